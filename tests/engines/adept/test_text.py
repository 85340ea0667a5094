"""The text probe: probabilities, what moved them, its weights and the figures on its card."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.adept.labels import EMOTIONS
from engines.adept.text import TextProbe, letter_features, log_softmax, text_probe, tokens, vector_parts, word_features
from engines.adept.train.text import (
    CORPUS_ORDER,
    Texts,
    balanced_weights,
    best_temperature,
    best_thresholds,
    calibration_error,
    f1_scores,
    measured,
    read_split,
    recalls,
    train,
)
from engines.contract import InputError
from engines.words import word_vectors

CORPUS = Path(__file__).parents[4] / "shared" / "samples" / "speech" / "goemotions"
CARD = Path(__file__).parents[3] / "assets" / "voice" / "TEXT_CARD.md"
SENTENCE = st.lists(
    st.sampled_from("I am not never happy so scared you lied ? ! , . [NAME] 42 😀 don’t isn't über wow the lost qzx".split()),
    max_size=14,
).map(" ".join)


@pytest.mark.parametrize(
    ("text", "emotion"),
    [
        ("I am so scared, something is moving outside", "fear"),
        ("I hate you, get out of my house!", "anger"),
        ("Thank you so much, this is wonderful", "happiness"),
        ("My grandmother died and I can't stop crying", "sadness"),
        ("That is disgusting, it smells like vomit", "disgust"),
        ("Wow, I did not expect that at all", "surprise"),
        ("The meeting starts at nine on Tuesday", "neutral"),
    ],
)
def test_an_obvious_sentence_gets_its_emotion(text: str, emotion: str) -> None:
    assert EMOTIONS[int(text_probe().log_probabilities(text).argmax())] == emotion


@pytest.mark.parametrize("text", ["", "   ", "42 17!", "[NAME] [Music]", "😀 :)", "?!"])
def test_without_a_word_nothing_is_known(text: str) -> None:
    probe = text_probe()
    assert np.allclose(probe.log_probabilities(text), -np.log(7))
    assert probe.named(text) == () and probe.contributions(text, "anger") == []


@settings(max_examples=60, deadline=None)
@given(SENTENCE | st.text(max_size=60))
def test_probabilities_sum_to_1_and_shares_add_up_to_them(text: str) -> None:
    probe = text_probe()
    logs = probe.log_probabilities(text)
    assert logs.shape == (7,) and np.exp(logs).sum() == pytest.approx(1)
    read, shares, bias = probe.shares(text)
    assert shares.shape == (len(read), 7)
    if any(token.is_word for token in read):
        assert np.allclose(shares.sum(0) + bias, logs - logs.mean(), atol=1e-6)


@settings(max_examples=60, deadline=None)
@given(SENTENCE, st.sampled_from(EMOTIONS), st.integers(1, 5))
def test_what_moved_it_is_whole_words_of_the_text(text: str, emotion: str, k: int) -> None:
    places = text_probe().contributions(text, emotion, k)
    assert len(places) <= k
    assert [weight for *_, weight in places] == sorted((weight for *_, weight in places), reverse=True)
    starts, ends = {token.start for token in tokens(text)}, {token.end for token in tokens(text)}
    for start, end, weight in places:
        assert weight > 0 and start in starts and end in ends and text[start:end].strip() == text[start:end] != ""
    ordered = sorted(places)
    assert all(one[1] <= other[0] for one, other in zip(ordered, ordered[1:], strict=False))


def test_the_words_that_speak_for_it_are_found() -> None:
    text = "Well, on Tuesday I was terrified of the dog"
    start, end, _ = text_probe().contributions(text, "fear", k=1)[0]
    assert text[start:end] == "terrified"
    text = "The cake was disgusting but thank you"
    start, end, _ = text_probe().contributions(text, "happiness", k=2, against="disgust")[0]
    assert text[start:end] == "thank you"


@settings(max_examples=40, deadline=None)
@given(SENTENCE)
def test_upper_case_changes_nothing(text: str) -> None:
    text = text.replace("ü", "u")
    assert np.allclose(text_probe().log_probabilities(text.upper()), text_probe().log_probabilities(text), atol=1e-12)


def test_placeholders_emojis_and_the_kind_of_apostrophe_change_nothing() -> None:
    logs = text_probe().log_probabilities
    assert np.allclose(logs("[NAME], I don’t like it 😀"), logs("I don't like it"))


def test_a_negation_takes_away_from_happiness() -> None:
    happiness = EMOTIONS.index("happiness")
    logs = text_probe().log_probabilities
    assert logs("I am not happy about it")[happiness] < logs("I am happy about it")[happiness] - 2
    assert logs("I am not sad")[EMOTIONS.index("sadness")] < logs("I am sad")[EMOTIONS.index("sadness")] - 1
    assert EMOTIONS[int(logs("I am not there, I am happy").argmax())] == "happiness"


def test_an_unknown_emotion_is_refused() -> None:
    with pytest.raises(InputError, match="boredom"):
        text_probe().contributions("so dull", "boredom")


# --- features, by hand


def test_features_of_a_text_by_hand() -> None:
    read = tokens("I’m NOT [NAME] so happy here, 2 dogs!")
    assert [token.text for token in read] == ["i'm", "not", "so", "happy", "here", "dogs", "!"]
    assert (read[0].start, read[0].end) == (0, 3) and not read[-1].is_word
    found = [name for name, _ in word_features(read)]
    assert [name for name in found if name[0] == "¬"] == ["¬so", "¬happy"]
    assert "so happy" in found and "here dogs" in found and "happy" not in found
    assert [name for name, _ in letter_features(tokens("mad?"))] == ["<mad", "mad>", "<mad>"]
    assert dict(word_features(read))["¬happy"] == (1, 3)
    assert [token.negation for token in tokens("never, mad but")] == [None, None, None]
    assert not list(letter_features(tokens("not mad")[1:]))


def test_parts_of_the_vector_add_up_to_the_texts_vector() -> None:
    parts = vector_parts(tokens("Unbelievably sad dogs"))
    assert parts.shape == (3, 128) and np.abs(parts).sum(1).min() > 0
    assert np.allclose(parts.sum(0), word_vectors()(["unbelievably sad dogs"])[0], atol=1e-6)
    assert vector_parts([]).shape == (0, 128)


# --- weights


def test_lost_weights_are_said(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"gone\.npz.*missing.*train"):
        TextProbe.load(tmp_path / "gone.npz")


@pytest.mark.parametrize("content", [b"", b"not weights at all", b"PK\x03\x04 cut off"])
def test_spoilt_weights_are_said(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "text.npz"
    path.write_bytes(content)
    with pytest.raises(InputError, match="can't be read"):
        TextProbe.load(path)


def test_weights_of_something_else_are_said(tmp_path: Path) -> None:
    np.savez(tmp_path / "text.npz", other=np.zeros(3))
    with pytest.raises(InputError, match="can't be read"):
        TextProbe.load(tmp_path / "text.npz")


# --- figures, by hand


def test_figures_by_hand() -> None:
    true = np.array([0, 0, 0, 1])
    weights = balanced_weights(true)
    assert np.allclose(weights, [1 / 6, 1 / 6, 1 / 6, 1 / 2])
    logs = np.log(np.array([[0.9, 0.1], [0.9, 0.1], [0.2, 0.8], [0.2, 0.8]]))
    assert np.allclose(recalls(logs, true), [2 / 3, 1])
    # at .9 two of two are right, at .8 one of two
    assert calibration_error(logs, true, np.ones(4)) == pytest.approx((2 * 0.1 + 2 * 0.3) / 4)
    given = np.array([[1, 0], [1, 1], [0, 1]])
    assert np.allclose(f1_scores(np.array([[1, 0], [0, 1], [1, 0]]), given), [0.5, 2 / 3])
    assert np.allclose(np.exp(log_softmax(np.log([[1.0, 3.0]]))), [[0.25, 0.75]])


def test_temperature_and_thresholds_are_found() -> None:
    rng = np.random.default_rng(0)
    scores = rng.normal(size=(20_000, 7))
    true = np.array([rng.choice(7, p=row) for row in np.exp(log_softmax(scores))])
    assert best_temperature(scores * 1.6, true) == pytest.approx(1.6, rel=0.06)
    found = np.repeat(np.array([[0.1], [0.3], [0.6]]), 7, axis=1)
    wanted = np.repeat(np.array([[0.0], [1.0], [1.0]]), 7, axis=1)
    best = best_thresholds(found, wanted)
    assert np.all((best > 0.1) & (best <= 0.3 + 1e-9))


# --- corpus and training


def test_a_corpus_is_read(tmp_path: Path) -> None:
    (tmp_path / "ekman_dev.tsv").write_text('"he said ""go"""\t0,3\tx1\r\nfine\t4\tx2\n', encoding="utf-8")
    split = read_split(tmp_path, "dev")
    assert split.texts == ['he said "go"', "fine"] and split.single.tolist() == [False, True]
    assert [EMOTIONS[k] for k in split.given[0].nonzero()[0]] == ["anger", "happiness"]
    assert sorted(CORPUS_ORDER) == sorted(EMOTIONS)


