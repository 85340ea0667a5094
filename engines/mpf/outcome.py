"""What a run leaves: figures, and files that other programs open."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import trimesh

from engines.meshes.distance import Surface
from engines.meshes.glb import write_glb
from engines.meshes.native import open3d
from engines.meshes.topology import open_edges
from engines.mpf.params import MpfParams
from engines.mpf.reconstruction import Reconstruction
from engines.mpf.thickness import wall_thickness
from engines.mpf.truth import Truth

_FIELD_CELLS = 64
"""Places along the longest side at which the fields are written."""
FORMATS = ("ply", "obj", "stl")
_TORN = 0.15
"""`tornness` from which on a surface is no surface any more: a hemisphere's rim comes to 0.02, two narrow sheets' to 0.05."""


def write_surface(path: Path, mesh: trimesh.Trimesh, truth: Truth | None, *, walls: bool = False) -> np.ndarray | None:
    """A GLB for the viewer, with wall thickness and error against the truth at each vertex where they are known. Gives the
    thickness (n,), infinite where there is no wall; None without ``walls``."""
    thickness = wall_thickness(mesh) if walls else None
    write_glb(
        path, mesh.vertices, mesh.faces, normals=mesh.vertex_normals,
        deviation=truth.errors(mesh.vertices) if truth else None,
        thickness=np.where(np.isfinite(thickness), thickness, -1.0) if thickness is not None else None,
    )  # fmt: skip
    return thickness


def surface_figures(mesh: trimesh.Trimesh, found: Reconstruction, truth: Truth | None) -> dict[str, float | None]:
    """Figures that any method's surface has: triangles, open rims, distance from the points that were used, and against the
    truth."""
    points, size = found.frame.outside(found.cloud.points), found.frame.size
    distance = Surface(mesh).distance(points)
    spacing = float(np.median(found.cloud.spacing)) * size
    figures: dict[str, float | None] = {
        "triangles": float(len(mesh.faces)),
        "rims": float(len(open_edges(np.asarray(mesh.faces)))),
        "fit": 100 * float(np.median(distance)) / size,
        "covered": 100 * float((distance < 0.5 * spacing).mean()),
    }
    return figures | (truth.figures(mesh) if truth else {})


def figures_of(
    found: Reconstruction, thickness: np.ndarray | None, truth: Truth | None, seconds: float
) -> dict[str, float | None]:
    """All figures of the metric–phase surface; see `engines.mpf.FIGURES`."""
    cloud = found.cloud
    gaps = cloud.gap[np.isfinite(cloud.gap)]
    walls = thickness[np.isfinite(thickness)] if thickness is not None else np.zeros(0)
    several = 0.05  # of the points, or of the surface: fewer are chance
    return surface_figures(found.mesh, found, truth) | {
        "points": float(len(cloud.points)),
        "noise": 100 * cloud.noise_given,
        "spacing": 100 * float(np.median(cloud.spacing)),
        "gap": 100 * float(np.quantile(gaps, 0.1)) if len(gaps) > several * len(cloud.points) else None,
        "thickness": float(np.median(walls)) if len(walls) > several * len(found.mesh.vertices) else None,
        "beta": float(found.carrier.beta.detach()),
        "steps": float(len(found.history.steps)),
        "seconds": seconds,
    }


def tornness(found: Reconstruction) -> float:
    """Length of all open edges over the area, in spacings of the points: how much rim there is for so much surface."""
    mesh = found.mesh
    ends = mesh.vertices[open_edges(np.asarray(mesh.faces))]
    spacing = float(np.median(found.cloud.spacing)) * found.frame.size
    return float(np.linalg.norm(ends[:, 0] - ends[:, 1], axis=1).sum()) * spacing / max(float(mesh.area), 1e-300)


def write_files(folder: Path, mesh: trimesh.Trimesh) -> dict[str, str]:
    """The surface in the formats that need no more than it: format → file."""
    files = {name: f"surface.{name}" for name in FORMATS}
    # In double precision: coordinates of a survey have seven digits before the point.
    o3d = open3d()
    whole = o3d.geometry.TriangleMesh(
        o3d.utility.Vector3dVector(np.array(mesh.vertices)), o3d.utility.Vector3iVector(np.array(mesh.faces))
    )
    whole.vertex_normals = o3d.utility.Vector3dVector(np.array(mesh.vertex_normals))
    if not o3d.io.write_triangle_mesh(str(folder / files["ply"]), whole):
        raise OSError(f"{files['ply']} could not be written")
    mesh.export(folder / files["obj"])
    mesh.export(folder / files["stl"])
    return files


def write_fields(path: Path, found: Reconstruction) -> None:
    """r, θ, P and φ at a regular grid round the surface (a, b, c), with its ``origin`` and ``step`` in the input's unit."""
    low, high = found.mesh.bounds
    margin = 0.06 * float(np.linalg.norm(high - low))
    low, high = low - margin, high + margin
    step = float((high - low).max()) / _FIELD_CELLS
    counts = np.maximum(np.ceil((high - low) / step).astype(int) + 1, 2)
    places = low + step * np.indices(counts).reshape(3, -1).T
    fields = {name: value.astype(np.float32).reshape(counts) for name, value in found.fields_at(places).items()}
    np.savez_compressed(path, origin=low, step=step, beta=float(found.carrier.beta.detach()), **fields)


def write_report(
    path: Path, params: MpfParams, found: Reconstruction, figures: dict[str, float | None], notes: list[str]
) -> None:
    """Figures, notes, settings, seconds by stage and the losses of every step; adds to the notes what is odd of the surface."""
    if tornness(found) > _TORN:
        notes.append(
            "the surface is torn in many places: the points scatter too much, or are too few, for sheets as close as these; "
            "bring more or cleaner points, and mistrust the layers here."
        )
    if not found.mesh.is_winding_consistent:
        notes.append("the surface has no consistent side everywhere (one-sided, or layers that touch).")
    if not figures["rims"]:
        notes.append("the surface is closed.")
    report = {
        "figures": figures, "notes": notes, "stages": found.seconds, "ended": found.history.ended,
        "params": params.model_dump(mode="json", exclude={"file", "truth"}),
        "losses": [{"step": s.number, "total": s.total, "beta": s.beta, **s.losses} for s in found.history.steps],
    }  # fmt: skip
    path.write_text(json.dumps(report, indent=1), encoding="utf-8")
