"""The command line: ``python -m app serve | systems | doctor | run <system> | batch <system> FOLDER | host``.

Exit codes: 0 done; 2 bad input (one line on standard error, no traceback); 1 anything else.
"""

from __future__ import annotations

import contextlib
import dataclasses
import difflib
import io
import itertools
import json
import os
import shutil
import signal
import sys
import tempfile
import typing
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import tyro
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined
from rich.console import Console
from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bars
from rich.table import Table

import app
from app import batch as batches
from app.batch import Batch, Row
from app.runs.client import Client, Entry, RunView, StateChange
from app.runs.host import Host, serve_queue
from app.settings import Settings, load_settings
from engines import registry
from engines.contract import InputError, Metric, Progress, System, input_fields

DONE, OTHER, BAD_INPUT = 0, 1, 2

HELP = """\
usage: python -m app COMMAND …

  serve                        open the lab in a browser (--host, --port)
  run SYSTEM … --out DIR       run one system from here; 'run SYSTEM --help' lists its flags
  batch SYSTEM FOLDER …        every file of a folder: a table, a contact sheet; goes on where it was stopped
  systems                      what there is to run, and what each has on this machine
  doctor                       what works on this machine, and what to install for the rest
  host                         carry out the lab's queue (the server starts this by itself)
"""


# Flags out of Params


def _bounds(info: FieldInfo) -> str:
    found = {name: getattr(part, name) for part in info.metadata for name in ("ge", "gt", "le", "lt") if hasattr(part, name)}
    low = [f"from {found['ge']:g}"] if "ge" in found else [f"above {found['gt']:g}"] if "gt" in found else []
    high = [f"to {found['le']:g}"] if "le" in found else [f"below {found['lt']:g}"] if "lt" in found else []
    return " ".join(low + high)


def _flag_help(info: FieldInfo, name: str, suffixes: tuple[str, ...]) -> str:
    """The field's title, help, kinds of file, unit and bounds as one help text."""
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    facts = " ".join(part for part in (", ".join(suffixes), _bounds(info), str(extra.get("unit", ""))) if part)
    title = (info.title or name) + (f" ({facts})" if facts else "")
    return f"{title}. {info.description or ''}".strip().rstrip(".") + "."


def _flag_type(annotation: Any) -> tuple[Any, str]:
    """What the terminal takes for a field, and how that is called in the help. Params does the checking."""
    options = [option for option in typing.get_args(annotation) if option is not type(None)]
    origin = typing.get_origin(annotation)
    if origin in (typing.Union, type(int | None)) and len(options) == 1:
        return _flag_type(options[0])
    if origin is Annotated:
        return _flag_type(options[0])
    if annotation is bool:
        return bool, ""
    if origin is Literal:
        return str | None, "{" + ",".join(map(str, options)) + "}"
    if origin is dict:
        return dict[str, str] | None, "[NAME VALUE …]"
    if origin in (list, tuple, set, frozenset):
        return list[str] | None, "[VALUE …]"
    names = {float: "NUMBER", int: "INTEGER", Path: "FILE"}
    return str | None, names.get(annotation, "TEXT")


def flags(system: System, without: str = "", more: type | None = None) -> type:
    """A dataclass with a field a flag of the system, and ``out``; everything but switches arrives as text, or None.

    ``without``: a field that gets no flag. ``more``: a dataclass whose fields are added.
    """
    files = input_fields(system.params)
    fields: list[tuple[str, Any, Any]] = []
    for name, info in system.params.model_fields.items():
        if name == without:
            continue
        kind, shown = _flag_type(info.annotation)
        default = info.get_default(call_default_factory=True)
        required = default is PydanticUndefined
        hint = "(required)" if required else "" if default in (None, {}, [], ()) else f"(default: {default})"
        text = _flag_help(info, name, files.get(name, ()))
        if kind is bool:
            fields.append((name, Annotated[bool, tyro.conf.arg(help=text)], dataclasses.field(default=bool(default))))
        else:
            argument = tyro.conf.arg(help=text, metavar=shown, help_behavior_hint=hint)
            fields.append((name, Annotated[kind, argument], dataclasses.field(default=None)))
    text = "Folder for the artifacts and result.json; made if it isn't there."
    hint = "(required)" if more is None else "(default: FOLDER-SYSTEM, here)"
    argument = tyro.conf.arg(help=text, metavar="DIR", help_behavior_hint=hint)
    fields.append(("out", Annotated[str | None, argument], dataclasses.field(default=None)))
    if more is not None:
        kinds = typing.get_type_hints(more, include_extras=True)
        fields += [(one.name, kinds[one.name], dataclasses.field(default=one.default)) for one in dataclasses.fields(more)]
    return dataclasses.make_dataclass("Flags", fields)


