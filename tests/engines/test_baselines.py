"""The baselines of the benchmark on solids whose reconstruction is known from geometry, and the benchmark's own bookkeeping."""

from __future__ import annotations

import json
import math
import sys
import time
from pathlib import Path

import numpy as np
import pytest
import trimesh
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from manifold3d import CrossSection, Error, Manifold

from benchmarks import cadfit, known_parts, measure, rivals
from engines.cad_baselines import BASELINES
from engines.cad_baselines.best_extrusion import best_extrusion
from engines.cad_baselines.slab_stack import slab_stack, slab_stack_reconstruction
from engines.cad_baselines.slabs import (
    FILE_AXES,
    Slab,
    face_levels,
    frame_along,
    large_planes,
    overlap,
    solid_of,
)
from engines.cad_baselines.slice_and_sweep import slice_and_sweep
from engines.contract import InputError
from engines.meshes.repair import from_manifold, to_manifold

L_PROFILE = np.array([(0, 0), (60, 0), (60, 8), (8, 8), (8, 40), (0, 40)], dtype=float)


def box(low, high) -> Manifold:
    low, high = np.array(low, dtype=float), np.array(high, dtype=float)
    return Manifold.cube(high - low).translate(low)


def step_part() -> Manifold:
    """40×30×10 with 20×30×15 on it: volume 12 000 + 9 000."""
    return box((0, 0, 0), (40, 30, 10)) + box((0, 0, 10), (20, 30, 25))


def heights(slabs: list[Slab]) -> list[tuple[float, float]]:
    return [(round(slab.low, 9), round(slab.high, 9)) for slab in slabs]


def tilted() -> np.ndarray:
    """A rotation about an axis that is none of the file's, and a shift."""
    return trimesh.transformations.rotation_matrix(0.7, (1, 2, 3), (5, -4, 2))[:3]


# --- frames, levels, planes -----------------------------------------------------------------------------------------

@pytest.mark.parametrize("direction", [(1, 0, 0), (0, -1, 0), (0, 0, 1), (1, 2, 3), (-0.5, 0.1, 0.02), (1e-9, 1, 0)])
def test_frames_are_right_handed_and_orthonormal(direction):
    rotation = frame_along(direction).rotation
    assert np.allclose(rotation @ rotation.T, np.eye(3), atol=1e-12)
    assert np.isclose(np.linalg.det(rotation), 1)
    unit = np.array(direction) / np.linalg.norm(direction)
    assert abs(rotation[2] @ unit) == pytest.approx(1)
    assert frame_along(direction) == frame_along(-np.array(direction, dtype=float))


def test_file_axes_keep_coordinates_exactly():
    assert {tuple(frame.rows[2]) for frame in FILE_AXES} == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    assert all(set(np.unique(frame.rotation)) == {0.0, 1.0} for frame in FILE_AXES)


def test_levels_of_a_step_part_are_its_faces():
    mesh = from_manifold(step_part())
    assert face_levels(mesh, FILE_AXES[2]).tolist() == pytest.approx([0, 10, 25])
    assert face_levels(mesh, FILE_AXES[0]).tolist() == pytest.approx([0, 20, 40])
    assert face_levels(mesh, FILE_AXES[1]).tolist() == pytest.approx([0, 30])
    assert face_levels(mesh, FILE_AXES[2], most=2).tolist() == pytest.approx([0, 25])


def test_planes_of_a_box_are_its_six_faces():
    planes = large_planes(from_manifold(box((1, 2, 3), (11, 22, 33))))
    assert len(planes) == 6
    assert sum(plane.area for plane in planes) == pytest.approx(2 * (10 * 20 + 20 * 30 + 10 * 30))
    assert {round(plane.offset, 6) for plane in planes} == {-1, 11, -2, 22, -3, 33}
    assert planes[0].area == pytest.approx(600)


# --- every baseline -------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("name", BASELINES)
def test_a_box_is_found(name):
    target = box((-3, 10, 5), (37, 30, 15))
    found = BASELINES[name](from_manifold(target))
    if name == "slice_and_sweep":  # heights in steps of 0.01 of half the largest side, up to two steps too far at each end
        assert overlap(found.solid, target) >= 10 / (10 + 4 * 0.2) - 1e-6
    else:
        assert overlap(found.solid, target) == pytest.approx(1, abs=1e-9)
    assert found.operations == 1


