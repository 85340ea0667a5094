"""Habitat behind the Simulator protocol: rotations, episodes and settings everywhere; the simulator where habitat-sim can draw.

Where it can't, the adapter's wiring is tried on a stand-in that keeps habitat-sim's names and conventions.
"""

from __future__ import annotations

import gzip
import json
import math
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import trimesh

from engines.contract import InputError
from engines.psgnav.engine import search
from engines.psgnav.params import PsgNavParams
from engines.psgnav.simulator import habitat
from engines.psgnav.simulator.protocol import CAMERA_HEIGHT, Camera, gps_compass

HALF = math.sqrt(0.5)


# --- rotations


def test_quaternions_by_hand() -> None:
    assert habitat.quaternion(0.0) == pytest.approx([0, 0, 0, 1])
    assert habitat.quaternion(math.pi / 2) == pytest.approx([0, HALF, 0, HALF])
    assert habitat.quaternion(0.0, math.pi / 2) == pytest.approx([HALF, 0, 0, HALF])
    # An episode of HM3D: facing +x is a quarter turn to the right.
    assert habitat.heading_pitch([0, -HALF, 0, HALF]) == pytest.approx((-math.pi / 2, 0))
    assert habitat.heading_pitch([0, 2, 0, 0]) == pytest.approx((math.pi, 0)), "of any length"


@pytest.mark.parametrize("heading", [-3.1, -1.0, 0.0, 0.7, 3.1])
@pytest.mark.parametrize("pitch", [-1.0, 0.0, 0.5])
def test_quaternions_there_and_back(heading: float, pitch: float) -> None:
    q = habitat.quaternion(heading, pitch)
    assert np.linalg.norm(q) == pytest.approx(1.0)
    assert habitat.heading_pitch(q) == pytest.approx((heading, pitch))
    assert habitat.heading_pitch(-q) == pytest.approx((heading, pitch)), "q and −q are the same rotation"
    # trimesh's matrix of the same rotation points −z where the protocol says.
    matrix = trimesh.transformations.quaternion_matrix([q[3], *q[:3]])[:3, :3]
    forward = [-math.sin(heading) * math.cos(pitch), math.sin(pitch), -math.cos(heading) * math.cos(pitch)]
    assert matrix @ [0, 0, -1] == pytest.approx(forward)


def test_gps_and_compass_are_in_the_starts_frame() -> None:
    start = np.array([2.0, 0.1, 5.0])
    gps, compass = gps_compass(start + [1, 0, -3], 0.5, start, 0.0)
    assert gps == pytest.approx([1, 3]) and compass == pytest.approx(0.5)
    # Turned left by a quarter, forward is −x and right is −z.
    gps, compass = gps_compass(start + [-2, 0, -1], -math.pi / 2, start, math.pi / 2)
    assert gps == pytest.approx([1, 2]) and compass == pytest.approx(math.pi)


# --- settings


def test_settings_are_objectnavs() -> None:
    wanted = habitat.settings("a/b.basis.glb", Camera(64, 48, 79.0), "a/hm3d.json", gpu=1)
    simulator = wanted["simulator"]
    assert simulator["scene_id"] == "a/b.basis.glb" and simulator["scene_dataset_config_file"] == "a/hm3d.json"
    assert simulator["allow_sliding"] is False and simulator["gpu_device_id"] == 1
    assert wanted["agent"] == {"height": 0.88, "radius": 0.18}
    assert wanted["sensor"] == {"resolution": [48, 64], "hfov": 79.0, "position": [0.0, 0.88, 0.0]}
    assert wanted["actions"] == pytest.approx(
        {"move_forward": 0.25, "turn_left": 30, "turn_right": 30, "look_up": 30, "look_down": 30}
    )
    assert "scene_dataset_config_file" not in habitat.settings("x.glb", Camera())["simulator"]


# --- episodes


def goal(*points: tuple[float, float, float]) -> dict[str, Any]:
    views = [{"agent_state": {"position": list(p), "rotation": [0, 0, 0, 1]}, "iou": 0.2} for p in points]
    return {"position": [0, 0, 0], "object_id": 3, "object_category": "chair", "view_points": views}


