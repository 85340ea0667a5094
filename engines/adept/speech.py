"""Where there is speech: spans by Silero's voice activity detector, passages of spans, and what it is when there is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from engines.adept.audio import RATE
from engines.adept.evidence import Span

LONGEST_SPAN = 8.0
"""Seconds. A longer utterance is cut at its longest pause: an emotion can change within it."""
PASSAGE = 30.0
"""Seconds of clip that are looked into together; so a long recording gives its first verdicts early."""
PAUSE = 1.0
"""Seconds of silence that end a span: shorter ones belong to slow speech, and say something about it (sad speech above all)."""
_PAD = 0.1
_NOTICED_MS = 150
_LEAST = 0.35
"""Seconds, with what is padded: less is no speech that could be measured."""


def speech_spans(samples: np.ndarray, pause: float = PAUSE) -> list[tuple[float, float]]:
    """Seconds at which speech begins and ends.

    ``samples``: (n,) float32 at 16 kHz; ``pause``: seconds of silence that end a span."""
    from faster_whisper.vad import VadOptions, get_speech_timestamps

    options = VadOptions(
        threshold=0.5, min_speech_duration_ms=100, max_speech_duration_s=LONGEST_SPAN,
        min_silence_duration_ms=_NOTICED_MS, speech_pad_ms=round(1000 * _PAD),
    )  # fmt: skip
    peak = float(np.abs(samples).max()) if len(samples) else 0.0
    if peak < 1e-4:
        return []
    level = np.float32(0.5 / peak)  # the detector hears level; a quiet recording is still speech
    joined: list[tuple[float, float]] = []
    for one in get_speech_timestamps(samples * level, options):
        t0, t1 = one["start"] / RATE, min(one["end"], len(samples)) / RATE
        # Joined here and not by the detector's own pause: that one would take in the silence at the end of a recording.
        if joined and t0 - joined[-1][1] < pause - 2 * _PAD and t1 - joined[-1][0] <= LONGEST_SPAN:
            joined[-1] = (joined[-1][0], t1)
        else:
            joined.append((t0, t1))
    return [(t0, t1) for t0, t1 in joined if t1 - t0 >= _LEAST]


def passages(spans: list[Span]) -> list[list[Span]]:
    """Spans in time order, grouped so that each group lasts at most `PASSAGE` seconds from first to last."""
    groups: list[list[Span]] = []
    for span in spans:
        if groups and span.t1 - groups[-1][0].t0 <= PASSAGE:
            groups[-1].append(span)
        else:
            groups.append([span])
    return groups


@dataclass(frozen=True)
class Sound:
    """What a clip is when no speech is found, and on what grounds."""

    kind: Literal["no speech", "music", "noise"]
    said: str


def other_sound(samples: np.ndarray) -> Sound:
    """Silence, music or noise, told apart by level and by how much of the power stands in lasting spectral lines."""
    from scipy.signal import stft

    level = 10 * np.log10(float((samples.astype(np.float64) ** 2).mean()) + 1e-12)
    if level < -60:
        return Sound("no speech", f"The recording is silent (level {level:.0f} dB below full scale).")
    _, _, spectrum = stft(samples, RATE, nperseg=2048, noverlap=1024)
    power = np.abs(spectrum[10:768]) ** 2 + 1e-12  # 80 Hz to 6 kHz
    loud = power.sum(axis=0) > 0.01 * power.sum(axis=0).max()
    tonal = lines(power[:, loud])
    if tonal > 0.5:
        return Sound("music", f"{100 * tonal:.0f} % of the power stands in lasting tones and no speech was found: music.")
    return Sound("noise", f"Only {100 * tonal:.0f} % of the power stands in tones and no speech was found: noise.")


def lines(power: np.ndarray) -> float:
    """Share of the power (bins, frames) in narrow peaks that stay for at least three frames: near 1 of tones, 0 of noise."""
    from scipy.ndimage import median_filter

    if power.shape[1] < 3:
        return 0.0
    floor = median_filter(power, size=(21, 1), mode="nearest")
    peak = power > 12 * floor
    peak[1:] |= (power[1:] > 3 * floor[1:]) & peak[:-1]
    near = peak.copy()
    near[1:] |= peak[:-1]
    near[:-1] |= peak[1:]
    stays = near[:, :-2] & near[:, 1:-1] & near[:, 2:]
    kept = np.zeros_like(peak)
    for shift in range(3):
        kept[:, shift : shift + stays.shape[1]] |= stays
    return float(power[kept].sum() / power.sum())


def signal_to_noise(samples: np.ndarray, spans: list[tuple[float, float]]) -> float:
    """dB between speech and what is left between it, from frames of 32 ms; by quantiles where there is no pause."""
    frame = 512
    count = len(samples) // frame
    if count < 4:
        return 0.0
    power = (samples[: count * frame].reshape(count, frame).astype(np.float64) ** 2).mean(axis=1) + 1e-12
    times = (np.arange(count) + 0.5) * frame / RATE
    inside, near = np.zeros(count, bool), np.zeros(count, bool)
    for t0, t1 in spans:
        inside |= (times >= t0 + _PAD) & (times <= t1 - _PAD)
        near |= (times >= t0) & (times <= t1)
    speech = power[inside] if inside.any() else power
    noise = power[~near] if (~near).sum() >= 6 else np.sort(speech)[: max(2, len(speech) // 20)]
    floor = float(np.median(noise))
    loud = float(speech.mean())
    return float(np.clip(10 * np.log10(max(loud - floor, 1e-3 * loud) / floor), -10, 60))
