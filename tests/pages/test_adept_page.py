"""Voice and emotion in a real browser: what a record says is what is shown and played; upload and microphone; a phone."""

from __future__ import annotations

import json
import math
import re
import struct
import urllib.request
import wave
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import gradio as gr
import pytest
from served import Lab

from app.settings import Settings
from pages import adept
from pages.parts.lab import Lab as PageLab
from pages.parts.samples import samples
from pages.parts.viewer import bundle_path

ELEMENT = "document.querySelector('showfloor-inquiry')"
STATE = f"{ELEMENT}?.state"
MICROPHONE = ("--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream")
SECONDS, RATE = 4.0, 16000
VOICE = ("anger", "happiness", "neutral", "sadness")


def tone(seconds: float = SECONDS, pitch: float = 180.0) -> bytes:
    """A WAV of a buzz with syllables of a third of a second: sound, but no speech."""
    count = int(seconds * RATE)
    envelope = (max(0.0, math.sin(2 * math.pi * 1.5 * i / RATE)) for i in range(count))
    buzz = (sum(math.sin(2 * math.pi * k * pitch * i / RATE) / k for k in range(1, 6)) for i in range(count))
    values = (int(9000 * e * b) for e, b in zip(envelope, buzz, strict=True))
    made = BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", max(-32768, min(32767, value))) for value in values))
    return made.getvalue()


def evidence(name: str, family: str, span: str, t0: float, t1: float, llr: dict[str, float]) -> dict[str, Any]:
    measure = {
        "name": "F0 median", "value": 212.3, "unit": "Hz", "z_population": 1.4, "z_session": -1.2, "bin": "High",
        "bin_session": "Low",
    }  # fmt: skip
    trust = {"snr_db": 20.0, "snr": 0.9, "ood": 0.5, "duration": 1.0, "asr": None, "gate": 0.45}
    return {
        "kind": "evidence", "id": name, "tool": "analyze_acoustic_segment", "family": family, "t0": t0, "t1": t1,
        "said": "Median F0 is high.", "args": {}, "span": span, "measures": [measure], "quote": None, "llr": llr,
        "trust": trust, "cost": 1.0, "ms": 5.0,
    }  # fmt: skip


