"""The lab's 3D viewer as a Gradio component: up to six meshes with linked cameras, deviation, section, measure.

The picture is drawn by the web component ``<showfloor-viewer>`` (source in ``web/``, built into ``assets/viewer/viewer.js``),
which Gradio's HTML component holds. Coordinates that people see are in the file's own frame (z up) and unit.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict, get_args

import gradio as gr

BUNDLE = Path(__file__).resolve().parents[2] / "assets" / "viewer" / "viewer.js"
ASSETS_PATH = "/assets"
"""Where the shell serves the folder ``assets/``, below the root path of the app."""

Layout = Literal["side", "overlay", "single"]
Color = Literal["plain", "deviation", "thickness", "surfaces"]
Role = Literal["scan", "part", "surfaces", "points", "sheet", "beside"]


class Item(TypedDict):
    """One mesh: a GLB file of this site (``/runs/<id>/files/part.glb``), what it is, and what it is called.

    ``version`` changes when the file behind the same address does; the value's own ``version`` stands in for it.
    """

    url: str
    role: Role
    label: NotRequired[str]
    version: NotRequired[int]


class LegendEntry(TypedDict):
    """One colour of the colouring "surfaces": ``color`` as ``#rrggbb``, ``share`` of the area in [0, 1]."""

    label: str
    color: str
    share: NotRequired[float]


def viewer_value(
    items: Iterable[Mapping[str, Any]] = (),
    *,
    unit: str = "",
    layout: Layout = "side",
    color: Color = "plain",
    deviation_limit: float | None = None,
    deviation_name: str = "",
    deviation_note: str = "",
    legend: Iterable[Mapping[str, Any]] = (),
    version: int = 0,
    scene: str = "",
    poster: str = "",
    message: str = "",
) -> dict[str, Any]:
    """What a `Viewer` shows.

    ``unit``: what the coordinates and the deviation are in. ``deviation_limit``: where the colours end, in that unit (None:
    the largest deviation); ``deviation_name``, ``deviation_note``: what it and its two colours are called here. ``version``:
    another number makes the viewer look whether files have changed; the camera stays. ``scene``: names the thing that is
    shown, the camera starts afresh when it changes (default: the folder of the first file, that is, the run). ``poster``:
    address of a picture for browsers without WebGL. ``message``: what to say while there are no items. ``layout``, ``color``
    and ``deviation_limit`` are taken over when they change, so a live update does not undo what the person has chosen in the
    viewer. Raises ValueError for a role, layout or colour that doesn't exist.
    """
    shown = [dict(item) for item in items]
    for item in shown:
        if item.get("role") not in get_args(Role):
            raise ValueError(f"role {item.get('role')!r} is not one of {', '.join(get_args(Role))}")
        if not item.get("url"):
            raise ValueError("each item needs the url of a GLB file")
    if layout not in ("side", "overlay", "single"):
        raise ValueError(f"layout {layout!r} is not one of side, overlay, single")
    if color not in get_args(Color):
        raise ValueError(f"color {color!r} is not one of {', '.join(get_args(Color))}")
    value: dict[str, Any] = {"items": shown, "unit": unit, "layout": layout, "color": color, "version": version}
    optional = {"legend": [dict(entry) for entry in legend], "scene": scene, "poster": poster, "message": message}
    optional |= {"deviation_name": deviation_name, "deviation_note": deviation_note}
    value |= {name: given for name, given in optional.items() if given}
    if deviation_limit is not None:
        value["deviation_limit"] = deviation_limit
    return value


@cache
def bundle_path() -> str:
    """Path of the viewer's script below the app's root; its query changes with its content, so it may be cached for ever."""
    return f"{ASSETS_PATH}/viewer/viewer.js?v={hashlib.sha256(BUNDLE.read_bytes()).hexdigest()[:12]}"


# Only `value` is named in the template: in a tab that has never been open, Gradio leaves other properties undefined.
_TEMPLATE = """<{tag} height="{height}" data="${
  (JSON.stringify(value || null) || 'null').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}"></{tag}>"""

# Keeps the room while the script is on its way, so that nothing below jumps.
_CSS = "{tag}:not(:defined) { display: block; height: {height}px; }"

