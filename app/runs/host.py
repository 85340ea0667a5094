"""The run host: one process a data folder that starts, watches and ends runs, and stores their events.

``python -m app.runs.host`` (also ``python -m app host``). It is started by `app.runs.client.ensure_host`, in a session of
its own, so it outlives the web server; it ends when it has had neither a run nor a client for `Settings.host_idle_s`.

It never touches CUDA and has one thread, so that forking it is safe. What is slow in it is done a piece at a time.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import hashlib
import logging
import os
import selectors
import shutil
import signal
import socket
import sys
import time
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import psutil
from pydantic import TypeAdapter
from pydantic import ValidationError as PydanticError
from sqlalchemy.exc import SQLAlchemyError

import app
from app.runs.executors import (
    GB,
    Executor,
    Exit,
    ForkExecutor,
    Job,
    Note,
    Worker,
    group_memory_gb,
)
from app.runs.plugins import register_extra_systems
from app.runs.store import GOING, State, Store, new_id
from app.settings import Settings, load_settings
from engines import registry
from engines.contract import (
    InputError,
    Metric,
    Preview,
    Progress,
    Result,
    System,
    input_fields,
)

log = logging.getLogger("showfloor.host")

WATCH_S = 0.1  # how often memory and time of runs are looked at
GRACE_S = 0.3  # between asking a run to end and ending it
BEAT_S = 5.0
LEFT_S = 5.0  # how long the host stays after the last client has left in order
TIDY_S = 300.0
_IMAGES = (".png", ".jpg", ".jpeg", ".webp")

Line = Progress | Metric | Preview | Result | Note
_LINE: TypeAdapter[Line] = TypeAdapter(Line)


# What the client needs to know about hosts


def lock_file(data: Path) -> Path:
    return data / "host.lock"


def wake_pipe(data: Path) -> Path:
    return data / "host.wake"


def client_mark(data: Path) -> Path:
    """A file whose time of change says when a client last needed the host; a server that ends in order removes it."""
    return data / "client.mark"


def host_lives(data: Path) -> bool:
    """Whether a host holds the data folder's lock: exact at once, also after a kill -9."""
    try:
        descriptor = os.open(lock_file(data), os.O_RDWR | os.O_CREAT, 0o644)
    except OSError:
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
        return False
    except OSError:
        return True
    finally:
        os.close(descriptor)


def last_host(data: Path) -> int | None:
    """Process number of the host that lives, or else of the one that lived last."""
    try:
        return int(lock_file(data).read_text())
    except (OSError, ValueError):
        return None


def wake(data: Path) -> None:
    """Tell the host to look at the queue now."""
    with contextlib.suppress(OSError):  # no host listens: it will look at the queue when it starts
        descriptor = os.open(wake_pipe(data), os.O_WRONLY | os.O_NONBLOCK)
        try:
            os.write(descriptor, b"!")
        finally:
            os.close(descriptor)


def fingerprint(settings: Settings) -> str:
    """Changes when the code or the settings that a host works with change."""
    root = Path(app.__file__).parent.parent
    parts = [settings.model_dump_json(exclude={"host", "port"}), app.__version__, sys.executable]
    code = [root / "app" / "settings.py", *(root / "app" / "runs").glob("*.py"), *(root / "engines").rglob("*.py")]
    for path in sorted(code):
        found = path.stat()
        parts.append(f"{path.relative_to(root)} {found.st_mtime_ns} {found.st_size}")
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


class AnotherHost(Exception):
    """The data folder has a host already."""


@dataclass
class _Going:
    """A run that this host carries out."""

    run: str
    system: System
    worker: Worker
    started: float  # monotonic
    cpus: int
    gpus: tuple[str, ...]
    pidfd: int | None = None
    unread: bytes = b""
    pending: list[Line] = field(default_factory=list)
    result: Result | None = None
    failure: Note | None = None
    files: dict[str, str] = field(default_factory=dict)
    picture: str = ""
    peak_gb: float = 0.0
    ending: State | None = None
    ending_note: Note | None = None
    kill_at: float = float("inf")

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.started


