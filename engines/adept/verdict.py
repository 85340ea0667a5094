"""Phase 3: from stored evidence alone, with tools off, to what is claimed, on what grounds, and what stays undetermined.

The claim gate is this lab's own and works at every verdict. It is not the paper's Evidence Trust Gate, which discounts rewards
of a group of rollouts in training (`engines.adept.train.grpo`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from engines.adept.evidence import Claim, Conflict, Evidence, Span, Verdict, supporting
from engines.adept.labels import ACOUSTIC_FAMILIES, EMOTIONS, VOICE_EMOTIONS, WORD_EMOTIONS
from engines.adept.planners import Proposal
from engines.adept.posterior import Fusion, clip_mass

ONE_FAMILY, WORDS_AGAINST_VOICE, WORDS_ONLY, UNLIKE_NEUTRAL = 0.5, 0.4, 0.4, 0.4
"""Caps of the claim gate (see `cap_of`)."""
PRIMARY = 0.5
"""Claimed mass from which an emotion is named as the primary one; under it nothing is."""
UNLIKE = 0.8
"""Trust in the domain under which an absence of marks isn't read as neutral."""
FLOOR = 0.5
"""Share of the mass that is left to a recording which resembles nothing in training."""
_CONFLICT = 0.25


@dataclass(frozen=True)
class Grounds:
    """What the verdict may rest on. ``reference``: a neutral clip of the speaker was heard. ``votes``: P(rater's vote |
    expressed), emotion → vote → share."""

    fusion: Fusion
    reference: bool = False
    votes: Mapping[str, Mapping[str, float]] | None = None


def weigh(evidence: Sequence[Evidence], spans: Sequence[Span], fusion: Fusion) -> tuple[np.ndarray, np.ndarray]:
    """Masses (7,) over `EMOTIONS` before the gate, and of the voice alone (4,).

    Sure words tilt the voice's four; and the three emotions that only words know get mass as far as words speak for them."""
    beliefs = fusion.spans(spans, evidence)
    voice = clip_mass(spans, beliefs)
    words = [one for one in evidence if one.tool == "verify_semantic_evidence" and one.llr]
    if not words:
        return np.concatenate([voice, np.zeros(len(WORD_EMOTIONS))]), voice
    seconds = np.array([one.t1 - one.t0 for one in words])
    share = seconds / seconds.sum()
    llr = share @ np.array([[one.trust.gate * one.llr[emotion] for emotion in EMOTIONS] for one in words])
    sure = float(share @ np.array([one.trust.gate for one in words]))
    tilted = voice * np.exp(fusion.text_weight * llr[: len(VOICE_EMOTIONS)])
    tilted /= tilted.sum()
    p = np.exp(llr) / np.exp(llr).sum()
    even = len(WORD_EMOTIONS) / len(EMOTIONS)
    beyond = float(p[len(VOICE_EMOTIONS) :].sum())
    extra = WORDS_ONLY * sure * max(0.0, beyond - even) / (1 - even)
    return np.concatenate([(1 - extra) * tilted, extra * p[len(VOICE_EMOTIONS) :] / max(beyond, 1e-9)]), voice


def belief_shown(evidence: Sequence[Evidence], spans: Sequence[Span], fusion: Fusion) -> dict[str, float]:
    """Emotion → mass, the words' own emotions only where they have any."""
    mass, _ = weigh(evidence, spans, fusion)
    return {
        emotion: float(value)
        for emotion, value in zip(EMOTIONS, mass, strict=True)
        if emotion in VOICE_EMOTIONS or value > 0.005
    }


def domain_of(evidence: Sequence[Evidence]) -> float:
    """How far the recording resembles training, in [0, 1]: the mean over acoustic observations; 1 where there are none."""
    found = [one.trust.ood for one in evidence if one.llr and one.family in ACOUSTIC_FAMILIES]
    return float(np.mean(found)) if found else 1.0


def cap_of(
    emotion: str, families: Sequence[str], against: Sequence[Evidence], domain: float, reference: bool
) -> tuple[float, str]:
    """The highest mass that this support allows, and why."""
    acoustic = [family for family in families if family in ACOUSTIC_FAMILIES]
    if not families:
        return 0.0, "no observation supports it"
    if emotion in WORD_EMOTIONS:
        return WORDS_ONLY, "only words know this emotion here: no probe of the voice was trained on it"
    if not acoustic:
        if any(one.family in ACOUSTIC_FAMILIES for one in against):
            return WORDS_AGAINST_VOICE, "words alone support it and the voice speaks against it"
        return ONE_FAMILY, "words alone support it"
    if emotion == "neutral" and domain < UNLIKE and not reference:
        return UNLIKE_NEUTRAL, (
            "the recording is unlike those of training, and without the speaker's own neutral voice the absence of marks "
            "can't be read as neutral"
        )
    if len(families) == 1:
        return ONE_FAMILY, f"one family alone ({families[0]}) supports it"
    return 1.0, f"{len(families)} families support it"


