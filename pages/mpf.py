"""Thin surfaces: bring points, watch a surface form that keeps thin walls apart, lay its two fields open, take it away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

import gradio as gr

from app.runs.client import RunView, UnknownRun
from engines import registry
from engines.contract import InputError, Metric, Preview, System
from engines.mpf.params import BESIDE, MpfParams
from pages.parts.curves import Line, by_name, curves
from pages.parts.downloads import Download, downloads
from pages.parts.figures import figure, notice, runs_here, tiles
from pages.parts.form import Form
from pages.parts.lab import ASSETS, Lab, on_load, run_file, run_title
from pages.parts.markup import Markup
from pages.parts.run_panel import cancelled, panel
from pages.parts.samples import Sample, chosen, gallery, samples
from pages.parts.story import ADDRESS, ASKED
from pages.parts.viewer import Fields, Viewer, viewer_value

SYSTEM = "mpf"
CARD = "assets/cards/mpf.png"
POLL_S = 0.7
MPF = "Metric–Phase"
TILES = (
    "points", "spacing", "noise", "gap", "thickness", "triangles", "rims", "covered", "chamfer", "f_score", "beta", "seconds",
)  # fmt: skip
COLUMNS = ("chamfer", "f_score", "normals", "covered", "rims", "triangles", "seconds")
DOWNLOADS = (
    Download("ply", "PLY", primary=True),
    Download("obj", "OBJ"),
    Download("glb", "GLB"),
    Download("stl", "STL"),
    Download("fields", "Fields (NPZ)"),
    Download("points", "Points (PLY)"),
    Download("report", "Report (JSON)"),
)
LOSSES = (
    Line("loss", "total", 0, strong=True),
    Line("L_zero", "zero", 1),
    Line("L_eik", "eikonal", 2),
    Line("L_phase", "phase", 3),
    Line("L_align", "align", 4),
    Line("L_far", "far", 5),
    Line("L_normal", "normal", 6),
    Line("L_lap", "Laplacian", 7),
)
GUIDE = (
    '<li><b>Points</b>A scan without normals, or a mesh, from whose surface points are drawn so that the truth is known.</li>'
    "<li><b>Two fields</b>r says how far the surface is, θ on which side. A thin wall keeps both of its faces, an open sheet "
    "its rim.</li>"
    "<li><b>Look inside</b>Drag a plane through the fields, compare with other methods on the same points, see how thick the "
    "wall is, and take the mesh.</li>"
)


def credit(system: System) -> str:
    """Which paper it is, what is the paper's and what is this lab's, and what runs here."""
    paper = system.paper
    return (
        f'<div class="sf"><h1>{escape(system.title)}</h1><p class="sf-lede">{escape(system.summary)}</p>'
        f'<p class="sf-credit"><a class="sf-link" href="{escape(paper.url)}" rel="noreferrer">{escape(paper.title)}</a> '
        f"({escape(paper.venue)}). The two fields, their coupling and the kinds of losses are the paper’s. That they start "
        "from small discs laid through the points, live on a grid near them and are cut at the rims is this lab’s own, written "
        "without the authors’ code.</p>"
        f"{runs_here(system)}</div>"
    )


def introduction() -> str:
    """What stands on the right before the first run."""
    there = (ASSETS / CARD.removeprefix("assets/")).is_file()
    about = "Points, the surface, and a plane through its field"
    shot = f'<img class="sf-shot" src="{CARD}" alt="{about}" width="1200" height="675">'
    return (
        '<section class="sf sf-panel sf-intro" aria-label="What you will see"><h2>From loose points to thin walls</h2>'
        f'<ol class="sf-guide">{GUIDE}</ol>{shot if there else ""}</section>'
    )


@dataclass(frozen=True)
class Story:
    """What there is to show of one run so far: previews by kind (the newest of each), the other methods' previews by name, and
    the training's metrics by name."""

    run: RunView
    previews: dict[str, Preview]
    beside: dict[str, Preview]
    metrics: dict[str, list[Metric]]

    @property
    def final(self) -> bool:
        """Whether the surface on show is the finished one."""
        return "surface" in self.previews and bool(self.previews["surface"].data.get("final"))

    @property
    def rows(self) -> dict[str, Mapping[str, float | None]]:
        """Figures of each method that is through: from the result, else from the previews."""
        rows = self.run.data.get("rows") or {}
        return rows or {name: preview.data["figures"] for name, preview in self.beside.items()}


