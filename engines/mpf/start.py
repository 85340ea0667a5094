"""Both fields straight from the discs of a cloud: distances for the metric, blended tangent planes for the phase.

This is where training starts, and all there is to see in the first seconds. The metric is the distance to the discs, not to
the points: between the points of a sheet it is zero, at half of a gap it is not. ("ours": the sheet's "kd-tree distances are
free" taken one step further.)
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.spatial import cKDTree

from engines.mpf.surfels import Surfels

_NEAR = 12
_DISC = 1.0
"""Radius of a disc in spacings."""
_WIDTH = 0.8
"""Standard deviation of the blend in spacings."""
_OPPOSITE = -0.2
"""Cosine under which a disc is another sheet's and has no part in the blend."""
_CHUNK = 40_000


@dataclass(eq=False)
class LocalFields:
    """r and θ of oriented discs at any place. ``normals`` (n, 3) have one side: see `orientation`."""

    cloud: Surfels
    normals: np.ndarray
    tree: cKDTree

    def __call__(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """(r ≥ 0 (k,), θ (k,)) at places (k, 3) of the working frame, both in its unit."""
        r, theta = np.empty(len(x)), np.empty(len(x))
        count = min(_NEAR, len(self.normals))
        for begin in range(0, len(x), _CHUNK):
            part = slice(begin, begin + _CHUNK)
            r[part], theta[part] = self._blend(x[part], count)
        return r, theta

    def _blend(self, x: np.ndarray, count: int) -> tuple[np.ndarray, np.ndarray]:
        _, near = self.tree.query(x, k=count)
        normals = self.normals[near]
        spacing = self.cloud.spacing[near]
        offset = x[:, None] - self.cloud.points[near]
        height = (offset * normals).sum(2)
        square = (offset**2).sum(2)
        aside = np.sqrt(np.maximum(square - height**2, 0))
        distance = np.hypot(height, np.maximum(aside - _DISC * spacing, 0))
        rows = np.arange(len(x))
        # Among discs that are all but equally near, the one whose middle is nearest speaks.
        nearest = (distance + 0.1 * aside).argmin(1)
        weight = np.exp(-0.5 * (square - square.min(1, keepdims=True)) / (_WIDTH * spacing) ** 2)
        side = (normals * normals[rows, nearest][:, None]).sum(2)
        weight = np.where(side > _OPPOSITE, weight, 0.0)
        # Where sides couldn't be told, a sheet beyond the gap looks the same way; its height gives it away.
        apart = (height - height[rows, nearest][:, None]) / (0.35 * self.cloud.gap[near])
        weight *= np.exp(-0.5 * apart**2)
        weight[rows, nearest] += 1e-6
        theta = (weight * height).sum(1) / weight.sum(1)
        return distance.min(1), theta


    def metric(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """(r (k,), ∇r (k, 3) of length one, zero on a disc itself): distance to the nearest disc and the way it grows."""
        r, slope = np.empty(len(x)), np.empty((len(x), 3))
        count = min(_NEAR, len(self.normals))
        for begin in range(0, len(x), _CHUNK):
            part = slice(begin, begin + _CHUNK)
            _, near = self.tree.query(x[part], k=count)
            offset = x[part, None] - self.cloud.points[near]
            normals = self.normals[near]
            height = (offset * normals).sum(2)
            flat = offset - height[..., None] * normals
            aside = np.linalg.norm(flat, axis=2)
            beyond = np.maximum(aside - _DISC * self.cloud.spacing[near], 0)
            distance = np.hypot(height, beyond)
            rows = np.arange(len(height))
            best = distance.argmin(1)
            away = height[rows, best, None] * normals[rows, best]
            away += (beyond[rows, best] / np.maximum(aside[rows, best], 1e-12))[:, None] * flat[rows, best]
            r[part] = distance[rows, best]
            slope[part] = away / np.maximum(r[part], 1e-12)[:, None]
        return r, slope


def local_fields(cloud: Surfels, normals: np.ndarray) -> LocalFields:
    """The fields of a cloud with oriented normals (n, 3)."""
    return LocalFields(cloud, normals, cKDTree(cloud.points))
