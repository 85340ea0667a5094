"""Where the losses look: on the surface, near it, and in free space (paper, pipeline figure)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engines.mpf.start import LocalFields

MOST_SURFACE = 200_000


@dataclass(frozen=True, eq=False)
class Places:
    """``x`` (k, 3), of which the first ``surface`` lie on the surface, the next ``near`` near it, the rest in free space.
    ``spacing`` (k,) and ``gap`` (k,) of the nearest disc; ``r`` (k,) and ``theta`` (k,) as the discs have them, and the
    disc's ``normal`` (k, 3)."""

    x: np.ndarray
    surface: int
    near: int
    spacing: np.ndarray
    gap: np.ndarray
    r: np.ndarray
    theta: np.ndarray
    normal: np.ndarray


def places(start: LocalFields, points: np.ndarray, *, near: int, far: int, margin: float = 0.05, seed: int = 0) -> Places:
    """``near`` places at Gaussian offsets of one spacing, at most a third of the gap, from points drawn anew for each, and
    ``far`` ones anywhere in the bounding box and ``margin`` (a share of the diagonal) around it."""
    random = np.random.default_rng(seed)
    cloud = start.cloud
    surface = points if len(points) <= MOST_SURFACE else points[random.permutation(len(points))[:MOST_SURFACE]]
    drawn = random.integers(len(cloud.points), size=near)
    reach = np.minimum(cloud.spacing[drawn], cloud.gap[drawn] / 3) + cloud.noise
    beside = cloud.points[drawn] + random.normal(size=(near, 3)) * reach[:, None]
    free = random.uniform(cloud.points.min(0) - margin, cloud.points.max(0) + margin, (far, 3))
    x = np.concatenate([surface, beside, free])
    _, closest = start.tree.query(x)
    r, theta = start(x)
    return Places(
        x, len(surface), near, cloud.spacing[closest], cloud.gap[closest], r, theta, start.normals[closest]
    )
