"""The mesh: marching cubes without cracks, open rims open, layers apart, and in the input's frame."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh
from scipy.spatial import cKDTree

from engines.contract import InputError
from engines.meshes.topology import open_edges
from engines.mpf.band import CORNERS, band_of, cells_around
from engines.mpf.band import _key as key_of
from engines.mpf.frame import framed
from engines.mpf.marching import marched
from engines.mpf.metrics import scores
from engines.mpf.orientation import _mended, sheet_pairs
from engines.mpf.reconstruction import Look, reconstruct
from engines.mpf.shapes import _PLACE, _SIZE, _turn, shape


def block(side: int):
    places = np.stack(np.meshgrid(*[np.arange(side)] * 3, indexing="ij"), axis=-1).reshape(-1, 3)
    return band_of(key_of(places), 1.0)


# --- marching cubes


def test_a_sphere_is_closed_and_faces_out() -> None:
    n = np.random.default_rng(0).normal(size=(4000, 3))
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    band = band_of(cells_around(0.4 * n, n, np.full(4000, 0.03), 0.01), 0.01)
    vertices, faces = marched(band, np.linalg.norm(band.positions(), axis=1) - 0.4)
    mesh = trimesh.Trimesh(vertices, faces, process=False)
    assert mesh.is_watertight and mesh.volume == pytest.approx(4 / 3 * np.pi * 0.4**3, rel=1e-3)
    assert np.abs(np.linalg.norm(vertices, axis=1) - 0.4).max() < 1e-4
    assert len(band.cells) < 0.05 * (0.9 / 0.01) ** 3 * 4, "a shell, not a block"


@pytest.mark.parametrize("seed", range(4))
def test_there_are_no_cracks_whatever_the_values(seed: int) -> None:
    """Random values meet every case of the table. With positive values all round, every edge belongs to an even number of
    triangles, and they are wound alike."""
    band = block(9)
    values = np.random.default_rng(seed).normal(size=len(band.nodes))
    at = band.positions()
    values[((at == 0) | (at == 9)).any(1)] = 1.0
    _, faces = marched(band, values)
    assert len(faces) > 1000 and not len(open_edges(faces))
    edges = faces[:, [0, 1, 1, 2, 2, 0]].reshape(-1, 2)
    there = np.unique(edges[edges[:, 0] < edges[:, 1]], axis=0, return_counts=True)
    back = np.unique(edges[edges[:, 0] > edges[:, 1]][:, ::-1], axis=0, return_counts=True)
    assert np.array_equal(there[0], back[0]) and np.array_equal(there[1], back[1])


def test_two_planes_in_one_column_of_cells_stay_two() -> None:
    band = block(8)
    z = band.positions()[:, 2]
    vertices, faces = marched(band, np.where(z < 4, 2.6 - z, z - 4.4))
    heights = np.unique(np.round(vertices[:, 2], 6))
    assert np.allclose(heights, [2.6, 4.4])
    assert len(trimesh.Trimesh(vertices, faces, process=False).split(only_watertight=False)) == 2


def test_places_are_found_in_their_cells() -> None:
    band = block(5)
    x = np.random.default_rng(0).uniform(0, 5, (200, 3))
    cell, place = band.find(x)
    assert (cell >= 0).all() and ((place >= 0) & (place <= 1)).all()
    low = band.positions()[band.corners[cell, 0]]
    assert np.allclose(low + place, x)
    assert np.allclose(band.positions()[band.corners[cell]] - low[:, None], CORNERS)
    assert band.find(np.array([[-0.5, 1, 1]]))[0][0] == -1


# --- whole reconstructions


@pytest.fixture(scope="module")
def hemisphere():
    return reconstruct(shape("hemisphere").cloud(8000, seed=1), effort="quick")


def test_an_open_sheet_stays_open_up_to_its_rim(hemisphere) -> None:
    truth = shape("hemisphere")
    mesh = hemisphere.mesh
    rim = open_edges(np.asarray(mesh.faces))
    assert len(rim) and not mesh.is_watertight
    found = scores(mesh, truth)
    assert found.precision > 0.99 and found.recall > 0.98 and found.layer_recall > 0.98
    # One rim, one sheet: nothing is torn and nothing is doubled.
    links = trimesh.graph.connected_components(rim, min_len=3)
    assert max(len(part) for part in links) > 0.9 * len(np.unique(rim))
    assert mesh.area == pytest.approx(truth.area, rel=0.03)


def test_the_rim_of_a_thin_wall_has_an_outside(started) -> None:
    truth, frame, start = started("bent-plate", 20_000)
    sampled = truth.sample(20_000, seed=4)
    rim = np.isinf(sampled.thickness)  # the faces have the plate's thickness, the narrow walls have none
    spacing = float(np.median(start.cloud.spacing)) * frame.size
    for side, away in ((1, 0.8), (1, 1.6), (-1, 0.8)):
        places = sampled.points[rim] + side * away * spacing * sampled.normals[rim]
        assert (np.sign(start(frame.inside(places))[1]) == side).mean() > 0.97, (side, away)


def test_a_patch_on_the_wrong_side_is_turned_back(started) -> None:
    _, _, start = started("torus")
    cloud, wrong = start.cloud, start.normals.copy()
    wrong[start.tree.query(cloud.points[0], k=80)[1]] *= -1
    first, second, _, sure = sheet_pairs(cloud)
    assert ((_mended(cloud, wrong, first, second, sure) * start.normals).sum(1) > 0).all()


def test_two_sheets_stay_two() -> None:
    truth = shape("parallel-sheets")
    mesh = reconstruct(truth.cloud(9000, seed=2), effort="quick").mesh
    assert len(mesh.split(only_watertight=False)) == 2
    found = scores(mesh, truth)
    assert found.layer_recall > 0.97 and found.f_score > 0.98


def test_a_thin_plate_keeps_both_faces() -> None:
    truth = shape("bent-plate")
    found = reconstruct(truth.cloud(10_000, seed=2), effort="quick")
    score = scores(found.mesh, truth)
    assert score.layer_recall > 0.97 and score.f_score > 0.98
    # The plate is closed: next to nothing of its edge, some 700 cells long, may stay open.
    assert len(open_edges(np.asarray(found.mesh.faces))) < 120
    signed = np.asarray(found.mesh.triangles_center - found.mesh.triangles_center.mean(0))
    assert (signed * found.mesh.face_normals * found.mesh.area_faces[:, None]).sum() > 0, "it faces out"


def rim_of(mesh: trimesh.Trimesh) -> tuple[float, np.ndarray]:
    """(length of the open edges in the mesh's unit, their ends (k, 3))."""
    edges = open_edges(np.asarray(mesh.faces))
    ends = np.asarray(mesh.vertices)[edges]
    return float(np.linalg.norm(ends[:, 0] - ends[:, 1], axis=1).sum()), ends.reshape(-1, 3)


def true_rim(name: str, sides: str) -> tuple[float, np.ndarray]:
    """(length, places (k, 3)) of the ends of a shape's patches. ``sides``: "u" for u = 0, "uv" for all four ends."""
    along, length, places = np.linspace(0, 1, 1500), 0.0, []
    for patch in shape(name).patches:
        for u, v in [(0 * along, along)] if sides == "u" else [
            (0 * along, along), (0 * along + 1, along), (along, 0 * along), (along, 0 * along + 1)
        ]:  # fmt: skip
            at = patch.at(u, v) * _SIZE
            length += np.linalg.norm(np.diff(at, axis=0), axis=1).sum()
            places.append(at @ _turn().T + _PLACE)
    return float(length), np.concatenate(places)


@pytest.mark.parametrize(("name", "sides"), [("hemisphere", "u"), ("parallel-sheets", "uv")])
def test_open_rims_lie_where_the_sheet_ends(name: str, sides: str) -> None:
    """The zero set runs on beyond a rim; it's cut there, no sooner, and two rims near each other aren't joined."""
    length, places = true_rim(name, sides)
    found, ends = rim_of(reconstruct(shape(name).cloud(12_000, seed=1), effort="quick").mesh)
    spacing = np.sqrt(shape(name).area / 12_000)
    off, missed = cKDTree(places).query(ends)[0], cKDTree(ends).query(places)[0]
    assert np.median(off) < 0.9 * spacing and np.quantile(off, 0.98) < 3 * spacing
    assert np.quantile(missed, 0.98) < 2 * spacing, "open all along"
    # Cut between points that lie at random, a rim is as ragged as they are: by 1.4 to 1.5 longer than the truth.
    assert length < found < 1.6 * length


def test_the_edges_of_a_thin_box_are_closed() -> None:
    """Truly there is no open edge; the rims left come to no more than half a diagonal (its edges are some ten long)."""
    truth = shape("thin-box")
    length, _ = rim_of(reconstruct(truth.cloud(20_000, seed=1), effort="quick").mesh)
    assert length < 0.5 * truth.diagonal


@pytest.mark.parametrize("scale", [1e-6, 1.0, 1e7])
def test_the_mesh_lies_in_the_inputs_frame(scale: float) -> None:
    points = shape("torus").cloud(3000, seed=4) * scale + scale * np.array([1e4, -2e4, 5e3])
    mesh = reconstruct(points, effort="quick").mesh
    size = np.linalg.norm(np.ptp(points, axis=0))
    assert np.abs(mesh.bounds - [points.min(0), points.max(0)]).max() < 0.01 * size
    assert np.median(cKDTree(mesh.vertices).query(points)[0]) < 0.01 * size


def test_what_is_seen_on_the_way() -> None:
    looks: list[Look] = []
    points = shape("torus").cloud(5000, seed=1)
    found = reconstruct(points, effort="quick", watch=lambda look: bool(looks.append(look)), every=0.2)
    fractions = [look.fraction for look in looks]
    assert fractions == sorted(fractions) and 0 <= fractions[0] and fractions[-1] <= 1
    meshes = [look for look in looks if look.mesh is not None]
    assert len(meshes) >= 2
    for look in meshes:
        assert np.abs(look.mesh.bounds - found.mesh.bounds).max() < 0.05 * np.linalg.norm(found.mesh.extents)
    assert [look.step.number for look in looks if look.step] == list(range(len(found.history.steps)))


def test_a_cancel_ends_the_training_and_leaves_a_surface() -> None:
    found = reconstruct(shape("torus").cloud(3000, seed=1), watch=lambda look: look.step is not None and look.step.number >= 5)
    assert found.history.ended == "cancelled" and len(found.history.steps) == 6
    assert len(found.mesh.faces) > 1000


def test_fields_are_asked_for_in_the_inputs_unit(hemisphere) -> None:
    centre = np.array([31.0, -57.0, 12.0])
    direction = shape("hemisphere").sample(1, seed=1).normals[0]
    found = hemisphere.fields_at(centre + np.outer([35.0, 39.0, 41.0, 45.0], direction))
    assert found["r"] == pytest.approx([5, 1, 1, 5], abs=0.15)
    assert np.sign(found["theta"][0]) == np.sign(found["theta"][1]) != np.sign(found["theta"][2])
    assert np.array_equal(np.sign(found["phi"]), np.sign(found["theta"])) and (np.abs(found["phase"]) <= 1).all()


# --- spoilt clouds


@pytest.mark.parametrize(
    ("faults", "least"),
    [({"noise": 0.002}, 0.95), ({"outliers": 0.2}, 0.9), ({"uneven": True}, 0.97)],
    ids=["noise", "outliers", "uneven"],
)
def test_spoilt_clouds_still_give_the_surface(faults: dict, least: float) -> None:
    truth = shape("torus")
    mesh = reconstruct(truth.cloud(8000, seed=3, **faults), effort="quick").mesh
    assert scores(mesh, truth).f_score > least
    assert np.abs(mesh.extents - trimesh.PointCloud(truth.cloud(8000, seed=3)).extents).max() < 0.3 * truth.diagonal


def test_a_hole_in_the_cloud_is_left_open() -> None:
    truth = shape("torus")
    points = truth.cloud(8000, seed=3, hole=0.2)
    mesh = reconstruct(points, effort="quick").mesh
    assert cKDTree(points).query(mesh.vertices)[0].max() < 0.03 * truth.diagonal
    assert len(open_edges(np.asarray(mesh.faces)))


def test_a_plane_is_a_right_answer() -> None:
    flat = np.random.default_rng(0).uniform(0, 10, (4000, 3))
    flat[:, 2] = 0.3 * flat[:, 0] - 0.2 * flat[:, 1] + 4
    mesh = reconstruct(flat, effort="quick").mesh
    height = mesh.vertices[:, 2] - (0.3 * mesh.vertices[:, 0] - 0.2 * mesh.vertices[:, 1] + 4)
    assert np.abs(height).max() < 0.02
    assert mesh.area == pytest.approx(100 * np.sqrt(1 + 0.09 + 0.04), rel=0.05)


BAD = {
    "three points": np.eye(3),
    "none": np.zeros((0, 3)),
    "all equal": np.full((1000, 3), 2.5),
    "two places": np.repeat([[0.0, 0, 0], [1, 1, 1]], 500, axis=0),
    "a line": np.outer(np.linspace(0, 1, 1000), [1.0, 2, 3]),
    "no numbers": np.full((1000, 3), np.nan),
    "two columns": np.random.default_rng(0).normal(size=(1000, 2)),
}


@pytest.mark.parametrize("points", BAD.values(), ids=BAD.keys())
def test_points_that_span_no_surface_are_refused(points: np.ndarray) -> None:
    with pytest.raises(InputError) as caught:
        reconstruct(points)
    text = str(caught.value)
    assert 10 < len(text) < 300 and ";" in text and "\n" not in text, "what is wrong; what to do"


def test_points_that_are_no_numbers_doubled_or_far_away_are_told_of() -> None:
    points = shape("torus").cloud(2000, seed=1)
    spoilt = np.concatenate([points, points[:50], np.full((7, 3), np.nan), [[1e6, 0, 0]]])
    inside, frame, notes = framed(spoilt)
    assert len(inside) == 2000
    assert [note.split()[0] for note in notes] == ["7", "1", "50"]
    assert np.allclose(np.sort(frame.outside(inside), axis=0), np.sort(points, axis=0))
