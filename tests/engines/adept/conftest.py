"""Sounds with known properties, a synthetic voice, and inquiries that several tests look at."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.signal import lfilter

RATE = 16_000
SPEECH = Path(__file__).parents[4] / "shared" / "samples" / "speech"
VOWELS = (
    ((700, 80), (1200, 90), (2600, 120), (3500, 180)), ((300, 60), (2300, 100), (3000, 150), (3600, 180)),
    ((500, 80), (900, 90), (2500, 120), (3500, 180)), ((450, 70), (1800, 90), (2500, 120), (3500, 180)),
)  # fmt: skip
"""Formants and their bandwidths in Hz."""


def levelled(samples: np.ndarray, peak: float = 0.3) -> np.ndarray:
    return (peak * samples / np.abs(samples).max()).astype(np.float32)


class Sounds:
    """Makers of samples (n,) float32 at 16 kHz."""

    @staticmethod
    def tone(hertz: float, seconds: float, amplitude: float = 0.3, rate: int = RATE) -> np.ndarray:
        return (amplitude * np.sin(2 * np.pi * hertz * np.arange(int(rate * seconds)) / rate)).astype(np.float32)

    @staticmethod
    def buzz(f0: float, seconds: float, fall: float = 1.0) -> np.ndarray:
        """All harmonics below 7.6 kHz, each k^-fall of the first: 6·fall dB an octave."""
        t = np.arange(int(RATE * seconds)) / RATE
        return levelled(sum(k**-fall * np.sin(2 * np.pi * k * f0 * t + 0.3 * k * k) for k in range(1, int(7600 // f0) + 1)))

    @staticmethod
    def periods(lengths: np.ndarray, amplitudes: np.ndarray) -> np.ndarray:
        """One damped resonance after another: ``lengths`` (m,) seconds from each to the next, ``amplitudes`` (m,)."""
        begin = np.round(np.concatenate([[0], np.cumsum(lengths)[:-1]]) * RATE).astype(int)
        source = np.zeros(begin[-1] + int(lengths[-1] * RATE))
        source[begin] = amplitudes
        return levelled(lfilter([1], [1, -1.6, 0.8], source))

    @staticmethod
    def vowel(f0: float, formants: tuple[tuple[float, float], ...], seconds: float = 1.0) -> np.ndarray:
        """Source and filter: impulses at ``f0`` through resonators of (Hz, bandwidth)."""
        source = np.zeros(int(RATE * seconds))
        source[np.round(np.arange(0, seconds - 1 / f0, 1 / f0) * RATE).astype(int)] = 1
        return levelled(_resonated(lfilter([1], [1, -0.95], source), formants))

    @staticmethod
    def voice(seconds: float = 2.4, f0: float = 130.0, seed: int = 0, rest: float = 0.4) -> np.ndarray:
        """Syllables of vowels with moving pitch, some after a hiss, with ``rest`` seconds of near silence around: a machine's
        babble, which the voice activity detector takes for speech."""
        rng = np.random.default_rng(seed)
        count = int(RATE * seconds)
        t = np.arange(count) / RATE
        pitch = f0 * 2 ** ((2 * np.sin(2 * np.pi * 0.8 * t) + np.sin(2 * np.pi * 2.1 * t)) / 12)
        pitch *= 1 + 0.01 * rng.standard_normal(count // 160 + 1).repeat(160)[:count]
        source = lfilter([1], [1, -0.96], np.diff(np.floor(np.cumsum(pitch) / RATE), prepend=0))
        made, syllable = np.zeros(count), int(0.22 * RATE)
        for number, begin in enumerate(range(0, count, syllable)):
            end = min(count, begin + syllable)
            size = end - begin
            sung = _resonated(source[max(0, begin - 800) : end], VOWELS[(number * 7 + number // 3) % 4])[-size:]
            edge = np.minimum(np.arange(size), size - np.arange(size)) / 600
            made[begin:end] = sung / max(np.abs(sung).max(), 1e-9) * np.minimum(1, edge)
            if number % 2 and size > 1000:
                made[begin : begin + 960] += 0.1 * np.diff(rng.standard_normal(961)) * np.hanning(960)
        quiet = np.zeros(int(rest * RATE))
        made = np.concatenate([quiet, made, quiet]) + 1e-4 * rng.standard_normal(count + 2 * len(quiet))
        return levelled(made)

    @staticmethod
    def chords() -> np.ndarray:
        """Four plucked triads of a second each."""
        t = np.arange(RATE) / RATE
        plucked = [
            sum(np.sin(2 * np.pi * 220 * 2 ** (step / 12) * k * t) / k for step in chord for k in range(1, 6)) * np.exp(-2 * t)
            for chord in ((0, 4, 7), (5, 9, 12), (7, 11, 14), (0, 4, 7))
        ]
        return levelled(np.concatenate(plucked))

    @staticmethod
    def melody() -> np.ndarray:
        """Ten plucked notes, one after another."""
        t = np.arange(int(0.4 * RATE)) / RATE
        notes = [
            sum(np.sin(2 * np.pi * 330 * 2 ** (step / 12) * k * t) / k for k in range(1, 6)) * np.exp(-2 * t)
            for step in (0, 2, 4, 5, 7, 5, 4, 2, 0, 7)
        ]
        return levelled(np.concatenate(notes))

    @staticmethod
    def noise(seconds: float, exponent: float = 0.0, seed: int = 0) -> np.ndarray:
        """Power falls as 1/f^exponent."""
        count = int(RATE * seconds)
        spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
        return levelled(np.fft.irfft(spectrum / np.maximum(np.arange(len(spectrum)), 1) ** (exponent / 2), count))

    @staticmethod
    def write(
        path: Path, channels: np.ndarray, rate: int = RATE, codec: str = "pcm_s16le", kind: str | None = None,
        video: bool = False, sound: bool = True,
    ) -> Path:  # fmt: skip
        """A file of ``channels`` (n,) or (c, n) in the codec and container; with a second of grey pictures where ``video``."""
        import av

        channels = np.atleast_2d(channels).astype(np.float32)
        layout = {1: "mono", 2: "stereo"}[len(channels)]
        with av.open(str(path), "w", format=kind) as container:
            pictures = container.add_stream("mpeg4", rate=10, width=64, height=64, pix_fmt="yuv420p") if video else None
            if sound:
                stream = container.add_stream(
                    codec, rate=rate, layout=layout, options={"strict": "experimental"}
                )  # FFmpeg's own Vorbis
            for number in range(10 if pictures else 0):
                picture = av.VideoFrame.from_ndarray(np.full((64, 64, 3), 20 * number, np.uint8), format="rgb24")
                container.mux(pictures.encode(picture))
            if pictures:
                container.mux(pictures.encode(None))
            if sound:
                resampler = av.AudioResampler(format=stream.format.name, layout=layout, rate=rate)
                fifo = av.AudioFifo()
                whole = av.AudioFrame.from_ndarray(np.ascontiguousarray(channels), format="fltp", layout=layout)
                whole.sample_rate, whole.pts = rate, 0
                for frame in resampler.resample(whole):
                    fifo.write(frame)
                while (frame := fifo.read(stream.codec_context.frame_size or 1024, partial=True)) is not None:
                    container.mux(stream.encode(frame))
                container.mux(stream.encode(None))
        return path


def _resonated(source: np.ndarray, formants: tuple[tuple[float, float], ...]) -> np.ndarray:
    for hertz, width in formants:
        radius = np.exp(-np.pi * width / RATE)
        poles = [1, -2 * radius * np.cos(2 * np.pi * hertz / RATE), radius**2]
        source = lfilter([sum(poles)], poles, source)
    return source


@pytest.fixture(scope="session")
def sounds() -> type[Sounds]:
    """Makers of sounds, and of files of them."""
    return Sounds


@pytest.fixture(scope="session")
def real_speech() -> Callable[[str, str], Path]:
    """``real_speech("emodb4", "03a01Wa")``: a recording of a corpus; skips where the corpus isn't at hand."""

    def found(corpus: str, stem: str) -> Path:
        files = sorted((SPEECH / corpus).rglob(f"{stem}.*")) if SPEECH.is_dir() else []
        if not files:
            pytest.skip(f"the corpus {corpus} is not at hand; it is used for checks and not part of the repository")
        return files[0]

    return found


Heard = tuple[Any, Path, list[dict[str, Any]]]


@pytest.fixture(scope="session")
def hear(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Heard]:
    """``hear(file, **params)``: an inquiry's result, its folder and the lines of its record; the same one is made once."""
    from engines.adept.engine import listen
    from engines.adept.params import AdeptParams
    from engines.contract import Result

    kept: dict[Any, Heard] = {}

    def run(file: Path, **params: Any) -> Heard:
        key = (file, *sorted(params.items()))
        if key not in kept:
            folder = tmp_path_factory.mktemp("inquiry")
            result = list(listen(AdeptParams(file=file, **params), folder))[-1]
            assert isinstance(result, Result)
            lines = [json.loads(line) for line in (folder / "inquiry.jsonl").read_text(encoding="utf-8").splitlines()]
            kept[key] = (result, folder, lines)
        return kept[key]

    return run


@pytest.fixture(scope="session")
def babble(sounds: type[Sounds], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of two synthetic utterances with a pause between them."""
    made = np.concatenate([sounds.voice(2.2, 130, 0, rest=0.7), sounds.voice(1.8, 210, 1, rest=0.7)])
    return sounds.write(tmp_path_factory.mktemp("babble") / "babble.wav", made)
