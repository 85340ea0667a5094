"""Grid cells near a cloud and nowhere else: a shell of a few cells costs area, not volume."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engines.mpf.surfels import tangents

_BITS = 20
_HALF = 1 << (_BITS - 1)
CORNERS = np.array([[i & 1, (i >> 1) & 1, (i >> 2) & 1] for i in range(8)])
"""Corner c of a cell lies at its lowest corner + CORNERS[c] cells: x is the lowest bit."""


def _key(places: np.ndarray) -> np.ndarray:
    """One number for three whole numbers in ±2¹⁹."""
    p = places.astype(np.int64) + _HALF
    return (p[..., 0] << (2 * _BITS)) | (p[..., 1] << _BITS) | p[..., 2]


def _place(key: np.ndarray) -> np.ndarray:
    mask = (1 << _BITS) - 1
    return np.stack([key >> (2 * _BITS), (key >> _BITS) & mask, key & mask], axis=-1) - _HALF


_STEP = np.array([1 << (2 * _BITS), 1 << _BITS, 1], dtype=np.int64)
"""What one cell along each axis adds to a key."""


@dataclass(eq=False)
class Band:
    """Cells of side ``side``: ``cells`` (m,) sorted keys of their lowest corners, ``nodes`` (n,) sorted keys of all corners,
    ``corners`` (m, 8) node numbers of each cell, in the order of `CORNERS`."""

    side: float
    cells: np.ndarray
    nodes: np.ndarray
    corners: np.ndarray

    def positions(self) -> np.ndarray:
        """(n, 3) of the nodes."""
        return _place(self.nodes) * self.side

    def centres(self) -> np.ndarray:
        """(m, 3) of the cells."""
        return (_place(self.cells) + 0.5) * self.side

    def find(self, points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """(cell number of each point (k,), −1 outside the band; place in the cell (k, 3) in [0, 1])."""
        scaled = np.asarray(points) / self.side
        low = np.floor(scaled)
        key = _key(low)
        at = np.minimum(np.searchsorted(self.cells, key), len(self.cells) - 1)
        return np.where(self.cells[at] == key, at, -1), scaled - low


def band_of(keys: np.ndarray, side: float) -> Band:
    """The band of some cells, given by their keys in any order."""
    cells = np.unique(keys)
    corner_keys = cells[:, None] + (CORNERS @ _STEP)[None]
    nodes, corners = np.unique(corner_keys, return_inverse=True)
    return Band(side, cells, nodes, corners.reshape(-1, 8).astype(np.int32))


def cells_around(
    points: np.ndarray, normals: np.ndarray, radius: np.ndarray, side: float, rings: int = 1
) -> np.ndarray:
    """Keys of the cells that discs meet, and ``rings`` more around. points, normals (n, 3); radius (n,) of each disc."""
    one, two = tangents(normals)
    found = []
    # Discs of one size class share a lattice of points no farther apart than 0.7 cells, so no cell is stepped over by much.
    steps = np.ceil(radius / (0.7 * side)).astype(int)
    for step in np.unique(steps):
        own = steps == step
        grid = np.arange(-step, step + 1) / max(step, 1)
        a, b = (axis.ravel() for axis in np.meshgrid(grid, grid))
        inside = a**2 + b**2 <= 1.05
        a, b = a[inside], b[inside]
        reach = radius[own][:, None, None]
        spots = points[own][:, None] + reach * (a[:, None] * one[own][:, None] + b[:, None] * two[own][:, None])
        found.append(np.unique(_key(np.floor(spots / side)).ravel()))
    keys = np.unique(np.concatenate(found))
    for _ in range(rings):
        for step in _STEP:
            keys = np.unique(np.concatenate([keys, keys - step, keys + step]))
    return keys
