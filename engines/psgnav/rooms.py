"""Rooms and groups of the scene graph: floor between walls and lintels, what kind of room it may be, what stands together.

PSG-Nav, section 3.1. The paper splats an open-vocabulary detector's room scores onto the map. Here a room is a piece of known
floor that walls and the lintels of doors (what is seen between 2.08 and 2.45 m) cut off, and its kind follows by Bayes from the
beliefs about the things inside.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np
from scipy import ndimage

from engines.psgnav.labels import ROOMS, VOCABULARY
from engines.psgnav.mapping import OccupancyMap
from engines.psgnav.objects import ObjectNode, Votes
from engines.psgnav.statistics import Statistics

_LEAST_ROOM = 1.0
_GROUP_REACH = 0.8
"""Metres between things that stand together."""


@dataclass
class RoomNode:
    """A room: ``cells``: number of map cells, ``centre`` (x, z), ``belief``: (R,) over `ROOMS`."""

    id: int
    cells: int
    centre: tuple[float, float]
    belief: np.ndarray
    objects: list[int] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The likeliest kind, or "room" where hardly anything is known."""
        best = int(np.argmax(self.belief))
        return ROOMS[best] if self.belief[best] > 0.3 and self.objects else "room"


@dataclass
class Group:
    """Things that stand together in one room."""

    id: int
    room: int
    objects: list[int]
    centre: tuple[float, float]


@dataclass
class SceneGraph:
    """Rooms → groups → objects at one moment. ``regions``: (rows, columns) int16 room of each cell, −1 outside."""

    rooms: list[RoomNode]
    groups: list[Group]
    objects: list[ObjectNode]
    regions: np.ndarray


def room_likelihood(beliefs: Sequence[np.ndarray], table: Statistics) -> np.ndarray:
    """(R,) p(kind of room | what is believed to stand in it), by Bayes with independent things: for each thing the expectation
    of p(label | room) / p(label) under its belief."""
    log = np.log(table.rooms)
    per_room = table.given_label.T / table.rooms[:, None]  # (R, V), p(room | label) / p(room) = p(label | room) / p(label)
    for belief in beliefs:
        log = log + np.log(np.maximum(per_room @ belief, 1e-6))
    log -= log.max()
    found = np.exp(log)
    return found / found.sum()


def regions_of(world: OccupancyMap) -> np.ndarray:
    """(rows, columns) int16: pieces of known floor between walls and lintels; −1 where there is none."""
    floor = world.free | world.visited | world.obstacle
    tall = cv2.dilate((world.tall >= 1).astype(np.uint8), np.ones((3, 3), np.uint8)).astype(bool)
    labels, count = ndimage.label(floor & ~tall)
    regions = labels.astype(np.int16) - 1
    if not count:
        return regions
    sizes = np.bincount(labels.ravel(), minlength=count + 1)[1:] * world.cell**2
    small = np.nonzero(sizes < _LEAST_ROOM)[0]
    if len(small):
        regions[np.isin(regions, small)] = -1
    kept = np.nonzero(sizes >= _LEAST_ROOM)[0]
    if not len(kept):
        regions[regions >= -1] = -1
        return regions
    renumber = np.full(count + 1, -1, np.int16)
    renumber[kept + 1] = np.arange(len(kept))
    regions = renumber[regions + 1]
    # Cells of walls and scraps go to the nearest room within half a metre.
    away, (rows, columns) = ndimage.distance_transform_edt(regions < 0, return_indices=True)
    near = (away * world.cell < 0.5) & (regions < 0)
    regions[near] = regions[rows[near], columns[near]]
    return regions


