"""Threads and other helices: recognised and named, not modelled."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engines.cadfit.segmentation import FREE, Segmentation
from engines.cadfit.surfaces import Array, Cylinder, axial, radial

_COHERENT = 0.45
"""How much of the slopes must follow one phase of a helix: rings and free-form shapes give less than 0.2."""
_TURNS = 2.0
"""A helix of fewer turns may be anything."""
_SHARE = 0.03
"""Share of the area below which a helix is not worth a word."""


@dataclass(frozen=True, eq=False)
class Helix:
    """A thread-like surface about an axis. ``pitch``: rise a turn, in the file's unit; ``right``: right-handed."""

    point: Array
    axis: Array
    pitch: float
    right: bool
    area: float


def found_helix(found: Segmentation) -> Helix | None:
    """The helix about one of the part's larger cylinders whose phase the slopes of the leftover triangles follow."""
    mesh = found.mesh
    size = float(np.linalg.norm(mesh.extents))
    named = np.array([p.kind in ("plane", "cylinder") and p.area > 0.01 * mesh.area for p in found.patches] + [False])
    rest = ~named[np.where(found.labels == FREE, len(found.patches), found.labels)]
    areas, points, normals = mesh.area_faces[rest], mesh.triangles_center[rest], mesh.face_normals[rest]
    if areas.sum() < _SHARE * mesh.area or rest.sum() < 60:
        return None
    axes: list[tuple[Array, Array]] = []
    for patch in sorted((p for p in found.patches if isinstance(p.surface, Cylinder)), key=lambda p: -p.area)[:6]:
        surface = patch.surface
        known = any(abs(a @ surface.axis) > 0.9999 and axial(surface.point[None], p, a)[0][0] < 1e-3 * size for p, a in axes)
        if not known:
            axes.append((surface.point, surface.axis))
    if not axes:  # a rod that is all thread has no cylinder left; its longest side is its axis
        values, vectors = np.linalg.eigh(np.cov(mesh.triangles_center.T, aweights=mesh.area_faces))
        axes.append((np.average(mesh.triangles_center, axis=0, weights=mesh.area_faces), vectors[:, int(np.argmax(values))]))
    best: tuple[float, Helix] | None = None
    for point, axis in axes:
        _, z = axial(points, point, axis)
        out = radial(points, point, axis)
        x = np.cross(np.eye(3)[np.argmin(np.abs(axis))], axis)
        x /= np.linalg.norm(x)
        angle = np.arctan2(out @ np.cross(axis, x), out @ x)
        slope = (normals @ axis) * areas
        total = np.abs(slope).sum()
        # A thread goes all the way round.
        around = np.bincount(((angle + np.pi) / (2 * np.pi) * 12).astype(int) % 12, areas, 12)
        if total < 0.2 * areas.sum() or around.min() < 0.02 * areas.sum():
            continue
        for pitch in np.geomspace(0.012 * size, min(0.4 * size, float(np.ptp(z)) / _TURNS), 260):
            for hand in (1.0, -1.0):
                phase = 2 * np.pi * z / pitch - hand * angle
                coherent = float(abs((slope * np.exp(1j * phase)).sum()) / total)
                if coherent > _COHERENT and (best is None or coherent > best[0]):
                    best = (coherent, Helix(point, axis, float(pitch), hand > 0, float(areas.sum())))
    return best[1] if best is not None else None
