"""Places that are worth going to: frontiers and vertices of the Voronoi graph of free floor, each with what it promises.

PSG-Nav, section 3.2 (Eq. 4 to 6): U_gain = α I_spa + I_sem. I_spa is the unknown that 72 rays of 4 m would see from there, as a
share of the disc; I_sem sums the entropy of the nodes within 3 m. Both are brought to [0, 1] by the largest; α = 9.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import cv2
import numpy as np

from engines.psgnav.kernels import unknown_seen
from engines.psgnav.mapping import Frontier, OccupancyMap
from engines.psgnav.objects import ObjectNode, Votes, entropy
from engines.psgnav.statistics import NEAR

ALPHA = 9.0
RAYS, REACH = 72, 4.0
LEAST_GAIN = 0.04
"""τ: I_spa below which a place isn't worth a walk."""
_APART = 1.5
_MOST = 24


@dataclass
class Landmark:
    """A place. ``cell`` (row, column), ``at`` (x, z); ``distance`` to walk in metres; ``spatial``, ``semantic``, ``gain``: raw
    I_spa and I_sem, and U_gain in [0, 1]. ``near``: ids of the nodes within 3 m, nearest first. The rest is filled in by the
    decision: ``wins`` of ``comparisons``, ``score``, and ``reasons`` with their share in it."""

    id: int
    cell: tuple[int, int]
    at: tuple[float, float]
    kind: Literal["frontier", "voronoi"]
    distance: float
    spatial: float = 0.0
    semantic: float = 0.0
    gain: float = 0.0
    room: int = -1
    near: list[int] = field(default_factory=list)
    wins: float = 0.0
    comparisons: int = 0
    score: float = 0.0
    reasons: list[tuple[str, float]] = field(default_factory=list)

    @property
    def name(self) -> str:
        """A letter, as maps have them."""
        return chr(65 + self.id % 26) + (str(self.id // 26) if self.id >= 26 else "")


def landmarks_of(
    world: OccupancyMap, frontiers: Sequence[Frontier], walk: np.ndarray, nodes: Sequence[ObjectNode], regions: np.ndarray |
    None, kind: Votes, travelled: np.ndarray, shunned: Sequence[tuple[int, int]],
) -> list[Landmark]:  # fmt: skip
    """The landmarks of the moment, at most `_MOST`, the more promising first.

    ``walk``: (rows, columns) metres from the robot. ``travelled``: (n, 2) cells that it came by: Voronoi vertices near them are
    left out. ``shunned``: cells that couldn't be reached.
    """
    places: list[tuple[tuple[int, int], Literal["frontier", "voronoi"]]] = [
        (_reachable(one, walk), "frontier") for one in frontiers
    ]
    places = [(cell, what) for cell, what in places if cell[0] >= 0]
    places += [(cell, "voronoi") for cell in _voronoi(world, walk, [cell for cell, _ in places], travelled)]
    places = [(cell, what) for cell, what in places if all((cell[0] - r) ** 2 + (cell[1] - c) ** 2 > 25 for r, c in shunned)]
    if not places:
        return []
    cells = np.array([cell for cell, _ in places])
    blocked = cv2.dilate(world.obstacle.astype(np.uint8), np.ones((2, 2), np.uint8)).astype(bool)
    gains = unknown_seen(world.known, blocked, cells[:, 0], cells[:, 1], int(REACH / world.cell), RAYS)
    centres = np.array([node.centre[[0, 2]] for node in nodes]).reshape(-1, 2)
    unsure = np.array([entropy(node.belief(kind)) for node in nodes])
    found = []
    for (cell, what), gain in zip(places, gains, strict=True):
        if gain < LEAST_GAIN:
            continue
        at = world.point_of(*cell)
        one = Landmark(0, cell, at, what, float(walk[cell]), float(gain))
        if len(nodes):
            away = np.hypot(*(centres - at).T)
            close = np.nonzero(away <= NEAR)[0]
            one.near = [nodes[i].id for i in close[np.argsort(away[close])]]
            one.semantic = float(unsure[close].sum())
        if regions is not None:
            one.room = int(regions[cell])
        found.append(one)
    return ranked(found)


def ranked(found: list[Landmark]) -> list[Landmark]:
    """Gives each its U_gain and its letter."""
    top_spatial = max((one.spatial for one in found), default=0.0)
    top_semantic = max((one.semantic for one in found), default=0.0)
    for one in found:
        spatial = one.spatial / top_spatial if top_spatial else 0.0
        semantic = one.semantic / top_semantic if top_semantic else 0.0
        one.gain = (ALPHA * spatial + semantic) / (ALPHA + 1)
    found = sorted(found, key=lambda one: -one.gain + 0.02 * one.distance)[:_MOST]
    for number, one in enumerate(found):
        one.id = number
    return found


def _reachable(one: Frontier, walk: np.ndarray) -> tuple[int, int]:
    """The cell within 25 cm of a frontier's middle that is nearest to walk to; (−1, −1) where there is none."""
    row, column = one.middle
    low_r, low_c = max(row - 6, 0), max(column - 6, 0)
    window = walk[low_r : row + 7, low_c : column + 7]
    if not np.isfinite(window).any():
        return (-1, -1)
    rows, columns = np.nonzero(np.isfinite(window))
    nearest = int(np.argmin((rows + low_r - row) ** 2 + (columns + low_c - column) ** 2))
    return int(rows[nearest] + low_r), int(columns[nearest] + low_c)


def _voronoi(
    world: OccupancyMap, walk: np.ndarray, taken: Sequence[tuple[int, int]], travelled: np.ndarray
) -> list[tuple[int, int]]:
    """Vertices of the Voronoi graph of free floor: where the distance to obstacles has a maximum, at least 0.4 m, each 1.5 m
    from the others, from ``taken`` places and from the way that was travelled."""
    open_floor = (world.free | world.visited) & ~world.obstacle
    away = cv2.distanceTransform(open_floor.astype(np.uint8), cv2.DIST_L2, 5) * world.cell
    apart = int(_APART / world.cell)
    top = cv2.dilate(away, np.ones((apart, apart), np.uint8))
    rows, columns = np.nonzero((away >= top - 1e-6) & (away > 0.4) & np.isfinite(walk))
    others = np.array([*taken, *map(tuple, travelled[::3])], float).reshape(-1, 2)
    found: list[tuple[int, int]] = []
    for row, column in zip(rows, columns, strict=True):
        near = [*others, *found]
        if all((row - r) ** 2 + (column - c) ** 2 > apart**2 for r, c in near):
            found.append((int(row), int(column)))
    return found[:_MOST]
