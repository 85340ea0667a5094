"""A system that does, on request, everything that can go right or wrong in a run."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal

from engines.contract import (
    Figure,
    InputError,
    Limits,
    Metric,
    Needs,
    Paper,
    Params,
    Preview,
    Progress,
    Result,
    System,
    input_file,
    setting,
)

PAPER = Paper("None", "", "", "")
Act = Literal[
    "work", "sleep", "native", "segfault", "killed", "input_error", "bug", "memory", "memory_error", "no_result", "outside",
    "missing_file", "grandchild", "stubborn", "prints", "falls", "not_finite", "after_result", "environment",
    "as_written",
]  # fmt: skip


class ToyParams(Params):
    """What the toy is to do."""

    text: Path | None = input_file("Text", suffixes=(".txt", ".md"), default=None, help="A text whose bytes are counted.")
    other: Path | None = input_file("Other text", suffixes=(".txt",), default=None)
    act: Act = setting("work", "What happens", folded=False)
    seconds: float = setting(0.0, "Duration", unit="s", ge=0, le=600)
    steps: int = setting(3, "Steps", ge=1, le=10_000)
    loud: bool = setting(False, "Loud")


def run(params: ToyParams, folder: Path) -> Iterator[Progress | Metric | Preview | Result]:
    """The toy's engine."""
    yield Progress(stage="Reading", fraction=0.0)
    (folder / "early.txt").write_text("early")
    (folder / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    yield Preview(kind="text", path="early.txt", caption="What is there early")
    yield Preview(kind="picture", path="picture.png")
    act = params.act
    if act == "as_written":  # so that the files of a batch can do different things
        told = params.text.read_text().split() or ["work"]
        act, seconds = told[0], float(told[1]) if len(told) > 1 else 0.0
        if act == "work":
            time.sleep(seconds)
    match act:
        case "sleep":
            time.sleep(params.seconds)
        case "native":  # one call into C that neither returns nor looks at signals for minutes
            hashlib.pbkdf2_hmac("sha512", b"x", b"y", 2_000_000_000)
        case "stubborn":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            time.sleep(600)
        case "segfault":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "input_error":
            raise InputError("The text has no vowels; give another text.")
        case "bug":
            raise ValueError("a toy's\nbug")
        case "memory":
            held = []
            while True:
                held.append(bytearray(os.urandom(1) * 20_000_000))
                time.sleep(0.01)
        case "memory_error":
            bytearray(1 << 60)
        case "no_result":
            return
        case "outside":
            yield Preview(kind="text", path="../log.txt")
        case "missing_file":
            yield Result(figures={}, artifacts={"part": "part.step"})
        case "grandchild":
            child = subprocess.Popen(["sleep", "600"])
            (folder / "child.txt").write_text(str(child.pid))
            yield Preview(kind="text", path="child.txt")
            time.sleep(600)
        case "prints":
            print("said by the toy", flush=True)
            os.write(2, b"said by native code\n")
        case "falls":
            yield Progress(stage="Up", fraction=0.8)
            yield Progress(stage="Down", fraction=0.2)
        case "not_finite":
            yield Metric(name="loss", value=float("nan"), step=0)
            yield Result(figures={"bad": float("inf"), "good": 1.0}, artifacts={})
        case "after_result":
            yield Result(figures={}, artifacts={})
            raise ValueError("never reached")
        case "environment":
            keys = ("CUDA_VISIBLE_DEVICES", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
            yield Result(figures={}, artifacts={}, data={key: os.environ.get(key) for key in keys})
    for step in range(params.steps):
        if params.act == "work" and params.seconds:
            time.sleep(params.seconds / params.steps)
        yield Metric(name="iou", value=(step + 1) / params.steps, step=step)
        yield Progress(stage="Working", fraction=(step + 1) / params.steps, message=f"step {step + 1}")
    size = params.text.stat().st_size if params.text else 0
    (folder / "sub").mkdir()
    (folder / "sub" / "result.txt").write_text(str(size))
    yield Result(
        figures={"bytes": size, "peak_memory_gb": None},
        artifacts={"count": "sub/result.txt", "picture": "picture.png"},
        summary=f"{size} bytes",
        data={"steps": params.steps},
    )


def picture(params: ToyParams, path: Path) -> None:
    """The toy's picture of its input: a square whose shade is the first byte of the text."""
    from PIL import Image

    Image.new("RGB", (8, 8), (params.text.read_bytes()[0],) * 3).save(path)


class OneFileParams(ToyParams):
    """The toy's params with one file that must be there."""

    text: Path = input_file("Text", suffixes=(".txt", ".md"))


FIGURES = {"bytes": Figure("Bytes", format=".0f"), "seconds": Figure("Time", "s"), "peak_memory_gb": Figure("Memory", "GB")}


def toy(name: str, needs: Needs = Needs(), limits: Limits = Limits(60, 4)) -> System:  # noqa: B008 (frozen values)
    return System(name, f"Toy {name}", "Does what it is told.", PAPER, ToyParams, run, needs, limits, FIGURES, listed=False)


SYSTEMS = [
    toy("toy"),
    toy("toy-short", limits=Limits(seconds=0.5, memory_gb=4)),
    toy("toy-small", limits=Limits(seconds=30, memory_gb=0.4)),
    toy("toy-wide", needs=Needs(cpus=2)),
    toy("toy-gpu", needs=Needs(gpus=1)),
    replace(toy("toy-file"), params=OneFileParams, picture=picture),
]
