"""A folder of files through one system: a folder of artifacts a file, ``results.csv``, and a contact sheet.

A batch can be stopped at any time, also by a kill: the same call goes on where it was. A file counts as done when its
``result.json`` was written by this code for these params and these bytes, and its artifacts are there. A file that fails is a
row and not the end; it is tried again by the next call.
"""

from __future__ import annotations

import contextlib
import csv
import dataclasses
import hashlib
import inspect
import io
import json
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import psutil
from pydantic import ValidationError

import app
from app.runs.client import Client, RunView
from app.runs.host import AnotherHost, Host, host_lives
from app.runs.sentences import bad_params
from app.runs.store import State
from app.settings import Settings
from engines import registry
from engines.contract import InputError, Params, Preview, System, input_fields

CSV, FILES, RESULT = "results.csv", "files", "result.json"
INPUT_PICTURE = "input_picture"
_PICTURE_FILE = "input-picture.png"


@dataclass
class Row:
    """One file of a batch. ``file`` is relative to the batch's folder, ``artifacts`` (name → file) to the row's own."""

    file: str
    state: State = "queued"
    skipped: bool = False
    grade: str = ""
    figures: dict[str, float | None] = field(default_factory=dict)
    artifacts: dict[str, str] = field(default_factory=dict)
    thumbnail: str = ""
    seconds: float = 0.0
    error: str = ""

    @property
    def folder(self) -> str:
        """Where its artifacts are, relative to the batch's ``out``: the whole name, so that a.stl and a.step don't meet."""
        return f"{FILES}/{self.file}"

    @property
    def ended(self) -> bool:
        return self.state in ("done", "failed", "cancelled", "lost")


def input_of(system: System, wanted: str | None = None) -> str:
    """The field that takes the files: the one that is ``wanted``, the only required one, or the only one."""
    fields = list(input_fields(system.params))
    required = [name for name in fields if system.params.model_fields[name].is_required()]
    if wanted is not None:
        if wanted.replace("-", "_") not in fields:
            raise InputError(f"{system.name} has no input called {wanted!r}; it has {', '.join(fields) or 'none'}.")
        return wanted.replace("-", "_")
    if not fields:
        raise InputError(f"{system.name} takes no file, so there is nothing to do for a folder; use 'run'.")
    for found in (required, fields):
        if len(found) == 1:
            return found[0]
    raise InputError(f"{system.name} takes several files ({', '.join(fields)}); say by --input which one the folder holds.")


def files_of(folder: Path, suffixes: tuple[str, ...], pattern: str, *, recursive: bool, without: Path) -> list[Path]:
    """The folder's files of those kinds, by name; hidden ones and what lies below ``without`` are left out."""
    if not folder.is_dir():
        raise InputError(f"There is no folder {str(folder)!r}; name one that holds the files.")
    without = without.resolve()
    try:
        found = folder.rglob(pattern) if recursive else folder.glob(pattern)
        kept = []
        for path in found:
            inside = path.relative_to(folder)
            if any(part.startswith(".") for part in inside.parts) or path.resolve().is_relative_to(without):
                continue
            if path.is_file() and (not suffixes or path.suffix.lower() in suffixes):
                kept.append(path)
    except (ValueError, NotImplementedError) as error:  # '/x', '../x', ''
        raise InputError(f"--glob {pattern!r} is no pattern of names within the folder; try '*.stl'.") from error
    if not kept:
        kinds = ", ".join(suffixes) or "any"
        deeper = "" if recursive else "; --recursive looks into the folders below, too"
        raise InputError(f"{str(folder)!r} holds no file {pattern!r} of a kind that can be read ({kinds}){deeper}.")
    return sorted(kept, key=lambda path: path.relative_to(folder).as_posix())


