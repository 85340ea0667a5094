"""Mesh to CAD on known and on real parts, side by side with its baselines in the same run.

    python benchmarks/cadfit.py                                    ten families of known parts, seeds 1 to 3
    python benchmarks/cadfit.py --real FOLDER                      … and every mesh or STEP file in a folder
    python benchmarks/cadfit.py --seeds --parts FOLDER             files NAME.stl with the exact NAME.step beside them
    python benchmarks/cadfit.py --baselines slab_stack --no-engine
    python benchmarks/cadfit.py --rivals mesh2cad                  … and by mesh2cad (PyPI), in an environment of its own
    python benchmarks/cadfit.py --real FOLDER --only l_bracket_1 plate_holes

The engine runs through the command line (``python -m app run cadfit``), a baseline as ``python -m engines.cad_baselines``: each
in a process of its own, whose wall time (its start and imports included), CPU time and memory are taken from outside. Each is
told the same time budget (``--budget``) where it takes one, and ended at the same limit (``--limit``). Then, for each solid,
whoever made it:

- ``iou``: exact mesh booleans with the input mesh; a STEP file is tessellated at 2e-4 of its diagonal and 0.1 rad;
- ``chamfer``: mean two-way surface distance over the diagonal of the mesh;
- ``valid``: the kernel's own check of the STEP file (for baselines: it is a closed mesh);
- ``same_volume``: the script, run again in a fresh process, gives the STEP file's volume within 1e-3;
- ``faces``: those of the STEP file; ``parameters``: the named numbers of the script, where there is one;
- ``ceiling`` (known parts): the IoU of the exact part, tessellated in the same way: what a perfect answer would get.

Writes JSON after each row and goes on where it was stopped: a row is measured again when the mesh or the code has changed, or
with ``--fresh``. The table goes to the terminal and into docs/cadfit.md between ``<!-- benchmark:start -->`` and
``<!-- benchmark:end -->``.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402 (after the path: this file is also run as a script)
import psutil  # noqa: E402
import trimesh  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.table import Table  # noqa: E402

from benchmarks import rivals  # noqa: E402
from benchmarks.known_parts import FAMILIES, write_part  # noqa: E402
from benchmarks.measure import SAME_VOLUME, Finished, closed_mesh, finished, script_volume, step_solid  # noqa: E402
from engines.cad_baselines import BASELINES  # noqa: E402
from engines.contract import InputError  # noqa: E402
from engines.meshes.distance import chamfer, iou  # noqa: E402
from engines.meshes.files import read_mesh  # noqa: E402

ENGINE = "cadfit"
RESULTS = ROOT / "benchmarks" / "results" / "cadfit.json"
DOCS = ROOT / "docs" / "cadfit.md"
START, END = "<!-- benchmark:start -->", "<!-- benchmark:end -->"
SUFFIXES = (".stl", ".obj", ".ply", ".off", ".glb", ".3mf", ".step", ".stp")
BUDGET_S, LIMIT_S = 30.0, 300.0

Row = dict[str, Any]


@dataclass(frozen=True)
class Time:
    """Seconds: what a method is told, where it takes a budget, and when it is ended."""

    budget: float = BUDGET_S
    limit: float = LIMIT_S


@dataclass(frozen=True)
class Part:
    """A mesh to be fitted. ``step`` is the exact part and ``dimensions`` what it was made from, where they are known."""

    name: str
    group: str
    mesh: Path
    step: Path | None = None
    dimensions: dict[str, float] = field(default_factory=dict)


# --- which parts ----------------------------------------------------------------------------------------------------

def known_parts(folder: Path, seeds: list[int], families: list[str]) -> list[Part]:
    """The known parts of the seeds, written into the folder."""
    found = [write_part(folder, family, seed) for seed in seeds for family in families]
    return [Part(part.name, "known", part.mesh, part.step, part.dimensions) for part in found]


def folder_parts(folder: Path, group: str) -> list[Part]:
    """Every mesh of a folder by name; a STEP file beside a mesh of its name is that mesh's exact part, else a part itself."""
    if not folder.is_dir():
        raise InputError(f"there is no folder {folder}; name one that holds meshes")
    files = [path for path in sorted(folder.iterdir()) if path.suffix.lower() in SUFFIXES]
    meshes = {path.stem: path for path in reversed(files) if path.suffix.lower() not in (".step", ".stp")}
    steps = {path.stem: path for path in files if path.suffix.lower() in (".step", ".stp")}
    found = []
    for stem in sorted({*meshes, *steps}):
        known = folder / f"{stem}.json"
        dimensions = json.loads(known.read_text(encoding="utf-8")) if known.is_file() else {}
        mesh = meshes.get(stem, steps.get(stem))
        found.append(Part(stem, group, mesh, steps.get(stem) if stem in meshes else None, dimensions))
    if not found:
        raise InputError(f"{folder} holds no mesh; there can be {', '.join(SUFFIXES)}")
    return found


