"""From pieces that were fitted one by one to a drawing: one least-squares fit of all lines and circles of a part at once, in
which what is meant to be parallel, square, tangent, concentric or equal is so.

A relation is supposed where the pieces come as near to it as their errors allow, and given up where the points then lie
farther from their curve than they did alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from engines.cadfit.outline import Loop, Segment, circle
from engines.cadfit.surfaces import Array
from engines.picture2cad.pieces import circle_through, is_circle, line_through, pieces_of

_MOST_POINTS = 160
_TIGHT = 0.002
"""Pixels within which a tangent is one."""


@dataclass(eq=False)
class _Curve:
    """A line (``angle`` of its direction, ``offset`` along its left normal) or a circle, with the points it is fitted to."""

    kind: str
    loop: int
    points: Array
    error: float
    length: float
    ccw: bool = True
    closed: bool = False
    start: Array = field(default_factory=lambda: np.zeros(2))
    end: Array = field(default_factory=lambda: np.zeros(2))
    angle: float = 0.0
    offset: float = 0.0
    centre: Array = field(default_factory=lambda: np.zeros(2))
    radius: float = 0.0
    spread: tuple[float, float] = (0.0, 0.0)
    """Standard deviations: of angle and offset, or of the centre's coordinates and the radius."""
    alone: float = 0.0
    """Root mean square misfit of its own best fit."""
    free: bool = False

    @property
    def normal(self) -> Array:
        return np.array([-np.sin(self.angle), np.cos(self.angle)])

    def misfit(self) -> Array:
        if self.kind == "line":
            return self.points @ self.normal - self.offset
        return np.linalg.norm(self.points - self.centre, axis=1) - self.radius

    def moved(self, loop_direction: float = 0.0) -> None:
        """Its own best fit."""
        effective = max(len(self.points) / 4, 1.0)
        if self.kind == "line":
            middle, direction = line_through(self.points)
            self.angle = float(np.arctan2(direction[1], direction[0]))
            self.offset = float(self.normal @ middle)
            self.spread = (
                self.error / np.sqrt(effective) * np.sqrt(12) / max(self.length, 1.0),
                self.error / np.sqrt(effective),
            )
        else:
            self.centre, self.radius = circle_through(self.points)
            away = (self.points - self.centre) / max(self.radius, 1e-9)
            matrix = np.column_stack([away, np.ones(len(away))])
            inverse = np.linalg.pinv(matrix.T @ matrix / 4) * self.error**2
            self.spread = (float(np.sqrt(max(inverse[0, 0], inverse[1, 1]))), float(np.sqrt(inverse[2, 2])))
        self.alone = float(np.sqrt(np.mean(self.misfit() ** 2)))


@dataclass(frozen=True, eq=False)
class Drawing:
    """A part's outlines as exact curves. Loops in pixels with y up; the outer one first and counter-clockwise.

    ``angle``: direction of the part's main edges in radians, None where it has no straight ones; ``both_ways``: whether
    others are square to them. ``misses``: distance of each
    measured point from its curve. ``error``: standard deviation of the outline's points. ``relations``: what was found.
    """

    loops: list[Loop]
    angle: float | None
    misses: Array
    error: float
    relations: dict[str, int]
    both_ways: bool = False


def drawn(outlines: list[tuple[Array, float]], blur: float) -> Drawing:
    """The drawing of closed outlines (points (n, 2) with y up, noise), the outer one first. Lengths in pixels."""
    curves: list[_Curve] = []
    for index, (points, noise) in enumerate(outlines):
        if is_circle(points, noise):
            curves.append(_Curve("arc", index, points, max(noise, 0.03), float(len(points)), closed=True))
            continue
        found = pieces_of(points, noise, blur)
        curves += [
            _Curve(piece.kind, index, piece.points, max(noise, 0.03), piece.length, piece.ccw, start=piece.start, end=piece.end)
            for piece in found
        ]
    for curve in curves:
        _thin(curve)
        curve.moved()
        if curve.kind == "arc" and curve.radius > 2 * blur:
            # Blur draws a curve in towards its centre, by its variance over twice the radius.
            away = curve.points - curve.centre
            curve.points = curve.points + away / np.linalg.norm(away, axis=1)[:, None] * blur**2 / (2 * curve.radius)
            curve.radius += blur**2 / (2 * curve.radius)
        curve.points = _trusted(curve)
        curve.moved()
    curves = _joined(curves)
    system = _System(curves)
    for attempt in range(4):
        system.solve()
        if attempt == 0 and system.join_radii():
            system.solve()
        if not system.relax():
            break
    loops = [_closed([c for c in curves if c.loop == index], index > 0) for index in range(len(outlines))]
    misses = np.concatenate([np.abs(c.misfit()) for c in curves])
    errors = np.array([c.alone for c in curves])
    lengths = np.array([c.length for c in curves])
    error = float(np.sqrt(np.average(errors**2, weights=lengths)))
    return Drawing(loops, system.main, misses, error, system.relations(), system.both_ways())


