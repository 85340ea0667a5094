"""From features as numbers to a program with named parameters.

Dimensions become parameters, rounded where a round value lies within the fit's own error. Heights become levels: the first body
sets two, and each later feature starts or ends at one that is there already where it can, so that a through hole stays
through when a plate is made thicker.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from engines.cadfit.features import Blend, Extrude, Facets, Feature, Hole, Revolve
from engines.cadfit.outline import Loop
from engines.cadfit.program import (
    BlendOperation,
    CircleShape,
    ExtrudeOperation,
    FrameData,
    HoleOperation,
    MeshOperation,
    Mirror,
    OutlineShape,
    Parameter,
    PathSegment,
    Placement,
    PolygonShape,
    Program,
    RectangleShape,
    RevolveOperation,
    Scalar,
    ShapeData,
    SlotShape,
    named,
    number,
)
from engines.cadfit.rounding import snapped, snapped_angle
from engines.cadfit.sections import Frame
from engines.cadfit.shapes import Circle, Outline, Polygon, Rectangle, Shape, Slot
from engines.cadfit.surfaces import Array

_NAMED_CORNERS = 14
"""Outlines with more segments keep their coordinates as numbers: nobody edits forty names."""


@dataclass
class _Level:
    value: float
    scalar: Scalar
    direction: Array
    owner: str


@dataclass(eq=False)
class _Box:
    """A rectangular block, to tell the walls of a shell by."""

    feature: Extrude
    shape: RectangleShape
    low: Scalar


@dataclass
class Parametriser:
    """Gives features names and expressions. ``tolerance``: how far a value may move to become round, in the file's unit."""

    title: str
    unit: str
    tolerance: float
    snap: bool = True
    patterns: bool = True
    program: Program = field(init=False)
    _levels: list[_Level] = field(default_factory=list)
    _boxes: list[_Box] = field(default_factory=list)
    _used: dict[str, int] = field(default_factory=dict)
    _current: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.program = Program(title=self.title, unit=self.unit)

    # -- names and values ----------------------------------------------------------------------------------------------

    def _name(self, stem: str) -> str:
        self._used[stem] = self._used.get(stem, 0) + 1
        return stem if self._used[stem] == 1 else f"{stem}_{self._used[stem]}"

    def _free(self, name: str) -> str:
        taken = {p.name for p in self.program.parameters} | {level for level, _ in self.program.levels}
        return next(n for n in (name, *(f"{name}_{k}" for k in range(2, 10_000))) if n not in taken)

    def _tidy(self, value: float) -> tuple[float, bool]:
        """A value made round where it can be, else with as many digits as the fit is good for."""
        if self.snap:
            near = snapped(value, self.tolerance, self.unit)
            if near is not None:
                return near, True
            if abs(value) < self.tolerance:
                return 0.0, True
        digits = max(0, int(np.ceil(-np.log10(max(self.tolerance, 1e-12)))) + 2)
        return round(value, digits) + 0.0, False

    def _parameter(self, name: str, value: float, help: str) -> Scalar:
        tidy, is_round = self._tidy(value)
        if tidy == 0:
            return Scalar()
        name = self._free(name)
        negative = tidy < 0 and name.endswith(("_thickness", "_height", "_depth"))
        self.program.parameters.append(
            Parameter(
                name=name, value=abs(tidy) if negative else tidy, raw=float(f"{value:.8g}"), unit=self.unit,
                source="snap" if is_round else "fit", help=help,
            )
        )
        self._current.append(name)
        return named(name)

    def _constant(self, value: float) -> Scalar:
        return Scalar(constant=self._tidy(value)[0])

    # -- levels --------------------------------------------------------------------------------------------------------

    def _level(self, direction: Array, value: float) -> Scalar | None:
        """The expression of a level that is already there, measured along ``direction``."""
        for level in self._levels:
            sign = float(np.sign(level.direction @ direction))
            if abs(level.direction @ direction) > 1 - 1e-9 and abs(level.value * sign - value) < 3 * self.tolerance:
                scalar = level.scalar
                if sign > 0:
                    return scalar
                return Scalar(constant=-scalar.constant + 0.0, terms=[(-f, n) for f, n in scalar.terms])
        return None

    def _remember(self, direction: Array, value: float, scalar: Scalar, owner: str) -> None:
        if self._level(direction, value) is None:
            self._levels.append(_Level(value, scalar, direction, owner))

    def _span(
        self, name: str, direction: Array, low: float, high: float, word: str, *, from_high: bool
    ) -> tuple[Scalar, Scalar]:
        """Expressions of both ends; the length becomes a parameter unless both levels are known."""
        at_low, at_high = self._level(direction, low), self._level(direction, high)
        length = high - low
        if at_low is not None and at_high is not None:
            return at_low, at_high
        if at_low is None and at_high is None and abs(low + high) < 2 * self.tolerance:
            # About the origin, as many part files are: both ends move when the size changes.
            size = self._parameter(f"{name}_{word}", length, f"{name}, {word}")
            half = [(0.5 * f, n) for f, n in size.terms]
            at_low = Scalar(terms=[(-f, n) for f, n in half])
            at_high = self._named_level(f"{name}_top", Scalar(terms=half))
            self._remember(direction, low, at_low, name)
            self._remember(direction, high, at_high, name)
            return at_low, at_high
        if at_low is None and at_high is None:
            anchor = self._constant(high if from_high else low)
            if from_high:
                at_high = anchor
            else:
                at_low = anchor
        size = self._parameter(f"{name}_{word}", length, f"{name}, {word}")
        if not size.terms:
            size = Scalar(constant=length)
        factor = 1.0
        if at_low is not None and (at_high is None):
            at_high = self._named_level(f"{name}_top", self._sum(at_low, size, factor))
        elif at_high is not None and at_low is None:
            at_low = self._named_level(f"{name}_{'floor' if from_high else 'bottom'}", self._sum(at_high, size, -factor))
        self._remember(direction, low, at_low, name)
        self._remember(direction, high, at_high, name)
        return at_low, at_high

    @staticmethod
    def _sum(base: Scalar, size: Scalar, factor: float) -> Scalar:
        return Scalar(
            constant=base.constant + factor * size.constant, terms=[*base.terms, *[(factor * f, n) for f, n in size.terms]]
        )

    def _named_level(self, name: str, scalar: Scalar) -> Scalar:
        name = self._free(name)
        self.program.levels.append((name, scalar))
        return named(name)

    # -- shapes --------------------------------------------------------------------------------------------------------

    def _shape(self, name: str, shape: Shape, frame: Frame) -> ShapeData:
        axes = _axes(frame)
        if isinstance(shape, Circle):
            return CircleShape(diameter=self._parameter(f"{name}_d", shape.diameter, f"{name}, diameter"))
        if isinstance(shape, Rectangle):
            return RectangleShape(
                width=self._parameter(f"{name}_{_word(axes[0], 'width')}", shape.width, f"{name}, size along {axes[0]}"),
                depth=self._parameter(f"{name}_{_word(axes[1], 'length')}", shape.depth, f"{name}, size along {axes[1]}"),
                angle=snapped_angle(shape.angle) + 0.0,
                corner=self._parameter(
                    f"{name}_{'corner_r' if shape.rounded else 'chamfer'}", shape.corner,
                    f"{name}, {'corner radius' if shape.rounded else 'corner chamfer'}",
                ) if shape.corner else None,
                rounded=shape.rounded,
            )
        if isinstance(shape, Slot):
            return SlotShape(
                length=self._parameter(f"{name}_length", shape.length, f"{name}, length from tip to tip"),
                width=self._parameter(f"{name}_width", shape.width, f"{name}, width"),
                angle=snapped_angle(shape.angle) + 0.0,
            )
        if isinstance(shape, Polygon):
            even = shape.sides % 2 == 0
            size = shape.diameter * (np.cos(np.pi / shape.sides) if even else 1.0)
            word, meaning = ("flats", "across flats") if even else ("across", "across corners")
            return PolygonShape(
                sides=shape.sides, size=self._parameter(f"{name}_{word}", float(size), f"{name}, {meaning}"),
                angle=snapped_angle(shape.angle) + 0.0,
            )
        return self._path(name, shape.path, axes, (frame.x, frame.y))

    def _path(
        self, name: str, loop: Loop, axes: tuple[str, str], directions: tuple[Array, Array] | None = None
    ) -> OutlineShape:
        few = len(loop.segments) <= _NAMED_CORNERS
        rounds = _rounded_corners(loop, 2 * self.tolerance) if few else {}
        corners = np.array([s.start for s in loop.segments])
        count = len(corners)
        for index, corner in rounds.items():
            corners[index] = corners[(index + 1) % count] = corner.point
        scalars: list[list[Scalar]] = []
        for k in (0, 1):
            column: list[Scalar] = []
            groups: list[tuple[float, Scalar]] = []
            order = np.argsort(corners[:, k], kind="stable")
            ranks = {}
            for value in corners[order, k].tolist():
                if not ranks or value - max(ranks) > 2 * self.tolerance:
                    ranks[value] = len(ranks) + 1
            for value in corners[:, k].tolist():
                for known, scalar in groups:
                    if abs(known - value) <= 2 * self.tolerance:
                        column.append(scalar)
                        break
                else:
                    key = min(ranks, key=lambda r, v=value: abs(r - v))
                    scalar = (
                        self._parameter(f"{name}_{axes[k]}{ranks[key]}", value, f"{name}, outline {axes[k]} {ranks[key]}")
                        if few else self._constant(value)
                    )
                    groups.append((value, scalar))
                    column.append(scalar)
            scalars.append(column)
        if few and directions is not None:
            for k in (0, 1):
                for value, scalar in zip(corners[:, k].tolist(), scalars[k], strict=True):
                    self._remember(directions[k], value, scalar, name)
        points = list(zip(*scalars, strict=True))
        radii: list[tuple[float, Scalar]] = []
        throughs: dict[int, tuple[Scalar, Scalar]] = {}
        for index, corner in sorted(rounds.items()):
            radius = next((known for value, known in radii if abs(value - corner.radius) <= 2 * self.tolerance), None)
            if radius is None:
                radius = self._parameter(f"{name}_r{len(radii) + 1}", corner.radius, f"{name}, radius of a rounded corner")
                radii.append((corner.radius, radius))
            at = points[index]
            into, out = (-corner.arrives, corner.leaves)
            middle = (into + out) * (1 - np.sqrt(0.5))
            points[index] = tuple(self._sum(at[k], radius, float(into[k])) if into[k] else at[k] for k in (0, 1))
            following = (index + 1) % count
            points[following] = tuple(self._sum(at[k], radius, float(out[k])) if out[k] else at[k] for k in (0, 1))
            throughs[index] = tuple(self._sum(at[k], radius, float(middle[k])) for k in (0, 1))
        path = []
        for index, segment in enumerate(loop.segments):
            through = throughs.get(index)
            if segment.centre is not None and through is None:
                through = tuple(Scalar(constant=float(number(c))) for c in segment.middle)
            path.append(PathSegment(end=points[(index + 1) % count], through=through))
        return OutlineShape(start=points[0], path=path)

    # -- placement -----------------------------------------------------------------------------------------------------

    def _placement(self, name: str, centres: Array, axes: tuple[str, str]) -> Placement:
        if len(centres) == 1:
            return Placement(points=[self._point(name, centres[0], axes)])
        if self.patterns:
            found = self._grid(name, centres, axes) or self._polar(name, centres, axes)
            if found is not None:
                return found
        if len(centres) == 2:
            return Placement(points=[self._point(f"{name}_{i + 1}", c, axes) for i, c in enumerate(centres)])
        return Placement(points=[(self._constant(c[0]), self._constant(c[1])) for c in centres.tolist()])

    def _point(self, name: str, centre: Array, axes: tuple[str, str]) -> tuple[Scalar, Scalar]:
        return tuple(
            self._parameter(f"{name}_{axes[k]}", float(centre[k]), f"{name}, position along {axes[k]}") for k in (0, 1)
        )

    def _grid(self, name: str, centres: Array, axes: tuple[str, str]) -> Placement | None:
        lines = []
        for k in (0, 1):
            values = np.sort(centres[:, k])
            distinct = values[np.concatenate([[True], np.diff(values) > 3 * self.tolerance])]
            if len(distinct) > 2 and np.ptp(np.diff(distinct)) > 4 * self.tolerance:
                return None
            lines.append(distinct)
        nx, ny = len(lines[0]), len(lines[1])
        if nx * ny != len(centres) or len(centres) < 2:
            return None
        spacing = []
        for k in (0, 1):
            if len(lines[k]) == 1:
                spacing.append(Scalar(constant=1.0))
                continue
            step = float(np.diff(lines[k]).mean())
            spacing.append(self._parameter(f"{name}_spacing_{axes[k]}", step, f"{name}, spacing along {axes[k]}"))
        middle = np.array([line.mean() for line in lines])
        return Placement(kind="grid", centre=self._point(name, middle, axes), spacing=tuple(spacing), grid=(nx, ny))

    def _polar(self, name: str, centres: Array, axes: tuple[str, str]) -> Placement | None:
        if len(centres) < 3:
            return None
        middle = centres.mean(0)
        away = centres - middle
        radii, angles = np.linalg.norm(away, axis=1), np.sort(np.degrees(np.arctan2(away[:, 1], away[:, 0])))
        steps = np.diff(np.append(angles, angles[0] + 360))
        step = 360 / len(centres)
        slack = np.degrees(4 * self.tolerance / max(radii.min(), 1e-300))
        if np.ptp(radii) > 4 * self.tolerance or np.abs(steps - step).max() > max(slack, 0.01):
            return None
        # The start is the angle nearest to 0, to within the fit's own error.
        start = float(np.mod(angles[0] - step / 1e9, step))
        start = snapped_angle(min(start, start - step, key=abs), max(float(slack), 0.02))
        diameter = self._parameter(f"{name}_circle_d", float(2 * radii.mean()), f"{name}, diameter of the bolt circle")
        radius = Scalar(terms=[(0.5 * f, n) for f, n in diameter.terms])
        return Placement(
            kind="polar", centre=self._point(name, middle, axes), radius=radius, start=start + 0.0, count=len(centres)
        )

    # -- features ------------------------------------------------------------------------------------------------------

    def add(self, feature: Feature | Blend) -> None:
        """Append one feature to the program."""
        self._current = []
        if isinstance(feature, Extrude):
            operation = self._extrude(feature)
        elif isinstance(feature, Hole):
            operation = self._hole(feature)
        elif isinstance(feature, Revolve):
            operation = self._revolve(feature)
        elif isinstance(feature, Facets):
            operation = MeshOperation(
                name=self._name("facets"), label=f"Facets: {len(feature.faces):,} triangles as they are", fallback=True,
                points=feature.vertices.tolist(), triangles=feature.faces.tolist(),
            )
        else:
            operation = self._blend(feature)
        operation.parameters = list(self._current)
        operation.fuzzy = float(number(getattr(feature, "fuzzy", 0.0)))
        self.program.operations.append(operation)

    def _extrude(self, f: Extrude) -> ExtrudeOperation:
        axes = _axes(f.frame)
        first = not self.program.operations
        name = self._name(_stem(f, first))
        shape = self._inside(name, f) or self._shape(name, f.shape, f.frame)
        placement = self._placement(name, f.centres, axes)
        flat = isinstance(f.shape, Rectangle) and f.high - f.low < min(f.shape.width, f.shape.depth)
        word = "depth" if f.mode == "cut" else "thickness" if flat and first else "height"
        from_high = f.mode == "cut" and f.opens >= 0
        low, high = self._span(name, f.frame.z, f.low, f.high, word, from_high=from_high)
        if f.mode == "add" and isinstance(f.shape, Rectangle) and len(f.centres) == 1 and not f.taper:
            self._boxes.append(_Box(f, shape, low))
        return ExtrudeOperation(
            name=name, label=_label(f, self.program, name, placement), mode=f.mode, frame=_frame(f.frame), shape=shape,
            placement=placement, low=low, high=high, fallback=f.fallback, mirror=self._mirror(name, f, axes),
            taper=self._angle(f"{name}_draft", f.taper, f"{name}, draft in degrees") if f.taper else None,
        )

    def _inside(self, name: str, f: Extrude) -> RectangleShape | None:
        """A pocket that leaves walls of one thickness in a block, written with that thickness; and its floor, where it is as
        thick: the shell command of other programs."""
        if f.mode != "cut" or not isinstance(f.shape, Rectangle) or len(f.centres) != 1 or f.taper:
            return None
        near = 3 * self.tolerance
        for box in self._boxes:
            outer, inner = box.feature.shape, f.shape
            walls = (outer.width - inner.width) / 2, (outer.depth - inner.depth) / 2
            wall = sum(walls) / 2
            if (
                box.feature.frame.z @ f.frame.z < 1 - 1e-9 or box.feature.frame.x @ f.frame.x < 1 - 1e-9
                or np.abs(box.feature.centres - f.centres).max() > near or abs(outer.angle - inner.angle) > 1e-6
                or abs(walls[0] - walls[1]) > near or not near < wall < 0.2 * min(outer.width, outer.depth)
            ):
                continue
            thickness = self._parameter(f"{name}_wall", wall, f"{name}, thickness of the wall around it")
            if not thickness.terms:
                return None
            follows = box.shape.corner is not None and abs(outer.corner - wall - inner.corner) < near and inner.corner > 0
            corner = self._sum(box.shape.corner, thickness, -1.0) if follows else None
            if corner is None and inner.corner:
                corner = self._parameter(f"{name}_corner_r", inner.corner, f"{name}, corner radius")
            if abs(f.low - box.feature.low - wall) < near:
                floor = self._named_level(f"{name}_floor", self._sum(box.low, thickness, 1.0))
                self._remember(f.frame.z, f.low, floor, name)
            return RectangleShape(
                width=self._sum(box.shape.width, thickness, -2.0), depth=self._sum(box.shape.depth, thickness, -2.0),
                angle=snapped_angle(inner.angle) + 0.0, corner=corner, rounded=inner.rounded,
            )
        return None

    def _mirror(self, name: str, f: Extrude, axes: tuple[str, str]) -> Mirror | None:
        if f.mirror is None:
            return None
        k, about = f.mirror
        return Mirror(along="xy"[k], about=self._parameter(f"{name}_mirror_{axes[k]}", about, f"{name}, where it is mirrored"))

    def _hole(self, f: Hole) -> HoleOperation:
        axes = _axes(f.frame)
        name = self._name("counterbore" if f.bore_diameter else "countersink" if f.sink_diameter else "hole")
        diameter = self._parameter(f"{name}_d", f.diameter, f"{name}, diameter of the drill")
        extra = {}
        if f.bore_diameter:
            extra["bore_diameter"] = self._parameter(f"{name}_head_d", f.bore_diameter, f"{name}, diameter of the head")
            extra["bore_depth"] = self._parameter(f"{name}_head_depth", f.bore_depth, f"{name}, depth of the head")
        if f.sink_diameter:
            extra["sink_diameter"] = self._parameter(f"{name}_head_d", f.sink_diameter, f"{name}, diameter of the head")
            extra["sink_angle"] = self._angle(f"{name}_angle", f.sink_angle, f"{name}, opening angle in degrees")
        placement = self._placement(name, f.centres, axes)
        bottom, top = self._span(name, f.frame.z, f.bottom, f.top, "depth", from_high=True)
        return HoleOperation(
            name=name, label=_label(f, self.program, name, placement), frame=_frame(f.frame), placement=placement,
            diameter=diameter, top=top, bottom=bottom, **extra,
        )

    def _angle(self, name: str, degrees: float, help: str) -> Scalar:
        value = snapped_angle(degrees, 0.1)
        source = "snap" if value != degrees or degrees == round(degrees) else "fit"
        self.program.parameters.append(
            Parameter(name=name, value=round(value, 4), raw=float(f"{degrees:.8g}"), unit="deg", source=source, help=help)
        )
        self._current.append(name)
        return named(name)

    def _revolve(self, f: Revolve) -> RevolveOperation:
        name = self._name("body" if not self.program.operations else "ring" if f.mode == "add" else "groove")
        profile = self._path(name, f.profile, ("r", "z"))
        for segment, point in zip(f.profile.segments, [profile.start, *[s.end for s in profile.path[:-1]]], strict=True):
            self._remember(f.frame.z, float(segment.start[1] + f.frame.origin @ f.frame.z), point[1], name)
        return RevolveOperation(
            name=name, label=_label(f, self.program, name, None), mode=f.mode, frame=_frame(f.frame), profile=profile,
            fallback=f.fallback,
        )

    def _blend(self, f: Blend) -> BlendOperation:
        name = self._name(f.kind)
        size = self._parameter(
            f"{name}_{'r' if f.kind == 'fillet' else 'size'}", f.size, f"{name}, {'radius' if f.kind == 'fillet' else 'leg'}"
        )
        points = [tuple(self._coordinate(k, float(p[k])) for k in range(3)) for p in f.points]
        label = f"{f.kind.capitalize()} {'R' if f.kind == 'fillet' else ''}{number(self.program.parameters[-1].value)}"
        edges = f" on {len(points)} edges" if len(points) > 1 else ""
        return BlendOperation(name=name, label=label + edges, kind=f.kind, size=size, points=points)

    def _coordinate(self, axis: int, value: float) -> Scalar:
        """A coordinate of a point on an edge: the level that it lies on where there is one, so that it moves along."""
        level = self._level(np.eye(3)[axis], value)
        return level if level is not None else Scalar(constant=float(number(value)))


