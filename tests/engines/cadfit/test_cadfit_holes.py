"""Drilled holes are found with their sizes, and the mesh without them is closed and has their volume more."""

from __future__ import annotations

from collections.abc import Callable

import cadquery as cq
import numpy as np
import pytest
import trimesh

from engines.cadfit.features import Hole
from engines.cadfit.holes import found_holes
from engines.cadfit.search import merged
from engines.cadfit.segmentation import find_surfaces

MeshOf = Callable[..., trimesh.Trimesh]
COARSE = 2 * np.pi / 24
QUALITY = pytest.mark.parametrize("angle", [COARSE, 0.1], ids=["coarse", "usual"])
BLOCK = cq.Workplane().box(40, 30, 20, centered=(True, True, False))
FULL = 40 * 30 * 20


def holes_of(mesh: trimesh.Trimesh, filled_volume: float = FULL) -> list[Hole]:
    """The holes; the filled mesh must be closed and have the given volume."""
    size = float(np.linalg.norm(mesh.extents))
    holes, filled = found_holes(find_surfaces(mesh), 1e-5 * size)
    closed = trimesh.Trimesh(filled.vertices, filled.faces, process=True)
    assert closed.is_watertight and closed.is_winding_consistent
    assert closed.volume == pytest.approx(filled_volume, rel=1e-5)
    assert len(filled.labels) == len(filled.faces) and (filled.labels >= 0).all(), "caps belong to the face around them"
    return holes


def place(hole: Hole) -> np.ndarray:
    """Where the hole opens, in the file's frame."""
    return hole.frame.world(np.array([[*hole.centres[0], hole.top]]))[0]


@QUALITY
def test_through_hole(mesh_of: MeshOf, angle: float) -> None:
    part = BLOCK.faces(">Z").workplane().center(5, -3).hole(8)
    (hole,) = holes_of(mesh_of(part, angle, 1.0))
    assert hole.through and hole.diameter == pytest.approx(8, abs=1e-5)
    assert (hole.bottom, hole.top) == pytest.approx((0, 20), abs=1e-5)
    np.testing.assert_allclose(place(hole)[:2], [5, -3], atol=1e-5)
    assert hole.bore_diameter == hole.sink_diameter == 0


@QUALITY
def test_blind_hole_from_below(mesh_of: MeshOf, angle: float) -> None:
    part = BLOCK.faces("<Z").workplane().hole(6, 7.5)
    (hole,) = holes_of(mesh_of(part, angle, 1.0))
    assert not hole.through and hole.diameter == pytest.approx(6, abs=1e-5)
    assert hole.top - hole.bottom == pytest.approx(7.5, abs=1e-5)
    np.testing.assert_allclose(hole.frame.z, [0, 0, -1], atol=1e-9)
    np.testing.assert_allclose(place(hole), [0, 0, 0], atol=1e-5)


@QUALITY
@pytest.mark.parametrize("face", [">Z", "<Z", ">X"])
def test_counterbore(mesh_of: MeshOf, angle: float, face: str) -> None:
    part = BLOCK.faces(face).workplane(centerOption="CenterOfBoundBox").cboreHole(5, 11, 4.5)
    (hole,) = holes_of(mesh_of(part, angle, 1.0))
    assert hole.through and (hole.diameter, hole.bore_diameter) == pytest.approx((5, 11), abs=1e-5)
    assert hole.bore_depth == pytest.approx(4.5, abs=1e-5)
    outward = {">Z": [0, 0, 1], "<Z": [0, 0, -1], ">X": [1, 0, 0]}[face]
    np.testing.assert_allclose(hole.frame.z, outward, atol=1e-9)


@QUALITY
def test_blind_counterbore(mesh_of: MeshOf, angle: float) -> None:
    part = BLOCK.faces(">Z").workplane().cboreHole(5, 11, 4.5, 14)
    (hole,) = holes_of(mesh_of(part, angle, 1.0))
    assert not hole.through and (hole.diameter, hole.bore_diameter, hole.bore_depth) == pytest.approx((5, 11, 4.5), abs=1e-5)
    assert hole.top - hole.bottom == pytest.approx(14, abs=1e-5)


@QUALITY
@pytest.mark.parametrize("opening", [82, 90, 120])
def test_countersink(mesh_of: MeshOf, angle: float, opening: float) -> None:
    part = BLOCK.faces(">Z").workplane().cskHole(5, 10, opening)
    (hole,) = holes_of(mesh_of(part, angle, 1.0))
    assert hole.through and (hole.diameter, hole.sink_diameter) == pytest.approx((5, 10), abs=1e-4)
    assert hole.sink_angle == pytest.approx(opening, abs=0.01)
    np.testing.assert_allclose(hole.frame.z, [0, 0, 1], atol=1e-9)


