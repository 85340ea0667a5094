"""Measures of a stretch of speech by family, in the units of phonetics. None depends on the level of the recording.

Sources of the definitions: Eyben et al., The Geneva Minimalistic Acoustic Parameter Set (2016), for what is worth measuring;
harmonics-to-noise ratio after Boersma (1993), cepstral peak prominence after Hillenbrand (1994), formants by linear prediction.
The code is our own and simpler; openSMILE and Praat can be shown beside it (`engines.adept.features.backends`).
"""

from __future__ import annotations

from functools import cache

import numpy as np
from scipy.fft import dct

from engines.adept.audio import RATE
from engines.adept.features.tracks import FRAME, SECONDS, Tracks

_FREQUENCY = np.fft.rfftfreq(FRAME, 1 / RATE)

NAMES: dict[str, tuple[tuple[str, str], ...]] = {
    "pitch": (
        ("F0 median", "st"), ("F0 10th percentile", "st"), ("F0 90th percentile", "st"), ("F0 range", "st"),
        ("F0 deviation", "st"), ("F0 change", "st/s"), ("F0 slope", "st/s"), ("F0 final fall", "st"), ("F0 skew", ""),
    ),
    "energy": (
        ("Intensity deviation", "dB"), ("Intensity range", "dB"), ("Intensity change", "dB/s"), ("Intensity slope", "dB/s"),
        ("Attack", "dB/s"), ("Modulation 3–8 Hz", "dB"),
    ),
    "rhythm": (
        ("Syllable rate", "/s"), ("Voiced share", ""), ("Voiced stretch", "s"), ("Pause share", ""), ("Longest pause", "s"),
        ("Syllable rate variation", ""),
    ),
    "spectral": (
        ("Spectral tilt", "dB/oct"), ("Alpha ratio", "dB"), ("Hammarberg index", "dB"), ("Centroid", "Hz"),
        ("Centroid deviation", "Hz"), ("Flux", "dB"),
        *((f"MFCC {number} mean", "") for number in range(1, 13)),
        *((f"MFCC {number} deviation", "") for number in range(1, 13)),
    ),
    "voice": (
        ("Harmonics to noise", "dB"), ("Harmonics to noise deviation", "dB"), ("Cepstral peak", "dB"), ("Jitter", "%"),
        ("Shimmer", "dB"), ("H1–H2", "dB"), ("H1–A3", "dB"),
    ),
    "formant": (
        ("F1", "Hz"), ("F2", "Hz"), ("F3", "Hz"), ("F1 deviation", "Hz"), ("F2 deviation", "Hz"), ("F1 bandwidth", "Hz"),
    ),
}  # fmt: skip
"""Family → (measure, unit), in the order of its vector. Pitch is in semitones over 55 Hz: listeners hear ratios."""


def semitones(hertz: np.ndarray) -> np.ndarray:
    """Semitones over 55 Hz."""
    return 12 * np.log2(np.maximum(hertz, 1e-6) / 55.0)


def measures(tracks: Tracks) -> dict[str, np.ndarray]:
    """Every family's vector, in the order of `NAMES`; finite whatever comes in (a stretch without voice gives zeros)."""
    active = _active(tracks)
    found = {
        "pitch": _pitch(tracks), "energy": _energy(tracks, active), "rhythm": _rhythm(tracks, active),
        "spectral": _spectral(tracks, active), "voice": _voice(tracks), "formant": _formants(tracks),
    }  # fmt: skip
    return {family: np.nan_to_num(np.asarray(vector, float)) for family, vector in found.items()}


def voiced_seconds(tracks: Tracks) -> float:
    """How much of it is voiced."""
    return float(tracks.voiced.sum() * SECONDS)


def _active(tracks: Tracks) -> np.ndarray:
    """Frames within 30 dB of the loud ones: speech rather than pause."""
    if not len(tracks.db):
        return np.zeros(0, bool)
    return tracks.db > np.percentile(tracks.db, 95) - 30


def _slope(values: np.ndarray, at: np.ndarray) -> float:
    if len(values) < 4 or np.ptp(at) <= 0:
        return 0.0
    return float(np.polyfit(at, values, 1)[0])


