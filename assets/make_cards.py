"""Draw the home page's card pictures from real runs: ``python -m assets.make_cards``."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import numpy as np
import trimesh
from PIL import Image, ImageOps

from engines.cadfit.engine import COLOURS, fit
from engines.cadfit.params import CadfitParams
from engines.cadfit.segmentation import find_surfaces
from engines.contract import Result
from engines.meshes.files import read_mesh
from engines.meshes.render import RenderItem, render_png
from engines.meshes.repair import repaired
from engines.picture2cad.engine import draw
from engines.picture2cad.params import PictureParams

ASSETS = Path(__file__).parent
SIZE = (1200, 675)
PART = (0.93, 0.60, 0.27)


def cadfit_card(path: Path) -> None:
    """Left the sample mesh in the colours of its surfaces, right the part that the engine fits to it."""
    sample = ASSETS / "samples/cad/bearing_flange.stl"
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        result = next(e for e in fit(CadfitParams(mesh=sample), work) if isinstance(e, Result))
        part = trimesh.load(work / result.artifacts["stl"], force="mesh")
        scan = repaired(read_mesh(sample).mesh).mesh
        halves = []
        for name, item in (("scan", _coloured(scan)), ("part", RenderItem(part, PART))):
            render_png(work / f"{name}.png", [item], size=(SIZE[0] // 2, SIZE[1]), view=(38, 32))
            halves.append(Image.open(work / f"{name}.png").convert("RGBA"))
        picture = Image.new("RGBA", SIZE, (236, 240, 246, 255))
        for index, half in enumerate(halves):
            picture.alpha_composite(half, (index * SIZE[0] // 2, 0))
        path.parent.mkdir(exist_ok=True)
        picture.convert("RGB").quantize(192, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


def _coloured(mesh: trimesh.Trimesh) -> RenderItem:
    found = find_surfaces(mesh)
    kinds = np.array([p.kind for p in found.patches] + ["free-form"], dtype=object)[found.labels]
    colours = np.array([[int(COLOURS[k][i : i + 2], 16) / 255 for i in (1, 3, 5)] for k in kinds])
    corners = np.asarray(mesh.vertices)[mesh.faces].reshape(-1, 3)
    split = trimesh.Trimesh(corners, np.arange(len(corners)).reshape(-1, 3), process=False)
    return RenderItem(split, np.repeat(colours, 3, axis=0), smooth_normals=False)


def picture_card(path: Path) -> None:
    """Left the sample photo with the curves found in it, right the part that they make."""
    folder = ASSETS / "samples" / "pictures"
    marks = next(r["marks"] for r in json.loads((folder / "samples.json").read_text()) if r["file"] == "laser_plate.jpg")
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        params = PictureParams(image=folder / "laser_plate.jpg", **marks)
        result = next(e for e in draw(params, work) if isinstance(e, Result))
        left, right = (740, SIZE[1]), (SIZE[0] - 740, SIZE[1])
        photo = ImageOps.fit(Image.open(work / result.artifacts["overlay"]).convert("RGBA"), left)
        part = trimesh.load(work / result.artifacts["stl"], force="mesh")
        render_png(work / "part.png", [RenderItem(part, PART)], size=right, view=(-60, 50))
        card = Image.new("RGBA", SIZE, (236, 240, 246, 255))
        card.alpha_composite(photo, (0, 0))
        card.alpha_composite(Image.open(work / "part.png").convert("RGBA"), (left[0], 0))
        card.convert("RGB").quantize(192, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


if __name__ == "__main__":
    cadfit_card(ASSETS / "cards" / "cadfit.png")
    picture_card(ASSETS / "cards" / "picture2cad.png")
