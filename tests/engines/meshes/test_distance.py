"""Distances and IoU against values that geometry gives."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.meshes.distance import Surface, chamfer, hausdorff, iou, surface_points
from engines.meshes.repair import to_manifold

HALF = np.array([2.0, 3.0, 4.0])
BLOCK = Surface(trimesh.creation.box(2 * HALF))
coordinate = st.floats(-10, 10, allow_nan=False)
length = st.floats(0.5, 5)
shift = st.tuples(*[st.floats(-6, 6)] * 3)


def box(size, at=(0, 0, 0)) -> trimesh.Trimesh:
    mesh = trimesh.creation.box(size)
    mesh.apply_translation(at)
    return mesh


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(coordinate, coordinate, coordinate), min_size=1, max_size=20))
def test_signed_distance_of_a_box_is_the_analytic_one(points):
    points = np.array(points)
    beyond = np.abs(points) - HALF
    exact = np.linalg.norm(np.maximum(beyond, 0), axis=1) + np.minimum(beyond.max(axis=1), 0)
    found = BLOCK.signed_distance(points)
    np.testing.assert_allclose(np.abs(found), np.abs(exact), atol=1e-5)
    clear = np.abs(exact) > 1e-5  # on the surface itself the sign is a coin's toss
    np.testing.assert_array_equal(np.sign(found[clear]), np.sign(exact[clear]))


def test_inside_knows_a_cavity():
    hole = box((4, 4, 4))
    hole.invert()
    hollow = trimesh.util.concatenate([box((10, 10, 10)), hole])
    assert Surface(hollow).inside([[0, 0, 0], [4, 0, 0], [6, 0, 0]]).tolist() == [False, True, False]


def test_points_of_the_surface_have_no_distance_to_it():
    mesh = trimesh.creation.torus(50, 11)
    mesh.apply_translation((500, -300, 1000))
    assert Surface(mesh).distance(surface_points(mesh, 5000)).max() < 1e-10


def test_nearest_gives_the_point_and_its_triangle():
    closest, distance, face = BLOCK.nearest([[5.0, 0.5, 0.25]])
    np.testing.assert_allclose(closest, [[2, 0.5, 0.25]], atol=1e-6)
    assert distance == pytest.approx([3])
    assert trimesh.creation.box(2 * HALF).face_normals[face[0]] == pytest.approx([1, 0, 0])


def test_surface_points_are_spread_by_area_and_the_same_for_a_seed():
    points = surface_points(box((10, 10, 1)), 20_000, seed=4)
    top_and_bottom = np.isclose(np.abs(points[:, 2]), 0.5).mean()
    assert top_and_bottom == pytest.approx(200 / 240, abs=0.01)
    np.testing.assert_array_equal(points, surface_points(box((10, 10, 1)), 20_000, seed=4))


def test_chamfer_of_equal_meshes_is_zero_whatever_their_triangles():
    mesh = box((4, 5, 6))
    assert chamfer(mesh, mesh.copy()) < 1e-12
    assert chamfer(mesh, mesh.subdivide().subdivide(), count=500) < 1e-7


def test_chamfer_of_concentric_spheres_is_the_gap_over_the_diagonal():
    small, large = trimesh.creation.icosphere(5, 10.0), trimesh.creation.icosphere(5, 10.5)
    assert chamfer(small, large) == pytest.approx(0.5 / (20 * np.sqrt(3)), rel=2e-3)


def test_hausdorff_is_the_farthest_point():
    assert hausdorff(box((2, 2, 2)), box((2, 2, 2), (0.25, 0, 0))) == pytest.approx(0.25, abs=1e-6)
    spike = trimesh.util.concatenate([box((2, 2, 2)), trimesh.creation.cone(0.01, 3)])
    assert hausdorff(box((2, 2, 2)), spike, count=10) == pytest.approx(2, abs=1e-6)  # found by its vertex, not by luck


def test_iou_of_boxes_is_the_analytic_one():
    assert iou(box((2, 2, 2)), box((2, 2, 2), (1, 0, 0))) == pytest.approx(1 / 3)
    assert iou(box((2, 2, 2)), box((1, 1, 1))) == pytest.approx(1 / 8)
    assert iou(box((1, 1, 1)), box((1, 1, 1), (3, 0, 0))) == 0
    assert iou(to_manifold(box((2, 2, 2))), box((2, 2, 2))) == pytest.approx(1)


def test_iou_of_an_open_mesh_says_what_is_wrong():
    with pytest.raises(ValueError, match="not a closed solid"):
        iou(box((1, 1, 1)), trimesh.Trimesh(box((1, 1, 1)).vertices, box((1, 1, 1)).faces[2:], process=False))


@settings(max_examples=40, deadline=None)
@given(st.tuples(length, length, length), st.tuples(length, length, length), shift, shift)
def test_iou_is_symmetric_within_bounds_and_unmoved_by_translation(a, b, offset, move):
    first, second = box(a), box(b, offset)
    value = iou(first, second)
    overlap = np.prod(np.maximum(0, np.minimum(np.array(a) / 2, np.array(offset) + np.array(b) / 2)
                                 - np.maximum(-np.array(a) / 2, np.array(offset) - np.array(b) / 2)))
    assert 0 <= value <= 1
    assert value == pytest.approx(overlap / (np.prod(a) + np.prod(b) - overlap), abs=1e-7)
    assert iou(second, first) == pytest.approx(value, abs=1e-9)
    first.apply_translation(move)
    second.apply_translation(move)
    assert iou(first, second) == pytest.approx(value, abs=1e-7)
