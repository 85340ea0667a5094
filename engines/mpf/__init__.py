"""Thin surfaces: from points without normals to a surface that keeps thin plates, shells and open sheets.

Metric–Phase Fields (ICML 2026): an unsigned metric field and a smooth phase field with a learnable β, coupled to one implicit
function. The formulation is the paper's; that the fields start from discs laid through the points and live on a narrow band of
cells is this lab's own. Each module says what is which.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from engines.contract import Figure, Limits, Metric, Needs, Paper, Part, Preview, Progress, Result, System
from engines.mpf.params import BESIDE, MpfParams

PAPER = Paper(
    title="Metric–Phase Fields: Decoupling Distance and Sign for Thin-Structure Reconstruction from Unoriented Point Clouds",
    authors="as listed on OpenReview",
    venue="ICML 2026",
    url="https://openreview.net/forum?id=mVsb2MZ7LA",
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
    found.append(_pytorch3d())
    return found


def _pytorch3d() -> Part:
    """pytorch3d comes by conda and is for a GPU; without it a kd-tree and trimesh do its work."""
    from importlib import import_module

    try:
        return Part("distances on a GPU (pytorch3d)", True, import_module("pytorch3d").__version__)
    except ImportError:
        return Part("distances on a GPU (pytorch3d)", False, "by conda; a kd-tree does it on the CPU")


FIGURES = {
    "points": Figure("Points", "", ",.0f", "", "Points that the surface was made from"),
    "triangles": Figure("Triangles", "", ",.0f", "", "Of the surface"),
    "fit": Figure("Distance to the points", "%", ".3f", "lower", "Median of the points' distances, of the diagonal"),
    "covered": Figure("Points on the surface", "%", ".1f", "higher", "Share of points within half a spacing of the surface"),
    "noise": Figure("Noise", "%", ".3f", "", "Standard deviation of the points about their sheet, of the diagonal"),
    "spacing": Figure("Spacing", "%", ".2f", "", "Distance between points of one sheet, of the diagonal"),
    "gap": Figure("Thinnest gap", "%", ".2f", "", "Tenth percentile of the distance between facing sheets, of the diagonal"),
    "thickness": Figure("Wall", "", ".4g", "", "Median wall thickness, in the input's unit"),
    "rims": Figure("Open edges", "", ",.0f", "", "Edges with one triangle"),
    "chamfer": Figure("Chamfer distance", "%", ".3f", "lower", "To the true surface, mean of both ways, of the diagonal"),
    "f_score": Figure("F-score", "%", ".1f", "higher", "At 0.5 % of the true surface's diagonal"),
    "normals": Figure("Normals", "%", ".1f", "higher", "Mean agreement with the true surface's normals (cosine)"),
    "beta": Figure("β", "", ".1f", "", "How sharply the phase turns sides, for lengths as shares of the diagonal"),
    "steps": Figure("Steps", "", ",.0f", "", "Of training"),
    "seconds": Figure("Time", "s", ".1f", "lower", "From the file to the surface"),
}
ROW = ("triangles", "rims", "fit", "covered", "chamfer", "f_score", "normals", "seconds")
"""Figures that the methods beside it have, too, each under ``<method>_<figure>``."""

for _name, _one in BESIDE.items():
    FIGURES |= {f"{_name}_{key}": replace(FIGURES[key], label=f"{_one.title}: {FIGURES[key].label}") for key in ROW}

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
    ),
]
