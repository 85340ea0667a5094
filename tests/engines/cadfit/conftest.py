"""Parts with known dimensions, their meshes as a file would hold them, and the way from a mesh to a proved program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import cadquery as cq
import numpy as np
import pytest
import trimesh
from OCP.BRepTools import BRepTools

from engines.cadfit.assembly import Assembly
from engines.cadfit.effort import Effort
from engines.cadfit.features import Feature, Target
from engines.cadfit.program import Program
from engines.cadfit.search import Search
from engines.cadfit.segmentation import Segmentation, find_surfaces
from engines.meshes.files import read_mesh
from engines.meshes.repair import repaired, to_manifold

COARSE = 2 * np.pi / 24
"""The turn of a facet when a circle has 24."""

MeshOf = Callable[..., trimesh.Trimesh]


@pytest.fixture(scope="session")
def mesh_of(tmp_path_factory: pytest.TempPathFactory) -> MeshOf:
    """``mesh_of(part, angle=0.1, chord=0.02)``: the part's triangles through a binary STL, so with its rounding to 32 bits."""
    folder = tmp_path_factory.mktemp("meshes")

    def made(part: cq.Workplane, angle: float = 0.1, chord: float = 0.02) -> trimesh.Trimesh:
        path = folder / "part.stl"
        BRepTools.Clean_s(part.val().wrapped)  # a finer mesh of an earlier request would be used again
        cq.exporters.export(part, str(path), tolerance=chord, angularTolerance=angle)
        # Slivers at a sphere's poles fall into a line as 32-bit numbers: the file is read and closed as every file is.
        return repaired(read_mesh(path).mesh).mesh

    return made


@dataclass(frozen=True, eq=False)
class Solved:
    """What a mesh became: its surfaces, the search's features, and the assembly that the kernel proved."""

    found: Segmentation
    features: list[Feature]
    assembly: Assembly
    program: Program

    @property
    def values(self) -> dict[str, float]:
        """Values of the program's parameters by name."""
        return {parameter.name: parameter.value for parameter in self.program.parameters}

    def named(self, ending: str) -> list[float]:
        """Values of the parameters whose names end so, ascending."""
        return sorted(value for name, value in self.values.items() if name.endswith(ending))


@pytest.fixture(scope="session")
def solved() -> Callable[..., Solved]:
    """``solved(mesh)``: surfaces, search, kernel and blends, without files and pictures."""

    def run(mesh: trimesh.Trimesh, budget: float = 60.0, effort: Effort | None = None, **choices: bool) -> Solved:
        found = find_surfaces(mesh)
        solid = to_manifold(mesh)
        search = Search(found, solid, deadline=budget, effort=effort or Effort())
        for _ in search.steps():
            pass
        size = float(np.linalg.norm(mesh.extents))
        assembly = Assembly(Target(solid), size=size, unit="mm", title="part", tolerance=2e-5 * size, **choices)
        assembly.build(search.all)
        for _ in assembly.blend(found):
            pass
        return Solved(found, search.all, assembly, assembly.program())

    return run


@pytest.fixture(scope="session")
def plate() -> cq.Workplane:
    """60 × 40 × 8 mm about the origin with four through holes Ø6.5 on a 40 × 20 grid."""
    return cq.Workplane().box(60, 40, 8).faces(">Z").workplane().rarray(40, 20, 2, 2).hole(6.5)


@pytest.fixture(scope="session")
def plate_stl(plate: cq.Workplane, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plate as a file."""
    path = tmp_path_factory.mktemp("plate") / "plate.stl"
    cq.exporters.export(plate, str(path), tolerance=0.02, angularTolerance=0.1)
    return path
