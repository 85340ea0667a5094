"""How one run is carried out: in a child process of its own (Fork) or in a thread of this process (Thread).

Either way the engine's events come out of a pipe as lines of JSON. A line is an event of `engines.contract`, or a `Note`
about the run itself. The last line of a run that went well is its Result; of one that didn't, a Note that says why.
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import faulthandler
import gc
import math
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol

import psutil
from pydantic import BaseModel

from app.runs.store import ErrorKind
from engines.contract import InputError, Metric, Preview, Progress, Result, System

GB = 1e9
_THREAD_COUNTS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


class Note(BaseModel):
    """What the run's process says about itself: why it failed, and its peak resident memory."""

    type: Literal["note"] = "note"
    error: str = ""
    error_kind: ErrorKind = ""
    peak_memory_gb: float = 0.0


class BrokenContract(Exception):
    """The engine named a file that it didn't write, or ended without a Result. A bug of the engine's."""


@dataclass(frozen=True)
class Job:
    """One run, ready to start. ``params`` are JSON values; ``out`` exists; ``gpus`` are CUDA device names."""

    run: str
    system: System
    params: dict[str, Any]
    out: Path
    log: Path
    cpus: int = 1
    gpus: tuple[str, ...] = ()


@dataclass(frozen=True)
class Exit:
    """How a worker ended. ``signal``: the number of the signal that killed it, 0 when none did."""

    code: int = 0
    signal: int = 0


class Worker(Protocol):
    """A run that is going on. ``stream`` is a non-blocking descriptor from which its lines are read."""

    stream: int
    process: int | None

    def exit(self) -> Exit | None:
        """How it ended; None while it goes on."""

    def terminate(self) -> None:
        """Ask it to end."""

    def kill(self) -> None:
        """End it, with everything that it started."""

    def close(self) -> None:
        """Free what the worker held; call once, after `exit` answered."""


class Executor(Protocol):
    """Starts jobs. To add one: give a Worker whose lines come out of ``stream``; docs/runs.md says the rest."""

    def start(self, job: Job) -> Worker: ...


def _file_in(folder: Path, name: str) -> None:
    path = (folder / name).resolve()
    if not path.is_relative_to(folder.resolve()) or not path.is_file():
        raise BrokenContract(f"it named {name!r}, which is no file of its folder")


def _checked(system: System, params: dict[str, Any], out: Path) -> Iterator[Progress | Metric | Preview | Result]:
    """The engine's events as the contract promises them: a rising fraction, finite metrics, files that are there, a Result."""
    fraction = 0.0
    stream = system.run(system.params.model_validate(params), out)
    with contextlib.closing(stream) if hasattr(stream, "close") else contextlib.nullcontext():
        for event in stream:
            match event:
                case Progress():
                    fraction = max(fraction, event.fraction)
                    event = event.model_copy(update={"fraction": fraction})
                case Metric() if not math.isfinite(event.value):
                    continue  # not a point of a curve, and JSON has no word for it
                case Preview(path=path) if path:
                    _file_in(out, path)
                case Result():
                    for name in event.artifacts.values():
                        _file_in(out, name)
                    yield event
                    return
            yield event
    raise BrokenContract("it ended without a result")


def _note_of(error: BaseException, system: System) -> Note:
    """Why the run failed, in one sentence for the person who started it."""
    if isinstance(error, InputError):
        return Note(error=str(error), error_kind="input")
    if isinstance(error, MemoryError):
        return Note(error="The run asked for more memory than there is; try a smaller input.", error_kind="limit")
    if isinstance(error, OSError) and error.errno == errno.ENOSPC:
        return Note(error="The disk is full; delete old runs or free some space, then run it again.", error_kind="limit")
    what = " ".join(f"{type(error).__name__}: {error}".split())
    what = what if len(what) <= 200 else what[:199] + "…"
    said = f"{system.title} failed because of a fault of its own ({what}); the log has the details."
    return Note(error=said, error_kind="bug")


def carry_out(job: Job, say: Callable[[str], None]) -> None:
    """Run the job's engine and ``say`` each line; never raises. Tracebacks of bugs go to the job's log."""
    try:
        for event in _checked(job.system, job.params, job.out):
            say(event.model_dump_json())
    except Exception as error:  # whatever an engine raises ends this run alone, with a sentence
        note = _note_of(error, job.system)
        if note.error_kind != "input":
            with job.log.open("a", encoding="utf-8") as log:
                log.write(traceback.format_exc())
        say(note.model_dump_json())


# A child process a run


def _die_with(parent: int) -> None:
    """Linux: the kernel kills this process when its parent ends, however it ends."""
    if sys.platform == "linux":
        death_signal = 1  # PR_SET_PDEATHSIG
        ctypes.CDLL(None).prctl(death_signal, signal.SIGKILL)
    if os.getppid() != parent:  # it had ended before that
        os._exit(1)


def _first_to_be_killed() -> None:
    """When the machine runs out of memory the kernel ends this run, not the host or the web server."""
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("800")


def peak_memory_gb() -> float:
    """Largest resident memory of this process so far."""
    import resource

    scale = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * scale / GB


