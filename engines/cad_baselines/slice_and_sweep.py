"""Slice and sweep: the plan that CADFit's paper (ICML 2026, arXiv 2605.01171) describes, simplified; own code throughout.

Loops are cut from the mesh, just below its large flat faces and at even steps along the axes. Each is slid along its normal;
where it stays on the surface is an extrusion. Sections with a mirror axis that also lie on the surface after a quarter turn
are revolved. Candidates are scored by IoU, added while IoU rises, and taken out again where IoU hardly falls; then once more
for what is missing and for what is too much.

What differs from the paper: planes come from the triangles and not from sampled points; outlines stay polylines; distances
are to the surface and not to a cloud; booleans are exact at every step; one process; a time budget.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import trimesh
from manifold3d import CrossSection, Manifold
from scipy.spatial import cKDTree

from engines.cad_baselines.slabs import (
    FILE_AXES,
    Frame,
    Reconstruction,
    Slab,
    frame_along,
    large_planes,
    overlap,
    polygons,
    section_of,
    united,
)
from engines.meshes.distance import Surface
from engines.meshes.repair import from_manifold, to_manifold

# In units of half the part's largest side, as the paper works.
STEP = 0.01
CUT_DEPTH = 0.05
ON_SURFACE = 0.05
STEEPEST = 0.2
LEAST_AREA = 0.001
LEAST_RESIDUAL = 0.02
LEAST_PIECE = 0.01
REVOLVED = 0.01

SLICES = 5
WIDEST = 5
"""So many intervals of a loop are tried."""
MOST_LOOPS = 100
LOOP_POINTS = 96
ENOUGH = 0.99
LEAST_CANDIDATE = 0.01
PRUNED = 0.005
SEGMENTS = 96
MOST_CANDIDATES = 60


@dataclass(frozen=True)
class _Sketch:
    """A region to be swept, in its frame's plane at ``height``."""

    section: CrossSection
    frame: Frame
    height: float


@dataclass(frozen=True)
class _Cut:
    """A whole planar cut with all its loops: what revolve detection looks at."""

    section: CrossSection
    frame: Frame
    height: float


@dataclass(frozen=True)
class _Candidate:
    solid: Manifold
    iou: float


class _Clock:
    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def left(self) -> float:
        return self._end - time.monotonic()

    def part(self, share: float) -> _Clock:
        return _Clock(share * max(self.left(), 0.0))

    @property
    def up(self) -> bool:
        return self.left() <= 0


def slice_and_sweep(mesh: trimesh.Trimesh, *, budget_s: float = 60.0, seed: int = 0) -> Reconstruction:
    """A closed mesh as a union of swept loops, plus and minus what a second pass finds on the two residuals.

    After ``budget_s`` seconds no new candidate is tried; the best solid so far is given back."""
    clock = _Clock(budget_s)
    low, high = np.asarray(mesh.bounds)
    centre, scale = (low + high) / 2, float((high - low).max()) / 2
    unit = trimesh.Trimesh((np.asarray(mesh.vertices) - centre) / scale, mesh.faces, process=False)
    target = to_manifold(unit)
    rng = np.random.default_rng(seed)
    parts, iou = _assembled(unit, target, clock.part(0.6), rng)
    solid, operations = united(parts), len(parts)
    for add in (False, True):
        residual = target - solid if add else solid - target
        pieces = [piece for piece in residual.decompose() if piece.volume() > LEAST_PIECE]
        if iou > ENOUGH or clock.up or sum(piece.volume() for piece in pieces) <= LEAST_RESIDUAL:
            continue
        rest = united(pieces)
        more, _ = _assembled(from_manifold(rest), rest, clock.part(0.5 if not add else 0.9), rng)
        changed = solid + united(more) if add else solid - united(more)
        if more and (found := overlap(changed, target)) > iou:
            solid, operations, iou = changed, operations + len(more), found
    return Reconstruction(solid.scale((scale,) * 3).translate(centre), operations)


# --- loops ----------------------------------------------------------------------------------------------------------

def _cuts(mesh: trimesh.Trimesh, target: Manifold) -> tuple[list[_Cut], list[_Cut]]:
    """(cuts just below the large planes, cuts at even steps along the file's axes)."""
    below = []
    for plane in large_planes(mesh, most=30):
        frame = frame_along(plane.normal)
        sign = float(np.sign(frame.direction @ plane.normal))
        local = frame.enter(target)
        for depth in (-CUT_DEPTH, CUT_DEPTH):
            height = sign * (plane.offset + depth)
            section = local.slice(height)
            if section.area() > LEAST_AREA:
                # The sketch lies in the face; the cut only shows its shape.
                below.append(_Cut(section, frame, sign * plane.offset))
                break
    even = []
    for frame in FILE_AXES:
        local = frame.enter(target)
        along = np.asarray(mesh.vertices) @ frame.direction
        for height in np.linspace(along.min() + 1e-6, along.max() - 1e-6, SLICES):
            section = local.slice(float(height))
            if section.area() > LEAST_AREA:
                even.append(_Cut(section, frame, float(height)))
    return below, even


