"""A shape of known truth as a mesh: what people can upload, and what errors are coloured against."""

from __future__ import annotations

import numpy as np
import trimesh

from engines.mpf.shapes import _PLACE, _SIZE, Patch, Shape, _turn

_LEAST, _MOST = 16, 256
_HOLED = 240
"""Cells each way where a patch has a hole: its rim follows the cells."""


def truth_mesh(shape: Shape, error: float = 2e-4) -> trimesh.Trimesh:
    """Triangles that lie within ``error`` of the shape's diagonal of its patches. Patches that meet are welded at equal
    vertices only, so a closed shape need not come out watertight."""
    vertices, faces, count = [], [], 0
    for patch in shape.patches:
        points, own = _grid(patch, *_cells(patch, error * shape.diagonal / _SIZE))
        vertices.append(points)
        faces.append(own + count)
        count += len(points)
    placed = (np.concatenate(vertices) * _SIZE) @ _turn().T + _PLACE
    mesh = trimesh.Trimesh(placed, np.concatenate(faces), process=False)
    mesh.merge_vertices(digits_vertex=6)
    mesh.update_faces(mesh.nondegenerate_faces())
    mesh.remove_unreferenced_vertices()
    return mesh


def _cells(patch: Patch, error: float) -> tuple[int, int]:
    """Cells along u and v so that no edge is farther than ``error`` from the patch."""
    if patch.hole is not None:
        return _HOLED, _HOLED
    found = []
    for axis in range(2):
        cells = 1
        while cells < _MOST:
            ends, across = np.linspace(0, 1, cells + 1), np.linspace(0.03, 0.97, 9)

            def at(along: np.ndarray, across: np.ndarray = across, axis: int = axis) -> np.ndarray:
                one, two = (x.ravel() for x in np.meshgrid(along, across, indexing="ij"))
                pair = (one, two) if axis == 0 else (two, one)
                return patch.at(*pair).reshape(len(along), len(across), 3)

            # At three places of an edge: a wave crosses the middle of an edge that spans all of it.
            off = 0.0
            for t in (0.3, 0.5, 0.8):
                chord = (1 - t) * at(ends[:-1]) + t * at(ends[1:])
                off = max(off, np.linalg.norm(at((1 - t) * ends[:-1] + t * ends[1:]) - chord, axis=2).max())
            if off < error:
                break
            cells *= 2
        found.append(cells)
    # Where it bends one way, a cell's two triangles may be twisted the other way.
    least = _LEAST if max(found) > 1 else 1
    return max(found[0], least), max(found[1], least)


def _grid(patch: Patch, across: int, along: int) -> tuple[np.ndarray, np.ndarray]:
    """(vertices (n, 3), triangles (m, 3)) of a patch in its own unit, facing as its normal does."""
    u, v = (x.ravel() for x in np.meshgrid(np.linspace(0, 1, across + 1), np.linspace(0, 1, along + 1), indexing="ij"))
    i, j = (x.ravel() for x in np.meshgrid(np.arange(across), np.arange(along), indexing="ij"))
    if patch.hole is not None:
        kept = ~patch.hole((i + 0.5) / across, (j + 0.5) / along)
        i, j = i[kept], j[kept]
    a = i * (along + 1) + j
    b, c, d = a + along + 1, a + along + 2, a + 1
    faces = np.concatenate([np.stack([a, b, c], 1), np.stack([a, c, d], 1)])
    return patch.at(u, v), faces[:, ::-1] if patch.flip else faces
