"""The claim gate: each cap on evidence made by hand, and what holds whatever the evidence is."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.adept.evidence import Claim, Evidence, Measure, Span, Trust
from engines.adept.labels import ACOUSTIC_FAMILIES, EMOTIONS, VOICE_EMOTIONS, WORD_EMOTIONS
from engines.adept.planners import Proposal
from engines.adept.posterior import Fusion
from engines.adept.prior import structural_prior
from engines.adept.verdict import (
    ONE_FAMILY,
    UNLIKE_NEUTRAL,
    WORDS_AGAINST_VOICE,
    WORDS_ONLY,
    Grounds,
    _notes,
    adjudicate,
    belief_shown,
    cap_of,
    domain_of,
    supporting,
    weigh,
)

FUSION = Fusion(weight=dict.fromkeys(ACOUSTIC_FAMILIES, 1.0), rho=0.3, minor=0.2, tie=0.08)
GROUNDS = Grounds(FUSION)
SPANS = [Span("s1", 0.0, 2.0), Span("s2", 3.0, 4.0)]


def heard(identity: str, family: str, llr: dict[str, float], span: str = "s1", ood: float = 1.0) -> Evidence:
    """An observation of the voice; emotions that aren't named share the rest so that all four sum to zero."""
    rest = -sum(llr.values()) / max(1, 4 - len(llr))
    whole = {emotion: llr.get(emotion, rest) for emotion in VOICE_EMOTIONS}
    tool = "ssl_probe" if family == "ssl" else "analyze_acoustic_segment"
    t0, t1 = {"s1": (0.0, 2.0), "s2": (3.0, 4.0)}[span]
    return Evidence(identity, tool, family, t0, t1, "said", span=span, llr=whole, trust=Trust(40.0, 1.0, ood, 1.0))


def read(identity: str, llr: dict[str, float], asr: float = 1.0) -> Evidence:
    rest = -sum(llr.values()) / max(1, 7 - len(llr))
    whole = {emotion: llr.get(emotion, rest) for emotion in EMOTIONS}
    return Evidence(identity, "verify_semantic_evidence", "text", 0.0, 4.0, "said", llr=whole, trust=Trust(asr=asr))


def aligned(identity: str, apart: float, asr: float = 1.0) -> Evidence:
    measures = (Measure("Disagreement", apart, ""),)
    return Evidence(identity, "check_semantic_alignment", "text", 0.0, 4.0, "said", measures=measures, trust=Trust(asr=asr))


def all_say(emotion: str, nats: float = 3.0, ood: float = 1.0, families: tuple[str, ...] = ACOUSTIC_FAMILIES) -> list[Evidence]:
    pairs = [(family, span) for family in families for span in ("s1", "s2")]
    return [heard(f"e{number}", family, {emotion: nats}, span, ood) for number, (family, span) in enumerate(pairs)]


# --- the caps, one by one


@pytest.mark.parametrize(
    ("emotion", "families", "against", "domain", "reference", "cap", "why"),
    [
        ("anger", (), (), 1.0, False, 0.0, "no observation"),
        ("anger", ("ssl",), (), 1.0, False, ONE_FAMILY, "one family alone (ssl)"),
        ("anger", ("ssl", "pitch"), (), 1.0, False, 1.0, "2 families"),
        ("anger", ("ssl", "text"), (), 1.0, False, 1.0, "2 families"),
        ("anger", ("text",), (), 1.0, False, ONE_FAMILY, "words alone"),
        ("anger", ("text",), ("pitch",), 1.0, False, WORDS_AGAINST_VOICE, "voice speaks against"),
        ("fear", ("text",), (), 1.0, False, WORDS_ONLY, "only words know"),
        ("neutral", ("ssl", "pitch"), (), 0.2, False, UNLIKE_NEUTRAL, "absence of marks"),
        ("neutral", ("ssl", "pitch"), (), 0.2, True, 1.0, "2 families"),
        ("neutral", ("ssl", "pitch"), (), 0.9, False, 1.0, "2 families"),
        ("anger", ("ssl", "pitch"), (), 0.2, False, 1.0, "2 families"),
    ],
)
def test_each_cap(
    emotion: str, families: tuple[str, ...], against: tuple[str, ...], domain: float, reference: bool, cap: float, why: str
) -> None:
    items = [heard(f"a{number}", family, {emotion: -2.0}) for number, family in enumerate(against)]
    found, told = cap_of(emotion, families, items, domain, reference)
    assert found == cap and why in told