def _one_line(printed: str) -> str:
    """The message inside the box that tyro draws around an error: below the title, above the first rule."""
    drawn = "│╭╮╰╯─|+- "  # in ASCII where the terminal knows nothing better
    title, *rest = [line for line in printed.splitlines() if line.strip()]
    below = itertools.dropwhile(lambda line: not line.strip(drawn), rest)
    said = " ".join(line.strip(drawn) for line in itertools.takewhile(lambda line: line.strip(drawn), below))
    return (said or title.strip(drawn)).rstrip(".") + "."


def _parsed(kind: type, arguments: Sequence[str], program: str, description: str) -> Any:
    """The flags as an instance of ``kind``; `InputError` in one line; `SystemExit` (0) after printing help."""
    printed = io.StringIO()
    try:
        with contextlib.redirect_stderr(printed):
            found, unknown = tyro.cli(
                kind, prog=program, description=description, args=list(arguments), return_unknown_args=True
            )
    except SystemExit as error:
        if error.code in (0, None):
            raise
        raise InputError(f"{_one_line(printed.getvalue())} See {program} --help.") from None
    if unknown:
        known = ["--" + field.name.replace("_", "-") for field in dataclasses.fields(kind)]
        near = difflib.get_close_matches(unknown[0], known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}."
        what = "flag" if unknown[0].startswith("-") else "argument"
        raise InputError(f"There is no {what} {unknown[0]}; {hint}")
    return found


def _given(system: System, found: Any) -> dict[str, Any]:
    """The values that were given, for Params to check."""
    values: dict[str, Any] = {}
    for name, info in system.params.model_fields.items():
        value = getattr(found, name, None)  # a batch gives the input itself
        if value is None or (isinstance(value, bool) and value == info.default):
            continue
        if isinstance(value, str) and typing.get_origin(info.annotation) is Literal:
            value = next((option for option in typing.get_args(info.annotation) if str(option) == value), value)
        values[name] = value
    return values


# run


