"""What the words literally say of a situation: Scherer's appraisal checks, each with the words that say it or nothing.

After the component process model (Scherer 2001) in seven checks. The paper's cue lists are not published; those beside this
file are our own. Literal first: a check without a cue is not guessed at, and the voice has to answer it. English.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from engines.adept.labels import EMOTIONS, VOICE_EMOTIONS
from engines.adept.text import text_probe

NO_EVIDENCE = "no literal evidence"
REACH = 3
"""Words that a negation reaches within its clause."""
TITLES = {
    "goal": "Helps or hinders a goal",
    "agency": "Whose doing",
    "control": "Power to change it",
    "certainty": "Certainty",
    "novelty": "Novelty",
    "norms": "Fairness and norms",
    "danger": "Threat or loss",
}
"""Check → what a person reads; the order of `verify_semantic_evidence`."""
OPPOSITE = {
    "conducive": "obstructive", "obstructive": "conducive", "self": "not self", "other": "not other",
    "circumstance": "not circumstance", "high": "low", "low": "high", "certain": "uncertain", "uncertain": "certain",
    "new": "familiar", "familiar": "new", "kept": "violated", "violated": "kept", "threat": "safety", "loss": "safety",
    "safety": "threat",
}  # fmt: skip
"""What a negated cue says."""
NOT_NEGATION = re.compile(r"(?:not|no|never)\s+(?:only|just|doubt|wonder|matter)\b", re.IGNORECASE)
NEGATION = re.compile(
    r"not|no|never|none|nothing|nobody|neither|nor|cannot|without|hardly|barely|\w+n['’]t|(?:ai|do|does|did|is|was)nt",
    re.IGNORECASE,
)
CLAUSE_END = re.compile(r"[.,;:!?]|\b(?:but|however|although|though|because)\b", re.IGNORECASE)
WORD = re.compile(r"[\w'’]+")


@dataclass(frozen=True)
class Appraisal:
    """The answer to one check. ``value`` in [-1, 1]: the sign is the label's (conducive, self, high, certain, new, kept, threat
    and loss are positive; safety negative; circumstance 0), smaller where cues disagree; None without evidence. ``quote`` is
    verbatim ``text[start:end]``, None without evidence."""

    check: str
    value: float | None = None
    label: str = NO_EVIDENCE
    quote: str | None = None
    start: int | None = None
    end: int | None = None

    @property
    def said(self) -> str:
        """One sentence for the evidence, without an emotion's name."""
        if self.quote is None:
            return f"{TITLES[self.check]}: {NO_EVIDENCE}."
        return f"{TITLES[self.check]}: {self.label} (“{self.quote}”)."


@dataclass(frozen=True)
class Comparison:
    """What the words say of one emotion against another: ``log_odds`` in nats (above 0 for the first), and the words that speak
    most for each, None where none does."""

    first: str
    second: str
    log_odds: float
    quote_for_first: str | None
    quote_for_second: str | None


@dataclass(frozen=True)
class _Hit:
    start: int
    end: int
    label: str
    value: float


def _pattern(cue: str) -> str:
    """A cue as a regular expression: words apart by white space, ``a|b`` either, a trailing ``*`` any ending."""
    words = []
    for word in cue.split():
        ways = [re.escape(one).replace(r"\*", "\0").replace("'", "['’]").replace("\0", r"[\w'’]*") for one in word.split("|")]
        words.append(f"(?:{'|'.join(ways)})")
    return r"\s+".join(words)


@cache
def _cues() -> dict[str, tuple[re.Pattern[str], tuple[tuple[str, float | None], ...]]]:
    """Check → one expression over all its cues (longest first), and label and value of each of its groups; the value None marks
    what only looks like a cue."""
    stored = json.loads((Path(__file__).parent / "appraisal_cues.json").read_text(encoding="utf-8"))
    found = {}
    for check in TITLES:
        rows = [(cue, label, block["value"]) for label, block in stored[check].items() for cue in block["cues"]]
        rows.sort(key=lambda row: (-len(row[0].split()), -max(map(len, row[0].split("|"))), row[0]))
        body = "|".join(f"({_pattern(cue)})" for cue, _, _ in rows)
        expression = re.compile(rf"(?<![\w'’])(?:{body})(?![\w'’])", re.IGNORECASE)
        found[check] = expression, tuple((label, value) for _, label, value in rows)
    return found


