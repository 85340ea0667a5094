"""A house as triangles with colours, textures and instance ids; read from and written to GLB with ``.semantic.json``.

All in Habitat's frame: y up, metres. Every face belongs to one instance (0: part of the building). Textures are square layers
of one array, so that a house is drawn with few calls.
"""

from __future__ import annotations

import io
import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np
import trimesh
from PIL import Image

from engines.contract import InputError
from engines.psgnav.simulator.protocol import Instance, Room

TEXTURE = 128
"""Pixels of a texture layer along a side."""
MOST_TRIANGLES = 2_000_000
MOST_EXTENT = 60.0
MOST_INSTANCES = 1 << 16


@dataclass
class Scene:
    """Triangles of a house.

    ``positions``: (n, 3) float32. ``uv``: (n, 2) float32, v grows downwards. ``layer``: (n,) int16, index into ``textures``, −1
    for plain colour. ``color``: (n, 3) uint8, times the texture. ``ids``: (n,) int32 instance of each vertex (0: building).
    ``faces``: (m, 3) uint32. ``textures``: (k, TEXTURE, TEXTURE, 3) uint8.
    """

    name: str
    positions: np.ndarray
    uv: np.ndarray
    layer: np.ndarray
    color: np.ndarray
    ids: np.ndarray
    faces: np.ndarray
    textures: np.ndarray
    instances: list[Instance] = field(default_factory=list)
    rooms: list[Room] = field(default_factory=list)
    credits: list[str] = field(default_factory=list)
    labelled: bool = True
    placements: dict[int, dict] = field(default_factory=dict)
    """Instance → which furniture model stands where, for houses of this lab: key, at (x, y, z), quarter turns, top, credit."""

    @property
    def bounds(self) -> np.ndarray:
        """(2, 3) corners of the box round everything."""
        return np.stack([self.positions.min(0), self.positions.max(0)]).astype(float)


@dataclass
class Piece:
    """Triangles of one material, as `assembled` takes them. ``texture``: (TEXTURE, TEXTURE, 3) uint8 or None. ``color``: (3,)
    or (n, 3) uint8. ``key`` names the texture, so that equal ones are stored once."""

    positions: np.ndarray
    faces: np.ndarray
    color: np.ndarray
    uv: np.ndarray | None = None
    texture: np.ndarray | None = None
    key: str = ""


def assembled(name: str, pieces: Sequence[tuple[int, Piece]], **facts: object) -> Scene:
    """A scene of pieces, each with the id of its instance."""
    layers: dict[str, int] = {}
    textures: list[np.ndarray] = []
    columns: list[tuple[np.ndarray, ...]] = []
    faces, offset = [], 0
    for number, (instance, piece) in enumerate(pieces):
        count = len(piece.positions)
        layer = -1
        if piece.texture is not None and piece.uv is not None:
            key = piece.key or f"#{number}"
            if key not in layers:
                layers[key] = len(textures)
                textures.append(piece.texture)
            layer = layers[key]
        uv = piece.uv if piece.uv is not None else np.zeros((count, 2))
        columns.append((
            piece.positions, uv, np.full(count, layer), np.broadcast_to(piece.color, (count, 3)), np.full(count, instance),
        ))  # fmt: skip
        faces.append(np.asarray(piece.faces) + offset)
        offset += count
    stacked = [np.concatenate(column) for column in zip(*columns, strict=True)]
    shape = (0, TEXTURE, TEXTURE, 3)
    return Scene(
        name, stacked[0].astype(np.float32), stacked[1].astype(np.float32), stacked[2].astype(np.int16),
        stacked[3].astype(np.uint8), stacked[4].astype(np.int32), np.concatenate(faces).astype(np.uint32),
        np.stack(textures) if textures else np.zeros(shape, np.uint8), **facts,
    )  # fmt: skip


def as_texture(image: Image.Image) -> np.ndarray:
    """(TEXTURE, TEXTURE, 3) uint8 of a picture."""
    pixels = np.asarray(image.convert("RGB"))
    return cv2.resize(pixels, (TEXTURE, TEXTURE), interpolation=cv2.INTER_AREA)


