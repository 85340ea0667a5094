"""Picture to CAD: bring a picture of a flat part, mark a length that is known, take the part away."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

import gradio as gr

from app.runs.client import RunView, UnknownRun
from engines import registry
from engines.contract import InputError, System
from engines.picture2cad.params import ObjectParams, PictureParams
from pages.parts.downloads import Download, downloads
from pages.parts.drawing import drawing
from pages.parts.figures import notice, runs_here
from pages.parts.form import Form
from pages.parts.lab import ASSETS, Lab, on_load, run_file, run_title
from pages.parts.marker import MARKS, SCRIPT, checked_marks, marker, shown_picture
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
    is_rebuild,
    new_arrangement,
    new_values,
    notes_html,
    program_text,
    story,
)
from pages.parts.viewer import Viewer, viewer_value

DRAW, OBJECT, REBUILD = "picture2cad", "picture2cad-object", "picture2cad-rebuild"
CARD = "assets/cards/picture2cad.png"
SAMPLES = ASSETS / "samples" / "pictures"
POLL_S = 0.5
REBUILD_POLL_S = 0.25
TILES = (
    "residual_mm", "largest_mm", "mm_per_px", "scale_error", "iou", "lines", "arcs", "circles", "operations",
    "parameters", "seconds",
)  # fmt: skip
DOWNLOADS = (
    Download("step", "STEP", primary=True),
    Download("dxf", "DXF"),
    Download("svg", "SVG"),
    Download("script", "CadQuery script"),
    Download("script_build123d", "build123d script"),
    Download("stl", "STL"),
    Download("glb", "GLB"),
    Download("overlay", "Outline on the picture"),
    Download("report", "Report (JSON)"),
)
MARKED = {"start", "end", "corners", "part_point", "ground_points"}
"""Params that are marked in the picture and have no control of their own."""


def credit(system: System) -> str:
    """Which paper it is, what is the paper's and what is this lab's, and what runs here."""
    paper = system.paper
    return (
        f'<div class="sf"><h1>{escape(system.title)}</h1><p class="sf-lede">{escape(system.summary)}</p>'
        '<p class="sf-credit">From a picture to an editable program is a task of '
        f'<a class="sf-link" href="{escape(paper.url)}" rel="noreferrer">{escape(paper.title)}</a> ({escape(paper.venue)}), '
        "which goes by way of a mesh from an image-to-3D model. That route is offered where such a model is installed; the "
        "flat-part route, which needs none, is this lab’s own.</p>"
        f"{runs_here(system)}</div>"
    )


def models_html(system: System) -> str:
    """Which image-to-mesh models are there, and what the others lack."""
    parts = system.parts()
    listed = "".join(
        f"<li><b>{escape(part.name)}</b>: {escape(part.detail)}</li>" for part in parts
    )
    any_there = any(part.works for part in parts)
    lead = (
        "A model makes a mesh of the whole object from the one picture, sides that it doesn’t show included; the mesh is then "
        "fitted as in Mesh to CAD."
    )
    without = "" if any_there else " None can run on this machine, so only flat parts can be drawn here:"
    return f'<div class="sf"><p class="sf-small">{lead}{without}</p><ul class="sf-models">{listed}</ul></div>'


def introduction() -> str:
    """What stands on the right before the first run."""
    shot = f'<img class="sf-shot" src="{CARD}" alt="A photo of a plate and the part drawn from it" width="1200" height="675">'
    return (
        '<section class="sf sf-panel sf-intro" aria-label="What you will see">'
        '<h2>From a photo to a part you can edit</h2><ol class="sf-guide">'
        "<li><b>A picture</b>A flat part on a plain ground, from straight above, or aslant on a sheet of paper of known size. "
        "Scans are best.</li>"
        "<li><b>A known length</b>Click its two ends and type how long it is: an edge to an edge, or a hole to a hole.</li>"
        "<li><b>A drawing</b>The outline is found to a fraction of a pixel, drawn as lines, arcs and circles, and extruded. "
        "Change a dimension, and take STEP, DXF or SVG.</li></ol>"
        f"{shot if (ASSETS / CARD.removeprefix('assets/')).is_file() else ''}</section>"
    )


# -- marks -------------------------------------------------------------------------------------------------------------------


def marks_of(params: Mapping[str, Any]) -> dict[str, Any]:
    """The marks of a run's params, or of a sample."""

    def pairs(values: Any) -> list[list[float]]:
        flat = [float(v) for v in values or []]
        return [list(pair) for pair in zip(flat[::2], flat[1::2], strict=False)]

    found: dict[str, Any] = {}
    ends = [params.get(name) for name in ("start", "end")]
    if all(ends):
        found["length"] = [list(end) for end in ends if end]
    for kind, name in (("corners", "corners"), ("part", "part_point"), ("ground", "ground_points")):
        if params.get(name):
            found[kind] = pairs(params[name])
    return found