def _thin(curve: _Curve) -> None:
    if len(curve.points) > 3 * _MOST_POINTS:
        # Neighbours err together: means of runs lose nothing and are quicker.
        runs = np.array_split(curve.points, _MOST_POINTS)
        if curve.kind == "line":
            curve.points = np.array([run.mean(0) for run in runs])


def _trusted(curve: _Curve) -> Array:
    """The points without the few that lie far off: burrs, dirt."""
    away = np.abs(curve.misfit())
    keep = away <= max(4.0 * 1.4826 * float(np.median(away)), 0.3)
    return curve.points[keep] if keep.sum() >= max(4, 0.6 * len(keep)) else curve.points


def _joined(curves: list[_Curve]) -> list[_Curve]:
    """Neighbouring lines that are one made one: where a shadow or a streak moved the outline between them."""
    kept: list[_Curve] = []
    for index in sorted({c.loop for c in curves}):
        chain = [c for c in curves if c.loop == index]
        k = 0
        while len(chain) > 3 and k < len(chain):
            first, second = chain[k], chain[(k + 1) % len(chain)]
            whole = _as_one(first, second)
            if whole is None:
                k += 1
                continue
            chain = [whole if c is first else c for c in chain if c is not second]
            k = 0
        kept += chain
    return kept


def _as_one(first: _Curve, second: _Curve) -> _Curve | None:
    if first.kind != "line" or second.kind != "line":
        return None
    if abs(_folded(first.angle - second.angle, 2 * np.pi)) > np.radians(6):
        return None
    points = np.vstack([first.points, second.points])
    length = float(np.linalg.norm(second.end - first.start))
    whole = _Curve(
        "line", first.loop, points, max(first.error, second.error), length, first.ccw, start=first.start, end=second.end
    )
    whole.moved()
    slack = max(3.5 * max(first.error, second.error, 0.15), 0.0012 * length)
    return whole if float(np.percentile(np.abs(whole.misfit()), 95)) < slack else None


# -- relations ---------------------------------------------------------------------------------------------------------------


