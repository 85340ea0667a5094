"""A comparison of methods: each measured alike, each kept, one that fails is a row."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cadquery as cq
import numpy as np
import pytest
import trimesh
from manifold3d import CrossSection

from engines.cad_baselines.slabs import Reconstruction
from engines.cadfit import SYSTEMS, compare
from engines.cadfit.compare import COLUMNS, flat_faces
from engines.cadfit.params import METHODS, CompareParams
from engines.contract import InputError, Preview, Progress, Result
from engines.meshes.repair import from_manifold, to_manifold


@pytest.fixture
def step_part(tmp_path: Path) -> Path:
    """A base of 40 × 30 × 10 with a block of 20 × 20 × 25 in its corner: 18,000. The best extrusion is the L across 30."""
    part = cq.Workplane().box(40, 30, 10, centered=False).union(cq.Workplane().box(20, 20, 25, centered=False))
    path = tmp_path / "steps.stl"
    cq.exporters.export(part, str(path))
    return path


def events(folder: Path, **params: Any) -> list[Any]:
    folder.mkdir()
    return list(compare.compare(CompareParams(**params), folder))


def rows_of(found: list[Any]) -> dict[str, dict[str, Any]]:
    return {event.data["method"]: event.data for event in found if isinstance(event, Preview) and event.kind == "method"}


def test_each_method_is_shown_as_it_is_done_and_measured_alike(tmp_path: Path, step_part: Path) -> None:
    found = events(tmp_path / "out", mesh=step_part, methods=["slab_stack", "best_extrusion"], budget_s=5)
    rows = rows_of(found)
    assert list(rows) == ["best_extrusion", "slab_stack"]  # always in the order of METHODS
    for row in rows.values():
        assert row["valid"] and row["parameters"] == 0 and row["seconds"] > 0
        assert all((tmp_path / "out" / path).is_file() for path in row["files"].values())
    stack, single = rows["slab_stack"], rows["best_extrusion"]
    assert stack["iou"] == pytest.approx(1, abs=1e-9) and stack["hausdorff"] == pytest.approx(0, abs=1e-6)
    assert single["iou"] == pytest.approx(18_000 / 21_000, abs=1e-6) and single["hausdorff"] == pytest.approx(10, abs=0.1)
    assert (stack["faces"], single["faces"]) == (9, 8)
    part = trimesh.load(tmp_path / "out" / stack["files"]["stl"], force="mesh")
    assert to_manifold(part).volume() == pytest.approx(18_000)
    assert (rows["best_extrusion"]["operations"], rows["slab_stack"]["operations"]) == (1, 2)
    result = found[-1]
    assert isinstance(result, Result)
    assert result.figures["slab_stack_operations"] == 2 and result.figures["best_extrusion_iou"] == pytest.approx(6 / 7)
    assert set(result.figures) <= set(SYSTEMS[2].figures)
    assert result.summary == "Highest IoU: Slab stack, 1.0000 with 2 operations"
    with (tmp_path / "out" / "comparison.csv").open() as file:
        table = list(csv.DictReader(file))
    assert [row["method"] for row in table] == ["best_extrusion", "slab_stack"] and set(COLUMNS) < set(table[0])
    fractions = [event.fraction for event in found if isinstance(event, Progress)]
    assert fractions == sorted(fractions)


@pytest.mark.slow
def test_the_engine_takes_part_with_its_program(tmp_path: Path, step_part: Path) -> None:
    found = events(tmp_path / "out", mesh=step_part, methods=["best_extrusion", "cadfit"], budget_s=10)
    row = rows_of(found)["cadfit"]
    assert row["iou"] == pytest.approx(1, abs=1e-4) and row["valid"] and row["faces"] == 9
    assert row["parameters"] >= 3 and set(row["files"]) == {"step", "script", "stl", "glb"}
    assert found[-1].data["unit"] == "mm"


def test_a_method_that_fails_is_a_row_and_the_others_go_on(
    tmp_path: Path, step_part: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(mesh: trimesh.Trimesh, *, budget_s: float) -> Reconstruction:
        raise ZeroDivisionError("a bug of a baseline")

    monkeypatch.setitem(compare.BASELINES, "best_extrusion", broken)
    found = events(tmp_path / "out", mesh=step_part, methods=["best_extrusion", "slab_stack"], budget_s=5)
    rows = rows_of(found)
    assert rows["best_extrusion"]["error"] == "It could not make a part of this mesh."
    assert "a bug of a baseline" in capsys.readouterr().err  # in the run's log
    assert rows["slab_stack"]["iou"] == pytest.approx(1)
    assert found[-1].figures["best_extrusion_iou"] is None
    with pytest.raises(InputError, match="None of the methods"):
        events(tmp_path / "none", mesh=step_part, methods=["best_extrusion"], budget_s=5)


def test_the_budget_is_handed_to_each(tmp_path: Path, step_part: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    real = dict(compare.BASELINES)

    def noting(name: str) -> Callable[..., Reconstruction]:
        def run(mesh: trimesh.Trimesh, *, budget_s: float) -> Reconstruction:
            given.append(budget_s)
            return real[name](mesh, budget_s=budget_s)

        return run

    def fitted(params: Any, folder: Path) -> Iterator[Any]:
        given.append(params.budget_s)
        raise InputError("not today")
        yield

    for name in real:
        monkeypatch.setitem(compare.BASELINES, name, noting(name))
    monkeypatch.setattr(compare, "fit", fitted)
    rows = rows_of(events(tmp_path / "out", mesh=step_part, budget_s=7))
    assert given == [7] * 4 and list(rows) == list(METHODS)
    assert rows["cadfit"]["error"] == "not today"


def test_a_mesh_that_can_t_be_read_ends_it(tmp_path: Path) -> None:
    broken = tmp_path / "broken.stl"
    broken.write_text("solid nothing")
    with pytest.raises(InputError):
        events(tmp_path / "out", mesh=broken)


def test_methods_are_taken_once_and_at_least_one() -> None:
    assert CompareParams(mesh="x.stl", methods=["cadfit", "slab_stack", "cadfit"]).methods == ["slab_stack", "cadfit"]
    with pytest.raises(ValueError):
        CompareParams(mesh="x.stl", methods=[])


def test_triangles_of_one_plane_are_one_face() -> None:
    cube = trimesh.creation.box((2, 3, 4)).subdivide()
    assert flat_faces(cube) == 6
    ell = CrossSection([np.array([(0, 0), (3, 0), (3, 1), (1, 1), (1, 2), (0, 2)], dtype=float)])
    assert flat_faces(from_manifold(ell.extrude(1))) == 8
