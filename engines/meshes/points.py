"""Point clouds: read from files, cleared of outliers, and closed to a surface."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import trimesh

from engines.contract import InputError
from engines.meshes.point_files import kind_of, read_file

MOST_POINTS = 2_000_000
"""Of more only every second, third, … is read: what is left is far denser than any surface that is made of it."""
LEAST_POINTS = 500
USED_POINTS = 300_000
"""More points than this are thinned out evenly: a surface of them is no finer than the grid of the reconstruction."""
_DEPTH = 8
"""Poisson's octree: 2⁸ cells along the longest side."""
_SCALES = (1.1, 1.4, 2.0)
"""Sides of Poisson's cube over the longest side of the points: over a missing side the surface may bulge out of a narrow one,
and is open there."""


@dataclass(frozen=True, eq=False)
class Points:
    """A point cloud: positions (n, 3) and, where the file has them, normals (n, 3): of length one, or zero where a point has
    none. ``notes``: what a person should know about the reading."""

    positions: np.ndarray
    normals: np.ndarray | None
    notes: tuple[str, ...] = ()


def holds_points(path: str | Path) -> bool:
    """Whether a file is a point cloud: text with coordinates in its lines, PCD, LAS, LAZ, E57 or NPY; PLY, OBJ or OFF without
    faces."""
    return kind_of(Path(path)) is not None


def read_points(path: str | Path, *, least: int = LEAST_POINTS, most: int = MOST_POINTS) -> Points:
    """The points of a PLY, OBJ, OFF, XYZ, PTS, ASC, TXT, CSV, PCD, LAS, LAZ, E57 or NPY file, as float64 in the file's frame.

    Of more than ``most`` points every k-th is read, so that a file of any size fits into memory. `InputError` says what is
    wrong with a file that can't be used, or holds fewer than ``least`` points."""
    path = Path(path)
    if not path.is_file():
        raise InputError(f"there is no file {path.name}; choose a point cloud")
    kind = kind_of(path)
    if kind is None:
        raise InputError(f"{path.name} is no point cloud; save the points as PLY, XYZ, PCD, LAS, E57 or NPY")
    read = read_file(path, kind, most)
    notes = []
    if read.step > 1:
        notes.append(f"{read.total:,} points, every {_ordinal(read.step)} used.")
    positions, normals = read.positions, read.normals
    with np.errstate(invalid="ignore"):
        usable = (np.abs(positions) < 1e15).all(1)
    if not usable.all():
        notes.append(f"{int((~usable).sum()):,} points with coordinates that are no numbers left out.")
        positions = positions[usable]
        normals = normals[usable] if normals is not None else None
    if len(positions) < least:
        raise InputError(f"{path.name} holds {len(positions):,} points, too few for a surface; bring at least {least:,}")
    return Points(positions, _of_length_one(normals), tuple(notes))


def _ordinal(number: int) -> str:
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number:,}{ending}"


def _of_length_one(normals: np.ndarray | None) -> np.ndarray | None:
    """Normals of length one, zero where there is none; None where more than a twentieth lacks one."""
    if normals is None:
        return None
    with np.errstate(invalid="ignore", divide="ignore", over="ignore"):
        length = np.linalg.norm(normals, axis=1)
        given = np.isfinite(length) & (length > 1e-12)
        if given.mean() < 0.95:
            return None
        return np.where(given[:, None], normals / length[:, None], 0.0)


def surface_of(points: Points) -> tuple[trimesh.Trimesh, list[str]]:
    """A closed surface through a point cloud, and what was done: outliers dropped, normals estimated where there are none,
    screened Poisson reconstruction (Kazhdan & Hoppe 2013, as in Open3D)."""
    from engines.meshes.native import open3d

    o3d = open3d()
    notes = list(points.notes)
    positions, normals = points.positions, points.normals
    if normals is not None and not (given := normals.any(1)).all():
        positions, normals = positions[given], normals[given]
    total = len(positions)
    if total > USED_POINTS:
        picked = np.linspace(0, total - 1, USED_POINTS).astype(int)
        positions, normals = positions[picked], normals[picked] if normals is not None else None
        notes.append(f"{total:,} points, thinned out to {USED_POINTS:,}.")
    centre, size = positions.mean(0), float(np.linalg.norm(np.ptp(positions, axis=0)))
    if size <= 0 or np.linalg.svd(positions[:: max(len(positions) // 5000, 1)] - centre, compute_uv=False)[2] < 1e-6 * size:
        raise InputError("the points lie on a plane or a line; bring points from all round the part")
    cloud = o3d.geometry.PointCloud(o3d.utility.Vector3dVector((positions - centre) / size))
    if normals is not None:
        cloud.normals = o3d.utility.Vector3dVector(normals)
    cloud, kept = cloud.remove_statistical_outlier(nb_neighbors=16, std_ratio=4.0)
    dropped = len(positions) - len(kept)
    if dropped:
        notes.append(f"{dropped:,} outlying points left out.")
    if normals is None:
        cloud.estimate_normals(o3d.geometry.KDTreeSearchParamKNN(24))
        cloud.orient_normals_consistent_tangent_plane(16)
        _outwards(cloud)
    for scale in _SCALES:
        mesh, _ = o3d.geometry.TriangleMesh.create_from_point_cloud_poisson(
            cloud, depth=_DEPTH, scale=scale, linear_fit=False, n_threads=1
        )
        found = trimesh.Trimesh(np.asarray(mesh.vertices) * size + centre, np.asarray(mesh.triangles), process=False)
        if found.is_watertight:
            break
    notes.append(f"a surface of {len(found.faces):,} triangles was made of {len(kept):,} points (Poisson reconstruction)")
    return found, notes


def _outwards(cloud) -> None:
    """Turn all normals when the topmost points say that they look inwards."""
    positions, normals = np.asarray(cloud.points), np.asarray(cloud.normals)
    votes = 0.0
    for axis in range(3):
        order = np.argsort(positions[:, axis])
        count = max(len(order) // 200, 8)
        votes += normals[order[-count:], axis].sum() - normals[order[:count], axis].sum()
    if votes < 0:
        normals *= -1.0


def reconstructed(mesh: trimesh.Trimesh) -> tuple[trimesh.Trimesh, list[str]]:
    """A closed surface through a mesh that is wide open: its triangles give points with normals, Poisson closes the gaps."""
    count = int(np.clip(3 * len(mesh.faces), 20_000, USED_POINTS))
    positions, faces = trimesh.sample.sample_surface(mesh, count, seed=1)
    found, notes = surface_of(Points(np.asarray(positions), np.asarray(mesh.face_normals)[faces]))
    return found, ["the surface is wide open; its gaps were closed by Poisson reconstruction", *notes]
