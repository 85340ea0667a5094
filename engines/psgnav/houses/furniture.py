"""Real furniture models: the Debian package ``sweethome3d-furniture`` (CC0 and CC-BY), read straight from its archives.

Each model has a label of `engines.psgnav.labels`, its true size,
its licence and its author. Models are split into two halves for
training and for held-out houses, so that nothing that is fitted has ever seen a test mesh.
"""

from __future__ import annotations

import re
import zipfile
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Literal

import numpy as np
import trimesh

from engines.contract import InputError
from engines.meshes.native import open3d
from engines.psgnav.scene import Piece, pieces_of

DEBIAN = Path("/usr/share/sweethome3d/furniture")
LICENCES = {"BlendSwap-CC-0": "CC0 1.0", "BlendSwap-CC-BY": "CC BY 3.0", "Scopia": "CC BY 3.0", "KatorLegaz": "CC BY 3.0 US"}
MOST_FACES = 4000
_LEFT_OUT = {"BlendSwap-CC-BY/white_lily"}
"""Of loose leaves that can't be thinned to a size a house can bear."""
Half = Literal["train", "held-out", "all"]

# label → regular expression on the catalogue's name, and limits of (width, height) in m that keep toys and giants out.
_RULES: list[tuple[str, str, tuple[float, float], tuple[float, float]]] = [
    ("office chair", r"^armchair$", (0.4, 0.9), (0.8, 1.4)),  # only of the category Office, see _label
    ("armchair", r"armchair$", (0.5, 1.3), (0.5, 1.3)),
    ("chair", r"^((oak|osaka|folding|plastic|ryokan) )?chair( with cushion)?$", (0.3, 0.8), (0.6, 1.3)),
    ("stool", r"^(stool|bar stool|bar chair)$", (0.25, 0.7), (0.4, 1.2)),
    ("sofa", r"(sofa|couch)( \d seats)?$", (1.2, 3.0), (0.5, 1.3)),
    ("bed", r"^(bed|iron bed|day bed|captain's bed|child bed)$", (0.8, 2.3), (0.3, 1.5)),
    ("toilet", r"^toilets unit$", (0.3, 1.0), (0.5, 1.1)),
    ("tv", r"^(tv|tv 16:9|wall flat tv)$", (0.4, 1.6), (0.3, 1.1)),
    ("plant", r"^(((indoor|decorative|little) )?plant|ficus|yucca|cactus|orchids|bonsai tree|white lily|flowers|bamboo)$",
     (0.1, 1.3), (0.3, 2.2)),
    ("coffee table", r"^(coffee table|glass table|low table|black table)$", (0.5, 1.6), (0.2, 0.55)),
    ("table", r"^(table|oak table|wooden table|wooden teak table|wooden alder table|round table|square table|glass table)$",
     (0.7, 2.4), (0.6, 0.95)),
    ("desk", r"^(desk|wooden desk|desk table)$", (0.8, 2.2), (0.6, 1.5)),
    ("nightstand", r"^bedside table$", (0.3, 0.8), (0.3, 0.9)),
    ("wardrobe", r"^(wardrobe|cupboard)$", (0.6, 2.6), (1.5, 2.4)),
    ("chest of drawers", r"^(chest|dresser with drawers|dressing table)$", (0.5, 1.8), (0.4, 1.7)),
    ("bookcase", r"^(bookcase|full bookcase|shelves|vertical shelves)$", (0.4, 2.6), (1.0, 2.4)),
    ("tv stand", r"^(tv stand|television cabinet)$", (0.8, 2.4), (0.3, 1.8)),
    ("fridge", r"^(fridge|large fridge|refrigerator)$", (0.5, 1.3), (1.1, 2.2)),
    ("stove", r"^(stove|large stove|cooker|oven|double oven)$", (0.4, 1.4), (0.5, 1.9)),
    ("kitchen sink", r"^(sink cabinet|sink)$", (0.5, 1.6), (0.7, 1.3)),
    ("kitchen cabinet", r"^((small )?lower cabinet|(drawers|high) cabinet|island extension)$", (0.3, 1.4), (0.7, 2.3)),
    ("washing machine", r"^(washing machine|clothes washing machine|dryer machine)$", (0.4, 0.9), (0.6, 1.2)),
    ("bathtub", r"^(bath|bathtub|corner bathtub|island bath)$", (0.7, 2.2), (0.35, 1.2)),
    ("shower", r"^shower stall$", (0.6, 1.3), (1.7, 2.4)),
    ("washbasin", r"^(washbasin|vanity|double vanity|small lavatory)$", (0.3, 1.6), (0.3, 2.2)),
    ("radiator", r"^radiator$", (0.4, 1.6), (0.4, 1.6)),
    ("lamp", r"^(lamp|little lamp|pedestal vase lamp|desk lamp)$", (0.12, 0.9), (0.2, 2.2)),
    ("fireplace", r"^(fireplace|chimney)$", (0.7, 2.2), (0.7, 2.6)),
    ("piano", r"^(grand piano|upright piano|piano)$", (1.0, 2.2), (0.7, 1.8)),
    ("treadmill", r"^treadmill$", (0.5, 2.2), (0.8, 1.8)),
    ("exercise bench", r"^(abdominal bench|fitness tower|indoor bike|table tennis)$", (0.4, 2.9), (0.5, 2.3)),
    ("trash can", r"(dustbin|trash can|recycling bin)$", (0.15, 0.7), (0.2, 1.1)),
    ("box", r"^(box|cardboard box|crate|open cardboard box)$", (0.2, 0.9), (0.15, 0.9)),
    ("picture", r"^(picture|frame .*|painting)$", (0.2, 1.6), (0.2, 1.5)),
    ("laptop", r"^(laptop|apple ibook)$", (0.2, 0.5), (0.1, 0.5)),
    ("microwave", r"^microwave$", (0.3, 0.7), (0.2, 0.5)),
    ("vase", r"^vase$", (0.08, 0.5), (0.1, 0.7)),
    ("clock", r"^(clock|cuckoo clock)$", (0.08, 0.6), (0.08, 0.8)),
    ("books", r"^book$", (0.1, 0.5), (0.02, 0.5)),
]  # fmt: skip


