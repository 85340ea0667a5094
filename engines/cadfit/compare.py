"""Several methods on one mesh, one after the other in one process, measured by the same functions.

Each method's time runs from the file to its part. Then, for every part alike: IoU by exact mesh booleans with the repaired
mesh, Chamfer and Hausdorff distance, faces, and whether it is a valid solid.
"""

from __future__ import annotations

import csv
import shutil
import time
import traceback
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import trimesh

from engines.cad_baselines import BASELINES
from engines.cadfit.engine import _read, _write_mesh, fit
from engines.cadfit.kernel import taken
from engines.cadfit.params import METHODS, CadfitParams, CompareParams
from engines.contract import InputError, Metric, Preview, Progress, Result
from engines.meshes.distance import Surface, chamfer, hausdorff, iou
from engines.meshes.files import read_mesh
from engines.meshes.render import STEEL, RenderItem, render_png
from engines.meshes.repair import from_manifold, to_manifold, welded

Event = Progress | Metric | Preview | Result
ENGINE = "cadfit"
COLUMNS = ("iou", "seconds", "operations", "parameters", "valid", "faces", "chamfer", "hausdorff")
_LIMIT = 2e-3
"""Deviation at which the colours end, as a share of the diagonal: the same for all parts."""


def compare(params: CompareParams, folder: Path) -> Iterator[Event]:
    """Make a part of a mesh by each of ``params.methods``, in the order of `METHODS`, each within ``params.budget_s``.

    A method that fails is a row with its reason. Yields `Preview` "scan" first, "growing" while Mesh to CAD works, and
    "method" as each is done, with its row as ``data``.
    """
    yield Progress(stage="Reading the mesh", fraction=0.01)
    intake = _read(params.mesh)
    size = float(np.linalg.norm(intake.mesh.extents))
    target = to_manifold(intake.mesh)
    scan = Surface(intake.mesh)
    _write_mesh(folder / "scan.glb", intake.mesh)
    yield Preview(kind="scan", path="scan.glb", caption=f"{len(intake.mesh.faces):,} triangles", data={"notes": intake.notes})
    methods = [method for method in METHODS if method in params.methods]
    rows: list[dict] = []
    data: dict = {"unit": "", "limit": float(f"{_LIMIT * size:.1g}"), "notes": list(intake.notes)}
    artifacts = {"scan": "scan.glb"}
    for index, method in enumerate(methods):
        title = METHODS[method].title
        yield Progress(stage=title, fraction=0.02 + 0.96 * index / len(methods), message=METHODS[method].about)
        row: dict = {"method": method, "title": title}
        start = time.monotonic()
        try:
            if method == ENGINE:
                place = folder / ENGINE
                place.mkdir(exist_ok=True)
                found = None
                fit_params = CadfitParams(mesh=params.mesh, unit=params.unit, budget_s=params.budget_s)
                for event in fit(fit_params, place):
                    if isinstance(event, Result):
                        found = event
                    elif isinstance(event, Progress):
                        fraction = 0.02 + 0.96 * (index + event.fraction) / len(methods)
                        yield event.model_copy(update={"stage": f"{title}: {event.stage.lower()}", "fraction": fraction})
                    elif isinstance(event, Preview) and event.kind == "part":
                        yield event.model_copy(update={"kind": "growing", "path": f"{ENGINE}/{event.path}"})
                row["seconds"] = time.monotonic() - start
                part, facts, files = _fitted(found, place, folder)
                data["unit"] = str(found.data.get("unit", ""))
            else:
                reconstruction = BASELINES[method](_read(params.mesh).mesh, budget_s=params.budget_s)
                row["seconds"] = time.monotonic() - start
                part = from_manifold(reconstruction.solid)
                part.export(folder / f"{method}.stl")
                facts = {"operations": reconstruction.operations, "parameters": 0, "faces": flat_faces(part), "valid": True}
                files = {"stl": f"{method}.stl"}
            row |= facts
            row |= {
                "iou": iou(part, target),
                "chamfer": chamfer(intake.mesh, part),
                "hausdorff": hausdorff(intake.mesh, part),
            }
            _write_mesh(folder / f"{method}.glb", part, scan.signed_distance(np.asarray(part.vertices)))
            row["files"] = files | {"glb": f"{method}.glb"}
            artifacts |= {f"{method}_{name}": path for name, path in row["files"].items()}
        except Exception as error:  # of one method: the others go on
            if not isinstance(error, InputError):
                traceback.print_exc()  # into the run's log
            row.setdefault("seconds", time.monotonic() - start)
            row["error"] = str(error) if isinstance(error, InputError) else "It could not make a part of this mesh."
        rows.append(row)
        yield Preview(kind="method", path=row.get("files", {}).get("glb", ""), caption=title, data=row)
    done = [row for row in rows if "error" not in row]
    if not done:
        raise InputError(f"None of the methods could make a part of this mesh: {rows[-1]['error']}")
    best = max(done, key=lambda row: (round(row["iou"], 4), -row["operations"]))
    _write_table(folder / "comparison.csv", rows)
    part = read_mesh(folder / best["files"]["stl"]).mesh
    render_png(folder / "thumbnail.png", [RenderItem(part, STEEL)], size=(480, 360))
    artifacts |= {"table": "comparison.csv", "thumbnail": "thumbnail.png"}
    figures = {
        f"{row['method']}_{name}": float(row[name]) if row.get(name) is not None else None for row in rows for name in COLUMNS
    }
    data["methods"] = rows
    count = int(best["operations"])
    summary = f"Highest IoU: {best['title']}, {best['iou']:.4f} with {count} operation{'s' if count != 1 else ''}"
    yield Result(figures=figures, artifacts=artifacts, summary=summary, data=data)


def _fitted(result: Result, place: Path, folder: Path) -> tuple[trimesh.Trimesh, dict, dict[str, str]]:
    """(part as a closed mesh, facts, files relative to ``folder``) of what the engine wrote into ``place``."""
    import cadquery as cq

    solid = taken(cq.importers.importStep(str(place / "part.step")))
    part = welded(read_mesh(place / "part.stl").mesh)[0]
    facts = {
        "operations": result.figures["operations"], "parameters": result.figures["parameters"], "valid": solid.valid,
        "faces": len(solid.shape.Faces()), "grade": result.data.get("grade", ""),
    }  # fmt: skip
    files = {}
    for name, suffix in (("step", ".step"), ("script", ".py"), ("stl", ".stl")):
        shutil.copyfile(place / f"part{suffix}", folder / f"{ENGINE}{suffix}")
        files[name] = f"{ENGINE}{suffix}"
    return part, facts, files


def flat_faces(mesh: trimesh.Trimesh) -> int:
    """How many faces a closed mesh has when triangles of one plane that share an edge count as one."""
    normals = np.asarray(mesh.face_normals)
    first, second = np.asarray(mesh.face_adjacency).T
    flat = np.einsum("ij,ij->i", normals[first], normals[second]) > 1 - 1e-9
    labels = trimesh.graph.connected_component_labels(np.column_stack([first, second])[flat], node_count=len(mesh.faces))
    return len(np.unique(labels))


def _write_table(path: Path, rows: list[dict]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["method", *COLUMNS, "error"])
        for row in rows:
            cells = ["" if row.get(name) is None else f"{float(row[name]):.9g}" for name in COLUMNS]
            writer.writerow([row["method"], *cells, row.get("error", "")])
