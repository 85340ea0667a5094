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
MORE_NEIGHBOURS = 64
_NOISY = 0.06
"""Noise over spacing from which on planes are fitted to more neighbours."""
_ROUNDS = 3
_LEFT = 0.35
"""Share of the noise that is left after them, as measured on a torus and a bent plate."""
_SCALE = 2.0
"""Deviations of noise within which a point has a say about a plane."""
_CLEARINGS = 3
"""How often points that belong to no sheet are looked for and left out."""
_SPOILT = 0.02
"""Share of lonely points from which on a cloud counts as full of strays."""
_FAR = 4.0
"""Spacings over the median from which on a point is alone."""
_CHUNK = 8_000


@dataclass(eq=False)
class Surfels:
    """``points`` (n, 3) moved onto the sheet; unit ``normals`` (n, 3); ``spacing`` (n,): distance between neighbours of one
    sheet; ``gap`` (n,): distance to the opposite sheet, infinite where none is near; ``noise``: standard deviation of
    these points about their sheets, ``noise_given``: that of the points as they came;
    ``strays``: how many were left out as they belong to no sheet. All in the working frame."""

    points: np.ndarray
    normals: np.ndarray
    spacing: np.ndarray
    gap: np.ndarray
    noise: float
    noise_given: float
    strays: int
    neighbours: np.ndarray = field(repr=False)
    """(n, k): the nearest other points, nearest first."""
    tree: cKDTree = field(repr=False)


