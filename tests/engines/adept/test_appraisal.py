"""The appraisal checks: literal quotes, negation, and words against words and voice."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engines.adept.appraisal as appraisal
from engines.adept.appraisal import NO_EVIDENCE, OPPOSITE, TITLES, compare_emotions, disagreement, verify_semantic_evidence
from engines.adept.labels import EMOTIONS
from engines.contract import InputError

CUES = json.loads((Path(appraisal.__file__).parent / "appraisal_cues.json").read_text(encoding="utf-8"))
WORDS = [
    *"I you not never happy lied but scared , . ! don't sure maybe again fault can't safe lost suddenly fair 😀 qzx".split(),
    "my fault", "how could you", "no longer", "nothing to worry about",
]  # fmt: skip


def answer(text: str, check: str) -> tuple[str, str | None]:
    """Label and quote of one check."""
    found = next(one for one in verify_semantic_evidence(text) if one.check == check)
    return found.label, found.quote


@pytest.mark.parametrize(
    ("text", "check", "label", "quote"),
    [
        ("We won the match", "goal", "conducive", "won"),
        ("Everything is ruined", "goal", "obstructive", "ruined"),
        ("It was my fault", "agency", "self", "my fault"),
        ("You lied to everybody", "agency", "other", "You lied"),
        ("It was an accident", "agency", "circumstance", "an accident"),
        ("I know how to fix it", "control", "high", "I know how"),
        ("There is nothing I can do", "control", "low", "nothing I can do"),
        ("She will definitely come", "certainty", "certain", "definitely"),
        ("Maybe she will come", "certainty", "uncertain", "Maybe"),
        ("Suddenly the door opened", "novelty", "new", "Suddenly"),
        ("The same old story", "novelty", "familiar", "same old"),
        ("You deserve the prize", "norms", "kept", "You deserve"),
        ("How dare you come here", "norms", "violated", "How dare"),
        ("I am so scared, something is moving outside", "danger", "threat", "scared"),
        ("I miss you", "danger", "loss", "miss you"),
        ("My dog died", "danger", "loss", "died"),
        ("Sorry, I should have called", "agency", "self", "I should have"),
        ("Don’t worry, it's over", "danger", "safety", "Don’t worry"),
    ],
)
def test_each_check_is_answered_by_its_words(text: str, check: str, label: str, quote: str) -> None:
    assert answer(text, check) == (label, quote)


@pytest.mark.parametrize(
    ("plain", "negated", "check", "quote"),
    [
        ("I am happy", "I am not happy", "goal", "not happy"),
        ("That is bad", "That is not bad", "goal", "not bad"),
        ("it was my fault", "it wasn't really my fault", "agency", "wasn't really my fault"),
        ("I am sure", "I was never so sure", "certainty", "never so sure"),
        ("this is fair", "this isn't fair", "norms", "isn't fair"),
        ("We are safe here", "We are not safe here", "danger", "not safe"),
        ("It is dangerous", "It isn't dangerous", "danger", "isn't dangerous"),
        ("It is fun", "It is no longer fun", "goal", "no longer fun"),
    ],
)
def test_a_negation_turns_a_cue_round_and_is_quoted(plain: str, negated: str, check: str, quote: str) -> None:
    label, found = answer(negated, check)
    assert found == quote
    before = answer(plain, check)[0]
    assert label != before and (label == OPPOSITE[before] or (check, quote) == ("danger", "not safe"))


@pytest.mark.parametrize(
    ("text", "quote"),
    [
        ("I did not sleep last night, happy birthday", "happy"),  # another clause
        ("not in the least bit happy", "happy"),  # four words away: the documented limit
        ("Not only happy", "happy"),
        ("no doubt happy", "happy"),
        ("I couldn't be happier", "couldn't be happier"),
        ("I can't wait", "can't wait"),
    ],
)
def test_what_is_no_negation_of_a_cue_leaves_it(text: str, quote: str) -> None:
    assert answer(text, "goal") == ("conducive", quote)


def test_only_whole_words_count_and_lookalikes_do_not() -> None:
    for text in ("a goodness of fit", "the baddest", "unhurt"):
        assert answer(text, "goal") == (NO_EVIDENCE, None), text
    assert answer("I can't wait", "control") == (NO_EVIDENCE, None)
    assert answer("He died laughing", "danger") == (NO_EVIDENCE, None)
    assert answer("leave me alone", "danger") == (NO_EVIDENCE, None)


def test_cues_that_disagree_weaken_each_other() -> None:
    found = verify_semantic_evidence("good, great, but sad")[0]
    assert (found.value, found.label, found.quote) == (pytest.approx(1 / 3), "conducive", "good")
    mixed = verify_semantic_evidence("good but sad")[0]
    assert (mixed.value, mixed.label, mixed.quote) == (0, "mixed", "good")


@pytest.mark.parametrize("text", ["", "  ", "The train leaves at nine", "Der Zug ist weg", "😀😀"])
def test_without_literal_words_no_check_is_answered(text: str) -> None:
    found = verify_semantic_evidence(text)
    assert [one.check for one in found] == list(TITLES)
    assert all(one.value is None and one.quote is None and one.label == NO_EVIDENCE for one in found)
    assert all(NO_EVIDENCE in one.said for one in found)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=16).map(" ".join) | st.text(max_size=60))
def test_quotes_are_verbatim_and_values_bounded(text: str) -> None:
    found = verify_semantic_evidence(text)
    assert len(found) == 7
    for one in found:
        if one.quote is None:
            assert one.value is None and one.start is None and one.end is None
        else:
            assert one.quote == text[one.start : one.end] and one.quote in text and -1 <= one.value <= 1
            assert one.quote in one.said
            assert not any(name in one.said.replace(one.quote, "") for name in EMOTIONS)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=16).map(" ".join))
def test_upper_case_changes_no_answer(text: str) -> None:
    plain, loud = verify_semantic_evidence(text), verify_semantic_evidence(text.upper())
    assert [(one.value, one.label, one.start, one.end) for one in plain] == [
        (one.value, one.label, one.start, one.end) for one in loud
    ]


def test_every_cue_is_reachable_and_every_label_has_an_opposite() -> None:
    assert set(CUES) == set(TITLES)
    for check, blocks in CUES.items():
        for label, block in blocks.items():
            assert label == "ignore" or label in OPPOSITE
            for cue in block["cues"]:
                words = " ".join(word.split("|")[0].rstrip("*") for word in cue.split())
                found = answer(words, check)
                if label == "ignore":
                    assert found == (NO_EVIDENCE, None), cue
                else:
                    assert found[0] in (label, "mixed") and found[1] is not None, (check, cue, found)


def test_two_emotions_are_compared_by_their_words() -> None:
    found = compare_emotions("I was terrified but thank you", "fear", "happiness")
    assert "terrified" in found.quote_for_first and found.quote_for_second == "thank you"
    turned = compare_emotions("I was terrified but thank you", "happiness", "fear")
    assert turned.log_odds == pytest.approx(-found.log_odds)
    assert (turned.quote_for_first, turned.quote_for_second) == (found.quote_for_second, found.quote_for_first)
    nothing = compare_emotions("", "anger", "sadness")
    assert nothing.log_odds == 0 and nothing.quote_for_first is None and nothing.quote_for_second is None
    with pytest.raises(InputError, match="boredom"):
        compare_emotions("so dull", "boredom", "anger")


def test_disagreement_by_hand() -> None:
    sure = np.log(np.array([1, 0, 0, 0, 0, 0, 0]) + 1e-300)
    assert disagreement(sure, [1, 0, 0, 0]) == pytest.approx(0, abs=1e-9)
    assert disagreement(sure, [0, 0, 0, 1]) == pytest.approx(1)  # nothing in common: one bit
    half = np.log(np.array([0.5, 0, 0, 0, 0.5, 0, 0]) + 1e-300)
    assert disagreement(half, [0, 0, 0, 1]) == pytest.approx(0.5)  # half of the words' mass is not the voice's to contradict
    # (1, 0) and (1/2, 1/2): H(3/4, 1/4) - 1/2 bits
    expected = -(0.75 * np.log2(0.75) + 0.25 * np.log2(0.25)) - 0.5
    assert disagreement(sure, [0.5, 0.5, 0, 0]) == pytest.approx(expected)
    assert disagreement(sure, [5, 5, 0, 0]) == pytest.approx(expected)  # need not sum to 1


@given(st.lists(st.floats(0.01, 1), min_size=4, max_size=4), st.lists(st.floats(0.01, 1), min_size=4, max_size=4))
def test_disagreement_is_symmetric_on_the_shared_emotions(one: list[float], other: list[float]) -> None:
    def logs(values: list[float]) -> np.ndarray:
        return np.log(np.array([*values, 0, 0, 0]) / sum(values) + 1e-300)

    assert disagreement(logs(one), other) == pytest.approx(disagreement(logs(other), one), abs=1e-9)
    assert 0 <= disagreement(logs(one), other) <= 1


@pytest.mark.parametrize("voice", [[0, 0, 0, 0], [1, -1, 0, 0], [1, 0, 0]])
def test_disagreement_with_no_voice_is_a_mistake(voice: list[float]) -> None:
    with pytest.raises(ValueError, match="expected"):
        disagreement(np.full(7, -np.log(7)), voice)
