"""The planes, cylinders, cones, spheres and tori of a noisy surface.

Hypotheses come from neighbourhoods of several sizes about evenly spread seeds; each is a least-squares fit, so noise averages
out where two or three samples would not. The hypothesis that explains most of what is unexplained wins, is refitted to all
that it explains, and so on (greedy, as in Schnabel et al. 2007, *Efficient RANSAC for Point-Cloud Shape Detection*; without
its random draws, so a result is reproducible).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components
from scipy.spatial import cKDTree

from engines.cadfit.scans.samples import Samples
from engines.cadfit.surfaces import (
    Array,
    Cone,
    Cylinder,
    Plane,
    Sphere,
    Surface,
    Torus,
    axial,
    fit_cone,
    fit_cylinder,
    fit_plane,
    fit_sphere,
    fit_torus,
    perpendicular,
    radial,
    revolution_axis,
    unit,
)

_SEEDS = 420
_SCALES = ((0.018, 1), (0.035, 1), (0.07, 2), (0.16, 4), (0.35, 8))
"""Radii of the neighbourhoods, as shares of the diagonal, and every how manieth seed has one."""
_MOST = 350
"""Samples of a neighbourhood that a hypothesis is fitted to."""
_LADDER = (5e-5, 1.5e-4, 4e-4, 1e-3, 2e-3, 3.5e-3)
"""Noise levels that are tried, as shares of the diagonal."""
_AGREES = np.cos(np.radians(25.0))
LEAST_AREA = 1.2e-3
"""Share of the area below which a surface is none."""
_ENOUGH = 0.97
"""The lowest noise level at which surfaces explain this share of what they ever do is the right one: at a higher one a cylinder
would pass for the six sides of a nut, at a lower one a fillet would need many planes."""
_PREFERENCE = {"plane": 1.0, "cylinder": 0.97, "cone": 0.93, "sphere": 0.85, "torus": 0.85}
"""Where two kinds explain the same samples, the plainer one does."""
_SCORED = 4000
_FAR = 0.2
"""How far off, as a share of its size, a start may be that is worth refining: with noise, further than without."""


@dataclass(eq=False)
class Found:
    """Surfaces of a scan; for each sample the index of its surface or −1; the noise (standard deviation, file's unit)."""

    surfaces: list[Surface]
    labels: np.ndarray
    noise: float


def found_primitives(samples: Samples) -> Found:
    """The surfaces of a scan and its noise level."""
    hypotheses = _hypotheses(samples)
    chosen = _spread(samples, _SCORED)
    points, normals, areas = samples.points[chosen], samples.normals[chosen], samples.areas[chosen]
    gaps = np.empty((len(hypotheses), len(chosen)), np.float32)
    agrees = np.empty((len(hypotheses), len(chosen)), bool)
    for index, surface in enumerate(hypotheses):
        gaps[index] = np.abs(surface.distance(points))
        agrees[index] = np.abs((surface.normals(points) * normals).sum(1)) > _AGREES
    gaps[~agrees] = np.inf
    prefer = np.array([_PREFERENCE[s.kind] for s in hypotheses])
    levels = []
    for level in _LADDER:
        on = (gaps < 2.5 * level * samples.size).astype(np.float32)
        open_, explained, count = areas.astype(np.float32).copy(), 0.0, 0
        while count < 120:
            scores = (on @ open_) * prefer
            winner = int(np.argmax(scores))
            gain = float(on[winner] @ open_) / areas.sum()
            if gain < 4 * LEAST_AREA:
                break
            explained += gain
            count += 1
            open_ *= 1 - on[winner]
        levels.append((explained, level * samples.size))
    enough = _ENOUGH * max(explained for explained, _ in levels)
    noise = next(noise for explained, noise in levels if explained >= enough)
    found = _greedy(samples, hypotheses, gaps, chosen, prefer, noise)
    # The ladder is coarse; what the surfaces leave over says more exactly how much noise there is.
    gap = np.concatenate([s.distance(samples.points[found.labels == k]) for k, s in enumerate(found.surfaces)] or [np.zeros(1)])
    measured = 1.4826 * float(np.median(np.abs(gap)))
    if measured < 0.7 * noise:
        found = _greedy(samples, hypotheses, gaps, chosen, prefer, max(measured, 0.35 * noise, _LADDER[0] * samples.size))
    return found


def _spread(samples: Samples, count: int) -> np.ndarray:
    """Samples picked evenly by area, the same each time."""
    total = np.cumsum(samples.areas)
    return np.unique(np.searchsorted(total, (np.arange(count) + 0.5) / count * total[-1]))


def _hypotheses(samples: Samples) -> list[Surface]:
    tree = cKDTree(samples.points)
    seeds = _spread(samples, _SEEDS)
    made: list[Surface] = []
    for scale, every in _SCALES:
        for seed in seeds[::every].tolist():
            near = np.array(tree.query_ball_point(samples.points[seed], scale * samples.size))
            if len(near) > _MOST:
                near = near[np.linspace(0, len(near) - 1, _MOST).astype(int)]
            near = near[samples.normals[near] @ samples.normals[seed] > 0.25]
            if len(near) >= 8:
                made += _local(samples.points[near], samples.normals[near], samples.areas[near], samples.size)
    for piece in _smooth_pieces(samples):
        made += _local(samples.points[piece], samples.normals[piece], samples.areas[piece], samples.size)
    return made + _turned(samples, made)


def _turned(samples: Samples, made: list[Surface]) -> list[Surface]:
    """Cones about the axes of the cylinders that explain most: from a piece of its own a cone's axis is hard to tell, with the
    axis given it is a line in (r, z), found where normals and positions agree (a Hough transform)."""
    chosen = _spread(samples, _SCORED)
    points, normals, areas = samples.points[chosen], samples.normals[chosen], samples.areas[chosen]
    cylinders = [s for s in made if isinstance(s, Cylinder)]
    support = []
    for s in cylinders:
        on = (np.abs(s.distance(points)) < 3e-3 * samples.size) & (np.abs((s.normals(points) * normals).sum(1)) > _AGREES)
        # A strip of a plane is no support: its normals don't turn.
        turn = np.linalg.svd(normals[on], compute_uv=False) if on.sum() > 8 else np.zeros(3)
        support.append(float(areas[on].sum()) if turn[1] > 0.4 * turn[0] else 0.0)
    axes: list[Cylinder] = []
    for k in np.argsort(-np.array(support), kind="stable")[:200].tolist():
        s = cylinders[k]
        if all(abs(s.axis @ a.axis) < np.cos(np.radians(4)) or axial(s.point[None], a.point, a.axis)[0][0] > 0.03 * samples.size
               for a in axes):
            axes.append(s)
        if len(axes) == 5:
            break
    cones: list[Surface] = []
    for s in axes:
        r, z = axial(points, s.point, s.axis)
        out = radial(points, s.point, s.axis)
        leaning = np.arctan2(normals @ s.axis, (normals * out).sum(1))
        sideways = np.abs((normals * np.cross(out, s.axis)).sum(1))
        offset = r * np.cos(leaning) + z * np.sin(leaning)
        # Neither cylinders (0, π) nor planes across (± π/2).
        slanted = (sideways < 0.3) & (np.abs(np.sin(2 * leaning)) > np.sin(np.radians(14)))
        if slanted.sum() < 12:
            continue
        cells, edges, _ = np.histogram2d(
            leaning[slanted], offset[slanted], bins=[72, 120], range=[[-np.pi, np.pi], [-samples.size, samples.size]],
            weights=areas[slanted],
        )
        for cell in np.argsort(-cells.ravel(), kind="stable")[:8].tolist():
            if cells.ravel()[cell] < 1e-3 * areas.sum():
                break
            angle = (edges[cell // 120] + edges[cell // 120 + 1]) / 2
            near = slanted & (np.abs(leaning - angle) < np.radians(8))
            near &= np.abs(offset - (-1 + (cell % 120 + 0.5) / 60) * samples.size) < 0.03 * samples.size
            cone = _cone(points[near], s.point, s.axis)
            if cone is not None:
                cones.append(cone)
    return cones


def _cone(points: Array, point: Array, axis: Array) -> Cone | None:
    """The cone near an axis that most of the points (n, 3) lie on; outliers are trimmed."""
    cone = None
    for round_ in range(6):
        if len(points) < 8:
            return None
        if round_ < 3:
            r, z = axial(points, point, axis)
            if np.ptp(z) < 1e-9:
                return None
            slope, at_zero = np.polyfit(z, r, 1)
            if not 0.05 < abs(slope) < 20:
                return None
            sign = float(np.sign(slope))
            cone = Cone(point - axis * (at_zero / slope), axis * sign, float(np.arctan(abs(slope))))
        else:
            cone = fit_cone(points, cone.apex, cone.axis, far=_FAR)
            if cone is None:
                return None
        off = np.abs(cone.distance(points))
        points = points[off <= 3 * 1.4826 * np.median(off) + 1e-12]
    return cone


def _smooth_pieces(samples: Samples) -> list[np.ndarray]:
    """Up to `_MOST` samples of each region that edges enclose: all of a rim, of which a neighbourhood sees too little."""
    pairs = samples.mesh.face_adjacency
    found = []
    for limit in np.radians([6.0, 12.0]):
        smooth = (samples.normals[pairs[:, 0]] * samples.normals[pairs[:, 1]]).sum(1) > np.cos(limit)
        graph = coo_matrix((np.ones(smooth.sum()), tuple(pairs[smooth].T)), shape=(len(samples.points),) * 2)
        count, label = connected_components(graph, directed=False)
        area = np.bincount(label, samples.areas, count)
        for piece in np.flatnonzero(area > LEAST_AREA * samples.areas.sum()).tolist():
            index = np.flatnonzero(label == piece)
            found.append(index[np.linspace(0, len(index) - 1, min(len(index), _MOST)).astype(int)])
    return found


def _local(points: Array, normals: Array, areas: Array, size: float) -> list[Surface]:
    """Surfaces that a neighbourhood may belong to."""
    weight = np.sqrt(areas / areas.max())[:, None]
    mean = (areas[:, None] * normals).sum(0)
    mean = unit(mean)
    made: list[Surface] = []
    flat = normals @ mean > np.cos(np.radians(12.0))
    if flat.sum() > 0.35 * len(points):
        made.append(fit_plane(points[flat], mean))
        if flat.sum() > 0.9 * len(points):
            return made
    _, spread, axes = np.linalg.svd(normals * weight, full_matrices=False)
    spread = spread / max(spread[0], 1e-300)
    if spread[1] > 0.08:
        u, v = perpendicular(axes[2])
        across, heading = np.column_stack([points @ u, points @ v]), np.column_stack([normals @ u, normals @ v])
        found = _meeting(across, heading, areas)
        if found is not None:
            centre, radius = found
            if 0 < radius < size:
                middle = centre[0] * u + centre[1] * v + float((points @ axes[2]).mean()) * axes[2]
                made.append(Cylinder(middle, axes[2], radius))
        cylinder = fit_cylinder(points, axes[2], refine=False)
        if 0 < cylinder.radius < size:
            made.append(cylinder)
    if spread[2] > 0.06:
        sphere = fit_sphere(points)
        if 0 < sphere.radius < size:
            made.append(sphere)
        line = revolution_axis(points, normals)
        if line is not None:
            for fit in (fit_cone, fit_torus):
                surface = fit(points, *line, far=_FAR)
                if surface is not None and getattr(surface, "major", 0.0) < size:
                    made.append(surface)
    return made


def _meeting(points: Array, directions: Array, weights: Array) -> tuple[Array, float] | None:
    """Centre (2,) and radius of the circle whose normals pass best through the points along the directions (n, 2)."""
    length = np.linalg.norm(directions, axis=1)
    good = length > 0.5
    if good.sum() < 6:
        return None
    p, n = points[good], directions[good] / length[good, None]
    across = np.column_stack([-n[:, 1], n[:, 0]]) * np.sqrt(weights[good])[:, None]
    centre, _, rank, _ = np.linalg.lstsq(across, (across * p).sum(1), rcond=1e-3)
    if rank < 2:
        return None
    return centre, float(np.abs(((p - centre) * n).sum(1)).mean())


def _greedy(
    samples: Samples, hypotheses: list[Surface], gaps: Array, chosen: np.ndarray, prefer: Array, noise: float
) -> Found:
    labels = np.full(len(samples.points), -1)
    surfaces: list[Surface] = []
    on = (gaps < 2.5 * noise).astype(np.float32)
    open_ = samples.areas[chosen].astype(np.float32).copy()
    alive = np.ones(len(hypotheses), bool)
    total = float(samples.areas.sum())
    scored = float(open_.sum())
    while len(surfaces) < 120:
        scores = np.where(alive, (on @ open_) * prefer, 0.0)
        winner = int(np.argmax(scores))
        if scores[winner] / scored < 0.5 * LEAST_AREA:
            break
        alive[winner] = False
        surface, mine = _settled(samples, hypotheses[winner], labels, noise)
        if surface is None or samples.areas[mine].sum() < LEAST_AREA * total or len(mine) < 10:
            continue
        labels[mine] = len(surfaces)
        surfaces.append(surface)
        open_[labels[chosen] >= 0] = 0.0
    return Found(surfaces, labels, noise)


def _settled(samples: Samples, surface: Surface, labels: np.ndarray, noise: float) -> tuple[Surface | None, np.ndarray]:
    """A hypothesis refitted to what it explains, in connected pieces, some times over."""
    mine = np.zeros(0, int)
    for reach in (3.5, 3.0, 2.5):
        mine = pieces_on(samples, surface, labels < 0, reach * noise)
        if len(mine) < 8:
            return None, mine
        fitted = refitted(surface, samples.points[mine])
        if fitted is None:
            return None, mine
        surface = fitted
    radius = getattr(surface, "radius", getattr(surface, "minor", 0.0))
    if radius > 1.5 * samples.size:
        return None, mine
    return surface, pieces_on(samples, surface, labels < 0, 2.5 * noise)


def pieces_on(samples: Samples, surface: Surface, open_: np.ndarray, reach: float) -> np.ndarray:
    """Samples of ``open_`` on a surface, without crumbs far smaller than its largest piece."""
    on = open_ & (np.abs(surface.distance(samples.points)) < reach)
    index = np.flatnonzero(on)
    if not len(index):
        return index
    agree = np.abs((surface.normals(samples.points[index]) * samples.normals[index]).sum(1)) > _AGREES
    index = index[agree]
    if not len(index):
        return index
    count, piece = connected_components(samples.around[index][:, index], directed=False)
    area = np.bincount(piece, samples.areas[index], count)
    keep = (area > 0.05 * area.max()) & (area > 0.3 * LEAST_AREA * samples.areas.sum()) | (area == area.max())
    return index[keep[piece]]


def refitted(surface: Surface, points: Array, most: int = 3000) -> Surface | None:
    """The surface fitted again to points (n, 3), by least squares over up to ``most`` of them."""
    if isinstance(surface, Plane):
        centre = points.mean(0)
        axes = np.linalg.svd(points - centre, full_matrices=False)[2]
        normal = axes[2] * np.sign(axes[2] @ surface.normal or 1.0)
        return Plane(normal, float(centre @ normal))
    if isinstance(surface, Cylinder):
        found = fit_cylinder(points, surface.axis, most=most, far=_FAR)
        return found if found.radius > 0 and np.isfinite(found.radius) else None
    if isinstance(surface, Cone):
        return fit_cone(points, surface.apex, surface.axis, most=most, far=_FAR)
    if isinstance(surface, Sphere):
        return fit_sphere(points, most=most)
    if isinstance(surface, Torus):
        return fit_torus(points, surface.centre, surface.axis, most=most, far=_FAR)
    return None


