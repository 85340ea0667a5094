"""Repair: broken meshes become the solid they were meant to be, and what was done is said."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh

from engines.contract import InputError
from engines.meshes.repair import bodies, decimated, from_manifold, open_edges, repaired, to_manifold, welded


def soup(mesh: trimesh.Trimesh) -> trimesh.Trimesh:
    """Each triangle with corners of its own, as in an STL."""
    return trimesh.Trimesh(mesh.triangles.reshape(-1, 3), np.arange(mesh.faces.size).reshape(-1, 3), process=False)


def joined(*meshes: trimesh.Trimesh) -> trimesh.Trimesh:
    return trimesh.util.concatenate(meshes)


def box(size=(1, 1, 1), at=(0, 0, 0)) -> trimesh.Trimesh:
    mesh = trimesh.creation.box(size)
    mesh.apply_translation(at)
    return mesh


def inverted(mesh: trimesh.Trimesh) -> trimesh.Trimesh:
    return trimesh.Trimesh(mesh.vertices, mesh.faces[:, ::-1], process=False)


def test_a_sound_mesh_keeps_its_triangles():
    mesh = trimesh.creation.annulus(5, 10, 4)
    solid = repaired(mesh)
    assert solid.notes == () and solid.watertight
    np.testing.assert_array_equal(solid.mesh.triangles, mesh.triangles)


def test_triangle_soup_is_welded():
    solid = repaired(soup(trimesh.creation.icosphere()))
    assert solid.notes == () and len(solid.mesh.vertices) == 642


def test_welding_joins_near_vertices_only_at_open_edges():
    mesh, near = welded(soup(box()))
    assert near == 0 and len(mesh.vertices) == 8
    corners = soup(box()).vertices + np.random.default_rng(3).uniform(-2e-7, 2e-7, (36, 3))
    mesh, near = welded(trimesh.Trimesh(corners, np.arange(36).reshape(-1, 3), process=False))
    assert near > 0 and len(mesh.vertices) == 8 and mesh.volume == pytest.approx(1, abs=1e-5)


def test_turned_triangles_are_turned_back():
    mesh = trimesh.creation.icosphere(subdivisions=3)
    wrong = mesh.faces.copy()
    chosen = np.random.default_rng(1).choice(len(wrong), 12, replace=False)
    wrong[chosen] = wrong[chosen, ::-1]
    solid = repaired(trimesh.Trimesh(mesh.vertices, wrong, process=False))
    assert solid.notes == ("Turned 12 triangles to face as the others do.",)
    assert solid.mesh.volume == pytest.approx(mesh.volume)


def test_inside_out_is_turned():
    solid = repaired(inverted(box((2, 3, 4))))
    assert solid.mesh.volume == pytest.approx(24)
    assert solid.notes == ("The surface was inside out; all of it was turned.",)


def test_an_inside_out_part_with_a_cavity_keeps_its_cavity():
    hollow = joined(box((10, 10, 10)), inverted(box((4, 4, 4))))
    for mesh in (hollow, inverted(hollow)):
        solid = repaired(mesh)
        assert solid.mesh.volume == pytest.approx(1000 - 64)
        assert len(bodies(solid.mesh)) == 1


def test_one_inside_out_body_of_two_is_turned():
    solid = repaired(joined(box(), inverted(box(at=(5, 0, 0)))))
    assert solid.mesh.volume == pytest.approx(2)
    assert solid.notes == ("Turned 1 shell that was inside out.",)


@pytest.mark.parametrize("missing", [[0], [0, 50, 99], [10, 11]])
def test_small_holes_are_closed(missing):
    mesh = trimesh.creation.icosphere(subdivisions=3, radius=10)
    solid = repaired(trimesh.Trimesh(mesh.vertices, np.delete(mesh.faces, missing, axis=0), process=False))
    assert solid.watertight and "small hole" in solid.notes[-1]
    assert solid.mesh.volume == pytest.approx(mesh.volume, rel=5e-3)


def test_a_hole_in_a_flat_face_is_closed_exactly_even_when_it_is_not_convex():
    mesh = trimesh.creation.box((10, 10, 10)).subdivide().subdivide().subdivide()
    top = np.flatnonzero((mesh.triangles_center[:, 2] > 4.99) & (np.abs(mesh.triangles_center[:, :2]).max(axis=1) < 2.4))
    ell = [face for face in top if not (mesh.triangles_center[face, :2] > 0).all()]
    solid = repaired(trimesh.Trimesh(mesh.vertices, np.delete(mesh.faces, ell, axis=0), process=False))
    assert solid.notes == ("Closed 1 small hole.",)
    assert solid.mesh.volume == pytest.approx(1000)
    assert solid.mesh.area == pytest.approx(600)  # no triangle outside the L


def test_one_triangle_missing_from_a_box_is_put_back():
    mesh = box((3, 4, 5))
    solid = repaired(trimesh.Trimesh(mesh.vertices, mesh.faces[1:], process=False))
    assert solid.mesh.volume == pytest.approx(60)
    assert solid.notes == ("Closed 1 small hole.",)


def test_wide_open_is_refused_with_the_number_of_edges():
    tube = trimesh.creation.cylinder(5, 20, sections=32)
    side = tube.faces[np.abs(tube.face_normals[:, 2]) < 0.5]
    with pytest.raises(InputError, match=r"wide open: 64 edges in 2 rims .*; close it"):
        repaired(trimesh.Trimesh(tube.vertices, side, process=False))


def test_a_cloud_of_loose_triangles_is_refused_at_once():
    rng = np.random.default_rng(0)
    points = (rng.uniform(0, 100, (30_000, 1, 3)) + rng.uniform(-1, 1, (30_000, 3, 3))).reshape(-1, 3)
    with pytest.raises(InputError, match="90,000 edges"):
        repaired(trimesh.Trimesh(points, np.arange(90_000).reshape(-1, 3), process=False))


def test_a_closed_surface_without_volume_is_refused():
    there = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0.5], [1, 1, 0]])
    sheet = np.array([[0, 1, 2], [1, 3, 2]])
    with pytest.raises(InputError, match=";"):
        repaired(trimesh.Trimesh(there, np.vstack([sheet, sheet[:, ::-1]]), process=False))


def test_a_moebius_band_is_refused():
    with pytest.raises(InputError, match="one side"):
        count = 24
        angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
        rows = [[((3 + s * np.cos(a / 2)) * np.cos(a), (3 + s * np.cos(a / 2)) * np.sin(a), s * np.sin(a / 2)) for a in angle]
                for s in (-1, 1)]
        faces = []
        for k in range(count):
            a, b = k, count + k
            c, d = (k + 1, count + k + 1) if k + 1 < count else (count, 0)
            faces += [(a, c, b), (b, c, d)]
        repaired(trimesh.Trimesh(np.vstack(rows), faces, process=False))


def test_doubled_triangles_are_dropped():
    mesh = box()
    solid = repaired(trimesh.Trimesh(mesh.vertices, np.vstack([mesh.faces, mesh.faces[:3]]), process=False))
    assert solid.notes == ("Dropped 3 doubled triangles.",) and len(solid.mesh.faces) == 12


def test_a_solid_drawn_from_both_sides_keeps_one():
    mesh = trimesh.creation.icosphere(subdivisions=2)
    both = trimesh.Trimesh(mesh.vertices, np.vstack([mesh.faces, mesh.faces[:, ::-1]]), process=False)
    assert repaired(both).mesh.volume == pytest.approx(mesh.volume)


def test_a_wall_between_two_halves_is_dropped():
    halves = joined(box((2, 2, 2), (-1, 0, 0)), box((2, 2, 2), (1, 0, 0)))  # the shared face twice, back to back
    solid = repaired(halves)
    assert solid.mesh.volume == pytest.approx(16) and len(bodies(solid.mesh)) == 1


def test_a_single_sheet_that_divides_the_inside_is_dropped():
    left, right = box((2, 2, 2), (-1, 0, 0)), box((2, 2, 2), (1, 0, 0))
    left, right = (trimesh.Trimesh(half.vertices, half.faces[(np.abs(half.triangles_center[:, 0]) > 1e-9)], process=False)
                   for half in (left, right))
    y, z = np.array([-1, 1, 1, -1]), np.array([-1, -1, 1, 1])
    sheet = trimesh.Trimesh(np.column_stack([np.zeros(4), y, z]), [(0, 1, 2), (0, 2, 3)], process=False)
    solid = repaired(joined(left, right, sheet))
    assert solid.mesh.volume == pytest.approx(16)
    assert "Dropped 1 wall that divided the inside." in solid.notes


def test_t_junctions_are_split():
    # A box whose top is cut finer than its sides: no edge of the top matches the sides' upper edges.
    mesh = trimesh.creation.box((4, 4, 4))
    top = mesh.face_normals[:, 2] > 0.9
    rest = trimesh.Trimesh(mesh.vertices, mesh.faces[~top], process=False)
    lid = trimesh.Trimesh(mesh.vertices, mesh.faces[top], process=False).subdivide().subdivide()
    solid = repaired(joined(rest, lid))
    assert solid.mesh.volume == pytest.approx(64) and solid.mesh.area == pytest.approx(96)
    assert any("Split" in note for note in solid.notes) and solid.watertight


def test_overlapping_bodies_are_united():
    solid = repaired(joined(box((2, 2, 2)), box((2, 2, 2), (1, 1, 1))))
    assert solid.mesh.volume == pytest.approx(15)
    assert solid.notes == ("United 2 overlapping bodies.",)


def test_touching_bodies_are_united():
    solid = repaired(joined(box((4, 4, 2)), box((1, 1, 2), (0.2, 0.1, 2))))
    assert solid.mesh.volume == pytest.approx(34) and len(bodies(solid.mesh)) == 1
    assert solid.notes == ("United 2 touching bodies.",)


def test_separate_bodies_whose_boxes_overlap_stay_as_they_are():
    ring = trimesh.creation.annulus(8, 10, 2)
    ball = trimesh.creation.icosphere(radius=1)
    solid = repaired(joined(ring, ball))
    assert solid.notes == () and len(bodies(solid.mesh)) == 2
    np.testing.assert_array_equal(solid.mesh.triangles, joined(ring, ball).triangles)


def test_boxes_that_share_an_edge_are_a_solid():
    solid = repaired(joined(box(), box(at=(1, 1, 0))))
    assert solid.watertight and to_manifold(solid.mesh).volume() == pytest.approx(2)


def test_crumbs_are_left_out():
    crumb = trimesh.creation.icosphere(radius=0.01)
    crumb.apply_translation((50, 0, 0))
    solid = repaired(joined(trimesh.creation.box((20, 20, 20)), crumb))
    assert len(bodies(solid.mesh)) == 1 and "1 crumb" in solid.notes[0]


def test_bodies_keep_their_cavities_and_what_lies_in_them():
    mesh = joined(box((10, 10, 10)), inverted(box((6, 6, 6))), box((2, 2, 2)), box((3, 3, 3), (20, 0, 0)))
    assert [body.volume for body in bodies(mesh)] == pytest.approx([1000 - 216, 27, 8])


def test_degenerate_triangles_do_not_open_the_mesh():
    # A needle of no area between three points on one edge: dropping it would leave a gap.
    mesh = box()
    a, b = mesh.edges_unique[0]
    middle = len(mesh.vertices)
    vertices = np.vstack([mesh.vertices, mesh.vertices[[a, b]].mean(axis=0)])
    faces = []
    for face in mesh.faces:
        for k in range(3):
            if (face[k], face[(k + 1) % 3]) == (a, b):
                faces += [(a, middle, face[(k + 2) % 3]), (middle, b, face[(k + 2) % 3])]
                break
        else:
            faces.append(tuple(face))
    faces.append((b, middle, a))
    solid = repaired(trimesh.Trimesh(vertices, faces, process=False))
    assert solid.watertight and to_manifold(solid.mesh).volume() == pytest.approx(1)


def test_a_manifold_comes_back_as_it_went():
    mesh = trimesh.creation.torus(10, 3)
    mesh.apply_translation((1e4, 0, 0))  # far from the origin single precision would show
    back = from_manifold(to_manifold(mesh))
    assert back.is_watertight and len(back.faces) == len(mesh.faces)
    assert back.volume == pytest.approx(mesh.volume, rel=1e-9)
    np.testing.assert_allclose(back.bounds, mesh.bounds, rtol=1e-12)


def test_an_open_mesh_is_no_manifold():
    with pytest.raises(ValueError, match="NotManifold"):
        to_manifold(trimesh.Trimesh(box().vertices, box().faces[2:], process=False))


def test_decimation_spends_its_triangles_on_the_curves():
    mesh = trimesh.creation.cylinder(10, 5, sections=64)
    fine = mesh.subdivide().subdivide()
    small = decimated(fine, 600)
    assert len(small.faces) <= 600
    assert repaired(small).mesh.volume == pytest.approx(mesh.volume, rel=1e-3)
    assert decimated(mesh, 10_000) is mesh


def test_open_edges_of_a_closed_mesh_are_none():
    assert len(open_edges(box().faces)) == 0
    assert len(open_edges(box().faces[1:])) == 3
