"""A picture on which a person marks points: the ends of a known length, the corners of a sheet, places on part and ground.

Points are in pixels of the upright picture, from its upper left corner. They are set by a click or a tap, dragged, moved by the
arrow keys and taken away by Delete; a magnifier shows what is under the pointer.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Any

from engines.contract import InputError

SHOWN_SIDE = 1400
MOST_SHOWN_PIXELS = 60_000_000
KINDS = {"length": 2, "corners": 4, "part": 1, "ground": 12}
"""What can be marked, and at most how many points of it."""
LABELS = {"length": "Known length", "corners": "Sheet corners", "part": "On the part", "ground": "On the ground"}

MARKS = "document.querySelector('.sf-stagebox')?.dataset.now || '{}'"
"""JavaScript that gives the marks on the page as JSON."""
SCRIPT = """
const LIMITS = { length: 2, corners: 4, part: 1, ground: 12 };
const SAY = {
  length: ['Click one end of a length that you know.', 'Click its other end.',
    'Drag the ends to move them; another click starts anew.'],
  corners: ['Click the first corner of the sheet.', 'Go round: the second corner.', 'The third corner.', 'The fourth corner.',
    'Drag the corners to move them; another click starts anew.'],
  part: ['Click a place on the part.', 'Drag the point to move it.'],
  ground: ['Click places that are ground but were taken for the part.'],
};
let marks = {}, mode = 'length', drag = null, base = '';
const stage = () => element.querySelector('.sf-stagebox');
const size = () => [Number(stage().dataset.width), Number(stage().dataset.height)];
const clamp = (value, high) => Math.min(Math.max(value, 0), high);
const at = (event) => {
  const box = stage().getBoundingClientRect(), [w, h] = size();
  return [clamp((event.clientX - box.left) / box.width * w, w), clamp((event.clientY - box.top) / box.height * h, h)];
};
// Read when the form is sent (MARKS): an event for each mark could overtake another.
const tell = () => { stage().dataset.now = JSON.stringify(marks); };
const draw = () => {
  const here = stage();
  if (!here) return;
  const [w, h] = size(), svg = here.querySelector('svg');
  const points = [];
  let lines = '';
  const pair = marks.length || [], ring = marks.corners || [];
  if (pair.length === 2) lines += `<path class="sf-mark-line" d="M${pair[0]}L${pair[1]}"/>`;
  if (ring.length > 1) lines += `<path class="sf-mark-ring" d="M${ring.join('L')}${ring.length === 4 ? 'Z' : ''}"/>`;
  svg.setAttribute('viewBox', `0 0 ${w} ${h}`);
  svg.innerHTML = lines;
  here.querySelectorAll('.sf-mark').forEach((mark) => mark.remove());
  for (const kind of Object.keys(LIMITS)) (marks[kind] || []).forEach(([x, y], index) => {
    const mark = document.createElement('button');
    mark.type = 'button';
    mark.className = `sf-mark sf-mark-${kind}`;
    mark.dataset.kind = kind; mark.dataset.index = index;
    mark.style.left = `${100 * x / w}%`; mark.style.top = `${100 * y / h}%`;
    const where = `${kind} ${index + 1}: ${Math.round(x)}, ${Math.round(y)}`;
    mark.setAttribute('aria-label', `${where}; arrow keys move it, Delete removes it`);
    here.append(mark);
  });
  const count = (marks[mode] || []).length, said = SAY[mode];
  element.querySelector('.sf-mark-say').textContent = said[Math.min(count, said.length - 1)];
  for (const button of element.querySelectorAll('[data-mode]')) {
    button.setAttribute('aria-pressed', String(button.dataset.mode === mode));
    const had = (marks[button.dataset.mode] || []).length;
    button.querySelector('i').textContent = had ? ` ${had}` : '';
  }
  element.querySelector('[data-do=clear]').disabled = !count;
};
const loupe = (event) => {
  const here = stage(), glass = element.querySelector('.sf-loupe'), image = here.querySelector('img');
  const box = here.getBoundingClientRect(), zoom = Math.max(4, 3 * image.naturalWidth / box.width);
  const x = event.clientX - box.left, y = event.clientY - box.top, half = glass.offsetWidth / 2;
  glass.hidden = false;
  glass.style.backgroundImage = `url("${image.src}")`;
  glass.style.backgroundSize = `${box.width * zoom}px ${box.height * zoom}px`;
  glass.style.backgroundPosition = `${half - x * zoom}px ${half - y * zoom}px`;
  glass.classList.toggle('sf-left', x > box.width / 2);
};
const put = (point) => {
  const kept = marks[mode] || [];
  const full = kept.length >= LIMITS[mode];
  marks[mode] = full && mode !== 'ground' ? [point] : full ? kept : [...kept, point];
  draw(); tell();
};
element.addEventListener('pointerdown', (event) => {
  if (!stage()?.contains(event.target) || event.button > 0) return;
  const mark = event.target.closest('.sf-mark');
  drag = mark ? { kind: mark.dataset.kind, index: Number(mark.dataset.index) } : { x: event.clientX, y: event.clientY };
  if (mark) { event.preventDefault(); mark.focus(); stage().setPointerCapture(event.pointerId); mode = mark.dataset.kind; }
  if (mark || event.pointerType === 'mouse') loupe(event);
});
element.addEventListener('pointermove', (event) => {
  if (!stage()) return;
  if (drag?.kind) {
    marks[drag.kind][drag.index] = at(event);
    draw(); loupe(event);
  } else if (event.pointerType === 'mouse' && stage().contains(event.target)) loupe(event);
});
element.addEventListener('pointerup', (event) => {
  if (!drag) return;
  const was = drag;
  drag = null;
  if (was.kind) { tell(); if (event.pointerType !== 'mouse') element.querySelector('.sf-loupe').hidden = true; return; }
  if (Math.hypot(event.clientX - was.x, event.clientY - was.y) < 8) put(at(event));
});
element.addEventListener('pointercancel', () => { drag = null; });
element.addEventListener('pointerleave', () => {
  const glass = element.querySelector('.sf-loupe');
  if (glass) glass.hidden = true;
}, true);
element.addEventListener('keydown', (event) => {
  const mark = event.target.closest?.('.sf-mark'), [w, h] = stage() ? size() : [0, 0];
  if (event.target.classList?.contains('sf-stagebox') && event.key === 'Enter') {
    event.preventDefault();
    put([w / 2, h / 2]);
    return;
  }
  if (!mark) return;
  const { kind } = mark.dataset, index = Number(mark.dataset.index), step = event.shiftKey ? 10 : 1;
  const moves = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
  if (moves) {
    const [x, y] = marks[kind][index];
    marks[kind][index] = [clamp(x + moves[0], w), clamp(y + moves[1], h)];
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    marks[kind].splice(index, 1);
  } else return;
  event.preventDefault();
  draw(); tell();
  element.querySelector(`.sf-mark[data-kind=${kind}][data-index="${index}"]`)?.focus();
});
element.addEventListener('click', (event) => {
  const button = event.target.closest('[data-mode], [data-do=clear]');
  if (!button) return;
  if (button.dataset.mode) mode = button.dataset.mode;
  else { marks[mode] = []; tell(); }
  draw();
});
const begin = () => {
  const here = stage();
  if (!here || here.dataset.key === base) { draw(); return; }
  base = here.dataset.key;
  marks = JSON.parse(here.dataset.marks || '{}');
  tell();
  mode = (marks.corners || []).length && !(marks.length || []).length ? 'corners' : 'length';
  draw();
};
watch('value', begin);
begin();
"""


@dataclass(frozen=True)
class Shown:
    """A picture as it is shown: a JPEG as a data address, and the width and height of the upright file in pixels."""

    address: str
    width: int
    height: int


def shown_picture(path: Path) -> Shown:
    """The picture of a file, upright and small enough for a page. `InputError` where it can't be shown."""
    import pi_heif
    from PIL import Image, ImageOps, UnidentifiedImageError

    pi_heif.register_heif_opener()
    try:
        with Image.open(path) as image:
            width, height = image.size
            if width * height > MOST_SHOWN_PIXELS and image.format != "JPEG":
                raise InputError(
                    f"{path.name} has {width * height / 1e6:.0f} megapixels, too many to be shown; save it with at most 60."
                )
            turned = image.getexif().get(0x0112, 1) >= 5
            image.draft("RGB", (SHOWN_SIDE, SHOWN_SIDE))
            upright = ImageOps.exif_transpose(image)
            if upright.mode.startswith("I"):
                upright = upright.convert("I").point(lambda value: value / 257).convert("L")
            if "A" in upright.mode or "transparency" in upright.info:
                upright = upright.convert("RGBA")
                ground = Image.new("RGBA", upright.size, (255, 255, 255, 255))
                ground.alpha_composite(upright)
                upright = ground
            upright = upright.convert("RGB")
            upright.thumbnail((SHOWN_SIDE, SHOWN_SIDE))
    except (UnidentifiedImageError, Image.DecompressionBombError) as error:
        raise InputError(f"{path.name} is no picture that can be read; save it as PNG, JPEG, WebP, TIFF or HEIC.") from error
    except (OSError, ValueError, SyntaxError, EOFError) as error:
        raise InputError(f"{path.name} is damaged or cut short; save or transfer it again.") from error
    held = BytesIO()
    upright.save(held, "JPEG", quality=85)
    address = "data:image/jpeg;base64," + base64.b64encode(held.getvalue()).decode()
    return Shown(address, *((height, width) if turned else (width, height)))


