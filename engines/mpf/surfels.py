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
_INLIERS = 0.3
"""Share of the neighbours that a plane must fit: where one sheet happens to be sampled thinly, the other has the majority."""
_CANDIDATES = 12
"""A point may take over the plane of one of so many nearest neighbours."""
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


def _refined(offset: np.ndarray, normals: np.ndarray, scale: np.ndarray, reach: np.ndarray, others: np.ndarray):
    """(normal, height of the sheet over the point, support) by weighted least squares over the neighbours near the plane.
    ``others`` (n, k, 3): the neighbours' normals; those that look elsewhere count less."""
    height = np.matmul(offset, normals[:, :, None])[:, :, 0]
    weight = np.exp(-0.5 * (height / scale[:, None]) ** 2)
    weight *= np.exp(-0.5 * ((offset**2).sum(2)) / reach[:, None] ** 2)
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


def _agreed(offset: np.ndarray, own: np.ndarray, others: np.ndarray, scale: np.ndarray, reach: np.ndarray) -> np.ndarray:
    """Normals (n, 3): of a point's own plane and those of its neighbours, laid through the point, the one that most of the
    neighbours lie on and agree with. A plane askew between two sheets finds no neighbour that agrees."""
    candidates = np.concatenate([own[:, None], others[:, :_CANDIDATES]], axis=1)
    height = np.matmul(candidates, offset.transpose(0, 2, 1))
    support = np.exp(-0.5 * (height / scale[:, None, None]) ** 2)
    support *= np.matmul(candidates, others.transpose(0, 2, 1)) ** 2
    support *= np.exp(-0.5 * (offset**2).sum(2) / reach[:, None] ** 2)[:, None]
    total = support.sum(2)
    total[:, 0] *= 1.05  # for as good as equal, its own
    found = candidates[np.arange(len(own)), total.argmax(1)]
    return found * np.where((found * own).sum(1) < 0, -1.0, 1.0)[:, None]


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
    for turn in range(4):
        previous = normals.copy()
        for begin in range(0, len(points), _CHUNK):
            part = slice(begin, begin + _CHUNK)
            offset = points[near[part]] - points[part, None]
            others = previous[near[part]]
            if turn < 2:
                normals[part] = _agreed(offset, previous[part], others, scale[part], 2.0 * spacing[part])
                continue
            normals[part], height[part], _ = _refined(offset, previous[part], scale[part], 2.0 * spacing[part], others)
    spacing, gap = _spacing_and_gap(points, near, normals, spacing, noise)
    return Surfels(points, normals, spacing, gap, noise, near, tree)


def _spacing_and_gap(points, near, normals, spacing, noise) -> tuple[np.ndarray, np.ndarray]:
    """(distance between neighbours within a sheet (n,), distance to the sheet opposite (n,), infinite where none is near)."""
    own_spacing, gap = np.empty(len(points)), np.empty(len(points))
    wanted = 8
    for begin in range(0, len(points), _CHUNK):
        part = slice(begin, begin + _CHUNK)
        offset = points[near[part]] - points[part, None]
        length = np.linalg.norm(offset, axis=2)
        height = np.abs(np.matmul(offset, normals[part][:, :, None])[:, :, 0])
        alike = np.abs(np.matmul(normals[near[part]], normals[part][:, :, None])[:, :, 0])
        level = np.maximum(0.15 * length, 0.1 * spacing[part, None] + 2 * noise)
        own = (height < level) & (alike > 0.8)
        # n points of even density lie within a radius of spacing · √(n/π).
        rank = np.cumsum(own, axis=1)
        far = np.where(own & (rank <= wanted), length, 0).max(1)
        number = np.minimum(rank[:, -1], wanted)
        own_spacing[part] = np.where(number >= 3, far / np.sqrt(np.maximum(number, 1) / np.pi), spacing[part])
        above = ~own & (height > 0.8 * length) & (alike > 0.5)
        gap[part] = np.where(above, height, np.inf).min(1)
    # One point's neighbours say little; the middle of many says what the sheet is like here.
    own_spacing = np.median(own_spacing[near[:, :12]], axis=1)
    nearby = np.sort(gap[near], axis=1)
    found = np.isfinite(nearby).sum(1)
    middle = nearby[np.arange(len(points)), np.maximum(found // 2, 0)]
    return own_spacing, np.where(found >= 3, middle, np.inf)
