"""One loader for every sound: whatever a person brings becomes 16 kHz mono samples, with what was odd about it said.

Everything downstream hears the same samples, so a file and a recording of the same sound give the same numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from engines.contract import InputError

RATE = 16_000
MOST_SECONDS = 600.0
LEAST_SECONDS = 0.4
"""Shorter than a syllable with its surroundings: nothing can be measured on it."""
_FULL_SCALE = 0.999


@dataclass(frozen=True)
class Clip:
    """``samples``: (n,) float32 in [-1, 1] at `RATE`. ``clipped``: share of the input's samples at its flat top. ``bandwidth``:
    Hz above which the input has nothing. ``notes``: sentences about what was odd."""

    samples: np.ndarray
    name: str
    clipped: float = 0.0
    bandwidth: float = RATE / 2
    notes: tuple[str, ...] = field(default_factory=tuple)

    @property
    def seconds(self) -> float:
        return len(self.samples) / RATE

    def part(self, t0: float, t1: float) -> np.ndarray:
        """Samples from ``t0`` to ``t1`` seconds."""
        return self.samples[max(0, round(t0 * RATE)) : max(0, round(t1 * RATE))]


def _clock(seconds: float) -> str:
    whole = round(seconds)
    hours, rest = divmod(whole, 3600)
    return f"{hours}:{rest // 60:02d}:{rest % 60:02d}" if hours else f"{rest // 60}:{rest % 60:02d}"


def _too_long(name: str, seconds: float) -> InputError:
    return InputError(
        f"{name} is {_clock(seconds)} long; up to {_clock(MOST_SECONDS)} can be heard: cut out the part that matters "
        "and upload that"
    )


def read_clip(path: Path) -> Clip:
    """Decodes a sound file or a video's sound track.

    Raises `InputError` for what can't be read, has no sound, is shorter than `LEAST_SECONDS` or longer than `MOST_SECONDS`.
    """
    channels, rate = _decoded(path)
    if channels.shape[1] < LEAST_SECONDS * rate:
        seconds = channels.shape[1] / rate
        raise InputError(f"{path.name} is {seconds:.1f} s long; at least {LEAST_SECONDS} s is needed: record a whole sentence")
    if not np.isfinite(channels).all():
        raise InputError(f"{path.name} holds values that are no numbers; save it again as WAV or FLAC")
    notes: list[str] = []
    mono = _one_channel(channels, rate, notes)
    clipped = flat_top(mono)
    if clipped > 0.002:
        notes.append(
            f"The recording is clipped ({100 * clipped:.1f} % of its samples lie at the top): loudness and voice quality are "
            "distorted; record again at a lower level."
        )
    samples = _resampled(mono, rate)
    # The filter of the resampler leaves images of a loud sound above half of the file's own rate.
    bandwidth = min(upper_frequency(samples), rate / 2)
    if bandwidth < 4_200 and np.abs(samples).max() > 1e-4:
        notes.append(
            f"There is nothing above {bandwidth / 1000:.1f} kHz, as over a telephone: the spectral measures are less sure."
        )
    return Clip(samples, path.name, clipped, bandwidth, tuple(notes))


def _decoded(path: Path) -> tuple[np.ndarray, int]:
    """All channels (c, n) float32 at the file's own rate."""
    import av

    kept: list[np.ndarray] = []
    try:
        with av.open(str(path)) as container:
            if not container.streams.audio:
                kind = "The video has no sound track" if container.streams.video else "There is no sound in the file"
                raise InputError(f"{kind} ({path.name}); choose one that has speech in it")
            stream = container.streams.audio[0]
            rate = int(stream.rate or 0)
            if not rate:
                raise InputError(f"{path.name} doesn't say how many samples a second it has; save it again as WAV or FLAC")
            length = float(container.duration or 0) / av.time_base
            if stream.duration and stream.time_base:
                length = float(stream.duration * stream.time_base)
            if length > MOST_SECONDS + 1:
                raise _too_long(path.name, length)
            count = stream.codec_context.layout.nb_channels or 1
            resampler = av.AudioResampler(format="fltp", layout=stream.codec_context.layout, rate=rate)
            heard = 0
            for frame in _frames(container, stream):
                for one in resampler.resample(frame):
                    block = one.to_ndarray()
                    heard += block.shape[1]
                    kept.append(block[:count])
                if heard > (MOST_SECONDS + 1) * rate:
                    raise _too_long(path.name, heard / rate)
    except InputError:
        raise
    except FileNotFoundError as error:
        raise InputError(f"{path.name} is not there; upload it again") from error
    except (av.error.FFmpegError, OSError, ValueError) as error:
        if not kept:
            reason = str(error).split(":")[0][:80]
            raise InputError(
                f"{path.name} can't be read as sound ({reason}); save it again as WAV, FLAC, MP3, M4A or OGG"
            ) from error
    if not kept:
        raise InputError(f"{path.name} holds no sound; save it again as WAV, FLAC, MP3, M4A or OGG")
    return np.concatenate(kept, axis=1).astype(np.float32), rate


