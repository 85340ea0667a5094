"""A batch at a glance: input and result of every file side by side, as one self-contained HTML page and as PNG pictures."""

from __future__ import annotations

import base64
import contextlib
import io
import statistics
from collections import Counter
from html import escape
from pathlib import Path
from urllib.parse import quote

from PIL import Image, ImageDraw, ImageFont

from app.batch import INPUT_PICTURE, Batch, Row
from engines.contract import System

HTML, PNG = "contact-sheet.html", "contact-sheet.png"
MOST_IN_A_PICTURE = 60
_SHOWN = ("iou", "operations", "seconds")
_PICTURE = (320, 240)
_IMAGES = (".png", ".jpg", ".jpeg", ".webp", ".glb")
_WORDS = {"queued": "not started", "lost": "not finished", "running": "not finished"}

_STYLE = """
:root { color-scheme: light dark; --ground: #f5f6f8; --panel: #fff; --line: #dde1e7; --ink: #14181f; --soft: #5f6876;
  --well: #eef0f4; --link: #1550c4; --good: #0d6b47; --good-soft: #e2f3ea; --bad: #ab1f17; --bad-soft: #fce9e7;
  --warn: #7d4c00; --warn-soft: #fbf0d9; }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1116; --panel: #161b22; --line: #2a313b; --ink: #e9ecf1;
  --soft: #939dab; --well: #1d242d; --link: #82acff; --good: #5fd3a0; --good-soft: #14291f; --bad: #ff9087;
  --bad-soft: #331a19; --warn: #e8b458; --warn-soft: #2b2213; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 28px 24px 48px; background: var(--ground); color: var(--ink);
  font: 15px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main, header { max-width: 1360px; margin: 0 auto; }
h1 { font-size: 26px; line-height: 1.2; margin: 0; font-weight: 600; overflow-wrap: anywhere; }
header p { margin: 6px 0 0; color: var(--soft); }
header label { color: var(--soft); font-size: 14px; }
.bar { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between;
  margin: 10px 0 18px; }
select { font: inherit; font-size: 14px; padding: 5px 8px; border-radius: 8px; border: 1px solid var(--line);
  background: var(--panel); color: var(--ink); }
main { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr)); }
article { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; display: flex;
  flex-direction: column; }
.pair { display: grid; grid-template-columns: 1fr 1fr; background: var(--well); border-bottom: 1px solid var(--line); }
figure { margin: 0; display: flex; flex-direction: column; min-width: 0; }
figure + figure { border-left: 1px solid var(--line); }
figure img { width: 100%; aspect-ratio: 4 / 3; object-fit: contain; display: block; }
figcaption { padding: 5px 10px 0; font-size: 12px; color: var(--soft); }
figure span { font-size: 13px; color: var(--soft); padding: 0 12px; aspect-ratio: 4 / 3; display: grid; place-items: center; }
.text { padding: 12px 14px 14px; display: flex; flex-direction: column; gap: 6px; flex: 1; }
.head { display: flex; gap: 10px; align-items: flex-start; justify-content: space-between; }
h2 { font-size: 15px; margin: 0; font-weight: 600; overflow-wrap: anywhere; min-width: 0; }
.tag { flex: none; border-radius: 99px; padding: 1px 10px; font-size: 13px; font-weight: 500; background: var(--well);
  color: var(--soft); }
.tag.a, .tag.b, .tag.done { background: var(--good-soft); color: var(--good); }
.tag.c { background: var(--warn-soft); color: var(--warn); }
.tag.d, .tag.failed { background: var(--bad-soft); color: var(--bad); }
dl { display: flex; flex-wrap: wrap; gap: 2px 18px; margin: 0; }
dl div { display: flex; gap: 6px; } dt { color: var(--soft); } dd { margin: 0; font-weight: 600; }
.error { margin: 0; color: var(--bad); overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 4px 14px; margin-top: auto; padding-top: 2px; font-size: 14px; }
a { color: var(--link); } a:focus-visible, select:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
"""

_SORT = """
const list = document.querySelector('main'), cards = [...list.children];
document.querySelector('select').addEventListener('change', (event) => {
  const [key, way] = event.target.value.split(' ');
  const value = (card) => card.dataset[key] === undefined ? NaN : Number(card.dataset[key]);
  // What has no such figure (it failed) comes first: that is what one looks for.
  const rank = (card) => Number.isNaN(value(card)) ? -Infinity : way * value(card);
  list.append(...(key ? [...cards].sort((a, b) => rank(a) - rank(b) || cards.indexOf(a) - cards.indexOf(b)) : cards));
});
"""


def shown_figures(system: System) -> list[str]:
    """The few figures that fit under a picture: IoU, operations and seconds, or the first three that the system has."""
    return list(_SHOWN if all(name in system.figures for name in _SHOWN) else system.figures)[:3]


def _told(system: System, row: Row) -> list[tuple[str, str]]:
    """(label, value with its unit) of the shown figures that the row has."""
    found = []
    for name in shown_figures(system):
        value, figure = row.figures.get(name), system.figures[name]
        if value is not None:
            unit = "" if figure.unit in ("", "unit") else f" {figure.unit}"
            found.append((figure.label, format(value, figure.format) + unit))
    return found


