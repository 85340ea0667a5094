"""A mesh as evenly spread samples with smoothed normals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import trimesh
from scipy.sparse import csr_matrix, identity

from engines.cadfit.surfaces import Array
from engines.meshes.repair import decimated, from_manifold, repaired, to_manifold

FACES = 40_000
"""Triangles that a scan is brought to: enough for details of 1 % of its size."""
_SMOOTHINGS = 6
_ROUGH = 0.35
"""Neighbours' normals that differ by more than this on average are noise that needs wide patches."""
_BEND = 0.25
"""Guides that differ by more than this (a chord, about the angle in radians) are of two faces."""


@dataclass(eq=False)
class Samples:
    """The triangles of an even mesh as samples of its surface."""

    mesh: trimesh.Trimesh

    @cached_property
    def points(self) -> Array:
        """Centres (n, 3) of the triangles: the mean of three vertices has less noise than each."""
        return np.asarray(self.mesh.triangles_center)

    @cached_property
    def areas(self) -> Array:
        """Areas (n,) of the triangles."""
        return np.asarray(self.mesh.area_faces)

    @cached_property
    def size(self) -> float:
        """Diagonal of the bounding box."""
        return float(np.linalg.norm(self.mesh.extents))

    @cached_property
    def around(self) -> csr_matrix:
        """Triangles (n, n) that share a vertex, 1 where they do."""
        faces = np.asarray(self.mesh.faces)
        rows = np.repeat(np.arange(len(faces)), 3)
        corners = csr_matrix((np.ones(len(rows), np.float32), (rows, faces.ravel())))
        shared = (corners @ corners.T).tolil()
        shared.setdiag(0)
        shared = shared.tocsr()
        shared.data[:] = 1
        return shared

    @cached_property
    def beside(self) -> csr_matrix:
        """Triangles (n, n) that share an edge, by its length over the mean edge's."""
        pairs, edges = self.mesh.face_adjacency, self.mesh.face_adjacency_edges
        length = np.linalg.norm(np.diff(self.mesh.vertices[edges], axis=1)[:, 0], axis=1)
        weight = length / max(float(length.mean()), 1e-300)
        one = csr_matrix((weight, (pairs[:, 0], pairs[:, 1])), shape=(len(self.points),) * 2)
        return one + one.T

    @cached_property
    def normals(self) -> Array:
        """Normals (n, 3), smoothed as far as edges: each triangle is guided by the most even patch that it belongs to, which
        at an edge is one that lies on its own side (Zhang et al. 2015, *Guided Mesh Normal Filtering*)."""
        normals = np.array(self.mesh.face_normals)
        ring = (self.around + identity(len(normals), format="csr", dtype=np.float32)).tocsr()
        patch = ring @ ring
        patch.data[:] = 1
        weight = self.areas / self.areas.mean()
        pairs = self.mesh.face_adjacency
        rough = float(np.median(np.linalg.norm(normals[pairs[:, 0]] - normals[pairs[:, 1]], axis=1))) > _ROUGH
        # A wide patch averages more noise away, a narrow one still fits on the rim of a thin wall.
        wide = patch if rough else ring
        total = wide @ weight
        graph = patch.tocoo()
        i, j = graph.row, graph.col
        gap2 = ((self.points[i] - self.points[j]) ** 2).sum(1)
        near = np.exp(-0.5 * gap2 / gap2.mean()) * weight[j]
        starts = ring.indptr[:-1]
        for _ in range(_SMOOTHINGS):
            means = wide @ (weight[:, None] * normals)
            evenness = np.linalg.norm(means, axis=1) / total
            means /= np.maximum(np.linalg.norm(means, axis=1, keepdims=True), 1e-300)
            # The most even patch among those around each triangle.
            values = evenness[ring.indices]
            best = np.maximum.reduceat(values, starts)
            first = np.flatnonzero(values == np.repeat(best, np.diff(ring.indptr)))
            rows = np.searchsorted(ring.indptr, first, side="right") - 1
            guide = np.zeros_like(normals)
            guide[rows[::-1]] = means[ring.indices[first[::-1]]]
            bend2 = ((guide[i] - guide[j]) ** 2).sum(1)
            weights = csr_matrix((near * np.exp(-0.5 * bend2 / _BEND**2), (i, j)), shape=graph.shape)
            summed = weights @ normals
            normals = summed / np.maximum(np.linalg.norm(summed, axis=1, keepdims=True), 1e-300)
        return normals


def even(mesh: trimesh.Trimesh, faces: int = FACES) -> trimesh.Trimesh:
    """The closed mesh with about ``faces`` triangles of like size: large ones are divided, a mesh with many more is reduced."""
    if len(mesh.faces) > 1.6 * faces:
        return repaired(decimated(mesh, faces)).mesh
    # An equilateral triangle of edge e has an area of 0.43 e².
    edge = float(np.sqrt(mesh.area / faces / 0.43))
    solid = to_manifold(mesh)
    for _ in range(6):
        fine = solid.refine_to_length(1.5 * edge)
        if fine.num_tri() <= 2.5 * faces:
            break
        edge *= 1.3
    return from_manifold(fine)


