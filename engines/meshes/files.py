"""Triangle meshes from files that people bring: every supported format, and one clear sentence for every bad file."""

from __future__ import annotations

import io
import json
import re
import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import trimesh

from engines.contract import InputError
from engines.meshes.repair import welded
from engines.meshes.threemf import read_3mf, too_many

MAX_BYTES = 400_000_000
MAX_STEP_BYTES = 60_000_000
"""The kernel takes some 30 times a STEP file's size in memory."""
MAX_TRIANGLES = 2_000_000
SUFFIXES = {
    ".stl": "STL", ".obj": "OBJ", ".ply": "PLY", ".off": "OFF", ".glb": "GLB", ".3mf": "3MF", ".step": "STEP", ".stp": "STEP",
}
_ADVICE = "save the part as STL, OBJ, PLY, OFF, GLB, 3MF or STEP and try again"
_STL_RECORD = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])


@dataclass(frozen=True)
class MeshFile:
    """A mesh as read from a file.

    ``mesh``: float64 vertices in the file's frame and numbers, near-duplicate vertices joined, no face with a repeated
    vertex. ``notes``: what a person should know about the reading. ``unit``: when the format or file says it, else None.
    """

    mesh: trimesh.Trimesh
    notes: tuple[str, ...]
    unit: str | None


@dataclass
class _Raw:
    """Triangles of one format's reader before the checks that all formats share."""

    vertices: np.ndarray
    faces: np.ndarray
    unit: str | None = None
    notes: tuple[str, ...] = ()


def read_mesh(
    path: str | Path, *, max_bytes: int = MAX_BYTES, max_triangles: int = MAX_TRIANGLES, sheets: bool = False
) -> MeshFile:
    """The mesh in a file: STL (ASCII, binary), OBJ, PLY, OFF, GLB, 3MF or STEP (tessellated, mm).

    The format is told by the content, not by the name. The part keeps the file's frame and numbers: a GLB stays y-up in
    metres. Several objects in a file are joined, each where the file places it. No other file is ever opened (materials,
    textures, external buffers). ``sheets``: a flat sheet without volume will do. InputError says in one sentence what is wrong
    with a file that can't be used.
    """
    path = Path(path)
    if not path.is_file():
        raise InputError(f"there is no file {path.name}; choose a mesh file")
    size = path.stat().st_size
    if size == 0:
        raise InputError(f"{path.name} is empty (0 bytes); save it again")
    if size > max_bytes:
        raise InputError(
            f"{path.name} is {size / 1e6:,.0f} MB, more than the {max_bytes / 1e6:,.0f} MB that this lab reads; "
            "reduce the mesh or save it in a binary format"
        )
    kind = _format(path, size)
    notes = []
    named = SUFFIXES.get(path.suffix.lower())
    if named != kind:
        notes.append(f"The file is named {path.suffix or 'without a suffix'} but holds {kind}; it was read as {kind}.")
    try:
        raw = _READERS[kind](path, max_triangles)
    except InputError:
        raise
    except MemoryError as error:
        raise InputError(f"{path.name} does not fit into memory; reduce the mesh") from error
    except RecursionError as error:
        raise InputError(f"{path.name} nests too deeply to be read; save the part as one mesh") from error
    except Exception as error:  # whatever a parser stumbles over, the file is at fault, and the person can save it again
        raise InputError(f"{path.name} is a damaged {kind} file ({short(error)}); save it again") from error
    return _checked(raw, path.name, tuple(notes), max_triangles, sheets)


def short(error: Exception) -> str:
    """An error's text on one line, cut after 120 characters."""
    text = " ".join(str(error).split()) or type(error).__name__
    return text if len(text) <= 120 else text[:117] + "…"


