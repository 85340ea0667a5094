"""Outlines of lines and arcs, and the names of shapes: areas by formula, and numbers that come back as they went in."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from engines.cadfit.outline import Loop, Segment, circle, contains, polygon_loop, rotated, signed_area, simplified
from engines.cadfit.shapes import Circle, Outline, Polygon, Rectangle, Shape, Slot, intersection, recognised

SOME = settings(max_examples=60, deadline=None)
AT = np.array([3.0, -2.0])


def moved(loop: Loop, shift: np.ndarray, first: int = 0, *, reverse: bool = False) -> Loop:
    """The loop elsewhere, starting at another of its segments."""
    segments = [
        Segment(s.start + shift, s.end + shift, None if s.centre is None else s.centre + shift, s.ccw) for s in loop.segments
    ]
    first %= len(segments)
    found = Loop(tuple(segments[first:] + segments[:first]))
    return found.reversed() if reverse else found


# --- segments and loops


def test_a_quarter_arc() -> None:
    quarter = Segment(AT + [2, 0], AT + [0, 2], AT)
    assert quarter.radius == pytest.approx(2) and quarter.sweep == pytest.approx(np.pi / 2)
    assert quarter.length == pytest.approx(np.pi)
    np.testing.assert_allclose(quarter.middle, AT + np.sqrt(2))
    other_way = Segment(AT + [2, 0], AT + [0, 2], AT, ccw=False)
    assert other_way.sweep == pytest.approx(-1.5 * np.pi)
    np.testing.assert_allclose(other_way.middle, AT - np.sqrt(2))
    points = quarter.points(np.radians(10))
    assert len(points) == 9 and np.allclose(np.linalg.norm(points - AT, axis=1), 2)


def test_areas_by_formula() -> None:
    assert circle(AT, 2.5).area == pytest.approx(np.pi * 6.25)
    assert circle(AT, 2.5, ccw=False).area == pytest.approx(-np.pi * 6.25)
    assert circle(AT, 2.5).is_circle and circle(AT, 2.5).segments[0].length == pytest.approx(5 * np.pi)
    assert Rectangle(6, 4).loop().area == pytest.approx(24)
    assert Rectangle(6, 4, corner=1).loop().area == pytest.approx(24 - (4 - np.pi))
    assert Rectangle(6, 4, corner=1, rounded=False).loop().area == pytest.approx(24 - 2)
    assert Slot(10, 4, 30).loop().area == pytest.approx(6 * 4 + np.pi * 4)
    assert Polygon(6, 2, 17).loop().area == pytest.approx(1.5 * np.sqrt(3))
    half_disc = Loop((Segment(AT + [1, 0], AT + [-1, 0], AT), Segment(AT + [-1, 0], AT + [1, 0])))
    assert half_disc.area == pytest.approx(np.pi / 2) and half_disc.reversed().area == pytest.approx(-np.pi / 2)
    bitten = [
        Segment(np.array([0.0, 0]), np.array([4.0, 0])),
        Segment(np.array([4.0, 0]), np.array([4.0, 3])),
        Segment(np.array([4.0, 3]), np.array([3.0, 3])),
        Segment(np.array([3.0, 3]), np.array([1.0, 3]), np.array([2.0, 3]), ccw=False),
        Segment(np.array([1.0, 3]), np.array([0.0, 3])),
        Segment(np.array([0.0, 3]), np.array([0.0, 0])),
    ]
    assert Loop(tuple(bitten)).area == pytest.approx(12 - np.pi / 2)


@SOME
@given(st.floats(2, 40), st.floats(2, 40), st.floats(0, 360), st.floats(0.05, 0.9), st.booleans())
def test_a_fine_polygon_of_a_loop_has_nearly_its_area(w: float, d: float, angle: float, share: float, rounded: bool) -> None:
    loop = Rectangle(w, d, angle, share * min(w, d) / 2, rounded).loop()
    assert signed_area(loop.polygon(np.radians(0.5))) == pytest.approx(loop.area, rel=1e-4)
    assert loop.area > 0 and moved(loop, AT, 3).area == pytest.approx(loop.area)
    assert loop.reversed().area == pytest.approx(-loop.area)


def test_contains_by_the_even_odd_rule() -> None:
    c_shape = np.array([(0, 0), (4, 0), (4, 1), (1, 1), (1, 3), (4, 3), (4, 4), (0, 4)], float)
    assert contains(c_shape, np.array([0.5, 2.0])) and contains(c_shape[::-1], np.array([3.0, 3.5]))
    assert not contains(c_shape, np.array([2.0, 2.0])) and not contains(c_shape, np.array([-0.1, 2.0]))
    assert not contains(c_shape, np.array([5.0, 0.5]))


@SOME
@given(st.integers(0, 10_000), st.floats(1e-3, 0.5), st.integers(3, 60))
@example(144, 0.12410789418139065, 53)  # a point beyond the end of its chord
def test_simplified_stays_within_the_tolerance(seed: int, tolerance: float, count: int) -> None:
    rng = np.random.default_rng(seed)
    angle = np.sort(rng.uniform(0, 2 * np.pi, count))
    points = np.column_stack([np.cos(angle), np.sin(angle)]) * rng.uniform(0.7, 1.3, (count, 1))
    kept = simplified(points, tolerance)
    assert len(kept) <= len(points) and {tuple(p) for p in kept} <= {tuple(p) for p in points}
    assume(len(kept) >= 2)
    ends = np.roll(kept, -1, axis=0) - kept
    for point in points:
        t = np.clip(((point - kept) * ends).sum(1) / np.maximum((ends**2).sum(1), 1e-300), 0, 1)
        assert np.linalg.norm(point - (kept + t[:, None] * ends), axis=1).min() <= tolerance * 1.0001 + 1e-12


def test_simplified_drops_points_on_a_line() -> None:
    square = np.array(
        [(x, 0) for x in range(5)] + [(4, y) for y in range(1, 5)] + [(x, 4) for x in (3, 2, 1, 0)] + [(0, 3)], float
    )
    assert {tuple(p) for p in simplified(square, 1e-6)} == {(0, 0), (4, 0), (4, 4), (0, 4)}


@SOME
@given(
    st.integers(0, 20),
    st.floats(-1e-3, 1e-3),
    st.sampled_from([Slot(9, 3, 20), Rectangle(6, 4, 10, 1), Polygon(5, 4, 3), Circle(3)]),
)
def test_same_loops_are_the_same_wherever_they_start(first: int, shift: float, shape: Shape) -> None:
    loop = shape.loop()
    assert loop.same(moved(loop, np.full(2, shift), first), 2e-3)
    assert not loop.same(moved(loop, np.array([0.1, 0.0]), first), 2e-3)


def test_other_loops_are_not_the_same() -> None:
    square = Rectangle(4, 4).loop()
    assert not square.same(Polygon(3, 4).loop(), 0.1) and not circle(AT, 1).same(circle(AT, 1.2), 0.1)
    bulged = Loop((Segment(square.segments[0].start, square.segments[0].end, np.zeros(2)), *square.segments[1:]))
    assert not square.same(bulged, 0.1), "an arc between the same corners"


# --- shapes


def assert_comes_back(shape: Shape, shift: np.ndarray, first: int, reverse: bool) -> Shape:
    """What is recognised draws the very same outline at the same place, whatever its numbers are."""
    loop = moved(shape.loop(), shift, first, reverse=reverse)
    # As in the search: angles may be made round by as much as this moves a corner.
    tolerance = 4e-5 * float(np.ptp(loop.polygon(), axis=0).max() + 1)
    found, centre = recognised(loop, tolerance)
    assert found.kind == shape.kind
    np.testing.assert_allclose(centre, shift, atol=1e-6)
    drawn = moved(found.loop(), centre)
    assert drawn.same(loop.reversed() if reverse else loop, 2 * tolerance)
    return found


places = st.tuples(st.floats(-50, 50), st.floats(-50, 50)).map(np.array)
turns = st.floats(-180, 180)


@SOME
@given(st.floats(0.1, 100), places, st.booleans())
def test_a_circle_comes_back(diameter: float, shift: np.ndarray, reverse: bool) -> None:
    found = assert_comes_back(Circle(diameter), shift, 0, reverse)
    assert isinstance(found, Circle) and found.diameter == pytest.approx(diameter)


@SOME
@given(
    st.floats(2, 60),
    st.floats(2, 60),
    turns,
    st.floats(0.05, 0.95),
    st.sampled_from(["sharp", "round", "chamfer"]),
    places,
    st.integers(0, 7),
    st.booleans(),
)
def test_a_rectangle_comes_back(
    w: float, d: float, angle: float, share: float, kind: str, shift: np.ndarray, first: int, reverse: bool
) -> None:
    # A square whose chamfers are longer than its sides is as well another square, turned by 45°.
    corner = {"sharp": 0.0, "round": share, "chamfer": share / 2}[kind] * min(w, d) / 2
    found = assert_comes_back(Rectangle(w, d, angle, corner, kind != "chamfer"), shift, first, reverse)
    assert isinstance(found, Rectangle)
    assert sorted([found.width, found.depth]) == pytest.approx(sorted([w, d]))
    assert found.corner == pytest.approx(corner, abs=1e-6) and (kind == "sharp" or found.rounded == (kind == "round"))
    assert -90 <= found.angle <= 90


@SOME
@given(st.floats(1, 20), st.floats(1.05, 8), turns, places, st.integers(0, 3), st.booleans())
def test_a_slot_comes_back(width: float, ratio: float, angle: float, shift: np.ndarray, first: int, reverse: bool) -> None:
    found = assert_comes_back(Slot(width * ratio, width, angle), shift, first, reverse)
    assert isinstance(found, Slot) and (found.length, found.width) == pytest.approx((width * ratio, width))


@SOME
@given(st.sampled_from([3, 5, 6, 7, 9, 12]), st.floats(1, 60), turns, places, st.integers(0, 11), st.booleans())
def test_a_regular_polygon_comes_back(
    sides: int, diameter: float, angle: float, shift: np.ndarray, first: int, reverse: bool
) -> None:
    found = assert_comes_back(Polygon(sides, diameter, angle), shift, first, reverse)
    assert isinstance(found, Polygon) and found.sides == sides and found.diameter == pytest.approx(diameter)


def test_a_regular_octagon_is_a_polygon() -> None:
    found, _ = recognised(Polygon(8, 10).loop(), 1e-6)
    assert isinstance(found, Polygon) and found.sides == 8 and found.diameter == pytest.approx(10)


def test_what_is_nearly_a_shape_stays_an_outline() -> None:
    trapezium = polygon_loop(np.array([(0, 0), (10, 0), (9, 5), (1, 5)], float))
    parallelogram = polygon_loop(np.array([(0, 0), (10, 0), (12, 5), (2, 5)], float))
    bent_hexagon = polygon_loop(Polygon(6, 10).loop().polygon() + np.array([(0.1, 0)] + [(0, 0)] * 5))
    uneven = [Segment(s.start, s.end, s.centre, s.ccw) for s in Slot(10, 4).loop().segments]
    uneven[1] = Segment(uneven[1].start, uneven[1].end, np.array([2.0, 0.0]))
    for loop in (trapezium, parallelogram, bent_hexagon, Loop(tuple(uneven))):
        found, centre = recognised(loop, 1e-4)
        assert isinstance(found, Outline) and found.loop() is loop and not centre.any()


def test_an_outline_that_is_run_clockwise_is_turned_round() -> None:
    found, _ = recognised(polygon_loop(np.array([(0, 0), (0, 5), (9, 7), (10, 0)], float)), 1e-6)
    assert found.loop().area > 0


def test_intersection_of_two_lines() -> None:
    across, up = Segment(np.zeros(2), np.array([1.0, 0])), Segment(np.array([5.0, -1]), np.array([5.0, -0.5]))
    np.testing.assert_allclose(intersection(across, up), [5, 0])
    assert intersection(across, Segment(np.array([0.0, 1]), np.array([3.0, 1]))) is None
    np.testing.assert_allclose(rotated(np.array([1.0, 0.0]), np.pi / 2), [0, 1], atol=1e-15)
