"""Other conditions of the same recording: noise at a set ratio, a room, a telephone, a microphone's colour.

Probes trained on clean speech alone fall to chance at 5 dB; trained on these they don't (multi-condition training).
"""

from __future__ import annotations

import numpy as np
from scipy.signal import butter, fftconvolve, resample_poly, sosfilt

from engines.adept.audio import RATE


def coloured_noise(count: int, exponent: float, rng: np.random.Generator) -> np.ndarray:
    """Noise (count,) of unit power whose spectrum falls as 1/f^exponent: 0 white, 1 pink, 2 brown."""
    spectrum = np.fft.rfft(rng.standard_normal(count))
    frequency = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 20.0)
    noise = np.fft.irfft(spectrum / frequency ** (exponent / 2), count)
    return noise / max(float(noise.std()), 1e-12)


def with_noise(samples: np.ndarray, noise: np.ndarray, snr: float, speech: np.ndarray | None = None) -> np.ndarray:
    """``samples`` plus ``noise`` at ``snr`` dB, counted against the power of ``speech`` (default: all samples)."""
    power = float(np.mean((samples if speech is None else speech).astype(np.float64) ** 2))
    scale = np.sqrt(power / 10 ** (snr / 10) / max(float(np.mean(noise**2)), 1e-12))
    return (samples + scale * noise[: len(samples)]).astype(np.float32)


def in_room(samples: np.ndarray, seconds: float, rng: np.random.Generator, direct: float = 3.0) -> np.ndarray:
    """Heard in a room whose sound falls by 60 dB in ``seconds``; ``direct``: dB of the direct sound over the rest."""
    count = int(seconds * RATE)
    tail = rng.standard_normal(count) * 10 ** (-3 * np.arange(count) / count)
    tail[: int(0.003 * RATE)] = 0
    tail *= 10 ** (-direct / 20) / max(float(np.sqrt((tail**2).sum())), 1e-12)
    tail[0] = 1.0
    return fftconvolve(samples, tail)[: len(samples)].astype(np.float32)


def telephone(samples: np.ndarray) -> np.ndarray:
    """300 to 3400 Hz at 8 kHz, 8-bit µ-law, as a call sounds."""
    narrow = sosfilt(butter(4, [300, 3400], "bandpass", fs=RATE, output="sos"), samples)
    slow = resample_poly(narrow, 1, 2)
    peak = max(float(np.abs(slow).max()), 1e-9)
    law = np.sign(slow) * np.log1p(255 * np.abs(slow) / peak) / np.log(256)
    steps = np.round(law * 127) / 127
    back = np.sign(steps) * (np.exp(np.abs(steps) * np.log(256)) - 1) / 255 * peak
    return resample_poly(back, 2, 1)[: len(samples)].astype(np.float32)


def coloured(samples: np.ndarray, rng: np.random.Generator, db_per_octave: float = 2.0) -> np.ndarray:
    """Through a microphone and a codec of their own: a random tilt and a few broad bumps."""
    spectrum = np.fft.rfft(samples)
    octaves = np.log2(np.maximum(np.fft.rfftfreq(len(samples), 1 / RATE), 60) / 1000)
    gain = rng.uniform(-db_per_octave, db_per_octave) * octaves
    for _ in range(3):
        gain = gain + rng.uniform(-4, 4) * np.exp(-(((octaves - rng.uniform(-3, 3)) / 0.7) ** 2))
    return np.fft.irfft(spectrum * 10 ** (gain / 20), len(samples)).astype(np.float32)


def other_speaker(samples: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Played up to 12 % slower or faster: pitch, formants and tempo of another person saying it in the same way."""
    up, down = ((8, 9), (15, 16), (1, 1), (16, 15), (9, 8))[rng.integers(5)]
    return samples if up == down else resample_poly(samples, up, down).astype(np.float32)


def varied(samples: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """One random condition: speed and colour always, a room or a telephone sometimes, noise at 0 to 25 dB mostly.

    Its length differs with the speed."""
    found = coloured(other_speaker(samples, rng), rng)
    chance = rng.random()
    if chance < 0.3:
        found = in_room(found, rng.uniform(0.15, 0.7), rng, rng.uniform(0, 8))
    elif chance < 0.45:
        found = telephone(found)
    if rng.random() < 0.75:
        found = with_noise(found, coloured_noise(len(found), rng.choice([0.0, 1.0, 1.0, 2.0]), rng), rng.uniform(0, 25))
    return found
