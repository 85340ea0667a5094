"""Least-squares fits: exact points give the exact surface wherever it lies, noise moves it little, bad points do no harm."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.spatial.transform import Rotation

from engines.cadfit.surfaces import (
    Cone,
    Cylinder,
    Plane,
    Sphere,
    Torus,
    fit_circle,
    fit_cone,
    fit_cylinder,
    fit_plane,
    fit_sphere,
    fit_torus,
    perpendicular,
    revolution_axis,
    unit,
    with_direction,
)

Z = np.array([0.0, 0.0, 1.0])
SOME = settings(max_examples=25, deadline=None)


@dataclass(frozen=True)
class Motion:
    """x ↦ scale · R x + shift."""

    turn: np.ndarray
    shift: np.ndarray
    scale: float

    def point(self, points: np.ndarray) -> np.ndarray:
        return self.scale * np.asarray(points) @ self.turn.T + self.shift

    def direction(self, vectors: np.ndarray) -> np.ndarray:
        return np.asarray(vectors) @ self.turn.T


@st.composite
def motions(draw: st.DrawFn) -> Motion:
    vector = np.array(draw(st.tuples(*[st.floats(-3, 3)] * 3)))
    scale = 10.0 ** draw(st.floats(-2, 3))
    shift = scale * np.array(draw(st.tuples(*[st.floats(-20, 20)] * 3)))
    return Motion(Rotation.from_rotvec(vector).as_matrix(), shift, scale)


def ring(radius: float, height: float, start: float, sweep: float, count: int) -> np.ndarray:
    angle = start + np.linspace(0, sweep, count)
    return np.column_stack([radius * np.cos(angle), radius * np.sin(angle), np.full(count, height)])


def cylinder_points(radius: float = 2.0, sweep: float = 5.5, count: int = 20, length: float = 3.0) -> np.ndarray:
    return np.vstack([ring(radius, z, 0.3, sweep, count) for z in (0.0, length)])


def cone_points(angle: float = 0.5, low: float = 1.0, high: float = 3.0, count: int = 20) -> np.ndarray:
    """About an apex at the origin, opening towards +z."""
    return np.vstack([ring(z * np.tan(angle), z, 0.3, 5.5, count) for z in (low, high)])


def torus_points(major: float = 3.0, minor: float = 1.0, rows: int = 6, count: int = 18) -> np.ndarray:
    """A quarter of the tube all round, as a fillet about a boss leaves it."""
    tube = np.linspace(np.pi, 1.5 * np.pi, rows)
    return np.vstack([ring(major + minor * np.cos(t), minor * np.sin(t), 0.2, 5.9, count) for t in tube])


def sphere_points(radius: float = 2.0) -> np.ndarray:
    """An eighth of a sphere, as a corner of a filleted block leaves it."""
    return np.vstack([ring(radius * np.cos(t), radius * np.sin(t), 0.0, np.pi / 2, 7) for t in np.linspace(0, 1.4, 6)])


def tilted(axis: np.ndarray, degrees: float) -> np.ndarray:
    u, _ = perpendicular(axis)
    return unit(axis + np.tan(np.radians(degrees)) * u)


def off_axis(point: np.ndarray, origin: np.ndarray, axis: np.ndarray) -> float:
    away = point - origin
    return float(np.linalg.norm(away - (away @ axis) * axis))


# --- exact recovery


@SOME
@given(motions(), st.floats(0.1, 10), st.floats(1.0, 6.28), st.floats(-0.5, 0.5))
def test_a_cylinder_is_recovered_from_a_start_that_leans(move: Motion, radius: float, sweep: float, lean: float) -> None:
    points = move.point(cylinder_points(radius, sweep, length=2 * radius))
    axis = move.direction(Z)
    found = fit_cylinder(points, tilted(axis, lean))
    assert found.radius == pytest.approx(move.scale * radius, rel=1e-6)
    assert abs(found.axis @ axis) == pytest.approx(1, abs=1e-10)
    assert off_axis(found.point, move.shift, axis) < 1e-6 * move.scale * radius
    assert np.abs(found.distance(points)).max() < 1e-6 * move.scale * radius


@SOME
@given(motions(), st.floats(0.1, 1.2), st.floats(-0.25, 0.25))
def test_a_cone_is_recovered_from_a_start_that_leans(move: Motion, angle: float, lean: float) -> None:
    points, axis = move.point(cone_points(angle)), move.direction(Z)
    found = fit_cone(points, move.shift, tilted(axis, lean))
    assert found is not None
    assert found.angle == pytest.approx(angle, abs=1e-6)
    assert found.axis @ axis == pytest.approx(1, abs=1e-9)  # towards the opening
    assert np.linalg.norm(found.apex - move.shift) < 1e-5 * move.scale


@SOME
@given(motions())
def test_a_cone_opens_the_right_way_whichever_way_the_start_points(move: Motion) -> None:
    points, axis = move.point(cone_points(0.6)), move.direction(Z)
    found = fit_cone(points, move.shift + 4 * move.scale * axis, -axis)
    assert found is not None and found.axis @ axis == pytest.approx(1, abs=1e-9)
    assert found.angle == pytest.approx(0.6, abs=1e-6)


@SOME
@given(motions(), st.floats(0.1, 10))
def test_a_sphere_is_recovered_from_an_eighth_of_it(move: Motion, radius: float) -> None:
    found = fit_sphere(move.point(sphere_points(radius)))
    assert found.radius == pytest.approx(move.scale * radius, rel=1e-6)
    assert np.linalg.norm(found.centre - move.shift) < 1e-6 * move.scale * radius


@SOME
@given(motions(), st.floats(1.2, 6), st.floats(-0.2, 0.2))
def test_a_torus_is_recovered_from_a_quarter_of_its_tube(move: Motion, major: float, lean: float) -> None:
    points, axis = move.point(torus_points(major)), move.direction(Z)
    found = fit_torus(points, move.shift, tilted(axis, lean))
    assert found is not None
    assert found.major == pytest.approx(move.scale * major, rel=1e-5)
    assert found.minor == pytest.approx(move.scale, rel=1e-5)
    assert abs(found.axis @ axis) == pytest.approx(1, abs=1e-9)
    assert np.linalg.norm(found.centre - move.shift) < 1e-5 * move.scale * major


@SOME
@given(motions(), st.floats(-15, 15))
def test_a_plane_is_recovered_and_faces_the_way_that_is_asked(move: Motion, lean: float) -> None:
    grid = np.array([(x, y, 0.0) for x in range(4) for y in range(3)])
    normal = move.direction(Z)
    for side in (1.0, -1.0):
        found = fit_plane(move.point(grid), side * tilted(normal, lean))
        np.testing.assert_allclose(found.normal, side * normal, atol=1e-9)
        assert found.offset == pytest.approx(side * float(normal @ move.shift), abs=1e-7 * move.scale * 40)


@given(st.floats(-50, 50), st.floats(-50, 50), st.floats(0.01, 100), st.floats(0.4, 6))
@SOME
def test_a_circle_is_recovered_from_an_arc(x: float, y: float, radius: float, sweep: float) -> None:
    angle = np.linspace(1, 1 + sweep, 12)
    points = np.array([x, y]) + radius * np.column_stack([np.cos(angle), np.sin(angle)])
    centre, found = fit_circle(points)
    slack = 1e-6 * (radius + 0.01 * (abs(x) + abs(y)))
    assert found == pytest.approx(radius, abs=slack) and np.abs(centre - [x, y]).max() < slack


@SOME
@given(motions(), st.booleans())
def test_the_normals_of_a_surface_of_revolution_give_its_axis(move: Motion, is_torus: bool) -> None:
    points = torus_points() if is_torus else cone_points()
    surface = Torus(np.zeros(3), Z, 3.0, 1.0) if is_torus else Cone(np.zeros(3), Z, 0.5)
    line = revolution_axis(move.point(points), move.direction(surface.normals(points)))
    assert line is not None
    axis = move.direction(Z)
    assert abs(line[1] @ axis) == pytest.approx(1, abs=1e-8)
    assert off_axis(line[0], move.shift, axis) < 1e-5 * move.scale


# --- what a surface says about points


def test_distances_and_normals_of_every_surface_at_points_of_known_place() -> None:
    at = np.array([[3.0, 4.0, 2.0]])
    assert Plane(Z, 0.5).distance(at) == pytest.approx(1.5)
    assert Cylinder(np.zeros(3), Z, 2.0).distance(at) == pytest.approx(3.0)
    assert Sphere(np.array([3.0, 4.0, 0.0]), 5.0).distance(at) == pytest.approx(-3.0)
    assert Torus(np.zeros(3), Z, 5.0, 0.5).distance(at) == pytest.approx(1.5)
    assert Cone(np.zeros(3), Z, np.pi / 4).distance(at) == pytest.approx((5 - 2) / np.sqrt(2))
    np.testing.assert_allclose(Cylinder(np.zeros(3), Z, 2.0).normals(at)[0], [0.6, 0.8, 0])
    np.testing.assert_allclose(Torus(np.zeros(3), Z, 5.0, 0.5).normals(at)[0], [0, 0, 1], atol=1e-12)
    np.testing.assert_allclose(Cone(np.zeros(3), Z, np.pi / 4).normals(at)[0], np.array([0.6, 0.8, -1]) / np.sqrt(2))


@pytest.mark.parametrize("axis", [Z, -Z, np.array([1.0, 0, 0]), unit(np.array([1.0, -2, 3]))])
def test_perpendicular_gives_a_right_handed_frame(axis: np.ndarray) -> None:
    u, v = perpendicular(axis)
    np.testing.assert_allclose(np.cross(u, v), axis, atol=1e-12)


# --- noise, moved points, bad points


@pytest.mark.parametrize("seed", range(3))
def test_noise_of_a_thousandth_moves_a_radius_by_less_than_that(seed: int) -> None:
    noise = 2e-3 * np.random.default_rng(seed).standard_normal((160, 3))
    cylinder = fit_cylinder(cylinder_points(count=80) + noise, tilted(Z, 1))
    assert cylinder.radius == pytest.approx(2, abs=2e-3) and abs(cylinder.axis @ Z) > np.cos(np.radians(0.05))
    sphere = fit_sphere(2 * unit_rows(np.random.default_rng(seed + 50).standard_normal((160, 3))) + noise)
    assert sphere.radius == pytest.approx(2, abs=2e-3)
    torus = fit_torus(torus_points(rows=10, count=16) + noise, np.zeros(3), Z)
    assert torus is not None and torus.minor == pytest.approx(1, abs=5e-3) and torus.major == pytest.approx(3, abs=5e-3)
    cone = fit_cone(cone_points(count=80) + noise, np.zeros(3), Z)
    assert cone is not None and cone.angle == pytest.approx(0.5, abs=2e-3)


def unit_rows(vectors: np.ndarray) -> np.ndarray:
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


@SOME
@given(motions(), st.integers(0, 1000))
def test_a_fit_to_moved_points_is_the_moved_fit(move: Motion, seed: int) -> None:
    points = cylinder_points(count=15) + 1e-3 * np.random.default_rng(seed).standard_normal((30, 3))
    before, after = fit_cylinder(points, Z), fit_cylinder(move.point(points), move.direction(Z))
    assert after.radius == pytest.approx(move.scale * before.radius, rel=1e-6)
    np.testing.assert_allclose(after.axis, move.direction(before.axis), atol=1e-5)
    assert off_axis(after.point, move.point(before.point), after.axis) < 1e-5 * move.scale
    ball = fit_sphere(points)
    moved_ball = fit_sphere(move.point(points))
    assert moved_ball.radius == pytest.approx(move.scale * ball.radius, rel=1e-6)
    np.testing.assert_allclose(moved_ball.centre, move.point(ball.centre), atol=1e-5 * move.scale)


def test_bad_points_give_none_or_keep_the_start_but_never_an_error() -> None:
    one, line = np.ones((6, 3)), np.outer(np.arange(8.0), [1.0, 2.0, 0.0])
    assert np.allclose(fit_plane(one, Z).normal, Z) and fit_plane(one, Z).offset == 1
    assert np.allclose(fit_plane(line, Z).normal, Z) and fit_plane(line, Z).offset == 0
    assert np.allclose(fit_plane(one[:1], 2 * Z).normal, Z)
    for points in (one, line):
        fit_circle(points[:, :2])
        fit_cylinder(points, Z)
        fit_sphere(points)
        assert fit_cone(points, np.zeros(3), Z) is None
    assert revolution_axis(one[:4], one[:4]) is None
    assert fit_cone(cylinder_points(), np.zeros(3), Z) is None, "a cylinder has no slope"
    assert fit_cone(cone_points()[:5], np.zeros(3), Z) is None, "too few points"
    fit_torus(cylinder_points(), np.zeros(3), Z)
    assert fit_torus(np.vstack([ring(r, 0, 0, 6, 12) for r in (1, 2, 3)]), np.zeros(3), Z) is None, "a plane is no torus"


def test_a_surface_with_its_direction_fixed_goes_through_the_same_points() -> None:
    points = cylinder_points()
    straight = with_direction(fit_cylinder(points, tilted(Z, 0.02), refine=False), Z, points)
    assert isinstance(straight, Cylinder) and np.array_equal(straight.axis, Z)
    assert straight.radius == pytest.approx(2) and np.abs(straight.distance(points)).max() < 1e-9
    plane = with_direction(Plane(tilted(Z, 0.01), 0.0), Z, np.array([[0, 0, 1.0], [5, 0, 1.0], [0, 5, 1.0]]))
    assert isinstance(plane, Plane) and plane.offset == 1
