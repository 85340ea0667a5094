"""Planners that need no model: by expected information (the default), and the baselines fixed and random."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engines.adept.evidence import Call, supporting
from engines.adept.labels import ACOUSTIC_FAMILIES, VOICE_EMOTIONS
from engines.adept.planners import Choice, Proposal, View
from engines.adept.verdict import ONE_FAMILY

THRESHOLD = 0.055
"""Bits per cost under which no further probe is worth it. Chosen on validation speakers (docs/adept.md)."""
MARGIN = 0.35
"""Gap between the first two emotions over which a set that stayed the same twice is taken as settled."""
_KEPT = 0.12


def kept(belief: Sequence[float]) -> tuple[str, ...]:
    """Emotions that are still in play, likeliest first."""
    order = np.argsort(-np.asarray(belief), kind="stable")
    return tuple(VOICE_EMOTIONS[k] for k in order if belief[k] >= _KEPT or k == order[0])


class _Quiet:
    """Phases 1 and 3 of a planner without opinions: all emotions stay in mind, and the verdict is the engine's."""

    def candidates(self, view: View) -> Sequence[str]:
        return (
            [VOICE_EMOTIONS[k] for k in np.argsort(-np.asarray(view.clip), kind="stable")] if len(view.clip) else VOICE_EMOTIONS
        )

    def propose(self, view: View) -> Proposal | None:
        return None


class EmbeddedPlanner(_Quiet):
    """Calls what is expected to tell most per cost. ``prior``: pairs of emotions that are often confused, first to be told
    apart (scheduling only): it breaks ties between calls that are as good as equal."""

    name = "embedded"

    def __init__(self, threshold: float = THRESHOLD) -> None:
        self.threshold = threshold
        self._sets: list[tuple[str, ...]] = []

    def choose(self, view: View) -> Choice:
        scored = [one for one in view.options if one.score is not None]
        rest = [one for one in view.options if one.score is None]
        self._sets.append(kept(view.clip))
        best = scored[0] if scored else None
        if best is not None and not self._settled(view) and view.budget > 0 and best.score >= self.threshold:
            return Choice(best, f"It is expected to tell {best.gain:.2f} bits, {best.score:.2f} per cost, more than any other.")
        voice = next((one for one in scored if one.family in ACOUSTIC_FAMILIES), None)
        if voice is not None and view.budget > 0 and self._rests_on_one(view):
            return Choice(voice, f"Fewer than two families support {self._leading(view)}, so another is heard before the end.")
        for tool, why in (
            ("check_semantic_alignment", "Before the end: do words and voice agree?"),
            ("compare_emotions", "Two emotions are close: which do the words favour?"),
            ("compare_acoustic_segments", "Several spans: how does the loudest differ from the quietest?"),
        ):
            call = next((one for one in rest if one.tool == tool), None)
            if call is not None and view.budget > -1 and (tool != "compare_emotions" or len(kept(view.clip)) > 1):
                return Choice(call, why)
        if best is None:
            return Choice(None, "Nothing is left to ask.")
        if view.budget <= 0:
            return Choice(None, "The budget is spent.")
        if best.score < self.threshold:
            return Choice(None, f"No probe is expected to tell more than {self.threshold} bits per cost.")
        return Choice(None, "The candidates stayed the same twice, with a clear margin.")

    @staticmethod
    def _leading(view: View) -> str:
        return VOICE_EMOTIONS[int(np.argmax(view.clip))]

    def _rests_on_one(self, view: View) -> bool:
        """Whether the claim gate would cap the leading emotion, because it rests on one family of the voice or none."""
        if max(view.clip) <= ONE_FAMILY:
            return False
        supports, _ = supporting(view.evidence, self._leading(view))
        return len({one.family for one in supports if one.family in ACOUSTIC_FAMILIES}) < 2

    def _settled(self, view: View) -> bool:
        spans = len(view.spans)
        first, second = np.sort(np.asarray(view.clip))[::-1][:2]
        untouched = {one.span for one in view.options if one.family == "ssl"} == {span.id for span in view.spans}
        same = len(self._sets) > 2 * spans and len(set(self._sets[-3:])) == 1
        each = all(max(view.belief[span.id]) > 0.5 + MARGIN for span in view.spans)
        return not untouched and same and first - second > MARGIN and each


class FixedPlanner(_Quiet):
    """The encoder on every span in time order, then stop: the baseline that is hard to beat."""

    name = "fixed"

    def choose(self, view: View) -> Choice:
        call = next(
            (one for span in view.spans for one in view.options if one.tool == "ssl_probe" and one.span == span.id), None
        )
        if call is None:
            words = next((one for one in view.options if one.tool == "verify_semantic_evidence"), None)
            return Choice(words, "The encoder has heard every span." if words is None else "After the voice, the words.")
        if view.budget <= 0:
            return Choice(None, "The budget is spent.")
        return Choice(call, "The encoder on each span, in order.")


class RandomPlanner(_Quiet):
    """Any call, until the budget is spent."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> Choice:
        options: Sequence[Call] = view.options
        if view.budget <= 0 or not options:
            return Choice(None, "The budget is spent." if options else "Nothing is left to ask.")
        return Choice(options[int(self._rng.integers(len(options)))], "Drawn by lot.")


class AllPlanner(_Quiet):
    """Every probe of every span, and whether words and voice agree: what a budget saves is counted against this."""

    name = "all"

    def choose(self, view: View) -> Choice:
        probes = [one for one in view.options if one.gain is not None and one.tool != "replay_audio"]
        call = next(iter(probes or [one for one in view.options if one.tool == "check_semantic_alignment"]), None)
        return Choice(call, "Every probe is made." if call else "Every probe was made.")
