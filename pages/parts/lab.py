"""What a page is given: the runs, the settings, who is asking, and where things are found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import gradio as gr
from gradio.components import Component
from gradio.context import Context

from app.addresses import PAGES
from app.runs.client import Client, RunView
from app.settings import Settings
from engines.contract import System, input_fields
from engines.registry import systems

ASSETS = Path(__file__).resolve().parent.parent.parent / "assets"
VISITOR_COOKIE = "showfloor_visitor"


@dataclass(frozen=True)
class Lab:
    """The lab as its pages see it."""

    client: Client
    settings: Settings

    def visitor(self, request: gr.Request | None) -> str:
        """Who is asking: the random id that the shell put into a cookie; "" for a program that brings none."""
        return (request.cookies.get(VISITOR_COOKIE, "") if request else "") or ""

    def whose(self, request: gr.Request | None) -> str | None:
        """Whose runs the lists show: this visitor's, or everybody's (None) where the lab is one person's own."""
        return None if self.settings.all_runs else self.visitor(request)

    def may_change(self, run: RunView, request: gr.Request | None) -> bool:
        """Whether who asks may cancel, pin or delete the run: its visitor, or anybody in a lab of one person."""
        return self.settings.all_runs or run.visitor == self.visitor(request)

    def listed(self) -> list[System]:
        """The systems that have a card and a page."""
        return [system for system in systems().values() if system.listed and system.name in PAGES]

    def page_of(self, system: str, run: str | None = None) -> str:
        """Address of a system's page, showing ``run`` if given; relative to the lab's root."""
        address = PAGES.get(system, "runs")
        return f"{address}?run={quote(run)}" if run else address


def run_title(run: RunView) -> str:
    """A run's title: the one it was given, else the name of the file it was started with."""
    system = systems().get(run.system)
    names = input_fields(system.params) if system else {}
    given = [str(run.params[name]) for name in names if run.params.get(name)]
    return run.title or (Path(given[0]).name if given else system.title if system else run.system)


def run_file(run: str, path: str, *, download: bool = False) -> str:
    """Address of a file of a run, relative to the lab's root."""
    return f"runs/{quote(run)}/files/{quote(path)}" + ("?download=1" if download else "")


def on_load(
    fn: Callable[..., Any],
    inputs: Sequence[Component] | None = None,
    outputs: Sequence[Component] | None = None,
    js: str | None = None,
) -> None:
    """Calls ``fn`` when a visitor opens the page that is being built."""
    blocks = Context.root_block
    if blocks is None:
        raise RuntimeError("on_load is for use while a page is being built")
    blocks.load(fn, inputs, outputs, js=js, queue=False, show_progress="hidden", api_visibility="private")
