"""From observations to probabilities: how the probes' likelihoods are put together, and what a further one would tell.

For a span s, after the observations k that were made of it (sheet of the engine: docs/adept.md):
    log q_s(e) = log π(e) + a · n_s^(−ρ) · Σ_k w_k · g_ks · λ_k(e) + const        (product: probes as independent witnesses)
    r_s(e)     = Σ_k w_k · p_k(e) / Σ_k w_k                                       (average: witnesses that may share an error)
    p_s        = d_s · q_s + (1 − d_s) · r_s
λ are centred log-probabilities, g the trust in one observation (signal to noise, length of voice), d the share of trust that
the recording resembles those of training. w, ρ and a are fitted on outputs out of fold with random subsets of probes, so that
one probe alone and all of them together are both calibrated. The average is what keeps a recording from another world from
sounding sure: there the families err together, and a product of them would be certain of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from engines.adept.evidence import Evidence, Span, Trust
from engines.adept.labels import ACOUSTIC_FAMILIES, VOICE_EMOTIONS

COUNT = len(VOICE_EMOTIONS)
INHERITED = 0.6
"""An unprobed span is taken to be like the probed ones to this extent, and uniform for the rest."""


@dataclass(frozen=True)
class Gate:
    """How much an observation counts. ``snr_middle``, ``snr_width``: dB of the logistic curve; ``voiced``: seconds of voice
    that are enough; ``inner``, ``outer``: distances from training, in multiples of the encoder probe's reach, between which a
    recording goes from resembling it to not; ``strange``, ``foreign``: the same for the spectral probe's distance, between a
    human voice and a machine's (all of EmoDB lie under 0.96 and RAVDESS under 1.24, formant synthesis mostly at 1.5 to 2.5);
    ``across``: what is left to a voice that speaks another language than training: accuracy across corpora over that within."""

    snr_middle: float = 5.0
    snr_width: float = 3.0
    voiced: float = 0.6
    inner: float = 0.85
    outer: float = 1.0
    strange: float = 1.25
    foreign: float = 1.5
    across: float = 0.6

    def snr(self, db: float) -> float:
        return float(1 / (1 + np.exp(-(db - self.snr_middle) / self.snr_width)))

    def domain(self, distance: np.ndarray | float, spectral: np.ndarray | float = 0.0) -> Any:
        """Share of trust (…) left at the encoder's distance and at the spectral measures': 1 inside, 0 beyond ``outer`` or
        ``foreign``; the lower of both."""
        heard = np.clip((self.outer - np.asarray(distance)) / (self.outer - self.inner), 0, 1)
        return np.minimum(heard, np.clip((self.foreign - np.asarray(spectral)) / (self.foreign - self.strange), 0, 1))

    def language(self, other: float) -> float:
        """Share of trust left to a voice that speaks another language than training, as far (0 to 1) as that is known."""
        return 1 - (1 - self.across) * other

    def duration(self, voiced: float) -> float:
        return float(min(1.0, voiced / self.voiced))

    def trust(self, db: float, domain: float, voiced: float) -> Trust:
        return Trust(db, self.snr(db), domain, self.duration(voiced))


@dataclass(frozen=True)
class Outcomes:
    """What a probe tends to say: P(outcome | emotion), (4 emotions, m outcomes), from outputs out of fold. An outcome is the
    likeliest emotion with a third of the confidences, so m = 12."""

    edges: tuple[float, float]
    table: np.ndarray

    def information(self, belief: np.ndarray) -> float:
        """Bits that one observation is expected to tell about the emotion, for ``belief`` (4,): the mutual information."""
        joint = belief[:, None] * self.table
        total = joint.sum(axis=0)
        with np.errstate(divide="ignore", invalid="ignore"):
            terms = joint * np.log2(np.where(joint > 0, self.table / np.maximum(total, 1e-12), 1.0))
        return float(max(0.0, terms.sum()))


@dataclass(frozen=True)
class Fusion:
    """What was fitted: ``weight``: family → w; ``rho``; ``prior``: (4,); the `Gate`; ``outcomes``:
    (family, ``clean``/``noisy``) → `Outcomes`; ``sharpness``: a by quality; ``minor``: mass from which a second emotion is
    named; ``tie``: gap under which two primaries are both kept."""

    weight: Mapping[str, float]
    rho: float
    prior: tuple[float, ...] = (0.25,) * COUNT
    gate: Gate = field(default_factory=Gate)
    outcomes: Mapping[tuple[str, str], Outcomes] = field(default_factory=dict)
    sharpness: Mapping[str, float] = field(default_factory=lambda: {"clean": 1.0, "noisy": 1.0})
    minor: float = 0.15
    tie: float = 0.08
    noisy_below: float = 15.0
    language: str = "German"
    """What is spoken in training."""
    text_weight: float = 0.3
    """How far sure words move the mass. Set by hand: no corpus that may be used has both voice and free text."""

    def quality(self, snr_db: float) -> str:
        return "noisy" if snr_db < self.noisy_below else "clean"

    def posterior(
        self, families: Sequence[str], llr: np.ndarray, gate: np.ndarray, domain: np.ndarray | float = 1.0,
        sharpness: np.ndarray | float = 1.0,
    ) -> np.ndarray:  # fmt: skip
        """(…, 4) probabilities from the llr (…, k, 4) of ``families``, their gates (…, k), d (…) and a (…)."""
        weight = np.array([self.weight[family] for family in families])
        share = np.asarray(sharpness)[..., None] * max(1, len(families)) ** -self.rho
        score = np.log(self.prior) + share * (weight[:, None] * gate[..., None] * llr).sum(axis=-2)
        product = np.exp(score - np.logaddexp.reduce(score, axis=-1, keepdims=True))
        each = np.exp(llr - np.logaddexp.reduce(llr, axis=-1, keepdims=True))
        average = (weight[:, None] * each).sum(axis=-2) / weight.sum()
        d = np.asarray(domain)[..., None]
        return d * product + (1 - d) * average

    def span(self, evidence: Sequence[Evidence]) -> np.ndarray:
        """Belief (4,) about one span from its acoustic evidence; a family that was heard twice counts once, by length."""
        heard: dict[str, list[Evidence]] = {}
        for one in evidence:
            if one.llr and one.family in ACOUSTIC_FAMILIES:
                heard.setdefault(one.family, []).append(one)
        if not heard:
            return np.array(self.prior)
        llr, gate, domain = [], [], []
        for items in heard.values():
            seconds = np.array([one.t1 - one.t0 for one in items])
            share = seconds / seconds.sum()
            llr.append(share @ np.array([[one.llr[emotion] for emotion in VOICE_EMOTIONS] for one in items]))
            gate.append(share @ np.array([one.trust.snr * one.trust.duration for one in items]))
            domain.append(share @ np.array([one.trust.ood for one in items]))
        snr = next(iter(heard.values()))[0].trust.snr_db
        sharpness = self.sharpness[self.quality(99.0 if snr is None else snr)]
        return self.posterior(list(heard), np.array(llr), np.array(gate), float(np.mean(domain)), sharpness)

    def spans(self, spans: Sequence[Span], evidence: Sequence[Evidence]) -> dict[str, np.ndarray]:
        """Belief about each span; those without evidence inherit from the pool of the others."""
        of_span: dict[str, list[Evidence]] = {span.id: [] for span in spans}
        for one in evidence:
            if one.span in of_span and one.family in ACOUSTIC_FAMILIES and one.llr:
                of_span[one.span].append(one)
        known = {key: self.span(items) for key, items in of_span.items() if items}
        if known:
            seconds = {span.id: span.seconds for span in spans}
            pool = sum(seconds[key] * value for key, value in known.items()) / sum(seconds[key] for key in known)
        else:
            pool = np.array(self.prior)
        guess = INHERITED * pool + (1 - INHERITED) / COUNT
        return {span.id: known.get(span.id, guess) for span in spans}

    def information(self, belief: np.ndarray, family: str, made: int, gate: float, snr_db: float) -> float:
        """Expected information in bits of probing ``family`` next on a span about which ``made`` probes have spoken."""
        outcomes = self.outcomes[family, self.quality(snr_db)]
        return gate * (made + 1) ** -self.rho * outcomes.information(belief)

    def exported(self) -> dict[str, Any]:
        found = asdict(self)
        found["gate"] = asdict(self.gate)
        found["outcomes"] = {
            f"{family}/{quality}": {
                "edges": list(one.edges),
                "table": [[round(v, 4) for v in row] for row in one.table.tolist()],
            }
            for (family, quality), one in self.outcomes.items()
        }
        return found

    @classmethod
    def restored(cls, kept: Mapping[str, Any]) -> Fusion:
        rest = dict(kept)
        rest["gate"] = Gate(**rest["gate"])
        rest["prior"] = tuple(rest["prior"])
        rest["outcomes"] = {
            tuple(key.split("/")): Outcomes(tuple(one["edges"]), np.array(one["table"]))
            for key, one in rest["outcomes"].items()
        }
        return cls(**rest)


def clip_mass(spans: Sequence[Span], beliefs: Mapping[str, np.ndarray]) -> np.ndarray:
    """Mass (4,) of the emotions over the clip: the spans' beliefs by their length."""
    if not spans:
        return np.full(COUNT, 1 / COUNT)
    seconds = np.array([span.seconds for span in spans])
    return (seconds[:, None] * np.array([beliefs[span.id] for span in spans])).sum(axis=0) / seconds.sum()


def entropy(probabilities: np.ndarray) -> float:
    """Bits."""
    kept = probabilities[probabilities > 0]
    return float(-(kept * np.log2(kept)).sum())
