"""Cross-sections: the exact lines and arcs of the surfaces that are cut, with the material on the left."""

from __future__ import annotations

from collections.abc import Callable

import cadquery as cq
import numpy as np
import pytest
import trimesh

from engines.cadfit.outline import Loop
from engines.cadfit.sections import Frame, LabelledMesh, cut_chains, frame_along, section
from engines.cadfit.segmentation import find_surfaces

MeshOf = Callable[..., trimesh.Trimesh]
COARSE = 2 * np.pi / 24
Z = np.array([0.0, 0.0, 1.0])


def cut(mesh: trimesh.Trimesh, height: float, direction: np.ndarray = Z) -> list[Loop]:
    part = LabelledMesh.of(find_surfaces(mesh))
    return section(part, frame_along(direction), height, 1e-5 * part.size)


@pytest.mark.parametrize("direction", [Z, -Z, [1, 0, 0], [0, -1, 0], [1, 2, 3], [0, 3, 4], [1e-12, 0, 1]])
def test_a_frame_is_right_handed_and_goes_both_ways(direction: list[float]) -> None:
    frame = frame_along(np.array(direction, float), origin=np.array([1.0, 2, 3]))
    axes = np.array([frame.x, frame.y, frame.z])
    np.testing.assert_allclose(axes @ axes.T, np.eye(3), atol=1e-12)
    assert np.linalg.det(axes) == pytest.approx(1)
    points = np.random.default_rng(1).uniform(-9, 9, (20, 3))
    np.testing.assert_allclose(frame.world(frame.local(points)), points, atol=1e-12)
    np.testing.assert_allclose(frame.local(np.array([[1.0, 2, 3] + 5 * frame.z])), [[0, 0, 5]], atol=1e-12)


def test_a_frames_x_is_a_file_axis_where_one_is_perpendicular() -> None:
    for direction in np.vstack([np.eye(3), -np.eye(3), [[0, 0.6, 0.8]]]):
        assert np.abs(frame_along(direction).x).max() == 1


@pytest.mark.parametrize("angle", [COARSE, 0.1], ids=["coarse", "usual"])
def test_plate_with_holes(plate: cq.Workplane, mesh_of: MeshOf, angle: float) -> None:
    """Even where a circle has 24 facets, the section has the circle and not the polygon."""
    loops = cut(mesh_of(plate, angle, 1.0), 1.3)
    outer = [loop for loop in loops if loop.area > 0]
    holes = [loop for loop in loops if loop.area < 0]
    assert len(outer) == 1 and len(holes) == 4
    assert outer[0].area == pytest.approx(2400, rel=1e-6)
    corners = {tuple(np.round(s.start, 4) + 0.0) for s in outer[0].segments}
    assert corners == {(30, 20), (-30, 20), (-30, -20), (30, -20)}
    for hole in holes:
        assert hole.is_circle and hole.segments[0].radius == pytest.approx(3.25, abs=1e-5)
        assert hole.area == pytest.approx(-np.pi * 3.25**2, rel=1e-5) and hole.prismatic_share == 1
    assert {tuple(np.round(h.segments[0].centre, 4) + 0.0) for h in holes} == {(20, 10), (20, -10), (-20, 10), (-20, -10)}


@pytest.mark.parametrize("angle", [COARSE, 0.1], ids=["coarse", "usual"])
def test_slot_with_arcs_and_tangent_lines(mesh_of: MeshOf, angle: float) -> None:
    loops = cut(mesh_of(cq.Workplane().slot2D(90, 26).extrude(7), angle, 1.0), 2.0)
    assert len(loops) == 1 and len(loops[0].segments) == 4
    assert loops[0].area == pytest.approx(64 * 26 + np.pi * 169, rel=1e-5)
    arcs = [s for s in loops[0].segments if s.centre is not None]
    assert len(arcs) == 2 and all(
        s.radius == pytest.approx(13, abs=1e-4) and s.sweep == pytest.approx(np.pi, abs=1e-3) for s in arcs
    )
    assert sorted(s.centre[0] for s in arcs) == pytest.approx([-32, 32], abs=1e-3)
    lines = [s for s in loops[0].segments if s.centre is None]
    assert all(s.length == pytest.approx(64, abs=0.01) for s in lines)


