"""A run as a page tells it: the run, the fit that it goes back to, the last good part; what every page of parts shows of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from app.runs.client import RunView, UnknownRun
from engines import registry
from engines.contract import InputError, Metric, Preview
from pages.parts.figures import tiles
from pages.parts.lab import Lab
from pages.parts.program import editor, operation_tree, parameter_table

GRADES = {
    "A": "IoU of at least 0.99 in at most 20 operations, every outline exact",
    "B": "IoU of at least 0.97; a few outlines may be free",
    "C": "A lower IoU, or many free outlines",
    "D": "Sewn from the mesh's own triangles: a valid solid without operations",
}
ADDRESS = """(run) => {
  const address = new URL(location.href);
  if (run) address.searchParams.set('run', run); else address.searchParams.delete('run');
  if (address.href === location.href) return;
  history.replaceState(history.state, '', address);
  // Who pressed Fit on a phone, or Rebuild far below, wants to see what comes of it.
  requestAnimationFrame(() => {
    const panel = document.querySelector('#sf-run-panel'), box = panel?.getBoundingClientRect();
    if (!box || (box.top > 0 && box.top < innerHeight / 2)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: scrollY + box.top - 12, behavior: calm ? 'auto' : 'smooth' });
  });
}"""
ASKED = "() => [new URLSearchParams(location.search).get('run') || '']"


def is_rebuild(run: RunView) -> bool:
    """Whether a run builds a fitted program again."""
    return run.system.endswith("-rebuild")


@dataclass(frozen=True)
class Story:
    """What there is to show of one run: the run itself, the fit it goes back to, and the last good part: its own when it is
    done, else the one that was on show when it was started."""

    run: RunView
    fit: RunView | None
    base: RunView | None
    metrics: list[Metric]
    previews: dict[str, Preview]

    @property
    def rebuilding(self) -> bool:
        """Whether the run is a rebuild whose part isn't finished: on show is another part, with this run's edits entered."""
        return is_rebuild(self.run) and (self.base is None or self.run.id != self.base.id)

    @property
    def refused(self) -> str:
        """The operation that a rebuild could not build; empty when there is none."""
        return str(self.previews["refused"].data.get("operation", "")) if "refused" in self.previews else ""

    @property
    def unit(self) -> str:
        """The unit of the file, as far as it is known by now."""
        if self.base is not None:
            return str(self.base.data.get("unit", ""))
        return next((str(p.data["unit"]) for p in self.previews.values() if p.data.get("unit")), "")


def story(lab: Lab, run: str) -> Story:
    """Reads a run's story from the store. `UnknownRun` when it is gone."""
    view = fit = lab.client.get(run)
    base = view if view.state == "done" else None
    while fit is not None and is_rebuild(fit):
        try:
            fit = lab.client.get(fit.parent) if fit.parent else None
        except UnknownRun:
            fit = None
        if base is None and fit is not None and fit.state == "done":
            base = fit
    metrics, previews = [], {}
    for _, entry in lab.client.events(run):
        if isinstance(entry, Metric) and entry.name == "iou":
            metrics.append(entry)
        elif isinstance(entry, Preview) and (entry.path or entry.kind == "refused"):
            previews[entry.kind] = entry
    return Story(view, fit, base, metrics, previews)


def figures_html(tale: Story, names: Sequence[str]) -> str:
    """Grade and figures as tiles."""
    base = tale.base
    if base is None:
        return ""
    grade = str(base.data.get("grade", ""))
    first = ""
    if grade:
        first = (
            f'<div class="sf-tile sf-grade sf-{escape(grade[:1].lower())}" title="{escape(GRADES.get(grade, ""))}">'
            f"<dt>Grade</dt><dd>{escape(grade)}</dd></div>"
        )
    if "valid" in base.figures and base.figures["valid"] is not None:
        word = "Valid" if base.figures["valid"] else "Not valid"
        first += f'<div class="sf-tile" title="The kernel’s own check of every solid"><dt>Solid</dt><dd>{word}</dd></div>'
    return tiles(base.figures, registry.get(base.system).figures, names, tale.unit, first)


def sentence(text: str) -> str:
    """A note of the engine with a capital at its start and a full stop at its end."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def notes_html(tale: Story) -> str:
    """What was repaired, and what no operation explains."""
    base = tale.base
    if base is None:
        return ""
    notes = [sentence(str(note)) for note in base.data.get("notes") or []]
    unexplained = base.data.get("unexplained") or {}
    share, regions = float(unexplained.get("share") or 0), int(unexplained.get("regions") or 0)
    if share > 0.0005:
        place = f"{regions} region{'' if regions == 1 else 's'}" if regions else "places"
        notes.append(
            f"{share:.1%} of the volume, in {place}, is not explained by any operation; the part leaves it out and stays valid."
        )
    if not notes:
        return ""
    listed = "".join(f"<li>{escape(note)}</li>" for note in notes)
    return f'<section class="sf sf-panel" aria-label="Notes"><h2>Notes</h2><ul class="sf-notes">{listed}</ul></section>'


def editor_html(tale: Story) -> str:
    """Where dimensions are changed, and operations suppressed and moved. Edits that made no part stay entered."""
    base, fit = tale.base, tale.fit
    if base is None:
        return ""
    editable = fit is not None and fit.state == "done" and "program" in fit.artifacts
    first = fit if editable and fit is not None else base
    shown = {str(p["name"]): float(p["value"]) for p in base.data.get("parameters") or []}
    asked = tale.run.params if tale.rebuilding else {}
    parameters = parameter_table(first.data.get("parameters") or [], shown, asked.get("values"), editable=editable)
    fitted = [str(operation.get("id", "")) for operation in first.data.get("tree") or []]
    order, suppressed = (asked.get("order") or fitted, asked.get("suppressed") or []) if tale.rebuilding else (None, None)
    operations = operation_tree(
        base.data.get("tree") or [], fitted, order, suppressed, refused=tale.refused if tale.rebuilding else "",
        editable=editable,
    )  # fmt: skip
    return editor(parameters, operations, editable=editable, busy=tale.rebuilding and tale.run.active)


def program_text(tale: Story) -> str:
    """The CadQuery script of the part on show."""
    base = tale.base
    if base is None or "script" not in base.artifacts:
        return ""
    file = base.out / base.artifacts["script"]
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def new_values(fit: RunView, asked: Mapping[str, Any]) -> dict[str, float]:
    """Of the values that were sent, those that differ from the fitted ones. `InputError` for one that is no number."""
    values = {}
    for parameter in fit.data.get("parameters") or []:
        name = str(parameter["name"])
        if name not in asked:
            continue
        value = asked[name]
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise InputError(f"The value for {name} is not a number; give one such as {parameter['value']:g}.")
        if abs(float(value) - float(parameter["value"])) > 1e-9:
            values[name] = float(value)
    return values


def new_arrangement(fit: RunView, asked: Mapping[str, Any]) -> dict[str, list[str]]:
    """``suppressed`` and ``order``, where what was sent differs from the fit. `InputError` for what is no list of names."""
    fitted = [str(operation["id"]) for operation in fit.data.get("tree") or []]
    found = {}
    for name, usual in (("suppressed", []), ("order", fitted)):
        given = asked.get(name)
        if given is None:
            continue
        if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
            raise InputError("The operations did not arrive as a list; load the page again, then rebuild.")
        if given != usual:
            found[name] = given
    return found
