"""A scan with every vertex moved onto the surfaces that meet there: flat faces flat, edges sharp, holes round."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import trimesh
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components

from engines.cadfit.scans.primitives import Found, found_primitives, refitted
from engines.cadfit.scans.regular import regularised
from engines.cadfit.scans.roundings import rounded
from engines.cadfit.scans.samples import Samples, even
from engines.cadfit.surfaces import Array, Cone, Cylinder, Plane, Surface, Torus, fit_plane
from engines.contract import InputError
from engines.meshes.repair import from_manifold, repaired, to_manifold

_ROUNDS = 10
_LEAST_EXPLAINED = 0.6
"""Share of the area on named surfaces below which the scan is no machined part, and is left as it is."""
_REACH = 8.0
"""How far, in units of the noise, unlabelled samples may lie from a neighbour's surface to be counted to it."""


@dataclass(frozen=True, eq=False)
class Cleaned:
    """A scan without its noise. ``noise``: standard deviation of what was taken away, in the file's unit; ``explained``:
    share of the area that lies on the surfaces."""

    mesh: trimesh.Trimesh
    surfaces: list[Surface]
    noise: float
    explained: float


def cleaned(mesh: trimesh.Trimesh) -> Cleaned | None:
    """The closed mesh without noise; None when its surfaces explain too little of it."""
    samples = Samples(even(mesh))
    found = found_primitives(samples)
    if not found.surfaces:
        return None
    found = _without_phantoms(samples, found)
    for _ in range(2):
        labels = _assigned(samples, found)
        found = _again(samples, found, labels)
    labels = _assigned(samples, found)
    explained = float(samples.areas[labels >= 0].sum() / samples.areas.sum())
    if explained < _LEAST_EXPLAINED:
        return None
    surfaces = regularised(samples, Found(found.surfaces, labels, found.noise))
    filled = _flooded(samples, surfaces, labels, found.noise)
    surfaces, labels = rounded(samples, surfaces, labels, filled, found.noise)
    labels = _without_islands(samples, _assigned(samples, Found(surfaces, labels, found.noise)))
    labels = _flooded(samples, surfaces, labels, found.noise)
    vertices = _projected(samples.mesh, surfaces, labels, found.noise)
    clean = trimesh.Trimesh(vertices, samples.mesh.faces, process=False)
    try:
        solid = to_manifold(clean)
        slim = solid.simplify(1e-4 * samples.size)
        clean = from_manifold(slim if slim.num_tri() else solid)
        clean = repaired(clean).mesh
    except (ValueError, InputError):
        return None
    return Cleaned(clean, surfaces, found.noise, explained)


# -- labels -----------------------------------------------------------------------------------------------------------------


def _without_phantoms(samples: Samples, found: Found) -> Found:
    """Without the roundings that smoothed normals make of sharp edges: what the neighbours explain as well is no surface."""
    graph, labels = samples.around, found.labels.copy()
    area = np.array([samples.areas[labels == k].sum() for k in range(len(found.surfaces))])
    gone: set[int] = set()
    for k in np.argsort(area, kind="stable").tolist():
        surface = found.surfaces[k]
        if isinstance(surface, Plane) and area[k] > 0.015 * area.sum():
            continue
        mine = labels == k
        points = samples.points[mine]
        around = np.asarray(graph[mine].sum(0)).ravel() > 0
        # A rounding's neighbours may be one strip of unlabelled samples away.
        around = np.asarray(graph[np.flatnonzero(around)].sum(0)).ravel() > 0
        others = [i for i in np.unique(labels[around & ~mine]).tolist() if i >= 0 and i not in gone]
        if not others:
            continue
        own = float(np.sqrt((surface.distance(points) ** 2).mean()))
        gaps = np.min([np.abs(found.surfaces[i].distance(points)) for i in others], axis=0)
        if np.sqrt((gaps**2).mean()) < max(1.35 * own, 1.0 * found.noise):
            gone.add(k)
            labels[mine] = -1
    return _renumbered(found, labels)


