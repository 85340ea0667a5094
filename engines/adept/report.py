"""The report of an inquiry: ``report.json`` with everything, and ``report.html`` that reads and prints on its own."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from html import escape
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from engines.adept.audio import Clip
from engines.adept.encoder import SHA256
from engines.adept.evidence import Verdict
from engines.adept.labels import EMOTIONS, VOICE_EMOTIONS, WORD_EMOTIONS
from engines.adept.params import PLANNER_TITLES, AdeptParams
from engines.adept.probes import WEIGHTS
from engines.adept.record import Record

NOTICE = (
    "Perceived expression of one clip, not a person’s inner state. Not for hiring, clinical or school use. The probes were "
    "trained on acted German speech of ten people (EmoDB)."
)
COLORS = {
    "anger": "#c2410c", "happiness": "#ca8a04", "neutral": "#64748b", "sadness": "#2563eb", "disgust": "#4d7c0f",
    "fear": "#7c3aed", "surprise": "#db2777",
}  # fmt: skip
_PACKAGES = ("faster-whisper", "ctranslate2", "swift-f0", "onnxruntime", "numpy", "scipy", "av")


def versions() -> dict[str, str]:
    """What the figures were made with."""
    found = {}
    for package in _PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "missing"
    found["whisper weights"] = SHA256
    found["probes"] = hashlib.sha256(WEIGHTS.read_bytes()).hexdigest() if WEIGHTS.is_file() else "missing"
    return found


def write_report(
    folder: Path, params: AdeptParams, clip: Clip, record: Record, verdict: Verdict, figures: Mapping[str, float | None],
    log: Sequence[Mapping[str, Any]] = (),
) -> None:  # fmt: skip
    """Writes ``report.json`` and ``report.html`` into ``folder``."""
    file = Path(params.file)
    settings = {key: value for key, value in params.model_dump(mode="json").items() if key not in ("file", "reference")}
    facts = {
        "input": {"name": clip.name, "seconds": clip.seconds, "sha256": hashlib.sha256(file.read_bytes()).hexdigest()},
        "reference": None if params.reference is None else Path(params.reference).name, "params": settings,
        "versions": versions(), "labels": {"voice": VOICE_EMOTIONS, "words": WORD_EMOTIONS}, "notice": NOTICE,
        "figures": dict(figures), "verdict": verdict.record(),
        "spans": [one for one in record.of("verdict") if one["scope"] != "clip"],
        "evidence": record.of("evidence"), "words": record.of("words"), "plans": record.of("plan"),
        "beliefs": record.of("belief"), "candidates": record.of("candidates"),
        "phases": record.of("phase"), "model_log": list(log),
    }  # fmt: skip
    (folder / "report.json").write_text(json.dumps(facts, indent=1, ensure_ascii=False), encoding="utf-8")
    (folder / "report.html").write_text(_html(facts, clip, record, verdict), encoding="utf-8")


_STYLE = """
@page { size: A4; margin: 16mm } * { box-sizing: border-box }
body { font: 14px/1.5 system-ui, sans-serif; color: #1c1917; background: #fff; max-width: 60rem; \
margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.1rem; margin: 1.8rem 0 .5rem } p { margin: .4rem 0 }
.lead { font-size: 1.2rem } .small, small { color: #57534e; font-size: .85rem }
.notice { border: 1px solid #a8a29e; border-left: 4px solid #b45309; padding: .5rem .8rem; margin: 1rem 0 }
table { border-collapse: collapse; width: 100%; font-size: .85rem } th, td { text-align: left; padding: .25rem .5rem; \
vertical-align: top;
border-bottom: 1px solid #e7e5e4 } thead { display: table-header-group } tr { break-inside: avoid } .r { text-align: right }
.wide { overflow-x: auto } svg { display: block; width: 100%; height: auto } \
.conflict { border-left: 4px solid #7c3aed; padding-left: .8rem }
"""


def _html(facts: Mapping[str, Any], clip: Clip, record: Record, verdict: Verdict) -> str:
    end = record.of("end")
    said = end[-1]["said"] if end else ""
    claims = "".join(
        f"<tr><td>{escape(one.emotion)}</td><td>{one.role}</td><td class=r>{one.raw:.2f}</td><td class=r>{one.claimed:.2f}</td>"
        f"<td>{escape(one.cap_why)}</td><td>{escape(', '.join(one.supports) or '–')}</td>"
        f"<td>{escape(', '.join(one.against) or '–')}</td></tr>"
        for one in verdict.claims
    )
    table = (
        "<h2>Claims</h2><div class=wide><table><thead><tr><th>Emotion<th>Role<th class=r>Mass<th class=r>Claimed<th>Cap and why"
        f"<th>Rests on<th>Against</tr></thead><tbody>{claims}</tbody></table></div>"
        if claims
        else ""
    )
    refused = "".join(f"<li>{escape(one['emotion'])} ({one['raw']:.2f}): {escape(one['why'])}</li>" for one in verdict.refused)
    conflict = (
        f"<p class=conflict><b>Words and voice disagree.</b> {escape(verdict.conflict.why)}</p>" if verdict.conflict else ""
    )
    notes = "".join(f"<li>{escape(note)}</li>" for note in verdict.notes)
    name = escape(clip.name)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Voice and emotion: {name}</title><style>{_STYLE}</style></head><body><h1>Voice and emotion</h1>"
        f"<p class=small>{name}, {clip.seconds:.1f} s. Probes chosen by: "
        f"{escape(PLANNER_TITLES[facts['params']['planner']])}.</p>"
        f"<p class=lead>{escape(said)}</p>{_bar(verdict)}<p class=notice>{escape(NOTICE)}</p>{conflict}"
        f"{_picture(record, clip)}{table}"
        f"{f'<h2>Not claimed</h2><ul>{refused}</ul>' if refused else ''}{f'<h2>Notes</h2><ul>{notes}</ul>' if notes else ''}"
        f"{_spans(record)}{_evidence(record)}"
        f"<h2>Made with</h2><p class=small>Input SHA-256 {facts['input']['sha256']}. "
        f"{escape('; '.join(f'{key} {value}' for key, value in facts['versions'].items()))}.</p></body></html>"
    )


def _bar(verdict: Verdict) -> str:
    """The masses and what is undetermined, side by side, as one bar of length 1."""
    parts = [(emotion, verdict.mass.get(emotion, 0.0)) for emotion in EMOTIONS if verdict.mass.get(emotion, 0) > 0]
    x, drawn = 0.0, []
    for emotion, value in [*parts, ("undetermined", verdict.undetermined)]:
        if value <= 0:
            continue
        fill = COLORS.get(emotion, "url(#hatch)")
        drawn.append(f'<rect x="{1000 * x:.1f}" width="{1000 * value:.1f}" height="34" fill="{fill}"/>')
        if value > 0.1:
            ink = "#fff" if emotion in COLORS else "#1c1917"
            drawn.append(f'<text x="{1000 * x + 8:.1f}" y="23" fill="{ink}" font-size="15">{emotion} {value:.2f}</text>')
        x += value
    hatch = (
        '<defs><pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect width="8" height="8" fill="#f5f5f4"/><rect width="2" height="8" fill="#d6d3d1"/></pattern></defs>'
    )
    return f'<svg viewBox="0 0 1000 34" role="img" aria-label="Claimed masses">{hatch}{"".join(drawn)}</svg>'


def _picture(record: Record, clip: Clip) -> str:
    """Waveform, pitch and spans on one time axis."""
    line = record.of("clip")[0]
    low, high = line["lo"], line["hi"]
    step = 1000 / max(len(low), 1)
    top = " ".join(f"{n * step:.1f},{60 - 50 * value:.1f}" for n, value in enumerate(high))
    bottom = " ".join(f"{n * step:.1f},{60 - 50 * value:.1f}" for n, value in reversed(list(enumerate(low))))
    scale = 1000 / max(clip.seconds, 1e-6)
    drawn = [f'<polygon points="{top} {bottom}" fill="#a8a29e"/>']
    for track in record.of("tracks"):
        run: list[str] = []
        for n, value in enumerate([*track["f0"], None]):
            if value is None:
                if len(run) > 1:
                    drawn.append(f'<polyline points="{" ".join(run)}" fill="none" stroke="#0f766e" stroke-width="2"/>')
                run = []
            else:
                run.append(
                    f"{(track['t0'] + n * track['hop']) * scale:.1f},{190 - 60 * min(max((value - 60) / 340, 0), 1):.1f}"
                )
    for group in record.of("spans"):
        for span in group["spans"]:
            x, width = span["t0"] * scale, (span["t1"] - span["t0"]) * scale
            drawn.append(f'<rect x="{x:.1f}" y="4" width="{width:.1f}" height="112" fill="none" stroke="#78716c"/>')
            if width > 24:
                drawn.append(f'<text x="{x + 4:.1f}" y="18" font-size="13" fill="#44403c">{span["id"]}</text>')
    drawn.append('<text x="4" y="135" font-size="12" fill="#0f766e">F0, 60 to 400 Hz</text>')
    return f'<h2>The clip</h2><svg viewBox="0 0 1000 200" role="img" aria-label="Waveform and pitch">{"".join(drawn)}</svg>'


def _spans(record: Record) -> str:
    rows = [one for one in record.of("verdict") if one["scope"] != "clip"]
    if len(rows) < 2:
        return ""
    cells = "".join(
        f"<tr><td>{escape(one['scope'])}</td><td class=r>{one['t0']:.1f}–{one['t1']:.1f}</td>"
        f"<td>{escape(' and '.join(one['primary']) or 'none claimed')}</td>"
        f"<td>{escape(', '.join(one['minors']) or '–')}</td><td class=r>{one['undetermined']:.2f}</td></tr>"
        for one in rows
    )
    return (
        "<h2>Span by span</h2><div class=wide><table><thead><tr><th>Span<th class=r>Seconds<th>Main<th>Beside it"
        f"<th class=r>Undetermined</tr></thead><tbody>{cells}</tbody></table></div>"
    )


def _value(measure: Mapping[str, Any]) -> str:
    unit = f" {measure['unit']}" if measure["unit"] else ""
    return f"{measure['name']} {measure['value']:.4g}{unit}" + (f" ({measure['bin']})" if measure["bin"] else "")


def _evidence(record: Record) -> str:
    rows = []
    for one in record.of("evidence"):
        values = "; ".join(_value(measure) for measure in one["measures"][:6])
        llr = ", ".join(f"{emotion} {value:+.1f}" for emotion, value in one["llr"].items() if emotion in VOICE_EMOTIONS)
        rows.append(
            f"<tr><td>{one['id']}</td><td>{escape(one['tool'])}<br><small>{escape(one['family'])}</small></td>"
            f"<td class=r>{one['t0']:.1f}–{one['t1']:.1f}</td>"
            f"<td>{escape(one['said'])}<br><small>{escape(values)}</small></td><td>{escape(llr or 'steers only')}</td>"
            f"<td class=r>{one['trust']['gate']:.2f}</td></tr>"
        )
    return (
        "<h2>Evidence</h2><p class=small>Log-likelihood ratios in nats, positive for and negative against; trust of 1.</p>"
        "<div class=wide><table><thead><tr><th>Id<th>Tool<th class=r>Seconds<th>Observation<th>Adds"
        f"<th class=r>Trust</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )
