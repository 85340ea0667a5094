"""Reading: every format gives the right solid, and every bad file one clear sentence."""

from __future__ import annotations

import io
import json
import os
import resource
import struct
import zipfile
from pathlib import Path

import numpy as np
import pytest
import trimesh

from engines.contract import InputError
from engines.meshes.files import read_mesh
from engines.meshes.repair import repaired

BOX = (40.0, 30.0, 20.0)
SAMPLES = Path(__file__).parents[4] / "shared" / "samples" / "cad"
RECORD = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])


def box() -> trimesh.Trimesh:
    mesh = trimesh.creation.box(BOX)
    mesh.apply_translation((5, 6, 7))
    return mesh


def binary_stl(mesh: trimesh.Trimesh) -> bytes:
    return trimesh.exchange.stl.export_stl(mesh)


def zipped(**entries: bytes) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as package:
        for name, data in entries.items():
            package.writestr(name.replace("__", "/"), data)
    return stream.getvalue()


def model_3mf(resources: str, build: str, unit: str = "millimeter", prolog: str = "") -> bytes:
    space = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
    inside = f"<resources>{resources}</resources>{build}"
    text = f'<?xml version="1.0"?>{prolog}<model unit="{unit}" xmlns="{space}">{inside}</model>'
    return zipped(**{"3D__3dmodel.model": text.encode()})


def object_3mf(mesh: trimesh.Trimesh, number: int = 1) -> str:
    vertices = "".join(f'<vertex x="{x}" y="{y}" z="{z}"/>' for x, y, z in mesh.vertices)
    triangles = "".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in mesh.faces)
    return (f'<object id="{number}" type="model"><mesh><vertices>{vertices}</vertices>'
            f"<triangles>{triangles}</triangles></mesh></object>")


def glb(tree: dict, binary: bytes) -> bytes:
    text = json.dumps(tree).encode()
    text += b" " * (-len(text) % 4)
    binary += b"\0" * (-len(binary) % 4)
    size = 12 + 8 + len(text) + 8 + len(binary)
    return (struct.pack("<4sII", b"glTF", 2, size) + struct.pack("<I4s", len(text), b"JSON") + text
            + struct.pack("<I4s", len(binary), b"BIN\0") + binary)


@pytest.fixture
def written(tmp_path: Path):
    def write(name: str, data: bytes | str) -> Path:
        path = tmp_path / name
        path.write_bytes(data.encode() if isinstance(data, str) else data)
        return path

    return write


def refused(path: Path, *words: str, **limits) -> str:
    """The one sentence with which a file is refused; it must hold all the words and be a sentence a person can read."""
    with pytest.raises(InputError) as caught:
        read_mesh(path, **limits)
    text = str(caught.value)
    for word in words:
        assert word in text, text
    assert "\n" not in text and len(text) < 300 and "Traceback" not in text
    assert ";" in text  # what is wrong; what to do
    return text


# --- what can be read -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["stl", "stl_ascii", "obj", "ply", "ply_ascii", "off", "glb", "3mf"])
def test_every_mesh_format_gives_the_same_box(written, kind):
    data = {
        "stl": lambda: binary_stl(box()),
        "stl_ascii": lambda: trimesh.exchange.stl.export_stl_ascii(box()),
        "obj": lambda: trimesh.exchange.obj.export_obj(box()),
        "ply": lambda: trimesh.exchange.ply.export_ply(box()),
        "ply_ascii": lambda: trimesh.exchange.ply.export_ply(box(), encoding="ascii"),
        "off": lambda: trimesh.exchange.off.export_off(box()),
        "glb": lambda: trimesh.exchange.gltf.export_glb(trimesh.Scene(box())),
        "3mf": lambda: model_3mf(object_3mf(box()), '<build><item objectid="1"/></build>'),
    }[kind]()
    found = read_mesh(written(f"part.{kind.partition('_')[0]}", data))
    assert found.notes == ()
    assert found.unit == {"glb": "m", "3mf": "mm"}.get(kind)
    assert len(found.mesh.vertices) == 8 and len(found.mesh.faces) == 12
    assert found.mesh.vertices.dtype == np.float64
    assert found.mesh.volume == pytest.approx(np.prod(BOX), rel=1e-6)
    np.testing.assert_allclose(found.mesh.bounds, box().bounds, rtol=1e-6)


