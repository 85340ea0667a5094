"""A closed, outward-facing solid from a mesh as files have it, and its bodies."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import trimesh
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components
from scipy.spatial import cKDTree

from engines.contract import InputError
from engines.meshes.topology import (
    edge_groups,
    half_edges,
    open_edges,
    rims,
    shells,
    without_duplicates,
    without_repeats,
    wound,
)

WELD = 1e-6
"""Vertices nearer than this share of the bounding box's diagonal are one."""
HOLE_SHARE = 0.05
"""A hole of more than three edges that is larger than this share of the surface is no small hole."""
HOLES_SHARE = 0.15
"""Nor are holes that together are larger than this share."""
MAX_OPEN_EDGES = 20_000


@dataclass(frozen=True)
class Repaired:
    """A mesh after repair and what was done to it, in plain words. ``watertight``: `to_manifold` accepts it."""

    mesh: trimesh.Trimesh
    notes: tuple[str, ...]
    watertight: bool


def _many(count: int, noun: str, plural: str = "") -> str:
    return f"{count:,} {noun if count == 1 else plural or noun + 's'}"


# --- vertices and faces ---------------------------------------------------------------------------------------------

def welded(mesh: trimesh.Trimesh, tolerance: float = WELD) -> tuple[trimesh.Trimesh, int]:
    """(mesh with equal vertices joined, how many vertices were joined although they differ a little).

    Vertices that differ by less than ``tolerance`` of the diagonal are joined only where that is needed to close the
    mesh. Faces that a joining leaves with a repeated vertex are dropped.
    """
    vertices, faces = np.asarray(mesh.vertices, dtype=np.float64), np.asarray(mesh.faces, dtype=np.int64)
    used, faces = np.unique(faces, return_inverse=True)
    vertices, faces = vertices[used] + 0.0, faces.reshape(-1, 3)  # + 0.0: -0.0 and 0.0 are one
    _, first, same = np.unique(
        np.ascontiguousarray(vertices).view(np.dtype((np.void, 24))).ravel(), return_index=True, return_inverse=True
    )
    order = np.argsort(np.argsort(first))  # keeps the file's order of vertices
    vertices, faces = vertices[np.sort(first)], order[same.ravel()][faces]
    faces = without_repeats(faces)
    near = 0
    rim = np.unique(open_edges(faces)) if len(faces) else faces
    if len(rim):
        reach = max(
            tolerance * float(np.linalg.norm(np.ptp(vertices, axis=0))),
            4 * float(np.finfo(np.float32).eps * np.abs(vertices).max()) if _is_single(vertices) else 0.0,
        )
        label = np.arange(len(vertices))
        label[rim] = rim[_clusters(vertices[rim], reach)]
        near = len(vertices) - len(np.unique(label))
        faces = without_repeats(label[faces])
    cleaned = trimesh.Trimesh(vertices, faces, process=False)
    cleaned.remove_unreferenced_vertices()
    return cleaned, near


def _clusters(points: np.ndarray, reach: float) -> np.ndarray:
    """For each point (n,), the number of the first point of its cluster; points within ``reach`` are in one cluster."""
    tree = cKDTree(points)
    if tree.count_neighbors(tree, reach) > 50 * len(points):  # a dense cloud has too many pairs to list
        cells = np.unique(np.round((points - points.min(axis=0)) / reach), axis=0, return_index=True, return_inverse=True)
        return cells[1][cells[2].ravel()]
    pairs = tree.query_pairs(reach, output_type="ndarray")
    graph = coo_matrix((np.ones(len(pairs)), pairs.T), shape=(len(points),) * 2)
    _, label = connected_components(graph, directed=False)
    return np.unique(label, return_index=True)[1][label]


def _is_single(vertices: np.ndarray) -> bool:
    return bool((vertices == vertices.astype(np.float32)).all())


