"""Object nodes of the 3D probabilistic scene graph: what was seen, where, and the whole belief about what it is.

PSG-Nav, section 3.1 (Eq. 1): every associated frame adds one vote for the label that it got; p(c) = votes(c) / votes. Two
choices of this lab: a prior of one vote spread over the vocabulary, so that one frame is no certainty; and, by default, soft
votes, which add the detector's whole distribution times its score (a Dirichlet's counts) and not only its likeliest label.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np

from engines.psgnav.perception.detector import Detection
from engines.psgnav.simulator.protocol import CAMERA_HEIGHT, DEPTH_RANGE, AgentState, Camera

Votes = Literal["votes", "soft"]
_VOXEL = 0.08
_OVERLAP = 0.12
"""Share of voxels that a new cloud must have in common with a node's to be of it."""
_LEAST_POINTS = 12
_MOST_VOXELS = 600
_PRIOR = 1.0
_MOST_NONE = 0.8
_SPREAD = 0.35
"""Metres behind its nearest surface to which a box without a mask is believed to hold the thing."""


@dataclass
class ObjectNode:
    """One thing. ``votes``: (V,) by label. ``voxels``: sorted int64 keys. ``seen``: frames it was associated with.
    ``rejected``: the calibrator said no to it as the goal; ``checks``: times that it stopped looking like the goal, ``vain``:
    times that no way led to it, ``wait``: step until which it is left alone."""

    id: int
    votes: np.ndarray
    soft: np.ndarray
    voxels: np.ndarray
    low: np.ndarray
    high: np.ndarray
    seen: int = 0
    last: int = 0
    feature: np.ndarray | None = None
    nearest: float = np.inf
    best_box: np.ndarray | None = None
    best_step: int = 0
    rejected: bool = False
    room: int = -1
    group: int = -1
    checks: int = 0
    vain: int = 0
    wait: int = 0

    @property
    def centre(self) -> np.ndarray:
        """(3,) middle of its box."""
        return (self.low + self.high) / 2

    def belief(self, kind: Votes = "soft") -> np.ndarray:
        """(V,) categorical distribution over the vocabulary."""
        counts = self.votes if kind == "votes" else self.soft
        return (counts + _PRIOR / len(counts)) / (counts.sum() + _PRIOR)


def entropy(belief: np.ndarray) -> float:
    """−Σ p ln p."""
    return float(-(belief * np.log(np.maximum(belief, 1e-12))).sum())


@dataclass
class ObjectMemory:
    """All nodes, and the association of new detections with them."""

    vocabulary: Sequence[str]
    kind: Votes = "soft"
    nodes: list[ObjectNode] = field(default_factory=list)

    def add(
        self, detections: Sequence[Detection], depth: np.ndarray, state: AgentState, camera: Camera, step: int
    ) -> list[ObjectNode | None]:
        """Takes in the detections of a frame; for each the node that it went to, or None where it had no usable depth."""
        return [self._one(one, depth, state, camera, step) for one in detections]

    def _one(self, one: Detection, depth: np.ndarray, state: AgentState, camera: Camera, step: int) -> ObjectNode | None:
        if one.probs[-1] > _MOST_NONE:
            return None  # hardly any of the words
        points, distance = cloud(one, depth, state, camera)
        if len(points) < _LEAST_POINTS:
            return None
        keys = voxel_keys(points)
        node = self._match(keys, points)
        if node is None:
            size = len(self.vocabulary)
            low, high = _robust_box(points)
            node = ObjectNode(len(self.nodes), np.zeros(size), np.zeros(size), keys, low, high)
            self.nodes.append(node)
        else:
            node.voxels = np.union1d(node.voxels, keys)
            if len(node.voxels) > _MOST_VOXELS:
                node.voxels = node.voxels[::2]
            low, high = _robust_box(points)
            if distance < node.nearest + 0.5:
                node.low, node.high = np.minimum(node.low, low), np.maximum(node.high, high)
        node.votes[one.label] += 1
        node.soft += one.score * one.probs[:-1]
        node.seen += 1
        node.last = step
        if distance < node.nearest:
            node.nearest, node.feature, node.best_box, node.best_step = distance, one.feature, one.box, step
        return node

    def _match(self, keys: np.ndarray, points: np.ndarray) -> ObjectNode | None:
        low, high = points.min(0) - _VOXEL, points.max(0) + _VOXEL
        best, found = _OVERLAP, None
        for node in self.nodes:
            if (node.low > high).any() or (node.high < low).any():
                continue
            shared = np.isin(keys, node.voxels, assume_unique=True).sum()
            share = shared / min(len(keys), len(node.voxels))
            if share > best:
                best, found = share, node
        return found


def cloud(one: Detection, depth: np.ndarray, state: AgentState, camera: Camera) -> tuple[np.ndarray, float]:
    """((n, 3) points of a detection in the world, its median depth). A box without a mask is cut to its middle and to what lies
    near its nearest surface."""
    height, width = depth.shape
    if one.mask is not None:
        rows, columns = np.nonzero(one.mask)
    else:
        x0, y0, x1, y1 = one.box
        inset_x, inset_y = 0.15 * (x1 - x0), 0.12 * (y1 - y0)
        rows, columns = np.mgrid[
            int(max(y0 + inset_y, 0)) : int(min(y1 - inset_y, height - 1)) + 1,
            int(max(x0 + inset_x, 0)) : int(min(x1 - inset_x, width - 1)) + 1,
        ].reshape(2, -1)
    if len(rows) > 400:
        pick = np.linspace(0, len(rows) - 1, 400).astype(int)
        rows, columns = rows[pick], columns[pick]
    d = depth[rows, columns]
    fine = (d >= DEPTH_RANGE[0]) & (d <= 8.0)
    rows, columns, d = rows[fine], columns[fine], d[fine]
    if not len(d):
        return np.zeros((0, 3)), np.inf
    middle = float(np.median(d))
    reach = (float(np.quantile(d, 0.25)) + _SPREAD) if one.mask is None else middle + 1.2
    keep = (d < reach) & (d > middle - 1.2)
    rows, columns, d = rows[keep], columns[keep], d[keep]
    return unprojected(rows, columns, d, state, camera), middle


def unprojected(rows: np.ndarray, columns: np.ndarray, depth: np.ndarray, state: AgentState, camera: Camera) -> np.ndarray:
    """(n, 3) world points of pixels with their depth."""
    right = (columns + 0.5 - 0.5 * camera.width) / camera.focal * depth
    up = -(rows + 0.5 - 0.5 * camera.height) / camera.focal * depth
    cp, sp, ch, sh = np.cos(state.pitch), np.sin(state.pitch), np.cos(state.heading), np.sin(state.heading)
    ahead = depth * cp - up * sp
    rise = depth * sp + up * cp
    x, y, z = state.position
    return np.column_stack([x + right * ch - ahead * sh, y + CAMERA_HEIGHT + rise, z - right * sh - ahead * ch])


def voxel_keys(points: np.ndarray) -> np.ndarray:
    """Sorted unique int64 keys of the voxels that points (n, 3) lie in."""
    cells = np.floor(points / _VOXEL).astype(np.int64) + 4096
    return np.unique((cells[:, 0] << 32) | (cells[:, 1] << 16) | cells[:, 2])


def _robust_box(points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    return np.quantile(points, 0.04, axis=0), np.quantile(points, 0.96, axis=0)