@pytest.mark.parametrize("name", BASELINES)
def test_a_part_stays_in_its_frame_and_unit(name):
    target = box((1000, -2000, 500), (1000.04, -1999.98, 500.03))
    found = BASELINES[name](from_manifold(target)).solid.bounding_box()
    assert found == pytest.approx((1000, -2000, 500, 1000.04, -1999.98, 500.03), abs=1e-3)


@given(st.lists(st.tuples(*[st.integers(0, 8)] * 3, *[st.integers(1, 6)] * 3), min_size=1, max_size=4))
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_any_union_of_boxes_gives_closed_solids_and_iou_within_bounds(boxes):
    target = Manifold()
    for x, y, z, a, b, c in boxes:
        target += box((x, y, z), (x + a, y + b, z + c))
    largest = max(target.decompose(), key=lambda body: body.volume())
    mesh = from_manifold(largest)
    for find in (best_extrusion, slab_stack_reconstruction, lambda mesh: slice_and_sweep(mesh, budget_s=5)):
        found = find(mesh)
        assert found.solid.status() == Error.NoError
        common = (found.solid ^ largest).volume()
        assert 0 <= common <= min(found.solid.volume(), largest.volume()) * (1 + 1e-9)
        assert 0 <= overlap(found.solid, largest) <= 1
        assert found.operations >= 1


# --- best extrusion -------------------------------------------------------------------------------------------------

def test_best_extrusion_of_an_extrusion_is_that_extrusion_in_any_direction():
    target = CrossSection([L_PROFILE]).extrude(25).transform(tilted())
    found = best_extrusion(from_manifold(target))
    assert overlap(found.solid, target) == pytest.approx(1, abs=1e-6)
    assert found.operations == 1


def test_best_extrusion_of_a_step_part_leaves_its_depth_whole():
    # Across its width the part is one extrusion: an L of 40×10 and 20×15.
    assert overlap(best_extrusion(from_manifold(step_part())).solid, step_part()) == pytest.approx(1, abs=1e-9)


def test_best_extrusion_of_a_stepped_shaft_leaves_the_collar_out_or_fills_it():
    # Radius 10 over 100, radius 20 over 10 of it: without the collar 100·10² of 90·10² + 10·20² is the best.
    target = Manifold.cylinder(100, 10, 10, 128) + Manifold.cylinder(10, 20, 20, 128).translate((0, 0, 40))
    found = overlap(best_extrusion(from_manifold(target)).solid, target)
    assert found == pytest.approx(10_000 / 13_000, abs=0.01)


def test_best_extrusion_of_a_ball_is_near_the_best_cylinder():
    # A cylinder of radius r and height 2h in the unit ball; the best of all has an IoU of 0.770.
    def iou_of(r: float, h: float) -> float:
        if r * r + h * h <= 1:
            inner = 2 * math.pi * r * r * h
        else:
            cap = min(h, 1.0)
            edge = math.sqrt(max(1 - r * r, 0))
            inner = 2 * (math.pi * r * r * edge + math.pi * ((cap - edge) - (cap**3 - edge**3) / 3))
        return inner / (4 / 3 * math.pi + 2 * math.pi * r * r * h - inner)

    best = max(iou_of(r, h) for r in np.linspace(0.5, 1, 51) for h in np.linspace(0.5, 1, 51))
    target = Manifold.sphere(1, 96)
    found = overlap(best_extrusion(from_manifold(target)).solid, target)
    assert best - 0.06 < found < best + 0.01


# --- slab stack -----------------------------------------------------------------------------------------------------

def test_slabs_of_a_step_part_are_its_two_steps():
    slabs = slab_stack(from_manifold(step_part()), axis=FILE_AXES[2])
    assert heights(slabs) == [(0, 10), (10, 25)]
    assert [CrossSection(list(slab.polygons)).area() for slab in slabs] == pytest.approx([1200, 600])
    assert solid_of(slabs).volume() == pytest.approx(21_000)
    assert overlap(solid_of(slabs), step_part()) == pytest.approx(1, abs=1e-9)