@dataclass(frozen=True, eq=False)
class _Corner:
    """A corner of two lines along the sketch's axes that an arc rounds. ``arrives``, ``leaves``: directions of travel."""

    point: Array
    radius: float
    arrives: Array
    leaves: Array


def _rounded_corners(loop: Loop, tolerance: float) -> dict[int, _Corner]:
    """Arcs of a quarter turn between two lines along the axes, by their index: the radius is a dimension of its own."""
    found = {}
    segments, count = loop.segments, len(loop.segments)
    for index, arc in enumerate(segments):
        before, after = segments[index - 1], segments[(index + 1) % count]
        if arc.centre is None or before.centre is not None or after.centre is not None or count < 4:
            continue
        arrives, leaves = (np.round((s.end - s.start) / max(s.length, 1e-300), 6) + 0.0 for s in (before, after))
        if sorted(np.abs(arrives).tolist()) != [0.0, 1.0] or abs(arrives @ leaves) > 1e-6 or abs(leaves).max() < 1:
            continue
        k = int(np.argmax(np.abs(arrives)))
        point = np.where(np.arange(2) == k, after.start, before.end)
        if abs(abs(arc.sweep) - np.pi / 2) > 0.02:
            continue
        off = [np.abs(arc.start - (point - arc.radius * arrives)).max(), np.abs(arc.end - (point + arc.radius * leaves)).max()]
        if max(off) <= tolerance:
            found[index] = _Corner(point, float(arc.radius), arrives, leaves)
    return found


