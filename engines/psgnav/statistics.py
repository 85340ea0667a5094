"""What is found where: counts over training houses, from which the embedded judge takes its knowledge of homes.

`Statistics` holds them as probabilities. They are made by ``assets/make_navigation.py`` from seeds below 1000 and the training
half of the models, and never from a held-out house.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from engines.psgnav.labels import ROOMS, VOCABULARY
from engines.psgnav.simulator.protocol import Room

FILE = Path(__file__).resolve().parents[2] / "assets" / "navigation" / "statistics.json"
NEAR = 3.0
"""Metres within which two things are near each other (PSG-Nav, section 3.2)."""
_SMOOTH = 1.0


@dataclass(frozen=True)
class Statistics:
    """Over V labels and R kinds of room (`VOCABULARY`, `ROOMS`).

    ``in_room``: (R, V) chance that a room of a kind has at least one of a label. ``given_label``: (V, R) in what kind of room a
    thing of a label stands. ``rooms``: (R,) how often each kind occurs. ``lift``: (V, V) how many times likelier than by chance
    one is near the other. ``together``: (V, V) rooms that held both; ``expected``: (V, V) as many by chance. ``sizes``: (V, 3)
    mean width, height, depth in metres.
    """

    in_room: np.ndarray
    given_label: np.ndarray
    rooms: np.ndarray
    lift: np.ndarray
    together: np.ndarray
    expected: np.ndarray
    sizes: np.ndarray
    houses: int

    @property
    def shape_likeness(self) -> np.ndarray:
        """(V, V) in [0, 1]: how alike in size, exp of minus the mean absolute log ratio."""
        logs = np.log(self.sizes)
        return np.exp(-np.abs(logs[:, None] - logs[None]).mean(2))


Inventory = tuple[list[Room], list[tuple[str, int, np.ndarray]]]


def counted(houses: Iterable[Inventory]) -> dict[str, list]:
    """Raw counts of houses' inventories, as they are stored."""
    v, r = len(VOCABULARY), len(ROOMS)
    index, kinds = {name: n for n, name in enumerate(VOCABULARY)}, {name: n for n, name in enumerate(ROOMS)}
    rooms, has, stands = np.zeros(r), np.zeros((r, v)), np.zeros((v, r))
    near, present, together = np.zeros((v, v)), np.zeros(v), np.zeros((v, v))
    sizes, seen, total, places = np.zeros((v, 3)), np.zeros(v), 0, 0
    for plan, pieces in houses:
        total += 1
        known = [(index[label], room, box) for label, room, box in pieces if label in index]
        for number, room in enumerate(plan):
            kind = kinds[room.name]
            rooms[kind] += 1
            inside = sorted({label for label, where, _ in known if where == number})
            has[kind, inside] += 1
            places += 1
            for label in inside:
                together[label, inside] += 1
        for label, where, box in known:
            stands[label, kinds[plan[where].name]] += 1
            extent = box[1] - box[0]
            sizes[label] += [max(extent[0], extent[2]), extent[1], min(extent[0], extent[2])]
            seen[label] += 1
            centre = box.mean(0)
            others = {
                other for other, there, at in known
                if at is not box and there == where and np.linalg.norm(at.mean(0)[[0, 2]] - centre[[0, 2]]) <= NEAR
            }  # fmt: skip
            near[label, sorted(others)] += 1
            present[label] += 1
    return {
        "houses": total, "places": places, "rooms": rooms.tolist(), "has": has.tolist(), "stands": stands.tolist(),
        "near": near.tolist(), "together": together.tolist(), "sizes": sizes.tolist(), "seen": seen.tolist(),
    }  # fmt: skip


def from_counts(stored: dict[str, list]) -> Statistics:
    """Probabilities from counts, smoothed as if each thing had been seen `_SMOOTH` times more, by chance."""
    rooms, has, stands, near, together, sizes, seen = (
        np.asarray(stored[name], float) for name in ("rooms", "has", "stands", "near", "together", "sizes", "seen")
    )
    places = float(stored["places"])  # type: ignore[arg-type]
    share = has.sum(0) / max(places, 1)
    in_room = (has + _SMOOTH * share) / (rooms[:, None] + _SMOOTH)
    kinds = rooms / rooms.sum()
    given_label = (stands + _SMOOTH * kinds) / (stands.sum(1, keepdims=True) + _SMOOTH)
    base = near.sum(0) / max(seen.sum(), 1)
    lift = (near + 5 * base) / (seen[:, None] + 5) / np.maximum(base, 1e-3)
    expected = np.outer(share, share) * places
    sizes = np.where(seen[:, None] > 0, sizes / np.maximum(seen, 1)[:, None], 0.5)
    return Statistics(in_room, given_label, kinds, lift, together, expected, sizes, int(stored["houses"]))  # type: ignore[arg-type]


@cache
def statistics() -> Statistics:
    """Those that are shipped."""
    return from_counts(json.loads(FILE.read_text())["counts"])
