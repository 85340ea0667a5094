"""The curves that were found, drawn over their picture."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

NAMES = {"line": "line", "arc": "arc", "circle": "circle"}


def drawing(address: str, view: Mapping[str, Any]) -> str:
    """The picture at an address with curves over it: ``view`` has ``width``, ``height`` (of the curves' pixels), ``curves``
    (``kind``, ``d``), and ``line``, the marked length."""
    width, height = int(view["width"]), int(view["height"])
    curves = view.get("curves") or []
    paths = "".join(
        f'<path class="sf-curve-{escape(str(c["kind"]))}" d="{escape(str(c["d"]))}"/>' for c in curves if c["kind"] in NAMES
    )
    line = view.get("line") or []
    if len(line) == 4:
        x0, y0, x1, y1 = (float(v) for v in line)
        paths += f'<path class="sf-measured" d="M{x0} {y0}L{x1} {y1}"/>'
    counts = {kind: sum(c["kind"] == kind for c in curves) for kind in NAMES}
    legend = "".join(
        f'<li class="sf-curve-{kind}">{count} {name}{"" if count == 1 else "s"}</li>'
        for (kind, name), count in zip(NAMES.items(), counts.values(), strict=True)
        if count
    )
    if len(line) == 4:
        legend += '<li class="sf-measured">known length</li>'
    title = "The outline that was found" if curves else "The picture"
    spoken = ", ".join(f"{count} {name}s" for name, count in counts.items()) if curves else "no outline yet"
    return (
        f'<section class="sf sf-panel sf-drawing" aria-label="{title}"><div class="sf-run-head"><h2>{title}</h2>'
        f'<ul class="sf-legend">{legend}</ul></div>'
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="The picture with {escape(spoken)}">'
        f'<image href="{escape(address)}" width="{width}" height="{height}" preserveAspectRatio="none"/>{paths}</svg></section>'
    )