def test_slabs_leave_gaps_and_holes_open():
    frame = box((0, 0, 0), (30, 30, 12)) - box((10, 10, 0), (20, 20, 12)) - box((-1, -1, 4), (31, 15, 8))
    slabs = slab_stack(from_manifold(frame), axis=FILE_AXES[2])
    assert heights(slabs) == [(0, 4), (4, 8), (8, 12)]
    assert len(slabs[0].polygons) == 2
    assert overlap(solid_of(slabs), frame) == pytest.approx(1, abs=1e-9)


def test_levels_that_change_nothing_make_no_slab():
    part = box((0, 0, 0), (20, 20, 30))
    assert len(slab_stack(from_manifold(part), splits=5)) == 1
    assert len(slab_stack(from_manifold(step_part()), splits=3)) == 2


def test_max_slabs_keeps_the_levels_with_the_largest_faces():
    stairs = Manifold()
    for k in range(10):
        stairs += box((0, 0, k), (100 - 5 * k if k < 9 else 20, 10, k + 1))
    slabs = slab_stack(from_manifold(stairs), max_slabs=2)
    assert len(slabs) == 2
    assert slabs[1].low == pytest.approx(9)  # below the top step is the widest tread


def test_slab_stack_mends_a_hole_across_the_stack():
    body = box((0, 0, 0), (40, 40, 20)) - Manifold.cylinder(20, 5, 5, 64).translate((12, 15, 0))
    target = body - Manifold.cylinder(40, 5, 5, 64).transform(np.array([[1, 0, 0, 30], [0, 0, 1, 0], [0, -1, 0, 10.0]]))
    # Half-way up the cut runs along the cross hole, so its whole width is left out and its walls are given back.
    found = slab_stack_reconstruction(from_manifold(target))
    assert overlap(found.solid, target) == pytest.approx(1, abs=1e-4)
    assert found.operations == 2


def test_slab_stack_of_a_tilted_part_follows_its_planes():
    target = step_part().transform(tilted())
    assert overlap(slab_stack_reconstruction(from_manifold(target)).solid, target) == pytest.approx(1, abs=1e-6)


def test_a_slab_is_a_solid_in_the_meshs_frame():
    square = (np.array([(0, 0), (2, 0), (2, 3), (0, 3)], dtype=float),)
    solid = Slab(square, 1, 5, frame_along((1, 0, 0))).solid()  # x of the frame is the file's y, y its z
    assert solid.bounding_box() == pytest.approx((1, 0, 0, 5, 2, 3))
    assert solid.volume() == pytest.approx(24)


# --- slice and sweep ------------------------------------------------------------------------------------------------

def test_slice_and_sweep_revolves_what_is_round():
    profile = CrossSection([np.array([(4, 0), (20, 0), (20, 5), (12, 9), (20, 13), (20, 18), (4, 18)], dtype=float)])
    target = profile.revolve(96).transform(np.array([[0, 0, 1, 3], [1, 0, 0, 4], [0, 1, 0, 5.0]]))  # along the file's x
    found = slice_and_sweep(from_manifold(target), budget_s=20)
    assert found.operations == 1
    assert overlap(found.solid, target) > 0.99


def test_slice_and_sweep_joins_and_keeps_holes():
    plate = box((0, 0, 0), (80, 50, 10)) - Manifold.cylinder(10, 6, 6, 64).translate((20, 25, 0))
    target = plate + box((50, 0, 10), (80, 50, 40))
    found = slice_and_sweep(from_manifold(target), budget_s=20)
    assert overlap(found.solid, target) > 0.95
    assert 1 <= found.operations <= 6
    assert found.solid.genus() == 1


