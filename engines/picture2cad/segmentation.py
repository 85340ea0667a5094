"""Part and ground: which pixels show the part, under uneven light and beside its shadow.

The ground's light is a smooth field, fitted to the picture's rim and then to all ground. After division by it, the part differs
from the ground in lightness or in colour; of all thresholds that one is taken whose outline lies on the sharpest edges all
round. A shadow ends softly, a part doesn't.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import cv2
import numpy as np

from engines.cadfit.surfaces import Array
from engines.contract import InputError

Tone = Literal["auto", "darker", "lighter"]
_SIDE = 900
"""Pixels a side at which part and ground are told apart; edges are found in the whole picture afterwards."""
_COARSE_SIDE = 420
_LEVELS = 28
_LEAST_AREA = 0.004


@dataclass(frozen=True, eq=False)
class Matte:
    """``field`` (h, w): how much of the part a pixel shows, 0 ground, 1 part, linear in light. ``mask`` (h, w): the part,
    its openings left out. ``separation``: distance of part and ground in units of their spread."""

    field: np.ndarray
    mask: np.ndarray
    separation: float
    notes: list[str] = field(default_factory=list)


def found_part(
    light: np.ndarray,
    *,
    tone: Tone = "auto",
    part_point: Array | None = None,
    ground_points: Array | None = None,
    opacity: np.ndarray | None = None,
) -> Matte:
    """The part in a picture (h, w, 3) of linear light. Points (x, y) are in pixels. `InputError` where none is found."""
    height, width = light.shape[:2]
    if opacity is not None:
        mask = opacity > 0.5
        chosen, notes = _chosen(mask, np.ones(mask.shape, np.float32), part_point)
        return Matte(np.where(_near(chosen), opacity, 0).astype(np.float32), chosen, 99.0, notes)
    factor = min(1.0, _SIDE / max(height, width))
    size = (max(1, round(width * factor)), max(1, round(height * factor)))
    small = cv2.resize(light, size, interpolation=cv2.INTER_AREA) if factor < 1 else light
    part_at = None if part_point is None else part_point * factor
    ground_at = np.zeros((0, 2)) if ground_points is None else np.atleast_2d(ground_points) * factor
    coarse = min(1.0, _COARSE_SIDE / max(size))
    tiny = cv2.resize(small, (round(size[0] * coarse), round(size[1] * coarse)), interpolation=cv2.INTER_AREA)
    where = [None if p is None else p * coarse for p in (part_at, ground_at)]
    guess, _, _ = _best_mask(tiny / _ground_light(tiny, _frame(tiny)), tone, *where)
    guess, which, level = _best_mask(tiny / _ground_light(tiny, ~_near(guess, 4)), tone, *where)
    mask = cv2.resize(guess.astype(np.uint8), size, interpolation=cv2.INTER_NEAREST).astype(bool)
    ground = _ground_light(small, ~_near(mask, 6))
    try:
        mask, _, _ = _best_mask(small / ground, tone, part_at, ground_at, near=(which, level))
    except InputError:  # a level that suits the coarse picture alone
        mask, _, _ = _best_mask(small / ground, tone, part_at, ground_at)
    mask, notes = _refined(small / ground, mask, part_at, ground_at)
    # A part that covers most of the picture leaves little ground to fit; the field is smooth, so it may be enlarged.
    full = cv2.resize(ground, (width, height), interpolation=cv2.INTER_LINEAR) if factor < 1 else ground
    axis, separation = _axis(small / ground, mask)
    values = _projected(light / full, axis)
    apart = (_projected(small / ground, axis) > 0.5) & ~_near(mask, 9)
    areas = cv2.connectedComponentsWithStats(apart.astype(np.uint8), connectivity=4)[2][1:, cv2.CC_STAT_AREA]
    if (areas > 0.02 * mask.sum()).any():
        notes.append("something else lies in the picture; the part is the largest piece, or the one that was marked")
    large = cv2.resize(mask.astype(np.uint8), (width, height), interpolation=cv2.INTER_NEAREST).astype(bool)
    large = _sharpened(values, large, part_point)
    return Matte(values, large, separation, notes)


# -- light of the ground ---------------------------------------------------------------------------------------------------


def _basis(height: int, width: int) -> np.ndarray:
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = 2 * xs / width - 1, 2 * ys / height - 1
    return np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], axis=-1)


def _ground_light(light: np.ndarray, where: np.ndarray) -> np.ndarray:
    """The ground's light (h, w, 3) everywhere: a quadratic of its logarithm, fitted robustly to the pixels of ``where``."""
    height, width = where.shape
    rows, columns = np.nonzero(where)
    if len(rows) < 200:
        return np.broadcast_to(np.median(light.reshape(-1, 3), axis=0), light.shape).astype(np.float32)
    pick = np.linspace(0, len(rows) - 1, min(len(rows), 12_000)).astype(int)
    rows, columns = rows[pick], columns[pick]
    basis = _basis(height, width)
    matrix = basis[rows, columns].astype(float)
    values = np.log(np.maximum(cv2.GaussianBlur(light, (0, 0), 1.0)[rows, columns], 1e-3)).astype(float)
    lightness = values.mean(1)
    keep = np.ones(len(rows), bool)
    solution = np.zeros((6, 3))
    for _ in range(6):
        solution = np.linalg.lstsq(matrix[keep], values[keep], rcond=None)[0]
        residual = lightness - (matrix @ solution).mean(1)
        spread = 1.4826 * np.median(np.abs(residual[keep] - np.median(residual[keep]))) + 0.01
        keep = np.abs(residual - np.median(residual[keep])) < 2.5 * spread
        if keep.sum() < 100:
            break
    # Beyond the pixels that it was fitted to a quadratic may run away.
    found = np.clip(basis @ solution, np.log(1e-3), None)
    return np.exp(np.minimum(found, values[keep].max(0) + 0.5)).astype(np.float32)


