"""How long a change of a part of twenty operations takes: until the new part is there to be seen, and until it is measured,
next to the fit of the same part in the same run.

    python benchmarks/cadfit_rebuild.py [--edits 5] [--budget 30] [--out FILE]

Libraries are loaded before the clock starts, as the run host has them. Times compare only within one run.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np

from engines.cadfit.construction import constructed
from engines.cadfit.engine import fit, rebuild
from engines.cadfit.features import Blend, Extrude, Feature, Hole
from engines.cadfit.parametrise import parametrised
from engines.cadfit.params import CadfitParams, RebuildParams
from engines.cadfit.program import Program
from engines.cadfit.sections import frame_along
from engines.cadfit.shapes import Circle, Polygon, Rectangle, Slot
from engines.contract import Preview, Result
from engines.registry import get

RESULTS = Path(__file__).parent / "results" / "cadfit_rebuild.json"


def housing() -> Program:
    """A gearbox-like housing on a plate, in twenty operations: extrudes, cuts, drills, patterns, fillets and a chamfer."""
    top, along, across = (frame_along(np.array(d, float)) for d in ((0, 0, 1), (1, 0, 0), (0, -1, 0)))
    middle = np.zeros((1, 2))
    corners = np.array([(x, y) for x in (-1, 1) for y in (-1, 1)], float)
    around = np.array([(np.cos(a), np.sin(a)) for a in np.arange(6) * np.pi / 3])
    features: list[Feature | Blend] = [
        Extrude(top, Rectangle(160, 100, corner=10), middle, 0, 12, "add"),
        Extrude(top, Rectangle(60, 60), middle, 12, 40, "add"),
        Extrude(top, Circle(40), middle, 40, 60, "add"),
        Extrude(top, Circle(16), corners * (60, 35), 12, 18, "add"),
        Extrude(top, Rectangle(6, 80), np.array([(-50.0, 0), (50, 0)]), 12, 22, "add"),
        Extrude(top, Rectangle(44, 44), middle, 12, 34, "cut"),
        Hole(top, middle, 20, 60, 34, True),
        Hole(top, corners * (60, 35), 6.5, 18, 0, True, bore_diameter=11, bore_depth=6),
        Hole(top, corners * (72, 42), 4, 12, 0, True),
        Hole(top, 16 * around, 4, 60, 45, False),
        Extrude(top, Slot(30, 8), np.array([(-35.0, 43)]), 0, 12, "cut"),
        Extrude(top, Slot(30, 8), np.array([(35.0, -43)]), 0, 12, "cut"),
        Extrude(along, Circle(14), np.array([(0.0, 26)]), -30, 30, "cut"),
        Extrude(across, Circle(10), np.array([(0.0, 24)]), -30, 30, "cut"),
        Extrude(top, Polygon(6, 14, 0), np.array([(0.0, -38)]), 6, 12, "cut"),
        Extrude(top, Rectangle(20, 10), np.array([(0.0, 40)]), 8, 12, "cut"),
        Hole(top, np.array([(70.0, 0), (-70, 0)]), 5, 12, 0, True, sink_diameter=10, sink_angle=90),
        Blend("fillet", 4, np.array([(x, y, 26.0) for x in (-30, 30) for y in (-30, 30)])),
        Blend("chamfer", 1, np.array([(0.0, 20, 60)])),
        Blend("fillet", 2, np.array([(53.0, 0, 22), (-53, 0, 22)])),
    ]
    return parametrised(features, title="housing: fitted to housing.stl", unit="mm", tolerance=1e-3)


def edits(program: Program, count: int) -> list[tuple[str, dict]]:
    """Changes of the first operation, the worst case: everything after it is built anew. The last two leave one operation
    out, and move one."""
    thickness = next(p.name for p in program.parameters if p.name.endswith("thickness"))
    names = [operation.name for operation in program.operations]
    moved = [*names[:8], names[9], names[8], *names[10:]]
    values = [(f"{thickness} = {12.5 + k / 4:g}", {"values": {thickness: 12.5 + k / 4}}) for k in range(count)]
    return [*values, ("one suppressed", {"suppressed": [names[10]]}), ("one moved", {"order": moved})]


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edits", type=int, default=5)
    parser.add_argument("--budget", type=float, default=CadfitParams.model_fields["budget_s"].default, help="of the fit")
    parser.add_argument("--out", type=Path, default=RESULTS)
    arguments = parser.parse_args(given)
    for module in get("cadfit").warm:
        import_module(module)
    program = housing()
    assert len(program.operations) == 20
    rows = []
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "program.json").write_text(program.model_dump_json(), encoding="utf-8")
        mesh = folder / "housing.stl"
        constructed(program).solid.mesh(0.02, 0.1).export(mesh)
        out = folder / "out"
        out.mkdir()
        for name, asked in [("first", {}), *edits(program, arguments.edits)]:
            started, seen = time.perf_counter(), 0.0
            for event in rebuild(RebuildParams(program=folder / "program.json", mesh=mesh, **asked), out):
                if isinstance(event, Preview) and event.kind == "part":
                    seen = time.perf_counter() - started
            rows.append({"edit": name, "seen_s": seen, "done_s": time.perf_counter() - started})
            print(f"{name:28} part there after {seen:5.2f} s, measured after {rows[-1]['done_s']:5.2f} s", flush=True)
        started, figures = time.perf_counter(), {}
        for event in fit(CadfitParams(mesh=mesh, budget_s=arguments.budget), out):
            if isinstance(event, Result):
                figures = event.figures
        fit_s = time.perf_counter() - started
    rows = rows[1:]  # the first one also loads what nobody had asked for yet
    seen, done = (median(row[key] for row in rows) for key in ("seen_s", "done_s"))
    summary = {
        "operations": len(program.operations),
        "seen_s": seen,
        "done_s": done,
        "fit_s": fit_s,
        "fit_iou": figures.get("iou"),
        "seen_of_fit": seen / fit_s,
        "done_of_fit": done / fit_s,
    }
    print(f"median: part there after {seen:.2f} s, measured after {done:.2f} s; a fit of its mesh took {fit_s:.1f} s,")
    print(f"so a change takes {done / fit_s:.3f} of a fit")
    arguments.out.parent.mkdir(exist_ok=True)
    arguments.out.write_text(json.dumps({"summary": summary, "edits": rows}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