@pytest.mark.parametrize("line", ["no tabs", "text\t9\tid", "text\t\tid", "text\tjoy\tid", "text\t-8\tid"])
def test_a_line_that_is_none_of_it_is_said(tmp_path: Path, line: str) -> None:
    (tmp_path / "ekman_dev.tsv").write_text(f"fine\t4\tx\n{line}\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"ekman_dev\.tsv, line 2"):
        read_split(tmp_path, "dev")


def test_a_missing_or_empty_split_is_said(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="needs ekman_train"):
        read_split(tmp_path, "train")
    (tmp_path / "ekman_train.tsv").write_text("", encoding="utf-8")
    with pytest.raises(InputError, match="empty"):
        read_split(tmp_path, "train")


def small_corpus(folder: Path) -> None:
    """Seven emotions, each with words of its own."""
    own = ["furious", "gross", "spooky", "lovely", "table", "mourning", "gosh"]
    for split, count in (("train", 12), ("dev", 4), ("test", 4)):
        lines = [f"{word} {split} word{chr(97 + n)}\t{k}\tid" for n in range(count) for k, word in enumerate(own)]
        (folder / f"ekman_{split}.tsv").write_text("\n".join(lines), encoding="utf-8")


def test_training_finds_a_rule_and_does_it_the_same_twice(tmp_path: Path) -> None:
    small_corpus(tmp_path)
    figures = train(tmp_path, tmp_path / "one")
    assert figures["test"]["uar"] == 1 and figures["baselines"]["commonest"]["uar"] == pytest.approx(1 / 7, abs=1e-4)
    train(tmp_path, tmp_path / "two")
    assert (tmp_path / "one" / "text.npz").read_bytes() == (tmp_path / "two" / "text.npz").read_bytes()
    probe = TextProbe.load(tmp_path / "one" / "text.npz")
    assert EMOTIONS[int(probe.log_probabilities("spooky").argmax())] == "fear"
    assert measured(probe, read_split(tmp_path, "test")) == figures["test"]


def test_the_card_says_what_was_measured() -> None:
    card, figures = CARD.read_text(encoding="utf-8"), text_probe().figures["test"]
    row = re.search(r"\*\*this probe\*\* \| \*\*([\d.]+)\*\* \| \*\*([\d.]+)\*\* \| \*\*([\d.]+)\*\*", card)
    assert row is not None
    told = [float(one) for one in row.groups()]
    assert told == pytest.approx([figures["macro_f1"], figures["uar"], figures["ece"]], abs=6e-4)


@pytest.mark.skipif(not CORPUS.is_dir(), reason="GoEmotions is not beside this checkout")
def test_the_cards_figures_are_those_of_the_test_set() -> None:
    split = read_split(CORPUS, "test")
    assert isinstance(split, Texts)
    again, told = measured(text_probe(), split), text_probe().figures["test"]
    for name in ("macro_f1", "uar", "ece", "nll", "uar_voice", "uar_unpunctuated"):
        assert again[name] == pytest.approx(told[name], abs=2e-3), name
    assert again["texts"] == told["texts"] == 5427
    assert again["uar"] > 0.6 and again["macro_f1"] > 0.55 and again["ece"] < 0.06
