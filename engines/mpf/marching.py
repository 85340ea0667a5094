"""Marching cubes (Lorensen & Cline 1987) on a band of cells.

The table is made, not typed in: in each of the 256 cases the crossings of a cube's faces are joined to loops. A face with two
crossings too many is always cut so that its negative corners stay apart; neighbouring cells therefore agree, and the surface
has no cracks.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from engines.mpf.band import CORNERS, Band

EDGES = np.array([(a, a | 1 << axis) for axis in range(3) for a in range(8) if not a >> axis & 1])
"""(12, 2): corner pairs."""


@cache
def _table() -> tuple[np.ndarray, np.ndarray]:
    """(first row of each case (257,), triangles (m, 3) as edge numbers). Triangles look towards positive values."""
    edge_of = {tuple(pair): number for number, pair in enumerate(EDGES.tolist())}

    def edge(a: int, b: int) -> int:
        return edge_of[min(a, b), max(a, b)]

    faces = []
    for axis in range(3):
        one, two = 1 << (axis + 1) % 3, 1 << (axis + 2) % 3
        ring = [0, one, one | two, two]  # counter-clockwise, seen from the positive side of the axis
        faces += [[corner | 1 << axis for corner in ring], ring[::-1]]
    starts, triangles = [0], []
    for case in range(256):
        negative = [bool(case >> corner & 1) for corner in range(8)]
        onward: dict[int, int] = {}
        for ring in faces:
            # Seen from outside, each run of negative corners is walked round: from the edge that leaves it to the one that
            # enters it, which closes into loops that run the same way about what is positive.
            for k in range(4):
                if negative[ring[k]] and not negative[ring[k - 1]]:
                    end = k
                    while negative[ring[(end + 1) % 4]]:
                        end += 1
                    enter = edge(ring[k - 1], ring[k])
                    leave = edge(ring[end % 4], ring[(end + 1) % 4])
                    onward[leave] = enter
        while onward:
            first, follow = onward.popitem()
            loop = [first]
            while follow != first:
                loop.append(follow)
                follow = onward.pop(follow)
            triangles += [[loop[0], loop[k + 1], loop[k]] for k in range(1, len(loop) - 1)]
        starts.append(len(triangles))
    return np.array(starts), np.array(triangles)


def marched(
    band: Band, values: np.ndarray, usable: np.ndarray | None = None, negative: np.ndarray | None = None
) -> tuple[np.ndarray, np.ndarray]:
    """(vertices (k, 3), faces (m, 3)) of the zero set of node values (n,), linear along edges; faces look towards positive
    values. Cells with a value that is no number, or not ``usable`` (m,), are left out. ``negative`` (m, 8): which corners of
    each cell lie on the other side, where the values themselves have no sign."""
    corner = values[band.corners]
    code = (corner < 0 if negative is None else negative) @ (1 << np.arange(8))
    met = (code > 0) & (code < 255) & np.isfinite(corner).all(1)
    if usable is not None:
        met &= usable
    rows = np.flatnonzero(met)
    starts, table = _table()
    code = code[rows]
    count = starts[code + 1] - starts[code]
    owner = np.repeat(rows, count)
    within = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count)
    edges = table[np.repeat(starts[code], count) + within]
    ends = band.corners[owner[:, None, None], EDGES[edges]].astype(np.int64)
    key = ends[..., 0] * len(band.nodes) + ends[..., 1]
    unique, faces = np.unique(key, return_inverse=True)
    low, high = np.divmod(unique, len(band.nodes))
    positions = band.positions()
    a, b = np.abs(values[low]), np.abs(values[high])
    share = (a / np.maximum(a + b, 1e-300))[:, None]
    return positions[low] * (1 - share) + positions[high] * share, faces.reshape(-1, 3)


__all__ = ["CORNERS", "EDGES", "marched"]
