"""Voice and emotion: bring or record speech, watch it being looked into probe by probe, and see on what the verdict rests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import gradio as gr

from app.runs.client import RunView, UnknownRun
from engines import registry
from engines.adept.params import AdeptParams
from engines.contract import InputError, System, reaching_out
from pages.parts.downloads import Download, downloads
from pages.parts.figures import notice, runs_here, tiles
from pages.parts.form import Form
from pages.parts.lab import ASSETS, Lab, on_load, run_file, run_title
from pages.parts.markup import Markup
from pages.parts.run_panel import cancelled, panel
from pages.parts.samples import chosen, gallery, samples
from pages.parts.story import ADDRESS, ASKED
from pages.parts.viewer import InquiryView

SYSTEM = "adept"
CARD = "assets/cards/adept.png"
RECORD = "inquiry.jsonl"
POLL_S = 0.7
GO, GOING = "Listen", "Listening…"
OWN_MACHINE = ("server_hears",)
"""Settings that mean nothing where strangers may not name a server."""
OWN_PLANNERS = ("server", "local")
TILES = (
    "primary_mass", "undetermined", "spans", "evidence", "cost", "entropy", "snr", "ood", "first_s", "seconds",
)  # fmt: skip
DOWNLOADS = (
    Download("report", "Report (HTML)", primary=True),
    Download("report_json", "Inquiry (JSON)"),
    Download("table", "Evidence (CSV)"),
    Download("audio", "Audio"),
    Download("record", "Every step (JSONL)"),
)
GUIDE = (
    "<li><b>Nothing is claimed unheard</b>Each probe of the voice returns a measure of one stretch of sound. Only what was "
    "observed may carry the verdict.</li>"
    "<li><b>It asks what tells most</b>Before each probe it weighs what every one is expected to tell for its cost, and shows "
    "that.</li>"
    "<li><b>It keeps its doubts</b>What the evidence doesn’t carry stays undetermined, and is drawn as such. Click any "
    "evidence to hear it.</li>"
)
LICENCES = (
    ("Whisper tiny.en, its encoder and transcript", "MIT"),
    ("faster-whisper and CTranslate2, with Silero’s voice activity detector", "MIT"),
    ("SwiftF0, pitch", "MIT"),
    ("PyAV, with FFmpeg’s decoders", "BSD-3-Clause; FFmpeg LGPL-2.1"),
    ("Probes of the voice, this lab’s, trained on four classes of EmoDB", "Apache-2.0; corpus EmoDB 1.4.1, CC0 1.0"),
    ("Probe of the words, this lab’s, trained on GoEmotions", "Apache-2.0; corpus Apache-2.0"),
    ("Word vectors, distilled from BGE-small-en", "MIT"),
    ("Table of listeners’ votes, from CREMA-D", "ODbL 1.0"),
)
NO_SPEECH = "There is no speech yet: drop a file, record something or pick a sample, then press Listen."


def credit(system: System) -> str:
    """Which paper it is, what is the paper's and what is this lab's, what runs here, and under which licences."""
    paper = system.paper
    parts = "".join(f"<li>{escape(name)}: {escape(terms)}</li>" for name, terms in LICENCES)
    return (
        f'<div class="sf"><h1>{escape(system.title)}</h1><p class="sf-lede">{escape(system.summary)}</p>'
        f'<p class="sf-credit"><a class="sf-link" href="{escape(paper.url)}" rel="noreferrer">{escape(paper.title)}</a> '
        f"({escape(paper.venue)}). The three phases, tools that return observations and never labels, verdicts from what was "
        "retrieved alone, and training by GRPO with its Evidence Trust Gate are the paper’s. The probes, the planner by "
        "expected information, the gate on claims and the choice of small corpora are this lab’s own, written without the "
        f"authors’ code; the paper’s model, Qwen3-Omni, does not run here.</p>{runs_here(system)}"
        f'<details class="sf-parts"><summary>Licences of its parts</summary><ul>{parts}</ul></details></div>'
    )


def introduction() -> str:
    """What stands on the right before the first run."""
    there = (ASSETS / CARD.removeprefix("assets/")).is_file()
    about = "A recording on its time axis, with evidence below and the verdict above"
    shot = f'<img class="sf-shot" src="{CARD}" alt="{about}" width="1200" height="675">' if there else ""
    return (
        '<section class="sf sf-panel sf-intro" aria-label="What you will see"><h2>A verdict you can play back</h2>'
        f'<ol class="sf-guide">{GUIDE}</ol>{shot}<p class="sf-small" style="margin-top:14px">It judges the expression '
        "that one clip is perceived to have, not a person’s inner state. Not for hiring, clinical or school use.</p></section>"
    )


@dataclass(frozen=True)
class Story:
    """What there is to show of one run so far. ``begun``: its record has begun."""

    run: RunView
    begun: bool


def story(lab: Lab, run: str) -> Story:
    """Reads a run from the store. `UnknownRun` when it is gone, or another system's."""
    view = lab.client.get(run)
    if view.system != SYSTEM:
        raise UnknownRun(f"The run {run!r} is none of Voice and emotion.")
    return Story(view, (view.out / RECORD).is_file())


