"""A drawing as features of a CAD program: the plate, holes in patterns, openings, and corners as fillets."""

from __future__ import annotations

from dataclasses import dataclass, replace

import manifold3d
import numpy as np

from engines.cadfit.features import Blend, Extrude, Feature, Hole
from engines.cadfit.outline import Loop, Segment, signed_area
from engines.cadfit.sections import Frame, frame_along
from engines.cadfit.shapes import Circle, Outline, Shape, intersection, recognised
from engines.cadfit.surfaces import Array
from engines.picture2cad.regular import Drawing

_EDGE_HEIGHT = 0.1
"""Share of the thickness at which a fillet's edge is touched: the nearest edge there stays the same in a thinner plate."""


@dataclass(frozen=True, eq=False)
class Flat:
    """A drawing in mm in the part's own frame: the outer loop first. ``angle`` (radians) and ``origin`` (pixels, y up) tell
    where that frame lies in the picture, ``scale`` how many mm a pixel is."""

    loops: list[Loop]
    angle: float
    origin: Array
    scale: float

    def taken(self, points: Array) -> Array:
        """Points (n, 2) of the picture (pixels, y up) in the part's frame."""
        cos, sin = np.cos(self.angle), np.sin(self.angle)
        return (np.asarray(points) - self.origin) @ np.array([[cos, -sin], [sin, cos]]) * self.scale


def flat(drawing: Drawing, scale: float) -> Flat:
    """The drawing with its main edges along x and y and its middle at the origin, as near as may be to how it lies in the
    picture. ``scale``: mm per pixel."""
    angle = _angle(drawing)
    outer = drawing.loops[0]
    if outer.is_circle:
        origin = outer.segments[0].centre
    else:
        lying = Flat(drawing.loops, angle, np.zeros(2), 1.0)
        corners = lying.taken(outer.polygon(np.radians(1.0)))
        middle = (corners.min(0) + corners.max(0)) / 2
        cos, sin = np.cos(angle), np.sin(angle)
        origin = middle @ np.array([[cos, sin], [-sin, cos]])
    made = Flat([], angle, origin, scale)
    return replace(made, loops=[_taken(loop, made) for loop in drawing.loops])


def _taken(loop: Loop, where: Flat) -> Loop:
    def moved(point: Array | None) -> Array | None:
        return None if point is None else where.taken(point[None])[0]

    return Loop(tuple(Segment(moved(s.start), moved(s.end), moved(s.centre), s.ccw) for s in loop.segments))


def _angle(drawing: Drawing) -> float:
    """Direction of the part's x axis in the picture, in radians: along its square edges; where it has none, along an axis of
    symmetry, its longest edges, or the first of its holes."""
    if drawing.angle is not None and drawing.relations.get("square", 0) >= 2 and drawing.both_ways:
        return drawing.angle
    outer = drawing.loops[0]
    if not outer.is_circle:
        ring = outer.polygon(np.radians(1.0))
        flat = manifold3d.CrossSection([ring], manifold3d.FillRule.NonZero)
        axis = _inertia_axis(ring)
        if axis is not None:
            middle = _centroid(ring)
            back = (ring - middle) @ np.array([[np.cos(2 * axis), np.sin(2 * axis)], [np.sin(2 * axis), -np.cos(2 * axis)]])
            mirrored = manifold3d.CrossSection([back + middle], manifold3d.FillRule.NonZero)
            common = (flat ^ mirrored).area()
            if common > 0.985 * flat.area():
                return axis
    return drawing.angle if drawing.angle is not None else _angle_of_holes(drawing.loops)


def _centroid(ring: Array) -> Array:
    after = np.roll(ring, -1, axis=0)
    cross = ring[:, 0] * after[:, 1] - ring[:, 1] * after[:, 0]
    return ((ring + after) * cross[:, None]).sum(0) / (3 * cross.sum())


def _inertia_axis(ring: Array) -> float | None:
    """Direction of the axis of least inertia of a polygon (n, 2), within 45° of x; None for a shape that is as wide as high."""
    a = ring - _centroid(ring)
    b = np.roll(a, -1, axis=0)
    cross = a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]
    xx = (cross * (a[:, 0] ** 2 + a[:, 0] * b[:, 0] + b[:, 0] ** 2)).sum() / 12
    yy = (cross * (a[:, 1] ** 2 + a[:, 1] * b[:, 1] + b[:, 1] ** 2)).sum() / 12
    xy = (cross * (a[:, 0] * b[:, 1] + 2 * a[:, 0] * a[:, 1] + 2 * b[:, 0] * b[:, 1] + b[:, 0] * a[:, 1])).sum() / 24
    if np.hypot(xx - yy, 2 * xy) < 0.05 * abs(xx + yy):
        return None
    angle = 0.5 * np.arctan2(2 * xy, xx - yy)
    return float((angle + np.pi / 4) % (np.pi / 2) - np.pi / 4)


