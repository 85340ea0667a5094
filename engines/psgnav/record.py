"""The record of an episode: a line a step (JSON Lines), and the pictures one after the other in one file.

Both only ever grow, so a page can follow with byte ranges while the episode goes on. The fields are listed in docs/psgnav.md.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from engines.psgnav.decision import as_record
from engines.psgnav.episode import Episode, Moment
from engines.psgnav.goals import Goal
from engines.psgnav.labels import ROOMS
from engines.psgnav.navigator import Navigator
from engines.psgnav.objects import ObjectNode, entropy
from engines.psgnav.rooms import SceneGraph
from engines.psgnav.simulator.protocol import DEPTH_RANGE

LOG, FRAMES = "episode.jsonl", "frames.bin"
_MAP_EVERY = 2
_TOP = 5


class Recorder:
    """Writes one episode into a folder. ``prefix`` tells two episodes of one run apart."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        self.log_path, self.frames_path = folder / f"{prefix}{LOG}", folder / f"{prefix}{FRAMES}"
        self._log = self.log_path.open("w", encoding="utf-8", buffering=1)
        self._frames = self.frames_path.open("wb", buffering=0)
        self._at = 0
        self._recent: dict[int, np.ndarray] = {}

    def begin(self, episode: Episode, goal: Goal, policy: str, house: str, truth: dict[str, Any] | None) -> None:
        """The first line."""
        navigator, camera = episode.navigator, episode.simulator.camera
        world = navigator.world
        self._line({
            "type": "episode", "version": 1, "house": house,
            "goal": {"asked": goal.asked, "label": goal.label, "similarity": round(goal.likeness, 3), "how": goal.how},
            "policy": policy, "detector": navigator.detector.name, "simulated": navigator.detector.simulated,
            "camera": {"width": camera.width, "height": camera.height, "hfov": camera.hfov},
            "map": {"cell": world.cell, "rows": world.shape[0], "cols": world.shape[1], "origin": list(world.origin)},
            "truth": truth,
        })  # fmt: skip

    def add(self, moment: Moment, navigator: Navigator) -> None:
        """A step."""
        seen, thought, state = moment.seen, moment.thought, moment.state
        self._recent[moment.step] = seen.color
        line: dict[str, Any] = {
            "type": "step", "t": moment.step, "action": moment.action,
            "pose": [round(float(state.position[0]), 3), round(float(state.position[2]), 3), round(float(state.heading), 4)],
            "pitch": round(float(state.pitch), 3), "color": self._jpeg(seen.color[..., ::-1], 82),
            "depth": self._depth(seen.depth),
            "mode": thought.mode, "say": thought.say, "event": thought.event,
            "detections": [
                self._detection(one, node, navigator) for one, node in zip(thought.detections, thought.nodes, strict=True)
            ],
            "ms": moment.ms,
        }  # fmt: skip
        if moment.step % _MAP_EVERY == 0 or thought.decision is not None or moment.action == "stop":
            line["map"] = self._png(navigator.world.picture(thought.frontiers or _frontiers(navigator)))
        if thought.path is not None:
            line["path"] = [_rounded(navigator.world.point_of(*cell)) for cell in _thinned(thought.path)]
        if thought.target is not None:
            line["target"] = _rounded(thought.target)
        if thought.graph is not None:
            line["graph"] = graph_record(thought.graph, navigator)
        if thought.decision is not None:
            line["decision"] = self._decision(thought, navigator)
        if thought.checks:
            positive, negative = navigator.calibrator.counts  # type: ignore[attr-defined]
            line["calibrator"] = {
                "positive": positive, "negative": negative, "checks": [self._check(check) for check in thought.checks],
            }  # fmt: skip
        self._line(line)
        for old in [step for step in self._recent if step < moment.step - 60]:
            del self._recent[old]

    def end(self, episode: Episode, said: str) -> None:
        """The last line."""
        outcome = episode.outcome
        assert outcome is not None
        self._line({
            "type": "end", "success": outcome.success, "spl": _number(outcome.spl), "soft_spl": _number(outcome.soft_spl),
            "steps": outcome.steps, "distance_to_goal": _number(outcome.distance_to_goal),
            "path_length": _number(outcome.path_length), "shortest": _number(outcome.shortest), "failure": outcome.failure,
            "said": said,
        })  # fmt: skip
        self.close()

    def close(self) -> None:
        """Closes both files."""
        self._log.close()
        self._frames.close()

    # Parts of a line

    def _line(self, facts: dict[str, Any]) -> None:
        self._log.write(json.dumps(facts, separators=(",", ":")) + "\n")

    def _append(self, data: bytes) -> list[int]:
        self._frames.write(data)
        place = [self._at, len(data)]
        self._at += len(data)
        return place

    def _jpeg(self, picture: np.ndarray, quality: int) -> list[int]:
        _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
        return self._append(data.tobytes())

    def _png(self, picture: np.ndarray) -> list[int]:
        _, data = cv2.imencode(".png", picture, [cv2.IMWRITE_PNG_COMPRESSION, 3])
        return self._append(data.tobytes())

    def _depth(self, depth: np.ndarray) -> list[int]:
        """Near is bright; nothing is black."""
        near, far = DEPTH_RANGE
        grey = np.where(depth > 0, 255 - 225 * np.clip((depth - near) / (0.8 * far - near), 0, 1) ** 0.7, 0).astype(np.uint8)
        return self._jpeg(grey[::2, ::2], 70)

    def _detection(self, one: Any, node: ObjectNode | None, navigator: Navigator) -> dict[str, Any]:
        names = [*navigator.words, "none of them"]
        top = np.argsort(-one.probs)[:_TOP]
        probs = [[names[i], round(float(one.probs[i]), 3)] for i in top if one.probs[i] >= 0.01]
        rest = 1 - sum(value for _, value in probs)
        if rest > 0.005:
            probs.append(["other", round(rest, 3)])
        return {
            "box": [round(float(value), 1) for value in one.box], "score": round(one.score, 3), "probs": probs,
            "object": node.id if node is not None else None,
            "verdict": "rejected" if node is not None and node.rejected else "",
        }  # fmt: skip

    def _decision(self, thought: Any, navigator: Navigator) -> dict[str, Any]:
        facts = as_record(thought.decision, navigator.words, navigator.room_name)
        nodes = {node.id: node for node in navigator.memory.nodes}
        for one in facts["landmarks"]:
            one["near"] = [[*_top_label(nodes[identity], navigator), identity] for identity in one["near"] if identity in nodes]
            one["reasons"] = [
                [_reason(name, one, nodes, navigator), value] for name, value in one["reasons"] if abs(value) >= 0.02
            ]
        return facts

    def _check(self, check: dict[str, Any]) -> dict[str, Any]:
        check = dict(check)
        box, step = check.pop("box"), check.pop("step")
        picture = self._recent.get(step)
        if picture is not None and box is not None:
            x0, y0, x1, y1 = np.round(box).astype(int)
            crop = picture[max(y0, 0) : max(y1, y0 + 2), max(x0, 0) : max(x1, x0 + 2)]
            if crop.size:
                check["crop"] = self._jpeg(np.ascontiguousarray(crop[..., ::-1]), 85)
        return check


