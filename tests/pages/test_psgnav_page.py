"""Find it in a real browser: a search to its end, scrubbing, two policies side by side, what is missing, a phone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from served import Lab

EPISODE = "document.querySelector('showfloor-episode')?.state"


def opened(visitor: Any, **options: Any) -> Any:
    page = visitor(**options)
    page.goto("/find-it")
    page.locator("#sf-go").wait_for()
    return page


def asked(page: Any, house: str, goal: str) -> None:
    page.locator("#sf-gallery button", has_text=house).click()
    field = "document.querySelector('#setting-house textarea, #setting-house input')"
    page.wait_for_function(f"h => {field}.value === h", arg=house.lower())
    page.locator("#setting-goal textarea, #setting-goal input").first.fill(goal)


def ended(page: Any) -> None:
    page.locator("#sf-run-panel [data-run-state=done]").wait_for(timeout=90_000)
    page.wait_for_function(f"{EPISODE}.episodes.every(one => one.ended && one.loaded)", timeout=30_000)


@pytest.mark.browser
def test_a_search_is_watched_to_its_end_and_gone_through_again(visitor: Any, lab: Lab, tmp_path: Path) -> None:
    page = opened(visitor)
    asked(page, "Linden", "somewhere to sleep")
    page.locator("#sf-go").click()
    page.wait_for_function(f"{EPISODE}?.ready && {EPISODE}.live && {EPISODE}.steps > 3", timeout=60_000)
    ended(page)
    state = page.evaluate(EPISODE)
    assert state["steps"] > 20 and state["step"] == state["steps"] - 1 and not state["live"] and state["error"] == ""
    assert state["episodes"][0]["success"] is True and "Found a bed" in state["episodes"][0]["say"]

    # Scrub: the slider, then the keys.
    slider = page.locator("showfloor-episode input[type=range]").first
    slider.evaluate("el => { el.value = 15; el.dispatchEvent(new Event('input', { bubbles: true })); }")
    page.wait_for_function(f"{EPISODE}.step === 15")
    said = page.evaluate(f"{EPISODE}.episodes[0].say")
    slider.evaluate("el => { el.value = 4; el.dispatchEvent(new Event('input', { bubbles: true })); }")
    page.wait_for_function(f"said => {EPISODE}.step === 4 && {EPISODE}.episodes[0].say !== said", arg=said)

    # What is taken away is what was shown.
    with page.expect_download() as saved:
        page.locator("#sf-downloads a[data-artifact=episode]").click()
    saved.value.save_as(tmp_path / "episode.json")
    facts = json.loads((tmp_path / "episode.json").read_text())
    assert facts["figures"]["steps"] == state["steps"] and facts["goal"]["asked"] == "somewhere to sleep"
    assert page.locator("#sf-downloads a[data-artifact=video]").is_visible()
    assert page.locator("#sf-figures").get_by_text("SPL", exact=True).is_visible()
    assert "CC0" in (page.locator("#sf-notes").text_content() or "")

    # The address keeps the run.
    page.reload()
    page.wait_for_function(f"{EPISODE}?.ready && {EPISODE}.steps === {state['steps']}", timeout=30_000)


@pytest.mark.browser
def test_two_ways_to_search_stand_side_by_side(visitor: Any) -> None:
    page = opened(visitor)
    asked(page, "Linden", "bed")
    page.get_by_role("tab", name="Two side by side").click()
    page.wait_for_timeout(500)
    page.locator("#sf-go").click()
    page.wait_for_function(f"{EPISODE}?.episodes.length === 2 && {EPISODE}.steps > 3", timeout=60_000)
    ended(page)
    assert [one["label"] for one in page.evaluate(EPISODE)["episodes"]] == ["PSG-Nav", "Nearest frontier"]
    rows = page.locator("#sf-comparison tr[data-method]")
    assert rows.count() == 2 and "Nearest frontier" in (rows.nth(1).text_content() or "")


@pytest.mark.browser
def test_without_a_goal_it_says_what_to_do_and_a_phone_has_room(visitor: Any) -> None:
    page = opened(visitor, width=390, height=844)
    page.locator("#setting-goal textarea, #setting-goal input").first.fill("")
    page.locator("#sf-go").click()
    page.get_by_text("There is no goal yet").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("#setting-goal textarea, #setting-goal input").first.fill("chair")
    page.locator("#setting-house textarea, #setting-house input").first.fill("palace")
    page.locator("#sf-go").click()
    page.locator("#sf-run-panel [data-run-state=failed]").wait_for(timeout=60_000)
    assert "there is no house 'palace'" in (page.locator("#sf-run-panel").text_content() or "").lower()
