"""What every engine promises, and the events by which it tells how far it is.

An engine is a function ``run(params, folder)`` that yields events and writes only into ``folder``. It reads no settings,
no environment and no global state: all that it needs is in its `Params`. A page, the command line and the API are three
ways to fill in the same `Params` and to watch the same events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter


class InputError(Exception):
    """Something a person can act on, said in one sentence: what is wrong; what to do. Anything else raised is a bug."""


class Params(BaseModel):
    """What one run of a system is asked to do.

    Titles, help texts, bounds and units are written on the fields and nowhere else: the page's form, the command line's
    flags, the API's schema and the validation are all made from them. Helpers: `input_file`, `setting`.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)


def input_file(title: str, *, suffixes: tuple[str, ...], help: str = "", default: Any = ...) -> Any:
    """A field that holds the path of a file the person brings. ``suffixes`` are lower case and start with a dot."""
    return Field(default, title=title, description=help, json_schema_extra={"input": True, "suffixes": list(suffixes)})


def setting(
    default: Any, title: str, *, help: str = "", unit: str = "", folded: bool = True, labels: dict[str, str] | None = None,
    reaches_out: bool = False, **bounds: Any,
) -> Any:  # fmt: skip
    """A field with a default. ``folded`` settings stay behind *More settings*; ``labels``: how a form calls the choices;
    ``reaches_out``: it names a folder, a model or an address that the machine then opens, so strangers may not set it;
    ``bounds`` are pydantic's (ge, le, …)."""
    extra: dict[str, Any] = {"unit": unit, "folded": folded, "reaches_out": reaches_out}
    if labels:
        extra["labels"] = labels
    return Field(default, title=title, description=help, json_schema_extra=extra, **bounds)


def input_fields(params: type[Params]) -> dict[str, tuple[str, ...]]:
    """Name → accepted suffixes of every field that holds an input file."""
    found = {}
    for name, info in params.model_fields.items():
        extra = info.json_schema_extra
        if isinstance(extra, dict) and extra.get("input"):
            found[name] = tuple(extra["suffixes"])
    return found


def reaching_out(params: type[Params]) -> list[str]:
    """Names of the settings that strangers may not set."""
    extras = ((name, info.json_schema_extra) for name, info in params.model_fields.items())
    return [name for name, extra in extras if isinstance(extra, dict) and extra.get("reaches_out")]


class _Event(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Progress(_Event):
    """How far the run is: ``fraction`` in [0, 1] never falls; ``stage`` is a short noun phrase a person can read."""

    type: Literal["progress"] = "progress"
    stage: str
    fraction: float = Field(ge=0.0, le=1.0)
    message: str = ""


class Metric(_Event):
    """One point of a curve that a person may want to watch, such as the IoU after each operation."""

    type: Literal["metric"] = "metric"
    name: str
    value: float
    step: int
    label: str = ""


class Preview(_Event):
    """Something to look at while the run goes on: ``path`` is a file in the run's folder (relative), ``kind`` says what
    it shows (each system names its own kinds), ``data`` carries small facts for captions and legends."""

    type: Literal["preview"] = "preview"
    kind: str
    path: str = ""
    caption: str = ""
    data: dict[str, Any] = Field(default_factory=dict)


class Result(_Event):
    """The end of a run. ``figures``: flat name → number. ``artifacts``: name → file in the run's folder (relative)."""

    type: Literal["result"] = "result"
    figures: dict[str, float | None]
    artifacts: dict[str, str]
    summary: str = ""
    data: dict[str, Any] = Field(default_factory=dict)


Event = Annotated[Progress | Metric | Preview | Result, Field(discriminator="type")]
EVENT: TypeAdapter[Progress | Metric | Preview | Result] = TypeAdapter(Event)
"""Reads and writes any event as JSON: ``EVENT.validate_json(text)``, ``event.model_dump_json()``."""


@dataclass(frozen=True)
class Needs:
    """What one run takes of the machine."""

    cpus: int = 1
    gpus: int = 0


@dataclass(frozen=True)
class Limits:
    """Where the host ends a run: wall seconds, and resident memory of the run's process group in GB."""

    seconds: float = 600.0
    memory_gb: float = 6.0


@dataclass(frozen=True)
class Paper:
    """The paper a system comes from."""

    title: str
    authors: str
    venue: str
    url: str


@dataclass(frozen=True)
class Figure:
    """How one number of `Result.figures` is shown. ``format`` is a Python format spec; ``better``: which way is good."""

    label: str
    unit: str = ""
    format: str = ".3f"
    better: Literal["higher", "lower", ""] = ""
    help: str = ""


@dataclass(frozen=True)
class Part:
    """One optional or embedded part of a system and whether it works on this machine (`systems`, `doctor`, the page)."""

    name: str
    works: bool
    detail: str = ""


@dataclass(frozen=True)
class System:
    """A system of the lab as the rest of the program knows it. Building one imports nothing heavy."""

    name: str
    title: str
    summary: str
    paper: Paper
    params: type[Params]
    run: Callable[[Any, Path], Iterator[Progress | Metric | Preview | Result]]
    needs: Needs = Needs()
    limits: Limits = Limits()
    figures: dict[str, Figure] = field(default_factory=dict)
    warm: tuple[str, ...] = ()
    """Modules that the host imports once, before it forks a child a run."""
    parts: Callable[[], list[Part]] = list
    picture: Callable[[Any, Path], None] | None = None
    """``picture(params, path)`` draws the input as a PNG, for lists of many runs; called where `run` is."""
    listed: bool = True
    """False for the helper of another system (such as a rebuild): it runs, but has no card and no page of its own."""
