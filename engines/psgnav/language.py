"""Which of two places rather leads to the goal, asked of a language model behind an OpenAI-compatible server.

PSG-Nav compares frontiers in pairs by a language model; the lab's embedded score needs none. This is the way to use a model all
the same: any server that speaks ``POST /v1/chat/completions`` (vLLM, llama.cpp, Ollama, a provider's). Temperature and top_p
are those of the paper's authors. The key is sent to that server and is never written anywhere, nor told in a message.
"""

from __future__ import annotations

import json
import logging
import math
import re
import time
from dataclasses import dataclass, field
from typing import Any

from engines.model_server import NOT_THE_PROTOCOL, ChatServer, ServerFailed

TEMPERATURE = 0.6
TOP_P = 0.9
MOST_FAILURES = 3
"""Questions in a row without an answer, after which the server isn't asked any more."""
PLAIN = 0.75
"""The confidence of an answer that names a place and no number."""
_SUREST = 0.99

_log = logging.getLogger(__name__)


class JudgeFailed(Exception):
    """The language model gave no usable answer; the caller goes on with the embedded score."""


@dataclass(frozen=True)
class Place:
    """Somewhere to go next.

    ``room``: the likeliest kind of room, "" where unknown. ``distance``: metres to walk. ``unexplored``: how much of what lies
    around it has not been seen, in [0, 1]. ``near``: things near it, each with its probability.
    """

    name: str
    room: str = ""
    distance: float = 0.0
    unexplored: float = 0.0
    near: list[tuple[str, float]] = field(default_factory=list)

    def described(self) -> str:
        """One line for the prompt."""
        things = ", ".join(f"{thing} ({probability:.0%})" for thing, probability in self.near) or "nothing recognised yet"
        return (
            f"{self.name}: probably {self.room or 'an unknown room'}; {self.distance:.1f} m to walk; "
            f"{self.unexplored:.0%} of its surroundings unexplored; near it: {things}"
        )


def prompt(goal: str, first: Place, second: Place) -> str:
    """What the model is asked."""
    return (
        f"A robot in an unknown home looks for: {goal}.\nIt can go to one of two places next.\n"
        f"A) {first.described()}\nB) {second.described()}\n"
        "Percentages after things tell how probable it is that they are there. "
        "Which place more probably leads to the goal soon? "
        'Answer with JSON alone: {"choice": "A" or "B", "confidence": how probable it is that your choice is right, 0.5 to 1}'
    )


def read_answer(text: str) -> float | None:
    """The probability of A in a model's answer; None where it makes no sense.

    Read are JSON (also fenced, or with words around it, or after ``<think>…</think>``; percentages too) and a bare "A" or "B",
    which counts as `PLAIN`. A confidence under 0.5 counts as 0.5, so that the choice stands; none counts as more than 0.99.
    """
    text = re.sub(r"<think>.*?(</think>|$)", "", text, flags=re.DOTALL).strip()
    for found in reversed(re.findall(r"\{[^{}]*\}", text)):  # a model that thinks aloud gives its answer last
        try:
            answer = json.loads(found)
        except ValueError:
            continue
        choice = str(answer.get("choice", "")).strip().upper()
        if choice not in ("A", "B"):
            continue
        confidence = _number(answer.get("confidence"))
        return confidence if choice == "A" else 1.0 - confidence
    plain = re.fullmatch(r"\W*(?:(?:answer|choice|place|option)\W+)?([ab])\W*", text, flags=re.IGNORECASE)
    if plain:
        return PLAIN if plain[1].upper() == "A" else 1.0 - PLAIN
    return None


def _number(confidence: Any) -> float:
    if isinstance(confidence, str):
        confidence = confidence.strip().rstrip("%")
    try:
        value = float(confidence)
    except (TypeError, ValueError):
        return PLAIN
    if not math.isfinite(value) or isinstance(confidence, bool):
        return PLAIN
    return min(max(value / 100.0 if 1.0 < value <= 100.0 else value, 0.5), _SUREST)


class LanguageJudge:
    """Compares places in pairs.

    ``url``: of the server, with or without ``/v1`` or ``/v1/chat/completions``. ``timeout_s``: for each request, from its start
    to the answer's last byte. ``retries``: how often a request is repeated that failed or whose answer makes no sense.
    ``both_orders``: ask A/B and B/A and average the log-odds, which cancels a model's liking for the first or the second place.

    ``calls``, ``failures`` (both of requests) and ``seconds`` count what was spent. Not for several threads at once.
    """

    def __init__(
        self,
        url: str,
        model: str,
        key: str | None = None,
        timeout_s: float = 20.0,
        retries: int = 2,
        both_orders: bool = False,
    ) -> None:
        self._server = ChatServer(url, key, timeout_s)
        self.url = self._server.url
        self.name = f"{model} at {self._server.host}"
        self.model, self.retries, self.both_orders = model, retries, both_orders
        self.calls = self.failures = 0
        self.seconds = 0.0
        self._failed_in_a_row = 0

    def __repr__(self) -> str:
        return f"LanguageJudge({self.name})"

    @property
    def given_up(self) -> bool:
        """Whether the server isn't asked any more."""
        return self._failed_in_a_row >= MOST_FAILURES

    def prefers(self, goal: str, first: Place, second: Place) -> float:
        """The probability in [0.01, 0.99] that ``first`` rather than ``second`` leads to the goal.

        `JudgeFailed` where there is no usable answer. After three such questions in a row it is raised at once, without asking,
        so that a dead server doesn't cost a time-out each step; that is logged once.
        """
        if self.given_up:
            raise JudgeFailed(f"the language model {self.name} is not asked any more after {MOST_FAILURES} failures in a row")
        started = time.monotonic()
        try:
            p = self._answer(prompt(goal, first, second))
            if self.both_orders:
                q = 1.0 - self._answer(prompt(goal, second, first))
                odds = 0.5 * (math.log(p / (1.0 - p)) + math.log(q / (1.0 - q)))
                p = 1.0 / (1.0 + math.exp(-odds))
        except JudgeFailed as error:
            self._failed_in_a_row += 1
            if self.given_up:
                _log.warning("%s; it failed %d times in a row, the embedded score is used from now on", error, MOST_FAILURES)
            raise
        finally:
            self.seconds += time.monotonic() - started
        self._failed_in_a_row = 0
        return p

    def _answer(self, question: str) -> float:
        why = ""
        for _ in range(1 + max(self.retries, 0)):
            self.calls += 1
            try:
                p = read_answer(self._request(question))
                if p is not None:
                    return p
                why = "its answer names neither place"
            except ServerFailed as error:
                why = error.why
                if not error.passing:
                    self.failures += 1
                    break
            except (ValueError, KeyError, IndexError, TypeError):
                why = NOT_THE_PROTOCOL
            self.failures += 1
        raise JudgeFailed(f"the language model {self.name} gave no usable answer: {why}") from None

    def _request(self, question: str) -> str:
        body = {
            "model": self.model,
            "messages": [{"role": "user", "content": question}],
            "temperature": TEMPERATURE,
            "top_p": TOP_P,
            "max_tokens": 1024,
        }
        content = self._server.post(body)["choices"][0]["message"]["content"]
        if not isinstance(content, str):
            raise ValueError("no text")
        return content