def pieces_of(mesh: trimesh.Trimesh, key: str = "") -> Piece:
    """A trimesh with whatever visual it has, as a piece."""
    faces = np.asarray(mesh.faces)
    positions = np.asarray(mesh.vertices, float)
    visual = mesh.visual
    material = getattr(visual, "material", None)
    uv = getattr(visual, "uv", None)
    image = getattr(material, "baseColorTexture", None) or getattr(material, "image", None)
    if image is not None and uv is not None and len(uv) == len(positions):
        factor = getattr(material, "baseColorFactor", None)
        color = np.asarray(factor)[:3] if factor is not None else np.full(3, 255)
        flipped = np.column_stack([uv[:, 0], 1 - uv[:, 1]])
        return Piece(positions, faces, _as_bytes(color), flipped, as_texture(image), key)
    if getattr(visual, "kind", None) == "vertex":
        return Piece(positions, faces, np.asarray(visual.vertex_colors)[:, :3])
    color = getattr(material, "main_color", None) if material is not None else None
    return Piece(positions, faces, _as_bytes(np.asarray(color if color is not None else (190, 190, 190))[:3]))


def _as_bytes(color: np.ndarray) -> np.ndarray:
    color = np.asarray(color, float)
    return np.clip(
        color * 255 if color.max(initial=0) <= 1 and color.dtype.kind == "f" and (color % 1).any() else color, 0, 255
    )


def semantics_file(path: Path) -> Path:
    """Where the semantics of a GLB lie: beside it, as ``<name>.semantic.json``."""
    return path.with_suffix(".semantic.json")


