"""The multiverse decision: landmarks compared in pairs, each time in a freshly sampled world.

PSG-Nav, section 3.2 (Eq. 7 and 8): every pair is compared K = 3 times; S(l) = wins / comparisons; the landmark with the largest
.7 S(l) + .3 U_gain(l) wins (β = .43). In the authors' code the sampled world never reaches the comparison; here it does, unless
``as_released`` is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np

from engines.psgnav.judge import Scene, scores, win_chance
from engines.psgnav.landmarks import Landmark
from engines.psgnav.statistics import Statistics
from engines.psgnav.worlds import Veto, Worlds, worlds_of

COMPARISONS = 3
WIN_SHARE = 0.7
_MOST_PAIRED = 14
_MOST_ASKED = 5
"""Places that another judge is asked about: each pair is asked K times, and a model server takes its time."""
Style = Literal["multiverse", "expected", "argmax", "as-released"]
Prefer = Callable[[Landmark, Landmark, np.ndarray], float | None]
"""Chance that the first of two landmarks leads to the goal in a world (n,) of labels; may be a language model's. None: it can't
tell, and the embedded judge decides."""


@dataclass
class Decision:
    """What was decided and everything that led there. ``pairs``: (first, second, winner, world) of each comparison, by position
    in ``landmarks``; ``chosen``: position of the winner."""

    landmarks: list[Landmark]
    chosen: int
    worlds: Worlds | None
    pairs: list[tuple[int, int, int, int]] = field(default_factory=list)
    objects: list[int] = field(default_factory=list)

    @property
    def winner(self) -> Landmark:
        """The landmark to go to."""
        return self.landmarks[self.chosen]


def decide(
    goal: str, places: list[Landmark], beliefs: Sequence[np.ndarray], scene: Scene, table: Statistics, rng: np.random.Generator,
    style: Style = "multiverse", comparisons: int = COMPARISONS, veto: Veto | None = None, prefer: Prefer | None = None,
) -> Decision:  # fmt: skip
    """Compares the landmarks and chooses one. ``beliefs``: (V,) of each object, in the order of ``scene.ids``.

    ``style``: multiverse: a world is sampled for every comparison. expected: one score, averaged over the worlds. argmax: the
    likeliest world alone. as-released: worlds are sampled, and the likeliest is used all the same.
    """
    places = places[: _MOST_PAIRED if prefer is None else _MOST_ASKED]
    likeliest = np.array([[int(np.argmax(belief)) for belief in beliefs]], int).reshape(1, len(beliefs))
    if style == "argmax" or not len(beliefs):
        covered = float(np.prod([belief.max() for belief in beliefs])) if len(beliefs) else 1.0
        worlds = Worlds(likeliest, np.ones(1), covered, "best")
    else:
        worlds = worlds_of(beliefs, rng, veto)
    table_scores, reasons = scores(goal, places, worlds.labels, scene, table)
    released = scores(goal, places, likeliest, scene, table)[0][0] if style == "as-released" else None
    for place, why in zip(places, reasons, strict=True):
        place.reasons = why
    pairs: list[tuple[int, int, int, int]] = []
    wins, made = np.zeros(len(places)), np.zeros(len(places))
    expected = worlds.p @ table_scores
    repeat = 1 if style == "argmax" else comparisons
    cumulative = np.cumsum(worlds.p)
    for i in range(len(places)):
        for j in range(i):
            for _ in range(repeat):
                number = int(min(np.searchsorted(cumulative, rng.random()), len(worlds.p) - 1))
                world = worlds.labels[number] if style == "multiverse" else likeliest[0]
                row = expected if style == "expected" else table_scores[number] if released is None else released
                asked = prefer(places[i], places[j], world) if prefer else None
                chance = float(win_chance(row[i], row[j])) if asked is None else asked
                first_wins = rng.random() < chance
                winner = i if first_wins else j
                wins[winner] += 1
                made[i] += 1
                made[j] += 1
                pairs.append((i, j, winner, number))
    for number, place in enumerate(places):
        place.wins, place.comparisons = float(wins[number]), int(made[number])
        rate = wins[number] / made[number] if made[number] else 1.0
        place.score = WIN_SHARE * rate + (1 - WIN_SHARE) * place.gain
    chosen = int(np.argmax([place.score for place in places]))
    return Decision(list(places), chosen, worlds, pairs, [int(one) for one in scene.ids])


def implausible(table: Statistics, groups: Sequence[Sequence[int]], to_table: np.ndarray, least: float = 8.0) -> Veto:
    """A veto for worlds that put together in one group what never shares a room: no room of the training houses held both
    labels, though by chance ``least`` of them would. ``groups``: positions of the objects of each group."""
    never = (table.together == 0) & (table.expected >= least)

    def veto(labels: np.ndarray) -> bool:
        known = to_table[labels]
        for members in groups:
            inside = known[list(members)]
            inside = np.unique(inside[inside >= 0])
            if len(inside) > 1 and never[np.ix_(inside, inside)].any():
                return True
        return False

    return veto


def as_record(decision: Decision, names: Sequence[str], describe: Callable[[int], str]) -> dict[str, Any]:
    """The decision as JSON for a page. ``names``: words of the labels; ``describe``: name of a room."""
    worlds = decision.worlds
    told: list[dict[str, Any]] = []
    if worlds is not None and len(decision.objects):
        distinct, where, counts = np.unique(worlds.labels, axis=0, return_inverse=True, return_counts=True)
        weight = np.bincount(where.ravel(), weights=worlds.p, minlength=len(counts))
        for number in np.argsort(-weight)[:6]:
            labels = {str(identity): names[label] for identity, label in zip(decision.objects, distinct[number], strict=True)}
            told.append({"p": round(float(weight[number]), 4), "labels": labels})
    return {
        "method": f"{len(worlds.p)} {worlds.method}" if worlds is not None else "",
        "covered": round(float(worlds.covered), 4) if worlds is not None else None,
        "vetoed": worlds.vetoed if worlds is not None else 0,
        "worlds": told,
        "landmarks": [
            {
                "id": one.id, "name": one.name, "at": [round(value, 2) for value in one.at], "kind": one.kind,
                "spatial": round(one.spatial, 3), "semantic": round(one.semantic, 3), "gain": round(one.gain, 3),
                "wins": round(one.wins, 2), "comparisons": one.comparisons,
                "win_rate": round(one.wins / one.comparisons, 3) if one.comparisons else None,
                "score": round(one.score, 3), "distance": round(one.distance, 2), "room": describe(one.room),
                "near": one.near[:5], "reasons": [[name, round(value, 3)] for name, value in one.reasons],
            }
            for one in decision.landmarks
        ],
        "chosen": decision.chosen,
        "pairs": [list(pair) for pair in decision.pairs],
    }  # fmt: skip
