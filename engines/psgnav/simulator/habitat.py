"""Habitat-Sim behind the lab's `Simulator`, and the episode files of ObjectNav (HM3D, MP3D, HSSD).

The simulator and the scans are not part of the lab: habitat-sim comes by conda and draws by EGL, which takes a graphics device
(an NVIDIA GPU with its driver), and the scans have licences of their own. What needs neither is plain Python here: quaternions,
settings, episodes. Quaternions are x, y, z, w, as in the episode files.
"""

from __future__ import annotations

import gzip
import io
import json
import math
import os
import subprocess
import sys
import zlib
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from pathlib import Path, PurePosixPath
from typing import Any

import numpy as np

from engines.contract import InputError
from engines.psgnav.labels import LABELS
from engines.psgnav.simulator.protocol import (
    ACTIONS,
    AGENT_RADIUS,
    CAMERA_HEIGHT,
    FORWARD,
    TILT,
    TURN,
    Action,
    AgentState,
    Camera,
    Instance,
    Observation,
    Room,
    gps_compass,
)

HOW_TO_GET_IT = (
    "conda install habitat-sim withbullet headless -c conda-forge -c aihabitat, or build the Dockerfile's target habitat"
)


_MOST_BYTES = 400_000_000
"""Of an episode file, unpacked: the largest of HM3D's are some tens of megabytes a scene."""


# --- rotations


def quaternion(heading: float, pitch: float = 0.0) -> np.ndarray:
    """(4,) x, y, z, w: first tilted by ``pitch`` about x (up is positive), then turned by ``heading`` about y (left)."""
    turn, tilt = 0.5 * heading, 0.5 * pitch
    sine, cosine = math.sin(tilt), math.cos(tilt)
    return np.array([math.cos(turn) * sine, math.sin(turn) * cosine, -math.sin(turn) * sine, math.cos(turn) * cosine])


def heading_pitch(rotation: Sequence[float] | np.ndarray) -> tuple[float, float]:
    """Where a rotation (x, y, z, w; of any length but 0) points −z: heading in (−π, π], pitch in [−π/2, π/2]."""
    x, y, z, w = np.asarray(rotation, dtype=float) / np.linalg.norm(rotation)
    forward = -np.array([2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)])
    return math.atan2(-forward[0], -forward[2]), math.asin(np.clip(forward[1], -1.0, 1.0))


# --- episodes


@dataclass(frozen=True)
class HabitatEpisode:
    """One start and one goal.

    ``scene``: the file's scene id. ``position``: (3,). ``view_points``: (n, 3), standing on one of which an instance of
    ``category`` is seen near by.
    """

    id: str
    scene: str
    category: str
    position: np.ndarray
    heading: float
    view_points: np.ndarray


def read_episodes(path: str | Path) -> list[HabitatEpisode]:
    """The episodes of an ObjectNav file (``.json.gz`` or ``.json``).

    A split's main file may hold none; then those of all files in ``content/`` beside it are read. InputError says what is
    wrong.
    """
    path = Path(path)
    if not path.is_file():
        raise InputError(f"there is no episode file {path.name}; give an ObjectNav file such as val.json.gz")
    found = _episodes(path)
    if not found:
        for part in sorted((path.parent / "content").glob("*.json.gz")):
            found += _episodes(part)
    if not found:
        raise InputError(f"{path.name} holds no episodes, nor does a folder content beside it; give one of that folder's files")
    return found


def _episodes(path: Path) -> list[HabitatEpisode]:
    raw = path.read_bytes()
    try:
        if raw[:2] == b"\x1f\x8b":
            with gzip.open(io.BytesIO(raw)) as packed:
                raw = packed.read(_MOST_BYTES + 1)
        if len(raw) > _MOST_BYTES:
            raise InputError(f"{path.name} is over {_MOST_BYTES / 1e6:.0f} MB; give the file of one scene")
        data = json.loads(raw)
    except (OSError, EOFError, zlib.error, ValueError) as error:
        raise InputError(f"{path.name} is not a JSON file, packed or not ({error}); download it again") from error
    where = "the file"
    try:
        goals = {key: _view_points(found) for key, found in data.get("goals_by_category", {}).items()}
        found = []
        for number, episode in enumerate(data["episodes"]):
            where = f"episode {number}"
            scene = str(episode["scene_id"])
            category = episode.get("object_category") or episode["goals"][0]["object_category"]
            points = goals.get(f"{PurePosixPath(scene).name}_{category}")
            rotation = _vector(episode["start_rotation"], 4)
            if np.linalg.norm(rotation) < 1e-6:
                raise ValueError("start_rotation is zero")
            found.append(
                HabitatEpisode(
                    id=str(episode.get("episode_id", number)),
                    scene=scene,
                    category=str(category),
                    position=_vector(episode["start_position"], 3),
                    heading=heading_pitch(rotation)[0],
                    view_points=points if points is not None else _view_points(episode.get("goals") or []),
                )
            )
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        what = f"no {error}" if isinstance(error, KeyError) else str(error)
        raise InputError(f"{path.name} is not an ObjectNav file ({where}: {what}); give one of version 1 or 2") from error
    return found


