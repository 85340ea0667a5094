"""The trained planner: a small network scores every option alike, so it knows no number of spans. Trained by GRPO
(`engines.adept.train.grpo`); here it only chooses."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from engines.adept.labels import ACOUSTIC_FAMILIES, COST
from engines.adept.planners import Choice, View
from engines.adept.planners.embedded import _Quiet
from engines.contract import InputError

WEIGHTS = Path(__file__).resolve().parents[3] / "assets" / "voice" / "policy.npz"
SIZE = len(ACOUSTIC_FAMILIES) + 1 + 8 + 5
_STOP = len(ACOUSTIC_FAMILIES)


def features(
    family: np.ndarray, gain: np.ndarray, belief: np.ndarray, made: np.ndarray, share: np.ndarray, clip: np.ndarray,
    left: np.ndarray, probed: np.ndarray,
) -> np.ndarray:  # fmt: skip
    """What the network sees of options (…, `SIZE`). ``family`` (…): index into `ACOUSTIC_FAMILIES`, -1 for stopping; ``gain``
    (…) bits; ``belief`` (…, 4) of the option's span, ``made`` (…) probes of it so far, ``share`` (…) of the passage's speech
    times its spans; ``clip`` (…, 4); ``left`` (…) share of the budget; ``probed`` (…) share of spans with an observation."""
    kinds = np.eye(len(ACOUSTIC_FAMILIES) + 1)[np.where(family < 0, _STOP, family)]
    cost = np.array([*(COST[one] for one in ACOUSTIC_FAMILIES), 1.0])[np.where(family < 0, _STOP, family)]
    stop = family < 0

    def sorted_two(p: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        high = np.sort(p, axis=-1)
        spread = -(p * np.log2(np.maximum(p, 1e-9))).sum(axis=-1) / 2
        return high[..., -1], high[..., -1] - high[..., -2], spread

    top, margin, spread = sorted_two(belief)
    clip_top, clip_margin, clip_spread = sorted_two(clip)
    own = [gain, gain / cost**0.7, cost / 3, top, margin, spread, made / len(ACOUSTIC_FAMILIES), share - 1]
    shared = [clip_top, clip_margin, clip_spread, left, probed]
    return np.concatenate(
        [
            kinds,
            *(np.where(stop, 0.0, one)[..., None] for one in own),
            *(np.broadcast_to(one, stop.shape)[..., None] for one in shared),
        ],
        axis=-1,
    )


def scores(weights: Sequence[np.ndarray], seen: np.ndarray) -> np.ndarray:
    """The network: two layers with tanh, one score an option."""
    first, first_bias, second, second_bias, last = weights
    return np.tanh(np.tanh(seen @ first + first_bias) @ second + second_bias) @ last


class PolicyPlanner(_Quiet):
    """Chooses the best scored option; stopping is one of them."""

    name = "policy"

    def __init__(self, weights: Sequence[np.ndarray]) -> None:
        self.weights = weights

    @classmethod
    def load(cls, path: Path = WEIGHTS, seed: int = 0) -> PolicyPlanner:
        """The shipped policy. ``seed`` is of no use: it chooses greedily."""
        try:
            with np.load(path) as kept:
                weights = [kept[f"w{number}"].astype(float) for number in range(5)]
        except (OSError, KeyError, ValueError, zipfile.BadZipFile) as error:
            raise InputError(
                f"the trained policy {path.name} can't be read ({error}); "
                "train it: python -m engines.adept.train grpo, or choose another planner"
            ) from error
        if weights[0].shape[0] != SIZE:
            raise InputError(f"{path.name} was trained on other inputs; train it again: python -m engines.adept.train grpo")
        return cls(weights)

    def choose(self, view: View) -> Choice:
        options = [
            one
            for one in view.options
            if one.gain is not None and one.family in ACOUSTIC_FAMILIES and one.tool != "replay_audio"
        ]
        made = {span.id: {one.family for one in view.evidence if one.span == span.id and one.llr} for span in view.spans}
        mean = float(np.mean([span.seconds for span in view.spans]))
        share = {span.id: span.seconds / mean for span in view.spans}
        total = max(view.budget + view.spent, 1e-9)
        seen = features(
            np.array([*(ACOUSTIC_FAMILIES.index(one.family) for one in options), -1]),
            np.array([*(one.gain for one in options), 0.0]),
            np.array([*(view.belief[one.span] for one in options), view.clip]),
            np.array([*(len(made[one.span]) for one in options), 0]),
            np.array([*(share[one.span] for one in options), 1.0]), np.array(view.clip), np.array(view.budget / total),
            np.array(np.mean([bool(one) for one in made.values()])),
        )  # fmt: skip
        found = scores(self.weights, seen)
        best = int(found.argmax())
        words = next((one for one in view.options if one.tool == "verify_semantic_evidence"), None)
        if best < len(options) and view.budget > 0:
            likely = np.exp(found[best] - np.logaddexp.reduce(found))
            return Choice(options[best], f"The trained policy takes this with probability {likely:.2f}.")
        if words is not None:  # the policy was trained without words; they are asked for last
            return Choice(words, "After the voice, the words.")
        return Choice(None, "The trained policy stops." if view.budget > 0 else "The budget is spent.")
