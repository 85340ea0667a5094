"""Solids of features have the volume that geometry gives them, and IoU is a share."""

from __future__ import annotations

import manifold3d
import numpy as np
import pytest
import trimesh
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cadfit.features import Extrude, Facets, Hole, Revolve, Target, built
from engines.cadfit.outline import polygon_loop
from engines.cadfit.sections import Frame, frame_along
from engines.cadfit.shapes import Circle, Outline, Polygon, Rectangle, Shape, Slot

SOME = settings(max_examples=20, deadline=None)
FINE = np.radians(1.0)
TOP = frame_along(np.array([0.0, 0.0, 1.0]))
ORIGIN = np.zeros((1, 2))


@st.composite
def frames(draw: st.DrawFn) -> Frame:
    direction = np.array(draw(st.tuples(*[st.floats(-1, 1)] * 3)))
    if np.linalg.norm(direction) < 0.1:
        direction = np.array([0.0, 0.0, 1.0])
    return frame_along(direction, origin=np.array(draw(st.tuples(*[st.floats(-50, 50)] * 3))))


def boxed(size: tuple[float, float, float], at: tuple[float, float, float] = (0, 0, 0)) -> manifold3d.Manifold:
    return manifold3d.Manifold.cube(size).translate(at)


@SOME
@given(frames(), st.floats(-30, 30), st.floats(0.5, 30))
@pytest.mark.parametrize(
    ("shape", "area"),
    [
        (Circle(8), np.pi * 16),
        (Rectangle(6, 4, 25), 24),
        (Rectangle(6, 4, 0, 1), 24 - (4 - np.pi)),
        (Slot(10, 4, 30), 24 + np.pi * 4),
        (Polygon(6, 2), 1.5 * np.sqrt(3)),
        (Outline(polygon_loop(np.array([(0, 0), (5, 0), (0, 4)], float))), 10),
    ],
    ids=lambda value: getattr(value, "kind", ""),
)
def test_an_extrusion_has_area_times_length_wherever_it_lies(
    shape: Shape, area: float, frame: Frame, low: float, length: float
) -> None:
    solid = Extrude(frame, shape, ORIGIN, low, low + length, "add").solid(FINE)
    assert solid.volume() == pytest.approx(area * length, rel=2e-4)
    along = frame.local(np.asarray(solid.to_mesh64().vert_properties)[:, :3])[:, 2]
    assert (along.min(), along.max()) == pytest.approx((low, low + length), abs=1e-6)


def test_copies_add_up_and_overlapping_ones_count_once() -> None:
    two = Extrude(TOP, Rectangle(4, 4), np.array([(0, 0), (10, 0)], float), 0, 2, "add").solid()
    assert two.volume() == pytest.approx(64) and len(two.decompose()) == 2
    overlapping = Extrude(TOP, Rectangle(4, 4), np.array([(0, 0), (2, 0)], float), 0, 2, "add").solid()
    assert overlapping.volume() == pytest.approx(48)


@SOME
@given(frames())
def test_a_hole_a_counterbore_and_a_countersink(frame: Frame) -> None:
    base = dict(frame=frame, centres=np.array([(3.0, 4.0)]), diameter=6.0, top=10.0, bottom=-2.0, through=True)
    drill = np.pi * 9 * 12
    assert Hole(**base).solid(FINE).volume() == pytest.approx(drill, rel=2e-4)
    head = np.pi * (5.5**2 - 9) * 5
    assert Hole(bore_diameter=11, bore_depth=5, **base).solid(FINE).volume() == pytest.approx(drill + head, rel=2e-4)
    # A cone of Ø12 at the top that opens by 90°: depth 6 to its tip, and the drill takes over at Ø6, 3 below the top.
    cone = np.pi / 3 * 3 * (36 + 18 + 9) - np.pi * 9 * 3
    assert Hole(sink_diameter=12, sink_angle=90, **base).solid(FINE).volume() == pytest.approx(drill + cone, rel=5e-4)