class _System:
    """All curves with the numbers that they share."""

    def __init__(self, curves: list[_Curve]) -> None:
        self.curves = curves
        self.lines = [c for c in curves if c.kind == "line"]
        self.arcs = [c for c in curves if c.kind == "arc"]
        self.main = self._main_direction()
        self.direction: dict[int, tuple[int, float]] = {}
        """Curve → direction it shares, and its angle to that."""
        self.directions: list[float] = []
        self.radius_of: dict[int, int] = {}
        self.centre_of: dict[int, int] = {}
        self.tangents: list[tuple[int, int, float]] = []
        """Neighbours that touch, and the sign: of the side of the line, or ±1 for circles outside or inside each other."""
        self._share_directions()
        self._share_radii()
        self._share_centres()
        self._find_tangents()

    def _main_direction(self) -> float | None:
        best, support = None, 0.0
        for candidate in self.lines:
            members = [c for c in self.lines if abs(_folded(c.angle - candidate.angle, np.pi / 2)) < _angle_slack(c)]
            total = sum(c.length for c in members)
            if total > support + 1e-9:
                weights = np.array([c.length**3 for c in members])
                turns = np.array([_folded(c.angle - candidate.angle, np.pi / 2) for c in members])
                best, support = candidate.angle + float(np.average(turns, weights=weights)), total
        return None if best is None else _folded(best, np.pi / 2)

    def _share_directions(self) -> None:
        if self.main is None:
            return
        self.directions.append(self.main)
        step = np.pi / 12
        for k, c in enumerate(self.curves):
            if c.kind != "line":
                continue
            turns = round((c.angle - self.main) / step)
            away = abs(c.angle - self.main - turns * step)
            slack = _angle_slack(c) * (1.0 if turns % 6 == 0 else 0.6 if turns % 3 == 0 else 0.4)
            if away < slack:
                self.direction[k] = (0, turns * step)
                continue
            for shared in range(1, len(self.directions)):
                away = _folded(c.angle - self.directions[shared], np.pi)
                if abs(away) < 0.5 * _angle_slack(c):
                    half_turns = round((c.angle - self.directions[shared]) / np.pi)
                    self.direction[k] = (shared, half_turns * np.pi)
                    break
            else:
                self.directions.append(c.angle)
                self.direction[k] = (len(self.directions) - 1, 0.0)

    def _share_radii(self) -> None:
        """Equal radii: full circles among themselves, arcs among themselves."""
        self.radii: list[float] = []
        for closed in (True, False):
            members = sorted(
                (k for k, c in enumerate(self.curves) if c.kind == "arc" and c.closed == closed),
                key=lambda k: self.curves[k].radius,
            )
            groups: list[list[int]] = []
            for k in members:
                c = self.curves[k]
                if groups:
                    mean, spread = self._mean_radius(groups[-1])
                    near = 3.0 * float(np.hypot(c.spread[1], spread)) + 0.004 * mean
                    if not closed:
                        near = max(near, 0.02 * mean + 0.3)
                    if abs(c.radius - mean) < np.clip(near, 0.12, max(0.6, 0.05 * mean)):
                        groups[-1].append(k)
                        continue
                groups.append([k])
            for group in groups:
                self.radii.append(self._mean_radius(group)[0])
                self.radius_of |= dict.fromkeys(group, len(self.radii) - 1)

    def _mean_radius(self, group: list[int]) -> tuple[float, float]:
        weights = np.array([1 / max(self.curves[k].spread[1], 1e-3) ** 2 for k in group])
        values = np.array([self.curves[k].radius for k in group])
        return float(np.average(values, weights=weights)), float(1 / np.sqrt(weights.sum()))

    def _share_centres(self) -> None:
        self.centres: list[Array] = []
        order = sorted((k for k, c in enumerate(self.curves) if c.kind == "arc"), key=lambda k: self.curves[k].spread[0])
        for k in order:
            c = self.curves[k]
            best, least = -1, np.inf
            for index, centre in enumerate(self.centres):
                away = float(np.linalg.norm(centre - c.centre))
                if away < min(3.0 * c.spread[0] + 0.2, 0.15 * c.radius + 0.3) and away < least:
                    best, least = index, away
            if best < 0:
                self.centres.append(c.centre.copy())
                best = len(self.centres) - 1
            self.centre_of[k] = best

    def _find_tangents(self) -> None:
        for loop in {c.loop for c in self.curves}:
            members = [k for k, c in enumerate(self.curves) if c.loop == loop]
            if len(members) < 2:
                continue
            for a, b in pairwise([*members, members[0]]):
                first, second = self.curves[a], self.curves[b]
                if first.kind == second.kind == "line":
                    continue
                if first.kind == second.kind:
                    self._touching_arcs(a, b)
                    continue
                line, arc = (a, b) if first.kind == "line" else (b, a)
                self._touching_line(line, arc)

    def _touching_line(self, line: int, arc: int) -> None:
        one, other = self.curves[line], self.curves[arc]
        side = 1.0 if other.ccw else -1.0
        gap = side * (float(one.normal @ other.centre) - one.offset) - other.radius
        slack = 0.5 + 3.0 * float(np.hypot(np.hypot(*other.spread), one.spread[1]))
        if abs(gap) < min(slack, 0.35 * other.radius):
            self.tangents.append((line, arc, side))

    def _touching_arcs(self, a: int, b: int) -> None:
        one, other = self.curves[a], self.curves[b]
        if self.centre_of[a] == self.centre_of[b]:
            return
        apart = float(np.linalg.norm(one.centre - other.centre))
        inside = one.ccw == other.ccw
        wanted = abs(one.radius - other.radius) if inside else one.radius + other.radius
        slack = 0.5 + 3.0 * float(np.hypot(np.hypot(*one.spread), np.hypot(*other.spread)))
        if abs(apart - wanted) < min(slack, 0.3 * min(one.radius, other.radius)):
            self.tangents.append((a, b, -1.0 if inside else 1.0))

    # -- solving -----------------------------------------------------------------------------------------------------------

    def solve(self) -> None:
        """All curves at once (Gauss-Newton); the relations are residuals with a great weight."""
        line_at, at = {}, len(self.directions)
        for k, c in enumerate(self.curves):
            if c.kind == "line":
                line_at[k] = at
                at += 1
        centre_at, radius_at = at, at + 2 * len(self.centres)
        size = radius_at + len(self.radii)
        for _ in range(14):
            rows, values = [], []
            for k, c in enumerate(self.curves):
                weight = 1.0 / max(c.alone, 0.05)
                jacobian = np.zeros((len(c.points), size))
                if c.kind == "line":
                    shared, _ = self.direction[k]
                    along = np.array([np.cos(c.angle), np.sin(c.angle)])
                    jacobian[:, shared] = -(c.points @ along)
                    jacobian[:, line_at[k]] = -1.0
                else:
                    away = c.points - c.centre
                    away /= np.maximum(np.linalg.norm(away, axis=1), 1e-9)[:, None]
                    column = centre_at + 2 * self.centre_of[k]
                    jacobian[:, column : column + 2] = -away
                    jacobian[:, radius_at + self.radius_of[k]] = -1.0
                rows.append(jacobian * weight)
                values.append(c.misfit() * weight)
            for a, b, side in self.tangents:
                row = np.zeros((1, size))
                one, other = self.curves[a], self.curves[b]
                column = centre_at + 2 * self.centre_of[b]
                if one.kind == "line":
                    gap = side * (float(one.normal @ other.centre) - one.offset) - other.radius
                    along = np.array([np.cos(one.angle), np.sin(one.angle)])
                    row[0, self.direction[a][0]] = -side * float(along @ other.centre)
                    row[0, line_at[a]] = -side
                    row[0, column : column + 2] = side * one.normal
                    row[0, radius_at + self.radius_of[b]] -= 1.0
                else:
                    between = other.centre - one.centre
                    apart = float(np.linalg.norm(between))
                    between = between / max(apart, 1e-9)
                    mine = centre_at + 2 * self.centre_of[a]
                    row[0, column : column + 2] += between
                    row[0, mine : mine + 2] -= between
                    if side > 0:
                        gap = apart - one.radius - other.radius
                        row[0, radius_at + self.radius_of[a]] -= 1.0
                        row[0, radius_at + self.radius_of[b]] -= 1.0
                    else:
                        sign = 1.0 if one.radius > other.radius else -1.0
                        gap = apart - sign * (one.radius - other.radius)
                        row[0, radius_at + self.radius_of[a]] -= sign
                        row[0, radius_at + self.radius_of[b]] += sign
                rows.append(row / _TIGHT)
                values.append(np.array([gap / _TIGHT]))
            step = np.linalg.lstsq(np.vstack(rows), -np.concatenate(values), rcond=1e-12)[0]
            self._take(step, line_at, centre_at, radius_at)
            if np.abs(step).max() < 1e-7:
                break

    def _take(self, step: Array, line_at: dict[int, int], centre_at: int, radius_at: int) -> None:
        self.directions = [angle + float(np.clip(step[k], -0.1, 0.1)) for k, angle in enumerate(self.directions)]
        moves = step[centre_at:radius_at].reshape(-1, 2)
        self.centres = [centre + move for centre, move in zip(self.centres, moves, strict=True)]
        self.radii = [max(radius + float(step[radius_at + k]), 0.3) for k, radius in enumerate(self.radii)]
        if self.directions and self.main is not None:
            self.main = _folded(self.directions[0], np.pi / 2)
        for k, c in enumerate(self.curves):
            if c.kind == "line":
                shared, turn = self.direction[k]
                c.angle = self.directions[shared] + turn
                c.offset += float(step[line_at[k]])
            else:
                c.centre = self.centres[self.centre_of[k]].copy()
                c.radius = self.radii[self.radius_of[k]]

    def join_radii(self) -> bool:
        """Corner radii that have come close, now that their neighbours hold the arcs, made one; whether there were any."""
        found = False
        open_ = sorted({self.radius_of[k] for k, c in enumerate(self.curves) if c.kind == "arc" and not c.closed},
                       key=lambda index: self.radii[index])
        for small, large in pairwise(open_):
            if self.radii[large] - self.radii[small] < 0.015 * self.radii[large] + 0.2:
                counts = [sum(1 for index in self.radius_of.values() if index == which) for which in (small, large)]
                self.radii[large] = float(np.average([self.radii[small], self.radii[large]], weights=counts))
                self.radius_of = {k: large if index == small else index for k, index in self.radius_of.items()}
                found = True
        if found:
            self._compact()
        return found

    def _compact(self) -> None:
        """Radii that no curve has any more go."""
        used = sorted(set(self.radius_of.values()))
        self.radii = [self.radii[index] for index in used]
        self.radius_of = {k: used.index(index) for k, index in self.radius_of.items()}
        for k, index in self.radius_of.items():
            self.curves[k].radius = self.radii[index]

    def relax(self) -> bool:
        """Frees the curves that their relations draw away from their points; whether there were any."""
        found = False
        for k, c in enumerate(self.curves):
            now = float(np.sqrt(np.mean(c.misfit() ** 2)))
            if now <= 1.5 * c.alone + 0.2:
                continue
            touching = [t for t in self.tangents if k in t[:2]]
            if touching:
                self.tangents = [t for t in self.tangents if k not in t[:2]]
                found = True
            elif not c.free:
                c.free = True
                found = True
                fresh = _Curve(c.kind, c.loop, c.points, c.error, c.length)
                fresh.moved()
                c.angle, c.offset, c.centre, c.radius = fresh.angle, fresh.offset, fresh.centre, fresh.radius
                if c.kind == "line":
                    self.directions.append(c.angle)
                    self.direction[k] = (len(self.directions) - 1, 0.0)
                else:
                    self.centres.append(c.centre.copy())
                    self.radii.append(c.radius)
                    self.centre_of[k], self.radius_of[k] = len(self.centres) - 1, len(self.radii) - 1
        return found

    def both_ways(self) -> bool:
        """Whether lines run along the main direction and square to it, each a good part of all."""
        along = [0.0, 0.0, 0.0]
        for k, c in enumerate(self.curves):
            if c.kind == "line":
                shared, turn = self.direction[k]
                quarter = round(turn / (np.pi / 2))
                square = shared == 0 and abs(turn - quarter * np.pi / 2) < 1e-9
                along[quarter % 2 if square else 2] += c.length
        return min(along[:2]) > 0.12 * sum(along)

    def relations(self) -> dict[str, int]:
        """How many lines share the main directions, radii and centres are shared, and pieces are tangent."""
        squared = sum(1 for k, (shared, _) in self.direction.items() if shared == 0)
        return {
            "square": squared if squared > 1 else 0,
            "tangent": len(self.tangents),
            "equal": len(self.radius_of) - len(set(self.radius_of.values())),
            "concentric": len(self.centre_of) - len(set(self.centre_of.values())),
        }


