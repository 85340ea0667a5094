"""From the zero set of the signed implicit to a mesh: open rims stay open, double layers double."""

from __future__ import annotations

import numpy as np
import trimesh
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components, dijkstra
from scipy.spatial import cKDTree

from engines.meshes.repair import loop_patch
from engines.meshes.topology import open_edges, rims, shells
from engines.mpf.surfels import Surfels, tangents

_NEAR = 24
_REACH = 2.2
"""A part of the zero set belongs to the cloud when a disc lies at its height within so many spacings …"""
_ROUND = np.radians(170)
"""… and points all round it: at a rim the directions to them leave a gap of 180° and more."""
_BESIDE = 0.4
"""Or when one lies within so many spacings, in whatever direction."""
_HOLE = 6.0
"""Largest part in spacings² that no disc bears out and stays for having surface all round."""
_BRIDGES = 4
_CALM = 0.05
"""Noise over spacing up to which a cloud counts as clean here."""
_ALIKE = 0.4
"""Least cosine between a face at a rim and a disc that bears it out: the bevel of a sharp corner has 0.58."""
_OVERHANG = 3.5
"""How far a zero set may run on beyond the last points of a sheet, in spacings."""
_LOOP, _PATCH, _COVERED = 50.0, 40.0, 1.5
"""Longest rim, in spacings, and largest area, in spacings², of a hole that may be closed; how far, in
spacings, its patch may lie from points."""
_CRUMB = 12
"""Smallest part of a mesh in spacings²: about so many points bear it out."""


def near_cloud(vertices: np.ndarray, cloud: Surfels, tree: cKDTree) -> tuple[np.ndarray, np.ndarray]:
    """What the cloud says of a surface at places (k, 3): (True where a disc bears it out at its height (k,), True where it lies
    beyond the points of its sheet (k,)). Half-way between two sheets there is no disc; beyond a rim, points on one side."""
    count = min(_NEAR, len(cloud.points))
    borne, beyond = np.empty(len(vertices), dtype=bool), np.empty(len(vertices), dtype=bool)
    for begin in range(0, len(vertices), 50_000):
        part = slice(begin, begin + 50_000)
        borne[part], beyond[part] = _near_cloud(vertices[part], cloud, tree, count)
    return borne, beyond


def _near_cloud(vertices: np.ndarray, cloud: Surfels, tree: cKDTree, count: int) -> tuple[np.ndarray, np.ndarray]:
    _, near = tree.query(vertices, k=count)
    offset = cloud.points[near] - vertices[:, None]
    normals, spacing = cloud.normals[near], cloud.spacing[near]
    height = np.abs((offset * normals).sum(2))
    aside = np.sqrt(np.maximum((offset**2).sum(2) - height**2, 0))
    level = np.minimum(0.5 * spacing, 0.35 * cloud.gap[near]) + 2 * cloud.noise
    # A tangent plane leaves a bent sheet with the square of the distance.
    own = (height < level) & (aside < _REACH * spacing)
    rows = np.arange(len(vertices))
    normal = normals[rows, np.where(own, aside, np.inf).argmin(1)]
    one, two = tangents(normal)
    angle = np.arctan2((offset * two[:, None]).sum(2), (offset * one[:, None]).sum(2))
    # Unwanted angles repeat a wanted one: they add no gap.
    some = angle[rows, own.argmax(1)][:, None]
    angle = np.sort(np.where(own, angle, some), axis=1)
    gaps = np.diff(angle, axis=1).max(1, initial=0)
    widest = np.maximum(gaps, angle[:, 0] + 2 * np.pi - angle[:, -1])
    beside = (own & (aside < _BESIDE * spacing)).any(1)
    return own.any(1), ~beside & (widest > _ROUND)


def trimmed(vertices: np.ndarray, faces: np.ndarray, cloud: Surfels, tree: cKDTree) -> trimesh.Trimesh:
    """The mesh without what the cloud doesn't bear out, without what hangs over its rims, and without crumbs."""
    borne, beyond = near_cloud(vertices, cloud, tree)
    unit = float(np.median(cloud.spacing)) ** 2
    area = trimesh.Trimesh(vertices, faces, process=False).area_faces
    # A thinly sampled spot inside a sheet looks like a rim, and a corner may lie off all discs; but what is small and has
    # surface all round is a hole, and stays closed.
    alien = ~borne[faces].all(1)
    alien[beyond[faces].any(1)] |= _askew(vertices, faces[beyond[faces].any(1)], cloud, tree)
    # In noise the zero set strays from the discs in larger spots.
    spot = _HOLE * max(1.0, cloud.noise_given / (_CALM * float(np.median(cloud.spacing))))
    gone = _dropped(faces, alien, area, spot * unit)
    faces, area = faces[~gone], area[~gone]
    faces = faces[~_overhanging(vertices, faces, beyond[faces].any(1), _OVERHANG * np.sqrt(unit))]
    for _ in range(_BRIDGES):
        # Single triangles that still lead from one sheet's rim to the other's.
        rim = np.zeros(len(vertices), dtype=bool)
        rim[open_edges(faces).ravel()] = True
        rows = np.flatnonzero(rim[faces].any(1))
        bridges = rows[_askew(vertices, faces[rows], cloud, tree)]
        if not len(bridges):
            break
        faces = np.delete(faces, bridges, axis=0)
    mesh = trimesh.Trimesh(vertices, faces, process=False)
    if len(faces):
        part = shells(faces)  # over edges: a triangle that hangs on by a corner goes, too
        area = np.bincount(part, mesh.area_faces)
        mesh.update_faces(area[part] > _CRUMB * unit)
    mesh.remove_unreferenced_vertices()
    return _filled(mesh, tree, np.sqrt(unit)) if len(mesh.faces) else mesh


