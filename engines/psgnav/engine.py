"""A search from end to end: read the house, match the goal, play the episode while it is recorded, measure, write the video."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from engines.contract import InputError, Metric, Preview, Progress, Result
from engines.psgnav.calibrator import AsReleased, Calibrator, EvidentialCalibrator, NoCalibrator
from engines.psgnav.decision import Prefer
from engines.psgnav.episode import Episode, Moment, empty_map
from engines.psgnav.goals import Goal
from engines.psgnav.labels import VOCABULARY
from engines.psgnav.metrics import expected_calibration_error
from engines.psgnav.navigator import Navigator
from engines.psgnav.opening import Place, opened
from engines.psgnav.params import PsgNavParams
from engines.psgnav.perception.detector import Detector
from engines.psgnav.policies import POLICIES
from engines.psgnav.record import FRAMES, LOG, Recorder
from engines.psgnav.simulator.protocol import Simulator
from engines.psgnav.video import write_video

Event = Progress | Metric | Preview | Result
MEMORIES = Path(__file__).resolve().parents[2] / "assets" / "navigation"
MEMORY = {name: MEMORIES / file for name, file in (
    ("simulated", "memory.json"), ("ground-truth", "memory.json"), ("coco", "memory-coco.json"),
)}  # fmt: skip
"""What the calibrator learned with each detector in training houses (benchmarks/psgnav.py --warm). The looks of one detector's
crops say nothing about another's, so those without one start with nothing."""
_TELL_EVERY = 0.5
"""Seconds between two events of progress; the page itself follows the record."""


@dataclass
class _Player:
    """One policy's episode, with what records it."""

    name: str
    prefix: str
    episode: Episode
    recorder: Recorder
    last: Moment | None = None
    done: bool = False
    failures: list[int] | None = None


def search(params: PsgNavParams, folder: Path) -> Iterator[Event]:
    """One episode, or two of the same start under two policies."""
    started = time.monotonic()
    yield Progress(stage="Opening the house", fraction=0.01)
    with ExitStack() as left_open:
        place = opened(params)
        left_open.callback(place.simulator.close)
        goal = place.goal
        names = [params.policy] + ([params.beside] if params.beside not in ("none", params.policy) else [])
        players = []
        for number, name in enumerate(names):
            players.append(_player(name, "" if number == 0 else "beside_", params, place, folder))
            left_open.callback(players[-1].recorder.close)
        truth = _truth(place)
        for player in players:
            player.recorder.begin(player.episode, goal, POLICIES[player.name].title, place.name, truth)
        if any(player.failures is not None for player in players):
            place.notes.append("Places are compared by the model server; where it fails, the embedded judge decides.")
        data = {
            "episodes": [
                {"log": p.prefix + LOG, "frames": p.prefix + FRAMES, "label": POLICIES[p.name].title} for p in players
            ],
            "detector": players[0].episode.navigator.detector.name,
            "simulated": players[0].episode.navigator.detector.simulated,
        }
        yield Preview(kind="episode", caption=goal.label, data=data)
        yield from _play(players, params, goal)
        yield Progress(stage="Making the video", fraction=0.93)
        yield _result(players, params, place, folder, time.monotonic() - started)


def _play(players: list[_Player], params: PsgNavParams, goal: Goal) -> Iterator[Event]:
    """Steps of all players in turn, so that two can be watched side by side."""
    runs = [player.episode.run() for player in players]
    told, step = 0.0, 0
    pause = 1.0 / params.pace if params.pace > 0 else 0.0
    while not all(player.done for player in players):
        begun = time.monotonic()
        for player, run in zip(players, runs, strict=True):
            if player.done:
                continue
            try:
                moment = next(run)
            except StopIteration:
                player.done = True
                player.recorder.end(player.episode, _said(player, goal))
                continue
            player.last = moment
            player.recorder.add(moment, player.episode.navigator)
        step += 1
        if time.monotonic() - told > _TELL_EVERY and players[0].last is not None:
            told = time.monotonic()
            last = players[0].last
            fraction = 0.03 + 0.88 * min(1.0, step / params.most_steps)
            yield Progress(
                stage=last.thought.mode.capitalize(), fraction=fraction, message=f"step {last.step + 1}: {last.thought.say}"
            )
        left = pause - (time.monotonic() - begun)
        if left > 0:
            time.sleep(left)


