"""What a person may bring by mistake: each gets a clear answer, and none a made-up emotion."""

from __future__ import annotations

import shutil
import struct
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engines.adept.audio import RATE, read_clip
from engines.adept.engine import hearing_of, listen, planner_of
from engines.adept.params import AdeptParams
from engines.adept.speech import other_sound, speech_spans
from engines.contract import InputError

Hear = Callable[..., tuple[Any, Path, list[dict[str, Any]]]]


def refused(path: Path) -> str:
    with pytest.raises(InputError) as error:
        read_clip(path)
    said = str(error.value)
    assert path.name in said and len(said) < 300 and str(path.parent) not in said
    return said


# --- files that can't be heard


def test_a_blink_is_too_short(tmp_path: Path, sounds: Any) -> None:
    said = refused(sounds.write(tmp_path / "a.wav", sounds.voice(0.2, rest=0)))
    assert "0.2 s" in said and "0.4 s" in said


@pytest.mark.parametrize("kind", ["wav", "flac", "mp3"])
def test_hours_are_refused_before_they_are_decoded(kind: str, tmp_path: Path, sounds: Any) -> None:
    path = tmp_path / f"long.{kind}"
    if kind == "wav":  # three hours by its header, which a sparse file backs
        size = 3 * 3600 * 8000 * 2
        header = b"RIFF" + struct.pack("<I", size + 36) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, 8000, 16000, 2, 16)
        path.write_bytes(header + b"data" + struct.pack("<I", size))
        with path.open("r+b") as file:
            file.truncate(44 + size)
    else:
        codec = {"flac": "flac", "mp3": "libmp3lame"}[kind]
        sounds.write(path, np.zeros(16 * 60 * 8000, np.float32), 8000, codec)
    began = time.monotonic()
    said = refused(path)
    assert time.monotonic() - began < 2
    assert "10:00" in said and ("3:00:00" in said if kind == "wav" else "16:0" in said)


def test_a_length_that_the_file_hides_is_found_while_decoding(tmp_path: Path, sounds: Any) -> None:
    path = sounds.write(tmp_path / "stream.wav", np.zeros(11 * 60 * 8000, np.float32), 8000)
    data = bytearray(path.read_bytes())
    at = data.index(b"data") + 4
    data[at : at + 4] = b"\xff\xff\xff\xff"  # as programs write that stream
    path.write_bytes(data)
    assert "10:00" in refused(path)


def test_a_video_without_sound(tmp_path: Path, sounds: Any) -> None:
    said = refused(sounds.write(tmp_path / "film.mp4", np.zeros(1, np.float32), video=True, sound=False))
    assert "no sound track" in said


def png() -> bytes:
    from io import BytesIO

    from PIL import Image

    made = BytesIO()
    Image.new("RGB", (32, 32), "red").save(made, "PNG")
    return made.getvalue()


BROKEN = {
    "random.wav": np.random.default_rng(0).bytes(50_000), "random.mp3": np.random.default_rng(1).bytes(50_000),
    "random.m4a": np.random.default_rng(2).bytes(50_000), "empty.wav": b"",
    "text.wav": b"Dear diary, today I was angry. " * 200,
    "picture.mp3": png(), "head.wav": b"RIFF\x24\x00\x00\x00WAVEfmt ", "zeros.flac": bytes(10_000),
    "page.ogg": b"<!doctype html><html><body>404</body></html>",
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_sound_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(BROKEN[name])
    assert "WAV" in refused(tmp_path / name) or "speech" in refused(tmp_path / name) or "seconds" in refused(tmp_path / name)


def test_a_missing_file(tmp_path: Path) -> None:
    assert "not there" in refused(tmp_path / "gone.wav")


def test_a_flac_that_was_cut_off_is_heard_as_far_as_it_goes_or_refused(tmp_path: Path, sounds: Any) -> None:
    path = sounds.write(tmp_path / "a.flac", sounds.voice(4), codec="flac")
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert 1 < read_clip(path).seconds < 4
    path.write_bytes(whole[:60])
    refused(path)


def test_values_that_are_no_numbers(tmp_path: Path, sounds: Any) -> None:
    path = sounds.write(tmp_path / "a.wav", np.full(RATE, 0.125, np.float32), codec="pcm_f32le")
    path.write_bytes(path.read_bytes().replace(struct.pack("<f", 0.125), struct.pack("<f", np.nan)))
    assert "no numbers" in refused(path)


# --- sounds that hold no speech


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("zero", "no speech"),
        ("faint", "no speech"),
        ("chords", "music"),
        ("melody", "music"),
        ("white", "noise"),
        ("pink", "noise"),
    ],
)
def test_other_sounds_are_told_apart_and_nothing_is_claimed(
    name: str, kind: str, tmp_path: Path, sounds: Any, hear: Hear
) -> None:
    made = {
        "zero": lambda: np.zeros(2 * RATE, np.float32), "faint": lambda: 3e-4 * sounds.noise(2), "chords": sounds.chords,
        "melody": sounds.melody, "white": lambda: sounds.noise(2), "pink": lambda: sounds.noise(2, 1.0),
    }  # fmt: skip
    samples = made[name]()
    assert speech_spans(samples) == [] and other_sound(samples).kind == kind
    result, folder, lines = hear(sounds.write(tmp_path / f"{name}.wav", samples))
    verdict = result.data["verdict"]
    assert verdict["status"] == kind and verdict["undetermined"] == 1 and not verdict["primary"] and not verdict["claims"]
    assert result.figures["undetermined"] == 1 and result.figures["spans"] == 0
    assert result.summary.lower().startswith(kind) and verdict["notes"]
    assert [line["kind"] for line in lines] == ["clip", "verdict", "end"]
    assert all((folder / file).is_file() for file in result.artifacts.values())


