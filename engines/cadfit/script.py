"""A program as CadQuery source: parameters first, then levels, then an operation a line, then ``result``."""

from __future__ import annotations

import re
import textwrap
from math import cos, pi

from engines.cadfit.program import (
    BlendOperation,
    ExtrudeOperation,
    FrameData,
    HoleOperation,
    MeshOperation,
    Operation,
    OutlineShape,
    Placement,
    PolygonShape,
    Program,
    RevolveOperation,
    Scalar,
    ShapeData,
    number,
)

_EDGES = '''
def edges_at(part, *points):
    """The edges of the part that pass nearest to the points."""
    edges = part.edges().vals()
    return part.newObject([min(edges, key=lambda e: e.distance(cq.Vertex.makeVertex(*p))) for p in points])
'''

_FACETS = '''
def faceted(points, triangles):
    """A solid of flat triangles."""
    corners = [cq.Vector(*p) for p in points]
    faces = [cq.Face.makeFromWires(cq.Wire.makePolygon([corners[i] for i in t], close=True)) for t in triangles]
    return cq.Workplane(cq.Solid.makeSolid(cq.Shell.makeShell(faces)))
'''

_TAIL = {"add": "union", "cut": "cut"}


def script(program: Program) -> str:
    """The source text. Running it needs nothing but CadQuery; the same program always gives the same text."""
    blocks = [header(program), "# Operations\n"]
    blocks += [lines + "\n" for _, lines in operations(program)]
    if program.bodies > 1:
        names = ", ".join(f"body_{k + 1}.val()" for k in range(program.bodies))
        blocks.append(f"result = cq.Workplane(cq.Compound.makeCompound([{names}]))  # {program.bodies} bodies\n")
    elif not program.operations:
        blocks.append("result = cq.Workplane()\n")
    return "".join(blocks)


def header(program: Program) -> str:
    """Imports, parameters, the levels that operations use, and the helpers that they need."""
    body = "".join(lines for _, lines in operations(program))
    lines = [
        f'"""{_safe(program.title)}',
        "",
        f"Lengths in {program.unit}, angles in degrees. Change a value and run again.",
        '"""',
    ]
    if any(isinstance(o, HoleOperation) and o.sink_diameter is not None for o in program.operations):
        lines += ["from math import radians, tan", ""]
    lines += ["import cadquery as cq", ""]
    if program.parameters:
        lines.append("# Parameters")
        for parameter in program.parameters:
            comment = f"  # {_safe(parameter.help)}" if parameter.help else ""
            lines.append(f"{parameter.name} = {_literal(parameter.value)}{comment}")
        lines.append("")
    used: list[str] = []
    for name, scalar in reversed(program.levels):
        if re.search(rf"\b{name}\b", body):
            used.insert(0, f"{name} = {scalar.text()}")
            body += used[0].split("=", 1)[1]
    if used:
        lines += ["# Levels", *used, ""]
    if any(isinstance(o, BlendOperation) for o in program.operations):
        lines += [_EDGES]
    if any(isinstance(o, MeshOperation) for o in program.operations):
        lines += [_FACETS]
    return "\n".join(lines) + "\n"


def operations(program: Program) -> list[tuple[Operation, str]]:
    """Each operation with its source."""
    lengths, started, found = _Lengths(program), set(), []
    for operation in program.operations:
        variable = "result" if program.bodies == 1 else f"body_{operation.body + 1}"
        found.append((operation, "\n".join(_operation(operation, operation.body not in started, lengths, variable))))
        started.add(operation.body)
    return found


def operation_lines(program: Program) -> dict[str, int]:
    """Line number (from 1) of each operation in the script, by its name."""
    line, found = header(program).count("\n") + 2, {}
    for operation, text in operations(program):
        found[operation.name] = line + text.count("\n")
        line += text.count("\n") + 1
    return found


def _safe(text: str) -> str:
    return re.sub(r"[\x00-\x1f\x7f]", " ", text.replace("\\", "/").replace('"""', "'''"))


def _literal(value: float) -> str:
    text = number(value)
    return text if "." in text or "e" in text else text + ".0"


