"""What a run is doing, as HTML: stage, progress, elapsed, estimate, state, and a curve that grows."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import gradio as gr

from app.runs.client import UnknownRun
from engines.contract import Metric
from pages.parts.figures import duration, notice, state_tag
from pages.parts.lab import Lab

ACTIVE = ("queued", "running", "cancelling")


def curve(metrics: Sequence[Metric], label: str, best: float | None = None) -> str:
    """A line over the steps of one metric, up to the last; ``best`` is the value that can't be passed (the top line).

    The line is an SVG that stretches; its dots and words are HTML, so they keep their size on any screen.
    """
    if len(metrics) < 2:
        return ""
    values = [metric.value for metric in metrics]
    low, high = min(values), max(values) if best is None else best
    if best is not None:
        low = max(0.0, int(low * 10) / 10 if low < 0.9 else int(low * 100) / 100)
    span = (high - low) or 1.0
    xs = [100 * i / (len(values) - 1) for i in range(len(values))]
    ys = [100 * (high - value) / span for value in values]
    points = " ".join(f"{x:.2f},{y:.2f}" for x, y in zip(xs, ys, strict=True))
    dots = "".join(
        f'<i style="left:{x:.2f}%;top:{y:.2f}%"{" class=sf-last" if i == len(xs) - 1 else ""} '
        f'title="{escape(f"{metric.label}: {metric.value:.4f}" if metric.label else f"{metric.value:.4f}")}"></i>'
        for i, (x, y, metric) in enumerate(zip(xs, ys, metrics, strict=True))
    )
    spoken = f"{label} from {values[0]:.3f} to {values[-1]:.3f} in {len(values)} steps"
    return (
        f'<figure class="sf-curve">'
        f'<figcaption><span>{escape(label)}</span><b class="sf-num">{values[-1]:.4f}</b>'
        f"<span>{escape(metrics[-1].label[:1].upper() + metrics[-1].label[1:])}</span></figcaption>"
        f'<div class="sf-plot" role="img" aria-label="{escape(spoken)}">'
        f'<span class="sf-top sf-num">{high:g}</span><span class="sf-low sf-num">{low:g}</span>'
        '<div class="sf-field"><svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">'
        f'<polygon class="sf-area" points="0,100 {points} 100,100"/>'
        f'<polyline class="sf-line" vector-effect="non-scaling-stroke" points="{points}"/></svg>{dots}</div></div></figure>'
    )


def panel(
    *,
    title: str,
    state: str,
    stage: str = "",
    fraction: float = 0.0,
    message: str = "",
    elapsed: float | None = None,
    estimate: float | None = None,
    position: int = 0,
    error: str = "",
    summary: str = "",
    chart: str = "",
    actions: str = "",
    link: str = "",
) -> str:
    """The panel of one run. ``elapsed`` and ``estimate`` are in seconds; ``position`` is 1 for the run that starts next.

    ``link``: the run's own address, for a button that copies it. ``actions`` and ``chart`` are HTML.
    """
    going = state in ACTIVE
    clock = ""
    if elapsed is not None:
        ticking = f'<time data-elapsed="{elapsed:.2f}">{duration(elapsed)}</time>'
        clock = ticking if state in ("running", "cancelling") else f"took {duration(elapsed)}" if not going else ""
        if going and clock and estimate and elapsed < estimate:
            clock += f" of about {duration(estimate)}"
    copy = (
        f'<button type="button" class="sf-btn sf-plain sf-copy" data-copy-link="{escape(link)}"><span>Copy link</span></button>'
        if link
        else ""
    )
    rows = [
        f'<div class="sf-run-head"><h2>{escape(title)}</h2>{state_tag(state)}'
        f'<span class="sf-run-time">{clock}</span>{copy}</div>'
    ]
    if going:
        percent = round(100 * fraction)
        waiting = " sf-wait" if state == "queued" else ""
        rows.append(
            f'<div class="sf-bar-track" role="progressbar" aria-label="Progress" aria-valuemin="0" aria-valuemax="100" '
            f'aria-valuenow="{percent}"><div class="sf-bar-fill{waiting}" style="width:{percent}%"></div></div>'
        )
        if state == "queued":
            stage = "Waiting for its turn"
            message = "It starts next." if position <= 1 else f"{position - 1} before it."
        elif state == "cancelling":
            stage, message = "Stopping", ""
        else:
            stage = stage or "Starting"
        rows.append(f'<p class="sf-stage" aria-live="polite"><b>{escape(stage)}</b><span>{escape(message)}</span></p>')
    elif error:
        rows.append(f'<div style="margin-top:12px">{notice(error)}</div>')
    elif state == "cancelled":
        rows.append('<p class="sf-stage"><span>It was stopped before its end.</span></p>')
    elif summary:
        rows.append(f'<p class="sf-stage"><span>{escape(summary)}</span></p>')
    if chart:
        rows.append(chart)
    if actions:
        rows.append(f'<div class="sf-actions" style="margin-top:12px">{actions}</div>')
    return f'<section class="sf sf-panel" data-run-state="{escape(state)}" aria-label="The run">{"".join(rows)}</section>'


def cancelled(lab: Lab, run: str, request: gr.Request) -> Any:
    """Cancels a run for who asks; what to say where that can't be, else that nothing changes."""
    try:
        if not lab.may_change(lab.client.get(run), request):
            return notice("This run was started by somebody else; only they can cancel it.")
        lab.client.cancel(run)
    except UnknownRun as error:
        return notice(str(error))
    return gr.skip()