def test_slice_and_sweep_is_the_same_for_the_same_seed_and_ends_in_time():
    mesh = from_manifold(step_part())
    first, second = (slice_and_sweep(mesh, budget_s=30).solid.volume() for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", BASELINES)
def test_without_time_a_baseline_still_gives_a_solid(name):
    hole = Manifold.cylinder(30, 3, 3, 48, True)
    target = Manifold.sphere(10, 48) - hole - hole.rotate((90, 0, 0))
    start = time.monotonic()
    found = BASELINES[name](from_manifold(target), budget_s=0)
    assert time.monotonic() - start < 5
    assert found.solid.status() == Error.NoError
    assert (overlap(found.solid, target) > 0.25) == (name != "slice_and_sweep")  # that one has tried nothing yet


# --- known parts and measuring --------------------------------------------------------------------------------------

@pytest.mark.parametrize("family", known_parts.FAMILIES)
def test_known_parts_are_one_valid_solid_with_round_dimensions(family):
    part, dimensions = known_parts.drawn(family, 7)
    again, same = known_parts.drawn(family, 7)
    assert dimensions == same and part.val().Volume() == again.val().Volume()
    assert known_parts.drawn(family, 8)[1] != dimensions
    assert all(float(2 * value).is_integer() and value > 0 for value in dimensions.values())


def test_known_parts_have_the_volumes_of_their_dimensions():
    part, size = known_parts.drawn("plate_with_holes", 3)
    area = size["length"] * size["width"] - (4 - math.pi) * size["corner_r"] ** 2
    area -= size["n_holes"] * math.pi * (size["hole_d"] / 2) ** 2
    assert part.val().Volume() == pytest.approx(area * size["thickness"])

    part, size = known_parts.drawn("slotted_link", 3)
    area = size["centres"] * size["width"] + math.pi * (size["width"] / 2) ** 2 - 2 * math.pi * (size["pin_d"] / 2) ** 2
    area -= (size["slot_length"] - size["slot_width"]) * size["slot_width"] + math.pi * (size["slot_width"] / 2) ** 2
    assert part.val().Volume() == pytest.approx(area * size["thickness"])


def test_a_written_part_is_measured_as_itself(tmp_path: Path):
    known = known_parts.write_part(tmp_path, "l_bracket", 2)
    solid = measure.step_solid(known.step)
    exact = known_parts.drawn("l_bracket", 2)[0].val().Volume()
    assert solid.valid and solid.solids == 1 and solid.volume == pytest.approx(exact, rel=1e-6)
    target = measure.closed_mesh(known.mesh)
    assert 0.999 < overlap(to_manifold(solid.mesh), to_manifold(target)) <= 1
    part = cadfit.Part(known.name, "known", known.mesh, known.step)
    assert cadfit.ceiling(part, target) == pytest.approx(overlap(to_manifold(solid.mesh), to_manifold(target)), abs=1e-6)


def test_a_step_file_in_another_place_has_no_overlap(tmp_path: Path):
    import cadquery as cq

    cq.exporters.export(cq.Workplane().box(10, 10, 10).translate((5, 0, 0)), str(tmp_path / "half.step"))
    solid = measure.step_solid(tmp_path / "half.step")
    target = to_manifold(trimesh.creation.box((10, 10, 10)))
    assert overlap(to_manifold(solid.mesh), target) == pytest.approx(1 / 3)


def test_a_script_is_run_again_in_a_process_of_its_own(tmp_path: Path):
    script = tmp_path / "part.py"
    script.write_text("import cadquery as cq\nresult = cq.Workplane().box(2, 3, 4)\n")
    assert measure.script_volume(script) == pytest.approx(24)
    script.write_text("raise SystemExit(3)\n")
    assert measure.script_volume(script) is None


def test_a_command_is_timed_watched_and_ended(tmp_path: Path):
    code = "import time; block = b'x' * 200_000_000; time.sleep(0.5); print('bye')"
    done = measure.finished([sys.executable, "-c", code], folder=tmp_path, timeout_s=60)
    assert done.code == 0 and done.said.strip() == "bye"
    assert done.seconds >= 0.5 and done.peak_rss_gb > 0.2
    late = measure.finished([sys.executable, "-c", "import time; time.sleep(60)"], folder=tmp_path, timeout_s=0.5)
    assert late.code is None and late.seconds < 20


# --- the benchmark --------------------------------------------------------------------------------------------------

def row(part: str, method: str, **values: float) -> dict:
    return {"part": part, "group": "known", "method": method, "triangles": 12, "mesh_sha256": "m", "version": "v",
            "peak_rss_gb": 0.5, "valid": True} | values


def test_summary_counts_a_failure_as_zero_and_compares_what_both_have_done():
    rows = [
        row("a", "cadfit", iou=1.0, seconds=10, operations=3, same_volume=True),
        row("b", "cadfit", iou=0.9, seconds=20, operations=5, same_volume=False),
        row("c", "cadfit", seconds=30, error="took more than 30 s", valid=False),
        row("a", "slab_stack", iou=0.8, seconds=5, operations=30),
        row("b", "slab_stack", iou=1.0, seconds=5, operations=50),
        row("c", "slab_stack", iou=0.6, seconds=5, operations=50),
    ]
    found = cadfit.summary_of(rows, ["cadfit", "slab_stack"])["known"]
    assert found["cadfit"]["iou_mean"] == pytest.approx(1.9 / 3, abs=1e-5)
    assert (found["cadfit"]["done"], found["cadfit"]["valid"], found["cadfit"]["same_volume"]) == (2, 2, 1)
    assert found["cadfit"]["iou_min"] == 0
    ratio = found["slab_stack"]["engine_over_it"]
    assert ratio == {
        "parts": 2, "seconds": 3, "iou": (1.25 + 0.9) / 2, "operations": 0.1, "iou_not_lower": 1, "iou_higher": 1, "faster": 0,
    }


def test_the_table_goes_between_the_markers_and_nowhere_else(tmp_path: Path):
    document = tmp_path / "doc.md"
    document.write_text(f"# Top\n\n{cadfit.START}\nold\n{cadfit.END}\n\n## Below\n")
    cadfit.write_between_markers(document, "| new |\n")
    cadfit.write_between_markers(document, "| new |\n")
    assert document.read_text() == f"# Top\n\n{cadfit.START}\n| new |\n{cadfit.END}\n\n## Below\n"
    document.write_text("# Top\n")
    cadfit.write_between_markers(document, "| new |")
    assert document.read_text() == f"# Top\n\n{cadfit.START}\n| new |\n{cadfit.END}\n"


def test_a_step_beside_a_mesh_is_its_truth_and_alone_a_part(tmp_path: Path):
    for name in ("a.stl", "a.step", "b.step", "c.obj", "notes.md"):
        (tmp_path / name).write_text("x")
    (tmp_path / "a.json").write_text('{"length": 4.5}')
    found = {part.name: part for part in cadfit.folder_parts(tmp_path, "given")}
    assert {name: part.mesh.name for name, part in found.items()} == {"a": "a.stl", "b": "b.step", "c": "c.obj"}
    assert found["a"].step.name == "a.step" and found["a"].dimensions == {"length": 4.5} and found["b"].step is None
    (tmp_path / "none").mkdir()
    with pytest.raises(InputError, match="holds no mesh"):
        cadfit.folder_parts(tmp_path / "none", "given")
    with pytest.raises(InputError, match="there is no folder"):
        cadfit.folder_parts(tmp_path / "nowhere", "given")


RIVAL = """
import json, sys
from pathlib import Path
import cadquery as cq
mesh, out = Path(sys.argv[1]), Path(sys.argv[2])
assert mesh.suffix == ".stl" and mesh.is_file()
cq.exporters.export(cq.Workplane().box(10, 10, 10), str(out / "part.step"))
found = {"method": "exact", "step_seconds": 1, "script_seconds": 1}
if sys.argv[0].endswith("with_script.py"):
    (out / "part.py").write_text("import cadquery as cq; result = cq.Workplane().box(10, 10, 10)")
    found["parameters"] = 3
(out / "result.json").write_text(json.dumps(found))
"""


@pytest.mark.parametrize("script", [True, False])
def test_a_rival_is_measured_like_the_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: bool):
    driver = tmp_path / ("with_script.py" if script else "without.py")
    driver.write_text(RIVAL)
    monkeypatch.setattr(rivals, "python_of", lambda name: Path(sys.executable))
    monkeypatch.setattr(rivals, "driver", lambda name: driver)
    target = trimesh.creation.box((20, 10, 10))
    target.export(tmp_path / "bar.obj")  # a rival is given an STL whatever the file is
    (tmp_path / "out").mkdir()
    part = cadfit.Part("bar", "real", tmp_path / "bar.obj")
    found = cadfit.rival_row("mesh2cad", part, target, tmp_path / "out", cadfit.Time())
    assert found["iou"] == pytest.approx(0.5) and found["valid"] and found["faces"] == 6 and found["kind"] == "exact"
    assert found["script"] == found["same_volume"] == script and found.get("parameters") == (3 if script else None)
    assert cadfit._cell(found, "script") == ("3 params" if script else "no")
    assert cadfit._cell(found, "faces") == "6" and cadfit._cell(found | {"kind": "faceted-hybrid"}, "faces") == "6 faceted"


