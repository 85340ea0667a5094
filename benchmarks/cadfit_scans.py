"""Mesh to CAD on spoilt meshes of known parts, next to the clean mesh of the same part in the same run.

    python benchmarks/cadfit_scans.py [--seed 1] [--only flange …] [--kinds noise_0.1 …]

Writes results/cadfit_scans.json and a table into docs/cadfit.md. The parts are those of `known_parts.py`. IoU is between the
fitted part and the *exact* part, so noise in the mesh costs nothing by itself.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import trimesh

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.known_parts import FAMILIES, KnownPart, drawn, write_part
from engines.cadfit.engine import fit
from engines.cadfit.params import CadfitParams
from engines.meshes.repair import decimated, from_manifold, repaired, to_manifold

ROOT = Path(__file__).resolve().parents[1]
KINDS = {
    "clean": "the mesh as exported",
    "facets_12": "circles of 12 facets",
    "decimated_20": "quadric decimation to 20 % of the triangles",
    "rounded": "coordinates rounded to 1e-3",
    "noise_0.1": "about 60,000 even triangles, Gaussian noise of 0.1 % of the diagonal on every vertex",
    "noise_0.3": "the same with 0.3 %",
    "holes": "noise of 0.1 %, and 5 % of the surface missing in round patches",
    "poisson": "Poisson reconstruction of 100,000 points with noise of 0.1 %",
    "cloud": "those points themselves with 1 % outliers, as XYZ, without normals",
}
MARKS = ("<!-- scans:start -->", "<!-- scans:end -->")


def spoilt(known: KnownPart, kind: str, folder: Path) -> Path:
    """A file of the part, spoilt in one way; the same each time."""
    import cadquery as cq

    rng = np.random.default_rng(7)
    mesh = repaired(trimesh.load(known.mesh, force="mesh")).mesh
    size = float(np.linalg.norm(mesh.extents))
    path = folder / f"{known.name}-{kind}{'.xyz' if kind == 'cloud' else '.stl'}"
    if kind == "clean":
        return known.mesh
    if kind == "facets_12":
        family, seed = known.name.rsplit("_", 1)
        part, _ = drawn(family, int(seed))
        cq.exporters.export(part, str(path), tolerance=10.0, angularTolerance=2 * np.pi / 12)
    elif kind == "decimated_20":
        decimated(mesh, len(mesh.faces) // 5).export(path)
    elif kind == "rounded":
        trimesh.Trimesh(np.round(mesh.vertices, 3), mesh.faces, process=False).export(path)
    elif kind in ("noise_0.1", "noise_0.3", "holes"):
        fine = from_manifold(to_manifold(mesh).refine_to_length(float(np.sqrt(mesh.area / 60_000 / 0.43)) * 1.2))
        level = 0.003 if kind == "noise_0.3" else 0.001
        noisy = trimesh.Trimesh(fine.vertices + rng.normal(size=fine.vertices.shape) * level * size, fine.faces, process=False)
        if kind == "holes":
            kept, centres, areas = np.ones(len(noisy.faces), bool), noisy.triangles_center, noisy.area_faces
            while areas[~kept].sum() < 0.05 * areas.sum():
                kept &= np.linalg.norm(centres - centres[rng.integers(len(centres))], axis=1) > 0.04 * size
            noisy.update_faces(kept)
        noisy.export(path)
    else:
        points, faces = trimesh.sample.sample_surface(mesh, 100_000, seed=7)
        points, normals = np.asarray(points) + rng.normal(size=points.shape) * 0.001 * size, mesh.face_normals[faces]
        if kind == "cloud":
            low, high = mesh.bounds
            dirt = rng.uniform(low - 0.1 * size, high + 0.1 * size, size=(1000, 3))
            np.savetxt(path, np.vstack([points, dirt]), fmt="%.5f")
        else:
            from engines.meshes.native import open3d

            o3d = open3d()
            cloud = o3d.geometry.PointCloud(o3d.utility.Vector3dVector(points))
            cloud.normals = o3d.utility.Vector3dVector(normals)
            made, _ = o3d.geometry.TriangleMesh.create_from_point_cloud_poisson(cloud, depth=8, n_threads=1)
            trimesh.Trimesh(np.asarray(made.vertices), np.asarray(made.triangles), process=False).export(path)
    return path


def measured(known: KnownPart, file: Path, folder: Path) -> dict:
    """IoU with the exact part, operations, grade and seconds of one fit; the reason where there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    try:
        result = list(fit(CadfitParams(mesh=file), folder))[-1]
    except Exception as error:
        return {"iou": 0.0, "operations": 0, "grade": "", "seconds": time.monotonic() - start, "error": str(error)}
    truth = to_manifold(repaired(trimesh.load(known.mesh, force="mesh")).mesh)
    part = to_manifold(repaired(trimesh.load(folder / "part.stl", force="mesh")).mesh)
    common = (truth ^ part).volume()
    return {
        "iou": common / (truth.volume() + part.volume() - common), "operations": result.figures["operations"],
        "grade": result.data["grade"], "seconds": time.monotonic() - start, "valid": result.figures["valid"],
        "recovered": recovered(known.dimensions, [float(p["value"]) for p in result.data["parameters"]]),
    }