def _player(name: str, prefix: str, params: PsgNavParams, place: Place, folder: Path) -> _Player:
    policy = POLICIES[name]
    mine, goal = place.simulator.twin(), place.goal
    detector = detector_of(params, mine)
    failures: list[int] = []
    prefer = _language_judge(params, goal.label, detector, failures) if params.judge_url and policy.has_graph else None
    navigator = Navigator(
        goal.label, detector, policy, empty_map(mine), mine.camera, seed=params.seed, delta=params.delta,
        votes=params.votes if policy.accept == "belief" else "votes",
        calibrator=_calibrator(policy.calibrator, params, detector.name, place.notes), comparisons=params.comparisons,
        prefer=prefer, episode=f"{place.name}/{goal.label}/{params.seed}",
    )  # fmt: skip
    if prefer is not None:
        prefer.navigator = navigator  # type: ignore[attr-defined]
    episode = Episode(mine, navigator, place.position, place.heading, params.most_steps)
    return _Player(name, prefix, episode, Recorder(folder, prefix), failures=failures if prefer else None)


def detector_of(params: PsgNavParams, simulator: Simulator) -> Detector:
    """The detector that is asked for, with a second opinion if one is."""
    found = _own_detector(params, simulator)
    if not params.second_opinion:
        return found
    from engines.psgnav.perception.transformers_detectors import SiglipRescorer

    return SiglipRescorer(found, params.second_opinion)


def _own_detector(params: PsgNavParams, simulator: Simulator) -> Detector:
    from engines.psgnav.perception.simulated import PerfectDetector, SimulatedDetector

    if params.detector == "simulated":
        return SimulatedDetector(simulator.instances, simulator.camera, params.grade, params.seed)
    if params.detector == "ground-truth":
        return PerfectDetector(simulator.instances, simulator.camera)
    if params.detector == "coco":
        from engines.psgnav.perception.coco import CocoDetector

        return CocoDetector()
    from engines.psgnav.perception.transformers_detectors import GroundingDinoDetector, Owlv2Detector

    kind = GroundingDinoDetector if params.detector == "grounding-dino" else Owlv2Detector
    detector = kind(params.detector_model) if params.detector_model else kind()
    detector.set_vocabulary(VOCABULARY)
    return detector


def _calibrator(kind: str, params: PsgNavParams, detector: str, notes: list[str]) -> Calibrator:
    if kind == "none":
        return NoCalibrator(params.delta)
    if kind == "released":
        return AsReleased()
    settings = {"gamma": params.gamma, "delta": params.delta}
    trained = params.experience == "training" and not params.second_opinion  # which changes what a crop looks like
    memory = params.memory or (MEMORY.get(params.detector) if trained else None)
    if memory is None:
        return EvidentialCalibrator(detector=detector, **settings)
    try:
        restored = EvidentialCalibrator.restored(json.loads(memory.read_text()), **settings)
    except (OSError, ValueError) as error:
        raise InputError(
            f"the memory {memory.name} can't be read ({error}); take the file of an earlier episode"
        ) from error
    if params.memory is not None and restored.detector not in ("", detector):
        notes.append(
            f"The calibrator's memory was learned with {restored.detector}: it says little about what {detector} gets wrong."
        )
    return restored


class _LanguageJudge:
    """Asks a model server which of two places leads to the goal; None where that fails."""

    def __init__(self, url: str, model: str, goal: str, words: list[str], failures: list[int]) -> None:
        from engines.psgnav.language import LanguageJudge

        self.judge = LanguageJudge(url, model)
        self.goal, self.words, self.failures = goal, words, failures
        self.navigator: Navigator | None = None

    def __call__(self, first: Any, second: Any, labels: np.ndarray) -> float | None:
        from engines.psgnav.language import JudgeFailed

        try:
            return self.judge.prefers(self.goal, self._place(first, labels), self._place(second, labels))
        except JudgeFailed:
            self.failures.append(1)
            return None

    def _place(self, one: Any, labels: np.ndarray) -> Any:
        from engines.psgnav.language import Place

        assert self.navigator is not None
        nodes = [node for node in self.navigator.memory.nodes if node.seen >= 2]
        where = {node.id: number for number, node in enumerate(nodes)}
        near = [(self.words[labels[where[identity]]], 1.0) for identity in one.near[:5] if identity in where]
        return Place(one.name, self.navigator.room_name(one.room), one.distance, min(one.spatial, 1.0), near)


def _language_judge(params: PsgNavParams, goal: str, detector: Detector, failures: list[int]) -> Prefer:
    if not params.judge_model:
        raise InputError("the judge needs the name of its model; fill in 'Judge: model'")
    return _LanguageJudge(params.judge_url, params.judge_model, goal, list(detector.vocabulary), failures)