def test_a_step_file_is_tessellated_in_mm(written, tmp_path):
    import cadquery as cq

    part = cq.Workplane().circle(10).extrude(20)
    cq.exporters.export(part, str(tmp_path / "part.step"))
    found = read_mesh(tmp_path / "part.step")
    assert found.unit == "mm"
    assert found.mesh.is_watertight
    # A 0.1 rad facet loses 1 − sin(0.1)/0.1 of a circle's area: 0.17 %.
    exact = np.pi * 100 * 20
    assert exact * (1 - 0.002) < found.mesh.volume < exact


def test_a_step_assembly_keeps_every_solid_where_it_is(tmp_path):
    import cadquery as cq

    assembly = cq.Assembly().add(cq.Workplane().box(10, 10, 10)).add(
        cq.Workplane().box(2, 2, 2), loc=cq.Location(cq.Vector(30, 0, 0)))
    assembly.export(str(tmp_path / "pair.step"))
    found = read_mesh(tmp_path / "pair.step").mesh
    assert found.volume == pytest.approx(1008)
    np.testing.assert_allclose(found.bounds, [[-5, -5, -5], [31, 5, 5]], atol=1e-6)


def test_a_glb_keeps_its_frame_and_places_every_node(written):
    scene = trimesh.Scene()
    scene.add_geometry(trimesh.creation.box((1, 2, 3)), transform=trimesh.transformations.translation_matrix((0, 10, 0)))
    scene.add_geometry(trimesh.creation.box((1, 1, 1)), transform=trimesh.transformations.scale_matrix(2))
    found = read_mesh(written("scene.glb", trimesh.exchange.gltf.export_glb(scene))).mesh
    assert found.volume == pytest.approx(6 + 8)
    np.testing.assert_allclose(found.bounds, [[-1, -1, -1.5], [1, 11, 1.5]], atol=1e-6)


def test_3mf_items_and_components_are_placed_with_their_transforms_and_unit(written):
    resources = object_3mf(trimesh.creation.box((2, 2, 2)), 1)
    resources += ('<object id="2"><components><component objectid="1" transform="1 0 0 0 1 0 0 0 1 10 0 0"/>'
                  '<component objectid="1" transform="-1 0 0 0 1 0 0 0 1 0 0 0"/></components></object>')
    build = '<build><item objectid="2" transform="2 0 0 0 2 0 0 0 2 0 0 5"/><item objectid="1"/></build>'
    found = read_mesh(written("part.3mf", model_3mf(resources, build, unit="inch")))
    assert found.unit == "inch"
    assert found.mesh.volume == pytest.approx(2 * 64 + 8)  # the mirrored one is wound the right way round, too
    np.testing.assert_allclose(found.mesh.bounds, [[-2, -2, -1], [22, 2, 7]])


def test_3mf_parts_of_the_production_extension_are_read(written):
    part = ('<?xml version="1.0"?><model unit="millimeter"><resources>' + object_3mf(trimesh.creation.box((1, 1, 1)), 1)
            + object_3mf(trimesh.creation.box((2, 2, 2)), 2) + "</resources></model>")
    root = ('<?xml version="1.0"?><model xmlns:p="http://schemas.microsoft.com/3dmanufacturing/production/2015/06"><resources>'
            '<object id="9"><components><component p:path="/3D/parts.model" objectid="2"/></components></object></resources>'
            '<build><item objectid="9"/></build></model>')
    data = zipped(**{"3D__3dmodel.model": root.encode(), "3D__parts.model": part.encode()})
    assert read_mesh(written("part.3mf", data)).mesh.volume == pytest.approx(8)  # the named object alone


