"""What a tool returns: an observation with its place, its values, and how far it is to be trusted. Never a label.

One `Evidence` is one line of the record, one row of the page's table and one thing that a claim can rest on by its ``id``. The
log-likelihood ratios that the embedded planner and the verdict use (``llr``) are not part of what a language model is shown
(`Evidence.tool_view`): the paper's rule is that tools return observations (ADEPT, section 3).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

Bin = Literal["Low", "Mid", "High", ""]
SUPPORTS = 0.25
"""Nats from which an observation supports an emotion, and below minus which it speaks against it."""


def bin_of(z: float | None) -> Bin:
    """The paper's three bins: ±1 standard deviation of the reference parts Low, Mid and High; empty without a reference."""
    if z is None:
        return ""
    return "High" if z > 1 else "Low" if z < -1 else "Mid"


@dataclass(frozen=True)
class Measure:
    """One value with its unit, seen against two references: the population, and the same speaker in this session."""

    name: str
    value: float
    unit: str
    z_population: float | None = None
    z_session: float | None = None

    @property
    def bin(self) -> Bin:
        return bin_of(self.z_population)

    @property
    def bin_session(self) -> Bin:
        return bin_of(self.z_session)


@dataclass(frozen=True)
class Trust:
    """Why an observation counts for more or less, each factor in [0, 1]: signal-to-noise ratio, distance from what the probe
    was trained on, length of the voiced part, and (for words) how sure the transcript is. ``gate`` is their product."""

    snr_db: float | None = None
    snr: float = 1.0
    ood: float = 1.0
    duration: float = 1.0
    asr: float | None = None

    @property
    def gate(self) -> float:
        return self.snr * self.ood * self.duration * (1.0 if self.asr is None else self.asr)


@dataclass(frozen=True)
class Evidence:
    """One observation. ``t0``, ``t1``: seconds of the clip; ``llr``: emotion → centred log-likelihood (nats), empty for what
    only steers; ``cost``: of the budget; ``ms``: how long the tool took."""

    id: str
    tool: str
    family: str
    t0: float
    t1: float
    said: str
    """The observation in one sentence, without an emotion's name."""
    args: dict[str, Any] = field(default_factory=dict)
    span: str = ""
    measures: tuple[Measure, ...] = ()
    quote: str | None = None
    llr: dict[str, float] = field(default_factory=dict)
    trust: Trust = field(default_factory=Trust)
    cost: float = 0.0
    ms: float = 0.0

    def direction(self, emotion: str) -> float:
        """Nats for (or, negative, against) an emotion, by how well it was heard. How far the recording resembles training is
        left out: that lowers all observations alike, and scales the claim as a whole."""
        heard = self.trust.snr * self.trust.duration * (1.0 if self.trust.asr is None else self.trust.asr)
        return heard * self.llr.get(emotion, 0.0)

    def record(self) -> dict[str, Any]:
        """The whole item as JSON, for the record and the report."""
        found = asdict(self)
        found["measures"] = [asdict(one) | {"bin": one.bin, "bin_session": one.bin_session} for one in self.measures]
        found["trust"]["gate"] = self.trust.gate
        return rounded(found)

    def tool_view(self) -> dict[str, Any]:
        """What a language model sees of it: no likelihoods."""
        found = self.record()
        for hidden in ("llr", "ms", "cost"):
            found.pop(hidden)
        return found


def supporting(evidence: Sequence[Evidence], emotion: str) -> tuple[list[Evidence], list[Evidence]]:
    """Observations that support an emotion, and those that speak against it, strongest first."""
    weighed = sorted((one for one in evidence if one.llr), key=lambda one: -abs(one.direction(emotion)))
    return (
        [one for one in weighed if one.direction(emotion) >= SUPPORTS],
        [one for one in weighed if one.direction(emotion) <= -SUPPORTS],
    )


def rounded(value: Any, digits: int = 4) -> Any:
    """The same JSON with shorter numbers."""
    if isinstance(value, bool):
        return value
    if isinstance(value, float):
        return round(value, digits)
    if isinstance(value, dict):
        return {key: rounded(one, digits) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(one, digits) for one in value]
    return value


@dataclass(frozen=True)
class Span:
    """A stretch of speech: seconds of the clip, and its words once they are known."""

    id: str
    t0: float
    t1: float
    words: str = ""

    @property
    def seconds(self) -> float:
        return self.t1 - self.t0


@dataclass(frozen=True)
class Call:
    """A tool call that may be made next. ``gain``: expected information about the candidates in bits (None where nobody
    computed it); ``score``: gain per cost, by which the embedded planner chooses."""

    tool: str
    family: str
    span: str
    cost: float
    args: dict[str, Any] = field(default_factory=dict)
    gain: float | None = None
    score: float | None = None


@dataclass(frozen=True)
class Claim:
    """What is said of the clip and on which evidence. ``raw``: the calibrated mass; ``claimed``: what the gate leaves of it;
    ``cap``: the highest mass that this kind of support allows."""

    emotion: str
    role: Literal["primary", "minor"]
    raw: float
    claimed: float
    cap: float
    cap_why: str
    supports: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    families: tuple[str, ...] = ()
    quote: str | None = None
    reason: str = ""


@dataclass(frozen=True)
class Conflict:
    """Words and voice point to different emotions."""

    words: str
    voice: str
    why: str
    evidence: tuple[str, ...] = ()


@dataclass(frozen=True)
class Verdict:
    """The end of an inquiry into ``scope`` (``clip`` or a span's id). ``mass`` over emotions and ``undetermined`` sum to 1."""

    scope: str
    t0: float
    t1: float
    status: Literal["speech", "no speech", "music", "noise"]
    primary: tuple[str, ...] = ()
    minors: tuple[str, ...] = ()
    undetermined: float = 1.0
    mass: dict[str, float] = field(default_factory=dict)
    claims: tuple[Claim, ...] = ()
    refused: tuple[dict[str, Any], ...] = ()
    conflict: Conflict | None = None
    expected_votes: dict[str, float] | None = None
    notes: tuple[str, ...] = ()

    def record(self) -> dict[str, Any]:
        return rounded(asdict(self))