def marked_params(marks: Mapping[str, Any], sheet: str) -> dict[str, Any]:
    """Params of the marks. `InputError` where some are missing. Corners count only where a sheet is chosen."""
    found: dict[str, Any] = {"start": None, "end": None, "corners": None, "part_point": None, "ground_points": []}
    ends, corners = marks.get("length") or [], marks.get("corners") or []
    if len(ends) == 1:
        raise InputError("Only one end of the known length is marked; mark the other, too, or clear it.")
    if len(ends) == 2:
        found["start"], found["end"] = ends
    if sheet != "none":
        if corners and len(corners) < 4:
            raise InputError(f"Only {len(corners)} of the sheet’s four corners are marked; mark the others, too.")
        if corners:
            found["corners"] = [v for corner in corners for v in corner]
    elif corners:
        raise InputError("Corners of a sheet are marked; choose which sheet it is, or clear the corners.")
    if marks.get("part"):
        found["part_point"] = marks["part"][0]
    found["ground_points"] = [v for point in marks.get("ground") or [] for v in point]
    return found


def sample_params(file: Path) -> dict[str, Any]:
    """What is marked in a sample picture, as its samples.json tells."""
    rows = json.loads((SAMPLES / "samples.json").read_text(encoding="utf-8"))
    return next((row["marks"] for row in rows if row["file"] == file.name), {})


# -- what is shown of a run --------------------------------------------------------------------------------------------------


def first_of(tale: Story) -> RunView:
    """The run that the picture was given to."""
    return tale.fit or tale.run


def drawing_html(lab: Lab, tale: Story) -> str:
    """The picture, and the curves over it as soon as they are found."""
    first = first_of(tale)
    view = (first.data.get("view") or {}) if first.state == "done" else {}
    if not view and first.id == tale.run.id:
        preview = tale.previews.get("drawing") or tale.previews.get("picture")
        view = dict(preview.data) if preview is not None else {}
    return drawing(run_file(first.id, "picture.jpg"), view) if view.get("width") else ""


def picture(tale: Story) -> dict[str, Any]:
    """What the 3D viewer shows: the outline as it was measured, extruded, and the part."""
    scene, base = first_of(tale).id, tale.base
    items: list[dict[str, Any]] = []
    whole = first_of(tale).system == OBJECT
    seen = "Mesh from the picture" if whole else "Outline as measured"
    if base is not None:
        holder = base if "scan" in base.artifacts else first_of(tale)
        if "scan" in holder.artifacts:
            items.append({"url": run_file(holder.id, holder.artifacts["scan"]), "label": seen, "role": "scan"})
        if tale.rebuilding and tale.run.active and "part" in tale.previews:
            items.append({"url": run_file(tale.run.id, tale.previews["part"].path), "label": "CAD part", "role": "part"})
        elif "glb" in base.artifacts:
            items.append({"url": run_file(base.id, base.artifacts["glb"]), "label": "CAD part", "role": "part"})
        limit = (base.data.get("deviation") or {}).get("limit")
        return viewer_value(items, unit=tale.unit, layout="side", deviation_limit=limit, scene=scene)
    for kind, label in (("scan", seen), ("part", "Part so far")):
        if kind in tale.previews:
            items.append({"url": run_file(tale.run.id, tale.previews[kind].path), "label": label, "role": kind})
    return viewer_value(items, unit=tale.unit, layout="side", scene=scene, message="Looking at the picture …")