def _view_points(goals: Sequence[dict[str, Any]]) -> np.ndarray:
    points = [_vector(view["agent_state"]["position"], 3) for goal in goals for view in goal.get("view_points") or []]
    return np.array(points).reshape(-1, 3)


def _vector(values: Any, length: int) -> np.ndarray:
    found = np.asarray(values, dtype=float)
    if found.shape != (length,) or not np.isfinite(found).all():
        raise ValueError(f"{length} numbers expected, not {str(values)[:60]}")
    return found


# --- the simulator


def settings(scene: str, camera: Camera, dataset: str = "", gpu: int = 0) -> dict[str, Any]:
    """What Habitat is asked for: ObjectNav's agent (PSG-Nav, section 5). Degrees, metres, pixels."""
    return {
        "simulator": {
            "scene_id": scene,
            **({"scene_dataset_config_file": dataset} if dataset else {}),
            "gpu_device_id": gpu,
            "allow_sliding": False,
            "enable_physics": False,
            "random_seed": 0,
        },
        "sensors": {"color": "COLOR", "depth": "DEPTH", "semantic": "SEMANTIC"},
        "sensor": {
            "resolution": [camera.height, camera.width],
            "hfov": float(camera.hfov),
            "position": [0.0, CAMERA_HEIGHT, 0.0],
        },
        "agent": {"height": CAMERA_HEIGHT, "radius": AGENT_RADIUS},
        "actions": {
            "move_forward": FORWARD,
            **dict.fromkeys(("turn_left", "turn_right"), float(np.rad2deg(TURN))),
            **dict.fromkeys(("look_up", "look_down"), float(np.rad2deg(TILT))),
        },
    }


def _library() -> Any:
    try:
        return import_module("habitat_sim")
    except ImportError as error:
        raise InputError(f"habitat-sim is not installed; get it by {HOW_TO_GET_IT}") from error


def _configuration(library: Any, wanted: dict[str, Any]) -> Any:
    simulator = library.SimulatorConfiguration()
    for name, value in wanted["simulator"].items():
        setattr(simulator, name, value)
    sensors = []
    for name, kind in wanted["sensors"].items():
        sensor = library.CameraSensorSpec()
        sensor.uuid, sensor.sensor_type = name, getattr(library.SensorType, kind)
        sensor.sensor_subtype = library.SensorSubType.PINHOLE
        if kind != "COLOR":
            sensor.channels = 1
        for key, value in wanted["sensor"].items():
            setattr(sensor, key, value)
        sensors.append(sensor)
    agent = library.agent.AgentConfiguration()
    agent.height, agent.radius = wanted["agent"]["height"], wanted["agent"]["radius"]
    agent.sensor_specifications = sensors
    agent.action_space = {
        name: library.agent.ActionSpec(name, library.agent.ActuationSpec(amount=amount))
        for name, amount in wanted["actions"].items()
    }
    return library.Configuration(simulator, [agent])


_PROBE = """
import sys, habitat_sim
simulator = habitat_sim.SimulatorConfiguration()
simulator.scene_id, simulator.gpu_device_id = "NONE", int(sys.argv[1])
sensor = habitat_sim.CameraSensorSpec()
sensor.uuid = "color"
agent = habitat_sim.agent.AgentConfiguration()
agent.sensor_specifications = [sensor]
habitat_sim.Simulator(habitat_sim.Configuration(simulator, [agent])).close()
"""


@lru_cache
def cannot_draw(gpu: int = 0) -> str:
    """Why Habitat can't draw on a graphics device; "" where it can.

    Tried in a process of its own, because without a device Habitat ends the process that asks.
    """
    try:
        tried = subprocess.run([sys.executable, "-c", _PROBE, str(gpu)], capture_output=True, text=True, timeout=120)
    except (OSError, subprocess.TimeoutExpired) as error:
        return type(error).__name__
    if tried.returncode == 0:
        return ""
    said = [line for line in (tried.stderr + tried.stdout).splitlines() if line.strip()]
    return (said[-1].strip() if said else f"it ended with {tried.returncode}")[:200]


