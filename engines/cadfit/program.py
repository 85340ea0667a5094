"""An editable CAD program: named parameters, levels that follow from them, and one operation a line.

A program is data (`program.json`); `script.py` writes it as CadQuery, and the kernel runs that text: what a person edits is
what was measured.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field


class _Data(BaseModel):
    model_config = ConfigDict(extra="forbid", allow_inf_nan=False)


_RESERVED = {*keyword.kwlist, *keyword.softkwlist, "result", "cq", "radians", "tan", "edges_at", "faceted", "bd", "combined"}


def _is_free(name: str) -> str:
    if name in _RESERVED or re.fullmatch(r"body_\d+", name):
        raise ValueError(f"{name!r} can't be the name of a parameter, a level or an operation")
    return name


Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,79}$"), AfterValidator(_is_free)]
"""A program may come from anywhere, and names go into its script: nothing but an identifier gets in."""
LengthUnit = Literal["mm", "cm", "m", "inch"]


class Parameter(_Data):
    """A named dimension. ``raw`` is what the fit measured, ``value`` what the program uses; both in the file's unit
    (degrees for angles). ``source``: fit (as measured), snap (made round) or user (edited)."""

    name: Name
    value: float
    raw: float
    unit: LengthUnit | Literal["deg"]
    source: Literal["fit", "snap", "user"] = "fit"
    help: str = ""


class Scalar(_Data):
    """A linear expression: constant + Σ factor · name."""

    constant: float = 0.0
    terms: list[tuple[float, Name]] = Field(default_factory=list)

    def value(self, names: dict[str, float]) -> float:
        """Its value for values of the names; `KeyError` for a name that is missing."""
        return self.constant + sum(factor * names[name] for factor, name in self.terms)

    def text(self) -> str:
        """As Python source."""
        parts = []
        for factor, name in self.terms:
            body = name if abs(factor) == 1 else f"{number(abs(factor))} * {name}"
            parts.append(("- " if factor < 0 else "+ ") + body)
        if self.constant or not parts:
            constant = number(abs(self.constant))
            sign = "- " if self.constant < 0 else "+ "
            parts = [sign + constant, *parts] if not parts else [*parts, sign + constant]
        text = " ".join(parts)
        return text[2:] if text.startswith("+ ") else "-" + text[2:]

    def shifted(self, factor: float, name: str) -> Scalar:
        """This expression plus factor · name."""
        return Scalar(constant=self.constant, terms=[*self.terms, (factor, name)])


def number(value: float) -> str:
    """A number as Python source: short, and never '-0.0'."""
    text = f"{value:.7g}"
    if float(text) == 0:
        return "0"
    return text if "e" not in text else repr(float(text))


def named(name: str) -> Scalar:
    """The expression that is just one name."""
    return Scalar(terms=[(1.0, name)])


class FrameData(_Data):
    """A sketch frame: origin, x and z (normal) in the file's frame."""

    origin: tuple[float, float, float]
    x: tuple[float, float, float]
    z: tuple[float, float, float]


class CircleShape(_Data):
    """A circle by its diameter."""

    kind: Literal["circle"] = "circle"
    diameter: Scalar


class RectangleShape(_Data):
    """A rectangle; corners sharp, rounded (fillet) or cut (chamfer) by ``corner``."""

    kind: Literal["rectangle"] = "rectangle"
    width: Scalar
    depth: Scalar
    angle: float = 0.0
    corner: Scalar | None = None
    rounded: bool = True


class SlotShape(_Data):
    """A slot by its length from tip to tip and its width."""

    kind: Literal["slot"] = "slot"
    length: Scalar
    width: Scalar
    angle: float = 0.0


class PolygonShape(_Data):
    """A regular polygon; ``size`` is the distance across flats for an even number of sides, else across corners."""

    kind: Literal["polygon"] = "polygon"
    sides: int = Field(ge=3, le=360)
    size: Scalar
    angle: float = 0.0


def _as_scalar(value: object) -> object:
    return {"constant": value} if isinstance(value, (int, float)) else value


