"""Thin shapes with exact truth on which nothing of Thin surfaces was tuned: made after the method was settled."""

from __future__ import annotations

import numpy as np

from engines.mpf.shapes import Patch, Shape, _arc, _line, _revolved, _slab, _stack


def _corrugated(thickness: float = 0.011) -> list[Patch]:
    """A wavy sheet metal with closed edges."""

    def middle(u, v):
        return _stack((u - 0.5) * 0.75, (v - 0.5) * 0.45, 0.035 * np.sin(2 * np.pi * 4 * u))

    return _slab(middle, thickness)


def _bottle(wall: float = 0.012) -> list[Patch]:
    """Body, shoulder, neck: inner and outer wall, an annular lip, a flat bottom of the wall's thickness."""
    radius, neck, low, high, top = 0.2, 0.07, -0.4, 0.15, 0.42
    shoulder = radius - neck

    def side(inset: float, flip: bool) -> list[Patch]:
        floor, bend = low + inset, shoulder - inset
        found = [
            _revolved(_line((0.0, floor), (radius - inset, floor)), flip, wall),
            _revolved(_line((radius - inset, floor), (radius - inset, high)), flip, wall),
            _revolved(_arc((neck, high), bend, 0.0, np.pi / 2), flip, wall),
            _revolved(_line((neck - inset, high + bend), (neck - inset, top)), flip, wall),
        ]
        # The neck meets the shoulder square; inside, a ring as wide as the wall is left between them.
        ring = [_revolved(_line((neck, high + bend), (neck - inset, high + bend)), flip, wall)] if inset else []
        return found + ring

    return side(0.0, False) + side(wall, True) + [_revolved(_line((neck, top), (neck - wall, top)))]


def _twisted_strip() -> list[Patch]:
    """An open strip, turned once about its axis: one sheet, no inside."""

    def middle(u, v):
        angle = 2 * np.pi * u
        return _stack((u - 0.5) * 0.8, 0.36 * (v - 0.5) * np.cos(angle), 0.36 * (v - 0.5) * np.sin(angle))

    return [Patch(middle)]


def _stacked_sheets(gap: float = 0.016) -> list[Patch]:
    """Three open sheets above each other, domed."""

    def sheet(height: float):
        def at(u, v):
            x, y = (u - 0.5) * 0.6, (v - 0.5) * 0.6
            return _stack(x, y, height - 0.5 * (x**2 + y**2))

        return at

    return [Patch(sheet(k * gap), thickness=gap) for k in (-1, 0, 1)]


HELD_OUT = {
    "corrugated": Shape("corrugated", "Corrugated sheet", tuple(_corrugated()), True, True),
    "bottle": Shape("bottle", "Bottle", tuple(_bottle()), True, True),
    "twisted-strip": Shape("twisted-strip", "Twisted strip", tuple(_twisted_strip()), True, False),
    "stacked-sheets": Shape("stacked-sheets", "Three sheets", tuple(_stacked_sheets()), True, False),
}
