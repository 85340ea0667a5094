"""From features to a proved program: each operation is built by the kernel, and only what it takes stays."""

from __future__ import annotations

import re

import manifold3d
import trimesh

from engines.cadfit.assembly import plainer
from engines.cadfit.construction import constructed
from engines.cadfit.features import Blend, Feature
from engines.cadfit.kernel import KernelError, Solid
from engines.cadfit.outline import signed_area
from engines.cadfit.parametrise import parametrised
from engines.cadfit.program import Program, number
from engines.cadfit.rounding import snapped
from engines.cadfit.surfaces import Array
from engines.meshes.repair import from_manifold


def plate_of(rings: list[Array], thickness: float) -> trimesh.Trimesh:
    """The outlines as they were measured, (n, 2) in mm, the outer one first, as a closed mesh of the thickness."""
    turned = [ring if (signed_area(ring) > 0) == (index == 0) else ring[::-1] for index, ring in enumerate(rings)]
    flat = manifold3d.CrossSection(turned, manifold3d.FillRule.Positive)
    return from_manifold(manifold3d.Manifold.extrude(flat, thickness))


def program_of(
    features: list[Feature | Blend],
    *,
    title: str,
    thickness: float,
    tolerance: float,
    radius_tolerance: float,
    snap: bool,
    patterns: bool,
) -> Program:
    """The program of the features. Its thickness is what was asked for, exactly, and called so."""
    program = parametrised(features, title=title, unit="mm", tolerance=tolerance, snap=snap, patterns=patterns)
    if snap:
        program = _with_round_radii(program, radius_tolerance)
    levels = {term for operation in program.operations[:1] for _, term in operation.high.terms}
    named = {term for name, scalar in program.levels if name in levels for _, term in scalar.terms} | levels
    found = next((p.name for p in program.parameters if p.name in named), None)
    if found is None:
        return program
    taken = {p.name for p in program.parameters} - {found} | {name for name, _ in program.levels}
    name = "thickness" if "thickness" not in taken else found
    data = _renamed(program.model_dump(), found, name)
    for parameter in data["parameters"]:
        if parameter["name"] == name:
            parameter |= {"value": thickness, "raw": thickness, "source": "user", "help": "thickness of the part, as given"}
    return Program.model_validate(data)


def _with_round_radii(program: Program, tolerance: float) -> Program:
    """Radii of corners made round within ``tolerance``: a short arc's is known less well than a distance."""
    program = program.model_copy(deep=True)
    corners = [
        operation.size if operation.kind == "fillet" else operation.shape.corner
        for operation in program.operations
        if operation.kind == "fillet" or (operation.kind == "extrude" and operation.shape.kind == "rectangle")
    ]
    names = {corner.terms[0][1] for corner in corners if corner is not None and corner.terms}
    for parameter in program.parameters:
        near = snapped(parameter.raw, min(tolerance, 0.03 * parameter.raw), program.unit) if parameter.name in names else None
        if near is not None:
            for operation in program.operations:
                operation.label = operation.label.replace(f"R{number(parameter.value)}", f"R{number(near)}", 1)
            parameter.value, parameter.source = near, "snap"
    values = program.names()
    for operation in program.operations:
        if operation.kind == "extrude" and operation.shape.kind == "rectangle":
            sides = [number(side.value(values)) for side in (operation.shape.width, operation.shape.depth)]
            operation.label = re.sub(r"[\d.]+ × [\d.]+", " × ".join(sides), operation.label, count=1)
    return program


def _renamed(value: object, old: str, new: str) -> object:
    """Program data with another name for one parameter, wherever it is used."""
    if isinstance(value, dict):
        return {
            key: new
            if key == "name" and inner == old
            else [new if n == old else n for n in inner]
            if key == "parameters" and all(isinstance(n, str) for n in inner)
            else _renamed(inner, old, new)
            for key, inner in value.items()
        }
    if isinstance(value, list | tuple):
        if len(value) == 2 and isinstance(value[0], float) and value[1] == old:
            return (value[0], new)
        return [_renamed(inner, old, new) for inner in value]
    return value


class Builder:
    """Runs the program a feature at a time. ``left_out``: what the kernel refused, in sentences."""

    def __init__(self, **settings: object) -> None:
        self.settings = settings
        self.kept: list[Feature | Blend] = []
        self.left_out: list[str] = []
        self.solid: Solid | None = None

    def program(self, features: list[Feature | Blend] | None = None) -> Program:
        """The program of what was kept, or of other features."""
        return program_of(self.kept if features is None else features, **self.settings)

    def add(self, feature: Feature | Blend, size: float) -> bool:
        """Builds one more feature; a refused one is tried in plainer forms, then left out and listed."""
        why = ""
        attempts = [[feature]] if isinstance(feature, Blend) else [[feature], *plainer(feature, size)]
        for attempt in attempts:
            program = self.program([*self.kept, *attempt])
            try:
                solid = constructed(program).solid
                if len(solid.shape.Solids()) != 1:
                    raise KernelError("it falls into several pieces")
            except KernelError as error:
                why = why or f"{program.operations[-1].label}: left out, the kernel refused it ({error})"
                continue
            self.kept, self.solid = [*self.kept, *attempt], solid
            return True
        self.left_out.append(why)
        return False
