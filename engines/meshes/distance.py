"""How far apart two meshes are: signed distance, Chamfer and Hausdorff distance, volumetric IoU."""

from __future__ import annotations

import numpy as np
import trimesh

from engines.meshes.native import open3d, ray_scene
from engines.meshes.repair import to_manifold


class Surface:
    """A mesh prepared for many distance queries. Points are (n, 3) float arrays in the mesh's unit.

    The search for the nearest triangle runs in single precision on the mesh scaled to a unit box; the distance to that
    triangle is then computed in double precision, so a point taken from the surface has a distance near 1e-16 of its size.
    """

    def __init__(self, mesh: trimesh.Trimesh):
        vertices = np.asarray(mesh.vertices, dtype=np.float64)
        low, high = vertices.min(axis=0), vertices.max(axis=0)
        self._centre = (low + high) / 2
        self._size = float(np.linalg.norm(high - low)) or 1.0
        self._triangles = vertices[mesh.faces]
        self._scene = ray_scene((vertices - self._centre) / self._size, mesh.faces)

    def _unit(self, points: np.ndarray):
        scaled = (np.asarray(points, dtype=np.float64).reshape(-1, 3) - self._centre) / self._size
        return open3d().core.Tensor(np.ascontiguousarray(scaled, dtype=np.float32))

    def nearest(self, points: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """(closest points (n, 3), distances (n,), triangle indices (n,))."""
        points = np.asarray(points, dtype=np.float64).reshape(-1, 3)
        found = self._scene.compute_closest_points(self._unit(points))
        index = found["primitive_ids"].numpy().astype(np.int64)
        closest = trimesh.triangles.closest_point(self._triangles[index], points)
        return closest, np.linalg.norm(points - closest, axis=1), index

    def distance(self, points: np.ndarray) -> np.ndarray:
        """Unsigned distance of each point to the surface, (n,)."""
        return self.nearest(points)[1]

    def inside(self, points: np.ndarray) -> np.ndarray:
        """True where a point lies in the solid (n,). The mesh must be closed; three rays vote on each point."""
        return self._scene.compute_occupancy(self._unit(points), nsamples=3).numpy() > 0.5

    def signed_distance(self, points: np.ndarray) -> np.ndarray:
        """Distance of each point to the surface, negative inside (n,). The mesh must be closed."""
        return np.where(self.inside(points), -1.0, 1.0) * self.distance(points)


def surface_points(mesh: trimesh.Trimesh, count: int, seed: int = 0) -> np.ndarray:
    """``count`` points spread evenly over the surface by area, (count, 3); the same for the same seed."""
    return np.asarray(trimesh.sample.sample_surface(mesh, count, seed=seed)[0])


def chamfer(a: trimesh.Trimesh, b: trimesh.Trimesh, count: int = 20_000, seed: int = 0) -> float:
    """Mean two-way distance from surface points to the other surface, over the diagonal of ``a``'s bounding box.

    Point to surface, not point to point: identical meshes give zero, whatever ``count``.
    """
    there = Surface(b).distance(surface_points(a, count, seed)).mean()
    back = Surface(a).distance(surface_points(b, count, seed)).mean()
    return float((there + back) / 2 / np.linalg.norm(a.extents))


def hausdorff(a: trimesh.Trimesh, b: trimesh.Trimesh, count: int = 20_000, seed: int = 0) -> float:
    """Largest two-way distance to the other surface, over all vertices and ``count`` surface points, in the meshes' unit."""

    def one_way(source: trimesh.Trimesh, target: Surface) -> float:
        return float(target.distance(np.vstack([source.vertices, surface_points(source, count, seed)])).max())

    return max(one_way(a, Surface(b)), one_way(b, Surface(a)))


def iou(a, b) -> float:
    """Volume of intersection over volume of union, by exact mesh booleans. Takes closed `Trimesh` or `Manifold` objects."""
    first, second = (solid if hasattr(solid, "volume") and callable(solid.volume) else to_manifold(solid) for solid in (a, b))
    common = (first ^ second).volume()
    union = first.volume() + second.volume() - common
    value = common / union if union > 0 else 0.0
    assert -1e-9 <= value <= 1 + 1e-9, value
    return min(max(value, 0.0), 1.0)
