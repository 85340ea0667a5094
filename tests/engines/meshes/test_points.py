"""Point clouds: what is read from a file, what is refused, and the surface through them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import trimesh

from engines.contract import InputError
from engines.meshes.points import LEAST_POINTS, Points, holds_points, read_points, reconstructed, surface_of

RADIUS = 12.0


def ball(count: int = 4000) -> tuple[np.ndarray, np.ndarray]:
    """Points (n, 3) evenly on a sphere about (5, 6, 7), and their normals."""
    k = np.arange(count) + 0.5
    height, turn = 1 - 2 * k / count, np.pi * (1 + 5**0.5) * k
    flat = np.sqrt(1 - height**2)
    normals = np.column_stack([flat * np.cos(turn), flat * np.sin(turn), height])
    return np.array([5.0, 6.0, 7.0]) + RADIUS * normals, normals


def ply(path: Path, columns: np.ndarray, names: list[str]) -> Path:
    head = ["ply", "format ascii 1.0", f"element vertex {len(columns)}", *[f"property float {name}" for name in names]]
    np.savetxt(path, columns, fmt="%.7g", header="\n".join([*head, "end_header"]), comments="")
    return path


def assert_one_sentence(error: InputError) -> None:
    text = str(error)
    assert 10 < len(text) < 400 and "\n" not in text and "Traceback" not in text and ";" in text, "what is wrong; what to do"


# --- reading


@pytest.mark.parametrize("head", ["", "# x y z\n", "4000\n", "// made by a scanner\n\n"])
@pytest.mark.parametrize("mark", [" ", ",", ";", "\t"])
def test_text_with_any_separator(tmp_path: Path, head: str, mark: str) -> None:
    points, _ = ball()
    path = tmp_path / "ball.xyz"
    np.savetxt(path, points, delimiter=mark, header=head, comments="", newline="\n")
    path.write_text(head + path.read_text().removeprefix(head + "\n" if head else "\n"), encoding="utf-8")
    read = read_points(path)
    assert holds_points(path) and read.normals is None
    assert np.allclose(read.positions, points)


def test_normals_are_read_from_text_and_ply(tmp_path: Path) -> None:
    points, normals = ball()
    np.savetxt(tmp_path / "ball.txt", np.column_stack([points, normals]))
    both = ply(tmp_path / "ball.ply", np.column_stack([points, normals]), ["x", "y", "z", "nx", "ny", "nz"])
    for path in (tmp_path / "ball.txt", both):
        read = read_points(path)
        assert holds_points(path)
        assert np.allclose(read.positions, points, atol=1e-4) and np.allclose(read.normals, normals, atol=1e-5)


@pytest.mark.parametrize("most", [255, 1.0])
def test_colours_are_no_normals(tmp_path: Path, most: float) -> None:
    points, _ = ball()
    colours = np.random.default_rng(0).uniform(0, most, points.shape)
    np.savetxt(tmp_path / "ball.xyz", np.column_stack([points, colours]))
    assert read_points(tmp_path / "ball.xyz").normals is None
    path = ply(tmp_path / "ball.ply", np.column_stack([points, colours]), ["x", "y", "z", "red", "green", "blue"])
    assert read_points(path).normals is None


def test_a_mesh_is_no_point_cloud(tmp_path: Path) -> None:
    mesh = trimesh.creation.box((1, 2, 3))
    for name in ("box.ply", "box.stl", "box.obj"):
        mesh.export(tmp_path / name)
        assert not holds_points(tmp_path / name)


def test_points_without_numbers_are_left_out_and_told_of(tmp_path: Path) -> None:
    points, _ = ball()
    points[7], points[9, 1] = np.nan, np.inf
    np.savetxt(tmp_path / "ball.xyz", points)
    read = read_points(tmp_path / "ball.xyz")
    assert len(read.positions) == len(points) - 2 and np.isfinite(read.positions).all()
    assert any("2 points" in note for note in read.notes)


# --- what can't be used

ROW = "1.0 2.0 3.0\n"
BAD = {
    "empty": "",
    "blank": "\n\n \n",
    "comments": "# nothing\n" * 600,
    "few": ROW * (LEAST_POINTS - 1),
    "words": "these are three words\n" * 600,
    "one word": ROW * 600 + "1.0 two 3.0\n",
    "two columns": "1.0 2.0\n" * 600,
    "ragged": ROW * 600 + "1.0 2.0\n",
    "nan": "nan nan nan\n" * 600,
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_text_that_is_no_point_cloud_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.xyz"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError) as caught:
        read_points(path)
    assert_one_sentence(caught.value)
    assert "bad.xyz" in str(caught.value)


def test_a_cut_off_ply_is_refused(tmp_path: Path) -> None:
    points, _ = ball()
    path = ply(tmp_path / "cut.ply", points, ["x", "y", "z"])
    path.write_bytes(path.read_bytes()[:3000])
    with pytest.raises(InputError) as caught:
        read_points(path)
    assert_one_sentence(caught.value)


@pytest.mark.parametrize("kind", ["equal columns", "plane", "one point"])
def test_points_that_enclose_nothing_are_refused(kind: str) -> None:
    random = np.random.default_rng(0).uniform(0, 10, (2000, 3))
    if kind == "equal columns":
        random[:, 1:] = random[:, :1]
    elif kind == "plane":
        random[:, 2] = 0.5 * random[:, 0] + 1
    else:
        random[:] = 3.0
    with pytest.raises(InputError) as caught:
        surface_of(Points(random, None))
    assert_one_sentence(caught.value)


# --- surfaces


@pytest.mark.parametrize("given", [True, False])
def test_the_surface_of_a_ball_with_outliers(given: bool) -> None:
    points, normals = ball()
    stray = np.random.default_rng(2).uniform(-40, 60, (25, 3))
    away = np.abs(np.linalg.norm(stray - [5, 6, 7], axis=1) - RADIUS) > 6
    stray = stray[away]
    cloud = Points(np.vstack([points, stray]), np.vstack([normals, normals[: len(stray)]]) if given else None)
    mesh, notes = surface_of(cloud)
    assert mesh.is_watertight and mesh.volume == pytest.approx(4 / 3 * np.pi * RADIUS**3, rel=0.02), "closed, facing out"
    assert np.abs(np.linalg.norm(mesh.vertices - [5, 6, 7], axis=1) - RADIUS).max() < 0.03 * RADIUS
    dropped = next(int(note.split()[0]) for note in notes if "outlying points left out" in note)
    assert dropped >= 0.8 * len(stray), notes


def test_an_open_ball_is_closed() -> None:
    mesh = trimesh.creation.icosphere(subdivisions=4, radius=RADIUS)
    mesh.update_faces(mesh.triangles_center[:, 2] < 0.8 * RADIUS)
    closed, notes = reconstructed(mesh)
    assert "open" in notes[0]
    assert closed.is_watertight
    assert closed.volume == pytest.approx(4 / 3 * np.pi * RADIUS**3, rel=0.03)
