"""The 3D viewer in a real browser: what is drawn, what the keys and buttons do, and what happens when something is missing."""

from __future__ import annotations

import io
import math
import shutil
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gradio as gr
import numpy as np
import pytest
import trimesh
import uvicorn
from fastapi import FastAPI
from fastapi.responses import HTMLResponse
from fastapi.staticfiles import StaticFiles
from PIL import Image

from engines.meshes.glb import write_glb
from pages.parts.viewer import BUNDLE, Viewer, bundle_path, viewer_value

WEBGL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
BOX = (40.0, 20.0, 10.0)
"""The test part: a box of that size, its middle at (100, 50, 5), so that a swapped axis or a lost shift shows."""
MIDDLE = np.array([100.0, 50.0, 5.0])
LIMIT = 0.05


def box_glb(path: Path, *, deviation: float | None = None, splits: int = 2, cavity: bool = False) -> None:
    """A GLB of the box with flat normals; ``deviation`` everywhere, the other sign below the middle."""
    mesh = trimesh.creation.box(extents=BOX)
    for _ in range(splits):
        mesh = mesh.subdivide()
    if cavity:
        inner = trimesh.creation.box(extents=[size / 2 for size in BOX])
        inner.invert()
        mesh = trimesh.util.concatenate([mesh, inner])
    mesh.apply_translation(MIDDLE)
    vertices = mesh.triangles.reshape(-1, 3)
    normals = np.repeat(mesh.face_normals, 3, axis=0)
    values = None if deviation is None else np.where(normals[:, 2] >= 0, deviation, -deviation)
    square = trimesh.creation.box(extents=BOX).vertices + MIDDLE
    edges = [square[[0, 1]], square[[0, 2]], square[[0, 4]]]
    write_glb(path, vertices, np.arange(len(vertices)).reshape(-1, 3), normals=normals, deviation=values, edges=edges)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SimpleNamespace]:
    """A small app as the shell builds it: assets, run files, a Gradio page; and a bare page without Gradio."""
    folder = tmp_path_factory.mktemp("viewer")
    (folder / "runs").mkdir()
    run = folder / "runs" / "one"
    run.mkdir()
    box_glb(run / "scan.glb", deviation=LIMIT)
    box_glb(run / "part.glb")
    box_glb(run / "grown.glb", splits=3)
    box_glb(run / "hollow.glb", cavity=True)
    shutil.copytree(run, folder / "runs" / "two")
    (run / "text.glb").write_text("solid of no kind")

    items = [
        {"url": "/runs/one/scan.glb", "role": "scan", "label": "Your mesh"},
        {"url": "/runs/one/part.glb", "role": "part", "label": "Part"},
    ]

    def grow() -> Iterator[dict[str, Any]]:
        for version in range(2, 6):
            growing = {"url": f"/runs/one/{'grown' if version % 2 else 'part'}.glb", "role": "part", "label": "Part"}
            yield viewer_value([items[0], growing], unit="mm", version=version)
            time.sleep(0.15)

    with gr.Blocks(analytics_enabled=False) as blocks:
        Viewer(viewer_value(items, unit="mm", deviation_limit=LIMIT, version=1), height=420, elem_id="first")
        go = gr.Button("Grow", elem_id="grow")
        with gr.Tab("Here"):
            gr.Markdown("Nothing.")
        with gr.Tab("Hidden"):
            Viewer(viewer_value(items[:1], unit="in", version=1), height=300, elem_id="second")
        first = next(block for block in blocks.blocks.values() if getattr(block, "elem_id", "") == "first")
        go.click(grow, outputs=first, show_progress="hidden", api_visibility="private")

    app = FastAPI()
    for prefix in ("", "/lab"):  # the second as behind a proxy with a path
        app.mount(f"{prefix}/assets/viewer", StaticFiles(directory=BUNDLE.parent))  # Gradio has files of its own in /assets
    app.mount("/runs", StaticFiles(directory=folder / "runs"))
    app.mount("/lab/runs", StaticFiles(directory=folder / "runs"))

    @app.get("/bare")
    def bare(root: str = "") -> HTMLResponse:
        config = f"<script>window.gradio_config = {{root: location.origin + {root!r}}}</script>" if root else ""
        return HTMLResponse(
            "<!doctype html><meta name=viewport content='width=device-width, initial-scale=1'><link rel=icon href='data:,'>"
            f"<body style='margin:0'>{config}<showfloor-viewer height=400></showfloor-viewer>"
            f"<script type=module src='{root}{bundle_path()}'></script></body>"
        )

    gr.mount_gradio_app(app, blocks, path="/")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="warning"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield SimpleNamespace(url=f"http://127.0.0.1:{port}", folder=folder)
    server.should_exit = True
    thread.join(timeout=5)


