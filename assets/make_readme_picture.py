"""Takes the pictures in docs/pictures/ from the lab itself: python assets/make_readme_picture.py [--sample NAME] [--only WORD]

Starts a server with an empty data folder, fits a sample in a real browser, and photographs each page: 1280 pixels wide in
light and dark, and on a phone of 390. The README shows ``mesh-to-cad.png``.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import psutil
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-quic", "--no-first-run", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
README_SIZE = {"width": 1280, "height": 1150}
VIEWS = {
    "light": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light", "has_touch": True, "is_mobile": True},
}


@contextmanager
def served(data: Path) -> Iterator[str]:
    """The address of a lab with that data folder; server and run host end with the block."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {**os.environ, "SHOWFLOOR_DATA": str(data), "SHOWFLOOR_PORT": str(port), "SHOWFLOOR_ALL_RUNS": "1"}
    env["SHOWFLOOR_HOST_IDLE_S"] = "15"
    server = subprocess.Popen([sys.executable, "-m", "app", "serve"], cwd=ROOT, env=env, stdout=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}"
        for _ in range(300):
            with suppress(OSError):
                urllib.request.urlopen(f"{address}/healthz", timeout=2)
                break
            time.sleep(0.2)
        else:
            sys.exit("The server did not come up.")
        yield address
    finally:
        hosts = psutil.Process(server.pid).children(recursive=True)
        server.send_signal(signal.SIGTERM)
        server.wait(15)
        for host in hosts:
            with suppress(psutil.NoSuchProcess):
                host.kill()


def still(page: Page) -> None:
    """Waits until pictures, fonts and the 3D view are there."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(2500)  # the page polls for as long as it is open, so the network is never idle


def keep(page: Page, name: str, whole: bool = False) -> None:
    """Saves what the page shows, or the whole page."""
    if whole:  # on a whole page what sticks to the window's edge would stand in the middle
        page.add_style_tag(content=".gradio-container .sf-go, .gradio-container #sf-input { position: static }")
    picture = Image.open(io.BytesIO(page.screenshot(full_page=whole))).convert("RGB")
    picture.save(PICTURES / f"{name}.png", optimize=True)


def fit(browser: Browser, address: str, sample: str, only: str) -> str:
    """Runs Mesh to CAD on a sample, photographing it on the way; the id of the run."""
    page = browser.new_page(viewport=README_SIZE, color_scheme="light", base_url=address)
    page.goto("/mesh-to-cad")
    page.locator("#sf-gallery button", has_text=sample).click()
    page.locator("#input-mesh").get_by_text(".stl").first.wait_for()
    page.locator("#sf-fit").click()
    page.locator("[data-run-state=running]").wait_for()
    done = page.locator("[data-run-state=done]")
    failed = page.locator("[data-run-state=failed]")
    with suppress(Exception):  # a quick run may be over before its curve has three points
        page.locator(".sf-field i:nth-of-type(3)").wait_for(timeout=120_000, state="attached")
        still(page)
        if only in "mesh-to-cad-running" and done.count() == 0:
            keep(page, "mesh-to-cad-running")
    done.or_(failed).wait_for(timeout=900_000)
    if failed.count():
        sys.exit(f"The run failed: {failed.inner_text()}")
    run = page.evaluate("new URLSearchParams(location.search).get('run')")
    page.close()
    return run


def drawn(browser: Browser, address: str) -> str:
    """Draws the first sample picture; the id of the run."""
    page = browser.new_page(viewport=README_SIZE, base_url=address)
    page.goto("/picture-to-cad")
    page.locator("#sf-gallery button").first.click()
    page.wait_for_function("document.querySelector('.sf-stagebox img')?.naturalWidth > 0")
    still(page)
    return finished(page, "#sf-fit")


def sampled(browser: Browser, address: str, page_name: str, title: str, file: str) -> str:
    """Runs a page on the sample of that title, once its file is in the form; the id of the run."""
    page = browser.new_page(viewport=README_SIZE, base_url=address)
    page.goto(f"/{page_name}")
    page.locator("#sf-gallery button", has_text=title).first.click()
    page.locator("#input-file").get_by_text(file).first.wait_for()
    still(page)
    return finished(page, "#sf-go")


def searched(browser: Browser, address: str) -> str:
    """Looks for a chair in the first ready house; the id of the run."""
    page = browser.new_page(viewport=README_SIZE, base_url=address)
    page.goto("/find-it")
    page.locator("#setting-goal textarea, #setting-goal input").first.fill("chair")
    still(page)
    return finished(page, "#sf-go")


MADE = {
    "picture-to-cad": drawn,
    "thin-surfaces": partial(sampled, page_name="thin-surfaces", title="Goblet", file="goblet"),
    "find-it": searched,
    "voice-and-emotion": partial(sampled, page_name="voice-and-emotion", title="Kennedy", file="kennedy"),
}
"""Page → what makes the run that it is pictured with."""


def compared(browser: Browser, address: str, run: str) -> str:
    """Compares the methods on the part of a fit; the id of the run."""
    page = browser.new_page(viewport=README_SIZE, base_url=address)
    page.goto(f"/compare?from={run}")
    page.locator("#sf-compare-go").wait_for()
    still(page)
    return finished(page, "#sf-compare-go")


def finished(page: Page, button: str) -> str:
    """Presses a button and waits for the end of its run."""
    page.locator(button).click()
    page.locator("[data-run-state=done]").wait_for(timeout=900_000)
    run = page.evaluate("new URLSearchParams(location.search).get('run')")
    page.close()
    return run


def photograph(browser: Browser, address: str, pages: dict[str, str], only: str) -> None:
    """Every page (name, path) in every view."""
    for view, options in VIEWS.items():
        page = browser.new_page(**options, base_url=address)
        for name, path in pages.items():
            if only not in f"{name}-{view}":
                continue
            page.goto(path)
            page.locator(".sf-card, [data-run-state=done], #sf-fit, #sf-go, #sf-compare-go, .sf-row").first.wait_for()
            still(page)
            keep(page, f"{name}-{view}", whole=True)
        page.close()
    if only in "mesh-to-cad":
        page = browser.new_page(viewport=README_SIZE, color_scheme="light", base_url=address)
        page.goto(pages["mesh-to-cad"])
        page.locator("[data-run-state=done]").wait_for()
        still(page)
        keep(page, "mesh-to-cad")
        page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", default="Bearing flange", help="title of the sample to fit")
    parser.add_argument("--only", default="", help="only pictures whose name contains this")
    asked = parser.parse_args()
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        sys.exit("No Chromium on the path; install it, then run this again.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=found, args=FLAGS)
        run = fit(browser, address, asked.sample, asked.only)
        pages = {"home": "/", "mesh-to-cad": f"/mesh-to-cad?run={run}", "mesh-to-cad-empty": "/mesh-to-cad"}
        for name, make in MADE.items():
            if any(asked.only in f"{name}-{view}" for view in VIEWS):
                pages[name] = f"/{name}?run={make(browser, address)}"
        if any(asked.only in f"compare-{view}" for view in VIEWS):
            pages["compare"] = f"/compare?run={compared(browser, address, run)}"
        photograph(browser, address, pages | {"runs": "/runs"}, asked.only)
        browser.close()
    print(*sorted(path.relative_to(ROOT).as_posix() for path in PICTURES.glob("*.png")), sep="\n")


if __name__ == "__main__":
    main()