def scene_graph(
    world: OccupancyMap, nodes: Sequence[ObjectNode], table: Statistics, vocabulary: Sequence[str], kind: Votes
) -> SceneGraph:
    """The graph of what is known now."""
    regions = regions_of(world)
    count = int(regions.max()) + 1
    to_table = [VOCABULARY.index(word) if word in VOCABULARY else -1 for word in vocabulary]
    members: list[list[ObjectNode]] = [[] for _ in range(count)]
    for node in nodes:
        row, column = world.cell_of(node.centre[0], node.centre[2])
        node.room = int(regions[row, column])
        node.group = -1
        if node.room >= 0:
            members[node.room].append(node)
    rooms = []
    for number in range(count):
        rows, columns = np.nonzero(regions == number)
        x, z = world.point_of(float(rows.mean()), float(columns.mean()))
        beliefs = [on_table(node.belief(kind), to_table) for node in members[number]]
        rooms.append(
            RoomNode(number, len(rows), (x, z), room_likelihood(beliefs, table), [node.id for node in members[number]])
        )
    return SceneGraph(rooms, _groups(members), list(nodes), regions)


CONTEXT = 0.7
"""How much the room and the neighbours weigh against what was seen; 0: not at all."""


def refined(graph: SceneGraph, table: Statistics, vocabulary: Sequence[str], kind: Votes) -> dict[int, np.ndarray]:
    """Node → (V,) its belief after the things around it have had their say.

    The paper lets a language model veto implausible combinations of a group's labels, which shifts the beliefs of all of them
    (section 3.1, group refinement). Here every label of a node is weighted by how likely the kind of room is to hold it,
    judging the room by everything else in it, and by how often it stands near what its group seems to hold, to the power
    `CONTEXT`.
    """
    to_table = np.array([VOCABULARY.index(word) if word in VOCABULARY else -1 for word in vocabulary])
    known = to_table >= 0
    per_room = table.given_label.T / table.rooms[:, None]
    groups = {one.id: one for one in graph.groups}
    nodes = {node.id: node for node in graph.objects}
    found = {}
    for node in graph.objects:
        belief = node.belief(kind)
        log = np.zeros(len(VOCABULARY))
        if 0 <= node.room < len(graph.rooms):
            others = [nodes[i] for i in graph.rooms[node.room].objects if i != node.id]
            room = room_likelihood([on_table(other.belief(kind), to_table) for other in others], table)
            log = log + np.log(np.maximum(room @ per_room, 1e-3)).clip(-2.5, 2.5)
        near = [nodes[i] for i in groups[node.group].objects if i != node.id] if node.group in groups else []
        for other in near[:4]:
            lift = table.lift @ on_table(other.belief(kind), to_table)
            log = log + np.log(np.maximum(lift, 1e-3)).clip(-1, 1) / (1 + len(near))
        weight = np.ones(len(belief))
        weight[known] = np.exp(CONTEXT * log[to_table[known]])
        posterior = belief * weight
        found[node.id] = posterior / posterior.sum()
    return found


def on_table(belief: np.ndarray, to_table: Sequence[int]) -> np.ndarray:
    """A belief over any vocabulary as one over `VOCABULARY`; words that it lacks weigh nothing."""
    if len(belief) == len(VOCABULARY) and list(to_table) == list(range(len(VOCABULARY))):
        return belief
    found = np.full(len(VOCABULARY), 1e-6)
    for value, index in zip(belief, to_table, strict=True):
        if index >= 0:
            found[index] += value
    return found / found.sum()


def _groups(members: Sequence[Sequence[ObjectNode]]) -> list[Group]:
    """Things of a room whose boxes lie within `_GROUP_REACH` of each other, directly or by way of others (single linkage)."""
    groups: list[Group] = []
    for room, nodes in enumerate(members):
        left = list(nodes)
        while left:
            group, queue = [], [left.pop()]
            while queue:
                one = queue.pop()
                group.append(one)
                near = [other for other in left if _gap(one, other) < _GROUP_REACH]
                left = [other for other in left if other not in near]
                queue += near
            centre = np.mean([node.centre for node in group], axis=0)
            number = len(groups)
            for node in group:
                node.group = number
            groups.append(Group(number, room, sorted(node.id for node in group), (float(centre[0]), float(centre[2]))))
    return groups


def _gap(a: ObjectNode, b: ObjectNode) -> float:
    """Metres between two boxes, seen from above."""
    apart = np.maximum(np.maximum(a.low - b.high, b.low - a.high), 0)
    return float(np.hypot(apart[0], apart[2]))
