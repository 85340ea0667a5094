"""Past runs: open, cancel, run again, pin, delete."""

from __future__ import annotations

from html import escape
from typing import Any

import gradio as gr

from app.runs.client import RunView
from engines.contract import InputError
from engines.registry import systems
from pages.parts.figures import CUBE, duration, figure, notice, number, state_tag, when
from pages.parts.lab import Lab, on_load, run_file, run_title
from pages.parts.markup import Markup
from pages.parts.run_panel import ACTIVE

PER_PAGE = 12
KEY_FIGURES = 4
FILTERS: dict[str, tuple[str, tuple[str, ...] | None]] = {
    "all": ("All", None),
    "active": ("In progress", ACTIVE),
    "done": ("Done", ("done",)),
    "ended": ("Failed or cancelled", ("failed", "cancelled", "lost")),
}
CLICKS = """
element.addEventListener('click', async (event) => {
  const button = event.target.closest('button[data-action]');
  if (!button || button.disabled) return;
  const { action, run, value, confirm } = button.dataset;
  if (confirm && !(await window.showfloorConfirm(confirm, button.textContent.trim()))) return;
  trigger('click', { action, run: run || '', value: value || '' });
});
"""


def _button(action: str, label: str, run: RunView, *, kind: str = "sf-plain", confirm: str = "") -> str:
    ask = f' data-confirm="{escape(confirm)}"' if confirm else ""
    spoken = escape(f"{label}: {run_title(run)}")
    return (
        f'<button type="button" class="sf-btn {kind}" data-action="{action}" data-run="{escape(run.id)}"{ask} '
        f'aria-label="{spoken}">{escape(label)}</button>'
    )


def settings_said(run: RunView) -> str:
    """The settings of a run that aren't the defaults, in words."""
    system = systems().get(run.system)
    said = []
    for name, info in (system.params.model_fields if system else {}).items():
        extra: Any = info.json_schema_extra or {}
        if extra.get("input") or info.is_required() or name not in run.params:
            continue
        value = run.params[name]
        if value == info.get_default(call_default_factory=True):
            continue
        if isinstance(value, dict):
            said += [f"{key} = {number(float(new))}" for key, new in value.items()]
        elif isinstance(value, list):
            words = extra.get("labels", {})
            said.append(f"{info.title}: {', '.join(words.get(one, str(one)) for one in value)}")
        elif isinstance(value, bool):
            said.append(f"{info.title}: {'on' if value else 'off'}")
        else:
            unit = f" {extra['unit']}" if extra.get("unit") else ""
            said.append(f"{info.title}: {number(value) if isinstance(value, float) else value}{unit}")
    return ", ".join(said)


def row(run: RunView, lab: Lab, mine: bool) -> str:
    """One run of the list."""
    system = systems().get(run.system)
    address = lab.page_of(run.system, run.id)
    image = f'<img src="{run_file(run.id, run.thumbnail)}" alt="" loading="lazy">' if run.thumbnail else CUBE
    meta = [state_tag(run.state), escape(system.title if system else run.system), when(run.created)]
    if run.started and run.finished:
        meta.append(f"took {duration(run.finished - run.started)}")
    if run.pinned:
        meta.append("pinned")
    figures = ""
    if run.error:
        figures = f'<p class="sf-error">{escape(run.error)}</p>'
    elif run.state == "running":
        figures = f'<div class="sf-figs"><span>{escape(run.stage or "Starting")} <b>{run.fraction:.0%}</b></span></div>'
    elif system:
        shown = [name for name in system.figures if run.figures.get(name) is not None][:KEY_FIGURES]
        unit = str(run.data.get("unit", ""))
        texts = [(system.figures[name].label, *figure(run.figures[name], system.figures[name], unit)) for name in shown]
        figures = '<div class="sf-figs">' + "".join(
            f"<span>{escape(label)} <b>{escape(text)}</b>{'&nbsp;' + escape(its) if its else ''}</span>"
            for label, text, its in texts
        ) + "</div>"  # fmt: skip
    said = settings_said(run)
    said = f'<div class="sf-small">{escape(said)}</div>' if said else ""
    actions = []
    if mine and run.state in ("queued", "running"):
        actions.append(_button("cancel", "Cancel", run))
    if run.state not in ACTIVE:
        actions.append(_button("again", "Run again", run))
    if mine and run.state not in ACTIVE:
        actions.append(_button("pin", "Unpin" if run.pinned else "Pin", run))
        question = f"Delete {run_title(run)} with its files? This can't be undone."
        actions.append(_button("delete", "Delete", run, confirm=question))
    return (
        f'<article class="sf-row" data-run="{escape(run.id)}" data-state="{run.state}">'
        f'<a class="sf-thumb" href="{address}" tabindex="-1" aria-hidden="true">{image}</a>'
        f'<div><a class="sf-title" href="{address}">{escape(run_title(run))}</a>'
        f'<div class="sf-meta">{"".join(f"<span>{m}</span>" for m in meta)}</div></div>'
        f'<div class="sf-figs-cell">{figures}{said}</div><div class="sf-actions">{"".join(actions)}</div></article>'
    )