@dataclass(frozen=True)
class Model:
    """A furniture model. ``size``: (width, height, depth) in metres; ``top``: height of what can stand on it, or 0."""

    key: str
    label: str
    library: str
    path: str
    size: tuple[float, float, float]
    top: float
    author: str
    title: str

    @property
    def credit(self) -> str:
        """A line of attribution."""
        return f"{self.title} by {self.author} ({self.library}, {LICENCES[self.library]})"


def _label(category: str, name: str, size: tuple[float, float, float]) -> str | None:
    if category in ("Exterior", "Characters", "Vehicles", "Staircases", "Doors and windows"):
        return None
    if category == "Office" and name in ("chair", "armchair"):
        return "office chair"
    for label, rule, widths, heights in _RULES[1:]:
        if re.search(rule, name) and widths[0] <= max(size[0], size[2]) <= widths[1] and heights[0] <= size[1] <= heights[1]:
            return label
    return None


class Furniture:
    """The models in a folder of ``.sh3f`` archives."""

    def __init__(self, folder: Path = DEBIAN, libraries: tuple[str, ...] = tuple(LICENCES)) -> None:
        self.folder = folder
        found = [name for name in libraries if (folder / f"{name}.sh3f").is_file()]
        if not found:
            raise InputError(
                f"there is no furniture in {folder}; install the Debian package sweethome3d-furniture (apt-get install "
                "sweethome3d-furniture), or choose one of the ready houses"
            )
        self.models: dict[str, list[Model]] = defaultdict(list)
        for library in found:
            for model in _catalogue(folder / f"{library}.sh3f", library):
                self.models[model.label].append(model)
        for models in self.models.values():
            models.sort(key=lambda model: model.key)

    def choices(self, label: str, half: Half = "all") -> list[Model]:
        """Models of a label: every other one for each half; a label with a single model has it in both."""
        return half_of(self.models.get(label, []), half)

    def pieces(self, model: Model) -> list[Piece]:
        """Its triangles in metres: standing on y = 0, centred on x and z, front towards +z."""
        return _pieces(self.folder, model)


def half_of(models: list[Model], half: Half) -> list[Model]:
    """Every other one of the models of a label; all of them where there is but one."""
    if half == "all" or len(models) < 2:
        return models
    return models[0::2] if half == "train" else models[1::2]