def test_the_content_decides_the_format_and_a_note_says_so(written):
    found = read_mesh(written("part.stl", trimesh.exchange.obj.export_obj(box())))
    assert found.mesh.volume == pytest.approx(np.prod(BOX))
    assert found.notes == ("The file is named .stl but holds OBJ; it was read as OBJ.",)
    assert read_mesh(written("part", binary_stl(box()))).mesh.volume == pytest.approx(np.prod(BOX))


def test_a_binary_stl_whose_header_says_solid_is_read(written):
    data = b"solid made by a program".ljust(80) + binary_stl(box())[80:]
    assert read_mesh(written("part.stl", data)).mesh.volume == pytest.approx(np.prod(BOX))


def test_an_ascii_stl_of_several_solids_in_odd_spelling_is_read(written):
    text = trimesh.exchange.stl.export_stl_ascii(box()).replace("facet", "FACET").replace("vertex", "\tVERTEX ")
    text = text.replace("solid", "solid a vertex name", 1).replace("\n", "\r\n")
    second = trimesh.creation.box((1, 1, 1))
    second.apply_translation((100, 0, 0))
    found = read_mesh(written("two.stl", text + "\r\n" + trimesh.exchange.stl.export_stl_ascii(second)))
    assert found.mesh.volume == pytest.approx(np.prod(BOX) + 1)


def test_bytes_after_the_last_triangle_are_ignored_and_said(written):
    found = read_mesh(written("part.stl", binary_stl(trimesh.creation.icosphere()) + b"\0\1" * 50))
    assert len(found.mesh.faces) == 1280
    assert found.notes == ("100 bytes after the last triangle were ignored.",)


def test_a_count_of_zero_from_a_streaming_writer_is_made_good(written):
    data = bytearray(binary_stl(trimesh.creation.icosphere()))
    struct.pack_into("<I", data, 80, 0)
    found = read_mesh(written("part.stl", bytes(data)))
    assert len(found.mesh.faces) == 1280 and "all 1,280 were read" in found.notes[0]


def test_a_few_triangles_without_numbers_are_left_out(written):
    records = np.frombuffer(binary_stl(trimesh.creation.icosphere()), dtype=RECORD, offset=84).copy()
    records["corners"][5, 1, 2] = np.nan
    records["corners"][9, 0, 0] = np.inf
    found = read_mesh(written("part.stl", b"\0" * 80 + struct.pack("<I", len(records)) + records.tobytes()))
    assert len(found.mesh.faces) == 1278
    assert found.notes == ("2 triangles with coordinates that are no numbers left out.",)


def test_nearly_equal_vertices_are_joined_where_the_mesh_is_open(written):
    mesh = trimesh.creation.icosphere(radius=100)
    corners = mesh.vertices[mesh.faces].reshape(-1, 3) + np.random.default_rng(0).uniform(-5e-5, 5e-5, (mesh.faces.size, 3))
    soup = trimesh.Trimesh(corners, np.arange(mesh.faces.size).reshape(-1, 3), process=False)
    found = read_mesh(written("part.off", trimesh.exchange.off.export_off(soup)))
    assert len(found.mesh.vertices) == len(mesh.vertices) and found.mesh.is_watertight
    assert "nearly equal vertices joined" in found.notes[0]


def test_an_obj_never_opens_its_material_file(written, tmp_path):
    os.mkfifo(tmp_path / "trap.mtl")  # opening it would wait for ever
    text = "mtllib trap.mtl\nmtllib ../../../etc/passwd\nusemtl x\n" + trimesh.exchange.obj.export_obj(box())
    assert read_mesh(written("part.obj", text)).mesh.volume == pytest.approx(np.prod(BOX))


def test_obj_polygons_become_triangles(written):
    corners = trimesh.creation.box((2, 2, 2)).vertices
    quads = [(1, 2, 4, 3), (5, 7, 8, 6), (1, 5, 6, 2), (3, 4, 8, 7), (1, 3, 7, 5), (2, 6, 8, 4)]
    text = "".join(f"v {x} {y} {z}\n" for x, y, z in corners) + "".join("f {} {} {} {}\n".format(*quad) for quad in quads)
    assert abs(read_mesh(written("part.obj", text)).mesh.volume) == pytest.approx(8)


