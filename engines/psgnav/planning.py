"""From a place on the map to the next action: a distance field by fast sweeping, a short-term goal, turn or walk.

PSG-Nav, section 5. Two additions, because oscillation and being stuck are what people report most: a turn is only made when the
heading is off by more than half a turn step, and a plan is dropped when the robot doesn't get nearer.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from engines.psgnav.kernels import descend, sweep
from engines.psgnav.mapping import OccupancyMap
from engines.psgnav.simulator.protocol import FORWARD, TURN, Action, AgentState

_AHEAD = 5
"""Cells along the way to the short-term goal."""


@dataclass
class Route:
    """A distance field to a target and what it was made from. ``field``: (rows, columns) float32 metres."""

    target: tuple[int, int]
    field: np.ndarray

    def length(self, row: int, column: int) -> float:
        """Metres from a cell to the target; inf where there is no way."""
        return float(self.field[row, column])


def widened(traversable: np.ndarray, at: tuple[int, int]) -> np.ndarray:
    """The traversable cells, and those round the robot, which may stand nearer to something than it would go by itself."""
    passable = traversable.copy()
    cv2.circle(passable.view(np.uint8), at[::-1], 3, 1, -1)
    return passable


def route_to(world: OccupancyMap, passable: np.ndarray, target: tuple[int, int], slack: int = 4) -> Route:
    """Distances to a target. A target off the passable cells stands for those within ``slack`` cells of it."""
    goals = np.zeros(world.shape, np.uint8)
    radius = 1
    cv2.circle(goals, target[::-1], radius, 1, -1)
    mask = goals.astype(bool) & passable
    while not mask.any() and radius < slack:
        radius += 1
        cv2.circle(goals, target[::-1], radius, 1, -1)
        mask = goals.astype(bool) & passable
    return Route(target, sweep(passable, mask, world.cell))


def walking_field(world: OccupancyMap, passable: np.ndarray, at: tuple[int, int]) -> np.ndarray:
    """(rows, columns) metres from the robot to every cell."""
    goal = np.zeros(world.shape, np.bool_)
    goal[at] = True
    return sweep(passable, goal, world.cell)


def path_down(field: np.ndarray, at: tuple[int, int], most: int = 2000) -> np.ndarray:
    """(n, 2) cells from the robot downhill in a distance field."""
    return descend(field, at[0], at[1], most)


def next_action(world: OccupancyMap, path: np.ndarray, state: AgentState) -> Action | None:
    """Turn towards the short-term goal, or walk; None where the path has ended."""
    if len(path) < 2:
        return None
    goal = path[min(_AHEAD, len(path) - 1)]
    x, z = world.point_of(goal[0], goal[1])
    return turn_or_walk(state, x, z)


def turn_or_walk(state: AgentState, x: float, z: float) -> Action:
    """The action that brings the robot towards a point."""
    off = bearing(state, x, z)
    if abs(off) > 0.5 * TURN + 1e-6:
        return "turn_left" if off > 0 else "turn_right"
    return "move_forward"


def bearing(state: AgentState, x: float, z: float) -> float:
    """Angle in (−π, π] by which the robot must turn left to face a point."""
    want = np.arctan2(-(x - state.position[0]), -(z - state.position[2]))
    return float((want - state.heading + np.pi) % (2 * np.pi) - np.pi)


class Progress:
    """Notices when the robot is stuck: three steps forward that failed, or twelve steps without moving (PSG-Nav, section 5)."""

    def __init__(self) -> None:
        self.failed = 0
        self.still = 0
        self._last: np.ndarray | None = None

    def after(self, action: Action, state: AgentState) -> bool:
        """Whether the robot is stuck after an action."""
        moved = self._last is None or float(np.linalg.norm(state.position - self._last)) > 0.1 * FORWARD
        self._last = state.position.copy()
        if action == "move_forward":
            self.failed = 0 if moved else self.failed + 1
        self.still = 0 if moved else self.still + 1
        if self.failed >= 3 or self.still >= 12:
            self.failed = self.still = 0
            return True
        return False