def listing(lab: Lab, request: gr.Request | None, chosen: str, offset: int) -> str:
    """The filter buttons, one page of runs and the buttons to turn it."""
    label, states = FILTERS[chosen]
    found = lab.client.list(visitor=lab.whose(request), states=states, limit=PER_PAGE + 1, offset=offset)
    filters = "".join(
        f'<button type="button" data-action="filter" data-value="{name}" aria-pressed="{str(name == chosen).lower()}">'
        f"{words}</button>"
        for name, (words, _) in FILTERS.items()
    )
    if found:
        body = f'<div class="sf-runs">{"".join(row(r, lab, lab.may_change(r, request)) for r in found[:PER_PAGE])}</div>'
    elif chosen == "all" and not offset:
        first = lab.listed()[0]
        body = (
            '<div class="sf-panel sf-empty" style="margin-top:14px"><h2>No runs yet</h2>'
            "<p>What you start is listed here, with its settings and results.</p>"
            f'<a class="sf-btn" href="{lab.page_of(first.name)}">Open {escape(first.title)}</a></div>'
        )
    else:
        body = f'<div class="sf-panel sf-empty" style="margin-top:14px"><p>No runs here: {escape(label.lower())}.</p></div>'
    turn = ""
    if offset or len(found) > PER_PAGE:
        newer, older = "" if offset else " disabled", "" if len(found) > PER_PAGE else " disabled"
        button = '<button type="button" class="sf-btn" data-action="turn" data-value="{}"{}>{}</button>'
        turn = (
            f'<div class="sf-pages">{button.format(offset - PER_PAGE, newer, "Newer")}'
            f"<span>Runs {offset + 1} to {offset + min(len(found), PER_PAGE)}</span>"
            f"{button.format(offset + PER_PAGE, older, 'Older')}</div>"
        )
    return f'<div class="sf"><div class="sf-filters" role="group" aria-label="Which runs">{filters}</div>{body}{turn}</div>'


def build(lab: Lab) -> None:
    """Fills the page."""
    whose = "The runs of this lab" if lab.settings.all_runs else "The runs you started in this browser"
    keep = f"They are kept for {lab.settings.retention_days:g} days; pinned ones stay."
    Markup(f'<div class="sf"><h1>Runs</h1><p class="sf-lede">{whose}. {keep}</p></div>')
    said = Markup()
    rows = Markup(script=CLICKS, elem_id="sf-run-list")
    view = gr.State({"filter": "all", "offset": 0})
    last = gr.State("")
    go = gr.Textbox("", visible="hidden", container=False)
    timer = gr.Timer(2.0)

    def refresh(view: dict[str, Any], last: str, request: gr.Request) -> tuple[Any, Any]:
        html = listing(lab, request, view["filter"], view["offset"])
        return (gr.skip(), gr.skip()) if html == last else (html, html)

    def act(view: dict[str, Any], event: gr.EventData, request: gr.Request) -> tuple[Any, ...]:
        asked = event._data
        action, run, sentence, address = asked.get("action"), str(asked.get("run", "")), "", gr.skip()
        try:
            if action == "filter" and asked.get("value") in FILTERS:
                view = {"filter": asked["value"], "offset": 0}
            elif action == "turn":
                view = {**view, "offset": max(0, int(asked["value"]))}
            elif action == "again":
                found = lab.client.get(run)
                address = lab.page_of(found.system, lab.client.rerun(run, visitor=lab.visitor(request)))
            elif action in ("cancel", "pin", "delete"):
                found = lab.client.get(run)
                if not lab.may_change(found, request):
                    raise InputError("This run was started by somebody else; only they can change it.")
                if action == "cancel":
                    lab.client.cancel(run)
                elif action == "pin":
                    lab.client.pin(run, not found.pinned)
                else:
                    lab.client.delete(run)
        except InputError as error:
            sentence = str(error)
        except KeyError:
            sentence = "This run is no longer there; it was deleted or its time was up."
        html = listing(lab, request, view["filter"], view["offset"])
        return html, html, view, notice(sentence), address

    quiet: dict[str, Any] = {"queue": False, "show_progress": "hidden", "api_visibility": "private"}
    rows.click(act, [view], [rows, last, view, said, go], **quiet)
    go.change(None, [go], None, js="(address) => { if (address) window.location.assign(new URL(address, document.baseURI)); }")
    timer.tick(refresh, [view, last], [rows, last], **quiet)
    on_load(refresh, [view, last], [rows, last])