def test_countersink_from_below(mesh_of: MeshOf) -> None:
    (hole,) = holes_of(mesh_of(BLOCK.faces("<Z").workplane().cskHole(5, 10, 90)))
    np.testing.assert_allclose(hole.frame.z, [0, 0, -1], atol=1e-9)
    assert (hole.diameter, hole.sink_diameter) == pytest.approx((5, 10), abs=1e-4)


def test_tilted_blind_hole_in_a_tilted_face(mesh_of: MeshOf) -> None:
    part = cq.Workplane().box(40, 30, 20).faces(">Z").workplane().center(4, 2).hole(6, 9).rotate((0, 0, 0), (1, 1, 0), 33)
    (hole,) = holes_of(mesh_of(part))
    assert (
        not hole.through
        and hole.diameter == pytest.approx(6, abs=1e-4)
        and hole.top - hole.bottom == pytest.approx(9, abs=1e-4)
    )
    rotation = trimesh.transformations.rotation_matrix(np.radians(33), [1, 1, 0])[:3, :3]
    np.testing.assert_allclose(hole.frame.z, rotation @ [0, 0, 1], atol=1e-6)
    np.testing.assert_allclose(place(hole), rotation @ [4, 2, 10], atol=1e-3)


def test_hole_that_leans_against_its_face_is_filled_flush(mesh_of: MeshOf) -> None:
    drill = cq.Workplane(cq.Plane((0, 0, 10), (0, 1, 0), (np.sin(0.4), 0, np.cos(0.4)))).circle(3).extrude(40, both=True)
    mesh = mesh_of(BLOCK.cut(drill))
    size = float(np.linalg.norm(mesh.extents))
    holes, filled = found_holes(find_surfaces(mesh), 1e-5 * size)
    closed = trimesh.Trimesh(filled.vertices, filled.faces, process=True)
    assert closed.is_watertight
    # Either it is a drilled hole with the axis at 0.4 rad, or it is left to the search: never something between.
    if holes:
        assert abs(holes[0].frame.z @ [np.sin(0.4), 0, np.cos(0.4)]) == pytest.approx(1, abs=1e-6)
        assert holes[0].diameter == pytest.approx(6, abs=1e-3) and closed.volume == pytest.approx(FULL, rel=1e-4)
    else:
        assert closed.volume == pytest.approx(mesh.volume)


def test_a_ring_groove_is_no_hole_but_the_hole_in_its_boss_is(mesh_of: MeshOf) -> None:
    groove = cq.Workplane(origin=(0, 0, 14)).circle(12).circle(7).extrude(6)
    mesh = mesh_of(BLOCK.cut(groove))
    assert holes_of(mesh, mesh.volume) == []
    drilled = mesh_of(BLOCK.cut(groove).faces(">Z").workplane(origin=(0, 0, 20)).hole(4))
    holes = holes_of(drilled, mesh.volume)  # the groove's facets are the same in both meshes
    assert [h.diameter for h in holes] == pytest.approx([4], abs=1e-4)


def test_a_boss_is_no_hole_and_equal_holes_are_found_one_by_one_then_joined(mesh_of: MeshOf, plate: cq.Workplane) -> None:
    boss = BLOCK.faces(">Z").workplane().circle(6).extrude(8)
    mesh = mesh_of(boss)
    assert holes_of(mesh, mesh.volume) == []
    four = holes_of(mesh_of(plate), 60 * 40 * 8)
    assert len(four) == 4
    joined = merged(list(four), 1e-5 * 72)
    assert len(joined) == 1 and isinstance(joined[0], Hole)
    assert {tuple(np.round(np.abs(c), 3)) for c in joined[0].centres} == {(20, 10)} and len(joined[0].centres) == 4


def test_crossing_holes_do_no_harm(mesh_of: MeshOf) -> None:
    part = BLOCK.faces(">Z").workplane().hole(6).faces(">X").workplane(centerOption="CenterOfBoundBox").hole(6)
    mesh = mesh_of(part)
    _, filled = found_holes(find_surfaces(mesh), 5e-4)
    closed = trimesh.Trimesh(filled.vertices, filled.faces, process=True)
    assert closed.is_watertight and mesh.volume - 1e-6 <= closed.volume <= FULL * (1 + 1e-6)
