"""The best single extrusion: one outline, one direction, two heights."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

import numpy as np
import trimesh
from manifold3d import CrossSection, Manifold

from engines.cad_baselines.slabs import (
    Frame,
    Reconstruction,
    distinct,
    extruded,
    face_levels,
    frame_along,
    overlap,
    plane_directions,
)
from engines.meshes.repair import to_manifold

MOST_LEVELS = 26
EVEN = 7
"""Levels are also set at this many even steps, for parts without flat faces across the direction."""


@dataclass(frozen=True)
class _Candidate:
    estimate: float
    section: CrossSection
    low: float
    high: float
    frame: Frame


def best_extrusion(mesh: trimesh.Trimesh, *, budget_s: float = math.inf) -> Reconstruction:
    """The extrusion of a closed mesh's section (or outline) with the highest IoU, over the normals of its large planes and
    its principal axes. Candidates are ranked by areas on parallel cuts; exact booleans decide among the best of each. After
    ``budget_s`` seconds no further direction is looked at."""
    end = time.monotonic() + budget_s
    target = to_manifold(mesh)
    axes = [frame_along(axis) for axis in np.asarray(mesh.principal_inertia_vectors)]
    best, best_iou = Manifold(), -1.0
    for frame in distinct([*plane_directions(mesh), *axes]):
        if best_iou >= 0 and time.monotonic() > end:
            break
        local = frame.enter(target)
        for candidate in _candidates(mesh, local, frame)[:3]:
            solid = extruded(candidate.section, candidate.low, candidate.high)
            if (iou := overlap(solid, local)) > best_iou:
                best, best_iou = frame.leave(solid), iou
    return Reconstruction(best, 1)


def _candidates(mesh: trimesh.Trimesh, local: Manifold, frame: Frame) -> list[_Candidate]:
    """One candidate a section, the best heights for it, by estimated IoU."""
    faces = face_levels(mesh, frame, MOST_LEVELS)
    levels = np.unique(np.concatenate([faces, np.linspace(faces[0], faces[-1], EVEN + 2)]))
    levels = levels[np.diff(levels, prepend=-np.inf) > 1e-6 * (levels[-1] - levels[0])]
    gaps = np.diff(levels)
    cuts = [local.slice(float(height)) for height in (levels[1:] + levels[:-1]) / 2]
    volume = local.volume()
    found = []
    for section in _different([*cuts, CrossSection(local.project().to_polygons())]):
        area = section.area()
        common = np.concatenate([[0.0], np.cumsum([(section ^ cut).area() for cut in cuts] * gaps)])
        inner = common[None, :] - common[:, None]  # between levels i (row) and j (column)
        height = levels[None, :] - levels[:, None]
        with np.errstate(divide="ignore", invalid="ignore"):
            iou = np.where(height > 0, inner / (volume + area * height - inner), -1.0)
        i, j = np.unravel_index(np.argmax(iou), iou.shape)
        found.append(_Candidate(float(iou[i, j]), section, float(levels[i]), float(levels[j]), frame))
    return sorted(found, key=lambda candidate: -candidate.estimate)


def _different(sections: list[CrossSection]) -> list[CrossSection]:
    """The sections that have an area, without repeats."""
    found: list[CrossSection] = []
    for section in sections:
        area = section.area()
        if area > 0 and not any(
            abs(known.area() - area) < 1e-6 * area and (known ^ section).area() > (1 - 1e-6) * area for known in found
        ):
            found.append(section)
    return found
