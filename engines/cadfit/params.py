"""What a fit, a rebuild and a comparison can be asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

from pydantic import Field, field_validator

from engines.contract import Params, input_file, setting

MESH_SUFFIXES = (".stl", ".obj", ".ply", ".off", ".glb", ".3mf", ".step", ".stp")
POINT_SUFFIXES = (".xyz", ".pts", ".asc")

Unit = Literal["auto", "mm", "cm", "m", "inch"]


class CadfitParams(Params):
    """Mesh to CAD: which mesh, and how the part is to be found."""

    mesh: Path = input_file(
        "Mesh or scan", suffixes=(*MESH_SUFFIXES, *POINT_SUFFIXES),
        help="STL, OBJ, PLY, OFF, GLB, 3MF, STEP, or points as PLY, XYZ, PTS. The part keeps the file's frame and unit.",
    )
    unit: Unit = setting(
        "auto", "Unit of the file", folded=False,
        help="Mesh files seldom say their unit; it decides which values count as round. 'auto' guesses from size and radii.",
    )
    budget_s: float = setting(
        30.0, "Time budget", unit="s", ge=5, le=600, folded=False,
        help="The search stops here and returns the best valid part so far.",
    )
    snap: bool = setting(True, "Snap to round values", help="Round a dimension when that costs less than 1e-4 of IoU.")
    fillets: bool = setting(True, "Fillets and chamfers", help="Recognise blends and apply them to a sharp body.")
    patterns: bool = setting(True, "Patterns as loops", help="Write bolt circles and grids of equal features as loops.")


class RebuildParams(Params):
    """A fitted program with other values for some of its parameters, operations left out, or another order of them."""

    program: Path = input_file("Program", suffixes=(".json",), help="program.json of a finished fit.")
    mesh: Path | None = input_file(
        "Mesh", suffixes=(*MESH_SUFFIXES, *POINT_SUFFIXES), default=None,
        help="The mesh to compare with; without it only the part is built.",
    )
    values: dict[str, float] = Field(
        default_factory=dict, title="New values", description="Parameter name → new value, in the file's unit.",
        json_schema_extra={"unit": "", "folded": False},
    )
    suppressed: list[str] | None = Field(
        None, title="Suppressed operations",
        description="Names of the operations to leave out, and no others; without it, those that the program leaves out.",
        json_schema_extra={"unit": "", "folded": False},
    )
    order: list[str] | None = Field(
        None, title="Order of operations", description="Names of all operations in their new order.",
        json_schema_extra={"unit": "", "folded": False},
    )


Method = Literal["best_extrusion", "slab_stack", "slice_and_sweep", "cadfit"]


class MethodText(NamedTuple):
    """How a method is called, and what it does in one sentence."""

    title: str
    about: str


METHODS: dict[Method, MethodText] = {
    "best_extrusion": MethodText("Single extrusion", "The one outline, direction and height with the highest IoU."),
    "slab_stack": MethodText("Slab stack", "Sections between the levels of flat faces, each extruded from level to level."),
    "slice_and_sweep": MethodText(
        "Slice and sweep", "In the manner of the paper, simplified: loops swept while they stay on the surface, kept by IoU."
    ),
    "cadfit": MethodText("Mesh to CAD", "This lab's engine: exact surfaces first, then the operations they imply."),
}
"""The methods of a comparison, in the order in which they run."""


class CompareParams(Params):
    """One mesh, several methods."""

    mesh: Path = input_file("Mesh", suffixes=MESH_SUFFIXES, help="The mesh that every method is given.")
    methods: list[Method] = setting(
        list(METHODS), "Methods", folded=False, min_length=1, labels={name: text.title for name, text in METHODS.items()},
        help="They run one after the other in the same run.",
    )
    budget_s: float = setting(
        30.0, "Time budget of each", unit="s", ge=5, le=120, folded=False, help="After it a method tries nothing new."
    )
    unit: Unit = setting("auto", "Unit of the file", help="It decides which values count as round.")

    @field_validator("methods")
    @classmethod
    def _each_once(cls, value: list[Method]) -> list[Method]:
        return [method for method in METHODS if method in value]