def _frames(container, stream):
    """Decoded frames; a damaged packet in the middle is left out, as players do."""
    import av

    bad = 0
    for packet in container.demux(stream):
        try:
            yield from packet.decode()
        except av.error.InvalidDataError:
            bad += 1
            if bad > 50:
                raise


def _one_channel(channels: np.ndarray, rate: int, notes: list[str]) -> np.ndarray:
    """The mean of the channels; the busier one when they hold different sound, such as two people of a call."""
    if len(channels) == 1:
        return channels[0]
    power = (channels**2).mean(axis=1)
    loud = np.flatnonzero(power > 1e-3 * max(float(power.max()), 1e-12))
    if len(loud) == 1:
        notes.append(f"Only one of {len(channels)} channels has sound; it was taken.")
        return channels[loud[0]]
    if len(channels) == 2:
        alike = float(np.corrcoef(channels[0], channels[1])[0, 1])
        if abs(alike) < 0.3 and _turns(channels, rate):
            best = int(np.argmax(power))
            side = ("left", "right")[best]
            notes.append(
                f"The two channels hold different voices: only the {side} one, the louder, was heard. Upload each channel as a "
                "file of its own to hear both."
            )
            return channels[best]
        if alike < -0.5:  # one is the other upside down: their mean would be silence
            notes.append("The channels are each other's opposite; one was taken.")
            return channels[0]
    return channels.mean(axis=0)


def _turns(channels: np.ndarray, rate: int) -> bool:
    """Whether two channels are loud at different times or with different sound: their envelopes hardly agree."""
    frame = max(1, rate // 20)
    count = channels.shape[1] // frame
    if count < 8:
        return False
    level = np.log((channels[:, : count * frame].reshape(2, count, frame) ** 2).mean(axis=2) + 1e-9)
    if level.std(axis=1).min() < 1e-3:
        return False
    return float(np.corrcoef(level)[0, 1]) < 0.5


def flat_top(samples: np.ndarray) -> float:
    """Share of samples that lie in runs of three or more at the largest magnitude: what clipping leaves."""
    size = np.abs(samples)
    top = float(size.max()) if len(size) else 0.0
    if top < 0.1:
        return 0.0
    flat = size >= _FULL_SCALE * top
    runs = flat[:-2] & flat[1:-1] & flat[2:]
    return float(runs.mean()) if len(runs) else 0.0


def _resampled(samples: np.ndarray, rate: int) -> np.ndarray:
    from math import gcd

    from scipy.signal import resample_poly

    if rate == RATE:
        return np.ascontiguousarray(samples, np.float32)
    common = gcd(rate, RATE)
    return resample_poly(samples, RATE // common, rate // common).astype(np.float32)


def upper_frequency(samples: np.ndarray) -> float:
    """Hz below which 99.9 % of the spectrum's long-term power beyond the noise lies: 8000 of wide-band sound, about 3400 of a
    telephone."""
    from scipy.signal import welch

    if len(samples) < 2048:
        return RATE / 2
    frequency, power = welch(samples, RATE, nperseg=1024)
    level = 10 * np.log10(power + 1e-14)
    above = np.flatnonzero(level > max(level.max() - 75, -115))
    return float(frequency[above[-1]]) if len(above) else RATE / 2


def write_flac(samples: np.ndarray, path: Path) -> None:
    """Lossless file that browsers play and seek in."""
    import av

    with av.open(str(path), "w", format="flac") as container:
        stream = container.add_stream("flac", rate=RATE, layout="mono")
        stream.format = "s16"
        block = 4096
        values = (np.clip(samples, -1, 1) * 32767).round().astype(np.int16)
        for begin in range(0, len(values), block):
            frame = av.AudioFrame.from_ndarray(values[None, begin : begin + block], format="s16", layout="mono")
            frame.sample_rate, frame.pts = RATE, begin
            for packet in stream.encode(frame):
                container.mux(packet)
        for packet in stream.encode(None):
            container.mux(packet)


def envelope(samples: np.ndarray, bins: int | None = None) -> tuple[list[float], list[float]]:
    """Lowest and highest sample of equal stretches: the waveform as it is drawn, 40 a second but at least 1600."""
    bins = min(bins or max(1600, 40 * len(samples) // RATE), max(1, len(samples)))
    edges = np.linspace(0, len(samples), bins + 1).astype(int)[:-1]
    low, high = np.minimum.reduceat(samples, edges), np.maximum.reduceat(samples, edges)
    return [round(float(v), 4) for v in low], [round(float(v), 4) for v in high]
