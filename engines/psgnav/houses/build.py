"""A furnished house from a seed: plan, walls, doors, windows, and furniture that leaves every room reachable.

Pieces stand where people put them: beds and wardrobes with their back to a wall, chairs round tables, the kitchen in a row, a
screen on its stand, small things on what can bear them. A piece that would cut off a room, or itself, is left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from scipy import ndimage

from engines.psgnav.houses.furniture import Furniture, Half, Model
from engines.psgnav.houses.layout import DOOR_HEIGHT, WALL, WALL_HEIGHT, Opening, Plan, floor_plan
from engines.psgnav.houses.surfaces import box, canvas, floor_texture, paint, sheet
from engines.psgnav.labels import HM3D_GOALS
from engines.psgnav.scene import Piece, Scene, assembled
from engines.psgnav.simulator.protocol import AGENT_RADIUS, Instance, Room

HELD_OUT_FROM = 10_000
"""Seeds from here on are held out: other houses, of the other half of the models."""
MOST_TRIANGLES = 200_000
_PLASTER = (226, 222, 214)
_CELL = 0.05
_MARGIN = 0.07
"""Room beyond the robot's radius on each side, so that a map of 5 cm cells with noisy edges still finds the way."""


@dataclass(frozen=True)
class _Wish:
    """What a room wants. ``place``: wall, corner, middle, round (round the last table), on (on the last piece), row
    (kitchen)."""

    label: str
    chance: float
    place: str = "wall"
    count: int = 1


_WISHES: dict[str, tuple[_Wish, ...]] = {
    "living room": (
        _Wish("sofa", 1.0), _Wish("tv stand", 0.95), _Wish("tv", 1.0, "on"), _Wish("coffee table", 0.7, "middle"),
        _Wish("vase", 0.4, "on"), _Wish("armchair", 0.8, "wall", 2), _Wish("plant", 0.9, "corner"), _Wish("bookcase", 0.6),
        _Wish("fireplace", 0.25), _Wish("piano", 0.2), _Wish("lamp", 0.5, "corner"), _Wish("radiator", 0.4),
        _Wish("picture", 0.8, "hang", 2), _Wish("plant", 0.4, "corner"),
    ),
    "lounge": (
        _Wish("sofa", 1.0), _Wish("coffee table", 0.7, "middle"), _Wish("armchair", 0.9, "wall", 2), _Wish("bookcase", 0.7),
        _Wish("plant", 0.8, "corner"), _Wish("piano", 0.4), _Wish("lamp", 0.6, "corner"), _Wish("picture", 0.8, "hang", 2),
    ),
    "bedroom": (
        _Wish("bed", 1.0), _Wish("nightstand", 0.9, "wall", 2), _Wish("clock", 0.4, "on"), _Wish("wardrobe", 0.9),
        _Wish("chest of drawers", 0.6), _Wish("chair", 0.35), _Wish("desk", 0.2), _Wish("laptop", 0.5, "on"),
        _Wish("plant", 0.25, "corner"), _Wish("tv stand", 0.15), _Wish("tv", 0.9, "on"), _Wish("radiator", 0.4),
        _Wish("picture", 0.6, "hang"), _Wish("box", 0.2, "corner"),
    ),
    "bathroom": (
        _Wish("toilet", 1.0), _Wish("washbasin", 1.0), _Wish("bathtub", 0.7), _Wish("shower", 0.4, "corner"),
        _Wish("radiator", 0.5), _Wish("trash can", 0.3, "corner"), _Wish("washing machine", 0.2), _Wish("plant", 0.1, "corner"),
    ),
    "kitchen": (
        _Wish("fridge", 1.0, "row"), _Wish("stove", 1.0, "row"), _Wish("kitchen sink", 1.0, "row"),
        _Wish("kitchen cabinet", 1.0, "row", 3), _Wish("microwave", 0.7, "on"), _Wish("table", 0.6, "middle"),
        _Wish("chair", 1.0, "round", 4), _Wish("stool", 0.4, "corner", 2), _Wish("trash can", 0.5, "corner"),
        _Wish("plant", 0.2, "corner"),
    ),
    "dining room": (
        _Wish("table", 1.0, "middle"), _Wish("chair", 1.0, "round", 6), _Wish("vase", 0.6, "on"), _Wish("chest of drawers",
        0.5),
        _Wish("plant", 0.6, "corner"), _Wish("picture", 0.8, "hang", 2), _Wish("radiator", 0.4),
    ),
    "office": (
        _Wish("desk", 1.0), _Wish("laptop", 0.8, "on"), _Wish("office chair", 1.0, "round"), _Wish("bookcase", 0.9, "wall", 2),
        _Wish("books", 0.4, "on"), _Wish("armchair", 0.3), _Wish("plant", 0.6, "corner"), _Wish("trash can", 0.6, "corner"),
        _Wish("lamp", 0.4, "corner"), _Wish("picture", 0.5, "hang"), _Wish("radiator", 0.4),
    ),
    "gym": (
        _Wish("treadmill", 0.9), _Wish("exercise bench", 0.9, "wall", 2), _Wish("stool", 0.4, "corner"), _Wish("tv stand", 0.3),
        _Wish("tv", 1.0, "on"), _Wish("plant", 0.3, "corner"), _Wish("radiator", 0.4),
    ),
    "laundry": (
        _Wish("washing machine", 1.0, "wall", 2), _Wish("washbasin", 0.4), _Wish("kitchen cabinet", 0.5, "wall", 2),
        _Wish("box", 0.8, "corner", 2), _Wish("trash can", 0.4, "corner"),
    ),
}  # fmt: skip


