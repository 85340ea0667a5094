"""How well a mesh agrees with an exact truth: Chamfer, F-score, normals, and whether thin layers are told apart."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import numpy as np
import trimesh
from scipy.spatial import cKDTree

from engines.mpf.shapes import Samples, Shape

F_RADIUS = 0.005
"""Radius of the F-score over the diagonal of the truth."""
WIDEST_LAYER = 0.01
"""A layer counts as met only within this share of the diagonal, also where there is no other layer near."""
_FACING = 0.5
"""cos 60°: how well a sheet's normal must agree with the truth's."""


@dataclass(frozen=True)
class Scores:
    """``chamfer``: mean of the two mean distances, over the diagonal. ``precision``, ``recall``, ``f_score`` at `F_RADIUS`.
    ``normals``: mean absolute cosine, both ways. ``layer_recall``: see `layer_recall`. All but ``chamfer`` in [0, 1]."""

    chamfer: float
    precision: float
    recall: float
    f_score: float
    normals: float
    layer_recall: float

    def as_dict(self) -> dict[str, float]:
        """Name → value."""
        return asdict(self)


def scores(mesh: trimesh.Trimesh, shape: Shape, *, count: int = 60_000, seed: int = 101) -> Scores:
    """`Scores` of a mesh in the truth's frame. A mesh without faces scores nothing, with a Chamfer distance of 1."""
    if not len(mesh.faces) or not mesh.area > 0:
        return Scores(1.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    from engines.meshes.distance import Surface

    truth = shape.sample(4 * count, seed)
    points, faces = trimesh.sample.sample_surface(mesh, count, seed=seed)
    points, normals = np.asarray(points), np.asarray(mesh.face_normals)[faces]
    to_truth, nearest = to_samples(points, truth, spacing=np.sqrt(shape.area / len(truth.points)))
    some = slice(0, count)  # samples come in no order
    closest, to_mesh, face = Surface(mesh).nearest(truth.points[some])
    agree = np.abs((normals * truth.normals[nearest]).sum(1)).mean()
    agree_back = np.abs((np.asarray(mesh.face_normals)[face] * truth.normals[some]).sum(1)).mean()
    radius = F_RADIUS * shape.diagonal
    # The nearest points join the samples, so that no true sample is missed for want of a mesh sample near it.
    layers = 20_000
    _, nearest_back = to_samples(closest[:layers], truth, spacing=np.sqrt(shape.area / len(truth.points)))
    points = np.concatenate([points, closest[:layers]])
    normals = np.concatenate([normals, np.asarray(mesh.face_normals)[face[:layers]]])
    nearest = np.concatenate([nearest, nearest_back])
    precision, recall = float((to_truth < radius).mean()), float((to_mesh < radius).mean())
    return Scores(
        chamfer=float((to_truth.mean() + to_mesh.mean()) / 2 / shape.diagonal),
        precision=precision,
        recall=recall,
        f_score=2 * precision * recall / max(precision + recall, 1e-12),
        normals=float((agree + agree_back) / 2),
        layer_recall=layer_recall(points, normals, nearest, truth, shape.diagonal, layers),
    )


def to_samples(points: np.ndarray, truth: Samples, spacing: float) -> tuple[np.ndarray, np.ndarray]:
    """(distance of each point to the true surface (n,), its nearest sample (n,)).

    Within ``spacing`` of a sample the surface is taken for its tangent plane, so a point on the surface between samples has
    a distance near zero; ``spacing`` is the samples' own."""
    _, near = cKDTree(truth.points).query(points, k=4)
    offset = points[:, None] - truth.points[near]
    height = np.abs((offset * truth.normals[near]).sum(2))
    aside = np.sqrt(np.maximum((offset**2).sum(2) - height**2, 0))
    distance = np.hypot(height, np.maximum(aside - 1.5 * spacing, 0))
    best = distance.argmin(1)
    rows = np.arange(len(points))
    return distance[rows, best], near[rows, best]


def layer_recall(
    points: np.ndarray, normals: np.ndarray, nearest: np.ndarray, truth: Samples, diagonal: float, count: int = 20_000
) -> float:
    """Share of the true surface that has a sheet of its own.

    A true sample counts when a point of the mesh lies within half the thickness there (at most `WIDEST_LAYER`), its normal
    within 60° of the truth's up to sign (an open sheet has no side that is out), and the true sample nearest to that
    point looks the same way. The last makes one sheet in the middle of two count for one of them at most.

    points, normals: (n, 3) of the mesh; nearest: (n,) the true sample nearest to each; ``diagonal`` in the truth's unit."""
    some = slice(0, count)
    limit = np.minimum(truth.thickness[some] / 2, WIDEST_LAYER * diagonal)
    tree = cKDTree(points)
    distance, near = tree.query(truth.points[some], k=min(24, len(points)), distance_upper_bound=WIDEST_LAYER * diagonal)
    there = np.isfinite(distance)
    near = np.where(there, near, 0)
    own = truth.normals[some][:, None]
    met = there & (distance <= limit[:, None])
    met &= np.abs((normals[near] * own).sum(2)) >= _FACING
    met &= (truth.normals[nearest[near]] * own).sum(2) > 0
    return float(met.any(1).mean())
