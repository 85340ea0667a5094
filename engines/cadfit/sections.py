"""Cross-sections of a labelled mesh, drawn with the exact lines and circles of the surfaces that they cut.

The cut of a facet of a cylinder is a chord, and a chord's inner points are not on the circle. So a section is not fitted: each
of its pieces takes the curve in which the plane cuts the piece's surface, and corners are where neighbouring curves meet.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import trimesh

from engines.cadfit.outline import Loop, Segment, circle, polygon_loop, signed_area, simplified, thinned
from engines.cadfit.segmentation import Patch, Segmentation
from engines.cadfit.surfaces import Array, Cone, Cylinder, Plane, Sphere, Torus, perpendicular, unit


@dataclass(frozen=True, eq=False)
class Frame:
    """A sketch frame: points are origin + a·x + b·y + c·z with z the sketch normal and x × y = z."""

    origin: Array
    x: Array
    z: Array

    @cached_property
    def y(self) -> Array:
        """The second sketch direction."""
        return np.cross(self.z, self.x)

    def local(self, points: Array) -> Array:
        """Coordinates (n, 3) in this frame of points (n, 3)."""
        return (np.asarray(points) - self.origin) @ np.column_stack([self.x, self.y, self.z])

    def world(self, local: Array) -> Array:
        """Points (n, 3) of coordinates (n, 3) in this frame."""
        return self.origin + np.asarray(local) @ np.vstack([self.x, self.y, self.z])


def frame_along(direction: Array, origin: Array | None = None, x: Array | None = None) -> Frame:
    """A frame whose z is ``direction``; x is a file axis where one is perpendicular, as a draughtsman would choose."""
    z = unit(direction)
    largest = int(np.argmax(np.abs(z)))
    if abs(z[largest]) > 1 - 1e-9:
        z = np.eye(3)[largest] * np.sign(z[largest])  # the dust of a fit would tilt the sketch for nothing
    if x is None:
        for axis in np.eye(3):
            if abs(axis @ z) < 1e-7:
                x = axis
                break
        else:
            x = unit(np.cross([0.0, 0.0, 1.0], z)) if abs(z[2]) < 0.999 else perpendicular(z)[0]
    return Frame(np.zeros(3) if origin is None else np.asarray(origin, float), unit(x - (x @ z) * z), z)


@dataclass(eq=False)
class LabelledMesh:
    """Triangles with the patch that each lies on; the patches may belong to a larger mesh."""

    vertices: Array
    faces: np.ndarray
    labels: np.ndarray
    patches: list[Patch]

    @classmethod
    def of(cls, found: Segmentation) -> LabelledMesh:
        """The whole mesh of a segmentation."""
        return cls(np.asarray(found.mesh.vertices), np.asarray(found.mesh.faces), found.labels, found.patches)

    @cached_property
    def mesh(self) -> trimesh.Trimesh:
        """As a trimesh, vertices as they are."""
        return trimesh.Trimesh(self.vertices, self.faces, process=False)

    @cached_property
    def size(self) -> float:
        """Diagonal of the bounding box."""
        return float(np.linalg.norm(np.ptp(self.vertices, axis=0)))

    @cached_property
    def areas(self) -> Array:
        """Area of each triangle."""
        corners = self.vertices[self.faces]
        return np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1) / 2


def cut_chains(part: LabelledMesh, heights: Array) -> list[tuple[Array, np.ndarray]]:
    """Closed chains in which a plane cuts the mesh: points (n, 3) and, for the piece after each point, its triangle.

    ``heights``: signed distance of every vertex to the plane, none of them exactly zero. Material is on the left.
    """
    faces = part.faces
    above = heights[faces] > 0
    mixed = np.flatnonzero(above.any(1) & ~above.all(1))
    if not len(mixed):
        return []
    chosen, sides = faces[mixed], above[mixed]
    following, side_after = np.roll(chosen, -1, axis=1), np.roll(sides, -1, axis=1)
    down, up = np.argmax(sides & ~side_after, axis=1), np.argmax(~sides & side_after, axis=1)
    rows = np.arange(len(mixed))

    def crossing(which: np.ndarray) -> tuple[np.ndarray, Array]:
        a, b = chosen[rows, which], following[rows, which]
        low, high = np.minimum(a, b), np.maximum(a, b)
        t = heights[low] / (heights[low] - heights[high])
        points = part.vertices[low] + t[:, None] * (part.vertices[high] - part.vertices[low])
        return low.astype(np.int64) * len(part.vertices) + high, points

    start_key, start_point = crossing(down)
    end_key, _ = crossing(up)
    at = {key: index for index, key in enumerate(start_key.tolist())}
    after = np.array([at.get(key, -1) for key in end_key.tolist()])
    seen = np.zeros(len(mixed), bool)
    chains = []
    for first in range(len(mixed)):
        if seen[first]:
            continue
        order, index = [], first
        while index >= 0 and not seen[index]:
            seen[index] = True
            order.append(index)
            index = int(after[index])
        if index == first and len(order) >= 3:
            chains.append((start_point[order], mixed[order]))
    return chains


def _heights(part: LabelledMesh, frame: Frame, height: float) -> Array:
    """Signed distance of every vertex to a plane across the frame, moved by a hair where a vertex would lie on it."""
    along = (part.vertices - frame.origin) @ frame.z - height
    if np.abs(along).min() < 1e-9 * part.size:
        along = along + 2.3e-9 * part.size
        along[along == 0] = 1e-12 * part.size
    return along


def section(part: LabelledMesh, frame: Frame, height: float, tolerance: float, coarse: float | None = None) -> list[Loop]:
    """Loops in which the plane at ``height`` along the frame cuts the part.

    ``tolerance``: what counts as the same point. ``coarse``: how far a polygon may stray where a surface has no exact
    curve in this plane (free-form, tilted); 4 × tolerance by default.
    """
    along = _heights(part, frame, height)
    loops = []
    for points, triangles in cut_chains(part, along):
        labels = part.labels[triangles]
        curves = {
            int(label): _carrier(part.patches[label] if label >= 0 else None, frame, height) for label in np.unique(labels)
        }
        loop = _exact(frame.local(points)[:, :2], labels, curves, tolerance, coarse or 4 * tolerance, 20 * tolerance)
        if loop is not None and abs(loop.area) > tolerance**2:
            loops.append(loop)
    return loops


@dataclass(frozen=True, eq=False)
class _Curve:
    """The carrier of a piece: a line normal · p = offset, a circle, or nothing exact."""

    normal: Array | None = None
    offset: float = 0.0
    centre: Array | None = None
    radius: float = 0.0
    prismatic: bool = True

    def same(self, other: _Curve, tolerance: float) -> bool:
        if self.normal is not None and other.normal is not None:
            return bool(self.normal @ other.normal > 1 - 1e-9 and abs(self.offset - other.offset) < tolerance)
        if self.centre is not None and other.centre is not None:
            return bool(np.abs(self.centre - other.centre).max() < tolerance and abs(self.radius - other.radius) < tolerance)
        return self.normal is None and other.normal is None and self.centre is None and other.centre is None

    def pulled(self, point: Array) -> Array:
        """The point of the curve nearest to ``point``."""
        if self.normal is not None:
            return point - self.normal * (point @ self.normal - self.offset)
        if self.centre is not None:
            away = point - self.centre
            return self.centre + away * (self.radius / max(np.linalg.norm(away), 1e-300))
        return point


def _carrier(patch: Patch | None, frame: Frame, height: float) -> _Curve:
    if patch is None:
        return _Curve(prismatic=False)
    surface = patch.surface
    if isinstance(surface, Plane):
        flat = np.array([surface.normal @ frame.x, surface.normal @ frame.y])
        slope = np.linalg.norm(flat)
        if slope < 1e-6:
            return _Curve(prismatic=False)
        offset = (surface.offset - surface.normal @ frame.origin - height * (surface.normal @ frame.z)) / slope
        return _Curve(normal=flat / slope, offset=float(offset), prismatic=abs(surface.normal @ frame.z) < 1e-4)
    if isinstance(surface, Sphere):
        centre = frame.local(surface.centre[None])[0]
        square = surface.radius**2 - (height - centre[2]) ** 2
        if square > 0:
            return _Curve(centre=centre[:2], radius=float(np.sqrt(square)), prismatic=False)
        return _Curve(prismatic=False)
    if isinstance(surface, (Cylinder, Cone)) and abs(surface.axis @ frame.z) > 1 - 1e-7:
        centre = frame.local(surface.point[None])[0]
        if isinstance(surface, Cylinder):
            return _Curve(centre=centre[:2], radius=surface.radius)
        return _Curve(centre=centre[:2], radius=abs(height - centre[2]) * float(np.tan(surface.angle)), prismatic=False)
    return _Curve(prismatic=False)


_TOUCH = 1e-3
"""Curves that pass each other by less than this share of a radius are meant to touch."""

AXIS = -3
"""Label of the piece of a profile that lies on the axis."""


def profile(part: LabelledMesh, frame: Frame, tolerance: float) -> list[Loop]:
    """Loops (r ≥ 0, z) in which the half-plane of the frame's x and y cuts the part, y being the axis of revolution.

    The plane meets a turned surface between its vertices, on chords; the loop takes the radius of the surface itself.
    """
    along = _heights(part, frame, 0.0)
    loops = []
    for points, triangles in cut_chains(part, along):
        flat, labels = _right_half(frame.local(points)[:, :2], part.labels[triangles])
        if len(flat) < 3:
            continue
        curves = {int(k): _turned(part.patches[k] if k >= 0 else None, frame) for k in np.unique(labels) if k != AXIS}
        if (labels == AXIS).any():
            curves[AXIS] = _Curve(normal=np.array([1.0, 0.0]), offset=0.0)
        loop = _exact(flat, labels, curves, tolerance, 4 * tolerance, 0.02 * part.size)
        if loop is not None and abs(loop.area) > tolerance * part.size:
            loops.append(loop)
    return loops


def _right_half(points: Array, labels: np.ndarray) -> tuple[Array, np.ndarray]:
    """A labelled chain with r < 0 cut off and closed along the axis."""
    kept: list[tuple[Array, int]] = []
    for here, there, label in zip(points, np.roll(points, -1, axis=0), labels.tolist(), strict=True):
        if here[0] >= 0:
            kept.append((here, label))
        if (here[0] >= 0) != (there[0] >= 0):
            cross = here + (there - here) * (here[0] / (here[0] - there[0]))
            kept.append((np.array([0.0, cross[1]]), AXIS if here[0] >= 0 else label))
    return np.array([p for p, _ in kept]).reshape(-1, 2), np.array([k for _, k in kept], dtype=int)


def _turned(patch: Patch | None, frame: Frame) -> _Curve:
    """The profile (r, z) of a surface of revolution about the frame's y through its origin; nothing exact for others."""
    free, axis = _Curve(prismatic=False), frame.y
    if patch is None:
        return free
    surface = patch.surface
    if isinstance(surface, Plane):
        if abs(surface.normal @ axis) < 1 - 1e-6:
            return free
        sign = np.sign(surface.normal @ axis)
        return _Curve(normal=np.array([0.0, sign]), offset=float(surface.offset - sign * (frame.origin @ axis)))
    centre = frame.local(np.atleast_2d(surface.centre if isinstance(surface, (Sphere, Torus)) else surface.point))[0]
    if isinstance(surface, Sphere):
        return _Curve(centre=np.array([0.0, centre[1]]), radius=surface.radius)
    if abs(surface.axis @ axis) < 1 - 1e-5:
        return free
    if isinstance(surface, Cylinder):
        return _Curve(normal=np.array([1.0, 0.0]), offset=surface.radius)
    if isinstance(surface, Torus):
        return _Curve(centre=np.array([surface.major, centre[1]]), radius=surface.minor)
    sine, cosine = float(np.sign(surface.axis @ axis) * np.sin(surface.angle)), float(np.cos(surface.angle))
    return _Curve(normal=np.array([cosine, -sine]), offset=-sine * float(centre[1]))