def objectnav() -> dict[str, Any]:
    scene = "hm3d/val/00800-TEEsavR23oF/TEEsavR23oF.basis.glb"
    return {
        "episodes": [
            {
                "episode_id": "4", "scene_id": scene, "start_position": [1.0, 0.2, -3.0], "object_category": "chair",
                "start_rotation": [0, HALF, 0, HALF], "info": {"geodesic_distance": 5.5}, "goals": [],
            },
            {
                "episode_id": 5, "scene_id": scene, "start_position": [0, 0, 0], "object_category": "bed",
                "start_rotation": [0, 0, 0, 1], "goals": [],
            },
        ],
        "goals_by_category": {
            "TEEsavR23oF.basis.glb_chair": [goal((1, 0, 2), (1, 0, 3)), goal((4, 0, 4))],
            "TEEsavR23oF.basis.glb_bed": [],
        },
    }  # fmt: skip


def written(path: Path, data: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(json.dumps(data).encode()))
    return path


def test_episodes_are_read(tmp_path: Path) -> None:
    chair, bed = habitat.read_episodes(written(tmp_path / "val.json.gz", objectnav()))
    assert (chair.id, chair.category) == ("4", "chair") and chair.scene.endswith("TEEsavR23oF.basis.glb")
    assert chair.position == pytest.approx([1, 0.2, -3]) and chair.heading == pytest.approx(math.pi / 2)
    assert chair.view_points.tolist() == [[1, 0, 2], [1, 0, 3], [4, 0, 4]]
    assert bed.id == "5" and bed.view_points.shape == (0, 3)


def test_older_files_have_the_goals_in_the_episodes(tmp_path: Path) -> None:
    data = objectnav()
    del data["goals_by_category"], data["episodes"][1], data["episodes"][0]["object_category"]
    data["episodes"][0]["goals"] = [goal((7, 0, 7))]
    plain = tmp_path / "plain.json"
    plain.write_text(json.dumps(data), encoding="utf-8")
    (found,) = habitat.read_episodes(plain)
    assert found.category == "chair" and found.view_points.tolist() == [[7, 0, 7]]


def test_a_splits_main_file_stands_for_its_content_folder(tmp_path: Path) -> None:
    main = written(tmp_path / "val.json.gz", {"episodes": []})
    with pytest.raises(InputError, match="no episodes"):
        habitat.read_episodes(main)
    for scene in ("a", "b"):
        written(tmp_path / "content" / f"{scene}.json.gz", objectnav())
    assert len(habitat.read_episodes(main)) == 4


def damaged(change: str) -> Any:
    data = objectnav()
    episode = data["episodes"][1]
    match change:
        case "no episodes":
            del data["episodes"]
        case "a list":
            return [data]
        case "no scene":
            del episode["scene_id"]
        case "a flat start":
            episode["start_position"] = [0, 0]
        case "words":
            episode["start_position"] = "here"
        case "not a number":
            episode["start_position"] = [0, math.nan, 0]
        case "no rotation":
            episode["start_rotation"] = [0, 0, 0, 0]
        case "no goal":
            del episode["object_category"]
        case "a view point without a place":
            data["goals_by_category"]["TEEsavR23oF.basis.glb_bed"] = [{"view_points": [{"iou": 1}]}]
    return data


@pytest.mark.parametrize(
    "change",
    [
        "no episodes", "a list", "no scene", "a flat start", "words", "not a number", "no rotation", "no goal",
        "a view point without a place",
    ],
)  # fmt: skip
def test_malformed_episodes_are_told(tmp_path: Path, change: str) -> None:
    with pytest.raises(InputError, match="not an ObjectNav file"):
        habitat.read_episodes(written(tmp_path / "val.json.gz", damaged(change)))


CUT_OFF = gzip.compress(b'{"episodes": []}', mtime=0)[:20]  # the same bytes in every process that collects the tests


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", CUT_OFF, b"\x1f\x8bnonsense"])
def test_files_that_are_no_json_are_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "val.json.gz"
    path.write_bytes(content)
    with pytest.raises(InputError, match="not a JSON file"):
        habitat.read_episodes(path)
    with pytest.raises(InputError, match="no episode file"):
        habitat.read_episodes(tmp_path / "other.json.gz")


# --- the simulator