class Host:
    """Carries out the queue of one data folder. Call `step` again and again, then `close`."""

    def __init__(self, settings: Settings, executor: Executor | None = None, *, wait_for_lock_s: float = 2.0) -> None:
        self.settings = settings
        settings.data.mkdir(parents=True, exist_ok=True)
        self._lock = self._locked(wait_for_lock_s)
        self.store = Store(settings)
        self.id = new_id()
        self._going: dict[str, _Going] = {}
        self._selector = selectors.DefaultSelector()
        self._wake = self._opened_wake_pipe()
        self._executor = executor or ForkExecutor(self._descriptors)
        self._cpus = settings.cpus
        self._gpus = tuple(settings.gpus)
        self._look_at = 0.0
        self._watch_at = 0.0
        self._beat_at = 0.0
        self._tidy_at = 0.0
        self._needed_at = time.monotonic()
        self._to_warm = self._warm_modules() if settings.warm and executor is None else []
        self.retiring = False
        me = psutil.Process()
        place = f"{socket.gethostname()}:{settings.data}"
        self._recover(place)
        self.store.add_host(
            id=self.id, folder=place, process=me.pid, process_created=me.create_time(), fingerprint=fingerprint(settings)
        )

    # starting

    def _locked(self, wait_s: float) -> int:
        descriptor = os.open(lock_file(self.settings.data), os.O_RDWR | os.O_CREAT, 0o644)
        until = time.monotonic() + wait_s
        while True:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                os.ftruncate(descriptor, 0)
                os.pwrite(descriptor, str(os.getpid()).encode(), 0)
                return descriptor
            except OSError:  # another host, or a client that looks whether there is one: that takes microseconds
                if time.monotonic() > until:
                    os.close(descriptor)
                    raise AnotherHost(f"{self.settings.data} has a host already") from None
                time.sleep(0.02)

    def _opened_wake_pipe(self) -> int | None:
        path = wake_pipe(self.settings.data)
        try:
            with contextlib.suppress(FileExistsError):
                os.mkfifo(path, 0o600)
            descriptor = os.open(path, os.O_RDWR | os.O_NONBLOCK)
        except OSError:  # a file system without named pipes: `step` looks at the queue more often instead
            return None
        self._selector.register(descriptor, selectors.EVENT_READ, None)
        return descriptor

    def _descriptors(self) -> list[int]:
        """What a child must not hold: the lock above all, or a dead host would seem alive."""
        own = [self._lock] if self._wake is None else [self._lock, self._wake]
        own += [going.pidfd for going in self._going.values() if going.pidfd is not None]
        return own + [going.worker.stream for going in self._going.values()]

    def _warm_modules(self) -> list[str]:
        named = [module for system in registry.systems().values() for module in system.warm]
        return list(dict.fromkeys(named))

    def _recover(self, place: str) -> None:
        """Runs of a host that is no more are lost; what may be left of their processes is ended."""
        alive = {
            row["id"]
            for row in self.store.hosts()
            if row["folder"] != place and time.time() - row["heartbeat"] < 6 * BEAT_S
        }  # hosts of other machines, when the database is shared
        for row in self.store.rows(states=GOING):
            if row["host"] in alive:
                continue
            if row["process"] is not None:
                with contextlib.suppress(psutil.Error, ProcessLookupError, PermissionError):
                    if abs(psutil.Process(row["process"]).create_time() - (row["process_created"] or 0)) < 1:
                        os.killpg(row["process"], signal.SIGKILL)
            error = "The run was lost: the process that carried it out ended. Run it again."
            shown = [e.path for _, e in self.store.events(row["id"], limit=1_000_000) if isinstance(e, Preview) and e.path]
            columns = {"artifacts": files_there({Path(path).name: path for path in shown}, self.store.out_folder(row["id"]))}
            if row["state"] == "cancelling":
                self.store.transition(row["id"], GOING, "cancelled", **columns)
            else:
                self.store.transition(row["id"], GOING, "lost", error=error, error_kind="crash", **columns)

    # the loop

    @property
    def busy(self) -> bool:
        return bool(self._going)

    def step(self, wait_s: float = 1.0) -> None:
        """One turn: wait at most ``wait_s`` for something to happen, then do all that there is to do."""
        if self._going:
            wait_s = min(wait_s, WATCH_S)
        if self._wake is None:
            wait_s = min(wait_s, 0.05)
        if self._to_warm and not self._going:
            wait_s = 0.0
        woken = False
        for key, _ in self._selector.select(wait_s):
            if key.data is None:
                woken = bool(os.read(self._wake, 4096))
            elif isinstance(key.data, str) and key.data in self._going:
                self._read(self._going[key.data])
        now = time.monotonic()
        self._reap()
        if self._going and now >= self._watch_at:
            self._watch_at = now + WATCH_S
            self._watch(now)
        if woken or now >= self._look_at or self._wake is None:
            self._look_at = now + (WATCH_S * 5 if self._going else 1.0)
            self._look()
        if woken or now >= self._beat_at:
            self._beat_at = now + BEAT_S
            self.retiring = self.store.beat(self.id) or self.retiring
        if not self._going and now >= self._tidy_at:
            self._tidy_at = now + TIDY_S
            self._tidy()
        if self._to_warm and not self._going:
            self._warm_one()

    def _look(self) -> None:
        for row in self.store.rows(states=("queued", "cancelling"), oldest_first=True):
            if row["state"] == "cancelling" and row["id"] in self._going:
                going = self._going[row["id"]]
                if going.ending is None:
                    self._end(going, "cancelled")
        if not self.retiring:
            self._start_queued()

    def _start_queued(self) -> None:
        """Start what fits of the queue; what can never fit fails with a sentence."""
        waiting: list[tuple[Any, System, int]] = []
        for row in self.store.rows(states=("queued",), oldest_first=True):
            try:
                system = registry.get(row["system"])
            except KeyError:
                error = f"The system {row['system']!r} isn't part of this lab any more."
                self.store.transition(row["id"], ("queued",), "failed", error=error, error_kind="input")
                continue
            if (gpus := system.needs.gpus) > len(self._gpus):
                error = f"{system.title} needs {gpus} GPU(s), this machine gives {len(self._gpus)}; run it on another."
                self.store.transition(row["id"], ("queued",), "failed", error=error, error_kind="limit")
                continue
            waiting.append((row, system, min(system.needs.cpus, self._cpus)))  # fewer CPUs take longer, that's all
        if not waiting:
            return
        taken = {gpu for going in self._going.values() for gpu in going.gpus}
        free_gpus = [gpu for gpu in self._gpus if gpu not in taken]
        free_cpus = self._cpus - sum(going.cpus for going in self._going.values())
        for index in fitting([(cpus, system.needs.gpus) for _, system, cpus in waiting], free_cpus, len(free_gpus)):
            row, system, cpus = waiting[index]
            mine, free_gpus = free_gpus[: system.needs.gpus], free_gpus[system.needs.gpus :]
            self._start(row, system, cpus, tuple(mine))

    def _start(self, row: Any, system: System, cpus: int, gpus: tuple[str, ...]) -> None:
        run = row["id"]
        if not self.store.transition(run, ("queued",), "running", host=self.id, version=app.__version__):
            return  # cancelled meanwhile, or taken by another machine's host
        out = self.store.out_folder(run)
        params = absolute_params(system, row["params"], self.store.run_folder(run))
        job = Job(run, system, params, out, self.store.log_file(run), cpus, gpus)
        try:
            out.mkdir(parents=True, exist_ok=True)
            worker = self._executor.start(job)
        except OSError as error:
            said = f"The run could not be started ({error.strerror}): the machine is too full; run it again later."
            self.store.transition(run, GOING, "failed", error=said, error_kind="limit")
            return
        going = self._going[run] = _Going(run, system, worker, time.monotonic(), cpus, gpus)
        self._selector.register(worker.stream, selectors.EVENT_READ, run)
        if worker.process is not None:
            if hasattr(os, "pidfd_open"):  # Linux: its end wakes the host at once
                going.pidfd = os.pidfd_open(worker.process)
                self._selector.register(going.pidfd, selectors.EVENT_READ, run)
            with contextlib.suppress(psutil.Error):
                self.store.change(run, process=worker.process, process_created=psutil.Process(worker.process).create_time())

    # a run that goes on

    def _read(self, going: _Going) -> None:
        """Take what the run has said so far and store it."""
        while True:
            try:
                data = os.read(going.worker.stream, 1 << 18)
            except BlockingIOError:
                break
            if not data:
                if going.worker.stream in self._selector.get_map():
                    self._selector.unregister(going.worker.stream)  # closed: it would count as ready for ever
                break
            *lines, going.unread = (going.unread + data).split(b"\n")
            for line in lines:
                self._take(going, line)
            if len(data) < 1 << 16:
                break
        self._store_pending(going)

    def _take(self, going: _Going, line: bytes) -> None:
        try:
            event = _LINE.validate_json(line)
        except PydanticError:
            log.warning("run %s said what is no event: %r", going.run, line[:200])
            return
        match event:
            case Note():
                going.peak_gb = max(going.peak_gb, event.peak_memory_gb)
                if event.error:
                    going.failure = event
                return
            case Preview(path=path) if path:
                going.files[Path(path).name] = path
                if path.lower().endswith(_IMAGES):
                    going.picture = path
            case Result():
                event = self._with_measured(going, event)
                going.result = event
        going.pending.append(event)

    def _with_measured(self, going: _Going, result: Result) -> Result:
        """The figures that the host knows better, where the system shows them and didn't give them."""
        measured = {"seconds": going.seconds, "peak_memory_gb": going.peak_gb}
        missing = {k: v for k, v in measured.items() if k in going.system.figures and result.figures.get(k) is None}
        return result.model_copy(update={"figures": {**result.figures, **missing}})

    def _store_pending(self, going: _Going) -> None:
        if not going.pending:
            return
        columns: dict[str, Any] = {}
        for event in going.pending:
            if isinstance(event, Progress):
                columns |= {"stage": event.stage, "fraction": event.fraction, "message": event.message}
        if going.picture:
            columns["thumbnail"] = going.picture
        self.store.append(going.run, [event.model_dump_json() for event in going.pending], **columns)
        going.pending.clear()

    def _end(self, going: _Going, state: State, note: Note | None = None) -> None:
        """Ask the run to end now, and end it after the grace."""
        going.ending, going.ending_note = state, note
        going.kill_at = time.monotonic() + GRACE_S
        going.worker.terminate()

    def _watch(self, now: float) -> None:
        groups = {going.worker.process for going in self._going.values() if going.worker.process is not None}
        memory = group_memory_gb(groups) if groups else {}
        for going in list(self._going.values()):
            used = memory.get(going.worker.process, 0.0)
            going.peak_gb = max(going.peak_gb, used)
            if going.ending is not None:
                if now >= going.kill_at:
                    going.worker.kill()
                continue
            limits = going.system.limits
            seconds = min(limits.seconds, self.settings.max_seconds or limits.seconds)
            memory_gb = min(limits.memory_gb, self.settings.max_memory_gb or limits.memory_gb)
            if going.seconds > seconds:
                said = f"The run was ended at its time limit of {duration(seconds)}; try a smaller input or a smaller budget."
                self._end(going, "failed", Note(error=said, error_kind="limit"))
            elif used > memory_gb:
                said = f"The run was ended at its memory limit of {memory_gb:g} GB; try a smaller input."
                self._end(going, "failed", Note(error=said, error_kind="limit"))
                going.worker.kill()  # no grace: it may take the machine's last memory meanwhile

    def _reap(self) -> None:
        for going in list(self._going.values()):
            ended = going.worker.exit()
            if ended is not None:
                self._read(going)  # what it said last
                self._finish(going, ended)

    def _finish(self, going: _Going, ended: Exit) -> None:
        columns: dict[str, Any] = {"peak_memory_gb": going.peak_gb, "bytes": folder_bytes(self.store.run_folder(going.run))}
        out = self.store.out_folder(going.run)
        if going.result is not None:
            result = going.result
            state: State = "done"
            columns |= {
                "figures": result.figures,
                "artifacts": result.artifacts,
                "summary": result.summary,
                "data": result.data,
                "fraction": 1.0,
                "thumbnail": thumbnail(result.artifacts) or going.picture,
            }
        else:
            columns["artifacts"] = files_there(going.files, out)
            note = going.failure
            state = "failed"
            if going.ending is not None and note is None:
                state, note = going.ending, going.ending_note
            elif note is None:
                note = end_note(going.system, ended)
            if note is not None:
                columns |= {"error": note.error, "error_kind": note.error_kind}
        self.store.transition(going.run, GOING, state, **columns)
        if going.worker.stream in self._selector.get_map():
            self._selector.unregister(going.worker.stream)
        if going.pidfd is not None:
            self._selector.unregister(going.pidfd)
            os.close(going.pidfd)
        going.worker.close()
        del self._going[going.run]
        self._look_at = 0.0  # what it held is free for the next

    # housekeeping

    def _warm_one(self) -> None:
        module = self._to_warm.pop(0)
        try:
            import_module(module)
        except Exception as error:  # an optional part that isn't here or doesn't load; the run itself will say so
            log.info("not warmed: %s (%s)", module, error)

    def _tidy(self) -> None:
        """Remove what retention no longer keeps, and folders of submissions that never came to be."""
        oldest = time.time() - self.settings.retention_days * 86400
        total = self.store.total_bytes()
        for run, finished, size in self.store.removable():
            if finished >= oldest and total <= self.settings.retention_gb * GB:
                break
            if self.store.remove(run):
                shutil.rmtree(self.store.run_folder(run), ignore_errors=True)
                total -= size
        folders = {path.name: path for path in (self.settings.data / "runs").iterdir() if path.is_dir()}
        for name in folders.keys() - self.store.known(folders):
            with contextlib.suppress(OSError):
                if time.time() - folders[name].stat().st_mtime > 3600:
                    shutil.rmtree(folders[name], ignore_errors=True)

    @property
    def unneeded(self) -> bool:
        """Whether the host may end: asked to retire, or without runs and clients for long."""
        if self._going:
            self._needed_at = time.monotonic()
            return False
        if self.retiring:
            return True
        patience = self.settings.host_idle_s
        try:
            if time.time() - client_mark(self.settings.data).stat().st_mtime < patience:
                return False
        except OSError:
            patience = min(patience, LEFT_S)  # the last client said that it leaves
        if time.monotonic() - self._needed_at < patience:
            return False
        return not self.store.count(states=("queued",))

    def close(self) -> None:
        """End what goes on (as lost) and let go of the data folder."""
        for going in self._going.values():
            if going.ending is None:
                said = "The run was lost: the lab was stopped. Run it again."
                self._end(going, "lost", Note(error=said, error_kind="crash"))
            going.worker.kill()
        until = time.monotonic() + 5
        while self._going and time.monotonic() < until:
            self._reap()
            time.sleep(0.01)
        self.store.remove_host(self.id)
        self.store.close()
        if self._wake is not None:
            os.close(self._wake)
        self._selector.close()
        os.close(self._lock)