def _sketches(below: list[_Cut], even: list[_Cut], rng: np.random.Generator) -> list[_Sketch]:
    """Every loop by itself, and every outline with its holes."""
    faces = [sketch for cut in below for sketch in _entries(cut)]
    slices = [sketch for cut in even for sketch in _entries(cut)]
    shaped = [sketch for sketch in slices if not _rectangular(sketch.section)]
    if len(shaped) >= 5:
        slices = shaped
    found = _without_doubles(faces + slices)
    if len(found) > MOST_LOOPS:
        found = [found[k] for k in np.sort(rng.choice(len(found), MOST_LOOPS, replace=False))]
    return found


def _entries(cut: _Cut) -> list[_Sketch]:
    regions: list[CrossSection] = []
    for region in cut.section.simplify(1e-5).decompose():
        loops = polygons(region)
        regions.append(region)
        if len(loops) > 1:
            regions += [section_of([loop if _signed_area(loop) > 0 else loop[::-1]]) for loop in loops]
    return [_Sketch(region, cut.frame, cut.height) for region in regions if region.area() > LEAST_AREA]


def _signed_area(loop: np.ndarray) -> float:
    x, y = loop.T
    return float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2


def _rectangular(section: CrossSection) -> bool:
    loops = polygons(section)
    if len(loops) != 1:
        return False
    centred = loops[0] - loops[0].mean(axis=0)
    turned = centred @ np.linalg.svd(centred, full_matrices=False)[2].T
    size = np.ptp(turned, axis=0)
    box_gap = min(np.prod(size), np.prod(np.ptp(centred, axis=0))) - section.area()
    return bool(box_gap < 0.01 * size.max() * 2 * size.sum())


def _without_doubles(sketches: list[_Sketch]) -> list[_Sketch]:
    """Parallel sketches with the same outline (to 1 % of their area) sweep the same solids: one of them is enough."""
    found: list[_Sketch] = []
    for sketch in sketches:
        area = sketch.section.area()
        same = any(
            known.frame == sketch.frame
            and abs(known.section.area() - area) < 0.01 * area
            and (known.section ^ sketch.section).area() > 0.99 * area
            for known in found
        )
        if not same:
            found.append(sketch)
    return found


# --- sweeps ---------------------------------------------------------------------------------------------------------

def _loop_points(loop: np.ndarray, count: int) -> np.ndarray:
    """``count`` points at even steps along a closed polyline, (count, 2)."""
    closed = np.vstack([loop, loop[:1]])
    length = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    at = np.arange(count) / count * length[-1]
    return np.column_stack([np.interp(at, length, closed[:, k]) for k in range(2)])


