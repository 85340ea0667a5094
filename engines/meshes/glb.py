"""Binary glTF files for the viewer: a surface with normals, colours and values at its vertices, its feature edges; points."""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import trimesh
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components

_FLOAT, _UINT32 = 5126, 5125
_ARRAY_BUFFER, _ELEMENT_ARRAY_BUFFER = 34962, 34963
_TYPES = {1: "SCALAR", 3: "VEC3", 4: "VEC4"}
_POINTS, _LINES, _TRIANGLES = 0, 1, 4


def y_up(vectors: np.ndarray) -> np.ndarray:
    """z-up vectors (n, 3) in glTF's y-up frame: (x, y, z) → (x, z, −y)."""
    vectors = np.asarray(vectors)
    return np.column_stack([vectors[:, 0], vectors[:, 2], -vectors[:, 1]])


def linear_rgb(srgb: np.ndarray) -> np.ndarray:
    """Linear light of sRGB values in [0, 1], any shape."""
    srgb = np.clip(np.asarray(srgb, dtype=np.float64), 0.0, 1.0)
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


class _Buffer:
    """The binary chunk and the accessors into it."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.views: list[dict[str, Any]] = []
        self.accessors: list[dict[str, Any]] = []

    def add(self, values: np.ndarray, target: int, *, bounds: bool = False) -> int:
        """The accessor number of an array (n,) or (n, k): float32, or uint32 for integers."""
        values = np.ascontiguousarray(values, dtype=np.uint32 if target == _ELEMENT_ARRAY_BUFFER else np.float32)
        width = 1 if values.ndim == 1 else values.shape[1]
        self.views.append({"buffer": 0, "byteOffset": len(self.data), "byteLength": values.nbytes, "target": target})
        accessor: dict[str, Any] = {
            "bufferView": len(self.views) - 1,
            "componentType": _UINT32 if target == _ELEMENT_ARRAY_BUFFER else _FLOAT,
            "count": len(values),
            "type": _TYPES[width],
        }
        if bounds:
            table = values.reshape(len(values), width)
            accessor |= {"min": table.min(axis=0).tolist(), "max": table.max(axis=0).tolist()}
        self.accessors.append(accessor)
        self.data += values.tobytes()  # always whole 4-byte words, so every view stays aligned
        return len(self.accessors) - 1


def write_glb(
    path: str | Path,
    vertices: np.ndarray,
    faces: np.ndarray,
    *,
    normals: np.ndarray | None = None,
    colors: np.ndarray | None = None,
    deviation: np.ndarray | None = None,
    thickness: np.ndarray | None = None,
    edges: list[np.ndarray] | None = None,
    extras: dict[str, Any] | None = None,
) -> None:
    """Write a z-up surface as binary glTF 2.0, turned to y-up: a node ``surface`` and, with ``edges``, a node ``edges``.

    ``vertices`` (n, 3) and ``faces`` (m, 3); ``normals`` (n, 3); ``colors`` (n, 3 or 4) sRGB in [0, 1], stored as linear
    COLOR_0; ``deviation`` (n,) and ``thickness`` (n,) in the part's unit, stored as the attributes ``_DEVIATION`` and
    ``_THICKNESS`` (below zero: none there); ``edges``: polylines (k, 3), stored as one LINES primitive; ``extras``: plain data
    kept with the surface's mesh. ValueError where lengths differ.
    """
    vertices, faces = np.asarray(vertices, dtype=np.float64).reshape(-1, 3), np.asarray(faces).reshape(-1, 3)
    if not len(vertices) or not len(faces):
        raise ValueError("a surface needs at least one triangle")
    if faces.min() < 0 or faces.max() >= len(vertices):
        raise ValueError("a face names a vertex that isn't there")
    given = {"normals": normals, "colors": colors, "deviation": deviation, "thickness": thickness}
    for name, values in given.items():
        if values is not None and len(values) != len(vertices):
            raise ValueError(f"{name} has {len(values)} rows for {len(vertices)} vertices")
    buffer = _Buffer()
    attributes = {"POSITION": buffer.add(y_up(vertices), _ARRAY_BUFFER, bounds=True)}
    if normals is not None:
        attributes["NORMAL"] = buffer.add(y_up(normals), _ARRAY_BUFFER)
    if colors is not None:
        colors = np.asarray(colors, dtype=np.float64)
        attributes["COLOR_0"] = buffer.add(np.column_stack([linear_rgb(colors[:, :3]), colors[:, 3:]]), _ARRAY_BUFFER)
    for name, values in {"_DEVIATION": deviation, "_THICKNESS": thickness}.items():
        if values is not None:
            attributes[name] = buffer.add(np.asarray(values), _ARRAY_BUFFER, bounds=True)
    indices = buffer.add(faces.reshape(-1), _ELEMENT_ARRAY_BUFFER)
    meshes: list[dict[str, Any]] = [
        {"name": "surface", "primitives": [{"attributes": attributes, "indices": indices, "material": 0, "mode": _TRIANGLES}]}
    ]
    if extras:
        meshes[0]["extras"] = extras
    lines = [np.asarray(line, dtype=np.float64).reshape(-1, 3) for line in edges or [] if len(line) > 1]
    if lines:
        starts = np.cumsum([0, *(len(line) for line in lines[:-1])])
        pairs = np.concatenate([np.column_stack([np.arange(len(line) - 1), np.arange(1, len(line))]) + start
                                for line, start in zip(lines, starts, strict=True)])
        primitive = {
            "attributes": {"POSITION": buffer.add(y_up(np.concatenate(lines)), _ARRAY_BUFFER, bounds=True)},
            "indices": buffer.add(pairs.reshape(-1), _ELEMENT_ARRAY_BUFFER), "material": 1, "mode": _LINES,
        }
        meshes.append({"name": "edges", "primitives": [primitive]})
    _write(path, meshes, buffer, [1, 1, 1, 1] if colors is not None else [0.6, 0.64, 0.69, 1])


def write_points_glb(path: str | Path, points: np.ndarray, *, radius: float) -> None:
    """Write z-up points (n, 3) as binary glTF 2.0, turned to y-up: a node ``points`` with one POINTS primitive. ``radius``, in
    the points' unit, is how large to draw one; it stands in the mesh's extras. ValueError where there are none."""
    points = np.asarray(points, dtype=np.float64).reshape(-1, 3)
    if not len(points):
        raise ValueError("a cloud needs at least one point")
    buffer = _Buffer()
    attributes = {"POSITION": buffer.add(y_up(points), _ARRAY_BUFFER, bounds=True)}
    primitive = {"attributes": attributes, "material": 0, "mode": _POINTS}
    _write(path, [{"name": "points", "primitives": [primitive], "extras": {"radius": float(radius)}}], buffer)


def _write(
    path: str | Path, meshes: list[dict[str, Any]], buffer: _Buffer, color: Sequence[float] = (0.6, 0.64, 0.69, 1)
) -> None:
    """The file itself: a node a mesh. Material 0 has ``color`` (linear RGBA), 1 is for edges."""
    tree = {
        "asset": {"version": "2.0", "generator": "Showfloor"},
        "scene": 0,
        "scenes": [{"nodes": list(range(len(meshes)))}],
        "nodes": [{"name": mesh["name"], "mesh": index} for index, mesh in enumerate(meshes)],
        "meshes": meshes,
        "materials": [
            {"name": "surface", "pbrMetallicRoughness": {
                "baseColorFactor": list(color), "metallicFactor": 0.1, "roughnessFactor": 0.55,
            }},
            {"name": "edges", "pbrMetallicRoughness": {"baseColorFactor": [0.05, 0.06, 0.08, 1], "metallicFactor": 0}},
        ],
        "accessors": buffer.accessors,
        "bufferViews": buffer.views,
        "buffers": [{"byteLength": len(buffer.data)}],
    }
    text = json.dumps(tree, separators=(",", ":"), allow_nan=False).encode()
    text += b" " * (-len(text) % 4)
    size = 12 + 8 + len(text) + 8 + len(buffer.data)
    with Path(path).open("wb") as stream:
        stream.write(struct.pack("<4sII", b"glTF", 2, size))
        stream.write(struct.pack("<I4s", len(text), b"JSON") + text)
        stream.write(struct.pack("<I4s", len(buffer.data), b"BIN\0") + buffer.data)


def _sharp(mesh: trimesh.Trimesh, angle_deg: float) -> np.ndarray:
    """Which pairs of `mesh.face_adjacency` meet at more than ``angle_deg`` (k,)."""
    return mesh.face_adjacency_angles > np.radians(angle_deg)


def crease_vertices(mesh: trimesh.Trimesh, angle_deg: float = 25.0) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(vertices, faces, unit normals) with vertices split along edges sharper than ``angle_deg``: smooth surfaces look
    smooth and edges stay crisp. The triangles keep their order; normals are means weighted by the corners' angles."""
    # A corner is one vertex of one face. Corners at a vertex share a normal where smooth edges connect their faces.
    faces = np.asarray(mesh.faces)
    smooth = ~_sharp(mesh, angle_deg)
    pairs, ends = mesh.face_adjacency[smooth], mesh.face_adjacency_edges[smooth]
    links = []
    for k in range(2):
        at = ends[:, k]
        links.append(np.column_stack([
            3 * pairs[:, side] + np.argmax(faces[pairs[:, side]] == at[:, None], axis=1) for side in range(2)
        ]))
    joined = np.concatenate(links)
    graph = coo_matrix((np.ones(len(joined)), joined.T), shape=(faces.size,) * 2)
    _, corner = connected_components(graph, directed=False)
    _, first, label = np.unique(corner, return_index=True, return_inverse=True)
    label = label.ravel()
    weights = np.asarray(mesh.face_angles).reshape(-1, 1) * np.repeat(mesh.face_normals, 3, axis=0)
    normals = np.column_stack([np.bincount(label, weights[:, axis], minlength=len(first)) for axis in range(3)])
    length = np.linalg.norm(normals, axis=1)
    empty = length < 1e-12
    normals[empty] = np.repeat(mesh.face_normals, 3, axis=0)[first[empty]]
    normals[~empty] /= length[~empty, None]
    normals[np.linalg.norm(normals, axis=1) < 0.5] = (0, 0, 1)  # a triangle without area has no normal of its own
    return np.asarray(mesh.vertices)[faces.reshape(-1)[first]], label.reshape(-1, 3), normals