def check_habitat(gpu: int = 0) -> None:
    """InputError where habitat-sim is missing or can't draw."""
    _library()
    why = cannot_draw(gpu)
    if why:
        raise InputError(f"Habitat can't draw here ({why}); it needs an NVIDIA GPU with its EGL driver")


class HabitatSimulator:
    """A scanned scene in Habitat-Sim.

    ``scene``: the scene's file (``….basis.glb``), or its name in ``dataset`` (a ``….scene_dataset_config.json``, needed for
    HM3D's and HSSD's semantics). ``episodes``: where `view_points` come from; those of other scenes are left out. InputError
    where habitat-sim is missing, can't draw, or has no floor to walk on.

    Ids of instances are Habitat's semantic ids. Id 0 is "none" here: an MP3D object with that id is left out. HSSD's semantic
    ids are those of categories, so all chairs of a house are one instance. Categories go by this lab's names (`lab_label`).
    """

    rooms: Sequence[Room] = ()

    def __init__(
        self,
        scene: str | Path,
        episodes: Sequence[HabitatEpisode] = (),
        camera: Camera | None = None,
        dataset: str | Path = "",
        gpu: int = 0,
    ) -> None:
        library = _library()
        for needed in [dataset] if dataset else [scene]:
            if not Path(needed).is_file():
                raise InputError(f"there is no file {needed}; download the scene and give its path")
        check_habitat(gpu)
        self.name = f"Habitat-Sim {getattr(library, '__version__', '')}".strip()
        self.camera = camera or Camera()
        self._library = library
        self._sim = library.Simulator(_configuration(library, settings(str(scene), self.camera, str(dataset), gpu)))
        if not self._sim.pathfinder.is_loaded:
            self.close()
            raise InputError(f"{Path(scene).name} has no floor to walk on; put its .navmesh file beside it")
        name = _scene_name(str(scene))
        views: dict[str, dict[int, np.ndarray]] = {}  # episodes of one goal share their array
        for episode in episodes:
            if _scene_name(episode.scene) == name:
                views.setdefault(lab_label(episode.category), {})[id(episode.view_points)] = episode.view_points
        self._views = {label: np.unique(np.concatenate(list(found.values())), axis=0) for label, found in views.items()}
        self.instances: Sequence[Instance] = _instances(self._sim.semantic_scene)
        self._here = self._sim.get_agent(0).get_state()
        self._holder = [self]  # which twin the one agent of Habitat stands for at the moment
        self._start = self.state

    @property
    def state(self) -> AgentState:
        now = self._here
        # The body turns, and the sensors alone tilt.
        heading, _ = heading_pitch(_coefficients(now.rotation))
        _, pitch = heading_pitch(_coefficients(now.sensor_states["color"].rotation))
        return AgentState(np.array(now.position, dtype=float), heading, pitch)

    def reset(self, position: np.ndarray, heading: float = 0.0) -> Observation:
        """Puts the agent somewhere on the floor, looking level; `Observation.gps` starts there."""
        state = self._library.agent.AgentState()
        state.position = np.asarray(position, dtype=np.float32)
        state.rotation = import_module("habitat_sim.utils.common").quat_from_coeffs(quaternion(heading))
        self._sim.get_agent(0).set_state(state, reset_sensors=True)
        self._holder[0], self._here = self, self._sim.get_agent(0).get_state()
        self._start = self.state
        return self._observation(self._sim.get_sensor_observations())

    def step(self, action: Action) -> Observation:
        if action not in ACTIONS:
            raise ValueError(f"no action {action}")
        agent = self._sim.get_agent(0)
        if self._holder[0] is not self:
            agent.set_state(self._here, reset_sensors=False, infer_sensor_states=False)
            self._holder[0] = self
        seen = self._sim.get_sensor_observations() if action == "stop" else self._sim.step(action)
        self._here = agent.get_state()
        return self._observation(seen)

    @property
    def bounds(self) -> np.ndarray:
        """Of the navigation mesh: (2, 3)."""
        return np.array(self._sim.pathfinder.get_bounds(), dtype=float).reshape(2, 3)

    @property
    def floor(self) -> float:
        """Where the agent was last put: a house may have several floors."""
        return float(self._start.position[1])

    def twin(self) -> HabitatSimulator:
        """Another agent in the same scene: Habitat's one agent is put to where each of them stands, in turn."""
        return copy(self)

    def _observation(self, seen: dict[str, Any]) -> Observation:
        now, start = self.state, self._start
        gps, compass = gps_compass(now.position, now.heading, start.position, start.heading)
        # Habitat fills the same arrays again at the next step.
        return Observation(
            color=np.array(seen["color"][..., :3], dtype=np.uint8),
            depth=np.array(seen["depth"], dtype=np.float32).reshape(self.camera.height, self.camera.width),
            instances=np.array(seen["semantic"], dtype=np.int32).reshape(self.camera.height, self.camera.width),
            gps=gps,
            compass=compass,
            collided=bool(seen.get("collided", False)),
        )

    def _path(self, position: np.ndarray, goals: np.ndarray) -> Any:
        """Habitat's shortest path to the nearest goal, or None."""
        goals = np.asarray(goals, dtype=np.float32).reshape(-1, 3)
        if not len(goals):
            return None
        path = self._library.MultiGoalShortestPath()
        path.requested_start = np.asarray(position, dtype=np.float32)
        path.requested_ends = goals
        return path if self._sim.pathfinder.find_path(path) and math.isfinite(path.geodesic_distance) else None

    def geodesic_distance(self, position: np.ndarray, goals: np.ndarray) -> float:
        path = self._path(position, goals)
        return math.inf if path is None else float(path.geodesic_distance)

    def shortest_path(self, position: np.ndarray, goals: np.ndarray) -> np.ndarray:
        path = self._path(position, goals)
        return np.zeros((0, 3)) if path is None else np.array(path.points, dtype=float).reshape(-1, 3)

    def view_points(self, label: str) -> np.ndarray:
        """Those of the episodes given for this scene, each once; (0, 3) where they have none for ``label``."""
        return self._views.get(label, np.zeros((0, 3)))

    def close(self) -> None:
        self._sim.close()


