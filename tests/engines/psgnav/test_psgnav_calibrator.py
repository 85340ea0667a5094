"""The calibrator against cases worked by hand, its memory, and what the released code does instead."""

from __future__ import annotations

import json

import numpy as np
import pytest

from engines.psgnav.calibrator import (
    AsReleased,
    EvidentialCalibrator,
    NoCalibrator,
    Sighting,
    evidence,
    pruned,
    redundancy,
)  # fmt: skip
from engines.psgnav.labels import ROOMS, VOCABULARY

KITCHEN, BEDROOM = np.array([1.0, 0.0]), np.array([0.0, 1.0])


def sighting(angle: float, room: np.ndarray = KITCHEN, near: tuple[float, ...] = (1.0, 0.0), score: float = 0.5) -> Sighting:
    """A look at ``angle`` radians: the cosine of two looks is that of the difference."""
    feature = np.array([np.cos(angle), np.sin(angle)], np.float32)
    return Sighting("sofa", feature, room, np.array(near), score)


def test_context_strengthens_a_likeness_of_looks_and_is_none_by_itself() -> None:
    assert evidence(sighting(0), sighting(0)) == pytest.approx(1.0)
    assert evidence(sighting(0), sighting(np.pi / 2)) == 0.0  # other look, same room and neighbours
    assert evidence(sighting(0), sighting(0, BEDROOM)) == pytest.approx(0.8)
    assert evidence(sighting(0), sighting(0, near=(0.0, 1.0))) == pytest.approx(0.8)
    # Weighted Jaccard: (min(.5, 1) + min(.5, 0)) / (max(.5, 1) + max(.5, 0)) = .5 / 1.5
    assert evidence(sighting(0), sighting(0, near=(0.5, 0.5))) == pytest.approx(0.8 + 0.2 / 3)
    assert evidence(sighting(0, near=(0.0, 0.0)), sighting(0, near=(0.0, 0.0))) == pytest.approx(0.8)
    # A cosine of .8 lies half way between nothing in common (.6) and the same (1).
    assert evidence(sighting(0), sighting(float(np.arccos(0.8)))) == pytest.approx(0.5, abs=1e-6)


def test_entries_are_redundant_by_look_room_and_neighbours() -> None:
    assert redundancy(sighting(0), sighting(np.pi / 2)) == pytest.approx(0.4)
    assert redundancy(sighting(0, near=(0.0, 0.0)), sighting(0, near=(0.0, 0.0))) == pytest.approx(1.0)


def test_looks_of_different_detectors_have_nothing_in_common() -> None:
    other = Sighting("sofa", np.ones(1, np.float32), KITCHEN, np.array([1.0, 0.0]), 0.5)
    calibrator = EvidentialCalibrator(positive={"sofa": [sighting(0)]})
    assert calibrator.judge(other).final == 0.5
    calibrator.learn([other], success=True)
    assert calibrator.counts == (2, 0)
    assert AsReleased(positive={"sofa": [sighting(0)]}).judge(other).final == 0.0


def test_an_empty_memory_leaves_the_detector_alone() -> None:
    said = EvidentialCalibrator(delta=0.45).judge(sighting(0, score=0.5))
    assert said.final == 0.5 and said.believed and "nothing like it" in said.why
    assert not EvidentialCalibrator(delta=0.5).judge(sighting(0, score=0.5)).believed  # S_final must be more than δ


def test_the_margin_is_what_was_right_less_what_was_wrong() -> None:
    calibrator = EvidentialCalibrator(
        gamma=0.5, delta=0.5, positive={"sofa": [sighting(np.arccos(0.76))]}, negative={"sofa": [sighting(0)]}
    )
    said = calibrator.judge(sighting(0, score=0.5))
    # S_pos = .4 (a cosine of .76: (.76 − .6) / .4), S_neg = 1; .5 + .4 − .5 · 1 = .4, and that isn't more than δ.
    assert (said.positive, said.negative) == (pytest.approx(0.4), pytest.approx(1.0))
    assert said.final == pytest.approx(0.4) and not said.believed and "wrong before" in said.why
    assert calibrator.judge(sighting(np.pi / 2, score=0.6)).believed


