"""Tools by others that the benchmark runs on the same files, each in an environment of its own under ``.cache/``.

None of them is a dependency of the lab: an environment is made the first time a rival is asked for, from a pinned list.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
CACHE = FOLDER.parents[1] / ".cache"
RIVALS = ("mesh2cad",)
"""Each has NAME.txt (what pip installs) and run_NAME.py (for its own Python: MESH.stl OUT)."""


def driver(name: str) -> Path:
    """The script that calls the rival on one mesh."""
    return FOLDER / f"run_{name}.py"  # not NAME.py: Python would take it for the rival itself


def python_of(name: str) -> Path:
    """The Python of a rival's environment, which is made if it isn't there. CalledProcessError when pip can't."""
    pins = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    place = CACHE / f"{name}-py{sys.version_info[0]}{sys.version_info[1]}"
    stamp = place / "installed.txt"
    python = place / "bin" / "python"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == pins:
        return python
    print(f"Making an environment for {name} in {place} …", flush=True)
    shutil.rmtree(place, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
    install = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "-r", str(FOLDER / f"{name}.txt")]
    subprocess.run(install, check=True)
    handle, new = tempfile.mkstemp(dir=place)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(pins)
    os.replace(new, stamp)
    return python
