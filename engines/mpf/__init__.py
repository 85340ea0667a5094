"""Thin surfaces: from points without normals to a surface that keeps thin plates, shells and open sheets.

Metric–Phase Fields (ICML 2026): an unsigned metric field and a smooth phase field with a learnable β, coupled to one implicit
function. The formulation is the paper's; that the fields start from discs laid through the points and live on a narrow band of
cells is this lab's own. Each module says what is which.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engines.contract import Figure, Limits, Metric, Needs, Paper, Part, Preview, Progress, Result, System
from engines.mpf.params import MpfParams

PAPER = Paper(
    title="Metric–Phase Fields",
    authors="the MPF authors",
    venue="ICML 2026",
    url="https://arxiv.org/abs/2605.25503",
)


def _reconstruct(params: MpfParams, folder: Path) -> Iterator[Progress | Metric | Preview | Result]:
    from engines.mpf.engine import reconstruct_file

    yield from reconstruct_file(params, folder)


def _parts() -> list[Part]:
    from importlib import import_module
    from importlib.metadata import version

    found = []
    for module, package, use in [("torch", "torch", "training of the fields"), ("scipy", "scipy", "neighbours of points")]:
        try:
            import_module(module)
            found.append(Part(f"{use} ({package})", True, version(package)))
        except ImportError as error:
            found.append(Part(f"{use} ({package})", False, str(error).splitlines()[0]))
    return found


FIGURES = {
    "points": Figure("Points", "", ",.0f", "", "Points that the surface was made from"),
    "triangles": Figure("Triangles", "", ",.0f", "", "Of the surface"),
    "fit": Figure("Distance to the points", "%", ".3f", "lower", "Median of the points' distances, of the diagonal"),
    "covered": Figure("Points on the surface", "%", ".1f", "higher", "Share of points within half a spacing of the surface"),
    "noise": Figure("Noise", "%", ".3f", "", "Standard deviation of the points about their sheet, of the diagonal"),
    "spacing": Figure("Spacing", "%", ".2f", "", "Distance between points of one sheet, of the diagonal"),
    "gap": Figure("Thinnest gap", "%", ".2f", "", "Tenth percentile of the distance between facing sheets, of the diagonal"),
    "thickness": Figure("Wall", "", ".4g", "", "Median wall thickness, in the input's unit"),
    "rims": Figure("Open rims", "", ",.0f", "", "Edges with one triangle"),
    "beta": Figure("β", "", ".1f", "", "How sharply the phase turns from one side to the other"),
    "steps": Figure("Steps", "", ",.0f", "", "Of training"),
    "seconds": Figure("Time", "s", ".1f", "lower", "From the file to the surface"),
}

SYSTEMS = [
    System(
        name="mpf",
        title="Thin surfaces",
        summary="Turns points without normals into a surface that keeps thin plates, shells and open sheets.",
        paper=PAPER,
        params=MpfParams,
        run=_reconstruct,
        needs=Needs(cpus=1),
        limits=Limits(seconds=600, memory_gb=4),
        figures=FIGURES,
        warm=("torch", "engines.meshes.warm", "engines.mpf.engine"),
        parts=_parts,
        listed=False,  # until it has a page
    ),
]