# --- speech that is odd: heard, with a note


def test_a_telephone_call_is_heard_with_a_note(tmp_path: Path, sounds: Any, hear: Hear) -> None:
    from scipy.signal import resample_poly

    slow = resample_poly(sounds.voice(2), 1, 2).astype(np.float32)
    result, _, _ = hear(sounds.write(tmp_path / "call.wav", slow, 8000, "pcm_mulaw"), words="off")
    assert result.figures["spans"] >= 1 and any("telephone" in note for note in result.data["notes"])


def test_clipped_speech_is_heard_with_a_note(tmp_path: Path, sounds: Any, hear: Hear) -> None:
    loud = np.clip(12 * sounds.voice(2), -0.95, 0.95)
    result, _, _ = hear(sounds.write(tmp_path / "loud.wav", loud), words="off")
    assert result.figures["spans"] >= 1 and any("clipped" in note for note in result.data["notes"])


def test_of_a_call_with_a_person_on_each_channel_one_is_heard_with_a_note(tmp_path: Path, sounds: Any, hear: Hear) -> None:
    left, right = 0.6 * sounds.voice(1.6), sounds.voice(1.6, 210, 1)
    quiet = np.zeros(len(left), np.float32)
    both = np.stack([np.concatenate([left, quiet]), np.concatenate([quiet, right])])
    result, _, lines = hear(sounds.write(tmp_path / "call.wav", both), words="off")
    assert any("different voices" in note for note in result.data["notes"])
    begins = [span["t0"] for line in lines if line["kind"] == "spans" for span in line["spans"]]
    assert min(begins) > len(left) / RATE  # the right one speaks second


def test_a_voice_from_a_machine_stays_mostly_open(babble: Path, hear: Hear) -> None:
    result, _, _ = hear(babble, words="off")
    verdict = result.data["verdict"]
    assert result.figures["ood"] > 0.9 and verdict["undetermined"] > 0.5 and not verdict["primary"]
    assert any("unlike those that the probes were trained on" in note for note in verdict["notes"])


SENTENCES = (
    "I cannot believe that you did this to me again.", "The meeting starts at nine on Tuesday morning in the large hall.",
    "My grandmother died and I cannot stop crying.", "Kids are talking by the door while the dogs are sitting outside.",
    "Get out of my house right now!",
)  # fmt: skip


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng, the synthetic voice, is not installed")
def test_synthetic_speech_is_flagged(tmp_path: Path, hear: Hear) -> None:
    flagged, left = 0, []
    for number, sentence in enumerate(SENTENCES):
        file = tmp_path / f"{number}.wav"
        subprocess.run(["espeak-ng", "-v", "en", "-w", str(file), sentence], check=True, timeout=30)
        result, _, _ = hear(file, words="off")
        left.append(result.data["verdict"]["undetermined"])
        flagged += any("unlike those" in note for note in result.data["verdict"]["notes"])
    assert flagged >= 4 and np.mean(left) > 0.45


# --- settings that don't fit


def test_a_reference_without_speech(tmp_path: Path, sounds: Any, babble: Path) -> None:
    quiet = sounds.write(tmp_path / "quiet.wav", sounds.noise(2))
    with pytest.raises(InputError, match=r"reference quiet\.wav"):
        hearing_of(AdeptParams(file=babble, reference=quiet))


@pytest.mark.parametrize(("planner", "told"), [("server", "address"), ("local", "Local model")])
def test_a_planner_that_lacks_its_model(planner: str, told: str, babble: Path) -> None:
    with pytest.raises(InputError, match=told):
        planner_of(AdeptParams(file=babble, planner=planner))


def test_a_refusal_leaves_no_record(tmp_path: Path) -> None:
    (tmp_path / "a.wav").write_bytes(b"nothing")
    with pytest.raises(InputError):
        list(listen(AdeptParams(file=tmp_path / "a.wav"), tmp_path))
    assert not (tmp_path / "inquiry.jsonl").exists()
