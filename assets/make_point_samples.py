"""Makes the point clouds that people can try with one click: `python -m assets.make_point_samples [FOLDER]`.

Each is drawn from a shape of `engines/mpf/shapes.py`, so the true surface is known: a binary PLY without normals, a thumbnail,
the true surface as a mesh, and a row of `samples.json`. Running it again gives the same points. They are dedicated to the
public domain (CC0).
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import trimesh
from PIL import Image
from scipy.spatial import cKDTree

from engines.mpf.shape_mesh import truth_mesh
from engines.mpf.shapes import Shape, shape, upright

TRUE_WITHIN = 1.2e-4
"""How far, as a share of the diagonal, the mesh that errors are coloured against may be from the exact shape."""
HOLED = ("thin-box",)
"""Shapes that have no such mesh: a round hole in a flat patch would need too many triangles."""
LICENCE = "CC0, made by assets/make_point_samples.py"
POINTS = 20_000
SIZE = (320, 240)
FINE = 4
"""Pixels of the drawing along one of the thumbnail."""
DOT = 1.0
"""Radius of a point in the thumbnail, in its pixels."""
COLORS = (66, 104, 216), (26, 164, 186), (112, 196, 140), (246, 176, 72)
"""Colours by height, sRGB: they hold on white and on near black."""


@dataclass(frozen=True)
class Sample:
    """A cloud of a shape: what it is called, what to look at, how it is scanned, and from where the thumbnail sees it
    (azimuth and elevation in degrees)."""

    file: str
    shape: str
    title: str
    look_at: str
    scan: dict[str, float | bool] = field(default_factory=dict)
    view: tuple[float, float] = (-58.0, 28.0)


SAMPLES = [
    Sample("bent_plate", "bent-plate", "Bent plate",
           "Two faces so close that a signed distance merges them; both must stay.", view=(-40.0, 30.0)),
    Sample("open_hemisphere", "hemisphere", "Open hemisphere",
           "One sheet with a rim: it has no inside, and the opening must not be closed.", view=(-60.0, -22.0)),
    Sample("two_layers", "parallel-sheets", "Two layers",
           "Two waved sheets, 1 % of the diagonal apart, that never meet.", view=(-72.0, 24.0)),
    Sample("goblet", "goblet", "Goblet",
           "A thin bowl on a stem: its wall is hardly thicker than the points of a face are far apart.", view=(-58.0, 24.0)),
    Sample("leaf", "leaf", "Leaf", "A blade of no thickness on a round stem.", view=(-52.0, 66.0)),
    Sample("thin_box", "thin-box", "Thin-walled box",
           "Sharp corners, a thin wall and a round hole in it.", view=(28.0, 30.0)),
    Sample("knot", "knot", "Knot", "A thin ribbon that closes on itself along a trefoil.", view=(-60.0, 52.0)),
    Sample("scanned_goblet", "goblet", "Goblet, scanned",
           "As a scanner gives it: noise, five times as dense on one side, and a piece that it never saw.",
           scan={"noise": 0.0012, "hole": 0.03, "uneven": True}, view=(-58.0, 24.0)),
]  # fmt: skip


def write_samples(folder: Path) -> None:
    """All clouds, their thumbnails and `samples.json` in ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for sample in SAMPLES:
        truth = shape(sample.shape)
        points = upright(truth.cloud(POINTS, seed=11, **sample.scan)).astype(np.float32)
        (folder / f"{sample.file}.ply").write_bytes(_ply(points))
        row: dict[str, object] = {}
        if sample.shape not in HOLED:
            mesh = truth_mesh(truth, TRUE_WITHIN)
            file = f"{sample.shape}.truth.ply"
            trimesh.Trimesh(upright(mesh.vertices), mesh.faces, process=False).export(folder / file, encoding="binary")
            row = {"truth": file}
        thumbnail(points, truth, sample.view).save(folder / f"{sample.file}.png", optimize=True)
        rows.append({
            "file": f"{sample.file}.ply", "thumbnail": f"{sample.file}.png", "title": sample.title, "look_at": sample.look_at,
            "points": len(points), "shape": sample.shape, **row, **sample.scan, "licence": LICENCE,
        })
    (folder / "samples.json").write_text(json.dumps(rows, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _ply(points: np.ndarray) -> bytes:
    lines = ["ply", "format binary_little_endian 1.0", f"comment {LICENCE}", f"element vertex {len(points)}"]
    lines += [f"property float {axis}" for axis in "xyz"]
    return "\n".join([*lines, "end_header", ""]).encode() + points.astype("<f4").tobytes()


def thumbnail(points: np.ndarray, truth: Shape, view: tuple[float, float]) -> Image.Image:
    """The points (n, 3) as lit dots on a transparent ground, coloured by height; those behind others are faint."""
    known = truth.sample(60_000, seed=5)
    normals = known.normals[cKDTree(upright(known.points)).query(points)[1]]
    at, turned = points.astype(np.float64), upright(normals) - upright(np.zeros((1, 3)))
    azimuth, elevation = np.radians(view)
    back = np.array([np.cos(elevation) * np.cos(azimuth), np.cos(elevation) * np.sin(azimuth), np.sin(elevation)])
    right = np.array([-np.sin(azimuth), np.cos(azimuth), 0.0])
    axes = np.stack([right, np.cross(back, right), back])
    seen, facing = (at - (at.max(0) + at.min(0)) / 2) @ axes.T, turned @ axes.T
    facing *= np.where(facing[:, 2:] < 0, -1.0, 1.0)
    low, high = seen[:, :2].min(0), seen[:, :2].max(0)
    width, height = (FINE * side for side in SIZE)
    scale = float((0.9 * np.array([width, height]) / (high - low)).min())
    place = (seen[:, :2] - (low + high) / 2) * scale * [1, -1] + [width / 2, height / 2]
    depth = seen[:, 2]
    covered = _depths(place, depth, (height, width), 3.2 * DOT * FINE)
    cell = np.clip(place.astype(int), 0, [width - 1, height - 1])
    slack = 0.035 * float(np.linalg.norm(np.ptp(at, axis=0)))
    hidden = covered[cell[:, 1], cell[:, 0]] > depth + slack
    colors = _lit(at, facing, depth)
    picture = np.zeros((height, width, 4))
    for chosen, opacity in ((hidden, 0.22), (~hidden, 1.0)):
        order = np.flatnonzero(chosen)[np.argsort(depth[chosen])]
        _draw(picture, place[order], colors[order], opacity, DOT * FINE)
    small = picture.reshape(SIZE[1], FINE, SIZE[0], FINE, 4)
    alpha = small[..., 3].mean((1, 3))
    color = (small[..., :3] * small[..., 3:]).mean((1, 3)) / np.maximum(alpha, 1e-6)[..., None]
    return Image.fromarray(np.round(np.dstack([color, 255 * alpha])).astype(np.uint8), "RGBA")


def _lit(at: np.ndarray, facing: np.ndarray, depth: np.ndarray) -> np.ndarray:
    """Colours (n, 3): by height, lit from the upper left, a little duller far away."""
    share = np.clip((at[:, 2] - at[:, 2].min()) / np.ptp(at[:, 2]), 0, 1)
    base = np.column_stack([np.interp(share, np.linspace(0, 1, len(COLORS)), c) for c in zip(*COLORS, strict=True)])
    key = np.array([-0.5, 0.62, 0.6]) / np.linalg.norm([-0.5, 0.62, 0.6])
    toward = np.clip(facing @ key, 0, 1)
    gloss = np.clip(facing @ (key + [0, 0, 1]) / np.linalg.norm(key + [0, 0, 1]), 0, 1) ** 24
    far = (depth.max() - depth) / np.ptp(depth)
    light = (0.66 + 0.46 * toward) * (1 - 0.2 * far)
    return np.clip(base * light[:, None] + 70 * gloss[:, None], 0, 255)


def _disc(radius: float) -> np.ndarray:
    """Offsets (k, 2) of the pixels of a disc."""
    reach = int(np.ceil(radius))
    offsets = np.stack(np.meshgrid(*[np.arange(-reach, reach + 1)] * 2), axis=-1).reshape(-1, 2)
    return offsets[(offsets**2).sum(1) <= radius**2]


def _depths(place: np.ndarray, depth: np.ndarray, shape_of: tuple[int, int], radius: float) -> np.ndarray:
    """How near the nearest point is at each pixel when every point is a disc."""
    found = np.full(shape_of, -np.inf)
    for offset in _disc(radius):
        x, y = (place + offset).astype(int).T
        inside = (x >= 0) & (y >= 0) & (x < shape_of[1]) & (y < shape_of[0])
        np.maximum.at(found, (y[inside], x[inside]), depth[inside])
    return found


def _draw(picture: np.ndarray, place: np.ndarray, colors: np.ndarray, opacity: float, radius: float) -> None:
    """Dots in the given order, later ones over earlier ones."""
    height, width = picture.shape[:2]
    top = np.full((height, width), -1)
    for offset in _disc(radius):
        x, y = (place + offset).astype(int).T
        inside = np.flatnonzero((x >= 0) & (y >= 0) & (x < width) & (y < height))
        np.maximum.at(top, (y[inside], x[inside]), inside)
    drawn = top >= 0
    picture[drawn, :3] = picture[drawn, :3] * (1 - opacity) * (picture[drawn, 3:] > 0) + colors[top[drawn]] * np.where(
        picture[drawn, 3:] > 0, opacity, 1.0
    )
    picture[drawn, 3] = np.maximum(picture[drawn, 3], opacity)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path(__file__).parent / "samples" / "points")
    write_samples(parser.parse_args().folder)
