"""What every detector gives back: boxes, each with a whole distribution over the vocabulary."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np


@dataclass
class Detection:
    """One thing seen in one frame.

    ``box``: (4,) x0, y0, x1, y1 in pixels. ``score`` in [0, 1]: how sure the detector is that something is there. ``probs``:
    (len(vocabulary) + 1,) the categorical distribution over the vocabulary, last entry: none of them. ``mask``: (H, W) bool or
    None (the box stands in for it). ``feature``: (d,) unit vector that describes the look of the crop, or None.
    """

    box: np.ndarray
    score: float
    probs: np.ndarray
    mask: np.ndarray | None = None
    feature: np.ndarray | None = None

    @property
    def label(self) -> int:
        """Index of the likeliest word (never the last entry, "none of them")."""
        return int(np.argmax(self.probs[:-1]))


@dataclass(frozen=True)
class View:
    """What a detector is shown. ``color``: (H, W, 3) uint8. ``depth``: (H, W) float32 metres. ``instances``: (H, W) int32, the
    simulator's ids (0: none); only simulated detectors look at it. ``pose``: (x, y, z, heading, pitch), metres and radians."""

    color: np.ndarray
    depth: np.ndarray | None = None
    instances: np.ndarray | None = None
    pose: tuple[float, float, float, float, float] = (0.0, 0.0, 0.0, 0.0, 0.0)


class Detector(Protocol):
    """Finds things in a view. ``simulated``: whether it looks at the simulator's truth; pages must say so."""

    name: str
    simulated: bool
    vocabulary: Sequence[str]

    def set_vocabulary(self, words: Sequence[str]) -> None:
        """The words that `detect` gives probabilities for, in this order."""

    def detect(self, view: View) -> list[Detection]:
        """Everything found in the view."""