def graph_record(graph: SceneGraph, navigator: Navigator) -> dict[str, Any]:
    """The scene graph as JSON: rooms with objects, groups, objects with their beliefs and entropy (of 1: as unsure as can
    be)."""
    most = np.log(len(navigator.words))
    rooms = []
    for room in graph.rooms:
        if not room.objects:
            continue
        top = np.argsort(-room.belief)[:3]
        rooms.append({
            "id": room.id, "name": room.name, "center": _rounded(room.centre),
            "probs": [[ROOMS[i], round(float(room.belief[i]), 3)] for i in top],
        })  # fmt: skip
    objects = []
    for node in graph.objects:
        belief = navigator.belief_of(node)  # as rooms and neighbours leave it: what decides is what is shown
        top = [i for i in np.argsort(-belief)[:_TOP] if belief[i] > 0.02]
        beliefs = [[navigator.words[i], round(float(belief[i]), 3)] for i in top]
        rest = 1 - sum(value for _, value in beliefs)
        if rest > 0.01:
            beliefs.append(["other", round(rest, 3)])
        objects.append({
            "id": node.id, "center": _rounded(node.centre), "size": _rounded(node.high - node.low), "votes": node.seen,
            "beliefs": beliefs, "entropy": round(entropy(belief) / most, 3), "group": node.group, "room": node.room,
            "rejected": node.rejected,
        })  # fmt: skip
    groups = [
        {"id": one.id, "room": one.room, "center": _rounded(one.centre), "objects": one.objects}
        for one in graph.groups if len(one.objects) > 1
    ]  # fmt: skip
    return {"rooms": rooms, "groups": groups, "objects": objects}


def _frontiers(navigator: Navigator) -> list:
    world = navigator.world
    return world.frontiers(world.traversable())


def _top_label(node: ObjectNode, navigator: Navigator) -> tuple[str, float]:
    belief = navigator.belief_of(node)
    best = int(np.argmax(belief))
    return navigator.words[best], round(float(belief[best]), 3)


def _reason(name: str, place: dict[str, Any], nodes: dict[int, ObjectNode], navigator: Navigator) -> str:
    if name == "room":
        return f"{place['room']}: how often one has a {navigator.goal}"
    if name == "way":
        return f"{place['distance']:.1f} m to walk"
    node = nodes.get(int(name.split()[1]))
    return f"{_top_label(node, navigator)[0]} near by" if node is not None else name


def _thinned(cells: np.ndarray) -> np.ndarray:
    """Every third cell of a path, and its end."""
    return cells if len(cells) < 4 else np.vstack([cells[::3], cells[-1:]])


def _rounded(values: Any) -> list[float]:
    return [round(float(value), 3) for value in values]


def _number(value: float) -> float | None:
    return round(float(value), 4) if np.isfinite(value) else None
