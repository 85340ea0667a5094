"""The geometry kernel: run a program's script, check what it built, mesh it, write it."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import signal
import tempfile
import time
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import cadquery as cq
import numpy as np
import psutil
import trimesh
from OCP.OSD import OSD_ThreadPool

# No threads of the kernel's own: a forked copy (see `survives`) would wait for ever for them, and on parts of this size they
# gain nothing.
OSD_ThreadPool.DefaultPool_s().Init(1)


class KernelError(Exception):
    """The kernel could not build the program; the message says where."""


def survives(action: Callable[[], object], seconds: float = 8.0, memory: int = 2**29) -> bool:
    """Whether an action ends within ``seconds`` and ``memory`` more bytes, and without taking the process down, tried in a
    forked copy of it: some fillets crash the kernel, and some booleans never end and fill the memory meanwhile. An exception
    is an end; it will come again when the action is done in earnest."""
    if not hasattr(os, "fork"):
        return True
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # other threads hold nothing that the kernel needs
        pid = os.fork()
    if pid == 0:
        faulthandler.disable()
        with contextlib.suppress(BaseException):
            action()
        os._exit(0)
    copy = psutil.Process(pid)
    most = copy.memory_info().rss + memory
    until = time.monotonic() + seconds
    while True:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return os.WIFEXITED(status)
        if time.monotonic() > until or copy.memory_info().rss > most:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            return False
        time.sleep(0.004)


@dataclass(frozen=True, eq=False)
class Solid:
    """What a script built, in the file's frame and unit."""

    shape: cq.Shape

    @cached_property
    def valid(self) -> bool:
        """The kernel's own check on every solid, and a positive volume."""
        solids = self.shape.Solids()
        return bool(solids) and all(s.isValid() and s.Volume() > 0 for s in solids)

    @property
    def faces(self) -> int:
        """How many faces it has."""
        return len(self.shape.Faces())

    @cached_property
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
    from OCP.BRep import BRep_Tool
    from OCP.BRepMesh import BRepMesh_IncrementalMesh
    from OCP.BRepTools import BRepTools
    from OCP.TopAbs import TopAbs_Orientation
    from OCP.TopLoc import TopLoc_Location

    # A mesh left by an earlier, coarser or finer request would be used again.
    BRepTools.Clean_s(shape.wrapped)
    BRepMesh_IncrementalMesh(shape.wrapped, tolerance, False, angle, False)
    vertices, triangles, count = [], [], 0
    for face in shape.Faces():  # what Shape.tessellate does, without an object for every vertex: a fifth of its time
        place = TopLoc_Location()
        facets = BRep_Tool.Triangulation_s(face.wrapped, place)
        if facets is None:
            continue
        points = np.array([facets.Node(k).Coord() for k in range(1, facets.NbNodes() + 1)])
        if not place.IsIdentity():
            move = place.Transformation()
            matrix = np.array([[move.Value(row, column) for column in range(1, 5)] for row in range(1, 4)])
            points = points @ matrix[:, :3].T + matrix[:, 3]
        corners = np.array([facets.Triangle(k).Get() for k in range(1, facets.NbTriangles() + 1)], dtype=np.int64)
        corners += count - 1
        if face.wrapped.Orientation() == TopAbs_Orientation.TopAbs_REVERSED:
            corners = corners[:, [0, 2, 1]]
        vertices.append(points)
        triangles.append(corners)
        count += len(points)
    if not count:
        return trimesh.Trimesh(process=False)
    mesh = trimesh.Trimesh(np.concatenate(vertices), np.concatenate(triangles), process=False)
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


_UNITS = {"mm": ("MM", 1e-3), "cm": ("CM", 1e-2), "m": ("M", 1.0), "inch": ("INCH", 25.4e-3)}
"""What STEP calls each unit, and its length in metres."""


def write_step(
    solid: Solid, path: Path, unit: str, name: str = "part", faces: Sequence[tuple[cq.Face, str]] = (),
    bodies: Sequence[str] = (),
) -> None:
    """STEP in the file's unit: the header says it, so that other programs show the same size.

    ``name``: of the product; ``bodies``: of its solids, in their order (without them, the product's); ``faces``: faces of the
    solid with a name each.
    """
    from OCP.APIHeaderSection import APIHeaderSection_MakeHeader
    from OCP.Interface import Interface_Static
    from OCP.STEPCAFControl import STEPCAFControl_Writer
    from OCP.STEPControl import STEPControl_StepModelType
    from OCP.TCollection import TCollection_ExtendedString, TCollection_HAsciiString
    from OCP.TDataStd import TDataStd_Name
    from OCP.TDocStd import TDocStd_Document
    from OCP.XCAFApp import XCAFApp_Application
    from OCP.XCAFDoc import XCAFDoc_DocumentTool

    said, metres = _UNITS.get(unit, _UNITS["mm"])
    application = XCAFApp_Application.GetApplication_s()
    document = TDocStd_Document(TCollection_ExtendedString("XmlOcaf"))
    application.InitDocument(document)
    XCAFDoc_DocumentTool.SetLengthUnit_s(document, metres)
    tool = XCAFDoc_DocumentTool.ShapeTool_s(document.Main())
    solids = solid.shape.Solids()
    label = tool.AddShape(cq.Compound.makeCompound(solids).wrapped, False)
    TDataStd_Name.Set_s(label, TCollection_ExtendedString(name, True))
    names = list(bodies) if len(bodies) == len(solids) else [name] * len(solids)
    for shape, text in [*zip(solids, names, strict=True), *faces]:
        part = tool.AddSubShape(label, shape.wrapped)
        if not part.IsNull():
            TDataStd_Name.Set_s(part, TCollection_ExtendedString(text, True))
    writer = STEPCAFControl_Writer()
    settings = {"write.step.unit": said, "xstep.cascade.unit": said}
    try:
        for key, value in settings.items():
            Interface_Static.SetCVal_s(key, value)
        Interface_Static.SetIVal_s("write.stepcaf.subshapes.name", 1)
        writer.Transfer(document, STEPControl_StepModelType.STEPControl_AsIs)
        heading = APIHeaderSection_MakeHeader(writer.ChangeWriter().Model())
        heading.SetName(TCollection_HAsciiString(name.encode("ascii", "replace").decode()))
        heading.SetAuthorValue(1, TCollection_HAsciiString(""))
        heading.SetOrganizationValue(1, TCollection_HAsciiString(""))
        heading.SetOriginatingSystem(TCollection_HAsciiString("Showfloor"))
        if writer.Write(str(path)).name != "IFSelect_RetDone":
            raise KernelError("the STEP file could not be written")
    finally:
        for key in settings:
            Interface_Static.SetCVal_s(key, "MM")