def check_moves(sim: habitat.HabitatSimulator, start: np.ndarray) -> None:
    """What every simulator promises, in a room with nothing within half a metre of the start."""
    seen = sim.reset(start, heading=math.pi / 2)
    height, width = sim.camera.height, sim.camera.width
    assert seen.color.shape == (height, width, 3) and seen.color.dtype == np.uint8
    assert seen.depth.shape == seen.instances.shape == (height, width)
    assert seen.depth.dtype == np.float32 and seen.instances.dtype == np.int32
    assert sim.state.position == pytest.approx(start, abs=0.05) and sim.state.heading == pytest.approx(math.pi / 2)
    assert seen.gps == pytest.approx([0, 0], abs=1e-6) and seen.compass == 0.0 and not seen.collided
    seen = sim.step("move_forward")
    moved = sim.state.position - start
    assert moved[[0, 2]] == pytest.approx([-0.25, 0], abs=0.01)
    assert abs(moved[1]) < 0.25, "a navigation mesh is coarse in height"
    assert seen.gps == pytest.approx([0, 0.25], abs=1e-4)
    seen = sim.step("turn_left")
    assert seen.compass == pytest.approx(math.radians(30), abs=1e-4)
    sim.step("turn_right")
    sim.step("turn_right")
    assert sim.state.heading == pytest.approx(math.radians(60), abs=1e-4)
    sim.step("look_up")
    assert sim.state.pitch == pytest.approx(math.radians(30), abs=1e-4)
    assert sim.state.heading == pytest.approx(math.radians(60), abs=1e-4)
    sim.step("look_down")
    sim.step("look_down")
    assert sim.state.pitch == pytest.approx(math.radians(-30), abs=1e-4)
    before = sim.state.position
    assert not sim.step("stop").collided and sim.state.position == pytest.approx(before)
    sim.reset(start)
    assert sim.state.pitch == pytest.approx(0.0, abs=1e-6), "reset looks level"
    with pytest.raises(ValueError, match="fly"):
        sim.step("fly")  # type: ignore[arg-type]


class Quaternion(SimpleNamespace):
    """numpy-quaternion's fields."""

    def __init__(self, coefficients: Any) -> None:
        super().__init__(**dict(zip("xyzw", (float(c) for c in coefficients), strict=True)))


class StandIn:
    """Of `habitat_sim.Simulator`: an agent on an endless floor, and paths that are straight lines."""

    def __init__(self, configuration: Any) -> None:
        self.configuration, self.closed = configuration, False
        self.position, self.heading, self.pitch = np.zeros(3, np.float32), 0.0, 0.0
        bounds = (np.array([-6, 0, -6], np.float32), np.array([6, 3, 6], np.float32))
        self.pathfinder = SimpleNamespace(is_loaded=True, find_path=self.find_path, get_bounds=lambda: bounds)
        named = [SimpleNamespace(name=lambda name=name: name) for name in ("chair", "bedroom", "wall")]
        box = SimpleNamespace(min=[0, 0, 0], max=[1, 2, 3])
        old = SimpleNamespace(center=[0, 0, 0], sizes=[2, 2, 2])
        region = SimpleNamespace(category=named[1])
        self.semantic_scene = SimpleNamespace(
            objects=[
                None,
                SimpleNamespace(semantic_id=0, category=named[2], aabb=box, region=None),
                SimpleNamespace(semantic_id=7, category=named[0], aabb=box, region=region),
                SimpleNamespace(semantic_id=8, category=named[0], aabb=old, region=None),
                SimpleNamespace(semantic_id=9, category=None, aabb=box, region=None),
            ]
        )

    def get_agent(self, _: int) -> Any:
        return self

    def get_state(self) -> Any:
        camera = SimpleNamespace(rotation=Quaternion(habitat.quaternion(self.heading, self.pitch)))
        return SimpleNamespace(
            position=self.position.copy(),
            rotation=Quaternion(habitat.quaternion(self.heading)),
            sensor_states={"color": camera},
        )

    def set_state(self, state: Any, reset_sensors: bool, infer_sensor_states: bool = True) -> None:
        self.heading, _ = habitat.heading_pitch(habitat._coefficients(state.rotation))
        self.position, self.pitch = state.position.copy(), 0.0 if reset_sensors else self.pitch
        if not infer_sensor_states:
            _, self.pitch = habitat.heading_pitch(habitat._coefficients(state.sensor_states["color"].rotation))

    def get_sensor_observations(self) -> dict[str, Any]:
        height, width = self.configuration.agents[0].sensor_specifications[0].resolution
        return {
            "color": np.full((height, width, 4), 9, np.uint8),
            "depth": np.ones((height, width), np.float32),
            "semantic": np.full((height, width), 7, np.uint32),
        }

    def step(self, action: str) -> dict[str, Any]:
        amount = self.configuration.agents[0].action_space[action].actuation.amount
        match action:
            case "move_forward":
                self.position += np.float32([-amount * math.sin(self.heading), 0, -amount * math.cos(self.heading)])
            case "turn_left" | "turn_right":
                self.heading += math.radians(amount) * (1 if action == "turn_left" else -1)
            case _:
                self.pitch += math.radians(amount) * (1 if action == "look_up" else -1)
        return self.get_sensor_observations() | {"collided": False}

    def find_path(self, path: Any) -> bool:
        apart = np.linalg.norm(path.requested_ends - path.requested_start, axis=1)
        reached = path.requested_ends[:, 1] < 100
        path.geodesic_distance = float(apart[reached].min()) if reached.any() else math.inf
        path.points = [path.requested_start, path.requested_ends[np.argmin(np.where(reached, apart, np.inf))]]
        return bool(reached.any())

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> Any:
    space = SimpleNamespace
    kinds = space(COLOR="color", DEPTH="depth", SEMANTIC="semantic")
    module = space(
        __version__="stand-in",
        Simulator=StandIn,
        SimulatorConfiguration=space,
        CameraSensorSpec=space,
        SensorType=kinds,
        SensorSubType=space(PINHOLE="pinhole"),
        MultiGoalShortestPath=space,
        Configuration=lambda simulator, agents: space(sim_cfg=simulator, agents=agents),
        agent=space(
            AgentConfiguration=space,
            AgentState=space,
            ActionSpec=lambda name, actuation: space(name=name, actuation=actuation),
            ActuationSpec=space,
        ),
    )
    monkeypatch.setitem(sys.modules, "habitat_sim", module)
    monkeypatch.setitem(sys.modules, "habitat_sim.utils.common", space(quat_from_coeffs=Quaternion))
    monkeypatch.setattr(habitat, "cannot_draw", lambda gpu: "")
    return module