def inquiry() -> list[dict[str, Any]]:
    """A clip of two spans, two probes, a verdict of anger .5, happiness .2 and .3 undetermined."""
    quiet = {"supports": [], "against": [], "families": ["pitch"], "quote": None, "reason": ""}
    claims = [
        {"emotion": "anger", "role": "primary", "raw": 0.7, "claimed": 0.5, "cap": 0.5, "cap_why": "One family supports it.",
         **quiet, "supports": ["e1"], "against": ["e2"]},
        {"emotion": "happiness", "role": "minor", "raw": 0.2, "claimed": 0.2, "cap": 1.0, "cap_why": "", **quiet},
    ]  # fmt: skip
    verdict = {
        "kind": "verdict", "scope": "clip", "t0": 0.0, "t1": SECONDS, "status": "speech", "primary": ["anger"],
        "minors": ["happiness"], "undetermined": 0.3, "mass": {"anger": 0.5, "happiness": 0.2}, "claims": claims,
        "refused": [{"emotion": "sadness", "why": "No evidence supports it."}],
        "conflict": {"words": "sadness", "voice": "anger", "why": "The words complain.", "evidence": ["e2"]},
        "expected_votes": None, "notes": [],
    }  # fmt: skip
    options = [
        {"tool": "analyze_acoustic_segment", "family": "pitch", "span": "s1", "cost": 1.0, "gain": 0.4, "score": 0.4},
        {"tool": "ssl_probe", "family": "ssl", "span": "s2", "cost": 3.0, "gain": 0.2, "score": 0.1},
    ]
    beliefs = [
        (None, dict.fromkeys(VOICE, 0.25), 2.0),
        ("e1", {"anger": 0.5, "happiness": 0.25, "neutral": 0.125, "sadness": 0.125}, 1.75),
        ("e2", {"anger": 0.7, "happiness": 0.1, "neutral": 0.1, "sadness": 0.1}, 1.3568),
    ]
    wave_of = [round(0.5 * abs(math.sin(i / 20)), 3) for i in range(200)]
    lines: list[dict[str, Any]] = [
        {"kind": "clip", "audio": "clip.wav", "seconds": SECONDS, "rate": RATE, "name": "clip.wav",
         "lo": [-one for one in wave_of], "hi": wave_of, "planner": "embedded", "planner_title": "", "notes": []},
        {"kind": "spans", "passage": 0, "spans": [{"id": "s1", "t0": 0.5, "t1": 1.25}, {"id": "s2", "t0": 2.0, "t1": 3.5}]},
        {"kind": "tracks", "span": "s1", "t0": 0.5, "hop": 0.016, "f0": [None, *[200.0] * 40], "db": [-30.0] * 41},
        {"kind": "words", "passage": 0, "asr": 0.9, "words": [{"text": "never", "t0": 0.5, "t1": 1.0, "p": 0.9, "span": "s1"}]},
        {"kind": "phase", "passage": 0, "phase": "evidence", "said": ""},
        {"kind": "candidates", "passage": 0, "emotions": list(VOICE), "by": "embedded", "said": ""},
    ]  # fmt: skip
    for step, (after, clip, entropy) in enumerate(beliefs):
        if after == "e1":
            lines += [
                {"kind": "plan", "passage": 0, "step": 1, "options": options, "chosen": 0, "why": "Pitch tells most."},
                evidence("e1", "pitch", "s1", 0.5, 1.25, {"anger": 0.6, "happiness": 0.2, "neutral": -0.4, "sadness": -0.4}),
            ]
        elif after == "e2":
            lines.append(evidence("e2", "ssl", "s2", 2.0, 3.5, {"anger": 0.3, "sadness": -0.3}))
        lines.append({
            "kind": "belief", "passage": 0, "step": step, "after": after, "clip": clip, "entropy": entropy, "spans": {},
        })  # fmt: skip
    return [*lines, verdict, {"kind": "end", "said": ""}]


PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><body class="LOOK" style="margin:12px"><showfloor-inquiry></showfloor-inquiry>
<script type="module" src="BUNDLE"></script>"""


def shown(
    page: Any, lines: list[dict[str, Any]], *, live: bool = False, look: str = ""
) -> Callable[[list[dict[str, Any]]], None]:
    """A page with the component alone, a record and a sound; returns what makes the record longer."""
    plain = PLAIN.replace("LOOK", look).replace("BUNDLE", bundle_path()).encode()
    files = {"inquiry.jsonl": b"", "clip.wav": tone(), "page.html": plain}
    kinds = {"jsonl": "application/x-ndjson", "wav": "audio/wav", "html": "text/html"}

    def write(more: list[dict[str, Any]]) -> None:
        files["inquiry.jsonl"] += "".join(json.dumps(line) + "\n" for line in more).encode()

    def answer(route: Any) -> None:
        name = route.request.url.rsplit("/", 1)[-1]
        body, headers = files[name], {"Content-Type": kinds[name.rsplit(".", 1)[-1]], "Accept-Ranges": "bytes"}
        wanted = re.fullmatch(r"bytes=(\d+)-(\d*)", route.request.headers.get("range", ""))
        if not wanted:
            return route.fulfill(status=200, body=body, headers=headers)
        first, last = int(wanted[1]), min(int(wanted[2] or len(body) - 1), len(body) - 1)
        if first >= len(body):
            return route.fulfill(status=416)
        there = headers | {"Content-Range": f"bytes {first}-{last}/{len(body)}"}
        return route.fulfill(status=206, body=body[first : last + 1], headers=there)

    write(lines)
    page.route("**/made/*", answer)
    page.goto("/made/page.html")
    page.evaluate(
        "live => Object.assign(document.querySelector('showfloor-inquiry'), { value: { record: '/made/inquiry.jsonl', "
        "folder: '/made/', live } })",
        live,
    )
    page.wait_for_function(f"{STATE}?.ready")
    return write


def part(page: Any, selector: str) -> Any:
    return page.locator(f"showfloor-inquiry {selector}")


@pytest.mark.browser
def test_the_verdict_says_what_is_claimed_capped_and_undetermined(visitor: Any) -> None:
    page = visitor()
    shown(page, inquiry())
    state = page.evaluate(STATE)
    assert state["ended"] and not state["live"] and (state["primary"], state["minors"]) == (["anger"], ["happiness"])
    assert state["undetermined"] == 0.3 and state["words"] == ["never"]
    # One bar, 1 in all: anger .5, happiness .2, the rest hatched.
    widths = part(page, ".verdict > .stacked > i").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert [round(one / sum(widths), 2) for one in widths] == [0.5, 0.2, 0.3]
    assert part(page, ".verdict > .stacked > i").nth(2).get_attribute("class") == "hatched"
    said = part(page, ".verdict").text_content() or ""
    assert "0.70 → 0.50" in said and "Cap 0.50: One family supports it." in said and "No evidence supports it." in said
    assert "Words and voice disagree: Sadness in the words, Anger in the voice." in said
    assert "not a person’s inner state" in (part(page, ".notice").text_content() or "")
    # The verdict stands above the sound.
    top, below = (part(page, one).bounding_box()["y"] for one in (".verdict", ".sound"))
    assert top < below


@pytest.mark.browser
def test_evidence_and_spans_play_exactly_their_stretch(visitor: Any) -> None:
    page = visitor()
    shown(page, inquiry())
    bar = part(page, ".mark[data-id=e1]")
    bar.click()
    assert page.evaluate(f"{STATE}.playing") == {"t0": 0.5, "t1": 1.25, "id": "e1"}
    page.wait_for_function(f"{ELEMENT}.audio.currentTime > 0.6")
    page.wait_for_function(f"{STATE}.playing === null", timeout=10_000)
    assert page.evaluate(f"{ELEMENT}.audio.currentTime") == pytest.approx(1.25, abs=0.02)
    # By the keyboard: arrows go along the evidence, Enter plays.
    bar.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.evaluate(f"{STATE}.playing.id") == "e2"
    page.keyboard.press("Enter")
    assert page.evaluate(f"{STATE}.playing") is None
    part(page, ".span[data-id=s2]").click()
    assert page.evaluate(f"{STATE}.playing") == {"t0": 2.0, "t1": 3.5, "id": "s2"}
    part(page, "tr[data-id=e1] .seen p").click()
    assert page.evaluate(f"{STATE}.playing.id") == "e1"
    # A claim's evidence is heard from where it is cited.
    part(page, ".claims button.id").first.click()
    assert page.evaluate(f"{STATE}.playing") is None  # it was playing already: the same again stops it


@pytest.mark.browser
def test_a_step_shows_what_was_known_then_and_why_it_was_taken(visitor: Any) -> None:
    page = visitor()
    shown(page, inquiry())
    assert page.evaluate(f"[{STATE}.step, {STATE}.steps]") == [2, 3]
    part(page, ".step[data-step='1']").click()
    page.wait_for_function(f"{STATE}.step === 1 && {STATE}.entropy === 1.75")
    column = part(page, ".step[data-step='1'] .column i")
    heights = column.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert [round(one / sum(heights), 2) for one in heights] == pytest.approx([0.125, 0.125, 0.25, 0.5], abs=0.02)
    assert [row.get_attribute("data-id") for row in part(page, "tbody tr").all()] == ["e1"]
    why = part(page, "section[aria-label='Why this tool']")
    rows = why.locator("li")
    first = rows.nth(0).text_content() or ""
    assert rows.count() == 2 and "chosen" in first and "0.400" in first
    assert "Pitch tells most." in (why.text_content() or "")
    row = part(page, "tr[data-id=e1]").text_content() or ""
    assert "↑ High of people" in row and "↓ Low of this voice" in row and "+0.60" in row and "0.45" in row


@pytest.mark.browser
def test_a_growing_record_is_followed_and_music_has_no_verdict(visitor: Any) -> None:
    page = visitor()
    lines = inquiry()
    write = shown(page, lines[:8], live=True)
    assert page.evaluate(f"{STATE}.live") and page.evaluate(f"{STATE}.step") <= 0
    assert part(page, ".verdict").is_hidden()
    write(lines[8:-2])
    page.wait_for_function(f"{STATE}.step === 2 && {STATE}.following")
    nothing = {**lines[-2], "status": "music", "primary": [], "minors": [], "mass": {}, "undetermined": 1.0, "claims": []}
    write([{**nothing, "refused": [], "conflict": None}, lines[-1]])
    page.wait_for_function(f"{STATE}.ended && {STATE}.status === 'music'")
    part(page, ".verdict").get_by_text("music, not speech").wait_for()
    assert page.evaluate(f"{STATE}.live") is False


@pytest.mark.browser
@pytest.mark.parametrize("look", ["", "dark"])
def test_a_phone_scrolls_inside_and_not_sideways(visitor: Any, look: str) -> None:
    page = visitor(width=390, height=844)
    shown(page, inquiry(), look=look)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert part(page, ".mark[data-id=e1]").is_visible() and part(page, "tr[data-id=e2]").count() == 1
    small = part(page, "button:visible").evaluate_all(
        "all => all.filter(e => !e.closest('.plot, .bars, .cites')).filter(e => e.getBoundingClientRect().height < 30).length"
    )
    assert small == 0


def opened(page: Any) -> Any:
    page.goto("/voice-and-emotion")
    page.locator("#sf-go").wait_for()
    return page


def ended(page: Any) -> dict[str, Any]:
    page.locator("#sf-run-panel [data-run-state=done]").wait_for(timeout=180_000)
    page.wait_for_function(f"{STATE}?.ended && !{STATE}.live", timeout=30_000)
    return page.evaluate(STATE)


@pytest.fixture
def spoken() -> Path:
    """A sample of real speech."""
    found = [one.file for one in samples("voices")]
    if not found:
        pytest.skip("no samples of speech in assets")
    return found[0]


@pytest.mark.browser
def test_from_upload_to_a_verdict_that_can_be_taken_away(visitor: Any, lab: Lab, spoken: Path, tmp_path: Path) -> None:
    page = opened(visitor())
    page.set_input_files("#input-file input[type=file]", spoken)
    page.get_by_text(spoken.stem[:8]).first.wait_for()
    page.locator("#sf-go").click()
    page.wait_for_function(f"{STATE}?.ready && {STATE}.evidence.length > 0", timeout=120_000)
    state = ended(page)
    assert state["status"] == "speech" and state["spans"] and state["steps"] > 1 and state["error"] == ""
    # What is cited exists, and sounds.
    item = next(one for one in state["evidence"] if one["family"] != "navigation")
    assert 0 <= item["t0"] < item["t1"] <= state["seconds"] + 0.01
    part(page, f".mark[data-id={item['id']}]").click()
    assert page.evaluate(f"{STATE}.playing.id") == item["id"]
    page.wait_for_function(f"{ELEMENT}.audio.currentTime > {item['t0']} + 0.1")
    page.wait_for_function(f"{STATE}.playing === null", timeout=20_000)
    assert page.evaluate(f"{ELEMENT}.audio.currentTime") == pytest.approx(item["t1"], abs=0.05)

    with page.expect_download() as saved:
        page.locator("#sf-downloads a[data-artifact=report_json]").click()
    saved.value.save_as(tmp_path / "report.json")
    assert json.loads((tmp_path / "report.json").read_text())
    link = page.locator("#sf-downloads a[data-artifact=report]").get_attribute("href").replace("?download=1", "")
    with urllib.request.urlopen(f"{lab.url}/{link}") as answer:
        assert "sandbox" in answer.headers["Content-Security-Policy"] and answer.headers.get_content_type() == "text/html"
        assert "script-src" not in answer.headers["Content-Security-Policy"]

    page.reload()
    page.wait_for_function(f"{STATE}?.ended && {STATE}.primary.join() === '{','.join(state['primary'])}'", timeout=30_000)


@pytest.mark.browser
def test_what_is_spoken_into_the_microphone_is_heard(launch: Any, lab: Lab, spoken: Path, tmp_path: Path) -> None:
    import av
    import numpy as np

    heard = tmp_path / "heard.wav"  # Chromium plays WAV files only into its microphone
    with av.open(str(spoken)) as source, wave.open(str(heard), "wb") as file:
        resampler = av.AudioResampler(format="s16", layout="mono", rate=48000)
        frames = [made for frame in source.decode(audio=0) for made in resampler.resample(frame)]
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(48000)
        file.writeframes(np.concatenate([frame.to_ndarray().ravel() for frame in frames]).tobytes())
    browser = launch("--disable-gpu", *MICROPHONE, f"--use-file-for-fake-audio-capture={heard}")
    try:
        page = opened(browser.new_context(base_url=lab.url, permissions=["microphone"]).new_page())
        page.get_by_role("tab", name="Record").click()
        page.locator("#sf-microphone .record-button").click()
        page.wait_for_timeout(4000)
        page.locator("#sf-microphone .stop-button:visible").click()
        page.locator("#sf-microphone .record-button").wait_for(state="hidden")
        page.wait_for_timeout(1500)
        page.locator("#sf-go").click()
        state = ended(page)
        assert state["status"] == "speech" and 3 < state["seconds"] < 7 and state["evidence"]
        assert "Recording" in (page.locator("#sf-run-panel").text_content() or "")
    finally:
        browser.close()


@pytest.mark.browser
def test_without_speech_it_says_what_to_do_and_a_phone_has_room(visitor: Any, tmp_path: Path) -> None:
    page = opened(visitor(width=390, height=844))
    page.locator("#sf-go").click()
    page.get_by_text("There is no speech yet").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    bad = tmp_path / "bad.wav"
    bad.write_bytes(b"This is no sound at all. " * 20)
    page.set_input_files("#input-file input[type=file]", bad)
    page.get_by_text("bad").first.wait_for()
    page.locator("#sf-go").click()
    page.locator("#sf-run-panel [data-run-state=failed]").wait_for(timeout=120_000)
    assert "Traceback" not in (page.locator("#sf-run-panel").text_content() or "")


def controls(settings: Settings) -> tuple[set[str], list[str]]:
    """Ids of the page's settings, and the planners it offers."""
    with gr.Blocks() as demo:
        adept.build(PageLab(client=None, settings=settings))  # type: ignore[arg-type]
    made = {block.elem_id: block for block in demo.blocks.values() if getattr(block, "elem_id", None)}
    return set(made), [value for _, value in made["setting-planner"].choices]


def test_strangers_are_offered_no_server_and_no_model(make_settings: Callable[..., Settings]) -> None:
    ids, planners = controls(make_settings("open", host="0.0.0.0"))
    assert not {"setting-server_url", "setting-local_model", "setting-server_hears"} & ids
    assert "embedded" in planners and not {"server", "local"} & set(planners)
    ids, planners = controls(make_settings("own", host="127.0.0.1"))
    assert {"setting-server_url", "setting-local_model"} <= ids and {"server", "local"} <= set(planners)


def test_the_microphone_keeps_the_bytes_and_the_upload_takes_videos() -> None:
    with gr.Blocks() as demo:
        adept.build(PageLab(client=None, settings=Settings()))  # type: ignore[arg-type]
    made = {block.elem_id: block for block in demo.blocks.values() if getattr(block, "elem_id", None)}
    microphone, upload = made["sf-microphone"], made["input-file"]
    assert microphone.format is None and microphone.type == "filepath"  # else Gradio would call ffmpeg on the server
    assert {".wav", ".m4a", ".webm", ".mp4", ".amr"} <= set(upload.file_types)
