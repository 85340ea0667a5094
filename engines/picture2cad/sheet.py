"""A photo taken at an angle, straightened by a rectangle of known size in it (a sheet of paper under the part)."""

from __future__ import annotations

import cv2
import numpy as np
from scipy.ndimage import gaussian_filter1d

from engines.cadfit.surfaces import Array
from engines.contract import InputError

_MARGIN = 0.012
"""Share of the sheet that is left off all round: its own edge is no edge of the part."""
MOST_SIDE = 3000


def straightened(light: np.ndarray, corners: Array, size: tuple[float, float]) -> tuple[np.ndarray, float, np.ndarray, float]:
    """The sheet seen from straight above: its picture, mm per pixel, the matrix from worked pixels to its pixels, and how far
    the sheet's edges were found from where they were marked (mean, in pixels).

    ``corners`` (4, 2) in worked pixels, in turn; ``size``: mm from the first to the second and from there to the third. The
    corners are marked by hand, so they are moved onto the sheet's own edges where those can be seen. `InputError` for corners
    that make no rectangle.
    """
    corners = np.asarray(corners, float)
    _check(corners)
    found = _on_edges(light, corners)
    moved = float(np.linalg.norm(found - corners, axis=1).mean())
    sides = np.linalg.norm(np.roll(found, -1, axis=0) - found, axis=1)
    scale = max(sides[0] / size[0], sides[2] / size[0], sides[1] / size[1], sides[3] / size[1])
    scale = min(scale, MOST_SIDE / max(size))
    left, top = _MARGIN * size[0], _MARGIN * size[1]
    target = np.array([[0, 0], [size[0], 0], [size[0], size[1]], [0, size[1]]], float) - [left, top]
    turned = _area(found) < 0  # marked counter-clockwise: the picture must not come out mirrored
    if turned:
        target = target * [-1, 1] + [size[0] - 2 * left, 0]
    matrix = cv2.getPerspectiveTransform(found.astype(np.float32), (target * scale).astype(np.float32))
    width, height = round((size[0] - 2 * left) * scale), round((size[1] - 2 * top) * scale)
    # Matrices here map outer corners of pixels; cv2 counts from their centres.
    half = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
    picture = cv2.warpPerspective(light, np.linalg.inv(half) @ matrix @ half, (width, height), flags=cv2.INTER_CUBIC)
    return np.clip(picture, 0, None).astype(np.float32), 1.0 / scale, matrix, moved


def mapped(matrix: np.ndarray, points: Array) -> Array:
    """Points (n, 2) through a matrix (3, 3)."""
    if not len(points):
        return np.zeros((0, 2))
    return cv2.perspectiveTransform(np.asarray(points, float).reshape(1, -1, 2), matrix)[0]


def _area(corners: Array) -> float:
    x, y = corners.T
    return float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2)


def _check(corners: Array) -> None:
    sides = np.roll(corners, -1, axis=0) - corners
    turns = [float(sides[k - 1][0] * sides[k][1] - sides[k - 1][1] * sides[k][0]) for k in range(4)]
    if not (all(t > 0 for t in turns) or all(t < 0 for t in turns)) or np.linalg.norm(sides, axis=1).min() < 30:
        raise InputError(
            "The four marked corners make no rectangle; mark the corners of the sheet one after the other, going round it."
        )


def _on_edges(light: np.ndarray, corners: Array) -> Array:
    """The corners where lines through the sheet's own edges meet; those as marked where an edge can't be seen."""
    grey = light.mean(2)  # linear: the blurred edge of bright paper is steepest where it is only in linear light
    grey = cv2.GaussianBlur(grey / max(float(np.percentile(grey, 98)), 1e-3), (0, 0), 1.0)
    diagonal = float(np.linalg.norm(np.ptp(corners, axis=0)))
    reach = float(np.clip(0.012 * diagonal, 6.0, 40.0))
    lines = []
    for k in range(4):
        a, b = corners[k], corners[(k + 1) % 4]
        along = (b - a) / np.linalg.norm(b - a)
        normal = np.array([-along[1], along[0]])
        at = np.linspace(0.06, 0.94, int(np.clip(np.linalg.norm(b - a) / 3, 30, 400)))
        base = a + at[:, None] * (b - a)
        away = np.arange(-reach, reach + 0.25, 0.5)
        places = (base[:, None] + away[None, :, None] * normal - 0.5).astype(np.float32)
        values = cv2.remap(grey, places[:, :, 0], places[:, :, 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        slope = np.gradient(gaussian_filter1d(values, 1.5, axis=1), axis=1)
        sign = np.sign(slope[np.arange(len(slope)), np.abs(slope).argmax(1)].sum())
        slope = np.maximum(slope * sign, 0)
        best = slope.argmax(1)
        strong = slope.max(1)
        near = np.array([_peak(row, int(j)) for row, j in zip(slope, best, strict=True)]) * 0.5 - reach
        keep = (strong > 0.4 * np.median(strong)) & (strong > 0.002) & (best > 1) & (best < len(away) - 2)
        if keep.sum() < 12:
            lines.append((a, along))
            continue
        slant, offset = _robust(at[keep], near[keep])
        if np.abs(near[keep] - offset - slant * at[keep]).mean() > 2.0:
            lines.append((a, along))
            continue
        first, second = a + offset * normal, b + (offset + slant) * normal
        lines.append((first, (second - first) / np.linalg.norm(second - first)))
    found = []
    for k in range(4):
        (p, d), (q, e) = lines[k - 1], lines[k]
        turn = d[0] * e[1] - d[1] * e[0]
        away = q - p
        meet = p + d * ((away[0] * e[1] - away[1] * e[0]) / turn)
        found.append(meet if np.linalg.norm(meet - corners[k]) < 2 * reach else corners[k])
    return np.array(found)


def _peak(row: np.ndarray, j: int) -> float:
    """The maximum at ``j`` to a fraction of a sample, by a parabola."""
    if j <= 0 or j >= len(row) - 1:
        return float(j)
    a, b, c = row[j - 1], row[j], row[j + 1]
    bend = a - 2 * b + c
    return j + (0.5 * (a - c) / bend if bend < -1e-12 else 0.0)


def _robust(x: Array, y: Array) -> tuple[float, float]:
    """Slope and offset of a line through most of the points."""
    keep = np.ones(len(x), bool)
    slope, offset = 0.0, float(np.median(y))
    for step in range(8):
        away = np.abs(y - offset - slope * x)
        keep = away <= max(3 * 1.4826 * float(np.median(away)), 0.3 if step > 2 else 2.0)
        if keep.sum() < 6:
            break
        slope, offset = np.polyfit(x[keep], y[keep], 1)
    return float(slope), float(offset)
