"""A part as a stack of slabs: cut half-way between the levels of its flat faces, each cut extruded from level to level.

Exact for whatever is a stack of prisms along one axis, and always a valid solid. What a stack misses or has too much (holes
across it, blends) is made of stacks along other axes, once. Many operations, and round things stay polygons.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import trimesh
from manifold3d import CrossSection, Manifold

from benchmarks.baselines.slabs import (
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
SLIVER = 2e-6
"""Triangles thinner than this share of the diagonal are taken out of a residual: booleans in tilted frames leave many."""
GOOD = 0.95
"""Levels are set more densely when the faces' own levels explain less than this share."""
FINER = 4


def slab_stack(
    mesh: trimesh.Trimesh, *, axis: Frame = FILE_AXES[2], max_slabs: int = 64, splits: int = 1
) -> list[Slab]:
    """The slabs of a closed mesh along the z of ``axis``, from low to high; where there are more levels than ``max_slabs``
    allows, those with the largest faces count. Neighbours of equal outline are one slab; empty ones are left out.
    ``splits``: into so many even parts each gap between levels is cut, for sloped and round surfaces."""
    levels = face_levels(mesh, axis, max(max_slabs // splits, 1) + 1)
    levels = np.interp(np.arange((len(levels) - 1) * splits + 1) / splits, np.arange(len(levels)), levels)
    solid = axis.enter(to_manifold(mesh))
    found: list[tuple[CrossSection, float, float]] = []
    for low, high in zip(levels, levels[1:], strict=False):
        section = solid.slice(float(low + high) / 2)
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
    mesh: trimesh.Trimesh, score: Callable[[Manifold], float] | None = None, *, max_slabs: int = 64, splits: int = 1
) -> Stack:
    """The stack with the highest score (IoU with the mesh, if none is given) over the file's axes and the normals of the
    main planes; fewest slabs among equals."""
    if score is None:
        target = to_manifold(mesh)

        def score(solid: Manifold) -> float:
            return overlap(solid, target)

    found: Stack | None = None
    for axis in distinct([*FILE_AXES, *plane_directions(mesh)]):
        slabs = slab_stack(mesh, axis=axis, max_slabs=max_slabs, splits=splits)
        solid = solid_of(slabs)
        stack = Stack(slabs, solid, score(solid))
        if found is None or (round(stack.score, 5), -len(stack.slabs)) > (round(found.score, 5), -len(found.slabs)):
            found = stack
    assert found is not None
    return found


def good_stack(mesh: trimesh.Trimesh, score: Callable[[Manifold], float] | None = None, *, max_slabs: int = 64) -> Stack:
    """The best stack, cut more finely where levels of faces alone don't do."""
    stack = best_stack(mesh, score, max_slabs=max_slabs)
    if stack.score < GOOD:
        stack = max(stack, best_stack(mesh, score, max_slabs=max_slabs, splits=FINER), key=lambda found: found.score)
    return stack


def _mending(
    residual: Manifold, harm: Callable[[Manifold], float], least: float, max_pieces: int, max_slabs: int
) -> list[Slab]:
    """Slabs for the largest pieces of a residual, each where it mends more than it spoils. ``harm``: volume that a solid
    spoils."""
    pieces = sorted((piece for piece in residual.decompose() if piece.volume() > least), key=lambda piece: -piece.volume())
    slabs: list[Slab] = []
    for piece in pieces[:max_pieces]:

        def gain(solid: Manifold, piece: Manifold = piece) -> float:
            return ((solid ^ piece).volume() - harm(solid)) / piece.volume()

        stack = good_stack(from_manifold(piece), gain, max_slabs=max_slabs)
        if stack.score > 0:
            slabs += stack.slabs
    return slabs


def _taken(kept: Manifold) -> Callable[[Manifold], float]:
    """How much of what should stay a cut takes."""
    return lambda solid: (solid ^ kept).volume()


def _added(target: Manifold) -> Callable[[Manifold], float]:
    """How much a solid adds outside the part."""
    return lambda solid: solid.volume() - (solid ^ target).volume()


def slab_stack_reconstruction(
    mesh: trimesh.Trimesh, *, max_slabs: int = 64, max_pieces: int = 48, max_piece_slabs: int = 8
) -> Reconstruction:
    """The best stack of a closed mesh, minus stacks for what is too much, plus stacks for what is missing."""
    target = to_manifold(mesh)
    stack = good_stack(mesh, max_slabs=max_slabs)
    solid, operations, iou = stack.solid, len(stack.slabs), stack.score
    least = PIECE * target.volume()
    # The excess first: what a cut takes away too much is then missing and can be given back.
    for cut in (True, False):
        residual = (solid - target if cut else target - solid).simplify(SLIVER * float(np.linalg.norm(mesh.extents)))
        slabs = _mending(residual, _taken(solid ^ target) if cut else _added(target), least, max_pieces, max_piece_slabs)
        if not slabs:
            continue
        changed = solid - solid_of(slabs) if cut else solid + solid_of(slabs)
        if (score := overlap(changed, target)) > iou + PIECE:
            solid, operations, iou = changed, operations + len(slabs), score
    if solid.is_empty():
        low, high = np.asarray(mesh.bounds)
        solid, operations = Manifold.cube(high - low).translate(low), 1
    return Reconstruction(solid, operations)