@dataclass
class _Placed:
    """A piece of furniture in the house. ``turn``: quarter turns that bring its front from +z to where it faces."""

    model: Model | None
    label: str
    x: float
    z: float
    y: float
    turn: int
    size: tuple[float, float, float]
    room: int
    texture: np.ndarray | None = None

    @property
    def half(self) -> tuple[float, float]:
        width, _, depth = self.size
        return (width / 2, depth / 2) if self.turn % 2 == 0 else (depth / 2, width / 2)

    @property
    def low_high(self) -> tuple[float, float, float, float]:
        hx, hz = self.half
        return self.x - hx, self.z - hz, self.x + hx, self.z + hz


@dataclass
class _Furnishing:
    """The state of furnishing one house."""

    plan: Plan
    furniture: Furniture
    half: Half
    rng: np.random.Generator
    placed: list[_Placed] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.free = _empty_floor(self.plan)

    def furnish(self) -> None:
        for number, room in enumerate(self.plan.rooms):
            last: _Placed | None = None
            row = _Row(self.rng, room)
            for wish in _WISHES[room.name]:
                if self.rng.uniform() > wish.chance:
                    if wish.place not in ("on", "round"):
                        last = None
                    continue
                anchor = last
                for _ in range(wish.count):
                    found = self._place(number, room, wish, anchor, row)
                    if found is not None and wish.place not in ("on", "round", "hang"):
                        last = found
                    elif found is None and wish.place not in ("on", "round", "hang"):
                        last = None if anchor is last else last

    def _place(self, number: int, room: Room, wish: _Wish, anchor: _Placed | None, row: _Row) -> _Placed | None:
        if wish.place == "hang":
            return self._hang(number, room)
        models = self.furniture.choices(wish.label, self.half)
        if not models:
            return None
        model = models[int(self.rng.integers(len(models)))]
        if wish.place == "on":
            return self._on(number, model, anchor)
        for _ in range(24):
            spot = self._spot(room, model, wish.place, anchor, row)
            if spot is None:
                return None
            x, z, turn = spot
            piece = _Placed(model, wish.label, x, z, 0.0, turn, model.size, number)
            if self._fits(piece, room):
                if wish.place == "row":
                    row.at += piece.size[0] + 0.01
                self.placed.append(piece)
                return piece
        return None

    def _spot(self, room: Room, model: Model, place: str, anchor: _Placed | None, row: _Row) -> tuple[float, float, int] | None:
        x0, z0, x1, z1 = (room.box[0] + WALL / 2, room.box[1] + WALL / 2, room.box[2] - WALL / 2, room.box[3] - WALL / 2)
        width, _, depth = model.size
        rng = self.rng
        if place == "middle":
            turn = int(rng.integers(2))
            cx, cz = (x0 + x1) / 2, (z0 + z1) / 2
            return cx + rng.uniform(-0.4, 0.4), cz + rng.uniform(-0.4, 0.4), turn
        if place == "round":
            if anchor is None or anchor.label not in ("table", "desk", "coffee table"):
                return None
            low_x, low_z, high_x, high_z = anchor.low_high
            side = anchor.turn if anchor.label == "desk" else int(rng.integers(4))
            tuck = 0.12
            along = rng.uniform(0.25, 0.75)
            cx, cz = low_x + along * (high_x - low_x), low_z + along * (high_z - low_z)
            # The seat faces the table: its front (+z at turn 0) points back at it.
            spots = {
                0: (cx, high_z + depth / 2 - tuck, 2), 1: (high_x + depth / 2 - tuck, cz, 3),
                2: (cx, low_z - depth / 2 + tuck, 0), 3: (low_x - depth / 2 + tuck, cz, 1),
            }  # fmt: skip
            return spots[side % 4]
        wall = row.wall if place == "row" else int(rng.integers(4))
        gap = 0.02
        span = (x0, x1) if wall in (0, 2) else (z0, z1)
        if span[1] - span[0] < width + 0.1:
            return None
        if place == "row":
            along = span[0] + row.at + width / 2
            if along + width / 2 > span[1]:
                return None
        elif place == "corner":
            along = span[0] + width / 2 + 0.04 if rng.uniform() < 0.5 else span[1] - width / 2 - 0.04
        else:
            along = rng.uniform(span[0] + width / 2 + 0.03, span[1] - width / 2 - 0.03)
            if anchor is not None and anchor.label == "bed" and anchor.turn == wall:  # a bedside table stands beside the bed
                middle = anchor.x if wall in (0, 2) else anchor.z
                reach = (anchor.half[0] if wall in (0, 2) else anchor.half[1]) + width / 2 + 0.06
                along = middle + (reach if rng.uniform() < 0.5 else -reach)
        inset = depth / 2 + gap
        return {
            0: (along, z0 + inset, 0), 1: (x0 + inset, along, 1), 2: (along, z1 - inset, 2), 3: (x1 - inset, along, 3),
        }[wall]  # fmt: skip

    def _fits(self, piece: _Placed, room: Room) -> bool:
        x0, z0, x1, z1 = piece.low_high
        edge = WALL / 2 - 0.005
        if x0 < room.box[0] + edge or z0 < room.box[1] + edge or x1 > room.box[2] - edge or z1 > room.box[3] - edge:
            return False
        slack = -0.16 if piece.label in ("chair", "office chair") else 0.01
        for other in self.placed:
            if other.room != piece.room or other.y > 0.1 or other.label == "picture":
                continue
            ox0, oz0, ox1, oz1 = other.low_high
            room_for = slack if other.label in ("table", "desk") else 0.01
            if x0 < ox1 + room_for and ox0 < x1 + room_for and z0 < oz1 + room_for and oz0 < z1 + room_for:
                return False
        for door in self.plan.doors:
            reach = 0.75
            dx0, dx1 = (door.low, door.high) if door.axis == 0 else (door.at - reach, door.at + reach)
            dz0, dz1 = (door.at - reach, door.at + reach) if door.axis == 0 else (door.low, door.high)
            if x0 < dx1 and dx0 < x1 and z0 < dz1 and dz0 < z1:
                return False
        rows = slice(int(z0 / _CELL), int(np.ceil(z1 / _CELL)) + 1)
        columns = slice(int(x0 / _CELL), int(np.ceil(x1 / _CELL)) + 1)
        before = self.free[rows, columns].copy()
        self.free[rows, columns] = False
        if self._open(piece):
            return True
        self.free[rows, columns] = before
        return False

    def _open(self, piece: _Placed) -> bool:
        """Whether every room is still reached, and the new piece and all others of its room can be walked up to."""
        walkable = _walkable(self.free)
        regions, _ = ndimage.label(walkable)
        reached = {regions[_cell(door.middle)] for door in self.plan.doors}
        if len(reached) != 1 or 0 in reached:
            return False
        main = regions == reached.pop()
        for room in self.plan.rooms:
            x0, z0, x1, z1 = room.box
            inside = main[int(z0 / _CELL) : int(z1 / _CELL), int(x0 / _CELL) : int(x1 / _CELL)]
            if inside.sum() * _CELL**2 < 0.18 * (x1 - x0) * (z1 - z0):
                return False
        for one in [*self.placed, piece]:
            if one.room != piece.room or one.y > 0.1 or one.label == "picture":
                continue
            x0, z0, x1, z1 = one.low_high
            reach = 0.55
            near = main[
                max(int((z0 - reach) / _CELL), 0) : int((z1 + reach) / _CELL),
                max(int((x0 - reach) / _CELL), 0) : int((x1 + reach) / _CELL),
            ]
            if not near.any():
                return False
        return True

    def _on(self, number: int, model: Model, anchor: _Placed | None) -> _Placed | None:
        if anchor is None or anchor.model is None or anchor.room != number:
            return None
        top = anchor.model.top if anchor.model.top > 0 else anchor.size[1]
        if top > 1.3 or min(model.size[0], model.size[2]) > min(anchor.size[0], anchor.size[2]) + 0.1:
            return None
        shift = 0.0 if model.label == "tv" else self.rng.uniform(-0.3, 0.3) * max(anchor.size[0] - model.size[0], 0)
        dx, dz = (shift, 0.0) if anchor.turn % 2 == 0 else (0.0, shift)
        piece = _Placed(model, model.label, anchor.x + dx, anchor.z + dz, top, anchor.turn, model.size, number)
        self.placed.append(piece)
        return piece

    def _hang(self, number: int, room: Room) -> _Placed | None:
        """A painting on a wall of the room, off the doors and windows."""
        x0, z0, x1, z1 = room.box
        for _ in range(12):
            wall = int(self.rng.integers(4))
            width, height = self.rng.uniform(0.5, 1.1), self.rng.uniform(0.4, 0.8)
            axis, at = ((0, z0), (1, x0), (0, z1), (1, x1))[wall]
            low, high = (x0, x1) if axis == 0 else (z0, z1)
            along = self.rng.uniform(low + width / 2 + 0.2, high - width / 2 - 0.2)
            blocked = [*self.plan.doors, *self.plan.windows]
            if any(
                one.axis == axis
                and abs(one.at - at) < 0.01
                and one.low < along + width / 2 + 0.1
                and along - width / 2 - 0.1 < one.high
                for one in blocked
            ):
                continue
            inset = WALL / 2 + 0.02
            x, z = {0: (along, z0 + inset), 1: (x0 + inset, along), 2: (along, z1 - inset), 3: (x1 - inset, along)}[wall]
            piece = _Placed(None, "picture", x, z, 1.35, wall, (width, height, 0.03), number, canvas(self.rng))
            clash = any(other.label == "picture" and abs(other.x - x) < 1.2 and abs(other.z - z) < 1.2 for other in self.placed)
            if not clash:
                self.placed.append(piece)
                return piece
        return None