def _lab(ratio: np.ndarray) -> np.ndarray:
    """CIE Lab (h, w, 3) of light over the ground's light: the ground is (76, 0, 0), and what is lighter has room above it."""
    return cv2.cvtColor(np.clip(ratio * 0.5, 0, 4).astype(np.float32), cv2.COLOR_LRGB2Lab)


# -- thresholds ------------------------------------------------------------------------------------------------------------


def _frame(small: np.ndarray) -> np.ndarray:
    """A band along the picture's rim."""
    height, width = small.shape[:2]
    rim = np.ones((height, width), bool)
    wide = max(3, round(0.04 * min(height, width)))
    rim[wide:-wide, wide:-wide] = False
    return rim


def _maps(ratio: np.ndarray, tone: Tone) -> list[np.ndarray]:
    lab = cv2.GaussianBlur(_lab(ratio), (0, 0), 0.8)
    lightness = lab[:, :, 0] - np.median(lab[:, :, 0][_rim_of(lab)])
    chroma = np.hypot(*(lab[:, :, k] - np.median(lab[:, :, k][_rim_of(lab)]) for k in (1, 2)))
    if tone == "darker":
        return [-lightness]
    if tone == "lighter":
        return [lightness]
    return [-lightness, lightness, chroma, np.hypot(lightness, chroma)]


def _rim_of(values: np.ndarray) -> tuple:
    """Index of the outermost pixels, all round."""
    height, width = values.shape[:2]
    mask = np.zeros((height, width), bool)
    mask[:3], mask[-3:], mask[:, :3], mask[:, -3:] = True, True, True, True
    return np.nonzero(mask)


def _slope(ratio: np.ndarray) -> np.ndarray:
    """Strength of the edge at each pixel: the gradient of Lab."""
    lab = cv2.GaussianBlur(_lab(ratio), (0, 0), 1.0)
    dx, dy = cv2.Sobel(lab, cv2.CV_32F, 1, 0, scale=0.125), cv2.Sobel(lab, cv2.CV_32F, 0, 1, scale=0.125)
    return np.sqrt((dx**2 + dy**2).sum(2))


