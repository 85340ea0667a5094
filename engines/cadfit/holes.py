"""Drilled holes: found from concave cylinders, filled in the mesh, and kept to be drilled at the end.

With its holes filled, the rest of a part is much plainer: sections no longer meet holes that run across them.
"""

from __future__ import annotations

from dataclasses import dataclass

import manifold3d
import numpy as np

from engines.cadfit.bodies import canonical
from engines.cadfit.features import Hole
from engines.cadfit.sections import LabelledMesh, frame_along
from engines.cadfit.segmentation import FREE, Patch, Segmentation
from engines.cadfit.surfaces import Array, Cone, Cylinder, Plane, Torus, axial

_EDGE_SHARE = 0.3
"""A cone or rounding narrower than this share of its radius is a softened edge, a wider cone a countersink."""


@dataclass(frozen=True, eq=False)
class _Stack:
    """Coaxial walls and floors that belong to one drilled hole, and where they open."""

    axis: Array
    point: Array
    walls: list[int]
    patches: set[int]


def found_holes(found: Segmentation, tolerance: float) -> tuple[list[Hole], LabelledMesh]:
    """The holes of a part, one `Hole` each, and its mesh with these holes filled."""
    part = LabelledMesh.of(found)
    holes: list[Hole] = []
    taken: set[int] = set()
    walls = [
        i for i, p in enumerate(found.patches)
        if isinstance(p.surface, Cylinder) and not p.convex and p.turn > np.radians(345)
    ]
    walls.sort(key=lambda i: found.patches[i].surface.radius)
    for wall in walls:
        if wall in taken:
            continue
        stack = _stack(found, wall, taken)
        done = _filled(part, found, stack, tolerance)
        if done is None and len(stack.patches) > 1:
            stack = _Stack(stack.axis, stack.point, [wall], {wall} | _floors(found, wall, stack))
            done = _filled(part, found, stack, tolerance)
        if done is None:
            continue
        hole, part = done
        holes.append(hole)
        taken |= stack.patches
    return holes, part


def _stack(found: Segmentation, wall: int, taken: set[int]) -> _Stack:
    surface = found.patches[wall].surface
    axis = canonical(surface.axis)
    stack = _Stack(axis, surface.point, [wall], {wall})
    reach = [wall]
    while reach:
        for other in found.neighbours.get(reach.pop(), ()):
            if other in stack.patches or other in taken:
                continue
            patch = found.patches[other]
            near = axial(found.vertices(other), stack.point, axis)[0]
            limit = 1.02 * max(found.patches[w].surface.radius for w in stack.walls)
            if isinstance(patch.surface, Plane):
                across = abs(patch.surface.normal @ axis) > 1 - 1e-6
                if across and _is_step(found, other, stack, near.max()):
                    stack.patches.add(other)
                    reach.append(other)
            elif _is_round(patch):
                s = patch.surface
                coaxial = abs(s.axis @ axis) > 1 - 1e-6 and axial(s.point[None], stack.point, axis)[0][0] < 0.02 * limit
                if coaxial and near.max() < 4 * limit:
                    stack.patches.add(other)
                    reach.append(other)
                    if isinstance(s, Cylinder):
                        stack.walls.append(other)
    return stack


def _is_round(patch: Patch) -> bool:
    """A full wall or cone of a hole, or the rounding of its edge."""
    if isinstance(patch.surface, Torus):
        return patch.convex and patch.surface.minor < _EDGE_SHARE * patch.surface.major
    return isinstance(patch.surface, (Cylinder, Cone)) and not patch.convex and patch.turn > np.radians(345)


def _is_step(found: Segmentation, plane: int, stack: _Stack, reach: float) -> bool:
    """A floor (touches only this wall) or a shoulder between two coaxial walls, rather than the face that is drilled into."""
    around = found.neighbours.get(plane, set())
    coaxial = 0
    for other in around:
        surface = found.patches[other].surface
        if not _is_round(found.patches[other]):
            return False
        if (
            abs(surface.axis @ stack.axis) < 1 - 1e-6
            or axial(surface.point[None], stack.point, stack.axis)[0][0] > 0.02 * reach
        ):
            return False
        coaxial += 1
    return coaxial in (1, 2)


