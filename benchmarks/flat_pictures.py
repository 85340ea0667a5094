"""Flat parts of known dimensions, and pictures of them as a camera or a scanner takes them.

A picture is made in linear light: exact coverage of each pixel, uneven light, the part's own shadow, the ground's grain, the
lens's blur, the sensor's noise; then it is encoded as sRGB. The same part and seed always give the same picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from io import BytesIO
from math import cos, pi, radians, sin

import cv2
import manifold3d
import numpy as np
from PIL import Image

Outline = list[tuple[float, float]]


@dataclass(frozen=True)
class FlatPart:
    """A flat part in mm, y up: its outer outline and those of its openings, as fine polygons; circles by (x, y, diameter)."""

    name: str
    outer: Outline
    openings: list[Outline] = field(default_factory=list)
    holes: list[tuple[float, float, float]] = field(default_factory=list)

    def rings(self) -> list[np.ndarray]:
        """All outlines (n, 2), the outer one first."""
        rings = [np.array(self.outer), *[np.array(o) for o in self.openings]]
        return rings + [np.array(circle(x, y, d)) for x, y, d in self.holes]

    @property
    def area(self) -> float:
        """Area in mm² without the openings."""
        areas = [abs(_area(ring)) for ring in self.rings()]
        return areas[0] - sum(areas[1:])


def _area(ring: np.ndarray) -> float:
    x, y = ring[:, 0], ring[:, 1]
    return float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2)


def circle(x: float, y: float, diameter: float, count: int = 720) -> Outline:
    """A circle as a polygon of the same area."""
    radius = diameter / 2 * (2 * pi / count / sin(2 * pi / count)) ** 0.5
    return [(x + radius * cos(2 * pi * k / count), y + radius * sin(2 * pi * k / count)) for k in range(count)]


def arc(x: float, y: float, radius: float, start: float, end: float, step: float = 0.5) -> Outline:
    """Points of an arc from ``start`` to ``end`` degrees, both included."""
    count = max(int(abs(end - start) / step), 2)
    angles = [radians(start + (end - start) * k / count) for k in range(count + 1)]
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def rounded(corners: Sequence[tuple[float, float, float]]) -> Outline:
    """A polygon, counter-clockwise, whose corners (x, y, radius) are rounded; radius 0 leaves a corner sharp."""
    points: Outline = []
    for k, (x, y, radius) in enumerate(corners):
        if radius <= 0:
            points.append((x, y))
            continue
        here = np.array([x, y])
        before = np.array(corners[k - 1][:2]) - here
        after = np.array(corners[(k + 1) % len(corners)][:2]) - here
        before, after = before / np.linalg.norm(before), after / np.linalg.norm(after)
        half = np.arccos(np.clip(before @ after, -1, 1)) / 2
        middle = before + after
        centre = here + middle / np.linalg.norm(middle) * radius / np.sin(half)
        first, last = here + before * radius / np.tan(half), here + after * radius / np.tan(half)
        start = np.degrees(np.arctan2(*(first - centre)[::-1]))
        sweep = (np.degrees(np.arctan2(*(last - centre)[::-1])) - start + 180) % 360 - 180
        points += arc(float(centre[0]), float(centre[1]), radius, float(start), float(start + sweep))
    return points


def slot(x: float, y: float, length: float, width: float, angle: float = 0.0) -> Outline:
    """A slot from tip to tip."""
    half, r = (length - width) / 2, width / 2
    points = np.array(arc(half, 0, r, -90, 90) + arc(-half, 0, r, 90, 270))
    turn = radians(angle)
    return [(x + px * cos(turn) - py * sin(turn), y + px * sin(turn) + py * cos(turn)) for px, py in points.tolist()]


def outline_iou(solid: manifold3d.Manifold, part: FlatPart) -> float:
    """Intersection over union of a solid's section and a part's true outline. Both are laid with the middle of their bounding
    boxes at the origin; of the four ways in which a picture may have been turned, the one that fits best counts."""
    low, high = solid.bounding_box()[2], solid.bounding_box()[5]
    found = solid.slice((low + high) / 2)
    rings = part.rings()
    true = manifold3d.CrossSection([rings[0]], manifold3d.FillRule.NonZero)
    for ring in rings[1:]:
        true = true - manifold3d.CrossSection([ring], manifold3d.FillRule.NonZero)
    found, true = _centred(found), _centred(true)
    best = 0.0
    for quarter in range(4):
        turned = _centred(found.rotate(90.0 * quarter))
        common = (turned ^ true).area()
        best = max(best, common / (turned.area() + true.area() - common))
    return best


def _centred(flat: manifold3d.CrossSection) -> manifold3d.CrossSection:
    x0, y0, x1, y1 = flat.bounds()
    return flat.translate([-(x0 + x1) / 2, -(y0 + y1) / 2])


# --- pictures

Colour = tuple[float, float, float]


@dataclass(frozen=True)
class Scene:
    """How a part is photographed. Lengths in pixels, colours in linear light.

    ``scale``: pixels per mm. ``angle``: the part's turn in degrees. ``corners``: where the corners of a sheet of ``sheet``
    mm, centred under the part, are seen (clockwise from the upper left), instead of ``scale``: perspective.
    ``uneven``: how much darker the darkest corner is. ``shadow``: shift of the part's shadow and its strength.
    """

    size: tuple[int, int] = (1200, 900)
    scale: float = 8.0
    angle: float = 0.0
    shift: tuple[float, float] = (0.0, 0.0)
    part: Colour = (0.03, 0.03, 0.035)
    ground: Colour = (0.75, 0.74, 0.70)
    table: Colour = (0.22, 0.13, 0.07)
    sheet: tuple[float, float] | None = None
    corners: Sequence[tuple[float, float]] | None = None
    blur: float = 0.7
    noise: float = 0.005
    uneven: float = 0.0
    shadow: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 0.0)
    """dx, dy, softness, strength."""
    grain: float = 0.0
    brushed: float = 0.0
    seed: int = 1


def placed(scene: Scene, points: np.ndarray) -> np.ndarray:
    """Points (n, 2) of the part in mm as pixels of the picture."""
    turn = radians(scene.angle)
    x, y = points[:, 0], points[:, 1]
    turned = np.column_stack([x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)])
    if scene.corners is not None and scene.sheet is not None:
        w, h = scene.sheet
        known = np.array([[-w / 2, h / 2], [w / 2, h / 2], [w / 2, -h / 2], [-w / 2, -h / 2]], np.float32)
        matrix = cv2.getPerspectiveTransform(known, np.array(scene.corners, np.float32))
        return cv2.perspectiveTransform(turned[None].astype(np.float64), matrix)[0]
    middle = np.array([scene.size[0] / 2 + scene.shift[0], scene.size[1] / 2 + scene.shift[1]])
    return middle + scene.scale * turned * [1, -1]


_LINES = 8


def coverage(rings: list[np.ndarray], size: tuple[int, int]) -> np.ndarray:
    """Share (h, w) of each pixel inside the first ring and outside the others: exact along x, from 8 lines a pixel along y."""
    width, height = size
    sums = np.zeros((height, width + 2))
    for index, ring in enumerate(rings):
        turn = np.sign(_area(ring)) * (1 if index == 0 else -1)
        after = np.roll(ring, -1, axis=0)
        for (x0, y0), (x1, y1) in zip(ring.tolist(), after.tolist(), strict=True):
            first, last = sorted((y0, y1))
            lines = np.arange(np.ceil(first * _LINES - 0.5), np.ceil(last * _LINES - 0.5))
            lines = lines[(lines >= 0) & (lines < height * _LINES)].astype(int)
            if not len(lines):
                continue
            x = np.clip(x0 + ((lines + 0.5) / _LINES - y0) * (x1 - x0) / (y1 - y0), 0, width)
            sign = turn * (1 if y1 < y0 else -1) / _LINES
            column = x.astype(int)
            np.add.at(sums, (lines // _LINES, column), sign * (1 - (x - column)))
            np.add.at(sums, (lines // _LINES, column + 1), sign * (x - column))
    return np.clip(np.cumsum(sums, axis=1)[:, :width], 0, 1).astype(np.float32)


def photographed(part: FlatPart, scene: Scene) -> Image.Image:
    """The picture of a part."""
    rng = np.random.default_rng(scene.seed)
    width, height = scene.size
    inside = coverage([placed(scene, ring) for ring in part.rings()], scene.size)
    ground = np.ones((height, width, 3), np.float32) * np.array(scene.ground, np.float32)
    if scene.corners is not None:
        paper = coverage([np.array(scene.corners, float)], scene.size)[:, :, None]
        ground = paper * ground + (1 - paper) * np.array(scene.table, np.float32)
    if scene.grain:
        ground *= 1 + scene.grain * _smooth(rng, (height, width), 1.5)[:, :, None]
    dx, dy, soft, strength = scene.shadow
    if strength:
        moved = cv2.warpAffine(inside, np.float32([[1, 0, dx], [0, 1, dy]]), scene.size)
        ground *= 1 - strength * cv2.GaussianBlur(moved, (0, 0), soft)[:, :, None]
    body = np.ones((height, width, 3), np.float32) * np.array(scene.part, np.float32)
    if scene.brushed:
        streaks = cv2.GaussianBlur(rng.standard_normal((height, width)).astype(np.float32), (0, 0), sigmaX=25, sigmaY=0.7)
        body *= 1 + scene.brushed * (streaks / streaks.std())[:, :, None]
    light = inside[:, :, None] * body + (1 - inside[:, :, None]) * ground
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    light *= (1 - scene.uneven * ((xs / width) * 0.6 + (ys / height) * 0.4) ** 1.5)[:, :, None]
    if scene.blur:
        light = cv2.GaussianBlur(light, (0, 0), scene.blur)
    light = light + rng.normal(0, 1, light.shape).astype(np.float32) * scene.noise * np.sqrt(np.clip(light, 0.02, 1))
    light = np.clip(light, 0, 1)
    values = np.where(light <= 0.0031308, light * 12.92, 1.055 * np.power(light, 1 / 2.4) - 0.055)
    return Image.fromarray(np.round(values * 255).astype(np.uint8))


def _smooth(rng: np.random.Generator, shape: tuple[int, int], sigma: float) -> np.ndarray:
    found = cv2.GaussianBlur(rng.standard_normal(shape).astype(np.float32), (0, 0), sigma)
    return found / found.std()


def as_jpeg(picture: Image.Image, quality: int = 90) -> bytes:
    """The picture as a JPEG file."""
    held = BytesIO()
    picture.save(held, "JPEG", quality=quality, subsampling=0)
    return held.getvalue()


# --- parts


def plate(width: float = 80, height: float = 50, hole: float = 6, inset: float = 8, corner: float = 5) -> FlatPart:
    """A rectangular plate with rounded corners and four holes."""
    w, h = width / 2, height / 2
    outer = rounded([(-w, -h, corner), (w, -h, corner), (w, h, corner), (-w, h, corner)])
    holes = [(x * (w - inset), y * (h - inset), hole) for x in (-1, 1) for y in (-1, 1)]
    return FlatPart("plate", outer, [], holes)


def gasket(outer: float = 100, inner: float = 62, bolt: float = 9, circle_d: float = 82, count: int = 6) -> FlatPart:
    """A ring with a bolt circle."""
    angles = [2 * pi * k / count for k in range(count)]
    holes = [(circle_d / 2 * cos(a), circle_d / 2 * sin(a), bolt) for a in angles]
    return FlatPart("gasket", circle(0, 0, outer), [], [(0, 0, inner), *holes])


def bracket() -> FlatPart:
    """An L-shaped bracket: a filleted inner corner, rounded outer corners, two holes and a slot."""
    outer = rounded([(-40, -30, 6), (40, -30, 6), (40, -5, 6), (-10, -5, 10), (-10, 35, 6), (-40, 35, 6)])
    return FlatPart("bracket", outer, [slot(15, -17.5, 24, 8)], [(-25, 22, 9), (-25, 0, 9)])


def laser_plate() -> FlatPart:
    """A laser-cut motor plate: chamfered corners, a pilot bore, a hole pattern, two slots, a square window and a notch."""
    outer = [(-55, -40), (-12, -40), (-12, -32), (12, -32), (12, -40), (55, -40), (55, 28), (43, 40), (-43, 40), (-55, 28)]
    holes = [(0, 5, 22), *[(x, y + 5, 3.4) for x in (-15.5, 15.5) for y in (-15.5, 15.5)]]
    holes += [(x, y, 5.5) for x in (-47, 47) for y in (-32, 22)]
    window = rounded([(26, -6, 2), (40, -6, 2), (40, 14, 2), (26, 14, 2)])
    return FlatPart("laser_plate", outer, [window, slot(-34, 4, 26, 5, 90)], holes)


def flange_gasket() -> FlatPart:
    """An oval flange gasket: a ring with two ears, its outline tangent lines and arcs; a bore, two bolt holes, two pins."""
    points = np.array(circle(0, 0, 52) + circle(-36, 0, 22) + circle(36, 0, 22))
    hull = cv2.convexHull(points.astype(np.float32))[:, 0, :].astype(float)
    outer = hull if _area(hull) > 0 else hull[::-1]
    return FlatPart("flange_gasket", [tuple(p) for p in outer.tolist()], [], [
        (0, 0, 32), (-36, 0, 8.5), (36, 0, 8.5), (0, 21, 3), (0, -21, 3),
    ])  # fmt: skip