class _Row:
    """The wall along which a kitchen stands, and how far it reaches."""

    def __init__(self, rng: np.random.Generator, room: Room) -> None:
        x0, z0, x1, z1 = room.box
        long = (0, 2) if x1 - x0 > z1 - z0 else (1, 3)
        self.wall = long[int(rng.integers(2))]
        self.at = 0.05


def _cell(point: np.ndarray) -> tuple[int, int]:
    return int(point[1] / _CELL), int(point[0] / _CELL)


def _empty_floor(plan: Plan) -> np.ndarray:
    """(rows, columns) bool: floor that no wall takes; rows along z."""
    free = np.zeros((int(np.ceil(plan.depth / _CELL)), int(np.ceil(plan.width / _CELL))), bool)
    edge = WALL / 2
    for room in plan.rooms:
        x0, z0, x1, z1 = room.box
        free[
            int(np.ceil((z0 + edge) / _CELL)) : int((z1 - edge) / _CELL),
            int(np.ceil((x0 + edge) / _CELL)) : int((x1 - edge) / _CELL),
        ] = True
    for door in plan.doors:
        low, high = int(np.ceil((door.low + 0.03) / _CELL)), int((door.high - 0.03) / _CELL)
        across = slice(int((door.at - 0.15) / _CELL), int((door.at + 0.15) / _CELL) + 1)
        if door.axis == 0:
            free[across, low:high] = True
        else:
            free[low:high, across] = True
    return free