def _word(axis: str, fallback: str) -> str:
    return {"x": "width", "y": "length", "z": "height"}.get(axis, fallback)


def _axes(frame: Frame) -> tuple[str, str]:
    """What the sketch's two directions are called: the file's axis letters where they are parallel to it, else u and v."""
    names = []
    for direction, free in ((frame.x, "u"), (frame.y, "v")):
        k = int(np.argmax(np.abs(direction)))
        names.append("xyz"[k] if abs(direction[k]) > 1 - 1e-9 else free)
    return names[0], names[1]


def _clean(vector: Array) -> tuple[float, float, float]:
    """A direction without the dust of the fit: components below 1e-7 vanish."""
    kept = np.where(np.abs(vector) > 1e-7, vector, 0.0)
    return tuple(float(f"{c:.10g}") + 0.0 for c in kept / np.linalg.norm(kept))


def _frame(frame: Frame) -> FrameData:
    return FrameData(
        origin=tuple(float(f"{c:.9g}") if abs(c) > 1e-9 else 0.0 for c in frame.origin), x=_clean(frame.x), z=_clean(frame.z)
    )


def _stem(f: Extrude, first: bool) -> str:
    height = f.high - f.low
    if f.mode == "cut":
        return {"circle": "bore", "slot": "slot"}.get(f.shape.kind, "pocket")
    if not first:
        return "boss" if f.shape.kind == "circle" else "pad"
    if isinstance(f.shape, Circle):
        return "shaft" if height > f.shape.diameter else "disc"
    if isinstance(f.shape, Rectangle):
        return "plate" if height < 0.35 * min(f.shape.width, f.shape.depth) else "block"
    return "body"