class PathSegment(_Data):
    """A line to ``end``, or an arc through ``through`` to ``end``."""

    end: tuple[Scalar, Scalar]
    through: tuple[Annotated[Scalar, BeforeValidator(_as_scalar)], Annotated[Scalar, BeforeValidator(_as_scalar)]] | None = None


class OutlineShape(_Data):
    """A closed path of lines and arcs."""

    kind: Literal["outline"] = "outline"
    start: tuple[Scalar, Scalar]
    path: list[PathSegment]


ShapeData = Annotated[CircleShape | RectangleShape | SlotShape | PolygonShape | OutlineShape, Field(discriminator="kind")]


class Placement(_Data):
    """Where the copies of a shape go: given points, a bolt circle (polar) or a grid."""

    kind: Literal["points", "polar", "grid"] = "points"
    points: list[tuple[Scalar, Scalar]] = Field(default_factory=list)
    centre: tuple[Scalar, Scalar] | None = None
    radius: Scalar | None = None
    start: float = 0.0
    count: int = Field(1, ge=1, le=1000)
    spacing: tuple[Scalar, Scalar] | None = None
    grid: tuple[Annotated[int, Field(ge=1, le=1000)], Annotated[int, Field(ge=1, le=1000)]] = (1, 1)

    @property
    def copies(self) -> int:
        """How many there are."""
        return {"points": len(self.points), "polar": self.count, "grid": self.grid[0] * self.grid[1]}[self.kind]


class _Operation(_Data):
    name: Name
    label: str
    parameters: list[str] = Field(default_factory=list)
    fallback: bool = False
    fuzzy: float = 0.0
    body: int = 0
    iou: float | None = None
    suppressed: bool = False
    """Kept in the program and left out of the part."""


class Mirror(_Data):
    """A second copy, mirrored along the sketch's x or y about a line across it at ``about``."""

    along: Literal["x", "y"]
    about: Scalar


class ExtrudeOperation(_Operation):
    """Extrude a shape from one level to another; add it to the part or cut it out."""

    kind: Literal["extrude"] = "extrude"
    mode: Literal["add", "cut"]
    frame: FrameData
    shape: ShapeData
    placement: Placement
    low: Scalar
    high: Scalar
    mirror: Mirror | None = None
    taper: Scalar | None = None
    """Draft in degrees: the shape gets smaller from ``low`` to ``high``."""


class HoleOperation(_Operation):
    """Drill holes: plain, counterbored or countersunk."""

    kind: Literal["hole"] = "hole"
    mode: Literal["cut"] = "cut"
    frame: FrameData
    placement: Placement
    diameter: Scalar
    top: Scalar
    bottom: Scalar
    bore_diameter: Scalar | None = None
    bore_depth: Scalar | None = None
    sink_diameter: Scalar | None = None
    sink_angle: Scalar | None = None


class RevolveOperation(_Operation):
    """Turn a profile (r, z) all the way round the frame's z."""

    kind: Literal["revolve"] = "revolve"
    mode: Literal["add", "cut"]
    frame: FrameData
    profile: OutlineShape


class BlendOperation(_Operation):
    """Fillet or chamfer the edges that pass nearest to the points."""

    kind: Literal["fillet", "chamfer"]
    mode: Literal["modify"] = "modify"
    size: Scalar
    points: list[tuple[Scalar, Scalar, Scalar]]


class MeshOperation(_Operation):
    """The mesh's own triangles as a faceted solid: the last resort, and said so."""

    kind: Literal["facets"] = "facets"
    mode: Literal["add"] = "add"
    points: list[tuple[float, float, float]]
    triangles: list[tuple[int, int, int]]


Operation = Annotated[
    ExtrudeOperation | HoleOperation | RevolveOperation | BlendOperation | MeshOperation, Field(discriminator="kind")
]


