"""Body candidates: a part taken apart into extrusions along a direction, or turned about an axis.

Along a direction, the planes across it are levels. Between two levels a prismatic part has one cross-section; an outline that
stays the same over several slabs is one extrusion, whatever else begins or ends beside it. Loops that hold material add, loops
that hold air cut, from the outside in: this is exact for any part whose walls run along the direction.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from engines.cadfit.features import Extrude, Revolve
from engines.cadfit.outline import Loop, contains
from engines.cadfit.sections import AXIS, Frame, LabelledMesh, frame_along, profile, section
from engines.cadfit.segmentation import Patch
from engines.cadfit.shapes import Outline, inset, recognised
from engines.cadfit.surfaces import Array, Cone, Cylinder, Plane, Sphere, Torus, axial

_FRACTIONS = (0.5, 0.31, 0.69, 0.12, 0.88, 0.03, 0.97)
"""Where in a slab a section is looked for that cuts only walls along the direction."""
_MOST_LOOPS = 120
"""A slab with more outlines than this (lattices, crumbs of a residual) is not taken apart into extrusions."""

_LEAST_SHARE = 0.02
"""A direction with a smaller share of the area is none to sketch on."""


@dataclass(frozen=True, eq=False)
class _Placed:
    """A loop of one slab, with how many loops are around it and from which level to which it goes."""

    loop: Loop
    depth: int
    first: int
    last: int


def canonical(direction: Array) -> Array:
    """The direction or its opposite, whichever a draughtsman would sketch on: +Z, −Y, +X first."""
    largest = int(np.argmax(np.abs(direction) + np.array([0.0, 1e-6, 2e-6])))
    sign = np.sign(direction[largest]) * (-1.0 if largest == 1 else 1.0)
    return direction * sign


def directions(part: LabelledMesh, limit: int = 6) -> list[Array]:
    """Sketch directions of a part: plane normals and cylinder axes, those with the most area first."""
    found: list[tuple[Array, float]] = []
    used = np.unique(part.labels[part.labels >= 0])
    area = np.bincount(part.labels[part.labels >= 0], part.areas[part.labels >= 0], minlength=len(part.patches))
    for label in used.tolist():
        surface = part.patches[label].surface
        vector = surface.normal if isinstance(surface, Plane) else getattr(surface, "axis", None)
        if vector is None:
            continue
        for index, (other, total) in enumerate(found):
            if abs(other @ vector) > 1 - 1e-6:
                found[index] = (other, total + area[label])
                break
        else:
            found.append((vector, float(area[label])))
    found.sort(key=lambda item: -item[1])
    least = _LEAST_SHARE * part.areas.sum()
    return [canonical(vector) for k, (vector, total) in enumerate(found[:limit]) if k == 0 or total > least]


def levels(part: LabelledMesh, frame: Frame, tolerance: float) -> Array:
    """Heights of the planes across the frame's normal and of the part's two ends, ascending."""
    heights = frame.local(part.vertices)[:, 2]
    low, high = float(heights.min()), float(heights.max())
    found: list[tuple[float, float]] = []
    area = np.bincount(part.labels[part.labels >= 0], part.areas[part.labels >= 0], minlength=len(part.patches))
    for label in np.flatnonzero(area > 1e-6 * part.areas.sum()).tolist():
        surface = part.patches[label].surface
        if isinstance(surface, Plane) and abs(surface.normal @ frame.z) > 1 - 1e-7:
            height = surface.offset * np.sign(surface.normal @ frame.z) - frame.origin @ frame.z
            found.append((float(height), float(area[label])))
    found.sort()
    groups: list[list[tuple[float, float]]] = []
    for item in found:
        if groups and item[0] - groups[-1][-1][0] < tolerance:
            groups[-1].append(item)
        else:
            groups.append([item])
    heights_of = [max(group, key=lambda item: item[1])[0] for group in groups]
    if not heights_of or heights_of[0] > low + tolerance:
        heights_of.insert(0, low)
    if heights_of[-1] < high - tolerance:
        heights_of.append(high)
    return np.array(heights_of)


def _slab(part: LabelledMesh, frame: Frame, low: float, high: float, tolerance: float, coarse: float) -> list[Loop]:
    best: tuple[float, list[Loop]] = (-1.0, [])
    for fraction in _FRACTIONS:
        loops = section(part, frame, low + fraction * (high - low), tolerance, coarse)
        length = sum(s.length for loop in loops for s in loop.segments)
        along = sum(s.length for loop in loops for s in loop.segments if s.prismatic)
        share = along / length if length > 0 else 0.0
        # Later fractions only where they are clearly cleaner: mid-height is the fair cut of a wall that leans.
        if share > best[0] + (1e-6 if best[0] < 0 else 0.02):
            best = (share, loops)
        if share > 1 - 1e-9:
            break
    return best[1]


def prismatic(
    part: LabelledMesh, direction: Array, tolerance: float, *, coarse: float | None = None, at: Array | None = None
) -> list[Extrude]:
    """Extrusions along ``direction`` that make the part, in the order in which they have to be applied.

    ``coarse``: how far polylines may stray where there is no exact surface. ``at``: levels to use instead of the part's own.
    """
    frame = frame_along(direction)
    heights = levels(part, frame, tolerance) if at is None else at
    coarse = coarse or 5e-4 * part.size
    open_: list[_Placed] = []
    done: list[_Placed] = []
    for slab in range(len(heights) - 1):
        low, high = heights[slab], heights[slab + 1]
        if high - low < 2 * tolerance:
            continue
        loops = _slab(part, frame, low, high, tolerance, coarse)
        if len(loops) > _MOST_LOOPS:
            return []
        polygons = [loop.polygon(np.radians(10.0)) for loop in loops]
        low_of, high_of = (
            np.array([p.min(0) for p in polygons]).reshape(-1, 2),
            np.array([p.max(0) for p in polygons]).reshape(-1, 2),
        )
        fresh = []
        for index, loop in enumerate(loops):
            point = polygons[index][0]
            around = np.flatnonzero(((low_of <= point) & (point <= high_of)).all(1))
            depth = sum(contains(polygons[k], point) for k in around.tolist() if k != index)
            if (depth % 2 == 0) != (loop.area > 0):
                continue  # a crack in the mesh: a loop that is neither inside nor outside
            for going in open_:
                if going.depth == depth and going.last == slab and going.loop.same(loop, 4 * tolerance):
                    open_.remove(going)
                    fresh.append(replace(going, last=slab + 1, loop=max(going.loop, loop, key=lambda x: x.prismatic_share)))
                    break
            else:
                fresh.append(_Placed(loop, depth, slab, slab + 1))
        done += [going for going in open_ if going.last <= slab]
        open_ = fresh
    done += open_
    done.sort(key=lambda p: (p.depth, p.first, -abs(p.loop.area)))
    return [_draft(part, p, frame, heights, tolerance) or _extrusion(p, frame, heights, tolerance) for p in done]


def bridged(features: list[Extrude], tolerance: float) -> list[Extrude]:
    """The extrusions of `prismatic` with those as one that have the same outline below and above a gap which is no higher than
    they are: a slot or a cross hole in a wall interrupts its outline, but was cut into the whole wall."""
    done: list[Extrude] = []
    for feature in features:
        for index, other in enumerate(done):
            if other.mode != feature.mode or other.taper or feature.taper:
                continue
            below, above = sorted((other, feature), key=lambda f: f.low)
            gap, least = above.low - below.high, min(below.high - below.low, above.high - above.low)
            if tolerance < gap <= 2 * least and _same_place(other, feature, tolerance):
                done[index] = replace(other, low=below.low, high=above.high)
                break
        else:
            done.append(feature)
    return done


def _same_place(a: Extrude, b: Extrude, tolerance: float) -> bool:
    """Whether two extrusions in one frame have the same outline."""
    if a.shape.kind != b.shape.kind or a.centres.shape != b.centres.shape or np.abs(a.centres - b.centres).max() > tolerance:
        return False
    if isinstance(a.shape, Outline) and isinstance(b.shape, Outline):
        return a.shape.path.same(b.shape.path, tolerance)
    numbers = [(float(getattr(a.shape, n)), float(getattr(b.shape, n))) for n in a.shape.__dataclass_fields__]
    return all(abs(p - q) < tolerance for p, q in numbers)


def _draft(part: LabelledMesh, placed: _Placed, frame: Frame, heights: Array, tolerance: float) -> Extrude | None:
    """A loop of one slab whose walls all lean by one angle, as moulded and cast parts do."""
    low, high = float(heights[placed.first]), float(heights[placed.last])
    if placed.last != placed.first + 1 or placed.loop.prismatic_share > 0.1 or any(s.label < 0 for s in placed.loop.segments):
        return None
    lean = []
    for segment in placed.loop.segments:
        surface = part.patches[segment.label].surface
        if isinstance(surface, Plane):
            rise = float(surface.normal @ frame.z)
        elif isinstance(surface, Cone) and abs(surface.axis @ frame.z) > 1 - 1e-6:
            # A cone's own normal points away from its axis; that of a bore points the other way.
            outward = 1.0 if part.patches[segment.label].convex else -1.0
            rise = -outward * float(np.sin(surface.angle) * np.sign(surface.axis @ frame.z))
        else:
            return None
        lean.append(np.degrees(np.arcsin(np.clip(rise, -1, 1))))
    taper = float(np.mean(lean))
    if np.ptp(lean) > 0.1 or not 0.2 < abs(taper) < 45:
        return None
    add = placed.depth % 2 == 0
    taper = taper if add else -taper  # the walls of a pocket face inwards
    for height in (low + 0.5 * (high - low), low + 0.31 * (high - low)):
        # Which fraction of the slab the loop was cut at is not kept: cut it again.
        loops = [x for x in section(part, frame, height, tolerance, 5e-4 * part.size) if (x.area > 0) == add]
        loops = [x for x in loops if {s.label for s in x.segments} == {s.label for s in placed.loop.segments}]
        if len(loops) != 1:
            continue
        shape, centre = recognised(loops[0], 4 * tolerance)
        base = inset(shape, -(height - low) * float(np.tan(np.radians(taper))))
        if base is not None and inset(base, (high - low) * float(np.tan(np.radians(taper)))) is not None:
            return Extrude(frame, base, centre[None], low, high, "add" if add else "cut", taper=taper)
    return None


def _extrusion(placed: _Placed, frame: Frame, heights: Array, tolerance: float) -> Extrude:
    shape, centre = recognised(placed.loop, 4 * tolerance)
    rough = isinstance(shape, Outline) and placed.loop.prismatic_share < 0.9
    mode = "add" if placed.depth % 2 == 0 else "cut"
    return Extrude(
        frame, shape, centre[None], float(heights[placed.first]), float(heights[placed.last]), mode, fallback=rough
    )


def revolution_axes(part: LabelledMesh, share: float = 0.5) -> list[tuple[Array, Array]]:
    """Axes (point, direction) about which at least ``share`` of the area is turned, the best first."""
    total = part.areas.sum()
    area = np.bincount(part.labels[part.labels >= 0], part.areas[part.labels >= 0], minlength=len(part.patches))
    found: list[tuple[float, Array, Array]] = []
    for label in np.argsort(-area, kind="stable")[:12].tolist():
        surface = part.patches[label].surface
        if area[label] <= 0 or not isinstance(surface, (Cylinder, Cone, Torus)):
            continue
        if any(_coaxial(surface, point, axis, 2e-4 * part.size) for _, point, axis in found):
            continue
        turned = sum(
            area[k]
            for k in np.flatnonzero(area > 0).tolist()
            if is_turned(part.patches[k], surface.point, surface.axis, part.size)
        )
        if turned > share * total:
            found.append((float(turned), surface.point, surface.axis))
    found.sort(key=lambda item: -item[0])
    return [(point, canonical(axis)) for _, point, axis in found]


def _coaxial(surface: Cylinder | Cone | Torus, point: Array, axis: Array, tolerance: float) -> bool:
    return bool(abs(surface.axis @ axis) > 1 - 1e-6 and axial(surface.point[None], point, axis)[0][0] < tolerance)


def is_turned(patch: Patch, point: Array, axis: Array, size: float) -> bool:
    """Whether a patch's surface is one of revolution about the axis."""
    surface = patch.surface
    if isinstance(surface, Plane):
        return bool(abs(surface.normal @ axis) > 1 - 1e-6)
    if isinstance(surface, Sphere):
        return bool(axial(surface.centre[None], point, axis)[0][0] < 2e-4 * size)
    return _coaxial(surface, point, axis, 2e-4 * size)


