"""Find it beside its baselines: held-out houses, the same starts for every policy, intervals over houses.

    python benchmarks/psgnav.py --quick                  # 20 held-out houses x 6 goals, all policies and detectors
    python benchmarks/psgnav.py --full                   # 100 houses
    python benchmarks/psgnav.py --experience             # a calibrator that grows over 5 orders of the episodes
    python benchmarks/psgnav.py --warm                   # fill the calibrator's static memory in training houses (an asset)
    python benchmarks/psgnav.py --table                  # only write the tables again

Houses need the Debian package sweethome3d-furniture (--furniture FOLDER: where its archives lie). Every part writes
results/psgnav.json and its tables into docs/psgnav.md, and goes on where it was stopped. Held-out houses are seeds from 10000,
of the half of the models that nothing was fitted on. Differences are paired: same house, same goal, same start, same noise.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engines.psgnav.calibrator import AsReleased, Calibrator, EvidentialCalibrator, NoCalibrator, Sighting
from engines.psgnav.episode import Episode, empty_map, start_for
from engines.psgnav.houses.build import HELD_OUT_FROM, house
from engines.psgnav.houses.furniture import DEBIAN, Furniture
from engines.psgnav.labels import HM3D_GOALS
from engines.psgnav.metrics import paired_bootstrap, wilson
from engines.psgnav.navigator import Navigator
from engines.psgnav.perception.coco import CocoDetector
from engines.psgnav.perception.detector import Detector
from engines.psgnav.perception.simulated import PerfectDetector, SimulatedDetector
from engines.psgnav.policies import POLICIES
from engines.psgnav.simulator.agent import SceneSimulator, open_simulator

ROOT = Path(__file__).resolve().parents[1]
RESULTS, DOCS = ROOT / "benchmarks" / "results" / "psgnav.json", ROOT / "docs" / "psgnav.md"
MEMORIES = ROOT / "assets" / "navigation"
ORDERS = 5
METHODS: dict[str, tuple[str, str]] = {
    "psg-nav": ("PSG-Nav (static memory)", "psg-nav"),
    "no-calibrator": ("… without calibrator (zero-shot)", "no-calibrator"),
    "no-multiverse": ("… without worlds", "no-multiverse"),
    "votes": ("… one vote a frame (as the paper)", "psg-nav"),
    "scene-graph": ("Deterministic scene graph", "scene-graph"),
    "as-released": ("PSG-Nav as released", "as-released"),
    "value-map": ("Value map", "value-map"),
    "weighted-frontier": ("Weighted frontier", "weighted-frontier"),
    "nearest-frontier": ("Nearest frontier", "nearest-frontier"),
}
DETECTORS = {"simulated": "Simulated detector (typical)", "coco": "COCO SSDLite", "ground-truth": "Ground truth"}


def detector_of(kind: str, simulator: SceneSimulator, seed: int) -> Detector:
    if kind == "coco":
        return CocoDetector()
    if kind == "ground-truth":
        return PerfectDetector(simulator.instances, simulator.camera)
    return SimulatedDetector(simulator.instances, simulator.camera, "typical", seed)


def memory_of(detector: str) -> Path:
    """Where the static memory made with a detector lies."""
    return MEMORIES / ("memory-coco.json" if detector == "coco" else "memory.json")


def calibrator_of(method: str, detector: str) -> Calibrator:
    kind = POLICIES[METHODS[method][1]].calibrator
    if kind == "none":
        return NoCalibrator()
    if kind == "released":
        return AsReleased()
    return EvidentialCalibrator.restored(json.loads(memory_of(detector).read_text()), frozen=True)


def an_episode(
    simulator: SceneSimulator, seed: int, goal: str, method: str, detector: str, calibrator: Calibrator
) -> Episode:  # fmt: skip
    number = HM3D_GOALS.index(goal)
    position, heading = start_for(simulator, goal, np.random.default_rng([seed, number]))
    noise = seed * 10 + number
    votes = "votes" if method == "votes" or POLICIES[METHODS[method][1]].accept == "label" else "soft"
    navigator = Navigator(
        goal, detector_of(detector, simulator, noise), POLICIES[METHODS[method][1]], empty_map(simulator), simulator.camera,
        seed=noise, calibrator=calibrator, votes=votes, episode=f"{seed}/{goal}",
    )  # fmt: skip
    return Episode(simulator.twin(), navigator, position, heading)


def play(simulator: SceneSimulator, seed: int, goal: str, method: str, detector: str, calibrator: Calibrator) -> dict[str, Any]:
    """One episode as a row."""
    episode = an_episode(simulator, seed, goal, method, detector, calibrator)
    clock = time.process_time()
    for _ in episode.run():
        pass
    seconds = time.process_time() - clock
    outcome = episode.outcome
    assert outcome is not None
    confidence, correct = np.array(episode.confidence), np.array(episode.correct, bool)
    bins = np.minimum((confidence * 10).astype(int), 9) if len(confidence) else np.zeros(0, int)
    return {
        "house": seed, "goal": goal, "method": method, "detector": detector, "success": outcome.success, "spl": outcome.spl,
        "soft_spl": outcome.soft_spl, "steps": outcome.steps, "stopped": outcome.stopped, "failure": outcome.failure,
        "left": outcome.distance_to_goal if np.isfinite(outcome.distance_to_goal) else None,
        "step_ms": float(np.median(episode.step_ms)), "seconds": seconds,
        "reliability": [
            [int((bins == b).sum()), float(confidence[bins == b].sum()), int(correct[bins == b].sum())] for b in range(10)
        ],
    }  # fmt: skip


def a_house(job: tuple[int, str, list[tuple[str, str, str]]]) -> list[dict[str, Any]]:
    """All rows of one house that are still missing."""
    seed, folder, wanted = job
    simulator, _ = open_simulator(house(seed, Furniture(Path(folder))))
    rows = [play(simulator, seed, goal, method, detector, calibrator_of(method, detector)) for goal, method, detector in wanted]
    simulator.close()
    return rows


def read() -> dict[str, Any]:
    return json.loads(RESULTS.read_text()) if RESULTS.is_file() else {"episodes": {}, "experience": {}}


def write(results: dict[str, Any]) -> None:
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results))


def key_of(row: dict[str, Any]) -> str:
    return f"{row['house']}/{row['goal']}/{row['method']}/{row['detector']}"


def measure(seeds: Sequence[int], methods: Sequence[str], detectors: Sequence[str], folder: str, jobs: int) -> None:
    """Plays what is missing, house by house."""
    results = read()
    work = []
    for seed in seeds:
        pairs = [(goal, method, kind) for kind in detectors for goal in HM3D_GOALS for method in methods]
        if "ground-truth" in detectors:  # the ceiling is shown for the full method alone
            pairs = [pair for pair in pairs if pair[2] != "ground-truth" or pair[1] == "psg-nav"]
        missing = [pair for pair in pairs if f"{seed}/{'/'.join(pair)}" not in results["episodes"]]
        if missing:
            work.append((seed, folder, missing))
    with multiprocessing.get_context("spawn").Pool(jobs, maxtasksperchild=4) as pool:
        for rows in pool.imap_unordered(a_house, work):
            results["episodes"] |= {key_of(row): row for row in rows}
            write(results)
            print(f"house {rows[0]['house']}: {len(rows)} episodes, {sum(row['success'] for row in rows)} found", flush=True)


def an_order(job: tuple[int, list[int], str]) -> tuple[int, dict[str, list[bool]]]:
    """Success in one order of the episodes, with a calibrator that grows, and with none."""
    order, seeds, folder = job
    furniture = Furniture(Path(folder))
    rng = np.random.default_rng([order, 9])
    episodes = [(seed, goal) for seed in seeds for goal in HM3D_GOALS]
    rng.shuffle(episodes)
    simulators: dict[int, SceneSimulator] = {}
    grown: Calibrator = EvidentialCalibrator()
    found: dict[str, list[bool]] = {"growing": [], "none": []}
    for text, goal in episodes:
        seed = int(text)
        if seed not in simulators:
            simulators[seed], _ = open_simulator(house(seed, furniture))
        for name, calibrator in (("growing", grown), ("none", NoCalibrator())):
            found[name].append(play(simulators[seed], seed, str(goal), "psg-nav", "simulated", calibrator)["success"])
    return order, found


def experience(seeds: list[int], folder: str, jobs: int) -> None:
    """The calibrator's learning curve over `ORDERS` orders."""
    results = read()
    work = [(order, seeds, folder) for order in range(ORDERS) if str(order) not in results["experience"]]
    with multiprocessing.get_context("spawn").Pool(jobs, maxtasksperchild=1) as pool:
        for order, found in pool.imap_unordered(an_order, work):
            results["experience"][str(order)] = found
            write(results)
            print(f"order {order}: {np.mean(found['growing']):.3f} growing, {np.mean(found['none']):.3f} without", flush=True)


