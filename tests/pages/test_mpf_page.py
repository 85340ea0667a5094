"""Thin surfaces in a real browser: a surface that forms, a plane through its fields, files, what is missing, a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trimesh
from served import Lab

from engines.contract import Metric
from engines.mpf.shapes import shape
from pages.mpf import sample_of
from pages.parts.curves import Line, by_name, curves
from pages.parts.samples import samples

FIELDS = "document.querySelector('showfloor-fields')?.state"
VIEWER = "document.querySelector('showfloor-viewer')?.state"


@pytest.fixture(scope="module")
def cloud(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, np.ndarray]:
    points = shape("parallel-sheets").cloud(5000, seed=4)
    path = tmp_path_factory.mktemp("clouds") / "two_sheets.npy"
    np.save(path, points)
    return path, points


def opened(visitor: Any, file: Path | None, **options: Any) -> Any:
    page = visitor(**options)
    page.goto("/thin-surfaces")
    page.locator("#sf-go").wait_for()
    if file is not None:
        page.locator("#input-file input[type=file]").set_input_files(file)
        page.locator("#input-file").get_by_text(file.stem).first.wait_for()
    return page


def started(page: Any, beside: tuple[str, ...] = ()) -> None:
    page.locator("#setting-effort").get_by_label("quick", exact=True).check()
    for name in ("Signed distance", "Unsigned distance", "Poisson"):
        page.locator("#setting-beside").get_by_label(name, exact=True).set_checked(name in beside)
    page.locator("#sf-go").click()


def ended(page: Any, state: str = "done") -> None:
    page.locator(f"#sf-run-panel [data-run-state={state}]").wait_for(timeout=90_000)


@pytest.mark.browser
def test_points_become_a_surface_whose_fields_can_be_cut(
    visitor: Any, cloud: tuple[Path, np.ndarray], tmp_path: Path, lab: Lab
) -> None:
    file, points = cloud
    page = opened(visitor, file, webgl=True)
    started(page, beside=("Poisson",))
    # Live: first the points, then a surface that isn't the last one.
    page.wait_for_function(f"{VIEWER}?.items?.length >= 1 && {VIEWER}.items[0].label === 'Points'", timeout=60_000)
    page.wait_for_function(f"{VIEWER}.items.some(item => item.label.startsWith('Metric–Phase, after'))", timeout=60_000)
    ended(page)
    page.wait_for_function(f"{VIEWER}.items.length === 3", timeout=30_000)
    assert page.evaluate(f"{VIEWER}.items.map(item => item.label)") == ["Points", "Metric–Phase", "Poisson"]
    assert page.locator("#sf-run-panel .sf-curves").count() == 2

    page.wait_for_function(f"{FIELDS}?.ready", timeout=30_000)
    before = page.evaluate(FIELDS)
    low, high = before["range"]
    assert low < before["offset"] < high and before["axis"] == "y"
    slider = page.locator("showfloor-fields .main input[type=range]")
    goal = low + 0.7 * (high - low)
    slider.evaluate("(el, to) => { el.value = to; el.dispatchEvent(new Event('input', { bubbles: true })); }", goal)
    page.wait_for_function(f"Math.abs({FIELDS}.offset - {goal}) < {0.01 * (high - low)}")
    # The maps follow with the next frame.
    page.wait_for_function(f"before => {FIELDS}.sums.r !== before && {FIELDS}.sums.phi !== null", arg=before["sums"]["r"])
    after = page.evaluate(FIELDS)
    assert all(after["sums"][name] != before["sums"][name] for name in ("r", "theta", "phase", "phi"))

    # What the page reads from the volume is what the engine says of that place.
    view = lab.client.get(re.search(r"run=([\w-]+)", page.url)[1])
    with np.load(view.out / view.artifacts["fields"]) as fields:
        at = np.array(fields["r"].shape) // 2 + [3, 1, -2]
        place = (fields["origin"] + fields["step"] * at).tolist()
        read = page.evaluate("place => document.querySelector('showfloor-fields').at(place)", place)
        for name in ("r", "theta", "phi"):
            assert read[name] == pytest.approx(float(fields[name][tuple(at)]), abs=0.6), name
    assert abs(read["phase"]) <= 1

    # Another axis, another field on the plane, another level.
    page.locator("showfloor-fields").get_by_label("Plane across Z").click()
    page.locator("showfloor-fields [role=radio]").first.click()
    page.wait_for_function(f"{FIELDS}.axis === 'z' && {FIELDS}.field === 'r'")
    level = page.locator("showfloor-fields").get_by_label("Level of φ that is shown in 3D", exact=True)
    level.evaluate("(el) => { el.value = 0.3 * el.max; el.dispatchEvent(new Event('input', { bubbles: true })); }")
    delivered = after["triangles"]
    page.wait_for_function(f"{FIELDS}.level > 0 && {FIELDS}.triangles !== {delivered} && {FIELDS}.triangles > 1000")

    with page.expect_download() as waiting:
        page.locator("#sf-downloads a[data-artifact=ply]").click()
    assert waiting.value.suggested_filename == "two_sheets-surface.ply"
    waiting.value.save_as(tmp_path / "surface.ply")
    mesh = trimesh.load(tmp_path / "surface.ply", force="mesh")
    bounds = np.array([points.min(0), points.max(0)])
    assert np.abs(mesh.bounds - bounds).max() < 0.01 * np.linalg.norm(np.ptp(points, axis=0))

    # A reload shows the same run; without a new file it can be run again.
    page.reload()
    ended(page)
    page.get_by_text("Reconstruct takes two_sheets.npy again").wait_for()
    first = page.url
    page.locator("#sf-go").click()
    page.wait_for_function("before => location.href !== before", arg=first)
    ended(page)


@pytest.mark.browser
def test_what_is_wrong_with_a_file_is_said(visitor: Any, tmp_path: Path) -> None:
    page = opened(visitor, None)
    page.locator("#sf-go").click()
    page.get_by_text("There are no points yet").wait_for()
    np.savetxt(tmp_path / "three.xyz", np.eye(3))
    page.locator("#input-file input[type=file]").set_input_files(tmp_path / "three.xyz")
    page.locator("#input-file").get_by_text("three").first.wait_for()
    page.locator("#sf-go").click()
    ended(page, "failed")
    assert "too few" in page.locator("#sf-run-panel [role=alert]").inner_text()
    assert page.locator("#sf-go").is_enabled()


@pytest.mark.browser
def test_a_phone_without_3d_still_shows_the_fields(visitor: Any, cloud: tuple[Path, np.ndarray]) -> None:
    page = opened(visitor, cloud[0], width=390, height=844)
    started(page)
    ended(page)
    page.wait_for_function(f"{FIELDS}?.ready", timeout=30_000)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    state = page.evaluate(FIELDS)
    assert not state["webgl"] and min(state["slice"]) > 20
    assert page.locator("showfloor-fields canvas").evaluate_all("all => all.filter(c => c.width > 20).length") >= 4


@pytest.mark.browser
def test_it_can_be_cancelled(visitor: Any, tmp_path: Path) -> None:
    np.save(tmp_path / "many.npy", shape("goblet").cloud(60_000, seed=1))
    page = opened(visitor, tmp_path / "many.npy")
    page.locator("#sf-go").click()
    page.locator("#sf-run-panel [data-run-state=running]").wait_for()
    page.locator("#sf-cancel").click()
    ended(page, "cancelled")
    assert page.locator("#sf-go").is_enabled()


# --- without a browser


def test_curves_show_what_there_is() -> None:
    values = [(step, name) for step in range(0, 900, 5) for name in ("loss", "beta")]
    metrics = by_name([Metric(name=name, value=10 / (step + 1), step=step) for step, name in values])
    html = curves("Losses", metrics, (Line("loss", "total", 0), Line("none", "not there", 1)), log=True)
    assert html.count("<polyline") == 1 and "not there" not in html and "step 0" in html and ">895<" in html
    heights = [float(pair.split(",")[1]) for pair in re.search(r'points="([^"]+)"', html)[1].split()]
    assert heights == sorted(heights) and min(heights) >= 0 and max(heights) <= 100 and len(heights) <= 200
    assert curves("Losses", metrics, (Line("none", "not there", 1),)) == ""
    assert curves("Zero", by_name([Metric(name="a", value=0, step=s) for s in (1, 2)]), (Line("a", "a", 0),), log=True) == ""


def test_only_a_sample_brings_its_truth(tmp_path: Path) -> None:
    offered = samples("points")
    if not offered:
        pytest.skip("no samples of points in assets")
    first = offered[0]
    copy = tmp_path / first.file.name
    copy.write_bytes(first.file.read_bytes())
    assert sample_of(offered, str(copy)) == first
    copy.write_bytes(first.file.read_bytes() + b"x")
    assert sample_of(offered, str(copy)) is None and sample_of(offered, None) is None
