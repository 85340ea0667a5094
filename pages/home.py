"""The home page: a card a system, and the visitor's latest runs."""

from __future__ import annotations

from html import escape

import gradio as gr

from engines.contract import System
from pages.parts.figures import CUBE, state_tag, when
from pages.parts.lab import ASSETS, Lab, on_load, run_file, run_title
from pages.parts.markup import Markup

RECENT = 6

INTRO = """<div class="sf sf-hero"><h1>Systems from ICML 2026 papers, on your own files</h1>
<p>Choose a system, bring a file, watch it work step by step, and take the result away. Each page runs a real engine on
this machine; nothing you upload leaves it.</p></div>"""


def card(system: System, address: str) -> str:
    """A system as a link: a picture it made itself, one sentence, its paper."""
    picture = f"assets/cards/{system.name}.png"
    image = (
        f'<div class="sf-picture"><img src="{picture}" width="1200" height="675" alt="A result of {escape(system.title)}">'
        "</div>"
        if (ASSETS / "cards" / f"{system.name}.png").is_file()
        else ""
    )
    return (
        f'<a class="sf-card" href="{address}">{image}<div class="sf-text"><h2>{escape(system.title)}</h2>'
        f'<p>{escape(system.summary)}</p><p class="sf-paper">Task from “{escape(system.paper.title)}”, '
        f'{escape(system.paper.venue)}</p><span class="sf-open">Open →</span></div></a>'
    )


def recent_runs(lab: Lab, visitor: str | None) -> str:
    """The latest runs of a visitor (None: of everybody) as small pictures; nothing when there are none."""
    runs = lab.client.list(visitor=visitor, limit=RECENT)
    if not runs:
        return ""
    heading = "Latest runs" if visitor is None else "Your latest runs"
    made = []
    for run in runs:
        image = f'<img src="{run_file(run.id, run.thumbnail)}" alt="" loading="lazy">' if run.thumbnail else CUBE
        made.append(
            f'<a href="{lab.page_of(run.system, run.id)}"><span class="sf-thumb">{image}</span><span class="sf-text">'
            f"<b>{escape(run_title(run))}</b>{state_tag(run.state)} <small>{when(run.created)}</small></span></a>"
        )
    return f'<section class="sf sf-section"><h2>{heading}</h2><div class="sf-mini">{"".join(made)}</div></section>'


def build(lab: Lab) -> None:
    """Fills the page."""
    Markup(INTRO)
    cards = [card(system, lab.page_of(system.name)) for system in lab.listed()]
    single = " sf-single" if len(cards) == 1 else ""
    Markup(f'<div class="sf{single}"><div class="sf-cards">{"".join(cards)}</div></div>')
    recent = Markup()

    def show(request: gr.Request) -> str:
        return recent_runs(lab, lab.whose(request))

    on_load(show, outputs=[recent])