# Words and small facts


def fitting(wanted: Sequence[tuple[int, int]], cpus: int, gpus: int) -> list[int]:
    """Which of the waiting runs, given as (CPUs, GPUs) in the order they came, may start with what is free.

    A later run may overtake one that doesn't fit, but not with a kind (CPUs, GPUs) that this one lacks: nobody starves.
    """
    chosen = []
    for index, (want_cpus, want_gpus) in enumerate(wanted):
        if want_cpus <= cpus and want_gpus <= gpus:
            chosen.append(index)
            cpus, gpus = cpus - want_cpus, gpus - want_gpus
            continue
        cpus = 0 if want_cpus > cpus else cpus
        gpus = 0 if want_gpus > gpus else gpus
    return chosen


def duration(seconds: float) -> str:
    """``90`` → ``1.5 min``."""
    return f"{seconds:g} s" if seconds < 90 else f"{seconds / 60:g} min"


def end_note(system: System, ended: Exit) -> Note:
    """Why a run that neither gave a result nor said why has ended."""
    if ended.signal:
        name = signal.Signals(ended.signal).name
        if ended.signal == signal.SIGKILL:
            said = f"The run was killed from outside ({name}), most likely because the machine ran out of memory."
            return Note(error=f"{said} Try a smaller input.", error_kind="crash")
        said = f"The geometry kernel or another native library of {system.title} crashed ({name}). Only this run has ended."
        return Note(error=f"{said} Try other settings or a repaired input.", error_kind="crash")
    return Note(error=f"{system.title} ended without a result (exit {ended.code}); the log has the details.", error_kind="bug")


