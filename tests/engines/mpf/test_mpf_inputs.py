"""What people bring: clouds in any frame and unit, broken ones, meshes without faces; a surface or one sentence for each."""

from __future__ import annotations

import re
import resource
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import trimesh

from engines.contract import InputError, Result
from engines.mpf.engine import _read, reconstruct_file
from engines.mpf.params import MpfParams
from engines.mpf.reconstruction import Reconstruction, reconstruct

RANDOM = np.random.default_rng(1)


def cap(count: int = 1500) -> np.ndarray:
    """Points (n, 3) evenly on the upper half of a sphere of radius 1: an open sheet."""
    k = np.arange(count) + 0.5
    height, turn = k / count, np.pi * (1 + 5**0.5) * k
    flat = np.sqrt(1 - height**2)
    return np.column_stack([flat * np.cos(turn), flat * np.sin(turn), height])


def quick(points: np.ndarray) -> Reconstruction:
    return reconstruct(points, effort="quick")


def run(path: Path) -> Result:
    folder = path.parent / f"{path.stem}-run"
    folder.mkdir()
    return list(reconstruct_file(MpfParams(file=path, effort="quick", mesh_points=2000), folder))[-1]


def refused(path: Path) -> str:
    with pytest.raises(InputError) as caught:
        run(path)
    text = str(caught.value)
    assert ";" in text and "\n" not in text and len(text) < 300
    return text


def off_the_cap(mesh: trimesh.Trimesh, centre: np.ndarray | float = 0.0, radius: float = 1.0) -> np.ndarray:
    """How far vertices lie off the sphere (n,), in radii."""
    return np.abs(np.linalg.norm((mesh.vertices - centre) / radius, axis=1) - 1)


# --- frames and units


@pytest.fixture(scope="module")
def plain() -> Reconstruction:
    return quick(cap())


def test_the_cap_is_an_open_sheet(plain: Reconstruction) -> None:
    assert np.quantile(off_the_cap(plain.mesh), 0.95) < 0.01
    assert plain.mesh.area == pytest.approx(2 * np.pi, rel=0.06) and not plain.mesh.is_watertight


@pytest.mark.parametrize(
    ("unit", "place"),
    [(1.0, np.array([500_000.0, 5_000_000.0, 120.0])), (1e-6, np.zeros(3)), (1e6, np.zeros(3))],
    ids=["UTM", "tiny", "huge"],
)
def test_the_surface_is_in_the_frame_and_unit_of_the_points(plain: Reconstruction, unit: float, place: np.ndarray) -> None:
    found = quick(cap() * unit + place).mesh
    assert found.vertices.dtype == np.float64
    assert np.quantile(off_the_cap(found, place, unit), 0.95) < 0.01
    assert found.area == pytest.approx(plain.mesh.area * unit**2, rel=0.01)
    assert np.abs((found.bounds - place) / unit - plain.mesh.bounds).max() < 0.01


def test_a_survey_s_file_comes_back_at_its_place(tmp_path: Path) -> None:
    place = np.array([500_000.0, 5_000_000.0, 120.0])
    np.savetxt(tmp_path / "utm.xyz", cap() + place, fmt="%.5f")
    result = run(tmp_path / "utm.xyz")
    folder = tmp_path / "utm-run"
    assert np.quantile(off_the_cap(trimesh.load(folder / result.artifacts["obj"], force="mesh"), place), 0.95) < 0.01
    assert result.figures["fit"] < 0.3


# --- points that span little


def test_a_plane_gives_a_flat_surface() -> None:
    flat = np.column_stack([RANDOM.uniform(0, 2, (1500, 2)), np.zeros(1500)])
    tilt = trimesh.transformations.euler_matrix(0.4, 0.9, 0.1)[:3, :3]
    found = quick(flat @ tilt.T + 5.0).mesh
    back = (found.vertices - 5.0) @ tilt
    assert np.abs(back[:, 2]).max() < 1e-3 * np.linalg.norm([2, 2]), "flat"
    assert found.area == pytest.approx(4.0, rel=0.08), "one sheet"


def test_an_exact_grid_gives_a_flat_surface() -> None:
    grid = np.stack(np.meshgrid(*[np.linspace(0, 1, 40)] * 2, [0.0]), axis=-1).reshape(-1, 3)
    found = quick(grid).mesh
    assert np.abs(found.vertices[:, 2]).max() < 2e-3 and found.area == pytest.approx(1.0, rel=0.08)


def test_rows_that_are_no_numbers_are_left_out_and_told_of(tmp_path: Path) -> None:
    points = cap()
    points[10:14, 1], points[20] = np.nan, np.inf
    np.save(tmp_path / "gaps.npy", points)
    result = run(tmp_path / "gaps.npy")
    assert result.figures["points"] > 1400
    assert any("5 points with coordinates that are no numbers" in note for note in result.data["notes"])


