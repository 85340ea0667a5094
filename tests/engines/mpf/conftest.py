"""What the tests of thin surfaces share: one thread for torch, and clouds whose discs are laid once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
import torch

from engines.mpf.frame import Frame, framed
from engines.mpf.orientation import oriented
from engines.mpf.shapes import Shape, shape
from engines.mpf.start import LocalFields, local_fields
from engines.mpf.surfels import surfels

torch.set_num_threads(1)

Started = tuple[Shape, Frame, LocalFields]


@cache
def _started(name: str, count: int) -> Started:
    truth = shape(name)
    inside, frame, _ = framed(truth.cloud(count, seed=3))
    cloud = surfels(inside)
    return truth, frame, local_fields(cloud, oriented(cloud)[0])


@pytest.fixture
def started() -> Callable[..., Started]:
    """``started(name, count=8000)``: a shape, the frame of a cloud of it, and the fields of the cloud's oriented discs."""
    return lambda name, count=8000: _started(name, count)