def run_html(lab: Lab, tale: Story) -> str:
    """The run panel of what goes on, or went on last."""
    run, again = tale.run, ""
    if run.ended and run.state != "done":
        if is_rebuild(run):
            again = "The last good part stays on show, and your changes stay entered."
        else:
            again = "Change the marks, the settings or the picture, then press Draw; nothing is lost."
        again = f'<span class="sf-small">{again}</span>'
    return panel(
        title=f"{run_title(run)}: rebuild" if is_rebuild(run) else run_title(run),
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


def build(lab: Lab) -> None:
    """Fills the page."""
    system = registry.get(DRAW)
    offered = samples("pictures")
    form = Form(PictureParams)
    whole = Form(ObjectParams)
    can_model = any(part.works for part in registry.get(OBJECT).parts())
    Markup(credit(system))
    with gr.Row(elem_classes="sf-page sf-wide-input"):
        with gr.Column(elem_classes="sf-panel-group sf-form", elem_id="sf-input"):
            (upload,) = form.inputs()
            shelf = gallery(offered)
            stage = Markup(script=SCRIPT, elem_id="sf-marker")
            form.main()
            with gr.Accordion("More settings", open=False, elem_classes="sf-more"):
                form.folded()
            with gr.Accordion("A whole object instead of a flat part", open=False, elem_classes="sf-more"):
                Markup(models_html(registry.get(OBJECT)))
                whole.main()
                whole.folded()
                model_button = gr.Button("Make a mesh and fit it", interactive=can_model, elem_id="sf-model")
            with gr.Row(elem_classes="sf-go"):
                draw_button = gr.Button("Draw", variant="primary", elem_id="sf-fit")
                cancel_button = gr.Button("Cancel", visible=False, elem_id="sf-cancel")
        with gr.Column(elem_id="sf-output"):
            said = Markup()
            empty = Markup(introduction())
            about = Markup(visible=False, elem_id="sf-run-panel")
            lines = Markup(visible=False, elem_id="sf-drawing")
            viewer = Viewer(visible=False, elem_id="sf-viewer", elem_classes="sf-bare")
            numbers = Markup(visible=False, elem_id="sf-figures")
            links = Markup(visible=False, elem_id="sf-downloads")
            with gr.Column(visible=False) as details:
                table = Markup(script=EDITOR_SCRIPT, elem_id="sf-parameters")
                notes = Markup()
                code = Markup(elem_id="sf-code")
    current = gr.Textbox("", visible="hidden", container=False, elem_id="sf-run")
    marks = gr.Textbox("", visible="hidden", container=False)
    pending = gr.State(None)
    seen = gr.State(None)
    timer = gr.Timer(POLL_S, active=False)

    screen = [
        said, empty, about, lines, viewer, numbers, links, details, table, notes, code, draw_button, cancel_button, timer, seen,
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
            hidden = dict.fromkeys((about, lines, viewer, numbers, links, details, cancel_button), gr.update(visible=False))
            at_rest = {empty: gr.update(visible=True), draw_button: gr.update(interactive=True), timer: gr.Timer(active=False)}
            return screen_with(hidden | at_rest | {said: gone, seen: None})
        view, base = tale.run, tale.base
        now = {
            "run": run, "event": view.last_event, "state": view.state,
            "position": lab.client.queue_position(run) if view.state == "queued" else 0, "base": base.id if base else "",
            "lines": drawing_html(lab, tale), "picture": picture(tale), "table": editor_html(tale),
        }  # fmt: skip
        before = dict(before or {})
        if before == now:
            return screen_with({})
        has, busy = base is not None, view.active and not is_rebuild(view)
        updates: dict[Any, Any] = {
            empty: gr.update(visible=False),
            about: gr.update(value=run_html(lab, tale), visible=True),
            details: gr.update(visible=has),
            draw_button: gr.update(interactive=not busy, value="Drawing…" if busy else "Draw"),
            cancel_button: gr.update(visible=view.active, interactive=view.state != "cancelling"),
            timer: gr.Timer(REBUILD_POLL_S if is_rebuild(view) else POLL_S, active=view.active),
            seen: now,
        }
        if before.get("run") != run:
            updates[said] = ""
        if before.get("lines") != now["lines"]:
            updates[lines] = gr.update(value=now["lines"], visible=bool(now["lines"]))
        if before.get("picture") != now["picture"]:
            updates[viewer] = gr.update(value=now["picture"], visible=bool(now["picture"]["items"]))
        if before.get("table") != now["table"]:
            updates[table] = now["table"]
        if before.get("base") != now["base"]:
            updates[numbers] = gr.update(value=figures_html(tale, TILES), visible=has)
            updates[links] = gr.update(value=downloads(base, DOWNLOADS) if base else "", visible=has)
            updates[notes] = notes_html(tale)
            updates[code] = program_view(program_text(tale))
        return screen_with(updates)

    def image_of(given: Mapping[str, Any], current: str) -> Path:
        """The picture that was chosen, else that of the run on show."""
        if given.get("image"):
            return Path(str(given["image"]))
        if current:
            file = first_of(story(lab, current)).inputs.get("image")
            if file is not None and file.is_file():
                return file
        raise InputError("There is no picture yet: drop one on the left or pick a sample.")

    def submit(request: gr.Request, current: str, marked: str, *given: Any) -> list[Any]:
        params = form.values(given)
        try:
            params["image"] = image_of(params, current)
            params |= marked_params(checked_marks(marked), str(params.get("sheet", "none")))
            if params["start"] is None:
                params.pop("length", None)
            run = lab.client.submit(DRAW, params, visitor=lab.visitor(request), title=Path(params["image"]).name)
        except (InputError, UnknownRun) as error:
            return [gr.skip(), *screen_with({said: notice(str(error))})]
        return [run, *shown(run, None)]

    def submit_whole(request: gr.Request, current: str, file: str | None, *given: Any) -> list[Any]:
        params = whole.values(given)
        try:
            params["image"] = image_of({"image": file}, current)
            run = lab.client.submit(OBJECT, params, visitor=lab.visitor(request), title=Path(params["image"]).name)
        except (InputError, UnknownRun) as error:
            return [gr.skip(), *screen_with({said: notice(str(error))})]
        return [run, *shown(run, None)]

    def rebuild(run: str, before: dict[str, Any] | None, event: gr.EventData, request: gr.Request) -> list[Any]:
        try:
            tale = story(lab, run)
            first = tale.fit
            if first is None or first.state != "done":
                raise InputError("The drawing that this part came from was deleted; draw the picture again, then rebuild.")
            sent = event._data or {}
            values, arrangement = new_values(first, sent.get("values") or {}), new_arrangement(first, sent)
            if not values and not arrangement:
                return [first.id, *shown(first.id, before)]
            outline = first.artifacts.get("outline") or first.artifacts.get("mesh")
            params: dict[str, Any] = {"program": first.out / first.artifacts["program"], "values": values}
            params |= arrangement | ({"mesh": first.out / outline} if outline else {})
            on_show = tale.base or first
            new = lab.client.submit(REBUILD, params, visitor=lab.visitor(request), parent=on_show.id, title=run_title(first))
        except (InputError, UnknownRun) as error:
            return [gr.skip(), *screen_with({said: notice(str(error))})]
        return [new, *shown(new, before)]

    def cancel(run: str, request: gr.Request) -> Any:
        return cancelled(lab, run, request)

    def pick(event: gr.EventData) -> Any:
        sample = chosen(offered, event)
        if sample is None:
            return [gr.skip(), gr.skip()]
        return [str(sample.file), sample_params(sample.file)]

    def staged(file: Path, given: Mapping[str, Any], key: str) -> str:
        """A picture and what is marked in it."""
        try:
            return marker(shown_picture(file), marks_of(given), key)
        except InputError as error:
            return notice(str(error))

    def uploaded(file: str | None, given: dict[str, Any] | None) -> list[Any]:
        """A new picture: a sample brings its marks, length and thickness, another one starts unmarked."""
        if not file:
            return [gr.skip()] * (2 + len(form.controls))
        controls = form.shown(given) if given else [gr.skip()] * len(form.controls)
        return [staged(Path(file), given or {}, file), None, *controls]

    def opened(run: str) -> list[Any]:
        nothing = [gr.skip(), *form.emptied()]
        if not run:
            return ["", *nothing, *screen_with({})]
        before: list[Any] = nothing
        try:
            first = first_of(story(lab, run))
            file = first.inputs.get("image")
            if file is not None and file.is_file():
                controls = form.shown(first.params) if first.system == DRAW else [gr.skip()] * len(form.controls)
                before = [staged(file, first.params, first.id), *controls]
        except UnknownRun:
            pass
        return [run, *before, *shown(run, None)]

    controls = list(form.controls.values())
    quiet: dict[str, Any] = {"queue": False, "show_progress": "hidden", "api_visibility": "private"}
    sent = f"(run, marks, ...rest) => [run, {MARKS}, ...rest]"
    draw_button.click(submit, [current, marks, *controls], [current, *screen], js=sent, **quiet)
    model_button.click(submit_whole, [current, upload, *whole.controls.values()], [current, *screen], **quiet)
    cancel_button.click(cancel, [current], [said], **quiet).then(shown, [current, seen], screen, **quiet)
    table.submit(rebuild, [current, seen], [current, *screen], **quiet)
    timer.tick(shown, [current, seen], screen, **quiet)
    current.change(None, [current], None, js=ADDRESS)
    shelf.select(pick, None, [upload, pending], **quiet)
    upload.change(uploaded, [upload, pending], [stage, pending, *controls], **quiet)
    on_load(opened, [current], [current, stage, *controls, *screen], js=ASKED)