# --- what is refused, and how


def saved(points: np.ndarray) -> Callable[[Path], None]:
    return lambda path: np.savetxt(path, points)


BAD: dict[str, tuple[Callable[[Path], object], str]] = {
    "three.xyz": (saved(np.eye(3)), "3 points, too few"),
    "equal.xyz": (saved(np.ones((500, 3))), "same place|different points"),
    "line.xyz": (saved(np.linspace(0, 1, 500)[:, None] * [1.0, 2.0, 3.0]), "one line"),
    "nan.xyz": (saved(np.full((500, 3), np.nan)), "0 points, too few"),
    "pairs.xyz": (saved(np.ones((500, 2))), "three numbers in a line"),
    "words.txt": (lambda path: path.write_text("nothing but words here\n" * 300), "isn't numbers"),
    "empty.ply": (lambda path: path.write_bytes(b""), "empty"),
    "empty.las": (lambda path: path.write_bytes(b""), "empty"),
    "photo.ply": (lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(400)), "PNG picture"),
    "cut.npy": (lambda path: (np.save(path, cap()), path.write_bytes(path.read_bytes()[:9000])), "no whole NumPy array"),
    "bare.stl": (lambda path: path.write_bytes(bytes(84)), "no triangles"),
    "noise.xyz": (saved(np.full((5, 3), 1e300)), "too few"),
}


@pytest.mark.parametrize("name", BAD)
def test_one_sentence_says_what_is_wrong(tmp_path: Path, name: str) -> None:
    write, words = BAD[name]
    write(tmp_path / name)
    assert re.search(words, refused(tmp_path / name))


def test_a_glb_of_points_is_told_that_it_has_no_triangles(tmp_path: Path) -> None:
    trimesh.Scene([trimesh.PointCloud(cap())]).export(tmp_path / "points.glb")
    assert "no triangles" in refused(tmp_path / "points.glb")


# --- reading


@pytest.mark.parametrize("name", ["bare.obj", "bare.ply"])
def test_a_mesh_file_without_faces_is_a_cloud(tmp_path: Path, name: str) -> None:
    points = cap(600)
    if name.endswith("obj"):
        (tmp_path / name).write_text("".join(f"v {x:.9f} {y:.9f} {z:.9f}\n" for x, y, z in points))
    else:
        trimesh.PointCloud(points).export(tmp_path / name)
    read, normals, notes, mesh = _read(MpfParams(file=tmp_path / name))
    assert np.abs(read - points).max() < 1e-6 and normals is None and notes == [] and mesh is None


def test_normals_of_the_file_are_handed_on(tmp_path: Path) -> None:
    np.save(tmp_path / "cap.npy", np.hstack([cap(), cap()]))
    read, normals, _, mesh = _read(MpfParams(file=tmp_path / "cap.npy"))
    assert np.array_equal(read, cap()) and np.allclose(normals, cap()) and mesh is None


def test_the_mesh_that_points_were_drawn_from_is_handed_on(tmp_path: Path) -> None:
    flat = trimesh.Trimesh([[0, 0, 0], [4, 0, 0], [4, 3, 0], [0, 3, 0]], [[0, 1, 2], [0, 2, 3]])
    flat.export(tmp_path / "sheet.stl")
    read, normals, notes, mesh = _read(MpfParams(file=tmp_path / "sheet.stl", mesh_points=700))
    assert read.shape == (700, 3) and normals is None and "700 points were drawn" in notes[-1]
    assert mesh.area == pytest.approx(12.0) and np.abs(read[:, 2]).max() == 0
    assert read.min(0) == pytest.approx([0, 0, 0], abs=0.2) and read.max(0) == pytest.approx([4, 3, 0], abs=0.2)


def test_fifty_million_points_take_little_memory(tmp_path: Path) -> None:
    """A sparse file: nothing of it lies on the disk but the rows that are looked for."""
    array = np.lib.format.open_memmap(tmp_path / "large.npy", mode="w+", dtype=np.float32, shape=(50_000_000, 3))
    array[25 * 7], array[25 * 1_000_000] = [1, 2, 3], [4, 5, 6]
    array.flush()
    del array
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    read, _, notes, _ = _read(MpfParams(file=tmp_path / "large.npy"))
    assert (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1e6 < 0.6, "GB"
    assert notes == ["50,000,000 points, every 25th used."] and len(read) == 2_000_000
    assert read[7].tolist() == [1, 2, 3] and read[1_000_000].tolist() == [4, 5, 6] and read.any(1).sum() == 2
