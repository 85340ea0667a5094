"""Point files of every format, written by other programs' libraries: what comes back, how much of it, what is refused."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import laspy
import numpy as np
import pye57
import pytest
import trimesh
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from engines.contract import InputError
from engines.meshes.native import open3d
from engines.meshes.points import holds_points, read_points

UTM = np.array([500_000.0, 5_000_000.0, 120.0])
"""Easting, northing and height in metres: what a survey's coordinates look like."""


def cloud(count: int = 1200) -> tuple[np.ndarray, np.ndarray]:
    """Points (n, 3) about the origin, some 10 large, and unit normals."""
    random = np.random.default_rng(3)
    points = random.normal(0, 3, (count, 3))
    return points, points / np.linalg.norm(points, axis=1)[:, None]


# --- writers: (path, points, normals) → None


def by_open3d(**how) -> Callable:
    def write(path: Path, points: np.ndarray, normals: np.ndarray | None) -> None:
        o3d = open3d()
        found = o3d.geometry.PointCloud(o3d.utility.Vector3dVector(points))
        found.colors = o3d.utility.Vector3dVector(np.full(points.shape, 0.5))
        if normals is not None:
            found.normals = o3d.utility.Vector3dVector(normals)
        assert o3d.io.write_point_cloud(str(path), found, **how)

    return write


def by_laspy(path: Path, points: np.ndarray, normals: np.ndarray | None) -> None:
    header = laspy.LasHeader(point_format=6, version="1.4")
    header.scales, header.offsets = np.full(3, 1e-5), np.floor(points.mean(0))
    if normals is not None:
        header.add_extra_dims([laspy.ExtraBytesParams(name, np.float64) for name in ("NormalX", "NormalY", "NormalZ")])
    found = laspy.LasData(header)
    found.x, found.y, found.z = points.T
    for axis, name in enumerate(("NormalX", "NormalY", "NormalZ")):
        if normals is not None:
            found[name] = normals[:, axis]
    found.write(path)


def by_pye57(path: Path, points: np.ndarray, normals: np.ndarray | None) -> None:
    centre = np.round(points.mean(0))
    with pye57.E57(str(path), mode="w") as file:
        rows = dict(zip(("cartesianX", "cartesianY", "cartesianZ"), (points - centre).T, strict=True))
        file.write_scan_raw(rows, translation=centre, rotation=np.array([1.0, 0, 0, 0]))


def by_numpy(path: Path, points: np.ndarray, normals: np.ndarray | None) -> None:
    np.save(path, points if normals is None else np.hstack([points, normals]))


def by_columns(path: Path, points: np.ndarray, normals: np.ndarray | None) -> None:
    np.save(path, np.asfortranarray(points if normals is None else np.hstack([points, normals])))


def by_fields(path: Path, points: np.ndarray, normals: np.ndarray | None) -> None:
    names = ["time", "x", "y", "z", *(["nx", "ny", "nz"] if normals is not None else [])]
    rows = np.zeros(len(points), dtype=[(name, ">f8") for name in names])
    for name, values in zip(names[1:], np.hstack([points, *([normals] if normals is not None else [])]).T, strict=True):
        rows[name] = values
    np.save(path, rows)


def by_table(path: Path, points: np.ndarray, normals: np.ndarray | None) -> None:
    names, values = ["id", "Z", "Y", "X"], np.column_stack([np.arange(len(points)), points[:, ::-1]])
    if normals is not None:
        names, values = [*names, "Nx", "Ny", "Nz"], np.hstack([values, normals])
    np.savetxt(path, values, delimiter=",", header=",".join(names), comments="")


def by_hand_obj(path: Path, points: np.ndarray, normals: np.ndarray | None) -> None:
    rows = []
    for k, (x, y, z) in enumerate(points):
        rows += [f"vn {' '.join(map(repr, normals[k].tolist()))}"] if normals is not None else []
        rows.append(f"v {float(x)!r} {float(y)!r} {float(z)!r} 0.5 0.5 0.5")
    path.write_text("# made by hand\n" + "\n".join(rows) + "\n")


def by_hand_off(path: Path, points: np.ndarray, normals: np.ndarray | None) -> None:
    np.savetxt(path, points, header=f"OFF\n{len(points)} 0 0", comments="")


