"""From the zero set of the signed implicit to a mesh: open rims stay open, double layers double."""

from __future__ import annotations

import numpy as np
import trimesh
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components
from scipy.spatial import cKDTree

from engines.mpf.surfels import Surfels

_NEAR = 12
_REACH = 2.4
"""A part of the zero set belongs to the cloud when points of its sheet lie within so many spacings, all round it."""
_ROUND = np.radians(165)
"""Widest gap between the directions to those points; at a rim it is 180° and more."""
_BESIDE = 0.45
"""Or when one lies within so many spacings, in whatever direction."""


def near_cloud(vertices: np.ndarray, cloud: Surfels, tree: cKDTree) -> np.ndarray:
    """True (k,) where the surface is borne out by the cloud at places (k, 3): a disc at the same height, and points all round
    or one close by. Beyond a rim, and half-way between two sheets, there is neither."""
    _, near = tree.query(vertices, k=min(_NEAR, len(cloud.points)))
    offset = cloud.points[near] - vertices[:, None]
    normals, spacing = cloud.normals[near], cloud.spacing[near]
    height = np.abs((offset * normals).sum(2))
    aside = np.sqrt(np.maximum((offset**2).sum(2) - height**2, 0))
    level = np.minimum(0.6 * spacing, 0.35 * cloud.gap[near]) + 2 * cloud.noise
    # A tangent plane leaves a bent sheet with the square of the distance.
    own = (height < level + 0.15 * aside) & (aside < _REACH * spacing)
    beside = (own & (aside < _BESIDE * spacing)).any(1)
    rows = np.arange(len(vertices))
    normal = normals[rows, np.where(own, aside, np.inf).argmin(1)]
    helper = np.where(np.abs(normal[:, :1]) < 0.7, [[1.0, 0.0, 0.0]], [[0.0, 1.0, 0.0]])
    one = np.cross(normal, helper)
    two = np.cross(normal, one)
    one /= np.linalg.norm(one, axis=1, keepdims=True)
    two /= np.linalg.norm(two, axis=1, keepdims=True)
    angle = np.arctan2((offset * two[:, None]).sum(2), (offset * one[:, None]).sum(2))
    angle = np.sort(np.where(own, angle, np.inf), axis=1)
    count = own.sum(1)
    with np.errstate(invalid="ignore"):
        gaps = np.diff(angle, axis=1)
    gaps = np.where(np.isfinite(gaps), gaps, 0).max(1, initial=0)
    last = angle[rows, np.maximum(count - 1, 0)]
    closing = np.where(count > 0, angle[:, 0] + 2 * np.pi - last, np.inf)
    around = (count >= 3) & (np.maximum(gaps, closing) < _ROUND)
    return beside | around


def trimmed(vertices: np.ndarray, faces: np.ndarray, cloud: Surfels, tree: cKDTree) -> trimesh.Trimesh:
    """The mesh without what the cloud doesn't bear out, and without crumbs smaller than a few spacings."""
    kept = near_cloud(vertices, cloud, tree)
    faces = faces[kept[faces].all(1)]
    mesh = trimesh.Trimesh(vertices, faces, process=False)
    if len(faces):
        # Parts hang together over vertices: marching cubes shares them.
        links = coo_matrix(
            (np.ones(2 * len(faces)), (faces[:, [0, 1]].ravel(), faces[:, [1, 2]].ravel())), shape=(len(vertices),) * 2
        )
        part = connected_components(links, directed=False)[1][faces[:, 0]]
        area = np.bincount(part, mesh.area_faces)
        mesh.update_faces(area[part] > 4 * np.median(cloud.spacing) ** 2)
    mesh.remove_unreferenced_vertices()
    return mesh
