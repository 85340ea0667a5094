"""Mesh to CAD: bring a mesh, watch its surfaces and its program being found, change a dimension, take the part away."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import gradio as gr

from app.runs.client import RunView, UnknownRun
from engines import registry
from engines.cadfit.params import CadfitParams
from engines.contract import InputError, System
from pages.parts.downloads import Download, downloads
from pages.parts.figures import notice
from pages.parts.form import Form
from pages.parts.lab import ASSETS, Lab, on_load, run_file, run_title
from pages.parts.markup import Markup
from pages.parts.program import EDITOR_SCRIPT, program_view
from pages.parts.run_panel import cancelled, curve, panel
from pages.parts.samples import chosen, gallery, samples
from pages.parts.story import (
    ADDRESS,
    ASKED,
    Story,
    editor_html,
    figures_html,
    new_arrangement,
    new_values,
    notes_html,
    program_text,
    story,
)
from pages.parts.viewer import Viewer, viewer_value

FIT, REBUILD = "cadfit", "cadfit-rebuild"
CARD = "assets/cards/cadfit.png"
POLL_S = 1.0
REBUILD_POLL_S = 0.25
"""A rebuild takes a second or two, and somebody waits for it."""
TILES = ("iou", "chamfer", "hausdorff", "unexplained", "operations", "parameters", "seconds", "peak_memory_gb")
DOWNLOADS = (
    Download("step", "STEP", primary=True),
    Download("script", "CadQuery script"),
    Download("script_build123d", "build123d script"),
    Download("stl", "STL"),
    Download("glb", "GLB"),
    Download("report", "Report (JSON)"),
)
PLURALS = {"torus": "tori"}
FREE_FORM = "free-form"
UNEXPLAINED = "unexplained"
"""What is left over is no kind of surface that could be counted."""
SHOWN_SHARE = 0.005
"""Above this share of the volume the result opens with what no operation explains in its own colour."""


def credit(system: System) -> str:
    """Which paper it is, what is the paper's and what is this lab's, and what runs here."""
    paper = system.paper
    works = "".join(
        f"<li>{escape(part.name)}: {escape(part.detail) if part.works else 'missing, ' + escape(part.detail)}</li>"
        for part in system.parts()
    )
    missing = [part.name for part in system.parts() if not part.works]
    state = f"missing here: {', '.join(missing)}" if missing else "all parts run on this machine"
    return (
        f'<div class="sf"><h1>{escape(system.title)}</h1><p class="sf-lede">{escape(system.summary)}</p>'
        '<p class="sf-credit">The task and the idea, an operation at a time towards a higher IoU, are from '
        f'<a class="sf-link" href="{escape(paper.url)}" rel="noreferrer">{escape(paper.title)}</a> ({escape(paper.venue)}). '
        "The engine is this lab’s own: exact surfaces first, then the operations they imply.</p>"
        f'<details class="sf-parts"><summary>About the method; {escape(state)}</summary>'
        "<p>No code of the authors is used. Theirs is licensed CC BY-NC 4.0, and they state that a provisional patent "
        "application covers their method: have that checked before you build a product on it.</p>"
        f"<ul>{works}</ul></details></div>"
    )


def surface_legend(kinds: list[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The viewer's legend of the kinds of surface, with how many there are and their share of the area."""
    legend = []
    for kind in kinds:
        name, count = str(kind["kind"]), kind.get("count")
        plural = name if count == 1 else PLURALS.get(name, f"{name}s")
        label = f"{count} {plural}" if count and name not in (FREE_FORM, UNEXPLAINED) else name
        legend.append({"label": label, "color": kind["color"], "share": kind.get("area_share", 0.0)})
    return legend