@lru_cache
def lab_label(category: str) -> str:
    """What this lab calls a category of HM3D, MP3D or HSSD (``tv_monitor``: tv); the category itself where it has no name."""
    plain = category.strip().lower().replace("_", " ")
    for name, label in LABELS.items():
        if plain in (name, label.hm3d.replace("_", " "), *label.coco, *(word.lower() for word in label.words)):
            return name
    return category


def found_scan(scene: str, folder: str | Path) -> tuple[str, str]:
    """(scene, data set) as `HabitatSimulator` takes them, for an episode's scene id and the folder that the scans lie in.

    The data set is the ``….scene_dataset_config.json`` (the annotated one first) beside or above the scene; "" where there is
    none. InputError says what is missing.
    """
    root = Path(os.path.abspath(folder))
    if not folder or not root.is_dir():
        raise InputError("there is no such folder of scans; give the one that the data set was unpacked into")
    inside = scene.replace("\\", "/").rpartition("scene_datasets/")[2]
    path = Path(os.path.normpath(root / inside))  # not resolved: scans are often linked to from this folder
    if not path.is_relative_to(root):
        raise InputError(f"the episode's scene {scene} lies outside the folder of scans; use an episode file as published")
    sets: list[Path] = []
    for above in [path.parent, *path.parent.parents]:
        if not above.is_relative_to(root):
            break
        sets = sorted(above.glob("*.scene_dataset_config.json"), key=lambda one: ("annotated" not in one.name, one.name))
        if sets:
            break
    if not path.is_file() and not sets:
        raise InputError(f"the scan {inside} isn't in the folder of scans; unpack it there, or give the folder it is in")
    return (str(path) if path.is_file() else PurePosixPath(inside).name.split(".")[0]), str(sets[0]) if sets else ""


def _scene_name(scene: str) -> str:
    # HM3D's scenes are named 00800-TEEsavR23oF/TEEsavR23oF.basis.glb in the episodes and, with a data set, less than that.
    return PurePosixPath(scene.replace("\\", "/")).name.split(".")[0].rpartition("-")[2]


def _coefficients(rotation: Any) -> np.ndarray:
    return np.array([rotation.x, rotation.y, rotation.z, rotation.w], dtype=float)


def _instances(scene: Any) -> list[Instance]:
    found = []
    for thing in scene.objects if scene is not None else []:
        if thing is None or thing.category is None or not thing.semantic_id:
            continue
        box = thing.aabb
        if hasattr(box, "min"):
            low, high = np.array(box.min, dtype=float), np.array(box.max, dtype=float)
        else:  # before 0.3
            centre, half = np.array(box.center, dtype=float), 0.5 * np.array(box.sizes, dtype=float)
            low, high = centre - half, centre + half
        region = getattr(thing, "region", None)
        room = region.category.name() if region is not None and region.category is not None else ""
        found.append(Instance(int(thing.semantic_id), lab_label(thing.category.name()), np.stack([low, high]), room))
    return found