def _without_inner_walls(vertices: np.ndarray, faces: np.ndarray) -> tuple[np.ndarray, int]:
    """(faces without sheets that divide the inside, how many sheets). A sheet's rim has three faces an edge; the smallest
    piece at such a rim goes when fewer edges are open without it."""
    dropped = 0
    for _ in range(16):
        group, count = edge_groups(faces)
        crowded = (count[group] % 2 == 1) & (count[group] > 2)
        if not crowded.any():
            break
        label = shells(faces)
        area = np.bincount(label, trimesh.triangles.area(vertices[faces]))
        touching = np.unique(label[np.flatnonzero(crowded) // 3])
        open_now = len(open_edges(faces))
        for piece in touching[np.argsort(area[touching])]:
            rest = faces[label != piece]
            if len(rest) and len(open_edges(rest)) < open_now:
                faces, dropped = rest, dropped + 1
                break
        else:
            break
    return faces, dropped


# --- orientation ----------------------------------------------------------------------------------------------------

def _shell_volumes(vertices: np.ndarray, faces: np.ndarray, label: np.ndarray) -> np.ndarray:
    corners = vertices[faces] - vertices.mean(axis=0)
    return np.bincount(label, np.einsum("ij,ij->i", corners[:, 0], np.cross(corners[:, 1], corners[:, 2])) / 6)


# --- holes ----------------------------------------------------------------------------------------------------------

def _split_at_rim(vertices: np.ndarray, faces: np.ndarray, reach: float) -> tuple[np.ndarray, int]:
    """Faces with their open edges split at the rim's vertices that lie on them (T-junctions), and how many were split."""
    split = 0
    for _ in range(8):
        half = half_edges(faces)
        group, count = edge_groups(faces)
        rows = np.flatnonzero(count[group] % 2 == 1)
        if not len(rows):
            break
        rim = np.unique(half[rows])
        tree = cKDTree(vertices[rim])
        start, end = vertices[half[rows, 0]], vertices[half[rows, 1]]
        length = np.linalg.norm(end - start, axis=1)
        extra, dropped, busy = [], [], set()
        for row, first, last, size in zip(rows, start, end, length, strict=True):
            face = row // 3
            candidates = rim[tree.query_ball_point((first + last) / 2, size / 2 + reach)]
            candidates = candidates[~np.isin(candidates, faces[face])]
            if face in busy or not len(candidates):
                continue
            along = (vertices[candidates] - first) @ (last - first) / max(float((last - first) @ (last - first)), 1e-300)
            off = np.linalg.norm(vertices[candidates] - first - along[:, None] * (last - first), axis=1)
            on = (off < reach) & (along > 0) & (along < 1)
            if not on.any():
                continue
            chain = [half[row, 0], *candidates[on][np.argsort(along[on])], half[row, 1]]
            apex = faces[face, (row % 3 + 2) % 3]
            extra += [(a, b, apex) for a, b in zip(chain, chain[1:], strict=False)]
            dropped.append(face)
            busy.add(face)
        if not dropped:
            break
        split += len(dropped)
        faces = np.vstack([np.delete(faces, dropped, axis=0), np.array(extra, dtype=np.int64)])
    return faces, split


def loop_patch(points: np.ndarray) -> np.ndarray:
    """Triangles (k, 3) that fill a loop of points (n, 3), wound against the loop: cut in the loop's best plane."""
    import manifold3d

    normal = np.cross(points, np.roll(points, -1, axis=0)).sum(axis=0)
    if not np.linalg.norm(normal):
        normal = np.linalg.svd(points - points.mean(axis=0))[2][2]
    normal = normal / np.linalg.norm(normal)
    u = np.linalg.svd(normal[None])[2][1]
    flat = np.column_stack([points @ u, points @ np.cross(normal, u)])
    try:
        triangles = np.asarray(manifold3d.triangulate([flat - flat.mean(axis=0)], 0.0), dtype=np.int64)
    except Exception:
        triangles = np.zeros((0, 3), dtype=np.int64)
    if len(triangles) != len(points) - 2:
        triangles = np.array([(0, k, k + 1) for k in range(1, len(points) - 1)])
    return triangles[:, ::-1]


def _closed(vertices: np.ndarray, faces: np.ndarray) -> tuple[np.ndarray, int]:
    """Faces with small holes filled, and how many. InputError for a mesh that is wide open."""
    edges = open_edges(faces)
    if len(edges) > MAX_OPEN_EDGES:
        raise InputError(_wide_open(f"{_many(len(edges), 'edge')}"))
    loops = rims(edges)
    area = trimesh.triangles.area(vertices[faces]).sum()
    patches, sizes = [], []
    for loop in loops:
        patch = loop[loop_patch(vertices[loop])]
        patches.append(patch)
        sizes.append(trimesh.triangles.area(vertices[patch]).sum())
    large = [size for size, loop in zip(sizes, loops, strict=True) if len(loop) > 3 and size > HOLE_SHARE * area]
    if not loops or large or sum(sizes) > HOLES_SHARE * area:
        raise InputError(_wide_open(f"{_many(len(edges), 'edge')} in {_many(max(len(loops), 1), 'rim')}"))
    return np.vstack([faces, *patches]), len(loops)


def _wide_open(edges: str) -> str:
    return f"the surface is wide open: {edges} have no second face; close it to a solid in the modeller"


# --- the whole ------------------------------------------------------------------------------------------------------

def repaired(mesh: trimesh.Trimesh) -> Repaired:
    """A closed solid that faces outward. InputError where the surface is wide open or encloses no volume.

    In turn: equal and nearly equal vertices are joined, doubled faces dropped, T-junctions split, windings made one,
    small holes filled, crumbs dropped, a shell that is inside out turned, overlapping bodies united. A mesh without
    faults keeps its triangles as they are.
    """
    notes = []
    mesh, near = welded(mesh)
    if near:
        notes.append(f"Joined {_many(near, 'nearly equal vertex', 'nearly equal vertices')}.")
    vertices, faces = np.asarray(mesh.vertices), np.asarray(mesh.faces)
    faces, doubled = without_duplicates(faces)
    if doubled:
        notes.append(f"Dropped {_many(doubled, 'doubled triangle')}.")
    reach = WELD * float(np.linalg.norm(np.ptp(vertices, axis=0)))
    faces, turned = wound(faces)
    rim = len(open_edges(faces))
    if rim > MAX_OPEN_EDGES:
        raise InputError(_wide_open(f"{rim:,} edges"))
    if rim:
        faces, walls = _without_inner_walls(vertices, faces)
        if walls:
            notes.append(f"Dropped {_many(walls, 'wall')} that divided the inside.")
        faces, split = _split_at_rim(vertices, faces, 10 * reach)
        if split:
            notes.append(f"Split {_many(split, 'triangle')} where a neighbour's corner lies on an edge.")
        faces, more = wound(faces)
        turned += more
    if len(open_edges(faces)):
        faces, holes = _closed(vertices, faces)
        notes.append(f"Closed {_many(holes, 'small hole')}.")
        faces, more = wound(faces)
        turned += more
    if turned:
        notes.append(f"Turned {_many(turned, 'triangle')} to face as the others do.")
    label = shells(faces)
    volume = _shell_volumes(vertices, faces, label)
    size = np.abs(volume).max()
    if size < 1e-9 * float(np.linalg.norm(np.ptp(vertices, axis=0))) ** 3:
        raise InputError("the surface encloses no volume; save a closed solid")
    crumbs = np.abs(volume) < 1e-6 * size
    if crumbs.any():
        notes.append(f"Left out {_many(int(crumbs.sum()), 'crumb')} of less than a millionth of the part's volume.")
        faces = faces[~crumbs[label]]
    faces, flipped = _outward(vertices, faces)
    if flipped:
        notes.append("The surface was inside out; all of it was turned." if flipped == len(np.unique(shells(faces)))
                     else f"Turned {_many(flipped, 'shell')} that {'was' if flipped == 1 else 'were'} inside out.")
    solid = trimesh.Trimesh(vertices, faces, process=False)
    solid.remove_unreferenced_vertices()
    solid, note = _united(solid)
    notes += note
    try:
        to_manifold(solid)
    except ValueError as error:
        raise InputError(
            f"the surface can't be made a solid ({str(error).partition(': ')[2]}): it crosses or touches itself; "
            "repair it in the modeller"
        ) from error
    return Repaired(solid, tuple(notes), True)


def _holders(vertices: np.ndarray, faces: np.ndarray, label: np.ndarray, volume: np.ndarray) -> list[list[int]]:
    """For each shell, the shells that it lies in, smallest first. One vertex decides: shells are taken not to cross."""
    from engines.meshes.distance import Surface

    count = len(volume)
    order = np.argsort(label, kind="stable")
    begin = np.searchsorted(label[order], np.arange(count))
    corners = vertices[faces[order]]
    low, high = np.minimum.reduceat(corners.min(axis=1), begin), np.maximum.reduceat(corners.max(axis=1), begin)
    probe = corners[begin].mean(axis=1)
    holders: list[list[int]] = [[] for _ in range(count)]
    for outer in np.argsort(np.abs(volume), kind="stable"):
        within = (low >= low[outer]).all(axis=1) & (high <= high[outer]).all(axis=1)
        inner = np.flatnonzero(within & (np.abs(volume) < abs(volume[outer])))
        if len(inner):
            surface = Surface(trimesh.Trimesh(vertices, faces[label == outer], process=False))
            for k in inner[surface.inside(probe[inner])]:
                holders[k].append(int(outer))
    return holders


def _outward(vertices: np.ndarray, faces: np.ndarray) -> tuple[np.ndarray, int]:
    """Faces whose outermost shells have positive volume, and how many shells were turned. A shell that lies within an
    inside-out one is turned with it, so a cavity stays one."""
    label = shells(faces)
    volume = _shell_volumes(vertices, faces, label)
    if (volume > 0).all():
        return faces, 0
    holders = _holders(vertices, faces, label, volume)
    wrong = np.array([volume[around[-1] if around else k] < 0 for k, around in enumerate(holders)])
    faces = faces.copy()
    turned = wrong[label]
    faces[turned] = faces[turned, ::-1]
    return faces, int(wrong.sum())


def bodies(mesh: trimesh.Trimesh) -> list[trimesh.Trimesh]:
    """The disconnected bodies of a closed, outward mesh, largest first; a cavity stays with the body around it."""
    vertices, faces = np.asarray(mesh.vertices), np.asarray(mesh.faces)
    label = shells(faces)
    volume = _shell_volumes(vertices, faces, label)
    owner = np.arange(len(volume))
    if (volume < 0).any():
        holders = _holders(vertices, faces, label, volume)
        for k in np.flatnonzero(volume < 0):
            owner[k] = next((around for around in holders[k] if volume[around] > 0), k)
    found = []
    for k in sorted(np.unique(owner), key=lambda k: -volume[k]):
        body = trimesh.Trimesh(vertices, faces[owner[label] == k], process=False)
        body.remove_unreferenced_vertices()
        found.append(body)
    return found


def _united(mesh: trimesh.Trimesh) -> tuple[trimesh.Trimesh, list[str]]:
    """The mesh with overlapping or touching bodies made one, and a note on it."""
    parts = bodies(mesh)
    boxes = np.array([part.bounds for part in parts])
    meet = np.zeros(len(parts), dtype=bool)
    for k, (low, high) in enumerate(boxes):
        others = (boxes[:, 0] <= high).all(axis=1) & (boxes[:, 1] >= low).all(axis=1)
        others[k] = False
        meet[k] = others.any()
    if not meet.any():
        return mesh, []
    import manifold3d

    try:
        solids = [to_manifold(part) for part, near in zip(parts, meet, strict=True) if near]
    except ValueError:
        return mesh, []
    union = manifold3d.Manifold.batch_boolean(solids, manifold3d.OpType.Add)
    separate = sum(solid.volume() for solid in solids)
    pieces = len(union.decompose())
    lost = separate - union.volume()
    if lost < 1e-9 * separate and pieces >= len(solids):
        return mesh, []
    parts = [from_manifold(union), *(part for part, near in zip(parts, meet, strict=True) if not near)]
    what = "overlapping" if lost >= 1e-9 * separate else "touching"
    return trimesh.util.concatenate(parts), [f"United {len(solids)} {what} bodies."]


# --- manifold3d and Open3D ------------------------------------------------------------------------------------------

def to_manifold(mesh: trimesh.Trimesh):
    """The mesh as a `manifold3d.Manifold`, in double precision. ValueError with manifold3d's status if it isn't closed."""
    import manifold3d

    points, corners = np.asarray(mesh.vertices), np.asarray(mesh.faces)
    # Copies: manifold3d refuses arrays that can't be written to, and its own results are such arrays.
    data = manifold3d.Mesh64(np.array(points, dtype=np.float64, order="C"), np.array(corners, dtype=np.uint64, order="C"))
    solid = manifold3d.Manifold(data)
    if solid.status() != manifold3d.Error.NoError:
        data.merge()
        solid = manifold3d.Manifold(data)
    if solid.status() != manifold3d.Error.NoError:
        raise ValueError(f"not a closed solid: {solid.status().name}")
    return solid


def from_manifold(solid) -> trimesh.Trimesh:
    """A `manifold3d.Manifold` as a mesh, in double precision."""
    data = solid.to_mesh64()
    vertices = np.asarray(data.vert_properties, dtype=np.float64)[:, :3]
    joined = np.arange(len(vertices))
    joined[np.asarray(data.merge_from_vert, dtype=np.int64)] = np.asarray(data.merge_to_vert, dtype=np.int64)
    mesh = trimesh.Trimesh(vertices, joined[np.asarray(data.tri_verts, dtype=np.int64)], process=False)
    mesh.remove_unreferenced_vertices()
    return mesh


def decimated(mesh: trimesh.Trimesh, triangles: int = 200_000) -> trimesh.Trimesh:
    """The mesh with about ``triangles`` triangles by quadric error decimation, which takes them out of flat regions first.

    It can leave a crossing or a doubled edge behind: pass the result to `repaired`."""
    if len(mesh.faces) <= triangles:
        return mesh
    from engines.meshes.native import open3d

    o3d = open3d()
    centre = np.asarray(mesh.vertices).mean(axis=0)
    data = o3d.geometry.TriangleMesh(
        o3d.utility.Vector3dVector(np.asarray(mesh.vertices) - centre), o3d.utility.Vector3iVector(np.asarray(mesh.faces))
    )
    smaller = data.simplify_quadric_decimation(triangles, boundary_weight=1.0)
    return trimesh.Trimesh(np.asarray(smaller.vertices) + centre, np.asarray(smaller.triangles), process=False)
