"""Thin surfaces from end to end: read points, reconstruct while the surface is watched, measure, write."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
import trimesh

from engines.contract import InputError, Metric, Preview, Progress, Result
from engines.meshes.distance import Surface
from engines.meshes.files import read_mesh
from engines.meshes.glb import write_glb
from engines.meshes.points import holds_points, read_points
from engines.meshes.topology import open_edges
from engines.mpf.frame import LEAST_POINTS
from engines.mpf.params import MpfParams
from engines.mpf.reconstruction import Look, Reconstruction, reconstructing
from engines.mpf.thickness import wall_thickness

Event = Progress | Metric | Preview | Result
_FIELD_CELLS = 80
"""Places along the longest side at which the fields are written."""
_CURVES_EVERY = 5


def reconstruct_file(params: MpfParams, folder: Path) -> Iterator[Event]:
    """A surface through the points of a file."""
    started = time.monotonic()
    torch.set_num_threads(params.threads)
    yield Progress(stage="Reading the points", fraction=0.01)
    points, _, notes, _ = _read(params)
    _write_cloud(folder / "points.ply", points)
    yield Preview(kind="points", path="points.ply", caption=f"{len(points):,} points", data={"points": len(points)})
    device = "cuda" if params.carrier == "network" and torch.cuda.is_available() else "cpu"
    run = reconstructing(points, carrier=params.carrier, effort=params.effort, seed=params.seed, device=device)
    shown, stage = 0, ""
    while True:
        try:
            look = next(run)
        except StopIteration as ended:
            found: Reconstruction = ended.value
            break
        if look.stage != stage or look.mesh is not None:
            stage = look.stage
            yield Progress(stage=look.stage, fraction=look.fraction)
        yield from _curves(look)
        if look.mesh is not None and len(look.mesh.faces):
            shown += 1
            path = f"surface_{shown:03d}.glb"
            write_glb(folder / path, look.mesh.vertices, look.mesh.faces, normals=look.mesh.vertex_normals)
            yield Preview(
                kind="surface", path=path, caption=f"{look.seconds:.0f} s",
                data={"triangles": len(look.mesh.faces), "step": look.step.number + 1 if look.step else 0},
            )  # fmt: skip
    if not len(found.mesh.faces):
        raise InputError("no surface was found in these points, which may be noise or too few for the shape; bring more points")
    seconds = time.monotonic() - started
    yield Progress(stage="Measuring and writing", fraction=0.9)
    notes += found.notes
    yield _result(params, folder, found, points, notes, seconds)


def _read(params: MpfParams) -> tuple[np.ndarray, np.ndarray | None, list[str], trimesh.Trimesh | None]:
    """(points (n, 3), normals (n, 3) or None, notes, mesh or None). Normals are those of a point file: of length one, zero
    where a point has none. The mesh is the one that the points were drawn from."""
    path = params.file
    if not path.is_file():
        raise InputError(f"there is no file {path.name}; choose a point cloud or a mesh")
    if not path.stat().st_size:
        raise InputError(f"{path.name} is empty (0 bytes); save it again")
    if holds_points(path):
        read = read_points(path, least=LEAST_POINTS)
        return read.positions, read.normals, list(read.notes), None
    mesh = read_mesh(path, sheets=True)
    drawn, _ = trimesh.sample.sample_surface(mesh.mesh, params.mesh_points, seed=params.seed)
    notes = [*mesh.notes, f"{params.mesh_points:,} points were drawn from the mesh's surface."]
    return np.asarray(drawn), None, notes, mesh.mesh


def _curves(look: Look) -> Iterator[Metric]:
    step = look.step
    if step is None or step.number % _CURVES_EVERY:
        return
    yield Metric(name="loss", value=step.total, step=step.number)
    yield Metric(name="beta", value=step.beta, step=step.number, label="β")
    for name, value in step.losses.items():
        yield Metric(name=f"L_{name}", value=value, step=step.number)


def _result(
    params: MpfParams, folder: Path, found: Reconstruction, points: np.ndarray, notes: list[str], seconds: float
) -> Result:
    mesh, size = found.mesh, found.frame.size
    thickness = wall_thickness(mesh)
    walls = thickness[np.isfinite(thickness)]
    used = found.frame.outside(found.cloud.points)
    distance = Surface(mesh).distance(used)
    spacing = float(np.median(found.cloud.spacing))
    gaps = found.cloud.gap[np.isfinite(found.cloud.gap)]
    rims = open_edges(np.asarray(mesh.faces))
    figures: dict[str, float | None] = {
        "points": float(len(used)),
        "triangles": float(len(mesh.faces)),
        "fit": 100 * float(np.median(distance)) / size,
        "covered": 100 * float((distance < 0.5 * spacing * size).mean()),
        "noise": 100 * found.cloud.noise_given,
        "spacing": 100 * spacing,
        "gap": 100 * float(np.quantile(gaps, 0.1)) if len(gaps) > 0.05 * len(used) else None,
        "thickness": float(np.median(walls)) if len(walls) > 0.05 * len(thickness) else None,
        "rims": float(len(rims)),
        "beta": float(found.carrier.beta.detach()),
        "steps": float(len(found.history.steps)),
        "seconds": seconds,
    }
    artifacts = {name: f"surface.{name}" for name in ("ply", "obj", "stl", "glb")}
    mesh.export(folder / artifacts["ply"], vertex_normal=True)
    mesh.export(folder / artifacts["obj"])
    mesh.export(folder / artifacts["stl"])
    wall = np.where(np.isfinite(thickness), thickness, 0.0)
    write_glb(
        folder / artifacts["glb"], mesh.vertices, mesh.faces, normals=mesh.vertex_normals, deviation=wall,
        extras={"what": "wall thickness"},
    )  # fmt: skip
    _write_fields(folder / "fields.npz", found)
    artifacts |= {"points": "points.ply", "fields": "fields.npz", "report": "report.json"}
    if not mesh.is_winding_consistent:
        notes.append("the surface has no consistent side everywhere (one-sided, or layers that touch).")
    if not len(rims):
        notes.append("the surface is closed.")
    report = {
        "figures": figures, "notes": notes, "stages": found.seconds, "ended": found.history.ended,
        "params": params.model_dump(mode="json", exclude={"file"}),
        "losses": [{"step": s.number, "total": s.total, "beta": s.beta, **s.losses} for s in found.history.steps],
    }  # fmt: skip
    (folder / "report.json").write_text(json.dumps(report, indent=1), encoding="utf-8")
    summary = f"{len(mesh.faces):,} triangles through {len(used):,} points in {seconds:.0f} s"
    return Result(figures=figures, artifacts=artifacts, summary=summary, data={"notes": notes, "stages": found.seconds})


def _write_cloud(path: Path, points: np.ndarray) -> None:
    trimesh.PointCloud(points).export(path)


def _write_fields(path: Path, found: Reconstruction) -> None:
    """r, θ, P and φ at a regular grid round the surface (a, b, c), with its ``origin`` and ``step`` in the input's unit."""
    low, high = found.mesh.bounds
    margin = 0.06 * float(np.linalg.norm(high - low))
    low, high = low - margin, high + margin
    step = float((high - low).max()) / _FIELD_CELLS
    counts = np.maximum(np.ceil((high - low) / step).astype(int) + 1, 2)
    places = low + step * np.indices(counts).reshape(3, -1).T
    fields = {name: value.astype(np.float32).reshape(counts) for name, value in found.fields_at(places).items()}
    np.savez_compressed(path, origin=low, step=step, beta=float(found.carrier.beta.detach()), **fields)
