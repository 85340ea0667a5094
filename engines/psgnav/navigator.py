"""The robot's head: from one observation to the next action, and everything it thought on the way.

It never sees the simulator: only pictures, depth, its own pose and what the detector says. PSG-Nav, sections 3 and 5;
deviations are named where they are made.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import cv2
import numpy as np

from engines.psgnav.calibrator import DELTA, Calibrator, Judgement, NoCalibrator, Sighting
from engines.psgnav.decision import COMPARISONS, Decision, Prefer, decide, implausible
from engines.psgnav.goals import label_likeness
from engines.psgnav.judge import Scene
from engines.psgnav.kernels import sweep, unknown_seen
from engines.psgnav.labels import ROOMS, VOCABULARY
from engines.psgnav.landmarks import Landmark, landmarks_of
from engines.psgnav.mapping import Frontier, OccupancyMap
from engines.psgnav.objects import ObjectMemory, ObjectNode, Votes
from engines.psgnav.perception.detector import Detection, Detector, View
from engines.psgnav.planning import Progress, bearing, next_action, path_down, route_to, walking_field, widened
from engines.psgnav.policies import Policy
from engines.psgnav.rooms import SceneGraph, on_table, refined, scene_graph
from engines.psgnav.simulator.protocol import AGENT_RADIUS, TURN, Action, AgentState, Camera, Observation
from engines.psgnav.statistics import NEAR, statistics

Mode = Literal["look round", "explore", "approach", "check", "unstick", "done"]
_LOOKS_ROUND = round(2 * np.pi / TURN)
_REPLAN = 50
_REACHED = 0.5
_CLOSE = 0.85
"""Metres from a thing's box at which the robot stops or checks: nearer than the 1 m of success, with some slack."""
_VOTES = {"toilet": 2, "tv": 2, "bathtub": 2, "kitchen sink": 3, "washbasin": 3, "plant": 3, "sofa": 4, "chair": 4, "bed": 4}
"""Detections before a thing counts (the paper's authors: 2 to 5 by category, 3 otherwise; ours see every frame, so one
less)."""
_WAIT = 20
"""Steps for which a thing without a way to it is left alone."""
_LIKELY = 0.2
"""Belief in the goal from which a thing is worth a closer look."""
_LAST_RESORT = 0.25


@dataclass
class Thought:
    """What is worth showing of one step. ``say``: one plain sentence. ``decision``, ``graph``: only when new."""

    mode: Mode
    say: str
    event: str = ""
    detections: list[Detection] = field(default_factory=list)
    nodes: list[ObjectNode | None] = field(default_factory=list)
    path: np.ndarray | None = None
    target: tuple[float, float] | None = None
    decision: Decision | None = None
    graph: SceneGraph | None = None
    checks: list[dict[str, Any]] = field(default_factory=list)
    frontiers: list[Frontier] = field(default_factory=list)
    ms: dict[str, float] = field(default_factory=dict)


