"""Thin and ordinary shapes whose surface, normals and local thickness are known exactly.

A shape is a list of patches, each a map from the unit square to space. Points are drawn evenly by area (rejection on the
area element), so no triangle stands between the truth and what is measured. Every shape stands turned, off the origin and
about 100 units large: a method that is good only along the axes or at unit scale shows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

Map = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""(u, v) in the unit square, each (n,) → points (n, 3)."""

_STEP = 1e-5
_SIZE = 100.0
_PLACE = np.array([31.0, -57.0, 12.0])


@dataclass(frozen=True, eq=False)
class Patch:
    """A piece of surface. Its normal is ∂u × ∂v, turned where ``flip``. ``thickness``: distance to the opposite layer in the
    shape's own unit, infinite where there is none. ``hole``: True for (u, v) that don't belong to it."""

    at: Map
    flip: bool = False
    thickness: float = np.inf
    hole: Callable[[np.ndarray, np.ndarray], np.ndarray] | None = None

    def frame(self, u: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """(points (n, 3), unit normals (n, 3), area elements (n,)); no area in the hole."""
        # Central differences, one-sided at the rim: their error is far below what anything here is measured to.
        low_u, high_u = np.maximum(u - _STEP, 0), np.minimum(u + _STEP, 1)
        low_v, high_v = np.maximum(v - _STEP, 0), np.minimum(v + _STEP, 1)
        along_u = (self.at(high_u, v) - self.at(low_u, v)) / (high_u - low_u)[:, None]
        along_v = (self.at(u, high_v) - self.at(u, low_v)) / (high_v - low_v)[:, None]
        normal = np.cross(along_u, along_v)
        area = np.linalg.norm(normal, axis=1)
        normal = normal / np.maximum(area, 1e-300)[:, None] * (-1.0 if self.flip else 1.0)
        if self.hole is not None:
            area = np.where(self.hole(u, v), 0.0, area)
        return self.at(u, v), normal, area


@dataclass(frozen=True, eq=False)
class Samples:
    """Points (n, 3) on a true surface with normals (n, 3) and the thickness there (n,), infinite where there is one layer."""

    points: np.ndarray
    normals: np.ndarray
    thickness: np.ndarray


@dataclass(frozen=True, eq=False)
class Shape:
    """A truth: ``thin`` for plates, shells and sheets; ``closed`` where it bounds a solid, normals then look out of it."""

    name: str
    title: str
    patches: tuple[Patch, ...]
    thin: bool
    closed: bool

    @property
    def diagonal(self) -> float:
        """Of the bounding box, in the shape's unit."""
        return _measures(self)[1]

    @property
    def area(self) -> float:
        """Of all patches, in the shape's unit squared."""
        return float(_measures(self)[0].sum())

    def sample(self, count: int, seed: int = 0) -> Samples:
        """``count`` points spread evenly by area; the same for the same seed."""
        random = np.random.default_rng(seed)
        areas, _, peaks = _measures(self)
        shares = random.multinomial(count, areas / areas.sum())
        points, normals, thickness = [], [], []
        for patch, share, peak in zip(self.patches, shares, peaks, strict=True):
            found = 0
            while found < share:
                u, v, level = random.random((3, max(2 * (share - found), 64)))
                at, normal, area = patch.frame(u, v)
                kept = np.flatnonzero(area > level * peak)[: share - found]
                points.append(at[kept])
                normals.append(normal[kept])
                thickness.append(np.full(len(kept), patch.thickness * _SIZE))
                found += len(kept)
        order = random.permutation(count)
        turn = _turn()
        return Samples(
            (np.concatenate(points)[order] * _SIZE) @ turn.T + _PLACE,
            np.concatenate(normals)[order] @ turn.T,
            np.concatenate(thickness)[order],
        )

    def cloud(
        self, count: int, seed: int = 0, *, noise: float = 0.0, outliers: float = 0.0, hole: float = 0.0, uneven: bool = False
    ) -> np.ndarray:
        """``count`` points (n, 3) without normals, as a scanner might give them. ``noise``: standard deviation as a share of
        the diagonal; ``outliers``: share of points that lie anywhere in the bounding box; ``hole``: share of the points
        dropped in a ball about one of them; ``uneven``: five times as dense on one side as on the other."""
        random = np.random.default_rng([seed, 7])
        points = self.sample(count * 6 if uneven else count, seed).points
        if uneven:
            along = (points - points.min(0))[:, 0] / np.ptp(points[:, 0])
            points = points[random.random(len(points)) < 0.2 + 0.8 * along][:count]
        if hole:
            far = np.linalg.norm(points - points[random.integers(len(points))], axis=1)
            points = points[far > np.quantile(far, hole)]
        points = points + random.normal(0, noise * self.diagonal, points.shape)
        if outliers:
            strays = round(len(points) * outliers)
            points[:strays] = random.uniform(points.min(0), points.max(0), (strays, 3))
            points = random.permutation(points)
        return points


def upright(points: np.ndarray) -> np.ndarray:
    """Points (n, 3) of any shape here as they were before it was turned and moved: z up, about the origin, for pictures."""
    return (points - _PLACE) @ _turn()


@cache
def _turn() -> np.ndarray:
    """A rotation that leaves no axis where it was."""
    a, b, c = 0.5, 0.7, 0.9
    about_x = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    about_y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    about_z = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return about_z @ about_y @ about_x


@cache
def _measures(shape: Shape) -> tuple[np.ndarray, float, np.ndarray]:
    """(area of each patch, diagonal of the bounding box, largest area element of each patch), by quadrature."""
    steps = 400
    u, v = (np.indices((steps, steps)).reshape(2, -1) + 0.5) / steps
    areas, peaks, lows, highs = [], [], [], []
    for patch in shape.patches:
        at, _, area = patch.frame(u, v)
        areas.append(area.mean() * _SIZE**2)
        peaks.append(area.max() * 1.02)
        at = at[area > 0] @ _turn().T
        lows.append(at.min(0))
        highs.append(at.max(0))
    return np.array(areas), float(np.linalg.norm(np.max(highs, 0) - np.min(lows, 0))) * _SIZE, np.array(peaks)


# --- pieces -----------------------------------------------------------------------------------------------------------------


def _stack(x, y, z) -> np.ndarray:
    return np.stack(np.broadcast_arrays(x, y, z), axis=-1).astype(np.float64)


def _rectangle(corner, side, other, thickness: float = np.inf, hole=None) -> Patch:
    """Flat, with its normal along ``side`` × ``other``."""
    corner, side, other = (np.asarray(value, dtype=np.float64) for value in (corner, side, other))
    return Patch(lambda u, v: corner + u[:, None] * side + v[:, None] * other, thickness=thickness, hole=hole)


def _revolved(profile: Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]], flip: bool = False, thickness=np.inf) -> Patch:
    """A profile t → (radius, z) turned about z. The normal lies to the right of the profile's direction, seen with z up."""

    def at(u, v):
        radius, z = profile(u)
        return _stack(radius * np.cos(2 * np.pi * v), radius * np.sin(2 * np.pi * v), z)

    return Patch(at, not flip, thickness)