def _floors(found: Segmentation, wall: int, stack: _Stack) -> set[int]:
    radius = found.patches[wall].surface.radius
    floors = set()
    for other in found.neighbours.get(wall, set()) & stack.patches:
        if axial(found.vertices(other), stack.point, stack.axis)[0].max() < 1.02 * radius and other != wall:
            floors.add(other)
    return floors


def _filled(part: LabelledMesh, found: Segmentation, stack: _Stack, tolerance: float) -> tuple[Hole, LabelledMesh] | None:
    """The hole of a stack and the mesh without it; None when the stack is no hole of a kind that is drilled."""
    keep = ~np.isin(part.labels, list(stack.patches))
    rims = _rims(part.faces[~keep])
    if not 1 <= len(rims) <= 2:
        return None
    frame = frame_along(stack.axis)
    hole = _measured(part, found, stack, rims, frame, tolerance)
    if hole is None:
        return None
    caps, labels = [], []
    outside = _owners(part, keep)
    for rim in rims:
        triangles = _capped(part.vertices[rim], rim)
        if triangles is None:
            return None
        owners = [outside.get((b, a), FREE) for a, b in zip(rim, np.roll(rim, -1), strict=True)]
        values, counts = np.unique(owners, return_counts=True)
        owner = int(values[np.argmax(counts)])
        if owner >= 0 and isinstance(part.patches[owner].surface, Plane):
            corners = part.vertices[triangles]
            facing = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]).sum(0)
            if facing @ part.patches[owner].surface.normal <= 0:
                return None  # a groove around a boss: the cap would lie across the boss
        caps.append(triangles)
        labels.append(np.full(len(triangles), values[np.argmax(counts)]))
    filled = LabelledMesh(
        part.vertices, np.vstack([part.faces[keep], *caps]), np.concatenate([part.labels[keep], *labels]), part.patches
    )
    gained = _volume(filled) - _volume(part)
    expected = hole.solid(np.radians(6.0)).volume()
    soft = any(isinstance(found.patches[p].surface, (Cone, Torus)) for p in stack.patches)
    if abs(gained - expected) > (0.3 if soft else 0.08) * expected + 1e-9 * part.size**3:
        return None
    return hole, filled


def _volume(part: LabelledMesh) -> float:
    corners = part.vertices[part.faces] - part.vertices.mean(0)
    return float(np.einsum("ij,ij->i", corners[:, 0], np.cross(corners[:, 1], corners[:, 2])).sum() / 6)


