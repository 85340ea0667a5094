"""How many millimetres a pixel is: from a length that a person marked, moved onto the outline where it was meant to be."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engines.cadfit.outline import Loop, Segment
from engines.cadfit.surfaces import Array

_BY_HAND, _ON_OUTLINE = 0.7, 0.08
"""Standard deviation in pixels of an end as marked, and as found."""


@dataclass(frozen=True)
class Marked:
    """A marked length in pixels, its standard deviation, the ends that it was taken between, and what to say about it."""

    pixels: float
    error: float
    start: tuple[float, float]
    end: tuple[float, float]
    note: str = ""


def marked_length(start: Array, end: Array, loops: list[Loop], reach: float, *, onto: bool = True) -> Marked:
    """The length between two marked points. With ``onto``, an end within ``reach`` of an outline or of a circle's centre is
    taken to be meant there: two parallel edges by their distance, a circle by its diameter. All in pixels."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    plain = float(np.linalg.norm(end - start))
    as_marked = Marked(plain, _BY_HAND * np.sqrt(2), tuple(start.tolist()), tuple(end.tolist()))
    if not onto or plain < 1e-9:
        return as_marked
    first, second = (_meant(point, loops, reach) for point in (start, end))
    if first is None and second is None:
        return as_marked
    along = (end - start) / plain
    if isinstance(first, Segment) and isinstance(second, Segment):
        both = _between(first, second, start, end, along)
        if both is not None:
            return both
    a = start if first is None else _moved(first, start, along)
    b = end if second is None else _moved(second, end, along)
    error = float(np.hypot(*(_BY_HAND if hit is None else _ON_OUTLINE for hit in (first, second))))
    words = [
        "as marked" if hit is None else "on the outline" if isinstance(hit, Segment) else "at the centre of a circle"
        for hit in (first, second)
    ]
    note = f"the marked length was taken with its ends {words[0]} and {words[1]}"
    return Marked(float(np.linalg.norm(b - a)), error, tuple(a.tolist()), tuple(b.tolist()), note)


def _meant(point: Array, loops: list[Loop], reach: float) -> Segment | Array | None:
    """The outline's piece, or the centre (2,) of a circle, that a point was meant to mark."""
    best, least = None, reach
    for loop in loops:
        for segment in loop.segments:
            away = float(np.linalg.norm(nearest(segment, point) - point))
            if away < least:
                best, least = segment, away
        if loop.is_circle:
            only = loop.segments[0]
            away = float(np.linalg.norm(only.centre - point))
            if away < min(least, 0.4 * only.radius):
                best, least = only.centre, away
    return best


def nearest(segment: Segment, point: Array) -> Array:
    """The point (2,) of a segment that is nearest to a point."""
    if segment.centre is None:
        along = segment.end - segment.start
        share = float(np.clip((point - segment.start) @ along / max(along @ along, 1e-12), 0.0, 1.0))
        return segment.start + share * along
    away = point - segment.centre
    on = segment.centre + away * (segment.radius / max(float(np.linalg.norm(away)), 1e-12))
    if np.allclose(segment.start, segment.end):
        return on
    turn = Segment(segment.start, on, segment.centre, segment.ccw).sweep
    if abs(turn) <= abs(segment.sweep):
        return on
    return min((segment.start, segment.end), key=lambda p: float(np.linalg.norm(p - point)))


def _between(first: Segment, second: Segment, start: Array, end: Array, along: Array) -> Marked | None:
    """Two parallel edges, or the two sides of one circle."""
    error = _ON_OUTLINE * np.sqrt(2)
    if first.centre is None and second.centre is None:
        a, b = (s.end - s.start for s in (first, second))
        a, b = a / np.linalg.norm(a), b / np.linalg.norm(b)
        normal = np.array([-a[1], a[0]])
        if abs(a[0] * b[1] - a[1] * b[0]) < 0.004 and abs(normal @ along) > np.cos(np.radians(8)):
            here, there = nearest(first, start), nearest(second, end)
            there = here + normal * float(normal @ (there - here))
            pixels = float(np.linalg.norm(there - here))
            note = "the marked length was taken as the distance of two parallel edges"
            return Marked(pixels, error, tuple(here.tolist()), tuple(there.tolist()), note)
    elif first.centre is not None and second.centre is not None:
        same = np.linalg.norm(first.centre - second.centre) < 0.5 and abs(first.radius - second.radius) < 0.5
        if same and float(np.linalg.norm(end - start)) > 0.95 * 2 * first.radius:
            here, there = first.centre - first.radius * along, first.centre + first.radius * along
            note = "the marked length was taken as the diameter of a circle"
            return Marked(2 * first.radius, error, tuple(here.tolist()), tuple(there.tolist()), note)
    return None


def _moved(hit: Segment | Array, point: Array, along: Array) -> Array:
    """Where the marked line meets the outline's piece; its nearest point where it runs beside it."""
    if not isinstance(hit, Segment):
        return hit
    close = nearest(hit, point)
    if hit.centre is None:
        edge = hit.end - hit.start
        turn = along[0] * edge[1] - along[1] * edge[0]
        if abs(turn) < 0.3 * np.linalg.norm(edge):
            return close
        away = hit.start - point
        return point + along * ((away[0] * edge[1] - away[1] * edge[0]) / turn)
    away = hit.centre - point
    middle = float(away @ along)
    half = hit.radius**2 - float(away @ away) + middle**2
    if half <= 0:
        return close
    return min((point + along * (middle + s * np.sqrt(half)) for s in (-1, 1)), key=lambda p: float(np.linalg.norm(p - point)))