def _checked(raw: _Raw, name: str, notes: tuple[str, ...], max_triangles: int, sheets: bool) -> MeshFile:
    """The checks and the clean-up that all formats share."""
    vertices, faces = np.asarray(raw.vertices, dtype=np.float64), np.asarray(raw.faces, dtype=np.int64)
    found = list(notes + raw.notes)
    if not len(faces):
        raise InputError(f"{name} holds no triangles; save the part as a mesh with faces")
    if len(faces) > max_triangles:
        raise InputError(too_many(name, f"{len(faces):,}"))
    if faces.min() < 0 or faces.max() >= len(vertices):
        raise InputError(f"{name} has a triangle that names a vertex it doesn't have; save it again")
    # Beyond 1e15 the squares and products of a volume lose all meaning.
    with np.errstate(invalid="ignore"):
        usable = (np.isfinite(vertices) & (np.abs(vertices) < 1e15)).all(axis=1)
    kept = usable[faces].all(axis=1)
    dropped = len(faces) - int(kept.sum())
    if dropped:
        if dropped > 0.01 * len(faces):
            raise InputError(
                f"{dropped:,} of {len(faces):,} triangles in {name} have coordinates that are no numbers; save it again"
            )
        found.append(f"{dropped:,} triangle{'s' * (dropped > 1)} with coordinates that are no numbers left out.")
    mesh, merged = welded(trimesh.Trimesh(vertices, faces[kept], process=False))
    if not len(mesh.faces):
        raise InputError(f"all triangles in {name} have shrunk to a line or a point; save it again")
    centred = mesh.vertices - mesh.vertices.mean(axis=0)
    spread = np.linalg.svd(centred.T @ centred / len(centred), compute_uv=False) ** 0.5
    if spread[2] < 1e-6 * spread[0] and not sheets:
        raise InputError(f"{name} is a flat sheet without volume; save a closed solid")
    if merged:
        found.append(f"{merged:,} nearly equal vertices joined.")
    return MeshFile(mesh, tuple(found), raw.unit)


# --- which format ---------------------------------------------------------------------------------------------------

_OTHERS = [
    (b"\x89PNG", "a PNG picture"), (b"\xff\xd8\xff", "a JPEG picture"), (b"GIF8", "a GIF picture"),
    (b"%PDF", "a PDF document"), (b"<html", "a web page"), (b"<!DOCTYPE", "a web page"), (b"<?xml", "an XML file"),
    (b"{", "a JSON file"), (b"\x1f\x8b", "a gzip archive"), (b"7z\xbc\xaf", "a 7-Zip archive"), (b"Rar!", "a RAR archive"),
    (b"BLENDER", "a Blender file"), (b"Kaydara FBX", "an FBX file"), (b"AC10", "a DWG drawing"),
    (b"\xd0\xcf\x11\xe0", "an older SolidWorks or Office file"), (b"\x7fELF", "a program"), (b"MZ", "a program"),
    (b"RIFF", "a sound or video file"), (b"ID3", "a sound file"), (b"OggS", "a sound file"),
]


def _format(path: Path, size: int) -> str:
    with path.open("rb") as stream:
        head = stream.read(65536)
    start = head.lstrip(b"\xef\xbb\xbf \t\r\n")
    if head.startswith(b"glTF"):
        return "GLB"
    if head.startswith(b"PK\x03\x04") or head.startswith(b"PK\x05\x06"):
        return "3MF"
    if re.match(rb"ply\s", head):
        return "PLY"
    if start.startswith(b"ISO-10303-21"):
        return "STEP"
    if re.match(rb"(ST)?C?N?4?(OFF)\s", start):
        return "OFF"
    if size >= 84 and size == 84 + 50 * struct.unpack_from("<I", head, 80)[0]:
        return "STL"
    text = b"\0" not in head
    if text and re.match(rb"solid\b", start, re.I) and re.search(rb"facet|endsolid", head, re.I):
        return "STL"
    if text and re.search(rb"^\s*v\s+[-+.\d]", head, re.M):
        return "OBJ"
    if re.match(rb"[^\n]{72}S\s*1\s", head):
        raise InputError(f"{path.name} is an IGES file, not a mesh; {_ADVICE}")
    if re.match(rb"0\s+SECTION", start):
        raise InputError(f"{path.name} is a DXF drawing, not a mesh; {_ADVICE}")
    other = other_kind(head)
    if other:
        raise InputError(f"{path.name} is {other}, not a mesh; {_ADVICE}")
    if not text and size >= 134 and _plausible_triangles(head):
        return "STL"
    what = "a text file without any mesh in it" if text else "no mesh format that this lab knows"
    raise InputError(f"{path.name} is {what}; {_ADVICE}")


