"""What the baselines are made of: frames, slabs (an outline between two heights), planes and levels of a mesh.

Every solid is in the mesh's own frame and unit. Booleans are manifold3d's, so nothing here can overlap or be open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import trimesh
from manifold3d import CrossSection, FillRule, Manifold, OpType

SAME_NORMAL = 1e-6
"""Normals are parallel when 1 − |cosine| is below this (0.08°)."""
SAME_LEVEL = 1e-5
"""Two planes are one when they are nearer than this share of the diagonal: files hold single precision."""


@dataclass(frozen=True)
class Frame:
    """A frame with the mesh's origin. ``rows``: its x, y and z (the direction of extrusion) in the mesh's frame."""

    rows: tuple[tuple[float, float, float], ...]

    @property
    def rotation(self) -> np.ndarray:
        """(3, 3): mesh coordinates → frame coordinates."""
        return np.array(self.rows)

    @property
    def direction(self) -> np.ndarray:
        """Unit vector (3,) of the frame's z in the mesh's frame."""
        return np.array(self.rows[2])

    def enter(self, solid: Manifold) -> Manifold:
        """The solid in this frame's coordinates."""
        return solid.transform(np.column_stack([self.rotation, np.zeros(3)]))

    def leave(self, solid: Manifold) -> Manifold:
        """A solid of this frame in the mesh's coordinates."""
        return solid.transform(np.column_stack([self.rotation.T, np.zeros(3)]))


def frame_along(direction: Sequence[float]) -> Frame:
    """A frame whose z is ``direction``, the same for a direction and its opposite. File axes are taken exactly."""
    z = np.array(direction, dtype=np.float64)
    z /= np.linalg.norm(z)
    main = int(np.abs(z).argmax())
    z *= np.sign(z[main])
    if 1 - z[main] < SAME_NORMAL / 100:
        return Frame(tuple(tuple(float(k == (main + 1 + row) % 3) for k in range(3)) for row in range(3)))
    x = np.cross(np.eye(3)[(main + 2) % 3], z)
    x /= np.linalg.norm(x)
    return Frame(tuple(map(tuple, np.array([x, np.cross(z, x), z]).tolist())))


FILE_AXES = tuple(frame_along(axis) for axis in np.eye(3))


@dataclass(frozen=True)
class Slab:
    """One extrusion: ``polygons`` (outlines anticlockwise, holes clockwise; each (n, 2), in the frame's x and y) from ``low``
    to ``high`` along the frame's z."""

    polygons: tuple[np.ndarray, ...]
    low: float
    high: float
    frame: Frame

    def in_frame(self) -> Manifold:
        """The slab as a solid in its frame's coordinates."""
        return extruded(CrossSection(list(self.polygons), FillRule.Positive), self.low, self.high)

    def solid(self) -> Manifold:
        """The slab as a solid in the mesh's coordinates."""
        return self.frame.leave(self.in_frame())


@dataclass(frozen=True)
class Reconstruction:
    """What a baseline gives back: a closed solid in the mesh's frame and the number of operations that make it."""

    solid: Manifold
    operations: int


def extruded(section: CrossSection, low: float, high: float) -> Manifold:
    """The section between two heights along z."""
    if section.is_empty() or high <= low:
        return Manifold()
    return Manifold.extrude(section, high - low).translate((0.0, 0.0, low))


def united(solids: Sequence[Manifold]) -> Manifold:
    """The union of any number of solids."""
    return Manifold.batch_boolean(list(solids), OpType.Add) if solids else Manifold()


def solid_of(slabs: Iterable[Slab]) -> Manifold:
    """The union of the slabs in the mesh's coordinates. Slabs of one frame are joined there, where faces coincide exactly."""
    by_frame: dict[Frame, list[Manifold]] = {}
    for slab in slabs:
        by_frame.setdefault(slab.frame, []).append(slab.in_frame())
    return united([frame.leave(united(solids)) for frame, solids in by_frame.items()])


def overlap(first: Manifold, second: Manifold) -> float:
    """Volume of the intersection over volume of the union, in [0, 1]."""
    common = (first ^ second).volume()
    whole = first.volume() + second.volume() - common
    return min(max(common / whole, 0.0), 1.0) if whole > 0 else 0.0


# --- planes, directions, levels -------------------------------------------------------------------------------------