def default_jobs(system: System, settings: Settings) -> int:
    """How many runs the machine's CPUs, GPUs and memory hold at once, by what the system needs at most."""
    most = [settings.cpus // system.needs.cpus, int(psutil.virtual_memory().total / 1e9 / system.limits.memory_gb)]
    if system.needs.gpus:
        most.append(len(settings.gpus) // system.needs.gpus)
    return max(1, min(most))


def code_version(system: System) -> str:
    """Changes with the engine's code: the lab's version and a hash of the Python files of the package that holds it."""
    module = Path(inspect.getfile(system.run))
    root = Path(app.__file__).parent.parent / "engines"
    if module.is_relative_to(root):
        files = sorted(root.rglob("*.py"))  # engines share their parts
    else:
        files = sorted(module.parent.rglob("*.py")) if (module.parent / "__init__.py").is_file() else [module]
    total = hashlib.sha256()
    for file in files:
        total.update(file.read_bytes())
    return f"{app.__version__}+{total.hexdigest()[:12]}"


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _with_picture(system: System) -> System:
    """The system, drawing its input first: in the run's own process, where a crash ends that run alone."""
    draw = system.picture
    if draw is None:
        return system

    def run(params: Any, folder: Path) -> Iterator[Any]:
        with contextlib.suppress(Exception):  # what is wrong with the file is the engine's to say
            draw(params, folder / _PICTURE_FILE)
        if (folder / _PICTURE_FILE).is_file():
            yield Preview(kind=INPUT_PICTURE, path=_PICTURE_FILE)
        yield from system.run(params, folder)

    return dataclasses.replace(system, run=run)


def _write(path: Path, text: str) -> None:
    """Replace a file's text in one step: whoever reads it, or a kill, finds the old or the new one whole."""
    new = path.with_name(f".{path.name}.new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, path)


class Batch:
    """All files of a folder through one system. `rows` is the state of every file, in order of name.

    ``params``: the system's settings for all files, without ``field``, the input that each file is given to.
    Raises `InputError` when the params don't hold or another batch writes to ``out``.
    """

    def __init__(
        self, settings: Settings, system: System, field: str, params: dict[str, Any], folder: Path, files: list[Path],
        out: Path, jobs: int,
    ) -> None:  # fmt: skip
        self.system, self.folder, self.out, self.jobs = system, folder, out, jobs
        self._field, self._params = field, params
        try:
            self._valid: Params = system.params.model_validate(params | {field: files[0]})
        except ValidationError as error:
            raise bad_params(error, system.params) from error
        self._version = code_version(system)
        self.rows = [Row(path.relative_to(folder).as_posix()) for path in files]
        self._data = out / ".batch"
        cpus, gpus = max(1, jobs * system.needs.cpus), min(jobs * system.needs.gpus, len(settings.gpus))
        own = {
            "data": self._data, "database": "", "executor": "fork", "warm": False, "max_cpus": cpus, "max_gpus": gpus,
            "max_queued": jobs + 1, "retention_gb": 1e6, "retention_days": 1e4,
        }  # fmt: skip
        self._settings = settings.model_copy(update=own)

    @property
    def done(self) -> int:
        return sum(row.state == "done" for row in self.rows)

    def carry_out(self, wanted: list[int]) -> Iterator[Row | None]:
        """Work through the files and yield each row as it ends; None several times a second, to show that it goes on.

        Whatever is put into ``wanted`` stops the batch: what goes on is cancelled, what waits stays queued.
        """
        others = [name for name in input_fields(self.system.params) if name != self._field]
        self._shared = {name: _hash(Path(path)) for name in others if (path := getattr(self._valid, name)) is not None}
        self.out.mkdir(parents=True, exist_ok=True)
        if host_lives(self._data):
            raise InputError(f"Another batch writes to {str(self.out)!r} just now; wait for its end or name another --out.")
        shutil.rmtree(self._data, ignore_errors=True)  # of a batch that was killed
        waiting = []
        for row in self.rows:
            if self._take_up(row):
                yield row
            else:
                waiting.append(row)
        self.write_csv()
        if not waiting:
            return
        for module in self.system.warm:
            with contextlib.suppress(Exception):  # the run itself will say what is missing
                import_module(module)
        registry.register(_with_picture(self.system))  # for the children of this process
        client = Client(self._settings, start_host=False)
        try:
            host = Host(self._settings)
        except AnotherHost:
            raise InputError(f"Another batch writes to {str(self.out)!r} just now; wait for its end.") from None
        try:
            yield from self._worked(client, host, waiting, wanted)
        finally:
            host.close()
            client.close()
            registry.register(self.system)
            shutil.rmtree(self._data, ignore_errors=True)
            self.write_csv()

    def _worked(self, client: Client, host: Host, waiting: list[Row], wanted: list[int]) -> Iterator[Row | None]:
        going: dict[str, Row] = {}
        while waiting or going:
            if wanted:
                waiting.clear()
                for run in going:
                    client.cancel(run)
            while waiting and len(going) < self.jobs:
                row = waiting.pop(0)
                try:
                    run = client.submit(self.system.name, self._params | {self._field: self.folder / row.file})
                except InputError as error:  # this file's, since the settings hold: empty, too large, gone, a full disk
                    row.state, row.error = "failed", " ".join(str(error).split())
                    self._clear(row)
                    self.write_csv()
                    yield row
                    continue
                row.state, row.error, going[run] = "running", "", row
            host.step(0.2)
            for run, row in list(going.items()):
                if (view := client.get(run)).ended:
                    del going[run]
                    self._finish(client, view, row)
                    client.delete(run)
                    self.write_csv()
                    yield row
            yield None

    # one file

    def _key(self, content: str) -> str:
        """What a result depends on: system, code, params, and the bytes of every input."""
        names = input_fields(self.system.params)
        params = {name: value for name, value in self._valid.model_dump(mode="json").items() if name not in names}
        facts = [self.system.name, self._version, params, self._shared | {self._field: content}]
        return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()

    def _take_up(self, row: Row) -> bool:
        """Whether the file is done already; its row then says so."""
        folder = self.out / row.folder
        try:
            known = json.loads((folder / RESULT).read_text(encoding="utf-8"))
            key = self._key(_hash(self.folder / row.file))
            if known["key"] != key or not all((folder / name).is_file() for name in known["artifacts"].values()):
                return False
            row.grade, row.figures, row.artifacts = known["grade"], known["figures"], known["artifacts"]
            row.thumbnail, row.seconds = known["thumbnail"], known["seconds"]
        except (OSError, ValueError, KeyError, TypeError, AttributeError):  # none, or not written by a batch
            return False
        row.state, row.skipped = "done", True
        return True

    def _clear(self, row: Row) -> None:
        """Remove what an earlier batch wrote for the file, its ``result.json`` first."""
        folder = self.out / row.folder
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
            known = json.loads((folder / RESULT).read_text(encoding="utf-8"))
            (folder / RESULT).unlink()
            for name in known["artifacts"].values():
                if (folder / name).resolve().is_relative_to(folder.resolve()):
                    (folder / name).unlink(missing_ok=True)
        for name in (RESULT, "log.txt"):
            (folder / name).unlink(missing_ok=True)

    def _finish(self, client: Client, view: RunView, row: Row) -> None:
        """Move a run's artifacts to the row's folder and write its ``result.json`` last."""
        folder = self.out / row.folder
        self._clear(row)
        artifacts = dict(view.artifacts)
        if (view.out / _PICTURE_FILE).is_file():
            artifacts = {name: path for name, path in artifacts.items() if path != _PICTURE_FILE}
            artifacts[INPUT_PICTURE] = _PICTURE_FILE
        for relative in {*artifacts.values()}:
            (folder / relative).parent.mkdir(parents=True, exist_ok=True)
            os.replace(view.out / relative, folder / relative)
        row.state, row.seconds, row.artifacts = view.state, round(view.elapsed, 3), artifacts
        row.error = " ".join(view.error.split())
        if view.state != "done":
            row.figures, row.grade, row.thumbnail = {}, "", ""
            if view.error_kind in ("bug", "crash") and (log := client.log(view.id)):
                folder.mkdir(parents=True, exist_ok=True)
                (folder / "log.txt").write_text(log, encoding="utf-8")
                row.artifacts = artifacts | {"log": "log.txt"}
            return
        row.figures, row.grade = dict(view.figures), str(view.data.get("grade") or "")
        row.thumbnail = view.thumbnail if view.thumbnail in artifacts.values() and view.thumbnail != _PICTURE_FILE else ""
        result = {
            "system": self.system.name,
            "params": view.params | {self._field: str((self.folder / row.file).absolute())},
            "figures": row.figures,
            "artifacts": artifacts,
            "seconds": row.seconds,
            "version": app.__version__,
            "grade": row.grade,
            "thumbnail": row.thumbnail,
            "key": self._key(_hash(view.inputs[self._field])),  # the run's own copy: the file may have changed meanwhile
        }
        folder.mkdir(parents=True, exist_ok=True)
        _write(folder / RESULT, json.dumps(result, indent=2, allow_nan=False) + "\n")

    # all files

    def figure_names(self) -> list[str]:
        """The figures of the rows: those that the system describes in its order, then others."""
        given = dict.fromkeys(name for row in self.rows for name in row.figures)
        return [*[name for name in self.system.figures if name in given], *[n for n in given if n not in self.system.figures]]

    def write_csv(self) -> None:
        """``results.csv``: a row a file, in one step."""
        names = [*self.system.figures, *[name for name in self.figure_names() if name not in self.system.figures]]
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        own_seconds = [] if "seconds" in names else ["seconds"]
        writer.writerow(["file", "state", "grade", *names, *own_seconds, "error", "folder"])
        for row in self.rows:
            known = {"seconds": row.seconds or None} | row.figures  # of a file that failed: how long that took
            figures = ["" if known.get(name) is None else f"{known[name]:.9g}" for name in names]
            seconds = [f"{row.seconds:g}" if row.seconds else ""] if own_seconds else []
            writer.writerow([row.file, row.state, row.grade, *figures, *seconds, row.error, row.folder])
        _write(self.out / CSV, text.getvalue())
