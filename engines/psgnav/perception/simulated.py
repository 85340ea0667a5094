"""A simulated open-vocabulary detector: it looks at the simulator's truth and errs as detectors do. Always shown as simulated.

What it misses grows with distance, occlusion and truncation; misses hang together from frame to frame; what it confuses follows
likeness of words and of sizes; and each model of furniture has a bias of its own that stays (the same bad sofa always looks
like a bed), which is what votes can't average away and a calibrator can learn. It stands for no detector by name.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from scipy import ndimage
from scipy.special import ndtr

from engines.psgnav.goals import label_likeness
from engines.psgnav.labels import LABELS, VOCABULARY
from engines.psgnav.perception.detector import Detection, View
from engines.psgnav.perception.look import look_of
from engines.psgnav.simulator.protocol import Camera, Instance
from engines.psgnav.statistics import statistics

Grade = Literal["strong", "typical", "weak"]


@dataclass(frozen=True)
class Quality:
    """How good it is. ``recall`` for frequent, common and rare labels; ``sharpness`` κ of the scores; ``bias``: standard
    deviation of each model's own bias; ``wander``: that of a frame; ``false_alarms`` a frame; ``pixels``: size at half recall
    (320 × 240). ``temperature``: factor on the scores, fitted on 900 views of training houses so that the mean confidence is
    the share of right labels (strong .96, typical .79, weak .47 of what it reports)."""

    recall: tuple[float, float, float] = (0.85, 0.7, 0.5)
    sharpness: float = 9.0
    bias: float = 1.0
    wander: float = 0.5
    false_alarms: float = 0.08
    pixels: float = 225.0
    temperature: float = 2.2


QUALITIES: dict[Grade, Quality] = {
    "strong": Quality((0.95, 0.88, 0.75), 12.0, 0.7, 0.4, 0.03, 150.0, 3.3),
    "typical": Quality(),
    "weak": Quality((0.6, 0.45, 0.3), 6.5, 1.2, 0.6, 0.2, 400.0, 1.4),
}
_RANK = {"frequent": 0, "common": 1, "rare": 2}
_HOLD = 0.7
"""Correlation of misses and of wander from frame to frame while the view hardly changes."""
_LEAST = 30


class SimulatedDetector:
    """Reads `View.instances`. ``seed``: of the noise of one episode; the models' own bias doesn't depend on it."""

    simulated = True

    def __init__(self, instances: Sequence[Instance], camera: Camera, grade: Grade = "typical", seed: int = 0) -> None:
        self.name = f"Simulated detector ({grade})"
        self.quality = QUALITIES[grade]
        self.camera = camera
        self._instances = {one.id: one for one in instances}
        self._rng = np.random.default_rng([seed, 77])
        self._state: dict[int, tuple[np.ndarray, float, np.ndarray]] = {}
        self._bias: dict[int, np.ndarray] = {}
        self.vocabulary: Sequence[str] = ()
        self.set_vocabulary(VOCABULARY)

    def set_vocabulary(self, words: Sequence[str]) -> None:
        self.vocabulary = tuple(words)
        self._index = {word: number for number, word in enumerate(self.vocabulary)}
        table = statistics()
        order = [VOCABULARY.index(word) if word in VOCABULARY else -1 for word in self.vocabulary]
        shape = np.where(
            (np.array(order)[:, None] >= 0) & (np.array(order)[None] >= 0), table.shape_likeness[np.ix_(order, order)], 0.3
        )
        np.fill_diagonal(shape, 1.0)
        self._likeness = 0.5 * label_likeness(self.vocabulary) + 0.5 * shape
        self._bias.clear()

    def _own_bias(self, one: Instance) -> np.ndarray:
        """The bias of a model, recognised by its label and size: the same wherever it stands."""
        if one.id not in self._bias:
            extent = one.box[1] - one.box[0]
            key = f"{one.label} {sorted(np.round(extent, 2))}"
            rng = np.random.default_rng(zlib.crc32(key.encode()))
            self._bias[one.id] = rng.normal(0, self.quality.bias, len(self.vocabulary))
        return self._bias[one.id]

    def detect(self, view: View) -> list[Detection]:
        if view.instances is None or view.depth is None:
            raise ValueError("the simulated detector needs the instances and the depth of the view")
        found = []
        pose = np.array([view.pose[0], view.pose[2], view.pose[3]])
        for number, where in enumerate(ndimage.find_objects(np.maximum(view.instances, 0)), start=1):
            one = self._instances.get(number)
            if where is None or one is None or one.label not in self._index:
                continue
            mask = view.instances[where] == number
            pixels = int(mask.sum())
            if pixels < _LEAST:
                continue
            distance = float(np.median(view.depth[where][mask]))
            detection = self._seen(view, one, where, mask, pixels, distance, pose)
            if detection is not None:
                found.append(detection)
        found += self._false_alarms(view)
        return found

    def _seen(
        self, view: View, one: Instance, where: tuple[slice, slice], mask: np.ndarray, pixels: int, distance: float,
        pose: np.ndarray,
    ) -> Detection | None:  # fmt: skip
        quality, rng = self.quality, self._rng
        visible = min(1.0, pixels / max(self._whole(one, distance), 1.0))
        scale = (self.camera.width / 320) ** 2
        chance = (
            quality.recall[_RANK[LABELS[one.label].frequency]]
            / (1 + np.exp(-(np.log(pixels) - np.log(quality.pixels * scale)) / 0.6))
            * visible**0.7
            * np.exp(-max(0.0, distance - 3.0) / 4.0)
        )
        latent, eps = self._latent(one.id, pose)
        if ndtr(latent) > chance:
            return None
        sharp = quality.sharpness * (1 - 0.5 * min(distance, 6) / 6) * np.sqrt(max(visible, 0.15))
        truth = self._index[one.label]
        logits = quality.temperature * (sharp * self._likeness[truth] + self._own_bias(one) + eps)
        probs = np.exp(logits - logits.max())
        probs /= probs.sum()
        none = float(rng.beta(1.2, 14))
        rows, columns = where
        box = np.array([columns.start, rows.start, columns.stop, rows.stop], float)
        box += rng.normal(0, 0.04, 4) * np.tile(box[2:] - box[:2], 2)
        box = np.clip(box, 0, (self.camera.width, self.camera.height) * 2)
        if (box[2:] - box[:2]).min() < 3:
            return None
        whole = np.zeros(view.instances.shape, bool)  # type: ignore[union-attr]
        whole[where] = ndimage.binary_erosion(mask) if pixels > 150 else mask
        score = float(np.clip(probs.max() * (1 - none), 0.05, 0.99))
        return Detection(box, score, np.append(probs * (1 - none), none), whole, look_of(view.color, box))

    def _whole(self, one: Instance, distance: float) -> float:
        """About how many pixels the instance would take if nothing stood in front of it."""
        extent = one.box[1] - one.box[0]
        across = np.hypot(extent[0], extent[2]) * 0.75
        return 0.55 * across * extent[1] * (self.camera.focal / max(distance, 0.3)) ** 2

    def _latent(self, instance: int, pose: np.ndarray) -> tuple[float, np.ndarray]:
        """(what decides on a miss, wander of the scores): both keep most of their value while the view changes little."""
        rng = self._rng
        fresh, wander = float(rng.normal()), rng.normal(0, self.quality.wander, len(self.vocabulary))
        before = self._state.get(instance)
        if before is not None:
            turned = abs((pose[2] - before[0][2] + np.pi) % (2 * np.pi) - np.pi)
            if np.hypot(*(pose[:2] - before[0][:2])) < 0.5 and turned < np.deg2rad(31):
                keep = np.sqrt(1 - _HOLD**2)
                fresh, wander = _HOLD * before[1] + keep * fresh, _HOLD * before[2] + keep * wander
        self._state[instance] = (pose, fresh, wander)
        return fresh, wander

    def _false_alarms(self, view: View) -> list[Detection]:
        """Boxes where nothing of the vocabulary stands out."""
        rng, found = self._rng, []
        for _ in range(rng.poisson(self.quality.false_alarms)):
            size = rng.uniform(0.1, 0.4, 2) * (self.camera.width, self.camera.height)
            corner = rng.uniform(0, 1, 2) * (np.array([self.camera.width, self.camera.height]) - size)
            box = np.concatenate([corner, corner + size])
            logits = rng.normal(0, 1.2, len(self.vocabulary))
            probs = np.exp(logits - logits.max())
            none = float(rng.beta(2, 4))
            probs = np.append(probs / probs.sum() * (1 - none), none)
            found.append(Detection(box, float(rng.beta(2, 3)), probs, None, look_of(view.color, box)))
        return found


class PerfectDetector:
    """What is there, as the simulator knows it: the upper bound. Things of a few pixels or far away stay unseen."""

    name = "Ground truth"
    simulated = True

    def __init__(self, instances: Sequence[Instance], camera: Camera, reach: float = 6.0) -> None:
        self._instances = {one.id: one for one in instances}
        self.camera = camera
        self.reach = reach
        self.vocabulary: Sequence[str] = ()
        self.set_vocabulary(VOCABULARY)

    def set_vocabulary(self, words: Sequence[str]) -> None:
        self.vocabulary = tuple(words)
        self._index = {word: number for number, word in enumerate(self.vocabulary)}

    def detect(self, view: View) -> list[Detection]:
        if view.instances is None or view.depth is None:
            raise ValueError("the ground truth detector needs the instances and the depth of the view")
        found = []
        for number, where in enumerate(ndimage.find_objects(np.maximum(view.instances, 0)), start=1):
            one = self._instances.get(number)
            if where is None or one is None or one.label not in self._index:
                continue
            mask = view.instances[where] == number
            if mask.sum() < 2 * _LEAST or np.median(view.depth[where][mask]) > self.reach:
                continue
            probs = np.zeros(len(self.vocabulary) + 1)
            probs[self._index[one.label]] = 1.0
            whole = np.zeros(view.instances.shape, bool)
            whole[where] = mask
            rows, columns = where
            box = np.array([columns.start, rows.start, columns.stop, rows.stop], float)
            found.append(Detection(box, 1.0, probs, whole, look_of(view.color, box)))
        return found