@pytest.fixture
def scene(tmp_path: Path) -> Path:
    path = tmp_path / "TEEsavR23oF.basis.glb"
    path.write_bytes(b"glTF")
    return path


def test_the_wiring_on_a_stand_in(stand_in: Any, scene: Path, tmp_path: Path) -> None:
    episodes = habitat.read_episodes(written(tmp_path / "val.json.gz", objectnav()))
    sim = habitat.HabitatSimulator(scene, episodes, Camera(32, 24))
    assert sim.name == "Habitat-Sim stand-in"
    check_moves(sim, np.array([1.0, 0.0, 2.0]))
    configuration = sim._sim.configuration
    assert configuration.sim_cfg.allow_sliding is False and configuration.sim_cfg.scene_id == str(scene)
    agent = configuration.agents[0]
    assert (agent.height, agent.radius) == (CAMERA_HEIGHT, 0.18)
    assert [(s.uuid, s.sensor_type, s.hfov) for s in agent.sensor_specifications] == [
        ("color", "color", 79.0), ("depth", "depth", 79.0), ("semantic", "semantic", 79.0),
    ]  # fmt: skip
    chair, old = sim.instances
    assert (chair.id, chair.label, chair.room) == (7, "chair", "bedroom") and chair.box.tolist() == [[0, 0, 0], [1, 2, 3]]
    assert old.box.tolist() == [[-1, -1, -1], [1, 1, 1]] and old.room == ""
    assert sim.view_points("chair").tolist() == [[1, 0, 2], [1, 0, 3], [4, 0, 4]] and sim.view_points("tv").shape == (0, 3)
    start, goals = np.zeros(3), np.array([[3, 0, 4], [0, 0, 2], [0, 999, 0.5]])
    assert sim.geodesic_distance(start, goals) == pytest.approx(2.0)
    assert sim.shortest_path(start, goals).tolist() == [[0, 0, 0], [0, 0, 2]]
    assert math.isinf(sim.geodesic_distance(start, goals[2:])) and sim.shortest_path(start, goals[2:]).shape == (0, 3)
    assert math.isinf(sim.geodesic_distance(start, np.zeros((0, 3))))
    sim.close()
    assert sim._sim.closed