def test_no_word_emotion_exceeds_its_cap_however_sure_the_words_are() -> None:
    verdict = adjudicate([*all_say("anger", 0.2), read("w", {"fear": 30.0})], SPANS, GROUNDS)
    assert verdict.mass["fear"] <= WORDS_ONLY + 1e-9 and verdict.claims[0].emotion == "fear"
    assert verdict.primary == ()  # less than one half


def test_one_family_is_not_enough_for_more_than_a_half() -> None:
    verdict = adjudicate(all_say("anger", 6.0, families=("ssl",)), SPANS, GROUNDS)
    assert verdict.mass["anger"] == pytest.approx(ONE_FAMILY) and verdict.undetermined == pytest.approx(1 - ONE_FAMILY)
    several = adjudicate(all_say("anger", 6.0), SPANS, GROUNDS)
    assert several.mass["anger"] > 0.95 and several.primary == ("anger",)


def test_neutral_of_another_world_needs_the_speakers_own_voice() -> None:
    evidence = [
        heard(f"e{n}", family, {"neutral": 8.0}, span, 0.0)
        for n, (family, span) in enumerate((f, s) for f in ("ssl", "voice") for s in ("s1", "s2"))
    ]
    without = adjudicate(evidence, SPANS, GROUNDS)
    assert without.mass["neutral"] == pytest.approx(UNLIKE_NEUTRAL) and without.primary == ()
    assert any("unlike those" in note for note in without.notes) and any(
        "No emotion is claimed" in note for note in without.notes
    )
    beside = adjudicate(evidence, SPANS, replace(GROUNDS, reference=True))
    assert beside.mass["neutral"] > without.mass["neutral"]


def test_what_nothing_supports_is_refused_with_its_reason() -> None:
    """Half of the mass is inherited by anger, but no observation reaches the quarter of a nat."""
    verdict = adjudicate([heard("e1", "ssl", {"anger": 0.1})], SPANS, GROUNDS)
    assert not verdict.claims and verdict.undetermined == 1
    assert {one["emotion"] for one in verdict.refused} == set(VOICE_EMOTIONS)
    assert all("no observation supports it" in one["why"] for one in verdict.refused)


def test_supports_and_againsts_are_sorted_by_their_direction() -> None:
    strong, weak, counter = (
        heard("e1", "ssl", {"anger": 3.0}),
        heard("e2", "pitch", {"anger": 0.5}),
        heard("e3", "voice", {"anger": -1.0}),
    )
    little = heard("e4", "rhythm", {"anger": 0.2})
    supports, against = supporting([weak, little, counter, strong], "anger")
    assert [one.id for one in supports] == ["e1", "e2"] and [one.id for one in against] == ["e3"]


# --- roles


def test_ties_are_both_primary_and_a_clear_second_is_minor() -> None:
    even = [
        heard(f"e{n}", family, {"anger": 3.0, "happiness": 2.95}, span)
        for n, (family, span) in enumerate((f, s) for f in ("ssl", "pitch") for s in ("s1", "s2"))
    ]
    verdict = adjudicate(even, SPANS, GROUNDS)
    assert set(verdict.primary) == {"anger", "happiness"} and verdict.minors == ()
    # Two thirds of the clip sound of anger and one third of sadness.
    apart = [
        heard(f"e{n}", family, {emotion: 5.0}, span)
        for n, (family, emotion, span) in enumerate(
            (f, e, s) for f in ("ssl", "pitch") for e, s in (("anger", "s1"), ("sadness", "s2"))
        )
    ]
    verdict = adjudicate(apart, SPANS, GROUNDS)
    assert verdict.primary == ("anger",) and verdict.minors == ("sadness",)
    assert verdict.mass["anger"] == pytest.approx(2 / 3, abs=0.02) and verdict.mass["sadness"] == pytest.approx(1 / 3, abs=0.02)


def test_a_span_is_judged_on_its_own_evidence() -> None:
    evidence = [
        *[heard(f"a{n}", f, {"anger": 5.0}) for n, f in enumerate(("ssl", "pitch"))],
        *[heard(f"b{n}", f, {"sadness": 5.0}, "s2") for n, f in enumerate(("ssl", "pitch"))],
        read("w", {"fear": 9.0}),
    ]
    first, second = (adjudicate(evidence, [span], GROUNDS, span.id) for span in SPANS)
    assert first.primary == ("anger",) and second.primary == ("sadness",)
    assert {one for claim in first.claims for one in claim.supports} <= {"a0", "a1"}
    assert (second.scope, second.t0, second.t1) == ("s2", 3.0, 4.0)


