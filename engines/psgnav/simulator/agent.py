"""What the lab's own simulators share: an agent that walks on a scene's ground, and what it can be asked about the scene."""

from __future__ import annotations

from copy import copy

import numpy as np

from engines.contract import InputError
from engines.psgnav.scene import Scene
from engines.psgnav.simulator.ground import Ground, ground_of
from engines.psgnav.simulator.protocol import (
    CAMERA_HEIGHT,
    SUCCESS_DISTANCE,
    TILT,
    TURN,
    Action,
    AgentState,
    Camera,
    Instance,
    Observation,
    Room,
    gps_compass,
)  # fmt: skip

_MOST_TILT = 2
"""Steps of tilt either way, as Habitat's agents have."""


class SceneSimulator:
    """A scene with an agent in it; a backend draws what it sees (`_draw`)."""

    name = "scene"

    def __init__(self, scene: Scene, camera: Camera | None = None, ground: Ground | None = None) -> None:
        self.scene = scene
        self.camera = camera or Camera()
        self.ground = ground or ground_of(scene)
        self.instances: list[Instance] = list(scene.instances)
        self.rooms: list[Room] = list(scene.rooms)
        self.state = AgentState(self.ground.snapped(np.array([0.0, self.ground.floor, 0.0])))
        self._start = AgentState(self.state.position.copy())
        self._fields: dict[bytes, np.ndarray] = {}
        self._views: dict[str, np.ndarray] = {}

    @property
    def bounds(self) -> np.ndarray:
        return self.scene.bounds

    @property
    def floor(self) -> float:
        return self.ground.floor

    def _draw(self, eye: np.ndarray, heading: float, pitch: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """(color (h, w, 3) uint8, depth (h, w) float32, instances (h, w) int32) from a place."""
        raise NotImplementedError

    def reset(self, position: np.ndarray, heading: float = 0.0) -> Observation:
        self.state = AgentState(self.ground.snapped(np.asarray(position, float)), float(heading))
        self._start = AgentState(self.state.position.copy(), self.state.heading)
        return self.look()

    def step(self, action: Action) -> Observation:
        state, collided = self.state, False
        if action == "move_forward":
            state.position, collided = self.ground.walked(state.position, state.forward)
        elif action == "turn_left":
            state.heading = _wrapped(state.heading + TURN)
        elif action == "turn_right":
            state.heading = _wrapped(state.heading - TURN)
        elif action == "look_up":
            state.pitch = min(state.pitch + TILT, _MOST_TILT * TILT)
        elif action == "look_down":
            state.pitch = max(state.pitch - TILT, -_MOST_TILT * TILT)
        elif action != "stop":
            raise ValueError(f"{action!r} is no action")
        return self.look(collided)

    def look(self, collided: bool = False) -> Observation:
        """What the sensors give where the agent stands."""
        state = self.state
        eye = state.position + (0.0, CAMERA_HEIGHT, 0.0)
        color, depth, instances = self._draw(eye, state.heading, state.pitch)
        gps, compass = gps_compass(state.position, state.heading, self._start.position, self._start.heading)
        return Observation(color, depth, instances, gps, compass, collided)

    def geodesic_field(self, goals: np.ndarray) -> np.ndarray:
        """Distances of every cell of the ground to the nearest of ``goals`` (n, 3), kept for the next time."""
        key = np.ascontiguousarray(goals, np.float64).tobytes()
        if key not in self._fields:
            self._fields[key] = self.ground.distance_field(goals)
        return self._fields[key]

    def geodesic_distance(self, position: np.ndarray, goals: np.ndarray) -> float:
        if not len(goals):
            return float("inf")
        field = self.geodesic_field(goals)
        return float(field[self.ground.cell_of(self.ground.snapped(position))])

    def shortest_path(self, position: np.ndarray, goals: np.ndarray) -> np.ndarray:
        if not len(goals):
            return np.zeros((0, 3))
        return self.ground.shortest_path(self.geodesic_field(goals), self.ground.snapped(position))

    def view_points(self, label: str) -> np.ndarray:
        """Places within 1 m of an instance's box from which some of it is seen; kept for the next time, rays are costly."""
        if label not in self._views:
            found = [self.views_of(one) for one in self.instances if one.label == label]
            self._views[label] = np.concatenate(found) if found else np.zeros((0, 3))
        return self._views[label]

    def views_of(self, instance: Instance) -> np.ndarray:
        """(n, 3) view points of one instance."""
        rows, columns = np.nonzero(self.ground.navigable)
        x = self.ground.origin[0] + (columns + 0.5) * self.ground.cell
        z = self.ground.origin[1] + (rows + 0.5) * self.ground.cell
        low, high = instance.box
        away = np.hypot(np.maximum(np.maximum(low[0] - x, x - high[0]), 0), np.maximum(np.maximum(low[2] - z, z - high[2]), 0))
        near = away <= SUCCESS_DISTANCE
        places = np.column_stack([x[near], np.full(near.sum(), self.ground.floor), z[near]])
        return places[self._seen(places + (0.0, CAMERA_HEIGHT, 0.0), instance)] if len(places) else places

    def _seen(self, eyes: np.ndarray, instance: Instance) -> np.ndarray:
        """(n,) whether a ray from each eye to some point of the instance meets the instance first."""
        from engines.psgnav.simulator.raycaster import first_hits

        of_it = np.nonzero(self.scene.ids[self.scene.faces[:, 0]] == instance.id)[0]
        picks = of_it[np.linspace(0, len(of_it) - 1, min(24, len(of_it))).astype(int)]
        targets = self.scene.positions[self.scene.faces[picks]].mean(1)
        hits = first_hits(self.scene, eyes, targets)
        return (hits == instance.id).any(1)

    def twin(self) -> SceneSimulator:
        """Another agent in the same scene, drawn by the same renderer."""
        other = copy(self)
        other.state = AgentState(self.state.position.copy(), self.state.heading, self.state.pitch)
        return other

    def close(self) -> None:
        """Nothing to free."""


def _wrapped(angle: float) -> float:
    return float((angle + np.pi) % (2 * np.pi) - np.pi)


def open_simulator(scene: Scene, backend: str = "auto", camera: Camera | None = None) -> tuple[SceneSimulator, str]:
    """(a simulator, a note where another backend than the one asked for had to do). ``backend``: auto, opengl or raycast."""
    from engines.psgnav.simulator.raycaster import RayCastSimulator

    if backend == "raycast":
        return RayCastSimulator(scene, camera), ""
    if backend not in ("auto", "opengl"):
        raise InputError(f"there is no renderer {backend!r}; choose auto, opengl or raycast")
    from engines.psgnav.simulator.rasteriser import NoRenderer, OpenGLSimulator

    try:
        return OpenGLSimulator(scene, camera), ""
    except NoRenderer as error:
        return RayCastSimulator(scene, camera), f"OpenGL isn't to be had here ({error}); pictures are ray cast instead."
