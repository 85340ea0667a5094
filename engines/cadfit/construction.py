"""Build a program an operation at a time, from the very lines of its script: what can't be built is told by its operation."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from math import dist, inf, pi, sin

import cadquery as cq
import numpy as np

from engines.cadfit.kernel import KernelError, Solid, Workshop
from engines.cadfit.program import (
    BlendOperation,
    CircleShape,
    ExtrudeOperation,
    HoleOperation,
    Operation,
    Placement,
    Program,
)
from engines.cadfit.script import header, operations, tail, tool_alone
from engines.cadfit.source import variable

_NOTHING_YET = {
    "cut": "has nothing to cut yet; move it behind an operation that adds material",
    "modify": "has no edges to work on yet; move it behind an operation that adds material",
}
_ROOM = {
    "fillet": "the faces beside its edges leave no room for that radius",
    "chamfer": "the faces beside its edges leave no room for that size",
}


class Refused(KernelError):
    """An operation of a program that can't be built. ``why``: what is the matter with it; ``advice``: what to do."""

    def __init__(self, operation: Operation, place: str, why: str, advice: str) -> None:
        super().__init__(f"{operation.label} ({place}) {why}; {advice}")
        self.operation, self.place, self.why, self.advice = operation, place, why, advice


@dataclass(frozen=True, eq=False)
class Construction:
    """A finished part. ``faces``: each with the name of the operation that made its surface; ``bodies``: a name a solid."""

    solid: Solid
    faces: list[tuple[cq.Face, str]]
    bodies: list[str]


def constructed(program: Program, *, edited: bool = False) -> Construction:
    """The part that the program's script builds. Raises what `constructing` does."""
    steps = constructing(program, edited=edited)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def constructing(program: Program, *, edited: bool = False) -> Generator[Operation, None, Construction]:
    """Builds the part, and yields each operation before its turn: a kernel may take its time.

    `Refused` names the first operation that can't be built or leaves the part invalid; of an ``edited`` program also one that
    no longer changes the part (a kernel's cut may fail without a word) or has lost the edges that it was for.
    """
    shop = Workshop()
    shop.run(header(program))
    history: dict[str, list[tuple[Operation, Solid]]] = {}
    makers: dict[str, _Makers] = {}
    for operation, text in operations(program):
        if operation.suppressed:
            continue
        yield operation
        name = variable(program, operation)
        before = history.setdefault(name, [])
        solid = _next(program, operation, text, shop, before[-1][1] if before else None, edited)
        before.append((operation, solid))
        makers.setdefault(name, _Makers()).see(solid, operation.name)
    shop.run(tail(program))
    for steps in history.values():
        for operation, solid in steps if not steps[-1][1].valid else ():
            if not solid.valid:
                advice = "leave it out, or choose values nearer to the fitted ones"
                raise Refused(operation, _place(program, operation), "gives a solid that is not valid", advice)
    faces = [(face, makers[name].faces[face]) for name, steps in history.items() for face in steps[-1][1].shape.Faces()]
    bodies = [name for name, steps in history.items() for _ in steps[-1][1].shape.Solids()]
    return Construction(shop.solid(), faces, bodies if len(history) > 1 else [])


class _Makers:
    """Which operation made the surface of each face of a body: the first after which there is a face on that surface."""

    def __init__(self) -> None:
        self.faces: dict[cq.Shape, str] = {}
        self._surfaces: dict[tuple, str] = {}

    def see(self, solid: Solid, name: str) -> None:
        """The body after the operation of that name."""
        for face in solid.shape.Faces():
            if face not in self.faces:
                self.faces[face] = self._surfaces.setdefault(surface_key(face), name)


