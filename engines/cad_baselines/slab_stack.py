"""A part as a stack of slabs: cut half-way between the levels of its flat faces, each cut extruded from level to level.

Exact for whatever is a stack of prisms along one axis, and always a valid solid. What a stack misses or has too much (holes
across it, blends) is made of stacks along other axes, once. Many operations, and round things stay polygons.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import trimesh
from manifold3d import CrossSection, Manifold

from engines.cad_baselines.slabs import (
    FILE_AXES,
    Frame,
    Reconstruction,
    Slab,
    distinct,
    face_levels,
    overlap,
    plane_directions,
    polygons,
    solid_of,
)
from engines.meshes.repair import from_manifold, to_manifold

PIECE = 1e-5
"""Pieces of a residual below this share of the part's volume are left alone, and so are gains of IoU."""
LINE = 1e-6
"""Points nearer to a line than this share of the diagonal are on it."""
SLIVER = 2e-6
"""Triangles thinner than this share of the diagonal are taken out: booleans of surfaces that nearly coincide leave many."""
GOOD = 0.95
"""A piece is cut more finely when its faces' own levels mend less than this share of it."""
FINER = 4
ENOUGH = 0.99
"""A part is not cut more finely when its faces' own levels, mended, reach this IoU."""


def slab_stack(
    mesh: trimesh.Trimesh, *, axis: Frame = FILE_AXES[2], max_slabs: int = 64, splits: int = 1
) -> list[Slab]:
    """The slabs of a closed mesh along the z of ``axis``, from low to high; where there are more levels than ``max_slabs``
    allows, those with the largest faces count. Neighbours of equal outline are one slab; empty ones are left out.
    ``splits``: into so many even parts each gap between levels is cut, for sloped and round surfaces."""
    levels = face_levels(mesh, axis, max(max_slabs // splits, 1) + 1)
    levels = np.interp(np.arange((len(levels) - 1) * splits + 1) / splits, np.arange(len(levels)), levels)
    solid = axis.enter(to_manifold(mesh))
    # A cut has a point on every diagonal of a wall's triangles; those in the middle of a line are dropped.
    line = LINE * float(np.linalg.norm(np.ptp(mesh.vertices, axis=0)))
    found: list[tuple[CrossSection, float, float]] = []
    for low, high in zip(levels, levels[1:], strict=False):
        section = solid.slice(float(low + high) / 2).simplify(line)
        if section.is_empty():
            continue
        if found and found[-1][2] == low and _equal(found[-1][0], section):
            found[-1] = (found[-1][0], found[-1][1], float(high))
        else:
            found.append((section, float(low), float(high)))
    return [Slab(polygons(section), low, high, axis) for section, low, high in found]


def _equal(first: CrossSection, second: CrossSection) -> bool:
    area = first.area()
    if abs(area - second.area()) > 1e-6 * area:
        return False
    return (first - second).area() + (second - first).area() < 1e-6 * area


@dataclass(frozen=True)
class Stack:
    """Slabs, the solid that they make, and its score."""

    slabs: list[Slab]
    solid: Manifold
    score: float


def best_stack(
    mesh: trimesh.Trimesh, score: Callable[[Manifold], float] | None = None, *, max_slabs: int = 64, splits: int = 1,
    most_planes: int = 4, end: float = math.inf,
) -> Stack:
    """The stack with the highest score (IoU with the mesh, if none is given) over the file's axes and the normals of the
    main planes; fewest slabs among equals. ``end``: the monotonic time after which no further direction is looked at."""
    if score is None:
        target = to_manifold(mesh)

        def score(solid: Manifold) -> float:
            return overlap(solid, target)

    found: Stack | None = None
    for axis in distinct([*FILE_AXES, *plane_directions(mesh, most_planes)]):
        if found is not None and time.monotonic() > end:
            break
        slabs = slab_stack(mesh, axis=axis, max_slabs=max_slabs, splits=splits)
        solid = solid_of(slabs)
        stack = Stack(slabs, solid, score(solid))
        if found is None or (round(stack.score, 5), -len(stack.slabs)) > (round(found.score, 5), -len(found.slabs)):
            found = stack
    assert found is not None
    return found


def _mending(
    residual: Manifold, target: Manifold, cut: bool, least: float, max_pieces: int, max_slabs: int, end: float
) -> list[Slab]:
    """Slabs for the largest pieces of a residual, each where it mends more than it spoils. ``cut``: the residual is what is
    too much, and slabs spoil by what they take of the target; else it is missing, and they spoil by what lies outside."""
    pieces = sorted((piece for piece in residual.decompose() if piece.volume() > least), key=lambda piece: -piece.volume())
    slabs: list[Slab] = []
    for piece in pieces[:max_pieces]:
        if time.monotonic() > end:
            break
        # A piece's slabs lie near it: booleans with the target around it alone are far faster.
        low, high = np.array(piece.bounding_box()).reshape(2, 3)
        margin = np.linalg.norm(high - low) / 2
        around = target ^ Manifold.cube(high - low + 2 * margin).translate(low - margin)

        def gain(solid: Manifold, piece: Manifold = piece, around: Manifold = around) -> float:
            inside = (solid ^ around).volume()
            harm = inside if cut else solid.volume() - inside
            return ((solid ^ piece).volume() - harm) / piece.volume()

        mesh = from_manifold(piece)
        stack = best_stack(mesh, gain, max_slabs=max_slabs, most_planes=2)
        if stack.score < GOOD:
            finer = best_stack(mesh, gain, max_slabs=max_slabs, splits=FINER, most_planes=2)
            stack = max(stack, finer, key=lambda found: found.score)
        if stack.score > 0:
            slabs += stack.slabs
    return slabs


def slab_stack_reconstruction(
    mesh: trimesh.Trimesh, *, max_slabs: int = 64, max_pieces: int = 48, max_piece_slabs: int = 8, budget_s: float = math.inf
) -> Reconstruction:
    """The best stack of a closed mesh, minus stacks for what is too much, plus stacks for what is missing; with more levels
    where that isn't enough. After ``budget_s`` seconds nothing new is tried."""
    end = time.monotonic() + budget_s
    target = to_manifold(mesh)
    found: Reconstruction | None = None
    best = -1.0
    for splits in (1, FINER):
        stack = best_stack(mesh, max_slabs=max_slabs, splits=splits, end=end)
        mended = _mended(mesh, target, stack, max_pieces, max_piece_slabs, end)
        if (iou := overlap(mended.solid, target)) > best:
            found, best = mended, iou
        if best > ENOUGH or time.monotonic() > end:
            break
    assert found is not None
    if found.solid.is_empty():
        low, high = np.asarray(mesh.bounds)
        return Reconstruction(Manifold.cube(high - low).translate(low), 1)
    return found


def _mended(
    mesh: trimesh.Trimesh, target: Manifold, stack: Stack, max_pieces: int, max_slabs: int, end: float
) -> Reconstruction:
    """A stack with both of its residuals mended once."""
    solid, operations, iou = stack.solid, len(stack.slabs), stack.score
    sliver = SLIVER * float(np.linalg.norm(mesh.extents))
    # The excess first: what a cut takes away too much is then missing and can be given back.
    for cut in (True, False):
        residual = (solid - target if cut else target - solid).simplify(sliver)
        slabs = _mending(residual, target, cut, PIECE * target.volume(), max_pieces, max_slabs, end)
        if not slabs:
            continue
        tools = solid_of(slabs)
        changed = (solid - tools if cut else solid + tools).simplify(sliver)
        if (score := overlap(changed, target)) > iou + PIECE:
            solid, operations, iou = changed, operations + len(slabs), score
    return Reconstruction(solid, operations)
