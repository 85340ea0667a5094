"""Closed planar outlines of lines, arcs and circles, and the shapes a draughtsman would call them.

Coordinates are (u, v) in a sketch plane, in the mesh's unit. A loop runs with the material on its left, so an outer loop
is counter-clockwise (positive area) and the loop of a hole is clockwise.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engines.cadfit.surfaces import Array


@dataclass(frozen=True, eq=False)
class Segment:
    """A line from ``start`` to ``end``, or an arc when ``centre`` is given (counter-clockwise when ``ccw``).

    ``label``: index of the patch that it was cut from, negative when it has none. ``prismatic``: the wall behind it runs
    along the sketch normal, so the segment is the same at every height.
    """

    start: Array
    end: Array
    centre: Array | None = None
    ccw: bool = True
    label: int = -1
    prismatic: bool = True

    @property
    def radius(self) -> float:
        """Radius of an arc, 0 of a line."""
        return 0.0 if self.centre is None else float(np.linalg.norm(self.start - self.centre))

    @property
    def sweep(self) -> float:
        """Signed angle of an arc in radians, 0 of a line."""
        if self.centre is None:
            return 0.0
        a, b = self.start - self.centre, self.end - self.centre
        angle = float(np.arctan2(a[0] * b[1] - a[1] * b[0], a @ b))
        if self.ccw and angle <= 1e-9:
            angle += 2 * np.pi
        if not self.ccw and angle >= -1e-9:
            angle -= 2 * np.pi
        return angle

    @property
    def middle(self) -> Array:
        """The point half-way along."""
        if self.centre is None:
            return (self.start + self.end) / 2
        return self.centre + rotated(self.start - self.centre, self.sweep / 2)

    @property
    def length(self) -> float:
        """Length along the curve."""
        if self.centre is None:
            return float(np.linalg.norm(self.end - self.start))
        return abs(self.sweep) * self.radius

    def points(self, step: float) -> Array:
        """Points (n, 2) from start to just before end; arcs turn by at most ``step`` radians a point."""
        if self.centre is None:
            return self.start[None]
        count = max(int(np.ceil(abs(self.sweep) / step)), 1)
        angles = np.arange(count) * (self.sweep / count)
        away = self.start - self.centre
        cos, sin = np.cos(angles), np.sin(angles)
        return self.centre + np.column_stack([away[0] * cos - away[1] * sin, away[0] * sin + away[1] * cos])


def rotated(vector: Array, angle: float) -> Array:
    """The vector (2,) turned counter-clockwise by ``angle`` radians."""
    cos, sin = np.cos(angle), np.sin(angle)
    return np.array([cos * vector[0] - sin * vector[1], sin * vector[0] + cos * vector[1]])


def signed_area(points: Array) -> float:
    """Area of a closed polygon (n, 2), positive when counter-clockwise."""
    x, y = points[:, 0], points[:, 1]
    return float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2)


def contains(polygon: Array, point: Array) -> bool:
    """Whether a point (2,) lies inside a closed polygon (n, 2), by the even-odd rule."""
    a, b = polygon, np.roll(polygon, -1, axis=0)
    crosses = (a[:, 1] > point[1]) != (b[:, 1] > point[1])
    with np.errstate(divide="ignore", invalid="ignore"):
        at = a[:, 0] + (point[1] - a[:, 1]) * (b[:, 0] - a[:, 0]) / (b[:, 1] - a[:, 1])
    return bool((crosses & (point[0] < at)).sum() % 2)


def thinned(points: Array, tolerance: float) -> Array:
    """An open polyline (n, 2) with no more points than ``tolerance`` asks for; its ends stay (Douglas & Peucker 1973)."""
    keep = np.zeros(len(points), bool)
    keep[[0, -1]] = True
    stack = [(0, len(points) - 1)]
    while stack:
        low, high = stack.pop()
        if high - low < 2:
            continue
        chord, away = points[high] - points[low], points[low + 1 : high] - points[low]
        # To the segment and not to its line: a point beyond an end can lie on the line and far from what is left.
        along = np.clip(away @ chord / max(float(chord @ chord), 1e-300), 0, 1)
        off = np.linalg.norm(away - along[:, None] * chord, axis=1)
        worst = int(np.argmax(off))
        if off[worst] > tolerance:
            keep[low + 1 + worst] = True
            stack += [(low, low + 1 + worst), (low + 1 + worst, high)]
    return points[keep]


def simplified(points: Array, tolerance: float) -> Array:
    """A closed polygon (n, 2) with no more points than ``tolerance`` asks for: `thinned` between two corners far apart."""
    if len(points) < 4:
        return points
    start = int(np.argmax(((points - points.mean(0)) ** 2).sum(1)))
    ring = np.roll(points, -start, axis=0)
    far = int(np.argmax(((ring - ring[0]) ** 2).sum(1)))
    ring = np.vstack([ring, ring[:1]])
    return np.vstack([thinned(ring[: far + 1], tolerance)[:-1], thinned(ring[far:], tolerance)[:-1]])


@dataclass(frozen=True, eq=False)
class Loop:
    """A closed outline. A full circle is one segment whose start is its end."""

    segments: tuple[Segment, ...]

    def polygon(self, step: float = np.radians(3.0)) -> Array:
        """The outline as a polygon (n, 2)."""
        return np.vstack([segment.points(step) for segment in self.segments])

    @property
    def area(self) -> float:
        """Signed area, arcs included exactly."""
        corners = np.array([s.start for s in self.segments])
        caps = sum(s.radius**2 * (s.sweep - np.sin(s.sweep)) / 2 for s in self.segments if s.centre is not None)
        return (signed_area(corners) if len(corners) > 2 else 0.0) + caps

    @property
    def is_circle(self) -> bool:
        """Whether it is one full circle."""
        return len(self.segments) == 1 and self.segments[0].centre is not None

    @property
    def prismatic_share(self) -> float:
        """Share of the length whose walls run along the normal."""
        total = sum(s.length for s in self.segments)
        return sum(s.length for s in self.segments if s.prismatic) / max(total, 1e-300)

    def same(self, other: Loop, tolerance: float) -> bool:
        """Whether two outlines coincide within ``tolerance``."""
        if len(self.segments) != len(other.segments):
            return False
        if self.is_circle and other.is_circle:
            a, b = self.segments[0], other.segments[0]
            return bool(np.linalg.norm(a.centre - b.centre) < tolerance and abs(a.radius - b.radius) < tolerance)
        mine = np.array([np.concatenate([s.start, s.middle]) for s in self.segments])
        theirs = np.array([np.concatenate([s.start, s.middle]) for s in other.segments])
        first = int(np.argmin(np.abs(theirs - mine[0]).max(1)))
        return bool(np.abs(np.roll(theirs, -first, axis=0) - mine).max() < tolerance)

    def mirrored(self, axis: int, about: float) -> Loop:
        """The outline mirrored along x (0) or y (1) about a coordinate, run the way that it was."""
        flip = np.where(np.arange(2) == axis, -1.0, 1.0)
        shift = np.where(np.arange(2) == axis, 2 * about, 0.0)

        def over(point: Array) -> Array:
            return point * flip + shift

        turned = [
            Segment(over(s.start), over(s.end), None if s.centre is None else over(s.centre), not s.ccw, s.label, s.prismatic)
            for s in self.segments
        ]
        return Loop(tuple(turned)).reversed()

    def reversed(self) -> Loop:
        """The same outline run the other way round."""
        turned = [
            Segment(s.end, s.start, s.centre, not s.ccw, s.label, s.prismatic) for s in reversed(self.segments)
        ]
        return Loop(tuple(turned))


def circle(centre: Array, radius: float, *, ccw: bool = True, label: int = -1, prismatic: bool = True) -> Loop:
    """A full circle."""
    start = np.asarray(centre, float) + [radius, 0.0]
    return Loop((Segment(start, start, np.asarray(centre, float), ccw, label, prismatic),))


def polygon_loop(points: Array) -> Loop:
    """A loop of lines through points (n, 2)."""
    following = np.roll(points, -1, axis=0)
    return Loop(tuple(Segment(a, b, prismatic=False) for a, b in zip(points, following, strict=True)))
