"""Houses: those that are shipped, and those of a seed without any package."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from scipy import ndimage

from engines.contract import InputError
from engines.psgnav.houses.build import MOST_TRIANGLES, house
from engines.psgnav.houses.furniture import DEBIAN, Furniture
from engines.psgnav.houses.layout import DOOR_WIDTH, floor_plan
from engines.psgnav.houses.ready import FOLDER, ReadyFurniture, house_of, ready_house
from engines.psgnav.labels import HM3D_GOALS, LABELS, ROOMS
from engines.psgnav.params import READY_HOUSES
from engines.psgnav.scene import Scene, read_scene, semantics_file, write_scene
from engines.psgnav.simulator.ground import ground_of
from engines.psgnav.simulator.raycaster import RayCastSimulator


@pytest.mark.parametrize("name", READY_HOUSES)
def test_a_ready_house_is_small_free_and_reachable_everywhere(name: str) -> None:
    assert (FOLDER / f"{name}.glb").stat().st_size < 10e6
    scene = ready_house(name)
    assert len(scene.faces) <= MOST_TRIANGLES and 6 <= len(scene.rooms) <= 9
    assert scene.credits and all("CC0" in line for line in scene.credits)
    labels = {one.label for one in scene.instances}
    assert set(HM3D_GOALS) <= labels <= set(LABELS)
    ground = ground_of(scene)
    for room in scene.rooms:  # the ground is one piece, so a place in each room says that all are reached
        x0, z0, x1, z1 = room.box
        rows, columns = np.nonzero(ground.navigable)
        x, z = ground.origin[0] + columns * ground.cell, ground.origin[1] + rows * ground.cell
        inside = ((x > x0) & (x < x1) & (z > z0) & (z < z1)).sum() * ground.cell**2
        assert inside > 0.1 * (x1 - x0) * (z1 - z0), room
    simulator = RayCastSimulator(scene, ground=ground)
    for goal in HM3D_GOALS:
        assert len(simulator.view_points(goal)), goal


@pytest.mark.parametrize("seed", range(8))
def test_plans_have_six_to_nine_rooms_that_doors_connect(seed: int) -> None:
    plan = floor_plan(np.random.default_rng(seed))
    assert 6 <= len(plan.rooms) <= 9 and {"living room", "kitchen", "bathroom", "bedroom"} <= {room.name for room in plan.rooms}
    assert {room.name for room in plan.rooms} <= set(ROOMS)
    area = sum((x1 - x0) * (z1 - z0) for x0, z0, x1, z1 in (room.box for room in plan.rooms))
    assert area == pytest.approx(plan.width * plan.depth, rel=1e-6)  # rooms tile the house
    joined = np.eye(len(plan.rooms), dtype=bool)
    for door in plan.doors:
        assert door.high - door.low == pytest.approx(DOOR_WIDTH)
        joined[door.rooms[0], door.rooms[1]] = joined[door.rooms[1], door.rooms[0]] = True
    assert (np.linalg.matrix_power(joined.astype(int), len(plan.rooms)) > 0).all()


def test_a_house_of_a_seed_is_the_same_again_and_another_one_for_another_seed() -> None:
    furniture = ReadyFurniture()
    first, again, other = house(10_000, furniture), house(10_000, furniture), house(10_001, furniture)
    assert (first.positions == again.positions).all() and [one.label for one in first.instances] == [
        one.label for one in again.instances
    ]
    assert first.positions.shape != other.positions.shape
    assert len(first.faces) <= MOST_TRIANGLES and set(HM3D_GOALS) <= {one.label for one in first.instances}


def test_models_of_held_out_houses_are_others_than_those_of_training() -> None:
    furniture = ReadyFurniture()
    shared = 0
    for label, models in furniture.models.items():
        train = {model.key for model in furniture.choices(label, "train")}
        held_out = {model.key for model in furniture.choices(label, "held-out")}
        if len(models) > 1:
            assert not train & held_out and train | held_out == {model.key for model in models}
        else:
            shared += 1
    assert shared < len(furniture.models)


def test_a_piece_taken_from_a_ready_house_stands_at_the_origin_with_its_size() -> None:
    furniture = ReadyFurniture()
    for model in [models[0] for models in furniture.models.values()][:8]:
        corners = np.concatenate([piece.positions for piece in furniture.pieces(model)])
        assert np.ptp(corners, axis=0)[[0, 2]] == pytest.approx(np.array(model.size)[[0, 2]], abs=2e-3)
        # Some models hold loose corners a little beyond their faces.
        assert np.ptp(corners, axis=0)[1] == pytest.approx(model.size[1], abs=0.03) and abs(corners[:, 1].min()) < 0.03


def test_the_debian_package_gives_models_of_true_size() -> None:
    if not DEBIAN.is_dir():
        pytest.skip("the package sweethome3d-furniture isn't installed")
    furniture = Furniture()
    for goal in HM3D_GOALS:
        for model in furniture.choices(goal):
            corners = np.concatenate([piece.positions for piece in furniture.pieces(model)])
            assert np.ptp(corners, axis=0) == pytest.approx(np.array(model.size), rel=0.05, abs=0.02)


def test_a_scene_survives_being_written_and_read(rooms: Scene, tmp_path: Path) -> None:
    write_scene(rooms, tmp_path / "rooms.glb")
    again = read_scene(tmp_path / "rooms.glb")
    assert len(again.faces) == len(rooms.faces) and again.name == rooms.name
    for number in (0, 1, 2):
        for scene in (rooms, again):
            scene.mine = scene.positions[scene.ids == number]  # type: ignore[attr-defined]
        assert again.mine.min(0) == pytest.approx(rooms.mine.min(0), abs=1e-5)  # type: ignore[attr-defined]
        assert again.mine.max(0) == pytest.approx(rooms.mine.max(0), abs=1e-5)  # type: ignore[attr-defined]
    assert [(one.id, one.label) for one in again.instances] == [(1, "sofa"), (2, "chair")]
    semantics_file(tmp_path / "rooms.glb").unlink()
    bare = read_scene(tmp_path / "rooms.glb")
    assert not bare.labelled and not bare.instances and len(bare.faces) == len(rooms.faces)


def test_textures_keep_their_place_in_a_glb(tmp_path: Path) -> None:
    scene = ready_house("maple")
    write_scene(scene, tmp_path / "copy.glb")
    again = read_scene(tmp_path / "copy.glb")
    one, other = RayCastSimulator(scene), RayCastSimulator(again)
    place = one.ground.random_point(np.random.default_rng(2))
    assert np.abs(one.reset(place).color.astype(int) - other.reset(place).color).mean() < 3


def test_a_number_without_the_package_takes_the_pieces_of_the_ready_houses(tmp_path: Path) -> None:
    scene, notes = house_of("10002", tmp_path / "nothing here")
    assert set(HM3D_GOALS) <= {one.label for one in scene.instances} and "pieces of the ready houses" in notes[0]
    regions, count = ndimage.label(ground_of(scene).navigable)
    assert count == 1 and regions.max() == 1


@pytest.mark.parametrize("wish", ["palace", "-3", "1e9", ""])
def test_a_house_that_there_isnt_is_named(wish: str, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="there is no house"):
        house_of(wish, tmp_path)