def story(lab: Lab, run: str) -> Story:
    """Reads a run from the store. `UnknownRun` when it is gone, or another system's."""
    view = lab.client.get(run)
    if view.system != SYSTEM:
        raise UnknownRun(f"The run {run!r} is none of Thin surfaces.")
    previews: dict[str, Preview] = {}
    beside: dict[str, Preview] = {}
    metrics: list[Metric] = []
    for _, entry in lab.client.events(run):
        if isinstance(entry, Metric):
            metrics.append(entry)
        elif isinstance(entry, Preview) and entry.kind == "beside":
            beside[str(entry.data["method"])] = entry
        elif isinstance(entry, Preview):
            previews[entry.kind] = entry
    return Story(view, previews, beside, by_name(metrics))


def picture(tale: Story) -> dict[str, Any]:
    """The points, the surface so far, and what other methods made of the same points."""
    run, items = tale.run, []
    if "points" in tale.previews:
        items.append({"url": run_file(run.id, tale.previews["points"].path), "label": "Points", "role": "points"})
    limit = None
    if "surface" in tale.previews:
        surface = tale.previews["surface"]
        label = MPF if tale.final else f"{MPF}, after {surface.caption}"
        items.append({"url": run_file(run.id, surface.path), "label": label, "role": "sheet"})
        limit = surface.data.get("limit")
    for name, preview in tale.beside.items():
        if preview.path:
            items.append({"url": run_file(run.id, preview.path), "label": BESIDE[name].title, "role": "beside"})
    return viewer_value(
        items, layout="side", scene=run.id, deviation_limit=limit, deviation_name="Error",
        deviation_note="distance to the true surface: red on the side it faces, blue behind it", message="Reading the points …",
    )  # fmt: skip


def fields(tale: Story) -> dict[str, Any]:
    """The addresses of the fields and the surface they belong to; nothing before they are there."""
    if "fields" not in tale.previews or not tale.final:
        return {}
    surface, volume = tale.previews["surface"].path, tale.previews["fields"].path
    return {"volume": run_file(tale.run.id, volume), "surface": run_file(tale.run.id, surface), "unit": ""}


def chart(tale: Story) -> str:
    """The losses and β over the steps of the training."""
    beta = curves("β: how sharply the phase turns", tale.metrics, (Line("beta", "β", 0, strong=True),))
    losses = curves("Losses", tale.metrics, LOSSES, log=True)
    return f'<div class="sf-training">{losses}{beta}</div>' if losses or beta else ""


def table_html(tale: Story) -> str:
    """A row a method, when there is more than one: the best of each column in bold, whoever has it."""
    specs = registry.get(SYSTEM).figures
    rows = dict(tale.rows)
    if not tale.beside:
        return ""
    names = [name for name in ("mpf", *BESIDE) if name in rows]
    columns = [name for name in COLUMNS if any(rows[method].get(name) is not None for method in names)]
    winners = {name: _winners(rows, names, name) for name in columns}
    heads = "".join(
        f'<th scope="col" class="sf-r" title="{escape(specs[name].help)}">{escape(specs[name].label)}</th>' for name in columns
    )
    lines = []
    for method in names:
        title = MPF if method == "mpf" else BESIDE[method].title
        about = "Both fields, trained, and the surface cut at its rims." if method == "mpf" else BESIDE[method].about
        cells = []
        for name in columns:
            value = rows[method].get(name)
            text, unit = figure(value, specs[name])
            small = f" <small>{escape(unit)}</small>" if unit else ""
            won = method in winners[name]
            cells.append(f'<td class="sf-r{" sf-best" if won else ""}">{f"<b>{text}</b>" if won else text}{small}</td>')
        head = f'<th scope="row">{escape(title)}<small>{escape(about)}</small></th>'
        lines.append(f'<tr data-method="{method}">{head}{"".join(cells)}</tr>')
    truth = "Against the true surface" if tale.run.data.get("truth") else "There is no true surface to measure against"
    return (
        '<section class="sf sf-panel sf-compare" aria-label="Comparison"><h2>On the same points</h2>'
        '<div class="sf-scroll" tabindex="0" role="region" aria-label="Figures of each method"><table><thead><tr>'
        f'<th scope="col">Method</th>{heads}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'
        f'<p class="sf-small">{truth}. Bold: the best of its column. Networks are trained as long as the metric–phase surface '
        "took in all, at most 20 s. Open edges are right where the thing itself is open.</p></section>"
    )