def revolved(part: LabelledMesh, point: Array, axis: Array, tolerance: float) -> list[Revolve]:
    """The profiles (r, z) that, turned about the axis, make most of the part.

    The half-plane is tried at several angles; the one whose cut is made of turned surfaces alone, and is largest, counts.
    """
    base = frame_along(axis)
    origin = point - (point @ base.z) * base.z
    best: tuple[float, float, list[Loop]] | None = None
    for angle in np.radians([0.0, 90.0, 45.0, 22.0, 67.0, 10.0, 30.0, 120.0, 157.0]):
        x = np.cos(angle) * base.x + np.sin(angle) * base.y
        # Sketch coordinates (r, z): the half-plane through the axis, seen along x × z = −(z × x).
        cut = Frame(origin, x, np.cross(x, base.z))
        loops = profile(part, cut, tolerance)
        if not loops:
            continue
        length = sum(s.length for loop in loops for s in loop.segments)
        exact = sum(
            s.length for loop in loops for s in loop.segments
            if s.label == AXIS or (s.label >= 0 and is_turned(part.patches[s.label], point, axis, part.size))
        )
        area = sum(loop.area for loop in loops)
        score = (round(exact / length, 2), area)
        if best is None or score > best[:2]:
            best = (*score, loops)
    if best is None:
        return []
    frame = Frame(origin, base.x, base.z)
    ordered = sorted(best[2], key=lambda loop: -abs(loop.area))
    return [
        Revolve(frame, loop if loop.area > 0 else loop.reversed(), "add" if loop.area > 0 else "cut", fallback=best[0] < 0.9)
        for loop in ordered
    ]