def picture(tale: Story) -> dict[str, Any]:
    """What the viewer shows: the mesh by kind of surface, then the growing part next to it, at the end mesh and part."""
    scene = (tale.fit or tale.run).id  # a rebuild is another part on the same stage: the camera stays
    items: list[dict[str, Any]] = []
    if tale.base is not None:
        base, fit = tale.base, tale.fit or tale.base
        holder = base if "scan" in base.artifacts else fit
        if "scan" in holder.artifacts:
            items.append({"url": run_file(holder.id, holder.artifacts["scan"]), "label": "Mesh", "role": "scan"})
        if tale.rebuilding and tale.run.active and "part" in tale.previews:  # built, and not yet measured
            items.append({"url": run_file(tale.run.id, tale.previews["part"].path), "label": "CAD part", "role": "part"})
        elif "glb" in base.artifacts:
            items.append({"url": run_file(base.id, base.artifacts["glb"]), "label": "CAD part", "role": "part"})
        limit = (base.data.get("deviation") or {}).get("limit")
        kinds = surface_legend(base.data.get("surfaces") or [])
        lost = float((base.data.get("unexplained") or {}).get("share") or 0) > SHOWN_SHARE and bool(kinds)
        return viewer_value(
            items, unit=tale.unit, layout="side", color="surfaces" if lost else "plain", deviation_limit=limit,
            legend=kinds, scene=scene,
        )
    surfaces, part, scan = (tale.previews.get(kind) for kind in ("surfaces", "part", "scan"))
    legend = []
    if surfaces is not None:
        items.append({"url": run_file(tale.run.id, surfaces.path), "label": "Mesh", "role": "surfaces"})
        legend = surface_legend(surfaces.data.get("kinds") or [])
    elif scan is not None:
        items.append({"url": run_file(tale.run.id, scan.path), "label": "Mesh", "role": "scan"})
    if part is not None:
        items.append({"url": run_file(tale.run.id, part.path), "label": "Part so far", "role": "part"})
    color = "surfaces" if surfaces is not None else "plain"
    return viewer_value(
        items, unit=tale.unit, layout="side", color=color, legend=legend, scene=scene, message="Reading the mesh …"
    )


def run_html(lab: Lab, tale: Story) -> str:
    """The run panel of what goes on, or went on last."""
    run = tale.run
    again = ""
    if run.ended and run.state != "done" and run.system == FIT:
        what = (
            "Choose another file or other settings, then press Fit" if run.error_kind == "input" else "Press Fit to try again"
        )
        again = f'<span class="sf-small">{what}; nothing is lost.</span>'
    if run.state in ("failed", "lost") and run.system == REBUILD and tale.base is not None:
        at = f" It was building {escape(run.message)}." if run.message and run.error_kind != "input" else ""
        again = f'<span class="sf-small">The last good part stays on show, and your changes stay entered.{at}</span>'
    return panel(
        title=f"{run_title(run)}: rebuild" if run.system == REBUILD else run_title(run),
        state=run.state,
        stage=run.stage,
        fraction=run.fraction,
        message=run.message,
        elapsed=run.elapsed if run.started else None,
        estimate=lab.client.estimate(run.system) if run.active else None,
        position=lab.client.queue_position(run.id) if run.state == "queued" else 0,
        error=run.error,
        summary=run.summary,
        chart=curve(tale.metrics, "IoU", best=1.0),
        actions=again,
        link=lab.page_of(run.system, run.id),
    )


def kept_mesh(fit: RunView) -> str:
    """Says that Fit works without an upload: the run on show has its mesh."""
    name = escape(fit.inputs["mesh"].name) if "mesh" in fit.inputs else "its own mesh"
    return f'<p class="sf sf-small">No file chosen: Fit takes <b>{name}</b> of the run on show.</p>'


def compare_link(tale: Story) -> str:
    """Leads to a comparison of methods on the mesh of the run on show."""
    fit = tale.fit
    if fit is None or "mesh" not in fit.inputs:
        return ""
    return f'<a class="sf-btn sf-plain" href="compare?from={quote(fit.id)}">Compare methods on this part</a>'