def _winners(rows: Mapping[str, Mapping[str, float | None]], names: list[str], column: str) -> set[str]:
    """The methods with the best value of a column as it is shown; none where there is nothing to win or all are alike."""
    spec = registry.get(SYSTEM).figures[column]
    values = {name: value for name in names if (value := rows[name].get(column)) is not None}
    if len(values) < 2 or not spec.better:
        return set()
    best = (max if spec.better == "higher" else min)(values.values())
    text = figure(best, spec)[0]
    found = {name for name, value in values.items() if figure(value, spec)[0] == text}
    return found if len(found) < len(values) else set()


def notes_html(tale: Story) -> str:
    """What was done to the points, and what is odd of the surface."""
    notes = "".join(f"<li>{escape(str(note))}</li>" for note in tale.run.data.get("notes") or [])
    listed = f'<section class="sf sf-panel" aria-label="Notes"><h2>Notes</h2><ul class="sf-notes">{notes}</ul></section>'
    return listed if notes else ""


def run_html(lab: Lab, tale: Story) -> str:
    """The run panel."""
    run = tale.run
    return panel(
        title=run_title(run), state=run.state, stage=run.stage, fraction=run.fraction, message=run.message,
        elapsed=run.elapsed if run.started else None, estimate=lab.client.estimate(run.system) if run.active else None,
        position=lab.client.queue_position(run.id) if run.state == "queued" else 0, error=run.error, summary=run.summary,
        chart=chart(tale), link=lab.page_of(run.system, run.id),
    )  # fmt: skip


def kept(run: RunView | None) -> str:
    """Says that Reconstruct works without a new upload."""
    return f'<p class="sf sf-small">No file chosen: Reconstruct takes <b>{escape(run_title(run))}</b> again.</p>' if run else ""


def sample_of(offered: list[Sample], file: str | None) -> Sample | None:
    """The sample that a chosen file is a copy of."""
    if not file or not Path(file).is_file():
        return None
    given = Path(file)
    same = (one for one in offered if one.file.name == given.name and one.file.stat().st_size == given.stat().st_size)
    return next(same, None)


