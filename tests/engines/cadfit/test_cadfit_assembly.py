"""The kernel has the last word: what it refuses is left out and told, and the part stays valid."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable

import cadquery as cq
import numpy as np
import pytest
import trimesh

from engines.cadfit.assembly import Assembly, manifold_of
from engines.cadfit.blends import found_blends
from engines.cadfit.features import Blend, Extrude, Facets, Feature, Revolve, Target, built
from engines.cadfit.kernel import KernelError, Solid, run_script, survives, taken, write_step
from engines.cadfit.outline import polygon_loop
from engines.cadfit.sections import frame_along
from engines.cadfit.segmentation import find_surfaces
from engines.cadfit.shapes import Circle, Rectangle
from engines.meshes.repair import from_manifold, to_manifold

MeshOf = Callable[..., trimesh.Trimesh]
TOP = frame_along(np.array([0.0, 0.0, 1.0]))
ORIGIN = np.zeros((1, 2))
BLOCK = Extrude(TOP, Rectangle(40, 30), ORIGIN, 0, 10, "add")
BORE = Extrude(TOP, Circle(8), ORIGIN, 0, 10, "cut")
# Corners rounder than the sides allow: mesh booleans make something of it, the kernel does not.
TOO_ROUND = Extrude(TOP, Rectangle(12, 5, corner=4), ORIGIN, 10, 16, "add")


def assembly_for(*features: Feature) -> Assembly:
    return Assembly(Target(built(list(features))), size=51.0, unit="mm", title="part", tolerance=1e-3)


def test_all_operations_stay_when_the_kernel_takes_them() -> None:
    work = assembly_for(BLOCK, BORE)
    work.build([BLOCK, BORE])
    assert work.left_out == [] and work.features == [BLOCK, BORE]
    assert work.solid is not None and work.solid.valid
    assert work.solid.volume == pytest.approx(12000 - np.pi * 160, rel=1e-6) and work.iou > 0.999


def test_a_refused_operation_is_left_out_and_told() -> None:
    work = assembly_for(BLOCK, BORE)
    work.build([BLOCK, TOO_ROUND, BORE])
    assert work.solid is not None and work.solid.valid
    assert work.features == [BLOCK, BORE] and work.solid.volume == pytest.approx(12000 - np.pi * 160, rel=1e-6)
    assert len(work.left_out) == 1 and "left out" in work.left_out[0] and "\n" not in work.left_out[0]
    assert len(work.program().operations) == 2


def test_an_operation_that_raises_in_the_kernel_costs_itself_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    cut = cq.Workplane.cut

    def refuse(self: cq.Workplane, *args, **kwargs) -> cq.Workplane:
        raise RuntimeError("BRep_API: command not done")

    monkeypatch.setattr(cq.Workplane, "cut", refuse)
    work = assembly_for(BLOCK, BORE)
    work.build([BLOCK, BORE])
    assert work.solid is not None and work.solid.valid and work.solid.volume == pytest.approx(12000)
    assert len(work.left_out) == 1 and "BRep_API: command not done" in work.left_out[0]
    monkeypatch.setattr(cq.Workplane, "cut", cut)


def test_when_nothing_is_taken_there_is_no_part_and_the_reason_is_told() -> None:
    work = assembly_for(BLOCK)
    work.build([TOO_ROUND])
    assert work.solid is None and work.features == [] and len(work.left_out) == 1
    empty = assembly_for(BLOCK)
    empty.build([])
    assert empty.solid is None


def test_fillets_of_a_block_are_found_and_applied(mesh_of: MeshOf) -> None:
    part = cq.Workplane().box(40, 30, 10, centered=(True, True, False)).faces(">Z").edges().fillet(2)
    mesh = mesh_of(part)
    found = find_surfaces(mesh)
    work = Assembly(Target(to_manifold(mesh)), size=51.0, unit="mm", title="part", tolerance=1e-3)
    work.build([BLOCK])
    before = work.iou
    kept = list(work.blend(found))
    assert [o.kind for o in kept] == ["fillet"] and work.iou > before and work.left_out == []
    assert work.solid is not None and work.solid.volume == pytest.approx(part.val().Volume(), rel=1e-6)
    assert [p.value for p in work.program().parameters if p.name == "fillet_r"] == [2]


def test_a_fillet_that_is_too_large_is_left_out_and_the_part_stays(mesh_of: MeshOf, monkeypatch: pytest.MonkeyPatch) -> None:
    mesh = mesh_of(cq.Workplane().box(40, 30, 10, centered=(True, True, False)).faces(">Z").edges().fillet(2))
    found = find_surfaces(mesh)
    true_ones = found_blends(found)
    monkeypatch.setattr(
        "engines.cadfit.assembly.found_blends", lambda _: [Blend(b.kind, 60.0, b.points, b.patches) for b in true_ones]
    )
    monkeypatch.setattr("engines.cadfit.assembly.Surface.distance", lambda self, points: np.full(len(points), 100.0))
    work = Assembly(Target(to_manifold(mesh)), size=51.0, unit="mm", title="part", tolerance=1e-3)
    work.build([BLOCK])
    assert list(work.blend(found)) == []
    assert work.solid is not None and work.solid.valid and work.solid.volume == pytest.approx(12000)
    assert work.left_out and all(line.startswith("Fillet 60") for line in work.left_out)
    assert len(work.program().operations) == 1


def test_chamfer_cone_and_fillet_torus_are_blends_of_the_circle_that_they_replaced(mesh_of: MeshOf) -> None:
    chamfered = cq.Workplane().circle(10).extrude(20).faces(">Z").edges().chamfer(1.5)
    (blend,) = found_blends(find_surfaces(mesh_of(chamfered)))
    assert blend.kind == "chamfer" and blend.size == pytest.approx(1.5, abs=1e-3)
    assert np.hypot(*blend.points[0][:2]) == pytest.approx(10, abs=1e-3) and blend.points[0][2] == pytest.approx(20, abs=1e-3)


def test_a_bevel_of_unequal_legs_is_no_chamfer(mesh_of: MeshOf) -> None:
    bevel = cq.Workplane().box(40, 30, 10).faces(">Z").edges(">X").chamfer(1.0, 3.0)
    assert found_blends(find_surfaces(mesh_of(bevel))) == []


def test_facets_are_sewn_into_a_valid_solid() -> None:
    ball = trimesh.creation.icosphere(subdivisions=2, radius=5)
    work = Assembly(Target(to_manifold(ball)), size=17.0, unit="mm", title="part", tolerance=1e-3)
    work.build([Facets.of(ball)])
    assert work.solid is not None and work.solid.valid and work.solid.volume == pytest.approx(ball.volume, rel=1e-4)
    assert work.iou == pytest.approx(1, abs=1e-4)


# --- the kernel


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("result = 5", "no 'result'"),
        ("x = 1", "no 'result'"),
        ("result = 1 / 0", "ZeroDivisionError"),
        ("result = (", "SyntaxError"),
        ("import cadquery as cq\nresult = cq.Workplane()", "nothing"),
        ("import cadquery as cq\nresult = cq.Workplane().rect(1, 1)", "no solid"),
    ],
)
def test_a_script_that_builds_nothing_says_so(text: str, words: str) -> None:
    with pytest.raises(KernelError, match=words) as caught:
        run_script(text)
    assert "\n" not in str(caught.value)


def test_a_solid_has_its_volume_mesh_and_edges() -> None:
    solid = taken(cq.Workplane().circle(5).extrude(8))
    assert solid.valid and solid.volume == pytest.approx(np.pi * 200)
    mesh = solid.mesh(0.01)
    assert mesh.is_watertight and mesh.volume == pytest.approx(np.pi * 200, rel=5e-3)
    assert len(solid.mesh(0.5, 0.5).faces) < len(mesh.faces), "a coarser mesh is made anew"
    edges = solid.edges(0.01)
    assert len(edges) == 3 and all(e.shape[1] == 3 for e in edges)
    shape = manifold_of(solid, 12.8)
    assert shape is not None and from_manifold(shape).is_watertight


def test_what_holds_no_solid_is_not_valid() -> None:
    with pytest.raises(KernelError):
        taken(cq.Workplane().rect(2, 2).wires())
    assert not Solid(cq.Compound.makeCompound([])).valid


@pytest.mark.parametrize(
    ("unit", "scale"),
    [("mm", 1.0), ("cm", 10.0), ("m", 1000.0), ("inch", 25.4)],
)
def test_step_says_its_unit(unit: str, scale: float, tmp_path) -> None:
    path = tmp_path / "part.step"
    write_step(taken(cq.Workplane().box(1, 2, 3)), path, unit)
    read = cq.importers.importStep(str(path))
    assert read.val().Volume() == pytest.approx(6 * scale**3, rel=1e-6)
    write_step(taken(cq.Workplane().box(1, 2, 3)), path, "mm")
    assert cq.importers.importStep(str(path)).val().Volume() == pytest.approx(6), "one file's unit doesn't stay for the next"


def test_revolution_about_a_leaning_axis_agrees_with_the_mesh() -> None:
    frame = frame_along(np.array([1.0, 2.0, 2.0]), origin=np.array([3.0, 0.0, -1.0]))
    ring = Revolve(frame, polygon_loop(np.array([(5, 0), (9, 0), (9, 4), (5, 6)], float)), "add")
    work = assembly_for(ring)
    work.build([ring])
    assert work.left_out == [] and work.iou > 0.998 and work.solid is not None


def test_a_crash_or_a_hang_of_the_kernel_is_survived() -> None:
    assert survives(lambda: None)
    assert survives(lambda: 1 / 0), "an exception is an ordinary end"
    assert not survives(lambda: os.kill(os.getpid(), signal.SIGSEGV))
    assert not survives(lambda: time.sleep(60), seconds=0.2)


def test_what_fills_the_memory_is_ended_before_it_does() -> None:
    hoard: list[bytes] = []
    begun = time.monotonic()
    assert not survives(lambda: [hoard.append(b"x" * 2**20) for _ in range(10_000)], seconds=30, memory=2**26)
    assert time.monotonic() - begun < 20 and hoard == []


def test_a_boolean_ends_in_a_forked_copy_too() -> None:
    """The kernel's own threads are not there in a copy: with them it would wait for ever."""
    block = cq.Workplane().box(10, 10, 10).cut(cq.Workplane().circle(2).extrude(20, both=True))
    bored: list[cq.Workplane] = []
    assert survives(lambda: bored.append(block.cut(cq.Workplane("XZ").circle(2).extrude(20, both=True))), seconds=20)
    assert bored == []