# --- what can't -----------------------------------------------------------------------------------------------------


def test_a_missing_file_and_a_folder(tmp_path):
    refused(tmp_path / "none.stl", "there is no file none.stl")
    refused(tmp_path, "there is no file")


def test_an_empty_file(written):
    refused(written("part.stl", b""), "part.stl is empty")


@pytest.mark.parametrize(("name", "data", "what"), [
    ("part.stl", b"\x89PNG\r\n\x1a\n" + b"\0\1\2" * 100, "a PNG picture"),
    ("part.stl", "Dear all,\nplease find the part attached.\n" * 20, "a text file without any mesh"),
    ("part.obj", b"%PDF-1.7\n" + b"\0" * 200, "a PDF document"),
    ("part.ply", "<html><body>404 not found</body></html>", "a web page"),
    ("part.step", '{"error": "login first"}', "a JSON file"),
    ("part.stl", " " * 72 + "S      1\n", "an IGES file"),
    ("part.stl", "  0\nSECTION\n  2\nHEADER\n", "a DXF drawing"),
    ("part.3mf", np.random.default_rng(1).bytes(5000), "no mesh format"),
    ("part.stl", b"\0" * 5000, "no mesh format"),
    ("part.stl", b"solid", "a text file"),
])
def test_what_is_no_mesh_is_named(written, name, data, what):
    refused(written(name, data), name, what, "save the part as STL")


def test_no_triangles(written):
    refused(written("part.stl", "solid nothing\nendsolid nothing\n"), "no triangles")
    refused(written("part.stl", b"\0" * 84), "no triangles")
    refused(written("part.off", "OFF\n3 0 0\n0 0 0\n1 0 0\n0 1 0\n"), "point cloud", "3 points")
    refused(written("part.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\n"), "no faces")
    refused(written("part.3mf", model_3mf("", "<build/>")), "no triangles")


def test_a_point_cloud(written):
    cloud = trimesh.PointCloud(np.random.default_rng(0).normal(size=(500, 3)))
    refused(written("scan.ply", cloud.export(file_type="ply")), "point cloud", "500 points")


def test_a_truncated_binary_stl(written):
    data = binary_stl(trimesh.creation.icosphere())
    refused(written("part.stl", data[:-1000]), "cut off", "1,280 triangles", "only 1,260")
    refused(written("part.stl", data[:-20]), "cut off", "only 1,279")


