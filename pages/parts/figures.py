"""Numbers and small marks as people read them: figures with units, durations, file sizes, states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from html import escape

from engines.contract import Figure, System

STATE_WORDS = {
    "queued": "Waiting",
    "running": "Running",
    "cancelling": "Stopping",
    "done": "Done",
    "failed": "Failed",
    "cancelled": "Cancelled",
    "lost": "Lost",
}

CUBE = (
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" aria-hidden="true">'
    '<path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7 12 11.5 20.5 7M12 11.5v10"/></svg>'
)
WARNING = (
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" '
    'stroke-linejoin="round" aria-hidden="true"><path d="M12 9v4M12 17v.01M10.3 3.9 2.4 17.6A2 2 0 0 0 4.1 20.5h15.8a2 2 0 0 0 '
    '1.7-2.9L13.7 3.9a2 2 0 0 0-3.4 0z"/></svg>'
)
DOWNLOAD = (
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" '
    'stroke-linejoin="round" aria-hidden="true"><path d="M12 3v12m0 0 5-5m-5 5-5-5M4 20h16"/></svg>'
)


def number(value: float, significant: int = 4) -> str:
    """A number without needless digits or exponents: 12.7, 0.05, 1200."""
    text = f"{value:.{significant}g}"
    if "e" not in text:
        return text
    text = f"{value:.{significant + 4}f}".rstrip("0").rstrip(".")
    return text if text not in ("0", "-0") else f"{value:.{significant}g}"


def figure(value: float | None, spec: Figure, unit: str = "") -> tuple[str, str]:
    """(text, unit) of one figure; ``unit`` is the file's own, where the figure is given in it."""
    if value is None:
        return "–", ""
    shown = format(value, spec.format)
    if "e" in shown:
        shown = number(value, 3)
    return shown, (unit if spec.unit == "unit" else spec.unit)


def duration(seconds: float) -> str:
    """0.4 s · 12 s · 3 min 05 s"""
    if seconds < 10:
        return f"{seconds:.1f} s"
    whole = round(seconds)
    return f"{whole} s" if whole < 60 else f"{whole // 60} min {whole % 60:02d} s"


def size(count: int) -> str:
    """Bytes as 812 B, 14 kB, 3.1 MB."""
    if count < 1000:
        return f"{count} B"
    return f"{count / 1000:.0f} kB" if count < 1_000_000 else f"{count / 1_000_000:.1f} MB"


def when(seconds: float) -> str:
    """A time element that the page shows in the visitor's own zone ("5 min ago"); the text is UTC until then."""
    moment = datetime.fromtimestamp(seconds, UTC)
    return f'<time datetime="{moment.isoformat(timespec="seconds")}" data-when>{moment:%Y-%m-%d %H:%M} UTC</time>'


def state_tag(state: str) -> str:
    """A coloured word for the state of a run."""
    return f'<span class="sf-tag sf-{escape(state)}">{STATE_WORDS.get(state, escape(state))}</span>'


def notice(sentence: str, kind: str = "bad") -> str:
    """One sentence in a box. ``kind``: "bad" (something failed) or "warn" (worth knowing). "" for no sentence."""
    if not sentence:
        return ""
    role = "alert" if kind == "bad" else "status"
    return f'<div class="sf"><div class="sf-notice sf-{kind}" role="{role}">{WARNING}<p>{escape(sentence)}</p></div></div>'


def tiles(
    figures: Mapping[str, float | None], specs: Mapping[str, Figure], names: Sequence[str], unit: str = "", first: str = ""
) -> str:
    """Figures side by side, those of ``names`` that are there; ``first`` is HTML of tiles to put before them."""
    made = []
    for name in names:
        spec = specs.get(name)
        if spec is None or figures.get(name) is None:
            continue
        text, its_unit = figure(figures[name], spec, unit)
        shown_unit = f"<small>{escape(its_unit)}</small>" if its_unit else ""
        made.append(
            f'<div class="sf-tile" title="{escape(spec.help)}"><dt>{escape(spec.label)}</dt>'
            f"<dd>{escape(text)}{shown_unit}</dd></div>"
        )
    if not made and not first:
        return ""
    return f'<div class="sf"><dl class="sf-tiles" style="margin:0" data-figures>{first}{"".join(made)}</dl></div>'


def runs_here(system: System) -> str:
    """The optional and embedded parts of a system, folded away: which work on this machine, and how to get the others."""
    rows = "".join(
        f"<li>{escape(part.name)}: {escape(part.detail) if part.works else 'not here; ' + escape(part.detail)}</li>"
        for part in system.parts()
    )
    return f'<details class="sf-parts"><summary>What runs on this machine</summary><ul>{rows}</ul></details>'