def _limit_threads(cpus: int) -> None:
    for name in _THREAD_COUNTS:
        os.environ[name] = str(cpus)
    with contextlib.suppress(ImportError):  # libraries that the host has imported don't read the environment again
        from threadpoolctl import threadpool_limits

        threadpool_limits(cpus)


class ForkWorker:
    """A child process, leader of its own process group."""

    def __init__(self, process: int, stream: int) -> None:
        self.process: int | None = process
        self.stream = stream
        self._exit: Exit | None = None

    def exit(self) -> Exit | None:
        if self._exit is None:
            # Look without reaping: as long as the child is not reaped its process group's number belongs to it alone.
            if os.waitid(os.P_PID, self.process, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
                return None
            self._signal(signal.SIGKILL)  # what it started and left behind
            _, status = os.waitpid(self.process, 0)
            code = os.waitstatus_to_exitcode(status)
            self._exit = Exit(signal=-code) if code < 0 else Exit(code=code)
        return self._exit

    def _signal(self, number: int) -> None:
        if self._exit is None:
            try:
                os.killpg(self.process, number)
            except ProcessLookupError:  # forked so recently that it has no group of its own yet
                os.kill(self.process, number)

    def terminate(self) -> None:
        self._signal(signal.SIGTERM)

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def close(self) -> None:
        os.close(self.stream)


class ForkExecutor:
    """Forks this process for each job, so that what it has imported is there at once. Call from the main thread only."""

    def __init__(self, close_in_child: Callable[[], list[int]] = list) -> None:
        self._close_in_child = close_in_child

    def start(self, job: Job) -> ForkWorker:
        reading, writing = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        gc.freeze()  # the child's collector then leaves the shared pages alone
        parent = os.getpid()
        child = os.fork()
        if child == 0:
            try:
                os.close(reading)
                self._in_child(job, writing, parent)
            except BaseException:
                traceback.print_exc()
                sys.stderr.flush()
            finally:
                os._exit(1)  # never unwind into the host's own code
        gc.unfreeze()
        os.close(writing)
        os.set_blocking(reading, False)
        return ForkWorker(child, reading)

    def _in_child(self, job: Job, writing: int, parent: int) -> None:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_DFL)
        os.setsid()  # a process group of its own, and no terminal: Ctrl-C is for the parent to handle
        _die_with(parent)
        _first_to_be_killed()
        for descriptor in self._close_in_child():
            os.close(descriptor)
        log = os.open(job.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.dup2(log, 1)
        os.dup2(log, 2)
        sys.stdin = open(0, closefd=False)
        sys.stdout = open(1, "w", encoding="utf-8", errors="replace", buffering=1, closefd=False)
        sys.stderr = open(2, "w", encoding="utf-8", errors="replace", buffering=1, closefd=False)
        faulthandler.enable(sys.stderr)
        os.environ["CUDA_VISIBLE_DEVICES"] = ",".join(job.gpus)
        _limit_threads(job.cpus)

        def say(line: str) -> None:
            data = line.encode() + b"\n"
            while data:
                data = data[os.write(writing, data) :]

        def say_with_peak(line: str) -> None:
            if line.startswith('{"type":"result"'):
                say(Note(peak_memory_gb=peak_memory_gb()).model_dump_json())
            say(line)

        carry_out(job, say_with_peak)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


def group_memory_gb(groups: set[int]) -> dict[int, float]:
    """Process group → resident memory of all its processes together."""
    total = dict.fromkeys(groups, 0.0)
    for process in psutil.pids():
        try:
            group = os.getpgid(process)
            if group in total:
                total[group] += psutil.Process(process).memory_info().rss / GB
        except (ProcessLookupError, PermissionError, psutil.Error):
            continue
    return total


# A thread a run


class _Cancelled(BaseException):
    """Raised in a run's thread at its next event; not an Exception, so that engines don't swallow it."""


@dataclass
class ThreadWorker:
    """A thread; it can only be asked to end, and does so at its next event."""

    stream: int
    process: int | None = None
    thread: threading.Thread | None = None
    asked_to_end: threading.Event = field(default_factory=threading.Event)

    def exit(self) -> Exit | None:
        return None if self.thread.is_alive() else Exit()

    def terminate(self) -> None:
        self.asked_to_end.set()

    kill = terminate

    def close(self) -> None:
        os.close(self.stream)


class ThreadExecutor:
    """Runs each job in a thread, within the context in which it was submitted (ZeroGPU finds the visitor there)."""

    def __init__(self) -> None:
        self._contexts: dict[str, Context] = {}

    def remember_context(self, run: str) -> None:
        """Call where the visitor's request is handled, before the run can start."""
        self._contexts[run] = copy_context()

    def start(self, job: Job) -> ThreadWorker:
        reading, writing = os.pipe()
        os.set_blocking(reading, False)
        worker = ThreadWorker(reading)

        def say(line: str) -> None:
            if worker.asked_to_end.is_set():
                raise _Cancelled
            data = line.encode() + b"\n"
            while data:
                data = data[os.write(writing, data) :]

        def work() -> None:
            with contextlib.suppress(_Cancelled):
                carry_out(job, say)
            os.close(writing)

        context = self._contexts.pop(job.run, None) or copy_context()
        worker.thread = threading.Thread(target=context.run, args=(work,), name=f"run-{job.run}", daemon=True)
        worker.thread.start()
        return worker
