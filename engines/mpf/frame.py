"""A cloud in a frame of its own: centred, with a diagonal of one, so that all lengths inside are shares of the diagonal."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engines.contract import InputError

LEAST_POINTS = 100
"""Fewer don't say where a surface runs."""


@dataclass(frozen=True, eq=False)
class Frame:
    """``inside = (outside − centre) / size``: centre (3,) and size in the input's unit."""

    centre: np.ndarray
    size: float

    def inside(self, points: np.ndarray) -> np.ndarray:
        """Points (n, 3) of the input in the working frame."""
        return (np.asarray(points, dtype=np.float64) - self.centre) / self.size

    def outside(self, points: np.ndarray) -> np.ndarray:
        """Points (n, 3) of the working frame in the input's."""
        return np.asarray(points, dtype=np.float64) * self.size + self.centre


def framed(points: np.ndarray) -> tuple[np.ndarray, Frame, list[str]]:
    """(points in the working frame (m, 3), the frame, notes on what was left out). Points that are no numbers and points
    given twice are left out. `InputError` where too few are left or all lie on one line."""
    points = np.asarray(points, dtype=np.float64)
    if points.ndim != 2 or points.shape[1] != 3:
        raise InputError(f"points need three columns x y z, but the array has the shape {points.shape}; pick the columns")
    notes = []
    usable = np.isfinite(points).all(1) & (np.abs(points) < 1e15).all(1)
    if not usable.all():
        notes.append(f"{int((~usable).sum()):,} points with coordinates that are no numbers left out.")
        points = points[usable]
    if len(points) < LEAST_POINTS:
        raise InputError(f"{len(points):,} points are too few for a surface; bring at least {LEAST_POINTS:,}")
    # A few points far off, as scanners leave them, must not set the scale.
    low, high = np.quantile(points, [0.005, 0.995], axis=0)
    reach = float(np.linalg.norm(high - low))
    near = ((points >= low - reach) & (points <= high + reach)).all(1)
    if not near.all() and near.sum() >= LEAST_POINTS and reach > 0:
        notes.append(f"{int((~near).sum()):,} points far away from all others left out.")
        points = points[near]
    low, high = points.min(0), points.max(0)
    size = float(np.linalg.norm(high - low))
    if not size > 1e-12 * max(np.abs(points).max(), 1e-300):
        raise InputError("all points are at the same place; check the columns of the file")
    frame = Frame((low + high) / 2, size)
    inside = frame.inside(points)
    # Equal points have no tangent plane between them; a millionth of the diagonal is far below any scanner's step.
    _, first = np.unique(np.round(inside * 1e6).astype(np.int64), axis=0, return_index=True)
    if len(first) < len(inside):
        notes.append(f"{len(inside) - len(first):,} points given more than once.")
        inside = inside[np.sort(first)]
    if len(inside) < LEAST_POINTS:
        raise InputError(f"only {len(inside):,} different points, too few for a surface; bring at least {LEAST_POINTS:,}")
    spread = np.linalg.svd(inside[:: max(len(inside) // 5000, 1)] - inside.mean(0), compute_uv=False)
    if spread[1] < 1e-4 * spread[0]:
        raise InputError("the points lie on one line, so they span no surface; check the columns of the file")
    return inside, frame, notes
