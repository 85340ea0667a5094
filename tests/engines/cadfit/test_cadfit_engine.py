"""Mesh to CAD from a file to files: events, artifacts, rebuilds, and what is said about bad input."""

from __future__ import annotations

import ast
import json
import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import cadquery as cq
import numpy as np
import pytest
import trimesh

from engines.cadfit.engine import fit, rebuild
from engines.cadfit.params import CadfitParams, RebuildParams
from engines.contract import InputError, Metric, Preview, Progress, Result
from engines.registry import get

BAND = 60 * 40 * 8 - 4 * np.pi * 3.25**2 * 8


@dataclass(frozen=True)
class Run:
    """A finished run: its folder and its events."""

    folder: Path
    events: list[Progress | Metric | Preview | Result]

    @property
    def result(self) -> Result:
        assert isinstance(self.events[-1], Result)
        return self.events[-1]

    def text(self, artifact: str) -> str:
        return (self.folder / self.result.artifacts[artifact]).read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def fitted(plate_stl: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """The plate with four holes, fitted once for all tests that only look."""
    folder = tmp_path_factory.mktemp("fit")
    return Run(folder, list(fit(CadfitParams(mesh=plate_stl), folder)))


def rebuilt(fitted: Run, folder: Path, mesh: Path | None = None, **values: float) -> Run:
    params = RebuildParams(program=fitted.folder / "program.json", mesh=mesh, values=values)
    return Run(folder, list(rebuild(params, folder)))


def step_volume(run: Run) -> float:
    return cq.importers.importStep(str(run.folder / run.result.artifacts["step"])).val().Volume()


def gltf(path: Path) -> dict:
    data = path.read_bytes()
    assert data[:4] == b"glTF"
    (length,) = struct.unpack_from("<I", data, 12)
    return json.loads(data[20 : 20 + length])


# --- a fit


def test_events_come_in_order_and_the_fraction_never_falls(fitted: Run) -> None:
    assert [type(e) for e in fitted.events].count(Result) == 1 and isinstance(fitted.events[-1], Result)
    fractions = [e.fraction for e in fitted.events if isinstance(e, Progress)]
    assert fractions == sorted(fractions) and 0 < fractions[0] and fractions[-1] <= 1
    kinds = [e.kind for e in fitted.events if isinstance(e, Preview)]
    assert kinds[:2] == ["scan", "surfaces"] and "part" in kinds[2:]
    metrics = [e for e in fitted.events if isinstance(e, Metric)]
    assert metrics and all(0 <= m.value <= 1 for m in metrics)
    steps = [m.step for m in metrics]
    assert steps == sorted(set(steps))
    for event in fitted.events:
        if isinstance(event, Preview):
            assert (fitted.folder / event.path).is_file()


def test_every_artifact_is_a_file_in_the_folder(fitted: Run) -> None:
    assert set(fitted.result.artifacts) == {
        "step",
        "script",
        "script_build123d",
        "stl",
        "glb",
        "report",
        "program",
        "thumbnail",
        "scan",
        "surfaces",
    }
    for name in fitted.result.artifacts.values():
        path = (fitted.folder / name).resolve()
        assert path.is_relative_to(fitted.folder.resolve()) and path.stat().st_size > 0
    assert (fitted.folder / "thumbnail.png").read_bytes().startswith(b"\x89PNG")


def test_figures_are_those_that_the_system_declares_and_right(fitted: Run) -> None:
    figures = fitted.result.figures
    assert set(figures) == set(get("cadfit").figures)
    assert figures["iou"] > 0.9995 and figures["valid"] == 1 and figures["unexplained"] == 0
    assert figures["chamfer"] < 1e-4
    assert fitted.result.data["grade"] == "A" and fitted.result.data["unit"] == "mm"


@pytest.mark.xfail(reason="engines.meshes.distance is off by 0.04 mm at points that lie on a large flat face", strict=True)
def test_hausdorff_of_an_exact_part_is_that_of_its_facets(fitted: Run) -> None:
    """Facets of the scan lie below the true circle by at most r (1 − cos(0.05)), and the part's by no more than that."""
    assert fitted.result.figures["hausdorff"] <= 2.5 * 3.25 * (1 - np.cos(0.05))


def test_the_plate_is_one_plate_and_one_grid_of_holes(fitted: Run) -> None:
    assert fitted.result.figures["operations"] == 2
    values = {p["name"]: p["value"] for p in fitted.result.data["parameters"]}
    assert sorted(values.values()) == pytest.approx([6.5, 8, 20, 40, 40, 60])
    assert values["hole_d"] == 6.5 and values["plate_thickness"] == 8


def test_step_and_stl_have_the_volume_of_the_part(fitted: Run) -> None:
    assert step_volume(fitted) == pytest.approx(BAND, rel=1e-6)
    stl = trimesh.load_mesh(fitted.folder / "part.stl")
    assert stl.is_watertight and stl.volume == pytest.approx(BAND, rel=2e-4)
    box = cq.importers.importStep(str(fitted.folder / "part.step")).val().BoundingBox()
    assert (box.xmin, box.ymax, box.zmin) == pytest.approx((-30, 20, -4), abs=1e-4), "the part stays in the file's frame"


def test_glbs_load_and_carry_deviations(fitted: Run) -> None:
    for name in ("part.glb", "scan.glb"):
        primitives = [p for m in gltf(fitted.folder / name)["meshes"] for p in m["primitives"]]
        assert any("_DEVIATION" in p["attributes"] for p in primitives), name
        scene = trimesh.load(fitted.folder / name)
        assert sum(len(g.faces) for g in scene.geometry.values() if hasattr(g, "faces")) > 100
    assert trimesh.load(fitted.folder / "surfaces.glb").geometry
    legend = {row["kind"]: row["count"] for row in fitted.result.data["surfaces"]}
    assert legend == {"plane": 6, "cylinder": 4}
    assert sum(row["area_share"] for row in fitted.result.data["surfaces"]) == pytest.approx(1)


def test_the_report_is_complete(fitted: Run) -> None:
    report = json.loads(fitted.text("report"))
    assert report["figures"] == fitted.result.figures
    assert report["script"] == fitted.text("script") and report["source"] == "plate.stl"
    assert {"unit", "grade", "parameters", "tree", "notes", "unexplained", "deviation", "surfaces"} <= set(report)
    lines = report["script"].splitlines()
    for row in report["tree"]:
        assert row["label"] in lines[row["line"] - 1]
        assert set(row["parameters"]) <= {p["name"] for p in report["parameters"]}
    json.dumps(report, allow_nan=False)


def test_the_script_runs_alone_and_says_where_it_came_from(fitted: Run) -> None:
    text = fitted.text("script")
    assert "plate.stl" in (ast.get_docstring(ast.parse(text)) or "")
    namespace: dict = {}
    exec(compile(text, "part.py", "exec"), namespace)
    assert namespace["result"].val().Volume() == pytest.approx(BAND, rel=1e-6)


# --- other files


def mixed(path: Path, *meshes: trimesh.Trimesh) -> Path:
    trimesh.util.concatenate(meshes).export(path)
    return path


def box(size: tuple[float, float, float], at: tuple[float, float, float] = (0, 0, 0)) -> trimesh.Trimesh:
    mesh = trimesh.creation.box(size)
    mesh.apply_translation(at)
    return mesh


def test_two_bodies_are_fitted_each(tmp_path: Path) -> None:
    path = mixed(tmp_path / "two.stl", box((20, 12, 5)), box((6, 7, 30), (40, 0, 0)))
    run = Run(tmp_path, list(fit(CadfitParams(mesh=path, budget_s=10), tmp_path)))
    assert run.result.figures["operations"] == 2 and run.result.figures["iou"] == pytest.approx(1, abs=1e-6)
    solids = cq.importers.importStep(str(tmp_path / "part.step")).solids().vals()
    assert sorted(s.Volume() for s in solids) == pytest.approx([1200, 1260], rel=1e-6)
    names = [p["name"] for p in run.result.data["parameters"]]
    assert len(names) == len(set(names)) and all(n.startswith(("body1_", "body2_")) for n in names)
    assert any("2 separate bodies" in note for note in run.result.data["notes"])
    fractions = [e.fraction for e in run.events if isinstance(e, Progress)]
    assert fractions == sorted(fractions)
    other = tmp_path / "again"
    other.mkdir()
    name = next(p["name"] for p in run.result.data["parameters"] if p["value"] == pytest.approx(30))
    assert step_volume(rebuilt(run, other, **{name: 33.0})) == pytest.approx(1200 + 42 * 33, rel=1e-6)


def test_an_inverted_mesh_is_turned_and_the_budget_is_kept(plate_stl: Path, tmp_path: Path) -> None:
    mesh = trimesh.load_mesh(plate_stl)
    mesh.invert()
    mesh.export(tmp_path / "inside out.stl")
    run = Run(tmp_path, list(fit(CadfitParams(mesh=tmp_path / "inside out.stl", budget_s=5, fillets=False), tmp_path)))
    assert step_volume(run) == pytest.approx(BAND, rel=1e-6)
    assert run.result.data["notes"], "what was repaired is told"


def test_an_open_mesh_is_refused(tmp_path: Path) -> None:
    mesh = trimesh.creation.icosphere(subdivisions=3, radius=10)
    mesh.update_faces(mesh.triangles_center[:, 2] < 3)
    mesh.export(tmp_path / "open.stl")
    with pytest.raises(InputError) as caught:
        list(fit(CadfitParams(mesh=tmp_path / "open.stl"), tmp_path))
    assert_one_sentence(caught.value)


@pytest.mark.parametrize(
    "content", [b"", b"solid\n", b"hello, I am no mesh\n" * 20, b"\x00" * 84], ids=["empty", "bare", "text", "zeros"]
)
def test_what_is_no_mesh_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.stl"
    path.write_bytes(content)
    with pytest.raises(InputError) as caught:
        list(fit(CadfitParams(mesh=path), tmp_path))
    assert_one_sentence(caught.value)


def test_free_form_within_a_small_budget_ends_with_a_valid_part(tmp_path: Path) -> None:
    mesh = trimesh.creation.icosphere(subdivisions=4, radius=10)
    bumps = (
        1
        + 0.1 * np.sin(0.7 * mesh.vertices[:, :1]) * np.cos(0.9 * mesh.vertices[:, 1:2] + 0.5)
        + 0.06 * np.sin(mesh.vertices[:, 2:])
    )
    trimesh.Trimesh(mesh.vertices * bumps, mesh.faces, process=False).export(tmp_path / "lump.stl")
    run = Run(tmp_path, list(fit(CadfitParams(mesh=tmp_path / "lump.stl", budget_s=5), tmp_path)))
    figures = run.result.figures
    assert figures["valid"] == 1 and 0.7 < figures["iou"] <= 1
    assert run.result.data["grade"] in ("B", "C", "D")
    assert figures["seconds"] < 60, "a budget of 5 s, and a machine that may be busy"
    share = next(row["area_share"] for row in run.result.data["surfaces"] if row["kind"] == "free-form")
    assert share > 0.8


# --- rebuilds


def assert_one_sentence(error: InputError) -> None:
    text = str(error)
    assert 10 < len(text) < 400 and "\n" not in text and "Traceback" not in text and ";" in text, "what is wrong; what to do"


def test_a_wider_hole_takes_away_its_volume(fitted: Run, plate_stl: Path, tmp_path: Path) -> None:
    run = rebuilt(fitted, tmp_path, mesh=plate_stl, hole_d=8.0)
    assert step_volume(run) == pytest.approx(60 * 40 * 8 - 4 * np.pi * 16 * 8, rel=1e-6)
    lost = 4 * np.pi * (16 - 3.25**2) * 8
    assert run.result.figures["iou"] == pytest.approx(1 - lost / BAND, abs=1e-3), "compared with the mesh that is given"
    assert {p["name"]: p["source"] for p in run.result.data["parameters"]}["hole_d"] == "user"
    assert "hole_d = 8.0" in run.text("script")


def test_a_thicker_plate_keeps_its_holes_through(fitted: Run, tmp_path: Path) -> None:
    run = rebuilt(fitted, tmp_path, plate_thickness=15.0)
    assert step_volume(run) == pytest.approx(BAND / 8 * 15, rel=1e-6)
    assert run.result.figures["iou"] is None and run.result.figures["valid"] == 1


def test_a_rebuild_without_changes_builds_the_same_part(fitted: Run, tmp_path: Path) -> None:
    run = rebuilt(fitted, tmp_path)
    assert run.text("script") == fitted.text("script") and step_volume(run) == pytest.approx(BAND, rel=1e-6)
    again = tmp_path / "again"
    again.mkdir()
    back = rebuilt(rebuilt(run, again, hole_d=7.0), tmp_path, hole_d=6.5)
    assert step_volume(back) == pytest.approx(BAND, rel=1e-6)


REFUSED = [
    {"no_such_name": 3.0},
    {"hole_d": float("nan")},
    {"hole_d": float("inf")},
    {"hole_d": 0.0},
    {"hole_d": -6.5},
    {"plate_width": 0.0},
    {"plate_thickness": 0.0},
    {"hole_d": 60.0},
]
ABSURD = [
    {"plate_width": -60.0},
    {"plate_thickness": -8.0},
    {"hole_d": 1e9},
    {"plate_width": 1e12},
    {"hole_d": 500.0},
    {"plate_width": 1e-9},
]
"""Negative and absurd sizes, and holes so wide that the kernel's cut fails in silence."""


@pytest.mark.parametrize("values", [*REFUSED, *ABSURD], ids=str)
def test_values_that_make_no_part_are_refused_in_one_sentence(fitted: Run, tmp_path: Path, values: dict[str, float]) -> None:
    with pytest.raises(InputError) as caught:
        rebuilt(fitted, tmp_path, **values)
    assert_one_sentence(caught.value)
    assert next(iter(values)) in str(caught.value)


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "{}",
        "null",
        '{"title": "x"}',
        "\x00\x01",
        '{"title": "x", "unit": "mm", "surprise": 1}',
        '{"title": "x", "unit": "mm"}',
    ],
)
def test_what_is_no_program_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "program.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(InputError) as caught:
        list(rebuild(RebuildParams(program=path), tmp_path))
    assert_one_sentence(caught.value)


def test_a_program_file_cannot_run_code(fitted: Run, tmp_path: Path) -> None:
    """Anybody may send a program to be built: it is data, and none of its texts may reach the interpreter."""
    data = json.loads(fitted.text("program"))
    witness = tmp_path / "witness"
    data["parameters"][0]["name"] = f"open({str(witness)!r}, 'w').close(); hole_e"
    path = tmp_path / "program.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(InputError):
        list(rebuild(RebuildParams(program=path), tmp_path))
    assert not witness.exists()


def test_params_have_bounds() -> None:
    check: Callable[..., CadfitParams] = CadfitParams
    with pytest.raises(ValueError):
        check(mesh=Path("a.stl"), budget_s=1)
    with pytest.raises(ValueError):
        check(mesh=Path("a.stl"), unit="furlong")
    with pytest.raises(ValueError):
        check(mesh=Path("a.stl"), unknown=1)