class Navigator:
    """Searches for one goal.

    ``world``: the empty map. ``delta``: δ of the stop. ``votes``: how beliefs are counted. ``prefer``: a judge in place of the
    embedded one, such as a language model.
    """

    def __init__(
        self, goal: str, detector: Detector, policy: Policy, world: OccupancyMap, camera: Camera, *, seed: int = 0,
        calibrator: Calibrator | None = None, votes: Votes = "soft", delta: float = DELTA, comparisons: int = COMPARISONS,
        prefer: Prefer | None = None, episode: str = "",
    ) -> None:  # fmt: skip
        self.goal, self.detector, self.policy, self.world, self.camera = goal, detector, policy, world, camera
        self.words = list(detector.vocabulary)
        if goal not in self.words:
            raise ValueError(f"the detector doesn't know {goal!r}")
        self.index = self.words.index(goal)
        self.table = statistics()
        self.calibrator = calibrator or NoCalibrator(delta)
        self.memory = ObjectMemory(self.words, votes)
        self.rng = np.random.default_rng([seed, 5])
        self.comparisons, self.prefer, self.episode = comparisons, prefer, episode
        self.claims: list[Sighting] = []
        self.judged: list[tuple[Sighting, ObjectNode]] = []
        self.step = 0
        self.mode: Mode = "look round"
        self.target: Landmark | None = None
        self.candidate: ObjectNode | None = None
        self.decided_at = -_REPLAN
        self.graph: SceneGraph | None = None
        self._context: dict[int, np.ndarray] = {}
        self.travelled: list[tuple[int, int]] = []
        self.shunned: list[tuple[int, int]] = []
        self.progress = Progress()
        self.unstick: list[Action] = []
        self.faced = 0
        self.approach_steps = 0
        self.last_resort = False
        self.explored = False
        self.stuck = 0
        self.value: np.ndarray | None = None
        self.confidence: np.ndarray | None = None
        self.last_action: Action | None = None
        self._to_table = np.array([VOCABULARY.index(word) if word in VOCABULARY else -1 for word in self.words])

    # One step

    def act(self, seen: Observation, state: AgentState) -> tuple[Action, Thought]:
        """The next action after an observation, and what was thought. "stop" ends the episode; `explored` tells why."""
        ms: dict[str, float] = {}
        clock = time.perf_counter()
        if seen.collided:
            self.world.bump(state)
        self.world.add(seen, state, self.camera)
        at = self.world.cell_of(state.position[0], state.position[2])
        if not self.travelled or self.travelled[-1] != at:
            self.travelled.append(at)
        ms["map"], clock = 1000 * (time.perf_counter() - clock), time.perf_counter()
        x, y, z = state.position
        view = View(seen.color, seen.depth, seen.instances, (x, y, z, state.heading, state.pitch))
        detections = self.detector.detect(view)
        ms["detect"], clock = 1000 * (time.perf_counter() - clock), time.perf_counter()
        nodes = self.memory.add(detections, seen.depth, state, self.camera, self.step)
        if self.policy.explore == "value":
            self._splat_value(seen, state, detections)
        thought = Thought(self.mode, "", detections=detections, nodes=nodes)
        action = self._next(state, at, thought)
        thought.mode = self.mode
        ms["decide"] = 1000 * (time.perf_counter() - clock)
        thought.ms = ms
        self.step += 1
        self.last_action = action
        return action, thought

    def _next(self, state: AgentState, at: tuple[int, int], thought: Thought) -> Action:
        passable = widened(self.world.traversable(), at)
        stuck = self.last_action is not None and self.mode != "look round" and self.progress.after(self.last_action, state)
        if self.last_action is None:
            self.progress.after("stop", state)
        if self.step < _LOOKS_ROUND:
            self.mode = "look round"
            thought.say = "Looks round once, to see where it is."
            if self.step % 3 == 0:
                self._update_graph(thought)
            return "turn_left"
        if stuck:
            self._free_itself(state, thought)
        if self.unstick:
            self.mode = "unstick"
            thought.say = "It is stuck, so it turns to the most open side and tries another way."
            return self.unstick.pop(0)
        if self.step % 4 == 0:
            self._update_graph(thought)
        candidate = self._candidate(at, passable)
        if candidate is not None and candidate is not self.candidate:
            self.candidate, self.faced, self.approach_steps = candidate, 0, 0
            thought.event = f"may have found a {self.goal}"
        elif candidate is None and self.candidate is not None:
            self.candidate.checks += 1
            self.candidate = None
            self.decided_at = -_REPLAN
        if self.candidate is not None:
            action = self._approach(state, at, passable, thought)
            if action is not None:
                return action
        return self._explore(state, at, passable, thought)

    # What may be the goal

    def goal_belief(self, node: ObjectNode) -> float:
        """p(goal) of a thing: its belief; for policies with whole beliefs after the room and the neighbours have had their
        say."""
        return float(self.belief_of(node)[self.index])

    def belief_of(self, node: ObjectNode) -> np.ndarray:
        """(V,) what a thing is believed to be."""
        own = node.belief(self.memory.kind)
        if self.policy.accept == "label":
            return own
        context = self._context.get(node.id)
        if context is None:
            return own
        posterior = own * context
        return posterior / posterior.sum()

    def _ruled_out(self, node: ObjectNode) -> bool:
        return node.rejected or node.checks > 3 or node.vain > 6 or node.wait > self.step

    def _accepted(self, node: ObjectNode) -> float:
        """How much a thing is taken for the goal; 0: not at all."""
        if self._ruled_out(node):
            return 0.0
        chance = self.goal_belief(node)
        needed = _VOTES.get(self.goal, 3)
        if self.policy.accept == "label":
            return chance if int(np.argmax(node.votes)) == self.index and node.votes[self.index] >= needed else 0.0
        held = self.candidate is node
        if node.votes[self.index] < 1 and self.memory.kind == "votes":
            return 0.0
        return chance if chance >= (_LIKELY * (0.7 if held else 1.0)) and node.seen >= min(needed, 2) else 0.0

    def _candidate(self, at: tuple[int, int], passable: np.ndarray) -> ObjectNode | None:
        ranked = [(self._accepted(node), node) for node in self.memory.nodes]
        ranked = [(value, node) for value, node in ranked if value > 0]
        if not ranked:
            if not self.last_resort:
                return None
            ranked = [
                (self.goal_belief(node), node) for node in self.memory.nodes
                if not self._ruled_out(node) and self._last_chance(node)
            ]  # fmt: skip
            if not ranked:
                return None
        if self.candidate is not None and any(node is self.candidate for _, node in ranked):
            held = next(value for value, node in ranked if node is self.candidate)
            if max(value for value, _ in ranked) < held + 0.25:
                return self.candidate
        return max(ranked, key=lambda pair: pair[0])[1]

    def _last_chance(self, node: ObjectNode) -> bool:
        if self.policy.accept == "label":
            return int(np.argmax(node.votes)) == self.index
        return self.goal_belief(node) >= _LAST_RESORT

    def _approach(self, state: AgentState, at: tuple[int, int], passable: np.ndarray, thought: Thought) -> Action | None:
        """Goes up to the candidate and decides there; None when it was dropped."""
        node = self.candidate
        assert node is not None
        self.mode = "approach"
        self.approach_steps += 1
        chance = self.goal_belief(node)
        thought.target = (float(node.centre[0]), float(node.centre[2]))
        thought.say = f"Goes up to what is a {self.goal} with {chance:.0%}, to look closer."
        away = self._distance_to(node, state)
        goal_cells = self._cells_beside(node, passable)
        if away > _CLOSE and goal_cells.any():
            field_ = sweep(passable, goal_cells, self.world.cell)
            if np.isfinite(field_[at]) and self.approach_steps < 80:
                if field_[at] > 0.12:
                    path = path_down(field_, at)
                    thought.path = path
                    action = next_action(self.world, path, state)
                    if action is not None:
                        return action
            elif self.approach_steps < 6:
                return None if not self.last_resort else self._give_up(node, thought)
            else:
                return self._give_up(node, thought)
        elif away > _CLOSE + 0.8:
            return self._give_up(node, thought)
        self.mode = "check"
        turn = bearing(state, float(node.centre[0]), float(node.centre[2]))
        if abs(turn) > 0.6 * TURN and self.faced < 7 and self.step - node.last > 0:
            self.faced += 1
            thought.say = f"Turns to face what may be a {self.goal}."
            return "turn_left" if turn > 0 else "turn_right"
        return self._judge(node, thought)

    def _give_up(self, node: ObjectNode, thought: Thought) -> None:
        """Leaves a candidate alone for a while: the way to it may still lie in the unknown."""
        node.wait = self.step + _WAIT
        node.vain += 1
        self.candidate = None
        self.decided_at = -_REPLAN
        thought.event = f"no way yet to that {self.goal}"

    def _judge(self, node: ObjectNode, thought: Thought) -> Action | None:
        """STOP, or reject the candidate and go on."""
        claim = self._sighting(node)
        self.judged.append((claim, node))
        if self.policy.accept == "label" and self.policy.calibrator == "none":
            said = Judgement(claim.score, 0.0, 0.0, claim.score, 0.0, True, "its likeliest label is the goal")
        else:
            said = self.calibrator.judge(claim)
        if self.last_resort and not said.believed and said.final > 0.6 * said.threshold:
            said = Judgement(
                said.detector, said.positive, said.negative, said.final, said.threshold, True,
                "everything is explored and nothing is better: " + said.why,
            )  # fmt: skip
        thought.checks.append({
            "t": self.step, "label": self.goal, "object": node.id, "detector": round(said.detector, 3),
            "positive": round(said.positive, 3), "negative": round(said.negative, 3), "final": round(said.final, 3),
            "threshold": round(said.threshold, 3), "believed": said.believed, "why": said.why, "box": node.best_box,
            "step": node.best_step,
        })  # fmt: skip
        if said.believed:
            self.claims.append(claim)
            self.mode = "done"
            thought.event = "stop"
            thought.say = f"Stops: this is believed to be a {self.goal} ({said.final:.2f} against {said.threshold:.2f})."
            return "stop"
        node.rejected = True
        self.candidate = None
        self.decided_at = -_REPLAN
        thought.event = f"rejected as {self.goal}"
        thought.say = f"Doesn't believe that this is a {self.goal}: {said.why}."
        return None

    def _sighting(self, node: ObjectNode) -> Sighting:
        room = np.full(len(ROOMS), 1 / len(ROOMS))
        if self.graph is not None and 0 <= node.room < len(self.graph.rooms):
            room = self.graph.rooms[node.room].belief
        missing = np.ones(len(VOCABULARY))
        for other in self.memory.nodes:
            if other is not node and np.linalg.norm((other.centre - node.centre)[[0, 2]]) <= NEAR:
                missing *= 1 - on_table(other.belief(self.memory.kind), self._to_table)
        feature = node.feature if node.feature is not None else np.zeros(1, np.float32)
        return Sighting(self.goal, feature, room, 1 - missing, self.goal_belief(node), self.episode)

    def _distance_to(self, node: ObjectNode, state: AgentState) -> float:
        """Metres from the robot to the thing's box, seen from above."""
        x, z = state.position[0], state.position[2]
        dx = max(node.low[0] - x, x - node.high[0], 0.0)
        dz = max(node.low[2] - z, z - node.high[2], 0.0)
        return float(np.hypot(dx, dz))

    def _cells_beside(self, node: ObjectNode, passable: np.ndarray) -> np.ndarray:
        """(rows, columns) bool: passable cells within `_CLOSE` of the thing's box."""
        world = self.world
        row0, col0 = world.cell_of(node.low[0], node.low[2])
        row1, col1 = world.cell_of(node.high[0], node.high[2])
        mask = np.zeros(world.shape, np.uint8)
        mask[row0 : row1 + 1, col0 : col1 + 1] = 1
        reach = int((_CLOSE - 0.12) / world.cell)
        for radius in (reach, reach + 5):
            disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * radius + 1, 2 * radius + 1))
            beside = cv2.dilate(mask, disc).astype(bool) & passable
            if beside.any():
                break
        return beside

    # Where to look next

    def _explore(self, state: AgentState, at: tuple[int, int], passable: np.ndarray, thought: Thought) -> Action:
        self.mode = "explore"
        due = self.step - self.decided_at >= _REPLAN or self.target is None
        if not due and self.target is not None:
            away = np.hypot(at[0] - self.target.cell[0], at[1] - self.target.cell[1]) * self.world.cell
            due = away < _REACHED or self._spent(self.target)
        for _ in range(3):
            if due:
                self._decide(at, passable, thought)
                if self.target is None:
                    return self._out_of_places(thought)
            assert self.target is not None
            route = route_to(self.world, passable, self.target.cell)
            if np.isfinite(route.length(*at)):
                path = path_down(route.field, at)
                action = next_action(self.world, path, state)
                if action is not None:
                    thought.path, thought.target = path, self.target.at
                    thought.say = self._why(self.target, thought.decision)
                    return action
                if self.policy.explore != "graph" or route.length(*at) < 0.2:
                    self.shunned.append(self.target.cell)
            else:
                self.shunned.append(self.target.cell)
            due = True
        self.shunned.append(self.target.cell)
        self.target = None
        thought.say = "Turns to look for another way."
        return "turn_left"

    def _spent(self, target: Landmark) -> bool:
        """Whether there is nothing unknown left to see from a place."""
        row, column = np.array([target.cell[0]]), np.array([target.cell[1]])
        return float(unknown_seen(self.world.known, self.world.obstacle, row, column, 60, 48)[0]) < 0.25 * target.spatial

    def _decide(self, at: tuple[int, int], passable: np.ndarray, thought: Thought) -> None:
        walk = walking_field(self.world, passable, at)
        frontiers = self.world.frontiers(np.isfinite(walk))
        thought.frontiers = frontiers
        self._update_graph(thought)
        nodes = [node for node in self.memory.nodes if node.seen >= 2]
        regions = self.graph.regions if self.graph is not None else None
        places = landmarks_of(
            self.world, frontiers, walk, nodes if self.policy.has_graph else [], regions, self.memory.kind,
            np.array(self.travelled), self.shunned,
        )  # fmt: skip
        if not self.policy.has_graph:
            places = [one for one in places if one.kind == "frontier"] or places
            for number, one in enumerate(places):
                one.id = number  # a landmark's id is its place in the list, for those who draw it
        self.decided_at = self.step
        if not places:
            self.target = None
            return
        if self.policy.explore == "graph":
            decision = self._by_graph(places, nodes)
        else:
            decision = self._by_geometry(places)
        # Hysteresis: another place must be clearly better than the one that it is on its way to.
        if self.target is not None:
            for number, one in enumerate(decision.landmarks):
                same = np.hypot(one.at[0] - self.target.at[0], one.at[1] - self.target.at[1]) < 0.6
                if same and one.distance > _REACHED and decision.winner.score < one.score + 0.08:
                    decision.chosen = number
        self.target = decision.winner
        thought.decision = decision

    def _by_graph(self, places: list[Landmark], nodes: Sequence[ObjectNode]) -> Decision:
        beliefs = [self.belief_of(node) for node in nodes]
        scene = Scene(np.array([node.room for node in nodes], int), np.array([node.id for node in nodes], int), self._to_table)
        groups: dict[int, list[int]] = {}
        for position, node in enumerate(nodes):
            if node.group >= 0:
                groups.setdefault(node.group, []).append(position)
        veto = implausible(self.table, list(groups.values()), self._to_table) if beliefs else None
        return decide(
            self.goal, places, beliefs, scene, self.table, self.rng, self.policy.style, self.comparisons, veto, self.prefer
        )

    def _by_geometry(self, places: list[Landmark]) -> Decision:
        for one in places:
            if self.policy.explore == "nearest":
                one.score = -one.distance
            elif self.policy.explore == "weighted":
                one.score = one.gain - 0.1 * one.distance
            else:
                one.score = self._value_at(one.cell) - 0.02 * one.distance
        chosen = int(np.argmax([one.score for one in places]))
        return Decision(places, chosen, None)

    def _out_of_places(self, thought: Thought) -> Action:
        if not self.last_resort:
            self.last_resort = True
            self.shunned.clear()
            for node in self.memory.nodes:
                node.wait = 0
            self.decided_at = -_REPLAN
            thought.event = "explored everything"
            thought.say = f"Everything that can be reached is explored; it goes back to what is most like a {self.goal}."
            return "turn_left"
        self.explored = True
        self.mode = "done"
        thought.event = "explored everything"
        thought.say = f"Explored everything and found no {self.goal}."
        return "stop"

    def _why(self, target: Landmark, decision: Decision | None) -> str:
        if self.policy.explore == "nearest":
            return f"Goes to {target.name}, the nearest edge of the unknown ({target.distance:.1f} m)."
        if self.policy.explore == "weighted":
            return f"Goes to {target.name}: much unknown for a short way ({target.distance:.1f} m)."
        if self.policy.explore == "value":
            return f"Goes to {target.name}, where what was seen is nearest in meaning to {self.goal}."
        won = f"won {target.wins:.0f} of {target.comparisons} comparisons" if target.comparisons else "is the only place left"
        return f"Goes to {target.name}{self._because(target)}; it {won}."

    def _because(self, target: Landmark) -> str:
        """The strongest reason in words."""
        helping = [(value, name) for name, value in target.reasons if value > 0.15 and name != "way"]
        if helping:
            _value, name = max(helping)
            if name == "room":
                return f": the {self.room_name(target.room)} there may well have a {self.goal}"
            node = self.memory.nodes[int(name.split()[1])]
            thing = self.words[int(np.argmax(node.belief(self.memory.kind)))]
            return (
                f": a {thing} is near, and a {self.goal} is often found by one"
                if thing != self.goal
                else (f": what is there may be a {self.goal}")
            )
        return f": {target.spatial:.0%} of what lies round it is still unknown"

    def room_name(self, number: int) -> str:
        """Name of a room of the graph."""
        if self.graph is None or not 0 <= number < len(self.graph.rooms):
            return "room"
        return self.graph.rooms[number].name

    def _update_graph(self, thought: Thought) -> None:
        if not self.policy.has_graph:
            return
        nodes = [node for node in self.memory.nodes if node.seen >= 2]
        self.graph = scene_graph(self.world, nodes, self.table, self.words, self.memory.kind)
        if self.policy.accept == "belief":
            after = refined(self.graph, self.table, self.words, self.memory.kind)
            self._context = {node.id: after[node.id] / node.belief(self.memory.kind) for node in nodes}
        thought.graph = self.graph

    # Getting free

    def _free_itself(self, state: AgentState, thought: Thought) -> None:
        """Turns to the most open side and takes two steps; shuns the place it was on its way to."""
        self.stuck += 1
        self.world.bump(state)
        thought.event = "stuck"
        if self.target is not None:
            self.shunned.append(self.target.cell)
            self.target = None
        if self.candidate is not None:
            self.candidate.checks += 1
        blocked = ~self.world.traversable(AGENT_RADIUS)
        best, side = -1.0, 0
        for number in range(_LOOKS_ROUND):
            heading = state.heading + number * TURN
            reach = 0.0
            while reach < 2.0:
                reach += 0.1
                row, column = self.world.cell_of(
                    state.position[0] - np.sin(heading) * reach, state.position[2] - np.cos(heading) * reach
                )
                if blocked[row, column]:
                    break
            if reach > best:
                best, side = reach, number
        turns: list[Action] = ["turn_left"] * side if side <= _LOOKS_ROUND // 2 else ["turn_right"] * (_LOOKS_ROUND - side)
        self.unstick = [*turns, "move_forward", "move_forward"]

    # Value map (after VLFM)

    def _splat_value(self, seen: Observation, state: AgentState, detections: Sequence[Detection]) -> None:
        """Adds how near in meaning to the goal what is seen is, over the cone of the view, with weights cos² from its axis."""
        world = self.world
        if self.value is None or self.confidence is None:
            self.value, self.confidence = np.zeros(world.shape, np.float32), np.zeros(world.shape, np.float32)
        likeness = label_likeness(tuple(self.words))[self.index]
        worth = max((one.score * float(one.probs[:-1] @ likeness) for one in detections), default=0.1)
        row, column = world.cell_of(state.position[0], state.position[2])
        reach = int(4.0 / world.cell)
        rows, columns = np.mgrid[max(row - reach, 0) : row + reach, max(column - reach, 0) : column + reach]
        rows, columns = rows.clip(0, world.shape[0] - 1), columns.clip(0, world.shape[1] - 1)
        dx, dz = (columns - column) * world.cell, (rows - row) * world.cell
        angle = np.arctan2(-dx, -dz) - state.heading
        angle = (angle + np.pi) % (2 * np.pi) - np.pi
        half = np.deg2rad(self.camera.hfov / 2)
        weight = np.where(np.abs(angle) < half, np.cos(angle / half * np.pi / 2) ** 2, 0).astype(np.float32)
        weight *= np.hypot(dx, dz) < 4.0
        old = self.confidence[rows, columns]
        total = old + weight
        with np.errstate(invalid="ignore", divide="ignore"):
            self.value[rows, columns] = np.where(total > 0, (self.value[rows, columns] * old + worth * weight) / total, 0)
            self.confidence[rows, columns] = np.where(total > 0, (old**2 + weight**2) / total, 0)

    def _value_at(self, cell: tuple[int, int]) -> float:
        if self.value is None:
            return 0.0
        row, column = cell
        return float(self.value[max(row - 10, 0) : row + 11, max(column - 10, 0) : column + 11].max())