def test_a_rival_that_fails_or_takes_too_long_is_a_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rivals, "python_of", lambda name: Path(sys.executable))
    driver = tmp_path / "driver.py"
    monkeypatch.setattr(rivals, "driver", lambda name: driver)
    target = trimesh.creation.box((1, 1, 1))
    target.export(tmp_path / "cube.stl")
    part = cadfit.Part("cube", "real", tmp_path / "cube.stl")
    driver.write_text("raise ValueError('no such thing')")
    failed = cadfit.rival_row("mesh2cad", part, target, tmp_path, cadfit.Time())
    assert failed["error"] == "ValueError: no such thing" and failed["seconds"] > 0
    driver.write_text("import time; time.sleep(60)")
    assert cadfit.rival_row("mesh2cad", part, target, tmp_path, cadfit.Time(limit=0.5))["error"] == "took more than 0 s"


def test_a_rivals_environment_is_made_once_from_its_pins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    ran: list[list[str]] = []

    def run(command: list[str], check: bool) -> None:
        ran.append(command)
        (tmp_path / f"mesh2cad-py{sys.version_info[0]}{sys.version_info[1]}").mkdir(exist_ok=True)

    monkeypatch.setattr(rivals, "CACHE", tmp_path)
    monkeypatch.setattr(rivals.subprocess, "run", run)
    first = rivals.python_of("mesh2cad")
    assert [command[2] for command in ran] == ["venv", "pip"] and first.is_relative_to(tmp_path)
    assert rivals.python_of("mesh2cad") == first and len(ran) == 2
    (first.parent.parent / "installed.txt").write_text("mesh2cad==0.12")
    rivals.python_of("mesh2cad")
    assert len(ran) == 4
    pins = [line for line in (rivals.FOLDER / "mesh2cad.txt").read_text().splitlines() if not line.startswith("#")]
    assert pins[0] == "mesh2cad==0.13.0" and all("==" in line for line in pins)