def _line(start, end) -> Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]]:
    return lambda t: (start[0] + t * (end[0] - start[0]), start[1] + t * (end[1] - start[1]))


def _arc(centre, radius: float, start: float, end: float) -> Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]]:
    """About (ρ, z) = centre; angles in radians from the direction of ρ."""
    return lambda t: (
        centre[0] + radius * np.cos(start + t * (end - start)),
        centre[1] + radius * np.sin(start + t * (end - start)),
    )


def _slab(
    middle: Map, thickness: float, *, rims: str = "uv", thick: bool = True
) -> list[Patch]:
    """Two sheets half a thickness to each side of a middle surface. ``rims``: directions whose ends are closed by walls."""
    base = Patch(middle)

    def sheet(side: float) -> Map:
        def at(u, v):
            point, normal, _ = base.frame(u, v)
            return point + side * thickness / 2 * normal
        return at

    def wall(end: float, over_u: bool) -> Map:
        def at(s, w):
            fixed = np.full_like(s, end)
            point, normal, _ = base.frame(fixed, s) if over_u else base.frame(s, fixed)
            return point + (w - 0.5)[:, None] * thickness * normal
        return at

    gap = thickness if thick else np.inf
    found = [Patch(sheet(1.0), False, gap), Patch(sheet(-1.0), True, gap)]
    if "u" in rims:
        found += [Patch(wall(1.0, True), False), Patch(wall(0.0, True), True)]
    if "v" in rims:
        found += [Patch(wall(1.0, False), True), Patch(wall(0.0, False), False)]
    return found


