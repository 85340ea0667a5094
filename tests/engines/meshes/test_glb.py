"""GLB files: valid glTF 2.0, turned to y-up once, and what goes in comes out."""

from __future__ import annotations

import json
import struct

import numpy as np
import pytest
import trimesh

from engines.meshes.files import read_mesh
from engines.meshes.glb import crease_vertices, feature_edges, linear_rgb, write_glb, y_up

SIZES = {5121: 1, 5123: 2, 5125: 4, 5126: 4}
WIDTHS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}


def parsed(path) -> tuple[dict, bytes]:
    """(JSON, binary chunk) of a GLB, with the container's own rules checked."""
    data = path.read_bytes()
    magic, version, length = struct.unpack_from("<4sII", data)
    assert (magic, version, length) == (b"glTF", 2, len(data)) and length % 4 == 0
    size, kind = struct.unpack_from("<I4s", data, 12)
    assert kind == b"JSON" and size % 4 == 0
    tree = json.loads(data[20:20 + size])
    binary_size, binary_kind = struct.unpack_from("<I4s", data, 20 + size)
    assert binary_kind == b"BIN\0" and binary_size % 4 == 0 and 28 + size + binary_size == length
    return tree, data[28 + size:]


def values(tree: dict, binary: bytes, index: int) -> np.ndarray:
    """An accessor's rows, with its place in the buffer and its bounds checked."""
    accessor = tree["accessors"][index]
    view = tree["bufferViews"][accessor["bufferView"]]
    item = SIZES[accessor["componentType"]] * WIDTHS[accessor["type"]]
    offset = accessor.get("byteOffset", 0)
    assert view["byteOffset"] % 4 == 0 and view["byteOffset"] + view["byteLength"] <= len(binary)
    assert tree["buffers"][0]["byteLength"] <= len(binary)
    assert offset + accessor["count"] * item <= view["byteLength"]
    kind = {5126: np.float32, 5125: np.uint32}[accessor["componentType"]]
    rows = np.frombuffer(binary, kind, accessor["count"] * WIDTHS[accessor["type"]], view["byteOffset"] + offset)
    rows = rows.reshape(accessor["count"], -1)
    if "min" in accessor:
        np.testing.assert_array_equal(rows.min(axis=0), np.float32(accessor["min"]))
        np.testing.assert_array_equal(rows.max(axis=0), np.float32(accessor["max"]))
    return rows


@pytest.fixture
def full(tmp_path):
    mesh = trimesh.creation.annulus(5, 10, 4, sections=48)
    vertices, faces, normals = crease_vertices(mesh)
    deviation = vertices[:, 2] / 100
    colors = np.column_stack([np.linspace(0, 1, len(vertices)), np.full(len(vertices), 0.5), np.zeros(len(vertices))])
    path = tmp_path / "part.glb"
    write_glb(path, vertices, faces, normals=normals, colors=colors, deviation=deviation, edges=feature_edges(mesh),
              extras={"unit": "mm"})
    return mesh, path, vertices, faces, normals, colors, deviation


def test_every_array_is_in_the_file_with_right_bounds(full):
    _, path, vertices, faces, normals, colors, deviation = full
    tree, binary = parsed(path)
    surface = tree["meshes"][0]["primitives"][0]
    read = {name: values(tree, binary, index) for name, index in surface["attributes"].items()}
    np.testing.assert_allclose(read["POSITION"], vertices[:, [0, 2, 1]] * [1, 1, -1], rtol=1e-6, atol=1e-6)
    np.testing.assert_allclose(read["NORMAL"], normals[:, [0, 2, 1]] * [1, 1, -1], atol=1e-6)
    np.testing.assert_allclose(np.linalg.norm(read["NORMAL"], axis=1), 1, atol=1e-5)
    np.testing.assert_allclose(read["_DEVIATION"][:, 0], deviation, rtol=1e-6)
    np.testing.assert_allclose(read["COLOR_0"], linear_rgb(colors), rtol=1e-6)
    assert read["COLOR_0"][0, 1] == pytest.approx(0.2140, abs=1e-4)  # sRGB 0.5 in linear light
    np.testing.assert_array_equal(values(tree, binary, surface["indices"]).reshape(-1, 3), faces)
    assert "min" in tree["accessors"][surface["attributes"]["POSITION"]]  # glTF demands it
    assert tree["meshes"][0]["extras"] == {"unit": "mm"}
    assert [node["name"] for node in tree["nodes"]] == ["surface", "edges"]


