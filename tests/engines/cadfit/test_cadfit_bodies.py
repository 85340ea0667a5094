"""Extrusions that an opening interrupts: joined where the outline goes on behind it, left alone where it does not."""

from __future__ import annotations

import numpy as np
import pytest

from engines.cadfit.bodies import bridged
from engines.cadfit.features import Extrude, Mode
from engines.cadfit.outline import polygon_loop
from engines.cadfit.sections import frame_along
from engines.cadfit.shapes import Circle, Outline, Rectangle, Shape

TOP = frame_along(np.array([0.0, 0.0, 1.0]))


def piece(low: float, high: float, shape: Shape | None = None, at: tuple[float, float] = (0, 0), mode: Mode = "add") -> Extrude:
    return Extrude(TOP, shape or Rectangle(40, 30), np.array([at], float), low, high, mode)


def spans(features: list[Extrude]) -> list[tuple[float, float]]:
    return [(f.low, f.high) for f in features]


def test_one_outline_below_and_above_an_opening_is_one_extrusion() -> None:
    opening = piece(8, 16, Rectangle(20, 30), (10, 0))
    assert spans(bridged([piece(0, 8), opening, piece(16, 30)], 1e-3)) == [(0, 30), (8, 16)]


def test_several_openings_are_bridged_one_after_the_other() -> None:
    assert spans(bridged([piece(0, 8), piece(10, 20), piece(24, 30)], 1e-3)) == [(0, 30)]


def test_outlines_of_lines_and_arcs_are_compared_too() -> None:
    corner = Outline(polygon_loop(np.array([(0, 0), (5, 0), (0, 4)], float)))
    other = Outline(polygon_loop(np.array([(0, 0), (5, 0), (0, 4.5)], float)))
    assert spans(bridged([piece(0, 8, corner), piece(10, 20, corner)], 1e-3)) == [(0, 20)]
    assert len(bridged([piece(0, 8, corner), piece(10, 20, other)], 1e-3)) == 2


@pytest.mark.parametrize(
    "second",
    [
        piece(40, 44), piece(10, 20, Rectangle(40, 31)), piece(10, 20, at=(1, 0)), piece(10, 20, mode="cut"),
        piece(10, 20, Circle(40)), piece(8, 20),
    ],
    ids=["far", "larger", "elsewhere", "a cut", "a circle", "touching"],
)  # fmt: skip
def test_what_is_no_opening_stays_apart(second: Extrude) -> None:
    assert len(bridged([piece(0, 8), second], 1e-3)) == 2