def _walkable(free: np.ndarray) -> np.ndarray:
    padded = np.pad(free, 1)
    return (ndimage.distance_transform_edt(padded) * _CELL > AGENT_RADIUS + _MARGIN)[1:-1, 1:-1]


def house(seed: int, furniture: Furniture, half: Half | None = None) -> Scene:
    """The house of a seed. Seeds from `HELD_OUT_FROM` on take the held-out half of the models, unless ``half`` says
    otherwise."""
    plan, placed, rng = _furnished(seed, furniture, half)
    return _assembled(f"House {seed}", plan, placed, furniture, rng)


def inventory(seed: int, furniture: Furniture) -> tuple[list[Room], list[tuple[str, int, np.ndarray]]]:
    """(rooms, (label, room, box (2, 3)) of each piece) of a seed's house, without its triangles: for counting."""
    plan, placed, _ = _furnished(seed, furniture, None)
    found = []
    for one in placed:
        x0, z0, x1, z1 = one.low_high
        found.append((one.label, one.room, np.array([[x0, one.y, z0], [x1, one.y + one.size[1], z1]])))
    return plan.rooms, found


def _furnished(seed: int, furniture: Furniture, half: Half | None) -> tuple[Plan, list[_Placed], np.random.Generator]:
    half = half or ("held-out" if seed >= HELD_OUT_FROM else "train")
    for attempt in range(40):
        rng = np.random.default_rng([seed, attempt])
        work = _Furnishing(floor_plan(rng), furniture, half, rng)
        work.furnish()
        if set(HM3D_GOALS) <= {piece.label for piece in work.placed}:
            return work.plan, work.placed, rng
    raise RuntimeError(f"no house of seed {seed} has all of {HM3D_GOALS}")


