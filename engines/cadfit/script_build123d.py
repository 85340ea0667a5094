"""A program as build123d source (algebra mode): the same part as the CadQuery script, for those who work in that library.

A tool is drawn in its sketch's own frame, extruded or turned there, and then put in its places.
"""

from __future__ import annotations

from collections.abc import Callable
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
    RectangleShape,
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
        away = edge.distance_to(bd.Vertex(*point))
        if edge.geom_type != bd.GeomType.LINE:
            return away
        return (bd.Vector(*point) - edge @ 0).cross(edge % 0).length + 0.01 * away

    return [min(part.edges(), key=lambda edge: off(edge, point)) for point in points]
'''

_FACETS = '''
def faceted(points, triangles):
    """A solid of flat triangles."""
    return bd.Solid(bd.Shell([bd.Face(bd.Wire.make_polygon([points[i] for i in t])) for t in triangles]))
'''

_COMBINED = '''
from OCP.BRepAlgoAPI import BRepAlgoAPI_Cut, BRepAlgoAPI_Fuse


def combined(operation, part, tools, tolerance):
    """A boolean operation that takes points nearer to each other than the tolerance for one."""
    operation.SetFuzzyValue(tolerance)
    return part._bool_op([part], tools if isinstance(tools, list) else [tools], operation)