def _next(program: Program, operation: Operation, text: str, shop: Workshop, before: Solid | None, edited: bool) -> Solid:
    """The body after one more operation."""
    place = _place(program, operation)
    if before is None and operation.mode != "add":
        why, advice = _NOTHING_YET[operation.mode].split("; ")
        raise Refused(operation, place, why, advice)
    if edited and isinstance(operation, BlendOperation):
        other = _maker_of_lost_edges(program, operation, before)
        if other is not None:
            raise Refused(operation, place, f"has lost its edges: they belong to {_gone(other)}", _without(other))
    if edited and _copies_overlap(program, operation):
        # Tools that overlap keep some of the kernel's booleans busy without an end.
        raise Refused(operation, place, "has copies that overlap each other", "make them smaller, or put them further apart")
    try:
        shop.run(text)
        solid = shop.solid(variable(program, operation))
    except KernelError as error:
        why = _ROOM.get(operation.kind, "the kernel refused it")
        advice = f"choose a smaller {'radius' if operation.kind == 'fillet' else 'size'}, or leave it out"
        if operation.kind not in _ROOM:
            advice = "choose values nearer to the fitted ones, or leave it out"
        raise Refused(operation, place, f"can't be built: {why} (kernel: {str(error)[:120]})", advice) from error
    if edited and before is not None and abs(solid.volume - before.volume) < 1e-9 * abs(before.volume):
        other = next((o for o in _absent(program, operation) if o.mode == "add" and _overlap(program, operation, o)), None)
        if operation.mode == "cut" and other is not None:
            why = f"no longer changes the part: what it cut belongs to {_gone(other)}"
            raise Refused(operation, place, why, _without(other))
        advice = "choose values nearer to the fitted ones, put it in another place, or leave it out"
        raise Refused(operation, place, "no longer changes the part", advice)
    return solid


def _copies_overlap(program: Program, operation: Operation) -> bool:
    """Whether the circles of a pattern overlap, and did not where they were measured."""
    fitted = [parameter.model_copy(update={"value": parameter.raw}) for parameter in program.parameters]

    def overlap(names: dict[str, float]) -> bool:
        if isinstance(operation, HoleOperation):
            sizes = [operation.diameter, operation.bore_diameter, operation.sink_diameter]
        elif isinstance(operation, ExtrudeOperation) and isinstance(operation.shape, CircleShape):
            sizes = [operation.shape.diameter]
        else:
            return False
        across = max(size.value(names) for size in sizes if size is not None)
        return _apart(operation.placement, names) < (1 - 1e-6) * across

    return overlap(program.names()) and not overlap(program.model_copy(update={"parameters": fitted}).names())


def _apart(placement: Placement, names: dict[str, float]) -> float:
    """Distance of the two copies that are nearest to each other."""
    if placement.copies < 2:
        return inf
    if placement.kind == "polar":
        return 2 * abs(placement.radius.value(names)) * sin(pi / placement.count)
    if placement.kind == "grid":
        steps = zip(placement.spacing, placement.grid, strict=True)
        return min(abs(step.value(names)) for step, count in steps if count > 1)
    points = [tuple(scalar.value(names) for scalar in point) for point in placement.points]
    return min(dist(a, b) for k, a in enumerate(points) for b in points[:k])


def _place(program: Program, operation: Operation) -> str:
    index = next(k for k, o in enumerate(program.operations) if o is operation)
    return f"operation {index + 1} of {len(program.operations)}"


def _absent(program: Program, operation: Operation) -> Iterator[Operation]:
    """The operations of the body that the part doesn't have when this one's turn comes: suppressed, or later."""
    before = True
    for other in program.operations:
        before = before and other is not operation
        if other is not operation and other.body == operation.body and (other.suppressed or not before):
            yield other


def _gone(other: Operation) -> str:
    return f"“{other.label}”, which is {'suppressed' if other.suppressed else 'built after it'}"


def _without(other: Operation) -> str:
    return "suppress it, too, or bring that one back" if other.suppressed else "move it behind that one, or suppress it"