def recovered(dimensions: dict[str, float], values: list[float]) -> float:
    """Share of the true dimensions that are among the named parameters to 0.02 mm; a radius may stand for its diameter."""
    sizes = {name: value for name, value in dimensions.items() if not name.startswith("n_")}
    found = 0
    for name, value in sizes.items():
        wanted = [value, value / 2] if name.endswith("_d") else [value, 2 * value] if name.endswith("_r") else [value]
        found += any(abs(abs(v) - w) <= 0.02 for v in values for w in wanted)
    return found / len(sizes)


def _ratio(row: dict[str, dict], kind: str) -> float:
    return row[kind]["operations"] / row["clean"]["operations"]


def table(rows: dict[str, dict[str, dict]]) -> str:
    """IoU (operations, grade) of every part by kind, and what the kinds come to."""
    kinds = [k for k in KINDS if any(k in row for row in rows.values())]
    lines = ["| part | " + " | ".join(kinds) + " |", "| --- |" + " ---: |" * len(kinds)]
    for part, row in sorted(rows.items()):
        cells = [f"{row[k]['iou']:.4f} ({row[k]['operations']:.0f} {row[k]['grade']})" if k in row else "" for k in kinds]
        lines.append(f"| {part} | " + " | ".join(cells) + " |")

    def over(kind: str, how) -> str:
        found = [row for row in rows.values() if kind in row and "clean" in row]
        return how(found, kind) if found else ""

    summaries = {
        "**lowest IoU**": lambda found, k: f"{min(r[k]['iou'] for r in found):.4f}",
        "**mean IoU**": lambda found, k: f"{np.mean([r[k]['iou'] for r in found]):.4f}",
        "**operations ÷ clean, mean**": lambda found, k: f"{np.mean([_ratio(r, k) for r in found]):.2f}",
        "**dimensions recovered**": lambda found, k: f"{np.mean([r[k].get('recovered', 0) for r in found]):.1%}",
        "**seconds, median**": lambda found, k: f"{np.median([r[k]['seconds'] for r in found]):.0f}",
    }
    for name, how in summaries.items():
        lines.append(f"| {name} | " + " | ".join(over(k, how) for k in kinds) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=list(FAMILIES), choices=list(FAMILIES))
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=list(KINDS))
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks/results/cadfit_scans.json")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs/cadfit.md")
    arguments = parser.parse_args()
    rows: dict[str, dict[str, dict]] = json.loads(arguments.out.read_text()) if arguments.out.exists() else {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for family in arguments.only:
            known = write_part(folder, family, arguments.seed)
            for kind in arguments.kinds:
                row = measured(known, spoilt(known, kind, folder), folder / "fit" / known.name / kind)
                rows.setdefault(known.name, {})[kind] = row
                print(known.name, kind, {k: round(v, 4) if isinstance(v, float) else v for k, v in row.items()}, flush=True)
                arguments.out.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    if arguments.docs.exists() and MARKS[0] in (text := arguments.docs.read_text(encoding="utf-8")):
        before, _, rest = text.partition(MARKS[0])
        after = rest.partition(MARKS[1])[2]
        legend = "\n".join(f"- *{kind}*: {what}" for kind, what in KINDS.items())
        arguments.docs.write_text(f"{before}{MARKS[0]}\n{legend}\n\n{table(rows)}\n{MARKS[1]}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
