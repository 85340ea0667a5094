"""Several curves over the same steps in one picture: what a training does, as it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

from engines.contract import Metric

MOST_DOTS = 160
"""Places of a line at most: more are narrower than a pixel."""


@dataclass(frozen=True)
class Line:
    """One curve: the metric's name, what it is called, and the number of its colour (``--sf-curve-<colour>``)."""

    metric: str
    label: str
    color: int
    strong: bool = False


def by_name(metrics: Sequence[Metric]) -> dict[str, list[Metric]]:
    """The metrics of a run, a list a name, in the order in which they came."""
    found: dict[str, list[Metric]] = {}
    for metric in metrics:
        found.setdefault(metric.name, []).append(metric)
    return found


def curves(title: str, metrics: Mapping[str, Sequence[Metric]], lines: Sequence[Line], *, log: bool = False) -> str:
    """A figure with those of ``lines`` that have at least two points; "" when there is none. ``log``: the scale is logarithmic,
    and values of zero and below stand at its foot. The legend has each line's newest value."""
    shown = [(line, _thinned(metrics[line.metric])) for line in lines if len(metrics.get(line.metric, ())) > 1]
    if not shown:
        return ""
    values = [point.value for _, points in shown for point in points if not log or point.value > 0]
    if not values:
        return ""
    low, high = min(values), max(values)
    if log:
        low, high = 10.0 ** floor(log10(low)), 10.0 ** -floor(-log10(high))
    span = (log10(high) - log10(low) if log else high - low) or 1.0
    first = min(points[0].step for _, points in shown)
    last = max(points[-1].step for _, points in shown)

    def height(value: float) -> float:
        if log:
            return 100 * (log10(high) - log10(max(value, low))) / span
        return 100 * (high - value) / span

    drawn, named = [], []
    for line, points in shown:
        path = " ".join(f"{100 * (p.step - first) / max(last - first, 1):.2f},{height(p.value):.2f}" for p in points)
        strong = " sf-strong" if line.strong else ""
        drawn.append(
            f'<polyline class="sf-line{strong}" style="stroke:var(--sf-curve-{line.color})" vector-effect="non-scaling-stroke" '
            f'points="{path}"/>'
        )
        named.append(
            f'<li style="--c:var(--sf-curve-{line.color})"><i></i>{escape(line.label)} '
            f'<b class="sf-num">{points[-1].value:.3g}</b></li>'
        )
    spoken = ", ".join(f"{line.label} from {points[0].value:.3g} to {points[-1].value:.3g}" for line, points in shown)
    return (
        f'<figure class="sf-curve sf-curves"><figcaption><span>{escape(title)}</span><ul>{"".join(named)}</ul></figcaption>'
        f'<div class="sf-plot" role="img" aria-label="{escape(title)}: {escape(spoken)}">'
        f'<span class="sf-top sf-num">{high:.3g}</span><span class="sf-low sf-num">{low:.3g}</span>'
        f'<div class="sf-field"><svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">{"".join(drawn)}</svg>'
        f'</div><div class="sf-steps sf-num"><span>step {first}</span><span>{last}</span></div></div></figure>'
    )


def _thinned(points: Sequence[Metric]) -> list[Metric]:
    stride = max(len(points) // MOST_DOTS, 1)
    kept = list(points[::stride])
    return kept if kept[-1] is points[-1] else [*kept, points[-1]]
