"""Find it: a robot looks for a thing in a house it has never seen, and shows why it goes where it goes.

PSG-Nav (ICML 2026): a 3D probabilistic scene graph, decisions over sampled worlds, and a calibrator that learns from
experience. The formulation is the paper's; simulator, houses,
the embedded judge and detectors are this lab's own. Each module says what is which.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from engines.contract import Figure, Limits, Metric, Needs, Paper, Part, Preview, Progress, Result, System
from engines.psgnav.params import PsgNavParams

PAPER = Paper(
    title="PSG-Nav: Probabilistic Scene Graphs for Open-Vocabulary Object Navigation",
    authors="as listed on arXiv",
    venue="ICML 2026",
    url="https://arxiv.org/abs/2606.01313",
)


def _search(params: PsgNavParams, folder: Path) -> Iterator[Progress | Metric | Preview | Result]:
    from engines.psgnav.engine import search

    yield from search(params, folder)


def _parts() -> list[Part]:
    from importlib import import_module

    found = []
    try:
        from engines.psgnav.simulator.rasteriser import renderer_name

        found.append(Part("pictures by OpenGL (moderngl, EGL)", True, renderer_name()))
    except Exception as error:
        found.append(Part("pictures by OpenGL (moderngl, EGL)", False, f"{error}; they are ray cast by Open3D instead"))
    for module, use, instead in (
        ("onnxruntime", "COCO detector (onnxruntime)", "needed for real pictures"),
        ("transformers", "GroundingDINO, OWLv2, SigLIP (transformers)", "pip install transformers==5.24.0"),
        ("habitat_sim", "Habitat simulator (habitat-sim)", "by conda with an NVIDIA GPU; see docs/psgnav.md"),
    ):
        try:
            found.append(Part(use, True, str(getattr(import_module(module), "__version__", ""))))
        except ImportError:
            found.append(Part(use, False, instead))
    furniture = Path(PsgNavParams.model_fields["furniture"].default).is_dir()
    found.append(Part(
        "furniture for houses by number (Debian sweethome3d-furniture)", furniture,
        "" if furniture else "pieces of the ready houses are used",
    ))  # fmt: skip
    return found


FIGURES = {
    "success": Figure("Success", "", ".0f", "higher", "Stopped within 1 m of a place from which the goal is seen"),
    "spl": Figure("SPL", "", ".3f", "higher", "Success weighted by path length: shortest / walked"),
    "soft_spl": Figure("SoftSPL", "", ".3f", "higher", "Progress to the goal weighted by path length"),
    "steps": Figure("Steps", "", ".0f", "lower", "Turns count as steps"),
    "path_length": Figure("Walked", "m", ".1f", "lower", ""),
    "shortest": Figure("Shortest way", "m", ".1f", "", "From the start to the nearest view point"),
    "distance_to_goal": Figure("Left to the goal", "m", ".1f", "lower", "At the end"),
    "objects": Figure("Objects", "", ".0f", "", "Nodes of the scene graph seen at least twice"),
    "ece": Figure("Calibration error", "", ".3f", "lower", "Of the detector's confidence (ECE, ten bins)"),
    "step_ms": Figure("Time a step", "ms", ".0f", "lower", "Median process time: draw, detect, map, decide"),
    "likeness": Figure("Match of the goal", "", ".2f", "", "1: by name; else cosine of the words' vectors"),
    "seconds": Figure("Time", "s", ".1f", "lower", "From start to video"),
}
FIGURES |= {f"beside_{name}": replace(one, label=f"Beside it: {one.label}") for name, one in list(FIGURES.items())}

SYSTEMS = [
    System(
        name="psgnav",
        title="Find it",
        summary="A robot looks for a thing in a house it has never seen; you watch its map, its beliefs and its reasons.",
        paper=PAPER,
        params=PsgNavParams,
        run=_search,
        needs=Needs(cpus=1),
        limits=Limits(seconds=600, memory_gb=4),
        figures=FIGURES,
        warm=("engines.meshes.warm", "engines.psgnav.engine"),
        parts=_parts,
    ),
]
