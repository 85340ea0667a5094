"""Trained probes: what a family's measures say about the four emotions of the voice, and how far they lie from what was heard
in training. Small linear models, so that what they learned can be read off; weights in ``assets/voice/probes.npz``.
"""

from __future__ import annotations

import json
import zipfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from engines.adept.features.families import NAMES
from engines.adept.labels import ACOUSTIC_FAMILIES, VOICE_EMOTIONS
from engines.contract import InputError

WEIGHTS = Path(__file__).resolve().parents[2] / "assets" / "voice" / "probes.npz"
REGISTERS = ("low", "high")
REGISTER_HZ = 165.0
"""Median F0 between the registers of speaking voices, where the two humps of a mixed population meet."""


@dataclass(frozen=True)
class Probe:
    """One family's probe. ``mean``, ``scale``: (d,); ``weight``: (4, d) on the standardised vector; ``bias``: (4,);
    ``temperature``: divides the scores, fitted out of fold; ``basis``: (d, r) whitening of the standardised vector, ``reach``:
    the 99th percentile of the whitened length over recordings that the probe wasn't trained on."""

    family: str
    mean: np.ndarray
    scale: np.ndarray
    weight: np.ndarray
    bias: np.ndarray
    temperature: float
    basis: np.ndarray
    reach: float

    def standardised(self, vector: np.ndarray) -> np.ndarray:
        """Clipped to ±6 deviations: one wild measure must not decide."""
        return np.clip((vector - self.mean) / self.scale, -6, 6)

    def log_probabilities(self, vector: np.ndarray) -> np.ndarray:
        """(…, d) → (…, 4), in the order of `VOICE_EMOTIONS`."""
        score = (self.standardised(vector) @ self.weight.T + self.bias) / self.temperature
        return score - np.logaddexp.reduce(score, axis=-1, keepdims=True)

    def llr(self, vector: np.ndarray) -> np.ndarray:
        """Centred log-probabilities: what the observation adds, positive for and negative against."""
        found = self.log_probabilities(vector)
        return found - found.mean(axis=-1, keepdims=True)

    def distance(self, vector: np.ndarray) -> np.ndarray:
        """Mahalanobis distance from the training recordings, as a multiple of `reach`: over 1 is out of domain."""
        plain = (vector - self.mean) / self.scale
        return np.linalg.norm(plain @ self.basis, axis=-1) / self.reach


@dataclass(frozen=True)
class Norms:
    """What is usual for a voice of that register: mean and deviation of each measure over the training speakers."""

    mean: np.ndarray
    scale: np.ndarray

    def z(self, vector: np.ndarray) -> np.ndarray:
        return np.clip((vector - self.mean) / self.scale, -9.9, 9.9)


@dataclass(frozen=True)
class Probes:
    """All probes, the population's norms by family and register, and what was fitted on top (see `posterior.Fusion`)."""

    by_family: dict[str, Probe]
    norms: dict[tuple[str, str], Norms]
    fitted: dict[str, Any] = field(default_factory=dict)

    def save(self, path: Path) -> None:
        kept: dict[str, np.ndarray] = {}
        for family, probe in self.by_family.items():
            for name in ("mean", "scale", "weight", "bias", "basis"):
                kept[f"{family}.{name}"] = getattr(probe, name).astype(np.float32)
            kept[f"{family}.scalars"] = np.array([probe.temperature, probe.reach], np.float32)
        for (family, register), norm in self.norms.items():
            kept[f"norm.{family}.{register}.mean"] = norm.mean.astype(np.float32)
            kept[f"norm.{family}.{register}.scale"] = norm.scale.astype(np.float32)
        names = {"emotions": VOICE_EMOTIONS, "measures": {family: [name for name, _ in NAMES[family]] for family in NAMES}}
        kept["about"] = np.array(json.dumps({"fitted": self.fitted, **names}))
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(path, **kept)


@cache
def load_probes(path: Path = WEIGHTS) -> Probes:
    """The probes of a file. `InputError` when it is missing or made for other measures."""
    try:
        with np.load(path) as kept:
            about = json.loads(str(kept["about"]))
            expected = {family: [name for name, _ in NAMES[family]] for family in NAMES}
            if about["measures"] != expected:
                raise InputError(
                    f"{path.name} was trained on other measures; train it again: python -m engines.adept.train probes"
                )
            found = {}
            for family in ACOUSTIC_FAMILIES:
                temperature, reach = (float(value) for value in kept[f"{family}.scalars"])
                parts = {name: kept[f"{family}.{name}"].astype(float) for name in ("mean", "scale", "weight", "bias", "basis")}
                found[family] = Probe(family, temperature=temperature, reach=reach, **parts)
            norms = {
                (family, register): Norms(
                    kept[f"norm.{family}.{register}.mean"].astype(float), kept[f"norm.{family}.{register}.scale"].astype(float)
                )
                for family in NAMES
                for register in REGISTERS
            }
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as error:
        raise InputError(
            f"the probes' weights {path.name} can't be read ({error}); train them: python -m engines.adept.train probes"
        ) from error
    return Probes(found, norms, about["fitted"])


def register_of(f0_median: float) -> str:
    """``low`` or ``high``, by the median F0 in Hz."""
    return "high" if f0_median >= REGISTER_HZ else "low"