def _operation(operation: Operation, first: bool, lengths: _Lengths, variable: str) -> list[str]:
    comment = f"  # {_safe(operation.label)}"
    if isinstance(operation, BlendOperation):
        points = ", ".join("(" + ", ".join(s.text() for s in point) + ")" for point in operation.points)
        return [f"{variable} = edges_at({variable}, {points}).{operation.kind}({operation.size.text()}){comment}"]
    if isinstance(operation, MeshOperation):
        points = textwrap.fill(repr([tuple(float(number(c)) for c in p) for p in operation.points]), 120)
        triangles = textwrap.fill(repr([tuple(t) for t in operation.triangles]), 120)
        tool = f"faceted({operation.name}_points, {operation.name}_triangles)"
        text = f"{variable} = {tool}" if first else f"{variable} = {variable}.union({tool})"
        return [f"{operation.name}_points = {points}", f"{operation.name}_triangles = {triangles}", text + comment]
    tool = {"extrude": _extrude, "hole": _hole, "revolve": _revolve}[operation.kind](operation, lengths)
    if first:
        return [f"{variable} = {tool}{comment}"]
    tolerance = f", tol={number(operation.fuzzy)}" if operation.fuzzy else ""
    return [f"{variable} = {variable}.{_TAIL[operation.mode]}({tool}{tolerance}){comment}"]


def _plane(frame: FrameData, height: Scalar | None) -> str:
    """A workplane at a height along the frame's normal; along a file axis the height is an ordinate of the origin."""
    axes = [list(frame.x), list(frame.z)]
    straight = all(sorted(abs(c) for c in axis) == [0.0, 0.0, 1.0] for axis in axes)
    origin = [number(c) for c in frame.origin]
    x, z = (f"({', '.join(number(c) for c in axis)})" for axis in axes)
    if height is None:
        return f"cq.Workplane(cq.Plane(({', '.join(origin)}), {x}, {z}))"
    if straight:
        k = next(i for i in range(3) if frame.z[i])
        shifted = Scalar(
            constant=frame.origin[k] + frame.z[k] * height.constant, terms=[(frame.z[k] * f, n) for f, n in height.terms]
        )
        origin[k] = shifted.text()
        return f"cq.Workplane(cq.Plane(({', '.join(origin)}), {x}, {z}))"
    plane = f"cq.Workplane(cq.Plane(({', '.join(origin)}), {x}, {z}))"
    return f"{plane}.workplane(offset={height.text()})"


def _half(scalar: Scalar) -> str:
    if not scalar.terms:
        return number(scalar.constant / 2)
    simple = len(scalar.terms) == 1 and not scalar.constant
    return f"{scalar.text()} / 2" if simple else f"({scalar.text()}) / 2"


def _pair(point: tuple[Scalar, Scalar]) -> str:
    return f"({point[0].text()}, {point[1].text()})"


def _placed(placement: Placement) -> str:
    """The chain that puts the copies' centres on the stack; empty for one copy at the origin."""
    if placement.kind == "polar":
        centre = "" if _is_zero(placement.centre) else f".center({placement.centre[0].text()}, {placement.centre[1].text()})"
        return f"{centre}.polarArray({placement.radius.text()}, {number(placement.start)}, 360, {placement.count})"
    if placement.kind == "grid":
        centre = "" if _is_zero(placement.centre) else f".center({placement.centre[0].text()}, {placement.centre[1].text()})"
        dx, dy = (s.text() for s in placement.spacing)
        return f"{centre}.rarray({dx}, {dy}, {placement.grid[0]}, {placement.grid[1]})"
    if len(placement.points) == 1 and _is_zero(placement.points[0]):
        return ""
    return f".pushPoints([{', '.join(_pair(p) for p in placement.points)}])"


def _is_zero(point: tuple[Scalar, Scalar] | None) -> bool:
    return point is None or all(not s.terms and s.constant == 0 for s in point)


def _shape(shape: ShapeData) -> str:
    if shape.kind == "circle":
        return f".circle({_half(shape.diameter)})"
    if shape.kind == "rectangle":
        angle = f", angle={number(shape.angle)}" if shape.angle else ""
        if shape.corner is None:
            if shape.angle:
                return f".placeSketch(cq.Sketch().rect({shape.width.text()}, {shape.depth.text()}{angle}))"
            return f".rect({shape.width.text()}, {shape.depth.text()})"
        corner = "fillet" if shape.rounded else "chamfer"
        sketch = (
            f"cq.Sketch().rect({shape.width.text()}, {shape.depth.text()}{angle}).vertices().{corner}({shape.corner.text()})"
        )
        return f".placeSketch({sketch})"
    if shape.kind == "slot":
        angle = f", {number(shape.angle)}" if shape.angle else ""
        return f".slot2D({shape.length.text()}, {shape.width.text()}{angle})"
    if shape.kind == "polygon":
        return _polygon(shape)
    return _path(shape)


