"""Who decides which tool is called next. The engine holds the phases, the budget and the tools; a planner only chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engines.adept.evidence import Call, Claim, Evidence, Span


@dataclass(frozen=True)
class View:
    """What a planner may know before it decides. ``belief``: span → probabilities over the emotions of the voice, and ``clip``:
    the same for the whole passage; both hidden from language models, which are given `Evidence.tool_view` only."""

    spans: Sequence[Span]
    evidence: Sequence[Evidence]
    options: Sequence[Call]
    budget: float
    """What is left of it, in units of cost. Soft: the last call may overdraw it."""
    spent: float
    transcript: str = ""
    """Words of all spans, one line a span (``s1: …``); empty when there are none."""
    belief: Mapping[str, Sequence[float]] = field(default_factory=dict)
    clip: Sequence[float] = ()
    audio: Any = None
    """Samples (n,) float32 in [-1, 1] at 16 kHz of the passage that ``spans`` lie in, for models that hear."""
    t0: float = 0.0
    """Seconds of the clip at which ``audio`` begins."""


@dataclass(frozen=True)
class Choice:
    """The next call, or the end of phase 2 (``call`` None); ``why`` is shown."""

    call: Call | None
    why: str


@dataclass(frozen=True)
class Proposal:
    """What a language model says in phase 3, after the engine's checks: claims whose evidence exists, whose quotes are verbatim
    and whose spans lie inside the clip; ``dropped``: what was refused, as sentences."""

    claims: Sequence[Claim]
    dropped: Sequence[str] = ()


class Planner(Protocol):
    """Three phases, in this order, each called by the engine and by nobody else."""

    name: str

    def candidates(self, view: View) -> Sequence[str]:
        """Phase 1: emotions to keep in mind, likeliest first, recall before precision. Empty: all of them."""
        ...

    def choose(self, view: View) -> Choice:
        """Phase 2: one of ``view.options``, or to stop."""
        ...

    def propose(self, view: View) -> Proposal | None:
        """Phase 3, tools off: claims from ``view.evidence`` alone; None leaves the verdict to the engine."""
        ...