def _box(low, high, *, skip: str = "", inward: bool = False, thickness: float = np.inf) -> list[Patch]:
    """The faces of a box. ``skip`` names faces left out, such as "+z"."""
    low, high = np.asarray(low, dtype=np.float64), np.asarray(high, dtype=np.float64)
    found = []
    for axis in range(3):
        one, two = np.eye(3)[(axis + 1) % 3] * (high - low), np.eye(3)[(axis + 2) % 3] * (high - low)
        for sign, corner in (("-", low), ("+", low + np.eye(3)[axis] * (high - low))):
            if sign + "xyz"[axis] not in skip:
                sides = (one, two) if (sign == "+") != inward else (two, one)
                found.append(_rectangle(corner, *sides, thickness))
    return found


# --- thin shapes ------------------------------------------------------------------------------------------------------------


def _bent_plate(thickness: float = 0.015) -> list[Patch]:
    def middle(u, v):
        angle = (u - 0.5) * 1.8
        return _stack(0.45 * np.sin(angle), (v - 0.5) * 0.55, 0.45 * np.cos(angle))

    return _slab(middle, thickness)


def _hemisphere() -> list[Patch]:
    return [_revolved(_arc((0, 0), 0.4, 0.0, np.pi / 2), flip=False)]


def _parallel_sheets(gap: float = 0.0138) -> list[Patch]:
    def middle(u, v):
        return _stack((u - 0.5) * 0.7, (v - 0.5) * 0.7, 0.04 * np.sin(2 * np.pi * u))

    return _slab(middle, gap, rims="")


def _goblet(thickness: float = 0.012) -> list[Patch]:
    outer, stem, foot, plate = 0.25, 0.02, 0.2, 0.015
    inner = outer - thickness
    low = -np.arccos(stem / outer)  # the angle at which the bowl meets the stem
    lip = 0.5
    joint = outer * np.sin(low)
    floor = joint - 0.25
    top = floor + plate
    return [
        _revolved(_arc((0, 0), outer, low, lip), thickness=thickness),
        _revolved(_arc((0, 0), inner, -np.pi / 2, lip), flip=True, thickness=thickness),
        _revolved(_line((outer * np.cos(lip), outer * np.sin(lip)), (inner * np.cos(lip), inner * np.sin(lip)))),
        _revolved(_line((stem, top), (stem, joint)), thickness=2 * stem),
        _revolved(_line((foot, top), (stem, top)), thickness=plate),
        _revolved(_line((foot, floor), (foot, top))),
        _revolved(_line((0, floor), (foot, floor)), thickness=plate),
    ]


def _thin_box(wall: float = 0.014) -> list[Patch]:
    low, high = np.array([-0.3, -0.22, -0.18]), np.array([0.3, 0.22, 0.18])
    radius = 0.09  # of the hole through the wall at +x, in (y, z)
    inner_low, inner_high = low + wall, np.array([high[0] - wall, high[1] - wall, high[2]])
    patches = _box(low, high, skip="+z +x", thickness=wall)
    patches += _box(inner_low, inner_high, skip="+z +x", inward=True, thickness=wall)
    for x, bottom, top, out in ((high[0], low, high, True), (inner_high[0], inner_low, inner_high, False)):
        one, two = np.array([0, top[1] - bottom[1], 0]), np.array([0, 0, top[2] - bottom[2]])
        corner = np.array([x, bottom[1], bottom[2]])

        def cut(u, v, corner=corner, one=one, two=two, out=out):
            y, z = (u, v) if out else (v, u)
            return np.hypot(corner[1] + y * one[1], corner[2] + z * two[2]) < radius

        patches.append(_rectangle(corner, *((one, two) if out else (two, one)), wall, cut))
    patches.append(Patch(
        lambda u, v: _stack(high[0] - wall * v, radius * np.cos(2 * np.pi * u), radius * np.sin(2 * np.pi * u)), False
    ))  # fmt: skip
    top = high[2]
    for (x0, x1), (y0, y1) in (
        ((low[0], high[0]), (low[1], low[1] + wall)), ((low[0], high[0]), (high[1] - wall, high[1])),
        ((low[0], low[0] + wall), (low[1] + wall, high[1] - wall)),
        ((high[0] - wall, high[0]), (low[1] + wall, high[1] - wall)),
    ):  # fmt: skip
        patches.append(_rectangle((x0, y0, top), (x1 - x0, 0, 0), (0, y1 - y0, 0)))
    return patches