def _rims(faces: np.ndarray) -> list[np.ndarray]:
    """Closed boundary loops of some triangles, as vertex indices in the triangles' own sense."""
    edges = np.vstack([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    there = set(map(tuple, edges.tolist()))
    after: dict[int, int] = {}
    for a, b in there:
        if (b, a) not in there:
            if a in after:
                return []  # two rims share a vertex: not a plain hole
            after[a] = b
    rims = []
    while after:
        first, current = next(iter(after.items()))
        ring = [first]
        del after[first]
        while current != first:
            ring.append(current)
            if current not in after:
                return []
            current = after.pop(current)
        rims.append(np.array(ring))
    return rims


def _owners(part: LabelledMesh, keep: np.ndarray) -> dict[tuple[int, int], int]:
    faces, labels = part.faces[keep], part.labels[keep]
    edges = np.vstack([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    return dict(zip(map(tuple, edges.tolist()), np.tile(labels, 3).tolist(), strict=True))


def _capped(points: Array, rim: np.ndarray) -> np.ndarray | None:
    """Triangles (m, 3) of mesh vertices that close a rim, facing the way that the removed wall's outside did."""
    centre = points.mean(0)
    normal = np.linalg.svd(points - centre, full_matrices=False)[2][2]
    frame = frame_along(normal, centre)
    local = frame.local(points)
    flat = local[:, :2]
    if np.ptp(local[:, 2]) > 0.35 * np.linalg.norm(flat, axis=1).max():
        return None  # no rim of a drilled hole: a keyway or another hole runs into it
    x, y = flat[:, 0], flat[:, 1]
    ccw = (x * np.roll(y, -1) - y * np.roll(x, -1)).sum() > 0
    ring = flat if ccw else flat[::-1]
    triangles = np.asarray(manifold3d.triangulate([ring], 1e-9, True))
    if len(triangles) != len(rim) - 2:
        return None
    index = rim if ccw else rim[::-1]
    # The removed triangles ran along the rim one way and the kept ones the other; the cap replaces the removed ones.
    return index[triangles] if ccw else index[triangles][:, ::-1]


def _measured(
    part: LabelledMesh, found: Segmentation, stack: _Stack, rims: list[np.ndarray], frame, tolerance: float
) -> Hole | None:
    openings = [frame.local(part.vertices[rim])[:, 2] for rim in rims]
    every = np.concatenate([frame.local(found.vertices(p))[:, 2] for p in stack.patches])
    low, high = float(every.min()), float(every.max())
    at_top = max(range(len(rims)), key=lambda i: openings[i].mean())
    spans = []
    for wall in stack.walls:
        z = frame.local(found.vertices(wall))[:, 2]
        spans.append((float(z.min()), float(z.max()), found.patches[wall].surface.radius))
    through = len(rims) == 2
    if through:
        # Seen from the wider end, so that a counterbore or countersink is on top.
        spans.sort()
        sinks = [
            frame.local(found.vertices(p))[:, 2].mean() for p in stack.patches if isinstance(found.patches[p].surface, Cone)
        ]
        flip = spans[0][2] > spans[-1][2] + tolerance
        if len(spans) == 1 and len(sinks) == 1:
            flip = sinks[0] < (spans[0][0] + spans[0][1]) / 2
    else:
        flip = openings[at_top].mean() < (low + high) / 2
    if flip:
        frame = frame_along(-frame.z, x=frame.x)
        return _measured_from_top(found, stack, frame, tolerance, through)
    return _measured_from_top(found, stack, frame, tolerance, through)


def _measured_from_top(found: Segmentation, stack: _Stack, frame, tolerance: float, through: bool) -> Hole | None:
    centre = frame.local(stack.point[None])[0][:2]
    every = np.concatenate([frame.local(found.vertices(p))[:, 2] for p in stack.patches])
    low, high = float(every.min()), float(every.max())
    walls = []
    for wall in stack.walls:
        z = frame.local(found.vertices(wall))[:, 2]
        walls.append((float(z.min()), float(z.max()), 2 * float(found.patches[wall].surface.radius)))
    walls.sort()
    sinks, tips, softened = [], [], False
    for p in stack.patches:
        surface = found.patches[p].surface
        if isinstance(surface, Torus):
            softened = True
        if not isinstance(surface, Cone):
            continue
        r = axial(found.vertices(p), stack.point, stack.axis)[0]
        z = frame.local(found.vertices(p))[:, 2]
        if r.min() < 0.02 * r.max() and z.min() < low + tolerance and not through:
            tips.append(p)
        elif np.ptp(r) < _EDGE_SHARE * r.max():
            softened = True  # a chamfered edge: the hole is measured as if it were sharp
        elif z.max() > high - tolerance:
            sinks.append((2 * float(r.max()), float(np.degrees(2 * surface.angle))))
        else:
            return None
    if tips:
        low = walls[0][0]
    elif walls[0][0] > low + tolerance and not softened and not sinks:
        return None
    base = dict(frame=frame, centres=centre[None], through=through, top=high, bottom=low)
    if len(walls) == 1 and not sinks:
        return Hole(diameter=walls[0][2], **base)
    if len(walls) == 1 and len(sinks) == 1:
        return Hole(diameter=walls[0][2], sink_diameter=sinks[0][0], sink_angle=sinks[0][1], **base)
    if len(walls) == 2 and not sinks and walls[1][2] > walls[0][2] + tolerance:
        return Hole(diameter=walls[0][2], bore_diameter=walls[1][2], bore_depth=high - walls[1][0], **base)
    return None