def build(lab: Lab) -> None:
    """Fills the page."""
    system = registry.get(SYSTEM)
    offered = samples("points")
    form = Form(MpfParams)
    Markup(credit(system))
    with gr.Row(elem_classes="sf-page"):
        with gr.Column(elem_classes="sf-panel-group sf-form", elem_id="sf-input"):
            (upload,) = form.inputs("file")
            source_said = Markup()
            shelf = gallery(offered)
            form.main()
            with gr.Accordion("More settings", open=False, elem_classes="sf-more"):
                form.folded()
                (truth,) = form.inputs("truth", height=96)
            with gr.Row(elem_classes="sf-go"):
                go = gr.Button("Reconstruct", variant="primary", elem_id="sf-go")
                stop = gr.Button("Cancel", visible=False, elem_id="sf-cancel")
        with gr.Column(elem_id="sf-output"):
            said = Markup()
            empty = Markup(introduction())
            about = Markup(visible=False, elem_id="sf-run-panel")
            viewer = Viewer(visible=False, height=600, elem_id="sf-viewer", elem_classes="sf-bare")
            inside = Fields(visible=False, elem_id="sf-fields", elem_classes="sf-bare")
            numbers = Markup(visible=False, elem_id="sf-figures")
            links = Markup(visible=False, elem_id="sf-downloads")
            table = Markup(elem_id="sf-comparison")
            notes = Markup()
    current = gr.Textbox("", visible="hidden", container=False, elem_id="sf-run")
    seen = gr.State(None)
    timer = gr.Timer(POLL_S, active=False)
    screen = [said, empty, about, viewer, inside, numbers, links, table, notes, go, stop, timer, seen]

    def screen_with(updates: Mapping[Any, Any]) -> list[Any]:
        return [updates.get(component, gr.skip()) for component in screen]

    def shown(run: str, before: dict[str, Any] | None) -> list[Any]:
        """Values for ``screen`` that show a run; what hasn't changed since ``before`` stays as it is."""
        try:
            tale = story(lab, run)
        except UnknownRun:
            gone = notice("This run is no longer there: it was deleted, or its time was up. Start a new one.")
            hidden = dict.fromkeys((about, viewer, inside, numbers, links, stop), gr.update(visible=False))
            rest = {table: "", notes: "", go: gr.update(interactive=True, value="Reconstruct"), empty: gr.update(visible=True)}
            return screen_with(hidden | rest | {said: gone, timer: gr.Timer(active=False), seen: None})
        view = tale.run
        position = lab.client.queue_position(run) if view.state == "queued" else 0
        now = {
            "run": run, "event": view.last_event, "state": view.state, "position": position, "picture": picture(tale),
            "fields": fields(tale),
        }  # fmt: skip
        before = dict(before or {})
        if before == now:
            return screen_with({})
        done = view.state == "done"
        updates: dict[Any, Any] = {
            empty: gr.update(visible=False),
            about: gr.update(value=run_html(lab, tale), visible=True),
            table: table_html(tale),
            numbers: gr.update(value=tiles(view.figures, system.figures, TILES), visible=done),
            links: gr.update(value=downloads(view, DOWNLOADS), visible=done),
            notes: notes_html(tale),
            go: gr.update(interactive=not view.active, value="Reconstructing…" if view.active else "Reconstruct"),
            stop: gr.update(visible=view.active, interactive=view.state != "cancelling"),
            timer: gr.Timer(active=view.active),
            seen: now,
        }
        if before.get("run") != run:
            updates[said] = ""
        if before.get("picture") != now["picture"]:
            updates[viewer] = gr.update(value=now["picture"], visible=bool(tale.previews) or view.active)
        if before.get("fields") != now["fields"]:
            updates[inside] = gr.update(value=now["fields"], visible=bool(now["fields"]))
        return screen_with(updates)

    def submit(request: gr.Request, run: str, *given: Any) -> list[Any]:
        params = form.values(given)
        try:
            if "file" in params:
                title = Path(str(params["file"])).name
                new = lab.client.submit(SYSTEM, params, visitor=lab.visitor(request), title=title)
            elif run:
                new = lab.client.rerun(run, visitor=lab.visitor(request), **params)  # the points of the run that is on show
            else:
                raise InputError("There are no points yet: drop a file on the left or pick a sample, then press Reconstruct.")
        except (InputError, UnknownRun) as error:
            return [gr.skip(), *screen_with({said: notice(str(error))})]
        return [new, *shown(new, None)]

    def cancel(run: str, request: gr.Request) -> Any:
        return cancelled(lab, run, request)

    def pick(event: gr.EventData) -> Any:
        sample = chosen(offered, event)
        return str(sample.file) if sample else gr.skip()

    def uploaded(file: str | None) -> list[Any]:
        """A sample brings its true surface; other points don't inherit it."""
        sample = sample_of(offered, file)
        return [str(sample.truth) if sample and sample.truth else None, "" if file else gr.skip()]

    def opened(run: str) -> list[Any]:
        controls: list[Any] = [gr.skip()] * len(form.controls)
        if not run:
            return ["", *controls, "", *screen_with({})]
        view = None
        try:
            view = story(lab, run).run
            controls = form.shown(view.params)
        except UnknownRun:
            pass
        return [run, *controls, kept(view), *shown(run, None)]

    quiet: dict[str, Any] = {"queue": False, "show_progress": "hidden", "api_visibility": "private"}
    go.click(submit, [current, *form.controls.values()], [current, *screen], **quiet)
    stop.click(cancel, [current], [said], **quiet).then(shown, [current, seen], screen, **quiet)
    timer.tick(shown, [current, seen], screen, **quiet)
    current.change(None, [current], None, js=ADDRESS)
    shelf.select(pick, None, [upload], **quiet)
    upload.change(uploaded, [upload], [truth, source_said], **quiet)
    on_load(opened, [current], [current, *form.controls.values(), source_said, *screen], js=ASKED)