'''

_MODES = {"add": ("+", "Fuse"), "cut": ("-", "Cut")}


def script_build123d(program: Program) -> str:
    """The source text. Running it needs nothing but build123d; the same program always gives the same text."""
    return source.source(program, BUILD123D)


def _helpers(program: Program) -> list[str]:
    kinds = [(BlendOperation, _EDGES), (MeshOperation, _FACETS)]
    texts = [text for kind, text in kinds if any(isinstance(o, kind) for o in program.operations)]
    if any(o.fuzzy and o.kind not in _CHANGES for o in program.operations):
        texts.append(_COMBINED)
    return texts


def _together(bodies: list[str]) -> str:
    return f"bd.Compound([{', '.join(bodies)}])"


def _operation(operation: Operation, first: bool, lengths: Lengths, variable: str) -> list[str]:
    comment = f"  # {safe(operation.label)}"
    if operation.kind in _CHANGES:
        return [f"{variable} = {_CHANGES[operation.kind](operation, variable)}{comment}"]
    before, tool = _TOOLS[operation.kind](operation, lengths)
    sign, name = _MODES[operation.mode]
    if first:
        made = f"bd.Part() + {tool}"
    elif operation.fuzzy:
        made = f"combined(BRepAlgoAPI_{name}(), {variable}, {tool}, {number(operation.fuzzy)})"
    else:
        made = f"{variable} {sign} {tool}"
    return [*before, f"{variable} = {made}{comment}"]


Tool = tuple[list[str], str]
"""Lines that come before, and the expression of an operation's own solid or of a list of its copies."""


def _extrude(operation: ExtrudeOperation, lengths: Lengths) -> Tool:
    taper = "" if operation.taper is None else f", taper={operation.taper.text()}"
    tool = f"bd.extrude({_shape(operation.shape)}, {lengths(operation.low, operation.high)}{taper})"
    placed = f"{_plane(operation.frame, operation.low)}{_placed(operation.placement)} * {tool}"
    if operation.mirror is None:
        return [], placed
    normal, base = mirror_plane(operation.frame, operation.mirror)
    half_ = f"{operation.name}_half"
    mirrored = f"bd.mirror({half_}, bd.Plane({pair(base)}, z_dir={numbers(normal)}))"
    return [f"{half_} = {placed}"], f"({half_} + {mirrored})"


def _hole(operation: HoleOperation, lengths: Lengths) -> Tool:
    """Drills as solids of their own, so that a hole is cut to its depth and no further."""
    depth = negative(lengths(operation.bottom, operation.top))
    tools = [f"bd.extrude(bd.Circle({half(operation.diameter)}), {depth})"]
    if operation.bore_diameter is not None:
        tools.append(f"bd.extrude(bd.Circle({half(operation.bore_diameter)}), {negative(operation.bore_depth.text())})")
    if operation.sink_diameter is not None:
        radius = half(operation.sink_diameter)
        height = f"({radius}) / tan(radians({half(operation.sink_angle)}))"
        tools.append(f"bd.Cone(0, {radius}, {height}, align=(bd.Align.CENTER, bd.Align.CENTER, bd.Align.MAX))")
    tool = tools[0] if len(tools) == 1 else f"({' + '.join(tools)})"
    return [], f"{_plane(operation.frame, operation.top)}{_placed(operation.placement)} * {tool}"


def _revolve(operation: RevolveOperation, lengths: Lengths) -> Tool:
    """The profile is drawn in the plane of r (sketch x) and the axis (sketch y)."""
    tool = f"bd.revolve({_path(operation.profile)}, bd.Axis.Y)"
    return [], f"{_plane(profile_frame(operation.frame), None)} * {tool}"


def _facets(operation: MeshOperation, lengths: Lengths) -> Tool:
    return facet_tables(operation), f"faceted({operation.name}_points, {operation.name}_triangles)"


def _blend(operation: BlendOperation, variable: str) -> str:
    points = ", ".join(pair(point) for point in operation.points)
    return f"bd.{operation.kind}(edges_at({variable}, {points}), {operation.size.text()})"


def _plane(frame: FrameData, height: Scalar | None) -> str:
    origin, offset = placed_origin(frame, height)
    plane = f"bd.Plane({origin}, {numbers(frame.x)}, {numbers(frame.z)})"
    return f"{plane}.offset({offset})" if offset else plane


def _placed(placement: Placement) -> str:
    """The places of the copies in the sketch's frame; empty for one copy at the origin."""
    centre = "" if is_zero(placement.centre) else f" * bd.Pos{pair(placement.centre)}"
    if placement.kind == "polar":
        return f"{centre} * bd.PolarLocations({placement.radius.text()}, {placement.count}, {number(placement.start)})"
    if placement.kind == "grid":
        dx, dy = (s.text() for s in placement.spacing)
        return f"{centre} * bd.GridLocations({dx}, {dy}, {placement.grid[0]}, {placement.grid[1]})"
    if len(placement.points) == 1:
        return "" if is_zero(placement.points[0]) else f" * bd.Pos{pair(placement.points[0])}"
    return f" * bd.Locations({', '.join(pair(p) for p in placement.points)})"


def _shape(shape: ShapeData) -> str:
    if shape.kind == "circle":
        return f"bd.Circle({half(shape.diameter)})"
    if shape.kind == "rectangle":
        return _rectangle(shape)
    if shape.kind == "slot":
        return f"bd.SlotOverall({shape.length.text()}, {shape.width.text()}{_turned(shape.angle)})"
    if shape.kind == "polygon":
        return _polygon(shape)
    return _path(shape)


def _turned(degrees: float) -> str:
    return f", rotation={number(degrees)}" if degrees else ""


def _rectangle(shape: RectangleShape) -> str:
    sides = f"{shape.width.text()}, {shape.depth.text()}"
    if shape.corner is None:
        return f"bd.Rectangle({sides}{_turned(shape.angle)})"
    if shape.rounded:
        return f"bd.RectangleRounded({sides}, {shape.corner.text()}{_turned(shape.angle)})"
    return f"bd.chamfer(bd.Rectangle({sides}{_turned(shape.angle)}).vertices(), {shape.corner.text()})"


def _polygon(shape: PolygonShape) -> str:
    """``size`` is twice the radius of the inscribed circle for an even number of sides, else of that through the corners."""
    inscribed = ", major_radius=False" if shape.sides % 2 == 0 else ""
    return f"bd.RegularPolygon({half(shape.size)}, {shape.sides}{inscribed}{_turned(shape.angle)})"


def _path(shape: OutlineShape) -> str:
    starts = [shape.start, *[segment.end for segment in shape.path[:-1]]]
    if all(segment.through is None for segment in shape.path):
        return f"bd.make_face(bd.Polyline({', '.join(pair(p) for p in starts)}, close=True))"
    ends, curves = [*starts[1:], shape.start], []
    for start, end, segment in zip(starts, ends, shape.path, strict=True):
        if segment.through is None:
            curves.append(f"bd.Line({pair(start)}, {pair(end)})")
        else:
            curves.append(f"bd.ThreePointArc({pair(start)}, {pair(segment.through)}, {pair(end)})")
    return f"bd.make_face([{', '.join(curves)}])"


_TOOLS: dict[str, Callable[[Any, Lengths], Tool]] = {
    "extrude": _extrude,
    "hole": _hole,
    "revolve": _revolve,
    "facets": _facets,
}
_CHANGES: dict[str, Callable[[Any, str], str]] = {"fillet": _blend, "chamfer": _blend}

BUILD123D = Language("import build123d as bd", _helpers, _operation, _together, "bd.Part()")