@pytest.fixture(scope="module")
def browser(launch: Callable[..., Any]) -> Iterator[Any]:
    found = launch(*WEBGL)
    yield found
    found.close()


class Eye:
    """A page with one viewer, and what a person sees and does there."""

    def __init__(self, page: Any, selector: str = "showfloor-viewer"):
        self.page = page
        self.viewer = page.locator(selector)

    @property
    def state(self) -> dict[str, Any]:
        return self.viewer.evaluate("viewer => viewer.state")

    def until(self, condition: str, timeout: int = 15_000) -> dict[str, Any]:
        """Wait until a JavaScript condition on ``s`` (the state) and ``v`` (the element) holds."""
        handle = self.viewer.element_handle(timeout=timeout)
        self.page.wait_for_function(f"v => {{ const s = v.state; return s && ({condition}); }}", arg=handle, timeout=timeout)
        return self.state

    def show(self, *items: tuple[str, str], **settings: Any) -> dict[str, Any]:
        shown = [{"url": f"/runs/one/{name}.glb", "role": role, "label": name} for name, role in items]
        value = viewer_value(shown, **{"unit": "mm", "version": 1} | settings)
        self.viewer.evaluate(
            "(viewer, value) => new Promise(done => {"
            "  viewer.addEventListener('ready', done, {once: true}); viewer.value = value; })",
            value,
        )
        return self.state

    def picture(self) -> np.ndarray:
        """The view as (height, width, 3) of 0 … 255."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        shot = self.viewer.locator(".view").screenshot()
        return np.asarray(Image.open(io.BytesIO(shot)).convert("RGB")).astype(int)

    def at(self, point: Any, pane: int = 0) -> tuple[float, float]:
        """Where a point of the file's frame is in the window."""
        x, y = self.viewer.evaluate("(viewer, [point, pane]) => viewer.project(point, pane)", [[float(v) for v in point], pane])
        return x, y

    def color(self, point: Any, pane: int = 0) -> np.ndarray:
        """Median colour of the few pixels around a point of the file's frame."""
        frame = self.viewer.locator(".view").bounding_box()
        x, y = self.at(point, pane)
        row, column = round(y - frame["y"]), round(x - frame["x"])
        return np.median(self.picture()[row - 6:row + 7, column - 6:column + 7].reshape(-1, 3), axis=0)

    def press(self, *keys: str) -> None:
        self.viewer.locator(".view").focus()
        for key in keys:
            self.page.keyboard.press(key)

    def button(self, name: str) -> Any:
        return self.viewer.get_by_role("button", name=name, exact=True)


@pytest.fixture
def open_page(browser: Any, site: SimpleNamespace) -> Iterator[Callable[..., Eye]]:
    contexts = []

    def opened(
        path: str = "/bare", size: tuple[int, int] = (760, 480), selector: str = "showfloor-viewer", **options: Any
    ) -> Eye:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", **options)
        contexts.append(context)
        page = context.new_page()
        page.asked, page.wrong = [], []
        page.on("request", lambda request: page.asked.append(request.url))
        page.on("pageerror", lambda error: page.wrong.append(str(error)))
        page.goto(site.url + path)
        page.wait_for_function("() => customElements.get('showfloor-viewer')")
        return Eye(page, selector)

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture
def eye(open_page: Callable[..., Eye]) -> Eye:
    return open_page()


