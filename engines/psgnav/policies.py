"""The ways to search that can be compared: one navigator, with its parts switched on and off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.psgnav.decision import Style
from engines.psgnav.params import POLICY_TITLES


@dataclass(frozen=True)
class Policy:
    """``explore``: how the next place is chosen. ``accept``: when something counts as the goal: its likeliest label (after
    enough votes), or its whole belief, checked from near by. ``calibrator``: paper, released or none."""

    title: str
    about: str
    explore: Literal["nearest", "weighted", "value", "graph"]
    style: Style = "multiverse"
    accept: Literal["label", "belief"] = "label"
    calibrator: Literal["paper", "released", "none"] = "none"

    @property
    def has_graph(self) -> bool:
        """Whether it decides by a scene graph."""
        return self.explore == "graph"


POLICIES: dict[str, Policy] = {
    "psg-nav": Policy(
        POLICY_TITLES["psg-nav"], "Whole beliefs, sampled worlds, pairwise comparison, and the calibrator of the paper.",
        "graph", "multiverse", "belief", "paper",
    ),
    "no-multiverse": Policy(
        POLICY_TITLES["no-multiverse"], "Scores averaged over beliefs instead of sampled worlds.", "graph", "expected",
        "belief",
        "paper",
    ),
    "no-calibrator": Policy(
        POLICY_TITLES["no-calibrator"], "The detector's belief alone decides when to stop.", "graph", "multiverse", "belief",
        "none",
    ),
    "scene-graph": Policy(
        POLICY_TITLES["scene-graph"], "Each object has its likeliest label only (after SG-Nav).", "graph", "argmax", "label",
        "none",
    ),
    "as-released": Policy(
        POLICY_TITLES["as-released"],
        "As the authors' code does it: worlds are sampled and not used; a colour histogram calibrates.",
        "graph", "as-released", "label", "released",
    ),
    "value-map": Policy(
        POLICY_TITLES["value-map"], "Frontiers by how near in meaning to the goal is what was seen there (after VLFM).",
        "value",
    ),
    "weighted-frontier": Policy(
        POLICY_TITLES["weighted-frontier"], "Frontiers by unknown area and distance, geometry alone (after arXiv 2507.20021).",
        "weighted",
    ),
    "nearest-frontier": Policy(POLICY_TITLES["nearest-frontier"], "The frontier with the shortest way, geometry alone.",
    "nearest"),
}  # fmt: skip