def _maker_of_lost_edges(program: Program, operation: BlendOperation, before: Solid) -> Operation | None:
    """The absent operation on whose solid those points lie that are further from every edge of the part than the blend is
    large; None where all points have their edges, or where nobody knows whose they were."""
    names = program.names()
    size, edges = operation.size.value(names), before.shape.Edges()
    points = [cq.Vertex.makeVertex(*(scalar.value(names) for scalar in point)) for point in operation.points]
    lost = [point for point in points if min(edge.distance(point) for edge in edges) > abs(size)]
    for other in _absent(program, operation) if lost else ():
        tool = _tool(program, other)
        if tool is not None and any(_on_boundary(tool, point, 0.05 * abs(size)) for point in lost):
            return other
    return None


def _on_boundary(tool: Solid, point: cq.Vertex, tolerance: float) -> bool:
    return any(face.distance(point) <= tolerance for face in tool.shape.Faces())


def _overlap(program: Program, one: Operation, other: Operation) -> bool:
    """Whether the boxes of two operations' own solids share a volume."""
    tools = _tool(program, one), _tool(program, other)
    if None in tools:
        return False
    a, b = (tool.shape.BoundingBox() for tool in tools)
    low = np.maximum((a.xmin, a.ymin, a.zmin), (b.xmin, b.ymin, b.zmin))
    high = np.minimum((a.xmax, a.ymax, a.zmax), (b.xmax, b.ymax, b.zmax))
    return bool((high - low).min() > 1e-6 * a.DiagonalLength)


def _tool(program: Program, operation: Operation) -> Solid | None:
    """An operation's own solid; None for those that have none, and for what can't be built."""
    text = tool_alone(program, operation, "tool_alone")
    if not text:
        return None
    shop = Workshop()
    try:
        shop.run(header(program))
        shop.run(text)
        return shop.solid("tool_alone")
    except KernelError:
        return None


def surface_key(face: cq.Face) -> tuple:
    """The surface on which a face lies, as far as it can be told apart by a few numbers: the same before and after it is cut.

    Planes, cylinders, cones, spheres and tori, in the part's unit to six digits; any other kind is one by its centre.
    """
    from OCP.BRepAdaptor import BRepAdaptor_Surface

    kind, surface = face.geomType(), BRepAdaptor_Surface(face.wrapped)

    def rounded(*values: float) -> tuple[float, ...]:
        return tuple(float(f"{value:.6g}") + 0.0 if abs(value) > 1e-6 else 0.0 for value in values)

    def axis_of(line) -> tuple[float, ...]:
        """A line's direction, up to its sign, and its point nearest to the origin."""
        d, p = line.Direction(), line.Location()
        direction, point = cq.Vector(d.X(), d.Y(), d.Z()), cq.Vector(p.X(), p.Y(), p.Z())
        sign = -1 if next((c for c in direction.toTuple() if abs(c) > 1e-6), 1) < 0 else 1
        foot = point - direction * point.dot(direction)
        return rounded(*(direction * sign).toTuple(), *foot.toTuple())

    if kind == "PLANE":
        line = surface.Plane().Axis()
        d, p = line.Direction(), line.Location()
        return (kind, *axis_of(line)[:3], *rounded(abs(d.X() * p.X() + d.Y() * p.Y() + d.Z() * p.Z())))
    if kind == "CYLINDER":
        return (kind, *axis_of(surface.Cylinder().Axis()), *rounded(surface.Cylinder().Radius()))
    if kind == "CONE":
        cone = surface.Cone()
        return (kind, *axis_of(cone.Axis()), *rounded(cone.Apex().X(), cone.Apex().Y(), cone.Apex().Z()))
    if kind == "SPHERE":
        centre = surface.Sphere().Location()
        return (kind, *rounded(centre.X(), centre.Y(), centre.Z(), surface.Sphere().Radius()))
    if kind == "TORUS":
        torus = surface.Torus()
        centre = torus.Location()
        return (kind, *rounded(centre.X(), centre.Y(), centre.Z(), torus.MajorRadius(), torus.MinorRadius()))
    return (kind, *rounded(*face.Center().toTuple()))
