"""``python run_mesh2cad.py MESH.stl OUT``, by the Python of mesh2cad's own environment: one mesh, at its defaults.

Writes OUT/part.step, OUT/part.py where it gives a script, and OUT/result.json. This is what its command line does with
``convert MESH -o part.step --cadquery part.py``; its module ``cli`` is a SyntaxError on Python 3.11 (0.13.0: an f-string with
nested quotes, which only Python 3.12 reads), so its functions are called here. Nothing of it is changed.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from pathlib import Path


def main(mesh: str, out: str) -> None:
    # By name: mesh2cad is no package of this project.
    convert = importlib.import_module("mesh2cad.convert")
    unsupported = importlib.import_module("mesh2cad.parametric").Unsupported
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("part.step", "part.py", "result.json"):
        (folder / name).unlink(missing_ok=True)
    start = time.perf_counter()
    report = convert.convert_file(mesh, str(folder / "part.step")).report
    result = {"method": report["method"], "step_seconds": round(time.perf_counter() - start, 3)}
    start = time.perf_counter()
    try:
        script = convert.cadquery_file(mesh, str(folder / "part.py"))
        result |= {"parameters": len(script["parameters"]), "script_checked": script["check"] is not None}
    except unsupported as error:
        result["script_refused"] = str(error)
    result["script_seconds"] = round(time.perf_counter() - start, 3)
    (folder / "result.json").write_text(json.dumps(result) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
