"""What the words alone say of an emotion: a linear probe that runs on numpy and can say which words moved it.

Features of a text: which words, pairs of neighbouring words and negated words (``¬happy``: at most two words after a *not*) it
has, which runs of 4 and 5 letters, and the mean of its words' vectors (`engines.words`), both without negated words. Each of
the three groups has a fixed length (the first two weighted by how rare a feature is), so long and short texts count alike. Two
heads were trained on GoEmotions (assets/voice/TEXT_CARD.md): softmax, as if all emotions were equally frequent, for
`TextProbe.log_probabilities`; one-vs-rest for `TextProbe.label_probabilities`. Emojis and placeholders such as [NAME] are not
read.
"""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from engines.adept.labels import EMOTIONS
from engines.contract import InputError
from engines.words import word_vectors

WEIGHTS = Path(__file__).resolve().parents[2] / "assets" / "voice" / "text.npz"
TOKEN = re.compile(r"\[[\w ]+\]|[^\W\d_]+(?:['’][^\W\d_]+)*|[?!.,;:]")
"""A placeholder such as [NAME] or [Music], a word, or a mark."""
NEGATION = re.compile(r"(?:not|no|never|none|nothing|nobody|neither|nor|cannot|without|hardly|barely|ain't|.+n't)$")
REACH = 2
"""Words that a negation reaches, up to the next mark or *but*. Three cost a hundredth of UAR on dev, two none."""
GROUPS = ("words", "letters", "vector")


@dataclass(frozen=True)
class Token:
    """A word of the text as read (lower case), its place (start, end) in what was written, and the index of the token that
    negates it, if any."""

    text: str
    start: int
    end: int
    negation: int | None = None

    @property
    def is_word(self) -> bool:
        return self.text not in ("?", "!")


def tokens(text: str) -> list[Token]:
    """Words and ``?!`` of a text; placeholders, figures, emojis and other marks are left out."""
    read: list[Token] = []
    left, negation = 0, 0
    for found in TOKEN.finditer(text):
        word = found.group().lower().replace("’", "'")
        if word.startswith("["):
            continue
        if word in "?!.,;:" or word == "but":
            left = 0
        if word not in ".,;:":
            read.append(Token(word, found.start(), found.end(), negation if left else None))
            left -= left > 0
        if NEGATION.match(word):
            left, negation = REACH, len(read) - 1
    return read


def word_features(read: list[Token]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Words, pairs and negated words (no longer the word itself), each with the indices of the tokens that it came from."""
    for index, token in enumerate(read):
        if token.negation is None:
            yield token.text, (index,)
        else:
            yield f"¬{token.text}", (token.negation, index)
        if index:
            yield f"{read[index - 1].text} {token.text}", (index - 1, index)


def letter_features(read: list[Token]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Runs of 4 and 5 letters of each word with its ends marked: they know a word's relatives and survive a misspelling."""
    for index, token in enumerate(read):
        if token.is_word and token.negation is None:
            marked = f"<{token.text}>"
            for size in (4, 5):
                for start in range(len(marked) - size + 1):
                    yield marked[start : start + size], (index,)


def vector_parts(read: list[Token]) -> np.ndarray:
    """(tokens, d): what each token adds to the unit vector of all words that aren't negated; the rows' sum is that or zero."""
    table = word_vectors()
    joined = " ".join(token.text for token in read)
    ends = np.cumsum([len(token.text) + 1 for token in read])
    places, rows = table.tokens(joined)
    parts = np.zeros((len(read), rows.shape[1]))
    for (start, _), row in zip(places, rows, strict=True):
        index = int(np.searchsorted(ends, start, side="right"))
        if read[index].negation is None:
            parts[index] += row
    return parts / max(float(np.linalg.norm(parts.sum(0))), 1e-9)


def log_softmax(scores: np.ndarray) -> np.ndarray:
    """Log-probabilities over the last axis."""
    shifted = scores - scores.max(-1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))


