"""The structural prior: which emotions raters confuse or hear together. It schedules and never judges (ADEPT, section 3).

Counted from the voice-only votes of CREMA-D (ODbL 1.0; Cao et al. 2014): `python -m engines.adept.train prior`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engines.adept.evidence import Evidence
from engines.adept.labels import VOICE_EMOTIONS
from engines.contract import InputError

if TYPE_CHECKING:
    from engines.adept.toolbox import Passage

FILE = Path(__file__).resolve().parents[2] / "assets" / "voice" / "prior.json"
_CO, _TIE = 0.7, 0.3
"""Weights of the fused pair score: hearing both, and tying over them."""


@dataclass(frozen=True)
class StructuralPrior:
    """``votes``: P(vote | expressed); ``pairs``: (a, b) → score in [0, 1], how often the two are heard together or tied."""

    votes: Mapping[str, Mapping[str, float]]
    pairs: Mapping[tuple[str, str], float]

    @classmethod
    def counted(cls, kept: Mapping[str, Any]) -> StructuralPrior:
        """From the counts of `engines.adept.train.prior`."""
        labels = kept["labels"]
        minor, ties = kept["P_minor_given_primary"], kept["ties"]
        most = max(
            ties[a][b] / max(1, min(ties[a][a], ties[b][b])) for a in range(len(labels)) for b in range(len(labels)) if a != b
        )
        pairs = {}
        for a, first in enumerate(labels):
            for b, second in enumerate(labels):
                if a < b:
                    tie = ties[a][b] / max(1, min(ties[a][a], ties[b][b])) / most
                    pairs[first, second] = _CO * (minor[a][b] + minor[b][a]) / 2 + _TIE * tie
        votes = {
            label: dict(zip(labels, row, strict=True)) for label, row in zip(labels, kept["P_vote_given_intended"], strict=True)
        }
        return cls(votes, pairs)

    def score(self, first: str, second: str) -> float:
        """Of a pair, in either order; 0 for one that was not rated."""
        return self.pairs.get((first, second), self.pairs.get((second, first), 0.0))

    def order(self, candidates: Sequence[str]) -> list[tuple[str, str]]:
        """Pairs of candidates, the most confusable first."""
        pairs = [(a, b) for n, a in enumerate(candidates) for b in candidates[n + 1 :]]
        return sorted(pairs, key=lambda pair: -self.score(*pair))

    def reopened(self, candidates: Sequence[str]) -> list[str]:
        """Emotions of the voice that a collapsed set should look at again: those most often heard beside what is left."""
        rest = [one for one in VOICE_EMOTIONS if one not in candidates]
        return sorted(rest, key=lambda one: -max((self.score(one, kept) for kept in candidates), default=0.0))

    def observation(self, candidates: Sequence[str], passage: Passage, identity: str) -> Evidence:
        """What it proposes, as an item that supports nothing."""
        several = [one for one in candidates if one in VOICE_EMOTIONS]
        if len(several) > 1:
            first, second = self.order(several)[0]
            said = f"First to be told apart, as raters confuse them most: the pair {first} and {second}."
        else:
            said = f"One candidate is left; to look at again: {', '.join(self.reopened(several)[:2])}."
        spans = passage.spans
        return Evidence(
            identity, "structural_prior", "navigation", spans[0].t0, spans[-1].t1, said, {"passage": passage.number}
        )


@cache
def structural_prior(path: Path = FILE) -> StructuralPrior:
    """The shipped prior; `InputError` where its file is missing or broken."""
    try:
        return StructuralPrior.counted(json.loads(path.read_text()))
    except (OSError, KeyError, ValueError, IndexError) as error:
        raise InputError(f"the structural prior {path.name} can't be read; get it from the repository again") from error
