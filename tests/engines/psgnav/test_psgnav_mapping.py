"""Map, planning, landmarks and judge against geometry and known probabilities."""

from __future__ import annotations

import numpy as np
import pytest

from engines.psgnav.episode import empty_map
from engines.psgnav.judge import Scene as JudgeScene
from engines.psgnav.judge import scores, win_chance
from engines.psgnav.kernels import descend, sweep, unknown_seen
from engines.psgnav.labels import ROOMS, VOCABULARY
from engines.psgnav.landmarks import Landmark
from engines.psgnav.objects import ObjectMemory, entropy
from engines.psgnav.perception.detector import Detection
from engines.psgnav.planning import Progress, bearing, turn_or_walk
from engines.psgnav.rooms import regions_of, room_likelihood
from engines.psgnav.scene import Scene
from engines.psgnav.simulator.protocol import AgentState, Camera
from engines.psgnav.simulator.raycaster import RayCastSimulator
from engines.psgnav.statistics import counted, from_counts, statistics


def looked_round(scene: Scene, x: float, z: float) -> tuple[RayCastSimulator, object]:
    simulator = RayCastSimulator(scene)
    world = empty_map(simulator)
    seen = simulator.reset(np.array([x, 0, z]))
    for _ in range(12):
        world.add(seen, simulator.state, simulator.camera)
        seen = simulator.step("turn_left")
    return simulator, world


def test_a_look_round_maps_floor_walls_and_things_where_they_are(rooms: Scene) -> None:
    simulator, world = looked_round(rooms, 2.0, 2.0)
    for x, z in ((1.0, 1.0), (3.0, 1.0), (2.0, 3.0), (2.0, 2.0)):
        assert world.free[world.cell_of(x, z)] or world.visited[world.cell_of(x, z)]
    for x, z in ((0.0, 2.0), (2.0, 0.0), (3.95, 0.7), (0.55, 3.2)):  # three walls and the chair's side
        row, column = world.cell_of(x, z)
        assert world.obstacle[row - 1 : row + 2, column - 1 : column + 2].any(), (x, z)
    assert not world.known[world.cell_of(6.0, 0.5)]  # behind the wall
    # What the robot believes passable is so.
    rows, columns = np.nonzero(world.traversable())
    passable = [
        simulator.ground.is_navigable(np.array([*world.point_of(r, c)])[[0, 0, 1]]) for r, c in zip(rows, columns, strict=True)
    ]
    assert np.mean(passable) > 0.97


def test_frontiers_lie_between_floor_and_the_unknown(rooms: Scene) -> None:
    _, world = looked_round(rooms, 2.0, 2.0)
    found = world.frontiers(world.traversable())
    assert found
    for one in found:
        for row, column in one.cells:
            assert world.free[row, column] and not world.known[row - 1 : row + 2, column - 1 : column + 2].all()


def test_lintels_part_rooms(rooms: Scene) -> None:
    simulator, world = looked_round(rooms, 1.2, 2.0)
    seen = simulator.reset(np.array([7.0, 0, 3.0]))
    for _ in range(12):
        world.add(seen, simulator.state, simulator.camera)
        seen = simulator.step("turn_left")
    regions = regions_of(world)
    left, right = regions[world.cell_of(2.0, 2.0)], regions[world.cell_of(6.0, 3.0)]
    assert left >= 0 and right >= 0 and left != right


def test_sweeping_finds_the_length_of_the_shortest_way() -> None:
    passable = np.ones((80, 100), bool)
    passable[20:60, 50] = False
    goals = np.zeros_like(passable)
    goals[40, 20] = True
    found = sweep(passable, goals, 0.05)
    rows, columns = np.mgrid[:80, :100]
    truth = 0.05 * np.hypot(rows - 40, columns - 20)
    seen = passable & (columns < 50) & (truth > 0.5)  # what the wall doesn't hide
    error = (found - truth)[seen] / truth[seen]
    assert -1e-4 < error.min() and error.max() < 0.1 and np.median(error) < 0.04 and found[40, 20] == 0
    # Round the end of the wall at (60, 50), not through it: two straight stretches.
    bend = 0.05 * 2 * np.hypot(20, 30)
    assert found[40, 80] == pytest.approx(bend, rel=0.06)
    assert np.isinf(sweep(passable & False, goals & False, 0.05)).all()


