"""The row of links by which a visitor takes a result away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from app.runs.client import RunView
from pages.parts.figures import DOWNLOAD, size
from pages.parts.lab import run_file


@dataclass(frozen=True)
class Download:
    """One artifact as a link: its name in the result, and what the visitor reads."""

    artifact: str
    label: str
    primary: bool = False


def downloads(run: RunView, wanted: Sequence[Download], more: str = "") -> str:
    """Links to those of ``wanted`` that the run has; ``more`` is HTML to put after them."""
    made = []
    for one in wanted:
        file = run.artifacts.get(one.artifact)
        if file is None or not (run.out / file).is_file():
            continue
        made.append(
            f'<a class="sf-btn{" sf-primary" if one.primary else ""}" href="{run_file(run.id, file, download=True)}" '
            f'data-artifact="{escape(one.artifact)}" download>{DOWNLOAD}{escape(one.label)}'
            f'<span class="sf-size">{size((run.out / file).stat().st_size)}</span></a>'
        )
    return f'<div class="sf"><div class="sf-downloads">{"".join(made)}{more}</div></div>' if made or more else ""
