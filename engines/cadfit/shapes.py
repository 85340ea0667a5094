"""The shapes of sketches, as a draughtsman names them, about a centre in a sketch plane."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engines.cadfit.outline import Loop, Segment, circle, rotated
from engines.cadfit.surfaces import Array


@dataclass(frozen=True)
class Circle:
    """A full circle."""

    diameter: float
    kind = "circle"

    def loop(self) -> Loop:
        """The outline about (0, 0), counter-clockwise."""
        return circle(np.zeros(2), self.diameter / 2)


@dataclass(frozen=True)
class Rectangle:
    """A rectangle turned by ``angle`` degrees, its corners sharp, rounded or chamfered by ``corner``."""

    width: float
    depth: float
    angle: float = 0.0
    corner: float = 0.0
    rounded: bool = True
    kind = "rectangle"

    def loop(self) -> Loop:
        """The outline about (0, 0), counter-clockwise."""
        w, d, c = self.width / 2, self.depth / 2, self.corner
        turn = np.radians(self.angle)
        if c <= 0:
            corners = [rotated(np.array(p), turn) for p in [(-w, -d), (w, -d), (w, d), (-w, d)]]
            return Loop(tuple(Segment(corners[i], corners[(i + 1) % 4]) for i in range(4)))
        around = [(-w + c, -d), (w - c, -d), (w, -d + c), (w, d - c), (w - c, d), (-w + c, d), (-w, d - c), (-w, -d + c)]
        points = [rotated(np.array(p), turn) for p in around]
        centres = [None, (w - c, -d + c), None, (w - c, d - c), None, (-w + c, d - c), None, (-w + c, -d + c)]
        segments = []
        for i, centre in enumerate(centres):
            middle = rotated(np.array(centre), turn) if centre is not None and self.rounded else None
            segments.append(Segment(points[i], points[(i + 1) % 8], middle))
        return Loop(tuple(s for s in segments if s.length > 1e-12))


@dataclass(frozen=True)
class Slot:
    """Two half circles of ``width`` joined by lines; ``length`` from tip to tip, turned by ``angle`` degrees."""

    length: float
    width: float
    angle: float = 0.0
    kind = "slot"

    def loop(self) -> Loop:
        """The outline about (0, 0), counter-clockwise."""
        r, half, turn = self.width / 2, self.length / 2 - self.width / 2, np.radians(self.angle)
        p = [rotated(np.array(q), turn) for q in [(-half, -r), (half, -r), (half, r), (-half, r)]]
        right, left = rotated(np.array([half, 0.0]), turn), rotated(np.array([-half, 0.0]), turn)
        return Loop((Segment(p[0], p[1]), Segment(p[1], p[2], right), Segment(p[2], p[3]), Segment(p[3], p[0], left)))


@dataclass(frozen=True)
class Polygon:
    """A regular polygon of ``sides`` by its circumscribed ``diameter``; ``angle`` degrees to its first corner."""

    sides: int
    diameter: float
    angle: float = 0.0
    kind = "polygon"

    def loop(self) -> Loop:
        """The outline about (0, 0), counter-clockwise."""
        angles = np.radians(self.angle) + 2 * np.pi * np.arange(self.sides) / self.sides
        corners = np.column_stack([np.cos(angles), np.sin(angles)]) * self.diameter / 2
        return Loop(tuple(Segment(corners[i], corners[(i + 1) % self.sides]) for i in range(self.sides)))


@dataclass(frozen=True, eq=False)
class Outline:
    """Any closed outline of lines and arcs, in the frame's own coordinates (its centre is the frame's origin)."""

    path: Loop
    kind = "outline"

    def loop(self) -> Loop:
        """The outline, counter-clockwise."""
        return self.path


def inset(shape: Shape, distance: float) -> Shape | None:
    """The shape with every side moved inwards by a distance (outwards when negative), as a drafted wall moves it; None where
    that is not simply another size of it."""
    if isinstance(shape, Circle):
        return Circle(shape.diameter - 2 * distance) if shape.diameter > 2 * distance else None
    if isinstance(shape, Rectangle):
        width, depth = shape.width - 2 * distance, shape.depth - 2 * distance
        corner = shape.corner - distance if shape.corner else 0.0
        if min(width, depth) <= 0 or (shape.corner and (corner <= 0 or not shape.rounded)):
            return None
        return Rectangle(width, depth, shape.angle, corner, shape.rounded)
    if isinstance(shape, Polygon):
        diameter = shape.diameter - 2 * distance / np.cos(np.pi / shape.sides)
        return Polygon(shape.sides, float(diameter), shape.angle) if diameter > 0 else None
    if isinstance(shape, Outline) and all(s.centre is None for s in shape.path.segments):
        return _inset_outline(shape.path, distance)
    return None


def _inset_outline(path: Loop, distance: float) -> Outline | None:
    moved = []
    for s in path.segments:
        along = (s.end - s.start) / max(s.length, 1e-300)
        inwards = np.array([-along[1], along[0]]) * distance
        moved.append(Segment(s.start + inwards, s.end + inwards))
    corners = [intersection(moved[i - 1], moved[i]) for i in range(len(moved))]
    if any(corner is None for corner in corners):
        return None
    sides = [Segment(corners[i], corners[(i + 1) % len(corners)]) for i in range(len(corners))]
    if any((a.end - a.start) @ (b.end - b.start) <= 0 for a, b in zip(sides, path.segments, strict=True)):
        return None  # a side has vanished
    return Outline(Loop(tuple(sides)))


Shape = Circle | Rectangle | Slot | Polygon | Outline


def recognised(loop: Loop, tolerance: float) -> tuple[Shape, Array]:
    """The plainest shape that is this outline within ``tolerance``, and its centre (2,)."""
    if loop.area < 0:
        loop = loop.reversed()
    if loop.is_circle:
        return Circle(2 * loop.segments[0].radius), loop.segments[0].centre
    for attempt in (_slot, _regular_polygon, _rectangle):
        found = attempt(loop, tolerance)
        if found is not None and _agrees(loop, *found, tolerance):
            return found
    return Outline(loop), np.zeros(2)


def _agrees(loop: Loop, shape: Shape, centre: Array, tolerance: float) -> bool:
    mine = np.array([s.start for s in loop.segments])
    theirs = np.array([s.start for s in shape.loop().segments]) + centre
    gaps = np.linalg.norm(mine[:, None] - theirs[None], axis=2)
    return len(mine) == len(theirs) and bool(gaps.min(1).max() < tolerance and gaps.min(0).max() < tolerance)


def _angle(vector: Array, period: float) -> float:
    """Angle of a vector in degrees, folded into (-period/2, period/2]; values near a multiple of 15 are made exact."""
    degrees = float(np.degrees(np.arctan2(vector[1], vector[0])))
    degrees = (degrees + period / 2) % period - period / 2
    near = round(degrees / 15) * 15.0
    return near if abs(near - degrees) < 2e-3 else degrees


def _slot(loop: Loop, tolerance: float) -> tuple[Slot, Array] | None:
    s = loop.segments
    if len(s) != 4:
        return None
    arcs = [x for x in s if x.centre is not None]
    if len(arcs) != 2 or (s[0].centre is None) == (s[1].centre is None):
        return None
    a, b = arcs
    if abs(a.radius - b.radius) > tolerance or any(abs(x.sweep - np.pi) > 0.02 for x in arcs):
        return None
    away = b.centre - a.centre
    radius = (a.radius + b.radius) / 2
    return Slot(float(np.linalg.norm(away)) + 2 * radius, 2 * radius, _angle(away, 180.0)), (a.centre + b.centre) / 2


def _rectangle(loop: Loop, tolerance: float) -> tuple[Rectangle, Array] | None:
    s = loop.segments
    if len(s) == 4 and all(x.centre is None for x in s):
        corners, corner, rounded = np.array([x.start for x in s]), 0.0, True
    elif len(s) == 8:
        found = _cornered(loop, tolerance)
        if found is None:
            return None
        corners, corner, rounded = found
    else:
        return None
    sides = np.roll(corners, -1, axis=0) - corners
    lengths = np.linalg.norm(sides, axis=1)
    if np.abs(lengths[:2] - lengths[2:]).max() > 2 * tolerance or abs(sides[0] @ sides[1]) > tolerance * lengths.max():
        return None
    first = int(np.argmax(np.abs(sides[:2, 0]) / lengths[:2]))
    width, depth = (lengths[first] + lengths[first + 2]) / 2, (lengths[1 - first] + lengths[3 - first]) / 2
    return Rectangle(float(width), float(depth), _angle(sides[first], 180.0), corner, rounded), corners.mean(0)


def _cornered(loop: Loop, tolerance: float) -> tuple[Array, float, bool] | None:
    """Sharp corners, size and kind of a rectangle with four equal rounded or chamfered corners."""
    s = loop.segments
    arcs = [i for i in range(8) if s[i].centre is not None]
    if len(arcs) == 4 and arcs[1] - arcs[0] == 2:
        cuts, rounded = arcs, True
        sizes = np.array([s[i].radius for i in cuts])
    elif not arcs:
        lengths = np.array([x.length for x in s])
        even = lengths[::2].sum() < lengths[1::2].sum()
        cuts, rounded = list(range(0 if even else 1, 8, 2)), False
        sizes = lengths[cuts] / np.sqrt(2)
    else:
        return None
    if np.ptp(sizes) > 2 * tolerance:
        return None
    corners = []
    for i in cuts:
        before, after = s[i - 1], s[(i + 1) % 8]
        meet = intersection(before, after)
        if meet is None or before.centre is not None or after.centre is not None:
            return None
        if not rounded and abs(np.linalg.norm(meet - s[i].start) - np.linalg.norm(meet - s[i].end)) > 2 * tolerance:
            return None
        corners.append(meet)
    return np.array(corners), float(sizes.mean()), rounded


def intersection(first: Segment, second: Segment) -> Array | None:
    """Where the lines of two line segments cross; None when they are parallel."""
    a, b = first.end - first.start, second.end - second.start
    cross = a[0] * b[1] - a[1] * b[0]
    if abs(cross) < 1e-9 * np.linalg.norm(a) * np.linalg.norm(b):
        return None
    away = second.start - first.start
    return first.start + a * ((away[0] * b[1] - away[1] * b[0]) / cross)


def _regular_polygon(loop: Loop, tolerance: float) -> tuple[Polygon, Array] | None:
    s = loop.segments
    if not 3 <= len(s) <= 12 or len(s) == 4 or any(x.centre is not None for x in s):
        return None
    corners = np.array([x.start for x in s])
    centre = corners.mean(0)
    radii, sides = np.linalg.norm(corners - centre, axis=1), np.array([x.length for x in s])
    if np.ptp(radii) > 2 * tolerance or np.ptp(sides) > 2 * tolerance:
        return None
    return Polygon(len(s), float(2 * radii.mean()), _angle(corners[0] - centre, 360.0 / len(s))), centre