# Not async (Gradio calls it as a plain function), and the app may live below a prefix: Gradio knows it as `root`.
_ON_LOAD = """
const root = new URL((window.gradio_config && window.gradio_config.root) || '/', location.href).pathname.replace(/[/]+$/, '');
import(new URL(root + {script}, location.origin).href).catch(() => {
  const viewer = element.querySelector('{tag}');
  if (viewer) viewer.textContent = 'The 3D viewer could not be loaded; reload the page to try again.';
});
"""


# A function that is used like the Gradio components: a subclass would make Gradio write a .pyi file beside this module.
def Viewer(
    value: dict[str, Any] | None = None,
    *,
    height: int = 480,
    label: str = "3D view",
    elem_id: str | None = None,
    elem_classes: list[str] | str | None = None,
    **kwargs: Any,
) -> gr.HTML:
    """A 3D viewer; ``value`` comes from `viewer_value`.

    ``height``: toolbar and picture in CSS pixels (on a phone at most two thirds of the screen); the row of what is switched
    on and the legend come on top of it, so that the picture keeps its size.

    It is an output like any other: yield a new value and the mesh is swapped while the camera stays. Events that update it
    often should be made with ``show_progress="hidden"``. ``kwargs`` go to ``gr.HTML`` (such as ``visible``, ``render``).
    """
    return _element("showfloor-viewer", value, height, label, elem_id, elem_classes, **kwargs)


def Fields(
    value: dict[str, Any] | None = None,
    *,
    height: int = 560,
    label: str = "Fields",
    elem_id: str | None = None,
    elem_classes: list[str] | str | None = None,
    **kwargs: Any,
) -> gr.HTML:
    """A plane through the fields of Thin surfaces: ``value`` has ``volume`` and ``surface``, addresses of the run's volume
    (``engines.mpf.volume``) and surface (GLB), and ``unit``. ``height`` is kept free until the script is there."""
    return _element("showfloor-fields", value, height, label, elem_id, elem_classes, **kwargs)


def EpisodeView(
    value: dict[str, Any] | None = None,
    *,
    height: int = 900,
    label: str = "The search",
    elem_id: str | None = None,
    elem_classes: list[str] | str | None = None,
    **kwargs: Any,
) -> gr.HTML:
    """A robot's search, live and afterwards: ``value`` has ``episodes`` (each with ``log`` and ``frames``, addresses of the
    run's record, ``live`` and ``label``; two stand side by side) and ``message``. It reads the record by itself as it grows."""
    return _element("showfloor-episode", value, height, label, elem_id, elem_classes, **kwargs)


def InquiryView(
    value: dict[str, Any] | None = None,
    *,
    height: int = 900,
    label: str = "The inquiry",
    elem_id: str | None = None,
    elem_classes: list[str] | str | None = None,
    **kwargs: Any,
) -> gr.HTML:
    """What a recording of speech expresses, live and afterwards: ``value`` has ``record`` and ``folder`` (addresses of the
    run's record and of the files it names), ``live`` and ``message``. It reads the record by itself as it grows."""
    return _element("showfloor-inquiry", value, height, label, elem_id, elem_classes, **kwargs)


def _element(
    tag: str, value: dict[str, Any] | None, height: int, label: str, elem_id: str | None,
    elem_classes: list[str] | str | None, **kwargs: Any,
) -> gr.HTML:  # fmt: skip
    """A web component of the bundle, fed with ``value`` as JSON."""

    def filled(template: str) -> str:
        return template.replace("{tag}", tag).replace("{height}", str(height)).replace("{script}", json.dumps(bundle_path()))

    given = elem_classes.split() if isinstance(elem_classes, str) else elem_classes or []
    return gr.HTML(
        value,
        label=label,
        html_template=filled(_TEMPLATE),
        css_template=filled(_CSS),
        js_on_load=filled(_ON_LOAD),
        apply_default_css=False,
        elem_id=elem_id,
        elem_classes=list(dict.fromkeys(["sf-bare", *given])),  # the shell's class for parts that bring their own frame
        **kwargs,
    )
