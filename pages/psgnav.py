"""Find it: choose a house and a thing, watch a robot look for it, and see why it goes where it goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

import gradio as gr

from app.runs.client import RunView, UnknownRun
from engines import registry
from engines.contract import InputError, Preview, System, reaching_out
from engines.psgnav.params import POLICY_TITLES, PsgNavParams
from pages.parts.downloads import Download, downloads
from pages.parts.figures import figure, notice, runs_here, tiles
from pages.parts.form import Form
from pages.parts.lab import ASSETS, Lab, on_load, run_file, run_title
from pages.parts.markup import Markup
from pages.parts.run_panel import cancelled, panel
from pages.parts.samples import chosen, gallery, samples
from pages.parts.story import ADDRESS, ASKED
from pages.parts.viewer import EpisodeView

SYSTEM = "psgnav"
CARD = "assets/cards/psgnav.png"
POLL_S = 0.7
PACE = 15.0
"""Steps a second at which the page plays live, unless it is asked for otherwise: faster can't be followed by eye."""
GO, GOING = "Go", "Searching…"
GOALS = ("chair", "bed", "potted plant", "toilet", "tv", "sofa", "somewhere to sleep")
TILES = (
    "success", "spl", "soft_spl", "steps", "path_length", "shortest", "distance_to_goal", "objects", "ece", "step_ms",
    "seconds",
)  # fmt: skip
ROW = ("success", "spl", "soft_spl", "steps", "path_length", "distance_to_goal", "step_ms")
DOWNLOADS = (
    Download("video", "Video (MP4)", primary=True),
    Download("episode", "Episode (JSON)"),
    Download("log", "Every step (JSONL)"),
    Download("memory", "Calibrator’s memory (JSON)"),
    Download("beside_video", "Video of the other (MP4)"),
)
GUIDE = (
    "<li><b>It has never been here</b>All it has are pictures, depth and its own position. It looks round once and starts a "
    "map."
    "</li><li><b>It keeps doubts</b>What might be a sofa or a bed stays both, with chances. From these it imagines worlds, "
    "and in "
    "each it asks which of two places is likelier to lead to the goal.</li>"
    "<li><b>It checks before it stops</b>It goes up to what looks right, and remembers what it was wrong about.</li>"
)


def credit(system: System) -> str:
    """Which paper it is, what is the paper's and what is this lab's, and what runs here."""
    paper = system.paper
    return (
        f'<div class="sf"><h1>{escape(system.title)}</h1><p class="sf-lede">{escape(system.summary)}</p>'
        f'<p class="sf-credit"><a class="sf-link" href="{escape(paper.url)}" rel="noreferrer">{escape(paper.title)}</a> '
        f"({escape(paper.venue)}). Beliefs, sampled worlds, the comparison in pairs and the calibrator are the paper’s. The "
        "simulator, the houses, the judge (counts over homes instead of a language model) and the detectors that run here are "
        "this lab’s own. Its abstract swaps three figures: success is HM3D 66.1, MP3D 44.8, HSSD 67.9 %.</p>"
        f"{runs_here(system)}</div>"
    )


def introduction() -> str:
    """What stands on the right before the first run."""
    there = (ASSETS / CARD.removeprefix("assets/")).is_file()
    shot = f'<img class="sf-shot" src="{CARD}" alt="The robot’s view and its map" width="1200" height="675">' if there else ""
    return (
        '<section class="sf sf-panel sf-intro" aria-label="What you will see"><h2>A robot that tells you why</h2>'
        f'<ol class="sf-guide">{GUIDE}</ol>{shot}</section>'
    )


@dataclass(frozen=True)
class Story:
    """What there is to show of one run so far. ``episode``: the preview that names the records."""

    run: RunView
    episode: Preview | None


def story(lab: Lab, run: str) -> Story:
    """Reads a run from the store. `UnknownRun` when it is gone, or another system's."""
    view = lab.client.get(run)
    if view.system != SYSTEM:
        raise UnknownRun(f"The run {run!r} is none of Find it.")
    found = [entry for _, entry in lab.client.events(run) if isinstance(entry, Preview) and entry.kind == "episode"]
    return Story(view, found[-1] if found else None)


def record(tale: Story) -> dict[str, Any]:
    """Where the page's component finds the episodes."""
    if tale.episode is None:
        return {"episodes": [], "message": "Opening the house …"}
    run = tale.run
    episodes = [
        {
            "log": run_file(run.id, one["log"]),
            "frames": run_file(run.id, one["frames"]),
            "label": one["label"],
            "live": run.active,
        }
        for one in tale.episode.data["episodes"]
    ]
    return {"episodes": episodes}


