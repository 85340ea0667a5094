"""A program as CadQuery source: what the kernel runs, and what a person takes away."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from typing import Any

from engines.cadfit import source
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
from engines.cadfit.source import (
    Language,
    Lengths,
    facet_tables,
    half,
    is_zero,
    mirror_plane,
    negative,
    numbers,
    pair,
    placed_origin,
    profile_frame,
    safe,
)

_EDGES = '''
def edges_at(part, *points):
    """The edges of the part on which the points lie; of straight ones also where they have become too short for that."""
    def off(edge, point):
        away = edge.distance(cq.Vertex.makeVertex(*point))
        if edge.geomType() != "LINE":
            return away
        return (cq.Vector(*point) - edge.startPoint()).cross(edge.tangentAt(0)).Length + 0.01 * away

    edges = part.edges().vals()
    return part.newObject([min(edges, key=lambda edge: off(edge, point)) for point in points])
'''

_FACETS = '''
def faceted(points, triangles):
    """A solid of flat triangles."""
    corners = [cq.Vector(*p) for p in points]
    faces = [cq.Face.makeFromWires(cq.Wire.makePolygon([corners[i] for i in t], close=True)) for t in triangles]
    return cq.Workplane(cq.Solid.makeSolid(cq.Shell.makeShell(faces)))
'''

_MODES = {"add": "union", "cut": "cut"}
Tool = tuple[list[str], str]
"""Lines that come before, and the expression of an operation's own solid."""


def script(program: Program) -> str:
    """The source text. Running it needs nothing but CadQuery; the same program always gives the same text."""
    return source.source(program, CADQUERY)


def header(program: Program) -> str:
    """Imports, parameters, the levels that operations use, and the helpers that they need."""
    return source.header(program, CADQUERY)


def operations(program: Program) -> list[tuple[Operation, str]]:
    """Each operation with its source; that of a suppressed one is commented out."""
    return source.operations(program, CADQUERY)


def tail(program: Program) -> str:
    """What follows the operations."""
    return source.tail(program, CADQUERY)


def operation_lines(program: Program) -> dict[str, int]:
    """Line number (from 1) of each operation in the script, by its name."""
    return source.operation_lines(program, CADQUERY)


def tool_alone(program: Program, operation: Operation, name: str) -> str:
    """Source that puts an operation's own solid, before it is added or cut, into a variable; empty for fillets and chamfers."""
    if operation.kind in _CHANGES:
        return ""
    return "\n".join(_operation(operation, True, Lengths(program), name))


def _helpers(program: Program) -> list[str]:
    kinds = [(BlendOperation, _EDGES), (MeshOperation, _FACETS)]
    return [text for kind, text in kinds if any(isinstance(o, kind) for o in program.operations)]


def _together(bodies: list[str]) -> str:
    return f"cq.Workplane(cq.Compound.makeCompound([{', '.join(f'{body}.val()' for body in bodies)}]))"


def _operation(operation: Operation, first: bool, lengths: Lengths, variable: str) -> list[str]:
    comment = f"  # {safe(operation.label)}"
    if operation.kind in _CHANGES:
        return [f"{variable} = {_CHANGES[operation.kind](operation, variable)}{comment}"]
    before, tool = _TOOLS[operation.kind](operation, lengths)
    tolerance = f", tol={number(operation.fuzzy)}" if operation.fuzzy else ""
    made = tool if first else f"{variable}.{_MODES[operation.mode]}({tool}{tolerance})"
    return [*before, f"{variable} = {made}{comment}"]


def _blend(operation: BlendOperation, variable: str) -> str:
    points = ", ".join(pair(point) for point in operation.points)
    return f"edges_at({variable}, {points}).{operation.kind}({operation.size.text()})"


def _facets(operation: MeshOperation, lengths: Lengths) -> Tool:
    return facet_tables(operation), f"faceted({operation.name}_points, {operation.name}_triangles)"


