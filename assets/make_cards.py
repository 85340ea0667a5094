"""Draw the home page's card pictures from real runs: ``python -m assets.make_cards``."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import numpy as np
import trimesh
from PIL import Image, ImageDraw, ImageOps

from engines.adept.engine import listen
from engines.adept.params import AdeptParams
from engines.adept.report import COLORS
from engines.cadfit.engine import COLOURS, fit
from engines.cadfit.params import CadfitParams
from engines.cadfit.segmentation import find_surfaces
from engines.contract import Result
from engines.meshes.files import read_mesh
from engines.meshes.render import RenderItem, render_png
from engines.meshes.repair import repaired
from engines.mpf.reconstruction import Reconstruction, reconstruct
from engines.mpf.shapes import shape, upright
from engines.picture2cad.engine import draw
from engines.picture2cad.params import PictureParams
from engines.psgnav.engine import search
from engines.psgnav.houses.ready import ready_house
from engines.psgnav.params import PsgNavParams
from engines.psgnav.simulator.agent import open_simulator
from engines.psgnav.simulator.protocol import Camera
from engines.psgnav.video import Drawer

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


def surface_card(path: Path) -> None:
    """Points, a plane through φ, and the surface, of the goblet."""
    true = shape("goblet")
    points = upright(true.cloud(20_000, seed=11))
    found = reconstruct(points)
    third, tall = SIZE[0] // 3, SIZE[1]
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        look = {"size": (third, tall), "view": (-58, 16)}
        render_png(work / "points.png", [RenderItem(_beads(points), (0.33, 0.48, 0.63), smooth_normals=False)], **look)
        render_png(work / "surface.png", [RenderItem(found.mesh, (0.18, 0.62, 0.56))], **look)
        card = Image.new("RGBA", SIZE, (236, 240, 246, 255))
        card.alpha_composite(Image.open(work / "points.png").convert("RGBA"), (0, 0))
        card.alpha_composite(_slice(found, (third, tall)), (third, 0))
        card.alpha_composite(Image.open(work / "surface.png").convert("RGBA"), (2 * third, 0))
        card.convert("RGB").quantize(224, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


def _beads(points: np.ndarray, radius: float = 0.22) -> trimesh.Trimesh:
    """Points as small octahedra."""
    bead = trimesh.Trimesh(
        [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]],
        [[0, 2, 4], [2, 1, 4], [1, 3, 4], [3, 0, 4], [2, 0, 5], [1, 2, 5], [3, 1, 5], [0, 3, 5]], process=False,
    )  # fmt: skip
    vertices = (points[:, None] + radius * bead.vertices).reshape(-1, 3)
    return trimesh.Trimesh(vertices, (6 * np.arange(len(points))[:, None, None] + bead.faces).reshape(-1, 3), process=False)


def _slice(found: Reconstruction, size: tuple[int, int]) -> Image.Image:
    """φ on the plane y = 0: one side warm, the other cool, contours, the surface in ink."""
    width, height = size
    low, high = found.mesh.bounds
    scale = 1.12 * max((high[0] - low[0]) / width, (high[2] - low[2]) / height)
    x = (low[0] + high[0]) / 2 + scale * (np.arange(width) - width / 2)
    z = (low[2] + high[2]) / 2 - scale * (np.arange(height) - height / 2)
    places = np.stack([np.tile(x, height), np.zeros(width * height), np.repeat(z, width)], axis=1)
    phi = found.fields_at(places)["phi"].reshape(height, width)
    limit, bend = 0.3 * (high - low).max(), 0.12
    share = np.clip(0.5 + 0.5 * np.arcsinh(phi / (limit * bend)) / np.arcsinh(1 / bend), 0, 1)
    stops = np.array([[0x7A, 0x10, 0x22], [0xC2, 0x40, 0x4A], [0xEA, 0xA4, 0x8E], [0xF7, 0xF3, 0xEA], [0xA4, 0xC8, 0xDD],
                      [0x4A, 0x8C, 0xC0], [0x1B, 0x46, 0x80]])  # fmt: skip
    color = np.stack([np.interp(share, np.linspace(0, 1, len(stops)), stops[:, k]) for k in range(3)], axis=2)
    slope = np.hypot(*np.gradient(phi)) + 1e-12
    step = limit / 7
    line = 0.3 * np.clip(1 - np.abs(phi / step - np.round(phi / step)) * step / slope, 0, 1) * (slope < 0.4 * step)
    ink = np.clip(1.7 - np.abs(phi) / slope, 0, 1)
    color = color * (1 - line[..., None]) * (1 - ink[..., None]) + np.array([14, 18, 24]) * ink[..., None]
    return Image.fromarray(np.dstack([color, np.full((height, width), 255)]).astype(np.uint8), "RGBA")


def search_card(path: Path) -> None:
    """What the robot sees, drawn larger than it sees it, and its map, in the middle of a search."""
    half = (SIZE[0] // 2, SIZE[1])
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        for _ in search(PsgNavParams(house="maple", goal="plant"), work):
            pass
        head, *rest = [json.loads(line) for line in (work / "episode.jsonl").read_text().splitlines()]
        steps = [line for line in rest if line["type"] == "step"]
        middle = range(2 * len(steps) // 5, 4 * len(steps) // 5)
        shown = max(middle, key=lambda number: sum(min(_area(one), 0.1) for one in steps[number]["detections"]))
        drawer = Drawer(head, (work / "frames.bin").read_bytes(), view=half)
        for step in steps[: shown + 1]:
            drawer.follow(step)
    step = steps[shown]
    small, large = Camera(), Camera(*half, 66.0)
    simulator, _ = open_simulator(ready_house("maple"), camera=large)
    x, z, heading = step["pose"]
    view = simulator.reset(np.array([x, simulator.floor, z]), heading).color.copy()
    for one in step["detections"]:
        corners = np.array(one["box"]).reshape(2, 2) - (small.width / 2, small.height / 2)
        corners = corners * large.focal / small.focal + (large.width / 2, large.height / 2)
        drawer.label(view, one, corners.clip(1, np.array(half) - 2).ravel().tolist())
    Image.fromarray(np.hstack([view, drawer.plan(step)])).save(path, optimize=True)


def voice_card(path: Path) -> None:
    """A recording with its pitch, and below it the candidates after each probe of its busiest passage."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        for _ in listen(AdeptParams(file=ASSETS / "samples/voices/kennedy_1961.flac"), work):
            pass
        lines = [json.loads(line) for line in (work / "inquiry.jsonl").read_text().splitlines()]
    clip = lines[0]
    picture = Image.new("RGB", (2 * SIZE[0], 2 * SIZE[1]), (247, 248, 250))
    draw_on = ImageDraw.Draw(picture)
    left, right = 80, 2 * SIZE[0] - 80
    scale = (right - left) / clip["seconds"]
    step = (right - left) / len(clip["lo"])
    loudest = max(max(clip["hi"]), -min(clip["lo"]))
    for number, (low, high) in enumerate(zip(clip["lo"], clip["hi"], strict=True)):
        x = left + number * step
        draw_on.line([(x, 290 - 190 * high / loudest), (x, 290 - 190 * low / loudest)], (148, 156, 170), 2)
    for track in (line for line in lines if line["kind"] == "tracks"):
        before = None
        for number, value in enumerate(track["f0"]):
            here = None if value is None else (left + (track["t0"] + number * track["hop"]) * scale, 720 - (value - 60) * 0.75)
            if before and here:
                draw_on.line([before, here], (15, 118, 110), 7)
            before = here
    beliefs = [line for line in lines if line["kind"] == "belief"]
    width = (right - left + 16) / len(beliefs)
    for number, line in enumerate(beliefs):
        y, x = 820.0, left + number * width
        for emotion, share in line["clip"].items():
            draw_on.rectangle([x, y, x + width - 16, y + 400 * share], COLORS[emotion])
            y += 400 * share
    picture.resize(SIZE, Image.Resampling.LANCZOS).quantize(128).save(path, optimize=True)


def _area(detection: dict) -> float:
    """Share of the picture that a detection's box takes."""
    x0, y0, x1, y1 = detection["box"]
    return float((x1 - x0) * (y1 - y0)) / (Camera().width * Camera().height)


if __name__ == "__main__":
    voice_card(ASSETS / "cards" / "adept.png")
    search_card(ASSETS / "cards" / "psgnav.png")
    surface_card(ASSETS / "cards" / "mpf.png")
    cadfit_card(ASSETS / "cards" / "cadfit.png")
    picture_card(ASSETS / "cards" / "picture2cad.png")
