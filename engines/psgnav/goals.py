"""What a person asks for, as a label: by name, by a word of another language, else by the nearest meaning.

Meaning is the cosine of sentence vectors, each the mean of its tokens' vectors (assets/words, distilled from BGE-small-en;
English).
"""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from engines.contract import InputError
from engines.psgnav.labels import LABELS, STRUCTURE
from engines.words import word_vectors

SURE, WEAK = 0.62, 0.45
"""Cosines: from the first on a match is a match; below the second nothing is alike."""


@dataclass(frozen=True)
class Goal:
    """``asked``: the person's words; ``label``: what is searched for; ``likeness``: 1 for a name, else the cosine; ``matched``:
    the phrase that it was matched to; ``how``: name, language or meaning; ``others``: the next labels with their likeness."""

    asked: str
    label: str
    likeness: float
    matched: str
    how: str
    others: tuple[tuple[str, float], ...] = ()

    @property
    def said(self) -> str:
        """What to tell the person."""
        if self.how == "name":
            return "" if self.asked.strip().lower() == self.label else f"“{self.asked}” is searched for as {self.label}."
        if self.how == "language":
            return f"“{self.asked}” was read as {self.label} ({self.matched})."
        nearest = f"“{self.asked}” is nearest in meaning to “{self.matched}”, so {self.label} is searched for"
        if self.likeness >= SURE:
            return f"{nearest} (likeness {self.likeness:.2f})."
        return f"{nearest}, but the likeness is only {self.likeness:.2f}: it may not be what was meant."


@cache
def label_likeness(labels: tuple[str, ...]) -> np.ndarray:
    """(n, n) cosines between labels."""
    vectors = word_vectors()(list(labels))
    return vectors @ vectors.T


@cache
def _lexicon() -> dict[str, tuple[str, str]]:
    """Folded word → (label, "word, language")."""
    stored = json.loads((Path(__file__).parent / "lexicon.json").read_text())
    return {
        _folded(word): (label, f"{word}, {language}")
        for language, rows in stored.items() for label, words in rows.items() for word in words
    }  # fmt: skip


def _folded(text: str) -> str:
    """Lower case, without accents, articles and punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    plain = re.sub(r"[^\w\s]", " ", plain)
    return re.sub(r"^((a|an|the|some|my|find|go to)\s+)+", "", " ".join(plain.split())).strip()


def matched_goal(asked: str, offered: tuple[str, ...] = tuple(LABELS)) -> Goal:
    """The label that a person means, of those that are ``offered``. Raises `InputError` for an empty wish."""
    text = asked.strip()
    if not text:
        raise InputError("there is no goal yet; type what is to be found, such as 'chair' or 'somewhere to sleep'")
    if len(text) > 200:
        raise InputError("the goal is longer than 200 letters; a few words do")
    folded = _folded(text)
    names = {
        _folded(word): label
        for label in offered
        for word in (*(LABELS[label].words if label in LABELS else ()), label, LABELS[label].hm3d if label in LABELS else "")
        if word
    }
    for word in (folded, re.sub(r"(?<=\w\w)s$", "", folded)):
        if word in names:
            return Goal(text, names[word], 1.0, word, "name")
    if folded in STRUCTURE:
        raise InputError(f"{text!r} is part of the building itself; choose something that stands in it, such as a chair")
    if folded in _lexicon() and _lexicon()[folded][0] in offered:
        label, matched = _lexicon()[folded]
        return Goal(text, label, 1.0, matched, "language")
    phrases = [(word, label) for label in offered for word in (label, *(LABELS[label].words if label in LABELS else ()))]
    likeness = word_vectors()([word for word, _ in phrases]) @ word_vectors()([text])[0]
    best: dict[str, tuple[float, str]] = {}
    for (word, label), value in zip(phrases, likeness, strict=True):
        if value > best.get(label, (-2.0, ""))[0]:
            best[label] = (float(value), word)
    ranked = sorted(best, key=lambda label: -best[label][0])
    value, word = best[ranked[0]]
    others = tuple((label, best[label][0]) for label in ranked[1:4])
    return Goal(text, ranked[0], value, word, "meaning", others)
