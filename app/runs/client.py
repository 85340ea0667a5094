"""How pages, the API, the command line and the board get at runs: submit, watch, cancel, list, open.

A `Client` only reads and writes the store and copies files; the run host does the work (see `app.runs.host`).
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
import re
import shutil
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError
from sqlalchemy import RowMapping

import app
from app.runs import host as hosting
from app.runs.executors import ThreadExecutor
from app.runs.plugins import register_extra_systems
from app.runs.sentences import BadParams, bad_params
from app.runs.store import (
    ACTIVE,
    ENDED,
    GOING,
    WAITING,
    Entry,
    ErrorKind,
    State,
    StateChange,
    Store,
    new_id,
)
from app.settings import Settings
from engines import registry
from engines.contract import InputError, System, input_fields, reaching_out

__all__ = [
    "ACTIVE", "ENDED", "GOING", "WAITING", "BadParams", "Client", "Entry", "ErrorKind", "RunView", "State", "StateChange",
    "UnknownFile", "UnknownRun", "ensure_host",
]  # fmt: skip

POLL_S = 0.1


class UnknownRun(KeyError):
    """No run has that id (any more)."""

    def __str__(self) -> str:  # a KeyError shows its argument in quotes
        return str(self.args[0])


class UnknownFile(UnknownRun):
    """The run has no file of that name."""


class RunView(BaseModel):
    """One run as it is now. Times are seconds since 1970. Files are named relative to ``out``.

    ``params`` can be given to the system's Params again: inputs are absolute paths of the run's own copies.
    ``artifacts``: name → file. ``thumbnail``: an image file, or empty. ``error``: the sentence to show.
    """

    model_config = ConfigDict(frozen=True)

    id: str
    number: int
    system: str
    title: str
    params: dict[str, Any]
    inputs: dict[str, Path]
    state: State
    created: float
    started: float | None
    finished: float | None
    stage: str
    fraction: float
    message: str
    error: str
    error_kind: ErrorKind
    figures: dict[str, float | None]
    artifacts: dict[str, str]
    summary: str
    data: dict[str, Any]
    thumbnail: str
    pinned: bool
    visitor: str
    parent: str | None
    version: str
    peak_memory_gb: float
    bytes: int
    last_event: int
    out: Path

    @property
    def active(self) -> bool:
        """Waiting or going on."""
        return self.state in ACTIVE

    @property
    def ended(self) -> bool:
        return self.state in ENDED

    @property
    def elapsed(self) -> float:
        """Seconds the run has taken so far; 0 while it waits."""
        return 0.0 if self.started is None else max(0.0, (self.finished or time.time()) - self.started)


class _Hosting:
    """The hosts that this process has started, by data folder."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.processes: dict[Path, list[subprocess.Popen[bytes]]] = {}
        self.threads: dict[Path, tuple[threading.Thread, ThreadExecutor, threading.Event]] = {}
        self.attended: set[Path] = set()


_hosting = _Hosting()