class TextProbe:
    """Reads a transcript. ``figures``: what was measured when it was trained."""

    def __init__(self, stored: dict[str, np.ndarray]) -> None:
        self.figures: dict[str, Any] = json.loads(str(stored["figures"]))
        self.temperature = float(stored["temperature"])
        self.thresholds = stored["thresholds"].astype(np.float64)
        """(7,) one-vs-rest probabilities from which an emotion counts as named."""
        self._vocabulary = {
            group: {name: row for row, name in enumerate(str(stored[f"{group}_names"]).split("\n"))} for group in GROUPS[:2]
        }
        self._rarity = {group: stored[f"{group}_rarity"].astype(np.float64) for group in GROUPS[:2]}
        self._weights = {group: stored[f"{group}_weights"].astype(np.float64) for group in GROUPS}
        """Group → (features, 14): softmax over the seven emotions, then one-vs-rest."""
        self._bias = stored["bias"].astype(np.float64)

    @classmethod
    def load(cls, path: Path | None = None) -> TextProbe:
        """The shipped probe, or another file that training wrote. Raises `InputError` where there is none."""
        where = path or WEIGHTS
        try:
            with np.load(where) as stored:
                return cls({name: stored[name] for name in stored.files})
        except FileNotFoundError:
            raise InputError(
                f"the text probe's weights ({where.name}) are missing; get them back from the repository, train them with "
                "“python -m engines.adept.train text --corpus FOLDER”, or set Words to “Voice only”"
            ) from None
        except (ValueError, KeyError, OSError, EOFError, zipfile.BadZipFile) as error:
            raise InputError(
                f"the text probe's weights ({where.name}) can't be read; get the file from the repository again"
            ) from error

    def log_probabilities(self, text: str) -> np.ndarray:
        """(7,) log-probabilities in nats in the order of `EMOTIONS`, all equally frequent beforehand; uniform without words."""
        scores = self._parts(text)[1]
        if scores is None:
            return np.full(len(EMOTIONS), -np.log(len(EMOTIONS)))
        return log_softmax(scores[: len(EMOTIONS)] / self.temperature)

    def label_probabilities(self, text: str) -> np.ndarray:
        """(7,) one probability an emotion, each on its own (several may be high); priors of GoEmotions; 0 without words."""
        scores = self._parts(text)[1]
        return np.zeros(len(EMOTIONS)) if scores is None else 1 / (1 + np.exp(-scores[len(EMOTIONS) :]))

    def named(self, text: str) -> tuple[str, ...]:
        """Emotions whose one-vs-rest probability reaches its threshold, likeliest first."""
        found = self.label_probabilities(text)
        return tuple(EMOTIONS[k] for k in np.argsort(-found) if found[k] >= self.thresholds[k])

    def shares(self, text: str) -> tuple[list[Token], np.ndarray, np.ndarray]:
        """Tokens, what each adds to each emotion's score (tokens, 7), and the bias (7,): nats, calibrated, against the mean of
        all emotions. Bias and all shares add up to the centred log-probabilities."""
        read, _, parts = self._parts(text)
        found = parts[:, : len(EMOTIONS)] / self.temperature
        bias = self._bias[: len(EMOTIONS)] / self.temperature
        return read, found - found.mean(1, keepdims=True), bias - bias.mean()

    def contributions(self, text: str, emotion: str, k: int = 5, against: str | None = None) -> list[tuple[int, int, float]]:
        """Up to ``k`` places (start, end, weight) whose words speak most for an emotion, most first: against the mean of all or
        ``against`` one other. Neighbouring words are one place. Weights in nats, all above 0."""
        read, shares, _ = self.shares(text)
        column = shares[:, _index(emotion)] - (0.0 if against is None else shares[:, _index(against)])
        strong = [n for n in np.argsort(-column, kind="stable") if column[n] > 0 and read[n].is_word][:k]
        places: list[tuple[int, int, float]] = []
        last = -2
        for index in sorted(strong):
            token, weight = read[index], float(column[index])
            if last == index - 1 and not text[places[-1][1] : token.start].strip():
                start, _, before = places.pop()
                places.append((start, token.end, before + weight))
            else:
                places.append((token.start, token.end, weight))
            last = index
        return sorted(places, key=lambda place: -place[2])

    def _parts(self, text: str) -> tuple[list[Token], np.ndarray | None, np.ndarray]:
        """Tokens; the scores (14,) of both heads, None without a word; what each token adds to them (tokens, 14)."""
        read = tokens(text)
        parts = np.zeros((len(read), 2 * len(EMOTIONS)))
        if not any(token.is_word for token in read):
            return read, None, parts
        for group, features in (("words", word_features(read)), ("letters", letter_features(read))):
            places: dict[int, list[tuple[int, ...]]] = {}
            for name, source in features:
                row = self._vocabulary[group].get(name)
                if row is not None:
                    places.setdefault(row, []).append(source)
            rows = np.array(list(places), int)
            values = self._rarity[group][rows]
            values = values / max(float(np.linalg.norm(values)), 1e-9)
            for row, value in zip(rows, values, strict=True):
                share = value * self._weights[group][row] / sum(map(len, places[int(row)]))
                for index in (index for source in places[int(row)] for index in source):
                    parts[index] += share
        parts += vector_parts(read) @ self._weights["vector"]
        return read, self._bias + parts.sum(0), parts


def _index(emotion: str) -> int:
    if emotion not in EMOTIONS:
        raise InputError(f"{emotion!r} is not an emotion that words are read for; choose one of {', '.join(EMOTIONS)}")
    return EMOTIONS.index(emotion)


@cache
def text_probe() -> TextProbe:
    """The shipped probe, read once."""
    return TextProbe.load()
