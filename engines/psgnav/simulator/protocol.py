"""What every simulator can do, in Habitat's conventions.

y is up, −z is forward at heading 0, metres and radians. The agent's position lies on the floor; its camera sits
``CAMERA_HEIGHT`` above. Turning left makes the heading grow (counter-clockwise seen from above). Settings of ObjectNav:
PSG-Nav, section 5.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, get_args

import numpy as np

Action = Literal["stop", "move_forward", "turn_left", "turn_right", "look_up", "look_down"]
ACTIONS: tuple[Action, ...] = get_args(Action)
FORWARD = 0.25
TURN = np.deg2rad(30.0)
TILT = np.deg2rad(30.0)
AGENT_RADIUS = 0.18
CAMERA_HEIGHT = 0.88
MOST_STEPS = 500
SUCCESS_DISTANCE = 1.0
DEPTH_RANGE = (0.5, 10.0)


@dataclass(frozen=True)
class Camera:
    """A pinhole camera: pixels and horizontal field of view in degrees."""

    width: int = 320
    height: int = 240
    hfov: float = 79.0

    @property
    def focal(self) -> float:
        """Focal length in pixels, the same along both axes."""
        return 0.5 * self.width / np.tan(0.5 * np.deg2rad(self.hfov))


@dataclass
class AgentState:
    """Where the agent stands. ``position``: (3,) on the floor. ``pitch`` > 0 looks up."""

    position: np.ndarray
    heading: float = 0.0
    pitch: float = 0.0

    @property
    def forward(self) -> np.ndarray:
        """(3,) unit vector along the floor."""
        return np.array([-np.sin(self.heading), 0.0, -np.cos(self.heading)])


def gps_compass(position: np.ndarray, heading: float, start: np.ndarray, start_heading: float) -> tuple[np.ndarray, float]:
    """(2,) metres to the right of the start and before it, in the start's frame, and the heading since, in (−π, π]."""
    dx, dz = float(position[0] - start[0]), float(position[2] - start[2])
    sine, cosine = math.sin(start_heading), math.cos(start_heading)
    turned = math.remainder(heading - start_heading, 2.0 * math.pi)
    return np.array([dx * cosine - dz * sine, -dx * sine - dz * cosine]), turned if turned > -math.pi else math.pi


@dataclass
class Observation:
    """What the sensors give at one moment.

    ``color``: (H, W, 3) uint8; ``depth``: (H, W) float32 metres along the optical axis, 0 where there is nothing;
    ``instances``: (H, W) int32, 0 where there is none. ``gps``: (2,) metres east and north of the start, in the start's frame;
    ``compass``: heading relative to the start's.
    """

    color: np.ndarray
    depth: np.ndarray
    instances: np.ndarray
    gps: np.ndarray = field(default_factory=lambda: np.zeros(2))
    compass: float = 0.0
    collided: bool = False


@dataclass(frozen=True)
class Room:
    """A room: its kind, and its box ``(x0, z0, x1, z1)`` on the floor in metres."""

    name: str
    box: tuple[float, float, float, float]


@dataclass(frozen=True)
class Instance:
    """An object of the scene: its id in `Observation.instances`, what it is, and its box (2, 3) along the axes."""

    id: int
    label: str
    box: np.ndarray
    room: str = ""


class Simulator(Protocol):
    """A scene with an agent in it. ``instances``, ``rooms``: what it knows of the truth, perhaps nothing."""

    name: str
    camera: Camera
    instances: Sequence[Instance]
    rooms: Sequence[Room]

    @property
    def state(self) -> AgentState:
        """Where the agent stands."""

    @property
    def bounds(self) -> np.ndarray:
        """(2, 3) corners of the box round everything."""

    @property
    def floor(self) -> float:
        """Height of the floor that the agent stands on."""

    def reset(self, position: np.ndarray, heading: float = 0.0) -> Observation:
        """Puts the agent somewhere on the floor."""

    def step(self, action: Action) -> Observation:
        """Moves the agent and looks."""

    def geodesic_distance(self, position: np.ndarray, goals: np.ndarray) -> float:
        """Metres of the shortest way to the nearest of ``goals`` (n, 3); inf where none can be reached."""

    def shortest_path(self, position: np.ndarray, goals: np.ndarray) -> np.ndarray:
        """(m, 3) points of the shortest way; (0, 3) where there is none."""

    def view_points(self, label: str) -> np.ndarray:
        """(n, 3) places from where an instance of ``label`` is seen near by: standing within `SUCCESS_DISTANCE` of one of them
        is success."""

    def twin(self) -> Simulator:
        """Another agent in the same scene, drawn by the same renderer."""

    def close(self) -> None:
        """Frees what the renderer holds."""