def _label(f: Feature, program: Program, name: str, placement: Placement | None) -> str:
    values = {p.name: p.value for p in program.parameters}

    def size(*names: str) -> str:
        return next((number(values[n]) for n in names if n in values), "")

    copies = placement.copies if placement is not None else 1
    times = f" ×{copies}" if copies > 1 else ""
    if placement is not None and placement.kind == "polar":
        times += " on a circle"
    elif placement is not None and placement.kind == "grid":
        times += " in a row" if 1 in placement.grid else " in a grid"
    if isinstance(f, Extrude) and f.mirror is not None:
        times += ", and mirrored"
    title = name.replace("_", " ").capitalize()
    if isinstance(f, Hole):
        return f"{title} Ø{size(f'{name}_d')}{times}{'' if f.through else ', blind'}"
    if isinstance(f, Revolve):
        return f"{title}: {'revolve' if f.mode == 'add' else 'turned cut'}"
    if isinstance(f.shape, Circle):
        what = f"Ø{size(f'{name}_d')}"
    elif isinstance(f.shape, Slot):
        what = f"{size(f'{name}_length')} × {size(f'{name}_width')}"
    elif isinstance(f.shape, Rectangle):
        what = " × ".join(number(v) for v in (round(f.shape.width, 4), round(f.shape.depth, 4)))
    else:
        what = {"polygon": "polygon", "outline": "outline"}.get(f.shape.kind, "")
        if isinstance(f.shape, Outline) and f.fallback:
            what = "free outline"
    verb = "cut" if f.mode == "cut" else "extrude"
    return f"{title}: {verb} {what}{times}"


def parametrised(
    features: list[Feature | Blend], *, title: str, unit: str, tolerance: float, snap: bool = True, patterns: bool = True
) -> Program:
    """The program of some features, in their order."""
    work = Parametriser(title=title, unit=unit, tolerance=tolerance, snap=snap, patterns=patterns)
    for feature in features:
        work.add(feature)
    return work.program
