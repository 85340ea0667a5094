"""Thin surfaces from end to end: read points, reconstruct while the surface is watched, lay the fields open, measure, write."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
import trimesh

from engines.contract import InputError, Metric, Preview, Progress, Result
from engines.meshes.files import read_mesh
from engines.meshes.glb import write_glb, write_points_glb
from engines.meshes.native import open3d
from engines.meshes.points import holds_points, read_points
from engines.mpf import ROW
from engines.mpf.beside import beside
from engines.mpf.frame import LEAST_POINTS
from engines.mpf.metrics import F_RADIUS
from engines.mpf.orientation import Sides
from engines.mpf.outcome import figures_of, surface_figures, write_fields, write_files, write_report, write_surface
from engines.mpf.params import BESIDE, MpfParams
from engines.mpf.reconstruction import Look, Reconstruction, reconstructing
from engines.mpf.spoiling import spoilt
from engines.mpf.truth import Truth
from engines.mpf.volume import field_volume, write_volume

Event = Progress | Metric | Preview | Result
_CURVES_EVERY = 5
_MOST_BESIDE = 20.0
"""Seconds that a network beside it is trained at most: what comes after that is seldom worth a visitor's waiting."""
_SHOWN_POINTS = 30_000
"""More points are not told apart on a screen."""
_KEPT_LOOKS = 2
"""Surfaces on the way that stay in the run's folder: the newest, and one that a page may just be loading."""


def reconstruct_file(params: MpfParams, folder: Path) -> Iterator[Event]:
    """A surface through the points of a file."""
    started = time.monotonic()
    torch.set_num_threads(params.threads)
    yield Progress(stage="Reading the points", fraction=0.01)
    points, normals, notes, mesh = _read(params)
    truth = _truth(params, mesh, points)
    sided = None
    if normals is not None:
        sided = Sides(points, normals)
        notes.append("the normals of the file say which side is which.")
    points, spoiling = _as_scanned(params, points)
    notes += spoiling
    _write_points(folder, points)
    yield Preview(kind="points", path="points.glb", caption=f"{len(points):,} points", data={"points": len(points)})
    device = "cuda" if params.carrier == "network" and torch.cuda.is_available() else "cpu"
    run = reconstructing(
        points, carrier=params.carrier, effort=params.effort, seed=params.seed, device=device, sides=sided
    )  # fmt: skip
    shown, stage, share = 0, "", 0.6 if params.beside else 0.9
    while True:
        try:
            look = next(run)
        except StopIteration as ended:
            found: Reconstruction = ended.value
            break
        if look.stage != stage or look.mesh is not None:
            stage = look.stage
            yield Progress(stage=look.stage, fraction=max(share * look.fraction, 0.01))
        yield from _curves(look)
        if look.mesh is not None and len(look.mesh.faces):
            shown += 1
            yield _look(folder, look, shown)
    if not len(found.mesh.faces):
        raise InputError("no surface was found in these points, which may be noise or too few for the shape; bring more points")
    seconds = time.monotonic() - started
    notes += found.notes
    yield Progress(stage="Measuring", fraction=share)
    wall = write_surface(folder / "surface.glb", found.mesh, truth, walls=True)
    facts = {"triangles": len(found.mesh.faces), "final": True, "limit": F_RADIUS * truth.size if truth else None}
    yield Preview(kind="surface", path="surface.glb", caption=f"{seconds:.0f} s", data=facts)
    figures = figures_of(found, wall, truth, seconds)
    yield Progress(stage="Laying the fields open", fraction=share + 0.05)
    write_volume(folder / "fields.bin", field_volume(found))
    yield Preview(kind="fields", path="fields.bin", caption="r and θ round the surface")
    rows = {"mpf": {name: figures.get(name) for name in ROW if name in figures}}
    others: dict[str, str] = {}
    for number, name in enumerate(params.beside):
        at = share + 0.06 + (0.92 - share) * number / len(params.beside)
        yield Progress(stage=f"Beside it: {BESIDE[name].title}", fraction=at)
        row, other = _beside(name, folder, points, params, found, truth, seconds)
        rows[name] = row
        if other:
            others[name] = other
        yield Preview(kind="beside", path=other, caption=BESIDE[name].title, data={"method": name, "figures": row})
    yield Progress(stage="Writing", fraction=0.98)
    for name in params.beside:
        figures |= {f"{name}_{key}": value for key, value in rows[name].items()}
    artifacts = write_files(folder, found.mesh) | {"glb": "surface.glb", "volume": "fields.bin", "points": "points.ply"}
    write_fields(folder / "fields.npz", found)
    write_report(folder / "report.json", params, found, figures, notes)
    artifacts |= {"fields": "fields.npz", "report": "report.json"} | {f"{name}_glb": path for name, path in others.items()}
    said = [note[:1].upper() + note[1:] for note in notes]
    data = {"notes": said, "stages": found.seconds, "rows": rows, "truth": truth is not None, "ended": found.history.ended}
    summary = f"{len(found.mesh.faces):,} triangles through {len(found.cloud.points):,} points in {seconds:.0f} s"
    yield Result(figures=figures, artifacts=artifacts, summary=summary, data=data)


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


