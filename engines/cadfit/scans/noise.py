"""Whether a mesh was measured rather than exported."""

from __future__ import annotations

import numpy as np
import trimesh

_BENT = np.radians(0.1)
_NOISY = 0.62
"""Share of triangles, and of the area, that bend both ways against their neighbours. In noise three bends of four combinations
do (measured: 0.67 to 0.86); meshes of modelled parts have 0.01 to 0.55."""


def is_scan(mesh: trimesh.Trimesh) -> bool:
    """Whether most triangles bend outwards to one neighbour and inwards to another, as only noise makes them."""
    pairs, bent = mesh.face_adjacency, mesh.face_adjacency_angles > _BENT
    convex = mesh.face_adjacency_convex
    out, inwards = np.zeros(len(mesh.faces), bool), np.zeros(len(mesh.faces), bool)
    for side in (0, 1):
        out[pairs[bent & convex, side]] = True
        inwards[pairs[bent & ~convex, side]] = True
    both = out & inwards
    areas = mesh.area_faces
    return bool(both.mean() > _NOISY and areas[both].sum() > _NOISY * areas.sum())