def _best_mask(
    ratio: np.ndarray, tone: Tone, part_at: Array | None, ground_at: Array, near: tuple[int, float] | None = None
) -> tuple[np.ndarray, int, float]:
    """The threshold, of all maps, whose outline lies on the sharpest edges all round: its mask, its map and its level.

    With ``near`` (map, level) only levels about that one are looked at.
    """
    slope = _slope(ratio)
    # The edge may be a pixel away from where the threshold draws it.
    slope = cv2.dilate(slope, np.ones((3, 3)))
    best, score = None, 0.0
    for which, values in enumerate(_maps(ratio, tone)):
        if near is not None and which != near[0]:
            continue
        low, high = 3.0, float(np.percentile(values, 99.0))
        if high <= low + 1.0:
            continue
        levels = np.linspace(low, 0.92 * high, _LEVELS)
        if near is not None:
            levels = near[1] * np.linspace(0.75, 1.3, 9)
        for level in levels:
            mask = cv2.medianBlur((values > level).astype(np.uint8), 3).astype(bool)
            main = _main(mask, part_at)
            if main is None:
                continue
            share = main.mean()
            if not _LEAST_AREA < share < 0.93 or any(_at(main, point) for point in ground_at):
                continue
            sharp = slope[_rim(main)]
            touching = main[_rim_of(main)].mean()
            # The lower quarter counts: an outline that runs along the part and then round its shadow is half right.
            found = 0.5 * np.percentile(sharp, 25) + 0.5 * np.mean(np.minimum(sharp, np.percentile(sharp, 75)))
            found *= share**0.12 * (1 - touching) ** 2
            if found > score:
                best, score = (main, which, float(level)), found
    if best is None or score < 0.4:
        raise InputError(
            "No part stands out from its ground in the picture; lay it on a plain ground of another colour or brightness, "
            "with some ground visible all round, and take the picture again."
        )
    return best


def _at(mask: np.ndarray, point: Array) -> bool:
    y = int(np.clip(point[1], 0, mask.shape[0] - 1))
    x = int(np.clip(point[0], 0, mask.shape[1] - 1))
    return bool(mask[y, x])


def _rim(mask: np.ndarray) -> np.ndarray:
    """The outermost pixels of a mask."""
    return mask & ~cv2.erode(mask.astype(np.uint8), np.ones((3, 3)), borderValue=1).astype(bool)


