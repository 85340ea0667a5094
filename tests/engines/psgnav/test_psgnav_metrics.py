"""Figures of episodes against worked examples."""

from __future__ import annotations

import numpy as np
import pytest

from engines.psgnav.metrics import expected_calibration_error, paired_bootstrap, soft_spl, spl, wilson


def test_spl_worked_example() -> None:
    # Anderson et al. 2018: S l / max(p, l), mean over episodes.
    episodes = [(True, 5.0, 10.0), (True, 5.0, 5.0), (True, 5.0, 4.0), (False, 5.0, 2.0)]
    assert [spl(*one) for one in episodes] == [0.5, 1.0, 1.0, 0.0]
    assert spl(True, 0.0, 0.0) == 1.0


def test_soft_spl_counts_progress() -> None:
    assert soft_spl(10.0, 0.0, 10.0) == 1.0
    assert soft_spl(10.0, 5.0, 20.0) == pytest.approx(0.25)
    assert soft_spl(10.0, 12.0, 20.0) == 0.0  # further away than at the start
    assert soft_spl(float("inf"), 3.0, 1.0) == 0.0


def test_calibration_error_by_hand() -> None:
    # Two bins: four at .9, two of them right; two at .1, none right. (4 · .4 + 2 · .1) / 6
    confidence = np.array([0.9] * 4 + [0.1] * 2)
    correct = np.array([True, True, False, False, False, False])
    assert expected_calibration_error(confidence, correct) == pytest.approx((4 * 0.4 + 2 * 0.1) / 6)
    assert np.isnan(expected_calibration_error(np.zeros(0), np.zeros(0)))


def test_wilson_interval_known_value() -> None:
    low, high = wilson(8, 10)
    assert (low, high) == (pytest.approx(0.4902, abs=1e-3), pytest.approx(0.9433, abs=1e-3))
    assert wilson(0, 0) == (0.0, 1.0)


def test_paired_bootstrap_of_equal_differences_has_no_width() -> None:
    assert paired_bootstrap([[0.5, 0.5], [0.5]]) == (0.5, 0.5, 0.5)
    value, low, high = paired_bootstrap([[1.0], [0.0]] * 50)
    assert value == 0.5 and 0.38 < low < 0.45 and 0.55 < high < 0.62  # 1.645 · .05 each side
