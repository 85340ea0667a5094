"""Training: corpora by their names, conditions at their set strength, and fits that find what was put in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.signal import welch

from engines.adept.audio import RATE
from engines.adept.encoder import SIZE
from engines.adept.features.families import NAMES
from engines.adept.labels import ACOUSTIC_FAMILIES, VOICE_EMOTIONS
from engines.adept.posterior import Fusion, Gate
from engines.adept.train.augment import coloured, coloured_noise, in_room, other_speaker, telephone, varied, with_noise
from engines.adept.train.corpora import CORPORA, LICENCES, Utterance, read_corpus
from engines.adept.train.dataset import Dataset, condition_of
from engines.adept.train.probes import (
    balance,
    centred,
    fit_fusion,
    fit_outcomes,
    fit_probe,
    fit_sharpness,
    gates,
    temperature_of,
)
from engines.contract import InputError

# --- corpora


def touched(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    return folder


def labels(found: list[Utterance]) -> dict[str, tuple[str, str]]:
    return {one.file.stem: (one.speaker, one.emotion) for one in found}


def test_emodb_by_its_names(tmp_path: Path) -> None:
    touched(tmp_path, "03a01Fa.wav", "03a02Nc.wav", "08b03Tb.wav", "11b10Wa.wav", "09a01La.wav", "03a01Fa.txt", "notes.wav")
    found = read_corpus("emodb", tmp_path)
    assert labels(found) == {
        "03a01Fa": ("03", "happiness"), "03a02Nc": ("03", "neutral"), "08b03Tb": ("08", "sadness"), "11b10Wa": ("11", "anger"),
    }  # fmt: skip
    assert {one.text for one in found} == {"a01", "a02", "b03", "b10"}


def test_ravdess_by_its_names(tmp_path: Path) -> None:
    names = [
        f"Actor_{actor}/03-01-{emotion}-01-02-01-{actor}.wav"
        for actor, emotion in (("01", "01"), ("02", "03"), ("03", "04"), ("04", "05"))
    ]
    calm, song, fear = "03-01-02-01-01-01-01.wav", "03-02-05-01-01-01-01.wav", "03-01-06-01-01-01-01.wav"
    found = read_corpus("ravdess", touched(tmp_path, *names, calm, song, fear))
    assert sorted((one.speaker, one.emotion, one.text) for one in found) == [
        ("01", "neutral", "02"), ("02", "happiness", "02"), ("03", "sadness", "02"), ("04", "anger", "02"),
    ]  # fmt: skip


def test_crema_d_with_the_votes_on_the_voice(tmp_path: Path) -> None:
    touched(tmp_path, *(f"AudioWAV/10{n:02d}_IEO_{code}_XX.wav" for n, code in enumerate(("ANG", "HAP", "NEU", "SAD", "FEA"))))
    (tmp_path / "tabulatedVotes.csv").write_text(
        ',"A","D","F","H","N","S","fileName"\n"100001",6,1,0,0,3,0,"1000_IEO_ANG_XX"\n"200001",0,0,0,9,0,0,"1000_IEO_ANG_XX"\n'
    )
    found = {one.file.stem: one for one in read_corpus("crema-d", tmp_path)}
    assert labels(list(found.values()))["1001_IEO_HAP_XX"] == ("1001", "happiness") and len(found) == 4
    assert dict(found["1000_IEO_ANG_XX"].votes) == {
        "anger": 6,
        "disgust": 1,
        "fear": 0,
        "happiness": 0,
        "neutral": 3,
        "sadness": 0,
    }
    assert found["1001_IEO_HAP_XX"].votes == ()


def test_iemocap_by_its_tree(tmp_path: Path) -> None:
    stems = ["Ses01F_impro01_F000", "Ses01F_impro01_M001", "Ses01F_impro01_F002", "Ses01F_impro01_M003", "Ses01F_impro01_F004"]
    touched(tmp_path, *(f"Session1/sentences/wav/Ses01F_impro01/{stem}.wav" for stem in stems))
    codes = ("neu", "ang", "exc", "sad", "fru")
    lines = [f"[6.29 - 8.23]\t{stem}\t{code}\t[2.5, 2.5, 2.5]\n" for stem, code in zip(stems, codes, strict=True)]
    file = tmp_path / "Session1/dialog/EmoEvaluation/Ses01F_impro01.txt"
    file.parent.mkdir(parents=True)
    file.write_text("% [START_TIME - END_TIME] TURN_NAME EMOTION [V, A, D]\n\n" + "".join(lines) + "C-E1:\tneutral;\t()\n")
    assert labels(read_corpus("iemocap", tmp_path)) == {
        stems[0]: ("Ses01F", "neutral"), stems[1]: ("Ses01M", "anger"),
        stems[2]: ("Ses01F", "happiness"), stems[3]: ("Ses01M", "sadness"),
    }  # fmt: skip


def test_msp_podcast_by_its_table(tmp_path: Path) -> None:
    touched(tmp_path, *(f"Audios/MSP-PODCAST_000{n}.wav" for n in range(6)))
    rows = [(0, "A", "1"), (1, "H", "2"), (2, "N", "1"), (3, "S", "3"), (4, "X", "1"), (5, "A", "Unknown"), (9, "A", "1")]
    text = "FileName,EmoClass,SpkrID,Split_Set\n" + "".join(f"MSP-PODCAST_000{n}.wav,{c},{s},Train\n" for n, c, s in rows)
    (tmp_path / "Labels").mkdir()
    (tmp_path / "Labels/labels_consensus.csv").write_text(text)
    assert sorted(labels(read_corpus("msp-podcast", tmp_path)).values()) == [
        ("1", "anger"), ("1", "neutral"), ("2", "happiness"), ("3", "sadness"),
    ]  # fmt: skip


def test_folders_that_don_t_fit(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no corpus is called"):
        read_corpus("emodb2", tmp_path)
    with pytest.raises(InputError, match="no folder"):
        read_corpus("emodb", tmp_path / "gone")
    with pytest.raises(InputError, match="anger, happiness, neutral, sadness"):
        read_corpus("emodb", tmp_path)
    with pytest.raises(InputError, match=r"labels_consensus\.csv"):
        read_corpus("msp-podcast", tmp_path)
    with pytest.raises(InputError, match="sadness"):
        read_corpus("emodb", touched(tmp_path, "03a01Fa.wav", "03a02Nc.wav", "11b10Wa.wav"))
    assert set(CORPORA) == set(LICENCES)


# --- conditions


@pytest.mark.parametrize("exponent", [0.0, 1.0, 2.0])
def test_noise_falls_by_three_db_an_octave_for_each_exponent(exponent: float) -> None:
    noise = coloured_noise(8 * RATE, exponent, np.random.default_rng(0))
    assert noise.std() == pytest.approx(1)
    frequency, power = welch(noise, RATE, nperseg=4096)
    band = (frequency > 60) & (frequency < 7000)
    slope = np.polyfit(np.log2(frequency[band]), 10 * np.log10(power[band]), 1)[0]
    assert slope == pytest.approx(-3.01 * exponent, abs=0.15)


@pytest.mark.parametrize("snr", [-5.0, 5.0, 20.0])
def test_noise_is_added_at_its_ratio(snr: float, sounds: Any) -> None:
    buzz, noise = sounds.buzz(150, 1), coloured_noise(RATE, 1.0, np.random.default_rng(1))
    added = with_noise(buzz, noise, snr).astype(float) - buzz
    assert 10 * np.log10(np.mean(buzz.astype(float) ** 2) / np.mean(added**2)) == pytest.approx(snr, abs=0.01)


def test_a_telephone_has_300_to_3400_hz(sounds: Any) -> None:
    def level(samples: np.ndarray, low: float, high: float) -> float:
        frequency, power = welch(samples, RATE, nperseg=2048)
        return float(10 * np.log10(power[(frequency >= low) & (frequency < high)].mean()))

    noise = sounds.noise(2)
    heard = telephone(noise)
    assert len(heard) == len(noise)
    inside = level(heard, 500, 3000)
    assert inside == pytest.approx(level(noise, 500, 3000), abs=1)
    assert level(heard, 4500, 7500) < inside - 25 and level(heard, 50, 150) < inside - 15


def test_a_room_keeps_the_direct_sound_and_rings_as_long_as_set() -> None:
    click = np.zeros(RATE, np.float32)
    click[0] = 1
    heard = in_room(click, 0.5, np.random.default_rng(0), direct=3.0)
    assert heard[0] == pytest.approx(1) and 10 * np.log10(1 / (heard[1:] ** 2).sum()) == pytest.approx(3, abs=0.05)
    energy = np.cumsum(heard[::-1].astype(float) ** 2)[::-1]  # Schroeder's backward integral
    decay = 10 * np.log10(energy[1:3000] / energy[1])
    slope = np.polyfit(np.arange(len(decay)) / RATE, decay, 1)[0]
    assert slope == pytest.approx(-60 / 0.5, rel=0.1)


def test_speed_moves_pitch_and_length_together(sounds: Any) -> None:
    tone = sounds.tone(1000, 1)
    for seed in range(8):
        heard = other_speaker(tone, np.random.default_rng(seed))
        ratio = len(tone) / len(heard)
        frequency = np.abs(np.fft.rfft(heard * np.hanning(len(heard)))).argmax() * RATE / len(heard)
        assert 8 / 9 - 0.01 < ratio < 9 / 8 + 0.01 and frequency == pytest.approx(1000 * ratio, rel=0.002)


def test_conditions_are_the_same_for_a_seed_and_finite(sounds: Any) -> None:
    voice = sounds.voice(0.8, rest=0.1)
    assert np.array_equal(condition_of(voice, "clean", 3), voice)
    for name in ("pink 5 dB", "varied 1"):
        first, second, other = (condition_of(voice, name, seed) for seed in (3, 3, 4))
        assert np.array_equal(first, second) and not np.array_equal(first[:1000], other[:1000]) and np.isfinite(first).all()
    assert len(coloured(voice, np.random.default_rng(0))) == len(voice)
    assert np.isfinite(varied(np.zeros(RATE, np.float32), np.random.default_rng(0))).all()


# --- fits


@pytest.fixture(scope="module")
def gaussians() -> tuple[Dataset, Callable[[np.ndarray], np.ndarray]]:
    """Vectors of every family drawn from four Gaussians of one covariance, and the rule that is best for ``rhythm``."""
    rng = np.random.default_rng(0)
    count = 4000
    emotion = np.arange(count) % 4
    vectors = {}
    for family in ACOUSTIC_FAMILIES:
        size = SIZE if family == "ssl" else len(NAMES[family])
        vectors[family] = rng.standard_normal((count, size))
        vectors[family][:, :4] += 1.5 * np.eye(4)[emotion]
    names = np.array([f"{n % 10:02d}" for n in range(count)])
    data = Dataset(
        vectors,
        emotion,
        names,
        names,
        np.array(["clean"] * count),
        np.arange(count),
        np.full(count, 30.0),
        np.ones(count),
        np.ones(count),
    )
    return data, lambda v: (1.5 * v[:, :4]).argmax(axis=1)


def test_a_probe_finds_the_rule_that_is_best(gaussians: tuple[Dataset, Callable[[np.ndarray], np.ndarray]]) -> None:
    data, best = gaussians
    half = np.arange(len(data)) % 8 < 4
    probe = fit_probe("rhythm", data.where(half))
    test = data.where(~half)
    found = probe.log_probabilities(test.vectors["rhythm"])
    right = float((found.argmax(axis=1) == test.emotion).mean())
    limit = float((best(test.vectors["rhythm"]) == test.emotion).mean())
    assert right == pytest.approx(limit, abs=0.015)
    # Calibrated without a temperature: the covariance is hardly shrunk here, so the score is the likelihood.
    confidence = np.exp(found.max(axis=1))
    assert confidence.mean() == pytest.approx(right, abs=0.03)


def test_distance_is_mahalanobis(gaussians: tuple[Dataset, Callable[[np.ndarray], np.ndarray]]) -> None:
    data, _ = gaussians
    vectors = data.vectors["rhythm"]
    probe = fit_probe("rhythm", data, reach=2.0)
    centre = vectors - vectors.mean(axis=0)
    expected = np.sqrt(np.einsum("ni,ij,nj->n", centre, np.linalg.inv(np.cov(vectors.T)), centre)) / 2
    assert np.allclose(probe.distance(vectors), expected, rtol=0.01)


@pytest.mark.parametrize("temperature", [0.5, 1.0, 3.0])
def test_a_known_temperature_is_found(temperature: float) -> None:
    rng = np.random.default_rng(1)
    logits = 2 * rng.standard_normal((6000, 4))
    p = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)
    emotion = (p.cumsum(axis=1) < rng.random((6000, 1))).sum(axis=1).clip(max=3)
    assert temperature_of(temperature * logits, emotion) == pytest.approx(temperature, rel=0.07)


def test_outcomes_are_distributions_and_counted() -> None:
    rng = np.random.default_rng(2)
    emotion = rng.integers(0, 4, 3000)
    llr = centred(2.0 * np.eye(4)[emotion] + rng.standard_normal((3000, 4)))
    found = fit_outcomes(llr, emotion)
    assert found.table.shape == (4, 12) and np.allclose(found.table.sum(axis=1), 1) and (found.table > 0).all()
    right = sum(found.table[k, 3 * k : 3 * k + 3].sum() for k in range(4)) / 4
    assert right == pytest.approx(float((llr.argmax(axis=1) == emotion).mean()), abs=0.03)
    sure = np.exp(llr - np.logaddexp.reduce(llr, axis=1, keepdims=True)).max(axis=1)
    assert np.allclose(found.edges, np.quantile(sure, [1 / 3, 2 / 3]))


def test_fusion_of_independent_witnesses_multiplies_and_of_one_repeated_does_not() -> None:
    rng = np.random.default_rng(3)
    emotion = rng.integers(0, 4, 4000)
    families = len(ACOUSTIC_FAMILIES)
    spread = rng.standard_normal((4000, families, 4))
    # A Gaussian of unit variance at distance 1: its scores are the observations themselves.
    own = centred(np.eye(4)[emotion][:, None] + spread)
    same = np.repeat(centred(np.eye(4)[emotion] + spread[:, 0])[:, None], families, axis=1)
    gate = np.ones((4000, families))
    weight, rho = fit_fusion(own, gate, emotion)
    assert rho < 0.15 and np.mean(list(weight.values())) == pytest.approx(1, abs=0.15)
    _, rho = fit_fusion(same, gate, emotion)
    assert rho > 0.85


def test_sharpness_makes_confidence_what_accuracy_is() -> None:
    rng = np.random.default_rng(4)
    emotion = rng.integers(0, 4, 3000)
    families = len(ACOUSTIC_FAMILIES)
    timid = centred(0.5 * (np.eye(4)[emotion][:, None] + rng.standard_normal((3000, families, 4))))
    fusion = Fusion(dict.fromkeys(ACOUSTIC_FAMILIES, 1.0), 0.0)
    every = np.ones(3000, bool)
    found = fit_sharpness(fusion, timid, np.ones((3000, families)), every, every, emotion)
    assert found["clean"] == pytest.approx(2, rel=0.15)  # the scores were halved
    p = fusion.posterior(ACOUSTIC_FAMILIES, timid, np.ones((3000, families)), 1.0, np.full(3000, found["clean"]))
    assert p.max(axis=1).mean() == pytest.approx(float((p.argmax(axis=1) == emotion).mean()), abs=0.03)


def test_every_emotion_counts_alike() -> None:
    weights = balance(np.array([0] * 6 + [1] * 3 + [2] * 2 + [3]))
    assert np.allclose([weights[:6].sum(), weights[6:9].sum(), weights[9:11].sum(), weights[11:].sum()], 3)


def test_gates_over_arrays_are_those_of_one_observation() -> None:
    gate = Gate(2.0, 3.0, 0.6, 0.8, 1.1)
    snr, voiced = np.array([-3.0, 2.0, 20.0]), np.array([0.2, 0.6, 3.0])
    found = gates(gate, snr, voiced)
    assert found.shape == (3, len(ACOUSTIC_FAMILIES))
    assert np.allclose(found[:, 0], [gate.snr(a) * gate.duration(b) for a, b in zip(snr, voiced, strict=True)])


def test_a_dataset_comes_back_from_its_file(
    gaussians: tuple[Dataset, Callable[[np.ndarray], np.ndarray]], tmp_path: Path
) -> None:
    part = gaussians[0].where(np.arange(20))
    part.save(tmp_path / "data.npz")
    again = Dataset.load(tmp_path / "data.npz")
    assert len(again) == 20 and np.array_equal(again.speaker, part.speaker) and np.array_equal(again.emotion, part.emotion)
    assert all(np.allclose(again.vectors[family], part.vectors[family], atol=1e-5) for family in ACOUSTIC_FAMILIES)
    assert again.emotion.max() < len(VOICE_EMOTIONS)
