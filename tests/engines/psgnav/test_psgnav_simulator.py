"""The simulator: Habitat's conventions, both renderers alike, ground and distances against geometry."""

from __future__ import annotations

import numpy as np
import pytest

from engines.contract import InputError
from engines.psgnav.houses.ready import ready_house
from engines.psgnav.houses.surfaces import box
from engines.psgnav.scene import Scene, assembled
from engines.psgnav.simulator import rasteriser
from engines.psgnav.simulator.agent import open_simulator
from engines.psgnav.simulator.ground import ground_of
from engines.psgnav.simulator.protocol import CAMERA_HEIGHT, Camera
from engines.psgnav.simulator.rasteriser import NoRenderer, OpenGLSimulator
from engines.psgnav.simulator.raycaster import RayCastSimulator


@pytest.fixture(scope="module")
def opengl(rooms: Scene) -> OpenGLSimulator:
    try:
        return OpenGLSimulator(rooms)
    except NoRenderer as error:
        pytest.skip(f"no OpenGL on this machine: {error}")


@pytest.fixture(scope="module")
def rays(rooms: Scene) -> RayCastSimulator:
    return RayCastSimulator(rooms)


def test_depth_and_ids_are_where_geometry_says(rays: RayCastSimulator) -> None:
    # From (5, 2) looking along +x (heading −90°): the wall at x = 8 is 3 m ahead, straight on.
    seen = rays.reset(np.array([5.0, 0, 3.0]), -np.pi / 2)
    x = rays.state.position[0]
    assert seen.depth[120, 160] == pytest.approx(8 - x, abs=1e-4)
    # The sofa (z from .2 to 2, which is to the left when looking along +x) has its front at x = 6.9.
    left = seen.instances[:, :120]
    assert (left == 1).any() and not (seen.instances[:, 200:] == 1).any()
    assert seen.depth[seen.instances == 1].min() == pytest.approx(6.9 - x, abs=0.02)


def test_the_camera_has_the_field_of_view_that_it_says() -> None:
    camera = Camera(320, 240, 79.0)
    assert 2 * np.degrees(np.arctan(160 / camera.focal)) == pytest.approx(79.0)


def test_turning_left_grows_the_heading_and_forward_is_minus_z(rays: RayCastSimulator) -> None:
    rays.reset(np.array([2.0, 0, 3.0]), 0.0)
    start = rays.state.position.copy()
    rays.step("move_forward")
    assert rays.state.position - start == pytest.approx([0, 0, -0.25], abs=1e-9)
    rays.step("turn_left")
    assert rays.state.heading == pytest.approx(np.pi / 6)
    for _ in range(2):
        rays.step("turn_left")
    before = rays.state.position.copy()
    seen = rays.step("move_forward")
    assert rays.state.position - before == pytest.approx([-0.25, 0, 0], abs=1e-9)  # left of −z is −x
    # gps: east and ahead in the frame of the start; the compass is relative to it.
    assert seen.gps == pytest.approx([-0.25, 0.25], abs=1e-9) and seen.compass == pytest.approx(np.pi / 2)


def test_looking_down_shows_the_floor_at_its_distance(rays: RayCastSimulator) -> None:
    rays.reset(np.array([2.0, 0, 3.0]), 0.0)
    seen = rays.step("look_down")
    assert rays.state.pitch == pytest.approx(-np.pi / 6)
    # Straight ahead the axis meets the floor at h / sin 30°.
    assert seen.depth[119:121, 160].mean() == pytest.approx(CAMERA_HEIGHT / np.sin(np.pi / 6), rel=0.02)
    for _ in range(5):
        rays.step("look_down")
    assert rays.state.pitch == pytest.approx(-np.pi / 3)  # as far as Habitat's agents tilt


def test_a_wall_stops_the_robot_without_sliding(rays: RayCastSimulator) -> None:
    rays.reset(np.array([2.0, 0, 0.5]), np.pi / 6)
    for _ in range(4):
        seen = rays.step("move_forward")
    assert seen.collided and rays.state.position[2] >= 0.18 - 0.03
    at = rays.state.position.copy()
    rays.step("move_forward")
    assert rays.state.position == pytest.approx(at)


