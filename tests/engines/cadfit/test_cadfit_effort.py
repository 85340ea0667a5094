"""A budget that is counted, so that the same file gives the same part on any machine."""

from __future__ import annotations

import math

import pytest

from engines.cadfit.effort import Effort, boolean_seconds, kernel_seconds, section_seconds


def test_charges_add_up_and_the_clock_does_not_count() -> None:
    now = [0.0]
    effort = Effort(clock=lambda: now[0])
    effort.charge(0.5)
    effort.charge(1.25)
    now[0] = 1e6
    assert effort() == pytest.approx(1.75) and not effort.hurried


def test_patience_ends_by_the_clock() -> None:
    now = [100.0]
    effort = Effort(patience=10, clock=lambda: now[0])
    effort.charge(3)
    now[0] = 110.0
    assert effort() == pytest.approx(3) and not effort.hurried, "patience counts from the start, and its last second is in it"
    now[0] = 110.5
    assert math.isinf(effort()) and effort.hurried
    assert effort.spent == pytest.approx(3), "what was done stays known"


@pytest.mark.parametrize("seconds", [boolean_seconds, section_seconds, kernel_seconds])
def test_larger_work_costs_more(seconds) -> None:
    costs = [seconds(n) for n in (0, 10, 1_000, 100_000)]
    assert costs == sorted(set(costs)) and costs[0] > 0
    assert section_seconds(1000, levels=5) > section_seconds(1000)