def test_descending_reaches_the_goal_without_crossing_walls() -> None:
    passable = np.ones((40, 40), bool)
    passable[:30, 20] = False
    goals = np.zeros_like(passable)
    goals[5, 5] = True
    path = descend(sweep(passable, goals, 0.05), 5, 35, 500)
    assert tuple(path[0]) == (5, 35) and tuple(path[-1]) == (5, 5)
    assert all(passable[r, c] for r, c in path) and np.abs(np.diff(path, axis=0)).max() == 1


def test_spatial_gain_is_the_share_of_the_disc_that_would_be_seen() -> None:
    known, blocked = np.zeros((200, 200), bool), np.zeros((200, 200), bool)
    at = np.array([100]), np.array([100])
    assert unknown_seen(known, blocked, *at, 80, 72)[0] == pytest.approx(1.0, abs=0.03)
    known[:, :100] = True  # half of it is known
    assert unknown_seen(known, blocked, *at, 80, 72)[0] == pytest.approx(0.5, abs=0.04)
    known[:, 100] = True
    blocked[:, 101] = True  # and a wall hides the rest
    assert unknown_seen(known, blocked, *at, 80, 72)[0] == 0


def test_turns_only_when_the_heading_is_off_by_more_than_half_a_turn() -> None:
    state = AgentState(np.zeros(3), 0.0)
    assert turn_or_walk(state, 0.0, -2.0) == "move_forward" and turn_or_walk(state, 0.4, -2.0) == "move_forward"
    assert turn_or_walk(state, -2.0, -1.0) == "turn_left" and turn_or_walk(state, 2.0, -1.0) == "turn_right"
    assert bearing(state, -1.0, 0.0) == pytest.approx(np.pi / 2)


def test_three_failed_steps_are_stuck() -> None:
    progress, state = Progress(), AgentState(np.zeros(3))
    assert [progress.after("move_forward", state) for _ in range(4)] == [False, False, False, True]
    walking = Progress()
    assert not any(walking.after("move_forward", AgentState(np.array([0.25 * i, 0, 0]))) for i in range(20))


def detection(box: tuple[float, ...], probs: list[float]) -> Detection:
    return Detection(np.array(box, float), 0.8, np.array(probs))


def test_the_same_thing_seen_again_is_one_node_and_another_thing_another() -> None:
    camera, state = Camera(), AgentState(np.array([0.0, 0.0, 0.0]))
    depth = np.full((240, 320), 2.0, np.float32)
    memory = ObjectMemory(["chair", "sofa"])
    first, other = detection((20, 100, 100, 200), [0.6, 0.3, 0.1]), detection((220, 100, 300, 200), [0.2, 0.7, 0.1])
    nodes = memory.add([first, other], depth, state, camera, 0)
    again = memory.add([detection((24, 104, 104, 204), [0.4, 0.5, 0.1])], depth, state, camera, 1)
    assert nodes[0] is not nodes[1] and again[0] is nodes[0] and len(memory.nodes) == 2
    node = memory.nodes[0]
    assert node.votes.tolist() == [1, 1] and node.seen == 2
    # A vote each, and one vote of prior spread over two words.
    assert node.belief("votes") == pytest.approx([0.5, 0.5])
    # Whole distributions, each times its score: .8 (.6 + .4) = .8 and .8 (.3 + .5) = .64, with the same prior.
    assert node.belief("soft") == pytest.approx(np.array([0.8 + 0.5, 0.64 + 0.5]) / (1.44 + 1))
    assert node.centre[2] == pytest.approx(-2.0, abs=0.05)  # 2 m ahead


