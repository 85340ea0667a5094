"""Round values: the lattices on which people choose dimensions, and the unit that a file is likely to be in."""

from __future__ import annotations

from collections.abc import Iterable

_MM = {"mm": 1.0, "cm": 0.1, "m": 0.001, "inch": 1 / 25.4}
"""One millimetre in each unit."""
_METRIC = (10.0, 5.0, 1.0, 0.5, 0.25, 0.1, 0.05)
_FRACTIONS = (25.4, 12.7, 6.35, 3.175, 1.5875, 0.79375, 0.396875)
_FINE_METRIC = (0.02, 0.01)
_DECIMAL_INCH = (2.54, 1.27, 0.254, 0.127, 0.0254)
"""All in millimetres, the roundest first."""


def lattices(unit: str) -> list[float]:
    """Steps of round values in the unit, the roundest first: metric ones, then fractions of an inch; in inches the reverse."""
    order = [*_FRACTIONS[:5], *_DECIMAL_INCH[:3], *_FRACTIONS[5:], *_DECIMAL_INCH[3:], *_METRIC] if unit == "inch" else [
        *_METRIC, *_FRACTIONS, *_FINE_METRIC, *_DECIMAL_INCH
    ]
    return [step * _MM[unit] for step in order]


def snapped(value: float, tolerance: float, unit: str) -> float | None:
    """The roundest value within ``tolerance``, None when there is none. Steps finer than 3 × tolerance don't count:
    every value is near one of those."""
    for step in lattices(unit):
        if step < 3 * tolerance:
            continue
        near = round(value / step) * step
        if near and abs(near - value) <= tolerance:
            return float(f"{near:.10g}")
    return None


def snapped_angle(degrees: float, tolerance: float = 0.02) -> float:
    """The angle, at a multiple of 15, 5, 1 or 0.5 degrees when it is within ``tolerance`` of one."""
    for step in (15.0, 5.0, 1.0, 0.5):
        near = round(degrees / step) * step
        if abs(near - degrees) <= tolerance:
            return near
    return degrees


def likely_unit(lengths: Iterable[float], size: float, tolerance: float) -> str:
    """'inch' when the part is small in numbers and its lengths sit on 1/64 or 1/100 of the unit, as inch parts' do; else 'mm'.

    ``lengths``: radii and distances between planes; ``size``: the largest side; ``tolerance``: the error of a length.
    """
    known = [abs(value) for value in lengths if abs(value) > 20 * tolerance]
    if size >= 15 or len(known) < 3:
        return "mm"

    def share(steps: tuple[float, ...]) -> float:
        return sum(any(abs(v / s - round(v / s)) * s < tolerance for s in steps) for v in known) / len(known)

    inch, metric = share((1 / 64, 0.01)), share((0.1, 0.25))
    return "inch" if inch > 0.7 and inch > metric + 0.15 else "mm"
