"""A budget that is counted, not measured: the same file gives the same part on a fast machine, a slow one and a busy one."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(eq=False)
class Effort:
    """Work done, in seconds of one ordinary core, estimated from what is asked of the libraries.

    ``patience``: seconds by the clock after which the work counts as too much all the same, so that nobody waits for ever on a
    slow machine; ``hurried`` then says that another run may find another part.
    """

    patience: float = float("inf")
    clock: Callable[[], float] = time.monotonic
    spent: float = 0.0
    hurried: bool = False
    _begun: float = field(init=False)

    def __post_init__(self) -> None:
        self._begun = self.clock()

    def charge(self, seconds: float) -> None:
        """Count some work."""
        self.spent += seconds

    def __call__(self) -> float:
        """What is spent; infinite when patience is at its end."""
        if self.clock() - self._begun > self.patience:
            self.hurried = True
            return float("inf")
        return self.spent


def boolean_seconds(triangles: int) -> float:
    """A mesh boolean and its volume, by the triangles of both sides."""
    return 2e-3 + 1.3e-5 * triangles


def section_seconds(triangles: int, levels: int = 1) -> float:
    """Outlines of a mesh at some levels."""
    return 4e-3 + levels * (4e-3 + 1.2e-6 * triangles)


def kernel_seconds(faces: int) -> float:
    """One operation of the geometry kernel with its checks, by the faces of the part."""
    return 0.07 + 3.2e-3 * faces