def _main(mask: np.ndarray, part_at: Array | None) -> np.ndarray | None:
    """The piece of a mask that is the part: the one at ``part_at``, else the largest, those along the picture's rim last."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask.astype(np.uint8), connectivity=4)
    if count < 2:
        return None
    if part_at is not None:
        y, x = int(np.clip(part_at[1], 0, mask.shape[0] - 1)), int(np.clip(part_at[0], 0, mask.shape[1] - 1))
        return labels == labels[y, x] if labels[y, x] else None
    areas = stats[1:, cv2.CC_STAT_AREA].astype(float)
    on_rim = np.bincount(labels[_rim_of(labels)], minlength=count)[1:]
    areas *= np.where(on_rim > 0.02 * sum(mask.shape), 0.05, 1.0)
    return labels == int(np.argmax(areas)) + 1


def _near(mask: np.ndarray, reach: int = 6) -> np.ndarray:
    return cv2.dilate(mask.astype(np.uint8), np.ones((2 * reach + 1, 2 * reach + 1))).astype(bool)


# -- the part's own shape ----------------------------------------------------------------------------------------------------


def _refined(ratio: np.ndarray, mask: np.ndarray, part_at: Array | None, ground_at: Array) -> tuple[np.ndarray, list[str]]:
    """The mask without specks; where part and ground are hard to tell apart, cut along colours as well (GrabCut)."""
    _, separation = _axis(ratio, mask)
    if separation < 4 or len(ground_at):
        mask = _cut(ratio, mask, ground_at)
    return _chosen(mask, cv2.dilate(_slope(ratio), np.ones((3, 3))), part_at)


def _cut(ratio: np.ndarray, mask: np.ndarray, ground_at: Array) -> np.ndarray:
    """GrabCut from the mask (Rother, Kolmogorov & Blake 2004)."""
    from engines.picture2cad.picture import encoded

    wide = max(2, round(0.012 * max(mask.shape)))
    kernel = np.ones((2 * wide + 1, 2 * wide + 1))
    sure = cv2.erode(mask.astype(np.uint8), kernel)
    around = cv2.dilate(mask.astype(np.uint8), kernel)
    seeds = np.where(around > 0, np.where(mask, cv2.GC_PR_FGD, cv2.GC_PR_BGD), cv2.GC_BGD).astype(np.uint8)
    seeds[sure > 0] = cv2.GC_FGD
    for x, y in ground_at:
        cv2.circle(seeds, (int(x), int(y)), wide, int(cv2.GC_BGD), -1)
    picture = encoded(np.clip(ratio * 0.5, 0, 1))
    try:
        cv2.setRNGSeed(1)
        cv2.grabCut(picture[:, :, ::-1].copy(), seeds, None, np.zeros((1, 65)), np.zeros((1, 65)), 3, cv2.GC_INIT_WITH_MASK)
    except cv2.error:
        return mask
    cut = (seeds == cv2.GC_FGD) | (seeds == cv2.GC_PR_FGD)
    return cut if cut.mean() > _LEAST_AREA else mask


def _chosen(mask: np.ndarray, slope: np.ndarray, part_at: Array | None) -> tuple[np.ndarray, list[str]]:
    """The part alone, with those of its openings whose rims are as sharp as an edge; what else lies there is noted."""
    main = _main(mask, part_at)
    if main is None:
        where = "where it was marked" if part_at is not None else "in the picture"
        raise InputError(f"There is no part {where}; mark a point on the part, or take a picture with a plain ground.")
    filled = _filled(main)
    outer = float(np.median(slope[_rim(filled)])) if filled.any() else 0.0
    count, labels, stats, _ = cv2.connectedComponentsWithStats((filled & ~main).astype(np.uint8), connectivity=4)
    openings = np.zeros_like(main)
    least = max(9.0, 2e-5 * filled.sum())
    for k in range(1, count):
        hole = labels == k
        if stats[k, cv2.CC_STAT_AREA] < least:
            continue
        if float(np.median(slope[_rim(hole)])) > 0.3 * outer:
            openings |= hole
    notes = []
    if filled[_rim_of(filled)].any():
        notes.append("the part touches the picture's rim, so its outline may be cut off there")
    return filled & ~openings, notes


def _sharpened(values: np.ndarray, mask: np.ndarray, part_at: Array | None) -> np.ndarray:
    """The mask, along its outline drawn anew where the matte passes one half: a threshold on lightness takes some of the
    shadow in corners, the matte's own direction of colour doesn't."""
    reach = max(3, round(0.006 * max(mask.shape)))
    kernel = np.ones((2 * reach + 1, 2 * reach + 1))
    band = cv2.dilate(mask.astype(np.uint8), kernel) > cv2.erode(mask.astype(np.uint8), kernel, borderValue=1)
    soft = cv2.GaussianBlur(values, (0, 0), 0.8)
    main = _main(np.where(band, soft > 0.5, mask), part_at)
    if main is None:
        return mask
    filled = _filled(main)
    count, labels, stats, _ = cv2.connectedComponentsWithStats((filled & ~main).astype(np.uint8), connectivity=4)
    known = np.bincount(labels[~mask], minlength=count) > 0.3 * stats[:, cv2.CC_STAT_AREA]
    known[0] = False
    return filled & ~known[labels]


def _filled(mask: np.ndarray) -> np.ndarray:
    """The mask with its openings filled."""
    padded = np.pad(mask.astype(np.uint8), 1)
    flood = padded.copy()
    cv2.floodFill(flood, None, (0, 0), 2)
    return (flood != 2)[1:-1, 1:-1]


def _axis(ratio: np.ndarray, mask: np.ndarray) -> tuple[tuple[np.ndarray, np.ndarray, np.ndarray], float]:
    """The direction of colour that tells part from ground best (Fisher 1936), and how well it does.

    Taken from pixels on both sides of the outline, as far away from it as the lens blurs.
    """
    wide = max(3, round(0.006 * max(mask.shape)))
    kernel = np.ones((3, 3))
    inner = cv2.erode(mask.astype(np.uint8), kernel, iterations=2, borderValue=1).astype(bool)
    outer = ~cv2.dilate(mask.astype(np.uint8), kernel, iterations=2).astype(bool)
    near = cv2.dilate(_rim(mask).astype(np.uint8), kernel, iterations=4 * wide).astype(bool)
    first, second = ratio[inner & near], ratio[outer & near]
    if len(first) < 20 or len(second) < 20:
        first, second = ratio[mask], ratio[~mask]
    a, b = np.median(first, axis=0), np.median(second, axis=0)
    within = np.cov(_trimmed(first).T) + np.cov(_trimmed(second).T)
    direction = np.linalg.solve(within + 1e-4 * np.eye(3) * max(np.trace(within), 1e-4), a - b)
    span = float(direction @ (a - b))
    spread = np.sqrt(float(direction @ within @ direction))
    return (direction / span, b, a), span / max(spread, 1e-12)


def _trimmed(values: np.ndarray) -> np.ndarray:
    """Without the tenth that is farthest from the median: reflections, print."""
    away = np.abs(values - np.median(values, axis=0)).sum(1)
    return values[away <= np.percentile(away, 90)]


def _projected(ratio: np.ndarray, axis: tuple[np.ndarray, np.ndarray, np.ndarray]) -> np.ndarray:
    direction, ground, _ = axis
    return ((ratio - ground.astype(np.float32)) @ direction.astype(np.float32)).astype(np.float32)