def table_html(tale: Story) -> str:
    """Both policies beside each other, when there are two."""
    rows: Mapping[str, Mapping[str, Any]] = tale.run.data.get("rows") or {}
    if len(rows) < 2:
        return ""
    specs = registry.get(SYSTEM).figures
    heads = "".join(
        f'<th scope="col" class="sf-r" title="{escape(specs[name].help)}">{escape(specs[name].label)}</th>' for name in ROW
    )
    lines = []
    for policy, row in rows.items():
        cells = []
        for name in ROW:
            text, unit = figure(row.get(name), specs[name])
            cells.append(f'<td class="sf-r">{text}{f" <small>{escape(unit)}</small>" if unit else ""}</td>')
        failure = f"<small>{escape(str(row.get('failure') or ''))}</small>"
        lines.append(
            f'<tr data-method="{policy}"><th scope="row">{escape(POLICY_TITLES[policy])}{failure}</th>{"".join(cells)}</tr>'
        )
    return (
        '<section class="sf sf-panel sf-compare" aria-label="Comparison"><h2>The same start, two ways to search</h2>'
        '<div class="sf-scroll" tabindex="0" role="region" aria-label="Figures of each policy"><table><thead><tr>'
        f'<th scope="col">Policy</th>{heads}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'
        '<p class="sf-small">One episode proves nothing: the benchmark in docs/psgnav.md has 120, with intervals.</p></section>'
    )


def notes_html(tale: Story) -> str:
    """What was matched, what was odd, and whose furniture it was."""
    notes = "".join(f"<li>{escape(str(note))}</li>" for note in tale.run.data.get("notes") or [])
    listed = (
        f'<section class="sf sf-panel" aria-label="Notes"><h2>Notes</h2><ul class="sf-notes">{notes}</ul></section>'
        if notes
        else ""
    )
    credits = "".join(f"<li>{escape(str(line))}</li>" for line in tale.run.data.get("credits") or [])
    people = (
        f'<details class="sf sf-parts"><summary>Furniture: authors and licences</summary><ul>{credits}</ul></details>'
        if credits
        else ""
    )
    return listed + people


def run_html(lab: Lab, tale: Story) -> str:
    """The run panel."""
    run = tale.run
    return panel(
        title=run_title(run), state=run.state, stage=run.stage, fraction=run.fraction, message=run.message,
        elapsed=run.elapsed if run.started else None, estimate=None,
        position=lab.client.queue_position(run.id) if run.state == "queued" else 0, error=run.error, summary=run.summary,
        link=lab.page_of(run.system, run.id),
    )  # fmt: skip


def title_of(params: Mapping[str, Any]) -> str:
    """What a run is called in lists."""
    if params.get("episodes"):
        return f"Episode {int(params.get('episode') or 0)} of {Path(str(params['episodes'])).name}"
    where = Path(str(params["scene"])).stem if params.get("scene") else str(params.get("house") or "maple")
    return f"{params.get('goal') or 'potted plant'} in {where}"


