"""What a benchmark measures: a command's time and memory, and a solid against a mesh, whoever made it."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import psutil
import trimesh
from manifold3d import Manifold, OpType

from engines.meshes.files import read_mesh
from engines.meshes.repair import from_manifold, repaired, to_manifold, welded

CHORD = 2e-4
"""Curved faces are cut to within this share of the diagonal (0.02 mm on a part of 100 mm) …"""
ANGLE_RAD = 0.1
"""… and so that neighbours turn by no more than this."""
SAME_VOLUME = 1e-3


# --- commands -------------------------------------------------------------------------------------------------------

@dataclass(frozen=True)
class Finished:
    """A command after its end. ``peak_rss_gb`` is the largest sum over its process tree (pages that a parent and its child
    share count twice). ``said``: the end of what it printed. ``code`` is None when it ran past its time."""

    code: int | None
    seconds: float
    cpu_seconds: float
    peak_rss_gb: float
    said: str


def finished(command: list[str], *, folder: Path, timeout_s: float) -> Finished:
    """Runs a command in a folder and watches its process tree. Ends that tree when ``timeout_s`` have passed."""
    with tempfile.TemporaryFile() as output:
        start = time.perf_counter()
        process = subprocess.Popen(command, cwd=folder, stdout=output, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
        root = psutil.Process(process.pid)
        peak, late = 0, False
        while True:
            peak = max(peak, _tree_rss(root))
            done, status, usage = os.wait4(process.pid, os.WNOHANG)
            if done:
                break
            if not late and time.perf_counter() - start > timeout_s:
                late = True
                _end_tree(root)
            time.sleep(0.05)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        said = output.read().decode("utf-8", "replace")[-4000:]
    cpu = usage.ru_utime + usage.ru_stime
    return Finished(None if late else process.returncode, seconds, cpu, peak / 1e9, said)


def _tree_rss(root: psutil.Process) -> int:
    total = 0
    with contextlib.suppress(psutil.Error):
        for process in [root, *root.children(recursive=True)]:
            with contextlib.suppress(psutil.Error):
                total += process.memory_info().rss
    return total


def _end_tree(root: psutil.Process) -> None:
    with contextlib.suppress(psutil.Error):
        for process in [*root.children(recursive=True), root]:
            with contextlib.suppress(psutil.Error):
                process.kill()


# --- solids ---------------------------------------------------------------------------------------------------------

@dataclass(frozen=True)
class StepSolid:
    """What a STEP file holds. ``valid``: the kernel's own check on every solid, each of positive volume. ``mesh`` is closed,
    or None when the tessellation isn't."""

    valid: bool
    volume: float
    solids: int
    mesh: trimesh.Trimesh | None
    faces: int = 0


def step_solid(path: Path) -> StepSolid:
    """The solids of a STEP file, tessellated by `CHORD` and `ANGLE_RAD`. ValueError when there is none."""
    import cadquery as cq
    from OCP.BRepMesh import BRepMesh_IncrementalMesh

    solids = [solid for found in cq.importers.importStep(str(path)).vals() for solid in found.Solids()]
    if not solids:
        raise ValueError(f"{path.name} holds no solid")
    volumes = [solid.Volume() for solid in solids]
    faces = sum(len(solid.Faces()) for solid in solids)
    valid = all(solid.isValid() for solid in solids) and min(volumes) > 0
    chord = CHORD * cq.Compound.makeCompound(solids).BoundingBox().DiagonalLength
    manifolds: list[Manifold] = []
    try:
        for solid in solids:
            # By an absolute deviation first: CadQuery's own call takes it relative to each edge.
            BRepMesh_IncrementalMesh(solid.wrapped, chord, False, ANGLE_RAD, False)
            points, corners = solid.tessellate(chord, ANGLE_RAD)
            mesh = trimesh.Trimesh([point.toTuple() for point in points], np.array(corners), process=False)
            manifolds.append(to_manifold(welded(mesh)[0]))
    except ValueError:
        return StepSolid(valid, sum(volumes), len(solids), None, faces)
    return StepSolid(valid, sum(volumes), len(solids), from_manifold(Manifold.batch_boolean(manifolds, OpType.Add)), faces)


def closed_mesh(path: Path) -> trimesh.Trimesh:
    """The mesh in a file as a closed solid. `InputError` where that can't be."""
    return repaired(read_mesh(path).mesh).mesh


_RERUN = """
import runpy, sys
import cadquery as cq
result = runpy.run_path(sys.argv[1])["result"]
result = result.toCompound() if isinstance(result, cq.Assembly) else result
shapes = result.vals() if isinstance(result, cq.Workplane) else [result]
print("volume", repr(sum(solid.Volume() for shape in shapes for solid in shape.Solids())))
"""


def script_volume(script: Path, timeout_s: float = 300.0) -> float | None:
    """The volume of what a CadQuery script leaves in ``result``, run in a process and a folder of its own; None if it fails."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            done = subprocess.run(
                [sys.executable, "-c", _RERUN, str(script.resolve())],
                cwd=folder, capture_output=True, text=True, timeout=timeout_s, check=False,
            )
        except subprocess.TimeoutExpired:
            return None
    lines = [line for line in done.stdout.splitlines() if line.startswith("volume ")]
    return float(lines[-1].split()[1]) if done.returncode == 0 and lines else None