def ensure_host(settings: Settings, *, renew: bool = False) -> None:
    """Start the data folder's run host if none lives; returns at once, the host takes the queue when it is up.

    ``renew``: a host that works with other code or settings is asked to finish what it does and make room.
    """
    with contextlib.suppress(OSError):
        hosting.client_mark(settings.data).touch()
    if settings.executor == "thread":
        _ensure_thread_host(settings)
        return
    if renew and hosting.host_lives(settings.data):
        _retire_outdated(settings)
    if hosting.host_lives(settings.data):
        return
    with _hosting.lock:
        started = [process for process in _hosting.processes.get(settings.data, []) if process.poll() is None]
        if any(process.pid != hosting.last_host(settings.data) for process in started):
            return  # it is starting; the last one to have been the host is ending
        root = Path(app.__file__).parent.parent
        path = os.pathsep.join([str(root), *(entry for entry in sys.path if entry)])  # it finds what this process finds
        with (settings.data / "host.log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "app.runs.host"],
                env={**os.environ, **settings.environment(), "PYTHONPATH": path},
                cwd=root,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        _hosting.processes[settings.data] = [*started, process]


def _retire_outdated(settings: Settings, wait_s: float = 5.0) -> None:
    store = Store(settings)
    try:
        wanted = hosting.fingerprint(settings)
        outdated = [row["id"] for row in store.hosts() if row["fingerprint"] != wanted]
        for host in outdated:
            store.retire_host(host)
    finally:
        store.close()
    if outdated:
        hosting.wake(settings.data)
        until = time.monotonic() + wait_s
        while hosting.host_lives(settings.data) and time.monotonic() < until:
            time.sleep(0.05)  # busy with a run: whoever needs a host after it has ended starts the new one


def _ensure_thread_host(settings: Settings) -> ThreadExecutor:
    """A host within this process, for where a run must have the visitor's request around it."""
    with _hosting.lock:
        known = _hosting.threads.get(settings.data)
        if known is not None and known[0].is_alive():
            return known[1]
        executor, stop = ThreadExecutor(), threading.Event()
        host = hosting.Host(settings, executor)

        def work() -> None:
            while not stop.is_set():
                host.step()
            host.close()

        thread = threading.Thread(target=work, name="run-host", daemon=True)
        _hosting.threads[settings.data] = (thread, executor, stop)
        thread.start()
        return executor


def stop_thread_host(settings: Settings) -> None:
    """End the host that lives in this process, if there is one (tests; a clean end of the server)."""
    with _hosting.lock:
        known = _hosting.threads.pop(settings.data, None)
    if known is not None:
        known[2].set()
        hosting.wake(settings.data)
        known[0].join(timeout=10)


def _readable(size: float) -> str:
    return f"{size / 1e6:.1f} MB" if size >= 1e5 else f"{size / 1e3:.1f} kB"


def _safe_name(name: str) -> str:
    """A file name that is safe in every file system and address, its suffix kept."""
    stem, suffix = Path(name).stem, Path(name).suffix
    stem = re.sub(r"[^\w.+ -]", "_", stem).strip(" .")[:80] or "input"
    return stem + re.sub(r"[^\w.]", "", suffix)


class Client:
    """Everything that can be done with runs. One per process is enough; threads and event loops may share it."""

    def __init__(self, settings: Settings, *, start_host: bool = True) -> None:
        self.settings = settings
        self._start_host = start_host
        self._looked = 0.0
        self._last: dict[str, int] = {}
        try:
            register_extra_systems(settings)
            self.store = Store(settings)
        except OSError as error:
            raise InputError(
                f"the data folder {settings.data} can't be used ({error.strerror}); set SHOWFLOOR_DATA to another"
            ) from error

    def close(self) -> None:
        self.store.close()

    def ensure_host(self, *, renew: bool = False) -> None:
        if self._start_host:
            ensure_host(self.settings, renew=renew)

    def attend(self, every_s: float = 2.0) -> None:
        """For a server: keep a host alive as long as this process lives, so that a run never waits for one to start."""
        with _hosting.lock:
            if self.settings.data in _hosting.attended:
                return
            _hosting.attended.add(self.settings.data)
        self.ensure_host(renew=True)

        def keep() -> None:
            while True:
                time.sleep(every_s)
                with contextlib.suppress(OSError):
                    self.ensure_host()

        threading.Thread(target=keep, name="attend-host", daemon=True).start()
        atexit.register(hosting.client_mark(self.settings.data).unlink, missing_ok=True)

    # a new run

    def submit(
        self, system: str, params: dict[str, Any], *, visitor: str = "", parent: str | None = None, title: str | None = None
    ) -> str:
        """Queue a run and return its id. Inputs are copied: the files may change or go afterwards.

        Raises `BadParams` (a sentence a field), or another `InputError` when files, the disk or the queue don't allow it.
        """
        try:
            known = registry.get(system)
        except KeyError as error:
            raise InputError(f"{error.args[0]}.") from error
        try:
            valid = known.params.model_validate(params)
        except ValidationError as error:
            raise bad_params(error, known.params) from error
        self._check_trust(known, valid)
        files = self._checked_inputs(known, valid)
        self._check_room(files, visitor)
        run = new_id()
        folder = self.store.run_folder(run)
        stored = valid.model_dump(mode="json")
        try:
            (folder / "input").mkdir(parents=True)
            (folder / "out").mkdir()
            taken: set[str] = set()
            for field, path in files.items():
                name = _safe_name(path.name)
                name = f"{field}-{name}" if name.lower() in taken else name
                taken.add(name.lower())
                shutil.copyfile(path, folder / "input" / name)
                stored[field] = f"input/{name}"
            if self.settings.executor == "thread" and self._start_host:
                _ensure_thread_host(self.settings).remember_context(run)
            named = title if title is not None else next((path.name for path in files.values()), known.title)
            self.store.add(
                id=run, system=system, params=stored, visitor=visitor, parent=parent, title=named, version=app.__version__
            )
        except BaseException as error:
            shutil.rmtree(folder, ignore_errors=True)
            if isinstance(error, OSError):
                why = f"The input could not be copied ({error.strerror}); free some disk space and try again."
                raise InputError(why) from error
            raise
        hosting.wake(self.settings.data)
        self.ensure_host()
        return run

    def _check_trust(self, system: System, valid: BaseModel) -> None:
        """`BadParams` for settings that reach into this machine or beyond, where visitors are strangers."""
        if self.settings.trusts_visitors:
            return
        fields = system.params.model_fields
        wrong = {
            name: f"{fields[name].title}: this lab is open to strangers, so it stays as it is; leave it out."
            for name in reaching_out(system.params) if getattr(valid, name) != fields[name].get_default()
        }  # fmt: skip
        if wrong:
            raise BadParams(wrong)

    def _checked_inputs(self, system: System, valid: BaseModel) -> dict[str, Path]:
        """Input field → the file it names; `BadParams` for those that can't be used."""
        files: dict[str, Path] = {}
        wrong: dict[str, str] = {}
        for field, suffixes in input_fields(system.params).items():
            value = getattr(valid, field)
            if value is None:
                continue
            path, title = Path(value), system.params.model_fields[field].title or field
            try:
                if path.is_dir():
                    wrong[field] = f"{title}: {path.name!r} is a folder; choose a file."
                elif not path.is_file():
                    wrong[field] = f"{title}: there is no file {str(value)!r}; choose another."
                elif suffixes and path.suffix.lower() not in suffixes:
                    kinds = ", ".join(suffixes)
                    wrong[field] = f"{title}: {path.name!r} is not of a kind that can be read; choose one of {kinds}."
                elif (size := path.stat().st_size) == 0:
                    wrong[field] = f"{title}: {path.name!r} is empty; choose another file."
                elif size > self.settings.max_upload_mb * 1e6:
                    most = _readable(self.settings.max_upload_mb * 1e6)
                    wrong[field] = f"{title}: {path.name!r} has {_readable(size)}; at most {most} are taken. Make it smaller."
                elif not os.access(path, os.R_OK):
                    wrong[field] = f"{title}: {path.name!r} may not be read; change its permissions."
                else:
                    files[field] = path
            except (OSError, ValueError) as error:  # a name too long, a null character
                wrong[field] = f"{title}: that is no file name ({error}); choose another."
        if wrong:
            raise BadParams(wrong)
        return files

    def _check_room(self, files: dict[str, Path], visitor: str) -> None:
        needed = sum(path.stat().st_size for path in files.values())
        free = shutil.disk_usage(self.settings.data).free
        if free - needed < self.settings.disk_reserve_mb * 1e6:
            raise InputError(f"The lab's disk is full ({_readable(free)} left); delete runs that are no longer needed.")
        if self.store.count(states=ACTIVE) >= self.settings.max_queued:
            raise InputError("The lab is full: too many runs are waiting. Try again in a few minutes.")
        if visitor and self.store.count(visitor=visitor, states=ACTIVE) >= self.settings.max_queued_per_visitor:
            most = self.settings.max_queued_per_visitor
            raise InputError(f"You have {most} runs waiting or going on; wait for one to end, or cancel one.")

    def rerun(self, id: str, *, visitor: str | None = None, **changes: Any) -> str:
        """A new run of the same system with the same inputs and settings, save for ``changes`` to the Params."""
        run = self.get(id)
        owner = run.visitor if visitor is None else visitor
        return self.submit(run.system, run.params | changes, visitor=owner, parent=run.id, title=run.title)

    # a run that is there

    def cancel(self, id: str) -> bool:
        """End a run now. False when it had ended already."""
        self._row(id)
        cancelled = self.store.transition(id, WAITING, "cancelled") or self.store.transition(id, ("running",), "cancelling")
        if cancelled:
            hosting.wake(self.settings.data)
            self.ensure_host()
        return cancelled

    def delete(self, id: str) -> None:
        """Remove a run that has ended, with its files. `InputError` while it is waiting or going on."""
        self._row(id)
        if not self.store.remove(id):
            raise InputError("This run has not ended yet; cancel it first.")
        shutil.rmtree(self.store.run_folder(id), ignore_errors=True)

    def pin(self, id: str, pinned: bool = True) -> None:
        """Keep a run from being removed when it is old or the disk fills up."""
        self._row(id)
        self.store.change(id, pinned=pinned)

    def _row(self, id: str) -> RowMapping:
        row = self.store.run(id)
        if row is None:
            raise UnknownRun(f"There is no run {id!r}; it may have been deleted.")
        return row

    def get(self, id: str) -> RunView:
        """The run as it is now; `UnknownRun` when there is none of that id."""
        return self._view(self._row(id))

    def _view(self, row: RowMapping) -> RunView:
        folder = self.store.run_folder(row["id"])
        try:
            system = registry.get(row["system"])
        except KeyError:  # a plug-in that is gone: its runs can still be looked at
            params, inputs = dict(row["params"]), {}
        else:
            params = hosting.absolute_params(system, row["params"], folder)
            inputs = {name: Path(params[name]) for name in input_fields(system.params) if params.get(name)}
        known = {name: row[name] for name in RunView.model_fields if name in row}
        return RunView(**known | {"params": params, "inputs": inputs, "out": self.store.out_folder(row["id"])})

    def list(
        self,
        *,
        visitor: str | None = None,
        system: str | None = None,
        states: Sequence[State] | None = None,
        limit: int | None = 50,
        offset: int = 0,
    ) -> list[RunView]:
        """Runs, newest first."""
        rows = self.store.rows(visitor=visitor, system=system, states=states, limit=limit, offset=offset)
        return [self._view(row) for row in rows]

    def count(self, *, visitor: str | None = None, system: str | None = None, states: Sequence[State] | None = None) -> int:
        return self.store.count(visitor=visitor, system=system, states=states)

    def queue_position(self, id: str) -> int:
        """1: starts next. 0: doesn't wait (any more)."""
        return self.store.position(id)

    def estimate(self, system: str) -> float | None:
        """Median seconds of the system's last 50 good runs; None before the first."""
        seconds = self.store.seconds_of_done(system, 50)
        return statistics.median(seconds) if seconds else None

    def file(self, id: str, name: str) -> Path:
        """The path of an artifact (by its name) or of any file in the run's ``out`` (relative), or of ``input/…``.

        `UnknownFile` when there is none, or when the name leads out of the run's folder.
        """
        row = self._row(id)
        folder = self.store.run_folder(id).resolve()
        relative = row["artifacts"].get(name, name)
        base = folder if relative.startswith("input/") else folder / "out"
        allowed = folder / "input" if relative.startswith("input/") else folder / "out"
        with contextlib.suppress(OSError, ValueError):
            path = (base / relative).resolve()
            if path.is_relative_to(allowed) and path.is_file():
                return path
        raise UnknownFile(f"This run has no file {name!r}.")

    def log(self, id: str, last: int = 20_000) -> str:
        """The end of what the run printed, tracebacks included: for whoever runs the lab."""
        self._row(id)
        try:
            return self.store.log_file(id).read_text(encoding="utf-8", errors="replace")[-last:]
        except FileNotFoundError:
            return ""

    # watching

    def events(self, id: str, after: int = 0) -> list[tuple[int, Entry]]:
        """All stored events after number ``after``, each with its number (1, 2, 3, …)."""
        self._row(id)
        return self.store.events(id, after, limit=1_000_000)

    async def watch(self, id: str, after: int = 0) -> AsyncIterator[tuple[int, Entry]]:
        """Every event after number ``after``, as it comes; ends with the `StateChange` into an ended state.

        Numbers have no gaps, so a watcher that lost its connection goes on from the last it has seen.
        """
        self._row(id)
        host_seen = 0.0
        while True:
            if (await self._last_events()).get(id, after + 1) <= after:  # it goes on and has said nothing new
                if time.monotonic() - host_seen > 1.0:
                    host_seen = time.monotonic()
                    await asyncio.to_thread(self.ensure_host)  # if it died, the next one says which runs are lost
                await asyncio.sleep(POLL_S)
                continue
            found = await asyncio.to_thread(self.store.events, id, after)
            for after, entry in found:
                yield after, entry
                if isinstance(entry, StateChange) and entry.state in ENDED:
                    return
            if found:
                continue
            row = await asyncio.to_thread(self.store.run, id)
            if row is None:
                raise UnknownRun(f"The run {id!r} was deleted.")
            if row["state"] in ENDED and row["last_event"] <= after:
                return  # the caller had seen the end already
            await asyncio.sleep(POLL_S)

    async def _last_events(self) -> dict[str, int]:
        """One look at the store serves all watchers of this process."""
        if time.monotonic() - self._looked > POLL_S / 2:
            self._looked = time.monotonic()
            self._last = await asyncio.to_thread(self.store.last_events)
        return self._last

    def wait(self, id: str, timeout: float | None = None) -> RunView:
        """Block until the run has ended. `TimeoutError` after ``timeout`` seconds; the run then goes on."""
        until = float("inf") if timeout is None else time.monotonic() + timeout
        host_seen = 0.0
        while not (run := self.get(id)).ended:
            now = time.monotonic()
            if now > until:
                raise TimeoutError(f"The run has not ended within {timeout:g} s; it is {run.state}.")
            if now - host_seen > 1.0:
                host_seen = now
                self.ensure_host()
            time.sleep(POLL_S / 2)
        return run