def test_what_is_likely_nothing_and_what_has_no_depth_makes_no_node() -> None:
    memory = ObjectMemory(["chair", "sofa"])
    camera, state = Camera(), AgentState(np.zeros(3))
    nothing = memory.add(
        [detection((20, 100, 100, 200), [0.05, 0.05, 0.9])], np.full((240, 320), 2.0, np.float32), state, camera, 0
    )
    blind = memory.add([detection((20, 100, 100, 200), [0.9, 0.05, 0.05])], np.zeros((240, 320), np.float32), state, camera, 0)
    assert nothing == blind == [None] and not memory.nodes


def test_entropy_of_even_chances() -> None:
    assert entropy(np.full(8, 1 / 8)) == pytest.approx(np.log(8)) and entropy(np.array([1.0, 0.0])) == pytest.approx(
        0, abs=1e-9
    )


def test_a_room_with_a_toilet_is_a_bathroom() -> None:
    table = statistics()
    sure = np.full(len(VOCABULARY), 1e-6)
    sure[VOCABULARY.index("toilet")] = 1
    found = room_likelihood([sure / sure.sum()], table)
    assert ROOMS[int(np.argmax(found))] == "bathroom" and found.max() > 0.9 and found.sum() == pytest.approx(1)
    assert room_likelihood([], table) == pytest.approx(table.rooms)


def test_counts_become_the_probabilities_that_they_are() -> None:
    from engines.psgnav.simulator.protocol import Room

    plan = [Room("kitchen", (0, 0, 3, 3)), Room("bedroom", (3, 0, 6, 3))]
    box = np.array([[1.0, 0, 1], [2, 1, 2]])
    houses = [(plan, [("fridge", 0, box), ("stove", 0, box + 0.5), ("bed", 1, box + 3)])] * 9
    table = from_counts(counted(houses))
    kitchen, bedroom = ROOMS.index("kitchen"), ROOMS.index("bedroom")
    fridge, stove, bed = (VOCABULARY.index(name) for name in ("fridge", "stove", "bed"))
    # Nine of nine kitchens have one, plus one seen by chance (half of all rooms): (9 + .5) / (9 + 1).
    assert table.in_room[kitchen, fridge] == pytest.approx(0.95) and table.in_room[bedroom, fridge] == pytest.approx(0.05)
    assert table.given_label[bed, bedroom] == pytest.approx(9.5 / 10)
    assert table.lift[fridge, stove] > 1 > table.lift[fridge, bed]
    assert table.together[fridge, bed] == 0 and table.expected[fridge, bed] == pytest.approx(4.5)


def test_the_judge_prefers_the_bathroom_for_a_toilet_and_the_near_for_the_same() -> None:
    table = statistics()
    scene = JudgeScene(np.array([0, 1]), np.array([7, 8]), np.arange(len(VOCABULARY)))
    labels = np.array([[VOCABULARY.index("washbasin"), VOCABULARY.index("sofa")]])
    by_bath = Landmark(0, (0, 0), (0, 0), "frontier", 3.0, room=0, near=[7])
    by_sofa = Landmark(1, (0, 0), (0, 0), "frontier", 3.0, room=1, near=[8])
    farther = Landmark(2, (0, 0), (0, 0), "frontier", 6.0, room=0, near=[7])
    found, reasons = scores("toilet", [by_bath, by_sofa, farther], labels, scene, table)
    assert found[0, 0] > found[0, 2] > found[0, 1]
    assert found[0, 0] - found[0, 2] == pytest.approx(0.12 * 3)
    assert sum(value for _, value in reasons[0]) == pytest.approx(found[0, 0])
    assert win_chance(1.0, 1.0) == 0.5 and win_chance(2.0, 1.0) == pytest.approx(1 / (1 + np.exp(-2.0)))