def _state(row: Row) -> str:
    return f"Grade {row.grade}" if row.grade else _WORDS.get(row.state, row.state).capitalize()


def summary(batch: Batch) -> str:
    """What the whole batch came to, in one line."""
    counts = Counter(_WORDS.get(row.state, row.state) for row in batch.rows)
    parts = [f"{len(batch.rows)} file{'' if len(batch.rows) == 1 else 's'}"]
    parts += [f"{count} {state}" for state, count in counts.items()]
    if grades := Counter(row.grade for row in batch.rows if row.grade):
        parts.append("grades " + ", ".join(f"{grade}: {grades[grade]}" for grade in sorted(grades)))
    for name in shown_figures(batch.system):
        values = [value for row in batch.rows if (value := row.figures.get(name)) is not None]
        if values:
            figure = batch.system.figures[name]
            unit = "" if figure.unit in ("", "unit") else f" {figure.unit}"
            parts.append(f"median {figure.label} {format(statistics.median(values), figure.format)}{unit}")
    return " · ".join(parts)


def _pictures(batch: Batch, row: Row) -> list[Path | None]:
    """The pictures of a row's input and of its result."""
    folder = batch.out / row.folder
    named = [row.artifacts.get(INPUT_PICTURE, ""), row.thumbnail]
    return [folder / name if name and (folder / name).is_file() else None for name in named]


def _small(path: Path | None) -> Image.Image | None:
    """A picture at the sheet's size, transparent where it is; None when it can't be read."""
    if path is None:
        return None
    with contextlib.suppress(OSError, ValueError, Image.DecompressionBombError):
        image = Image.open(path).convert("RGBA")
        image.thumbnail(_PICTURE, Image.Resampling.LANCZOS)
        return image
    return None


def _embedded(image: Image.Image) -> str:
    held = io.BytesIO()
    image.save(held, "WEBP", quality=82)
    return "data:image/webp;base64," + base64.b64encode(held.getvalue()).decode()


def _card(batch: Batch, row: Row) -> str:
    figures = []
    for name, path in zip(("Input", "Result"), _pictures(batch, row), strict=True):
        image = _small(path)
        inner = (
            f'<img src="{_embedded(image)}" alt="{name}: {escape(row.file)}" loading="lazy">'
            if image is not None
            else f"<span>{'no picture' if row.state == 'done' or name == 'Input' else escape(_state(row).lower())}</span>"
        )
        figures.append(f"<figure><figcaption>{name}</figcaption>{inner}</figure>")
    tag = row.grade[:1].lower() if row.grade else row.state
    data = "".join(
        f' data-{name.replace("_", "-")}="{value:.9g}"'
        for name in shown_figures(batch.system) if (value := row.figures.get(name)) is not None
    )  # fmt: skip
    told = "".join(f"<div><dt>{escape(label)}</dt><dd>{escape(value)}</dd></div>" for label, value in _told(batch.system, row))
    links = "".join(
        f'<a href="{quote(f"{row.folder}/{path}")}">{escape(name.replace("_", " "))}</a>'
        for name, path in row.artifacts.items() if not path.lower().endswith(_IMAGES)
    )  # fmt: skip
    return (
        f'<article{data}><div class="pair">{"".join(figures)}</div><div class="text"><div class="head">'
        f'<h2>{escape(row.file)}</h2><span class="tag {escape(tag)}">{escape(_state(row))}</span></div>'
        + (f"<dl>{told}</dl>" if told else "")
        + (f'<p class="error">{escape(row.error)}</p>' if row.error else "")
        + (f"<nav>{links}</nav>" if links else "")
        + "</div></article>"
    )


def html(batch: Batch) -> str:
    """The page: pictures are in it, links lead to the files beside it."""
    options = ['<option value="">name</option>']
    for name in shown_figures(batch.system):
        figure = batch.system.figures[name]
        way = 1 if figure.better == "higher" else -1  # what needs a look first
        key = "".join(part.capitalize() if k else part for k, part in enumerate(name.split("_")))  # as dataset names it
        options.append(f'<option value="{key} {way}">{escape(figure.label)}, worst first</option>')
    title = f"{batch.system.title}: {batch.folder.resolve().name}"
    cards = "".join(_card(batch, row) for row in batch.rows)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><header><h1>{escape(title)}</h1>"
        f'<div class="bar"><p>{escape(summary(batch))}</p><label>Order by <select>{"".join(options)}</select></label></div>'
        f"</header><main>{cards}</main><script>{_SORT}</script></body></html>\n"
    )


# the PNG

_CELL, _GAP, _MARGIN, _HEAD, _CAPTION = (2 * 256, 192), 20, 28, 84, 66
_INK, _SOFT, _GROUND, _PANEL, _WELL, _LINE = "#14181f", "#5f6876", "#f5f6f8", "#ffffff", "#eef0f4", "#dde1e7"
_TAGS = {"a": ("#0d6b47", "#e2f3ea"), "b": ("#0d6b47", "#e2f3ea"), "c": ("#7d4c00", "#fbf0d9"), "d": ("#ab1f17", "#fce9e7"),
         "done": ("#0d6b47", "#e2f3ea"), "failed": ("#ab1f17", "#fce9e7")}  # fmt: skip


