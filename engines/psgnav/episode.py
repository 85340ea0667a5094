"""One episode: a robot at a place in a house, a goal, steps until it stops, and how it went."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from engines.contract import InputError
from engines.psgnav.mapping import CELL, OccupancyMap
from engines.psgnav.metrics import Failure, Outcome
from engines.psgnav.navigator import Navigator, Thought
from engines.psgnav.simulator.agent import SceneSimulator
from engines.psgnav.simulator.protocol import MOST_STEPS, SUCCESS_DISTANCE, Action, AgentState, Observation, Simulator

_SEEN_PIXELS = 150
"""Pixels (of 320 × 240) of a goal in one frame from which it counts as having been in view."""


@dataclass
class Moment:
    """One step: what was seen, what was thought of it, and the action that followed. ``ms``: process time of its parts."""

    step: int
    seen: Observation
    state: AgentState
    thought: Thought
    action: Action
    ms: dict[str, float]


@dataclass
class Episode:
    """A simulator, a navigator and a start. After `run` is through, `outcome` tells how it went; `confidence` and `correct` are
    the detector's, frame by frame, for its calibration."""

    simulator: Simulator
    navigator: Navigator
    position: np.ndarray
    heading: float
    most_steps: int = MOST_STEPS
    trajectory: list[tuple[float, float, float]] = field(default_factory=list)
    confidence: list[float] = field(default_factory=list)
    correct: list[bool] = field(default_factory=list)
    outcome: Outcome | None = None
    step_ms: list[float] = field(default_factory=list)

    def run(self) -> Iterator[Moment]:
        """Plays the episode step by step."""
        simulator, navigator = self.simulator, self.navigator
        goals = simulator.view_points(navigator.goal)
        goal_ids = np.array([one.id for one in simulator.instances if one.label == navigator.goal], int)
        clock = time.process_time()
        seen = simulator.reset(self.position, self.heading)
        render = 1000 * (time.process_time() - clock)
        shortest = simulator.geodesic_distance(simulator.state.position, goals)
        walked, in_view, stopped = 0.0, False, False
        scale = (simulator.camera.width / 320) ** 2
        for step in range(self.most_steps):
            state = AgentState(simulator.state.position.copy(), simulator.state.heading, simulator.state.pitch)
            self.trajectory.append((float(state.position[0]), float(state.position[2]), state.heading))
            if len(goal_ids):
                in_view |= int(np.isin(seen.instances, goal_ids).sum()) >= _SEEN_PIXELS * scale
            clock = time.process_time()
            action, thought = navigator.act(seen, state)
            think = 1000 * (time.process_time() - clock)
            self._calibration(seen, thought)
            ms = {"render": round(render, 1), **{name: round(value, 1) for name, value in thought.ms.items()}}
            self.step_ms.append(render + think)
            yield Moment(step, seen, state, thought, action, ms)
            if action == "stop":
                stopped = True
                break
            clock = time.process_time()
            seen = simulator.step(action)
            render = 1000 * (time.process_time() - clock)
            walked += float(np.linalg.norm(simulator.state.position - state.position))
        left = simulator.geodesic_distance(simulator.state.position, goals)
        success = stopped and not navigator.explored and left <= SUCCESS_DISTANCE
        failure = "" if success else self._failure(stopped, in_view, bool(len(goal_ids)))
        self.outcome = Outcome(success, stopped and not navigator.explored, step + 1, walked, shortest, left, failure)
        if self.measurable:
            navigator.calibrator.learn(navigator.claims, success)

    @property
    def measurable(self) -> bool:
        """Whether it is known where the goal is, or that there is none: else nothing is a success or a failure."""
        return bool(self.simulator.instances) or len(self.simulator.view_points(self.navigator.goal)) > 0

    def _failure(self, stopped: bool, in_view: bool, exists: bool) -> Failure:
        explored = self.navigator.explored
        if stopped and not explored:
            return "wrong object"
        if not exists:
            return "explored everything" if explored else "out of time"
        if in_view:
            return "missed it"
        if explored:
            return "never saw it"
        return "stuck" if self.navigator.stuck >= 5 else "out of time"

    def _calibration(self, seen: Observation, thought: Thought) -> None:
        """Compares each detection with what the simulator says is inside its box."""
        if not self.simulator.instances:
            return
        labels = {one.id: one.label for one in self.simulator.instances}
        for one in thought.detections:
            x0, y0, x1, y1 = one.box.astype(int)
            inside = seen.instances[y0 : max(y1, y0 + 1), x0 : max(x1, x0 + 1)]
            if one.mask is not None:
                inside = seen.instances[one.mask]
            values, counts = np.unique(inside[inside > 0], return_counts=True)
            truth = labels.get(int(values[np.argmax(counts)]), "") if len(values) else ""
            self.confidence.append(float(one.probs[:-1].max()))
            self.correct.append(self.navigator.words[one.label] == truth)


def empty_map(simulator: Simulator) -> OccupancyMap:
    """A map large enough for the scene. Its size is the only thing that the robot is told about the house."""
    low, high = simulator.bounds
    cells = ((high - low)[[2, 0]] + 2.0) / CELL
    return OccupancyMap((float(low[0]) - 1.0, float(low[2]) - 1.0), (int(cells[0]), int(cells[1])), simulator.floor)


def start_for(
    simulator: SceneSimulator, goal: str, rng: np.random.Generator, nearest: float = 3.0
) -> tuple[np.ndarray, float]:
    """A random start, at least ``nearest`` metres to walk from any view point of the goal where the house allows it, and a
    heading in steps of 30°."""
    goals = simulator.view_points(goal)
    heading = float(rng.integers(12)) * np.pi / 6
    position = simulator.ground.random_point(rng)
    for _ in range(200):
        distance = simulator.geodesic_distance(position, goals) if len(goals) else np.inf
        if nearest <= distance and (np.isfinite(distance) or not len(goals)):
            return position, heading
        position = simulator.ground.random_point(rng)
    if not len(goals):
        return position, heading
    field_ = simulator.geodesic_field(goals)
    finite = np.where(np.isfinite(field_) & simulator.ground.navigable, field_, -1)
    if finite.max() <= 0:
        raise InputError(f"there is no way to any {goal} in {simulator.scene.name}; choose another goal")
    return simulator.ground.point_of(*np.unravel_index(int(np.argmax(finite)), finite.shape)), heading
