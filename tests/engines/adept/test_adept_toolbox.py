"""The tools: observations with units and places, no emotion's name, and nothing that a planner of words must not see."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from engines.adept.audio import Clip
from engines.adept.encoder import SIZE, Word, embed, transcribe
from engines.adept.evidence import Call, Evidence, Measure, Span, Trust, bin_of
from engines.adept.features.families import NAMES
from engines.adept.labels import ACOUSTIC_FAMILIES, COST, EMOTIONS, INTERPRETABLE
from engines.adept.posterior import Fusion
from engines.adept.probes import load_probes
from engines.adept.text import text_probe
from engines.adept.toolbox import Hearing, Passage, Toolbox, hottest

NAMED = re.compile(r"\b(" + "|".join([*EMOTIONS, "angry", "happy", "sad", "joy", "joyful"]) + r")\b", re.IGNORECASE)


@pytest.fixture(scope="module")
def hearing() -> Hearing:
    probes = load_probes()
    return Hearing(probes, Fusion.restored(probes.fitted), None, text_probe())


@pytest.fixture(scope="module")
def made(hearing: Hearing, sounds: Any) -> Callable[..., Toolbox]:
    """``made(words="…")``: tools over three synthetic utterances, the second an octave up and the third quieter."""
    parts = [
        sounds.voice(1.8, 110, 0, rest=0.2),
        sounds.voice(1.8, 220, 1, rest=0.2),
        0.2 * sounds.voice(1.0, 120, 2, rest=0.2),
    ]
    clip = Clip(np.concatenate(parts).astype(np.float32), "a.wav")
    spans = [Span("s1", 0.2, 2.0), Span("s2", 2.4, 4.2), Span("s3", 4.6, 5.6)]

    def box(words: str = "", p: float = 0.9, hearing: Hearing = hearing) -> Toolbox:
        passage = Passage(0, clip, list(spans))
        passage.words = [Word(one, 0.3, 0.4, p) for one in words.split()]
        if words:
            passage.spans[0] = Span("s1", 0.2, 2.0, words)
        numbers = itertools.count(1)
        return Toolbox(passage, hearing, lambda: f"e{next(numbers)}")

    return box


def everything(box: Toolbox) -> list[Evidence]:
    """Every call that can be made, the last ones too that only open up after others."""
    found: list[Evidence] = [box.recording_quality(), *box.find_acoustic_hotspots()]
    for _ in range(60):
        options = box.options(found)
        if not options:
            return found
        found.append(box.run(options[0], found))
    raise AssertionError("the options never end")


@pytest.fixture(scope="module")
def all_found(made: Callable[..., Toolbox]) -> list[Evidence]:
    return everything(made("I am so happy and thank you but you betrayed me"))


def test_every_tool_is_offered_once_and_then_no_more(all_found: list[Evidence]) -> None:
    probes = [(one.span, one.family) for one in all_found if one.tool in ("analyze_acoustic_segment", "ssl_probe")]
    assert sorted(probes) == sorted((span, family) for span in ("s1", "s2", "s3") for family in ACOUSTIC_FAMILIES)
    tools = [one.tool for one in all_found]
    for tool in ("verify_semantic_evidence", "compare_emotions", "check_semantic_alignment", "compare_acoustic_segments"):
        assert tools.count(tool) == 1
    assert tools.index("verify_semantic_evidence") < tools.index("check_semantic_alignment")
    assert len({one.id for one in all_found}) == len(all_found)


def test_no_sentence_names_an_emotion(all_found: list[Evidence]) -> None:
    for one in all_found:
        assert one.said and not NAMED.search(one.said.replace(one.quote or "\0", "")), one.said


def test_a_model_of_words_sees_no_likelihood(all_found: list[Evidence]) -> None:
    for one in all_found:
        seen = one.tool_view()
        assert not {"llr", "cost", "ms"} & set(seen)
        text = json.dumps({key: value for key, value in seen.items() if key not in ("quote", "said")})
        if one.tool != "compare_emotions":  # asked about two by name
            assert not NAMED.search(text), text


def test_items_are_whole(all_found: list[Evidence]) -> None:
    spans = {"s1": (0.2, 2.0), "s2": (2.4, 4.2), "s3": (4.6, 5.6)}
    for one in all_found:
        kept = json.loads(json.dumps(one.record(), allow_nan=False))
        assert kept["trust"]["gate"] == pytest.approx(one.trust.gate, abs=1e-4) and 0 <= one.trust.gate <= 1
        if one.span:
            t0, t1 = spans[one.span]
            assert t0 - 1e-6 <= one.t0 < one.t1 <= t1 + 1e-6
        if one.family in ACOUSTIC_FAMILIES and one.llr:
            assert sum(one.llr.values()) == pytest.approx(0, abs=1e-6) and len(one.llr) == 4
            assert one.cost == COST[one.family]
        if one.family == "navigation":
            assert not one.llr
        for value in kept["measures"]:
            assert np.isfinite(value["value"]) and value["bin"] == bin_of(value["z_population"])


def test_pitch_is_told_in_hertz_and_against_the_same_voice(made: Callable[..., Toolbox]) -> None:
    box = made()
    low, high = (box.run(Call("analyze_acoustic_segment", "pitch", span, 1.0), []) for span in ("s1", "s2"))
    by_name = [{one.name: one for one in item.measures} for item in (low, high)]
    assert by_name[0]["F0 median"].unit == "Hz" and by_name[0]["F0 median"].value == pytest.approx(110, rel=0.12)
    assert by_name[1]["F0 median"].value == pytest.approx(220, rel=0.12)
    assert by_name[1]["F0 median"].z_session > 1 and by_name[1]["F0 median"].bin_session == "High"
    assert by_name[0]["F0 range"].unit == "st" and "for this voice" in high.said


def test_a_reference_takes_the_place_of_the_session(made: Callable[..., Toolbox], hearing: Hearing) -> None:
    from dataclasses import replace

    vectors = {family: box_vector for family, box_vector in made().passage.vectors["s2"].items()}
    box = made(hearing=replace(hearing, reference=vectors))
    same = box.run(Call("analyze_acoustic_segment", "pitch", "s2", 1.0), [])
    assert all(one.z_session == pytest.approx(0) for one in same.measures)
    assert box.run(Call("analyze_acoustic_segment", "pitch", "s1", 1.0), []).measures[0].z_session < -1


def test_segments_are_compared_in_their_units(made: Callable[..., Toolbox]) -> None:
    box = made()
    call = next(one for one in box.options([]) if one.tool == "compare_acoustic_segments")
    assert call.span in ("s1", "s2") and call.args == {"other": "s3"}
    found = {one.name: one for one in box.run(Call(call.tool, call.family, "s2", call.cost, {"other": "s3"}), []).measures}
    assert found["F0 median"].value == pytest.approx(12 * np.log2(220 / 120), abs=1.5) and found["F0 median"].unit == "st"
    assert found["Level"].value == pytest.approx(20 * np.log10(5), abs=3)


def test_options_are_ordered_by_what_they_are_expected_to_tell(made: Callable[..., Toolbox]) -> None:
    box = made("hello there")
    options = box.options([])
    scores = [one.score for one in options if one.score is not None]
    assert scores == sorted(scores, reverse=True) and all(score >= 0 for score in scores)
    assert all(one.score == pytest.approx(one.gain / one.cost**0.7) for one in options if one.score is not None)
    assert [one.score for one in options].index(None) == len(scores)  # what has no score comes last
    heard = [box.run(next(one for one in options if one.family == "ssl" and one.span == "s1"), [])]
    assert not any(one.family == "ssl" and one.span == "s1" and one.tool == "ssl_probe" for one in box.options(heard))


def test_words_are_an_option_only_where_there_are_words(made: Callable[..., Toolbox], hearing: Hearing) -> None:
    from dataclasses import replace

    def reads(box: Toolbox) -> bool:
        return any(one.family == "text" for one in box.options([]))

    assert reads(made("hello there")) and not reads(made()) and not reads(made("hello", hearing=replace(hearing, text=None)))


def test_a_quote_is_verbatim_and_without_one_words_weigh_half(made: Callable[..., Toolbox]) -> None:
    call = Call("verify_semantic_evidence", "text", "", 1.0, {"passage": 0})
    said = "You betrayed me and I am furious"
    found = made(said).run(call, [])
    assert found.quote is not None and found.quote in said
    plain = "The lid is on the blue box"
    box = made(plain)
    found = box.run(call, [])
    log_p = text_probe().log_probabilities(plain)
    assert found.quote is None and "left to the voice" in found.said
    assert np.allclose(list(found.llr.values()), 0.5 * (log_p - log_p.mean()))


@pytest.mark.parametrize(("p", "gate"), [(0.2, 0.0), (0.35, 0.0), (0.6, 0.5), (0.85, 1.0), (1.0, 1.0)])
def test_unsure_words_count_less(p: float, gate: float, made: Callable[..., Toolbox]) -> None:
    assert made("one two", p).asr_gate == pytest.approx(gate)
    assert made().asr_gate == 0


def test_a_replay_hears_the_strongest_part_again(made: Callable[..., Toolbox]) -> None:
    box = made()
    found = box.run(Call("replay_audio", "ssl", "s1", 3.0, {"t0": 0.5, "t1": 1.4}), [])
    assert (found.t0, found.t1, found.family) == (0.5, 1.4, "ssl") and found.said.startswith("Heard again")


def test_the_hottest_part_is_where_it_is_loud_and_high(sounds: Any) -> None:
    from engines.adept.features.tracks import track

    quiet, loud = 0.05 * sounds.buzz(120, 1.0), sounds.buzz(240, 0.8)
    samples = np.concatenate([quiet, loud, quiet]).astype(np.float32)
    t0, t1 = hottest(track(samples), Span("s1", 10.0, 12.8))
    assert t0 == pytest.approx(11.0, abs=0.1) and t1 == pytest.approx(11.8, abs=0.1)


# --- the encoder


def test_the_encoder_hears_no_level_and_no_silence_behind(sounds: Any) -> None:
    voice = sounds.voice(1.5)
    first, second = embed(voice), embed((0.1 * voice).astype(np.float32))
    assert first.shape == (SIZE,) and np.isfinite(first).all()
    assert np.abs(first - second).max() < 0.02 * np.abs(first).max()
    assert embed(np.zeros(100, np.float32)).shape == embed(np.zeros(0, np.float32)).shape == (SIZE,)
    assert embed(np.tile(voice, 8)).shape == (SIZE,)  # longer than it listens


def test_nothing_is_recognised_in_silence() -> None:
    assert transcribe(np.zeros(16_000, np.float32)) == []


# --- evidence


def test_bins_are_one_deviation_wide() -> None:
    assert [bin_of(z) for z in (-1.2, -1.0, 0.0, 1.0, 1.2, None)] == ["Low", "Mid", "Mid", "Mid", "High", ""]
    one = Measure("F0", 212.0, "Hz", 1.3, -2.0)
    assert (one.bin, one.bin_session) == ("High", "Low")
    assert Trust(10.0, 0.5, 0.5, 0.5, 0.5).gate == pytest.approx(1 / 16)


def test_all_families_have_a_cost_and_measures() -> None:
    assert set(COST) == {*ACOUSTIC_FAMILIES, "text"} and set(NAMES) == set(INTERPRETABLE)


def test_another_language_than_trainings_lowers_the_trust_in_every_probe(
    made: Callable[..., Toolbox], hearing: Hearing
) -> None:
    def domain(words: str, p: float, of: Hearing = hearing) -> tuple[float, str]:
        box = made(words, p, of)
        call = next(one for one in box.options([]) if one.family == "pitch" and one.span == "s1")
        return box.run(call, []).trust.ood, box.check_domain().said

    gate = hearing.fusion.gate
    wide = replace(gate, inner=90.0, outer=100.0, strange=90.0, foreign=100.0)
    near = replace(hearing, fusion=replace(hearing.fusion, gate=wide))
    assert domain("", 0.0, near)[0] == 1
    sure, said = domain("I will see you there", 0.95, near)
    assert sure == pytest.approx(gate.across) and "words are English, theirs German" in said
    unsure, said = domain("I will see you there", 0.6, near)
    assert unsure == pytest.approx(1 - (1 - gate.across) * 0.5) and "German" not in said
    english = replace(near, fusion=replace(near.fusion, language="English"))
    assert domain("I will see you there", 0.95, english)[0] == 1
    # What lies far from training by its sound is not made nearer by its words.
    far = replace(near, fusion=replace(near.fusion, gate=replace(gate, inner=0.0, outer=1e-6)))
    assert domain("I will see you there", 0.95, far)[0] == 0