def _cut(text: str, font: ImageFont.FreeTypeFont | ImageFont.ImageFont, width: float) -> str:
    """The text, its middle left out where it is too long: the end of a file's name tells as much as its beginning."""
    if font.getlength(text) <= width:
        return text
    for kept in range(len(text) - 1, 1, -1):
        short = text[: (kept + 1) // 2] + "…" + text[len(text) - kept // 2 :]
        if font.getlength(short) <= width:
            return short
    return "…"


def _lines(text: str, font: ImageFont.FreeTypeFont | ImageFont.ImageFont, width: float, most: int) -> list[str]:
    lines, line = [], ""
    for word in text.split():
        if line and font.getlength(f"{line} {word}") > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    lines = [*lines, line]
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    return [_cut(one, font, width) for one in lines]


def png(batch: Batch, rows: list[Row], title: str) -> Image.Image:
    """A picture of some rows."""
    columns = min(3, len(rows))
    width = 2 * _MARGIN + columns * _CELL[0] + (columns - 1) * _GAP
    down = -(-len(rows) // columns)
    each = _CELL[1] + _CAPTION + _GAP
    sheet = Image.new("RGB", (width, _HEAD + down * each + _MARGIN - _GAP), _GROUND)
    draw = ImageDraw.Draw(sheet)
    big, text, small = (ImageFont.load_default(size) for size in (24, 16, 15))
    draw.text((_MARGIN, 20), _cut(title, big, width - 2 * _MARGIN), _INK, big)
    draw.text((_MARGIN, 52), _cut(summary(batch), small, width - 2 * _MARGIN), _SOFT, small)
    for index, row in enumerate(rows):
        x, y = _MARGIN + index % columns * (_CELL[0] + _GAP), _HEAD + index // columns * each
        draw.rounded_rectangle((x, y, x + _CELL[0], y + _CELL[1] + _CAPTION), 10, _PANEL, _LINE)
        half = _CELL[0] // 2
        draw.rounded_rectangle((x + 1, y + 1, x + _CELL[0] - 1, y + _CELL[1]), 9, _WELL, corners=(True, True, False, False))
        draw.line((x + half, y, x + half, y + _CELL[1]), _LINE)
        draw.line((x, y + _CELL[1], x + _CELL[0], y + _CELL[1]), _LINE)
        for side, path in enumerate(_pictures(batch, row)):
            if (image := _small(path)) is not None:
                image.thumbnail((half - 8, _CELL[1] - 8), Image.Resampling.LANCZOS)
                at = (x + side * half + (half - image.width) // 2, y + (_CELL[1] - image.height) // 2)
                sheet.paste(image, at, image)
                continue
            said = row.error if side and row.error else "no picture" if row.state == "done" or not side else _state(row).lower()
            ink = "#ab1f17" if side and row.error else _SOFT
            lines = _lines(said, small, half - 28, 8)
            for k, line in enumerate(lines):
                place = (x + side * half + half / 2, y + _CELL[1] / 2 + 19 * (k - (len(lines) - 1) / 2))
                draw.text(place, line, ink, small, anchor="mm")
        ink, ground = _TAGS.get(row.grade[:1].lower() if row.grade else row.state, (_SOFT, _WELL))
        tag = _state(row)
        wide = small.getlength(tag) + 20
        top = y + _CELL[1] + 8
        draw.rounded_rectangle((x + _CELL[0] - wide - 12, top, x + _CELL[0] - 12, top + 24), 12, ground)
        draw.text((x + _CELL[0] - wide / 2 - 12, top + 12), tag, ink, small, anchor="mm")
        draw.text((x + 14, top + 12), _cut(row.file, text, _CELL[0] - wide - 44), _INK, text, anchor="lm")
        told = "   ".join(f"{label} {value}" for label, value in _told(batch.system, row))
        draw.text((x + 14, top + 40), _cut(told, small, _CELL[0] - 28), _SOFT, small, anchor="lm")
    return sheet


def write(batch: Batch) -> list[Path]:
    """Write page and pictures into the batch's folder and say which; a picture holds `MOST_IN_A_PICTURE` rows."""
    page = batch.out / HTML
    page.write_text(html(batch), encoding="utf-8")
    for old in batch.out.glob("contact-sheet*.png"):
        old.unlink()
    title = f"{batch.system.title}: {batch.folder.resolve().name}"
    written = [page]
    pieces = range(0, len(batch.rows), MOST_IN_A_PICTURE)
    for number, start in enumerate(pieces, 1):
        path = batch.out / (PNG if number == 1 else f"contact-sheet-{number}.png")
        heading = title if len(pieces) == 1 else f"{title} ({number} of {len(pieces)})"
        png(batch, batch.rows[start : start + MOST_IN_A_PICTURE], heading).save(path)
        written.append(path)
    return written
