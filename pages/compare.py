"""Compare methods: one mesh, several ways to a part, one after the other in the same run, measured alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

import gradio as gr

from app.runs.client import RunView, UnknownRun
from engines import registry
from engines.cadfit.params import METHODS, CompareParams
from engines.contract import InputError, Preview
from pages.parts.downloads import Download, downloads
from pages.parts.figures import figure, notice
from pages.parts.form import Form
from pages.parts.lab import Lab, on_load, run_file, run_title
from pages.parts.markup import Markup
from pages.parts.run_panel import cancelled, panel
from pages.parts.samples import chosen, gallery, samples
from pages.parts.story import ADDRESS
from pages.parts.viewer import Viewer, viewer_value

COMPARE = "cadfit-compare"
POLL_S = 1.0
COLUMNS = ("iou", "seconds", "operations", "parameters", "faces", "hausdorff")
HEADINGS = {"parameters": "Named parameters", "hausdorff": "Largest deviation"}
FILES = {"step": "STEP", "script": "script", "stl": "STL"}
ASKED = """() => {
  const query = new URLSearchParams(location.search);
  return [query.get('run') || '', query.get('from') || ''];
}"""
INTRO = (
    '<div class="sf"><p class="sf-credit"><a class="sf-link" href="mesh-to-cad">Mesh to CAD</a></p><h1>Compare methods</h1>'
    '<p class="sf-lede">One mesh, several ways to a part: each method gets the same mesh and the same time budget, one after '
    "the other in the same run, and every part is measured by the same functions.</p>"
    '<p class="sf-credit">All methods were written for this lab from their idea alone; “Slice and sweep” follows the plan of '
    'the paper, simplified, and is not the authors’ code. <a class="sf-link" href="{url}" rel="noreferrer">{title}</a> '
    "({venue}).</p></div>"
)


@dataclass(frozen=True)
class Story:
    """What there is to show of one comparison: the run, the mesh's picture, the newest step, and a row a method so far."""

    run: RunView
    scan: str
    growing: str
    rows: dict[str, dict[str, Any]]

    @property
    def asked(self) -> list[str]:
        return [method for method in METHODS if method in self.run.params["methods"]]

    @property
    def unit(self) -> str:
        return str(self.run.data.get("unit") or "")


def story(lab: Lab, run: str) -> Story:
    """Reads a comparison from the store. `UnknownRun` when it is gone, or isn't a comparison."""
    view = lab.client.get(run)
    if view.system != COMPARE:
        raise UnknownRun(f"The run {run!r} is no comparison.")
    scan = growing = ""
    rows: dict[str, dict[str, Any]] = {}
    for _, entry in lab.client.events(run):
        if not isinstance(entry, Preview):
            continue
        if entry.kind == "scan":
            scan = entry.path
        elif entry.kind == "growing":
            growing = entry.path
        elif entry.kind == "method":
            rows[str(entry.data["method"])] = entry.data
    return Story(view, scan, growing, rows)


def picture(tale: Story) -> dict[str, Any]:
    """The mesh, and beside it every part that is there by now."""
    items = []
    if tale.scan:
        items.append({"url": run_file(tale.run.id, tale.scan), "label": "Mesh", "role": "scan"})
    for method in tale.asked:
        glb = tale.rows.get(method, {}).get("files", {}).get("glb", "")
        if glb:
            items.append({"url": run_file(tale.run.id, glb), "label": METHODS[method].title, "role": "part"})
        elif method == "cadfit" and tale.growing and tale.run.active:
            label = f"{METHODS[method].title}, so far"
            items.append({"url": run_file(tale.run.id, tale.growing), "label": label, "role": "part"})
    limit = tale.run.data.get("limit")
    return viewer_value(
        items, unit=tale.unit, layout="side", deviation_limit=limit, scene=tale.run.id, message="Reading the mesh …"
    )


def _winners(tale: Story) -> dict[str, set[str]]:
    """Figure → the methods that have its best value, as it is shown; none where all are alike or there is nothing to win."""
    specs = registry.get(COMPARE).figures
    found = {}
    for name in COLUMNS:
        shown: dict[str, tuple[float, str]] = {}
        for method, row in tale.rows.items():
            if row.get(name) is not None:
                spec = specs[f"{method}_{name}"]
                shown[method] = (float(row[name]), figure(float(row[name]), spec)[0])
        better = specs[f"{tale.asked[0]}_{name}"].better if tale.asked else ""
        better = "higher" if name == "parameters" else better
        if len(shown) < 2 or not better:
            continue
        best = (max if better == "higher" else min)(shown.values())[1]
        winners = {method for method, (_, text) in shown.items() if text == best}
        found[name] = winners if len(winners) < len(shown) else set()
    return found