def adjudicate(
    evidence: Sequence[Evidence], spans: Sequence[Span], grounds: Grounds, scope: str = "clip", proposal: Proposal | None = None
) -> Verdict:
    """The verdict on ``spans`` from ``evidence``. With a ``proposal`` of a language model its claims take the place of the mass
    where they are lower, and emotions that it doesn't claim are not claimed."""
    fusion = grounds.fusion
    own = [one for one in evidence if not one.span or one.span in {span.id for span in spans}]
    if scope not in ("clip", "passage"):  # what was said belongs to no single span
        own = [one for one in own if one.span]
    mass, voice = weigh(own, spans, fusion)
    domain = domain_of(own)
    trusted = FLOOR + (1 - FLOOR) * domain
    claims: list[Claim] = []
    refused: list[dict[str, Any]] = []
    dropped_all = proposal is not None and not proposal.claims and bool(proposal.dropped)
    # A model all of whose claims were refused has said nothing that counts: the engine's own weighing stands, with the reasons.
    proposed = None if proposal is None or dropped_all else {one.emotion: one for one in proposal.claims}
    for emotion, raw in zip(EMOTIONS, mass, strict=True):
        if raw < 0.03 and (proposed is None or emotion not in proposed):
            continue
        supports, against = supporting(own, emotion)
        families = list(dict.fromkeys(one.family for one in supports))
        cap, why = cap_of(emotion, families, against, domain, grounds.reference)
        claimed = min(float(raw) * trusted, cap)
        if domain < 1 and claimed < min(float(raw), cap) - 0.01:
            why += f"; the recording resembles training only to {100 * domain:.0f} %"
        said = None if proposed is None else proposed.get(emotion)
        if proposed is not None and said is None:
            refused.append({"emotion": emotion, "raw": float(raw), "why": "the model does not claim it"})
            continue
        if claimed <= 0:
            refused.append({"emotion": emotion, "raw": float(raw), "why": why})
            continue
        claim = Claim(
            emotion, "minor", float(raw), claimed, cap, why, tuple(one.id for one in supports[:8]),
            tuple(one.id for one in against[:4]), tuple(families),
        )  # fmt: skip
        if said is not None:
            claim = replace(claim, claimed=min(claimed, said.raw), supports=said.supports, quote=said.quote, reason=said.reason)
        claims.append(claim)
    primary, claims, left = _roles(claims, refused, fusion)
    total = sum(one.claimed for one in claims)
    undetermined = max(0.0, 1.0 - total)
    found = {one.emotion: one.claimed for one in claims}
    return Verdict(
        scope, spans[0].t0, spans[-1].t1, "speech", tuple(primary), tuple(one.emotion for one in claims if one.role == "minor"),
        undetermined, found, tuple(claims), tuple(left), _conflict(own, mass, voice), _votes(voice, grounds),
        _notes(primary, domain, proposal),
    )  # fmt: skip


def _roles(
    claims: list[Claim], refused: list[dict[str, Any]], fusion: Fusion
) -> tuple[list[str], list[Claim], list[dict[str, Any]]]:
    """Primary: the largest with ties; minors: what reaches its threshold; the rest is undetermined."""
    claims = sorted(claims, key=lambda one: -one.claimed)
    top = claims[0].claimed if claims else 0.0
    # Two that tie share the mass, so together they must reach what one alone must.
    near = [one for one in claims if one.claimed >= top - fusion.tie and one.claimed >= fusion.minor]
    enough = top >= PRIMARY or (len(near) > 1 and sum(one.claimed for one in near) >= PRIMARY + 0.1)
    kept, primary = [], []
    for one in claims:
        if enough and one in near:
            kept.append(replace(one, role="primary"))
            primary.append(one.emotion)
        elif one.claimed >= fusion.minor and (not enough or len(one.families) > 1 or one.emotion in WORD_EMOTIONS):
            kept.append(one)
        else:
            why = f"its mass {one.claimed:.2f} is under {fusion.minor:.2f}, from which a second emotion is named"
            refused.append({"emotion": one.emotion, "raw": one.raw, "why": why})
    return primary, kept, refused


def _conflict(own: Sequence[Evidence], mass: np.ndarray, voice: np.ndarray) -> Conflict | None:
    """Words and voice that point apart: by the alignment tool's measure where it was called, else not looked into."""
    checked = [one for one in own if one.tool == "check_semantic_alignment"]
    read = [one for one in own if one.tool == "verify_semantic_evidence"]
    if not checked or not read:
        return None
    apart = float(np.mean([one.measures[0].value * (one.trust.asr or 0) for one in checked]))
    words = max(EMOTIONS, key=lambda emotion: np.mean([one.llr[emotion] for one in read]))
    heard = VOICE_EMOTIONS[int(np.argmax(voice))]
    if apart < _CONFLICT or words == heard:
        return None
    why = f"Disagreement {apart:.2f} of 1. It may be irony, or one of both is misheard."
    return Conflict(words, heard, why, tuple(one.id for one in (*read, *checked)))


def _votes(voice: np.ndarray, grounds: Grounds) -> dict[str, float] | None:
    """Votes that raters would be expected to give, by how raters of CREMA-D heard what its actors meant."""
    if grounds.votes is None:
        return None
    found: dict[str, float] = {}
    for emotion, p in zip(VOICE_EMOTIONS, voice, strict=True):
        for vote, share in grounds.votes[emotion].items():
            found[vote] = found.get(vote, 0.0) + float(p) * share
    return found


def _notes(primary: Sequence[str], domain: float, proposal: Proposal | None) -> list[str]:
    notes = []
    if not primary:
        notes.append("No emotion is claimed as the main one: the evidence doesn't carry that far.")
    if 0.5 <= domain < UNLIKE:
        notes.append(
            "The recording is only partly like those that the probes were trained on (another language, microphone or kind of "
            "voice): what is claimed is lowered for that."
        )
    if domain < 0.5:
        notes.append(
            "The recording is unlike those that the probes were trained on (another language, microphone, a synthetic or a "
            "disguised voice): much stays undetermined."
        )
    if proposal is not None:
        notes += [f"Dropped: {one}" for one in proposal.dropped]
    return notes
