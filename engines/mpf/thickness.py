"""How thick the wall is at each place of a mesh: the way from one face through the material to the other."""

from __future__ import annotations

import numpy as np
import trimesh

_LIMIT = 0.1
"""Walls thicker than this share of the diagonal are no walls."""
_START = 1e-5
"""A ray starts so far inside, as a share of the diagonal, so that it doesn't meet the face it leaves."""


def wall_thickness(mesh: trimesh.Trimesh, limit: float = _LIMIT) -> np.ndarray:
    """(n,) at each vertex, in the mesh's unit: along the normal to the other face on either side, the nearer one, where that
    looks the other way. Infinite where none lies within ``limit`` of the diagonal (a single open sheet, a thick body).

    Both sides are tried because an open sheet has none that is inside: two sheets count as a wall however they are wound."""
    from engines.meshes.native import open3d, ray_scene

    if not len(mesh.faces):
        return np.zeros(0)
    vertices = np.asarray(mesh.vertices, dtype=np.float64)
    centre, size = vertices.mean(0), float(np.linalg.norm(np.ptp(vertices, axis=0)))
    scaled = (vertices - centre) / size
    scene = ray_scene(scaled, mesh.faces)
    normals, faces = np.asarray(mesh.vertex_normals), np.asarray(mesh.face_normals)
    found = np.full(len(vertices), np.inf)
    for side in (-1.0, 1.0):
        rays = np.concatenate([scaled + side * _START * normals, side * normals], axis=1).astype(np.float32)
        hit = scene.cast_rays(open3d().core.Tensor(np.ascontiguousarray(rays)))
        far, face = hit["t_hit"].numpy().astype(np.float64), hit["primitive_ids"].numpy().astype(np.int64)
        met = np.isfinite(far) & (far < limit)
        face = np.where(met, face, 0)
        met &= np.abs((faces[face] * normals).sum(1)) > 0.5
        found = np.minimum(found, np.where(met, (far + _START) * size, np.inf))
    return found
