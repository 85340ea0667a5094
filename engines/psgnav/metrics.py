"""How an episode went: success, SPL, SoftSPL, why it failed; and over many, intervals and calibration.

SPL: Anderson et al., On Evaluation of Embodied Navigation Agents (2018). SoftSPL: Datta et al. (2020).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

Failure = Literal["", "wrong object", "missed it", "never saw it", "stuck", "out of time", "explored everything"]


@dataclass(frozen=True)
class Outcome:
    """``shortest``: metres from the start to the nearest view point; ``path_length``: metres walked; ``distance_to_goal`` at
    the end and ``start_distance``: geodesic, to the nearest view point."""

    success: bool
    stopped: bool
    steps: int
    path_length: float
    shortest: float
    distance_to_goal: float
    failure: Failure = ""

    @property
    def spl(self) -> float:
        """Success weighted by path length."""
        return spl(self.success, self.shortest, self.path_length)

    @property
    def soft_spl(self) -> float:
        """Progress weighted by path length."""
        return soft_spl(self.shortest, self.distance_to_goal, self.path_length)


def spl(success: bool, shortest: float, walked: float) -> float:
    """S · l / max(p, l); 1 for a success that had nowhere to go."""
    if not success:
        return 0.0
    longest = max(walked, shortest)
    return 1.0 if longest <= 0 else shortest / longest


def soft_spl(shortest: float, left: float, walked: float) -> float:
    """max(0, 1 − d_T / d_0) · l / max(p, l)."""
    if not np.isfinite(shortest):
        return 0.0
    if shortest <= 0:
        return 1.0 if left <= 0 else 0.0
    progress = max(0.0, 1.0 - (left if np.isfinite(left) else shortest) / shortest)
    return progress * shortest / max(walked, shortest)


def expected_calibration_error(confidence: np.ndarray, correct: np.ndarray, bins: int = 10) -> float:
    """Mean |confidence − accuracy| over equal bins, weighted by their size. NaN without data."""
    if not len(confidence):
        return float("nan")
    index = np.minimum((np.asarray(confidence) * bins).astype(int), bins - 1)
    total = 0.0
    for number in range(bins):
        inside = index == number
        if inside.any():
            total += inside.sum() * abs(float(np.mean(confidence[inside])) - float(np.mean(correct[inside])))
    return total / len(confidence)


def wilson(successes: int, count: int, z: float = 1.959964) -> tuple[float, float]:
    """Wilson's score interval of a share."""
    if not count:
        return 0.0, 1.0
    p = successes / count
    centre = (p + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * np.sqrt(p * (1 - p) / count + z * z / (4 * count * count))
    return max(0.0, float(centre - half)), min(1.0, float(centre + half))


def paired_bootstrap(
    differences: Sequence[Sequence[float]], resamples: int = 10_000, level: float = 0.9, seed: int = 0
) -> tuple[float, float, float]:
    """(mean, low, high) of paired differences, resampling houses: ``differences`` holds those of each house."""
    rng = np.random.default_rng(seed)
    sums = np.array([np.sum(one) for one in differences], float)
    counts = np.array([len(one) for one in differences], float)
    if not counts.sum():
        return 0.0, 0.0, 0.0
    picks = rng.integers(len(sums), size=(resamples, len(sums)))
    means = sums[picks].sum(1) / counts[picks].sum(1)
    tail = (1 - level) / 2
    return float(sums.sum() / counts.sum()), float(np.quantile(means, tail)), float(np.quantile(means, 1 - tail))
