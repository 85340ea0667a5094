"""Small discs through a cloud: each point's tangent plane, taken from the points of its own sheet alone.

Two sheets of a plate may lie closer than the points of one: then most of a point's nearest neighbours belong to the other
sheet, and a plane fitted to all of them stands askew. Here a plane is chosen by the median distance of its neighbours to it
(least median of squares, Rousseeuw 1984): points of the other sheet, up to half of all, have no say. ("ours"; the paper has no
such step, see docs.)
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from scipy.spatial import cKDTree

NEIGHBOURS = 24
_PAIRS_OF = 10
"""Trial planes go through a point and two of its nearest so many neighbours."""
_INLIERS = 0.4
"""Share of the neighbours that a plane must fit."""
_CHUNK = 8_000


@dataclass(eq=False)
class Surfels:
    """``points`` (n, 3) moved onto the sheet; unit ``normals`` (n, 3); ``spacing`` (n,): distance between neighbours of one
    sheet; ``gap`` (n,): distance to the opposite sheet, infinite where none is near; ``noise``: standard deviation of the
    points about their sheets. All in the working frame."""

    points: np.ndarray
    normals: np.ndarray
    spacing: np.ndarray
    gap: np.ndarray
    noise: float
    neighbours: np.ndarray = field(repr=False)
    """(n, k): the nearest other points, nearest first."""
    tree: cKDTree = field(repr=False)


def _trial_planes(points: np.ndarray, near: np.ndarray, offset: np.ndarray, spread: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(normal (n, 3), scale of the residuals (n,)) of the plane through each point that fits `_INLIERS` of its neighbours best.

    ``offset`` (n, k, 3) to the neighbours, ``spread`` (n,) a length that makes planes of nearly collinear points drop out."""
    first, second = np.triu_indices(min(_PAIRS_OF, offset.shape[1]), 1)
    count = max(int(_INLIERS * offset.shape[1]), 3)
    best = np.full(len(offset), np.inf)
    normals = np.tile([0.0, 0.0, 1.0], (len(offset), 1))
    for a, b in zip(first, second, strict=True):
        normal = np.cross(offset[:, a], offset[:, b])
        length = np.linalg.norm(normal, axis=1)
        flat = length > 0.15 * spread**2
        normal /= np.maximum(length, 1e-300)[:, None]
        height = np.abs(np.matmul(offset, normal[:, :, None])[:, :, 0])
        middle = np.partition(height, count, axis=1)[:, count]
        better = flat & (middle < best)
        best[better], normals[better] = middle[better], normal[better]
    return normals, best


def _refined(offset: np.ndarray, normals: np.ndarray, scale: np.ndarray, reach: np.ndarray, others: np.ndarray | None):
    """(normal, height of the sheet over the point, support) by weighted least squares over the neighbours near the plane.
    ``others`` (n, k, 3): the neighbours' normals; those that look elsewhere count less."""
    height = np.matmul(offset, normals[:, :, None])[:, :, 0]
    weight = np.exp(-0.5 * (height / scale[:, None]) ** 2)
    weight *= np.exp(-0.5 * ((offset**2).sum(2)) / reach[:, None] ** 2)
    if others is not None:
        weight *= np.matmul(others, normals[:, :, None])[:, :, 0] ** 4
    total = weight.sum(1) + 1.0
    mean = (weight[:, :, None] * offset).sum(1) / total[:, None]
    # The point itself is one of the samples, with weight one and offset zero.
    moment = np.matmul((offset * weight[:, :, None]).transpose(0, 2, 1), offset) / total[:, None, None]
    moment -= mean[:, :, None] * mean[:, None, :]
    values, vectors = np.linalg.eigh(moment)
    found = vectors[:, :, 0]
    sure = values[:, 1] > 0.02 * np.maximum(values[:, 2], 1e-300)  # else the neighbours lie on a line
    found = np.where(sure[:, None], found, normals)
    found = found * np.where((found * normals).sum(1) < 0, -1.0, 1.0)[:, None]
    return found, (mean * found).sum(1), total


def surfels(points: np.ndarray, neighbours: int = NEIGHBOURS) -> Surfels:
    """Discs through points (n, 3) of the working frame. Normals have no common side yet: see `orientation`."""
    count = min(neighbours, len(points) - 1)
    tree = cKDTree(points)
    distance, near = tree.query(points, k=count + 1)
    near, distance = near[:, 1:], distance[:, 1:]
    spread = np.median(distance[:, : _PAIRS_OF], axis=1)
    normals, residual = np.empty_like(points), np.empty(len(points))
    for begin in range(0, len(points), _CHUNK):
        part = slice(begin, begin + _CHUNK)
        offset = points[near[part]] - points[part, None]
        normals[part], residual[part] = _trial_planes(points, near[part], offset, spread[part])
    noise = 1.2 * float(np.median(residual))
    spacing = spread / 1.6
    scale = np.maximum(0.08 * spacing, 2.0 * noise)
    height = np.zeros(len(points))
    for turn in range(3):
        previous = normals.copy()
        for begin in range(0, len(points), _CHUNK):
            part = slice(begin, begin + _CHUNK)
            offset = points[near[part]] - points[part, None]
            others = previous[near[part]] if turn else None
            normals[part], height[part], _ = _refined(offset, previous[part], scale[part], 2.0 * spacing[part], others)
    found = Surfels(points, normals, spacing, np.full(len(points), np.inf), noise, near, tree)
    return found