def test_edges_are_one_primitive_of_lines(full):
    _, path, *_ = full
    tree, binary = parsed(path)
    (lines,) = tree["meshes"][1]["primitives"]
    assert lines["mode"] == 1
    points = values(tree, binary, lines["attributes"]["POSITION"])
    pairs = values(tree, binary, lines["indices"]).reshape(-1, 2)
    length = np.linalg.norm(points[pairs[:, 0]] - points[pairs[:, 1]], axis=1).sum()
    chord = 2 * 48 * np.sin(np.pi / 48)  # of a 48-gon with radius 1
    assert length == pytest.approx(2 * chord * (5 + 10), rel=1e-5)


def test_trimesh_reads_the_same_surface_y_up(full):
    mesh, path, *_ = full
    scene = trimesh.load_scene(path)
    surface = scene.geometry["surface"]
    assert surface.volume == pytest.approx(mesh.volume, rel=1e-5)  # turned, not mirrored
    np.testing.assert_allclose(scene.bounds, [[-10, -2, -10], [10, 2, 10]], atol=1e-5)
    assert set(scene.graph.nodes_geometry) == {"surface", "edges"}
    assert "_DEVIATION" in surface.vertex_attributes


def test_our_own_reader_takes_it(full):
    mesh, path, *_ = full
    found = read_mesh(path)
    assert found.unit == "m" and found.mesh.is_watertight
    assert found.mesh.volume == pytest.approx(mesh.volume, rel=1e-5)


def test_a_bare_surface(tmp_path):
    mesh = trimesh.creation.box()
    write_glb(tmp_path / "bare.glb", mesh.vertices, mesh.faces, edges=[])
    tree, _ = parsed(tmp_path / "bare.glb")
    assert [node["name"] for node in tree["nodes"]] == ["surface"]
    assert set(tree["meshes"][0]["primitives"][0]["attributes"]) == {"POSITION"}


def test_what_does_not_fit_together_is_refused(tmp_path):
    mesh = trimesh.creation.box()
    with pytest.raises(ValueError, match="deviation has 3 rows for 8"):
        write_glb(tmp_path / "x.glb", mesh.vertices, mesh.faces, deviation=np.zeros(3))
    with pytest.raises(ValueError, match="vertex that isn't there"):
        write_glb(tmp_path / "x.glb", mesh.vertices[:5], mesh.faces)
    with pytest.raises(ValueError, match="at least one triangle"):
        write_glb(tmp_path / "x.glb", mesh.vertices, np.zeros((0, 3), dtype=int))
    assert not (tmp_path / "x.glb").exists()


def test_y_up_keeps_lengths_and_handedness():
    np.testing.assert_array_equal(y_up(np.eye(3)), [[1, 0, 0], [0, 0, -1], [0, 1, 0]])
    assert np.linalg.det(y_up(np.eye(3))) == pytest.approx(1)


def test_creases_split_sharp_edges_alone():
    box = trimesh.creation.box()
    vertices, faces, normals = crease_vertices(box)
    assert len(vertices) == 24
    np.testing.assert_allclose(normals[faces[:, 0]], box.face_normals, atol=1e-12)
    ball = trimesh.creation.icosphere(subdivisions=4)
    vertices, faces, normals = crease_vertices(ball)
    assert len(vertices) == len(ball.vertices)
    np.testing.assert_allclose(np.einsum("ij,ij->i", normals, vertices), 1, atol=1e-3)  # radial
    np.testing.assert_array_equal(vertices[faces], ball.vertices[ball.faces])


def test_the_side_of_a_cylinder_is_smooth_and_its_caps_are_flat():
    mesh = trimesh.creation.cylinder(5, 10, sections=64)
    vertices, _, normals = crease_vertices(mesh)
    flat = np.abs(normals[:, 2]) > 0.5
    np.testing.assert_allclose(np.abs(normals[flat, 2]), 1, atol=1e-12)
    radial = vertices[~flat, :2] / 5
    np.testing.assert_allclose(normals[~flat, :2], radial, atol=1e-6)


def test_feature_edges_of_known_parts():
    box = feature_edges(trimesh.creation.box((1, 2, 3)))
    assert len(box) == 12
    assert sorted(float(np.linalg.norm(line[-1] - line[0])) for line in box) == pytest.approx([1] * 4 + [2] * 4 + [3] * 4)
    rims = feature_edges(trimesh.creation.cylinder(5, 10, sections=64))
    assert [len(line) for line in rims] == [65, 65]
    for rim in rims:
        np.testing.assert_array_equal(rim[0], rim[-1])
    assert feature_edges(trimesh.creation.icosphere(subdivisions=4)) == []
    sheet = trimesh.Trimesh([[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]], [[0, 1, 2], [0, 2, 3]])
    assert [len(line) for line in feature_edges(sheet)] == [5]  # an open edge is a feature
