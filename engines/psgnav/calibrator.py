"""The Evidential Experience Calibrator: whether to believe a detection of the goal, from what was right and wrong before.

PSG-Nav, section 3.3 (Eq. 9 to 11): two banks a label, B+ of confirmed and B− of refuted sightings. The margin ΔS = S_pos − γ
S_neg is added to the detector's score; STOP only when S_final = S_det + ΔS > δ. After an episode the simulator's success flag
is written into the banks, so with a growing memory the method isn't zero-shot. What the paper leaves open (the composite
similarity, γ, δ, the pruning) is this lab's choice, documented in docs/psgnav.md. `AsReleased` is what the authors' code does
instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from engines.psgnav.labels import ROOMS, VOCABULARY

DELTA = 0.4
"""δ, on S_det in [0, 1]: chosen on training houses (0.35 to 0.5 differ by less than can be told apart there)."""
_MOST_KEPT = 100
CAPACITY = 10
"""Entries of a bank and label."""
SAME = 0.97
"""Cosine from which on an entry is there already."""
WEIGHTS = (0.6, 0.2, 0.2)
"""Of look, room and neighbours: how alike two sightings are, and what a likeness of looks is worth with and without them."""
_FLOOR = 0.6
"""Cosine of looks below which two crops have nothing in common: any two crops of a house share some brightness."""


@dataclass(frozen=True, eq=False)
class Sighting:
    """A claim that something is the goal. ``feature``: unit vector of the crop. ``room``: (R,) belief of the room.
    ``neighbours``: (V,) chance of each label among what stands near. ``score``: S_det in [0, 1]."""

    label: str
    feature: np.ndarray
    room: np.ndarray
    neighbours: np.ndarray
    score: float
    episode: str = ""


@dataclass(frozen=True)
class Judgement:
    """What the calibrator says: S_det, S_pos, S_neg, S_final, δ, whether it believes, and why in words."""

    detector: float
    positive: float
    negative: float
    final: float
    threshold: float
    believed: bool
    why: str


def evidence(a: Sighting, b: Sighting) -> float:
    """How much a remembered sighting says about another, in [0, 1]: look · (.6 + .2 room + .2 neighbours).

    Room and neighbours only strengthen a likeness of looks: a thing isn't a bed because it stands where one stood. Neighbours
    are compared by weighted Jaccard; no neighbours on either side say nothing.
    """
    look, room, near = _parts(a, b)
    return look * (WEIGHTS[0] + WEIGHTS[1] * room + WEIGHTS[2] * (near or 0.0))


def redundancy(a: Sighting, b: Sighting) -> float:
    """How alike two entries of a bank are, in [0, 1]: .6 look + .2 room + .2 neighbours; two without neighbours are alike."""
    look, room, near = _parts(a, b)
    return WEIGHTS[0] * look + WEIGHTS[1] * room + WEIGHTS[2] * (1.0 if near is None else near)


def cosine(a: Sighting, b: Sighting) -> float:
    """Cosine of two looks; 0 where different detectors made them, in different lengths."""
    return float(a.feature @ b.feature) if len(a.feature) == len(b.feature) else 0.0


def _parts(a: Sighting, b: Sighting) -> tuple[float, float, float | None]:
    look = max(0.0, (cosine(a, b) - _FLOOR) / (1 - _FLOOR))
    room = float(np.minimum(a.room, b.room).sum())
    union = float(np.maximum(a.neighbours, b.neighbours).sum())
    return look, room, float(np.minimum(a.neighbours, b.neighbours).sum()) / union if union > 1e-9 else None


def pruned(bank: Sequence[Sighting], new: Sighting, capacity: int = CAPACITY) -> list[Sighting]:
    """The bank with one more entry, redundancy-aware (Eq. 11): nothing when it is there already; over ``capacity`` the entry
    that is most like the others goes."""
    if any(cosine(entry, new) >= SAME for entry in bank):
        return list(bank)
    kept = [*bank, new]
    if len(kept) > capacity:
        alike = np.array([[redundancy(a, b) if a is not b else 0.0 for b in kept] for a in kept])
        kept.pop(int(np.argmax(alike.mean(1))))
    return kept


class Calibrator(Protocol):
    """Judges claims and learns from how episodes ended."""

    def judge(self, claim: Sighting) -> Judgement:
        """Whether to believe a claim."""

    def learn(self, claims: Sequence[Sighting], success: bool) -> None:
        """Takes in an episode: the claims that were believed, in order, and whether it ended in success."""


@dataclass
class EvidentialCalibrator:
    """As the paper defines it. ``frozen``: the banks stay as they are (the paper's static memory). ``detector``: whose crops
    the banks hold; another's can't be compared with them."""

    gamma: float = 1.0
    delta: float = DELTA
    capacity: int = CAPACITY
    frozen: bool = False
    detector: str = ""
    positive: dict[str, list[Sighting]] = field(default_factory=dict)
    negative: dict[str, list[Sighting]] = field(default_factory=dict)

    def judge(self, claim: Sighting) -> Judgement:
        pos = max((evidence(claim, entry) for entry in self.positive.get(claim.label, [])), default=0.0)
        neg = max((evidence(claim, entry) for entry in self.negative.get(claim.label, [])), default=0.0)
        margin = pos - self.gamma * neg
        final = claim.score + margin
        believed = final > self.delta
        if pos == neg == 0:
            why = "nothing like it is remembered: the detector alone decides"
        elif margin >= 0:
            why = f"what was right before weighs more ({pos:.2f} alike) than what was wrong ({neg:.2f})"
        else:
            why = f"what was wrong before weighs more ({neg:.2f} alike) than what was right ({pos:.2f})"
        return Judgement(claim.score, pos, neg, final, self.delta, believed, why)

    def learn(self, claims: Sequence[Sighting], success: bool) -> None:
        if self.frozen:
            return
        for claim in claims[-1:]:  # what was rejected was never verified: it teaches nothing
            self.remember(claim, success)

    def remember(self, claim: Sighting, right: bool) -> None:
        """Takes in one claim that was verified."""
        bank = self.positive if right else self.negative
        bank[claim.label] = pruned(bank.get(claim.label, []), claim, self.capacity)

    @property
    def counts(self) -> tuple[int, int]:
        """(entries in B+, entries in B−)."""
        return sum(map(len, self.positive.values())), sum(map(len, self.negative.values()))

    def exported(self) -> dict[str, Any]:
        """The memory as JSON."""
        return {
            "detector": self.detector, "gamma": self.gamma, "delta": self.delta,
            "positive": {label: [_as_json(entry) for entry in bank] for label, bank in self.positive.items()},
            "negative": {label: [_as_json(entry) for entry in bank] for label, bank in self.negative.items()},
        }  # fmt: skip

    @classmethod
    def restored(cls, stored: Mapping[str, Any], **settings: Any) -> EvidentialCalibrator:
        """A memory from what `exported` gave. Raises ValueError for anything else."""
        try:
            banks = [
                {str(label): [_from_json(entry) for entry in bank] for label, bank in stored[side].items()}
                for side in ("positive", "negative")
            ]
            if any(len(kept) > _MOST_KEPT for bank in banks for kept in bank.values()):
                raise ValueError(f"more than {_MOST_KEPT} entries of one label")
            detector = str(stored.get("detector", ""))
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise ValueError(f"this is no calibrator's memory ({error})") from error
        return cls(detector=detector, positive=banks[0], negative=banks[1], **settings)


@dataclass
class AsReleased:
    """What the authors' code does: a colour histogram decides. B− nearest at cosine ≥ .95 rejects; B+ nearest of ≥ .1 raises
    the confidence by a tenth, else it is lowered by the distance; believed above .5."""

    positive: dict[str, list[Sighting]] = field(default_factory=dict)
    negative: dict[str, list[Sighting]] = field(default_factory=dict)
    frozen: bool = False
    reject: float = 0.95
    nearest: float = 0.1
    delta: float = 0.5

    def judge(self, claim: Sighting) -> Judgement:
        def best(bank: Mapping[str, list[Sighting]]) -> float | None:
            return max((cosine(entry, claim) for entry in bank.get(claim.label, [])), default=None)

        wrong, right = best(self.negative), best(self.positive)
        if wrong is not None and wrong >= self.reject:
            return Judgement(
                claim.score, right or 0.0, wrong, 0.0, self.delta, False, f"looks as a wrong one did ({wrong:.2f})"
            )
        final = claim.score
        why = "nothing like it is remembered: the detector alone decides"
        if right is not None:
            final = min(1.0, claim.score * 1.1) if right >= self.nearest else claim.score * right
            why = f"nearest confirmed one has cosine {right:.2f}"
        return Judgement(claim.score, right or 0.0, wrong or 0.0, final, self.delta, final > self.delta, why)

    def learn(self, claims: Sequence[Sighting], success: bool) -> None:
        if self.frozen:
            return
        for claim in claims[-1:] if success else claims[-5:]:
            bank = self.positive if success else self.negative
            bank[claim.label] = pruned(bank.get(claim.label, []), claim)

    @property
    def counts(self) -> tuple[int, int]:
        """(entries in B+, entries in B−)."""
        return sum(map(len, self.positive.values())), sum(map(len, self.negative.values()))


class NoCalibrator:
    """Believes what the detector's belief says above δ: the ablation without experience."""

    def __init__(self, delta: float = DELTA) -> None:
        self.delta = delta
        self.counts = (0, 0)

    def judge(self, claim: Sighting) -> Judgement:
        return Judgement(claim.score, 0.0, 0.0, claim.score, self.delta, claim.score > self.delta, "the detector alone decides")

    def learn(self, claims: Sequence[Sighting], success: bool) -> None:
        """Nothing."""


def _as_json(entry: Sighting) -> dict[str, Any]:
    return {
        "label": entry.label, "feature": np.round(entry.feature, 4).tolist(), "room": np.round(entry.room, 4).tolist(),
        "neighbours": np.round(entry.neighbours, 4).tolist(), "score": round(entry.score, 4), "episode": entry.episode,
    }  # fmt: skip


def _from_json(stored: Mapping[str, Any]) -> Sighting:
    def numbers(name: str, length: int | None = None) -> np.ndarray:
        found = np.asarray(stored[name], float)
        if found.ndim != 1 or not len(found) or not np.isfinite(found).all() or (length and len(found) != length):
            raise ValueError(f"{name} of an entry isn't {length or 'some'} numbers")
        return found

    feature = numbers("feature").astype(np.float32)
    return Sighting(
        str(stored["label"]), feature / max(float(np.linalg.norm(feature)), 1e-9), numbers("room", len(ROOMS)),
        numbers("neighbours", len(VOCABULARY)), float(stored["score"]), str(stored.get("episode", "")),
    )  # fmt: skip
