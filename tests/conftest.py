"""What all tests share: one thread for each numeric library, labs in folders of their own, no process left behind."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
os.environ["GRADIO_ANALYTICS_ENABLED"] = "False"
for _name in [name for name in os.environ if name.startswith("SHOWFLOOR_")]:
    del os.environ[_name]  # the tests' labs don't depend on how the person's own lab is set

import psutil  # noqa: E402 (the environment first: libraries read it as they load)
import pytest  # noqa: E402

from app.runs.client import stop_thread_host  # noqa: E402
from app.runs.store import Store  # noqa: E402
from app.settings import Settings, load_settings  # noqa: E402


def _end_host(settings: Settings) -> None:
    """Kill the run host of a test's lab, and with it the runs that go on."""
    stop_thread_host(settings)
    store = Store(settings)
    for row in store.hosts():
        try:
            host = psutil.Process(row["process"])
            if host.pid != os.getpid() and abs(host.create_time() - row["process_created"]) < 1:
                host.kill()
                host.wait(5)
        except psutil.NoSuchProcess:
            continue
    store.close()


@pytest.fixture(scope="session")
def end_host() -> Callable[[Settings], None]:
    """Kills a lab's run host: for fixtures that outlive a test."""
    return _end_host


MakeSettings = Callable[..., Settings]


@pytest.fixture
def make_settings(tmp_path: Path) -> Iterator[MakeSettings]:
    """Settings of labs that live under the test's folder; their hosts end with the test. ``make_settings(max_cpus=1)``."""
    made: list[Settings] = []

    def make(name: str = "lab", **changes: Any) -> Settings:
        own = {"data": tmp_path / name, "host_idle_s": 20, "warm": False, "disk_reserve_mb": 0}
        made.append(load_settings({}, **own | changes))
        return made[-1]

    yield make
    for settings in made:
        if settings.data.exists():
            _end_host(settings)


@pytest.fixture
def free_port() -> int:
    """A port that nothing listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
