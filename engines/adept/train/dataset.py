"""Every utterance measured in several conditions: what the probes are trained and calibrated on."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from engines.adept.audio import RATE, read_clip
from engines.adept.encoder import embed
from engines.adept.features.families import measures, voiced_seconds
from engines.adept.features.tracks import track
from engines.adept.labels import INTERPRETABLE, VOICE_EMOTIONS
from engines.adept.speech import signal_to_noise, speech_spans
from engines.adept.train.augment import coloured_noise, varied, with_noise
from engines.adept.train.corpora import Utterance

CONDITIONS = ("clean", "pink 5 dB", "varied 1", "varied 2", "varied 3", "varied 4")
PARTS = ("part, clean", "part, varied 1", "part, varied 2")
"""Stretches between short pauses, of recordings that have any: slow speech is often cut there, and what is left of it must not
be taken for calm. For training alone."""
_SHORT_PAUSE, _LEAST_PART = 0.35, 0.5


@dataclass(frozen=True)
class Dataset:
    """``vectors``: family → (n, d). ``emotion`` (n,) indices into `VOICE_EMOTIONS`; ``speaker``, ``text``, ``condition`` (n,)
    names; ``clip`` (n,): index of the utterance; ``snr`` (n,) dB; ``voiced``, ``seconds`` (n,)."""

    vectors: dict[str, np.ndarray]
    emotion: np.ndarray
    speaker: np.ndarray
    text: np.ndarray
    condition: np.ndarray
    clip: np.ndarray
    snr: np.ndarray
    voiced: np.ndarray
    seconds: np.ndarray

    def where(self, rows: np.ndarray) -> Dataset:
        """The rows of a mask or of indices."""
        rest = {name: getattr(self, name)[rows] for name in self.__dataclass_fields__ if name != "vectors"}
        return Dataset({family: vector[rows] for family, vector in self.vectors.items()}, **rest)

    def __len__(self) -> int:
        return len(self.emotion)

    def save(self, path: Path) -> None:
        rest = {name: getattr(self, name) for name in self.__dataclass_fields__ if name != "vectors"}
        np.savez_compressed(
            path, **{f"family_{name}": vector.astype(np.float32) for name, vector in self.vectors.items()}, **rest
        )

    @classmethod
    def load(cls, path: Path) -> Dataset:
        with np.load(path) as kept:
            vectors = {name.removeprefix("family_"): kept[name].astype(float) for name in kept if name.startswith("family_")}
            return cls(vectors, **{name: kept[name] for name in cls.__dataclass_fields__ if name != "vectors"})


def speech_part(samples: np.ndarray) -> np.ndarray:
    """From the first to the last speech: what the engine's spans cover."""
    spans = speech_spans(samples)
    if not spans:
        return samples
    return samples[round(spans[0][0] * RATE) : round(spans[-1][1] * RATE)]


def condition_of(samples: np.ndarray, condition: str, seed: int) -> np.ndarray:
    """The samples in one of `CONDITIONS`, the same for the same seed."""
    rng = np.random.default_rng([seed, CONDITIONS.index(condition)])
    if condition == "clean":
        return samples
    if condition == "pink 5 dB":
        return with_noise(samples, coloured_noise(len(samples), 1.0, rng), 5.0)
    return varied(samples, rng)


def observed(samples: np.ndarray) -> dict[str, np.ndarray]:
    """Every acoustic family's vector for a stretch of speech."""
    tracks = track(samples)
    return measures(tracks) | {"ssl": embed(samples), "_": np.array([voiced_seconds(tracks)])}


def _measured(job: tuple[int, Utterance, tuple[str, ...]]) -> list[tuple[dict[str, np.ndarray], str, float, float]]:
    number, utterance, conditions = job
    samples = read_clip(utterance.file).samples
    spans = speech_spans(samples) or [(0.0, len(samples) / RATE)]
    t0, t1 = spans[0][0], spans[-1][1]
    rows = []
    for condition in conditions:
        heard = condition_of(samples, condition, number)
        # The span is found on the clean recording, so that conditions differ in sound alone; speed moves it along.
        speed = len(heard) / len(samples)
        part = heard[round(t0 * speed * RATE) : round(t1 * speed * RATE)]
        moved = [(begin * speed, end * speed) for begin, end in spans]
        rows.append((observed(part), condition, signal_to_noise(heard, moved), (t1 - t0) * speed))
    pieces = [(a, b) for a, b in speech_spans(samples, _SHORT_PAUSE) if b - a >= _LEAST_PART]
    if len(pieces) > 1 and len(conditions) > 2:
        for condition in PARTS:
            heard = condition_of(samples, condition.removeprefix("part, "), number)
            speed = len(heard) / len(samples)
            for a, b in pieces:
                part = heard[round(a * speed * RATE) : round(b * speed * RATE)]
                moved = [(begin * speed, end * speed) for begin, end in spans]
                rows.append((observed(part), condition, signal_to_noise(heard, moved), (b - a) * speed))
    return rows


def measure(utterances: list[Utterance], conditions: tuple[str, ...] = CONDITIONS, processes: int = 2) -> Dataset:
    """Measures all utterances in all conditions; about 0.3 s each on one core."""
    jobs = [(number, utterance, conditions) for number, utterance in enumerate(utterances)]
    with ProcessPoolExecutor(processes) as pool:
        rows = list(pool.map(_measured, jobs, chunksize=4))
    flat = [(number, *row) for number, several in enumerate(rows) for row in several]
    families = (*INTERPRETABLE, "ssl")
    return Dataset(
        {family: np.array([row[1][family] for row in flat]) for family in families},
        emotion=np.array([VOICE_EMOTIONS.index(utterances[row[0]].emotion) for row in flat]),
        speaker=np.array([utterances[row[0]].speaker for row in flat]),
        text=np.array([utterances[row[0]].text for row in flat]),
        condition=np.array([row[2] for row in flat]),
        clip=np.array([row[0] for row in flat]),
        snr=np.array([row[3] for row in flat]),
        voiced=np.array([row[1]["_"][0] for row in flat]),
        seconds=np.array([row[4] for row in flat]),
    )
