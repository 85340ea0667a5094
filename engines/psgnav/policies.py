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
    explore: Literal["nearest", "weighted", "value", "graph"]
    style: Style = "multiverse"
    accept: Literal["label", "belief"] = "label"
    calibrator: Literal["paper", "released", "none"] = "none"

    @property
    def has_graph(self) -> bool:
        """Whether it decides by a scene graph."""
        return self.explore == "graph"


POLICIES: dict[str, Policy] = {
    name: Policy(POLICY_TITLES[name], *rest)  # type: ignore[arg-type]
    for name, rest in {
        "psg-nav": ("graph", "multiverse", "belief", "paper"),
        "no-multiverse": ("graph", "expected", "belief", "paper"),
        "no-calibrator": ("graph", "multiverse", "belief", "none"),
        "scene-graph": ("graph", "argmax", "label", "none"),  # after SG-Nav
        "as-released": ("graph", "as-released", "label", "released"),
        "value-map": ("value",),  # after VLFM
        "weighted-frontier": ("weighted",),  # after arXiv 2507.20021
        "nearest-frontier": ("nearest",),
    }.items()
}
