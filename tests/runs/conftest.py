"""A lab with the toy systems: one with a real host that many tests share, and one a test for those that break it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.runs.client import Client
from app.settings import load_settings

sys.path.insert(0, str(Path(__file__).parent))  # the host finds the toys where this process does
TOYS = ("toy:SYSTEMS",)


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory, end_host: Callable[[Any], None]) -> Iterator[Client]:
    """A client of a lab whose host is up: two CPUs, no GPU."""
    data = tmp_path_factory.mktemp("lab")
    own: dict[str, Any] = {"max_cpus": 2, "max_gpus": 0, "warm": False, "host_idle_s": 60, "disk_reserve_mb": 0}
    settings = load_settings({}, data=data, extra_systems=TOYS, **own)
    client = Client(settings)
    client.wait(client.submit("toy", {}), timeout=20)
    yield client
    client.close()
    end_host(settings)


@pytest.fixture
def make_lab(make_settings: Callable[..., Any]) -> Iterator[Callable[..., Client]]:
    """``make_lab(max_cpus=1)``: a client of a lab of the test's own. ``start_host=False`` leaves it without a host."""
    clients: list[Client] = []

    def make(name: str = "lab", *, start_host: bool = True, **changes: Any) -> Client:
        clients.append(Client(make_settings(name, extra_systems=TOYS, **changes), start_host=start_host))
        return clients[-1]

    yield make
    for client in clients:
        client.close()


@pytest.fixture
def text(tmp_path: Path) -> Path:
    """An input file of 11 bytes."""
    path = tmp_path / "hello world.txt"
    path.write_bytes(b"hello world")
    return path


@pytest.fixture
def until() -> Callable[..., None]:
    """``until(lambda: …)``: wait for something to be so; the test fails after ten seconds."""

    def wait_until(so: Callable[[], bool], seconds: float = 10) -> None:
        end = time.monotonic() + seconds
        while not so():
            assert time.monotonic() < end, "it did not come to be so"
            time.sleep(0.02)

    return wait_until
