"""An outline taken apart into lines and arcs: as few as explain its points within their own error.

Every run of points could be a line or an arc; dynamic programming finds the division that costs least, where a piece costs a
fixed amount and what its points miss it by (Perez & Vidal 1994, with arcs and a price a piece). Points next to a corner are
rounded by the lens and count for neither of its sides.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from math import ceil
from typing import Literal

import numpy as np
from scipy.ndimage import gaussian_filter1d, minimum_filter1d
from scipy.optimize import minimize_scalar

from engines.cadfit.outline import simplified
from engines.cadfit.surfaces import Array

Kind = Literal["line", "arc"]
_MOST_BREAKS = 420
_LINE_PRICE, _ARC_PRICE = 14.0, 18.0
_LEAST_ERROR = 0.22
"""Pixels: no corner and no curve of a drawing shows in less."""
_FACTORS = (1.0, 1.6, 2.5, 4.0)
_KINK, _FLAT_GAIN, _LEAST_FLAT = 0.14, 30.0, 8
"""Sine of the angle at which two arcs have to meet for a flat to be looked for between them, the squared misfit in units of
the points' error that it has to save, the points that it has to have."""
_WITHIN = 0.03
"""What a unit of squared misfit costs while it is within the points' own error."""


@dataclass(frozen=True, eq=False)
class Piece:
    """A run of points (n, 2) that lie on one line or arc; points near its ends are left out. ``ccw``: how an arc runs.

    ``error``: how far its points stray, in pixels.
    """

    kind: Kind
    points: Array
    start: Array
    end: Array
    ccw: bool = True
    error: float = 0.2

    @property
    def length(self) -> float:
        """From end to end."""
        return float(np.linalg.norm(self.end - self.start))


def circle_through(points: Array) -> tuple[Array, float]:
    """Centre (2,) and radius of the circle nearest to points (n, 2), by least squares of distances."""
    middle = points.mean(0)
    local = points - middle
    matrix = np.column_stack([2 * local, np.ones(len(local))])
    solution = np.linalg.lstsq(matrix, (local**2).sum(1), rcond=None)[0]
    centre, radius = solution[:2], float(np.sqrt(max(solution[2] + solution[:2] @ solution[:2], 1e-12)))
    for _ in range(12):
        away = local - centre
        distance = np.maximum(np.linalg.norm(away, axis=1), 1e-12)
        jacobian = np.column_stack([-away / distance[:, None], -np.ones(len(local))])
        step = np.linalg.lstsq(jacobian, -(distance - radius), rcond=None)[0]
        centre, radius = centre + step[:2], radius + float(step[2])
        if np.abs(step).max() < 1e-9 * max(radius, 1.0):
            break
    return centre + middle, abs(radius)


def is_circle(points: Array, noise: float) -> bool:
    """Whether a closed outline is a circle: a picture that is taken a little from the side makes it somewhat oval."""
    centre, radius = circle_through(points)
    away = np.linalg.norm(points - centre, axis=1) - radius
    error = max(noise, float(np.median(point_errors(points))))
    return bool(np.percentile(np.abs(away), 95) < max(min(3.5 * error, 0.03 * radius), 0.35, 0.012 * radius))


def pieces_of(points: Array, noise: float, blur: float) -> list[Piece]:
    """The pieces of a closed outline (n, 2), in its order. ``noise`` and ``blur`` are in pixels.

    How exact an outline is differs from place to place, and is only guessed at before it is taken apart. So it is taken apart
    with several errors in mind, and of the answers that miss the points hardly more than the most exact one does, the one
    with the fewest pieces is taken.
    """
    errors = np.maximum(1.3 * point_errors(points), max(1.3 * noise, _LEAST_ERROR))
    best, allowed = None, (0.0, 0.0)
    for factor in _FACTORS:
        found = _taken_apart(points, factor * errors, blur)
        misses = _all_misses(points, found)
        missed = float(np.sqrt(np.mean(misses**2))), float(np.percentile(misses, 97))
        if best is None:
            best, allowed = found, (1.2 * missed[0] + 0.04, 1.3 * missed[1] + 0.15)
        elif missed[0] <= allowed[0] and missed[1] <= allowed[1] and len(found) < len(best):
            best = found
    return _with_flats(best or [], max(noise, _LEAST_ERROR / 3))


