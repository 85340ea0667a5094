"""What is said about a finished part: figures, grade, deviation, what stays unexplained, and the program as a tree."""

from __future__ import annotations

import manifold3d
import numpy as np
import trimesh

from engines.cadfit.features import Target
from engines.cadfit.kernel import Solid
from engines.cadfit.program import Program
from engines.cadfit.script import operation_lines
from engines.meshes.distance import Surface, surface_points


def deviation(
    part: trimesh.Trimesh, scan: trimesh.Trimesh, target: Target, shape: manifold3d.Manifold | None,
    samples: int = 20_000,
) -> tuple[dict[str, float | None], np.ndarray, np.ndarray]:
    """IoU, Chamfer and Hausdorff distance, and signed distances of the part's vertices to the scan and back.

    Chamfer: mean two-way distance of ``samples`` surface points over the scan's diagonal. Positive: outside the other surface.
    """
    to_scan, to_part = Surface(scan), Surface(part)
    part_points, scan_points = surface_points(part, samples, 1), surface_points(scan, samples, 2)
    ways = to_scan.distance(part_points), to_part.distance(scan_points)
    part_distances = to_scan.signed_distance(np.asarray(part.vertices))
    scan_distances = to_part.signed_distance(np.asarray(scan.vertices))
    largest = max(float(np.abs(d).max()) for d in (*ways, part_distances, scan_distances))
    figures = {
        "iou": target.iou(shape) if shape is not None else 0.0,
        "chamfer": float((ways[0].mean() + ways[1].mean()) / 2 / np.linalg.norm(scan.extents)),
        "hausdorff": largest,
    }
    return figures, part_distances, scan_distances


def unexplained(target: Target, shape: manifold3d.Manifold | None, program: Program, size: float) -> dict:
    """Share of the mesh's volume that no operation explains, and in how many pieces: what is missing or too much beyond the
    facets' own error, and all of a body that had to be sewn from triangles."""
    if shape is None or any(o.kind == "facets" for o in program.operations):
        return {"share": 1.0, "regions": 1}
    pieces = [*(target.solid - shape).decompose(), *(shape - target.solid).decompose()]
    volumes = [p.volume() for p in pieces]
    thick = [
        v for p, v in zip(pieces, volumes, strict=True) if v > 1e-6 * target.volume and 2 * v / p.surface_area() > 5e-4 * size
    ]
    return {"share": float(sum(thick) / target.volume), "regions": len(thick)}


def grade(program: Program, iou: float) -> str:
    """How editable the result is: A ≥ 0.99 with at most 20 operations and no fallback; B ≥ 0.97; C less or with free outlines;
    D sewn from triangles."""
    built = [o for o in program.operations if not o.suppressed]
    if any(o.kind == "facets" for o in built):
        return "D"
    rough = sum(o.fallback for o in built)
    if iou >= 0.99 and len(built) <= 20 and not rough:
        return "A"
    return "B" if iou >= 0.97 and rough <= len(built) / 3 else "C"


def figures(program: Program, solid: Solid, compared: dict[str, float | None], lost: dict | None) -> dict[str, float | None]:
    """The flat figures of a result; time and memory are added at the end."""
    return {
        **compared,
        "operations": float(sum(not o.suppressed for o in program.operations)),
        "parameters": float(len(program.parameters)),
        "valid": float(solid.valid),
        "unexplained": None if lost is None else 100.0 * lost["share"],
    }


def program_tree(program: Program) -> list[dict]:
    """The operations for a page: label, kind, mode, parameters, the line of the script, and whether it is suppressed."""
    lines = operation_lines(program)
    return [
        {
            "id": o.name,
            "label": o.label,
            "kind": o.kind,
            "mode": o.mode,
            "parameters": o.parameters,
            "line": lines.get(o.name),
            "iou": o.iou,
            "fallback": o.fallback,
            "suppressed": o.suppressed,
        }
        for o in program.operations
    ]
