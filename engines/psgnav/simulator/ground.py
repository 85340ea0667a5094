"""Where the agent can stand and how far it is to walk: a grid made from a scene's triangles.

The floor is the largest level of upward faces. A cell can be stood on when it has floor, and nothing stands between knee and
head within the agent's radius. Distances are by fast sweeping on that grid at half its cells, which
leaves them up to 1 % too long in the open.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from engines.contract import InputError
from engines.psgnav.kernels import descend, mark_triangles, sweep
from engines.psgnav.scene import Scene
from engines.psgnav.simulator.protocol import AGENT_RADIUS, FORWARD

CELL = 0.05
_LEVEL = 0.08
"""Faces within this of the floor's height are floor; a carpet's edge is stepped over."""
_HEAD = 1.2
_FINER = 2
"""Cells of the sweep along a cell of the grid: its first order error goes with the size of the cells."""
_LEAST_FLOOR = 1.0
_STEP = 0.02
"""How finely a step forward is walked, in metres: the first contact ends it (no sliding along walls)."""


@dataclass
class Ground:
    """``navigable``: (rows, columns) bool, where the agent's centre may be; row along z, column along x. ``floor``: its height.
    ``origin``: (x, z) of the corner of cell (0, 0)."""

    navigable: np.ndarray
    origin: tuple[float, float]
    floor: float
    cell: float = CELL

    def cell_of(self, position: np.ndarray) -> tuple[int, int]:
        """(row, column) of a point (3,)."""
        return (
            int(np.floor((position[2] - self.origin[1]) / self.cell)),
            int(np.floor((position[0] - self.origin[0]) / self.cell)),
        )  # fmt: skip

    def point_of(self, row: float, column: float) -> np.ndarray:
        """(3,) centre of a cell, on the floor."""
        return np.array([self.origin[0] + (column + 0.5) * self.cell, self.floor, self.origin[1] + (row + 0.5) * self.cell])

    def is_navigable(self, position: np.ndarray) -> bool:
        """Whether the agent can stand there."""
        row, column = self.cell_of(position)
        rows, columns = self.navigable.shape
        return 0 <= row < rows and 0 <= column < columns and bool(self.navigable[row, column])

    def snapped(self, position: np.ndarray) -> np.ndarray:
        """(3,) the nearest place where the agent can stand."""
        if self.is_navigable(position):
            return np.array([position[0], self.floor, position[2]])
        rows, columns = np.nonzero(self.navigable)
        row, column = self.cell_of(position)
        nearest = np.argmin((rows - row) ** 2 + (columns - column) ** 2)
        return self.point_of(rows[nearest], columns[nearest])

    def walked(self, position: np.ndarray, direction: np.ndarray, length: float = FORWARD) -> tuple[np.ndarray, bool]:
        """(where a straight step ends, whether something was in the way)."""
        steps = round(length / _STEP)
        at = np.array(position, float)
        for number in range(1, steps + 1):
            there = position + direction * min(number * length / steps, length)
            if not self.is_navigable(there):
                return at, True
            at = there
        return at, False

    def distance_field(self, goals: np.ndarray) -> np.ndarray:
        """(rows, columns) metres to the nearest of ``goals`` (n, 3) that can be stood at; inf where there is no way."""
        mask = np.zeros_like(self.navigable)
        for goal in np.atleast_2d(goals):
            row, column = self.cell_of(goal)
            if 0 <= row < mask.shape[0] and 0 <= column < mask.shape[1]:
                mask[row, column] = self.navigable[row, column]
        if not mask.any():
            return np.full(mask.shape, np.inf)
        finer = [np.repeat(np.repeat(grid, _FINER, 0), _FINER, 1) for grid in (self.navigable, mask)]
        field = sweep(*finer, self.cell / _FINER)
        rows, columns = mask.shape
        found = field.reshape(rows, _FINER, columns, _FINER).mean((1, 3)).astype(float)
        found[mask] = 0.0
        return found

    def shortest_path(self, field: np.ndarray, position: np.ndarray) -> np.ndarray:
        """(n, 3) places from ``position`` downhill in a distance field."""
        row, column = self.cell_of(self.snapped(position))
        if not np.isfinite(field[row, column]):
            return np.zeros((0, 3))
        cells = descend(field.astype(np.float32), row, column, 4 * max(field.shape) * 4)
        return np.array([self.point_of(r, c) for r, c in cells])

    def random_point(self, rng: np.random.Generator) -> np.ndarray:
        """(3,) some place where the agent can stand."""
        rows, columns = np.nonzero(self.navigable)
        pick = int(rng.integers(len(rows)))
        return self.point_of(rows[pick], columns[pick])


def ground_of(scene: Scene) -> Ground:
    """The ground of a scene. Raises `InputError` where there is no floor to stand on.

    The floor is the lowest level on which there is room to stand, at least a third of what the best level has: not the
    underside of a slab, where the slab is in the way, and not the roof.
    """
    corners = scene.positions[scene.faces].astype(np.float64)
    low, high = scene.bounds
    origin = (float(low[0]) - 0.1, float(low[2]) - 0.1)
    shape = (int((high[2] - low[2] + 0.2) / CELL) + 1, int((high[0] - low[0] + 0.2) / CELL) + 1)
    flat = _flat(corners)
    found = []
    for height in _levels(flat, scene.name):
        level, blocked = np.zeros(shape, np.bool_), np.zeros(shape, np.bool_)
        mark_triangles(flat, height - _LEVEL, height + _LEVEL, *origin, CELL, level)
        mark_triangles(corners, height + _LEVEL + 0.02, height + _HEAD, *origin, CELL, blocked)
        clear = ndimage.distance_transform_edt(np.pad(level & ~blocked, 1))[1:-1, 1:-1] * CELL
        regions, count = ndimage.label(clear > AGENT_RADIUS)
        if count:
            sizes = np.bincount(regions.ravel())[1:]
            found.append((height, int(sizes.max()), regions == 1 + int(np.argmax(sizes))))
    if not found:
        raise InputError(
            f"in {scene.name} there is no floor that a robot of {200 * AGENT_RADIUS:.0f} cm can stand on; is y up, and the "
            f"unit "
            "metres?"
        )
    most = max(size for _, size, _ in found)
    height, _, navigable = next(one for one in found if one[1] >= most / 3)
    return Ground(navigable, origin, height)


def _flat(corners: np.ndarray) -> np.ndarray:
    """The triangles that lie flat."""
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(normals, axis=1)
    return corners[np.abs(normals[:, 1]) > 0.9 * np.maximum(lengths, 1e-12)]


def _levels(flat: np.ndarray, name: str, most: int = 6) -> list[float]:
    """Heights at which much lies flat (at least a third of the largest level's area), lowest first."""
    areas = 0.5 * np.linalg.norm(np.cross(flat[:, 1] - flat[:, 0], flat[:, 2] - flat[:, 0]), axis=1)
    if areas.sum() < _LEAST_FLOOR:
        raise InputError(f"{name} has no floor: less than {_LEAST_FLOOR:.0f} m² of it lies flat; is y up, and the unit metres?")
    heights = flat[:, :, 1].mean(1)
    values, where = np.unique(np.round(heights / 0.05).astype(int), return_inverse=True)
    total = np.bincount(where, weights=areas)
    kept = values[total >= total.max() / 3][:most]
    return [
        float(np.average(heights[near], weights=areas[near] + 1e-9))
        for near in (np.abs(heights - value * 0.05) < 0.05 for value in kept)
    ]