def test_two_holes_far_apart_have_twice_the_volume() -> None:
    holes = Hole(TOP, np.array([(0, 0), (20, 0)], float), 6.0, 10.0, 0.0, True)
    assert holes.solid(FINE).volume() == pytest.approx(2 * np.pi * 90, rel=2e-4)


@SOME
@given(frames())
def test_a_revolution_by_pappus(frame: Frame) -> None:
    ring = polygon_loop(np.array([(5, 0), (8, 0), (8, 2), (5, 2)], float))
    assert Revolve(frame, ring, "add").solid(FINE).volume() == pytest.approx(np.pi * (64 - 25) * 2, rel=2e-4)
    cone = polygon_loop(np.array([(0, 0), (6, 0), (0, 9)], float))
    solid = Revolve(frame, cone, "add").solid(FINE)
    assert solid.volume() == pytest.approx(np.pi * 36 * 3, rel=2e-4)
    along = frame.local(np.asarray(solid.to_mesh64().vert_properties)[:, :3])[:, 2]
    assert (along.min(), along.max()) == pytest.approx((0, 9), abs=1e-6)


def test_a_profile_that_slips_below_the_axis_is_closed_on_it() -> None:
    slipped = polygon_loop(np.array([(-1e-7, 0), (6, 0), (-1e-7, 9)], float))
    assert Revolve(TOP, slipped, "add").solid(FINE).volume() == pytest.approx(np.pi * 36 * 3, rel=2e-4)


def test_facets_keep_a_closed_mesh_and_thin_a_large_one() -> None:
    small = trimesh.creation.box((2, 3, 4))
    assert Facets.of(small).solid().volume() == pytest.approx(24)
    ball = trimesh.creation.icosphere(subdivisions=5, radius=10)
    facets = Facets.of(ball)
    assert len(facets.faces) < 2000
    assert facets.solid().volume() == pytest.approx(ball.volume, rel=0.01)


def test_features_apply_one_after_the_other() -> None:
    block = Extrude(TOP, Rectangle(10, 10), ORIGIN, 0, 10, "add")
    bore = Extrude(TOP, Rectangle(4, 4), ORIGIN, 0, 10, "cut")
    assert built([block, bore]).volume() == pytest.approx(1000 - 160)
    assert built([bore, block]).volume() == pytest.approx(1000), "a cut before there is material takes nothing"
    assert built([]).is_empty()


@SOME
@given(st.tuples(*[st.floats(0.2, 3)] * 3), st.tuples(*[st.floats(-2, 2)] * 3))
def test_iou_of_two_boxes_by_hand(size: tuple[float, float, float], at: tuple[float, float, float]) -> None:
    ours, theirs = boxed((1, 1, 1)), boxed(size, at)
    sides = [max(0.0, min(1.0, a + s) - max(0.0, a)) for s, a in zip(size, at, strict=True)]
    common = float(np.prod(sides))
    expected = common / (1 + float(np.prod(size)) - common)
    found = Target(ours).iou(theirs)
    assert found == pytest.approx(expected, abs=1e-6) and 0 <= found <= 1
    assert Target(theirs).iou(ours) == pytest.approx(found, abs=1e-9)


def test_iou_of_coplanar_parts_that_are_joined_is_no_more_than_one() -> None:
    """A disc and a ring on it share a face: welded into one self-overlapping shell they once scored 1.175 elsewhere."""
    disc, ring = Extrude(TOP, Circle(20), ORIGIN, 0, 5, "add"), Extrude(TOP, Circle(12), ORIGIN, 0, 9, "add")
    bore = Extrude(TOP, Circle(8), ORIGIN, 5, 9, "cut")
    part = built([disc, ring, bore])
    assert part.volume() == pytest.approx(np.pi * (100 * 5 + (36 - 16) * 4), rel=2e-3)
    target = Target(part)
    assert target.iou(part) == pytest.approx(1) and target.iou(part) <= 1
    assert target.iou(built([disc])) == pytest.approx(built([disc]).volume() / part.volume(), rel=1e-6)
    assert target.iou(manifold3d.Manifold()) == 0 and target.iou(part.translate([100, 0, 0])) == 0