def write_scene(scene: Scene, path: Path) -> None:
    """``path`` (.glb) and ``.semantic.json`` beside it. Nodes are called ``<id>_<part>``."""
    out = trimesh.Scene()
    materials = [
        trimesh.visual.material.PBRMaterial(
            name=f"t{number}", baseColorTexture=_as_jpeg(texture), metallicFactor=0.0, roughnessFactor=1.0,
        )
        for number, texture in enumerate(scene.textures)
    ]  # fmt: skip
    face_ids, face_layers = scene.ids[scene.faces[:, 0]], scene.layer[scene.faces[:, 0]]
    pairs = np.unique(np.column_stack([face_ids, face_layers]), axis=0)
    for instance, layer in pairs:
        faces = scene.faces[(face_ids == instance) & (face_layers == layer)]
        used, local = np.unique(faces, return_inverse=True)
        colors = np.column_stack([scene.color[used], np.full(len(used), 255, np.uint8)])
        if layer >= 0:
            uv = np.column_stack([scene.uv[used, 0], 1 - scene.uv[used, 1]])
            visual = trimesh.visual.TextureVisuals(uv=uv, material=materials[layer])
        else:
            visual = trimesh.visual.ColorVisuals(vertex_colors=colors)
        mesh = trimesh.Trimesh(scene.positions[used], local.reshape(-1, 3), visual=visual, process=False)
        out.add_geometry(mesh, node_name=f"{instance}_{layer + 1}", geom_name=f"{instance}_{layer + 1}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(out.export(file_type="glb"))
    facts = {
        "name": scene.name,
        "rooms": [{"name": room.name, "box": [round(value, 3) for value in room.box]} for room in scene.rooms],
        "objects": [
            {"id": one.id, "label": one.label, "room": one.room, "box": np.round(one.box, 3).tolist()}
            | ({"placement": scene.placements[one.id]} if one.id in scene.placements else {})
            for one in scene.instances
        ],
        "credits": scene.credits,
    }
    semantics_file(path).write_text(json.dumps(facts, indent=1))


def _as_jpeg(texture: np.ndarray) -> Image.Image:
    """Gives the picture a format, which decides how it is stored in a GLB."""
    _good, data = cv2.imencode(".jpg", texture[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 88])
    return Image.open(io.BytesIO(data.tobytes()))


def read_scene(path: Path, semantics: Path | None = None) -> Scene:
    """A GLB scene, with its semantics where there are any. Raises `InputError` for what can't be a house."""
    if not path.is_file():
        raise InputError(f"there is no scene {path.name}; choose a GLB file")
    count = _triangles_said(path)
    if count > MOST_TRIANGLES:
        raise _too_many(path, count)
    try:
        loaded = trimesh.load(path, force="scene", process=False)
    except Exception as error:
        raise InputError(
            f"{path.name} can't be read as GLB ({type(error).__name__}); export it again as binary glTF"
        ) from error
    semantics = semantics or semantics_file(path)
    facts = _semantics(semantics) if semantics.is_file() else None
    pieces: list[tuple[int, Piece]] = []
    count = 0  # again, of what is there: one mesh may stand in many places
    for number, node in enumerate(sorted(loaded.graph.nodes_geometry)):
        transform, geometry = loaded.graph[node]
        mesh = loaded.geometry[geometry]
        if not isinstance(mesh, trimesh.Trimesh) or not len(mesh.faces):
            continue
        count += len(mesh.faces)
        if count > MOST_TRIANGLES:
            raise _too_many(path, count)
        piece = pieces_of(mesh, key=str(id(getattr(getattr(mesh.visual, "material", None), "baseColorTexture", None))))
        piece.positions = trimesh.transform_points(piece.positions, transform)
        head = node.split("_")[0]
        pieces.append((int(head) if facts is not None and head.isdigit() else (0 if facts is not None else number + 1), piece))
    if not pieces:
        raise InputError(f"{path.name} holds no triangles; export the scene with its meshes")
    scene = assembled(path.stem, pieces)
    if not np.isfinite(scene.positions).all():
        raise InputError(f"{path.name} has corners that are no numbers; export it again")
    extent = float(np.ptp(scene.positions, axis=0).max())
    if extent > MOST_EXTENT:
        raise InputError(
            f"{path.name} is {extent:.0f} m across, at most {MOST_EXTENT:.0f} m are walked in here; is its unit metres?"
        )
    scene.labelled = facts is not None
    if facts is not None:
        scene.name = str(facts.get("name", path.stem))
        scene.rooms = [Room(str(room["name"]), tuple(room["box"])) for room in facts.get("rooms", [])]
        scene.instances = [
            Instance(int(one["id"]), str(one["label"]), np.asarray(one["box"], float), str(one.get("room", "")))
            for one in facts.get("objects", [])
        ]
        scene.credits = list(facts.get("credits", []))
        scene.placements = {int(one["id"]): one["placement"] for one in facts.get("objects", []) if "placement" in one}
    return scene


def _too_many(path: Path, count: int) -> InputError:
    return InputError(
        f"{path.name} has {count / 1e6:.1f} million triangles, at most {MOST_TRIANGLES / 1e6:.0f} million can be walked in "
        "here; reduce it first (for example gltf-transform simplify)"
    )


def _semantics(path: Path) -> dict:
    try:
        facts = json.loads(path.read_text())
        for one in facts.get("objects", []):
            box = np.asarray(one["box"], float)
            if box.shape != (2, 3) or not np.isfinite(box).all():
                raise ValueError("a box isn't 2 x 3 numbers")
            if not 0 < int(one["id"]) < MOST_INSTANCES:
                raise ValueError(f"an id isn't between 1 and {MOST_INSTANCES - 1}")
            str(one["label"]), dict(one.get("placement", {}))
        for room in facts.get("rooms", []):
            box = np.asarray(room["box"], float)
            if box.shape != (4,) or not np.isfinite(box).all():
                raise ValueError("the box of a room isn't 4 numbers")
            str(room["name"])
        if not all(isinstance(line, str) for line in facts.get("credits", [])):
            raise ValueError("a credit isn't a text")
        return dict(facts)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise InputError(f"the semantics {path.name} can't be read ({error}); leave them out or mend them") from error


def _triangles_said(path: Path) -> int:
    """Triangles that a GLB's own index announces, without reading them; 0 where that can't be said."""
    try:
        with path.open("rb") as file:
            magic, _, _, length, kind = struct.unpack("<4sIII4s", file.read(20))
            if magic != b"glTF" or kind != b"JSON" or length > 64e6:
                return 0
            facts = json.loads(file.read(length))
        accessors = facts.get("accessors", [])
        total = 0
        for mesh in facts.get("meshes", []):
            for one in mesh.get("primitives", []):
                index = one.get("indices", one.get("attributes", {}).get("POSITION"))
                total += accessors[index]["count"] // 3 if index is not None else 0
        return int(total)
    except (OSError, ValueError, KeyError, IndexError, TypeError, struct.error):
        return 0
