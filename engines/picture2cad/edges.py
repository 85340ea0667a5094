"""Outlines of the part to a fraction of a pixel, and how exact they are.

A lens and a pixel spread an edge over some pixels. Across the edge the light runs from the ground's to the part's; the edge is
where a sharp step would have to lie to give the same light in all (so noise averages out, and blur doesn't matter).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from scipy.ndimage import gaussian_filter1d

from engines.cadfit.outline import signed_area
from engines.cadfit.surfaces import Array

_STEP = 0.25
"""Samples across the edge lie this many pixels apart."""
_LEAST_POINTS = 16


@dataclass(frozen=True, eq=False)
class Edge:
    """A closed outline: points (n, 2) about a pixel apart, in pixels from the picture's outer corner, y down.

    ``noise``: standard deviation of a point across the edge, in pixels. ``hole``: whether it bounds an opening.
    """

    points: Array
    noise: float
    hole: bool

    @property
    def area(self) -> float:
        """Area inside, in square pixels."""
        return abs(signed_area(self.points))


@dataclass(frozen=True, eq=False)
class Edges:
    """All outlines of the part, the outer one first, and the blur of the picture (standard deviation in pixels)."""

    outlines: list[Edge]
    blur: float


def found_edges(field: np.ndarray, mask: np.ndarray) -> Edges:
    """Outlines of the part in a matte: ``field`` (h, w) runs from 0 (ground) to 1 (part), ``mask`` is the part roughly."""
    chains, tree = cv2.findContours(mask.astype(np.uint8), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    chains = [
        (chain[:, 0, :].astype(float), level[3] >= 0)
        for chain, level in zip(chains, tree[0] if len(chains) else [], strict=True)
    ]
    # cv2 runs along the pixels just inside the part; the outline of a hole comes back as the part's pixels round it.
    rough = [(_even(chain, 1.0), hole) for chain, hole in chains if len(chain) >= _LEAST_POINTS // 2]
    first = [(_moved(field, points, 5.0, smooth=2.0)[0], hole) for points, hole in rough if len(points) >= 8]
    blur = _blur(field, first)
    window = _STEP * round(float(np.clip(2.2 * blur + 0.5, 1.5, 7.0)) / _STEP)
    outlines = []
    for points, hole in first:
        for smooth in (2.0, 1.5):
            points, _ = _moved(field, _even(points, 1.0), window, blur=blur, smooth=smooth)
        points = _even(points, 1.0)
        if len(points) < _LEAST_POINTS:
            continue
        outlines.append(Edge(points + 0.5, _noise(points), hole))
    outer = sorted((e for e in outlines if not e.hole), key=lambda e: -e.area)[:1]
    return Edges(outer + sorted((e for e in outlines if e.hole), key=lambda e: -e.area), blur)


def _even(points: Array, spacing: float) -> Array:
    """A closed polyline as points the same distance apart, nearly ``spacing``."""
    ring = np.vstack([points, points[:1]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))])
    keep = np.concatenate([[True], np.diff(along) > 1e-9])
    ring, along = ring[keep], along[keep]
    count = max(round(along[-1] / spacing), 8)
    at = np.arange(count) * along[-1] / count
    return np.column_stack([np.interp(at, along, ring[:, k]) for k in (0, 1)])


def _normals(points: Array, smooth: float) -> Array:
    """Unit normals (n, 2) of a closed polyline, to its right as it runs."""
    soft = np.column_stack([gaussian_filter1d(points[:, k], smooth, mode="wrap") for k in (0, 1)])
    along = np.roll(soft, -1, axis=0) - np.roll(soft, 1, axis=0)
    along /= np.maximum(np.linalg.norm(along, axis=1), 1e-12)[:, None]
    return np.column_stack([-along[:, 1], along[:, 0]])


def _sampled(field: np.ndarray, points: Array) -> np.ndarray:
    """Values at points (…, 2), cubic between pixels."""
    flat = points.reshape(-1, 2).astype(np.float32)
    rows = []
    for start in range(0, len(flat), 30_000):  # cv2's pictures end at 32,767 pixels a side
        part = flat[start : start + 30_000]
        rows.append(cv2.remap(field, part[:, :1], part[:, 1:], cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)[:, 0])
    return np.concatenate(rows).reshape(points.shape[:-1])


def _profiles(field: np.ndarray, points: Array, reach: float, smooth: float) -> tuple[Array, Array, np.ndarray]:
    """Normals, the distances of the samples, and the light across each point (n, m), rising along the normal."""
    normals = _normals(points, smooth)
    count = round(reach / _STEP)
    away = np.arange(-count, count + 1) * _STEP
    values = _sampled(field, points[:, None] + away[None, :, None] * normals[:, None])
    half = len(away) // 2
    if values[:, half + 1 :].mean() < values[:, :half].mean():
        return -normals, away, values[:, ::-1]
    return normals, away, values


def _plateaus(away: Array, values: np.ndarray, gap: float) -> tuple[np.ndarray, np.ndarray]:
    """Light of the ground and of the part across each point (n, m), as straight lines through what lies more than ``gap``
    from the edge, evened out along the edge: beside a part lies its shadow, and that is no level ground."""
    sigma = min(8.0, len(values) / 12)
    even = gaussian_filter1d(values, sigma, axis=0, mode="wrap")
    sides = []
    for side in (away < -gap, away > gap):
        if side.sum() < 3:
            side = (away < 0) == side[0]
            side = side & (np.abs(away) >= np.abs(away).max() * 0.6)
        at = away[side]
        level = np.median(even[:, side], axis=1)
        slope = ((even[:, side] - even[:, side].mean(1, keepdims=True)) * (at - at.mean())).sum(1) / (
            (at - at.mean()) ** 2
        ).sum()
        middle = even[:, side].mean(1)
        # An edge that comes near from the other side is no slope: then the level alone is taken.
        steep = np.abs(slope) * np.abs(at.mean()) > 0.35
        sides.append(np.where(steep, level, middle - slope * at.mean())[:, None] + np.where(steep, 0, slope)[:, None] * away)
    return sides[0], sides[1]


def _moved(
    field: np.ndarray, points: Array, window: float, *, blur: float | None = None, smooth: float
) -> tuple[Array, np.ndarray]:
    """The points on the edge, and how far each went. Where a profile shows no step, its point goes with its neighbours.

    With a ``blur`` the sharp step of the same light is looked for within ``window``, else where the profile passes one half.
    """
    beyond = 0.0 if blur is None else 3.0
    normals, away, values = _profiles(field, points, window + beyond, smooth)
    low, high = _plateaus(away, values, 0.6 * window if blur is None else 2.2 * blur + 0.5)
    contrast = (high - low)[:, len(away) // 2]
    typical = np.median(contrast)
    part = (values - low) / np.maximum(high - low, 0.25 * max(typical, 1e-6))
    near = np.abs(away) <= window + 1e-9
    shift = _crossing(part[:, near], away[near])
    if blur is not None:
        inside = np.clip(part[:, near], -0.25, 1.25)
        step = window - np.trapezoid(inside, dx=_STEP, axis=1)
        shift = np.where(np.abs(step - shift) < 0.8, step, shift)
    good = np.isfinite(shift) & (contrast > 0.3 * typical)
    if good.sum() < 0.5 * len(points):
        return points, np.zeros(len(points))
    if not good.all():
        index = np.arange(len(points))
        shift = np.interp(index, index[good], shift[good], period=len(points))
    return points + shift[:, None] * normals, shift


def _crossing(part: np.ndarray, away: Array) -> np.ndarray:
    """Where each profile passes one half, nearest to its middle; NaN where it doesn't."""
    above = part > 0.5
    rises = ~above[:, :-1] & above[:, 1:]
    fraction = (0.5 - part[:, :-1]) / np.where(rises, part[:, 1:] - part[:, :-1], 1.0)
    at = away[:-1] + fraction * _STEP
    cost = np.where(rises, np.abs(at), np.inf)
    best = np.argmin(cost, axis=1)
    rows = np.arange(len(part))
    return np.where(np.isfinite(cost[rows, best]), at[rows, best], np.nan)


