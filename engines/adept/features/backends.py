"""Another program's values beside this lab's own, where it is installed: openSMILE (research licence) or Praat (GPL-3).

Neither is a dependency: both are imported only when a person asks for them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from engines.adept.audio import RATE
from engines.adept.evidence import Measure
from engines.contract import InputError

PACKAGES = {"opensmile": "opensmile", "parselmouth": "praat-parselmouth"}


def _package(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        raise InputError(
            f"{name} isn't installed here; install the package {PACKAGES[name]}, or set 'Show measures by' to this lab"
        ) from error


def measured_by(backend: str, samples: np.ndarray) -> tuple[Measure, ...]:
    """Pitch, jitter, shimmer, harmonicity and formants of samples (n,) at 16 kHz, as the other program measures them."""
    return _opensmile(samples) if backend == "opensmile" else _praat(samples)


def _opensmile(samples: np.ndarray) -> tuple[Measure, ...]:
    opensmile = _package("opensmile")
    smile = opensmile.Smile(feature_set=opensmile.FeatureSet.eGeMAPSv02, feature_level=opensmile.FeatureLevel.Functionals)
    row = smile.process_signal(samples, RATE).iloc[0]
    wanted = (
        ("F0semitoneFrom27.5Hz_sma3nz_percentile50.0", "F0 median", "st over 27.5 Hz"),
        ("jitterLocal_sma3nz_amean", "Jitter", ""), ("shimmerLocaldB_sma3nz_amean", "Shimmer", "dB"),
        ("HNRdBACF_sma3nz_amean", "HNR", "dB"), ("F1frequency_sma3nz_amean", "F1", "Hz"),
        ("F2frequency_sma3nz_amean", "F2", "Hz"), ("alphaRatioV_sma3nz_amean", "Alpha ratio", "dB"),
        ("loudness_sma3_amean", "Loudness", "sone"),
    )  # fmt: skip
    return tuple(Measure(title, float(row[name]), unit) for name, title, unit in wanted)


def _praat(samples: np.ndarray) -> tuple[Measure, ...]:
    parselmouth = _package("parselmouth")
    call = parselmouth.praat.call if hasattr(parselmouth, "praat") else import_module("parselmouth.praat").call
    sound = parselmouth.Sound(samples.astype(np.float64), RATE)
    pitch = sound.to_pitch()
    f0 = pitch.selected_array["frequency"]
    pulses = call([sound, pitch], "To PointProcess (cc)")
    around = (0, 0, 0.0001, 0.02, 1.3)
    harmonicity = sound.to_harmonicity()
    strength = harmonicity.values[harmonicity.values > -199]
    formant = sound.to_formant_burg()
    values = (
        ("F0 median", float(np.median(f0[f0 > 0])) if (f0 > 0).any() else float("nan"), "Hz"),
        ("Jitter", 100 * call(pulses, "Get jitter (local)", *around), "%"),
        ("Shimmer", 100 * call([sound, pulses], "Get shimmer (local)", *around, 1.6), "%"),
        ("HNR", float(strength.mean()) if len(strength) else float("nan"), "dB"),
        ("F1", call(formant, "Get mean", 1, 0, 0, "hertz"), "Hz"),
        ("F2", call(formant, "Get mean", 2, 0, 0, "hertz"), "Hz"),
    )  # fmt: skip
    return tuple(Measure(name, value, unit) for name, value, unit in values if np.isfinite(value))