def _assembled(name: str, plan: Plan, placed: list[_Placed], furniture: Furniture, rng: np.random.Generator) -> Scene:
    pieces: list[tuple[int, Piece]] = [(0, piece) for piece in _building(plan, rng)]
    instances, credits, placements = [], set(), {}
    total = sum(len(piece.faces) for _, piece in pieces)
    for number, one in enumerate(placed, start=1):
        made = _painting(one, number) if one.model is None else furniture.pieces(one.model)
        count = sum(len(piece.faces) for piece in made)
        if total + count > MOST_TRIANGLES:
            continue  # the cap of the renderer's budget; essential pieces come first in each room
        total += count
        angle = one.turn * np.pi / 2
        turn = np.array([[np.cos(angle), 0, np.sin(angle)], [0, 1, 0], [-np.sin(angle), 0, np.cos(angle)]])
        corners = []
        for piece in made:
            positions = piece.positions @ turn.T + (one.x, one.y, one.z)
            corners.append(positions)
            pieces.append((number, Piece(positions, piece.faces, piece.color, piece.uv, piece.texture, piece.key)))
        extent = np.concatenate(corners)
        bounds = np.stack([extent.min(0), extent.max(0)])
        instances.append(Instance(number, one.label, bounds, plan.rooms[one.room].name))
        if one.model is not None:
            credits.add(one.model.credit)
            placements[number] = {
                "model": one.model.key, "at": [round(value, 4) for value in (one.x, one.y, one.z)], "turn": one.turn,
                "top": one.model.top, "credit": one.model.credit,
            }  # fmt: skip
    facts = {"instances": instances, "rooms": plan.rooms, "credits": sorted(credits), "placements": placements}
    return assembled(name, pieces, **facts)


def _painting(one: _Placed, number: int) -> list[Piece]:
    width, height, depth = one.size
    x, z = width / 2, depth / 2
    front = [[-x, 0, z], [x, 0, z], [x, height, z], [-x, height, z]]
    assert one.texture is not None
    return [
        sheet(np.array(front), np.array([[0, 1], [1, 1], [1, 0], [0, 0]]), one.texture, f"canvas#{number}"),
        box((-x, 0, -z), (x, height, z - 0.002), (52, 40, 30)),
    ]