def _blur(field: np.ndarray, outlines: list[tuple[Array, bool]]) -> float:
    """Standard deviation of the blur in pixels, from the mean profile of the longest outlines."""
    found, weights = [], []
    for points, _ in sorted(outlines, key=lambda o: -len(o[0]))[:6]:
        even = _even(points, 1.0)
        _, away, values = _profiles(field, even, 6.0, 2.0)
        low, high = _plateaus(away, values, 3.5)
        part = (values - low) / np.maximum(high - low, 1e-3)
        middle = np.median(part, axis=0)
        # ∫ |step − profile| of a blurred step is σ √(2 / π); the samples' own cubic spreads it a little.
        gap = np.trapezoid(np.abs(np.where(away > 0, 1.0, 0.0) - np.clip(middle, 0, 1)), dx=_STEP)
        found.append(gap * np.sqrt(np.pi / 2))
        weights.append(len(points))
    return float(np.clip(np.average(found, weights=weights), 0.3, 5.0)) if found else 1.0


def _noise(points: Array) -> float:
    """Standard deviation across the outline, from second differences (a smooth curve's are small)."""
    normals = _normals(points, 2.0)
    lag = 4
    bend = points - 0.5 * (np.roll(points, lag, axis=0) + np.roll(points, -lag, axis=0))
    across = (bend * normals).sum(1)
    local = across - gaussian_filter1d(across, 8, mode="wrap")
    return float(max(1.4826 * np.median(np.abs(local)) / np.sqrt(1.5), 0.01))