def _exact(
    points: Array, labels: np.ndarray, curves: dict[int, _Curve], tolerance: float, coarse: float, slack: float
) -> Loop | None:
    for label, curve in list(curves.items()):
        # A surface's equation may not be trusted beyond its triangles (noise, wrong merge): the cut must lie on it.
        on = points[labels == label]
        if curve.normal is not None and np.abs(on @ curve.normal - curve.offset).max() > slack:
            curves[label] = _Curve(prismatic=False)
    pieces = _pieces(points, labels, curves, tolerance)
    if pieces is None:
        return None
    if len(pieces) == 1:
        label, inner = pieces[0]
        curve = curves[label]
        if curve.centre is not None:
            return circle(curve.centre, curve.radius, ccw=signed_area(points) > 0, label=label, prismatic=curve.prismatic)
        ring = simplified(points, coarse)
        return polygon_loop(ring) if len(ring) >= 3 else None
    corners = []
    for index, (label, inner) in enumerate(pieces):
        before = pieces[index - 1][0]
        corners.append(_corner(inner[0], curves[before], curves[label], 2.5 * slack))
    segments: list[Segment] = []
    for index, (label, inner) in enumerate(pieces):
        start, end = corners[index], corners[(index + 1) % len(pieces)]
        if np.abs(end - start).max() < tolerance and np.abs(inner - inner[0]).max() < max(curves[label].radius, slack):
            continue  # a shred across a line of contact: both its ends are the one point where its neighbours touch
        segments += _segments(start, end, inner, curves[label], label, coarse)
    return Loop(tuple(s for s in segments if s.length > 1e-9 * (1 + abs(s.start).max()))) if len(segments) >= 2 else None