def digest(*paths: Path) -> str:
    """A short hash of what the files hold, and of all Python files in the folders."""
    total = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            total.update(file.read_bytes())
    return total.hexdigest()[:16]


def version(method: str) -> str:
    """A hash of the code that a method's row depends on."""
    folders = {ENGINE: ROOT / "engines" / "cadfit"} | dict.fromkeys(rivals.RIVALS, rivals.FOLDER)
    own = folders.get(method, ROOT / "engines" / "cad_baselines")
    return digest(own, ROOT / "engines" / "meshes", ROOT / "benchmarks" / "measure.py")


# --- one row --------------------------------------------------------------------------------------------------------

def _costs(done: Finished) -> Row:
    return {
        "seconds": round(done.seconds, 2), "cpu_seconds": round(done.cpu_seconds, 2), "peak_rss_gb": round(done.peak_rss_gb, 3)
    }


def _failure(done: Finished, limit: float) -> str:
    lines = [line.strip() for line in done.said.splitlines() if line.strip()]
    return f"took more than {limit:.0f} s" if done.code is None else (lines[-1] if lines else f"exit code {done.code}")


def _compared(mesh: trimesh.Trimesh, target: trimesh.Trimesh) -> Row:
    return {"iou": round(iou(mesh, target), 6), "chamfer": float(f"{chamfer(target, mesh):.4g}")}


def engine_row(part: Part, target: trimesh.Trimesh, out: Path, time: Time) -> Row:
    """The engine on a part, through the command line."""
    command = [sys.executable, "-m", "app", "run", ENGINE, "--mesh", str(part.mesh), "--out", str(out)]
    done = finished([*command, "--budget-s", f"{time.budget:g}"], folder=ROOT, timeout_s=time.limit)
    row = _costs(done)
    if done.code != 0:
        return row | {"error": _failure(done, time.limit)}
    result = json.loads((out / "result.json").read_text(encoding="utf-8"))
    row |= {
        "operations": result["figures"].get("operations"), "parameters": result["figures"].get("parameters"),
        "own_iou": result["figures"].get("iou"), "unexplained": result["figures"].get("unexplained"),
    }
    artifacts = result["artifacts"]
    if "step" not in artifacts:
        return row | {"error": "no STEP file"}
    script = out / artifacts["script"] if "script" in artifacts else None
    return row | _proved(out / artifacts["step"], script, target)


def _proved(step: Path, script: Path | None, target: trimesh.Trimesh) -> Row:
    """What a STEP file, and the script that goes with it, hold."""
    try:
        solid = step_solid(step)
    except ValueError as error:
        return {"error": f"no STEP file: {error}"}
    again = script_volume(script) if script is not None and script.is_file() else None
    row: Row = {
        "valid": solid.valid, "solids": solid.solids, "faces": solid.faces,
        "same_volume": again is not None and abs(again - solid.volume) <= SAME_VOLUME * abs(solid.volume),
    }
    if solid.mesh is None:
        return row | {"error": "the STEP file's tessellation is not closed"}
    return row | _compared(solid.mesh, target)


