"""Thin surfaces beside its baselines on shapes whose surface is known exactly, in one run.

    python benchmarks/mpf.py [--seeds 1 2 3 4 5] [--only goblet …] [--methods mpf …] [--fresh]
    python benchmarks/mpf.py --robust      # noise, strays, holes, few points
    python benchmarks/mpf.py --gradient    # how steep φ and an unsigned distance are at the surface
    python benchmarks/mpf.py --speed       # seconds, first picture, memory of each effort
    python benchmarks/mpf.py --table       # only write the tables again

Every part writes results/mpf.json and its tables into docs/mpf.md. A run goes on where it was stopped; the methods take
turns on each cloud, so that a machine that slows down slows all of them. Networks are trained for ``NETWORK_SECONDS``,
about as long as the metric–phase surface takes in all.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
import trimesh
from scipy.stats import t as student

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.held_out_shapes import HELD_OUT
from engines.contract import Preview, Result
from engines.meshes.topology import open_edges
from engines.mpf.baselines import poisson, poisson_with_our_normals, signed_distance, unsigned_distance, unsigned_network
from engines.mpf.frame import framed
from engines.mpf.metrics import scores
from engines.mpf.reconstruction import reconstruct
from engines.mpf.shapes import CLOSED, THIN, Shape, shape

ROOT = Path(__file__).resolve().parents[1]
RESULTS, DOCS = ROOT / "benchmarks" / "results" / "mpf.json", ROOT / "docs" / "mpf.md"
POINTS = 20_000
NETWORK_SECONDS = 10.0
METHODS: dict[str, tuple[str, Callable[[np.ndarray, int], trimesh.Trimesh]]] = {
    "mpf": ("Metric–Phase", lambda points, seed: reconstruct(points, seed=seed).mesh),
    "start": ("untrained", lambda points, seed: reconstruct(points, seed=seed, steps=0).mesh),
    "poisson": ("Poisson", lambda points, seed: poisson(points)),
    "poisson_ours": ("Poisson, our normals", lambda points, seed: poisson_with_our_normals(points)),
    "sdf": ("SDF", lambda points, seed: signed_distance(points, seconds=NETWORK_SECONDS, seed=seed)),
    "udf": ("UDF", lambda points, seed: unsigned_distance(points, seconds=NETWORK_SECONDS, seed=seed)),
}
BASELINES = ("poisson", "sdf", "udf")
"""What the metric–phase surface is to beat; the other two are parts of it."""
SPOILT: dict[str, tuple[str, dict]] = {
    "clean": ("20,000 points", {}),
    "noise_0.1": ("noise 0.1 %", {"noise": 0.001}),
    "noise_0.5": ("noise 0.5 %", {"noise": 0.005}),
    "outliers": ("20 % strays", {"outliers": 0.2}),
    "hole": ("a patch of 50 % missing", {"hole": 0.5}),
    "uneven": ("5 × denser at one end", {"uneven": True}),
    "few": ("1,000 points", {"count": 1000}),
}
ROBUST = ("bent-plate", "goblet", "hemisphere", "torus")


def truth_of(name: str) -> Shape:
    """A shape of the benchmark or a held-out one."""
    return HELD_OUT[name] if name in HELD_OUT else shape(name)


def measured(method: str, points: np.ndarray, truth: Shape, seed: int) -> dict[str, float]:
    """Figures of one method on one cloud: seconds of the wall and of the processor, scores, open edges, scale."""
    wall, work = time.monotonic(), time.process_time()
    mesh = METHODS[method][1](points, seed)
    row = {"seconds": time.monotonic() - wall, "work": time.process_time() - work, "triangles": float(len(mesh.faces))}
    row |= scores(mesh, truth, count=30_000).as_dict()
    row["open"] = float(len(open_edges(np.asarray(mesh.faces)))) if len(mesh.faces) else 0.0
    row["size"] = float(np.linalg.norm(mesh.extents)) / truth.diagonal if len(mesh.faces) else 0.0
    return row


def load() -> dict:
    """What has been measured."""
    return json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.is_file() else {}


def save(found: dict) -> None:
    """Writes the results, whole or not at all."""
    RESULTS.parent.mkdir(exist_ok=True)
    fresh = RESULTS.with_suffix(".new")
    fresh.write_text(json.dumps(found, indent=1), encoding="utf-8")
    fresh.replace(RESULTS)


def compare(names: list[str], methods: list[str], seeds: list[int], fresh: bool) -> None:
    """All methods on all clouds, seed by seed."""
    found = load()
    rows = found.setdefault("compare", {})
    found["points"], found["network_seconds"] = POINTS, NETWORK_SECONDS
    for seed in seeds:
        for name in names:
            truth = truth_of(name)
            points = truth.cloud(POINTS, seed)
            own = rows.setdefault(name, {}).setdefault(str(seed), {})
            turn = (seed + names.index(name)) % len(methods)
            for method in methods[turn:] + methods[:turn]:
                if method in own and not fresh:
                    continue
                own[method] = measured(method, points, truth, seed)
                save(found)
                said = " ".join(f"{key} {own[method][key]:.4f}" for key in ("f_score", "layer_recall", "chamfer"))
                print(f"{name} {seed} {method}: {said} {own[method]['seconds']:.1f} s", flush=True)


def robust() -> None:
    """Spoilt clouds of four shapes, the metric–phase surface and Poisson."""
    found = load()
    rows = found.setdefault("robust", {})
    for name in ROBUST:
        truth = shape(name)
        for kind, (_, asked) in SPOILT.items():
            asked = dict(asked)
            points = truth.cloud(asked.pop("count", POINTS), 1, **asked)
            rows.setdefault(name, {})[kind] = {m: measured(m, points, truth, 1) for m in ("mpf", "poisson")}
            save(found)
            print(name, kind, {m: f"{row['f_score']:.3f}" for m, row in rows[name][kind].items()}, flush=True)


def gradient() -> None:
    """Slope across the surface, by central differences a third of a cell to each side of true places: of φ, and of the
    unsigned distance that the baseline learns."""
    found = load()
    rows = found.setdefault("gradient", {})
    for name in ("bent-plate", "hemisphere", "torus"):
        truth = shape(name)
        points = truth.cloud(POINTS, 1)
        ours = reconstruct(points, seed=1)
        sampled = truth.sample(5000, seed=3)
        step = 0.33 * ours.band.side * ours.frame.size * sampled.normals

        def slopes(of: Callable[[np.ndarray], np.ndarray], at=sampled.points, step=step) -> np.ndarray:
            return np.abs(of(at + step) - of(at - step)) / (2 * np.linalg.norm(step, axis=1))

        network = unsigned(points)
        values = {
            "phi": slopes(lambda x, ours=ours: ours.fields_at(x)["phi"]),
            "r": slopes(lambda x, ours=ours: ours.fields_at(x)["r"]),
            "udf": slopes(lambda x, ours=ours, network=network: network(ours.frame.inside(x)) * ours.frame.size),
        }
        rows[name] = {key: [float(q) for q in np.quantile(v, [0.01, 0.1, 0.5])] for key, v in values.items()}
        save(found)
        print(name, rows[name], flush=True)


def unsigned(points: np.ndarray) -> Callable[[np.ndarray], np.ndarray]:
    """The trained baseline as a function of places (k, 3) in the working frame."""
    network = unsigned_network(framed(points)[0], NETWORK_SECONDS, seed=1)

    def value(x: np.ndarray) -> np.ndarray:
        with torch.no_grad():
            return network(torch.as_tensor(x, dtype=torch.float32)).abs().numpy().astype(np.float64)

    return value


def _timed(effort: str, file: str, pipe) -> None:
    from engines.mpf.engine import reconstruct_file
    from engines.mpf.params import MpfParams

    begun, first = time.monotonic(), {}
    with tempfile.TemporaryDirectory() as folder:
        for event in reconstruct_file(MpfParams(file=Path(file), effort=effort, beside=[]), Path(folder)):
            if isinstance(event, Preview):
                first.setdefault(event.kind, time.monotonic() - begun)
            if isinstance(event, Result):
                figures = event.figures
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
    pipe.send({
        "points": first["points"], "surface": first["surface"], "seconds": figures["seconds"],
        "all": time.monotonic() - begun, "memory": peak,
    })  # fmt: skip


def speed() -> None:
    """Each effort in a process of its own, on the goblet and two sheets."""
    found = load()
    rows = found.setdefault("speed", {})
    context = multiprocessing.get_context("spawn")
    for name in ("goblet", "parallel-sheets"):
        with tempfile.NamedTemporaryFile(suffix=".npy") as file:
            np.save(file.name, shape(name).cloud(POINTS, 1))
            for effort in ("quick", "default", "best"):
                here, there = context.Pipe()
                child = context.Process(target=_timed, args=(effort, file.name, there))
                child.start()
                rows.setdefault(name, {})[effort] = here.recv()
                child.join()
                save(found)
                print(name, effort, rows[name][effort], flush=True)


# --- tables -----------------------------------------------------------------------------------------------------------------


def interval(values: list[float]) -> tuple[float, float]:
    """(mean, half of the 95 % interval of the mean by Student's t)."""
    mean = float(np.mean(values))
    if len(values) < 2:
        return mean, float("nan")
    return mean, float(student.ppf(0.975, len(values) - 1) * np.std(values, ddof=1) / np.sqrt(len(values)))


def _figures(rows: dict, name: str, method: str, figure: str) -> list[float]:
    return [row[method][figure] for row in rows.get(name, {}).values() if method in row]


def score_table(rows: dict, names: list[str], figure: str, methods: list[str]) -> list[str]:
    """Mean ± half interval a method; **bold** where the metric–phase surface is above every baseline with intervals apart."""
    lines = ["| shape | " + " | ".join(METHODS[m][0] for m in methods) + " |", "| --- |" + " ---: |" * len(methods)]
    for name in names:
        cells = {}
        for method in methods:
            values = _figures(rows, name, method, figure)
            cells[method] = interval(values) if values else None
        ours = cells.get("mpf")
        apart = ours is not None and all(
            cells.get(m) and ours[0] - _half(ours) > cells[m][0] + _half(cells[m]) for m in BASELINES
        )
        shown = []
        for method in methods:
            if cells[method] is None:
                shown.append("")
                continue
            mean, half = cells[method]
            text = f"{mean:.4f} ± {half:.4f}" if np.isfinite(half) else f"{mean:.4f}"
            shown.append(f"**{text}**" if method == "mpf" and apart else text)
        lines.append(f"| {name} | " + " | ".join(shown) + " |")
    return lines


def _half(cell: tuple[float, float]) -> float:
    return cell[1] if np.isfinite(cell[1]) else 0.0


def mean_table(rows: dict, names: list[str], methods: list[str]) -> list[str]:
    """Means over the shapes: every figure, a row a method."""
    heads = {
        "chamfer": "Chamfer-L1, %", "f_score": "F-score", "layer_recall": "layer recall", "normals": "normals",
        "open": "open edges", "seconds": "seconds", "work": "processor seconds",
    }  # fmt: skip
    lines = ["| method | " + " | ".join(heads.values()) + " |", "| --- |" + " ---: |" * len(heads)]
    for method in methods:
        cells = []
        for figure in heads:
            values = [np.mean(v) for name in names if (v := _figures(rows, name, method, figure))]
            mean = float(np.mean(values)) if values else float("nan")
            form = {"chamfer": f"{100 * mean:.4f}", "open": f"{mean:,.0f}"}
            cells.append(form.get(figure, f"{mean:.1f}" if figure in ("seconds", "work") else f"{mean:.4f}"))
        lines.append(f"| {METHODS[method][0]} | " + " | ".join(cells) + " |")
    return lines


def tables(found: dict) -> dict[str, str]:
    """Mark in the docs → Markdown."""
    rows, methods, made = found.get("compare", {}), list(METHODS), {}
    seeds = {name: len(own) for name, own in rows.items()}
    for mark, names in (("thin", list(THIN)), ("closed", list(CLOSED)), ("held-out", list(HELD_OUT))):
        names = [name for name in names if name in rows]
        if not names:
            continue
        count = ", ".join(map(str, sorted({seeds[name] for name in names})))
        lines = [f"Seeds: {count}. Mean ± half of the 95 % interval (Student’s t).", ""]
        lines += ["F-score at 0.5 % of the diagonal:", ""]
        lines += score_table(rows, names, "f_score", methods)
        lines += ["", "Layer recall:", "", *score_table(rows, names, "layer_recall", methods)]
        lines += ["", "Means over these shapes:", "", *mean_table(rows, names, methods)]
        made[mark] = "\n".join(lines)
    if robust_rows := found.get("robust"):
        heads = "F-score | layer recall | Chamfer-L1, % | open edges | size ÷ true | s | Poisson: F | recall"
        lines = [f"| shape | points | {heads} |", "| --- | --- |" + " ---: |" * 8]
        for name, kinds in robust_rows.items():
            for kind, row in kinds.items():
                m, p = row["mpf"], row["poisson"]
                lines.append(
                    f"| {name} | {SPOILT[kind][0]} | {m['f_score']:.3f} | {m['layer_recall']:.3f} | {100 * m['chamfer']:.3f} | "
                    f"{m['open']:,.0f} | {m['size']:.3f} | {m['seconds']:.0f} | {p['f_score']:.3f} | {p['layer_recall']:.3f} |"
                )
        made["robust"] = "\n".join(lines)
    if gradient_rows := found.get("gradient"):
        heads = "φ: 1 % | 10 % | median | learnt unsigned distance: 1 % | 10 % | median"
        lines = [f"| shape | {heads} |", "| --- |" + " ---: |" * 6]
        for name, row in gradient_rows.items():
            lines.append(f"| {name} | " + " | ".join(f"{v:.3f}" for key in ("phi", "udf") for v in row[key]) + " |")
        made["gradient"] = "\n".join(lines)
    if speed_rows := found.get("speed"):
        lines = ["| cloud | effort | points shown, s | first surface, s | surface, s | with fields and files, s | memory, GB |"]
        lines.append("| --- | --- |" + " ---: |" * 5)
        for name, efforts in speed_rows.items():
            for effort, row in efforts.items():
                lines.append(
                    f"| {name} | {effort} | {row['points']:.1f} | {row['surface']:.1f} | {row['seconds']:.1f} | "
                    f"{row['all']:.1f} | {row['memory']:.2f} |"
                )
        made["speed"] = "\n".join(lines)
    return made


def write_tables() -> None:
    """Puts the tables between their marks in the docs."""
    text = DOCS.read_text(encoding="utf-8")
    for mark, table in tables(load()).items():
        start, end = f"<!-- {mark}:start -->", f"<!-- {mark}:end -->"
        before, rest = text.split(start)
        text = f"{before}{start}\n{table}\n{end}{rest.split(end)[1]}"
    DOCS.write_text(text, encoding="utf-8")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3, 4, 5])
    parser.add_argument("--only", nargs="+", default=[*THIN, *CLOSED, *HELD_OUT])
    parser.add_argument("--methods", nargs="+", default=list(METHODS), choices=list(METHODS))
    parser.add_argument("--fresh", action="store_true", help="measure again what has been measured")
    for part in ("robust", "gradient", "speed", "table"):
        parser.add_argument(f"--{part}", action="store_true")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    if asked.robust:
        robust()
    if asked.gradient:
        gradient()
    if asked.speed:
        speed()
    if not (asked.robust or asked.gradient or asked.speed or asked.table):
        compare(asked.only, asked.methods, asked.seeds, asked.fresh)
    if DOCS.is_file():
        write_tables()


if __name__ == "__main__":
    main()