def _intervals(sketch: _Sketch, surface: Surface, span: tuple[float, float]) -> list[tuple[float, float]]:
    """Where along the normal all loops of the sketch stay on the surface; widest first, on a grid of `STEP`."""
    loops = polygons(sketch.section)
    count = max(12, LOOP_POINTS // len(loops))
    first = np.floor((span[0] - sketch.height) / STEP) - 3
    last = np.ceil((span[1] - sketch.height) / STEP) + 3
    heights = sketch.height + STEP * np.arange(first, last + 1)
    flat = np.vstack([_loop_points(loop, count) for loop in loops])
    points = np.empty((len(heights), len(flat), 3))
    points[..., :2] = flat
    points[..., 2] = heights[:, None]
    distance = surface.distance(points.reshape(-1, 3) @ sketch.frame.rotation)
    distance = distance.reshape(len(heights), len(loops), count).mean(axis=2)  # (heights, loops)
    steepness = np.abs(np.gradient(distance.mean(axis=1), STEP))
    on = (distance < ON_SURFACE).all(axis=1) & (steepness < STEEPEST)
    edges = np.flatnonzero(np.diff(np.concatenate([[False], on, [False]]).astype(int))).reshape(-1, 2)
    padded: list[list[float]] = []
    for begin, end in edges:
        if end - begin < 3:
            continue
        low, high = heights[begin] - STEP, heights[end - 1] + STEP
        if padded and low <= padded[-1][1]:
            padded[-1][1] = high
        else:
            padded.append([low, high])
    return sorted(((low, high) for low, high in padded), key=lambda pair: pair[0] - pair[1])[:WIDEST]


def _best_extrusion(sketch: _Sketch, surface: Surface, span: tuple[float, float], target: Manifold) -> _Candidate | None:
    loops = polygons(sketch.section)
    best = None
    for low, high in _intervals(sketch, surface, span):
        solid = Slab(loops, low, high, sketch.frame).solid()
        iou = overlap(solid, target)
        if iou > LEAST_CANDIDATE and (best is None or iou > best.iou):
            best = _Candidate(solid, iou)
    return best


def _best_revolution(cut: _Cut, surface: Surface, target: Manifold) -> _Candidate | None:
    """The cut turned about an axis in its plane: a mirror axis about which a quarter turn, too, lies on the surface."""
    outlines = [_loop_points(loop, LOOP_POINTS) for loop in polygons(cut.section)]
    points = np.vstack(outlines)
    size = float(np.linalg.norm(np.ptp(points, axis=0)))
    corners = np.vstack(polygons(cut.section))
    main = np.linalg.svd(points - points.mean(axis=0), full_matrices=False)[2]
    angles = [0.0, np.pi / 4, np.pi / 2, 3 * np.pi / 4, *np.arctan2(main[:, 1], main[:, 0])]
    tree = cKDTree(points)
    best = None
    for angle in angles:
        along = np.array([np.cos(angle), np.sin(angle)])
        out = np.array([along[1], -along[0]])  # out × along = +z: the profile's own x and y
        reach = corners @ out
        middle = (reach.min() + reach.max()) / 2
        mirrored = points - 2 * np.outer(points @ out - middle, out)
        if (tree.query(mirrored)[0] < 0.03 * size).mean() < 0.95:
            continue
        # A quarter turn takes the distance from the axis out of the plane.
        turned = np.column_stack([points - np.outer(points @ out - middle, out), cut.height + points @ out - middle])
        if surface.distance(turned @ cut.frame.rotation).mean() > REVOLVED:
            continue
        profile = cut.section.transform(np.array([[*out, -middle], [*along, 0.0]]))
        solid = profile.revolve(SEGMENTS)
        if solid.is_empty():
            continue
        axes = np.array([[*out, 0.0], np.cross([*along, 0.0], [*out, 0.0]), [*along, 0.0]]) @ cut.frame.rotation
        origin = np.array([*(middle * out), cut.height]) @ cut.frame.rotation
        solid = solid.transform(np.column_stack([axes.T, origin]))
        iou = overlap(solid, target)
        if iou > LEAST_CANDIDATE and (best is None or iou > best.iou):
            best = _Candidate(solid, iou)
    return best


def _candidates(
    mesh: trimesh.Trimesh, target: Manifold, clock: _Clock, rng: np.random.Generator
) -> list[_Candidate]:
    below, even = _cuts(mesh, target)
    surface = Surface(mesh)
    vertices = np.asarray(mesh.vertices)
    found: list[_Candidate] = []

    def enough() -> bool:
        return clock.up or (bool(found) and found[-1].iou > ENOUGH)

    for cut in even:
        if enough():
            return found
        if candidate := _best_revolution(cut, surface, target):
            found.append(candidate)
    for sketch in _sketches(below, even, rng):
        if enough():
            break
        along = vertices @ sketch.frame.direction
        if candidate := _best_extrusion(sketch, surface, (float(along.min()), float(along.max())), target):
            found.append(candidate)
    return found


# --- assembly -------------------------------------------------------------------------------------------------------

def _assembled(
    mesh: trimesh.Trimesh, target: Manifold, clock: _Clock, rng: np.random.Generator
) -> tuple[Sequence[Manifold], float]:
    """(the sweeps whose union fits the mesh, IoU of that union): forward while IoU rises, then backward."""
    found = _candidates(mesh, target, clock.part(0.6), rng)
    if not found:
        return [], 0.0
    single = max(found, key=lambda candidate: candidate.iou)
    if single.iou > ENOUGH:
        return [single.solid], single.iou
    volume = target.volume()
    # Precise ones first: IoU over volume, and of those not too many.
    found = sorted(found, key=lambda candidate: -candidate.iou)[:MOST_CANDIDATES]
    found.sort(key=lambda candidate: -candidate.iou * volume / max(candidate.solid.volume(), 1e-9))
    chosen: list[Manifold] = []
    union, iou = Manifold(), 0.0
    for candidate in found:
        if clock.up or iou > ENOUGH:
            break
        grown = union + candidate.solid
        if (score := overlap(grown, target)) > iou + 1e-6:
            chosen.append(candidate.solid)
            union, iou = grown, score
    while len(chosen) > 1 and not clock.up:
        scores = []
        for k in range(len(chosen)):
            if clock.up:
                break
            scores.append(overlap(united(chosen[:k] + chosen[k + 1:]), target))
        if not scores or max(scores) < iou - PRUNED:
            break
        k = int(np.argmax(scores))
        chosen, iou = chosen[:k] + chosen[k + 1:], scores[k]
    if single.iou > iou:
        return [single.solid], single.iou
    return chosen, iou
