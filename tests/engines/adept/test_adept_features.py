"""Measures of sounds whose values are known: from the definitions, not from an earlier run."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.adept.audio import RATE
from engines.adept.features.backends import measured_by
from engines.adept.features.families import NAMES, measures, semitones, voiced_seconds
from engines.adept.features.tracks import SECONDS, Tracks, track
from engines.adept.labels import INTERPRETABLE
from engines.contract import InputError


def value(samples: np.ndarray, family: str, name: str) -> float:
    names = [one for one, _ in NAMES[family]]
    return float(measures(track(samples))[family][names.index(name)])


def with_noise(samples: np.ndarray, snr: float, seed: int = 0) -> np.ndarray:
    noise = np.random.default_rng(seed).standard_normal(len(samples))
    noise *= np.sqrt(np.mean(samples.astype(float) ** 2) / 10 ** (snr / 10) / np.mean(noise**2))
    return (samples + noise).astype(np.float32)


# --- tracks


@pytest.mark.parametrize("f0", [80.0, 110.0, 165.0, 220.0, 330.0, 450.0])
def test_pitch_of_a_buzz_within_one_per_cent(f0: float, sounds: Any) -> None:
    found = track(sounds.buzz(f0, 0.8))
    assert found.voiced.mean() > 0.9 and np.nanmedian(found.f0) == pytest.approx(f0, rel=0.01)


def test_pitch_follows_a_glide(sounds: Any) -> None:
    """An octave in two seconds is 6 semitones a second."""
    t = np.arange(2 * RATE) / RATE
    phase = 2 * np.pi * np.cumsum(120 * 2 ** (t / 2)) / RATE
    glide = (0.1 * sum(np.sin(k * phase) / k for k in range(1, 20))).astype(np.float32)
    assert value(glide, "pitch", "F0 slope") == pytest.approx(6, rel=0.05)
    assert value(glide, "pitch", "F0 range") == pytest.approx(0.8 * 12, rel=0.05)  # from the 10th to the 90th percentile
    assert value(glide, "pitch", "F0 median") == pytest.approx(float(semitones(np.array(120 * 2**0.5))), abs=0.3)


@pytest.mark.parametrize("amplitude", [1.0, 0.1, 0.01])
def test_intensity_of_a_sine_is_3_db_under_its_peak(amplitude: float, sounds: Any) -> None:
    found = track(sounds.tone(200, 0.5, amplitude))  # 32 ms hold 6.4 periods
    assert np.median(found.db) == pytest.approx(20 * np.log10(amplitude) - 3.01, abs=0.35)


def test_one_frame_every_16_ms_and_parts_of_them(sounds: Any) -> None:
    found = track(sounds.buzz(150, 1.0))
    assert len(found.f0) == len(found.db) == len(found.power) == len(found.frames) == int(1 / SECONDS)
    part = found.part(0.16, 0.48)
    assert len(part.f0) == 20 and np.array_equal(part.db, found.db[10:30])


@pytest.mark.parametrize("kind", ["white", "silence"])
def test_what_has_no_pitch_gets_none(kind: str, sounds: Any) -> None:
    found = track(sounds.noise(1) if kind == "white" else np.zeros(RATE, np.float32))
    assert found.voiced.mean() < 0.1


def test_semitones_are_ratios() -> None:
    assert np.allclose(semitones(np.array([55.0, 110.0, 220.0, 82.5])), [0, 12, 24, 12 * np.log2(1.5)])


# --- families


@settings(max_examples=6, deadline=None)
@given(gain=st.floats(0.001, 1.0), seed=st.integers(0, 3))
def test_no_measure_depends_on_the_level(gain: float, seed: int, sounds: Any) -> None:
    voice = with_noise(sounds.voice(0.9, 140, seed, rest=0.1), 35)  # as in a quiet room
    loud, quiet = measures(track(voice)), measures(track((gain * voice).astype(np.float32)))
    for family in INTERPRETABLE:
        assert np.allclose(loud[family], quiet[family], rtol=0.001, atol=0.01), family
    assert np.allclose(track((0.25 * voice).astype(np.float32)).db, track(voice).db + 20 * np.log10(0.25), atol=0.01)


@pytest.mark.parametrize("samples", [np.zeros(200), np.zeros(RATE), np.full(RATE, 1e-7)], ids=["few", "silence", "faint"])
def test_every_vector_is_finite_and_of_its_length(samples: np.ndarray) -> None:
    found = measures(track(samples.astype(np.float32)))
    assert set(found) == set(NAMES) == set(INTERPRETABLE)
    assert all(len(found[family]) == len(NAMES[family]) and np.isfinite(found[family]).all() for family in found)


def test_harmonics_to_noise_is_the_ratio_that_was_mixed(sounds: Any) -> None:
    buzz = sounds.buzz(150, 1.2)
    mixed = [0, 5, 10, 15, 20]
    found = [value(with_noise(buzz, snr), "voice", "Harmonics to noise") for snr in mixed]
    assert found == sorted(found) and np.allclose(found, mixed, atol=2.0)


def test_the_cepstral_peak_falls_with_noise(sounds: Any) -> None:
    buzz = sounds.buzz(150, 1.0)
    found = [value(with_noise(buzz, snr), "voice", "Cepstral peak") for snr in (0, 10, 20)]
    assert found == sorted(found) and found[-1] > found[0] + 8


@pytest.mark.parametrize("f0", [100, 125])
@pytest.mark.parametrize("formants", [((700, 80), (1200, 90), (2600, 120), (3500, 200)), ((500, 80), (1500, 90), (2500, 120))])
def test_formants_of_a_vowel_from_source_and_filter(f0: int, formants: tuple[tuple[int, int], ...], sounds: Any) -> None:
    vowel = sounds.vowel(f0, formants)
    for number, (hertz, _) in enumerate(formants[:3]):
        assert value(vowel, "formant", f"F{number + 1}") == pytest.approx(hertz, rel=0.1)
    assert value(vowel, "formant", "F1 deviation") < 20 and value(vowel, "formant", "F2 deviation") < 30


def test_two_vowels_in_turn_move_the_formants(sounds: Any) -> None:
    first, second = (
        sounds.vowel(110, ((f1, 80), (f2, 90), (2600, 120), (3500, 200)), 0.5) for f1, f2 in ((700, 1100), (450, 1900))
    )
    both = np.concatenate([first, second])
    assert value(both, "formant", "F1 deviation") == pytest.approx(125, rel=0.25)  # half the distance
    assert value(both, "formant", "F2 deviation") == pytest.approx(400, rel=0.25)


def test_jitter_is_zero_of_a_steady_buzz_and_grows_with_what_is_added(sounds: Any) -> None:
    rng = np.random.default_rng(0)
    wander = rng.standard_normal(120)
    found = []
    for share in (0.0, 0.02, 0.05):
        # The tracker hears 32 ms and more at once, so periods are moved in groups of four.
        lengths = (1 + share * wander.repeat(4)[:200]) / 150
        found.append(value(sounds.periods(lengths, np.ones(200)), "voice", "Jitter"))
    assert found[0] < 0.15 and found[0] < found[1] < found[2]


def test_shimmer_is_zero_of_a_steady_buzz_and_grows_with_what_is_added(sounds: Any) -> None:
    swing = np.random.default_rng(1).standard_normal(50).repeat(4)
    lengths = np.full(200, 1 / 150)
    found = [value(sounds.periods(lengths, 10 ** (db * swing / 20)), "voice", "Shimmer") for db in (0.0, 1.0, 3.0)]
    # A frame of 32 ms holds 4.8 periods, now 4 and now 5 of their peaks: that alone is up to 10·lg(5/4)/2 = 0.5 dB.
    assert found[0] < 0.5 and found[0] < found[1] < found[2]


@pytest.mark.parametrize("rate", [3, 4, 5])
def test_syllables_of_a_buzz_that_swells(rate: int, sounds: Any) -> None:
    buzz = sounds.buzz(150, 3)
    swell = (0.5 - 0.5 * np.cos(2 * np.pi * rate * np.arange(len(buzz)) / RATE)).clip(0.02)
    # The rate is per second of speaking, and the dips lie below what counts as that.
    names = [name for name, _ in NAMES["rhythm"]]
    found = dict(zip(names, measures(track((buzz * swell).astype(np.float32)))["rhythm"], strict=True))
    assert found["Syllable rate"] * (1 - found["Pause share"]) == pytest.approx(rate, rel=0.1)
    assert found["Syllable rate variation"] < 0.1
    share = value((buzz * swell).astype(np.float32), "energy", "Modulation 3–8 Hz")
    assert share > -3 > value(buzz, "energy", "Modulation 3–8 Hz") or rate == 3


def test_pauses_are_as_long_as_they_are(sounds: Any) -> None:
    buzz, quiet = sounds.buzz(150, 0.8), np.zeros(int(0.4 * RATE), np.float32)
    both = np.concatenate([buzz, quiet, buzz])
    assert value(both, "rhythm", "Longest pause") == pytest.approx(0.4, abs=0.05)
    assert value(both, "rhythm", "Pause share") == pytest.approx(0.2, abs=0.03)
    assert value(both, "rhythm", "Voiced stretch") == pytest.approx(0.8, abs=0.06)
    assert voiced_seconds(track(both)) == pytest.approx(1.6, abs=0.1)


@pytest.mark.parametrize("exponent", [0.0, 1.0, 2.0])
def test_spectral_tilt_of_noise_of_a_known_slope(exponent: float, sounds: Any) -> None:
    """Power that falls as 1/f^a falls by 3.01·a dB an octave."""
    assert value(sounds.noise(2, exponent), "spectral", "Spectral tilt") == pytest.approx(-3.01 * exponent, abs=0.4)


def test_the_tilt_of_a_buzz_orders_its_other_measures(sounds: Any) -> None:
    bright, dark = sounds.buzz(150, 1, 0.7), sounds.buzz(150, 1, 2.0)
    for family, name in (("spectral", "Alpha ratio"), ("spectral", "Hammarberg index"), ("voice", "H1–H2"), ("voice", "H1–A3")):
        assert value(dark, family, name) > value(bright, family, name) + 3, name
    assert value(dark, "spectral", "Centroid") < value(bright, "spectral", "Centroid")
    assert value(bright, "voice", "H1–H2") == pytest.approx(0.7 * 6.02, abs=0.5)  # the second harmonic is 2^-0.7 of the first
    assert value(dark, "voice", "H1–H2") == pytest.approx(2 * 6.02, abs=0.5)


def test_the_centroid_of_a_tone_is_its_frequency(sounds: Any) -> None:
    assert value(sounds.tone(2000, 1), "spectral", "Centroid") == pytest.approx(2000, rel=0.01)


def test_tracks_without_frames_give_zeros() -> None:
    nothing = Tracks(np.zeros(0), np.zeros(0), np.zeros((0, 257)), np.zeros((0, 512)))
    assert all(not vector.any() for vector in measures(nothing).values())


# --- other programs' values


@pytest.mark.parametrize("backend", ["opensmile", "parselmouth"])
def test_another_program_measures_the_same_buzz(backend: str, sounds: Any) -> None:
    samples = with_noise(sounds.buzz(150, 1.2), 30)
    try:
        found = {one.name: one for one in measured_by(backend, samples)}
    except InputError as error:
        assert "install the package" in str(error)
        pytest.skip(str(error))
    hertz = found["F0 median"].value
    hertz = 27.5 * 2 ** (hertz / 12) if found["F0 median"].unit.startswith("st") else hertz
    assert hertz == pytest.approx(150, rel=0.02)