def _truth(params: MpfParams, mesh: trimesh.Trimesh | None, points: np.ndarray) -> Truth | None:
    """What errors are measured against: the true surface that was given, else the mesh that the points were drawn from."""
    if params.truth is not None:
        mesh = read_mesh(params.truth, sheets=True).mesh
        usable = points[np.isfinite(points).all(1)]
        size = float(np.linalg.norm(mesh.extents))
        apart = np.linalg.norm(np.median(usable, axis=0) - mesh.bounds.mean(0)) if len(usable) else 0.0
        if apart > 2 * size:
            raise InputError("the true surface lies somewhere else than the points; bring both in the same frame and unit")
    return Truth(mesh) if mesh is not None else None


def _as_scanned(params: MpfParams, points: np.ndarray) -> tuple[np.ndarray, list[str]]:
    """The points as the settings spoil them, and notes that say so."""
    if not (params.noise or params.outliers or params.hole):
        return points, []
    points = points[np.isfinite(points).all(1)]
    done = [f"{value:g} % {what}" for value, what in (
        (params.noise, "noise"), (params.outliers, "strays"), (params.hole, "left out in one patch"),
    ) if value]  # fmt: skip
    spoiled = spoilt(
        points, noise=params.noise / 100, outliers=params.outliers / 100, hole=params.hole / 100, seed=params.seed
    )
    return spoiled, [f"the points were spoilt as asked for: {', '.join(done)}."]


def _write_points(folder: Path, points: np.ndarray) -> None:
    """The points for the page, thinned out, and all of them as PLY."""
    usable = points[np.isfinite(points).all(1)]
    if not len(usable):
        raise InputError("no point of the file has coordinates that are numbers; check the columns")
    o3d = open3d()
    o3d.io.write_point_cloud(str(folder / "points.ply"), o3d.geometry.PointCloud(o3d.utility.Vector3dVector(usable)))
    usable = usable[np.linspace(0, len(usable) - 1, min(len(usable), _SHOWN_POINTS)).astype(int)]
    size = float(np.linalg.norm(np.quantile(usable, 0.99, axis=0) - np.quantile(usable, 0.01, axis=0)))
    # A surface of about the diagonal squared, shared out among the points.
    write_points_glb(folder / "points.glb", usable, radius=0.35 * size / np.sqrt(len(usable)))


def _look(folder: Path, look: Look, number: int) -> Preview:
    path = f"surface_{number:03d}.glb"
    write_glb(folder / path, look.mesh.vertices, look.mesh.faces, normals=look.mesh.vertex_normals)
    (folder / f"surface_{number - _KEPT_LOOKS:03d}.glb").unlink(missing_ok=True)
    data = {"triangles": len(look.mesh.faces), "step": look.step.number + 1 if look.step else 0}
    return Preview(kind="surface", path=path, caption=f"{look.seconds:.0f} s", data=data)


def _curves(look: Look) -> Iterator[Metric]:
    step = look.step
    if step is None or step.number % _CURVES_EVERY:
        return
    yield Metric(name="loss", value=step.total, step=step.number)
    yield Metric(name="beta", value=step.beta, step=step.number, label="β")
    for name, value in step.losses.items():
        yield Metric(name=f"L_{name}", value=value, step=step.number)


def _beside(
    name: str, folder: Path, points: np.ndarray, params: MpfParams, found: Reconstruction, truth: Truth | None, budget: float
) -> tuple[dict[str, float | None], str]:
    """(figures, file) of another method on the same points, trained for ``budget`` seconds at most; no file where it found no
    surface."""
    begun = time.monotonic()
    mesh = beside(name, points, params.effort, min(budget, _MOST_BESIDE), params.seed)
    seconds = time.monotonic() - begun
    path = f"{name}.glb"
    if not len(mesh.faces):
        return {"seconds": seconds, "triangles": 0.0}, ""
    write_surface(folder / path, mesh, truth, walls=True)
    return surface_figures(mesh, found, truth) | {"seconds": seconds}, path
