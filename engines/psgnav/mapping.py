"""The map that the robot draws: obstacles, free floor and what is unknown, from depth and pose.

PSG-Nav, section 5: 5 cm cells, depth from 0.5 to 10 m; a frontier is free floor next to the unknown.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import cv2
import numpy as np
from scipy import ndimage

from engines.psgnav.kernels import integrate
from engines.psgnav.simulator.protocol import AGENT_RADIUS, CAMERA_HEIGHT, DEPTH_RANGE, AgentState, Camera, Observation

CELL = 0.05
_LOW, _HIGH = 0.12, 1.25
"""Heights above the floor between which a thing is in the way."""
_LINTEL = (2.08, 2.45)
"""Heights at which there are only walls, and what is above doors."""
_HITS = 2
"""Points in a cell that make it an obstacle: a single one may be an edge."""
_GAPS = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (5, 5))
_CLEAR = AGENT_RADIUS + 0.03
_LEAST_FRONTIER = 6
"""Cells of a frontier that is worth a walk."""


@dataclass
class Frontier:
    """A stretch of the edge between free floor and the unknown: ``cells`` (n, 2), and its ``middle``, one of them."""

    cells: np.ndarray
    middle: tuple[int, int]


@dataclass
class OccupancyMap:
    """``shape`` rows × columns of cells; ``origin``: (x, z) of cell (0, 0)'s corner. ``hits``: (rows, columns) int16 points of
    obstacles, ``free``: bool, ``seen_free``: floor as it was seen, cell by cell, ``visited``: bool where its
    body has been, ``stood``: its centre;
    ``bumped``: where it ran into something unseen; ``tall``: int16 points at the height of lintels."""

    origin: tuple[float, float]
    shape: tuple[int, int]
    floor: float = 0.0
    cell: float = CELL
    hits: np.ndarray = field(init=False)
    free: np.ndarray = field(init=False)
    seen_free: np.ndarray = field(init=False)
    visited: np.ndarray = field(init=False)
    stood: np.ndarray = field(init=False)
    bumped: np.ndarray = field(init=False)
    tall: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        self.hits = np.zeros(self.shape, np.int16)
        self.free = np.zeros(self.shape, np.bool_)
        self.seen_free = np.zeros(self.shape, np.bool_)
        self.visited = np.zeros(self.shape, np.bool_)
        self.stood = np.zeros(self.shape, np.bool_)
        self.bumped = np.zeros(self.shape, np.bool_)
        self.tall = np.zeros(self.shape, np.int16)

    def cell_of(self, x: float, z: float) -> tuple[int, int]:
        """(row, column), kept inside the map."""
        row = int(np.clip((z - self.origin[1]) / self.cell, 0, self.shape[0] - 1))
        return row, int(np.clip((x - self.origin[0]) / self.cell, 0, self.shape[1] - 1))

    def point_of(self, row: float, column: float) -> tuple[float, float]:
        """(x, z) of a cell's centre."""
        return self.origin[0] + (column + 0.5) * self.cell, self.origin[1] + (row + 0.5) * self.cell

    def add(self, seen: Observation, state: AgentState, camera: Camera) -> None:
        """Takes in one observation."""
        x, y, z = state.position
        integrate(
            seen.depth, camera.focal, x, y + CAMERA_HEIGHT, z, state.heading, state.pitch, *DEPTH_RANGE, *self.origin,
            self.cell,
            self.floor, _LOW, _HIGH, _LINTEL, self.hits, self.seen_free, self.tall,
        )  # fmt: skip
        # Far off, pixels lie further apart than cells: gaps of up to three cells between floor and floor are floor.
        closed = cv2.morphologyEx(self.seen_free.view(np.uint8), cv2.MORPH_CLOSE, _GAPS)
        self.free = closed.view(np.bool_) & (self.hits < _HITS)
        row, column = self.cell_of(x, z)
        radius = int(AGENT_RADIUS / self.cell)
        cv2.circle(self.visited.view(np.uint8), (column, row), radius, 1, -1)
        self.stood[row, column] = True

    def bump(self, state: AgentState) -> None:
        """Remembers that there is something right ahead of the robot, which the camera doesn't see."""
        x, _, z = state.position + state.forward * (AGENT_RADIUS + 0.06)
        cv2.circle(self.bumped.view(np.uint8), self.cell_of(x, z)[::-1], 1, 1, -1)

    @property
    def obstacle(self) -> np.ndarray:
        """(rows, columns) bool."""
        return ((self.hits >= _HITS) & ~self.stood) | self.bumped

    @property
    def known(self) -> np.ndarray:
        """(rows, columns) bool: free or an obstacle."""
        return self.free | self.visited | (self.hits >= _HITS)

    def traversable(self, clear: float = _CLEAR) -> np.ndarray:
        """(rows, columns) bool: known floor on which the robot's centre may be; where it has stood is always in."""
        blocked = (self.obstacle).astype(np.uint8)
        away = cv2.distanceTransform(1 - blocked, cv2.DIST_L2, 3) * self.cell
        return ((self.free | self.visited) & (away > clear)) | self.stood

    def frontiers(self, reachable: np.ndarray) -> list[Frontier]:
        """Stretches of free floor beside the unknown, next to cells that are ``reachable`` (bool)."""
        unknown = ~self.known
        near = cv2.dilate(unknown.astype(np.uint8), np.ones((3, 3), np.uint8)).astype(bool)
        blocked = cv2.dilate(self.obstacle.astype(np.uint8), cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (5, 5))).astype(bool)
        edge = near & self.free & ~blocked
        regions, count = ndimage.label(edge, np.ones((3, 3)))
        if not count:
            return []
        found = []
        close = cv2.dilate(reachable.astype(np.uint8), np.ones((7, 7), np.uint8)).astype(bool)
        for number, where in enumerate(ndimage.find_objects(regions), start=1):
            rows, columns = np.nonzero(regions[where] == number)
            cells = np.column_stack([rows + where[0].start, columns + where[1].start])
            cells = cells[close[cells[:, 0], cells[:, 1]]]
            if len(cells) < _LEAST_FRONTIER:
                continue
            for part in _split(cells):
                middle = part[np.argmin(((part - part.mean(0)) ** 2).sum(1))]
                found.append(Frontier(part, (int(middle[0]), int(middle[1]))))
        return found

    def picture(self, frontiers: list[Frontier]) -> np.ndarray:
        """(rows, columns) uint8: 0 unknown, 80 free, 160 obstacle, 240 frontier."""
        codes = np.zeros(self.shape, np.uint8)
        codes[self.free | self.visited] = 80
        codes[self.obstacle] = 160
        for one in frontiers:
            codes[one.cells[:, 0], one.cells[:, 1]] = 240
        return codes


def _split(cells: np.ndarray, longest: int = 40) -> list[np.ndarray]:
    """A frontier of more than about 2 m in pieces, along its longer side."""
    span = np.ptp(cells, axis=0)
    pieces = int(np.ceil(span.max() / longest))
    if pieces < 2:
        return [cells]
    order = np.argsort(cells[:, int(np.argmax(span))], kind="stable")
    return [part for part in np.array_split(cells[order], pieces) if len(part) >= _LEAST_FRONTIER]