def test_only_some_parts(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    call = ["--seeds", "1", "--families", "slotted_link", "--no-engine", "--baselines", "--out", str(tmp_path / "r.json")]
    assert cadfit.main([*call, "--only", "slotted_link_1"]) == 0
    assert cadfit.main([*call, "--only", "slotted_link_2"]) == 2
    assert "there is no part slotted_link_2" in capsys.readouterr().out


@pytest.mark.slow
def test_the_benchmark_measures_goes_on_and_measures_again(tmp_path: Path, capsys):
    out = tmp_path / "results.json"
    call = ["--seeds", "1", "--families", "slotted_link", "--no-engine", "--baselines", "best_extrusion", "--out", str(out)]
    assert cadfit.main([*call, "--work", str(tmp_path / "work")]) == 0
    first = json.loads(out.read_text())
    (measured,) = first["rows"]
    assert measured["iou"] == pytest.approx(1, abs=1e-6) and measured["operations"] == 1 and measured["valid"]
    assert measured["ceiling"] > 0.999 and measured["dimensions"] == known_parts.drawn("slotted_link", 1)[1]
    assert 0 < measured["peak_rss_gb"] < 2 and measured["seconds"] > 0
    assert first["summary"]["known"]["best_extrusion"]["iou_mean"] == measured["iou"]
    assert "slotted_link_1" in capsys.readouterr().out
    assert cadfit.main(call) == 0
    assert json.loads(out.read_text())["rows"] == [measured]
    out.write_text(json.dumps(first | {"rows": [measured | {"seconds": 99.0}]}))
    assert cadfit.main(call) == 0
    assert json.loads(out.read_text())["rows"][0]["seconds"] == 99.0  # kept, and not measured again
    assert cadfit.main([*call, "--fresh"]) == 0
    assert 0 < json.loads(out.read_text())["rows"][0]["seconds"] < 99.0


def test_a_bad_mesh_is_told_and_the_others_go_on(tmp_path: Path, capsys):
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "broken.stl").write_text("nothing of the kind")
    call = ["--seeds", "--parts", str(tmp_path / "parts"), "--no-engine", "--out", str(tmp_path / "r.json")]
    assert cadfit.main(call) == 1
    assert "broken" in capsys.readouterr().out