# name: writer, error at about 10, error at UTM coordinates (None: the writer has no room for them), keeps normals
FORMATS: dict[str, tuple[Callable, float, float | None, bool]] = {
    "binary.pcd": (by_open3d(), 2e-6, None, True),
    "ascii.pcd": (by_open3d(write_ascii=True), 1e-7, 6e-4, True),
    "packed.pcd": (by_open3d(compressed=True), 2e-6, None, True),
    "binary.ply": (by_open3d(), 0, 0, True),
    "ascii.ply": (by_open3d(write_ascii=True), 1e-4, None, True),
    "open3d.pts": (by_open3d(), 1e-8, 1e-8, False),
    "open3d.xyz": (by_open3d(), 1e-8, 1e-8, False),
    "plain.las": (by_laspy, 6e-6, 6e-6, True),
    "packed.laz": (by_laspy, 6e-6, 6e-6, True),
    "scan.e57": (by_pye57, 2e-6, 2e-6, False),
    "rows.npy": (by_numpy, 0, 0, True),
    "columns.npy": (by_columns, 0, 0, True),
    "fields.npy": (by_fields, 0, 0, True),
    "table.csv": (by_table, 0, 0, True),
    "points.obj": (by_hand_obj, 0, 0, True),
    "points.off": (by_hand_off, 0, 0, False),
}


def written(tmp_path: Path, name: str, points: np.ndarray, normals: np.ndarray | None = None) -> Path:
    FORMATS[name][0](tmp_path / name, points, normals)
    return tmp_path / name


@pytest.mark.parametrize("name", FORMATS)
def test_points_come_back_in_order_and_place(tmp_path: Path, name: str) -> None:
    _, error, far_error, _ = FORMATS[name]
    points, _ = cloud()
    path = written(tmp_path, name, points)
    read = read_points(path)
    assert holds_points(path) and read.normals is None and read.notes == ()
    assert read.positions.dtype == np.float64 and read.positions.shape == points.shape
    assert np.abs(read.positions - points).max() <= error
    if far_error is not None:
        read = read_points(written(tmp_path, name, points + UTM))
        assert np.abs(read.positions - (points + UTM)).max() <= far_error + 1e-9


@pytest.mark.parametrize("name", [name for name, row in FORMATS.items() if row[3]])
def test_normals_come_back(tmp_path: Path, name: str) -> None:
    points, normals = cloud()
    read = read_points(written(tmp_path, name, points, normals))
    assert np.abs(read.normals - normals).max() < 2e-5
    assert np.abs(read.positions - points).max() <= FORMATS[name][1]


@pytest.mark.parametrize("name", FORMATS)
def test_of_too_many_points_every_kth_is_read(tmp_path: Path, name: str) -> None:
    points, normals = cloud()
    path = written(tmp_path, name, points, normals if FORMATS[name][3] else None)
    read = read_points(path, least=100, most=300)
    assert read.notes == ("1,200 points, every 4th used.",)
    assert np.abs(read.positions - points[::4]).max() <= FORMATS[name][1]
    if FORMATS[name][3]:
        assert np.abs(read.normals - normals[::4]).max() < 2e-5