def _angle_of_holes(loops: list[Loop]) -> float:
    """How far a round part has to be turned so that its ring of holes starts, or lies evenly, on its x axis."""
    circles = [loop.segments[0] for loop in loops[1:] if loop.is_circle]
    if not loops[0].is_circle or len(circles) < 2:
        return 0.0
    centre = loops[0].segments[0].centre
    away = np.array([c.centre - centre for c in circles])
    far = np.linalg.norm(away, axis=1)
    ring = away[far > 0.5 * far.max()]
    count = len(ring)
    angles = np.arctan2(ring[:, 1], ring[:, 0])
    step = np.pi / count
    turn = np.angle(np.exp(1j * angles * 2 * count).mean()) / (2 * count)
    return float((turn + step / 2) % step - step / 2)


def features_of(part: Flat, thickness: float, tolerance: float) -> tuple[list[Feature], list[Blend]]:
    """The features of a flat part in their order, and its fillets. In mm; ``tolerance``: how exact the outline is."""
    frame = frame_along(np.array([0.0, 0.0, 1.0]))
    blends: dict[float, list[Array]] = {}
    shape, centre = _shape(part.loops[0], tolerance, thickness, blends)
    features: list[Feature] = [Extrude(frame, shape, centre[None], 0.0, thickness, "add")]
    features += _holes(part, frame, thickness, tolerance)
    features += _openings(part, frame, thickness, tolerance, blends)
    fillets = [Blend("fillet", radius, np.array(points)) for radius, points in sorted(blends.items(), reverse=True)]
    return features, fillets


def _shape(loop: Loop, tolerance: float, thickness: float, blends: dict[float, list[Array]]) -> tuple[Shape, Array]:
    """The plainest shape of a loop and its centre; rounded corners of free outlines become fillets (``blends`` by radius)."""
    if loop.area < 0:
        loop = loop.reversed()
    shape, centre = recognised(loop, 2 * tolerance)
    if not isinstance(shape, Outline):
        return shape, centre
    sharp, corners = sharpened(loop)
    if not corners:
        return shape, centre
    for point, radius in corners:
        known = next((r for r in blends if abs(r - radius) < 1e-6), radius)
        blends.setdefault(known, []).append(np.array([*point, _EDGE_HEIGHT * thickness]))
    return Outline(sharp), centre


def sharpened(loop: Loop) -> tuple[Loop, list[tuple[Array, float]]]:
    """The loop with its rounded corners made sharp, and those corners with their radii; none when nothing but lines would
    have to be left and there are too few of them."""
    segments = list(loop.segments)
    count = len(segments)
    narrow = float(np.ptp(loop.polygon(), axis=0).min())
    corners: dict[int, Array] = {}
    for k, s in enumerate(segments):
        before, after = segments[k - 1], segments[(k + 1) % count]
        if s.centre is None or before.centre is not None or after.centre is not None or abs(s.sweep) > np.radians(125):
            continue
        meet = intersection(before, after)
        if meet is None:
            continue
        reach = s.radius * np.tan(abs(s.sweep) / 2)
        tangent = all(abs(float(np.linalg.norm(meet - p)) - reach) < 0.02 * s.radius for p in (s.start, s.end))
        # An arc as wide as the part is its design, not its corner.
        if tangent and s.radius < 0.25 * narrow + 1e-9 and reach < 2.5 * min(before.length, after.length):
            corners[k] = meet
    if count - len(corners) < 3:
        return loop, []
    kept = []
    for k, s in enumerate(segments):
        if k in corners:
            continue
        start = corners.get((k - 1) % count, s.start)
        end = corners.get((k + 1) % count, s.end)
        kept.append(Segment(start, end, s.centre, s.ccw))
    sharp = Loop(tuple(kept))
    crosses = signed_area(np.array([s.start for s in kept])) * loop.area <= 0
    return (loop, []) if crosses else (sharp, [(corners[k], segments[k].radius) for k in sorted(corners)])


# -- holes -------------------------------------------------------------------------------------------------------------------


def _holes(part: Flat, frame: Frame, thickness: float, tolerance: float) -> list[Feature]:
    circles = [loop.segments[0] for loop in part.loops[1:] if loop.is_circle]
    hubs = [np.zeros(2), *[c.centre for c in circles]]
    groups: list[tuple[float, list[Array]]] = []
    for c in sorted(circles, key=lambda c: -c.radius):
        if groups and abs(groups[-1][0] - c.radius) < 0.5 * tolerance:
            groups[-1][1].append(c.centre)
        else:
            groups.append((c.radius, [c.centre]))
    found: list[Feature] = []
    for radius, centres in groups:
        for pattern in patterns(np.array(centres), hubs, tolerance):
            found.append(Hole(frame, pattern, 2 * radius, thickness, 0.0, True))
    return found