def _cells(tale: Story, method: str, winners: Mapping[str, set[str]]) -> str:
    row, run = tale.rows.get(method), tale.run
    if row is None:
        ended = {"done": "", "failed": "not reached", "lost": "not reached", "cancelled": "not reached"}.get(run.state)
        at_work = run.active and run.stage.startswith(METHODS[method].title)
        said = ended if ended is not None else "working …" if at_work else "waits for its turn"
        return f'<td class="sf-say" colspan="{len(COLUMNS) + 2}">{said}</td>'
    if row.get("error"):
        return f'<td class="sf-wrong" colspan="{len(COLUMNS) + 2}">{escape(str(row["error"]))}</td>'
    specs = registry.get(COMPARE).figures
    cells = []
    for name in COLUMNS:
        text, unit = figure(None if row.get(name) is None else float(row[name]), specs[f"{method}_{name}"], tale.unit)
        won = method in winners.get(name, ())
        small = f" <small>{escape(unit)}</small>" if unit else ""
        inner = f"<b>{escape(text)}</b>{small}" if won else f"{escape(text)}{small}"
        cells.append(f'<td class="sf-r{" sf-best" if won else ""}">{inner}</td>')
    files = row.get("files", {})
    solid = ("Valid" if row.get("valid") else "Not valid") if "step" in files else "Closed mesh"
    links = " ".join(
        f'<a class="sf-file" href="{run_file(run.id, files[name], download=True)}" download>{label}</a>'
        for name, label in FILES.items() if name in files
    )  # fmt: skip
    return f'{"".join(cells)}<td>{solid}</td><td class="sf-files">{links}</td>'


def table_html(tale: Story) -> str:
    """A row a method; the best value of each column in bold, whoever has it."""
    specs = registry.get(COMPARE).figures
    winners = _winners(tale)
    heads = []
    for name in COLUMNS:
        spec = specs[f"cadfit_{name}"]
        label = HEADINGS.get(name, spec.label.rpartition(": ")[2])
        heads.append(f'<th scope="col" class="sf-r" title="{escape(spec.help)}">{escape(label)}</th>')
    lines = "".join(
        f'<tr data-method="{method}"><th scope="row">{escape(METHODS[method].title)}'
        f"<small>{escape(METHODS[method].about)}</small></th>{_cells(tale, method, winners)}</tr>"
        for method in tale.asked
    )
    return (
        '<section class="sf sf-panel sf-compare" aria-label="Comparison"><h2>Side by side</h2>'
        '<div class="sf-scroll" tabindex="0" role="region" aria-label="Figures of each method">'
        f'<table><thead><tr><th scope="col">Method</th>{"".join(heads)}<th scope="col">Solid</th>'
        f'<th scope="col">Files</th></tr></thead><tbody>{lines}</tbody></table></div>'
        '<p class="sf-small">Bold: the best of its column. Time: from the file to the part; that of Mesh to CAD includes the '
        "kernel’s proof, the STEP file and pictures. Faces: of the solid; of a mesh, triangles of one plane that share an edge "
        "count as one. Only Mesh to CAD writes a program with named dimensions; the others make a closed mesh.</p></section>"
    )


def notes_html(tale: Story) -> str:
    """What was done to the mesh."""
    notes = [str(note) for note in tale.run.data.get("notes") or []]
    if not notes:
        return ""
    listed = "".join(f"<li>{escape(note[:1].upper() + note[1:])}</li>" for note in notes)
    return f'<section class="sf sf-panel" aria-label="Notes"><h2>Notes</h2><ul class="sf-notes">{listed}</ul></section>'


def run_html(lab: Lab, tale: Story) -> str:
    """The run panel."""
    run = tale.run
    return panel(
        title=run_title(run), state=run.state, stage=run.stage, fraction=run.fraction, message=run.message,
        elapsed=run.elapsed if run.started else None, estimate=lab.client.estimate(run.system) if run.active else None,
        position=lab.client.queue_position(run.id) if run.state == "queued" else 0, error=run.error, summary=run.summary,
        link=lab.page_of(run.system, run.id),
    )  # fmt: skip


def introduction() -> str:
    """What stands on the right before the first run."""
    listed = "".join(f"<li><b>{escape(text.title)}</b>{escape(text.about)}</li>" for text in METHODS.values())
    return (
        '<section class="sf sf-panel sf-intro" aria-label="What will be compared"><h2>What will be compared</h2>'
        f'<ol class="sf-guide sf-methods">{listed}</ol></section>'
    )


def given_mesh(lab: Lab, run: str) -> tuple[Path, str] | None:
    """(mesh, title) of another run that the visitor came from; None when it has none or is gone."""
    try:
        view = lab.client.get(run) if run else None
    except UnknownRun:
        return None
    if view is None or "mesh" not in view.inputs:
        return None
    return view.inputs["mesh"], run_title(view)


def kept(lab: Lab, run: str) -> str:
    """Says that Compare works without an upload."""
    mesh = given_mesh(lab, run)
    return f'<p class="sf sf-small">No file chosen: Compare takes <b>{escape(mesh[1])}</b>.</p>' if mesh else ""