def test_blocks_leave_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every k-th point stays every k-th where one block ends and the next begins."""
    from engines.meshes import point_files

    points, _ = cloud(1201)
    monkeypatch.setattr(point_files, "_ROWS", 97)
    monkeypatch.setattr(point_files, "_BLOCK", 1013)
    for name, (_, error, *_) in FORMATS.items():
        read = read_points(written(tmp_path, name, points), least=100, most=200)
        assert np.abs(read.positions - points[::7]).max() <= error, name
        read = read_points(tmp_path / name)
        assert np.abs(read.positions - points).max() <= error, name


@pytest.mark.parametrize("name", ["binary.pcd", "packed.pcd", "binary.ply", "plain.las", "packed.laz", "scan.e57", "rows.npy",
                                  "columns.npy", "fields.npy", "ascii.pcd", "ascii.ply", "points.off"])  # fmt: skip
@pytest.mark.parametrize("share", [0.01, 0.5, 0.97])
def test_a_file_that_is_cut_off_is_refused(tmp_path: Path, name: str, share: float) -> None:
    path = written(tmp_path, name, cloud()[0])
    whole = path.read_bytes()
    path.write_bytes(whole[: max(int(len(whole) * share), 12)])
    with pytest.raises(InputError) as caught:
        read_points(path)
    assert name in str(caught.value) and ";" in str(caught.value) and "\n" not in str(caught.value)


@pytest.mark.parametrize("suffix", [".pcd", ".las", ".laz", ".e57", ".npy", ".xyz", ".csv", ".txt"])
def test_a_picture_is_called_a_picture(tmp_path: Path, suffix: str) -> None:
    from PIL import Image

    path = tmp_path / f"photo{suffix}"
    stream = io.BytesIO()
    Image.new("RGB", (40, 30)).save(stream, "PNG")
    path.write_bytes(stream.getvalue())
    with pytest.raises(InputError, match=rf"photo\{suffix} is a PNG picture, not .*; save"):
        read_points(path)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_bytes_give_points_or_one_sentence(tmp_path: Path, data: st.DataObject) -> None:
    """A sound file with some bytes changed is read or refused; nothing else comes out."""
    name = data.draw(st.sampled_from(["binary.pcd", "ascii.ply", "binary.ply", "rows.npy", "plain.las", "packed.laz"]))
    path = tmp_path / name
    if not path.exists():
        written(tmp_path, name, cloud(600)[0])
        (tmp_path / f"{name}.whole").write_bytes(path.read_bytes())
    changed = bytearray((tmp_path / f"{name}.whole").read_bytes())
    for place, value in data.draw(st.lists(st.tuples(st.integers(0, 600), st.integers(0, 255)), min_size=1, max_size=6)):
        changed[place] = value
    path.write_bytes(bytes(changed))
    try:
        if holds_points(path):
            assert np.isfinite(read_points(path).positions).all()
    except InputError as error:
        assert ";" in str(error) and "\n" not in str(error)


@pytest.mark.parametrize("name", ["plain.las", "packed.laz"])
@pytest.mark.parametrize("records", [40_000, 2**32 - 1])
def test_a_header_that_promises_records_without_end_is_refused_at_once(tmp_path: Path, name: str, records: int) -> None:
    """laspy alone would make thousands of millions of records out of nothing, until the memory is gone."""
    path = written(tmp_path, name, cloud(600)[0])
    changed = bytearray(path.read_bytes())
    changed[100:104] = records.to_bytes(4, "little")
    path.write_bytes(bytes(changed))
    with pytest.raises(InputError, match=rf"{re.escape(name)} has a damaged header; save or copy it again"):
        read_points(path)


FINITE = st.floats(-1e12, 1e12, allow_subnormal=False)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(points=arrays.arrays(np.float64, st.tuples(st.integers(2, 20), st.just(3)), elements=FINITE))
def test_double_precision_is_exact(tmp_path: Path, points: np.ndarray) -> None:
    """NPY, text with 17 digits, OBJ and double PLY give back every bit."""
    np.savetxt(tmp_path / "a.xyz", points, fmt="%.17g")
    for name in ("rows.npy", "columns.npy", "fields.npy", "points.obj", "binary.ply"):
        assert np.array_equal(read_points(written(tmp_path, name, points), least=1).positions, points), name
    assert np.array_equal(read_points(tmp_path / "a.xyz", least=1).positions, points)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(units=arrays.arrays(np.int32, st.tuples(st.integers(1, 20), st.just(3)), elements=st.integers(-(2**31) + 1, 2**31 - 1)))
def test_las_is_exact_in_its_own_steps(tmp_path: Path, units: np.ndarray) -> None:
    header = laspy.LasHeader(point_format=3, version="1.2")
    header.scales, header.offsets = np.full(3, 1e-3), UTM
    found = laspy.LasData(header)
    found.X, found.Y, found.Z = units.T
    for suffix in ("las", "laz"):
        found.write(tmp_path / f"a.{suffix}")
        assert np.array_equal(read_points(tmp_path / f"a.{suffix}", least=1).positions, units * 1e-3 + UTM)


# --- text in its many forms

ROWS = np.random.default_rng(5).uniform(-9, 9, (600, 3)).round(3)


def rows(form: str) -> str:
    return "".join(form.format(*row) + "\n" for row in ROWS)


TEXTS = {
    "names": "X Y Z Intensity\n" + rows("{:.3f} {:.3f} {:.3f} 7"),
    "commented names": "//X,Y,Z,R,G,B\n" + rows("{:.3f},{:.3f},{:.3f},1,2,3"),
    "quoted names": '"x";"y";"z"\n' + rows("{:.3f};{:.3f};{:.3f}"),
    "other order": "z y x\n" + rows("{2:.3f} {1:.3f} {0:.3f}"),
    "names that say nothing": "easting northing height\n" + rows("{:.3f} {:.3f} {:.3f}"),
    "byte order mark": "\ufeff" + rows("{:.3f} {:.3f} {:.3f}"),
    "decimal commas": rows("{:.3f} {:.3f} {:.3f}").replace(".", ","),
    "decimal commas, semicolons": "x;y;z\n" + rows("{:.3f};{:.3f};{:.3f}").replace(".", ","),
    "comma and space": rows("{:.3f}, {:.3f}, {:.3f}"),
    "count and colours": "600\n" + rows("{:.3f} {:.3f} {:.3f} -900 10 20 30"),
    "windows": rows("{:.3f} {:.3f} {:.3f}").replace("\n", "\r\n"),
    "old macintosh": rows("{:.3f} {:.3f} {:.3f}").replace("\n", "\r"),
    "comments between": rows("{:.3f} {:.3f} {:.3f}\n# a comment\n\n"),
    "exponents": rows("{:.10e} {:.10e} {:.10e}"),
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_text_of_any_form(tmp_path: Path, text: str) -> None:
    (tmp_path / "a.txt").write_bytes(text.encode())
    read = read_points(tmp_path / "a.txt")
    assert np.abs(read.positions - ROWS).max() < 1e-9 and read.normals is None


def test_normals_after_a_colour_are_found(tmp_path: Path) -> None:
    points, normals = cloud()
    np.savetxt(tmp_path / "a.asc", np.hstack([points, np.full(points.shape, 200.0), normals]))
    assert np.allclose(read_points(tmp_path / "a.asc").normals, normals)


def test_a_few_points_without_a_normal_keep_their_place(tmp_path: Path) -> None:
    points, normals = cloud()
    normals[3], normals[5] = 0, np.nan
    read = read_points(written(tmp_path, "fields.npy", points, 7 * normals))
    assert np.array_equal(read.positions, points)
    assert not read.normals[[3, 5]].any() and np.allclose(np.linalg.norm(np.delete(read.normals, [3, 5], 0), axis=1), 1)


# --- NPY that is no list of points

WRONG = {
    "two columns": (np.zeros((900, 2)), "rows of x y z"),
    "lying": (np.zeros((3, 900)), "transposed"),
    "text": (np.full((900, 3), "one"), "rows of x y z"),
    "complex": (np.zeros((900, 3), complex), "rows of x y z"),
    "flags": (np.zeros((900, 3), bool), "rows of x y z"),
    "other fields": (np.zeros(900, [("a", "f4"), ("b", "f4"), ("c", "f4")]), "rows of x y z"),
    "cube": (np.zeros((10, 10, 10)), "rows of x y z"),
    "nothing": (np.zeros((0, 3)), "0 points|no whole"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_arrays_that_are_no_points_are_refused(tmp_path: Path, kind: str) -> None:
    array, words = WRONG[kind]
    np.save(tmp_path / "a.npy", array)
    with pytest.raises(InputError, match=rf"a\.npy .*({words}).*"):
        read_points(tmp_path / "a.npy")


@pytest.mark.parametrize("dtype", ["f2", "<f4", ">f4", ">f8", "i4", "u1"])
def test_arrays_of_any_number_type(tmp_path: Path, dtype: str) -> None:
    points = np.random.default_rng(0).integers(0, 200, (700, 3)).astype(dtype)
    np.save(tmp_path / "a.npy", points)
    assert np.array_equal(read_points(tmp_path / "a.npy").positions, points.astype(np.float64))


# --- E57: poses, several scans, invalid and spherical points


def test_e57_scans_are_placed_by_their_poses(tmp_path: Path) -> None:
    points, _ = cloud(700)
    half = np.radians(40) / 2
    turn = np.array([[np.cos(2 * half), -np.sin(2 * half), 0], [np.sin(2 * half), np.cos(2 * half), 0], [0, 0, 1]])
    rows = dict(zip(("cartesianX", "cartesianY", "cartesianZ"), points.T, strict=True))
    invalid = np.zeros(len(points), dtype=np.int8)
    invalid[10:20] = 2
    with pye57.E57(str(tmp_path / "two.e57"), mode="w") as file:
        file.write_scan_raw(rows, rotation=np.array([np.cos(half), 0, 0, np.sin(half)]), translation=UTM)
        file.write_scan_raw(rows | {"cartesianInvalidState": invalid})
    read = read_points(tmp_path / "two.e57")
    wanted = np.vstack([points @ turn.T + UTM, np.delete(points, np.arange(10, 20), 0)])
    assert np.abs(read.positions - wanted).max() < 2e-6
    assert any("10 points" in note for note in read.notes)


# --- meshes are no clouds


def test_meshes_are_told_from_clouds(tmp_path: Path) -> None:
    mesh = trimesh.creation.icosphere(2)
    for suffix in ("ply", "obj", "off", "stl", "glb"):
        mesh.export(tmp_path / f"ball.{suffix}")
        assert not holds_points(tmp_path / f"ball.{suffix}"), suffix