def test_two_agents_share_one_habitat(stand_in: Any, scene: Path) -> None:
    first = habitat.HabitatSimulator(scene)
    first.reset(np.array([1.0, 0.0, 2.0]))
    second = first.twin()
    second.step("look_up")
    second.step("move_forward")
    assert (first.state.position[2], first.state.pitch) == (2.0, 0.0)
    first.step("turn_left")
    assert first.state.heading == pytest.approx(math.radians(30)) and first.state.pitch == 0.0
    seen = second.step("move_forward")
    assert second.state.position == pytest.approx([1, 0, 1.5]) and second.state.pitch == pytest.approx(math.radians(30))
    assert seen.gps == pytest.approx([0, 0.5]) and second.state.heading == pytest.approx(0.0)
    assert first.floor == 0.0 and first.bounds.tolist() == [[-6, 0, -6], [6, 3, 6]]


@pytest.mark.parametrize(("category", "label"), [
    ("tv_monitor", "tv"), ("Potted Plant", "plant"), ("couch", "sofa"), ("chest_of_drawers", "chest of drawers"),
    ("wall", "wall"),
])  # fmt: skip
def test_categories_go_by_the_labs_names(category: str, label: str) -> None:
    assert habitat.lab_label(category) == label


def test_scans_are_found_in_their_folder(tmp_path: Path) -> None:
    scan = tmp_path / "hm3d" / "val" / "00800-TEEsavR23oF" / "TEEsavR23oF.basis.glb"
    scan.parent.mkdir(parents=True)
    scan.write_bytes(b"glTF")
    wanted = "hm3d/val/00800-TEEsavR23oF/TEEsavR23oF.basis.glb"
    assert habitat.found_scan(wanted, tmp_path) == (str(scan), "")
    for name in ("hm3d_basis", "hm3d_annotated_basis"):
        (tmp_path / "hm3d" / f"{name}.scene_dataset_config.json").write_text("{}")
    annotated = str(tmp_path / "hm3d" / "hm3d_annotated_basis.scene_dataset_config.json")
    assert habitat.found_scan(f"data/scene_datasets/{wanted}", tmp_path) == (str(scan), annotated)
    # HSSD's scenes are names in their data set.
    (tmp_path / "hssd-hab").mkdir()
    (tmp_path / "hssd-hab" / "hssd-hab.scene_dataset_config.json").write_text("{}")
    found = habitat.found_scan("hssd-hab/scenes/102344022.scene_instance.json", tmp_path)
    assert found == ("102344022", str(tmp_path / "hssd-hab" / "hssd-hab.scene_dataset_config.json"))


@pytest.mark.parametrize(("wanted", "told"), [
    ("mp3d/17DRP5sb8fy/17DRP5sb8fy.glb", "isn't in the folder"), ("../../secret.glb", "outside the folder"),
    ("/etc/passwd", "outside the folder"),
])  # fmt: skip
def test_scans_that_are_missing_or_elsewhere_are_told(wanted: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=told):
        habitat.found_scan(wanted, tmp_path)
    with pytest.raises(InputError, match="folder of scans"):
        habitat.found_scan(wanted, "")


def test_a_search_in_a_scan(stand_in: Any, tmp_path: Path) -> None:
    episodes = written(tmp_path / "val.json.gz", objectnav())
    first = habitat.read_episodes(episodes)[0]
    scan = tmp_path / "scans" / first.scene.rpartition("scene_datasets/")[2]
    scan.parent.mkdir(parents=True)
    scan.write_bytes(b"glTF")
    given = {"episodes": episodes, "scans": str(tmp_path / "scans"), "detector": "ground-truth", "most_steps": 25}
    out = tmp_path / "out"
    out.mkdir()
    *_, result = search(PsgNavParams(**given, beside="nearest-frontier"), out)
    assert result.figures["steps"] <= 25 and result.data["goal"]["label"] == habitat.lab_label(first.category)
    assert any("drawn by Habitat-Sim stand-in" in note for note in result.data["notes"])
    told = json.loads((out / "episode.json").read_text())
    assert told["trajectory"][0][:2] == pytest.approx(first.position[[0, 2]])
    assert told["trajectory"][0][2] == pytest.approx(first.heading, abs=1e-3)
    for wrong, match in (
        ({"episode": 99}, "numbered from 0"), ({"scans": ""}, "folder of scans"), ({"renderer": "opengl"}, "by Habitat only"),
        ({"episodes": None, "renderer": "habitat"}, "needs episodes"),
    ):  # fmt: skip
        with pytest.raises(InputError, match=match):
            list(search(PsgNavParams(**(given | wrong)), out))