def _leaf() -> list[Patch]:
    radius = 0.008

    def spine(t):
        return t * 0.75 - 0.3, 0.1 * np.sin(2.2 * t)

    def blade(u, v):
        along, height = spine(0.05 + 0.95 * u)
        width = 0.2 * np.sin(np.pi * u) ** 0.8 * (1 - 0.35 * u) + 1e-3
        across = (v - 0.5) * 2
        return _stack(along, across * width, height + 0.25 * np.abs(width) * across**2 + radius)

    def stem(u, v):
        along, height = -0.52 + 0.26 * u, -0.12 * (1 - u) ** 2 + 0.0 * u
        turn = 2 * np.pi * v
        return _stack(along, radius * np.cos(turn), height + radius * np.sin(turn))

    return [Patch(blade), Patch(stem, True, 2 * radius)]


def _crossing_ribs(thickness: float = 0.014) -> list[Patch]:
    """Two ribs along x and two along y that run through each other, each a plate that stands on its edge."""
    half, place, tall = 0.33, 0.13, 0.22
    t = thickness / 2
    cuts = [-half, -place - t, -place + t, place - t, place + t, half]
    patches = []
    for s in (-place, place):
        for start, end in ((0, 1), (2, 3), (4, 5)):
            a, b = cuts[start], cuts[end]
            patches += [
                _rectangle((a, s - t, 0), (b - a, 0, 0), (0, 0, tall), thickness),
                _rectangle((a, s + t, 0), (0, 0, tall), (b - a, 0, 0), thickness),
                _rectangle((s - t, a, 0), (0, 0, tall), (0, b - a, 0), thickness),
                _rectangle((s + t, a, 0), (0, b - a, 0), (0, 0, tall), thickness),
            ]
        for end in (-half, half):
            out = end > 0
            one, two = (0, 2 * t, 0), (0, 0, tall)
            patches.append(_rectangle((end, s - t, 0), *((one, two) if out else (two, one))))
            one = (2 * t, 0, 0)
            patches.append(_rectangle((s - t, end, 0), *((two, one) if out else (one, two))))
        for z, up in ((tall, True), (0.0, False)):
            one, two = (2 * half, 0, 0), (0, 2 * t, 0)
            patches.append(_rectangle((-half, s - t, z), *((one, two) if up else (two, one))))
            for start, end in ((0, 1), (2, 3), (4, 5)):
                one, two = (2 * t, 0, 0), (0, cuts[end] - cuts[start], 0)
                patches.append(_rectangle((s - t, cuts[start], z), *((one, two) if up else (two, one))))
    return patches


def _helical_ribbon(thickness: float = 0.014) -> list[Patch]:
    def middle(u, v):
        angle = 2 * np.pi * 1.75 * u
        radius = 0.1 + 0.22 * v
        return _stack(radius * np.cos(angle), radius * np.sin(angle), 0.5 * (u - 0.5))

    return _slab(middle, thickness)


def _knot(thickness: float = 0.012) -> list[Patch]:
    """A ribbon that runs along a trefoil on a torus and closes; where it passes itself, it does so a tube's width away."""
    ring, tube = 0.27, 0.14

    def middle(u, v):
        along, about = 4 * np.pi * u, 6 * np.pi * u + (v - 0.5) * 0.5 * np.pi
        radius = ring + tube * np.cos(about)
        return _stack(radius * np.cos(along), radius * np.sin(along), tube * np.sin(about))

    return _slab(middle, thickness, rims="v")


def _nested_spheres(gap: float = 0.012) -> list[Patch]:
    outer, inner = 0.29, 0.29 - gap
    return [
        _revolved(_arc((0, 0), outer, -np.pi / 2, np.pi / 2), thickness=gap),
        _revolved(_arc((0, 0), inner, -np.pi / 2, np.pi / 2), flip=True, thickness=gap),
    ]


# --- ordinary closed shapes -------------------------------------------------------------------------------------------------


def _torus() -> list[Patch]:
    return [_revolved(_arc((0.28, 0.0), 0.1, 0.0, 2 * np.pi))]


def _gear() -> list[Patch]:
    height, bore = 0.2, 0.1

    def rim(angle):
        return 0.3 + 0.035 * np.tanh(3 * np.sin(12 * angle))

    def cap(z):
        def at(u, v):
            angle = 2 * np.pi * v
            radius = bore + u * (rim(angle) - bore)
            return _stack(radius * np.cos(angle), radius * np.sin(angle), z)
        return at

    def teeth(u, v):
        angle = 2 * np.pi * v
        return _stack(rim(angle) * np.cos(angle), rim(angle) * np.sin(angle), height * (u - 0.5))

    return [
        Patch(cap(height / 2)), Patch(cap(-height / 2), True), Patch(teeth, True),
        _revolved(_line((bore, -height / 2), (bore, height / 2)), flip=True),
    ]  # fmt: skip


