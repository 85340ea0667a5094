"""Point clouds: read from files, cleared of outliers, and closed to a surface."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import trimesh

from engines.contract import InputError

MOST_POINTS = 5_000_000
LEAST_POINTS = 500
USED_POINTS = 300_000
"""More points than this are thinned out evenly: a surface of them is no finer than the grid of the reconstruction."""
_DEPTH = 8
"""Poisson's octree: 2⁸ cells along the longest side."""
_SCALES = (1.1, 1.4, 2.0)
"""Sides of Poisson's cube over the longest side of the points: over a missing side the surface may bulge out of a narrow one,
and is open there."""
TEXT_SUFFIXES = (".xyz", ".pts", ".asc", ".txt")


@dataclass(frozen=True, eq=False)
class Points:
    """A point cloud: positions (n, 3) and, where the file has them, normals (n, 3)."""

    positions: np.ndarray
    normals: np.ndarray | None
    notes: tuple[str, ...] = ()


def holds_points(path: str | Path) -> bool:
    """Whether a file is a point cloud: text with coordinates in its lines, or PLY without faces."""
    path = Path(path)
    if path.suffix.lower() in TEXT_SUFFIXES:
        return True
    with path.open("rb") as stream:
        head = stream.read(65536).partition(b"end_header")[0]
    if not re.match(rb"ply\s", head):
        return False
    faces = re.search(rb"^\s*element\s+face\s+(\d+)", head, re.M)
    return (faces is None or int(faces[1]) == 0) and not re.search(rb"^\s*element\s+tristrips", head, re.M)


def read_points(path: str | Path) -> Points:
    """The points of a PLY, XYZ or PTS file. `InputError` says what is wrong with a file that can't be used."""
    path = Path(path)
    columns = _text(path) if path.suffix.lower() in TEXT_SUFFIXES else _ply(path)
    positions = columns[:, :3]
    usable = np.isfinite(columns).all(1) & (np.abs(positions) < 1e15).all(1)
    notes = []
    if not usable.all():
        notes.append(f"{int((~usable).sum()):,} points with coordinates that are no numbers left out.")
    columns = columns[usable]
    if len(columns) < LEAST_POINTS:
        raise InputError(
            f"{path.name} holds {len(columns):,} points, too few for a surface; bring at least {LEAST_POINTS:,}"
        )
    if len(columns) > MOST_POINTS:
        raise InputError(f"{path.name} holds {len(columns):,} points, more than {MOST_POINTS:,}; thin it out")
    normals = None
    if columns.shape[1] >= 6:
        length = np.linalg.norm(columns[:, 3:6], axis=1)
        # Three more columns may be colours: normals have length 1.
        if (np.abs(length - 1) < 0.05).mean() > 0.95:
            normals = columns[:, 3:6] / length[:, None]
    return Points(columns[:, :3], normals, tuple(notes))


def _text(path: Path) -> np.ndarray:
    import io

    with path.open("rb") as stream:
        data = stream.read(400_000_001)
    if len(data) > 400_000_000:
        raise InputError(f"{path.name} is larger than 400 MB; thin the points out or save them as binary PLY")
    lines = data.replace(b",", b" ").replace(b";", b" ").splitlines()
    rows = [line for line in lines if line.strip() and not line.lstrip().startswith((b"#", b"//"))]
    if rows and len(rows[0].split()) < 3:
        rows = rows[1:]  # PTS begins with the number of points
    width = len(rows[0].split()) if rows else 0
    if width < 3:
        raise InputError(f"{path.name} has no three numbers in a line; save the points as lines of x y z")
    try:
        return np.loadtxt(io.BytesIO(b"\n".join(rows)), dtype=np.float64, usecols=range(min(width, 6)), ndmin=2)
    except ValueError as error:
        raise InputError(
            f"{path.name} has a line that isn't numbers ({' '.join(str(error).split())[:80]}); save lines of x y z"
        ) from error


def _ply(path: Path) -> np.ndarray:
    try:
        with path.open("rb") as stream:
            cloud = trimesh.load(stream, file_type="ply", process=False)
        data = cloud.metadata.get("_ply_raw", {}).get("vertex", {}).get("data")
        positions = np.asarray(cloud.vertices, dtype=np.float64)
    except Exception as error:
        raise InputError(f"{path.name} is a damaged PLY file ({' '.join(str(error).split())[:80]}); save it again") from error
    names = getattr(getattr(data, "dtype", None), "names", None) or (list(data) if isinstance(data, dict) else [])
    if {"nx", "ny", "nz"} <= set(names):
        normals = np.column_stack([np.asarray(data[name], dtype=np.float64).ravel() for name in ("nx", "ny", "nz")])
        return np.column_stack([positions, normals])
    return positions


def surface_of(points: Points) -> tuple[trimesh.Trimesh, list[str]]:
    """A closed surface through a point cloud, and what was done: outliers dropped, normals estimated where there are none,
    screened Poisson reconstruction (Kazhdan & Hoppe 2013, as in Open3D)."""
    from engines.meshes.native import open3d

    o3d = open3d()
    notes = list(points.notes)
    positions, normals = points.positions, points.normals
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
