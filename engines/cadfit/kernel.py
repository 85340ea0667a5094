"""The geometry kernel: run a program's script, check what it built, mesh it, write it."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

import cadquery as cq
import numpy as np
import trimesh


class KernelError(Exception):
    """The kernel could not build the program; the message says where."""


@dataclass(frozen=True, eq=False)
class Solid:
    """What a script built, in the file's frame and unit."""

    shape: cq.Shape

    @property
    def valid(self) -> bool:
        """The kernel's own check on every solid, and a positive volume."""
        solids = self.shape.Solids()
        return bool(solids) and all(s.isValid() and s.Volume() > 0 for s in solids)

    @property
    def faces(self) -> int:
        """How many faces it has."""
        return len(self.shape.Faces())

    @property
    def volume(self) -> float:
        """Volume of all solids."""
        return float(sum(s.Volume() for s in self.shape.Solids()))

    def mesh(self, tolerance: float, angle: float = 0.1) -> trimesh.Trimesh:
        """Triangles within ``tolerance`` (absolute, file's unit) of the surface and ``angle`` radians of its curvature."""
        return tessellated(self.shape, tolerance, angle)

    def closes_as_stl(self, tolerance: float, angle: float) -> bool:
        """Whether its triangles, rounded to single precision as an STL file rounds them, still enclose a volume: a valid
        solid with a shorter edge, or one that touches itself along an edge, does not, and other programs refuse it."""
        mesh = tessellated(self.shape, tolerance, angle, raw=True)
        rounded = np.asarray(mesh.vertices, np.float32).astype(float)
        return bool(trimesh.Trimesh(rounded, mesh.faces, process=True).is_volume)

    def edges(self, tolerance: float) -> list[np.ndarray]:
        """The B-rep's edges as polylines (k, 3)."""
        lines = []
        for edge in self.shape.Edges():
            if edge.geomType() == "LINE":
                count = 2
            else:
                count = int(np.clip(np.ceil(np.sqrt(edge.Length() / max(tolerance, 1e-12)) / 2), 8, 96))
            try:
                lines.append(np.array([p.toTuple() for p in edge.positions(np.linspace(0, 1, count))]))
            except Exception:
                continue  # degenerate edges (a cone's apex) have no curve
        return lines


def tessellated(shape: cq.Shape, tolerance: float, angle: float, *, raw: bool = False) -> trimesh.Trimesh:
    """A shape's triangles, vertices shared; ``raw``: as the kernel made them, face by face."""
    from OCP.BRepMesh import BRepMesh_IncrementalMesh
    from OCP.BRepTools import BRepTools

    # A mesh left by an earlier, coarser or finer request would be used again.
    BRepTools.Clean_s(shape.wrapped)
    BRepMesh_IncrementalMesh(shape.wrapped, tolerance, False, angle, False)
    vertices, triangles = shape.tessellate(tolerance, angle)
    mesh = trimesh.Trimesh(np.array([v.toTuple() for v in vertices]), np.array(triangles, dtype=np.int64), process=False)
    if raw:
        return mesh
    mesh.merge_vertices(digits_vertex=10)
    mesh.update_faces(mesh.nondegenerate_faces(height=0))
    mesh.remove_unreferenced_vertices()
    return mesh


def through_step(solid: Solid, unit: str) -> Solid:
    """The solid as another program gets it: written as STEP and read again (lengths in mm)."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "part.step"
        write_step(solid, path, unit)
        return taken(cq.importers.importStep(str(path)))


class Workshop:
    """A script run a piece at a time, so that one refused operation costs that operation and not the part."""

    def __init__(self) -> None:
        self.namespace: dict = {"__name__": "part"}

    def run(self, text: str) -> None:
        """Run source; `KernelError` says what the kernel refused. The source is the engine's own, in the run's own process."""
        try:
            exec(compile(text, "part.py", "exec"), self.namespace)
        except Exception as error:
            raise KernelError(_said(error)) from error

    def solid(self, variable: str = "result") -> Solid:
        """What a variable holds now."""
        return taken(self.namespace.get(variable))


def run_script(text: str) -> Solid:
    """Run CadQuery source and take its ``result``."""
    shop = Workshop()
    shop.run(text)
    return shop.solid()


def taken(result: object) -> Solid:
    """The solids of a Workplane or Shape."""
    if isinstance(result, cq.Workplane):
        shapes = [v for v in result.vals() if isinstance(v, cq.Shape)]
        if not shapes:
            raise KernelError("the script built nothing")
        shape = shapes[0] if len(shapes) == 1 else cq.Compound.makeCompound(shapes)
    elif isinstance(result, cq.Shape):
        shape = result
    else:
        raise KernelError("the script left no 'result'")
    solids = shape.Solids()
    if not solids:
        raise KernelError("the script built no solid")
    return Solid(solids[0] if len(solids) == 1 else cq.Compound.makeCompound(solids))


def _said(error: Exception) -> str:
    text = str(error).strip().splitlines()
    return f"{type(error).__name__}: {text[0]}" if text else type(error).__name__


def write_step(solid: Solid, path: Path, unit: str) -> None:
    """STEP in the file's unit: the header says it, so that other programs show the same size."""
    from OCP.Interface import Interface_Static

    names = {"mm": "MM", "cm": "CM", "m": "M", "inch": "INCH"}
    Interface_Static.SetCVal_s("write.step.unit", names.get(unit, "MM"))
    Interface_Static.SetCVal_s("xstep.cascade.unit", names.get(unit, "MM"))
    try:
        name = names.get(unit, "MM")
        cq.exporters.export(cq.Workplane(solid.shape), str(path), exportType="STEP", unit=name, outputUnit=name)
    finally:
        Interface_Static.SetCVal_s("write.step.unit", "MM")
        Interface_Static.SetCVal_s("xstep.cascade.unit", "MM")
