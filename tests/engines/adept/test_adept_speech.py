"""Where there is speech, how it is grouped, and how far it stands over the noise."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.adept.audio import RATE
from engines.adept.evidence import Span
from engines.adept.speech import LONGEST_SPAN, PASSAGE, lines, other_sound, passages, signal_to_noise, speech_spans


def test_two_utterances_are_two_spans_where_they_are(sounds: Any) -> None:
    first, second = sounds.voice(1.6, 120, 0, rest=0.6), sounds.voice(1.4, 200, 1, rest=0.6)
    spans = speech_spans(np.concatenate([first, second]))
    assert len(spans) == 2
    for (t0, t1), (begin, end) in zip(spans, ((0.6, 2.2), (2.8 + 0.6, 2.8 + 2.0)), strict=True):
        assert t0 == pytest.approx(begin, abs=0.35) and t1 == pytest.approx(end, abs=0.35)


@pytest.mark.parametrize("gain", [1.0, 0.05, 0.003])
def test_a_quiet_recording_is_speech_as_well(gain: float, sounds: Any) -> None:
    voice = sounds.voice(1.6)
    assert speech_spans((gain * voice).astype(np.float32)) == speech_spans(voice) != []


def test_a_long_utterance_is_cut(sounds: Any) -> None:
    spans = speech_spans(np.concatenate([sounds.voice(7, 120, seed, rest=0.0) for seed in range(3)]))
    assert len(spans) >= 3 and all(t1 - t0 <= LONGEST_SPAN + 0.3 for t0, t1 in spans)
    assert all(a[1] <= b[0] + 1e-9 for a, b in pairwise(spans))


@given(st.lists(st.tuples(st.floats(0.0, 20.0), st.floats(0.2, 8.0)), max_size=30))
def test_passages_keep_every_span_in_order_and_last_half_a_minute(parts: list[tuple[float, float]]) -> None:
    spans, at = [], 0.0
    for number, (gap, length) in enumerate(parts):
        spans.append(Span(f"s{number}", at + gap, at + gap + length))
        at += gap + length
    groups = passages(spans)
    assert [span for group in groups for span in group] == spans
    assert all(group and group[-1].t1 - group[0].t0 <= PASSAGE + 1e-6 for group in groups)
    assert all(b[0].t1 - a[0].t0 > PASSAGE for a, b in pairwise(groups))  # none could have joined the one before


@pytest.mark.parametrize("snr", [0, 10, 20, 30])
def test_signal_to_noise_is_the_ratio_that_was_mixed(snr: int, sounds: Any) -> None:
    buzz = np.concatenate([np.zeros(RATE, np.float32), sounds.buzz(150, 2), np.zeros(RATE, np.float32)])
    noise = np.random.default_rng(0).standard_normal(len(buzz))
    power = np.mean(buzz[RATE:-RATE].astype(float) ** 2)
    noisy = (buzz + noise * np.sqrt(power / 10 ** (snr / 10))).astype(np.float32)
    assert signal_to_noise(noisy, [(1.0, 3.0)]) == pytest.approx(snr, abs=1.0)


def test_signal_to_noise_has_bounds(sounds: Any) -> None:
    clean = np.concatenate([np.zeros(RATE, np.float32), sounds.buzz(150, 1)])
    assert signal_to_noise(clean, [(1.0, 2.0)]) == 60 and signal_to_noise(np.zeros(100, np.float32), []) == 0
    assert -10 <= signal_to_noise(sounds.noise(1), [(0.2, 0.8)]) < 3


def test_lines_are_tones_that_last(sounds: Any) -> None:
    from scipy.signal import stft

    def share(samples: np.ndarray) -> float:
        return lines(np.abs(stft(samples, RATE, nperseg=2048, noverlap=1024)[2][10:768]) ** 2 + 1e-12)

    assert share(sounds.tone(1000, 1) + 1e-3 * sounds.noise(1)) > 0.95 and share(sounds.noise(1)) < 0.05
    assert lines(np.ones((100, 2))) == 0


def test_the_answer_says_why(sounds: Any) -> None:
    assert "silent" in other_sound(np.zeros(RATE, np.float32)).said
    assert "lasting tones" in other_sound(sounds.chords()).said and "noise" in other_sound(sounds.noise(1)).said