def rival_row(name: str, part: Part, target: trimesh.Trimesh, out: Path, time: Time) -> Row:
    """A tool by others on a part, given as STL."""
    mesh = part.mesh
    if mesh.suffix.lower() != ".stl":
        mesh = out / "input.stl"
        read_mesh(part.mesh).mesh.export(mesh)
    command = [str(rivals.python_of(name)), str(rivals.driver(name)), str(mesh.resolve()), str(out.resolve())]
    done = finished(command, folder=out, timeout_s=time.limit)
    row = _costs(done)
    if done.code != 0:
        return row | {"error": _failure(done, time.limit)}
    result = json.loads((out / "result.json").read_text(encoding="utf-8"))
    kept = ("method", "parameters", "script_refused", "step_seconds", "script_seconds")
    row |= {("kind" if key == "method" else key): result[key] for key in kept if key in result}
    return row | {"script": "parameters" in result} | _proved(out / "part.step", out / "part.py", target)


def baseline_row(name: str, part: Part, target: trimesh.Trimesh, out: Path, time: Time) -> Row:
    """A baseline on a part."""
    command = [sys.executable, "-m", "engines.cad_baselines", name, str(part.mesh.resolve()), str(out), f"{time.budget:g}"]
    done = finished(command, folder=ROOT, timeout_s=time.limit)
    row = _costs(done)
    if done.code != 0:
        return row | {"error": _failure(done, time.limit)}
    result = json.loads((out / "result.json").read_text(encoding="utf-8"))
    with np.load(out / "solid.npz") as data:
        solid = trimesh.Trimesh(data["vertices"], data["faces"], process=False)
    row |= {"operations": result["operations"], "valid": True}
    return row | _compared(solid, target)


def ceiling(part: Part, target: trimesh.Trimesh) -> float | None:
    """The IoU that the exact part has with its mesh; None where it isn't known."""
    if part.step is None:
        return None
    mesh = step_solid(part.step).mesh
    return None if mesh is None else round(iou(mesh, target), 6)


# --- all rows -------------------------------------------------------------------------------------------------------