def build(lab: Lab) -> None:
    """Fills the page."""
    system = registry.get(COMPARE)
    offered = samples("cad")
    form = Form(CompareParams)
    Markup(INTRO.format(url=escape(system.paper.url), title=escape(system.paper.title), venue=escape(system.paper.venue)))
    with gr.Row(elem_classes="sf-page"):
        with gr.Column(elem_classes="sf-panel-group sf-form", elem_id="sf-input"):
            (upload,) = form.inputs()
            source_said = Markup()
            shelf = gallery(offered)
            form.main()
            with gr.Accordion("More settings", open=False, elem_classes="sf-more"):
                form.folded()
            with gr.Row(elem_classes="sf-go"):
                go = gr.Button("Compare", variant="primary", elem_id="sf-compare-go")
                stop = gr.Button("Cancel", visible=False, elem_id="sf-cancel")
        with gr.Column(elem_id="sf-output"):
            said = Markup()
            empty = Markup(introduction())
            about = Markup(visible=False, elem_id="sf-run-panel")
            viewer = Viewer(visible=False, height=560, elem_id="sf-viewer", elem_classes="sf-bare")
            table = Markup(elem_id="sf-comparison")
            links = Markup(elem_id="sf-downloads")
            notes = Markup()
    current = gr.Textbox("", visible="hidden", container=False, elem_id="sf-run")
    source = gr.Textbox("", visible="hidden", container=False)
    seen = gr.State(None)
    timer = gr.Timer(POLL_S, active=False)
    screen = [said, empty, about, viewer, table, links, notes, go, stop, timer, seen]

    def screen_with(updates: Mapping[Any, Any]) -> list[Any]:
        return [updates.get(component, gr.skip()) for component in screen]

    def shown(run: str, before: dict[str, Any] | None) -> list[Any]:
        """Values for ``screen`` that show a run; what hasn't changed since ``before`` stays as it is."""
        try:
            tale = story(lab, run)
        except UnknownRun:
            gone = notice("This comparison is no longer there: it was deleted, or its time was up. Start a new one.")
            hidden = dict.fromkeys((about, viewer, stop), gr.update(visible=False))
            rest = {table: "", links: "", notes: "", go: gr.update(interactive=True, value="Compare")}
            return screen_with(
                hidden | rest | {said: gone, empty: gr.update(visible=True), timer: gr.Timer(active=False), seen: None}
            )
        view = tale.run
        position = lab.client.queue_position(run) if view.state == "queued" else 0
        now = {"run": run, "event": view.last_event, "state": view.state, "position": position, "picture": picture(tale)}
        before = dict(before or {})
        if before == now:
            return screen_with({})
        updates: dict[Any, Any] = {
            empty: gr.update(visible=False),
            about: gr.update(value=run_html(lab, tale), visible=True),
            table: table_html(tale),
            links: downloads(view, (Download("table", "Table (CSV)"),)),
            notes: notes_html(tale),
            go: gr.update(interactive=not view.active, value="Comparing…" if view.active else "Compare"),
            stop: gr.update(visible=view.active, interactive=view.state != "cancelling"),
            timer: gr.Timer(active=view.active),
            seen: now,
        }
        if before.get("run") != run:
            updates[said] = ""
        if before.get("picture") != now["picture"]:
            updates[viewer] = gr.update(value=now["picture"], visible=bool(tale.scan) or view.active)
        return screen_with(updates)

    def submit(request: gr.Request, run: str, came_from: str, *given: Any) -> list[Any]:
        params = form.values(given)
        try:
            title = None
            if "mesh" not in params:
                mesh = given_mesh(lab, run) or given_mesh(lab, came_from)
                if mesh is None:
                    raise InputError("There is no mesh yet: drop a file on the left or pick a sample, then press Compare.")
                params["mesh"], title = mesh
            new = lab.client.submit(COMPARE, params, visitor=lab.visitor(request), title=title)
        except (InputError, UnknownRun) as error:
            return [gr.skip(), *screen_with({said: notice(str(error))})]
        return [new, *shown(new, None)]

    def cancel(run: str, request: gr.Request) -> Any:
        return cancelled(lab, run, request)

    def pick(event: gr.EventData) -> Any:
        sample = chosen(offered, event)
        return str(sample.file) if sample else gr.skip()

    def opened(run: str, came_from: str) -> list[Any]:
        controls: list[Any] = [gr.skip()] * len(form.controls)
        if not run:
            return ["", came_from, *controls, kept(lab, came_from), *screen_with({})]
        try:
            controls = form.shown(story(lab, run).run.params)
        except UnknownRun:
            pass
        return [run, came_from, *controls, kept(lab, run), *shown(run, None)]

    quiet: dict[str, Any] = {"queue": False, "show_progress": "hidden", "api_visibility": "private"}
    go.click(submit, [current, source, *form.controls.values()], [current, *screen], **quiet)
    stop.click(cancel, [current], [said], **quiet).then(shown, [current, seen], screen, **quiet)
    timer.tick(shown, [current, seen], screen, **quiet)
    current.change(None, [current], None, js=ADDRESS)
    shelf.select(pick, None, [upload], **quiet)
    upload.change(lambda file: "" if file else gr.skip(), [upload], [source_said], **quiet)
    on_load(opened, [current, source], [current, source, *form.controls.values(), source_said, *screen], js=ASKED)