def _building(plan: Plan, rng: np.random.Generator) -> list[Piece]:
    """Floors, walls with their openings, lintels, door frames, windows, skirting and ceiling."""
    pieces = []
    for number, room in enumerate(plan.rooms):
        x0, z0, x1, z1 = room.box
        corners = np.array([[x0, 0, z0], [x0, 0, z1], [x1, 0, z1], [x1, 0, z0]])
        pieces.append(sheet(corners, corners[:, [0, 2]] / 1.6, floor_texture(room.name, rng), f"floor#{number}"))
        ceiling = corners[::-1] + (0, WALL_HEIGHT, 0)
        pieces.append(Piece(ceiling, np.array([[0, 1, 2], [0, 2, 3]]), np.array([238, 238, 236])))
        pieces += _lining(plan, room, paint(rng))
    for axis, at, low, high in plan.walls():
        cuts = sorted(
            (one for one in plan.doors if one.axis == axis and abs(one.at - at) < 1e-3 and low <= one.low and one.high <= high),
            key=lambda one: one.low,
        )
        edge = low
        for door in cuts:
            pieces.append(_span(axis, at, edge - (WALL / 2 if edge == low else 0), door.low, 0.0, WALL_HEIGHT, WALL, _PLASTER))
            pieces.append(_span(axis, at, door.low, door.high, DOOR_HEIGHT, WALL_HEIGHT, WALL, _PLASTER))
            pieces += _door(door)
            edge = door.high
        pieces.append(
            _span(axis, at, edge - (WALL / 2 if edge == low else 0), high + WALL / 2, 0.0, WALL_HEIGHT, WALL, _PLASTER)
        )
    for window in plan.windows:
        pieces += _window(window, plan)
    return pieces


def _span(
    axis: int, at: float, low: float, high: float, bottom: float, top: float, thick: float, color: tuple | np.ndarray
) -> Piece:
    if axis == 0:
        return box((low, bottom, at - thick / 2), (high, top, at + thick / 2), color)
    return box((at - thick / 2, bottom, low), (at + thick / 2, top, high), color)


def _lining(plan: Plan, room: Room, color: np.ndarray) -> list[Piece]:
    """The room's paint, a skin in front of its walls, and skirting; both leave the doors open."""
    x0, z0, x1, z1 = room.box
    inset = WALL / 2 + 0.004
    pieces = []
    for axis, at, low, high, side in ((0, z0, x0, x1, 1), (0, z1, x0, x1, -1), (1, x0, z0, z1, 1), (1, x1, z0, z1, -1)):
        doors = sorted((one for one in plan.doors if one.axis == axis and abs(one.at - at) < 1e-3), key=lambda one: one.low)
        edge, runs = low + inset, []
        for door in doors:
            if door.low > low - 1e-6 and door.high < high + 1e-6:
                runs.append((edge, door.low))
                edge = door.high
        runs.append((edge, high - inset))
        for start, end in runs:
            if end - start > 0.01:
                pieces.append(_span(axis, at + side * inset, start, end, 0.0, WALL_HEIGHT, 0.004, color))
                pieces.append(_span(axis, at + side * (inset + 0.008), start, end, 0.0, 0.08, 0.012, (244, 244, 240)))
    return pieces


def _door(door: Opening) -> list[Piece]:
    """The frame; the leaf has been taken off its hinges."""
    frame = (120, 84, 54)
    return [
        _span(door.axis, door.at, door.low - 0.04, door.low + 0.02, 0.0, DOOR_HEIGHT, WALL + 0.04, frame),
        _span(door.axis, door.at, door.high - 0.02, door.high + 0.04, 0.0, DOOR_HEIGHT, WALL + 0.04, frame),
    ]


def _window(window: Opening, plan: Plan) -> list[Piece]:
    inward = 1 if window.at < 1e-6 else -1
    at = window.at + inward * (WALL / 2 + 0.008)
    glass = _span(window.axis, at, window.low, window.high, 0.9, 2.1, 0.01, (196, 222, 242))
    bars = [
        _span(window.axis, at + inward * 0.008, low, high, bottom, top, 0.03, (250, 250, 250))
        for low, high, bottom, top in (
            (window.low - 0.05, window.high + 0.05, 0.84, 0.9), (window.low - 0.05, window.high + 0.05, 2.1, 2.16),
            (window.low - 0.05, window.low, 0.9, 2.1), (window.high, window.high + 0.05, 0.9, 2.1),
            ((window.low + window.high) / 2 - 0.025, (window.low + window.high) / 2 + 0.025, 0.9, 2.1),
        )
    ]  # fmt: skip
    return [glass, *bars]