@pytest.mark.parametrize("name", ["part.stl", "part.ply", "part.off", "part.obj", "part.glb", "part.3mf"])
def test_a_file_that_ends_in_the_middle(written, name):
    mesh = trimesh.creation.icosphere()
    data = {
        "part.stl": trimesh.exchange.stl.export_stl_ascii(mesh).encode(),
        "part.ply": trimesh.exchange.ply.export_ply(mesh),
        "part.off": trimesh.exchange.off.export_off(mesh).encode(),
        "part.obj": trimesh.exchange.obj.export_obj(mesh).encode(),
        "part.glb": trimesh.exchange.gltf.export_glb(trimesh.Scene(mesh)),
        "part.3mf": model_3mf(object_3mf(mesh), '<build><item objectid="1"/></build>'),
    }[name]
    path = written(name, data[: len(data) * 6 // 10])
    try:
        found = read_mesh(path)
    except InputError as error:
        assert name in str(error)
    else:  # an OBJ says nowhere how long it should be: what is there is read, and the repair finds it open
        assert name == "part.obj"
        with pytest.raises(InputError, match="wide open"):
            repaired(found.mesh)


def test_a_truncated_step_file(tmp_path):
    import cadquery as cq

    cq.exporters.export(cq.Workplane().box(1, 2, 3), str(tmp_path / "whole.step"))
    data = (tmp_path / "whole.step").read_bytes()
    (tmp_path / "part.step").write_bytes(data[: len(data) // 3])
    refused(tmp_path / "part.step", "part.step", "STEP")


def test_a_huge_file_is_refused_by_its_size_alone(tmp_path):
    path = tmp_path / "huge.stl"
    with path.open("wb") as stream:
        stream.truncate(2_000_000_000)  # sparse: takes no room on the disk
    refused(path, "2,000 MB", "400 MB")
    step = tmp_path / "huge.step"
    with step.open("wb") as stream:
        stream.write(b"ISO-10303-21;\n")
        stream.truncate(100_000_000)
    refused(step, "60 MB of STEP")


def test_too_many_triangles_are_refused_before_they_are_loaded(tmp_path, written):
    five_million = tmp_path / "five.stl"
    with five_million.open("wb") as stream:
        stream.write(b"\0" * 80 + struct.pack("<I", 5_000_000))
        stream.truncate(84 + 50 * 5_000_000)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    refused(five_million, "5,000,000 triangles")
    header = b"ply\nformat binary_little_endian 1.0\nelement vertex 9\nproperty float x\nelement face 5000000\n"
    refused(written("five.ply", header + b"property list uchar int vertex_indices\nend_header\n"), "5,000,000 triangles")
    refused(written("five.off", "OFF\n9 5000000 0\n"), "5,000,000 triangles")
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 50_000  # kB


@pytest.mark.parametrize("kind", ["stl", "stl_ascii", "obj", "ply", "off", "glb", "3mf"])
def test_the_limit_on_triangles_holds_in_every_format(written, kind):
    mesh = trimesh.creation.icosphere()  # 1,280 triangles
    data = {
        "stl": lambda: binary_stl(mesh),
        "stl_ascii": lambda: trimesh.exchange.stl.export_stl_ascii(mesh),
        "obj": lambda: trimesh.exchange.obj.export_obj(mesh),
        "ply": lambda: trimesh.exchange.ply.export_ply(mesh),
        "off": lambda: trimesh.exchange.off.export_off(mesh),
        "glb": lambda: trimesh.exchange.gltf.export_glb(trimesh.Scene(mesh)),
        "3mf": lambda: model_3mf(object_3mf(mesh), '<build><item objectid="1"/></build>'),
    }[kind]()
    path = written(f"part.{kind.partition('_')[0]}", data)
    assert len(read_mesh(path, max_triangles=1280).mesh.faces) == 1280
    refused(path, "triangles, more than this lab reads", max_triangles=1279)


def test_many_triangles_without_numbers(written):
    records = np.frombuffer(binary_stl(trimesh.creation.icosphere()), dtype=RECORD, offset=84).copy()
    records["corners"][:100] = np.nan
    refused(written("part.stl", b"\0" * 80 + struct.pack("<I", len(records)) + records.tobytes()), "100 of 1,280", "no numbers")


def test_a_flat_sheet(written):
    grid = np.stack(np.meshgrid(np.arange(5.0), np.arange(5.0)), axis=-1).reshape(-1, 2)
    corner = np.array([(k, k + 1, k + 6) for k in range(19) if k % 5 != 4])
    tilt = trimesh.transformations.rotation_matrix(0.7, (1, 2, 3))[:3, :3]
    sheet = trimesh.Trimesh(np.column_stack([grid, np.zeros(25)]) @ tilt.T, corner, process=False)
    refused(written("sheet.stl", binary_stl(sheet)), "flat sheet")


def test_triangles_that_are_points(written):
    soup = trimesh.Trimesh(np.ones((9, 3)), np.arange(9).reshape(-1, 3), process=False)
    refused(written("part.stl", binary_stl(soup)), "shrunk to a line or a point")


def test_a_face_that_names_a_missing_vertex(written):
    refused(written("part.off", "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 7\n"), "part.off")
    refused(written("part.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 9\n"), "part.obj")


# --- hostile packages -----------------------------------------------------------------------------------------------


def test_a_zip_bomb(written):
    bomb = zipped(**{"3D__3dmodel.model": b"<model>" + b" " * 80_000_000})
    assert len(bomb) < 1_000_000
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    refused(written("bomb.3mf", bomb), "would unpack to 80 MB")
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 50_000


def test_a_zip_that_lies_about_its_size(written):
    data = bytearray(zipped(**{"3D__3dmodel.model": b"<model>" + b" " * 30_000_000}))
    for signature, offset in ((b"PK\3\4", 22), (b"PK\1\2", 24)):
        struct.pack_into("<I", data, data.find(signature) + offset, 100)
    refused(written("bomb.3mf", bytes(data)), "bomb.3mf")


def test_billion_laughs(written):
    entities = '<!ENTITY a0 "ha">' + "".join(f'<!ENTITY a{k} "{f"&a{k - 1};" * 10}">' for k in range(1, 10))
    data = model_3mf("&a9;", "<build/>", prolog=f"<!DOCTYPE model [{entities}]>")
    refused(written("laughs.3mf", data), "document type")
    outside = model_3mf("&x;", "<build/>", prolog='<!DOCTYPE model [<!ENTITY x SYSTEM "file:///etc/passwd">]>')
    refused(written("outside.3mf", outside), "document type")


def test_components_that_unfold_without_end(written):
    chain = ""
    for k in range(2, 12):
        ten = f'<component objectid="{k - 1}"/>' * 10
        chain += f'<object id="{k}"><components>{ten}</components></object>'
    data = model_3mf(object_3mf(box()) + chain, '<build><item objectid="11"/></build>')
    refused(written("fold.3mf", data), "fold.3mf")
    circle = ('<object id="1"><components><component objectid="2"/></components></object>'
              '<object id="2"><components><component objectid="1"/></components></object>')
    refused(written("circle.3mf", model_3mf(circle, '<build><item objectid="1"/></build>')), "nests")


def test_a_zip_without_a_model(written):
    refused(written("part.3mf", zipped(**{"readme.txt": b"hello"})), "ZIP archive without a 3MF model", "unpack")
    refused(written("part.3mf", zipped(**{"3D__3dmodel.model": b"not xml"})), "damaged 3MF model")


def test_a_glb_that_points_elsewhere_or_unfolds(written):
    triangle = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0]], dtype=np.float32).tobytes()
    tree = {
        "asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}}]}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3"}],
        "bufferViews": [{"buffer": 0, "byteLength": 36}], "buffers": [{"byteLength": 36}],
    }
    refused(written("one.glb", glb(tree, triangle)), "flat sheet")  # the tree itself is sound
    refused(written("uri.glb", glb(tree | {"buffers": [{"byteLength": 36, "uri": "http://127.0.0.1:9/x.bin"}]}, triangle)),
            "another file")
    shared = [{"children": [1, 2]}, {"children": [3]}, {"children": [3]}, {"mesh": 0}]
    refused(written("shared.glb", glb(tree | {"nodes": shared}, triangle)), "glTF forbids")
    circle = [{"children": [1]}, {"children": [0], "mesh": 0}]
    refused(written("circle.glb", glb(tree | {"nodes": circle}, triangle)), "glTF forbids")
    huge = [{"componentType": 5126, "count": 4_000_000_000, "type": "VEC3"}]
    refused(written("huge.glb", glb(tree | {"accessors": huge}, triangle)), "huge.glb")
    packed = tree | {"extensionsRequired": ["KHR_draco_mesh_compression"]}
    refused(written("draco.glb", glb(packed, triangle)), "compress")


# --- real parts -----------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not SAMPLES.is_dir(), reason="the real sample parts are not beside this checkout")
def test_real_parts_become_solids():
    for path in sorted(SAMPLES.glob("*.st*")):
        found = read_mesh(path)
        solid = repaired(found.mesh)
        assert solid.watertight and solid.mesh.volume > 0, path.name
        assert (found.unit == "mm") == (path.suffix == ".step")
