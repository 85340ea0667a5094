"""Boxes x0, y0, x1, y1: how much they overlap, and which of those about the same thing stay."""

from __future__ import annotations

import numpy as np


def overlaps(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """(n, m) intersection over union of boxes (n, 4) and (m, 4); 0 where both are empty."""
    corner = np.maximum(a[:, None, :2], b[None, :, :2])
    size = np.clip(np.minimum(a[:, None, 2:], b[None, :, 2:]) - corner, 0.0, None)
    shared = size.prod(-1)
    areas = [np.clip(boxes[:, 2:] - boxes[:, :2], 0.0, None).prod(-1) for boxes in (a, b)]
    union = areas[0][:, None] + areas[1][None, :] - shared
    return np.divide(shared, union, out=np.zeros_like(shared), where=union > 0)


def suppressed(boxes: np.ndarray, scores: np.ndarray, iou: float, most: int | None = None) -> np.ndarray:
    """Indices of the boxes (n, 4) that class-agnostic non-maximum suppression keeps, by falling score (n,), at most ``most``:
    none overlaps a better one by ``iou`` or more."""
    shared = overlaps(boxes, boxes)
    left = np.argsort(-scores, kind="stable")
    kept: list[int] = []
    while len(left) and (most is None or len(kept) < most):
        kept.append(int(left[0]))
        left = left[1:][shared[left[0], left[1:]] < iou]
    return np.array(kept, dtype=int)