def _truth(place: Place) -> dict[str, Any] | None:
    """What only the simulator knows, for showing beside the map; None where the house has no objects."""
    simulator, label, position = place.simulator, place.goal.label, place.position
    goals = simulator.view_points(label)
    if not simulator.instances and not len(goals):
        return None
    path = simulator.shortest_path(position, goals)
    shortest = simulator.geodesic_distance(position, goals)
    boxes = [one.box for one in simulator.instances if one.label == label]
    return {
        "shortest": round(shortest, 3) if np.isfinite(shortest) else None,
        "path": [[round(float(x), 3), round(float(z), 3)] for x, _, z in path[::3]],
        "goals": [[round(float(value), 3) for value in (box[0, 0], box[0, 2], box[1, 0], box[1, 2])] for box in boxes],
        "rooms": [{"name": room.name, "box": list(room.box)} for room in simulator.rooms],
    }  # fmt: skip


def _said(player: _Player, goal: Goal) -> str:
    outcome = player.episode.outcome
    assert outcome is not None
    if outcome.success:
        walked = f"{outcome.steps} steps and {outcome.path_length:.1f} m"
        return f"Found a {goal.label} after {walked}; the shortest way was {outcome.shortest:.1f} m."
    if not player.episode.measurable:
        return f"Stopped at what it believes to be a {goal.label}." if outcome.stopped else f"Found no {goal.label}."
    return {
        "wrong object": f"Stopped at something that is no {goal.label}.",
        "missed it": f"Found no {goal.label}, though one was in view.",
        "explored everything": f"Explored everything it could reach and found no {goal.label}.",
        "never saw it": f"Explored everything it could reach and never had a {goal.label} in view.",
        "stuck": "Got stuck.",
    }.get(outcome.failure, f"Ran out of steps before it found a {goal.label}.")


def _figures(episode: Episode) -> dict[str, float | None]:
    outcome = episode.outcome
    assert outcome is not None
    known = episode.measurable

    def number(value: float) -> float | None:
        return float(value) if known and np.isfinite(value) else None

    correct = np.array(episode.correct, bool)
    return {
        "success": float(outcome.success) if known else None,
        "spl": number(outcome.spl), "soft_spl": number(outcome.soft_spl), "steps": float(outcome.steps),
        "path_length": float(outcome.path_length), "shortest": number(outcome.shortest),
        "distance_to_goal": number(outcome.distance_to_goal),
        "objects": float(sum(node.seen >= 2 for node in episode.navigator.memory.nodes)),
        "ece": number(expected_calibration_error(np.array(episode.confidence), correct)) if len(correct) else None,
        "step_ms": float(np.median(episode.step_ms)) if episode.step_ms else None,
    }  # fmt: skip


def _result(
    players: list[_Player], params: PsgNavParams, place: Place, folder: Path, seconds: float
) -> Result:
    goal, notes = place.goal, place.notes
    first = players[0]
    figures = _figures(first.episode) | {"likeness": goal.likeness}
    for player in players[1:]:
        figures |= {f"beside_{name}": value for name, value in _figures(player.episode).items()}
    artifacts: dict[str, str] = {}
    for player in players:
        key = player.prefix
        artifacts[f"{key}video"] = write_video(folder, f"{key}episode.mp4", key)
        artifacts[f"{key}log"], artifacts[f"{key}frames"] = key + LOG, key + FRAMES
        if player.failures:
            notes.append(f"The model server failed {len(player.failures)} times; the embedded judge decided then.")
    outcome = first.episode.outcome
    assert outcome is not None
    facts = {
        "house": place.name,
        "goal": {"asked": goal.asked, "label": goal.label, "likeness": goal.likeness, "matched": goal.matched},
        "policy": params.policy, "detector": first.episode.navigator.detector.name, "figures": figures,
        "failure": _failure(first),
        "trajectory": [[round(value, 3) for value in place] for place in first.episode.trajectory], "notes": notes,
        "credits": place.credits, "params": params.model_dump(mode="json"),
    }  # fmt: skip
    (folder / "episode.json").write_text(json.dumps(facts, indent=1))
    artifacts["episode"] = "episode.json"
    calibrator = first.episode.navigator.calibrator
    if isinstance(calibrator, EvidentialCalibrator):
        (folder / "memory.json").write_text(json.dumps(calibrator.exported()))
        artifacts["memory"] = "memory.json"
    figures["seconds"] = seconds
    said = [note[:1].upper() + note[1:] for note in notes]
    rows = {player.name: _figures(player.episode) | {"failure": _failure(player)} for player in players}
    data = {"notes": said, "failure": facts["failure"], "goal": facts["goal"], "rows": rows, "credits": place.credits}
    return Result(figures=figures, artifacts=artifacts, summary=_said(first, goal), data=data)


def _failure(player: _Player) -> str:
    outcome = player.episode.outcome
    return outcome.failure if outcome is not None and player.episode.measurable else ""