def _renumbered(found: Found, labels: np.ndarray) -> Found:
    kept = [k for k in range(len(found.surfaces)) if (labels == k).any()]
    table = np.full(len(found.surfaces) + 1, -1)
    table[kept] = np.arange(len(kept))
    return Found([found.surfaces[k] for k in kept], table[labels], found.noise)


def _assigned(samples: Samples, found: Found) -> np.ndarray:
    """Labels by distance and normal, with short borders: iterated conditional modes (Besag 1986) among neighbours' labels."""
    count = len(found.surfaces)
    labels = found.labels.copy()
    energy = np.empty((len(labels), count), np.float32)
    for k, surface in enumerate(found.surfaces):
        gap = np.minimum((surface.distance(samples.points) / found.noise) ** 2 / 2, 40.0)
        facing = np.abs((surface.normals(samples.points) * samples.normals).sum(1))
        energy[:, k] = gap + np.minimum((1 - facing) / (1 - np.cos(np.radians(25.0))), 6.0)
    rows = np.arange(len(labels))
    beside = samples.beside
    for _ in range(_ROUNDS):
        votes = np.stack([beside @ (labels == k).astype(np.float32) for k in range(count)], axis=1)
        total = np.where(votes > 0, energy - 1.5 * votes, np.inf)
        best = np.argmin(total, axis=1)
        fresh = np.where(np.isfinite(total[rows, best]) & (energy[rows, best] < 14.0), best, -1)
        if np.array_equal(fresh, labels):
            break
        labels = fresh
    return labels


def _again(samples: Samples, found: Found, labels: np.ndarray) -> Found:
    """The surfaces refitted to their new samples; those that lost nearly all go."""
    surfaces, kept = [], np.full(len(found.surfaces) + 1, -1)
    inner = _inner(samples, labels)
    for k, surface in enumerate(found.surfaces):
        mine = labels == k
        if samples.areas[mine].sum() < 6e-4 * samples.areas.sum():
            continue
        core = mine & inner
        points = samples.points[core if core.sum() > max(20, 0.3 * mine.sum()) else mine]
        fitted = _plainer(refitted(surface, points), points, samples.normals[mine].mean(0))
        gap = np.inf if fitted is None else np.abs(fitted.distance(points)).max()
        kept[k] = len(surfaces)
        surfaces.append(fitted if fitted is not None and gap < 8 * found.noise else surface)
    labels = kept[labels]
    gaps = [s.distance(samples.points[labels == k]) for k, s in enumerate(surfaces)]
    noise = 1.4826 * float(np.median(np.abs(np.concatenate(gaps)))) if gaps else found.noise
    return Found(surfaces, labels, float(np.clip(noise, 0.4 * found.noise, 1.5 * found.noise)))


def _plainer(surface: Surface | None, points: Array, normal: Array) -> Surface | None:
    """A plane or cylinder instead, where it fits the points as well: the edges of a narrow face look rounded."""
    if surface is None or isinstance(surface, Plane):
        return surface
    own = float(np.sqrt((surface.distance(points) ** 2).mean()))
    others: list[Surface | None] = []
    if np.linalg.norm(normal) > 0.85:
        others.append(refitted(fit_plane(points, normal), points))
    if isinstance(surface, (Cone, Torus)):
        others.append(refitted(Cylinder(surface.point, surface.axis, 1.0), points))
    for other in others:
        if other is not None and np.sqrt((other.distance(points) ** 2).mean()) < 1.12 * own:
            return other
    return surface


def _inner(samples: Samples, labels: np.ndarray) -> np.ndarray:
    """Samples all of whose neighbours have their own label: near an edge, centres are pulled inwards."""
    graph = samples.around.tocoo()
    differs = labels[graph.row] != labels[graph.col]
    return np.bincount(graph.row, differs, len(labels)) == 0


def _without_islands(samples: Samples, labels: np.ndarray) -> np.ndarray:
    """Labels without pieces of a few samples: their vertices would be drawn to an edge that is far away."""
    labels = labels.copy()
    pairs = samples.mesh.face_adjacency
    same = labels[pairs[:, 0]] == labels[pairs[:, 1]]
    graph = coo_matrix((np.ones(same.sum()), tuple(pairs[same].T)), shape=(len(labels),) * 2)
    count, piece = connected_components(graph, directed=False)
    labels[(np.bincount(piece, minlength=count) < 12)[piece]] = -1
    return labels