@dataclass(frozen=True)
class Plane:
    """A flat part of the surface: outward unit normal (3,), offset along it, area."""

    normal: np.ndarray
    offset: float
    area: float


def _diagonal(mesh: trimesh.Trimesh) -> float:
    return float(np.linalg.norm(np.ptp(mesh.vertices, axis=0)))


def _facets(mesh: trimesh.Trimesh) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Outward normals (n, 3), centres (n, 3) and areas (n,) of the triangles that have an area."""
    corners = np.asarray(mesh.vertices, dtype=np.float64)[np.asarray(mesh.faces)]
    cross = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    double = np.linalg.norm(cross, axis=1)
    kept = double > 1e-12 * _diagonal(mesh) ** 2
    return cross[kept] / double[kept, None], corners[kept].mean(axis=1), double[kept] / 2


def large_planes(mesh: trimesh.Trimesh, *, most: int = 20, least_share: float = 0.003) -> list[Plane]:
    """The planes that hold most of the surface, largest first; none with less than ``least_share`` of the area."""
    normals, centres, areas = _facets(mesh)
    total, reach = areas.sum(), SAME_LEVEL * _diagonal(mesh)
    free = np.ones(len(areas), dtype=bool)
    found: list[Plane] = []
    for seed in np.argsort(-areas, kind="stable")[: 50 * most]:
        if not free[seed]:
            continue
        offset = float(centres[seed] @ normals[seed])
        members = free & (normals @ normals[seed] > 1 - SAME_NORMAL) & (np.abs(centres @ normals[seed] - offset) < reach)
        free &= ~members
        free[seed] = False
        area = float(areas[members].sum())
        if area >= least_share * total:
            found.append(Plane(normals[seed], offset, area))
    return sorted(found, key=lambda plane: -plane.area)[:most]


def plane_directions(mesh: trimesh.Trimesh, most: int = 4) -> list[Frame]:
    """Frames along the normals of the large planes, by the area that faces either way; at most ``most``."""
    directions: list[np.ndarray] = []
    sums: list[float] = []
    for plane in large_planes(mesh, most=40):
        for k, known in enumerate(directions):
            if abs(known @ plane.normal) > 1 - SAME_NORMAL:
                sums[k] += plane.area
                break
        else:
            directions.append(plane.normal)
            sums.append(plane.area)
    order = np.argsort(-np.array(sums), kind="stable")[:most]
    return [frame_along(directions[k]) for k in order]


def distinct(frames: Iterable[Frame]) -> list[Frame]:
    """The frames without those whose direction an earlier one has."""
    found: list[Frame] = []
    for frame in frames:
        if all(abs(frame.direction @ known.direction) < 1 - SAME_NORMAL for known in found):
            found.append(frame)
    return found


def face_levels(mesh: trimesh.Trimesh, frame: Frame, most: int = 64) -> np.ndarray:
    """Heights along the frame's z, ascending: both ends, and the ``most`` − 2 largest of the flat faces across it."""
    normals, centres, areas = _facets(mesh)
    reach = SAME_LEVEL * _diagonal(mesh)
    across = np.abs(normals @ frame.direction) > 1 - SAME_NORMAL
    heights, weights = centres[across] @ frame.direction, areas[across]
    along = np.asarray(mesh.vertices) @ frame.direction
    ends = float(along.min()), float(along.max())
    inside = (heights > ends[0] + reach) & (heights < ends[1] - reach)
    heights, weights = heights[inside], weights[inside]
    order = np.argsort(heights, kind="stable")
    heights, weights = heights[order], weights[order]
    group = np.cumsum(np.diff(heights, prepend=ends[0]) > reach) if len(heights) else np.zeros(0, dtype=int)
    levels = [(weights[group == k].sum(), np.average(heights[group == k], weights=weights[group == k]))
              for k in np.unique(group)]
    kept = sorted(levels, key=lambda level: -level[0])[: max(most - 2, 0)]
    return np.array([ends[0], *sorted(height for _, height in kept), ends[1]])


def polygons(section: CrossSection) -> tuple[np.ndarray, ...]:
    """The outlines and holes of a section, each (n, 2)."""
    return tuple(np.asarray(loop, dtype=np.float64) for loop in section.to_polygons())


def section_of(loops: Iterable[np.ndarray]) -> CrossSection:
    """The region that outlines (anticlockwise) and holes (clockwise) enclose."""
    return CrossSection(list(loops), FillRule.Positive)