def other_kind(head: bytes) -> str | None:
    """What a file that begins so is, where people mistake it for a part or a scan: "a PNG picture"; None otherwise."""
    start = head.lstrip(b"\xef\xbb\xbf \t\r\n")
    return next((what for magic, what in _OTHERS if start.startswith(magic)), None)


def _plausible_triangles(head: bytes) -> bool:
    """Whether the records after a binary STL's header look like triangles: ordinary size, normals of length 1 or 0."""
    records = np.frombuffer(head, dtype=_STL_RECORD, count=min((len(head) - 84) // 50, 200), offset=84)
    with np.errstate(all="ignore"):
        length = np.linalg.norm(records["normal"].astype(np.float64), axis=1)
        normal = (np.abs(length - 1) < 0.02) | (length == 0)
        size = np.abs(records["corners"].astype(np.float64)).max(axis=(1, 2))
        return bool((normal & (size < 1e7) & (size > 1e-7)).mean() > 0.9)


# --- a reader a format ----------------------------------------------------------------------------------------------

def _loaded(stream: io.BufferedIOBase, kind: str, unit: str | None = None) -> _Raw:
    """Triangles that trimesh reads, all geometries joined where the scene places them. It is given no resolver and no
    file name, so it can open nothing else."""
    scene = trimesh.load_scene(stream, file_type=kind, process=False, skip_materials=True)
    meshes = [part for part in scene.dump() if isinstance(part, trimesh.Trimesh) and len(part.faces)]
    if not meshes:
        return _Raw(np.zeros((0, 3)), np.zeros((0, 3), dtype=np.int64), unit)
    starts = np.cumsum([0, *(len(part.vertices) for part in meshes[:-1])])
    faces = np.concatenate([part.faces + start for part, start in zip(meshes, starts, strict=True)])
    return _Raw(np.concatenate([part.vertices for part in meshes]), faces, unit)


def _count(path: Path, pattern: bytes) -> int:
    """How often a pattern occurs at the start of a line (after spaces), without holding the file in memory."""
    found = 0
    expression = re.compile(rb"^[ \t]*" + pattern, re.M | re.I)
    with path.open("rb") as stream:
        while block := stream.read(1 << 22):
            block += stream.readline(1 << 16)
            found += len(expression.findall(block))
    return found


def _read_stl(path: Path, max_triangles: int) -> _Raw:
    size = path.stat().st_size
    with path.open("rb") as stream:
        head = stream.read(65536)
    declared = struct.unpack_from("<I", head, 80)[0] if size >= 84 else 0
    if size >= 84 and size == 84 + 50 * declared:
        return _binary_stl(path, declared, max_triangles)
    if b"\0" not in head and re.match(rb"\s*solid\b", head, re.I):
        return _ascii_stl(path, max_triangles)
    there = (size - 84) // 50
    if declared in (0, 0xFFFFFFFF) and (size - 84) % 50 == 0:
        # Programs that write a stream and never come back to fill in the count.
        raw = _binary_stl(path, there, max_triangles)
        raw.notes = (f"The header does not say how many triangles there are; all {there:,} were read.",)
        return raw
    if 0 < declared < there:
        raw = _binary_stl(path, declared, max_triangles)
        raw.notes = (f"{size - 84 - 50 * declared:,} bytes after the last triangle were ignored.",)
        return raw
    raise InputError(
        f"{path.name} is cut off: its header promises {declared:,} triangles but only {there:,} are there; "
        "copy or save it again"
    )


def _ascii_stl(path: Path, max_triangles: int) -> _Raw:
    """Read in blocks: an ASCII STL is some 300 bytes a triangle, several times that as Python strings."""
    corners, lines, facets, ended = [], 0, 0, False
    with path.open("rb") as stream:
        while block := stream.read(1 << 22):
            block = (block + stream.readline(1 << 16)).lower()
            found = re.findall(rb"vertex[ \t]+((?:[-+.\d]|nan|inf)[^\r\n]*)", block)
            facets += block.count(b"endfacet")
            ended = b"endsolid" in block[-4096:]
            if facets > max_triangles or lines > 3 * max_triangles:
                raise InputError(too_many(path.name, f"more than {max_triangles:,}"))
            lines += len(found)
            if found:
                corners.append(np.array(b" ".join(found).split(), dtype=np.float64))
    if not lines and not facets:
        raise InputError(f"{path.name} holds no triangles; save the part as a mesh with faces")
    values = np.concatenate(corners) if corners else np.zeros(0)
    if lines != 3 * facets or len(values) != 9 * facets or not ended:
        raise InputError(f"{path.name} is an ASCII STL that is cut off or damaged; copy or save it again")
    return _Raw(values.reshape(-1, 3), np.arange(3 * facets).reshape(-1, 3))


def _binary_stl(path: Path, count: int, max_triangles: int) -> _Raw:
    if count > max_triangles:
        raise InputError(too_many(path.name, f"{count:,}"))
    records = np.fromfile(path, dtype=_STL_RECORD, count=count, offset=84)
    return _Raw(records["corners"].reshape(-1, 3).astype(np.float64), np.arange(3 * len(records)).reshape(-1, 3))


def _read_obj(path: Path, max_triangles: int) -> _Raw:
    faces = _count(path, rb"f\s")
    if faces > max_triangles:
        raise InputError(too_many(path.name, f"{faces:,}"))
    if not faces:
        raise InputError(f"{path.name} has vertices but no faces, as a point cloud has; save the part as a mesh with faces")
    with path.open("rb") as stream:
        return _loaded(stream, "obj")


def _read_ply(path: Path, max_triangles: int) -> _Raw:
    with path.open("rb") as stream:
        header, end, _ = stream.read(65536).partition(b"end_header")
    if not end:
        raise InputError(f"{path.name} is a PLY file whose header has no end; save it again")
    counts = {name.decode(): int(number) for name, number in re.findall(rb"^\s*element\s+(\w+)\s+(\d+)", header, re.M)}
    faces, points = counts.get("face", 0), counts.get("vertex", 0)
    if not faces and not counts.get("tristrips"):
        raise InputError(f"{path.name} is a point cloud ({points:,} points, no faces); make a closed mesh of it first")
    if faces > max_triangles or points > 3 * max_triangles:
        raise InputError(too_many(path.name, f"{max(faces, points // 2):,}"))
    if sum(counts.values()) > path.stat().st_size:
        raise InputError(f"{path.name} is cut off: its header promises more than the file holds; copy or save it again")
    with path.open("rb") as stream:
        return _loaded(stream, "ply")


def _read_off(path: Path, max_triangles: int) -> _Raw:
    with path.open("rb") as stream:
        head = re.sub(rb"#[^\n]*", b"", stream.read(65536))
    counts = re.match(rb"\s*\w*OFF\s+(\d+)\s+(\d+)", head)
    if counts and int(counts[2]) > max_triangles:
        raise InputError(too_many(path.name, f"{int(counts[2]):,}"))
    if counts and not int(counts[2]):
        raise InputError(f"{path.name} is a point cloud ({int(counts[1]):,} points, no faces); make a closed mesh of it first")
    if counts and int(counts[1]) + int(counts[2]) > path.stat().st_size:
        raise InputError(f"{path.name} is cut off: its header promises more than the file holds; copy or save it again")
    with path.open("rb") as stream:
        return _loaded(stream, "off")


def _read_glb(path: Path, max_triangles: int) -> _Raw:
    size = path.stat().st_size
    with path.open("rb") as stream:
        start = stream.read(20)
        if len(start) < 20:
            raise InputError(f"{path.name} is cut off; copy or save it again")
        _, version, length, chunk, chunk_type = struct.unpack("<4sIII4s", start)
        if version != 2:
            raise InputError(f"{path.name} is glTF version {version}; save it as glTF 2.0")
        if length > size or chunk > size or chunk_type != b"JSON":
            raise InputError(f"{path.name} is cut off or damaged; copy or save it again")
        tree = json.loads(stream.read(chunk))
    if any(not str(buffer.get("uri", "data:")).startswith("data:") for buffer in tree.get("buffers", [])):
        raise InputError(f"{path.name} keeps its geometry in another file; save it as one binary GLB")
    packed = set(tree.get("extensionsRequired", [])) & {"KHR_draco_mesh_compression", "EXT_meshopt_compression"}
    if packed:
        raise InputError(f"{path.name} is compressed with {packed.pop()}; save it without compression")
    triangles = _glb_triangles(tree, path.name)
    if triangles > max_triangles:
        raise InputError(too_many(path.name, f"{triangles:,}"))
    for accessor in tree.get("accessors", []):
        if int(accessor.get("count", 0)) > max(size, 3 * max_triangles):
            raise InputError(f"{path.name} promises more than the file holds; save it again")
    with path.open("rb") as stream:
        return _loaded(stream, "glb", "m")


def _glb_triangles(tree: dict, name: str) -> int:
    """How many triangles the scene draws, by the accessors alone. Nodes must form trees, as glTF says: with two parents a
    small file could unfold into billions of triangles, with a circle into endlessly many."""
    accessors = tree.get("accessors", [])
    meshes = []
    for mesh in tree.get("meshes", []):
        corners = 0
        for part in mesh.get("primitives", []):
            if part.get("mode", 4) in (4, 5, 6):
                counted = accessors[part["indices"] if "indices" in part else part["attributes"]["POSITION"]]["count"]
                corners += counted if part.get("mode", 4) == 4 else 3 * counted
        meshes.append(corners // 3)
    nodes = tree.get("nodes", [])
    children = [child for node in nodes for child in node.get("children", [])]
    seen, waiting = 0, list(set(range(len(nodes))) - set(children))
    while waiting:
        seen += 1
        waiting += nodes[waiting.pop()].get("children", [])
        if seen > len(nodes):
            break
    if len(children) != len(set(children)) or seen != len(nodes):
        raise InputError(f"{name} hangs a node under two others or under itself, which glTF forbids; save it again")
    return sum(meshes[node["mesh"]] for node in nodes if "mesh" in node)


def _read_3mf(path: Path, max_triangles: int) -> _Raw:
    vertices, faces, unit = read_3mf(path, max_triangles)
    return _Raw(vertices, faces, unit)


def _read_step(path: Path, max_triangles: int) -> _Raw:
    import cadquery
    from OCP.BRepMesh import BRepMesh_IncrementalMesh

    if path.stat().st_size > MAX_STEP_BYTES:
        raise InputError(
            f"{path.name} is {path.stat().st_size / 1e6:,.0f} MB, more than the {MAX_STEP_BYTES / 1e6:,.0f} MB of STEP "
            "that this lab reads; save one part of the assembly"
        )
    try:
        shape = cadquery.importers.importStep(str(path))
    except Exception as error:
        raise InputError(f"{path.name} can't be read as STEP ({short(error)}); save it again as AP203 or AP214") from error
    shapes = [found for found in shape.vals() if isinstance(found, cadquery.Shape)]
    solids = [solid for found in shapes for solid in found.Solids()]
    notes = ()
    if not solids:
        solids = [face for found in shapes for face in found.Faces()]
        notes = ("The file holds surfaces, not a solid; they were joined.",)
    if not solids:
        raise InputError(f"{path.name} holds no solid; save the part itself, not a drawing or an empty assembly")
    diagonal = max(cadquery.Compound.makeCompound(solids).BoundingBox().DiagonalLength, 1e-9)
    vertices, faces, start = [], [], 0
    for solid in solids:
        # By an absolute deviation: CadQuery's own call scales it with each edge's length.
        BRepMesh_IncrementalMesh(solid.wrapped, 0.02 * diagonal / 100, False, 0.1, False)
        points, corners = solid.tessellate(0.02 * diagonal / 100, 0.1)
        vertices.append(np.array([point.toTuple() for point in points]).reshape(-1, 3))
        faces.append(np.array(corners, dtype=np.int64).reshape(-1, 3) + start)
        start += len(points)
        if sum(map(len, faces)) > max_triangles:
            raise InputError(too_many(path.name, f"more than {max_triangles:,}"))
    return _Raw(np.concatenate(vertices), np.concatenate(faces), "mm", notes)


_READERS: dict[str, Callable[[Path, int], _Raw]] = {
    "STL": _read_stl, "OBJ": _read_obj, "PLY": _read_ply, "OFF": _read_off,
    "GLB": _read_glb, "3MF": _read_3mf, "STEP": _read_step,
}