def _flooded(samples: Samples, surfaces: list[Surface], labels: np.ndarray, noise: float) -> np.ndarray:
    """Unlabelled samples go to the nearest surface among their neighbours', ring by ring: rounded edges, filled holes."""
    labels = labels.copy()
    pieces_limit = 0.02 * samples.areas.sum()
    free = np.flatnonzero(labels < 0)
    if not len(free):
        return labels
    count, piece = connected_components(samples.around[free][:, free], directed=False)
    large = np.bincount(piece, samples.areas[free], count) > pieces_limit
    limit = np.full(len(labels), 0.06 * samples.size)
    limit[free[large[piece]]] = _REACH * noise
    gaps = np.stack([np.abs(s.distance(samples.points)) for s in surfaces], axis=1)
    for _ in range(80):
        free = np.flatnonzero(labels < 0)
        if not len(free):
            break
        near = samples.around[free]
        seen = np.stack([np.asarray(near @ (labels == k)).ravel() > 0 for k in range(len(surfaces))], axis=1)
        total = np.where(seen, gaps[free], np.inf)
        best = np.argmin(total, axis=1)
        good = total[np.arange(len(free)), best] < limit[free]
        if not good.any():
            break
        labels[free[good]] = best[good]
    return labels


# -- vertices ---------------------------------------------------------------------------------------------------------------


def _projected(mesh: trimesh.Trimesh, surfaces: list[Surface], labels: np.ndarray, noise: float) -> Array:
    """Vertices (n, 3) on the surfaces of the triangles around them, where up to three meet (Gauss–Newton, least movement)."""
    faces = np.asarray(mesh.faces)
    start = np.asarray(mesh.vertices)
    areas = np.asarray(mesh.area_faces)
    weight = np.zeros((len(start), len(surfaces) + 1), np.float32)
    for corner in range(3):
        np.add.at(weight, (faces[:, corner], labels), areas)
    weight = weight[:, :-1]  # the last column gathered the unlabelled
    order = np.argsort(-weight, axis=1)[:, :3]
    picked = np.take_along_axis(weight, order, axis=1) > 0
    size = float(np.linalg.norm(mesh.extents))
    points, off = _met(start, surfaces, order, picked, 2e-3, 0.01 * size)
    # Where surfaces that should touch pass each other, their mean must do.
    lost = (off > 1e-7 * size) | (np.linalg.norm(points - start, axis=1) > max(25 * noise, 0.04 * size))
    points[lost], _ = _met(start[lost], surfaces, order[lost], picked[lost], 0.12, 0.05 * size)
    far = np.linalg.norm(points - start, axis=1) > max(25 * noise, 0.06 * size)
    points[far] = start[far]
    return points


def _met(
    points: Array, surfaces: list[Surface], order: np.ndarray, picked: np.ndarray, least: float, longest: float
) -> tuple[Array, Array]:
    """Points (n, 3) moved to where their surfaces meet, and how far each is still off. ``least``: the smallest sine between
    two surfaces whose meeting is looked for; on tangent ones the steps halve the way to the line of contact."""
    gaps = np.zeros(order.shape)
    for _ in range(28):
        rows = np.zeros((*order.shape, 3))
        gaps = np.zeros(order.shape)
        for k, surface in enumerate(surfaces):
            vertex, slot = np.nonzero(picked & (order == k))
            if len(vertex):
                rows[vertex, slot] = _gradients(surface, points[vertex])
                gaps[vertex, slot] = surface.distance(points[vertex])
        step = np.einsum("nij,nj->ni", np.linalg.pinv(rows, rcond=least), gaps)
        length = np.linalg.norm(step, axis=1, keepdims=True)
        points = points - step * np.minimum(1.0, longest / np.maximum(length, 1e-300))
    return points, np.abs(gaps).max(1, initial=0.0)


def _gradients(surface: Surface, points: Array) -> Array:
    return np.broadcast_to(surface.normal, points.shape) if isinstance(surface, Plane) else surface.normals(points)
