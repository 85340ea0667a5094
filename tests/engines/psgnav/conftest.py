"""What the tests of Find it share: a small scene that is known exactly, and the ready houses."""

from __future__ import annotations

import numpy as np
import pytest

from engines.psgnav.houses.surfaces import box
from engines.psgnav.scene import Piece, Scene, assembled
from engines.psgnav.simulator.protocol import Instance, Room


def two_rooms() -> Scene:
    """Two rooms of 4 × 4 m beside each other (x from 0 to 8), a door of 1 m between them at z = 1.5 to 2.5, a red sofa in the
    right one, and a chair in the left."""
    wall = (200, 200, 200)
    pieces: list[tuple[int, Piece]] = [(0, box((0, -0.1, 0), (8, 0, 4), (120, 90, 60)))]
    for low, high in (
        ((-0.1, 0, -0.1), (8.1, 2.5, 0)), ((-0.1, 0, 4), (8.1, 2.5, 4.1)), ((-0.1, 0, 0), (0, 2.5, 4)), ((8, 0, 0), (8.1, 2.5,
        4)), ((3.95, 0, 0), (4.05, 2.5, 1.5)), ((3.95, 0, 2.5), (4.05, 2.5, 4)), ((3.95, 2.1, 1.5), (4.05, 2.5, 2.5)),
    ):  # fmt: skip
        pieces.append((0, box(low, high, wall)))
    things = {
        1: ("sofa", (6.9, 0, 0.2), (7.8, 0.8, 2.0), (200, 30, 30)),
        2: ("chair", (0.3, 0, 3.2), (0.8, 0.9, 3.7), (30, 60, 200)),
    }
    instances = []
    for number, (label, low, high, color) in things.items():
        pieces.append((number, box(low, high, color)))
        instances.append(Instance(number, label, np.array([low, high], float), "living room"))
    rooms = [Room("living room", (0, 0, 4, 4)), Room("living room", (4, 0, 8, 4))]
    return assembled("Two rooms", pieces, instances=instances, rooms=rooms)


@pytest.fixture(scope="session")
def rooms() -> Scene:
    """The scene of `two_rooms`."""
    return two_rooms()
