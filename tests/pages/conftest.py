"""One lab with its web server for all browser tests, a browser, and visitors whose every request is looked at."""

from __future__ import annotations

import os
import shutil
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # the server and the run host find the gated engine there, too

from served import HOLE, LENGTH, THICKNESS, WIDTH, Lab

from app.settings import Settings, load_settings

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = [
    "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
]  # fmt: skip
WEBGL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
NO_WEBGL = ["--disable-gpu", "--disable-3d-apis"]  # drawing in software takes most of a small machine


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory, end_host: Callable[[Settings], None]) -> Iterator[Lab]:
    """The lab with Mesh to CAD behind a gate (see gated.py)."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = load_settings(
        {}, data=tmp_path_factory.mktemp("pages") / "lab", port=port, extra_systems=("gated:SYSTEMS",), max_cpus=2,
        disk_reserve_mb=0, host_idle_s=30,
    )  # fmt: skip
    made = Lab(settings, f"http://127.0.0.1:{port}")
    made.start()
    yield made
    made.kill()
    end_host(settings)


@pytest.fixture(scope="session")
def plate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plate with four holes as a fine STL, in mm."""
    import cadquery as cq

    part = cq.Workplane().box(LENGTH, WIDTH, THICKNESS).faces(">Z").workplane().rarray(44, 26, 2, 2).hole(HOLE)
    path = tmp_path_factory.mktemp("parts") / "plate.stl"
    cq.exporters.export(part, str(path), tolerance=0.002, angularTolerance=0.05)
    return path


@pytest.fixture
def gated_plate(plate: Path, tmp_path: Path) -> Path:
    """The plate under a name that makes its run wait at the gate."""
    return Path(shutil.copy(plate, tmp_path / "gate_plate.stl"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests are marked, and come last: Playwright keeps an event loop in this thread until it is stopped."""
    for item in items:
        if "launch" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def launch() -> Iterator[Callable[..., Any]]:
    """``launch(*switches)``: a headless Chromium of one's own; one Playwright drives all, it allows no second in a process."""
    playwright_api = pytest.importorskip("playwright.sync_api")
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine; make test installs it")
    with playwright_api.sync_playwright() as tool:
        yield lambda *switches: tool.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *switches])


@pytest.fixture(scope="session")
def browsers(launch: Callable[..., Any]) -> Iterator[Callable[[bool], Any]]:
    """``browsers(webgl)``: a headless Chromium with or without 3D, started when first asked for."""
    made: dict[bool, Any] = {}

    def browser(webgl: bool) -> Any:
        if webgl not in made:
            made[webgl] = launch(*(WEBGL if webgl else NO_WEBGL))
        return made[webgl]

    yield browser
    for one in made.values():
        one.close()


NewVisitor = Callable[..., Any]


@pytest.fixture
def visitor(browsers: Callable[[bool], Any], lab: Lab) -> Iterator[NewVisitor]:
    """``visitor(width=1280, height=900, webgl=False)``: a page in a browser profile of its own.

    When the test ends, no page may have asked another host for anything, or have met an error in its scripts.
    """
    contexts, foreign, errors = [], [], []

    def new(width: int = 1280, height: int = 900, webgl: bool = False, **options: Any) -> Any:
        context = browsers(webgl).new_context(viewport={"width": width, "height": height}, base_url=lab.url, **options)
        context.set_default_timeout(30_000)
        contexts.append(context)

        def look(request: Any) -> None:
            if not request.url.startswith((f"{lab.url}/", "data:", "blob:")):
                foreign.append(request.url)

        context.on("request", look)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        return context.new_page()

    yield new
    for context in contexts:
        context.close()
    assert not foreign, f"requests to other hosts: {foreign}"
    assert not errors, f"errors in the page: {errors}"