def test_rounded_rectangle_turned_and_looked_at_from_below(mesh_of: MeshOf) -> None:
    part = cq.Workplane().rect(40, 20).extrude(5).edges("|Z").fillet(3).rotate((0, 0, 0), (0, 0, 1), 20)
    area = 800 - (4 - np.pi) * 9
    for direction in (Z, -Z):
        loops = cut(mesh_of(part), 2.0 * direction[2], direction)
        assert len(loops) == 1 and len(loops[0].segments) == 8
        assert loops[0].area == pytest.approx(area, rel=1e-5), "counter-clockwise from either side"
        assert sorted(round(s.radius, 3) for s in loops[0].segments) == [0, 0, 0, 0, 3, 3, 3, 3]


def test_cone_and_sphere_give_circles_of_the_right_size_at_each_height(mesh_of: MeshOf) -> None:
    cone = mesh_of(cq.Workplane(cq.Solid.makeCone(10, 4, 12)), COARSE, 1.0)
    for height in (1.0, 6.0, 11.0):
        loops = cut(cone, height)
        assert len(loops) == 1 and loops[0].is_circle and not loops[0].segments[0].prismatic
        assert loops[0].segments[0].radius == pytest.approx(10 - height / 2, abs=1e-4)


def test_a_tilted_wall_is_a_line_at_the_height_of_the_cut(mesh_of: MeshOf) -> None:
    wedge = cq.Workplane("XZ").polyline([(0, 0), (20, 0), (10, 10), (0, 10)]).close().extrude(-6)
    loops = cut(mesh_of(wedge), 4.0)
    assert len(loops) == 1 and loops[0].area == pytest.approx(16 * 6, rel=1e-6)
    assert loops[0].prismatic_share == pytest.approx((16 + 16 + 6) / (16 + 16 + 6 + 6), rel=1e-6)


def test_a_cut_through_a_face_and_above_the_part() -> None:
    box = trimesh.creation.box((4, 6, 8))
    part = LabelledMesh.of(find_surfaces(box))
    assert section(part, frame_along(Z), 4.5, 1e-5) == []
    for height in (4.0, -4.0, 0.0):
        loops = section(part, frame_along(Z), height, 1e-5)
        assert len(loops) <= 1 and all(loop.area == pytest.approx(24) for loop in loops)


def test_chains_are_closed_and_each_piece_tells_its_triangle() -> None:
    box = trimesh.creation.box((4, 6, 8))
    part = LabelledMesh.of(find_surfaces(box))
    chains = cut_chains(part, part.vertices[:, 2] - 1.0)
    assert len(chains) == 1
    points, triangles = chains[0]
    assert len(points) == len(triangles) and np.allclose(points[:, 2], 1)
    for point, after, triangle in zip(points, np.roll(points, -1, axis=0), triangles, strict=True):
        normal = box.face_normals[triangle]
        assert abs((after - point) @ normal) < 1e-9
        # Material on the left: the outward normal points to the right of the way.
        assert np.cross(after - point, Z) @ normal >= -1e-9
    assert cut_chains(part, part.vertices[:, 2] - 9.0) == []


def test_free_surfaces_are_polylines_within_the_asked_tolerance() -> None:
    ball = trimesh.creation.icosphere(subdivisions=4, radius=10)
    part = LabelledMesh(np.asarray(ball.vertices), np.asarray(ball.faces), np.full(len(ball.faces), -1), [])
    loops = section(part, Frame(np.zeros(3), np.eye(3)[0], Z), 3.0, 1e-4, coarse=0.05)
    assert len(loops) == 1 and not any(s.prismatic for s in loops[0].segments)
    radius = np.sqrt(91)
    assert loops[0].area == pytest.approx(np.pi * radius**2, rel=0.02)
    assert all(abs(np.linalg.norm(s.start) - radius) < 0.06 for s in loops[0].segments) and len(loops[0].segments) < 60
