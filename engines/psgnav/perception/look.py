"""What a crop looks like, in a few dozen numbers: by these the calibrator recognises what it was wrong about before."""

from __future__ import annotations

import cv2
import numpy as np

_HUES, _VALUES, _SIDE = 12, 6, 6


def look_of(color: np.ndarray, box: np.ndarray) -> np.ndarray:
    """(_HUES * 3 + _VALUES + _SIDE²,) unit vector: colours, brightness and a coarse picture of the inside of a box.

    ``color``: (h, w, 3) uint8 RGB; ``box``: x0, y0, x1, y1 in pixels.
    """
    height, width = color.shape[:2]
    x0, y0 = np.clip(np.floor(box[:2]), 0, (width - 2, height - 2)).astype(int)
    x1, y1 = np.clip(np.ceil(box[2:]), (x0 + 2, y0 + 2), (width, height)).astype(int)
    crop = cv2.resize(color[y0:y1, x0:x1], (24, 24), interpolation=cv2.INTER_AREA)
    hsv = cv2.cvtColor(crop, cv2.COLOR_RGB2HSV)
    hues = cv2.calcHist([hsv], [0, 1], None, [_HUES, 3], [0, 180, 0, 256]).ravel()
    values = cv2.calcHist([hsv], [2], None, [_VALUES], [0, 256]).ravel()
    grey = cv2.resize(cv2.cvtColor(crop, cv2.COLOR_RGB2GRAY), (_SIDE, _SIDE), interpolation=cv2.INTER_AREA).astype(np.float32)
    grey -= grey.mean()
    parts = [
        np.sqrt(hues / hues.sum()),
        0.7 * np.sqrt(values / values.sum()),
        grey.ravel() / max(float(np.linalg.norm(grey)), 1.0),
    ]
    whole = np.concatenate(parts)
    return (whole / np.linalg.norm(whole)).astype(np.float32)