def _negated_from(text: str, start: int) -> int | None:
    """Where a negation begins that reaches the cue at ``start``: in the same clause, at most `REACH` words before it."""
    ends = [found.end() for found in CLAUSE_END.finditer(text, 0, start)]
    clause = ends[-1] if ends else 0
    before = list(WORD.finditer(text, clause, start))[-REACH:]
    for word in reversed(before):
        if NEGATION.fullmatch(word.group()) and not NOT_NEGATION.match(text, word.start()):
            return word.start()
    return None


def _hits(check: str, text: str) -> list[_Hit]:
    """All cues of a check in the text, negated ones turned round; a quote takes its negation with it."""
    expression, labels = _cues()[check]
    hits = []
    for found in expression.finditer(text):
        label, value = labels[next(n for n, group in enumerate(found.groups()) if group is not None)]
        if value is None:
            continue
        start = _negated_from(text, found.start())
        if start is not None:
            label, value = OPPOSITE[label], -value or 0.0
        hits.append(_Hit(found.start() if start is None else start, found.end(), label, value))
    return hits


def verify_semantic_evidence(text: str) -> list[Appraisal]:
    """The seven checks in the order of `TITLES`, each with the words that answer it or `NO_EVIDENCE`."""
    found = []
    for check in TITLES:
        hits = _hits(check, text)
        if not hits:
            found.append(Appraisal(check))
            continue
        mean = sum(hit.value for hit in hits) / len(hits)
        labels = [hit.label for hit in hits if hit.value * mean > 0 or hit.value == mean]
        if not labels:  # as many cues for as against
            found.append(Appraisal(check, 0.0, "mixed", text[hits[0].start : hits[0].end], hits[0].start, hits[0].end))
            continue
        label = max(dict.fromkeys(labels), key=labels.count)
        first = next(hit for hit in hits if hit.label == label)
        found.append(Appraisal(check, mean, label, text[first.start : first.end], first.start, first.end))
    return found


def compare_emotions(text: str, first: str, second: str) -> Comparison:
    """What the words say of ``first`` against ``second``, by the text probe. Raises `InputError` for an unknown emotion."""
    probe = text_probe()
    quotes = []
    for one, other in ((first, second), (second, first)):
        places = probe.contributions(text, one, k=3, against=other)
        quotes.append(text[places[0][0] : places[0][1]] if places else None)
    logs = probe.log_probabilities(text)
    return Comparison(first, second, float(logs[EMOTIONS.index(first)] - logs[EMOTIONS.index(second)]), *quotes)


def disagreement(text_log_p: Sequence[float] | np.ndarray, voice_p: Sequence[float] | np.ndarray) -> float:
    """How far words and voice are apart, 0 to 1: the Jensen-Shannon divergence in bits (symmetric) over the voice's emotions,
    times the share of the words' probability that lies on these four (the voice can't contradict the others).

    ``text_log_p``: (7,) in the order of `EMOTIONS`; ``voice_p``: (4,), at least one above 0.
    """
    words, voice = np.exp(np.asarray(text_log_p, float)), np.asarray(voice_p, float)
    if words.shape != (len(EMOTIONS),) or voice.shape != (len(VOICE_EMOTIONS),) or voice.min() < 0 or voice.sum() <= 0:
        raise ValueError(f"expected ({len(EMOTIONS)},) log-probabilities and ({len(VOICE_EMOTIONS)},) probabilities")
    share = words[: len(voice)].sum() / words.sum()
    if share <= 0:
        return 0.0
    words, voice = words[: len(voice)] / words[: len(voice)].sum(), voice / voice.sum()
    middle = (words + voice) / 2
    apart = sum(np.sum(one[one > 0] * np.log2(one[one > 0] / middle[one > 0])) for one in (words, voice)) / 2
    return float(np.clip(share * apart, 0, 1))
