"""Points drawn from a mesh, and the nearest of other points: by pytorch3d on a GPU where it imports, otherwise here."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import trimesh
from scipy.spatial import cKDTree


def pytorch3d_device() -> str:
    """The GPU that pytorch3d would use, or "" where it doesn't import or there is none. It comes by conda, not from PyPI."""
    try:
        import_module("pytorch3d.ops")
    except ImportError:
        return ""
    import torch

    return "cuda" if torch.cuda.is_available() else ""


def drawn_points(mesh: trimesh.Trimesh, count: int, seed: int = 0, device: str = "") -> tuple[np.ndarray, np.ndarray]:
    """(points (count, 3), their triangles (count,)) spread evenly by area; the same for the same seed and device. ``device``:
    "" for trimesh, a torch device for pytorch3d."""
    if device:
        return _drawn_on(mesh, count, seed, device)
    points, faces = trimesh.sample.sample_surface(mesh, count, seed=seed)
    return np.asarray(points), np.asarray(faces)


def _drawn_on(mesh: trimesh.Trimesh, count: int, seed: int, device: str) -> tuple[np.ndarray, np.ndarray]:
    import torch

    sample_points_from_meshes = import_module("pytorch3d.ops").sample_points_from_meshes
    Meshes = import_module("pytorch3d.structures").Meshes
    torch.manual_seed(seed)
    centre = np.asarray(mesh.bounds).mean(0)
    vertices = torch.as_tensor(mesh.vertices - centre, dtype=torch.float32, device=device)
    faces = torch.as_tensor(np.asarray(mesh.faces), dtype=torch.int64, device=device)
    points = sample_points_from_meshes(Meshes([vertices], [faces]), count)[0].cpu().numpy().astype(np.float64) + centre
    # pytorch3d doesn't say which triangle a point came from.
    from engines.meshes.distance import Surface

    return points, Surface(mesh).nearest(points)[2]


def nearest_of(points: np.ndarray, others: np.ndarray, device: str | None = None) -> tuple[np.ndarray, np.ndarray]:
    """(distance (n,), index (n,)) of the nearest of ``others`` (m, 3) to each of ``points`` (n, 3). ``device``: "" for the
    kd-tree, a torch device for pytorch3d, None for what is there."""
    device = pytorch3d_device() if device is None else device
    if not device:
        return cKDTree(others).query(points)
    import torch

    knn_points = import_module("pytorch3d.ops").knn_points
    # Centred first: far from the origin single precision has no room for small distances.
    centre = others.mean(0)
    a, b = (torch.as_tensor(x - centre, dtype=torch.float32, device=device)[None] for x in (points, others))
    found = knn_points(a, b, K=1)
    return found.dists[0, :, 0].sqrt().cpu().numpy().astype(np.float64), found.idx[0, :, 0].cpu().numpy()
