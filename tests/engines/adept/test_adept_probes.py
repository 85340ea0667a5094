"""The probes: their arithmetic, the file of weights, and what the shipped ones make of real voices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engines.adept.audio import read_clip
from engines.adept.encoder import SIZE
from engines.adept.features.families import NAMES
from engines.adept.labels import ACOUSTIC_FAMILIES, VOICE_EMOTIONS
from engines.adept.posterior import Fusion
from engines.adept.probes import WEIGHTS, Norms, Probe, load_probes, register_of
from engines.adept.train.dataset import observed, speech_part
from engines.contract import InputError

PROBE = Probe(
    "pitch", np.array([100.0, 10.0]), np.array([10.0, 2.0]), np.array([[1.0, 0], [0, 1], [-1, 0], [0, -1]]), np.zeros(4), 2.0,
    np.eye(2), 2.0,
)  # fmt: skip


def test_scores_by_hand() -> None:
    """(110, 12) is (1, 1) in deviations; scores 1, 1, -1, -1 over a temperature of 2."""
    p = np.exp(PROBE.log_probabilities(np.array([110.0, 12.0])))
    up, down = np.exp(0.5), np.exp(-0.5)
    assert np.allclose(p, np.array([up, up, down, down]) / (2 * up + 2 * down))
    assert np.allclose(PROBE.llr(np.array([110.0, 12.0])), [0.5, 0.5, -0.5, -0.5])
    both = PROBE.llr(np.array([[110.0, 12.0], [100.0, 10.0]]))
    assert both.shape == (2, 4) and np.allclose(both[1], 0) and np.allclose(both.sum(axis=1), 0)


def test_one_wild_measure_does_not_decide_but_is_far_away() -> None:
    wild = np.array([1e6, 10.0])
    assert np.allclose(PROBE.standardised(wild), [6, 0])
    assert PROBE.distance(wild) > 1e4 and PROBE.distance(np.array([110.0, 10.0])) == pytest.approx(0.5)


def test_norms_and_registers() -> None:
    assert np.allclose(Norms(np.array([5.0]), np.array([2.0])).z(np.array([9.0])), [2])
    assert Norms(np.array([5.0]), np.array([2.0])).z(np.array([900.0])) == 9.9
    assert register_of(110) == "low" and register_of(220) == "high"


def test_the_shipped_weights_are_whole() -> None:
    probes = load_probes()
    assert set(probes.by_family) == set(ACOUSTIC_FAMILIES)
    for family, probe in probes.by_family.items():
        size = SIZE if family == "ssl" else len(NAMES[family])
        assert probe.mean.shape == probe.scale.shape == (size,) and probe.weight.shape == (4, size)
        assert probe.basis.shape[0] == size and probe.temperature > 0 and probe.reach > 0
        assert np.isfinite(probe.weight).all() and (probe.scale > 0).all()
    fusion = Fusion.restored(probes.fitted)
    assert set(fusion.weight) == set(ACOUSTIC_FAMILIES) and 0 <= fusion.rho <= 1
    for family in ACOUSTIC_FAMILIES:
        for quality in ("clean", "noisy"):
            assert np.allclose(fusion.outcomes[family, quality].table.sum(axis=1), 1, atol=2e-3)
    assert fusion.gate.inner < fusion.gate.outer and fusion.minor > 0


def test_weights_survive_the_file(tmp_path: Path) -> None:
    probes = load_probes()
    probes.save(tmp_path / "again.npz")
    again = load_probes(tmp_path / "again.npz")
    vector = probes.by_family["voice"].mean + probes.by_family["voice"].scale
    assert np.allclose(again.by_family["voice"].llr(vector), probes.by_family["voice"].llr(vector), atol=1e-4)
    assert again.fitted == probes.fitted


def test_broken_or_missing_weights_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InputError, match=r"gone\.npz can't be read"):
        load_probes(tmp_path / "gone.npz")
    (tmp_path / "noise.npz").write_bytes(b"nothing that was ever trained")
    with pytest.raises(InputError, match="train them"):
        load_probes(tmp_path / "noise.npz")
    (tmp_path / "torn.npz").write_bytes(WEIGHTS.read_bytes()[:5000])  # a download that was cut off
    with pytest.raises(InputError, match="can't be read"):
        load_probes(tmp_path / "torn.npz")
    probes = load_probes()
    replace(probes, by_family={"pitch": probes.by_family["pitch"]}).save(tmp_path / "part.npz")
    with pytest.raises(InputError, match="can't be read"):
        load_probes(tmp_path / "part.npz")
    probes.save(tmp_path / "old.npz")
    monkeypatch.setitem(NAMES, "pitch", NAMES["pitch"][:-1])
    with pytest.raises(InputError, match="other measures"):
        load_probes(tmp_path / "old.npz")


@pytest.mark.parametrize(
    ("stem", "emotion"), [("03a01Wa", "anger"), ("03a01Nc", "neutral"), ("03a02Ta", "sadness"), ("03a01Fa", "happiness")]
)
def test_a_clear_recording_of_the_training_corpus(stem: str, emotion: str, real_speech: Callable[[str, str], Path]) -> None:
    vectors = observed(speech_part(read_clip(real_speech("emodb4", stem)).samples))
    probes = load_probes()
    llr = np.array([probes.by_family[family].llr(vectors[family]) for family in ACOUSTIC_FAMILIES])
    p = Fusion.restored(probes.fitted).posterior(ACOUSTIC_FAMILIES, llr, np.ones(len(llr)))
    assert VOICE_EMOTIONS[int(p.argmax())] == emotion
    assert probes.by_family["ssl"].distance(vectors["ssl"]) < 1
