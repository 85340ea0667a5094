"""The loader: every kind of file gives the same samples, and what is odd about a recording is said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.adept.audio import MOST_SECONDS, RATE, Clip, envelope, flat_top, read_clip, upper_frequency, write_flac


def frequency(samples: np.ndarray) -> float:
    """Hz of the strongest line, by a parabola through the three bins around it."""
    middle = samples[len(samples) // 8 : -len(samples) // 8]
    level = np.log(np.abs(np.fft.rfft(middle * np.hanning(len(middle)))) + 1e-12)
    top = int(level[1:-1].argmax()) + 1
    left, here, right = level[top - 1 : top + 2]
    return (top + 0.5 * (left - right) / (left - 2 * here + right)) * RATE / len(middle)


KINDS = {
    "wav": ("pcm_s16le", "wav"), "wav24": ("pcm_s24le", "wav"), "float": ("pcm_f32le", "wav"), "flac": ("flac", "flac"),
    "mp3": ("libmp3lame", "mp3"), "m4a": ("aac", "ipod"), "vorbis": ("vorbis", "ogg"), "opus": ("libopus", "ogg"),
    "aiff": ("pcm_s16be", "aiff"), "webm": ("libopus", "webm"),
}  # fmt: skip


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_of_file_gives_the_same_sound(name: str, tmp_path: Path, sounds: Any) -> None:
    codec, kind = KINDS[name]
    tone = sounds.tone(1000, 2, 0.3, 48_000)
    channels = np.stack([tone, tone]) if codec == "vorbis" else tone  # its encoder knows stereo alone
    clip = read_clip(sounds.write(tmp_path / f"a.{kind}", channels, 48_000, codec, kind))
    assert clip.samples.dtype == np.float32 and clip.seconds == pytest.approx(2, abs=0.06)
    assert frequency(clip.samples) == pytest.approx(1000, rel=1e-3)
    middle = clip.samples[RATE // 2 : -RATE // 2]
    assert np.sqrt(2 * np.mean(middle**2)) == pytest.approx(0.3, rel=0.06)
    assert clip.clipped == 0 and clip.name == f"a.{kind}"


def test_the_sound_of_a_video_is_taken(tmp_path: Path, sounds: Any) -> None:
    clip = read_clip(sounds.write(tmp_path / "a.mp4", sounds.tone(440, 1.5, 0.3, 44_100), 44_100, "aac", "mp4", video=True))
    assert clip.seconds == pytest.approx(1.5, abs=0.06) and frequency(clip.samples) == pytest.approx(440, rel=1e-3)


@pytest.mark.parametrize("rate", [8_000, 11_025, 22_050, 44_100, 48_000, 96_000])
def test_resampling_keeps_a_tone_where_it_is(rate: int, tmp_path: Path, sounds: Any) -> None:
    clip = read_clip(sounds.write(tmp_path / "a.wav", sounds.tone(1234, 1, 0.3, rate), rate))
    assert clip.seconds == pytest.approx(1, abs=0.001) and frequency(clip.samples) == pytest.approx(1234, rel=1e-3)


def test_what_lies_over_the_new_limit_is_not_folded_back(tmp_path: Path, sounds: Any) -> None:
    clip = read_clip(sounds.write(tmp_path / "a.wav", sounds.tone(11_000, 1, 0.3, 48_000), 48_000))  # would fold to 5 kHz
    assert np.abs(clip.samples[1000:-1000]).max() < 0.003


def test_a_telephone_is_noted(tmp_path: Path, sounds: Any) -> None:
    slow = sounds.voice()[::2]  # folded, but nothing above 4 kHz once it is 8 kHz
    clip = read_clip(sounds.write(tmp_path / "call.wav", slow, 8_000))
    assert clip.bandwidth < 4_200 and any("telephone" in note for note in clip.notes)
    wide = read_clip(sounds.write(tmp_path / "wide.wav", sounds.voice()))
    assert not wide.notes and wide.bandwidth > 4_200
    assert upper_frequency(sounds.noise(1)) == pytest.approx(RATE / 2, abs=50)


def test_channels_that_agree_are_averaged(tmp_path: Path, sounds: Any) -> None:
    voice = sounds.voice(1.5)
    clip = read_clip(sounds.write(tmp_path / "a.wav", np.stack([voice, 0.5 * voice]), codec="pcm_f32le"))
    assert np.allclose(clip.samples, 0.75 * voice, atol=1e-4) and not clip.notes


def test_channels_upside_down_don_t_cancel(tmp_path: Path, sounds: Any) -> None:
    voice = sounds.voice(1.5)
    clip = read_clip(sounds.write(tmp_path / "a.wav", np.stack([voice, -voice])))
    assert np.allclose(clip.samples, voice, atol=1e-3) and any("opposite" in note for note in clip.notes)


@pytest.mark.parametrize("side", [0, 1])
def test_a_silent_channel_is_left_out(side: int, tmp_path: Path, sounds: Any) -> None:
    both = np.zeros((2, int(2.3 * RATE)), np.float32)
    both[side] = sounds.voice(1.5)
    clip = read_clip(sounds.write(tmp_path / "a.wav", both))
    assert np.allclose(clip.samples, both[side], atol=1e-3) and any("1 of 2" in n or "one of 2" in n for n in clip.notes)


def test_of_two_people_the_louder_is_heard(tmp_path: Path, sounds: Any) -> None:
    pause = np.zeros(int(2 * RATE), np.float32)
    left = np.concatenate([0.4 * sounds.voice(2), pause])
    right = np.concatenate([pause, sounds.voice(2, 210, 1)])
    size = max(len(left), len(right))
    both = np.stack([np.pad(one, (0, size - len(one))) for one in (left, right)])
    clip = read_clip(sounds.write(tmp_path / "a.wav", both))
    assert np.allclose(clip.samples, both[1], atol=1e-3)
    assert any("different voices" in note and "right" in note for note in clip.notes)


def test_clipping_is_measured_and_noted(tmp_path: Path, sounds: Any) -> None:
    # A sine cut at half its height lies at the top for 2·(π − 2·asin ½)/2π = 2/3 of the time.
    cut = np.clip(2 * sounds.tone(100, 1, 0.5), -0.5, 0.5)
    assert flat_top(cut) == pytest.approx(2 / 3, abs=0.04)  # the ends of each run are not counted
    clip = read_clip(sounds.write(tmp_path / "a.wav", cut))
    assert clip.clipped > 0.6 and any("clipped" in note for note in clip.notes)
    assert flat_top(sounds.tone(100, 1, 0.5)) < 0.04 and flat_top(sounds.voice()) < 0.002
    assert flat_top(np.zeros(0, np.float32)) == flat_top(np.zeros(100, np.float32)) == 0


def test_flac_gives_back_what_was_written(tmp_path: Path, sounds: Any) -> None:
    voice = sounds.voice(1.3)
    write_flac(voice, tmp_path / "a.flac")
    back = read_clip(tmp_path / "a.flac")
    assert len(back.samples) == len(voice) and np.abs(back.samples - voice).max() < 1 / 30_000


@settings(max_examples=40, deadline=None)
@given(st.lists(st.floats(-1, 1, width=32), min_size=1, max_size=400), st.integers(1, 60))
def test_the_envelope_holds_every_sample(values: list[float], bins: int) -> None:
    samples = np.array(values, np.float32)
    low, high = envelope(samples, bins)
    assert len(low) == len(high) == min(bins, len(samples))
    assert min(low) == pytest.approx(samples.min(), abs=6e-5) and max(high) == pytest.approx(samples.max(), abs=6e-5)
    assert all(a <= b for a, b in zip(low, high, strict=True))


def test_a_part_is_cut_by_seconds() -> None:
    clip = Clip(np.arange(RATE, dtype=np.float32), "a")
    assert clip.part(0.25, 0.5)[0] == 4000 and len(clip.part(0.25, 0.5)) == 4000
    assert len(clip.part(-1, 0.1)) == 1600 and len(clip.part(0.9, 5)) == 1600


def test_ten_minutes_are_heard_in_full(tmp_path: Path, sounds: Any) -> None:
    clip = read_clip(sounds.write(tmp_path / "a.wav", np.zeros(int(MOST_SECONDS * 8000), np.float32), 8000))
    assert clip.seconds == MOST_SECONDS
