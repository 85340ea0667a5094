"""Whether a mesh was measured rather than exported."""

from __future__ import annotations

import numpy as np
import trimesh

_BENT = np.radians(0.1)
_NOISY = 0.62
"""Share of triangles, and of the area, that bend both ways against their neighbours. In noise three bends of four combinations
do (measured: 0.67 to 0.86); meshes of modelled parts have 0.01 to 0.55, smooth saddles 0.6 to 0.86."""
_AGREE = 0.8
"""Share of such neighbours that curve alike from which the surface is smooth. Measured: noise 0.51 to 0.62, noise that was
smoothed afterwards up to 0.78, smooth lumps and lattices 0.82 to 0.99, a loft as a kernel meshes it 0.86."""
_SLIVER = 0.1
"""A triangle lower than this share of its longest side says little about how its neighbourhood curves."""


def is_scan(mesh: trimesh.Trimesh) -> bool:
    """Whether most triangles bend outwards to one neighbour and inwards to another without order, as only noise makes them."""
    pairs, bent = mesh.face_adjacency, mesh.face_adjacency_angles > _BENT
    convex = mesh.face_adjacency_convex
    out, inwards = np.zeros(len(mesh.faces), bool), np.zeros(len(mesh.faces), bool)
    for side in (0, 1):
        out[pairs[bent & convex, side]] = True
        inwards[pairs[bent & ~convex, side]] = True
    both = out & inwards
    areas = mesh.area_faces
    if not (both.mean() > _NOISY and areas[both].sum() > _NOISY * areas.sum()):
        return False
    longest = np.linalg.norm(mesh.triangles - np.roll(mesh.triangles, 1, axis=1), axis=2).max(1)
    sliver = 2 * areas < _SLIVER * longest**2
    return _alike(mesh, both & ~sliver) < _AGREE


def _alike(mesh: trimesh.Trimesh, chosen: np.ndarray) -> float:
    """Share of neighbouring chosen triangles whose curvature tensors (Cohen-Steiner & Morvan 2003: each edge's bend along
    it) agree rather than oppose each other: a saddle bends both ways, too, but its neighbours do so alike."""
    pairs, ends = mesh.face_adjacency, mesh.vertices[mesh.face_adjacency_edges]
    along = ends[:, 1] - ends[:, 0]
    length = np.maximum(np.linalg.norm(along, axis=1), 1e-300)
    bend = mesh.face_adjacency_angles * np.where(mesh.face_adjacency_convex, 1.0, -1.0) / length
    bends = (bend[:, None, None] * along[:, :, None] * along[:, None, :]).reshape(-1, 9)
    tensor = np.zeros((len(mesh.faces), 9))
    for side in (0, 1):
        np.add.at(tensor, pairs[:, side], bends)
    inside = chosen[pairs].all(1)
    if not inside.any():
        return 1.0
    return float(((tensor[pairs[inside, 0]] * tensor[pairs[inside, 1]]).sum(1) > 0).mean())
