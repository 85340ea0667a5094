"""From a file to a report: what a run leaves, and what it owes to the person who reads it."""

from __future__ import annotations

import csv
import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engines.adept import FIGURES
from engines.adept.audio import read_clip
from engines.adept.engine import _proposed, said_of
from engines.adept.evidence import Claim, Verdict
from engines.adept.labels import EMOTIONS
from engines.adept.planners import Proposal

Hear = Callable[..., tuple[Any, Path, list[dict[str, Any]]]]


def of(lines: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [line for line in lines if line["kind"] == kind]


def test_a_run_leaves_what_it_names(babble: Path, hear: Hear) -> None:
    result, folder, lines = hear(babble, words="off")
    assert set(result.artifacts) == {"report", "report_json", "table", "record", "audio"}
    assert all((folder / name).stat().st_size > 100 for name in result.artifacts.values())
    heard, brought = read_clip(folder / "clip.flac"), read_clip(babble)
    assert len(heard.samples) == len(brought.samples) and np.abs(heard.samples - brought.samples).max() < 1e-4
    assert lines[0]["kind"] == "clip" and lines[-1] == {"kind": "end", "said": result.summary}
    assert lines[0]["seconds"] == pytest.approx(brought.seconds, abs=1e-3) and lines[0]["audio"] == "clip.flac"


def test_the_verdict_of_the_clip_comes_last_and_once(babble: Path, hear: Hear) -> None:
    result, _, lines = hear(babble, words="off")
    scopes = [line["scope"] for line in of(lines, "verdict")]
    spans = [span["id"] for line in of(lines, "spans") for span in line["spans"]]
    assert scopes == [*spans, "clip"] and len(spans) == 2
    clip = of(lines, "verdict")[-1]
    assert {key: value for key, value in clip.items() if key != "kind"} == result.data["verdict"]
    ids = [line["id"] for line in of(lines, "evidence")]
    assert len(ids) == len(set(ids)) == result.figures["evidence"]
    assert {one for claim in clip["claims"] for one in (*claim["supports"], *claim["against"])} <= set(ids)


def test_figures_are_those_of_the_record(babble: Path, hear: Hear) -> None:
    result, _, lines = hear(babble, words="off")
    figures, verdict = result.figures, result.data["verdict"]
    assert set(figures) == set(FIGURES)
    assert figures["undetermined"] == pytest.approx(verdict["undetermined"], abs=1e-3)
    assert figures["cost"] == pytest.approx(sum(line["cost"] for line in of(lines, "evidence")))
    masses = [figures[f"mass_{emotion}"] for emotion in EMOTIONS]
    assert sum(masses) + figures["undetermined"] == pytest.approx(1)
    p = np.array([*(mass for mass in masses if mass > 0), figures["undetermined"]])
    assert figures["entropy"] == pytest.approx(-(p * np.log2(p)).sum(), abs=1e-6)
    assert 0 < figures["first_s"] < figures["seconds"]


def test_the_report_holds_everything_and_fetches_nothing(babble: Path, hear: Hear) -> None:
    result, folder, lines = hear(babble, words="off")
    facts = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    assert facts["input"]["sha256"] == hashlib.sha256(babble.read_bytes()).hexdigest()
    assert facts["verdict"] == result.data["verdict"] and len(facts["evidence"]) == len(of(lines, "evidence"))
    assert facts["versions"]["probes"] and "missing" not in facts["versions"].values()
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert result.summary.split(";")[0] in page and facts["notice"].split(",")[0] in page
    assert all(f">{line['id']}<" in page or line["id"] in page for line in of(lines, "evidence"))
    assert not re.search(r"(src|href)\s*=\s*[\"']?(https?:)?//", page) and "<script" not in page
    assert str(babble.parent) not in page and str(babble.parent) not in json.dumps(facts)


def test_a_name_cannot_write_into_the_report(babble: Path, hear: Hear, tmp_path: Path) -> None:
    odd = tmp_path / "<img onerror=alert(1)> & co.wav"
    odd.write_bytes(babble.read_bytes())
    _, folder, _ = hear(odd, words="off", budget=1)
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "<img" not in page and "&lt;img" in page


def test_the_table_has_a_row_for_each_value(babble: Path, hear: Hear) -> None:
    _, folder, lines = hear(babble, words="off")
    with (folder / "evidence.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == sum(max(1, len(line["measures"])) for line in of(lines, "evidence"))
    pitch = [row for row in rows if row["measure"] == "F0 median" and not row["tool"].startswith("compare")]
    assert pitch and all(row["unit"] == "Hz" and 60 <= float(row["value"]) <= 500 for row in pitch)
    assert all(sum(json.loads(row["llr"]).values()) == pytest.approx(0, abs=0.01) for row in rows if row["llr"])


def test_the_same_file_gives_the_same_answer(babble: Path, hear: Hear, tmp_path: Path) -> None:
    again = tmp_path / "again.wav"
    again.write_bytes(babble.read_bytes())
    first, second = hear(babble, words="off")[2], hear(again, words="off")[2]
    varying = {"ms", "name"}

    def steady(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{key: value for key, value in line.items() if key not in varying} for line in lines]

    assert steady(first) == steady(second)


@pytest.mark.parametrize("planner", ["all", "fixed", "random", "policy"])
def test_other_planners_end_with_a_verdict(planner: str, babble: Path, hear: Hear) -> None:
    result, _, lines = hear(babble, words="off", planner=planner, budget=3.0)
    assert result.data["verdict"]["status"] == "speech" and lines[0]["planner"] == planner
    if planner == "fixed":
        assert [line["tool"] for line in of(lines, "evidence") if line["cost"]] == ["ssl_probe"] * 2
    if planner == "all":  # the seven families of both spans, although the budget is three a span
        assert result.figures["cost"] == 2 * 9


def test_a_reference_is_seen_in_the_values(babble: Path, hear: Hear) -> None:
    _, _, lines = hear(babble, words="off", reference=babble, budget=2.0)
    shown = [one for line in of(lines, "evidence") if line["tool"] == "analyze_acoustic_segment" for one in line["measures"]]
    assert shown and all(one["z_session"] is not None for one in shown)


def test_a_long_recording_is_looked_into_by_passages(sounds: Any, tmp_path: Path, hear: Hear) -> None:
    parts = [sounds.voice(1.5, 110 + 20 * number, number, rest=4.0) for number in range(5)]
    file = sounds.write(tmp_path / "long.wav", np.concatenate(parts))
    result, _, lines = hear(file, words="off", planner="fixed", budget=3.0)
    numbers = [line["passage"] for line in of(lines, "spans")]
    assert numbers == list(range(len(numbers))) and len(numbers) == 2
    ids = [span["id"] for line in of(lines, "spans") for span in line["spans"]]
    assert ids == [f"s{number + 1}" for number in range(len(ids))]
    assert len({line["id"] for line in of(lines, "evidence")}) == result.figures["evidence"]
    assert of(lines, "verdict")[-1]["t1"] == pytest.approx(result.data["verdict"]["t1"], abs=1e-3)


def test_words_are_heard_and_quoted(real_speech: Callable[[str, str], Path], hear: Hear) -> None:
    """RAVDESS: happy, strong, “Kids are talking by the door”, said by an actor of American English."""
    result, _, lines = hear(real_speech("ravdess", "03-01-03-02-01-01-01"))
    words = [word["text"].strip(".,").lower() for line in of(lines, "words") for word in line["words"]]
    assert words == ["kids", "are", "talking", "by", "the", "door"]
    times = [word["t0"] for line in of(lines, "words") for word in line["words"]]
    assert times == sorted(times) and 0 <= times[0] and times[-1] < result.data["verdict"]["t1"] + 0.5
    assert any(line["tool"] == "verify_semantic_evidence" for line in of(lines, "evidence"))


@pytest.mark.parametrize(("stem", "emotion"), [("03a01Wa", "anger"), ("03a01Nc", "neutral"), ("03a02Ta", "sadness")])
def test_a_clear_recording_weighs_most_where_it_should_and_less_in_noise(
    stem: str, emotion: str, real_speech: Callable[[str, str], Path], hear: Hear, sounds: Any, tmp_path: Path
) -> None:
    file = real_speech("emodb4", stem)
    clear = hear(file, words="off")[0].data["verdict"]["mass"]
    assert max(clear, key=clear.get) == emotion and clear[emotion] > 0.4
    samples = read_clip(file).samples
    noise = np.random.default_rng(0).standard_normal(len(samples))
    noisy = samples + noise * np.sqrt(np.mean(samples**2) / 10 ** (-5 / 10))  # 5 dB more noise than voice
    made = sounds.write(tmp_path / "noisy.wav", (0.3 * noisy / np.abs(noisy).max()).astype(np.float32))
    assert hear(made, words="off")[0].data["verdict"]["mass"].get(emotion, 0.0) < clear[emotion]


# --- the parts


def verdict(**changes: Any) -> Verdict:
    return Verdict("clip", 0.0, 1.0, "speech", **changes)


def test_a_verdict_in_a_sentence() -> None:
    one = verdict(primary=("anger",), mass={"anger": 0.7}, undetermined=0.3)
    assert said_of(one) == "Anger (70 %); 30 % undetermined."
    two = verdict(
        primary=("anger", "happiness"), minors=("fear",), mass={"anger": 0.4, "happiness": 0.35, "fear": 0.2}, undetermined=0.05
    )
    assert said_of(two) == "Anger (40 %) and happiness (35 %), beside it fear; 5 % undetermined."
    assert said_of(Verdict("clip", 0, 1, "music")) == "Music, no speech."
    assert said_of(verdict()) == "No emotion is claimed; 100 % undetermined."
    weak = verdict(minors=("sadness",), mass={"sadness": 0.47}, undetermined=0.53)
    assert said_of(weak) == "No main emotion is claimed, only traces of sadness (47 %); 53 % undetermined."


def test_proposals_over_passages_are_weighed_by_their_length() -> None:
    def claim(emotion: str, mass: float, *ids: str) -> Claim:
        return Claim(emotion, "primary", mass, mass, 1.0, "", ids)

    first = Proposal([claim("anger", 0.8, "e1"), claim("fear", 0.4, "e2")], ["one"])
    second = Proposal([claim("anger", 0.2, "e9")], ["two"])
    merged = _proposed([(30.0, first), (10.0, second)])
    assert merged is not None and _proposed([]) is None
    by = {one.emotion: one for one in merged.claims}
    assert by["anger"].raw == pytest.approx(0.75 * 0.8 + 0.25 * 0.2) and by["anger"].supports == ("e1", "e9")
    assert by["fear"].raw == pytest.approx(0.3) and list(merged.dropped) == ["one", "two"]