def _polygon(shape: PolygonShape) -> str:
    """CadQuery's polygon has a corner, or with ``circumscribed`` a flat, on +x; turned ones go through a sketch."""
    even, step = shape.sides % 2 == 0, 360 / shape.sides
    turn = shape.angle % step
    flats = min(abs(turn - step / 2), step - abs(turn - step / 2)) < 1e-6
    if even and flats:
        return f".polygon({shape.sides}, {shape.size.text()}, circumscribed=True)"
    across = shape.size.text()
    if even:
        across = f"{across if len(shape.size.terms) <= 1 else f'({across})'} / {number(cos(pi / shape.sides))}"
    if min(turn, step - turn) < 1e-6:
        return f".polygon({shape.sides}, {across})"
    return f".placeSketch(cq.Sketch().regularPolygon(({across}) / 2, {shape.sides}, angle={number(turn - 90)}))"


def _path(shape: OutlineShape) -> str:
    if all(s.through is None for s in shape.path):
        points = ", ".join(_pair(p) for p in [shape.start, *[s.end for s in shape.path[:-1]]])
        return f".polyline([{points}]).close()"
    text = f".moveTo({shape.start[0].text()}, {shape.start[1].text()})"
    for index, segment in enumerate(shape.path):
        last = index == len(shape.path) - 1
        if segment.through is not None:
            text += f".threePointArc({_numbers(segment.through)}, {_pair(segment.end)})"
        elif not last:
            text += f".lineTo({segment.end[0].text()}, {segment.end[1].text()})"
    return text + ".close()"


def _numbers(point: tuple[float, float]) -> str:
    return f"({number(point[0])}, {number(point[1])})"


class _Lengths:
    """Distances between levels, written with the parameters that make them where that is shorter."""

    def __init__(self, program: Program) -> None:
        self.levels = dict(program.levels)

    def __call__(self, low: Scalar, high: Scalar) -> str:
        """high − low as source."""
        plain, whole = self._difference(low, high), self._difference(self._expanded(low), self._expanded(high))
        best = min(plain, whole, key=lambda s: (len(s.terms) + bool(s.constant), len(s.text())))
        return best.text()

    def _expanded(self, scalar: Scalar) -> Scalar:
        done = Scalar(constant=scalar.constant)
        for factor, name in scalar.terms:
            inner = self._expanded(self.levels[name]) if name in self.levels else Scalar(terms=[(1.0, name)])
            done.constant += factor * inner.constant
            done.terms += [(factor * f, n) for f, n in inner.terms]
        return done

    @staticmethod
    def _difference(low: Scalar, high: Scalar) -> Scalar:
        terms: dict[str, float] = {}
        for sign, scalar in ((1, high), (-1, low)):
            for factor, name in scalar.terms:
                terms[name] = terms.get(name, 0) + sign * factor
        constant = high.constant - low.constant
        kept = [(factor, name) for name, factor in terms.items() if abs(factor) > 1e-12]
        return Scalar(constant=constant if abs(constant) > 1e-9 else 0.0, terms=kept)


def _negative(text: str) -> str:
    """The source of minus an expression."""
    return f"-{text}" if " " not in text and not text.startswith("-") else f"-({text})"


def _extrude(operation: ExtrudeOperation, lengths: _Lengths) -> str:
    chain = _plane(operation.frame, operation.low) + _placed(operation.placement) + _shape(operation.shape)
    return f"{chain}.extrude({lengths(operation.low, operation.high)})"


def _hole(operation: HoleOperation, lengths: _Lengths) -> str:
    """Drills as solids of their own, so that a hole is cut to its depth and no further."""
    plane, placed = _plane(operation.frame, operation.top), _placed(operation.placement)
    depth = _negative(lengths(operation.bottom, operation.top))
    text = f"{plane}{placed}.circle({_half(operation.diameter)}).extrude({depth})"
    if operation.bore_diameter is not None:
        depth = _negative(operation.bore_depth.text())
        text += f".union({plane}{placed}.circle({_half(operation.bore_diameter)}).extrude({depth}))"
    if operation.sink_diameter is not None:
        cone = (
            f"cq.Solid.makeCone({_half(operation.sink_diameter)}, 0, ({_half(operation.sink_diameter)}) / "
            f"tan(radians({_half(operation.sink_angle)})))"
        )
        text += f".union({plane}{placed}.eachpoint({cone}.mirror('XY'), True))"
    return text


def _revolve(operation: RevolveOperation, lengths: _Lengths) -> str:
    """The profile is drawn in the plane of r (sketch x) and the axis (sketch y)."""
    f = operation.frame
    z = (f.x[1] * f.z[2] - f.x[2] * f.z[1], f.x[2] * f.z[0] - f.x[0] * f.z[2], f.x[0] * f.z[1] - f.x[1] * f.z[0])
    plane = _plane(FrameData(origin=f.origin, x=f.x, z=tuple(round(c, 15) + 0.0 for c in z)), None)
    return f"{plane}{_path(operation.profile)}.revolve(360, (0, 0), (0, 1))"
