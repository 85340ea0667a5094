"""The pages in a real browser, over a real server, run host and engine."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
import trimesh
from gated import STAGE
from served import HOLE, Lab, plate_volume, step_volume

from engines.registry import systems

pytestmark = pytest.mark.browser
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def choose(page: Any, file: Path) -> None:
    """Uploads a file and waits until the form shows it."""
    page.locator("#input-mesh input[type=file]").set_input_files(file)
    page.locator("#input-mesh").get_by_text(file.stem, exact=False).first.wait_for()


def press_fit(page: Any) -> str:
    """Presses Fit; the id of the run that the page then shows."""
    before = page.url
    page.locator("#sf-fit").click()
    page.wait_for_function("before => location.href !== before && location.search.includes('run=')", arg=before)
    return run_in(page)


def run_in(page: Any) -> str:
    found = re.search(r"[?&]run=([\w-]+)", page.url)
    assert found, page.url
    return found.group(1)


def reach(page: Any, state: str, seconds: float = 60) -> None:
    """Waits until the run panel shows that state."""
    page.locator(f"#sf-run-panel [data-run-state={state}]").wait_for(timeout=seconds * 1000)


def download(page: Any, artifact: str, folder: Path) -> Path:
    with page.expect_download() as waiting:
        page.locator(f"#sf-downloads a[data-artifact={artifact}]").click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


def has_no_sideways_scroll(page: Any) -> bool:
    return page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_home_has_a_card_for_each_system_and_says_what_it_is(visitor: Any) -> None:
    page = visitor()
    page.goto("/")
    cards = page.locator(".sf-card h2")
    cards.first.wait_for()
    assert cards.all_inner_texts() == [system.title for system in systems().values() if system.listed]
    assert "CADFit" in page.locator(".sf-card").first.inner_text()
    assert page.title().startswith("Showfloor")
    assert page.locator("meta[property='og:title']").get_attribute("content") == page.title()
    assert "gradio" not in page.locator("head").inner_html().lower().split("</title>")[-1][:1500]
    page.locator(".sf-card").first.click()
    page.locator("#sf-fit").wait_for()
    assert page.title() == "Mesh to CAD · Showfloor"


def test_fit_rebuild_and_download(visitor: Any, plate: Path, tmp_path: Path, lab: Lab) -> None:
    page = visitor(webgl=True)
    page.goto("/mesh-to-cad")
    page.locator("#sf-fit").wait_for()
    choose(page, plate)
    fit = press_fit(page)
    reach(page, "done", 90)
    assert float(page.locator("#sf-figures dd").nth(2).inner_text()) >= 0.99
    step = download(page, "step", tmp_path)
    assert step.name == "plate.step"
    assert step_volume(step) == pytest.approx(plate_volume(), rel=1e-3)
    script = download(page, "script", tmp_path)
    assert script.name == "plate.py"
    assert "cadquery" in page.locator("#sf-code").inner_text()
    page.locator("#sf-viewer").get_by_text("CAD part").first.wait_for()

    diameters = [p["name"] for p in lab.client.get(fit).data["parameters"] if p["value"] == pytest.approx(HOLE, abs=0.02)]
    fields = [page.locator(f"#sf-parameters tr[data-name={name}] input") for name in diameters]
    field = fields[-1]
    rebuild = page.locator("#sf-parameters [data-do=rebuild]")
    assert rebuild.is_disabled()
    field.fill("wide")
    assert rebuild.is_disabled()
    for one in fields:
        one.fill("8,25")  # a decimal comma is understood
    field.press("Enter")
    page.wait_for_function("fit => !location.search.includes(fit)", arg=fit)
    reach(page, "done")
    assert lab.client.get(run_in(page)).parent == fit
    rebuilt = download(page, "step", tmp_path)
    assert step_volume(rebuilt) == pytest.approx(plate_volume(8.25), rel=1e-3)

    page.reload()
    reach(page, "done")
    assert float(field.input_value()) == 8.25
    page.locator("#sf-parameters [data-do=reset]").click()
    page.wait_for_function("fit => location.search.includes(fit)", arg=fit)
    assert float(field.input_value()) == pytest.approx(HOLE, abs=0.02)

    page.set_viewport_size({"width": 390, "height": 844})
    assert has_no_sideways_scroll(page)


def test_methods_are_compared_on_the_part_of_a_fit(visitor: Any, plate: Path, tmp_path: Path, lab: Lab) -> None:
    fit = lab.client.submit("cadfit", {"mesh": plate})
    lab.wait(fit, "done", 90)
    page = visitor(webgl=True)
    page.goto(f"/mesh-to-cad?run={fit}")
    page.get_by_role("link", name="Compare methods on this part").click()
    page.wait_for_url(f"**/compare?from={fit}")
    page.locator("#sf-input").get_by_text("Compare takes").wait_for()
    page.locator("#sf-compare-go").wait_for()
    for name in ("Slice and sweep", "Mesh to CAD"):
        page.locator("#setting-methods").get_by_label(name).uncheck()
    page.locator("#sf-compare-go").click()
    reach(page, "done", 60)
    run = lab.client.get(run_in(page))
    assert run.params["methods"] == ["best_extrusion", "slab_stack"] and run.inputs["mesh"].read_bytes() == plate.read_bytes()
    for method in run.params["methods"]:
        row = page.locator(f"#sf-comparison tr[data-method={method}]")
        assert float(row.locator("td").first.inner_text()) > 0.999
        with page.expect_download() as waiting:
            row.get_by_role("link", name="STL").click()
        assert waiting.value.suggested_filename == f"plate-{method}.stl"
        waiting.value.save_as(tmp_path / "part.stl")
        assert trimesh.load(tmp_path / "part.stl", force="mesh").volume == pytest.approx(plate_volume(), rel=2e-3)
    assert download(page, "table", tmp_path).read_text().startswith("method,iou,seconds")
    for label in ("Mesh", "Single extrusion", "Slab stack"):
        page.locator("#sf-viewer").get_by_text(label, exact=True).first.wait_for()
    page.reload()
    reach(page, "done")
    assert page.locator("#sf-comparison tbody tr").count() == 2
    page.set_viewport_size({"width": 390, "height": 844})
    assert has_no_sideways_scroll(page)

    page.locator("#setting-methods").get_by_label("Single extrusion").uncheck()
    page.locator("#setting-methods").get_by_label("Slab stack").uncheck()
    page.locator("#sf-compare-go").click()
    page.get_by_text("Methods: choose at least 1.").wait_for()


def test_a_comparison_that_is_gone_says_so(visitor: Any) -> None:
    page = visitor()
    page.goto("/compare?run=nosuchrun")
    page.get_by_text("This comparison is no longer there").wait_for()
    page.goto("/compare?from=nosuchrun")
    page.locator("#sf-compare-go").click()
    page.get_by_text("There is no mesh yet").wait_for()


def test_operations_are_suppressed_moved_and_brought_back(visitor: Any, plate: Path, tmp_path: Path, lab: Lab) -> None:
    fit = lab.client.submit("cadfit", {"mesh": plate})
    names = [row["id"] for row in lab.wait(fit, "done", 90).data["tree"]]
    assert len(names) == 2
    page = visitor(**PHONE)
    page.goto(f"/mesh-to-cad?run={fit}")
    body, holes = (page.locator(f"#sf-parameters li[data-op={name}]") for name in names)
    rebuild = page.locator("#sf-parameters [data-do=rebuild]")
    holes.locator("input").uncheck()
    rebuild.click()
    page.wait_for_function("run => !location.search.includes(run)", arg=fit)
    reach(page, "done")
    good = run_in(page)
    assert step_volume(download(page, "step", tmp_path)) == pytest.approx(60 * 40 * 8, rel=1e-3)
    assert "# Suppressed:" in page.locator("#sf-code").inner_text()
    assert download(page, "script_build123d", tmp_path).name == "plate_build123d.py"

    page.reload()  # what is suppressed stays so
    reach(page, "done")
    assert not holes.locator("input").is_checked() and body.locator("input").is_checked()

    holes.locator("input").check()
    holes.locator("[data-do=up]").press("Enter")  # a hole with nothing to drill
    assert "place 1 of 2" in page.locator("#sf-parameters .sf-say").inner_text()
    assert holes.locator("[data-do=up]").get_attribute("aria-disabled") == "true"
    rebuild.click()
    page.wait_for_function("run => !location.search.includes(run)", arg=good)
    reach(page, "failed")
    page.locator(f"#sf-parameters li.sf-refused[data-op={names[1]}]").wait_for()
    assert "operation 1 of 2" in page.locator("#sf-run-panel").inner_text()
    assert step_volume(download(page, "step", tmp_path)) == pytest.approx(60 * 40 * 8, rel=1e-3), "the last good part"
    assert page.locator("#sf-parameters li").first.get_attribute("data-op") == names[1], "the edit stays entered"
    assert has_no_sideways_scroll(page)

    body.locator("input").press("Alt+ArrowUp")
    assert page.locator("#sf-parameters li").first.get_attribute("data-op") == names[0]
    page.locator("#sf-parameters [data-do=reset]").click()
    page.wait_for_function("run => location.search.includes(run)", arg=fit)
    assert holes.locator("input").is_checked() and rebuild.is_disabled()


def test_a_reload_and_a_second_tab_in_mid_run_lose_nothing(visitor: Any, gated_plate: Path, lab: Lab) -> None:
    page = visitor()
    page.goto("/mesh-to-cad")
    page.locator("#sf-fit").wait_for()
    choose(page, gated_plate)
    run = press_fit(page)
    page.locator("#sf-run-panel").get_by_text(STAGE).wait_for()
    page.reload()
    page.locator("#sf-run-panel").get_by_text(STAGE).wait_for()
    assert "0.7500" in page.locator("#sf-run-panel figure").inner_text()
    second = page.context.new_page()
    second.goto(page.url)
    second.locator("#sf-run-panel").get_by_text(STAGE).wait_for()
    lab.open_gate(run)
    for tab in (page, second):
        reach(tab, "done", 90)
        tab.locator("#sf-downloads a[data-artifact=step]").wait_for()
        assert run_in(tab) == run


def test_cancel_ends_the_run_and_keeps_the_input(visitor: Any, gated_plate: Path, lab: Lab) -> None:
    page = visitor()
    page.goto("/mesh-to-cad")
    page.locator("#sf-fit").wait_for()
    choose(page, gated_plate)
    run = press_fit(page)
    page.locator("#sf-run-panel").get_by_text(STAGE).wait_for()
    page.locator("#sf-cancel").click()
    reach(page, "cancelled")
    assert lab.client.get(run).state == "cancelled"
    page.locator("#sf-cancel").wait_for(state="hidden")
    page.reload()
    reach(page, "cancelled")
    again = press_fit(page)  # nothing was uploaded since the reload: the run's own mesh is taken
    assert again != run and lab.client.get(again).inputs["mesh"].name == gated_plate.name
    page.locator("#sf-run-panel").get_by_text(STAGE).wait_for()
    page.locator("#sf-cancel").click()
    reach(page, "cancelled")


def test_two_visitors_at_once_each_see_their_own_runs(visitor: Any, gated_plate: Path, tmp_path: Path, lab: Lab) -> None:
    pages, runs = [visitor(), visitor()], []
    for number, page in enumerate(pages):
        page.goto("/mesh-to-cad")
        page.locator("#sf-fit").wait_for()
        choose(page, Path(shutil.copy(gated_plate, tmp_path / f"gate_{number}.stl")))
        runs.append(press_fit(page))
    for page in pages:
        page.locator("#sf-run-panel").get_by_text(STAGE).wait_for()
    for run in runs:
        lab.open_gate(run)
    for number, page in enumerate(pages):
        reach(page, "done", 90)
        page.goto("/runs")
        page.locator(".sf-row").first.wait_for()
        assert page.locator(".sf-row .sf-title").all_inner_texts() == [f"gate_{number}.stl"]


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("letter.stl", b"Dear Sir, this is no mesh at all.\n", "letter.stl"),
        ("empty.stl", b"", "empty"),
    ],
)
def test_a_bad_file_gets_one_sentence(visitor: Any, tmp_path: Path, name: str, content: bytes, says: str) -> None:
    page = visitor()
    page.goto("/mesh-to-cad")
    page.locator("#sf-fit").wait_for()
    bad = tmp_path / name
    bad.write_bytes(content)
    choose(page, bad)
    page.locator("#sf-fit").click()
    sentence = page.locator("#sf-output .sf-notice p").first
    sentence.wait_for()
    text = sentence.inner_text()
    assert says in text or says in page.locator("#sf-run-panel").inner_text()
    assert "Traceback" not in text and 20 < len(text) < 300
    assert page.locator("#sf-fit").is_enabled()
    assert page.locator("#input-mesh").get_by_text(bad.stem).count() > 0  # nothing is lost


def test_fit_without_a_file_and_a_run_that_is_gone(visitor: Any) -> None:
    page = visitor()
    page.goto("/mesh-to-cad?run=nosuchrun")
    page.get_by_text("This run is no longer there").wait_for()
    page.goto("/mesh-to-cad")
    page.locator("#sf-fit").click()
    page.get_by_text("There is no mesh yet").wait_for()


def test_a_sample_is_one_click_away(visitor: Any) -> None:
    page = visitor()
    page.goto("/mesh-to-cad")
    sample = page.locator("#sf-gallery button").first
    sample.click()
    page.locator("#input-mesh").get_by_text(".stl").first.wait_for()
    assert sample.get_attribute("aria-pressed") == "true"
    about = page.locator("#sf-gallery [data-about]")
    assert about.is_visible() and about.inner_text() == sample.get_attribute("title")


def test_the_runs_page_pins_reruns_and_deletes(visitor: Any, gated_plate: Path, lab: Lab) -> None:
    page = visitor()
    page.goto("/runs")
    page.get_by_text("No runs yet").wait_for()
    page.goto("/mesh-to-cad")
    page.locator("#sf-fit").wait_for()
    choose(page, gated_plate)
    run = press_fit(page)
    page.goto("/runs")
    row = page.locator(f".sf-row[data-run='{run}']")
    row.locator("[data-action=cancel]").click()
    page.locator(f".sf-row[data-run='{run}'][data-state=cancelled]").wait_for()
    row.locator("[data-action=pin]").click()
    row.get_by_text("pinned").wait_for()
    assert lab.client.get(run).pinned
    page.locator("[data-action=filter][data-value=done]").click()
    page.get_by_text("No runs here").wait_for()
    page.locator("[data-action=filter][data-value=all]").click()
    row.locator("[data-action=again]").click()
    page.wait_for_url("**/mesh-to-cad?run=*")
    again = run_in(page)
    assert lab.client.get(again).params["unit"] == lab.client.get(run).params["unit"]
    lab.client.cancel(again)
    lab.wait(again, "cancelled")

    stranger = visitor()
    stranger.goto(f"/mesh-to-cad?run={run}")  # who has the address may look …
    reach(stranger, "cancelled")
    stranger.goto("/runs")
    stranger.get_by_text("No runs yet").wait_for()  # … but it is not in their list

    page.goto("/runs")
    row.locator("[data-action=delete]").click()
    page.locator("dialog [value=no]").click()
    assert row.count() == 1
    row.locator("[data-action=delete]").click()
    page.locator("dialog [value=yes]").click()
    row.wait_for(state="detached")
    assert not lab.client.store.run_folder(run).exists()


def test_no_page_scrolls_sideways_on_a_phone(visitor: Any) -> None:
    page = visitor(**PHONE)
    for address in ("/", "/mesh-to-cad", "/compare", "/runs"):
        page.goto(address)
        page.locator(".sf-card, #sf-fit, #sf-compare-go, .sf-filters").first.wait_for()
        assert has_no_sideways_scroll(page), address


def test_the_theme_is_remembered(visitor: Any) -> None:
    page = visitor(color_scheme="light")
    page.goto("/")
    page.locator(".sf-card").first.wait_for()
    assert not page.evaluate("document.body.classList.contains('dark')")
    page.locator(".sf-theme").click()
    assert page.evaluate("document.body.classList.contains('dark')")
    page.goto("/runs")
    page.locator(".sf-filters").wait_for()
    assert page.evaluate("document.body.classList.contains('dark')")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(14, 17, 22)"


def test_the_api_page_opens(visitor: Any) -> None:
    page = visitor()
    page.goto("/")
    page.locator(".sf-footer a", has_text="API").click()
    page.get_by_text("/fit_mesh").first.wait_for()


def test_a_run_outlives_the_web_server(visitor: Any, gated_plate: Path, lab: Lab) -> None:
    page = visitor()
    page.goto("/mesh-to-cad")
    page.locator("#sf-fit").wait_for()
    choose(page, gated_plate)
    run = press_fit(page)
    page.locator("#sf-run-panel").get_by_text(STAGE).wait_for()
    lab.kill()
    try:
        lab.open_gate(run)
        assert lab.wait(run, "done", 90).figures["iou"] > 0.99  # with no web server at all
    finally:
        lab.start()
    reach(page, "done")  # the page that was open catches up by itself
    fresh = visitor()
    fresh.goto(f"/mesh-to-cad?run={run}")
    reach(fresh, "done")