def record(tale: Story) -> dict[str, Any]:
    """Where the page's component finds the inquiry."""
    run = tale.run
    if not tale.begun:
        return {"message": "Opening the recording …"}
    return {"record": run_file(run.id, RECORD), "folder": f"runs/{quote(run.id)}/files/", "live": run.active}


def run_html(lab: Lab, tale: Story) -> str:
    """The run panel."""
    run = tale.run
    return panel(
        title=run_title(run), state=run.state, stage=run.stage, fraction=run.fraction, message=run.message,
        elapsed=run.elapsed if run.started else None, estimate=None,
        position=lab.client.queue_position(run.id) if run.state == "queued" else 0, error=run.error, summary=run.summary,
        link=lab.page_of(run.system, run.id),
    )  # fmt: skip


def kept(run: RunView | None) -> str:
    """What Listen takes while no file is chosen: the recording of the run on show."""
    return f'<p class="sf sf-small">No file chosen: Listen takes <b>{escape(run_title(run))}</b> again.</p>' if run else ""


def build(lab: Lab) -> None:
    """Fills the page."""
    system = registry.get(SYSTEM)
    voices = samples("voices")
    trusted = lab.settings.trusts_visitors
    form = Form(AdeptParams, hidden=() if trusted else (*reaching_out(AdeptParams), *OWN_MACHINE))
    Markup(credit(system))
    with gr.Row(elem_classes="sf-page"):
        with gr.Column(elem_classes="sf-panel-group sf-form", elem_id="sf-input"):
            with gr.Tabs(elem_id="sf-mode"):
                with gr.Tab("Upload"):
                    (upload,) = form.inputs("file")
                with gr.Tab("Record"):
                    microphone = gr.Audio(
                        sources=["microphone"], type="filepath", label="Microphone", buttons=[], elem_id="sf-microphone",
                    )  # fmt: skip
            source_said = Markup()
            shelf = gallery(voices)
            with gr.Accordion("The same voice, calm (optional)", open=False, elem_classes="sf-more", elem_id="sf-calm"):
                Markup(f'<p class="sf sf-small">{escape(AdeptParams.model_fields["reference"].description or "")}</p>')
                form.inputs("reference", height=96)
            form.named("planner", "budget", "words")
            with gr.Accordion("More settings", open=False, elem_classes="sf-more"):
                form.folded()
            if not trusted:
                planner = form.controls["planner"]
                planner.choices = [choice for choice in planner.choices if choice[1] not in OWN_PLANNERS]
            with gr.Row(elem_classes="sf-go"):
                go = gr.Button(GO, variant="primary", elem_id="sf-go")
                stop = gr.Button("Cancel", visible=False, elem_id="sf-cancel")
        with gr.Column(elem_id="sf-output"):
            said = Markup()
            empty = Markup(introduction())
            about = Markup(visible=False, elem_id="sf-run-panel")
            view = InquiryView(visible=False, elem_id="sf-inquiry", elem_classes="sf-bare")
            numbers = Markup(visible=False, elem_id="sf-figures")
            links = Markup(visible=False, elem_id="sf-downloads")
    current = gr.Textbox("", visible="hidden", container=False, elem_id="sf-run")
    seen = gr.State(None)
    timer = gr.Timer(POLL_S, active=False)
    screen = [said, empty, about, view, numbers, links, go, stop, timer, seen]

    def screen_with(updates: Mapping[Any, Any]) -> list[Any]:
        return [updates.get(component, gr.skip()) for component in screen]

    def shown(run: str, before: dict[str, Any] | None) -> list[Any]:
        """Values for ``screen`` that show a run; what hasn't changed since ``before`` stays as it is."""
        try:
            tale = story(lab, run)
        except UnknownRun:
            gone = notice("This run is no longer there: it was deleted, or its time was up. Start a new one.")
            hidden = dict.fromkeys((about, view, numbers, links, stop), gr.update(visible=False))
            rest = {go: gr.update(interactive=True, value=GO), empty: gr.update(visible=True)}
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
            numbers: gr.update(value=tiles(run_now.figures, system.figures, TILES), visible=done),
            links: gr.update(value=downloads(run_now, DOWNLOADS), visible=done),
            go: gr.update(interactive=not run_now.active, value=GOING if run_now.active else GO),
            stop: gr.update(visible=run_now.active, interactive=run_now.state != "cancelling"),
            timer: gr.Timer(active=run_now.active),
            seen: now,
        }
        if before.get("run") != run:
            updates[said] = ""
        if before.get("record") != now["record"]:
            updates[view] = gr.update(value=now["record"], visible=run_now.active or tale.begun)
        return screen_with(updates)

    def submit(request: gr.Request, run: str, recorded: str | None, *given: Any) -> list[Any]:
        params = form.values(given)
        if "file" not in params and recorded:  # pressed before the recording had reached the form
            params["file"] = recorded
        try:
            if "file" in params:
                own = recorded and Path(str(params["file"])).name == Path(recorded).name
                title = "Recording" if own else Path(str(params["file"])).name
                new = lab.client.submit(SYSTEM, params, visitor=lab.visitor(request), title=title)
            elif run:
                new = lab.client.rerun(run, visitor=lab.visitor(request), **params)  # the speech of the run that is on show
            else:
                raise InputError(NO_SPEECH)
        except (InputError, UnknownRun) as error:
            return [gr.skip(), *screen_with({said: notice(str(error))})]
        return [new, *shown(new, None)]

    def cancel(run: str, request: gr.Request) -> Any:
        return cancelled(lab, run, request)

    def pick(event: gr.EventData) -> list[Any]:
        """The sample that was clicked, in place of what was chosen or recorded before."""
        sample = chosen(voices, event)
        return [str(sample.file), None] if sample else [gr.skip(), gr.skip()]

    def recorded_now(recording: str | None) -> Any:
        """What was recorded last is what Listen takes."""
        return recording if recording else gr.skip()

    def opened(run: str) -> list[Any]:
        controls: list[Any] = [gr.skip()] * len(form.controls)
        if not run:
            return ["", *controls, "", *screen_with({})]
        found = None
        try:
            found = story(lab, run).run
            controls = form.shown(found.params)
        except UnknownRun:
            pass
        return [run, *controls, kept(found), *shown(run, None)]

    quiet: dict[str, Any] = {"queue": False, "show_progress": "hidden", "api_visibility": "private"}
    go.click(submit, [current, microphone, *form.controls.values()], [current, *screen], **quiet)
    stop.click(cancel, [current], [said], **quiet).then(shown, [current, seen], screen, **quiet)
    timer.tick(shown, [current, seen], screen, **quiet)
    current.change(None, [current], None, js=ADDRESS)
    shelf.select(pick, None, [upload, microphone], **quiet)
    microphone.change(recorded_now, [microphone], [upload], **quiet)
    microphone.clear(lambda: None, None, [upload], **quiet)
    upload.upload(lambda: None, None, [microphone], **quiet)
    upload.change(lambda file: "" if file else gr.skip(), [upload], [source_said], **quiet)
    on_load(opened, [current], [current, *form.controls.values(), source_said, *screen], js=ASKED)