def _relabelled(operation: Operation, old: dict[str, float], new: dict[str, float]) -> str:
    """The operation's label with the new values in place of the old ones. Labels name values in the order of the operation's
    parameters: of two equal ones the first is the first."""
    label = operation.label
    start = label.find(": ") + 1 or max(label.find("Ø"), 0)
    places: dict[str, list[re.Match[str]]] = {}
    for found in re.finditer(r"(?:(?<=[ØR])|(?<![\w.×]))\d+(?:\.\d+)?(?![\w.])", label):
        if found.start() >= start:
            places.setdefault(found.group(), []).append(found)
    changes = []
    for name in operation.parameters:
        same = places.get(number(old.get(name, 0.0)), [])
        if same:
            found = same.pop(0)
            if name in new:
                changes.append((found.span(), number(new[name])))
    for (low, high), text in sorted(changes, reverse=True):
        label = label[:low] + text + label[high:]
    return label


class Program(_Data):
    """The whole program. ``levels``: names for heights that follow from parameters, in the order they are worked out."""

    title: str
    unit: LengthUnit
    step_unit: LengthUnit = "mm"
    """The unit in the STEP file's header. Mesh files seldom say theirs, and programs read their numbers as millimetres:
    so does this, unless the file or the person says otherwise."""
    parameters: list[Parameter] = Field(default_factory=list)
    levels: list[tuple[Name, Scalar]] = Field(default_factory=list)
    operations: list[Operation] = Field(default_factory=list)

    @property
    def bodies(self) -> int:
        """How many separate bodies the operations make."""
        return max((operation.body for operation in self.operations), default=0) + 1

    def names(self) -> dict[str, float]:
        """Values of all parameters and levels."""
        known = {parameter.name: parameter.value for parameter in self.parameters}
        for name, scalar in self.levels:
            known[name] = scalar.value(known)
        return known

    def with_values(self, values: dict[str, float]) -> Program:
        """The same program with other values for some parameters; `KeyError` names one that it doesn't have."""
        known = {parameter.name for parameter in self.parameters}
        for name in values:
            if name not in known:
                raise KeyError(name)
        new = {p.name: float(values[p.name]) for p in self.parameters if p.name in values and values[p.name] != p.value}
        parameters = [
            p.model_copy(update={"value": new[p.name], "source": "user"}) if p.name in new else p for p in self.parameters
        ]
        old = {p.name: p.value for p in self.parameters}
        operations = [o.model_copy(update={"label": _relabelled(o, old, new)}) for o in self.operations]
        return self.model_copy(update={"parameters": parameters, "operations": operations})

    def arranged(self, suppressed: Sequence[str] | None = None, order: Sequence[str] | None = None) -> Program:
        """The same program with just these operations suppressed, and all in this order, by their names.

        None: as it is. `KeyError` for a name that is none of an operation; `ValueError` for an order that doesn't name each
        operation once.
        """
        known = {operation.name: operation for operation in self.operations}
        for name in [*(suppressed or ()), *(order or ())]:
            if name not in known:
                raise KeyError(name)
        if order is not None and sorted(order) != sorted(o.name for o in self.operations):
            raise ValueError("the order must name each operation once")
        operations = [known[name] for name in order] if order is not None else list(self.operations)
        if suppressed is not None:
            operations = [o.model_copy(update={"suppressed": o.name in suppressed}) for o in operations]
        return self.model_copy(update={"operations": operations})

    def renamed(self, prefix: str) -> Program:
        """The same program with a prefix before every name of a parameter, level or operation."""
        known = {p.name for p in self.parameters} | {name for name, _ in self.levels}

        def walked(value: object) -> object:
            if isinstance(value, dict):
                if set(value) == {"constant", "terms"}:
                    return {**value, "terms": [(f, prefix + n if n in known else n) for f, n in value["terms"]]}
                return {key: walked(inner) for key, inner in value.items()}
            if isinstance(value, (list, tuple)):
                return [walked(inner) for inner in value]
            return value

        data = walked(self.model_dump())
        data["parameters"] = [{**p, "name": prefix + p["name"]} for p in data["parameters"]]
        data["levels"] = [(prefix + name, scalar) for name, scalar in data["levels"]]
        data["operations"] = [
            {**o, "name": prefix + o["name"], "parameters": [prefix + n for n in o["parameters"]]} for o in data["operations"]
        ]
        return Program.model_validate(data)