def marker(shown: Shown, marks: Mapping[str, Any], key: str) -> str:
    """The picture with its marks: kind → points. `MARKS` reads those that the person has set. Another ``key`` takes over new
    marks; with the same one those that are set stay."""
    buttons = "".join(
        f'<button type="button" data-mode="{kind}" aria-pressed="false">{escape(LABELS[kind])}<i></i></button>'
        for kind in KINDS
    )
    return (
        '<section class="sf sf-marker" aria-label="Marks in the picture">'
        f'<div class="sf-mark-modes" role="group" aria-label="What a click marks">{buttons}</div>'
        f'<div class="sf-stagebox" tabindex="0" role="application" aria-label="The picture; Enter sets a point in its middle" '
        f'style="aspect-ratio:{shown.width}/{shown.height}" data-width="{shown.width}" data-height="{shown.height}" '
        f'data-key="{escape(key)}" data-marks="{escape(json.dumps(dict(marks)))}">'
        f'<img src="{shown.address}" alt="The picture that was chosen" draggable="false">'
        '<svg preserveAspectRatio="none" aria-hidden="true"></svg><div class="sf-loupe" hidden aria-hidden="true"></div></div>'
        '<div class="sf-mark-foot"><span class="sf-mark-say" role="status"></span>'
        '<button type="button" class="sf-btn sf-plain" data-do="clear" disabled>Clear</button></div></section>'
    )


def checked_marks(text: str) -> dict[str, list[list[float]]]:
    """The marks that a browser has sent as JSON, whatever it may be."""
    try:
        data = json.loads(text or "{}")
    except ValueError:
        data = {}
    found: dict[str, list[list[float]]] = {}
    for kind, most in KINDS.items():
        points = []
        given = data.get(kind) if isinstance(data, dict) else None
        for point in given if isinstance(given, list) else []:
            if isinstance(point, list) and len(point) == 2 and all(isinstance(v, int | float) for v in point):
                points.append([round(float(v), 2) for v in point])
        if points:
            found[kind] = points[:most]
    return found