def _pieces(
    points: Array, labels: np.ndarray, curves: dict[int, _Curve], tolerance: float
) -> list[tuple[int, Array]] | None:
    """Runs of the chain on one curve: (label, points from its start to its end inclusive)."""
    count = len(points)
    runs: list[list] = []
    for index in range(count):
        label = int(labels[index])
        if runs and (runs[-1][0] == label or curves[runs[-1][0]].same(curves[label], tolerance)):
            runs[-1][1].append(index)
        else:
            runs.append([label, [index]])
    if len(runs) > 1 and (runs[0][0] == runs[-1][0] or curves[runs[0][0]].same(curves[runs[-1][0]], tolerance)):
        last = runs.pop()
        runs[0] = [runs[0][0], last[1] + runs[0][1]]
    if not runs:
        return None
    pieces = [(label, points[np.array(run + [(run[-1] + 1) % count])]) for label, run in runs]
    if len(pieces) == 1:
        return pieces
    long = [p for p in pieces if np.abs(p[1] - p[1][0]).max() > 0.5 * tolerance]
    return long if len(long) >= 2 else pieces


def _corner(guess: Array, before: _Curve, after: _Curve, reach: float) -> Array:
    """Where two curves meet, near a point of the mesh; where they only touch, that point pulled on both."""
    touching = _contact(before, after)
    if touching is not None and np.linalg.norm(touching - guess) < reach:
        return touching
    point = guess
    for _ in range(12):
        rows, gaps = [], []
        for curve in (before, after):
            if curve.normal is not None:
                rows.append(curve.normal)
                gaps.append(curve.offset - point @ curve.normal)
            elif curve.centre is not None:
                away = point - curve.centre
                length = max(np.linalg.norm(away), 1e-300)
                rows.append(away / length)
                gaps.append(curve.radius - length)
        if not rows:
            return guess
        step = np.linalg.lstsq(np.array(rows), np.array(gaps), rcond=2e-2)[0]
        point = point + step
        if np.abs(step).max() < 1e-13 * (1 + np.abs(point).max()):
            break
    return point if np.linalg.norm(point - guess) < reach else guess