def _filled(mesh: trimesh.Trimesh, tree: cKDTree, spacing: float) -> trimesh.Trimesh:
    """The mesh with its small holes closed that have points all over them: a scan's real holes have none in their middle."""
    patches = []
    present = set(map(tuple, np.sort(mesh.faces, axis=1).tolist()))
    for loop in rims(open_edges(np.asarray(mesh.faces))):
        points = mesh.vertices[loop]
        if np.linalg.norm(points - np.roll(points, 1, axis=0), axis=1).sum() > _LOOP * spacing:
            continue
        patch = loop[loop_patch(points)]
        if any(tuple(sorted(face)) in present for face in patch.tolist()):
            continue  # a triangle that hangs by its corners: no hole, but the other side of it
        corners = mesh.vertices[patch]
        small = trimesh.triangles.area(corners).sum() < _PATCH * spacing**2
        if small and tree.query(corners.mean(1))[0].max() < _COVERED * spacing:
            patches.append(patch)
    if not patches:
        return mesh
    return trimesh.Trimesh(mesh.vertices, np.concatenate([mesh.faces, *patches]), process=False)


def _askew(vertices: np.ndarray, faces: np.ndarray, cloud: Surfels, tree: cKDTree) -> np.ndarray:
    """Which faces (m,) at rims have no disc near that looks their way. Where two open sheets end side by side, the zero set
    runs from one to the other; the edge of a closed plate does the same, but has points of its own."""
    corners = vertices[faces]
    normal = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-300)
    found = np.empty(len(faces), dtype=bool)
    for begin in range(0, len(faces), 50_000):
        part = slice(begin, begin + 50_000)
        middle = corners[part].mean(1)
        _, near = tree.query(middle, k=min(_NEAR // 2, len(cloud.points)))
        offset = cloud.points[near] - middle[:, None]
        height = np.abs((offset * cloud.normals[near]).sum(2))
        reach = _REACH * cloud.spacing[near]
        level = np.minimum(0.5 * cloud.spacing[near], 0.35 * cloud.gap[near]) + 2 * cloud.noise
        own = (height < level) & ((offset**2).sum(2) < reach**2)
        alike = np.abs((cloud.normals[near] * normal[part][:, None]).sum(2))
        found[part] = np.where(own, alike, 0).max(1) < _ALIKE
    return found


def _dropped(faces: np.ndarray, doubtful: np.ndarray, area: np.ndarray, most: float) -> np.ndarray:
    """Which faces (m,) go: of the ``doubtful``, the connected parts that touch an open edge of the mesh or have more than
    ``most`` area."""
    gone = doubtful.copy()
    if not doubtful.any():
        return gone
    count = int(faces.max()) + 1
    part = _parts(faces[doubtful], count)
    at_rim = np.zeros(count, dtype=bool)
    at_rim[open_edges(faces).ravel()] = True
    drop = np.bincount(part, area[doubtful]) > most
    drop[part[at_rim[faces[doubtful]].any(1)]] = True
    gone[doubtful] = drop[part]
    return gone


def _overhanging(vertices: np.ndarray, faces: np.ndarray, doubtful: np.ndarray, reach: float) -> np.ndarray:
    """Which faces (m,) go: the ``doubtful`` that can be reached from an open edge over doubtful faces within ``reach``. An
    overhang is no wider than that anywhere; the edge all round a closed wall, which looks like a rim, is connected to each
    hole in it but not near it."""
    rim = open_edges(faces)
    if not doubtful.any() or not len(rim):
        return np.zeros(len(faces), dtype=bool)
    own = faces[doubtful]
    ends = np.concatenate([own[:, [0, 1]], own[:, [1, 2]], own[:, [2, 0]]])
    length = np.linalg.norm(vertices[ends[:, 0]] - vertices[ends[:, 1]], axis=1)
    # An edge of two faces is there twice, and its lengths would add up.
    pairs, first = np.unique(np.sort(ends, axis=1), axis=0, return_index=True)
    links = coo_matrix((np.maximum(length[first], 1e-12), pairs.T), shape=(len(vertices),) * 2).tocsr()
    sources = np.intersect1d(rim, own)
    gone = np.zeros(len(faces), dtype=bool)
    if len(sources):
        away = dijkstra(links, directed=False, indices=sources, min_only=True, limit=reach)
        gone[doubtful] = (away[own] <= reach).any(1)
    return gone


def _parts(faces: np.ndarray, count: int) -> np.ndarray:
    """Number of the connected part of each face (m,), over shared vertices: marching cubes shares them."""
    ends = np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]]])
    links = coo_matrix((np.ones(len(ends), dtype=np.int8), ends.T), shape=(count, count))
    label = connected_components(links, directed=False)[1][faces[:, 0]]
    return np.unique(label, return_inverse=True)[1]