def patterns(centres: Array, hubs: list[Array], tolerance: float) -> list[Array]:
    """Centres (k, 2) of equal holes taken apart into bolt circles, grids and the rest, the largest pattern first."""
    left, found = centres, []
    while len(left) >= 3:
        best = np.zeros(0, int)
        for hub in [left.mean(0), *hubs]:
            ring = _bolt_circle(left, hub, tolerance)
            if len(ring) > len(best):
                best = ring
        grid = _grid(left, tolerance)
        if len(grid) >= len(best):
            best = grid
        if len(best) < 3:
            break
        found.append(left[best])
        left = np.delete(left, best, axis=0)
    if len(left):
        found.append(left)
    return found


def _bolt_circle(points: Array, hub: Array, tolerance: float) -> np.ndarray:
    """Indices of the most points that lie evenly on a circle about ``hub``; empty for fewer than three."""
    away = points - hub
    radii, angles = np.linalg.norm(away, axis=1), np.arctan2(away[:, 1], away[:, 0])
    best = np.zeros(0, int)
    for k in range(len(points)):
        if radii[k] < 6 * tolerance:
            continue
        same = np.flatnonzero(np.abs(radii - radii[k]) < 3 * tolerance)
        slack = 4 * tolerance / radii[k]
        for count in range(len(same), 2, -1):
            step = 2 * np.pi / count
            turn = (angles[same] - angles[k] + step / 2) % step - step / 2
            on = same[np.abs(turn) < slack]
            if len(on) == count and len({round((angles[j] - angles[k]) / step) % count for j in on}) == count:
                if count > len(best):
                    best = on
                break
    return best


def _grid(points: Array, tolerance: float) -> np.ndarray:
    """Indices of the most points that fill an even grid along x and y; empty for fewer than four."""
    best = np.zeros(0, int)
    columns, rows = (_lines(points[:, k], 3 * tolerance) for k in (0, 1))
    for xs in _even_runs(columns, tolerance):
        for ys in _even_runs(rows, tolerance):
            if len(xs) * len(ys) <= max(len(best), 3):
                continue
            on = [int(np.argmin(np.hypot(points[:, 0] - x, points[:, 1] - y))) for x in xs for y in ys]
            gaps = [np.hypot(*(points[j] - [x, y])) for j, (x, y) in zip(on, [(x, y) for x in xs for y in ys], strict=True)]
            if max(gaps) < 3 * tolerance and len(set(on)) == len(on):
                best = np.array(on)
    return best


def _lines(values: Array, slack: float) -> list[float]:
    """The distinct values, ascending, those within ``slack`` as their mean."""
    found: list[list[float]] = []
    for value in np.sort(values).tolist():
        if found and value - found[-1][-1] < slack:
            found[-1].append(value)
        else:
            found.append([value])
    return [float(np.mean(group)) for group in found]


def _even_runs(values: list[float], tolerance: float) -> list[list[float]]:
    """Runs of at least two values at even distances: all pairs, and every longer run."""
    runs = []
    for i in range(len(values)):
        for j in range(i + 1, len(values)):
            run, step = [values[i], values[j]], values[j] - values[i]
            runs.append(list(run))
            while True:
                following = [v for v in values if abs(v - run[-1] - step) < 4 * tolerance]
                if not following:
                    break
                run.append(following[0])
                runs.append(list(run))
    return runs


# -- openings ----------------------------------------------------------------------------------------------------------------


def _openings(part: Flat, frame: Frame, thickness: float, tolerance: float, blends: dict[float, list[Array]]) -> list[Feature]:
    groups: list[tuple[Shape, list[Array]]] = []
    for loop in part.loops[1:]:
        if loop.is_circle:
            continue
        shape, centre = _shape(loop, tolerance, thickness, blends)
        for known, centres in groups:
            if _same(known, shape, 2 * tolerance):
                centres.append(centre)
                break
        else:
            groups.append((shape, [centre]))
    return [Extrude(frame, shape, np.array(centres), 0.0, thickness, "cut") for shape, centres in groups]


def _same(one: Shape, other: Shape, tolerance: float) -> bool:
    if type(one) is not type(other) or isinstance(one, Outline | Circle):
        return False
    numbers = [(v, vars(other)[k]) for k, v in vars(one).items() if isinstance(v, float)]
    return (
        one.__dict__.keys() == other.__dict__.keys()
        and all(abs(a - b) < tolerance for a, b in numbers)
        and all(v == vars(other)[k] for k, v in vars(one).items() if not isinstance(v, float))
    )