def _catalogue(archive: Path, library: str) -> list[Model]:
    with zipfile.ZipFile(archive) as opened:
        text = opened.read("PluginFurnitureCatalog.properties").decode("latin-1")
    rows: dict[int, dict[str, str]] = defaultdict(dict)
    for line in text.splitlines():
        if found := re.match(r"(\w+)#(\d+)=(.*)", line.strip()):
            rows[int(found[2])][found[1]] = found[3]
    models = []
    for row in rows.values():
        if row.get("doorOrWindow") == "true" or not {"width", "height", "depth", "model", "name"} <= set(row):
            continue
        size = tuple(float(row[name]) / 100 for name in ("width", "height", "depth"))
        name = re.sub(r"[\d ]+$", "", row["name"]).strip().lower()
        label = _label(row.get("category", ""), name, size)
        if label is None or row.get("modelRotation"):
            continue
        top = float(row.get("dropOnTopElevation", 0)) / 100
        key = f"{library}/{PurePosixPath(row['model']).stem}"
        if key in _LEFT_OUT:
            continue
        models.append(Model(
            key, label, library, row["model"].lstrip("/"), size, top,
            row.get("creator", "unknown"), row["name"],
        ))  # fmt: skip
    return models


@lru_cache(maxsize=256)
def _pieces(folder: Path, model: Model) -> list[Piece]:
    with zipfile.ZipFile(folder / f"{model.library}.sh3f") as archive:
        names = {name.lower(): name for name in archive.namelist()}
        inside = str(PurePosixPath(model.path).parent)
        files = {
            name.removeprefix(inside.lower() + "/"): names[name] for name in names if name.startswith(inside.lower() + "/")
        }

        class _Resolver(trimesh.resolvers.Resolver):
            """Files beside the model, whatever the case of their letters."""

            def __init__(self, source: object = None) -> None:
                pass

            def get(self, key: str) -> bytes:
                wanted = key.replace("\\", "/").split("/")[-1].lower()
                return archive.read(files[wanted] if wanted in files else names[f"{inside}/{key}".lower()])

            def write(self, name: str, data: bytes) -> None:
                raise NotImplementedError

            def namespaced(self, namespace: str) -> _Resolver:
                return self

            def keys(self) -> list[str]:
                return list(files)

        with archive.open(names[model.path.lower()]) as file:
            scene = trimesh.load(file, file_type="obj", resolver=_Resolver(), process=False, force="scene")
    meshes = [mesh for mesh in scene.dump() if isinstance(mesh, trimesh.Trimesh) and len(mesh.faces)]
    corners = np.concatenate([mesh.vertices for mesh in meshes])
    low, high = corners.min(0), corners.max(0)
    scale = np.asarray(model.size) / np.maximum(high - low, 1e-6)
    middle = np.array([(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2])
    total = sum(len(mesh.faces) for mesh in meshes)
    pieces = []
    for number, mesh in enumerate(meshes):
        piece = pieces_of(mesh, key=f"{model.key}#{number}")
        piece.positions = (piece.positions - middle) * scale
        pieces.append(_thinned(piece, MOST_FACES / total) if total > MOST_FACES else piece)
    return [piece for piece in pieces if len(piece.faces)]


def _thinned(piece: Piece, share: float) -> Piece:
    """The piece with about ``share`` of its faces. Its texture becomes a colour a corner: texture coordinates don't survive."""
    target = max(int(len(piece.faces) * share), 12)
    if len(piece.faces) <= 24:
        return piece
    color = _corner_colors(piece)
    o3d = open3d()
    mesh = o3d.geometry.TriangleMesh(
        o3d.utility.Vector3dVector(piece.positions), o3d.utility.Vector3iVector(np.asarray(piece.faces, np.int32))
    )
    mesh.vertex_colors = o3d.utility.Vector3dVector(color / 255)
    mesh.merge_close_vertices(1e-4)
    small = mesh.simplify_quadric_decimation(target)
    faces = np.asarray(small.triangles)
    if not len(faces):
        return piece
    return Piece(np.asarray(small.vertices), faces, np.clip(np.asarray(small.vertex_colors) * 255, 0, 255))


def _corner_colors(piece: Piece) -> np.ndarray:
    """(n, 3) colour of each corner, 0 to 255."""
    color = np.broadcast_to(np.asarray(piece.color, float), (len(piece.positions), 3))
    if piece.texture is None or piece.uv is None:
        return color
    side = piece.texture.shape[0]
    cell = np.floor(np.mod(piece.uv, 1.0) * side).astype(int).clip(0, side - 1)
    return color * piece.texture[cell[:, 1], cell[:, 0]] / 255