def _pitch(tracks: Tracks) -> list[float]:
    at = np.flatnonzero(tracks.voiced)
    if len(at) < 4:
        return [0.0] * len(NAMES["pitch"])
    pitch = semitones(tracks.f0[at])
    low, middle, high = np.percentile(pitch, [10, 50, 90])
    steps = np.diff(pitch)[np.diff(at) == 1]
    change = float(np.abs(steps[np.abs(steps) < 4]).mean() / SECONDS) if len(steps) else 0.0
    last = pitch[-max(3, len(pitch) // 6) :]
    deviation = float(pitch.std())
    skew = float(((pitch - pitch.mean()) ** 3).mean() / max(deviation, 0.1) ** 3)
    return [
        middle,
        low,
        high,
        high - low,
        deviation,
        change,
        _slope(pitch, at * SECONDS),
        float(np.median(last) - middle),
        skew,
    ]


def _energy(tracks: Tracks, active: np.ndarray) -> list[float]:
    level = tracks.db[active]
    if len(level) < 6:
        return [0.0] * len(NAMES["energy"])
    at = np.flatnonzero(active)
    steps = np.diff(level)[np.diff(at) == 1]
    change = float(np.abs(steps).mean() / SECONDS) if len(steps) else 0.0
    attack = float(np.percentile(steps, 95) / SECONDS) if len(steps) else 0.0
    whole = np.maximum(tracks.db, np.percentile(tracks.db, 95) - 40)
    spectrum = np.abs(np.fft.rfft((whole - whole.mean()) * np.hanning(len(whole)))) ** 2
    rate = np.fft.rfftfreq(len(whole), SECONDS)
    share = spectrum[(rate >= 3) & (rate <= 8)].sum() / max(spectrum[(rate > 0.5) & (rate <= 20)].sum(), 1e-9)
    return [
        float(level.std()), float(np.ptp(np.percentile(level, [10, 90]))), change, _slope(level, at * SECONDS), attack,
        10 * np.log10(share + 1e-3),
    ]  # fmt: skip


def _rhythm(tracks: Tracks, active: np.ndarray) -> list[float]:
    from scipy.signal import find_peaks

    seconds = len(tracks.db) * SECONDS
    if seconds < 0.2:
        return [0.0] * len(NAMES["rhythm"])
    smooth = np.convolve(tracks.db, np.hanning(7) / np.hanning(7).sum(), "same")
    peaks, _ = find_peaks(smooth, prominence=3.0, distance=5, height=np.percentile(smooth, 95) - 22)
    speaking = max(float(active.sum()) * SECONDS, 0.1)
    gaps = np.diff(peaks) * SECONDS
    variation = float(gaps.std() / gaps.mean()) if len(gaps) > 2 else 0.0
    edges = np.diff(np.concatenate([[0], tracks.voiced.astype(int), [0]]))
    stretches = (np.flatnonzero(edges < 0) - np.flatnonzero(edges > 0)) * SECONDS
    rests = np.diff(np.concatenate([[0], (~active).astype(int), [0]]))
    pauses = (np.flatnonzero(rests < 0) - np.flatnonzero(rests > 0)) * SECONDS
    return [
        len(peaks) / speaking, float(tracks.voiced.mean()), float(stretches.mean()) if len(stretches) else 0.0,
        float((~active).mean()), float(pauses.max()) if len(pauses) else 0.0, variation,
    ]  # fmt: skip


@cache
def _mel(bands: int = 26) -> np.ndarray:
    """Triangular mel filters (bands, 257)."""
    edges = 700 * (10 ** (np.linspace(0, 2595 * np.log10(1 + 7600 / 700), bands + 2) / 2595) - 1)
    rise = (_FREQUENCY[None] - edges[:-2, None]) / (edges[1:-1] - edges[:-2])[:, None]
    fall = (edges[2:, None] - _FREQUENCY[None]) / (edges[2:] - edges[1:-1])[:, None]
    return np.maximum(0, np.minimum(rise, fall))


def _spectral(tracks: Tracks, active: np.ndarray) -> list[float]:
    power = tracks.power[active] + 1e-10
    if len(power) < 4:
        return [0.0] * len(NAMES["spectral"])
    voiced = tracks.power[active & tracks.voiced] + 1e-10
    mean = (voiced if len(voiced) >= 4 else power).mean(axis=0)
    level = 10 * np.log10(mean)
    band = (_FREQUENCY >= 100) & (_FREQUENCY <= 5000)
    tilt = float(np.polyfit(np.log2(_FREQUENCY[band]), level[band], 1)[0])
    low, high = (_FREQUENCY >= 50) & (_FREQUENCY < 1000), (_FREQUENCY >= 1000) & (_FREQUENCY < 5000)
    alpha = 10 * np.log10(mean[low].sum() / mean[high].sum())
    hammarberg = level[_FREQUENCY < 2000].max() - level[(_FREQUENCY >= 2000) & (_FREQUENCY < 5000)].max()
    speech = (_FREQUENCY >= 100) & (_FREQUENCY <= 7600)
    centroid = (power[:, speech] * _FREQUENCY[speech]).sum(axis=1) / power[:, speech].sum(axis=1)
    mel = 10 * np.log10(power @ _mel().T + 1e-10)
    flux = float(np.abs(np.diff(mel, axis=0)).mean())
    cepstrum = dct(mel / 10 * np.log(10), type=2, norm="ortho", axis=1)[:, 1:13]
    return [
        tilt, float(alpha), float(hammarberg), float(centroid.mean()), float(centroid.std()), flux, *cepstrum.mean(axis=0),
        *cepstrum.std(axis=0),
    ]  # fmt: skip


def _voice(tracks: Tracks) -> list[float]:
    at = np.flatnonzero(tracks.voiced)
    if len(at) < 6:
        return [0.0] * len(NAMES["voice"])
    frames, f0 = tracks.frames[at].astype(np.float64), tracks.f0[at]
    window = np.hanning(FRAME)
    spectrum = np.abs(np.fft.rfft((frames - frames.mean(axis=1, keepdims=True)) * window, 2 * FRAME, axis=1)) ** 2
    correlation = np.fft.irfft(spectrum, axis=1)[:, :FRAME]
    own = np.fft.irfft(np.abs(np.fft.rfft(window, 2 * FRAME)) ** 2)[:FRAME]
    # The window's own correlation is divided out, so that a periodic sound comes near 1 whatever its period (Boersma).
    normal = correlation / np.maximum(correlation[:, :1], 1e-12) / np.maximum(own / own[0], 1e-3)
    lag = np.clip(np.round(RATE / f0).astype(int), 2, FRAME // 2)
    rows = np.arange(len(at))
    peak = np.max([normal[rows, np.clip(lag + shift, 1, FRAME - 1)] for shift in (-2, -1, 0, 1, 2)], axis=0)
    peak = np.clip(peak, 0.02, 0.9995)
    hnr = 10 * np.log10(peak / (1 - peak))
    level = 10 * np.log10(spectrum + 1e-10)
    cepstrum = np.abs(np.fft.irfft(level, axis=1))[:, :FRAME]
    quefrency = np.max([cepstrum[rows, np.clip(lag + shift, 1, FRAME - 1)] for shift in (-2, -1, 0, 1, 2)], axis=0)
    prominence = 20 * np.log10(quefrency / np.maximum(np.median(cepstrum[:, 32:300], axis=1), 1e-9) + 1e-6)
    together = np.diff(at) == 1
    period = 1 / f0
    jitter = 100 * float(np.mean(np.abs(np.diff(period))[together] / period[:-1][together])) if together.any() else 0.0
    loud = tracks.db[at]
    second = np.abs(loud[2:] - 2 * loud[1:-1] + loud[:-2])[together[1:] & together[:-1]] / 2
    shimmer = float(second.mean()) if len(second) else 0.0
    bin_width = RATE / (2 * FRAME)

    def harmonic(frequency: np.ndarray) -> np.ndarray:
        middle = np.clip(np.round(frequency / bin_width).astype(int), 2, FRAME - 2)
        return np.max([level[rows, middle + shift] for shift in (-2, -1, 0, 1, 2)], axis=0)

    first, third = harmonic(f0), level[:, int(2200 / bin_width) : int(3200 / bin_width)].max(axis=1)
    return [
        float(hnr.mean()), float(hnr.std()), float(prominence.mean()), min(jitter, 20.0), min(shimmer, 10.0),
        float((first - harmonic(2 * f0)).mean()), float((first - third).mean()),
    ]  # fmt: skip


def _formants(tracks: Tracks, order: int = 12) -> list[float]:
    """Linear prediction of voiced frames (covariance by autocorrelation at 16 kHz cut to 5.5 kHz by resampling to 11 kHz)."""
    from scipy.linalg import solve_toeplitz
    from scipy.signal import resample_poly

    at = np.flatnonzero(tracks.voiced)
    if len(at) < 4:
        return [0.0] * len(NAMES["formant"])
    at = at[:: max(1, len(at) // 60)]
    slow = resample_poly(tracks.frames[at].astype(np.float64), 11, 16, axis=1)
    emphasised = slow[:, 1:] - 0.97 * slow[:, :-1]
    emphasised = emphasised * np.hamming(emphasised.shape[1])
    rate = RATE * 11 / 16
    found = []
    for frame in emphasised:
        correlation = np.correlate(frame, frame, "full")[len(frame) - 1 : len(frame) + order]
        if correlation[0] < 1e-10:
            continue
        correlation[0] *= 1 + 1e-6
        roots = np.roots(np.concatenate([[1.0], -solve_toeplitz(correlation[:order], correlation[1 : order + 1])]))
        roots = roots[roots.imag > 0.01]
        frequency, bandwidth = np.angle(roots) * rate / (2 * np.pi), -np.log(np.abs(roots)) * rate / np.pi
        keep = (frequency > 150) & (frequency < 5000) & (bandwidth < 500)
        rank = np.argsort(frequency[keep])[:3]
        if len(rank) == 3:
            found.append([*frequency[keep][rank], bandwidth[keep][rank][0]])
    if len(found) < 3:
        return [0.0] * len(NAMES["formant"])
    table = np.array(found)
    first, second, third, width = np.median(table, axis=0)
    return [first, second, third, float(table[:, 0].std()), float(table[:, 1].std()), width]