def build(lab: Lab) -> None:
    """Fills the page."""
    system = registry.get(SYSTEM)
    houses = samples("houses")
    form = Form(PsgNavParams, hidden=() if lab.settings.trusts_visitors else reaching_out(PsgNavParams))
    Markup(credit(system))
    with gr.Row(elem_classes="sf-page"):
        with gr.Column(elem_classes="sf-panel-group sf-form", elem_id="sf-input"):
            shelf = gallery(houses, "Choose a house")
            house, goal = form.named("house", "goal")
            gr.Examples([[name] for name in GOALS], [goal], label="For example", elem_id="sf-goals", api_visibility="private")
            with gr.Tabs(elem_id="sf-mode"):
                with gr.Tab("One robot") as alone:
                    (policy,) = form.named("policy")
                with gr.Tab("Two side by side") as together:
                    Markup('<p class="sf sf-small">The same start and goal, searched again in another way.</p>')
                    (beside,) = form.named("beside")
            form.named("detector")
            with gr.Accordion("More settings, own house", open=False, elem_classes="sf-more"):
                form.inputs("scene", "semantics", height=96)
                form.folded()
                form.inputs("memory", "episodes", height=96)
            form.controls["pace"].value = PACE
            with gr.Row(elem_classes="sf-go"):
                go = gr.Button(GO, variant="primary", elem_id="sf-go")
                stop = gr.Button("Cancel", visible=False, elem_id="sf-cancel")
        with gr.Column(elem_id="sf-output"):
            said = Markup()
            empty = Markup(introduction())
            about = Markup(visible=False, elem_id="sf-run-panel")
            view = EpisodeView(visible=False, elem_id="sf-episode", elem_classes="sf-bare")
            numbers = Markup(visible=False, elem_id="sf-figures")
            links = Markup(visible=False, elem_id="sf-downloads")
            table = Markup(elem_id="sf-comparison")
            notes = Markup(elem_id="sf-notes")
    current = gr.Textbox("", visible="hidden", container=False, elem_id="sf-run")
    seen = gr.State(None)
    timer = gr.Timer(POLL_S, active=False)
    screen = [said, empty, about, view, numbers, links, table, notes, go, stop, timer, seen]

    def screen_with(updates: Mapping[Any, Any]) -> list[Any]:
        return [updates.get(component, gr.skip()) for component in screen]

    def shown(run: str, before: dict[str, Any] | None) -> list[Any]:
        """Values for ``screen`` that show a run; what hasn't changed since ``before`` stays as it is."""
        try:
            tale = story(lab, run)
        except UnknownRun:
            gone = notice("This run is no longer there: it was deleted, or its time was up. Start a new one.")
            hidden = dict.fromkeys((about, view, numbers, links, stop), gr.update(visible=False))
            rest = {table: "", notes: "", go: gr.update(interactive=True, value=GO), empty: gr.update(visible=True)}
            return screen_with(hidden | rest | {said: gone, timer: gr.Timer(active=False), seen: None})
        run_now = tale.run
        position = lab.client.queue_position(run) if run_now.state == "queued" else 0
        now = {
            "run": run, "event": run_now.last_event, "state": run_now.state, "position": position, "record": record(tale),
        }  # fmt: skip
        before = dict(before or {})
        if before == now:
            return screen_with({})
        done = run_now.state == "done"
        updates: dict[Any, Any] = {
            empty: gr.update(visible=False),
            about: gr.update(value=run_html(lab, tale), visible=True),
            table: table_html(tale),
            numbers: gr.update(value=tiles(run_now.figures, system.figures, TILES), visible=done),
            links: gr.update(value=downloads(run_now, DOWNLOADS), visible=done),
            notes: notes_html(tale),
            go: gr.update(interactive=not run_now.active, value=GOING if run_now.active else GO),
            stop: gr.update(visible=run_now.active, interactive=run_now.state != "cancelling"),
            timer: gr.Timer(active=run_now.active),
            seen: now,
        }
        if before.get("run") != run:
            updates[said] = ""
        if before.get("record") != now["record"]:
            updates[view] = gr.update(value=now["record"], visible=run_now.active or tale.episode is not None)
        return screen_with(updates)

    def submit(request: gr.Request, *given: Any) -> list[Any]:
        params = form.values(given)
        try:
            if not str(params.get("goal") or "").strip() and not params.get("episodes"):  # an episode brings its own
                raise InputError("There is no goal yet: type what is to be found, such as 'chair' or 'somewhere to sleep'.")
            new = lab.client.submit(SYSTEM, params, visitor=lab.visitor(request), title=title_of(params))
        except InputError as error:
            return [gr.skip(), *screen_with({said: notice(str(error))})]
        return [new, *shown(new, None)]

    def cancel(run: str, request: gr.Request) -> Any:
        return cancelled(lab, run, request)

    def pick(event: gr.EventData) -> list[Any]:
        """The house that was clicked; what was uploaded before would go first, so it goes."""
        sample = chosen(houses, event)
        return [sample.file.stem, *[None] * len(own)] if sample else [gr.skip()] * (1 + len(own))

    def opened(run: str) -> list[Any]:
        controls: list[Any] = [gr.skip()] * len(form.controls)
        if not run:
            return ["", *controls, *screen_with({})]
        try:
            controls = form.shown(story(lab, run).run.params)
        except UnknownRun:
            pass
        return [run, *controls, *shown(run, None)]

    quiet: dict[str, Any] = {"queue": False, "show_progress": "hidden", "api_visibility": "private"}
    go.click(submit, list(form.controls.values()), [current, *screen], **quiet)
    goal.submit(submit, list(form.controls.values()), [current, *screen], **quiet)
    stop.click(cancel, [current], [said], **quiet).then(shown, [current, seen], screen, **quiet)
    timer.tick(shown, [current, seen], screen, **quiet)
    current.change(None, [current], None, js=ADDRESS)
    own = [form.controls[name] for name in ("scene", "semantics", "episodes")]
    shelf.select(pick, None, [house, *own], **quiet)
    alone.select(lambda: "none", None, [beside], **quiet)
    together.select(lambda way: "nearest-frontier" if way != "nearest-frontier" else "psg-nav", [policy], [beside], **quiet)
    on_load(opened, [current], [current, *form.controls.values(), *screen], js=ASKED)
