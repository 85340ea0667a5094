"""Round values and the guess of the unit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cadfit.rounding import lattices, likely_unit, snapped, snapped_angle

UNITS = ["mm", "cm", "m", "inch"]


@pytest.mark.parametrize(
    ("value", "tolerance", "unit", "expected"),
    [
        (11.9993, 0.002, "mm", 12.0),
        (6.4996, 0.002, "mm", 6.5),
        (3.2507, 0.002, "mm", 3.25),
        (0.8499, 0.002, "mm", 0.85),
        (12.7004, 0.001, "mm", 12.7),
        (6.3504, 0.001, "mm", 6.35),
        (3.1748, 0.001, "mm", 3.175),
        (-19.9995, 0.002, "mm", -20.0),
        (1.2004, 0.0005, "cm", 1.2),
        (0.01200003, 1e-7, "m", 0.012),
        (0.5001, 0.0005, "inch", 0.5),
        (0.37503, 0.0001, "inch", 0.375),
        (2.12502, 0.0001, "inch", 2.125),
        (0.0001, 0.002, "mm", None),
        (7.4321, 0.0001, "mm", None),
    ],
)
def test_round_values(value: float, tolerance: float, unit: str, expected: float | None) -> None:
    found = snapped(value, tolerance, unit)
    assert found == (None if expected is None else pytest.approx(expected, abs=1e-9))


@settings(max_examples=200, deadline=None)
@given(st.floats(-500, 500), st.floats(1e-5, 0.05), st.sampled_from(UNITS))
def test_a_snapped_value_is_near_stays_put_and_lies_on_a_lattice(value: float, tolerance: float, unit: str) -> None:
    found = snapped(value, tolerance, unit)
    if found is None:
        return
    assert abs(found - value) <= tolerance * (1 + 1e-6) + 1e-9
    assert found != 0 and snapped(found, 1e-6, unit) == pytest.approx(found, abs=1.001e-6), "round values stay as they are"
    assert any(abs(found / step - round(found / step)) < 1e-4 for step in lattices(unit))


@settings(max_examples=100, deadline=None)
@given(st.floats(-500, 500), st.floats(1e-4, 0.05))
def test_a_tolerance_of_millimetres_says_the_same_in_every_metric_unit(value: float, tolerance: float) -> None:
    found = snapped(value, tolerance, "mm")
    other = snapped(value / 10, tolerance / 10, "cm")
    if found is not None and other is not None and abs(abs(value) - tolerance) > 1e-6:
        assert abs(10 * other - value) <= tolerance * (1 + 1e-6)


@pytest.mark.parametrize(
    ("degrees", "expected"), [(29.995, 30), (-44.99, -45), (12.004, 12), (0.01, 0), (22.51, 22.5), (17.3, 17.3), (90.0, 90)]
)
def test_round_angles(degrees: float, expected: float) -> None:
    assert snapped_angle(degrees) == pytest.approx(expected, abs=1e-12)


def test_unit_is_inch_only_where_the_numbers_say_so() -> None:
    inch = [0.25, 0.375, 0.8125, 1.5, 2.015625, 0.453125]
    metric = [0.3, 1.2, 2.5, 0.8, 4.1]
    assert likely_unit(inch, 5.0, 1e-4) == "inch"
    assert likely_unit(metric, 5.0, 1e-4) == "mm"
    assert likely_unit(inch, 40.0, 1e-4) == "mm", "a large part in small fractions is a metric one with odd sizes"
    assert likely_unit(inch[:2], 5.0, 1e-4) == "mm", "two lengths prove nothing"
    assert likely_unit([], 5.0, 1e-4) == "mm"
    assert likely_unit([0.5, 1.0, 2.0, 3.5], 5.0, 1e-4) == "mm", "round in both"
