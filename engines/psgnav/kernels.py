"""Loops over cells and pixels, compiled by numba. Grids are (rows, columns): rows along z, columns along x.

Nothing else in this package loops over cells in Python.
"""

from __future__ import annotations

import numpy as np
from numba import njit

_SWEEPS = 12


@njit(cache=True)
def mark_triangles(
    corners: np.ndarray, low: float, high: float, origin_x: float, origin_z: float, cell: float, grid: np.ndarray
) -> None:
    """Sets the cells of ``grid`` (bool) above or below which a triangle has a point with y in [low, high].

    ``corners``: (n, 3, 3). Triangles are sampled at half a cell, so nothing wider than a cell is missed.
    """
    rows, columns = grid.shape
    for number in range(corners.shape[0]):
        a, b, c = corners[number, 0], corners[number, 1], corners[number, 2]
        lowest = min(a[1], b[1], c[1])
        highest = max(a[1], b[1], c[1])
        if highest < low or lowest > high:
            continue
        longest = 0.0
        for axis in range(3):
            longest = max(longest, abs(a[axis] - b[axis]), abs(a[axis] - c[axis]), abs(b[axis] - c[axis]))
        steps = int(np.ceil(longest / (0.5 * cell))) + 1
        for i in range(steps + 1):
            u = i / steps
            for j in range(steps + 1 - i):
                v = j / steps
                y = a[1] + u * (b[1] - a[1]) + v * (c[1] - a[1])
                if y < low or y > high:
                    continue
                column = int(np.floor((a[0] + u * (b[0] - a[0]) + v * (c[0] - a[0]) - origin_x) / cell))
                row = int(np.floor((a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]) - origin_z) / cell))
                if 0 <= row < rows and 0 <= column < columns:
                    grid[row, column] = True


@njit(cache=True)
def sweep(passable: np.ndarray, goals: np.ndarray, cell: float) -> np.ndarray:
    """(rows, columns) float32 metres to the nearest of ``goals`` (bool) through ``passable`` cells, by fast sweeping; inf where
    there is no way. First order: about 2 % off (Zhao, Math. Comp. 74, 2005)."""
    rows, columns = passable.shape
    far = np.float32(1e9)
    found = np.full((rows, columns), far, np.float32)
    for row in range(rows):
        for column in range(columns):
            if goals[row, column]:
                found[row, column] = 0.0
    for _ in range(_SWEEPS):
        changed = False
        for direction in range(4):
            for i in range(rows):
                row = i if direction < 2 else rows - 1 - i
                for j in range(columns):
                    column = j if direction % 2 == 0 else columns - 1 - j
                    if not passable[row, column] or goals[row, column]:
                        continue
                    a, b = far, far
                    if row > 0:
                        a = min(a, found[row - 1, column])
                    if row < rows - 1:
                        a = min(a, found[row + 1, column])
                    if column > 0:
                        b = min(b, found[row, column - 1])
                    if column < columns - 1:
                        b = min(b, found[row, column + 1])
                    if a >= far and b >= far:
                        continue
                    low, high = min(a, b), max(a, b)
                    if high - low >= cell:
                        new = low + cell
                    else:
                        new = 0.5 * (a + b + np.sqrt(2 * cell * cell - (a - b) * (a - b)))
                    if new < found[row, column] - 1e-5:
                        found[row, column] = new
                        changed = True
        if not changed:
            break
    for row in range(rows):
        for column in range(columns):
            if found[row, column] >= far:
                found[row, column] = np.inf
    return found


