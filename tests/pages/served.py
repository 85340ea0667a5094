"""The lab under test with its own web server process, and the part that the browser tests use."""

from __future__ import annotations

import math
import os
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from gated import OPEN

from app.runs.client import Client, RunView
from app.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
LENGTH, WIDTH, THICKNESS, HOLE = 60.0, 40.0, 8.0, 6.5


def plate_volume(hole: float = HOLE) -> float:
    """Volume in mm³ of the test part: a plate with four round through holes of that diameter."""
    return LENGTH * WIDTH * THICKNESS - 4 * math.pi * (hole / 2) ** 2 * THICKNESS


def step_volume(path: Path) -> float:
    """Volume of the solids in a STEP file."""
    import cadquery as cq

    return sum(solid.Volume() for solid in cq.importers.importStep(str(path)).solids().vals())


@dataclass
class Lab:
    """The running lab: its address, its store, its server process."""

    settings: Settings
    url: str
    process: subprocess.Popen[bytes] | None = None
    client: Client = field(init=False)

    def __post_init__(self) -> None:
        self.client = Client(self.settings, start_host=False)

    def start(self) -> None:
        """Starts the web server and waits until it answers."""
        path = os.pathsep.join([str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])])
        env = {**os.environ, **self.settings.environment(), "PYTHONPATH": path}
        log = (self.settings.data.parent / "web.log").open("ab")
        self.process = subprocess.Popen([sys.executable, "-m", "app", "serve"], cwd=ROOT, env=env, stdout=log, stderr=log)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with suppress(OSError):
                urllib.request.urlopen(f"{self.url}/healthz", timeout=2)
                return
            assert self.process.poll() is None, (self.settings.data.parent / "web.log").read_text()
            time.sleep(0.1)
        raise AssertionError("the web server did not come up")

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def open_gate(self, run: str) -> None:
        """Lets a run that waits at its gate go on."""
        (self.client.get(run).out / OPEN).touch()

    def wait(self, run: str, state: str, seconds: float = 60) -> RunView:
        """The run, once it is in that state."""
        until = time.monotonic() + seconds
        while (view := self.client.get(run)).state != state:
            assert time.monotonic() < until, f"the run is {view.state} ({view.error}), not {state}"
            time.sleep(0.05)
        return view