def test_view_points_are_those_of_the_scene(stand_in: Any, tmp_path: Path) -> None:
    episodes = habitat.read_episodes(written(tmp_path / "val.json.gz", objectnav()))
    other = tmp_path / "17DRP5sb8fy.glb"
    other.write_bytes(b"glTF")
    assert habitat.HabitatSimulator(other, episodes).view_points("chair").shape == (0, 3)


def test_what_is_missing_is_told(stand_in: Any, scene: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InputError, match="there is no file"):
        habitat.HabitatSimulator("nowhere.glb")
    with pytest.raises(InputError, match="there is no file"):
        habitat.HabitatSimulator("00800-TEEsavR23oF", dataset="nowhere.scene_dataset_config.json")
    monkeypatch.setattr(habitat, "cannot_draw", lambda gpu: "no EGL device")
    with pytest.raises(InputError, match=r"no EGL device.*NVIDIA"):
        habitat.HabitatSimulator(scene)
    monkeypatch.setitem(sys.modules, "habitat_sim", None)
    with pytest.raises(InputError, match=r"conda install habitat-sim .*Dockerfile's target habitat"):
        habitat.HabitatSimulator(scene)


def test_a_scene_without_a_floor_is_told(stand_in: Any, scene: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    class Floorless(StandIn):
        def __init__(self, configuration: Any) -> None:
            super().__init__(configuration)
            self.pathfinder.is_loaded = False
            made.append(self)

    monkeypatch.setattr(stand_in, "Simulator", Floorless)
    with pytest.raises(InputError, match="navmesh"):
        habitat.HabitatSimulator(scene)
    assert made[0].closed


def test_habitat_that_ends_its_process_is_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(habitat, "_PROBE", "import os, sys; print('no EGL device', file=sys.stderr, flush=True); os.abort()")
    assert habitat.cannot_draw.__wrapped__(0) == "no EGL device"
    monkeypatch.setattr(habitat, "_PROBE", "import sys; sys.exit(0 if sys.argv[1] == '2' else 3)")
    assert habitat.cannot_draw.__wrapped__(2) == "" and "3" in habitat.cannot_draw.__wrapped__(0)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A GLB of a room 6 m × 4 m round the origin, y up."""
    try:
        import_module("habitat_sim")
    except ImportError:
        pytest.skip(f"habitat-sim is not installed ({habitat.HOW_TO_GET_IT})")
    why = habitat.cannot_draw()
    if why:
        pytest.skip(f"habitat-sim can't draw here ({why})")
    parts = [((6, 0.1, 4), (0, -0.05, 0))]
    parts += [((0.1, 2.5, 4), (side * 3.05, 1.25, 0)) for side in (-1, 1)]
    parts += [((6, 2.5, 0.1), (0, 1.25, side * 2.05)) for side in (-1, 1)]
    boxes = [trimesh.creation.box(size, trimesh.transformations.translation_matrix(place)) for size, place in parts]
    path = tmp_path_factory.mktemp("scene") / "room.glb"
    trimesh.util.concatenate(boxes).export(path)
    return path


def test_the_real_simulator_keeps_the_contract(room: Path) -> None:
    sim = habitat.HabitatSimulator(room, camera=Camera(64, 48))
    try:
        check_moves(sim, np.array([0.5, 0.0, 0.5]))
        seen = sim.reset(np.array([0.0, 0.0, 0.0]), heading=-math.pi / 2)
        assert seen.depth[24, 32] == pytest.approx(3.0, abs=0.05), "the wall at x = 3"
        for _ in range(14):
            seen = sim.step("move_forward")
        assert seen.collided and sim.state.position[0] < 3.0 - 0.15
        here, goals = np.array([-2.0, 0, 0]), np.array([[2.0, 0, 0], [2.0, 0, 1.0]])
        assert sim.geodesic_distance(here, goals) == pytest.approx(4.0, abs=0.1)
        assert math.isinf(sim.geodesic_distance(here, np.array([[50.0, 0, 0]])))
        assert sim.shortest_path(here, goals)[-1][[0, 2]] == pytest.approx([2, 0], abs=0.05)
    finally:
        sim.close()
