"""Picture to CAD: a flat part from a photo or a scan of it, as an editable program; whole objects by a hub model.

CADFit (ICML 2026) goes from one picture to a mesh by an image-to-3D model and from the mesh to a program. That route is here
for machines that have such a model. The flat-part route is this lab's own: outline, lines, arcs and circles, extrusion.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engines.cadfit import FIGURES as PART_FIGURES
from engines.cadfit import PAPER
from engines.contract import Figure, Limits, Metric, Needs, Part, Preview, Progress, Result, System
from engines.picture2cad.params import ObjectParams, PictureParams, PictureRebuildParams

Event = Progress | Metric | Preview | Result


def _draw(params: PictureParams, folder: Path) -> Iterator[Event]:
    from engines.picture2cad.engine import draw

    yield from draw(params, folder)


def _rebuild(params: PictureRebuildParams, folder: Path) -> Iterator[Event]:
    from engines.picture2cad.engine import rebuild

    yield from rebuild(params, folder)


def _object(params: ObjectParams, folder: Path) -> Iterator[Event]:
    from engines.picture2cad.whole_object import model

    yield from model(params, folder)


def _models() -> list[Part]:
    from engines.picture2cad.image_to_mesh import parts

    return parts()


def _parts() -> list[Part]:
    from importlib import import_module
    from importlib.metadata import version

    found = []
    for module, package, use in [
        ("cv2", "opencv-python-headless", "pictures, colours, outlines"), ("pi_heif", "pi-heif", "HEIC pictures"),
        ("cadquery", "cadquery", "geometry kernel"),
    ]:  # fmt: skip
        try:
            import_module(module)
            found.append(Part(f"{use} ({package})", True, version(package)))
        except ImportError as error:
            found.append(Part(f"{use} ({package})", False, str(error).splitlines()[0]))
    return found + _models()


FIGURES = {
    "residual_mm": Figure(
        "Residual", "mm", ".3f", "lower", "Root mean square distance of the measured outline from its curves"
    ),
    "residual_px": Figure("Residual in pixels", "px", ".2f", "lower", "The same in pixels of the picture"),
    "largest_mm": Figure("Largest distance", "mm", ".3f", "lower", "Largest distance of the measured outline from its curves"),
    "mm_per_px": Figure("Pixel", "mm", ".4g", "lower", "Size of a pixel on the part"),
    "scale_error": Figure("Scale ±", "%", ".2f", "lower", "How exact the known length can be taken from the picture"),
    "lines": Figure("Lines", "", ".0f", "", "Straight pieces of all outlines"),
    "arcs": Figure("Arcs", "", ".0f", "", "Arcs of all outlines"),
    "circles": Figure("Circles", "", ".0f", "", "Full circles"),
    "blur_px": Figure("Blur", "px", ".2f", "lower", "Standard deviation of the picture's blur at the outline"),
    **PART_FIGURES,
    "iou": Figure("IoU", "", ".4f", "higher", "Intersection over union of the part and the outline as measured, extruded"),
}

SYSTEMS = [
    System(
        name="picture2cad",
        title="Picture to CAD",
        summary="Turns a photo or scan of a flat part into lines, arcs and circles, and those into a part you can edit.",
        paper=PAPER,
        params=PictureParams,
        run=_draw,
        needs=Needs(cpus=1),
        limits=Limits(seconds=300, memory_gb=4),
        figures=FIGURES,
        warm=("cadquery", "engines.meshes.warm", "engines.picture2cad.engine"),
        parts=_parts,
    ),
    System(
        name="picture2cad-object",
        title="Picture to CAD: whole object",
        summary="Turns a picture of an object into a mesh by a hub model, and fits a CAD program to the mesh.",
        paper=PAPER,
        params=ObjectParams,
        run=_object,
        needs=Needs(cpus=1, gpus=1),
        limits=Limits(seconds=1800, memory_gb=24),
        figures=FIGURES,
        parts=_models,
        listed=False,
    ),
    System(
        name="picture2cad-rebuild",
        title="Picture to CAD: rebuild",
        summary="Builds a part from a picture again with other values for its parameters.",
        paper=PAPER,
        params=PictureRebuildParams,
        run=_rebuild,
        needs=Needs(cpus=1),
        limits=Limits(seconds=120, memory_gb=4),
        figures=FIGURES,
        parts=_parts,
        listed=False,
    ),
]