def test_both_renderers_see_the_same(opengl: OpenGLSimulator, rays: RayCastSimulator) -> None:
    rng = np.random.default_rng(0)
    for _ in range(6):
        place, heading = rays.ground.random_point(rng), rng.uniform(-3, 3)
        one, other = opengl.reset(place, heading), rays.reset(place, heading)
        assert (one.instances == other.instances).mean() > 0.999
        same = one.instances == other.instances
        assert np.quantile(np.abs(one.depth - other.depth)[same], 0.99) < 1e-3
        assert np.abs(one.color.astype(int) - other.color)[same].mean() < 2


def test_both_renderers_see_the_same_in_a_furnished_house(opengl: OpenGLSimulator) -> None:
    scene = ready_house("birch")
    one, other = OpenGLSimulator(scene), RayCastSimulator(scene)
    rng = np.random.default_rng(1)
    for _ in range(4):
        place, heading = one.ground.random_point(rng), rng.uniform(-3, 3)
        seen, cast = one.reset(place, heading), other.reset(place, heading)
        assert (seen.instances == cast.instances).mean() > 0.995
        assert np.quantile(np.abs(seen.depth - cast.depth), 0.98) < 2e-3
    one.close()


def test_the_same_place_gives_the_same_picture(opengl: OpenGLSimulator) -> None:
    place = np.array([2.0, 0, 2.0])
    first, second = opengl.reset(place, 0.7), opengl.reset(place, 0.7)
    assert (first.color == second.color).all() and (first.depth == second.depth).all()


def test_the_ground_is_the_floor_less_the_robots_radius(rays: RayCastSimulator) -> None:
    ground = rays.ground
    assert ground.floor == pytest.approx(0.0, abs=0.01)
    assert ground.is_navigable(np.array([2.0, 0, 2.0])) and ground.is_navigable(np.array([4.0, 0, 2.0]))  # the door
    for x, z in ((0.1, 2.0), (4.0, 0.7), (7.3, 1.0), (0.5, 3.4)):  # wall, wall, sofa, chair
        assert not ground.is_navigable(np.array([x, 0, z]))
    assert ground.navigable.sum() * ground.cell**2 == pytest.approx(24.5, abs=2.0)


def test_geodesic_distances_go_through_the_door(rays: RayCastSimulator) -> None:
    # From (2, .5) to (6, .5): straight on is a wall; round its end at z = 1.5 + the radius of .18.
    start, goal = np.array([2.0, 0, 0.5]), np.array([[6.0, 0, 0.5]])
    corner = 1.5 + 0.18
    bend = np.hypot(2 - 0.23, corner - 0.5) * 2 + 0.46
    assert rays.geodesic_distance(start, goal) == pytest.approx(bend, abs=0.12)
    assert rays.geodesic_distance(start, np.array([[2.0, 0, 2.5]])) == pytest.approx(2.0, abs=0.06)
    path = rays.shortest_path(start, goal)
    assert np.linalg.norm(path[0] - start) < 0.1 and np.linalg.norm(path[-1] - goal[0]) < 0.15
    assert all(rays.ground.is_navigable(place) for place in path)
    assert rays.geodesic_distance(start, np.zeros((0, 3))) == np.inf


def test_view_points_are_near_and_in_sight(rays: RayCastSimulator) -> None:
    places = rays.view_points("sofa")
    assert len(places) > 100
    x, z = places[:, 0], places[:, 2]
    away = np.hypot(np.maximum(np.maximum(6.9 - x, x - 7.8), 0), np.maximum(np.maximum(0.2 - z, z - 2.0), 0))
    assert away.max() <= 1.0 + 1e-6 and (x > 4).all()  # nobody sees it through the wall
    assert not len(rays.view_points("piano"))


def test_without_opengl_rays_are_cast_and_that_is_said(rooms: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise NoRenderer("no EGL driver")

    monkeypatch.setattr(rasteriser, "_context", refuse)
    simulator, note = open_simulator(rooms)
    assert simulator.name == "raycast" and "no EGL driver" in note and "ray cast" in note
    with pytest.raises(InputError, match="no renderer"):
        open_simulator(rooms, "vulkan")


def test_a_scene_without_a_floor_is_refused() -> None:
    wall = assembled("Wall", [(0, box((0, 0, 0), (4, 2.5, 0.05), (9, 9, 9)))])
    with pytest.raises(InputError, match="no floor"):
        ground_of(wall)
    needle = assembled("Ledge", [(0, box((0, 0, 0), (20, 0.05, 0.2), (9, 9, 9)))])
    with pytest.raises(InputError, match="no floor that a robot"):
        ground_of(needle)