def _plane(frame: FrameData, height: Scalar | None) -> str:
    """A workplane at a height along the frame's normal."""
    origin, offset = placed_origin(frame, height)
    plane = f"cq.Workplane(cq.Plane({origin}, {numbers(frame.x)}, {numbers(frame.z)}))"
    return f"{plane}.workplane(offset={offset})" if offset else plane


def _placed(placement: Placement) -> str:
    """The chain that puts the copies' centres on the stack; empty for one copy at the origin."""
    if placement.kind == "polar":
        centre = "" if is_zero(placement.centre) else f".center({placement.centre[0].text()}, {placement.centre[1].text()})"
        return f"{centre}.polarArray({placement.radius.text()}, {number(placement.start)}, 360, {placement.count})"
    if placement.kind == "grid":
        centre = "" if is_zero(placement.centre) else f".center({placement.centre[0].text()}, {placement.centre[1].text()})"
        dx, dy = (s.text() for s in placement.spacing)
        return f"{centre}.rarray({dx}, {dy}, {placement.grid[0]}, {placement.grid[1]})"
    if len(placement.points) == 1 and is_zero(placement.points[0]):
        return ""
    return f".pushPoints([{', '.join(pair(p) for p in placement.points)}])"


def _shape(shape: ShapeData) -> str:
    if shape.kind == "circle":
        return f".circle({half(shape.diameter)})"
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
        points = ", ".join(pair(p) for p in [shape.start, *[s.end for s in shape.path[:-1]]])
        return f".polyline([{points}]).close()"
    text = f".moveTo({shape.start[0].text()}, {shape.start[1].text()})"
    for index, segment in enumerate(shape.path):
        last = index == len(shape.path) - 1
        if segment.through is not None:
            text += f".threePointArc({pair(segment.through)}, {pair(segment.end)})"
        elif not last:
            text += f".lineTo({segment.end[0].text()}, {segment.end[1].text()})"
    return text + ".close()"


def _extrude(operation: ExtrudeOperation, lengths: Lengths) -> Tool:
    chain = _plane(operation.frame, operation.low) + _placed(operation.placement) + _shape(operation.shape)
    taper = "" if operation.taper is None else f", taper={operation.taper.text()}"
    tool = f"{chain}.extrude({lengths(operation.low, operation.high)}{taper})"
    if operation.mirror is None:
        return [], tool
    normal, base = mirror_plane(operation.frame, operation.mirror)
    return [], f"{tool}.mirror({numbers(normal)}, {pair(base)}, union=True)"


def _hole(operation: HoleOperation, lengths: Lengths) -> Tool:
    """Drills as solids of their own, so that a hole is cut to its depth and no further."""
    plane, placed = _plane(operation.frame, operation.top), _placed(operation.placement)
    depth = negative(lengths(operation.bottom, operation.top))
    text = f"{plane}{placed}.circle({half(operation.diameter)}).extrude({depth})"
    if operation.bore_diameter is not None:
        depth = negative(operation.bore_depth.text())
        text += f".union({plane}{placed}.circle({half(operation.bore_diameter)}).extrude({depth}))"
    if operation.sink_diameter is not None:
        cone = (
            f"cq.Solid.makeCone({half(operation.sink_diameter)}, 0, ({half(operation.sink_diameter)}) / "
            f"tan(radians({half(operation.sink_angle)})))"
        )
        text += f".union({plane}{placed}.eachpoint({cone}.mirror('XY'), True))"
    return [], text


def _revolve(operation: RevolveOperation, lengths: Lengths) -> Tool:
    """The profile is drawn in the plane of r (sketch x) and the axis (sketch y)."""
    plane = _plane(profile_frame(operation.frame), None)
    return [], f"{plane}{_path(operation.profile)}.revolve(360, (0, 0), (0, 1))"


_TOOLS: dict[str, Callable[[Any, Lengths], Tool]] = {
    "extrude": _extrude,
    "hole": _hole,
    "revolve": _revolve,
    "facets": _facets,
}
_CHANGES: dict[str, Callable[[Any, str], str]] = {"fillet": _blend, "chamfer": _blend}

CADQUERY = Language("import cadquery as cq", _helpers, _operation, _together, "cq.Workplane()")
