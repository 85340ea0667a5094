"""A planner that asks a language model: the three phases, with the checks and one retry in each. How it is asked is left to the
subclasses: `engines.adept.planners.server` and `engines.adept.planners.local`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engines.adept.evidence import Call, Claim
from engines.adept.planners import Choice, Proposal, View, checks, prompts
from engines.contract import InputError

MOST_FAILURES = 3
"""Requests in a row without an answer, after which the model isn't asked any more."""
_TRIES = 2


@dataclass(frozen=True)
class Answer:
    """``calls``: name and arguments of each tool call (no mapping where they are no JSON object). ``tokens``: in and out, where
    they were counted."""

    text: str
    calls: tuple[tuple[str, Any], ...] = ()
    tokens: dict[str, int] = field(default_factory=dict)


class NoAnswer(Exception):
    """The model can't be asked now. ``why``: a clause; ``mend``: what a person can do."""

    def __init__(self, why: str, mend: str) -> None:
        super().__init__(why)
        self.why, self.mend = why, mend


class NoTools(Exception):
    """The model calls no tools: the calls must stand in the text."""


class AskedPlanner:
    """``log``: what each request cost and what came of it, in the order of asking; no key is in it.

    If the model never answers at all, phase 1 raises an InputError. Once it has answered, nothing is lost by a failure: phase 1
    then keeps every emotion, phase 2 ends, and phase 3 leaves the verdict to the engine, each with its reason in the log.
    """

    name = ""
    calls_tools = False

    def __init__(self, title: str) -> None:
        self.title = title
        self.log: list[dict[str, Any]] = []
        self._kept: Sequence[str] = ()
        self._answered = False
        self._failures = 0

    def _ask(self, messages: list[prompts.Message], audio: Any = None, tools: list[dict[str, Any]] | None = None) -> Answer:
        """``audio``: (n,) float32 at 16 kHz, for the user's first message. NoAnswer, NoTools, or InputError where the model
        isn't there."""
        raise NotImplementedError

    # --- the protocol

    def candidates(self, view: View) -> Sequence[str]:
        """Phase 1: the emotions that the model keeps, likeliest first; all (empty) where it names none in two tries."""
        self._kept = ()
        messages = prompts.candidates(view)
        for _ in range(_TRIES):
            try:
                answer = self._logged("candidates", messages, audio=view.audio)
            except NoAnswer as error:
                if not self._answered:
                    raise InputError(f"{self.title} gave no usable answer: {error.why}; {error.mend}") from None
                return self._kept
            found, trouble = checks.read_emotions(answer.text)
            self._outcome(trouble or f"keeps {', '.join(found)}")
            if found and len(found) >= len(self._kept):
                self._kept = tuple(found)
            if not trouble:
                break
            messages = prompts.again(messages, answer.text, trouble)
        return self._kept

    def choose(self, view: View) -> Choice:
        """Phase 2: only a call on offer is taken; after two that are not, the search for evidence ends."""
        if not view.options:
            return Choice(None, "Nothing is left to observe.")
        if view.budget <= 0:
            return Choice(None, "The budget is spent.")
        trouble, said, tries = "", "", 0
        while tries < _TRIES:
            numbered = not self.calls_tools
            messages = prompts.choose(view, self._kept, numbered)
            if trouble:
                messages = prompts.again(messages, said, trouble)
            try:
                answer = self._logged("choose", messages, tools=None if numbered else prompts.tools(view.options))
            except NoTools:
                self._outcome("calls no tools: asked by numbers from now on")
                self.calls_tools = False
                continue
            except NoAnswer as error:
                return Choice(None, f"{self.title} gave no usable answer ({error.why}); the search for evidence ends here.")
            tries += 1
            meant = checks.read_option(answer.text, view.options) if numbered else _meant(answer, view.options)
            if isinstance(meant, str):
                trouble, said = meant, _as_text(answer)
                self._outcome(f"refused: {trouble}")
                continue
            call, why = meant
            self._outcome("stops" if call is None else f"calls {prompts.described(call)}")
            return Choice(call, why or f"{self.title} {'stopped' if call is None else 'chose this'} and gave no reason.")
        return Choice(None, f"{self.title} asked twice for what is not on offer ({trouble}); the search ends here.")

    def propose(self, view: View) -> Proposal | None:
        """Phase 3: the claims that hold. None where the model gave none that could be read."""
        messages = prompts.propose(view, self._kept)
        best: tuple[list[Claim], list[str]] | None = None
        for _ in range(_TRIES):
            try:
                answer = self._logged("propose", messages)
            except NoAnswer:
                break
            claims = None if answer.calls else checks.read_claims(answer.text)
            if claims is None:
                wrong = ["there are no tools in this phase" if answer.calls else 'it holds no JSON of the form {"claims": […]}']
            else:
                good, wrong = checks.checked(claims, view)
                best = (good, wrong)
            if not wrong:
                self._outcome(f"claims {', '.join(claim.emotion for claim in best[0]) or 'nothing'}" if best else "")
                break
            trouble = " ".join(wrong).rstrip(".")
            self._outcome(f"refused: {trouble}")
            messages = prompts.again(messages, _as_text(answer), trouble)
        if best is None:
            return None
        return Proposal(tuple(best[0]), tuple(best[1]))

    # --- asking

    def _logged(self, phase: str, messages: list[prompts.Message], **more: Any) -> Answer:
        started = time.monotonic()
        entry: dict[str, Any] = {"phase": phase, "ms": 0.0, "outcome": ""}
        self.log.append(entry)
        try:
            if self._failures >= MOST_FAILURES:
                raise NoAnswer(f"it is not asked any more after {MOST_FAILURES} failures in a row", "choose another planner")
            try:
                answer = self._ask(messages, **more)
            except NoAnswer:
                self._failures += 1
                raise
        except NoAnswer as error:
            entry["outcome"] = f"no answer: {error.why}"
            raise
        finally:
            entry["ms"] = round(1000 * (time.monotonic() - started), 1)
        self._failures, self._answered = 0, True
        entry.update({f"tokens_{name}": count for name, count in answer.tokens.items()})
        return answer

    def _outcome(self, said: str) -> None:
        self.log[-1]["outcome"] = said[:400]


def _meant(answer: Answer, options: Sequence[Call]) -> tuple[Call | None, str] | str:
    """The call that an answer makes (None: to stop) and why, or what is wrong with it. Of several calls the first counts: the
    others would rest on what the model hasn't seen yet."""
    made = answer.calls[0] if answer.calls else checks.read_tool_call(answer.text)
    if made is None:
        return "it calls no tool"
    tool, args = made
    why = args.get("why") if isinstance(args, dict) else None
    reason = checks.sentence(why or ("" if checks.json_in(answer.text) else answer.text))
    if tool == prompts.STOP:
        return None, reason
    call = checks.matched(options, tool, args)
    return call if isinstance(call, str) else (call, reason)


def _as_text(answer: Answer) -> str:
    calls = [f"{name}({args if isinstance(args, str) else prompts.canonical(args)})" for name, args in answer.calls]
    return "\n".join([answer.text, *calls]).strip()