# --- words against voice


def test_words_and_voice_that_point_apart_are_a_conflict() -> None:
    evidence = [*all_say("anger"), read("w", {"happiness": 4.0})]
    assert adjudicate(evidence, SPANS, GROUNDS).conflict is None  # nobody has looked
    verdict = adjudicate([*evidence, aligned("c", 0.8)], SPANS, GROUNDS)
    assert verdict.conflict is not None
    assert (verdict.conflict.words, verdict.conflict.voice, verdict.conflict.evidence) == ("happiness", "anger", ("w", "c"))
    assert adjudicate([*evidence, aligned("c", 0.1)], SPANS, GROUNDS).conflict is None
    assert adjudicate([*evidence, aligned("c", 0.8, asr=0.1)], SPANS, GROUNDS).conflict is None  # the words are too unsure
    agree = [*all_say("anger"), read("w", {"anger": 4.0}), aligned("c", 0.8)]
    assert adjudicate(agree, SPANS, GROUNDS).conflict is None


def test_sure_words_tilt_the_voice_and_unsure_ones_do_not() -> None:
    voice = [heard("e1", "ssl", {"anger": 0.5, "happiness": 0.5})]
    before, _ = weigh(voice, SPANS, FUSION)
    tilted, own = weigh([*voice, read("w", {"happiness": 3.0})], SPANS, FUSION)
    assert tilted[1] > before[1] and np.allclose(own, before[:4]) and tilted.sum() == pytest.approx(1)
    same, _ = weigh([*voice, read("w", {"happiness": 3.0}, asr=0.0)], SPANS, FUSION)
    assert np.allclose(same, before)
    ratio = (tilted[1] / tilted[0]) / (before[1] / before[0])
    assert np.log(ratio) == pytest.approx(FUSION.text_weight * 3.5)  # nats between the two, the rest being -½ each
    assert "fear" in belief_shown([*voice, read("w", {"fear": 5.0})], SPANS, FUSION) and "fear" not in belief_shown(
        voice, SPANS, FUSION
    )


# --- a model's proposal


def claim(emotion: str, mass: float, supports: tuple[str, ...] = ("e0",)) -> Claim:
    return Claim(emotion, "primary", mass, mass, 1.0, "", supports, quote=None, reason="because")


def test_a_proposal_can_only_lower() -> None:
    evidence = all_say("anger")
    own = adjudicate(evidence, SPANS, GROUNDS)
    higher = adjudicate(evidence, SPANS, GROUNDS, "clip", Proposal([claim("anger", 1.0)]))
    lower = adjudicate(evidence, SPANS, GROUNDS, "clip", Proposal([claim("anger", 0.6)], ["a claim of joy: no such evidence"]))
    assert higher.mass["anger"] == pytest.approx(own.mass["anger"]) and lower.mass["anger"] == pytest.approx(0.6)
    assert lower.undetermined == pytest.approx(0.4) and lower.claims[0].reason == "because"
    assert any(note.startswith("Dropped: a claim of joy") for note in lower.notes)


def test_what_a_model_makes_up_is_not_claimed() -> None:
    verdict = adjudicate(
        all_say("anger", 4.0), SPANS, GROUNDS, "clip", Proposal([claim("surprise", 0.9), claim("sadness", 0.9)])
    )
    assert not verdict.claims and verdict.undetermined == 1
    told = {one["emotion"]: one["why"] for one in verdict.refused}
    assert "no observation supports it" in told["surprise"] and told["anger"] == "the model does not claim it"


def test_a_model_may_claim_over_a_passage_what_the_words_say() -> None:
    evidence = [*all_say("anger", 0.2), read("w", {"fear": 9.0})]
    verdict = adjudicate(evidence, SPANS, GROUNDS, "passage", Proposal([claim("fear", 0.9, ("w",))]))
    assert verdict.mass == {"fear": pytest.approx(WORDS_ONLY, abs=0.02)}


# --- what always holds


