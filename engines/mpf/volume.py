"""r and θ in a box round the surface, fine near it and coarse elsewhere, in a file that a browser can slice as it is dragged.

φ = r · tanh(β θ) + θ and P = tanh(β θ) follow from the two, so they need not be stored. A coarse grid of nodes fills the box;
each of its cells that the surface may pass has a brick of `FINE`³ cells of its own.
"""

from __future__ import annotations

import json
import struct
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from engines.mpf.reconstruction import Reconstruction

FINE = 4
"""Fine cells along the side of a coarse one; a brick has (FINE + 1)³ nodes."""
_CELLS = 160
"""Fine cells along the longest side of the box, where that isn't too many in all."""
_MOST_PLACES = 600_000
_MARGIN = 0.08
"""Room round the surface, as a share of its diagonal."""
_LEVELS = 65_535
MAGIC = b"SFV1"


@dataclass(frozen=True, eq=False)
class Volume:
    """Fields sampled in a box: ``origin`` (3,) and coarse ``step`` in the input's unit; ``r`` and ``theta`` (cx, cy, cz) at the
    coarse nodes, in the input's unit; ``bricks`` (b, 3) coarse cells with finer values ``fine_r`` and ``fine_theta``
    (b, FINE + 1, FINE + 1, FINE + 1); ``beta`` for θ in the input's unit."""

    origin: np.ndarray
    step: float
    r: np.ndarray
    theta: np.ndarray
    bricks: np.ndarray
    fine_r: np.ndarray
    fine_theta: np.ndarray
    beta: float

    @property
    def cells(self) -> np.ndarray:
        """(3,) coarse cells along each axis."""
        return np.array(self.r.shape) - 1


def field_volume(found: Reconstruction, cells: int = _CELLS) -> Volume:
    """The fields round the surface, with ``cells`` fine cells along the longest side, fewer where the surface is large."""
    low, high = found.mesh.bounds
    margin = _MARGIN * float(np.linalg.norm(high - low))
    low, high = low - margin, high + margin
    while True:
        step = FINE * float((high - low).max()) / cells
        shape = np.maximum(np.ceil((high - low) / step).astype(int), 1) + 1
        nodes = low + step * np.indices(shape).reshape(3, -1).T
        coarse = found.fields_at(nodes)
        r, theta = (coarse[name].reshape(shape) for name in ("r", "theta"))
        bricks = _passed(r, step)
        if len(bricks) * FINE**3 <= _MOST_PLACES or cells <= 4 * FINE:
            break
        cells = int(cells * max(np.sqrt(_MOST_PLACES / (len(bricks) * FINE**3)), 0.5) * 0.97)
    # Neighbouring bricks share the nodes of their faces: each place is asked for once.
    within = np.indices((FINE + 1,) * 3).reshape(3, -1).T
    keys = (FINE * bricks[:, None] + within[None]).reshape(-1, 3)
    span = FINE * shape
    unique, back = np.unique((keys[:, 0] * span[1] + keys[:, 1]) * span[2] + keys[:, 2], return_inverse=True)
    places = np.stack([unique // (span[1] * span[2]), unique // span[2] % span[1], unique % span[2]], axis=1)
    fine = found.fields_at(low + step / FINE * places)
    brick = (len(bricks), FINE + 1, FINE + 1, FINE + 1)
    return Volume(
        low, step, r, theta, bricks, fine["r"][back.ravel()].reshape(brick), fine["theta"][back.ravel()].reshape(brick),
        float(found.carrier.beta.detach()) / found.frame.size,
    )  # fmt: skip


def _passed(r: np.ndarray, step: float) -> np.ndarray:
    """(b, 3) the cells that the surface may pass: no place in a cell is farther than half its diagonal from a corner."""
    nearest = np.full(np.array(r.shape) - 1, np.inf)
    for corner in np.ndindex(2, 2, 2):
        part = tuple(slice(c, n - 1 + c) for c, n in zip(corner, r.shape, strict=True))
        nearest = np.minimum(nearest, r[part])
    return np.argwhere(nearest <= np.sqrt(3) / 2 * step)


def write_volume(path: Path, volume: Volume) -> None:
    """``SFV1``, length of the header (uint32, little-endian), header (JSON), then one zlib stream: bricks' cell numbers
    (uint32), coarse r, coarse θ, fine r, fine θ (uint16; x changes fastest). value = low + number · (high − low) / 65535."""
    ranges = {
        name: [float(min(coarse.min(), fine.min(initial=0))), float(max(coarse.max(), fine.max(initial=0)))]
        for name, coarse, fine in (("r", volume.r, volume.fine_r), ("theta", volume.theta, volume.fine_theta))
    }
    cells = volume.cells
    header = {
        "origin": volume.origin.tolist(), "step": volume.step, "cells": cells.tolist(), "fine": FINE,
        "bricks": len(volume.bricks), "beta": volume.beta, "ranges": ranges,
    }  # fmt: skip
    numbers = (volume.bricks[:, 2] * cells[1] + volume.bricks[:, 1]) * cells[0] + volume.bricks[:, 0]
    parts = [numbers.astype("<u4").tobytes()]
    for coarse in (True, False):
        for name in ("r", "theta"):
            values = getattr(volume, name if coarse else f"fine_{name}")
            low, high = ranges[name]
            turned = np.swapaxes(values, -1, -3)  # x last, so that it changes fastest
            parts.append(np.round((turned - low) / max(high - low, 1e-300) * _LEVELS).astype("<u2").tobytes())
    text = json.dumps(header).encode()
    path.write_bytes(MAGIC + struct.pack("<I", len(text)) + text + zlib.compress(b"".join(parts), 6))
