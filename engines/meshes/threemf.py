"""Triangles of a 3MF package, read as a stream so that a hostile package costs no memory.

The reader follows the 3MF core specification (objects, components, build items) and the production extension's paths.
Everything else in the package (pictures, slicer settings, beam lattices) is left unread.
"""

from __future__ import annotations

import zipfile
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

import numpy as np

from engines.contract import InputError

MAX_UNPACKED = 1_000_000_000
MAX_RATIO = 200
MAX_DEPTH = 32
MAX_INSTANCES = 20_000
_UNITS = {"micron": "µm", "millimeter": "mm", "centimeter": "cm", "inch": "inch", "foot": "ft", "meter": "m"}


@dataclass
class _Object:
    vertices: array = field(default_factory=lambda: array("d"))
    triangles: array = field(default_factory=lambda: array("q"))
    components: list[tuple[str, str, np.ndarray]] = field(default_factory=list)
    solid: bool = True


@dataclass
class _Model:
    unit: str = "mm"
    objects: dict[str, _Object] = field(default_factory=dict)
    items: list[tuple[str, str, np.ndarray]] = field(default_factory=list)


def read_3mf(path: Path, max_triangles: int) -> tuple[np.ndarray, np.ndarray, str]:
    """(vertices (n, 3), faces (m, 3), unit) of all build items, with their transforms. InputError with what is wrong."""
    try:
        with zipfile.ZipFile(path) as package:
            _refuse_bomb(package, path.name)
            models: dict[str, _Model] = {}
            root = _root_model(package, path.name)
            waiting = [root]
            count = 0
            while waiting:
                part = waiting.pop()
                models[part] = model = _read_model(package, part, path.name, max_triangles - count)
                count += sum(len(found.triangles) // 3 for found in model.objects.values())
                named = [target for found in model.objects.values() for target, _, _ in found.components]
                named += [target for target, _, _ in model.items]
                waiting += [target for target in dict.fromkeys(named) if target not in models and target not in waiting]
    except (zipfile.BadZipFile, EOFError, RuntimeError, NotImplementedError, OSError) as error:
        # RuntimeError: an encrypted entry; NotImplementedError: an unknown compression; OSError: a broken stream
        raise InputError(f"{path.name} is not a readable 3MF package ({error}); save it again") from error
    items = models[root].items or [(root, name, np.eye(4)) for name in models[root].objects]
    vertices: list[np.ndarray] = []
    faces: list[np.ndarray] = []
    total = [0, 0]  # triangles, instances
    for target, name, matrix in items:
        _place(models, target, name, matrix, vertices, faces, total, max_triangles, path.name, 0)
    if not faces:
        return np.zeros((0, 3)), np.zeros((0, 3), dtype=np.int64), models[root].unit
    starts = np.cumsum([0, *(len(part) for part in vertices[:-1])])
    joined = np.concatenate([part + start for part, start in zip(faces, starts, strict=True)])
    return np.concatenate(vertices), joined, models[root].unit


def _refuse_bomb(package: zipfile.ZipFile, name: str) -> None:
    entries = package.infolist()
    unpacked = sum(entry.file_size for entry in entries)
    packed = sum(entry.compress_size for entry in entries)
    if len(entries) > 10_000 or unpacked > MAX_UNPACKED or unpacked > MAX_RATIO * packed + 1_000_000:
        raise InputError(
            f"{name} would unpack to {unpacked / 1e6:,.0f} MB in {len(entries):,} files from {packed / 1e6:,.1f} MB, "
            "which no part needs; save it again from the modeller with the part alone"
        )


def _root_model(package: zipfile.ZipFile, name: str) -> str:
    models = [entry for entry in package.namelist() if entry.lower().endswith(".model")]
    for entry in models:
        if entry.lower().strip("/") == "3d/3dmodel.model":
            return entry
    if not models:
        raise InputError(f"{name} is a ZIP archive without a 3MF model in it; unpack it and choose the mesh file")
    return models[0]


def _transform(text: str | None) -> np.ndarray:
    matrix = np.eye(4)
    if text:
        matrix[:, :3] = np.array(text.split(), dtype=np.float64).reshape(4, 3)
    return matrix.T


def _read_model(package: zipfile.ZipFile, part: str, name: str, max_triangles: int) -> _Model:
    entries = {entry.lower().lstrip("/"): entry for entry in package.namelist()}
    if part.lower().lstrip("/") not in entries:
        raise InputError(f"{name} refers to {part!r}, which is not in the package; save it again")
    model = _Model()
    current = _Object()
    triangles = 0

    def refuse_doctype(*_):
        raise InputError(f"{name} holds an XML document type, which 3MF forbids; save it again from the modeller")

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal current, triangles
        tag = tag.rpartition(":")[2]
        if tag == "vertex":
            current.vertices.extend((float(attributes["x"]), float(attributes["y"]), float(attributes["z"])))
        elif tag == "triangle":
            triangles += 1
            if triangles > max_triangles:
                raise InputError(too_many(name, f"more than {max_triangles:,}"))
            current.triangles.extend((int(attributes["v1"]), int(attributes["v2"]), int(attributes["v3"])))
        elif tag == "object":
            solid = attributes.get("type", "model") in ("model", "solidsupport")
            current = model.objects[attributes["id"]] = _Object(solid=solid)
        elif tag in ("component", "item"):
            target = next((value for key, value in attributes.items() if key.rpartition(":")[2] == "path"), part)
            placed = (target, attributes["objectid"], _transform(attributes.get("transform")))
            (current.components if tag == "component" else model.items).append(placed)
        elif tag == "model":
            model.unit = _UNITS.get(attributes.get("unit", "millimeter"), "mm")

    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = refuse_doctype
    parser.StartElementHandler = start
    read = 0
    try:
        with package.open(entries[part.lower().lstrip("/")]) as stream:
            while chunk := stream.read(1 << 20):
                read += len(chunk)
                if read > MAX_UNPACKED:  # the sizes that a package declares can lie
                    raise InputError(f"{name} unpacks to more than {MAX_UNPACKED / 1e9:.0f} GB; save the part alone")
                parser.Parse(chunk, False)
            parser.Parse(b"", True)
    except (expat.ExpatError, KeyError, ValueError, OverflowError) as error:
        raise InputError(f"{name} has a damaged 3MF model ({error}); save it again") from error
    return model


def _place(models, part, name, matrix, vertices, faces, total, max_triangles, file, depth) -> None:
    found = models[part].objects.get(name)
    total[1] += 1
    if found is None or not found.solid:
        return
    if depth > MAX_DEPTH or total[1] > MAX_INSTANCES:
        raise InputError(f"{file} nests its components too deeply or too often; save the part as one mesh")
    if found.triangles:
        total[0] += len(found.triangles) // 3
        if total[0] > max_triangles:
            raise InputError(too_many(file, f"more than {max_triangles:,}"))
        points = np.frombuffer(found.vertices, dtype=np.float64).reshape(-1, 3)
        vertices.append(points @ matrix[:3, :3].T + matrix[:3, 3])
        corners = np.frombuffer(found.triangles, dtype=np.int64).reshape(-1, 3)
        faces.append(corners if np.linalg.det(matrix[:3, :3]) > 0 else corners[:, ::-1])
        if corners.min() < 0 or corners.max() >= len(points):
            raise InputError(f"{file} has a triangle that names a vertex it doesn't have; save it again")
    for target, child, local in found.components:
        _place(models, target, child, matrix @ local, vertices, faces, total, max_triangles, file, depth + 1)


def too_many(name: str, count: str) -> str:
    """The sentence for a mesh with too many triangles."""
    return f"{name} has {count} triangles, more than this lab reads; reduce it in the modeller (200,000 are plenty for a part)"