def verified(job: tuple[int, str, str]) -> list[tuple[Sighting, bool]]:
    """What the zero-shot robot looked at closely in one training house, and whether it was the goal, which is known there."""
    seed, folder, detector = job
    simulator, _ = open_simulator(house(seed, Furniture(Path(folder))))
    found = []
    for goal in HM3D_GOALS:
        episode = an_episode(simulator, seed, goal, "no-calibrator", detector, NoCalibrator())
        for _ in episode.run():
            pass
        boxes = [one.box for one in simulator.instances if one.label == goal]
        for claim, node in episode.navigator.judged:
            inside = [bool(((node.centre >= box[0] - 0.2) & (node.centre <= box[1] + 0.2)).all()) for box in boxes]
            found.append((claim, any(inside)))
    simulator.close()
    return found


def warm(folder: str, detector: str, seeds: Iterable[int], jobs: int) -> None:
    """Fills the static memory of a detector: each candidate that was looked at closely is verified, also those rejected. (Of
    what it stopped at alone, 59 of 63 were right: such a memory knows no counterexamples and only raises scores.)"""
    name = CocoDetector.name if detector == "coco" else "Simulated detector (typical)"
    calibrator = EvidentialCalibrator(detector=name)
    with multiprocessing.get_context("spawn").Pool(jobs, maxtasksperchild=4) as pool:
        for claims in pool.imap(verified, [(seed, folder, detector) for seed in seeds]):
            for claim, right in claims:
                calibrator.remember(claim, right)
            print(calibrator.counts, flush=True)
    memory_of(detector).write_text(json.dumps(calibrator.exported()))


