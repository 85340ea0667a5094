"""Where a search takes place: a house of the lab, an uploaded scene, or a scan of ObjectNav in Habitat, with a start.

After this the engine doesn't know which of them it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from engines.contract import InputError
from engines.psgnav.episode import start_for
from engines.psgnav.goals import Goal, matched_goal
from engines.psgnav.houses.ready import house_of
from engines.psgnav.labels import VOCABULARY
from engines.psgnav.params import PsgNavParams
from engines.psgnav.scene import Scene, read_scene
from engines.psgnav.simulator.agent import open_simulator
from engines.psgnav.simulator.habitat import HabitatSimulator, check_habitat, found_scan, lab_label, read_episodes
from engines.psgnav.simulator.protocol import Simulator


@dataclass
class Place:
    """A simulator with the start of an episode. ``position``: (3,) on the floor. ``notes``: what to tell the person."""

    simulator: Simulator
    name: str
    goal: Goal
    position: np.ndarray
    heading: float
    credits: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def opened(params: PsgNavParams) -> Place:
    """The place that is asked for. InputError where it can't be had."""
    if params.renderer == "habitat" or params.episodes is not None:
        return _scan(params)
    scene, notes = _house(params)
    goal = matched_goal(params.goal, VOCABULARY)
    simulator, note = open_simulator(scene, params.renderer)
    notes = [goal.said] * bool(goal.said) + notes + [note] * bool(note)
    if not scene.labelled:
        notes.append(
            "The house came without its objects: the robot sees by a real detector, and whether it was right can't be measured."
        )
    elif not any(one.label == goal.label for one in scene.instances):
        notes.append(f"There is no {goal.label} in this house: exploring everything without stopping would be right.")
    try:
        position, heading = start_for(simulator, goal.label, np.random.default_rng([params.seed, 1]))
    except InputError:
        simulator.close()
        raise
    return Place(simulator, scene.name, goal, position, heading, scene.credits, notes)


def _house(params: PsgNavParams) -> tuple[Scene, list[str]]:
    if params.scene is None:
        return house_of(params.house, Path(params.furniture))
    scene = read_scene(params.scene, params.semantics)
    if params.detector in ("simulated", "ground-truth") and not scene.instances:
        why = "its .semantic.json names no objects" if scene.labelled else "it has no .semantic.json to say what stands where"
        raise InputError(
            f"nothing can be simulated in {params.scene.name}: {why}; choose the COCO detector, or add the file"
        )
    return scene, []


def _scan(params: PsgNavParams) -> Place:
    """One episode of an ObjectNav file: its scene, its start and its goal."""
    if params.episodes is None:
        raise InputError("Habitat needs episodes: give an ObjectNav file such as val.json.gz, or choose another renderer")
    if params.renderer in ("opengl", "raycast"):
        raise InputError("scans of ObjectNav are opened by Habitat only; choose Auto or Habitat as renderer")
    episodes = read_episodes(params.episodes)
    if params.episode >= len(episodes):
        raise InputError(f"{params.episodes.name} has {len(episodes)} episodes, numbered from 0; choose a lower number")
    episode = episodes[params.episode]
    label = lab_label(episode.category)
    if label not in VOCABULARY:
        raise InputError(f"the lab's words have none for the episode's goal {episode.category!r}; choose another episode")
    check_habitat()
    scene, dataset = found_scan(episode.scene, params.scans)
    simulator = HabitatSimulator(scene, episodes, dataset=dataset)
    if not simulator.instances and params.detector in ("simulated", "ground-truth"):
        simulator.close()
        raise InputError("this scan comes without its objects, so nothing can be simulated; choose the COCO detector")
    # The map is made for the floor that the episode starts on.
    simulator.reset(episode.position, episode.heading)
    name = Path(episode.scene).name.split(".")[0]
    goal = Goal(episode.category, label, 1.0, label, "name")
    notes = [f"Episode {episode.id} of {params.episodes.name}, drawn by {simulator.name}: the goal is the episode's, {label}."]
    return Place(simulator, name, goal, episode.position, episode.heading, notes=notes)
