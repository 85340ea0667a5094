"""Mesh to CAD: an independent engine for the task studied by CADFit (ICML 2026).

The task and the idea (optimise IoU over structured, executable CAD programs, an operation at a time, each validated by the
kernel) are the paper's. The method is this lab's own: exact surfaces first, then the operations that those surfaces imply.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from engines.cadfit.params import METHODS, CadfitParams, CompareParams, RebuildParams
from engines.contract import Figure, Limits, Metric, Needs, Paper, Part, Preview, Progress, Result, System

PAPER = Paper(
    title="CADFit: Precise Mesh-to-CAD Program Generation with Hybrid Optimization",
    authors="the CADFit authors",
    venue="ICML 2026",
    url="https://arxiv.org/abs/2605.01171",
)


def _fit(params: CadfitParams, folder: Path) -> Iterator[Progress | Metric | Preview | Result]:
    from engines.cadfit.engine import fit

    yield from fit(params, folder)


def _rebuild(params: RebuildParams, folder: Path) -> Iterator[Progress | Metric | Preview | Result]:
    from engines.cadfit.engine import rebuild

    yield from rebuild(params, folder)


def _compare(params: CompareParams, folder: Path) -> Iterator[Progress | Metric | Preview | Result]:
    from engines.cadfit.compare import compare

    yield from compare(params, folder)


def _picture(params: CadfitParams, path: Path) -> None:
    from engines.meshes.files import read_mesh
    from engines.meshes.points import holds_points, read_points, surface_of
    from engines.meshes.render import RenderItem, render_png

    # Other than the part beside it: facets, and a warmer grey.
    grey = (0.76, 0.73, 0.68)
    mesh = surface_of(read_points(params.mesh))[0] if holds_points(params.mesh) else read_mesh(params.mesh).mesh
    render_png(path, [RenderItem(mesh, grey, smooth_normals=False)], size=(480, 360))


def _parts() -> list[Part]:
    from importlib import import_module
    from importlib.metadata import version

    def loaded(package: str) -> None:
        if package == "open3d":
            from engines.meshes.native import open3d

            open3d()
        else:
            import_module(package)

    found = []
    for package, use in [("cadquery", "geometry kernel"), ("manifold3d", "mesh booleans"), ("open3d", "distances, pictures")]:
        try:
            loaded(package)
            found.append(Part(f"{use} ({package})", True, version(package)))
        except ImportError as error:
            found.append(Part(f"{use} ({package})", False, str(error).splitlines()[0]))
    return found


FIGURES = {
    "iou": Figure("IoU", "", ".4f", "higher", "Volume of intersection over union of part and mesh"),
    "chamfer": Figure("Chamfer", "", ".3g", "lower", "Mean two-way surface distance over the mesh's diagonal"),
    "hausdorff": Figure("Hausdorff", "unit", ".3g", "lower", "Largest surface distance, in the file's unit"),
    "operations": Figure("Operations", "", ".0f", "lower", "Operations in the program; a pattern counts once"),
    "parameters": Figure("Parameters", "", ".0f", "", "Named parameters of the program"),
    "valid": Figure("Valid", "", ".0f", "higher", "1 when the kernel's own check passes on every solid"),
    "unexplained": Figure("Unexplained", "%", ".2f", "lower", "Share of the mesh's volume that no operation explains"),
    "seconds": Figure("Time", "s", ".1f", "lower", "Wall time of the run"),
    "peak_memory_gb": Figure("Peak memory", "GB", ".2f", "lower", "Largest resident memory of the run"),
}

COMPARED = {
    "iou": FIGURES["iou"],
    "seconds": Figure("Time", "s", ".1f", "lower", "Wall time from the file to the part"),
    "operations": FIGURES["operations"],
    "parameters": FIGURES["parameters"],
    "valid": Figure("Valid", "", ".0f", "higher", "1 for a valid solid, or a closed mesh where the method makes a mesh"),
    "faces": Figure("Faces", "", ".0f", "lower", "Faces of the solid; of a mesh: its flat faces"),
    "chamfer": FIGURES["chamfer"],
    "hausdorff": FIGURES["hausdorff"],
}

SYSTEMS = [
    System(
        name="cadfit",
        title="Mesh to CAD",
        summary="Turns a mesh or a scan into a part you can edit: a CadQuery program with named dimensions, and its STEP file.",
        paper=PAPER,
        params=CadfitParams,
        run=_fit,
        needs=Needs(cpus=1),
        limits=Limits(seconds=900, memory_gb=4),
        figures=FIGURES,
        warm=("cadquery", "engines.meshes.warm", "engines.cadfit.engine"),
        parts=_parts,
        picture=_picture,
    ),
    System(
        name="cadfit-rebuild",
        title="Mesh to CAD: rebuild",
        summary="Builds a fitted program again: other values, operations suppressed or in another order.",
        paper=PAPER,
        params=RebuildParams,
        run=_rebuild,
        needs=Needs(cpus=1),
        limits=Limits(seconds=60, memory_gb=4),
        figures=FIGURES,
        parts=_parts,
        listed=False,
    ),
    System(
        name="cadfit-compare",
        title="Mesh to CAD: compare methods",
        summary="Makes a part of one mesh by several methods, one after the other, and measures them alike.",
        paper=PAPER,
        params=CompareParams,
        run=_compare,
        needs=Needs(cpus=1),
        limits=Limits(seconds=1200, memory_gb=4),
        figures={
            f"{method}_{name}": replace(figure, label=f"{text.title}: {figure.label}")
            for name, figure in COMPARED.items() for method, text in METHODS.items()
        },
        warm=("engines.cadfit.compare",),
        parts=_parts,
        listed=False,
    ),
]
