"""Picture to CAD in a real browser: marks by hand, a sample, what is missing, a rebuild, and a phone."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from served import Lab, step_volume

from benchmarks import flat_pictures as flat
from engines.contract import InputError
from pages.parts.marker import checked_marks, shown_picture
from pages.picture2cad import marked_params, marks_of, sample_params

SCENE = flat.Scene(size=(1000, 750), scale=8, angle=4)


@pytest.fixture(scope="module")
def photo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("photos") / "cover.png"
    flat.photographed(flat.plate(), SCENE).save(path)
    return path


def opened(visitor: Any, photo: Path | None, **options: Any) -> Any:
    page = visitor(**options)
    page.goto("/picture-to-cad")
    page.locator("#sf-fit").wait_for()
    if photo is not None:
        page.locator("#input-image input[type=file]").set_input_files(photo)
        page.locator(".sf-stagebox img").wait_for()
        page.wait_for_function("document.querySelector('.sf-stagebox img')?.naturalWidth > 0")
    return page


def press(page: Any, point: tuple[float, float]) -> None:
    """Clicks a place of the picture, given in its own pixels."""
    box = page.locator(".sf-stagebox").bounding_box()
    factor = box["width"] / SCENE.size[0]
    page.mouse.click(box["x"] + point[0] * factor, box["y"] + point[1] * factor)


def drawn(page: Any, state: str = "done") -> None:
    page.locator("#sf-fit").click()
    page.locator(f"#sf-run-panel [data-run-state={state}]").wait_for(timeout=90_000)


@pytest.mark.browser
def test_two_clicks_and_a_length_make_a_part(visitor: Any, photo: Path, tmp_path: Path, lab: Lab) -> None:
    page = opened(visitor, photo, webgl=True)
    for point in flat.placed(SCENE, np.array([[-40, 0], [40, 0]], float)).tolist():
        press(page, tuple(point))
    assert page.locator(".sf-mark").count() == 2 and page.locator(".sf-mark-line").count() == 1
    page.locator("#setting-length input").fill("80")
    page.locator("#setting-thickness input").fill("4")
    drawn(page)
    assert page.locator("#sf-drawing path.sf-curve-circle").count() == 4
    assert "4 lines" in page.locator("#sf-drawing").inner_text()
    page.locator("#sf-viewer").get_by_text("CAD part").first.wait_for()
    with page.expect_download() as waiting:
        page.locator("#sf-downloads a[data-artifact=step]").click()
    assert waiting.value.suggested_filename == "cover.step"
    waiting.value.save_as(tmp_path / "cover.step")
    assert step_volume(tmp_path / "cover.step") == pytest.approx(flat.plate().area * 4, rel=2e-3)

    field = page.locator("#sf-parameters tr[data-name=hole_d] input")
    field.fill("8")
    before = page.url
    field.press("Enter")
    page.wait_for_function("before => location.href !== before", arg=before)
    page.locator("#sf-run-panel [data-run-state=done]").wait_for()
    with page.expect_download() as waiting:
        page.locator("#sf-downloads a[data-artifact=dxf]").click()
    assert waiting.value.suggested_filename == "cover.dxf"
    run = lab.client.get(re.search(r"run=([\w-]+)", page.url)[1])
    assert run.system == "picture2cad-rebuild"
    page.reload()
    page.locator("#sf-run-panel [data-run-state=done]").wait_for()
    assert field.input_value() == "8"
    assert page.locator(".sf-mark").count() == 2, "the marks of the drawing that it goes back to"


@pytest.mark.browser
def test_marks_are_moved_by_keys_and_by_dragging_and_taken_away(visitor: Any, photo: Path) -> None:
    page = opened(visitor, photo)
    press(page, (300, 300))
    press(page, (700, 310))
    mark = page.locator(".sf-mark-length").first
    mark.focus()
    mark.press("ArrowRight")
    mark.press("Shift+ArrowDown")
    now = "JSON.parse(document.querySelector('.sf-stagebox').dataset.now).length"
    assert page.evaluate(now)[0] == pytest.approx([301, 310], abs=1.5)
    box = page.locator(".sf-mark-length").nth(1).bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 40, box["y"] + box["height"] / 2, steps=4)
    assert page.locator(".sf-loupe").is_visible()
    page.mouse.up()
    moved = page.evaluate(now)[1]
    factor = page.locator(".sf-stagebox").bounding_box()["width"] / SCENE.size[0]
    assert moved == pytest.approx([700 - 40 / factor, 310], abs=3)
    page.locator(".sf-mark-length").first.press("Delete")
    assert page.locator(".sf-mark").count() == 1
    page.locator("#sf-marker [data-do=clear]").click()
    assert page.locator(".sf-mark").count() == 0
    page.locator(".sf-stagebox").press("Enter")
    assert page.evaluate(now)[0] == pytest.approx([500, 375], abs=1)


@pytest.mark.browser
def test_what_is_missing_is_said_and_nothing_is_lost(visitor: Any, photo: Path) -> None:
    page = opened(visitor, None)
    page.locator("#sf-fit").click()
    page.get_by_text("There is no picture yet").wait_for()
    page.locator("#input-image input[type=file]").set_input_files(photo)
    page.locator(".sf-stagebox img").wait_for()
    page.locator("#sf-fit").click()
    page.get_by_text("Nothing in the picture has a known size yet").wait_for()
    press(page, (300, 300))
    page.locator("#sf-fit").click()
    page.get_by_text("Only one end of the known length").wait_for()
    press(page, (700, 310))
    page.locator("#sf-fit").click()
    page.get_by_text("The known length is missing").wait_for()
    assert page.locator(".sf-mark").count() == 2


@pytest.mark.browser
def test_a_sample_brings_its_marks_and_the_page_fits_a_phone(visitor: Any) -> None:
    page = opened(visitor, None, width=390, height=844)
    page.locator("#sf-gallery button").nth(2).click()
    page.locator(".sf-mark-corners").nth(3).wait_for()
    assert page.locator("#setting-thickness input").input_value() == "2"
    drawn(page)
    assert "8 circles" in page.locator("#sf-drawing").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.browser
def test_a_broken_picture_is_told_at_once(visitor: Any, tmp_path: Path) -> None:
    (tmp_path / "broken.png").write_bytes(b"no picture")
    page = visitor()
    page.goto("/picture-to-cad")
    page.locator("#sf-fit").wait_for()
    page.locator("#input-image input[type=file]").set_input_files(tmp_path / "broken.png")
    page.locator("#sf-marker").get_by_text("no picture that can be read").wait_for()


@pytest.mark.browser
def test_the_page_says_which_models_are_there(visitor: Any) -> None:
    page = opened(visitor, None)
    page.get_by_text("A whole object instead of a flat part").click()
    page.locator(".sf-models").wait_for()
    told = page.locator(".sf-models").inner_text()
    assert "Hunyuan3D-2 mini" in told and "TripoSR" in told
    if "not installed" in told:
        assert page.locator("#sf-model").is_disabled()


# -- without a browser -------------------------------------------------------------------------------------------------------


def test_marks_go_into_params_and_come_back() -> None:
    marks = {
        "length": [[1.0, 2.0], [3.0, 4.0]], "corners": [[0.0, 0.0], [9.0, 0.0], [9.0, 9.0], [0.0, 9.0]], "part": [[5.0, 5.0]],
        "ground": [[7.0, 7.0], [8.0, 8.0]],
    }  # fmt: skip
    assert marks_of(marked_params(marks, "A4")) == marks
    assert marks_of({}) == {}


@pytest.mark.parametrize(
    ("marks", "sheet", "said"),
    [
        ({"length": [[1, 2]]}, "none", "Only one end"),
        ({"corners": [[1, 2], [3, 4]]}, "A4", "Only 2 of the sheet’s four corners"),
        ({"corners": [[1, 2]]}, "none", "choose which sheet"),
    ],
)
def test_half_made_marks_are_refused(marks: dict[str, Any], sheet: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        marked_params(marks, sheet)


@pytest.mark.parametrize("text", ["", "null", "[]", "no json", '{"length": 3}', '{"length": [["a", 1], [1], 2, [1, 2, 3]]}'])
def test_marks_may_be_anything_and_break_nothing(text: str) -> None:
    assert checked_marks(text) == {}


def test_no_more_marks_are_taken_than_there_can_be() -> None:
    assert len(checked_marks('{"length": [[1,2],[3,4],[5,6]]}')["length"]) == 2


def test_the_shown_picture_is_upright_and_knows_the_size_of_the_file(tmp_path: Path) -> None:
    from PIL import Image

    exif = Image.Exif()
    exif[0x0112] = 6
    Image.new("RGB", (3000, 1500), "white").save(tmp_path / "a.jpg", exif=exif)
    shown = shown_picture(tmp_path / "a.jpg")
    assert (shown.width, shown.height) == (1500, 3000)
    assert shown.address.startswith("data:image/jpeg;base64,")


def test_every_sample_says_what_is_marked_in_it() -> None:
    folder = Path(__file__).parents[2] / "assets" / "samples" / "pictures"
    for file in folder.glob("*.jpg"):
        if not file.name.endswith(".thumbnail.jpg"):
            marks = sample_params(file)
            assert marks["thickness"] > 0 and ("start" in marks or "corners" in marks)
            assert all(math.isfinite(v) for points in marks_of(marks).values() for point in points for v in point)