def drawn_share(picture: np.ndarray) -> float:
    """Share of the pixels that differ clearly from the ground, which is the same along a row."""
    return float((np.abs(picture - picture[:, -8:-7]).max(axis=2) > 24).mean())


def test_in_gradio_it_draws_and_a_live_update_keeps_the_camera(open_page, site) -> None:
    eye = open_page("/", selector="#first showfloor-viewer")
    state = eye.until("s.ready")
    assert state["layout"] == "side" and [item["label"] for item in state["items"]] == ["Your mesh", "Part"]
    assert state["items"][0]["size"] == pytest.approx(BOX)
    assert drawn_share(eye.picture()) > 0.08

    eye.page.evaluate("document.body.classList.add('dark')")
    eye.until("s.dark")
    eye.press("ArrowLeft", "ArrowLeft", "ArrowUp", "+")
    camera = eye.state["camera"]
    eye.page.locator("#grow").click()
    state = eye.until("s.ready && s.version === 5")
    assert eye.viewer.evaluate("viewer => viewer.hasAttribute('dark')")  # Gradio took it away with its new markup
    eye.page.evaluate("document.body.classList.remove('dark')")
    eye.until("!s.dark")
    assert not eye.viewer.evaluate("viewer => viewer.hasAttribute('dark')")
    assert np.array(state["camera"]["position"]) == pytest.approx(np.array(camera["position"]), rel=1e-9)
    assert state["items"][1]["triangles"] == 12 * 4**3
    # Both bodies and a little of their own; what was shown before is freed.
    assert state["memory"]["geometries"] <= 8
    assert eye.page.locator("#first showfloor-viewer").count() == 1

    eye.page.get_by_role("tab", name="Hidden").click()
    second = Eye(eye.page, "#second showfloor-viewer")
    second.until("s.ready && s.panes.length === 1 && s.panes[0].rect[2] > 100")
    assert drawn_share(second.picture()) > 0.05

    assert not eye.page.wrong
    assert {url for url in eye.page.asked if not url.startswith((site.url, "blob:", "data:"))} == set()


def test_the_inside_of_an_open_mesh_is_drawn(eye, site) -> None:
    mesh = trimesh.creation.box(extents=BOX)
    mesh.apply_translation(MIDDLE)
    lidless = mesh.face_normals[:, 2] < 0.5
    write_glb(site.folder / "runs" / "one" / "open.glb", mesh.vertices, mesh.faces[lidless])
    assert eye.show(("part", "part"), ("hollow", "part"), version=1)["items"][0]["closed"]
    assert eye.state["items"][1]["closed"]
    assert not eye.show(("open", "part"), version=2)["items"][0]["closed"]
    eye.viewer.get_by_label("Standard view").select_option("top")
    assert np.abs(eye.color(MIDDLE) - eye.picture()[-4, -4]).max() > 60  # the floor of the box, not the ground behind it


def test_both_views_have_one_camera(eye) -> None:
    state = eye.show(("part", "part"), ("part", "part"))
    assert len(state["panes"]) == 2
    frame = eye.viewer.locator(".view").bounding_box()
    eye.page.mouse.move(frame["x"] + 120, frame["y"] + 200)
    eye.page.mouse.down()
    eye.page.mouse.move(frame["x"] + 260, frame["y"] + 150, steps=4)
    eye.page.mouse.up()
    moved = eye.until(f"Math.abs(s.camera.position[0] - {state['camera']['position'][0]}) > 1")
    assert moved["camera"]["target"] == pytest.approx(state["camera"]["target"])
    picture = eye.picture()
    (left, top, width, height), (right, *_) = (pane["rect"] for pane in moved["panes"])
    body = slice(top + 60, top + height - 100)  # below the labels, above the axes
    one, two = picture[body, left + 4:left + width - 4], picture[body, right + 4:right + width - 4]
    assert (np.abs(one - two).max(axis=2) > 30).mean() < 0.002
    assert drawn_share(one) > 0.05


