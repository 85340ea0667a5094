"""Floor plans from a seed: six to nine rooms by recursive splitting, and doors that connect them all.

After the idea of ProcTHOR's room specifications (Apache-2.0): kinds of rooms follow from their sizes, doors from a spanning
tree with some more. x is the width, z the depth of the house, both from 0, in metres.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from engines.psgnav.simulator.protocol import Room

WALL = 0.12
WALL_HEIGHT = 2.5
DOOR_WIDTH = 0.95
DOOR_HEIGHT = 2.05
_LEAST_SIDE = 2.6
_SHARED = DOOR_WIDTH + 0.5
"""Two rooms can have a door where their common wall is this long."""


@dataclass(frozen=True)
class Opening:
    """A door or window in a wall. ``axis`` 0: the wall runs along x at ``z = at``; 1: along z at ``x = at``. ``low`` and
    ``high``: its ends along the wall."""

    axis: int
    at: float
    low: float
    high: float
    rooms: tuple[int, ...]

    @property
    def middle(self) -> np.ndarray:
        """(2,) x, z."""
        along = (self.low + self.high) / 2
        return np.array([along, self.at] if self.axis == 0 else [self.at, along])


@dataclass
class Plan:
    """A floor plan."""

    width: float
    depth: float
    rooms: list[Room]
    doors: list[Opening] = field(default_factory=list)
    windows: list[Opening] = field(default_factory=list)

    def walls(self) -> list[tuple[int, float, float, float]]:
        """Every wall once, as (axis, at, low, high); pieces of one line that touch are one."""
        lines: dict[tuple[int, float], list[tuple[float, float]]] = {}
        for room in self.rooms:
            x0, z0, x1, z1 = room.box
            for axis, at, low, high in ((0, z0, x0, x1), (0, z1, x0, x1), (1, x0, z0, z1), (1, x1, z0, z1)):
                lines.setdefault((axis, round(at, 3)), []).append((low, high))
        found = []
        for (axis, at), pieces in lines.items():
            merged: list[list[float]] = []
            for low, high in sorted(pieces):
                if merged and low <= merged[-1][1] + 1e-6:
                    merged[-1][1] = max(merged[-1][1], high)
                else:
                    merged.append([low, high])
            found += [(axis, at, low, high) for low, high in merged]
        return found


def floor_plan(rng: np.random.Generator) -> Plan:
    """A plan of 90 to 140 m² with six to nine rooms, all connected."""
    while True:
        area = rng.uniform(90, 140)
        ratio = rng.uniform(1.0, 1.6)
        width, depth = round(np.sqrt(area * ratio), 2), round(np.sqrt(area / ratio), 2)
        boxes = _split(rng, width, depth, int(rng.integers(6, 10)))
        if len(boxes) < 6:
            continue
        plan = Plan(width, depth, _named(rng, boxes))
        if _with_doors(rng, plan):
            _with_windows(rng, plan)
            return plan


def _split(rng: np.random.Generator, width: float, depth: float, wanted: int) -> list[tuple[float, float, float, float]]:
    boxes = [(0.0, 0.0, width, depth)]
    while len(boxes) < wanted:
        sizes = [(x1 - x0) * (z1 - z0) for x0, z0, x1, z1 in boxes]
        for number in np.argsort(sizes)[::-1]:
            x0, z0, x1, z1 = boxes[number]
            along = 0 if x1 - x0 >= z1 - z0 else 1
            low, high = (x0, x1) if along == 0 else (z0, z1)
            if high - low < 2 * _LEAST_SIDE:
                continue
            cut = round(float(np.clip(low + rng.uniform(0.38, 0.62) * (high - low), low + _LEAST_SIDE, high - _LEAST_SIDE)), 2)
            halves = [(x0, z0, cut, z1), (cut, z0, x1, z1)] if along == 0 else [(x0, z0, x1, cut), (x0, cut, x1, z1)]
            boxes[number : number + 1] = halves
            break
        else:
            return boxes
    return boxes


def _named(rng: np.random.Generator, boxes: list[tuple[float, float, float, float]]) -> list[Room]:
    """The largest is the living room, the smallest a bathroom; the rest by size and chance."""
    order = np.argsort([-(x1 - x0) * (z1 - z0) for x0, z0, x1, z1 in boxes])
    names = ["living room", "bedroom", "kitchen", "bedroom", "bathroom"]
    more = ["office", "dining room", "laundry", "gym", "lounge", "bedroom", "bathroom"]
    weights = np.array([0.25, 0.25, 0.12, 0.1, 0.08, 0.12, 0.08])
    extra = [str(name) for name in rng.choice(more, size=len(boxes) - len(names), replace=False, p=weights)]
    rank = {"living room": 0, "dining room": 1.6, "lounge": 1.5, "bedroom": 2, "kitchen": 2.2, "gym": 2.4, "office": 2.6,
            "laundry": 4, "bathroom": 3.6}  # fmt: skip
    wanted = sorted(names + extra, key=lambda name: rank[name] + rng.uniform(-0.5, 0.5) * (name != "living room"))
    rooms: list[Room | None] = [None] * len(boxes)
    for name, number in zip(wanted, order, strict=True):
        rooms[number] = Room(name, boxes[number])
    return [room for room in rooms if room is not None]


def _shared_walls(rooms: list[Room]) -> list[tuple[int, int, int, float, float, float]]:
    """(room, room, axis, at, low, high) of every common wall that is long enough for a door."""
    found = []
    for i, first in enumerate(rooms):
        for j, second in enumerate(rooms[:i]):
            a, b = first.box, second.box
            for axis in (0, 1):
                across, along = (1, 0) if axis == 0 else (0, 1)
                low, high = max(a[along], b[along]), min(a[along + 2], b[along + 2])
                for at, other in ((a[across], b[across + 2]), (a[across + 2], b[across])):
                    if abs(at - other) < 1e-6 and high - low >= _SHARED:
                        found.append((i, j, axis, at, low, high))
    return found


def _with_doors(rng: np.random.Generator, plan: Plan) -> bool:
    """Adds doors; False where some room can't be reached."""
    walls = _shared_walls(plan.rooms)
    cost = {"living room": 0.0, "dining room": 0.5, "lounge": 0.5, "kitchen": 0.6}
    weight = [cost.get(plan.rooms[i].name, 1.0) + cost.get(plan.rooms[j].name, 1.0) + rng.uniform(0, 0.8) for i, j, *_ in walls]
    group = list(range(len(plan.rooms)))

    def root(room: int) -> int:
        while group[room] != room:
            room = group[room]
        return room

    for number in np.argsort(weight):
        i, j, axis, at, low, high = walls[number]
        joins = root(i) != root(j)
        private = {"bathroom", "bedroom"} & {plan.rooms[i].name, plan.rooms[j].name}
        if not joins and (private or rng.uniform() > 0.35):
            continue
        group[root(i)] = root(j)
        start = rng.uniform(low + 0.2, high - 0.2 - DOOR_WIDTH)
        plan.doors.append(Opening(axis, at, start, start + DOOR_WIDTH, (i, j)))
    return len({root(room) for room in range(len(plan.rooms))}) == 1


def _with_windows(rng: np.random.Generator, plan: Plan) -> None:
    """One window in each outer wall that is long enough."""
    for number, room in enumerate(plan.rooms):
        x0, z0, x1, z1 = room.box
        for axis, at, low, high in ((0, z0, x0, x1), (0, z1, x0, x1), (1, x0, z0, z1), (1, x1, z0, z1)):
            outer = at < 1e-6 or abs(at - (plan.depth if axis == 0 else plan.width)) < 1e-6
            if outer and high - low > 2.0 and rng.uniform() < 0.8:
                width = min(1.6, high - low - 1.0)
                middle = (low + high) / 2 + rng.uniform(-0.3, 0.3)
                plan.windows.append(Opening(axis, at, middle - width / 2, middle + width / 2, (number,)))