def tangents(normals: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Two unit vectors (n, 3) at right angles to unit ``normals`` (n, 3) and to each other."""
    helper = np.where(np.abs(normals[:, :1]) < 0.7, [[1.0, 0.0, 0.0]], [[0.0, 1.0, 0.0]])
    one = np.cross(normals, helper)
    one /= np.linalg.norm(one, axis=1, keepdims=True)
    return one, np.cross(normals, one)


def _trial_planes(offset: np.ndarray, chosen: np.ndarray, spread: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(normal (n, 3), scale of the residuals (n,)) of the plane through each point that fits `_INLIERS` of its neighbours best.

    ``offset`` (n, k, 3) to the neighbours; ``chosen``: which of them span trial planes with the point; ``spread`` (n,): a
    length that makes planes of nearly collinear points drop out."""
    first, second = (chosen[side] for side in np.triu_indices(len(chosen), 1))
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


def _refined(offset: np.ndarray, normals: np.ndarray, others: np.ndarray, scale: np.ndarray, reach: np.ndarray) -> np.ndarray:
    """Normals (n, 3) by weighted least squares over the neighbours near each plane.
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
    return found


def _heights(offset: np.ndarray, normals: np.ndarray, others: np.ndarray, scale: np.ndarray, reach: np.ndarray) -> np.ndarray:
    """(n,) of the sheet above each point along its normal: a quadric through the neighbours near the tangent plane, by
    weighted least squares. A plane's mean would sink into every bend."""
    one, two = tangents(normals)
    u = np.matmul(offset, one[:, :, None])[:, :, 0] / reach[:, None]
    v = np.matmul(offset, two[:, :, None])[:, :, 0] / reach[:, None]
    h = np.matmul(offset, normals[:, :, None])[:, :, 0]
    weight = np.exp(-0.5 * (u**2 + v**2)) * np.matmul(others, normals[:, :, None])[:, :, 0] ** 4
    found = np.zeros(len(normals))
    basis = np.stack([np.ones_like(u), u, v, u * u, u * v, v * v], axis=2)
    # Small slopes and bends unless the points ask for more: where they are few, the fit falls back to their mean.
    ridge = np.diag([1e-9, 1e-2, 1e-2, 0.3, 0.3, 0.3])
    bent = np.zeros_like(h)
    for _ in range(3):
        robust = weight * np.exp(-0.5 * ((h - bent) / scale[:, None]) ** 2)
        own = np.exp(-0.5 * (found / scale) ** 2)  # the point's own height is zero
        left = np.matmul((basis * robust[:, :, None]).transpose(0, 2, 1), basis) + ridge
        left[:, 0, 0] += own
        right = np.matmul((robust * h)[:, None], basis)[:, 0]
        solved = np.linalg.solve(left, right[:, :, None])
        found = solved[:, 0, 0]
        bent = np.matmul(basis, solved)[:, :, 0]
    return found


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


def _neighbours(points: np.ndarray, count: int) -> tuple[np.ndarray, np.ndarray, cKDTree]:
    """(the nearest other points (n, k), distance between points whatever their sheet (n,), the tree)."""
    tree = cKDTree(points)
    distance, near = tree.query(points, k=min(count, len(points) - 1) + 1)
    return near[:, 1:], np.median(distance[:, 1 : 1 + _PAIRS_OF], axis=1) / 1.6, tree


def _trials(points: np.ndarray, near: np.ndarray, spacing: np.ndarray, wide: bool) -> tuple[np.ndarray, float]:
    """(normals (n, 3), noise) of the best trial planes. ``wide``: span them farther out, where noise tilts them less."""
    chosen = np.arange(min(_PAIRS_OF, near.shape[1]))
    if wide:
        near = near[:, :: max(near.shape[1] // 32, 1)]
        chosen = np.unique(np.linspace(near.shape[1] // 5, near.shape[1] - 1, _PAIRS_OF).astype(int))
    normals, residual = np.empty_like(points), np.empty(len(points))
    for begin in range(0, len(points), _CHUNK):
        part = slice(begin, begin + _CHUNK)
        offset = points[near[part]] - points[part, None]
        normals[part], residual[part] = _trial_planes(offset, chosen, 1.6 * spacing[part])
    return normals, 2.0 * float(np.median(residual))


def _settled(
    points: np.ndarray, near: np.ndarray, spacing: np.ndarray, normals: np.ndarray, noise: float, turns: tuple[int, int],
    least_noise: float = 0.0,
) -> tuple[np.ndarray, float]:  # fmt: skip
    """(normals (n, 3), noise) after so many turns of taking over neighbours' planes, and of least squares."""
    for turn in range(sum(turns)):
        scale = np.maximum(0.08 * spacing, _SCALE * max(noise, 0.5 * least_noise))
        reach = np.maximum(2.0 * spacing, 4.0 * max(noise, least_noise))
        previous, rises = normals.copy(), []
        for begin in range(0, len(points), _CHUNK):
            part = slice(begin, begin + _CHUNK)
            offset = points[near[part]] - points[part, None]
            step = _agreed if turn < turns[0] else _refined
            normals[part] = step(offset, previous[part], previous[near[part]], scale[part], reach[part])
            rises.append(np.abs(np.matmul(offset[:, :6], normals[part][:, :, None])[:, :, 0]))
        if turn >= turns[0] - 1:
            # Heights between neighbours of one sheet vary by √2 deviations. Up to half of the neighbours may be another
            # sheet's, so the lowest 0.3 of them stand for the lowest 0.3 to 0.6 of a normal distribution: 0.5 deviations.
            noise = float(np.quantile(np.concatenate(rises), 0.3)) / np.sqrt(2) / 0.5
    return normals, noise


def _moved(points: np.ndarray, near: np.ndarray, spacing: np.ndarray, normals: np.ndarray, noise: float, first_noise: float):
    """The points (n, 3) moved along their normals onto the sheet through their neighbours."""
    scale = np.maximum(0.08 * spacing, _SCALE * max(noise, 0.5 * first_noise))
    reach = np.maximum(2.0 * spacing, 4.0 * first_noise)
    found = points.copy()
    for begin in range(0, len(points), _CHUNK):
        part = slice(begin, begin + _CHUNK)
        offset = points[near[part]] - points[part, None]
        height = _heights(offset, normals[part], normals[near[part]], scale[part], reach[part])
        found[part] += height[:, None] * normals[part]
    return found


def surfels(points: np.ndarray) -> Surfels:
    """Discs through points (n, 3) of the working frame. Normals have no common side yet: see `orientation`.

    Where the points scatter about their sheets by a good part of their spacing, planes are fitted to more of them, and the
    points moved onto these, `_ROUNDS` times."""
    total = len(points)
    for _ in range(_CLEARINGS):
        near, spacing, tree = _neighbours(points, NEIGHBOURS)
        normals, noise = _trials(points, near, spacing, wide=False)
        normals, noise = _settled(points, near, spacing, normals, noise, (2, 3))
        stray = _strays(points, near, normals, spacing, noise)
        if stray.mean() < 0.002 or (~stray).sum() < 2 * NEIGHBOURS:
            break
        points = points[~stray]
    else:
        near, spacing, tree = _neighbours(points, NEIGHBOURS)
        normals, noise = _settled(points, near, spacing, normals[~stray], noise, (1, 2))
    strays = total - len(points)
    first_noise = noise
    if noise > _NOISY * np.median(spacing):
        near, spacing, tree = _neighbours(points, MORE_NEIGHBOURS)
        normals, _ = _trials(points, near, spacing, wide=True)
        normals, noise = _settled(points, near, spacing, normals, noise, (2, 2))
        first_noise = noise
        for turn in range(_ROUNDS):
            points = _moved(points, near, spacing, normals, noise, first_noise)
            if turn < _ROUNDS - 1:
                near, _, tree = _neighbours(points, MORE_NEIGHBOURS)
                normals, noise = _settled(points, near, spacing, normals, noise, (0, 1), first_noise)
        near, spacing, tree = _neighbours(points, NEIGHBOURS)
        normals, noise = _settled(points, near, spacing, normals, noise, (1, 2))
        # Moved points have erred together: between neighbours the error doesn't show.
        noise = max(noise, _LEFT * first_noise)
    spacing, gap = _spacing_and_gap(points, near, normals, spacing, noise)
    return Surfels(points, normals, spacing, gap, noise, first_noise, strays, near, tree)


def _strays(points, near, normals, spacing, noise) -> np.ndarray:
    """True (n,) for points that belong to no sheet: hardly a neighbour lies on their plane and agrees with it, or all
    neighbours are far away."""
    company = np.empty(len(points))
    for begin in range(0, len(points), _CHUNK):
        part = slice(begin, begin + _CHUNK)
        offset = points[near[part]] - points[part, None]
        height = np.abs(np.matmul(offset, normals[part][:, :, None])[:, :, 0])
        alike = np.abs(np.matmul(normals[near[part]], normals[part][:, :, None])[:, :, 0])
        level = np.maximum(0.15 * np.linalg.norm(offset, axis=2), 2 * noise)
        company[part] = ((height < level) & (alike > 0.85)).sum(1)
    far = spacing > _FAR * np.median(spacing)
    usual = np.median(company)
    # In heavy noise planes agree with none, and their number says nothing.
    lonely = (company <= 1) & (usual >= 8)
    # A clean cloud has a few such points at its rims, and those with two or three in company are rims, too; in a cloud full
    # of strays they are strays that lie together by chance.
    if lonely.mean() > _SPOILT:
        lonely = company <= 3
    return far | lonely


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
    return own_spacing, np.where(found >= near.shape[1] / 4, middle, np.inf)  # a sheet, not a stray point