def _folded(angle: float, period: float) -> float:
    """The angle within half a period of zero."""
    return float((angle + period / 2) % period - period / 2)


def _angle_slack(c: _Curve) -> float:
    """How far a line's direction may be turned: by its own error, or by half a pixel at its ends."""
    return float(min(max(4.0 * c.spread[0], 1.0 / max(c.length, 1.0)), np.radians(4.0)))


# -- closing -----------------------------------------------------------------------------------------------------------------


def _closed(curves: list[_Curve], hole: bool) -> Loop:
    """The loop of an outline's curves: corners are where neighbours meet."""
    if len(curves) == 1:
        only = curves[0]
        if only.kind == "line":
            raise ValueError("one line encloses nothing")
        return circle(only.centre, only.radius, ccw=not hole)
    corners = [_joint(curves[k - 1], curves[k]) for k in range(len(curves))]
    segments = []
    for k, c in enumerate(curves):
        start, end = corners[k], corners[(k + 1) % len(curves)]
        segments.append(Segment(start, end, c.centre if c.kind == "arc" else None, c.ccw))
    return Loop(tuple(segments))


def _joint(before: _Curve, after: _Curve) -> Array:
    """Where one curve goes over into the next, near to where their runs of points end."""
    near = (before.end + after.start) / 2
    if before.kind == after.kind == "line":
        normals = np.array([before.normal, after.normal])
        if abs(np.linalg.det(normals)) < 0.02:
            return near
        return np.linalg.solve(normals, [before.offset, after.offset])
    if before.kind == "line" or after.kind == "line":
        line, arc = (before, after) if before.kind == "line" else (after, before)
        away = line.offset - float(line.normal @ arc.centre)
        foot = arc.centre + away * line.normal
        half = arc.radius**2 - away**2
        if half <= (0.02 * arc.radius) ** 2 + 2 * arc.radius * _TIGHT:
            return arc.centre + np.sign(away) * arc.radius * line.normal
        along = np.array([np.cos(line.angle), np.sin(line.angle)]) * np.sqrt(half)
        return min((foot + along, foot - along), key=lambda p: float(np.linalg.norm(p - near)))
    between = after.centre - before.centre
    apart = float(np.linalg.norm(between))
    if apart < 1e-6:
        return near
    along = between / apart
    at = (apart**2 + before.radius**2 - after.radius**2) / (2 * apart)
    half = before.radius**2 - at**2
    if half <= (0.02 * before.radius) ** 2:
        return before.centre + np.sign(at) * before.radius * along
    across = np.array([-along[1], along[0]]) * np.sqrt(half)
    points = (before.centre + at * along + across, before.centre + at * along - across)
    return min(points, key=lambda p: float(np.linalg.norm(p - near)))