LLR = st.lists(st.floats(-4, 4), min_size=4, max_size=4)
VOICE = st.lists(
    st.tuples(st.sampled_from(ACOUSTIC_FAMILIES), st.sampled_from(["s1", "s2"]), LLR, st.floats(0, 1), st.floats(0.05, 1)),
    max_size=10,
)
WORDS = st.none() | st.tuples(st.lists(st.floats(-6, 6), min_size=7, max_size=7), st.floats(0, 1))
CLAIMS = st.none() | st.lists(st.tuples(st.sampled_from(EMOTIONS), st.floats(0, 1)), max_size=4, unique_by=lambda one: one[0])


def built(voice: Any, words: Any) -> list[Evidence]:
    found = []
    for number, (family, span, llr, ood, snr) in enumerate(voice):
        centred = np.array(llr) - np.mean(llr)
        one = heard(f"e{number}", family, dict(zip(VOICE_EMOTIONS, centred, strict=True)), span)
        found.append(replace(one, trust=Trust(30.0, snr, ood, 1.0)))
    if words is not None:
        centred = np.array(words[0]) - np.mean(words[0])
        found += [read("w", dict(zip(EMOTIONS, centred, strict=True)), words[1]), aligned("c", words[1], words[1])]
    return found


@settings(max_examples=150, deadline=None)
@given(VOICE, WORDS, CLAIMS, st.booleans())
def test_masses_caps_and_citations(voice: Any, words: Any, claims: Any, reference: bool) -> None:
    evidence = built(voice, words)
    proposal = None if claims is None else Proposal([claim(emotion, mass, ()) for emotion, mass in claims])
    grounds = replace(GROUNDS, reference=reference, votes=structural_prior().votes)
    verdict = adjudicate(evidence, SPANS, grounds, "clip", proposal)
    assert sum(verdict.mass.values()) + verdict.undetermined == pytest.approx(1, abs=1e-9)
    assert 0 <= verdict.undetermined <= 1 and all(0 < mass <= 1 + 1e-9 for mass in verdict.mass.values())
    known = {one.id for one in evidence}
    for one in verdict.claims:
        assert one.claimed <= min(one.raw, one.cap) + 1e-9 and one.cap_why
        assert {*one.supports, *one.against} <= known and not {*one.supports} & {*one.against}
        assert one.role == ("primary" if one.emotion in verdict.primary else "minor")
        assert proposal is not None or one.supports
    assert all(verdict.mass.get(emotion, 0) <= WORDS_ONLY + 1e-9 for emotion in WORD_EMOTIONS)
    if domain_of(evidence) < 0.5 and not reference:
        assert verdict.mass.get("neutral", 0) <= UNLIKE_NEUTRAL + 1e-9
    assert {*verdict.primary, *verdict.minors} == set(verdict.mass) and not {*verdict.primary} & {*verdict.minors}
    assert not set(verdict.mass) & {one["emotion"] for one in verdict.refused}
    assert verdict.expected_votes is not None and sum(verdict.expected_votes.values()) == pytest.approx(1, abs=1e-3)
    if proposal is not None:
        alone = adjudicate(evidence, SPANS, grounds)
        assert all(one.claimed <= max(alone.mass.get(one.emotion, 0.0), one.raw) + 1e-9 for one in verdict.claims)
        assert set(verdict.mass) <= {emotion for emotion, _ in claims}


@pytest.mark.parametrize("emotion", VOICE_EMOTIONS)
def test_the_less_it_resembles_training_the_less_is_claimed(emotion: str) -> None:
    claimed = [adjudicate(all_say(emotion, 2.0, ood), SPANS, GROUNDS).mass.get(emotion, 0.0) for ood in np.linspace(0, 1, 21)]
    assert all(a <= b + 1e-9 for a, b in pairwise(claimed)) and claimed[-1] > claimed[0] + 0.2


def test_the_record_is_json() -> None:
    import json

    verdict = adjudicate(
        [*all_say("anger"), read("w", {"happiness": 4.0}), aligned("c", 0.8)],
        SPANS,
        replace(GROUNDS, votes=structural_prior().votes),
    )
    back = json.loads(json.dumps(verdict.record()))
    assert back["primary"] == ["anger"] and back["conflict"]["words"] == "happiness" and back["claims"][0]["supports"]


@pytest.mark.parametrize(("domain", "said"), [(1.0, ""), (0.79, "partly like"), (0.6, "partly like"), (0.3, "is unlike")])
def test_how_far_the_recording_is_like_training_is_noted(domain: float, said: str) -> None:
    notes = " ".join(_notes(["anger"], domain, None))
    assert (said in notes) if said else not notes