@njit(cache=True)
def integrate(
    depth: np.ndarray,
    focal: float,
    x: float,
    y: float,
    z: float,
    heading: float,
    pitch: float,
    near: float,
    far: float,
    origin_x: float,
    origin_z: float,
    cell: float,
    floor: float,
    low: float,
    high: float,
    lintel: tuple,
    counts: np.ndarray,
    free: np.ndarray,
    tall: np.ndarray,
) -> None:
    """Adds one depth picture to the map.

    ``depth``: (h, w) metres along the axis. The camera is at (x, y, z). Points between ``low`` and ``high`` above the ``floor``
    count as hits of an obstacle in ``counts`` (int16), those within ``lintel`` in ``tall``; floor points make cells ``free``
    (bool), as do the cells on the way to what is seen at or below the camera's height.
    """
    h, w = depth.shape
    rows, columns = counts.shape
    sin_h, cos_h, sin_p, cos_p = np.sin(heading), np.cos(heading), np.sin(pitch), np.cos(pitch)
    for v in range(0, h, 2):
        for u in range(0, w, 2):
            d = depth[v, u]
            if d < near or d > far:
                continue
            right = (u + 0.5 - 0.5 * w) / focal * d
            up = -(v + 0.5 - 0.5 * h) / focal * d
            ahead = d * cos_p - up * sin_p
            py = y + d * sin_p + up * cos_p
            px = x + right * cos_h - ahead * sin_h
            pz = z - right * sin_h - ahead * cos_h
            column = int(np.floor((px - origin_x) / cell))
            row = int(np.floor((pz - origin_z) / cell))
            if row < 0 or row >= rows or column < 0 or column >= columns:
                continue
            above = py - floor
            if above > low and above < high:
                if counts[row, column] < 30000:
                    counts[row, column] += 1
            elif above >= lintel[0] and above <= lintel[1]:
                if tall[row, column] < 30000:
                    tall[row, column] += 1
            elif above > -0.15 and above <= low:
                free[row, column] = True
    # What lies between the camera and the nearest thing of a pixel column is seen through: free at the height of the robot.
    middle = h // 2
    for u in range(0, w, 2):
        nearest = far
        seen = False
        for v in range(0, h, 4):
            d = depth[v, u]
            if d <= 0.05:
                continue
            up = -(v + 0.5 - middle) / focal * d
            above = y + d * sin_p + up * cos_p - floor
            if above > low and above < high:
                ahead = d * cos_p - up * sin_p
                if ahead < nearest:
                    nearest = ahead
                seen = True
        if not seen:
            continue
        slope = (u + 0.5 - 0.5 * w) / focal
        dx, dz = slope * cos_h - sin_h, -slope * sin_h - cos_h
        ahead = 0.1
        # Only as far as the floor is in the picture: below it nothing is known.
        while ahead < nearest - cell and ahead < 4.0:
            column = int(np.floor((x + dx * ahead - origin_x) / cell))
            row = int(np.floor((z + dz * ahead - origin_z) / cell))
            if row < 0 or row >= rows or column < 0 or column >= columns:
                break
            if counts[row, column] == 0:
                free[row, column] = True
            ahead += 0.5 * cell


@njit(cache=True)
def unknown_seen(
    known: np.ndarray, blocked: np.ndarray, rows_of: np.ndarray, columns_of: np.ndarray, reach: int, rays: int
) -> np.ndarray:
    """(n,) share of a disc's cells that are unknown and would be seen from each place, by ``rays`` stopped by obstacles.

    PSG-Nav, section 3.2 (spatial gain): 72 rays of 4 m. ``reach`` in cells.
    """
    rows, columns = known.shape
    # Rays thin out with distance, so cells are counted against those that the same rays touch where nothing is in the way.
    whole = _touched(reach, rays)
    gains = np.zeros(rows_of.shape[0])
    mark = np.full((rows, columns), -1, np.int32)
    for number in range(rows_of.shape[0]):
        count = 0
        for ray in range(rays):
            angle = 2 * np.pi * ray / rays
            dr, dc = np.sin(angle), np.cos(angle)
            for step in range(1, reach + 1):
                row = int(np.round(rows_of[number] + dr * step))
                column = int(np.round(columns_of[number] + dc * step))
                if row < 0 or row >= rows or column < 0 or column >= columns or blocked[row, column]:
                    break
                if not known[row, column] and mark[row, column] != number:
                    mark[row, column] = number
                    count += 1
        gains[number] = count / whole
    return gains


@njit(cache=True)
def _touched(reach: int, rays: int) -> int:
    """How many cells the rays touch in the open."""
    seen = np.zeros((2 * reach + 1, 2 * reach + 1), np.bool_)
    for ray in range(rays):
        angle = 2 * np.pi * ray / rays
        for step in range(1, reach + 1):
            seen[int(np.round(reach + np.sin(angle) * step)), int(np.round(reach + np.cos(angle) * step))] = True
    return max(1, int(seen.sum()))


@njit(cache=True)
def descend(field: np.ndarray, row: int, column: int, most: int) -> np.ndarray:
    """(n, 2) cells from one place downhill in a distance field to its zero; ends early where there is no way down."""
    rows, columns = field.shape
    found = np.empty((most, 2), np.int32)
    count = 0
    while count < most:
        found[count, 0], found[count, 1] = row, column
        count += 1
        best = field[row, column]
        if best <= 0:
            break
        next_row, next_column = row, column
        steepest = 0.0
        for dr in range(-1, 2):
            for dc in range(-1, 2):
                r, c = row + dr, column + dc
                if (dr == 0 and dc == 0) or r < 0 or r >= rows or c < 0 or c >= columns:
                    continue
                length = 1.4142135 if dr != 0 and dc != 0 else 1.0
                # Never across the corner of something that blocks.
                if dr != 0 and dc != 0 and (not np.isfinite(field[row, c]) or not np.isfinite(field[r, column])):
                    continue
                fall = (best - field[r, c]) / length
                if fall > steepest:
                    steepest, next_row, next_column = fall, r, c
        if next_row == row and next_column == column:
            break
        row, column = next_row, next_column
    return found[:count]