class _Terminal:
    """Shows a run's events: a bar on a terminal, a line an event elsewhere."""

    def __init__(self, title: str) -> None:
        self._console = Console(stderr=False)
        self._live = self._console.is_terminal
        self._metric = ""
        self._said = ""
        self._bars = Bars(
            TextColumn("[bold]{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            TimeElapsedColumn(),
            TextColumn("{task.fields[metric]}"),
            console=self._console,
            transient=True,
            auto_refresh=False,  # it would take a thread, and this process forks
            disable=not self._live,
        )
        self._task = self._bars.add_task(title, total=1.0, metric="")

    def __enter__(self) -> _Terminal:
        self._bars.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bars.stop()

    def refresh(self) -> None:
        self._bars.refresh()

    def show(self, entry: Entry) -> None:
        match entry:
            case Progress():
                self._bars.update(self._task, description=entry.stage, completed=entry.fraction)
                self._line(f"{entry.fraction:4.0%}  {entry.stage}" + (f": {entry.message}" if entry.message else ""))
            case Metric():
                value = f"{entry.label or entry.name} {entry.value:.4g}"
                self._bars.update(self._task, metric=value)
                self._line(f"      {value}")
            case StateChange(state="cancelling"):
                self._line("      cancelling")

    def _line(self, text: str) -> None:
        if not self._live and text != self._said:
            print(text, flush=True)
        self._said = text


@contextlib.contextmanager
def _interrupts(wanted: list[int]) -> Iterator[None]:
    """Ctrl-C and SIGTERM are noted in ``wanted`` and not raised, so that a run can be ended in order."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    for number in before:
        signal.signal(number, lambda got, _frame: wanted.append(got))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _carried_out(settings: Settings, system: System, params: dict[str, Any]) -> tuple[Client, RunView]:
    """The run after its end. Its host lives in this process; the run itself in a child, as in the lab."""
    client = Client(settings, start_host=False)
    run = client.submit(system.name, params)
    host = Host(settings)
    wanted: list[int] = []
    seen = 0
    try:
        with _interrupts(wanted), _Terminal(system.title) as terminal:
            while not (view := client.get(run)).ended or seen < view.last_event:
                host.step(0.2)
                terminal.refresh()
                for number, entry in client.store.events(run, seen):
                    terminal.show(entry)
                    seen = number
                if wanted:
                    wanted.clear()
                    client.cancel(run)
    finally:
        host.close()
    return client, view


def _moved(view: RunView, out: Path) -> dict[str, str]:
    """Move the run's artifacts to ``out``: name → file there."""
    for relative in set(view.artifacts.values()):
        target = out / relative
        target.parent.mkdir(parents=True, exist_ok=True)
        os.replace(view.out / relative, target)
    return dict(view.artifacts)


def _given_params(system: System, view: RunView, params: dict[str, Any]) -> dict[str, Any]:
    """The run's complete Params, with the paths that were given instead of the run's copies."""
    files = {name: str(Path(params[name]).absolute()) for name in input_fields(system.params) if params.get(name)}
    return view.params | files


def _print_result(system: System, view: RunView, out: Path) -> None:
    console = Console()
    table = Table(box=None, show_header=False, pad_edge=False)
    for name, value in view.figures.items():
        figure = system.figures.get(name)
        shown = "–" if value is None else format(value, figure.format) if figure else f"{value:g}"
        table.add_row(figure.label if figure else name, shown, figure.unit if figure else "")
    if view.summary:
        console.print(view.summary, highlight=False, markup=False)
    console.print(table)
    for relative in dict.fromkeys([*view.artifacts.values(), "result.json"]):
        print(out / relative)


def _system(name: str) -> System:
    try:
        return registry.get(name)
    except KeyError:
        raise InputError(f"There is no system {name!r}; there are: {', '.join(registry.systems())}.") from None


def run(arguments: Sequence[str]) -> int:
    """``run <system> …``: artifacts and ``result.json`` in ``--out``."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print(f"usage: python -m app run SYSTEM … --out DIR\n\nsystems: {', '.join(registry.systems())}")
        return DONE if arguments else BAD_INPUT
    system = _system(arguments[0])
    program = f"python -m app run {system.name}"
    found = _parsed(flags(system), arguments[1:], program, f"{system.title}. {system.summary}")
    if found.out is None:
        raise InputError("--out is missing; name a folder for the result.")
    out = Path(found.out)
    params = _given(system, found)
    settings = load_settings()
    new = not out.exists()
    try:
        out.mkdir(parents=True, exist_ok=True)
        (out / "result.json").unlink(missing_ok=True)  # of an earlier run: this one may not get that far
        data = Path(tempfile.mkdtemp(prefix=".showfloor-", dir=out))  # on the same disk: artifacts are moved, not copied
    except OSError as error:
        raise InputError(f"The folder {found.out!r} can't be used ({error.strerror}); name another.") from error
    try:
        own = {"data": data, "database": "", "executor": "fork", "warm": False, "trust_visitors": True}
        client, view = _carried_out(settings.model_copy(update=own), system, params)
        artifacts = _moved(view, out)
        if view.state == "done":
            result = {
                "system": system.name,
                "params": _given_params(system, view, params),
                "figures": view.figures,
                "artifacts": artifacts,
                "seconds": round(view.elapsed, 3),
                "version": app.__version__,
            }
            (out / "result.json").write_text(json.dumps(result, indent=2, allow_nan=False) + "\n", encoding="utf-8")
            _print_result(system, view, out)
            return DONE
        if view.error_kind == "input":
            raise InputError(view.error)
        if view.error_kind in ("bug", "crash") and (log := client.log(view.id)):
            (out / "log.txt").write_text(log, encoding="utf-8")
            print(f"{view.error} ({out / 'log.txt'})", file=sys.stderr)
        else:
            print(view.error or "Cancelled.", file=sys.stderr)
        if artifacts:
            print(f"What there was by then is in {out}.", file=sys.stderr)
        return OTHER
    finally:
        shutil.rmtree(data, ignore_errors=True)
        if new:
            with contextlib.suppress(OSError):  # it stays when there is something in it
                out.rmdir()


# batch


@dataclasses.dataclass
class BatchFlags:
    """What a batch asks beside the system's own flags."""

    recursive: Annotated[bool, tyro.conf.arg(help="Take the folders below, too.")] = False
    glob: Annotated[str, tyro.conf.arg(metavar="PATTERN", help="Only files of such names, such as '*.stl'.")] = "*"
    jobs: Annotated[
        int | None,
        tyro.conf.arg(metavar="NUMBER", help="Runs at once.", help_behavior_hint="(default: what the machine holds)"),
    ] = None
    input: Annotated[
        str | None,
        tyro.conf.arg(metavar="NAME", help="Which input the files are for.", help_behavior_hint="(default: the only one)"),
    ] = None


class _BatchTerminal:
    """A line a file as it ends, and on a terminal a bar below."""

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self._width = len(str(len(batch.rows)))
        self._ended = 0
        self._console = Console(stderr=False)
        self._bars = Bars(
            TextColumn("[bold]{task.description}"),
            BarColumn(),
            TextColumn("{task.completed:.0f} of {task.total:.0f}"),
            TimeElapsedColumn(),
            console=self._console,
            transient=True,
            auto_refresh=False,  # it would take a thread, and this process forks
            disable=not self._console.is_terminal,
        )
        self._task = self._bars.add_task(batch.system.title, total=len(batch.rows))

    def __enter__(self) -> _BatchTerminal:
        self._bars.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bars.stop()

    def show(self, row: Row | None) -> None:
        from app.contact_sheet import shown_figures

        if row is None:
            self._bars.refresh()
            return
        self._ended += 1
        self._bars.update(self._task, completed=self._ended)
        told = []
        for name in shown_figures(self._batch.system):
            if (value := row.figures.get(name)) is not None:
                figure = self._batch.system.figures[name]
                told.append(f"{figure.label} {format(value, figure.format)}{figure.unit and f' {figure.unit}'}")
        state = "done before" if row.skipped else row.state
        words = [state, f"grade {row.grade}" if row.grade else "", *told, row.error]
        place = f"[{self._ended:{self._width}d}/{len(self._batch.rows)}]"
        line = f"{place} {row.file}: {', '.join(filter(None, words))}"
        self._console.print(line, highlight=False, markup=False, soft_wrap=True)


def _batch_asked(arguments: Sequence[str]) -> tuple[System, str, Path, Any]:
    """(system, its input field, folder, the other flags) of a call of ``batch``."""
    system = _system(arguments[0])
    folder, rest = "", list(arguments[1:])
    if rest and not rest[0].startswith("-"):
        folder = rest.pop(0)
    wanted = None
    for here, there in itertools.pairwise([*rest, ""]):  # before the others: the input gets no flag of its own
        if here == "--input" or here.startswith("--input="):
            wanted = here.partition("=")[2] or there
    try:
        field = batches.input_of(system, wanted)
    except InputError:
        if {"-h", "--help"}.isdisjoint(rest):
            raise
        field = ""
    program = f"python -m app batch {system.name} FOLDER"
    found = _parsed(flags(system, field, BatchFlags), rest, program, f"{system.title}, for every file of a folder.")
    if not folder:
        raise InputError(f"The folder is missing; say batch {system.name} FOLDER.")
    return system, field, Path(folder), found


def batch(arguments: Sequence[str]) -> int:
    """``batch <system> FOLDER …``: a folder of artifacts a file, results.csv and a contact sheet in ``--out``."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print(f"usage: python -m app batch SYSTEM FOLDER …\n\nsystems: {', '.join(registry.systems())}")
        return DONE if arguments else BAD_INPUT
    system, field, folder, found = _batch_asked(arguments)
    if found.jobs is not None and found.jobs < 1:
        raise InputError(f"--jobs must be at least 1; it is {found.jobs}.")
    out, settings = Path(found.out or f"{folder.resolve().name}-{system.name}"), load_settings()
    if (out.exists() and not out.is_dir()) or out.resolve() == folder.resolve():
        what = "a file" if out.is_file() else "the folder of the input"
        raise InputError(f"--out {str(out)!r} is {what}; name a new folder.")
    suffixes = input_fields(system.params)[field]
    files = batches.files_of(folder, suffixes, found.glob, recursive=found.recursive, without=out)
    jobs = min(found.jobs or batches.default_jobs(system, settings), len(files))
    work = Batch(settings, system, field, _given(system, found), folder, files, out, jobs)
    wanted: list[int] = []
    try:
        with _interrupts(wanted), _BatchTerminal(work) as terminal:
            for row in work.carry_out(wanted):
                terminal.show(row)
        from app import contact_sheet

        written = [out / batches.CSV, *contact_sheet.write(work)]
    except OSError as error:
        why = f"{error.filename or out}: {error.strerror}"
        raise InputError(f"The batch can't be written ({why}); correct that and give the same command again.") from error
    print(contact_sheet.summary(work))
    for path in written:
        print(path)
    failed = sum(row.state in ("failed", "lost") for row in work.rows)
    if wanted:
        print(f"Stopped with {work.done} of {len(files)} files done; the same command goes on from there.", file=sys.stderr)
    elif failed:
        again = "the table says why; the same command tries them again."
        print(f"{failed} of {len(files)} files failed: {again}", file=sys.stderr)
    return OTHER if wanted or failed else DONE


# the other commands


@dataclasses.dataclass
class ServeFlags:
    """Open the lab in a browser."""

    host: Annotated[str | None, tyro.conf.arg(metavar="ADDRESS", help="Address to listen on; 0.0.0.0 for all.")] = None
    port: Annotated[str | None, tyro.conf.arg(metavar="NUMBER", help="Port to listen on.")] = None
    data: Annotated[str | None, tyro.conf.arg(metavar="DIR", help="Folder that holds the database and the runs.")] = None


def serve(arguments: Sequence[str]) -> int:
    found = _parsed(ServeFlags, arguments, "python -m app serve", "Open the lab in a browser.")
    settings = load_settings(**{name: value for name, value in dataclasses.asdict(found).items() if value is not None})
    Client(settings).attend()  # the host imports its libraries while the pages are being built
    from app import shell

    shell.serve(settings)
    return DONE


def systems(arguments: Sequence[str]) -> int:
    """What there is to run, and the parts of each on this machine."""
    _no_more(arguments, "systems")
    table = Table(title=None, show_lines=True)
    for column in ("System", "What it does", "Takes", "Parts on this machine"):
        table.add_column(column)
    for system in registry.systems().values():
        parts = "\n".join(f"{'✓' if part.works else '✗'} {part.name}: {part.detail}" for part in system.parts())
        takes = f"{system.needs.cpus} CPU" + (f", {system.needs.gpus} GPU" if system.needs.gpus else "")
        takes += f"\n≤ {system.limits.seconds:g} s\n≤ {system.limits.memory_gb:g} GB"
        table.add_row(f"[bold]{system.name}[/bold]\n{system.title}", system.summary, takes, parts)
    Console().print(table)
    return DONE


def doctor(arguments: Sequence[str]) -> int:
    """What works on this machine; exit 1 when something that is needed doesn't."""
    _no_more(arguments, "doctor")
    from app.doctor import checks

    table = Table()
    for column in ("", "What", "How it is", "What to do"):
        table.add_column(column, overflow="fold")
    needed_fail = False
    for check in checks(load_settings()):
        mark = "[green]✓[/green]" if check.works else "[yellow]–[/yellow]" if check.optional else "[red]✗[/red]"
        table.add_row(mark, check.name, check.detail, "" if check.works else check.fix)
        needed_fail |= not (check.works or check.optional)
    Console().print(table)
    return OTHER if needed_fail else DONE


def host(arguments: Sequence[str]) -> int:
    _no_more(arguments, "host")
    import logging

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    serve_queue(load_settings())
    return DONE


def _no_more(arguments: Sequence[str], command: str) -> None:
    if arguments:
        raise InputError(f"'{command}' takes no arguments; leave out {' '.join(arguments)}.")


COMMANDS = {"serve": serve, "run": run, "batch": batch, "systems": systems, "doctor": doctor, "host": host}


def main(arguments: Sequence[str]) -> int:
    """Carry out one command and return its exit code."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(HELP, end="")
        return DONE if arguments else BAD_INPUT
    if arguments[0] in ("-V", "--version"):
        print(app.__version__)
        return DONE
    try:
        if arguments[0] not in COMMANDS:
            near = difflib.get_close_matches(arguments[0], COMMANDS, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(COMMANDS)}."
            raise InputError(f"There is no command {arguments[0]!r}; {hint}")
        from app.runs.plugins import register_extra_systems

        register_extra_systems(load_settings())
        return COMMANDS[arguments[0]](arguments[1:])
    except InputError as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return OTHER