def test_five_meshes_stand_side_by_side_under_one_camera(eye) -> None:
    state = eye.show(("scan", "scan"), ("part", "part"), ("hollow", "part"), ("part", "part"), ("hollow", "part"))
    rects = [pane["rect"] for pane in state["panes"]]
    assert [pane["items"] for pane in state["panes"]] == [[0], [1], [2], [3], [4]]
    width, height = eye.page.evaluate("(() => { const { clientWidth: w, clientHeight: h } = document.querySelector("
                                      "'showfloor-viewer').shadowRoot.querySelector('.view'); return [w, h]; })()")  # fmt: skip
    assert sum(w * h for _, _, w, h in rects) == width * height  # three above, two below, nothing left over
    assert [top for _, top, *_ in rects] == [0, 0, 0, height // 2, height // 2]
    picture = eye.picture()
    for left, top, w, h in rects:
        assert drawn_share(picture[top + 40:top + h - 4, left + 4:left + w - 4]) > 0.03
    names = eye.viewer.locator(".label b").all_inner_texts()
    assert len([name for name in names if name]) == 5

    eye.press("2")  # an overlay is of the first and one of the others
    state = eye.until("s.layout === 'overlay' && s.panes.length === 1")
    assert state["panes"][0]["items"] == [0, 1]
    eye.viewer.get_by_role("radiogroup", name="Which mesh").get_by_role("radio").nth(2).click()
    assert eye.until("s.panes[0].items[1] === 3")["panes"][0]["items"] == [0, 3]
    eye.press("1")
    eye.until("s.panes.length === 5")
    eye.page.set_viewport_size({"width": 390, "height": 800})
    state = eye.until("s.stacked && s.panes.length === 5")
    assert len({left for left, *_ in (pane["rect"] for pane in state["panes"])}) == 2  # two columns on a phone


def test_overlay_looks_through_the_scan(eye) -> None:
    eye.show(("scan", "scan"), ("part", "part"), layout="overlay")
    assert eye.state["panes"] == [{"rect": eye.state["panes"][0]["rect"], "items": [0, 1]}]
    top = MIDDLE + [0, 0, BOX[2] / 2]
    slider = eye.viewer.get_by_label("Opacity of the scan, exact")
    seen = {}
    for opacity in (0, 50, 100):
        slider.fill(str(opacity))
        slider.press("Enter")
        seen[opacity] = eye.color(top)
    warm = {opacity: color[0] - color[2] for opacity, color in seen.items()}
    assert warm[0] > 60  # the part is amber
    assert warm[100] < 5  # the scan a cool grey
    assert warm[100] < warm[50] < warm[0]


def test_deviation_colours_and_their_legend(eye) -> None:
    state = eye.show(("scan", "scan"), color="deviation", deviation_limit=LIMIT)
    assert state["color"] == "deviation" and state["limit"] == LIMIT
    legend = eye.viewer.locator(".legend").inner_text()
    assert "Deviation (mm)" in legend and "100.0 % of its area within ±0.05 mm" in legend
    assert [text for text in ("−0.05", "−0.025", "0", "+0.025", "+0.05") if text not in legend] == []

    red = eye.color(MIDDLE + [0, 0, BOX[2] / 2])  # the top is outside by the limit
    assert red[0] > red[2] + 60
    eye.viewer.get_by_label("Standard view").select_option("bottom")
    blue = eye.color(MIDDLE - [0, 0, BOX[2] / 2])
    assert blue[2] > blue[0] + 60

    field = eye.viewer.get_by_label("Deviation at which the colours end, exact")
    field.fill("5")
    field.press("Enter")
    pale = eye.color(MIDDLE - [0, 0, BOX[2] / 2])  # a hundredth of the limit now: near neutral
    assert abs(pale[2] - pale[0]) < 25
    assert "+5" in eye.viewer.locator(".legend").inner_text() and eye.state["limit"] == 5

    field.fill("0.01")
    field.press("Enter")
    assert "0.0 % of its area within ±0.01 mm" in eye.viewer.locator(".legend").inner_text()
    eye.show(("part", "part"), color="deviation", version=2)  # a mesh without deviation: no legend that says nothing
    assert eye.state["color"] == "plain" and not eye.viewer.locator(".legend").is_visible()


def test_section_cuts_and_fills_what_is_solid_only(eye) -> None:
    eye.show(("hollow", "part"))
    eye.viewer.get_by_label("Standard view").select_option("front")
    whole = eye.picture()
    eye.press("s")
    state = eye.state
    assert state["section"] == {"on": True, "axis": "y", "offset": pytest.approx(MIDDLE[1]), "keep": 1}
    assert eye.button("Cut with a plane").get_attribute("aria-pressed") == "true"
    cut = eye.picture()
    assert (np.abs(cut - whole).max(axis=2) > 12).mean() > 0.01
    wall = eye.color(MIDDLE + [0.375 * BOX[0], 0, 0])
    hollow = eye.color(MIDDLE)  # the far side of the cavity, seen through the cut
    assert np.abs(wall - hollow).max() > 20
    eye.button("Cut across X").click()
    assert eye.state["section"]["offset"] == pytest.approx(MIDDLE[0])
    field = eye.viewer.get_by_label("Position of the cut, exact")
    field.fill("85.5")
    field.press("Enter")
    assert eye.state["section"] == {"on": True, "axis": "x", "offset": 85.5, "keep": -1}
    field.fill("1000")  # past the part: it stays on the part
    field.press("Enter")
    assert eye.state["section"]["offset"] == pytest.approx(MIDDLE[0] + BOX[0] / 2)
    eye.button("Keep the other side").click()
    assert eye.state["section"]["keep"] == 1
    eye.press("Escape")
    assert not eye.state["section"]["on"]


def test_measuring_two_corners_gives_the_true_length_in_the_files_frame(eye) -> None:
    eye.show(("part", "part"))
    eye.button("Measure between two points").click()
    first = MIDDLE + [-20, -10, 5]
    second = MIDDLE + [20, -10, -5]
    for corner in (first, second):
        x, y = eye.at(corner + (MIDDLE - corner) * 0.004)  # a hair inside the outline: snapping takes it to the corner
        eye.page.mouse.click(x, y)
    measure = eye.state["measure"]
    assert measure["points"][0] == pytest.approx(first) and measure["points"][1] == pytest.approx(second)
    assert measure["delta"] == pytest.approx([40, 0, -10])
    assert measure["distance"] == pytest.approx(math.hypot(40, 10))
    text = eye.viewer.locator(".readout").inner_text()
    assert "41.231 mm" in text and "Δx 40.000" in text and "Δy 0.000" in text and "Δz −10.000" in text

    eye.press("Escape", "m", "Enter")  # from the keyboard: what lies in the middle of the view
    assert len(eye.state["measure"]["points"]) == 1
    eye.press("Escape")
    assert not eye.state["measure"]["on"]


def test_measuring_sees_past_what_is_cut_away(eye) -> None:
    eye.show(("hollow", "part"))
    eye.viewer.get_by_label("Standard view").select_option("front")
    eye.press("s", "m")
    x, y = eye.at(MIDDLE)
    eye.page.mouse.click(x + 15, y + 15)
    (point,) = eye.state["measure"]["points"]
    assert point[1] == pytest.approx(MIDDLE[1] + BOX[1] / 4, abs=1e-4)  # the far wall of the cavity, not the removed front


def test_everything_has_a_key(eye) -> None:
    before = eye.show(("scan", "scan"), ("part", "part"))
    start = np.array(before["camera"]["position"])
    target = np.array(before["camera"]["target"])

    eye.press("ArrowRight")
    turned = eye.state["camera"]
    assert np.linalg.norm(np.array(turned["position"]) - start) > 1
    assert np.linalg.norm(np.array(turned["position"]) - target) == pytest.approx(np.linalg.norm(start - target))
    eye.press("Shift+ArrowUp")
    assert not np.allclose(eye.state["camera"]["target"], target)
    eye.press("r")
    assert np.array(eye.state["camera"]["position"]) == pytest.approx(start)
    eye.press("+")
    assert np.linalg.norm(np.array(eye.state["camera"]["position"]) - target) < np.linalg.norm(start - target)
    eye.press("-", "-")
    assert np.linalg.norm(np.array(eye.state["camera"]["position"]) - target) > np.linalg.norm(start - target)

    for key, name in {"w": "wireframe", "e": "edges", "o": "orthographic"}.items():
        was = eye.state[name]
        eye.press(key)
        assert eye.state[name] is not was, key
    for key, layout in {"2": "overlay", "3": "single", "1": "side"}.items():
        eye.press(key)
        assert eye.state["layout"] == layout
    eye.press("c")
    assert eye.state["color"] == "deviation"
    eye.press("s", "]")
    assert eye.state["section"]["offset"] == pytest.approx(MIDDLE[1] + BOX[1] / 50)
    eye.press("z")
    assert eye.state["section"]["axis"] == "z"
    eye.press("?")
    assert eye.viewer.get_by_role("dialog").is_visible()
    eye.page.keyboard.press("Escape")
    assert not eye.viewer.get_by_role("dialog").is_visible() and eye.state["section"]["on"]
    with eye.page.expect_download() as download:
        eye.press("p")
    saved = np.asarray(Image.open(download.value.path()).convert("RGB")).astype(int)
    height, width, _ = eye.picture().shape
    assert saved.shape[:2] == pytest.approx((height + 56, width), abs=1)  # and the legend below
    assert drawn_share(saved[:height - 2]) > 0.05

    for button in eye.viewer.locator("button").all():
        assert button.get_attribute("aria-label") or button.inner_text().strip()


def test_the_focus_ring_shows_for_the_keyboard(eye) -> None:
    eye.show(("part", "part"))
    eye.viewer.get_by_role("button", name="Help").focus()
    eye.page.keyboard.press("Tab")
    ring = eye.viewer.locator(".view").evaluate("view => getComputedStyle(view, '::after').borderTopWidth")
    assert ring == "2px"


def test_standard_views_look_along_the_files_axes(eye) -> None:
    eye.show(("part", "part"))
    for name, direction in {"front": [0, -1, 0], "top": [0, 0, 1], "right": [1, 0, 0], "left": [-1, 0, 0]}.items():
        eye.viewer.get_by_label("Standard view").select_option(name)
        camera = eye.state["camera"]
        away = np.array(camera["position"]) - np.array(camera["target"])
        assert away / np.linalg.norm(away) == pytest.approx(direction, abs=1e-4), name
        assert camera["target"] == pytest.approx(MIDDLE, abs=1e-4)
    eye.viewer.get_by_label("Standard view").select_option("front")  # x to the right, z up
    (x0, y0), (x1, y1) = eye.at(MIDDLE), eye.at(MIDDLE + [5, 0, 2])
    assert x1 > x0 + 5 and y1 < y0 - 2


def test_nothing_is_drawn_while_nothing_changes(eye) -> None:
    eye.show(("scan", "scan"), ("part", "part"))
    frames = -1
    for _ in range(20):  # on a busy machine the last pictures of the start come late
        before, frames = frames, eye.state["frames"]
        if frames == before:
            break
        eye.page.wait_for_timeout(300)
    eye.page.wait_for_timeout(500)
    assert eye.state["frames"] == frames
    eye.press("ArrowLeft")
    eye.until(f"s.frames > {frames}")


def test_a_mesh_that_is_no_longer_wanted_is_not_shown(eye) -> None:
    def late(route: Any) -> None:
        time.sleep(0.4)
        route.continue_()

    eye.page.route("**/runs/two/**", late)
    other = viewer_value([{"url": "/runs/two/grown.glb", "role": "part", "label": "Other run"}], version=1)
    eye.viewer.evaluate("(viewer, value) => { viewer.value = value }", other)
    eye.show(("part", "part"), version=7)
    eye.page.wait_for_timeout(700)
    assert [item["label"] for item in eye.state["items"]] == ["part"] and eye.state["version"] == 7


def test_same_file_is_not_read_again_and_a_changed_one_is(eye, site) -> None:
    path = site.folder / "runs" / "one" / "live.glb"
    box_glb(path, splits=1)
    assert eye.show(("live", "part"))["items"][0]["triangles"] == 12 * 4
    before = eye.state["items"][0]["serial"]
    assert eye.show(("live", "part"), version=2)["items"][0]["serial"] == before
    box_glb(path, splits=2)
    assert eye.show(("live", "part"), version=3)["items"][0]["triangles"] == 12 * 16


def test_phone_width(open_page) -> None:
    eye = open_page(size=(390, 700), has_touch=True)
    state = eye.show(("scan", "scan"), ("part", "part"), color="deviation")
    (_, top, width, _), (left, below, *_) = (pane["rect"] for pane in state["panes"])
    assert state["stacked"] and left == 0 and below > top and width > 380
    for keys in ("s", "2", "m", "w"):
        eye.press(keys)
        assert eye.page.evaluate("document.documentElement.scrollWidth") <= 390, keys
    assert eye.viewer.locator(".view").bounding_box()["height"] <= 0.67 * 700
    assert eye.button("See everything").bounding_box()["height"] >= 44
    assert drawn_share(eye.picture()) > 0.05


def test_dark_follows_the_page(eye) -> None:
    eye.show(("part", "part"))
    light = eye.picture()
    eye.page.evaluate("document.body.classList.add('dark')")
    eye.until("s.dark")
    dark = eye.picture()
    assert light[-4, -4].min() > 200 and dark[-4, -4].max() < 60
    eye.page.evaluate("document.body.classList.remove('dark')")
    eye.until("!s.dark")


def test_what_goes_wrong_is_said(eye) -> None:
    assert "Nothing to show yet." in eye.viewer.locator(".message").inner_text()
    assert "not there any more" in eye.show(("missing", "part"))["message"]
    assert "not a GLB" in eye.show(("text", "part"), version=2)["message"]
    state = eye.show(("part", "part"), ("missing", "scan"), version=3)
    assert state["message"] == "" and len(state["items"]) == 1  # one is better than none
    assert "missing: The file is not there any more" in eye.viewer.locator(".notice").inner_text()
    away = viewer_value([{"url": "https://example.org/part.glb", "role": "part"}], version=4)
    eye.viewer.evaluate("(viewer, value) => { viewer.value = value }", away)
    assert "from this site only" in eye.until("s.ready && s.message")["message"]
    assert not [url for url in eye.page.asked if "example.org" in url]
    assert eye.show(("part", "part"), version=5)["message"] == ""


def test_below_a_path_of_a_proxy(open_page, site) -> None:
    eye = open_page("/bare?root=/lab")
    assert eye.show(("part", "part"))["items"][0]["triangles"] == 12 * 16
    assert f"{site.url}/lab/runs/one/part.glb" in eye.page.asked


def test_without_webgl_there_is_a_sentence_and_the_poster(launch, site) -> None:
    browser = launch("--disable-3d-apis")
    page = browser.new_page()
    page.goto(f"{site.url}/bare")
    page.wait_for_function("() => customElements.get('showfloor-viewer')")
    poster = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    value = viewer_value([{"url": "/runs/one/part.glb", "role": "part"}], poster=poster)
    viewer = page.locator("showfloor-viewer")
    viewer.evaluate("(viewer, value) => { viewer.value = value }", value)
    assert "can't draw in 3D" in viewer.locator(".message").inner_text()
    assert viewer.locator(".message img").get_attribute("src") == poster
    assert viewer.evaluate("viewer => viewer.state.webgl") is False
    browser.close()


@pytest.mark.parametrize("wrong", [
    {"items": [{"url": "/a.glb", "role": "cad"}]},
    {"items": [{"url": "", "role": "part"}]},
    {"items": [], "layout": "grid"},
    {"items": [], "color": "rainbow"},
])
def test_viewer_value_refuses_what_the_viewer_does_not_know(wrong: dict[str, Any]) -> None:
    items = wrong.pop("items")
    with pytest.raises(ValueError):
        viewer_value(items, **wrong)
