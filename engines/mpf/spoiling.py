"""What a scanner does to points: noise, strays, a patch that it didn't see. For trying how much a surface stands."""

from __future__ import annotations

import numpy as np


def spoilt(
    points: np.ndarray, *, noise: float = 0.0, outliers: float = 0.0, hole: float = 0.0, seed: int = 0
) -> np.ndarray:
    """Points (n, 3) with Gaussian noise of standard deviation ``noise`` (a share of the diagonal) along each axis, with a
    share ``outliers`` of them moved anywhere into the bounding box, and without the share ``hole`` that is nearest to
    one of them. The same for the same seed."""
    random = np.random.default_rng([seed, 11])
    points = np.asarray(points, dtype=np.float64)
    low, high = points.min(0), points.max(0)
    if hole:
        far = np.linalg.norm(points - points[random.integers(len(points))], axis=1)
        points = points[far >= np.quantile(far, hole)]
    if noise:
        points = points + random.normal(0, noise * float(np.linalg.norm(high - low)), points.shape)
    if outliers:
        strays = random.permutation(len(points))[: round(len(points) * outliers)]
        points = points.copy()
        points[strays] = random.uniform(low, high, (len(strays), 3))
    return points