# Tables


def rows_of(results: dict[str, Any], detector: str, method: str) -> list[dict[str, Any]]:
    return [row for row in results["episodes"].values() if row["detector"] == detector and row["method"] == method]


def table(results: dict[str, Any], detector: str) -> str:
    """A row a method."""
    base = {(row["house"], row["goal"]): row for row in rows_of(results, detector, "psg-nav")}
    lines = [
        "| method | SR (95 %) | SPL | SoftSPL | steps | left m | STOP right | PSG-Nav − it, SR (90 %) | SPL (90 %) | failed |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for method, (title, _) in METHODS.items():
        rows = rows_of(results, detector, method)
        if not rows:
            continue
        low, high = wilson(sum(row["success"] for row in rows), len(rows))
        stops = [row["success"] for row in rows if row["stopped"]]
        failures = Counter(row["failure"] for row in rows if row["failure"])
        ahead = " | " if method == "psg-nav" else f"{difference(base, rows)} | {difference(base, rows, 'spl')}"
        left = np.mean([row["left"] for row in rows if row["left"] is not None])
        right = f"{np.mean(stops) if stops else 0:.3f} of {len(stops)}"
        told = ", ".join(f"{count} {name}" for name, count in failures.most_common())
        rates = f"{mean(rows, 'success'):.3f} ({low:.2f}–{high:.2f}) | {mean(rows, 'spl'):.3f} | {mean(rows, 'soft_spl'):.3f}"
        lines.append(f"| {title} | {rates} | {mean(rows, 'steps'):.0f} | {left:.1f} | {right} | {ahead} | {told} |")
    return "\n".join(lines)


def difference(base: dict[tuple[int, str], dict[str, Any]], rows: list[dict[str, Any]], name: str = "success") -> str:
    """Paired difference with its interval over houses."""
    houses: dict[int, list[float]] = {}
    for row in rows:
        other = base.get((row["house"], row["goal"]))
        if other is not None:
            houses.setdefault(row["house"], []).append(float(other[name]) - float(row[name]))
    value, low, high = paired_bootstrap(list(houses.values()))
    return f"{value:+.3f} ({low:+.3f} to {high:+.3f})"


def mean(rows: list[dict[str, Any]], name: str) -> float:
    return float(np.mean([row[name] for row in rows]))


def calibration(results: dict[str, Any], detector: str) -> str:
    """Reliability of the detector's confidence over all its detections."""
    total = np.zeros((10, 3))
    for row in results["episodes"].values():
        if row["detector"] == detector:
            total += np.array(row["reliability"])
    count = total[:, 0].sum()
    if not count:
        return ""
    gaps = np.abs(total[:, 1] - total[:, 2]) / count
    steps = " ".join(f"{t[1] / t[0]:.2f}→{t[2] / t[0]:.2f}" for t in total if t[0] >= 50)
    return f"{DETECTORS[detector]}: ECE {gaps.sum():.3f} over {count:,.0f} detections; confidence → share right: {steps}."


def tables(results: dict[str, Any]) -> str:
    parts = []
    for detector, title in DETECTORS.items():
        rows = [row for row in results["episodes"].values() if row["detector"] == detector]
        if rows:
            houses = len({row["house"] for row in rows})
            parts.append(
                f"#### {title}: {houses} held-out houses, {len({(r['house'], r['goal']) for r in rows})} episodes a method\n"
            )
            parts.append(table(results, detector) + "\n")
            parts.append(calibration(results, detector) + "\n")
            parts.append(f"Median process time of a step: {np.median([row['step_ms'] for row in rows]):.0f} ms.\n")
    if results["experience"]:
        parts.append("#### A calibrator that grows\n")
        parts.append("| order | SR, first third | SR, last third | without: first third | last third |\n|---|---|---|---|---|")
        gains = []
        for order, found in sorted(results["experience"].items()):
            third = len(found["growing"]) // 3
            values = [
                np.mean(found[name][part]) for name in ("growing", "none") for part in (slice(0, third), slice(-third, None))
            ]
            gains.append((values[1] - values[0]) - (values[3] - values[2]))
            parts.append(f"| {int(order) + 1} | " + " | ".join(f"{value:.3f}" for value in values) + " |")
        parts.append(f"\nGain of the last third over the first, less that without: {np.mean(gains):+.3f} (per order: "
                     f"{', '.join(f'{gain:+.3f}' for gain in gains)}).\n")  # fmt: skip
    return "\n".join(parts)


def document(results: dict[str, Any]) -> None:
    """Writes the tables between the two marks in the docs."""
    text = tables(results)
    print(text)
    if DOCS.is_file():
        before, _, rest = DOCS.read_text().partition("<!-- measured -->")
        _, _, after = rest.partition("<!-- /measured -->")
        DOCS.write_text(f"{before}<!-- measured -->\n{text}\n<!-- /measured -->{after}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("quick", "full", "experience", "warm", "table"):
        parser.add_argument(f"--{name}", action="store_true")
    parser.add_argument("--houses", type=int, default=0)
    parser.add_argument("--from", dest="first", type=int, default=HELD_OUT_FROM)
    parser.add_argument("--methods", nargs="*", default=list(METHODS), choices=list(METHODS))
    parser.add_argument("--detectors", nargs="*", default=list(DETECTORS), choices=list(DETECTORS))
    parser.add_argument("--furniture", default=str(DEBIAN))
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    houses = given.houses or (100 if given.full else 20)
    seeds = list(range(given.first, given.first + houses))
    if given.warm:
        for detector in set(given.detectors) & {"simulated", "coco"}:
            warm(given.furniture, detector, range(100, 100 + (given.houses or 20)), given.jobs)
    if given.quick or given.full:
        measure(seeds, given.methods, given.detectors, given.furniture, given.jobs)
    if given.experience:
        experience(seeds, given.furniture, given.jobs)
    document(read())


if __name__ == "__main__":
    main()
