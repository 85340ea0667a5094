"""Both fields straight from the discs of a cloud: distances for the metric, blended tangent planes for the phase.

This is where training starts, and all there is to see in the first seconds. The metric is the distance to the discs, not to
the points: between the points of a sheet it is zero, at half of a gap it is not. ("ours": the sheet's "kd-tree distances are
free" taken one step further.)
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.spatial import cKDTree

from engines.mpf.surfels import Surfels, tangents

_NEAR = 12
_DISC = 1.0
"""Radius of a disc in spacings."""
_WIDTH = 0.8
"""Standard deviation of the blend in spacings."""
_OPPOSITE = -0.2
"""Cosine under which a disc is another sheet's and has no part in the blend."""
_CHUNK = 40_000
_TURNED = 0.8
"""Cosine under which two discs lie on different sides of an edge."""
_COVERS = 1.6
"""How far from its middle a disc says where its side's plane is, in spacings."""
_CUTS = 10
_WALL = 4.0
"""Half of the widest wall whose rim is looked for, in spacings: wider ones have points enough between their faces."""
_AROUND = 24
_BEYOND = np.radians(165)
"""Seen from beyond a rim, the directions to the points leave a gap of 180° and more."""


def widest_gap(offset: np.ndarray, normal: np.ndarray) -> np.ndarray:
    """(k,) the widest angle in [0, 2π] without a direction, of offsets (k, m, 3) seen along normals (k, 3)."""
    one, two = tangents(normal)
    angle = np.sort(np.arctan2((offset * two[:, None]).sum(2), (offset * one[:, None]).sum(2)), axis=1)
    return np.maximum(np.diff(angle, axis=1).max(1, initial=0), angle[:, 0] + 2 * np.pi - angle[:, -1])


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
        near, offset, height, aside, distance = self._discs(x, count)
        normals, spacing = self.normals[near], self.cloud.spacing[near]
        square = (offset**2).sum(2)
        rows = np.arange(len(x))
        # Among discs that are all but equally near, the one whose middle is nearest speaks.
        nearest = (distance + 0.1 * aside).argmin(1)
        weight = np.exp(-0.5 * (square - square.min(1, keepdims=True)) / (_WIDTH * spacing) ** 2)
        side = (normals * normals[rows, nearest][:, None]).sum(2)
        # Across an edge heights say nothing about each other.
        weight = np.where((side > _TURNED) & np.isfinite(distance), weight, 0.0)
        # Where sides couldn't be told, a sheet beyond the gap looks the same way; its height gives it away.
        apart = (height - height[rows, nearest][:, None]) / (0.35 * self.cloud.gap[near])
        weight *= np.exp(-0.5 * apart**2)
        weight[rows, nearest] += 1e-6
        theta = (weight * height).sum(1) / weight.sum(1)
        r = distance.min(1)
        off = self._off_the_rim(x, near, nearest, height, side, aside, spacing)
        theta[off] = np.maximum(r[off], 0.1 * spacing[off, 0])
        return r, theta

    def _discs(self, x: np.ndarray, count: int):
        """The nearest discs of places (k, 3): (numbers (k, m), offset from their middles (k, m, 3), height above them and
        distance aside (k, m), distance to the disc (k, m), infinite where it is cut off before its nearest place)."""
        _, near = self.tree.query(x, k=count)
        normals, spacing = self.normals[near], self.cloud.spacing[near]
        offset = x[:, None] - self.cloud.points[near]
        height = (offset * normals).sum(2)
        aside = np.sqrt(np.maximum((offset**2).sum(2) - height**2, 0))
        distance = np.hypot(height, np.maximum(aside - _DISC * spacing, 0))
        # At an edge discs stick out of the body: what lies beyond another disc's plane, seen from a disc's middle, isn't there.
        first = distance.argmin(1)
        rows = np.arange(len(x))
        turned = np.abs((normals * normals[rows, first][:, None]).sum(2)) < _TURNED
        asked = np.flatnonzero(turned.any(1))
        for _ in range(_CUTS):
            if not len(asked):
                break
            best = distance[asked].argmin(1)
            cut = self._cut_off(x[asked], near[asked], best, spacing[asked])
            asked, best = asked[cut], best[cut]
            distance[asked, best] = np.inf
        whole = ~np.isfinite(distance).any(1)  # never all of them
        if whole.any():
            distance[whole] = np.hypot(height[whole], np.maximum(aside[whole] - _DISC * spacing[whole], 0))
        return near, offset, height, aside, distance

    def _cut_off(self, x: np.ndarray, near: np.ndarray, best: np.ndarray, spacing: np.ndarray) -> np.ndarray:
        """True (k,) where the nearest place of disc ``best`` lies beyond the plane of another that reaches as far."""
        rows = np.arange(len(x))
        points, normals = self.cloud.points[near], self.normals[near]
        middle, normal = points[rows, best], normals[rows, best]
        flat = x - middle
        flat -= (flat * normal).sum(1)[:, None] * normal
        length = np.linalg.norm(flat, axis=1)
        reach = _DISC * spacing[rows, best]
        place = middle + flat * (np.minimum(length, reach) / np.maximum(length, 1e-12))[:, None]
        offset = place[:, None] - points
        above = (offset * normals).sum(2)
        beside = np.sqrt(np.maximum((offset**2).sum(2) - above**2, 0))
        before = ((middle[:, None] - points) * normals).sum(2)
        turned = np.abs((normals * normal[:, None]).sum(2)) < _TURNED
        slack = 0.1 * spacing
        # A disc that sits on the edge itself lies on both planes. Where the other side's points lie behind its plane the edge
        # is convex, and its own side lies behind theirs; before, where before.
        behind = (turned * ((points - middle[:, None]) * normal[:, None]).sum(2)).sum(1)
        before = np.where(np.abs(before) > slack, before, np.sign(behind)[:, None])
        beyond = (np.sign(above) != np.sign(before)) & (np.abs(above) > slack)
        return (beyond & turned & (beside < _COVERS * spacing) & (np.abs(above) < 1.5 * spacing)).any(1)

    def _off_the_rim(self, x, near, nearest, height, side, aside, spacing) -> np.ndarray:
        """Rows of the places that lie beyond the rim of a thin wall.

        Between the planes of its two faces a place looks like the inside, also where both faces have ended: the zero set would
        run on. There the points of the wall lie all on one side of it."""
        rows = np.arange(len(x))
        # The other face: it looks the other way, and both look away from each other.
        facing = (side < _OPPOSITE) & (np.abs(height) < _WALL * spacing)
        between = height[rows, nearest] < 0.25 * spacing[rows, nearest]
        asked = np.flatnonzero(facing.any(1) & between & (aside[rows, nearest] > 0.3 * spacing[rows, nearest]))
        if not len(asked):
            return asked
        _, around = self.tree.query(x[asked], k=min(_AROUND, len(self.normals)))
        offset = self.cloud.points[around] - x[asked, None]
        normal = self.normals[near[asked, nearest[asked]]]
        return asked[widest_gap(offset, normal) > _BEYOND]


    def metric(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """(r (k,), ∇r (k, 3) of length one, zero on a disc itself): distance to the nearest disc and the way it grows."""
        r, slope = np.empty(len(x)), np.empty((len(x), 3))
        count = min(_NEAR, len(self.normals))
        for begin in range(0, len(x), _CHUNK):
            part = slice(begin, begin + _CHUNK)
            near, offset, height, aside, distance = self._discs(x[part], count)
            rows = np.arange(len(height))
            best = distance.argmin(1)
            normal, height, aside = self.normals[near[rows, best]], height[rows, best], aside[rows, best]
            flat = offset[rows, best] - height[:, None] * normal
            beyond = np.maximum(aside - _DISC * self.cloud.spacing[near[rows, best]], 0)
            away = height[:, None] * normal + (beyond / np.maximum(aside, 1e-12))[:, None] * flat
            r[part] = distance[rows, best]
            slope[part] = away / np.maximum(r[part], 1e-12)[:, None]
        return r, slope


def local_fields(cloud: Surfels, normals: np.ndarray) -> LocalFields:
    """The fields of a cloud with oriented normals (n, 3)."""
    return LocalFields(cloud, normals, cKDTree(cloud.points))