def thumbnail(artifacts: dict[str, str]) -> str:
    """The picture among a result's artifacts: the one named ``thumbnail``, else the first image."""
    images = [path for path in artifacts.values() if path.lower().endswith(_IMAGES)]
    return artifacts.get("thumbnail") or (images[0] if images else "")


def files_there(files: dict[str, str], folder: Path) -> dict[str, str]:
    return {name: path for name, path in files.items() if (folder / path).is_file()}


def folder_bytes(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def absolute_params(system: System, params: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Stored params name inputs relative to the run's folder, so that a data folder can be moved."""
    names = input_fields(system.params)
    return {name: str(folder / value) if name in names and value else value for name, value in params.items()}


def serve_queue(settings: Settings) -> None:
    """Be the host of the data folder until nobody needs one. Returns at once when it has one already."""
    os.environ.update(dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1"))
    warnings.filterwarnings("ignore", message=".*multi-threaded, use of fork.*", category=DeprecationWarning)
    register_extra_systems(settings)
    try:
        host = Host(settings)
    except AnotherHost as error:
        log.info("%s", error)
        return
    stop = False

    def stop_soon(_number: int, _frame: Any) -> None:
        nonlocal stop
        stop = True

    client_mark(settings.data).touch()
    signal.signal(signal.SIGTERM, stop_soon)
    signal.signal(signal.SIGINT, stop_soon)
    log.info("host %s of %s: %d CPUs, %d GPUs", os.getpid(), settings.data, settings.cpus, len(settings.gpus))
    troubles = 0
    try:
        while not stop and not host.unneeded:
            try:
                host.step()
                troubles = 0
            except (SQLAlchemyError, OSError) as error:  # a full disk, a database that is away: wait and go on
                troubles += 1
                log.exception("trouble %d", troubles)
                if troubles > 120 or getattr(error, "errno", None) == errno.EBADF:
                    raise
                time.sleep(0.5)
    finally:
        host.close()
        log.info("host %s ends", os.getpid())


def main() -> int:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    try:
        serve_queue(load_settings())
    except InputError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
