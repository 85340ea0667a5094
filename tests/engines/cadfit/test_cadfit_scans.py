"""Noisy meshes and point clouds of parts with known dimensions: what is found, and what is taken for a scan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import cadquery as cq
import numpy as np
import pytest
import trimesh

from engines.cadfit.engine import _read, fit
from engines.cadfit.params import CadfitParams
from engines.cadfit.scans.cleaned import Cleaned, cleaned
from engines.cadfit.scans.noise import is_scan
from engines.cadfit.sections import _contact, _Curve
from engines.cadfit.segmentation import find_surfaces
from engines.cadfit.surfaces import Cylinder, Plane
from engines.contract import Result
from engines.meshes.files import read_mesh
from engines.meshes.repair import bodies, from_manifold, repaired, to_manifold

SAMPLES = sorted((Path(__file__).parents[3] / "assets" / "samples" / "cad").glob("*.stl"))
MeshOf = Callable[..., trimesh.Trimesh]


def noisy(mesh: trimesh.Trimesh, share: float, edge: float = 1.6) -> trimesh.Trimesh:
    """The mesh as a scanner would give it: even triangles, Gaussian noise of a share of the diagonal on each coordinate."""
    fine = from_manifold(to_manifold(mesh).refine_to_length(edge))
    size = float(np.linalg.norm(mesh.extents))
    moved = fine.vertices + np.random.default_rng(1).normal(0, share * size, fine.vertices.shape)
    return trimesh.Trimesh(moved, fine.faces, process=False)


def iou(a: trimesh.Trimesh, b: trimesh.Trimesh) -> float:
    one, other = to_manifold(a), to_manifold(b)
    both = (one ^ other).volume()
    return both / (one.volume() + other.volume() - both)


@pytest.fixture(scope="session")
def drilled(mesh_of: MeshOf) -> trimesh.Trimesh:
    """60 × 40 × 8 with corners R6 and two through holes Ø6 at x = ±18."""
    part = cq.Workplane().box(60, 40, 8).edges("|Z").fillet(6).faces(">Z").workplane()
    return mesh_of(part.pushPoints([(-18, 0), (18, 0)]).hole(6), chord=0.01)


@dataclass(frozen=True)
class Scan:
    """A fit of a scan, and the part that it made."""

    folder: Path
    result: Result

    @property
    def part(self) -> trimesh.Trimesh:
        return repaired(read_mesh(self.folder / "part.stl").mesh).mesh

    @property
    def script(self) -> bytes:
        return (self.folder / self.result.artifacts["script"]).read_bytes()


def run(path: Path, folder: Path) -> Scan:
    folder.mkdir()
    result = list(fit(CadfitParams(mesh=path, budget_s=20), folder))[-1]
    assert isinstance(result, Result)
    return Scan(folder, result)


@pytest.fixture(scope="session")
def scanned(drilled: trimesh.Trimesh, tmp_path_factory: pytest.TempPathFactory) -> Scan:
    """The plate with noise of 0.1 % of its diagonal, fitted."""
    folder = tmp_path_factory.mktemp("scan")
    noisy(drilled, 1e-3).export(folder / "plate.stl")
    return run(folder / "plate.stl", folder / "fit")


# --- what is a scan


@pytest.mark.parametrize("path", SAMPLES, ids=lambda p: p.stem)
def test_a_modelled_part_is_no_scan(path: Path) -> None:
    for body in bodies(repaired(read_mesh(path).mesh).mesh):
        assert not is_scan(body)


def saddles(subdivisions: int) -> trimesh.Trimesh:
    mesh = trimesh.creation.icosphere(subdivisions=subdivisions, radius=10)
    x, y, z = mesh.vertices.T
    bumps = 1 + 0.1 * np.sin(0.7 * x) * np.cos(0.9 * y + 0.5) + 0.06 * np.sin(z)
    return trimesh.Trimesh(mesh.vertices * bumps[:, None], mesh.faces, process=False)


SMOOTH = {
    "sphere": lambda: trimesh.creation.icosphere(subdivisions=4, radius=10),
    "torus": lambda: trimesh.creation.torus(20, 5, major_sections=60, minor_sections=30),
    "coarse saddles": lambda: saddles(3),
    "saddles": lambda: saddles(4),
    "fine saddles": lambda: saddles(5),
}


@pytest.mark.parametrize("made", SMOOTH.values(), ids=SMOOTH.keys())
def test_a_smooth_surface_is_no_scan(made: Callable[[], trimesh.Trimesh]) -> None:
    assert not is_scan(made())


def test_a_loft_as_a_kernel_meshes_it_is_no_scan(tmp_path: Path) -> None:
    """Its strips of slivers bend both ways, as noise does."""
    funnel = cq.Workplane().rect(50, 50).workplane(offset=40).circle(14).loft(combine=True)
    funnel = funnel.cut(cq.Workplane().rect(44, 44).workplane(offset=40).circle(11).loft(combine=True))
    cq.exporters.export(funnel, str(tmp_path / "funnel.stl"), tolerance=0.02, angularTolerance=0.1)
    assert not is_scan(repaired(trimesh.load(tmp_path / "funnel.stl", force="mesh")).mesh)


@pytest.mark.parametrize("share", [5e-5, 5e-4, 1e-3, 3e-3])
@pytest.mark.parametrize("edge", [1.0, 2.0])
def test_noise_makes_a_scan(drilled: trimesh.Trimesh, share: float, edge: float) -> None:
    mesh = noisy(drilled, share, edge)
    assert is_scan(mesh)
    smoothed = trimesh.smoothing.filter_taubin(mesh.copy(), iterations=10)
    assert share < 5e-4 or is_scan(smoothed), "scanners' software smooths"


# --- the surfaces


@pytest.fixture(scope="session", params=[1e-3, pytest.param(3e-3, marks=pytest.mark.slow)], ids=["0.1 %", "0.3 %"])
def clean(request: pytest.FixtureRequest, drilled: trimesh.Trimesh) -> tuple[float, Cleaned]:
    found = cleaned(noisy(drilled, request.param))
    assert found is not None
    return request.param * float(np.linalg.norm(drilled.extents)), found


def test_true_dimensions_are_found_through_the_noise(clean: tuple[float, Cleaned], drilled: trimesh.Trimesh) -> None:
    noise, found = clean
    assert 0.4 * noise < found.noise < 1.1 * noise, "centres of triangles have less noise than their vertices"
    assert found.explained > 0.9
    square = [s for s in found.surfaces if isinstance(s, Plane) and np.abs(s.normal).max() > 1 - 1e-9]
    planes = {tuple(np.round(s.normal).astype(int)): s.offset for s in square}
    truth = {0: 30, 1: 20, 2: 4}
    assert len(planes) == 6
    for normal, offset in planes.items():
        assert offset == pytest.approx(truth[int(np.argmax(np.abs(normal)))], abs=0.3 * noise)
    rounds = sorted((s for s in found.surfaces if isinstance(s, Cylinder)), key=lambda s: s.radius)
    assert [s.radius for s in rounds[:2]] == pytest.approx([3, 3], abs=0.3 * noise)
    assert sorted(s.point[0] for s in rounds[:2]) == pytest.approx([-18, 18], abs=0.3 * noise)
    if noise < 0.1:  # noise three times as large may leave a corner as flats
        assert [s.radius for s in rounds[2:]] == pytest.approx([6] * 4, rel=0.03)
        assert len(found.surfaces) == 12
    assert iou(found.mesh, drilled) > 0.985


def test_known_surfaces_are_the_only_ones(clean: tuple[float, Cleaned]) -> None:
    _, found = clean
    segmented = find_surfaces(found.mesh, known=found.surfaces)
    assert all(any(patch.surface is surface for surface in found.surfaces) for patch in segmented.patches)
    area = float(np.sum(found.mesh.area_faces[segmented.labels < 0]))
    assert area < 0.05 * found.mesh.area


# --- the fit


def test_the_fit_of_a_scan_is_the_part(scanned: Scan, drilled: trimesh.Trimesh) -> None:
    assert iou(scanned.part, drilled) > 0.99
    assert scanned.result.figures["operations"] <= 3, "the clean plate has two"
    assert any("a scan with noise" in note for note in scanned.result.data["notes"])
    values = {p["name"]: p["value"] for p in scanned.result.data["parameters"]}
    assert values["hole_d"] == pytest.approx(6, abs=0.05) and values["plate_corner_r"] == pytest.approx(6, rel=0.03)


@pytest.mark.slow
def test_the_same_scan_gives_the_same_script(scanned: Scan, tmp_path: Path) -> None:
    if any("too slow" in note for note in scanned.result.data["notes"]):
        pytest.skip("this machine is too slow for the budget, and says so")
    again = run(scanned.folder.parent / "plate.stl", tmp_path / "again")
    assert again.script == scanned.script


# --- clouds and gaps


def test_a_missing_patch_is_closed(drilled: trimesh.Trimesh, tmp_path: Path) -> None:
    mesh = noisy(drilled, 1e-3)
    near = np.argsort(np.linalg.norm(mesh.triangles_center - [2, 5, 4], axis=1))
    gone = near[: np.searchsorted(np.cumsum(mesh.area_faces[near]), 0.05 * mesh.area)]
    mesh.update_faces(~np.isin(np.arange(len(mesh.faces)), gone))
    mesh.export(tmp_path / "gap.stl")
    intake = _read(tmp_path / "gap.stl")
    assert intake.measured and intake.notes and len(intake.parts) == 1
    assert iou(intake.mesh, drilled) > 0.95


@pytest.mark.parametrize("name", ["cloud.xyz", "cloud.ply"])
def test_a_point_cloud_becomes_the_part(drilled: trimesh.Trimesh, tmp_path: Path, name: str) -> None:
    points, faces = trimesh.sample.sample_surface(drilled, 40_000, seed=3)
    points = points + np.random.default_rng(4).normal(0, 0.03, points.shape)
    stray = np.random.default_rng(5).uniform(-60, 60, (30, 3))
    if name.endswith("xyz"):
        normals = drilled.face_normals[faces]
        rows = np.vstack([np.column_stack([points, normals]), np.column_stack([stray, np.tile([0.0, 0.0, 1.0], (30, 1))])])
        np.savetxt(tmp_path / name, rows, fmt="%.6f")
    else:
        trimesh.PointCloud(np.vstack([points, stray])).export(tmp_path / name)
    intake = _read(tmp_path / name)
    assert intake.measured and any("Poisson" in note for note in intake.notes)
    found = cleaned(intake.parts[0])
    assert found is not None and iou(found.mesh, drilled) > 0.97


# --- curves that touch


def line(normal: tuple[float, float], offset: float) -> _Curve:
    return _Curve(normal=np.array(normal, float), offset=offset)


def circle(x: float, y: float, radius: float) -> _Curve:
    return _Curve(centre=np.array([x, y], float), radius=radius)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (line((0, 1), 5), circle(2, 0, 5), (2, 5)),
        (circle(2, 0, 5), line((1, 0), -3), (-3, 0)),
        (circle(0, 0, 3), circle(5, 0, 2), (3, 0)),
        (circle(0, 0, 5), circle(3, 0, 2), (5, 0)),
        (circle(3, 0, 2), circle(0, 0, 5), (5, 0)),
        (circle(0, 0, 3), circle(4, 0, 3), None),
        (circle(0, 0, 3), circle(0, 0, 3), None),
        (line((0, 1), 4), circle(0, 0, 5), None),
        (line((0, 1), 4), line((1, 0), 4), None),
    ],
)
def test_where_curves_touch(first: _Curve, second: _Curve, expected: tuple[float, float] | None) -> None:
    found = _contact(first, second)
    assert (found is None) == (expected is None)
    if expected is not None:
        assert found == pytest.approx(np.array(expected), abs=1e-9)
