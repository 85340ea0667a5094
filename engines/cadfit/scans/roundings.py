"""Fillets of a scan: one number each, because a fillet is tangent to the two faces that it joins.

A cylinder fitted freely to a quarter of noise is off by a tenth of its radius; with tangency given, only the radius is left to
find, and it is found to a few hundredths. The same search says whether an edge is sharp.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engines.cadfit.scans.samples import Samples
from engines.cadfit.surfaces import Array, Cylinder, Plane, Surface, Torus, unit

_RADII = np.geomspace(0.006, 0.16, 60)
"""Radii that are tried, as shares of the diagonal."""
_BETTER = 0.8
"""A rounding must leave less than this share of the squared error that a sharp edge leaves."""
_EQUAL = 0.12
"""Radii that differ by less than this share are one radius."""


@dataclass(eq=False)
class _Edge:
    """Two faces and what lies between: samples with their depths below both (n, 2), and the cosine between the normals.

    ``side``: 1 for a convex edge, -1 for a concave one. ``outward``: 1 where a surface's own normal points out of the material.
    """

    first: int
    second: int
    side: float
    samples: np.ndarray
    depths: Array
    cosine: float
    outward: tuple[float, float]
    between: list[int]
    radius: float = 0.0


def rounded(
    samples: Samples, surfaces: list[Surface], labels: np.ndarray, filled: np.ndarray, noise: float
) -> tuple[list[Surface], np.ndarray]:
    """Surfaces and labels with a tangent cylinder or torus at each edge whose samples show a rounding.

    ``labels``: −1 for samples that fit no surface; ``filled``: the same with those counted to a neighbour, to see who meets.
    """
    edges = []
    # Centres of triangles across a sharp edge lie inside it: an edge looks rounded by the width of a triangle.
    least = max(3 * noise, 1.6 * float(np.sqrt(samples.areas.mean() / 0.43)))
    for first, second in _pairs(samples, surfaces, filled):
        edge = _edge(samples, surfaces, labels, filled, first, second)
        if edge is not None and _fitted(edge, samples.size, noise, least):
            edges.append(edge)
    edges = _first_of_each(edges)
    _share_radii(edges)
    surfaces, labels = list(surfaces), labels.copy()
    # What stood between two faces for a fillet gives way to the tangent one.
    labels[np.isin(labels, sorted({k for edge in edges for k in edge.between}))] = -1
    for edge in edges:
        surface = _surface(surfaces[edge.first], surfaces[edge.second], edge)
        if surface is None:
            continue
        mine = edge.samples[_sector(edge.depths, edge.cosine, edge.radius)[0]]
        reach = np.abs(surface.distance(samples.points[mine])) < 4 * noise
        labels[mine[reach]] = len(surfaces)
        surfaces.append(surface)
    kept = [k for k in range(len(surfaces)) if samples.areas[labels == k].sum() > 3e-4 * samples.areas.sum()]
    table = np.full(len(surfaces) + 1, -1)
    table[kept] = np.arange(len(kept))
    return [surfaces[k] for k in kept], table[labels]


def _first_of_each(edges: list[_Edge]) -> list[_Edge]:
    """Without the edges of faces that are themselves the rounding of a wider edge."""
    gone: set[int] = set()
    kept = []
    for edge in sorted(edges, key=lambda e: (-len(e.between), -e.radius)):
        if edge.first not in gone and edge.second not in gone:
            kept.append(edge)
            gone |= set(edge.between)
    return kept


def _pairs(samples: Samples, surfaces: list[Surface], labels: np.ndarray) -> list[tuple[int, int]]:
    """Faces that meet, or that a narrow strip joins: planes, and a cylinder with a plane across its axis."""
    graph = samples.around.tocoo()
    a, b = labels[graph.row], labels[graph.col]
    touch = np.zeros((len(surfaces),) * 2, bool)
    both = (a >= 0) & (b >= 0)
    touch[a[both], b[both]] = True
    area = np.bincount(labels[labels >= 0], samples.areas[labels >= 0], len(surfaces))
    found = set()
    for k in range(len(surfaces)):
        near = [i for i in np.flatnonzero(touch[k]).tolist() if i != k]
        found |= {(min(i, k), max(i, k)) for i in near}
        # A fillet that was found as a surface of its own stands between the two that it is tangent to.
        if area[k] < 0.06 * area.sum() and not (isinstance(surfaces[k], Plane) and area[k] > 0.02 * area.sum()):
            large = sorted(near, key=lambda i: -area[i])[:6]
            found |= {(min(i, j), max(i, j)) for i in large for j in large if i != j}
    return sorted(p for p in found if _meet(surfaces[p[0]], surfaces[p[1]]))


def _meet(a: Surface, b: Surface) -> bool:
    if isinstance(a, Plane) and isinstance(b, Plane):
        return abs(a.normal @ b.normal) < np.cos(np.radians(25.0))
    if isinstance(b, Plane):
        a, b = b, a
    return isinstance(a, Plane) and isinstance(b, Cylinder) and abs(a.normal @ b.axis) > 1 - 1e-6


def _edge(
    samples: Samples, surfaces: list[Surface], labels: np.ndarray, filled: np.ndarray, first: int, second: int
) -> _Edge | None:
    """The samples near an edge, measured from it; None where the two faces don't meet in one."""
    outward = []
    for k in (first, second):
        mine = labels == k
        facing = (surfaces[k].normals(samples.points[mine]) * samples.normals[mine]).sum(1)
        outward.append(np.sign(np.average(facing, weights=samples.areas[mine])) or 1.0)
    depths = np.column_stack(
        [-outward[i] * surfaces[k].distance(samples.points) for i, k in enumerate((first, second))]
    )
    near = (np.abs(depths) < 0.3 * samples.size).all(1)
    # On which side of each other's face do they lie? Below: the edge is convex; above: concave.
    sides = [np.sign(np.median(depths[near & (labels == k), 1 - i])) for i, k in enumerate((first, second))
             if (near & (labels == k)).any()]
    if len(sides) < 2 or sides[0] != sides[1] or sides[0] == 0:
        return None
    side = float(sides[0])
    depths = side * depths
    a, b = surfaces[first], surfaces[second]
    flat = isinstance(a, Plane) and isinstance(b, Plane)
    cosine = float(outward[0] * outward[1] * (a.normal @ b.normal)) if flat else 0.0
    close = ((depths > -0.03 * samples.size) & (depths < 0.3 * samples.size)).all(1)
    close &= depths.min(1) < 0.08 * samples.size
    kept, between = _beside(samples, surfaces, labels, filled, first, second)
    close &= kept & np.isin(filled, [first, second, *between])
    index = np.flatnonzero(close)
    return _Edge(first, second, side, index, depths[index], cosine, tuple(outward), between) if len(index) > 30 else None


