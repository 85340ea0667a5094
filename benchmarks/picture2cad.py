"""Picture to CAD on pictures of known flat parts, side by side with a baseline in the same run.

    python benchmarks/picture2cad.py [--parts bracket …] [--scenes photo …]

Each known part of `flat_pictures.py` is photographed in each scene. The engine runs through the command line (``python -m app
run picture2cad``) in a process of its own. The baseline is what is usually done with OpenCV in a few lines: Otsu's threshold,
contours, polygons (Douglas-Peucker at one pixel), extruded. Both are given the same scale.

- ``iou``: section of the solid and true outline;
- ``dimensions``: share of the part's hole diameters, slot widths and outer sizes that stand in the program within 0.02 mm;
- ``worst_hole_px``: largest error of a hole's diameter in pixels of the picture;
- ``curves``: lines, arcs and circles, and how many the part was drawn with.

Writes ``benchmarks/results/picture2cad.json``, and the table into docs/picture2cad.md.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import cv2  # noqa: E402 (after the path: this file is also run as a script)
import manifold3d  # noqa: E402
import numpy as np  # noqa: E402

from benchmarks import flat_pictures as flat  # noqa: E402
from benchmarks.measure import finished, step_solid  # noqa: E402
from engines.meshes.repair import to_manifold  # noqa: E402

RESULTS = ROOT / "benchmarks" / "results" / "picture2cad.json"
DOCS = ROOT / "docs" / "picture2cad.md"
START, END = "<!-- benchmark:start -->", "<!-- benchmark:end -->"
LIMIT_S = 300.0
THICKNESS = 3.0
METAL, STEEL, RUBBER = (0.42, 0.43, 0.44), (0.2, 0.205, 0.21), (0.03, 0.03, 0.035)
PAPER, WOOD = (0.72, 0.71, 0.68), (0.17, 0.10, 0.06)


@dataclass(frozen=True)
class Known:
    """A part, the ends of its known length (mm, own frame), its sizes in mm, and how many curves it was drawn with."""

    make: Callable[[], flat.FlatPart]
    ends: tuple[tuple[float, float], tuple[float, float]]
    sizes: tuple[float, ...]
    curves: int


PARTS = {
    "plate": Known(flat.plate, ((-40, 0), (40, 0)), (80, 50, 5, 6, 64, 34), 12),
    "gasket": Known(flat.gasket, ((-50, 0), (50, 0)), (100, 62, 9, 82), 8),
    "bracket": Known(flat.bracket, ((-40, -15), (40, -15)), (40, -10, -40, 32.5, -7.5, -32.5, 6, 10, 9, 24, 8), 18),
    "laser_plate": Known(
        flat.laser_plate, ((-47, 22), (47, 22)),
        (55, 43, 12, -12, -43, -55, 40, 28, -32, -40, 22, 3.4, 31, 5.5, 94, 54, 26, 5, 14, 20, 2), 31,
    ),
    "flange_gasket": Known(flat.flange_gasket, ((-47, 0), (47, 0)), (32, 8.5, 72, 3, 42), 13),
}
SCENES: dict[str, flat.Scene] = {
    "scan": flat.Scene(angle=0.8, ground=(0.9, 0.9, 0.9), noise=0.003, blur=0.6),
    "photo": flat.Scene(angle=5, part=STEEL, ground=PAPER, uneven=0.35, shadow=(6, 8, 6, 0.3), grain=0.015, brushed=0.06),
    "wood": flat.Scene(angle=-8, part=METAL, ground=WOOD, uneven=0.35, shadow=(-7, 9, 6, 0.45), grain=0.05, brushed=0.05),
    "noisy": flat.Scene(angle=17, part=RUBBER, ground=PAPER, uneven=0.4, noise=0.03, blur=1.6, shadow=(5, 6, 6, 0.2)),
    "small": flat.Scene(angle=3, size=(480, 360), scale=3.2, noise=0.008, uneven=0.2),
    "aslant": flat.Scene(
        angle=8, size=(1500, 1900), sheet=(210, 297), corners=[(235, 190), (1300, 240), (1425, 1715), (75, 1660)],
        table=WOOD, uneven=0.3, shadow=(8, 8, 6, 0.35),
    ),
}  # fmt: skip
"""All are saved as JPEG at a quality of 92."""


def photographed(name: str, scene: str, folder: Path) -> tuple[Path, dict[str, str], float]:
    """The picture's file, the engine's flags for it, and mm per pixel."""
    known, view = PARTS[name], SCENES[scene]
    part = known.make()
    path = folder / f"{name}-{scene}.jpg"
    path.write_bytes(flat.as_jpeg(flat.photographed(part, replace(view, seed=len(name) + len(scene))), 92))
    if view.corners is not None:
        off = np.array([[2, 1], [-2, 2], [1, -3], [-1, -2]], float)
        corners = (np.array(view.corners, float) + off).ravel()
        sides = np.linalg.norm(np.diff(np.array(view.corners, float), axis=0, append=[view.corners[0]]), axis=1)
        return path, {"sheet": "A4", "corners": " ".join(f"{v:.1f}" for v in corners)}, 297 / float(sides.max())
    ends = flat.placed(view, np.array(known.ends, float))
    length = float(np.linalg.norm(np.subtract(*known.ends)))
    off = np.array([[1.5, -1.0], [-1.0, 1.5]]) * min(1.0, view.scale / 8)
    flags = {name: f"{x:.1f} {y:.1f}" for name, (x, y) in zip(("start", "end"), ends + off, strict=True)}
    return path, flags | {"length": f"{length:g}"}, 1 / view.scale


def engine_row(name: str, path: Path, flags: dict[str, str], pixel: float, out: Path) -> dict[str, Any]:
    """The engine through the command line."""
    known = PARTS[name]
    given = [word for key, value in flags.items() for word in (f"--{key}", *value.split())]
    command = [sys.executable, "-m", "app", "run", "picture2cad", "--image", str(path), *given]
    done = finished([*command, "--thickness", f"{THICKNESS:g}", "--out", str(out)], folder=ROOT, timeout_s=LIMIT_S)
    row: dict[str, Any] = {"seconds": round(done.seconds, 2), "peak_rss_gb": round(done.peak_rss_gb, 3)}
    if done.code != 0:
        lines = [line.strip() for line in done.said.splitlines() if line.strip()]
        return row | {"error": lines[-1] if lines else f"exit code {done.code}"}
    result = json.loads((out / "result.json").read_text(encoding="utf-8"))
    program = json.loads((out / result["artifacts"]["program"]).read_text(encoding="utf-8"))
    figures = result["figures"]
    solid = step_solid(out / result["artifacts"]["step"])
    values = [parameter["value"] for parameter in program["parameters"]]
    true = sorted({hole[2] for hole in known.make().holes})
    holes = [p["value"] for p in program["parameters"] if p["name"].startswith("hole") and p["name"].endswith("_d")]
    errors = [min((abs(d - h) for h in holes), default=d) / pixel for d in true]
    return row | {
        "iou": round(flat.outline_iou(to_manifold(solid.mesh), known.make()), 6) if solid.mesh is not None else 0.0,
        "valid": solid.valid, "operations": figures["operations"], "residual_mm": round(figures["residual_mm"], 4),
        "dimensions": round(sum(any(abs(abs(v) - abs(size)) <= 0.02 for v in values) for size in known.sizes)
                            / len(known.sizes), 3),
        "worst_hole_px": round(max(errors, default=0.0), 3),
        "curves": int(figures["lines"] + figures["arcs"] + figures["circles"]), "true_curves": known.curves,
    }


def baseline_row(name: str, path: Path, pixel: float, sheet: bool) -> dict[str, Any]:
    """Otsu, contours, polygons."""
    if sheet:
        return {"error": "has no way to straighten a picture"}
    grey = cv2.imread(str(path), cv2.IMREAD_GRAYSCALE)
    level, _ = cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    rim = np.concatenate([grey[0], grey[-1], grey[:, 0], grey[:, -1]])
    mask = ((grey < level) if np.median(rim) > level else (grey > level)).astype(np.uint8)
    contours, tree = cv2.findContours(mask, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    if not contours:
        return {"error": "found no contour"}
    main = int(np.argmax([cv2.contourArea(c) for c in contours]))
    rings = [contours[main], *[c for c, level in zip(contours, tree[0], strict=True) if level[3] == main]]
    rings = [cv2.approxPolyDP(c, 1.0, True)[:, 0] * [1.0, -1.0] * pixel for c in rings if cv2.contourArea(c) > 20]
    outline = manifold3d.CrossSection([r for r in rings if len(r) > 2], manifold3d.FillRule.EvenOdd)
    turned = outline.rotate(SCENES[path.stem.split("-")[1]].angle * -1.0)
    solid = manifold3d.Manifold.extrude(turned, THICKNESS)
    return {"iou": round(flat.outline_iou(solid, PARTS[name].make()), 6), "curves": sum(len(r) for r in rings)}


def table(rows: list[dict[str, Any]]) -> str:
    """The rows as a table in Markdown, with a line of medians."""
    head = ["part", "scene", "IoU", "holes, px", "sizes found", "curves", "of", "ops", "mm rms", "s"]
    head += ["Otsu + polygons: IoU", "curves"]
    lines = ["| " + " | ".join(head) + " |", "| --- | --- |" + " ---: |" * (len(head) - 2)]
    for row in rows:
        mine, other = row["engine"], row["baseline"]
        cells = [row["part"], row["scene"]]
        if "error" in mine:
            cells += [mine["error"], *[""] * 7]
        else:
            cells += [
                f"{mine['iou']:.5f}", f"{mine['worst_hole_px']:.2f}", f"{mine['dimensions']:.0%}", str(mine["curves"]),
                str(mine["true_curves"]), f"{mine['operations']:.0f}", f"{mine['residual_mm']:.3f}", f"{mine['seconds']:.1f}",
            ]
        cells += ["–", ""] if "error" in other else [f"{other['iou']:.5f}", str(other["curves"])]
        lines.append("| " + " | ".join(cells) + " |")
    done = [row["engine"] for row in rows if "error" not in row["engine"]]
    others = [row["baseline"]["iou"] for row in rows if "error" not in row["baseline"]]
    if done:
        lines.append(
            f"| **median** | {len(done)} of {len(rows)} | {statistics.median(r['iou'] for r in done):.5f} "
            f"| {statistics.median(r['worst_hole_px'] for r in done):.2f} "
            f"| {statistics.fmean(r['dimensions'] for r in done):.0%} (mean) | | | | "
            f"| {statistics.median(r['seconds'] for r in done):.1f} | {statistics.median(others) if others else 0:.5f} | |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", nargs="*", default=list(PARTS), choices=list(PARTS))
    parser.add_argument("--scenes", nargs="*", default=list(SCENES), choices=list(SCENES))
    given = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        for part in given.parts:
            for scene in given.scenes:
                path, flags, pixel = photographed(part, scene, work)
                mine = engine_row(part, path, flags, pixel, work / f"{part}-{scene}")
                other = baseline_row(part, path, pixel, "sheet" in flags)
                rows.append({"part": part, "scene": scene, "engine": mine, "baseline": other})
                print(part, scene, mine, other, flush=True)
    text = table(rows)
    print(text)
    if given.parts == list(PARTS) and given.scenes == list(SCENES):
        RESULTS.write_text(json.dumps({"rows": rows}, indent=1) + "\n", encoding="utf-8")
        docs = DOCS.read_text(encoding="utf-8")
        before, after = docs.split(START)[0], docs.split(END)[1]
        DOCS.write_text(f"{before}{START}\n{text}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
