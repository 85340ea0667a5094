"""Tracks over time of a clip: fundamental frequency, intensity, and the spectrum of frames that the families summarise.

One hop for all, that of the pitch tracker: 256 samples, 16 ms.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from engines.adept.audio import RATE

HOP = 256
FRAME = 512
SECONDS = HOP / RATE
LOWEST, HIGHEST = 60.0, 500.0
"""Hz: the range of speaking voices."""
SURE = 0.5
"""Confidence of the pitch tracker from which a frame counts as voiced."""


@dataclass(frozen=True)
class Tracks:
    """``f0``: (n,) Hz, nan where unvoiced. ``db``: (n,) dB re full scale. ``power``: (n, 257) power spectrum of 32 ms Hann
    frames, ``frames``: (n, 512) samples of these frames, unwindowed; both of the sound brought to one peak."""

    f0: np.ndarray
    db: np.ndarray
    power: np.ndarray
    frames: np.ndarray

    @property
    def voiced(self) -> np.ndarray:
        return np.isfinite(self.f0)

    def part(self, t0: float, t1: float) -> Tracks:
        """The frames between two times, in seconds of the tracks."""
        a, b = max(0, round(t0 / SECONDS)), max(0, round(t1 / SECONDS))
        return Tracks(self.f0[a:b], self.db[a:b], self.power[a:b], self.frames[a:b])


@cache
def _tracker() -> Any:
    from swift_f0 import SwiftF0

    return SwiftF0(threads=1, spin=False)


def track(samples: np.ndarray) -> Tracks:
    """Tracks of samples (n,) float32 at 16 kHz. All but ``db`` is taken from samples brought to one peak, so that a quiet
    recording gives what a loud one does; ``db`` is that of the recording as it is."""
    peak = float(np.abs(samples).max()) if len(samples) else 0.0
    gain = 0.5 / peak if peak > 1e-5 else 1.0
    scaled = (samples * np.float32(gain)).astype(np.float32)
    found = _tracker().detect(scaled, RATE, LOWEST, HIGHEST)
    count = len(samples) // HOP
    f0 = np.full(count, np.nan)
    size = min(count, len(found.pitch_hz))
    pitch = np.asarray(found.pitch_hz[:size], float)
    sure = (np.asarray(found.confidence[:size]) > SURE) & (pitch >= LOWEST) & (pitch <= HIGHEST)
    f0[:size][sure] = pitch[sure]
    padded = np.concatenate([np.zeros(HOP // 2, np.float32), scaled, np.zeros(FRAME, np.float32)])
    frames = np.lib.stride_tricks.sliding_window_view(padded, FRAME)[::HOP][:count]
    power = np.abs(np.fft.rfft(frames * np.hanning(FRAME).astype(np.float32), axis=1)) ** 2 / (FRAME * 0.375)
    db = 10 * np.log10((frames.astype(np.float64) ** 2).mean(axis=1) + 1e-10) - 20 * np.log10(gain)
    return Tracks(f0, db, power, frames)