def _contact(before: _Curve, after: _Curve) -> Array | None:
    """The point where a line or circle touches a circle; None where they cross or miss each other."""
    if before.centre is None:
        before, after = after, before
    if before.centre is None:
        return None
    if after.normal is not None:
        gap = before.centre @ after.normal - after.offset
        return before.centre - gap * after.normal if abs(abs(gap) - before.radius) < _TOUCH * before.radius else None
    if after.centre is None:
        return None
    away = after.centre - before.centre
    length = float(np.linalg.norm(away))
    smaller = min(before.radius, after.radius)
    outside = abs(length - before.radius - after.radius) < _TOUCH * smaller
    inside = abs(length - abs(before.radius - after.radius)) < _TOUCH * smaller and length > _TOUCH * smaller
    if not outside and not inside:
        return None
    return before.centre + away * (before.radius / length * (1.0 if outside or before.radius > after.radius else -1.0))


def _segments(start: Array, end: Array, inner: Array, curve: _Curve, label: int, coarse: float) -> list[Segment]:
    if curve.centre is not None:
        middle = inner[len(inner) // 2] if len(inner) > 2 else (inner[0] + inner[-1]) / 2
        a, b, m = start - curve.centre, end - curve.centre, middle - curve.centre
        to_end = np.mod(np.arctan2(a[0] * b[1] - a[1] * b[0], a @ b), 2 * np.pi)
        to_middle = np.mod(np.arctan2(a[0] * m[1] - a[1] * m[0], a @ m), 2 * np.pi)
        return [Segment(start, end, curve.centre, bool(to_middle <= to_end), label, curve.prismatic)]
    if curve.normal is not None:
        return [Segment(start, end, None, True, label, curve.prismatic)]
    ring = np.vstack([start, inner[1:-1], end]) if len(inner) > 2 else np.vstack([start, end])
    kept = thinned(ring, coarse)
    return [Segment(a, b, None, True, label, False) for a, b in zip(kept[:-1], kept[1:], strict=True)]
