"""Binary PLY that keeps what a surface needs of its coordinates: single precision where that is enough, double where not."""

from __future__ import annotations

from pathlib import Path

import numpy as np

_FINE = 1e-6
"""Largest rounding of a coordinate, as a share of the diagonal, for which single precision will do."""


def write_ply(
    path: str | Path, points: np.ndarray, faces: np.ndarray | None = None, normals: np.ndarray | None = None
) -> None:
    """Points (n, 3) with or without triangles (m, 3) and normals (n, 3). Coordinates far from the origin (a survey's eastings
    and northings) are written as double: as single they would be rounded to half a metre."""
    points = np.asarray(points, dtype=np.float64)
    size = float(np.linalg.norm(np.ptp(points, axis=0))) if len(points) else 0.0
    rounded = float(np.abs(points - points.astype(np.float32)).max()) if len(points) else 0.0
    name, kind = ("float", "<f4") if rounded <= _FINE * size else ("double", "<f8")
    fields = [(axis, kind) for axis in "xyz"]
    lines = ["ply", "format binary_little_endian 1.0", f"element vertex {len(points)}"]
    lines += [f"property {name} {axis}" for axis in "xyz"]
    if normals is not None:
        fields += [(f"n{axis}", "<f4") for axis in "xyz"]
        lines += [f"property float n{axis}" for axis in "xyz"]
    rows = np.zeros(len(points), dtype=fields)
    for k, axis in enumerate("xyz"):
        rows[axis] = points[:, k]
        if normals is not None:
            rows[f"n{axis}"] = np.asarray(normals)[:, k]
    parts = [rows.tobytes()]
    if faces is not None:
        lines += [f"element face {len(faces)}", "property list uchar int vertex_indices"]
        corners = np.zeros(len(faces), dtype=[("count", "u1"), ("corners", "<i4", (3,))])
        corners["count"], corners["corners"] = 3, faces
        parts.append(corners.tobytes())
    Path(path).write_bytes("\n".join([*lines, "end_header", ""]).encode() + b"".join(parts))