def _beside(
    samples: Samples, surfaces: list[Surface], labels: np.ndarray, filled: np.ndarray, first: int, second: int
) -> tuple[np.ndarray, list[int]]:
    """Samples of the two faces and of narrow ones between them, along the stretch in which both are there."""
    a, b = surfaces[first], surfaces[second]
    own = (labels == first) | (labels == second)
    area = np.bincount(labels[labels >= 0], samples.areas[labels >= 0], len(surfaces))
    small = np.flatnonzero(area < 0.06 * area.sum())
    small = [k for k in small.tolist() if k not in (first, second) and _between(samples, surfaces, filled, k, first, second)]
    kept = own | np.isin(labels, small) | (labels < 0)
    if isinstance(a, Plane) and isinstance(b, Plane):
        along = samples.points @ unit(np.cross(a.normal, b.normal))
        lows, highs = [], []
        for face, other in ((first, b), (second, a)):
            # The part of the face next to the edge: a wide rounding begins far from the other face.
            away = np.where(labels == face, np.abs(other.distance(samples.points)), np.inf)
            at = along[away < away.min() + 0.03 * samples.size]
            if len(at) < 3 or away.min() > _RADII[-1] * samples.size:
                return np.zeros(len(labels), bool), []
            lows.append(np.quantile(at, 0.02))
            highs.append(np.quantile(at, 0.98))
        margin = 0.01 * samples.size
        kept &= (along > max(lows) + margin) & (along < min(highs) - margin)
    return kept, small