def feature_edges(mesh: trimesh.Trimesh, angle_deg: float = 25.0) -> list[np.ndarray]:
    """Polylines (k, 3) along the edges sharper than ``angle_deg`` and along open edges; a closed one repeats its first point.

    Lines end where more or fewer than two sharp edges meet.
    """
    sharp = mesh.face_adjacency_edges[_sharp(mesh, angle_deg)]
    edges = np.asarray(mesh.edges_sorted)
    single = trimesh.grouping.group_rows(edges, require_count=1)
    segments = np.unique(np.sort(np.vstack([sharp, edges[single]]), axis=1), axis=0)
    neighbours: dict[int, list[int]] = {}
    for a, b in segments.tolist():
        neighbours.setdefault(a, []).append(b)
        neighbours.setdefault(b, []).append(a)
    left = dict.fromkeys(map(tuple, segments.tolist()))  # a dict as an ordered set

    def walk(first: int, second: int) -> list[int]:
        path = [first, second]
        left.pop((min(first, second), max(first, second)), None)
        while len(neighbours[path[-1]]) == 2:
            onward = [v for v in neighbours[path[-1]] if (min(v, path[-1]), max(v, path[-1])) in left]
            if not onward:
                break
            left.pop((min(onward[0], path[-1]), max(onward[0], path[-1])), None)
            path.append(onward[0])
        return path

    paths = [walk(vertex, other) for vertex, around in neighbours.items() if len(around) != 2
             for other in around if (min(vertex, other), max(vertex, other)) in left]
    while left:
        paths.append(walk(*next(iter(left))))
    return [np.asarray(mesh.vertices)[path] for path in paths]
