"""Which of two places is likelier to lead to the goal, in a given world: the embedded judge, log-linear in counts over homes.

The paper asks a language model (Eq. 7). The embedded judge scores a place l in a world w as

    log p(goal | kind of room of l in w)  +  Σ log lift(label in w of o, goal)  −  c · distance

over the (up to five) nearest things o within 3 m; the winner of a pair is drawn with the chance sigmoid(difference / T). Counts
are those of training houses. `engines.psgnav.language` asks a model server instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engines.psgnav.labels import VOCABULARY
from engines.psgnav.landmarks import Landmark
from engines.psgnav.statistics import Statistics

NEAREST = 5
PER_METRE = 0.12
TEMPERATURE = 0.5
_CLIP = 1.5
_IT = 2.5
"""What it is worth to have the goal itself near by, in this world."""
_OWN_ROOM = 0.6
"""Share of the room that a place lies in; the rest is what any room holds: beyond a frontier another one may begin."""


@dataclass(frozen=True)
class Scene:
    """What the judge knows: ``rooms``: (n,) room of each object (−1: none), ``ids``: (n,) their ids, ``to_table``: (V,) index
    into `VOCABULARY` of each word of the detector, −1 where it has none."""

    rooms: np.ndarray
    ids: np.ndarray
    to_table: np.ndarray


def scores(
    goal: str, places: Sequence[Landmark], labels: np.ndarray, scene: Scene, table: Statistics
) -> tuple[np.ndarray, list[list[tuple[str, float]]]]:
    """((K, L) score of each place in each world, reasons of each place averaged over the worlds).

    ``labels``: (K, n) indices into the detector's words.
    """
    count, objects = labels.shape
    known = scene.to_table[labels] if objects else np.zeros((count, 0), int)
    goal_index = VOCABULARY.index(goal) if goal in VOCABULARY else -1
    by_room = _room_goal(goal_index, known, scene, table)
    any_room = float(table.rooms @ table.in_room[:, goal_index]) if goal_index >= 0 else 0.1
    lift = (
        np.log(np.maximum(table.lift[:, goal_index], 1e-3)).clip(-_CLIP, _CLIP)
        if goal_index >= 0
        else np.zeros(len(VOCABULARY))
    )
    if goal_index >= 0:
        lift[goal_index] = _IT
    where = {identity: number for number, identity in enumerate(scene.ids)}
    total = np.zeros((count, len(places)))
    reasons: list[list[tuple[str, float]]] = []
    for column, place in enumerate(places):
        room = by_room.get(place.room)
        chance = _OWN_ROOM * (room if room is not None else any_room) + (1 - _OWN_ROOM) * any_room
        in_room = np.broadcast_to(np.log(np.maximum(chance / any_room, 1e-3)), (count,))
        near = [where[identity] for identity in place.near[:NEAREST] if identity in where]
        each = np.where(known[:, near] >= 0, lift[known[:, near]], 0.0) if near else np.zeros((count, 0))
        # Neighbours say the same thing again and again: their evidence grows with the root of their number.
        pull = each.sum(1) / np.sqrt(max(len(near), 1))
        total[:, column] = in_room + pull - PER_METRE * place.distance
        why = [("room", float(in_room.mean())), ("way", -PER_METRE * place.distance)]
        why += [(f"object {scene.ids[i]}", float(each[:, k].mean() / np.sqrt(len(near)))) for k, i in enumerate(near)]
        reasons.append(why)
    return total, reasons


def _room_goal(goal: int, known: np.ndarray, scene: Scene, table: Statistics) -> dict[int, np.ndarray]:
    """Room → (K,) chance that a room like it has the goal, in each world."""
    found: dict[int, np.ndarray] = {}
    if goal < 0:
        return found
    evidence = np.log(table.given_label / table.rooms).clip(-3, 3)  # (V, R)
    for room in np.unique(scene.rooms[scene.rooms >= 0]):
        inside = np.nonzero(scene.rooms == room)[0]
        labels = known[:, inside]
        log = np.log(table.rooms) + np.where((labels >= 0)[..., None], evidence[labels], 0.0).sum(1)
        log -= log.max(1, keepdims=True)
        p = np.exp(log)
        p /= p.sum(1, keepdims=True)
        found[int(room)] = p @ table.in_room[:, goal]
    return found


def win_chance(first: np.ndarray | float, second: np.ndarray | float, temperature: float = TEMPERATURE) -> np.ndarray | float:
    """Chance that the first of two scores wins."""
    return 1 / (1 + np.exp(-(np.asarray(first) - np.asarray(second)) / temperature))
