"""The three phases over one passage, held by the engine: candidates, evidence under a soft budget, verdict with tools off.

A planner only chooses. It is never asked before its phase, gets no tool after phase 2, and what it proposes in phase 3 rests on
stored evidence or is dropped (ADEPT's explicit information retrieval).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from engines.adept.evidence import Call, Evidence, Span, Verdict
from engines.adept.planners import Planner, Proposal, View
from engines.adept.posterior import entropy
from engines.adept.prior import StructuralPrior
from engines.adept.record import Record
from engines.adept.toolbox import Passage, Toolbox
from engines.adept.verdict import Grounds, adjudicate, belief_shown

_SHOWN = 40
_MOST_CALLS = 400


@dataclass
class Inquiry:
    """What was found in one passage."""

    passage: Passage
    evidence: list[Evidence] = field(default_factory=list)
    spent: float = 0.0
    calls: int = 0
    verdicts: list[Verdict] = field(default_factory=list)
    proposal: Proposal | None = None
    """What a language model claimed in phase 3, checked."""


def inquire(
    passage: Passage, box: Toolbox, planner: Planner, grounds: Grounds, record: Record, budget: float, words: bool,
    prior: StructuralPrior | None = None,
) -> Iterator[Inquiry]:  # fmt: skip
    """Runs the phases; yields after each observation, and at last with the verdicts. ``budget``: cost per span."""
    found = Inquiry(passage)
    record.add("spans", passage=passage.number, spans=[{"id": one.id, "t0": one.t0, "t1": one.t1} for one in passage.spans])

    def add(one: Evidence) -> None:
        found.evidence.append(one)
        record.add("evidence", **one.record())

    # Phase 1: a look at the whole, at no cost, and the candidates.
    record.add("phase", passage=passage.number, phase="candidates", said="A look at the whole: which emotions to keep in mind.")
    add(box.recording_quality())
    yield found
    for one in passage.spans:
        tracks = passage.tracks[one.id]
        f0 = [round(float(value), 1) if np.isfinite(value) else None for value in tracks.f0]
        record.add("tracks", span=one.id, t0=one.t0, hop=0.016, f0=f0, db=[round(float(value), 1) for value in tracks.db])
    for hot in box.find_acoustic_hotspots():
        add(hot)
    yield found
    if words:
        add(box.transcribe())
        at = [{"text": one.text, "t0": one.t0, "t1": one.t1, "p": one.p, "span": box.nearest(one).id} for one in passage.words]
        record.add("words", passage=passage.number, words=at, asr=passage.sure)
        yield found
    add(box.check_domain())
    yield found
    step = 0
    total = budget * len(passage.spans)
    step = _believed(found, grounds, record, step, "")
    kept = list(planner.candidates(_view(found, box, grounds, total, [])))
    record.add(
        "candidates", passage=passage.number, emotions=kept, by=planner.name,
        said=f"Kept in mind: {', '.join(kept)}." if kept else "All stay in mind.",
    )  # fmt: skip
    if prior is not None:
        add(prior.observation(kept, passage, box.identity()))

    # Phase 2: evidence under a soft budget.
    record.add("phase", passage=passage.number, phase="evidence", said=f"Probing; the budget is {total:.0f}.")
    while found.calls < _MOST_CALLS:
        options = box.options(found.evidence)
        choice = planner.choose(_view(found, box, grounds, total, options))
        shown = options[:_SHOWN]
        if choice.call is not None and choice.call not in shown:
            shown = [*shown[: _SHOWN - 1], choice.call]
        record.add(
            "plan", passage=passage.number, step=step, options=[_option(one) for one in shown],
            chosen=None if choice.call is None else shown.index(choice.call), why=choice.why,
        )  # fmt: skip
        if choice.call is None:
            break
        observed = box.run(choice.call, found.evidence)
        add(observed)
        found.spent += choice.call.cost
        found.calls += 1
        step = _believed(found, grounds, record, step, observed.id)
        yield found

    # Phase 3: tools off.
    record.add("phase", passage=passage.number, phase="verdict", said="Tools are off; the verdict rests on what was stored.")
    proposal = planner.propose(_view(found, box, grounds, total, []))
    for span in passage.spans:
        verdict = adjudicate(found.evidence, [span], grounds, span.id)
        found.verdicts.append(verdict)
        record.add("verdict", **verdict.record())
    found.proposal = proposal
    yield found


def _view(found: Inquiry, box: Toolbox, grounds: Grounds, total: float, options: list[Call]) -> View:
    passage = found.passage
    beliefs = grounds.fusion.spans(passage.spans, found.evidence)
    return View(
        passage.spans, tuple(found.evidence), options, total - found.spent, found.spent, passage.transcript,
        {key: tuple(float(v) for v in value) for key, value in beliefs.items()},
        tuple(float(v) for v in box.mass(found.evidence)), passage.clip.part(passage.t0, passage.t1), passage.t0,
    )  # fmt: skip


def _option(call: Call) -> dict[str, object]:
    return {
        "tool": call.tool,
        "family": call.family,
        "span": call.span,
        "cost": call.cost,
        "gain": call.gain,
        "score": call.score,
    }


def _believed(found: Inquiry, grounds: Grounds, record: Record, step: int, after: str) -> int:
    shown = belief_shown(found.evidence, found.passage.spans, grounds.fusion)
    beliefs = grounds.fusion.spans(found.passage.spans, found.evidence)
    spans = {key: dict(zip(list(shown)[:4], (float(v) for v in value), strict=True)) for key, value in beliefs.items()}
    record.add(
        "belief", passage=found.passage.number, step=step, after=after, clip=shown,
        entropy=entropy(np.array(list(shown.values()))), spans=spans,
    )  # fmt: skip
    return step + 1


def renamed(spans: list[tuple[float, float]]) -> list[Span]:
    """Spans s1, s2, … of times in seconds."""
    return [Span(f"s{number + 1}", t0, t1) for number, (t0, t1) in enumerate(spans)]