def _between(
    samples: Samples, surfaces: list[Surface], labels: np.ndarray, k: int, first: int, second: int
) -> bool:
    """Whether a narrow face runs along the edge of two others and touches both."""
    a, b, own = surfaces[first], surfaces[second], surfaces[k]
    flat = isinstance(a, Plane) and isinstance(b, Plane)
    along = unit(np.cross(a.normal, b.normal)) if flat else (b if isinstance(a, Plane) else a).axis
    if isinstance(own, Plane):
        follows = flat and abs(own.normal @ along) < 0.05
    else:
        axis = getattr(own, "axis", None)
        follows = axis is None or abs(axis @ along) > 0.98
    if not follows:
        return False
    mine = np.flatnonzero(labels == k)
    around = labels[np.unique(samples.around[mine].indices)] if len(mine) else np.zeros(0, int)
    return first in around and second in around


def _sector(depths: Array, cosine: float, radius: float) -> tuple[np.ndarray, Array]:
    """Which samples lie between the tangent points of a rounding, and the distance of each from its arc."""
    alpha, beta = radius - depths[:, 0], radius - depths[:, 1]
    scale = 1.0 / (1.0 - cosine**2)
    x, y = scale * (alpha - cosine * beta), scale * (beta - cosine * alpha)
    away = np.sqrt(np.maximum(alpha * x + beta * y, 0.0))
    return (x > 0) & (y > 0), away - radius


def _errors(edge: _Edge, radius: float) -> Array:
    flat = np.abs(edge.depths).min(1)
    if radius <= 0:
        return flat
    inside, arc = _sector(edge.depths, edge.cosine, radius)
    return np.where(inside, np.abs(arc), flat)


def _fitted(edge: _Edge, size: float, noise: float, least: float) -> bool:
    """Find the radius; False for a sharp edge."""
    if abs(edge.cosine) > 0.9:
        return False
    cap = (4 * noise) ** 2

    def cost(radius: float) -> float:
        return float(np.minimum(_errors(edge, radius) ** 2, cap).sum())

    costs = np.array([cost(r * size) for r in _RADII])
    best = int(np.argmin(costs))
    if best == len(_RADII) - 1:
        return False
    low, high = _RADII[max(best - 1, 0)] * size, _RADII[best + 1] * size
    for _ in range(24):
        third = (high - low) / 3
        low, high = (low, high - third) if cost(low + third) < cost(high - third) else (low + third, high)
    radius = (low + high) / 2
    # The samples that tell: those that the rounding moved.
    inside = _sector(edge.depths, edge.cosine, radius)[0]
    if inside.sum() < 12:
        return False
    sharp, arc = np.minimum(_errors(edge, 0.0)[inside] ** 2, cap), np.minimum(_errors(edge, radius)[inside] ** 2, cap)
    edge.radius = radius
    return bool(arc.sum() < _BETTER * sharp.sum() and np.sqrt(arc.mean()) < 1.6 * noise and radius > least)


def _share_radii(edges: list[_Edge]) -> None:
    group: list[_Edge] = []
    for edge in sorted(edges, key=lambda e: e.radius):
        if group and edge.radius > (1 + _EQUAL) * group[0].radius:
            _mean(group)
            group = []
        group.append(edge)
    _mean(group)


def _mean(group: list[_Edge]) -> None:
    if group:
        mean = float(np.average([e.radius for e in group], weights=[len(e.samples) for e in group]))
        for edge in group:
            edge.radius = mean


def _surface(a: Surface, b: Surface, edge: _Edge) -> Surface | None:
    """The tangent cylinder between two planes, or the torus between a plane and a cylinder."""
    if isinstance(a, Plane) and isinstance(b, Plane):
        along = unit(np.cross(a.normal, b.normal))
        # The axis lies at one radius below both faces (above, for a concave edge).
        inwards = -edge.side * edge.radius
        rows = np.array([a.normal, b.normal, along])
        point = np.linalg.solve(rows, [a.offset + edge.outward[0] * inwards, b.offset + edge.outward[1] * inwards, 0.0])
        return Cylinder(point, along, edge.radius)
    plane, cylinder = (a, b) if isinstance(a, Plane) else (b, a)
    facing = edge.outward if isinstance(a, Plane) else edge.outward[::-1]
    offset = plane.offset - facing[0] * edge.side * edge.radius
    height = (offset - plane.normal @ cylinder.point) / (plane.normal @ cylinder.axis)
    major = cylinder.radius - facing[1] * edge.side * edge.radius
    if major <= 1.02 * edge.radius:
        return None
    return Torus(cylinder.point + height * cylinder.axis, cylinder.axis, float(major), edge.radius)