def test_success_writes_into_the_confirmed_bank_and_failure_into_the_other() -> None:
    calibrator = EvidentialCalibrator()
    calibrator.learn([sighting(0), sighting(1)], success=True)
    calibrator.learn([sighting(2)], success=False)
    calibrator.learn([], success=False)
    assert calibrator.counts == (1, 1)
    assert calibrator.positive["sofa"][0].feature == pytest.approx(sighting(1).feature)  # the last one that was believed
    frozen = EvidentialCalibrator(frozen=True)
    frozen.learn([sighting(0)], success=True)
    assert frozen.counts == (0, 0)


def test_pruning_keeps_what_is_different() -> None:
    bank = [sighting(0)]
    assert pruned(bank, sighting(0.1)) == bank  # cos .1 = .995: it is there already
    full = [sighting(angle) for angle in (0.0, 0.4, 0.8, 2.5)]
    kept = pruned(full[:3], full[3], capacity=3)
    # The middle one of the three that are near each other is most like the rest.
    assert full[1] not in kept and full[3] in kept and len(kept) == 3


def whole(angle: float, **given: float) -> Sighting:
    """A look in a room and among neighbours of the lab's own numbers."""
    return sighting(angle, np.eye(len(ROOMS))[0], tuple(np.eye(len(VOCABULARY))[0]), **given)


def test_a_memory_survives_being_written_and_read() -> None:
    calibrator = EvidentialCalibrator()
    calibrator.learn([whole(0.3)], success=True)
    again = EvidentialCalibrator.restored(json.loads(json.dumps(calibrator.exported())))
    claim = whole(0.35, score=0.2)
    assert again.judge(claim).final == pytest.approx(calibrator.judge(claim).final, abs=1e-3)
    assert again.judge(claim).positive > 0.5


@pytest.mark.parametrize("change", [{"room": [1.0]}, {"neighbours": []}, {"feature": [float("nan")]}, {"score": "high"}])
def test_entries_that_dont_fit_are_refused(change: dict[str, object]) -> None:
    calibrator = EvidentialCalibrator()
    calibrator.learn([whole(0.3)], success=True)
    stored = calibrator.exported()
    stored["positive"]["sofa"][0] |= change
    with pytest.raises(ValueError, match="no calibrator's memory"):
        EvidentialCalibrator.restored(stored)


@pytest.mark.parametrize("stored", [{}, {"positive": [], "negative": {}}, {"positive": {"a": [{}]}, "negative": {}}, []])
def test_what_is_no_memory_is_refused(stored: object) -> None:
    with pytest.raises(ValueError, match="no calibrator's memory"):
        EvidentialCalibrator.restored(stored)  # type: ignore[arg-type]


def test_as_released_a_near_wrong_one_rejects_and_a_right_one_raises_by_a_tenth() -> None:
    released = AsReleased(negative={"sofa": [sighting(0)]})
    assert not released.judge(sighting(0.2, score=0.9)).believed  # cos .2 = .98
    released = AsReleased(positive={"sofa": [sighting(0)]})
    assert released.judge(sighting(0.5, score=0.5)).final == pytest.approx(0.55)
    far = released.judge(sighting(np.pi / 2 - 0.05, score=0.9))  # cos = .05 < .1
    assert far.final == pytest.approx(0.9 * np.sin(0.05), abs=1e-6) and not far.believed


def test_without_a_calibrator_delta_alone_decides() -> None:
    assert (
        NoCalibrator(0.4).judge(sighting(0, score=0.41)).believed
        and not NoCalibrator(0.4).judge(sighting(0, score=0.4)).believed
    )
