"""The engine from a file to the result, and wall thickness."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import trimesh
from scipy.spatial import cKDTree

from engines.contract import InputError, Metric, Preview, Progress, Result
from engines.meshes.native import open3d
from engines.mpf import FIGURES
from engines.mpf.engine import reconstruct_file
from engines.mpf.params import MpfParams
from engines.mpf.shapes import shape
from engines.mpf.thickness import wall_thickness


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder: Path = tmp_path_factory.mktemp("run")
    points = shape("parallel-sheets").cloud(5000, seed=1)
    np.save(folder / "cloud.npy", points)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engines.mpf.engine._MOST_BESIDE", 6.0)
        events = list(reconstruct_file(MpfParams(file=folder / "cloud.npy", effort="quick"), folder))
    return folder, points, events


def test_events_lead_from_points_to_the_result(run) -> None:
    folder, points, events = run
    assert isinstance(events[-1], Result) and sum(isinstance(event, Result) for event in events) == 1
    fractions = [event.fraction for event in events if isinstance(event, Progress)]
    assert fractions == sorted(fractions)
    previews = [event for event in events if isinstance(event, Preview)]
    assert previews[0].kind == "points" and previews[1].kind == "surface"
    (cloud,) = trimesh.load(folder / previews[0].path).geometry.values()
    assert len(cloud.vertices) == len(points)
    kept = [preview for preview in previews if (folder / preview.path).is_file()]
    assert [preview.kind for preview in kept if preview.data.get("final") or preview.kind != "surface"] == [
        "points", "surface", "fields", "beside", "beside",
    ]
    looks = sorted(path.name for path in folder.glob("surface_*.glb"))
    assert 0 < len(looks) <= 2, "only the newest looks stay"
    assert all((folder / preview.path).stat().st_size > 1000 for preview in kept)
    assert {"loss", "beta", "L_zero", "L_eik", "L_phase"} <= {event.name for event in events if isinstance(event, Metric)}


def test_other_methods_have_rows_of_the_same_figures(run) -> None:
    folder, _, events = run
    rows, figures = events[-1].data["rows"], events[-1].figures
    assert list(rows) == ["mpf", "sdf", "poisson"]
    for name in ("sdf", "poisson"):
        assert figures[f"{name}_covered"] == rows[name]["covered"] and rows[name]["seconds"] > 0
        assert (folder / events[-1].artifacts[f"{name}_glb"]).is_file()
    assert rows["mpf"]["covered"] == figures["covered"] > rows["sdf"]["covered"]
    assert "chamfer" not in figures, "nobody knows the truth of a bare cloud"
    assert set(figures) <= set(FIGURES)


def test_every_file_opens_with_the_inputs_bounds(run) -> None:
    folder, points, events = run
    bounds = np.array([points.min(0), points.max(0)])
    size = np.linalg.norm(np.ptp(points, axis=0))
    for name in ("ply", "obj", "stl"):
        mesh = trimesh.load(folder / events[-1].artifacts[name], force="mesh")
        assert np.abs(mesh.bounds - bounds).max() < 0.01 * size, name
    turned = trimesh.load(folder / events[-1].artifacts["glb"], force="mesh").bounds
    assert turned[1] - turned[0] == pytest.approx((bounds[1] - bounds[0])[[0, 2, 1]], abs=0.02 * size)
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    assert report["figures"] == events[-1].figures and report["losses"]


def test_figures_are_those_of_the_shape(run) -> None:
    figures = run[2][-1].figures
    assert figures["thickness"] == pytest.approx(1.38, rel=0.03)
    assert figures["gap"] == pytest.approx(1.0, rel=0.1)
    assert figures["covered"] > 98 and figures["fit"] < 0.05


def test_the_fields_lie_where_they_say(run) -> None:
    folder, points, events = run
    with np.load(folder / events[-1].artifacts["fields"]) as fields:
        counts = fields["r"].shape
        far = np.array(fields["origin"]) + fields["step"] * (np.array(counts) - 1)
        assert (fields["origin"] < points.min(0)).all() and (far > points.max(0)).all()
        assert (fields["r"] >= 0).all() and (np.abs(fields["phase"]) <= 1).all()
        places = np.round((points - fields["origin"]) / fields["step"]).astype(int)
        assert fields["r"][tuple(places.T)].max() < 1.2 * fields["step"]
        assert fields["phase"].shape == fields["phi"].shape == fields["theta"].shape == counts


def test_points_are_drawn_from_a_mesh(tmp_path: Path) -> None:
    trimesh.creation.torus(10, 3).export(tmp_path / "torus.stl")
    params = MpfParams(file=tmp_path / "torus.stl", effort="quick", mesh_points=3000, beside=[])
    result = list(reconstruct_file(params, tmp_path))[-1]
    assert any("3,000 points" in note for note in result.data["notes"])
    # The mesh is the truth: a torus of 32 facets, its points' surface within a fifth of a percent.
    assert result.figures["chamfer"] < 0.2 and result.figures["f_score"] > 97 and result.data["truth"]
    assert list(result.data["rows"]) == ["mpf"]
    assert trimesh.load(tmp_path / result.artifacts["ply"]).extents == pytest.approx([26, 26, 6], abs=0.5)


def test_a_truth_that_is_given_is_measured_against(tmp_path: Path) -> None:
    torus = trimesh.creation.torus(10, 3, major_sections=96, minor_sections=48)
    torus.export(tmp_path / "true.stl")
    np.savetxt(tmp_path / "cloud.xyz", trimesh.sample.sample_surface(torus, 2500, seed=2)[0])
    params = MpfParams(
        file=tmp_path / "cloud.xyz", truth=tmp_path / "true.stl", effort="quick", beside=[], noise=0.1, outliers=5, hole=4
    )
    *events, result = reconstruct_file(params, tmp_path)
    assert result.figures["points"] < 0.96 * 2500 and any("0.1 % noise, 5 % strays" in note for note in result.data["notes"])
    assert result.figures["f_score"] > 85
    final = next(event for event in events if isinstance(event, Preview) and event.data.get("final"))
    assert final.data["limit"] == pytest.approx(0.005 * np.linalg.norm(torus.extents), rel=1e-3)

    trimesh.creation.box().apply_translation([500, 0, 0]).export(tmp_path / "far.stl")
    with pytest.raises(InputError, match="same frame"):
        list(reconstruct_file(params.model_copy(update={"truth": tmp_path / "far.stl"}), tmp_path))


def test_the_sides_of_a_files_normals_are_kept(tmp_path: Path) -> None:
    way = -1  # by itself it would look outwards
    points = np.random.default_rng(0).normal(size=(1200, 3))
    points /= np.linalg.norm(points, axis=1, keepdims=True)
    np.savetxt(tmp_path / "ball.xyz", np.hstack([points, way * points]), fmt="%.6f")
    params = MpfParams(file=tmp_path / "ball.xyz", effort="quick", beside=[])
    result = list(reconstruct_file(params, tmp_path))[-1]
    mesh = trimesh.load(tmp_path / result.artifacts["stl"], force="mesh")
    assert mesh.volume * way == pytest.approx(4 / 3 * np.pi, rel=0.03)
    assert any("say which side" in note for note in result.data["notes"])


def test_coordinates_of_a_survey_keep_their_millimetres(tmp_path: Path) -> None:
    place = np.array([512_345.678, 5_412_345.678, 431.25])
    points = shape("hemisphere").cloud(1500, seed=1) / 100 + place
    np.save(tmp_path / "survey.npy", points)
    result = list(reconstruct_file(MpfParams(file=tmp_path / "survey.npy", effort="quick", beside=[]), tmp_path))[-1]
    found = np.asarray(open3d().io.read_triangle_mesh(str(tmp_path / result.artifacts["ply"])).vertices)
    assert np.abs(found.min(0) - points.min(0)).max() < 0.02 and np.abs(found.max(0) - points.max(0)).max() < 0.02
    # The surface lies on the points, not on what single precision makes of them (half a metre at five million).
    assert np.median(cKDTree(points).query(found)[0]) < 0.02


BAD = {
    "pickle.npy": lambda path: np.save(path, np.array([{}], dtype=object), allow_pickle=True),
    "flat.npy": lambda path: np.save(path, np.zeros(3000)),
    "words.npy": lambda path: path.write_text("no array"),
    "three.xyz": lambda path: np.savetxt(path, np.eye(3)),
    "empty.ply": lambda path: path.write_bytes(b""),
}


@pytest.mark.parametrize("name", BAD)
def test_files_that_are_no_points_are_refused(tmp_path: Path, name: str) -> None:
    BAD[name](tmp_path / name)
    with pytest.raises(InputError) as caught:
        list(reconstruct_file(MpfParams(file=tmp_path / name), tmp_path))
    assert ";" in str(caught.value) and "\n" not in str(caught.value)


# --- thickness


def test_the_wall_of_a_hollow_ball_is_its_gap() -> None:
    outer, inner = trimesh.creation.icosphere(5, 10.0), trimesh.creation.icosphere(5, 9.5)
    inner.invert()
    found = wall_thickness(trimesh.util.concatenate([outer, inner]))
    assert np.allclose(found, 0.5, atol=0.01)


def test_a_single_sheet_and_a_thick_body_have_no_wall() -> None:
    sheet = trimesh.creation.icosphere(4, 10.0)
    sheet.update_faces(sheet.triangles_center[:, 2] > 0)
    sheet.remove_unreferenced_vertices()
    assert np.isinf(wall_thickness(sheet)).all()
    assert np.isinf(wall_thickness(trimesh.creation.icosphere(4, 10.0))).all()
    assert len(wall_thickness(trimesh.Trimesh())) == 0