def introduction() -> str:
    """What stands on the right before the first run."""
    shot = f'<img class="sf-shot" src="{CARD}" alt="A mesh and the part found for it" width="1200" height="675">'
    return (
        '<section class="sf sf-panel sf-intro" aria-label="What you will see">'
        '<h2>From triangles to a part you can edit</h2><ol class="sf-guide">'
        "<li><b>Surfaces</b>Planes, cylinders, cones, spheres and tori are found in the mesh and coloured by kind.</li>"
        "<li><b>Operations</b>Extrudes, cuts, holes and fillets are tried one at a time; what raises the IoU stays.</li>"
        "<li><b>A program</b>Dimensions get names and round values. Change one, rebuild, and take the STEP file.</li></ol>"
        f"{shot if (ASSETS / CARD.removeprefix('assets/')).is_file() else ''}</section>"
    )


def build(lab: Lab) -> None:
    """Fills the page."""
    system = registry.get(FIT)
    offered = samples("cad")
    form = Form(CadfitParams)
    Markup(credit(system))
    with gr.Row(elem_classes="sf-page"):
        with gr.Column(elem_classes="sf-panel-group sf-form", elem_id="sf-input"):
            (upload,) = form.inputs()
            kept = Markup()
            shelf = gallery(offered)
            form.main()
            with gr.Accordion("More settings", open=False, elem_classes="sf-more"):
                form.folded()
            with gr.Row(elem_classes="sf-go"):
                fit_button = gr.Button("Fit", variant="primary", elem_id="sf-fit")
                cancel_button = gr.Button("Cancel", visible=False, elem_id="sf-cancel")
        with gr.Column(elem_id="sf-output"):
            said = Markup()
            empty = Markup(introduction())
            about = Markup(visible=False, elem_id="sf-run-panel")
            viewer = Viewer(visible=False, elem_id="sf-viewer", elem_classes="sf-bare")
            numbers = Markup(visible=False, elem_id="sf-figures")
            links = Markup(visible=False, elem_id="sf-downloads")
            with gr.Column(visible=False) as details:
                table = Markup(script=EDITOR_SCRIPT, elem_id="sf-parameters")
                notes = Markup()
                code = Markup(elem_id="sf-code")
    current = gr.Textbox("", visible="hidden", container=False, elem_id="sf-run")
    seen = gr.State(None)
    timer = gr.Timer(POLL_S, active=False)

    screen = [
        said, empty, about, viewer, numbers, links, details, table, notes, code, fit_button, cancel_button, timer, seen,
    ]  # fmt: skip

    def screen_with(updates: Mapping[Any, Any]) -> list[Any]:
        """Values for ``screen``: what ``updates`` doesn't name stays as it is."""
        return [updates.get(component, gr.skip()) for component in screen]

    def shown(run: str, before: dict[str, Any] | None) -> list[Any]:
        """Values for ``screen`` that show a run; what hasn't changed since ``before`` stays as it is."""
        try:
            tale = story(lab, run)
        except UnknownRun:
            gone = notice("This run is no longer there: it was deleted, or its time was up. Start a new one.")
            hidden = dict.fromkeys((about, viewer, numbers, links, details, cancel_button), gr.update(visible=False))
            at_rest = {empty: gr.update(visible=True), fit_button: gr.update(interactive=True), timer: gr.Timer(active=False)}
            return screen_with(hidden | at_rest | {said: gone, seen: None})
        view, base = tale.run, tale.base
        now = {
            "run": run,
            "event": view.last_event,
            "state": view.state,
            "position": lab.client.queue_position(run) if view.state == "queued" else 0,
            "base": base.id if base else "",
            "picture": picture(tale),
            "table": editor_html(tale),
        }
        before = dict(before or {})
        if before == now:
            return screen_with({})
        has = base is not None
        busy = view.active and view.system == FIT
        updates: dict[Any, Any] = {
            empty: gr.update(visible=False),
            about: gr.update(value=run_html(lab, tale), visible=True),
            details: gr.update(visible=has),
            fit_button: gr.update(interactive=not busy, value="Fitting…" if busy else "Fit"),
            cancel_button: gr.update(visible=view.active, interactive=view.state != "cancelling"),
            timer: gr.Timer(REBUILD_POLL_S if view.system == REBUILD else POLL_S, active=view.active),
            seen: now,
        }
        if before.get("run") != run:
            updates[said] = ""
        if before.get("picture") != now["picture"]:
            updates[viewer] = gr.update(value=now["picture"], visible=has or view.active or bool(tale.previews))
        if before.get("table") != now["table"]:
            updates[table] = now["table"]
        if before.get("base") != now["base"]:
            updates[numbers] = gr.update(value=figures_html(tale, TILES), visible=has)
            row = downloads(base, DOWNLOADS, compare_link(tale)) if base else ""
            updates[links] = gr.update(value=row, visible=has)
            updates[notes] = notes_html(tale)
            updates[code] = program_view(program_text(tale))
        return screen_with(updates)

    def submit(request: gr.Request, current: str, *given: Any) -> list[Any]:
        params = form.values(given)
        try:
            if "mesh" in params:
                run = lab.client.submit(FIT, params, visitor=lab.visitor(request), title=Path(str(params["mesh"])).name)
            elif current and (fit := story(lab, current).fit) is not None:
                run = lab.client.rerun(fit.id, visitor=lab.visitor(request), **params)  # the mesh of the run that is on show
            else:
                raise InputError("There is no mesh yet: drop a file on the left or pick a sample, then press Fit.")
        except (InputError, UnknownRun) as error:
            return [gr.skip(), *screen_with({said: notice(str(error))})]
        return [run, *shown(run, None)]

    def rebuild(run: str, before: dict[str, Any] | None, event: gr.EventData, request: gr.Request) -> list[Any]:
        try:
            tale = story(lab, run)
            fit = tale.fit
            if fit is None or fit.state != "done":
                raise InputError("The fit that this part came from was deleted; fit the mesh again, then rebuild.")
            sent = event._data or {}
            values, arrangement = new_values(fit, sent.get("values") or {}), new_arrangement(fit, sent)
            if not values and not arrangement:
                return [fit.id, *shown(fit.id, before)]
            params = {"program": fit.out / fit.artifacts["program"], "mesh": fit.inputs.get("mesh"), "values": values}
            params |= arrangement
            on_show = tale.base or fit
            new = lab.client.submit(REBUILD, params, visitor=lab.visitor(request), parent=on_show.id, title=run_title(fit))
        except (InputError, UnknownRun) as error:
            return [gr.skip(), *screen_with({said: notice(str(error))})]
        return [new, *shown(new, before)]

    def cancel(run: str, request: gr.Request) -> Any:
        return cancelled(lab, run, request)

    def pick(event: gr.EventData) -> Any:
        sample = chosen(offered, event)
        return str(sample.file) if sample else gr.skip()

    def opened(run: str) -> list[Any]:
        if not run:
            return ["", *[gr.skip()] * len(form.controls), "", *screen_with({})]
        controls, kept = [gr.skip()] * len(form.controls), ""
        try:
            fit = story(lab, run).fit
            if fit is not None:
                controls, kept = form.shown(fit.params), kept_mesh(fit)
        except UnknownRun:
            pass
        return [run, *controls, kept, *shown(run, None)]

    quiet: dict[str, Any] = {"queue": False, "show_progress": "hidden", "api_visibility": "private"}
    fit_button.click(submit, [current, *form.controls.values()], [current, *screen], **quiet)
    cancel_button.click(cancel, [current], [said], **quiet).then(shown, [current, seen], screen, **quiet)
    table.submit(rebuild, [current, seen], [current, *screen], **quiet)
    timer.tick(shown, [current, seen], screen, **quiet)
    current.change(None, [current], None, js=ADDRESS)
    shelf.select(pick, None, [upload], **quiet)
    upload.change(lambda file: "" if file else gr.skip(), [upload], [kept], **quiet)
    on_load(opened, [current], [current, *form.controls.values(), kept, *screen], js=ASKED)
