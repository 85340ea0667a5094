"""How a surface differs from one that is known to be right: error at each vertex, Chamfer distance, F-score, normals."""

from __future__ import annotations

import numpy as np
import trimesh

from engines.mpf.metrics import F_RADIUS
from engines.mpf.nearest import drawn_points, nearest_of, pytorch3d_device

_ON_GPU = 400_000


class Truth:
    """A mesh that is right, open or closed, in the unit of what is measured against it."""

    def __init__(self, mesh: trimesh.Trimesh) -> None:
        from engines.meshes.distance import Surface

        self.mesh = mesh
        self.size = float(np.linalg.norm(mesh.extents))
        self._surface = Surface(mesh)

    def errors(self, points: np.ndarray) -> np.ndarray:
        """Distance of each point (n, 3) to the truth (n,), negative behind the nearest triangle: inside a closed truth that
        faces outward; on the one side or the other of an open one."""
        closest, distance, face = self._surface.nearest(points)
        side = ((points - closest) * np.asarray(self.mesh.face_normals)[face]).sum(1)
        return np.where(side < 0, -distance, distance)

    def figures(self, mesh: trimesh.Trimesh, count: int = 30_000, seed: int = 5) -> dict[str, float]:
        """``chamfer``: mean of the two mean distances, in % of the truth's diagonal; ``f_score`` at `F_RADIUS`, in %;
        ``normals``: mean absolute cosine between normals, both ways, in %."""
        from engines.meshes.distance import Surface

        device = pytorch3d_device()
        count = _ON_GPU if device else count
        points, faces = drawn_points(mesh, count, seed, device)
        true_points, true_faces = drawn_points(self.mesh, count, seed + 1, device)
        if device:
            # On a GPU many points are cheap: the nearest of them stands for the nearest place of the surface.
            there, near = nearest_of(points, true_points, device)
            back, near_back = nearest_of(true_points, points, device)
            true_face, face = true_faces[near], faces[near_back]
        else:
            _, there, true_face = self._surface.nearest(points)
            _, back, face = Surface(mesh).nearest(true_points)
        radius = F_RADIUS * self.size
        precision, recall = float((there < radius).mean()), float((back < radius).mean())
        normals, true_normals = np.asarray(mesh.face_normals), np.asarray(self.mesh.face_normals)
        agree = np.abs((normals[faces] * true_normals[true_face]).sum(1)).mean()
        agree_back = np.abs((true_normals[true_faces] * normals[face]).sum(1)).mean()
        return {
            "chamfer": 100 * float(there.mean() + back.mean()) / 2 / self.size,
            "f_score": 100 * 2 * precision * recall / max(precision + recall, 1e-12),
            "normals": 100 * float(agree + agree_back) / 2,
        }