def _with_flats(found: list[Piece], error: float) -> list[Piece]:
    """Short flats between two rounded corners: a line's price is more than so few points miss two arcs by, but these then meet
    at an angle, which corners that run into a flat don't do."""
    done = list(found)
    k = 0
    while len(found) > 1 and k < len(done):
        first, second = done[k], done[(k + 1) % len(done)]
        if first is not second and first.kind == second.kind == "arc" and first.ccw == second.ccw:
            parts = _flat_between(first, second, error)
            if parts is not None:
                done[k], done[(k + 1) % len(done)] = parts[0], parts[2]
                done.insert(k + 1, parts[1])
                k += 1
        k += 1
    return done


def _flat_between(first: Piece, second: Piece, error: float) -> tuple[Piece, Piece, Piece] | None:
    joint = (first.points[-1] + second.points[0]) / 2
    outward = [joint - circle_through(piece.points)[0] for piece in (first, second)]
    if abs(_cross(*outward)) < _KINK * float(np.linalg.norm(outward[0]) * np.linalg.norm(outward[1])):
        return None
    two_arcs = sum(float((_misses("arc", piece.points) ** 2).sum()) for piece in (first, second))
    best, least = None, two_arcs - _FLAT_GAIN * error**2
    for half in range(_LEAST_FLAT // 2, min(len(first.points), len(second.points)) // 2):
        runs = first.points[:-half], np.vstack([first.points[-half:], second.points[:half]]), second.points[half:]
        missed = sum(float((_misses(kind, run) ** 2).sum()) for kind, run in zip(("arc", "line", "arc"), runs, strict=True))
        if missed < least:
            best, least = runs, missed
    if best is None:
        return None
    before, flat, after = best
    return (
        replace(first, points=before, end=before[-1]),
        Piece("line", flat, flat[0], flat[-1], error=first.error),
        replace(second, points=after, start=after[0]),
    )


def _all_misses(points: Array, found: list[Piece]) -> Array:
    """Distance of every point of an outline, those near corners too, from the nearest of the pieces' lines and circles."""
    nearest = np.full(len(points), np.inf)
    for piece in found:
        if piece.kind == "line":
            middle, along = line_through(piece.points)
            away = np.abs((points - middle) @ np.array([-along[1], along[0]]))
        else:
            centre, radius = circle_through(piece.points)
            away = np.abs(np.linalg.norm(points - centre, axis=1) - radius)
        nearest = np.minimum(nearest, away)
    return nearest


def _taken_apart(points: Array, errors: Array, blur: float) -> list[Piece]:
    spared = ceil(1.6 * blur + 1.0)
    start = _sharpest(points)
    chosen = _Chain(points, errors, start, spared).best()
    if len(chosen) > 1:
        # The start was a guess on a smooth outline: begin again where two pieces meet.
        start += chosen[len(chosen) // 2][0]
        chosen = _Chain(points, errors, start, spared).best()
    chain = _Chain(points, errors, start, spared)
    found = _without_rounding([_piece(chain, *run) for run in _merged(chain, chosen)], blur)
    ring = chain.points[:-1]
    return _pruned(with_corners(found, ring, blur), ring)


def point_errors(points: Array, window: int = 36) -> Array:
    """How far the points (n,) of a closed outline stray from the best line or arc through their neighbours, in pixels: brushed
    metal and grain move whole stretches of an edge, which differences between neighbours don't show."""
    count = len(points)
    if count < 3 * window:
        return np.zeros(count)
    chain = _Chain(np.vstack([points, points[:window]]), np.ones(count + window), 0, 0)
    first = np.arange(count)
    rms = np.minimum(*chain.misses(first, first + window - 1)[:2])
    rms = np.roll(rms, window // 2)
    # Stretches with a corner in them are no line and no arc: the best stretch that holds a point tells.
    return gaussian_filter1d(minimum_filter1d(rms, window + 1, mode="wrap"), window / 2, mode="wrap")


def _sharpest(points: Array) -> int:
    lag = max(4, len(points) // 100)
    before, after = points - np.roll(points, lag, axis=0), np.roll(points, -lag, axis=0) - points
    turn = before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0]
    straight = (before * after).sum(1)
    return int(np.argmax(np.abs(np.arctan2(turn, straight))))


Run = tuple[int, int, Kind]
"""First point, last point, kind."""


class _Chain:
    """An open chain of points that comes back to its start, with sums by which any run is fitted in no time."""

    def __init__(self, ring: Array, errors: Array, start: int, spared: int) -> None:
        ring, errors = np.roll(ring, -start, axis=0), np.roll(errors, -start)
        self.points = np.vstack([ring, ring[:1]])
        self.errors = np.append(errors, errors[:1])
        self.tolerance, self.spared = float(np.median(errors)), spared
        self.middle = self.points.mean(0)
        self.size = float(np.abs(self.points - self.middle).max())
        x, y = ((self.points - self.middle) / self.size).T
        z = x * x + y * y
        weight = (self.tolerance / self.errors) ** 2
        columns = weight * np.stack([np.ones_like(x), x, y, z, x * x, x * y, y * y, x * z, y * z, z * z])
        self.sums = np.concatenate([np.zeros((10, 1)), np.cumsum(columns, axis=1)], axis=1)

    def misses(self, first: np.ndarray, last: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Root mean square misfit of the runs as lines and as arcs in pixels, the arcs' radii, the sums of weights."""
        last = np.maximum(first + 1, last)
        sums = self.sums[:, np.minimum(last + 1, self.sums.shape[1] - 1)] - self.sums[:, first]
        n = np.maximum(sums[0], 1e-12)
        mx, my, mz, xx, xy, yy, xz, yz, zz = sums[1:] / n
        cxx, cxy, cyy = xx - mx * mx, xy - mx * my, yy - my * my
        cxz, cyz, czz = xz - mx * mz, yz - my * mz, zz - mz * mz
        half, spread = (cxx + cyy) / 2, np.sqrt(((cxx - cyy) / 2) ** 2 + cxy * cxy)
        line = np.sqrt(np.maximum(half - spread, 0.0)) * self.size
        determinant = cxx * cyy - cxy * cxy
        with np.errstate(divide="ignore", invalid="ignore"):
            p, q = (cyy * cxz - cxy * cyz) / determinant, (cxx * cyz - cxy * cxz) / determinant
            radius = np.sqrt(np.maximum(mz - p * mx - q * my + (p * p + q * q) / 4, 1e-18))
            arc = np.sqrt(np.maximum(czz - p * cxz - q * cyz, 0.0)) / (2 * radius) * self.size
        return line, np.where(np.isfinite(arc), arc, np.inf), radius * self.size, n

    def costs(self, first: np.ndarray, last: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """What the runs from ``first`` to ``last`` cost as lines and as arcs."""
        a, b = first + self.spared, last - self.spared
        count = b - a + 1
        short = count < 4
        line, arc, radius, n = self.misses(np.minimum(a, len(self.points) - 2), b)
        length = (last - first).astype(float)
        with np.errstate(divide="ignore", invalid="ignore"):
            bend = length * length / (8 * radius)
        flat = ~(bend >= 2.0 * self.tolerance) | (count < 6) | (length > 2 * np.pi * 0.97 * radius)
        as_line = np.where(short, np.inf, self._misfit(line) * n + _LINE_PRICE)
        as_arc = np.where(short | flat, np.inf, self._misfit(np.where(np.isfinite(arc), arc, 1e6)) * n + _ARC_PRICE)
        return as_line, as_arc

    def _misfit(self, rms: np.ndarray) -> np.ndarray:
        units = (rms / self.tolerance) ** 2
        # Points closer than the blur and the grain err together, so each counts for a part of one.
        return np.where(units < 1, _WITHIN * units, (units - 1) / 3 + _WITHIN)

    def cost(self, first: int, last: int) -> tuple[float, Kind]:
        """The better of line and arc for one run."""
        line, arc = self.costs(np.array([first]), np.array([last]))
        return (float(line[0]), "line") if line[0] <= arc[0] else (float(arc[0]), "arc")

    def best(self) -> list[Run]:
        """The division that costs least."""
        breaks = self._breaks()
        count = len(breaks)
        total, origin = np.full(count, np.inf), np.zeros(count, int)
        total[0] = 0.0
        for j in range(1, count):
            line, arc = self.costs(breaks[:j], np.full(j, breaks[j]))
            whole = total[:j] + np.minimum(line, arc)
            origin[j] = int(np.argmin(whole))
            total[j] = whole[origin[j]]
        at, j = [breaks[-1]], count - 1
        while j > 0:
            j = origin[j]
            at.append(breaks[j])
        at = self._settled([int(k) for k in reversed(at)], int(np.diff(breaks).max()))
        return [(a, b, self.cost(a, b)[1]) for a, b in pairwise(at)]

    def _breaks(self) -> np.ndarray:
        """Where a piece may end: evenly, and at the corners of a polygon that is nearly the outline."""
        count = len(self.points) - 1
        even = np.linspace(0, count, min(count, _MOST_BREAKS) + 1).astype(int)
        corners = simplified(self.points[:-1], max(1.0, 4 * self.tolerance))
        order = np.lexsort(self.points[:-1].T)
        at = [int(k) for k in order[np.searchsorted(self.points[order, 1], corners[:, 1])]]
        return np.unique(np.concatenate([even, at, [0, count]]))

    def _settled(self, at: list[int], reach: int) -> list[int]:
        """Breaks moved by single points to where they cost least."""
        for _ in range(3):
            moved = False
            for k in range(1, len(at) - 1):
                low, high = max(at[k - 1] + 4, at[k] - reach), min(at[k + 1] - 4, at[k] + reach)
                if high <= low:
                    continue
                tried = np.arange(low, high + 1)
                before = np.minimum(*self.costs(np.full(len(tried), at[k - 1]), tried))
                after = np.minimum(*self.costs(tried, np.full(len(tried), at[k + 1])))
                best = int(tried[np.argmin(before + after)])
                moved |= best != at[k]
                at[k] = best
            if not moved:
                break
        return at


def _piece(chain: _Chain, first: int, last: int, kind: Kind) -> Piece:
    inner = chain.points[first + chain.spared : last - chain.spared + 1]
    if len(inner) < 3:
        inner = chain.points[first : last + 1]
    start, end = chain.points[first], chain.points[last]
    ccw = True
    if kind == "arc":
        middle = chain.points[(first + last) // 2]
        ccw = bool(_cross(middle - start, end - middle) > 0) if last - first > 2 else True
    return Piece(kind, inner, start, end, ccw, float(np.median(chain.errors[first : last + 1])))


def _merged(chain: _Chain, runs: list[Run]) -> list[Run]:
    """Neighbours that are one line made one: lenses bend long straight edges by a little, grain and shadows do in places."""
    runs = list(runs)
    wide = min(6, len(runs) - 2)
    while wide >= 2:
        for k in range(len(runs) - wide + 1):
            first, last = runs[k][0], runs[k + wide - 1][1]
            if _is_straight(chain, first, last):
                runs[k : k + wide] = [(first, last, "line")]
                break
        else:
            wide -= 1
            continue
        wide = min(wide, len(runs) - 2)
    return runs


def _is_straight(chain: _Chain, first: int, last: int) -> bool:
    points = chain.points[first + chain.spared : last - chain.spared + 1]
    if len(points) < 8:
        return False
    local = points - points.mean(0)
    _, _, axes = np.linalg.svd(local, full_matrices=False)
    across = local @ axes[1]
    length = float(np.ptp(local @ axes[0]))
    slack = max(2.6 * float(np.median(chain.errors[first : last + 1])), 0.0012 * length)
    # Nearly all of it, and no end that begins to turn.
    return bool(np.percentile(np.abs(across), 97) < slack and np.abs(across).max() < 1.8 * slack)


def _without_rounding(found: list[Piece], blur: float) -> list[Piece]:
    """Without the little arcs that a lens makes of sharp corners."""
    kept = []
    for piece in found:
        if piece.kind == "arc" and len(found) > 3:
            _, radius = circle_through(piece.points)
            if radius < 2.2 * blur + 1.0 and piece.length < 5 * blur + 6:
                continue
        kept.append(piece)
    return kept if len(kept) >= 2 else found


# -- corners ---------------------------------------------------------------------------------------------------------------

_SHORT = 40.0
"""Pixels: what lies between two long lines and is shorter is looked at as a corner of theirs."""


def with_corners(found: list[Piece], ring: Array, blur: float) -> list[Piece]:
    """What stands between two long lines as one corner: rounded or chamfered, whichever explains all its points better.

    Points near the ends of pieces count for none, so short pieces are mostly guesses; together with the lines on both sides
    they are not.
    """
    count = len(found)
    longs = [k for k, p in enumerate(found) if p.kind == "line" and p.length >= 20 + 6 * blur]
    if len(longs) < 2:
        return found
    made: dict[int, tuple[int, Piece | None]] = {}
    for here, there in pairwise([*longs, longs[0] + count]):
        between = [found[k % count] for k in range(here + 1, there)]
        if not between or len(between) > 4 or (len(between) == 1 and between[0].kind == "arc"):
            continue
        if float(np.linalg.norm(between[-1].end - between[0].start)) > _SHORT:
            continue
        corner = _corner(found[here], found[there % count], ring, blur)
        if corner is not None:
            made[here] = (there, corner)
    kept, skip = [], set()
    for here, (there, _) in made.items():
        skip |= {k % count for k in range(here + 1, there)}
    for k in range(count):
        if k not in skip:
            kept.append(found[k])
            if k in made and made[k][1] is not None:
                kept.append(made[k][1])
    return kept


def _corner(first: Piece, second: Piece, ring: Array, blur: float) -> Piece | None:
    """The arc or line between two lines that explains the points between them; None where neither does."""
    # The lines may have taken the beginnings of the corner for theirs.
    cut = [min(len(piece.points) // 4, 25) for piece in (first, second)]
    before, after = first.points[: len(first.points) - cut[0]], second.points[cut[1] :]
    (p, d), (q, e) = line_through(before), line_through(after)
    turn = _cross(d, e)
    if abs(turn) < 0.25:
        return None
    side = 1.0 if turn > 0 else -1.0
    # Distances from both lines, positive towards the inside of the corner.
    inner, outer = side * np.array([-d[1], d[0]]), side * np.array([-e[1], e[0]])
    away = q - p
    meet = p + d * (_cross(away, e) / turn)
    start, end = _nearest(ring, before[-1]), _nearest(ring, after[0])
    region = ring[start : end + 1] if start <= end else np.vstack([ring[start:], ring[: end + 1]])
    if not 4 <= len(region) <= 6 * _SHORT:
        return None
    a, b = (region - meet) @ inner, (region - meet) @ outer
    half = np.arccos(np.clip(float(-d @ e), -1, 1)) / 2
    error = max(first.error, second.error)

    def rounded(radius: float) -> Array:
        reach = radius / np.tan(half)
        centre = meet - d * reach + inner * radius
        in_arc = ((region - meet) @ d > -reach) & ((region - meet) @ e < reach)
        return np.where(in_arc, radius - np.linalg.norm(region - centre, axis=1), np.where(a < b, a, b))

    most = 0.9 * min(first.length, second.length) * np.tan(half)
    tried = np.geomspace(0.5, max(most, 1.0), 60)
    sums = [float((rounded(r) ** 2).sum()) for r in tried]
    best = int(np.argmin(sums))
    spread = minimize_scalar(
        lambda r: float((rounded(r) ** 2).sum()), bounds=(tried[max(best - 1, 0)], tried[min(best + 1, 59)]), method="bounded"
    )
    radius, as_arc = float(spread.x), float(spread.fun)
    sharp = float((np.minimum(a, b) ** 2).sum())
    middle = region[(a > 0.8 * error + blur) & (b > 0.8 * error + blur)]
    as_chamfer, chamfer = np.inf, None
    if len(middle) >= 4:
        base, along = line_through(middle)
        if along @ (d + e) > 0 and abs(_cross(d, along)) > 0.1 and abs(_cross(along, e)) > 0.1:
            across = side * np.array([-along[1], along[0]])
            c = (region - base) @ across
            as_chamfer = float((np.minimum(np.minimum(a, b), c) ** 2).sum())
            ends = [base + along * float((point - base) @ along) for point in (middle[0], middle[-1])]
            chamfer = Piece("line", middle, ends[0], ends[1], error=error)
    allowed = len(region) * (1.6 * error) ** 2
    if sharp < allowed and sharp < 2.0 * min(as_arc, as_chamfer) + 4 * error**2:
        return None
    if as_chamfer < 0.55 * as_arc and as_chamfer < allowed:
        return chamfer
    if as_arc >= allowed:
        return None
    reach = radius / np.tan(half)
    inside = ((region - meet) @ d > -reach) & ((region - meet) @ e < reach)
    points = region[inside] if inside.sum() >= 3 else region
    return Piece("arc", points, meet - d * reach, meet + e * reach, side > 0, error)


# -- pruning -----------------------------------------------------------------------------------------------------------------


def _pruned(found: list[Piece], ring: Array) -> list[Piece]:
    """Without short pieces whose points their neighbours explain as well."""
    kept, k = list(found), 0
    while len(kept) > 2 and k < len(kept):
        piece = kept[k]
        if piece.length > 0.75 * _SHORT:
            k += 1
            continue
        before, after = kept[k - 1], kept[(k + 1) % len(kept)]
        both = _taken_over(before, after, ring, piece.error) if before is not after else None
        if both is None:
            k += 1
            continue
        kept[k - 1], kept[(k + 1) % len(kept)] = both
        del kept[k]
        k = max(k - 2, 0)
    return kept


def _taken_over(before: Piece, after: Piece, ring: Array, error: float) -> tuple[Piece, Piece] | None:
    """Two neighbours of a piece with its points shared out between them; None where these lie too far off."""
    first, last = _nearest(ring, before.points[-1]) + 1, _nearest(ring, after.points[0])
    between = ring[first:last] if first <= last else np.vstack([ring[first:], ring[:last]])
    if len(between) > 3 * _SHORT:
        return None
    best, least = None, np.inf
    for at in np.unique(np.linspace(0, len(between), 9).astype(int)):
        one, other = np.vstack([before.points, between[:at]]), np.vstack([between[at:], after.points])
        misses = [np.abs(_misses(kind, points)) for kind, points in ((before.kind, one), (after.kind, other))]
        total = float(sum((m**2).sum() for m in misses))
        added = np.concatenate([misses[0][len(before.points) :], misses[1][: len(between) - at]])
        if total < least:
            least = total
            fits = all(float(np.sqrt(np.mean(m**2))) < 1.4 * error for m in misses)
            near = not len(added) or float(np.percentile(added, 90)) < 3.0 * error
            joint = between[at] if at < len(between) else after.points[0]
            best = (
                (replace(before, points=one, end=joint), replace(after, points=other, start=joint)) if fits and near else None
            )
    return best


def _misses(kind: Kind, points: Array) -> Array:
    """Distances of points from the line or circle that is nearest to them."""
    if kind == "line":
        middle, along = line_through(points)
        return (points - middle) @ np.array([-along[1], along[0]])
    centre, radius = circle_through(points)
    return np.linalg.norm(points - centre, axis=1) - radius


def line_through(points: Array) -> tuple[Array, Array]:
    """A point and the direction (as the points run) of the line nearest to points (n, 2)."""
    middle = points.mean(0)
    _, _, axes = np.linalg.svd(points - middle, full_matrices=False)
    direction = axes[0] if axes[0] @ (points[-1] - points[0]) >= 0 else -axes[0]
    return middle, direction


def _nearest(ring: Array, point: Array) -> int:
    return int(np.argmin(((ring - point) ** 2).sum(1)))


def _cross(a: Array, b: Array) -> float:
    return float(a[0] * b[1] - a[1] * b[0])