def _rounded_cube(half: float = 0.28, radius: float = 0.07) -> list[Patch]:
    flat = half - radius
    patches = []
    for axis in range(3):
        a, b, c = np.eye(3)[axis], np.eye(3)[(axis + 1) % 3], np.eye(3)[(axis + 2) % 3]
        for s in (-1, 1):
            sides = (2 * flat * b, 2 * flat * c) if s > 0 else (2 * flat * c, 2 * flat * b)
            patches.append(_rectangle(s * half * a - flat * b - flat * c, *sides))
        for s in (-1, 1):
            for t in (-1, 1):
                def edge(u, v, a=a, b=b, c=c, s=s, t=t):
                    turn = np.pi / 2 * u
                    across = (s * np.cos(turn))[:, None] * b + (t * np.sin(turn))[:, None] * c
                    return flat * (s * b + t * c) + radius * across + ((v - 0.5) * 2 * flat)[:, None] * a
                patches.append(Patch(edge, s * t < 0))
    patches[:] = [_outward(patch) for patch in patches]
    for signs in np.array(np.meshgrid(*[[-1, 1]] * 3)).reshape(3, -1).T:
        def corner(u, v, signs=signs):
            height, turn = np.sin(np.pi / 2 * u), np.pi / 2 * v
            level = np.cos(np.pi / 2 * u)
            return signs * (flat + radius * _stack(level * np.cos(turn), level * np.sin(turn), height))
        patches.append(_outward(Patch(corner)))
    return patches


def _outward(patch: Patch) -> Patch:
    """The patch of a convex shape about the origin, with its normal away from there."""
    at, normal, _ = patch.frame(np.array([0.5]), np.array([0.5]))
    return patch if (at * normal).sum() > 0 else Patch(patch.at, not patch.flip, patch.thickness, patch.hole)


def _blob() -> list[Patch]:
    def at(u, v):
        polar, turn = np.pi * (1 - u), 2 * np.pi * v
        x, y, z = np.sin(polar) * np.cos(turn), np.sin(polar) * np.sin(turn), np.cos(polar)
        radius = 0.27 + 0.05 * np.sin(3 * x + 1) * np.cos(4 * y) + 0.04 * np.sin(5 * z + x)
        return _stack(radius * x, radius * y, radius * z)

    return [Patch(at, True)]


_MAKERS = {
    "bent-plate": ("Bent plate", _bent_plate, True, True),
    "hemisphere": ("Open hemisphere", _hemisphere, True, False),
    "parallel-sheets": ("Two sheets", _parallel_sheets, True, False),
    "goblet": ("Goblet", _goblet, True, True),
    "thin-box": ("Thin-walled box", _thin_box, True, True),
    "leaf": ("Leaf", _leaf, True, False),
    "crossing-ribs": ("Crossing ribs", _crossing_ribs, True, True),
    "helical-ribbon": ("Helical ribbon", _helical_ribbon, True, True),
    "knot": ("Knot", _knot, True, True),
    "nested-spheres": ("Nested spheres", _nested_spheres, True, True),
    "torus": ("Torus", _torus, False, True),
    "gear": ("Gear", _gear, False, True),
    "rounded-cube": ("Rounded cube", _rounded_cube, False, True),
    "blob": ("Blob", _blob, False, True),
}
NAMES = tuple(_MAKERS)
THIN = tuple(name for name, maker in _MAKERS.items() if maker[2])
CLOSED = tuple(name for name, maker in _MAKERS.items() if not maker[2])


@cache
def shape(name: str) -> Shape:
    """The shape of one of `NAMES`; `KeyError` otherwise."""
    title, maker, thin, closed = _MAKERS[name]
    return Shape(name, title, tuple(maker()), thin, closed)


def bent_plate(thickness: float) -> Shape:
    """The bent plate with another thickness, in hundredths of the shape's unit (its diagonal is about 0.9)."""
    return Shape(f"bent-plate-{thickness:g}", "Bent plate", tuple(_bent_plate(thickness)), True, True)


def parallel_sheets(gap: float) -> Shape:
    """The two sheets with another gap, as a share of about the diagonal."""
    return Shape(f"parallel-sheets-{gap:g}", "Two sheets", tuple(_parallel_sheets(gap)), True, False)
