"""``python -m engines.cad_baselines NAME MESH OUT [SECONDS]``: one baseline in a process of its own, with that budget.

Writes OUT/solid.npz (vertices (n, 3), faces (m, 3), in the mesh's frame) and OUT/result.json (operations, seconds without
the start of the process).
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import numpy as np

from engines.cad_baselines import BASELINES
from engines.meshes.files import read_mesh
from engines.meshes.repair import from_manifold, repaired


def main(name: str, mesh: str, out: str, budget_s: str = "60") -> None:
    start = time.perf_counter()
    found = BASELINES[name](repaired(read_mesh(mesh).mesh).mesh, budget_s=float(budget_s))
    seconds = time.perf_counter() - start
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    solid = from_manifold(found.solid)
    np.savez(folder / "solid.npz", vertices=solid.vertices, faces=solid.faces)
    result = {"operations": found.operations, "seconds": round(seconds, 3)}
    (folder / "result.json").write_text(json.dumps(result) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