class Store:
    """The rows in a JSON file, one for each part and method; written after each change."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self.rows: dict[tuple[str, str], Row] = {}
        if path.is_file():
            for row in json.loads(path.read_text(encoding="utf-8")).get("rows", []):
                self.rows[row["part"], row["method"]] = row

    def has(self, part: str, method: str, mesh: str, code: str, budget: float) -> bool:
        """Whether this mesh has been measured with this code and time budget, without an error."""
        row = self.rows.get((part, method), {})
        return (row.get("mesh_sha256"), row.get("version"), row.get("budget_s")) == (mesh, code, budget) and "error" not in row

    def put(self, row: Row) -> None:
        with self._lock:
            self.rows[row["part"], row["method"]] = row
            self.write({})

    def write(self, summary: dict[str, Any]) -> None:
        machine = {
            "processor": platform.processor() or platform.machine(), "cores": os.cpu_count(),
            "python": platform.python_version(), "memory_gb": round(psutil.virtual_memory().total / 1e9, 1),
        }
        rows = [self.rows[key] for key in sorted(self.rows)]
        text = json.dumps({"machine": machine, "summary": summary, "rows": rows}, indent=1) + "\n"
        self._path.parent.mkdir(parents=True, exist_ok=True)
        new = self._path.with_suffix(".tmp")
        new.write_text(text, encoding="utf-8")
        os.replace(new, self._path)


def measure_part(
    part: Part, methods: list[str], store: Store, work: Path, console: Console, fresh: bool, time: Time
) -> None:
    """Measures one part with each method that has no row yet."""
    mesh = digest(part.mesh)
    missing = [method for method in methods if fresh or not store.has(part.name, method, mesh, version(method), time.budget)]
    if not missing:
        return
    try:
        target = closed_mesh(part.mesh)
    except InputError as error:
        console.print(f"{part.name}: {error}", style="red", highlight=False, markup=False)
        return
    best = ceiling(part, target)
    for method in missing:
        row: Row = {
            "part": part.name, "group": part.group, "method": method, "mesh_sha256": mesh, "version": version(method),
            "budget_s": time.budget, "triangles": len(target.faces),
            "measured": datetime.now(UTC).isoformat(timespec="seconds"), "ceiling": best,
        }
        if part.dimensions:
            row["dimensions"] = part.dimensions
        out = work / method / part.name
        out.mkdir(parents=True, exist_ok=True)
        if method == ENGINE:
            row |= engine_row(part, target, out, time)
        elif method in rivals.RIVALS:
            row |= rival_row(method, part, target, out, time)
        else:
            row |= baseline_row(method, part, target, out, time)
        store.put(row)
        console.print(f"{part.name:28s} {method:16s} {_told(row)}", highlight=False, markup=False)


def _told(row: Row) -> str:
    if "error" in row:
        return f"{row['seconds']:6.1f} s  {row['error']}"
    made = f"{row.get('faces', 0)} faces, {'a' if row.get('script') else 'no'} script"
    last = f"{row['operations']:.0f} operations" if "operations" in row else made
    return f"IoU {row['iou']:.5f}  {row['seconds']:6.1f} s  {row['peak_rss_gb']:.2f} GB  {last}"


# --- the tables -----------------------------------------------------------------------------------------------------

def summary_of(rows: list[Row], methods: list[str]) -> dict[str, Any]:
    """Figures of each group and method, and the engine over each baseline on the parts that both have done."""
    found: dict[str, Any] = {}
    for group in dict.fromkeys(row["group"] for row in rows):
        found[group] = {}
        for method in methods:
            own = [row for row in rows if row["group"] == group and row["method"] == method]
            done = [row for row in own if "error" not in row]
            if not own:
                continue
            scores = [row.get("iou", 0.0) for row in own]  # a part without a result counts as 0
            entry = {
                "parts": len(own), "done": len(done), "valid": sum(bool(row.get("valid")) for row in own),
                "iou_mean": round(statistics.fmean(scores), 5), "iou_median": round(statistics.median(scores), 5),
                "iou_min": round(min(scores), 5), "seconds_median": round(statistics.median(row["seconds"] for row in own), 2),
                "seconds_max": max(row["seconds"] for row in own), "peak_rss_gb_max": max(row["peak_rss_gb"] for row in own),
            }
            for key in ("operations", "faces"):
                if values := [row[key] for row in done if row.get(key) is not None]:
                    entry[f"{key}_median"] = statistics.median(values)
            if method in rivals.RIVALS:
                entry["scripts"] = sum(bool(row.get("script")) for row in own)
                entry["faceted"] = sum(str(row.get("kind", "")).startswith("faceted") for row in done)
            if method == ENGINE or method in rivals.RIVALS:
                entry["same_volume"] = sum(bool(row.get("same_volume")) for row in own)
            found[group][method] = entry
        for method in methods:
            if method != ENGINE and ENGINE in found[group] and method in found[group]:
                found[group][method]["engine_over_it"] = _ratio(rows, group, method)
    return found


def _ratio(rows: list[Row], group: str, method: str) -> dict[str, float | int] | None:
    """Medians over parts of engine ÷ the other: time, IoU, operations; and on how many parts which of the two is ahead."""
    mine = {row["part"]: row for row in rows if row["group"] == group and row["method"] == ENGINE and "error" not in row}
    theirs = {row["part"]: row for row in rows if row["group"] == group and row["method"] == method and "error" not in row}
    both = [(mine[name], theirs[name]) for name in mine if name in theirs]
    if not both:
        return None

    def median(key: str) -> dict[str, float]:
        ratios = [own[key] / max(other[key], 1e-9) for own, other in both if own.get(key) is not None and key in other]
        return {key: round(statistics.median(ratios), 4)} if ratios else {}

    return {
        "parts": len(both), **median("seconds"), **median("iou"), **median("operations"), **median("faces"),
        "iou_not_lower": sum(own["iou"] >= other["iou"] - 1e-4 for own, other in both),
        "iou_higher": sum(own["iou"] > other["iou"] + 1e-4 for own, other in both),
        "faster": sum(own["seconds"] < other["seconds"] for own, other in both),
    }


def _columns(methods: list[str]) -> list[tuple[str, str, str]]:
    """(method, key, heading)."""
    found = []
    for method in methods:
        keys = [("iou", "IoU"), ("seconds", "s")]
        keys += [("faces", "faces"), ("script", "script")] if method in rivals.RIVALS else [("operations", "ops")]
        if method == ENGINE:
            keys += [("parameters", "params"), ("faces", "faces"), ("peak_rss_gb", "GB"), ("proof", "valid, re-runs")]
        found += [(method, key, heading) for key, heading in keys]
    return found


def _cell(row: Row | None, key: str) -> str:
    if row is None:
        return ""
    if key == "faces" and str(row.get("kind", "")).startswith("faceted"):
        return f"{row['faces']} faceted"
    if key == "script":
        return f"{row['parameters']} params" if row.get("script") else "no"
    if key == "proof":
        return " ".join("yes" if row.get(name) else "no" for name in ("valid", "same_volume"))
    value = row.get(key)
    form = {"iou": ".5f", "seconds": ".1f", "peak_rss_gb": ".2f"}.get(key, ".0f")
    return "–" if value is None else format(value, form)


def _foot(row: Row | None, key: str, what: str) -> str:
    if row is None:
        return ""
    name = {
        "mean": {"iou": "iou_mean"}, "lowest": {"iou": "iou_min"},
        "median": {
            "iou": "iou_median", "seconds": "seconds_median", "operations": "operations_median", "faces": "faces_median",
        },
        "highest": {"seconds": "seconds_max", "peak_rss_gb": "peak_rss_gb_max"},
    }[what].get(key)
    if what == "mean" and key == "proof":
        return f"{row['valid']} and {row['same_volume']} of {row['parts']}"
    if what == "mean" and key == "faces" and "faceted" in row:
        return f"{row['faceted']} faceted"
    if what == "mean" and key == "script":
        return f"{row['scripts']} of {row['parts']}"
    return _cell({key: row.get(name)}, key) if name else ""


def table_of(parts: list[Part], store: Store, methods: list[str], summary: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """(headings, rows) of text: a row a part, then what each group comes to."""
    columns = _columns(methods)
    headings = ["part", "triangles", "ceiling"] + [
        f"{method}: {heading}" if key == "iou" else heading for method, key, heading in columns
    ]
    lines = []
    for group in dict.fromkeys(part.group for part in parts):
        for part in (part for part in parts if part.group == group):
            rows = {method: store.rows.get((part.name, method)) for method in methods}
            first = next((row for row in rows.values() if row), None)
            if first is None:
                continue
            best = first.get("ceiling")
            start = [part.name, str(first["triangles"]), "" if best is None else f"{best:.5f}"]
            lines.append(start + [_cell(rows[method], key) for method, key, _ in columns])
        for what in ("mean", "median", "lowest", "highest"):
            cells = [_foot(summary.get(group, {}).get(method), key, what) for method, key, _ in columns]
            lines.append([f"{group}: {what}", "", "", *cells])
    return headings, lines


def _ratio_lines(summary: dict[str, Any]) -> list[str]:
    lines = []
    for group, methods in summary.items():
        for method, entry in methods.items():
            if ratio := entry.get("engine_over_it"):
                lines.append(
                    f"{group} parts, {ENGINE} ÷ {method} (medians over {ratio['parts']}): "
                    + ", ".join(
                        f"{word} {ratio[key]:.{digits}f}"
                        for key, word, digits in (
                            ("seconds", "time", 2), ("iou", "IoU", 4), ("operations", "operations", 2), ("faces", "faces", 2)
                        )
                        if key in ratio
                    )
                    + f"; IoU higher on {ratio['iou_higher']}, lower on {ratio['parts'] - ratio['iou_not_lower']}, else alike; "
                    f"faster on {ratio['faster']}"
                )
    return lines


def markdown(headings: list[str], lines: list[list[str]], ratios: list[str]) -> str:
    """The table and what it comes to, as Markdown."""
    rows = [headings, ["---"] + ["---:"] * (len(headings) - 1)]
    rows += [[f"**{line[0]}**", *line[1:]] if ": " in line[0] else line for line in lines]
    text = "\n".join("| " + " | ".join(row) + " |" for row in rows)
    return text + "\n" + "".join(f"\n- {line}" for line in ratios) + ("\n" if ratios else "")


def write_between_markers(path: Path, text: str) -> None:
    """Puts the text between the markers of a document; appends them where it has none."""
    before = path.read_text(encoding="utf-8") if path.is_file() else ""
    if START not in before or END not in before:
        before = before.rstrip() + f"\n\n{START}\n{END}\n"
    head, _, rest = before.partition(START)
    tail = rest.partition(END)[2]
    path.write_text(f"{head}{START}\n{text.rstrip()}\n{END}{tail}", encoding="utf-8")


# --- the whole ------------------------------------------------------------------------------------------------------

def arguments_of(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, nargs="*", default=[1, 2, 3], help="of the known parts; none: leave them out")
    parser.add_argument("--families", nargs="+", choices=list(FAMILIES), default=list(FAMILIES), metavar="FAMILY")
    parser.add_argument("--parts", type=Path, metavar="DIR", help="known parts of your own: NAME.stl and the exact NAME.step")
    parser.add_argument("--real", type=Path, metavar="DIR", help="a folder of real parts")
    parser.add_argument("--baselines", nargs="*", choices=list(BASELINES), default=list(BASELINES), metavar="NAME")
    parser.add_argument("--rivals", nargs="*", choices=rivals.RIVALS, default=[], metavar="NAME",
                        help=f"tools by others, each in its own environment: {', '.join(rivals.RIVALS)}")  # fmt: skip
    parser.add_argument("--only", nargs="+", metavar="PART", help="of all these parts only those of such names")
    parser.add_argument("--budget", type=float, default=BUDGET_S, metavar="S", help="told to each method that takes a budget")
    parser.add_argument("--limit", type=float, default=LIMIT_S, metavar="S", help="a method is ended after that")
    parser.add_argument("--no-engine", action="store_true", help="baselines only; leaves the docs alone")
    parser.add_argument("--out", type=Path, default=RESULTS, help="the JSON file")
    parser.add_argument("--docs", type=Path, default=DOCS, help="the document that holds the table")
    parser.add_argument("--no-docs", action="store_true", help="leave the document alone")
    parser.add_argument("--work", type=Path, metavar="DIR", help="keep the parts and all results here")
    parser.add_argument("--jobs", type=int, default=1, help="parts at a time; times compare only at 1")
    parser.add_argument("--fresh", action="store_true", help="measure again what has been measured")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    """Runs the benchmark; 0 when every part has a result by every method, else 1."""
    arguments = arguments_of(given)
    console = Console(width=None if sys.stdout.isatty() else 100 + 70 * len(BASELINES))
    methods = ([] if arguments.no_engine else [ENGINE]) + arguments.baselines + arguments.rivals
    time = Time(arguments.budget, arguments.limit)
    for rival in arguments.rivals:  # before any clock runs
        try:
            rivals.python_of(rival)
        except (OSError, subprocess.CalledProcessError) as error:
            console.print(f"the environment of {rival} can't be made: {error}", style="red")
            return 2
    store = Store(arguments.out)
    keep = nullcontext(str(arguments.work)) if arguments.work else tempfile.TemporaryDirectory()
    with keep as folder:
        work = Path(folder).resolve()
        try:
            parts = known_parts(work / "parts", arguments.seeds, arguments.families)
            parts += folder_parts(arguments.parts.resolve(), "given") if arguments.parts else []
            parts += folder_parts(arguments.real.resolve(), "real") if arguments.real else []
            if unknown := set(arguments.only or ()) - {part.name for part in parts}:
                raise InputError(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(p.name for p in parts)}")
            parts = [part for part in parts if not arguments.only or part.name in arguments.only]
        except InputError as error:
            console.print(str(error), style="red")
            return 2
        with ThreadPoolExecutor(max(arguments.jobs, 1)) as pool:
            jobs = [pool.submit(measure_part, part, methods, store, work, console, arguments.fresh, time) for part in parts]
            for job in jobs:
                job.result()
    rows = [store.rows[key] for part in parts for method in methods if (key := (part.name, method)) in store.rows]
    summary = summary_of(rows, methods)
    store.write(summary)
    headings, lines = table_of(parts, store, methods, summary)
    table = Table(title="Mesh to CAD")
    for k, heading in enumerate(headings):
        table.add_column(heading, justify="left" if k == 0 else "right", no_wrap=True)
    for line in lines:
        table.add_row(*line, style="bold" if ": " in line[0] else None)
    console.print(table)
    ratios = _ratio_lines(summary)
    for line in ratios:
        console.print(line, highlight=False)
    if not (arguments.no_engine or arguments.no_docs):
        write_between_markers(arguments.docs, markdown(headings, lines, ratios))
    return 0 if len(rows) == len(parts) * len(methods) and not any("error" in row for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
