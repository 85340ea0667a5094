"""A gallery of sample inputs: one click puts a sample into the form."""

from __future__ import annotations

import json
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

import gradio as gr

from pages.parts.lab import ASSETS
from pages.parts.markup import Markup

CLICKS = """
element.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-sample]');
  if (!button) return;
  for (const other of element.querySelectorAll('button[data-sample]')) {
    other.setAttribute('aria-pressed', String(other === button));
  }
  const about = element.querySelector('[data-about]');
  about.textContent = button.title;
  about.hidden = !button.title;
  trigger('select', { sample: button.dataset.sample });
});
"""


@dataclass(frozen=True)
class Sample:
    """One file under assets/samples: ``about`` says what it is, ``thumbnail`` is its picture (relative to assets/),
    ``truth`` the file of what it was made from, where there is one."""

    file: Path
    title: str
    about: str
    thumbnail: str
    truth: Path | None = None


def samples(folder: str) -> list[Sample]:
    """The samples of assets/samples/<folder>, as its samples.json lists them; none when there is no such list."""
    place = ASSETS / "samples" / folder
    listing = place / "samples.json"
    if not listing.is_file():
        return []
    entries = json.loads(listing.read_text(encoding="utf-8"))
    if isinstance(entries, dict):
        entries = entries["samples"]
    found = []
    for entry in entries:
        if not (place / entry["file"]).is_file():
            continue
        thumbnail = entry.get("thumbnail", "")
        thumbnail = f"samples/{folder}/{thumbnail}" if thumbnail and (place / thumbnail).is_file() else ""
        title = entry.get("title") or Path(entry["file"]).stem
        truth = place / entry["truth"] if entry.get("truth") else None
        found.append(Sample(place / entry["file"], title, entry.get("look_at", ""), thumbnail, truth))
    return found


def gallery(found: list[Sample], heading: str = "Or try a sample") -> gr.HTML:
    """The samples as buttons, and below them what is said of the one that was chosen. Its ``select`` event carries ``sample``,
    that one's index."""
    buttons = "".join(
        f'<button type="button" class="sf-sample" data-sample="{index}" aria-pressed="false" title="{escape(sample.about)}">'
        + (f'<img src="assets/{escape(sample.thumbnail)}" alt="">' if sample.thumbnail else "")
        + f"<span>{escape(sample.title)}</span></button>"
        for index, sample in enumerate(found)
    )
    html = (
        f'<div class="sf"><h2 class="sf-minor">{escape(heading)}</h2><div class="sf-samples">{buttons}</div>'
        '<p class="sf-small" data-about aria-live="polite" hidden></p></div>'
        if found
        else ""
    )
    return Markup(html, script=CLICKS, visible=bool(found), elem_id="sf-gallery")


def chosen(found: list[Sample], event: gr.EventData) -> Sample | None:
    """The sample that a ``select`` event names."""
    data: dict[str, Any] = event._data or {}
    index = int(data.get("sample", -1))
    return found[index] if 0 <= index < len(found) else None
