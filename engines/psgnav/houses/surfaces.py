"""Floors, walls and pictures of the procedural houses: small textures and boxes made here."""

from __future__ import annotations

import numpy as np

from engines.psgnav.scene import TEXTURE, Piece

_FLOORS = {
    "bathroom": ("tiles", (206, 212, 216)), "kitchen": ("tiles", (188, 178, 160)), "laundry": ("tiles", (176, 184, 188)),
    "bedroom": ("carpet", (158, 150, 140)), "gym": ("carpet", (96, 100, 108)), "office": ("carpet", (120, 126, 140)),
}  # fmt: skip
_PAINTS = ((236, 230, 220), (222, 228, 232), (232, 224, 206), (214, 226, 216), (228, 214, 210), (216, 218, 232))


def floor_texture(room: str, rng: np.random.Generator) -> np.ndarray:
    """(TEXTURE, TEXTURE, 3) uint8 that repeats: planks, tiles or carpet."""
    kind, base = _FLOORS.get(room, ("planks", (166, 122, 82)))
    base = np.asarray(base, float) * rng.uniform(0.82, 1.1)
    side = TEXTURE
    picture = np.ones((side, side, 3)) * base
    if kind == "tiles":
        picture *= rng.uniform(0.94, 1.04, (4, 4)).repeat(side // 4, 0).repeat(side // 4, 1)[..., None]
        picture[:: side // 4] *= 0.72
        picture[:, :: side // 4] *= 0.72
    elif kind == "planks":
        rows = side // 8
        for number in range(8):
            strip = slice(number * rows, (number + 1) * rows)
            grain = np.cumsum(rng.normal(0, 0.012, side)) - np.linspace(0, 1, side) * 0
            grain -= np.linspace(grain[0], grain[-1], side)
            picture[strip] *= (rng.uniform(0.84, 1.08) + grain)[None, :, None]
            picture[number * rows] *= 0.6
            seam = int(rng.integers(side))
            picture[strip, seam] *= 0.6
    picture += rng.normal(0, 9 if kind == "carpet" else 4, (side, side, 1))
    return np.clip(picture, 0, 255).astype(np.uint8)


def paint(rng: np.random.Generator) -> np.ndarray:
    """(3,) uint8 colour of a room's walls."""
    return np.asarray(_PAINTS[int(rng.integers(len(_PAINTS)))], np.uint8)


def canvas(rng: np.random.Generator) -> np.ndarray:
    """(TEXTURE, TEXTURE, 3) uint8: an abstract painting of coloured fields and discs, in a frame."""
    side = TEXTURE
    picture = np.ones((side, side, 3)) * rng.uniform(150, 240, 3)
    row, column = np.mgrid[:side, :side] / side
    for _ in range(int(rng.integers(3, 7))):
        color = rng.uniform(20, 235, 3)
        if rng.uniform() < 0.5:
            x, y, radius = rng.uniform(0.1, 0.9), rng.uniform(0.1, 0.9), rng.uniform(0.08, 0.35)
            inside = (row - y) ** 2 + (column - x) ** 2 < radius**2
        else:
            slope, offset = rng.uniform(-1.5, 1.5), rng.uniform(-0.2, 1.0)
            inside = (row - slope * column > offset) & (row - slope * column < offset + rng.uniform(0.1, 0.5))
        picture[inside] = color
    edge = side // 16
    for border in (np.s_[:edge], np.s_[-edge:], np.s_[:, :edge], np.s_[:, -edge:]):
        picture[border] = (52, 40, 30)
    return np.clip(picture, 0, 255).astype(np.uint8)


_FACES = np.array([
    [0, 2, 1], [0, 3, 2], [4, 5, 6], [4, 6, 7], [0, 1, 5], [0, 5, 4], [1, 2, 6], [1, 6, 5], [2, 3, 7], [2, 7, 6], [3, 0, 4],
    [3, 4, 7],
])  # fmt: skip


def box(low: np.ndarray | tuple, high: np.ndarray | tuple, color: np.ndarray | tuple) -> Piece:
    """A box along the axes in one colour."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    corners = np.array([
        [x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], [x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1],
    ])  # fmt: skip
    return Piece(corners, _FACES, np.asarray(color))


def sheet(corners: np.ndarray, uv: np.ndarray, texture: np.ndarray, key: str) -> Piece:
    """A rectangle of four corners (4, 3) with a texture."""
    return Piece(np.asarray(corners, float), np.array([[0, 1, 2], [0, 2, 3]]), np.full(3, 255), np.asarray(uv), texture, key)
