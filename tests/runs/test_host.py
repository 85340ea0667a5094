"""How runs end, well and badly, and what the host makes of the machine."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
import toy
from hypothesis import given
from hypothesis import strategies as st

from app.runs import host as hosting
from app.runs.client import Client
from app.runs.executors import Exit
from app.runs.host import AnotherHost, Host, end_note, fitting

Until = Callable[..., None]


def running(client: Client, run: str, files: int = 2) -> bool:
    """Whether the run goes on and has shown its first files."""
    view = client.get(run)
    return view.state == "running" and view.last_event >= 3 + files


@contextlib.contextmanager
def stepping(client: Client) -> Iterator[Until]:
    """A host within the test's own process: ``step_until(lambda: …)`` lets it work until something is so."""
    host = Host(client.settings)

    def step_until(so: Callable[[], bool], seconds: float = 10) -> None:
        end = time.monotonic() + seconds
        while not so():
            assert time.monotonic() < end, "it did not come to be so"
            host.step(0.05)

    try:
        yield step_until
    finally:
        host.close()


# ends


@pytest.mark.parametrize(
    ("act", "kind", "said"),
    [
        ("input_error", "input", "The text has no vowels; give another text."),
        ("bug", "bug", "ValueError: a toy's bug"),
        ("segfault", "crash", "kernel or another native library of Toy toy crashed (SIGSEGV)"),
        ("killed", "crash", "SIGKILL"),
        ("memory_error", "limit", "more memory than there is"),
        ("no_result", "bug", "ended without a result"),
        ("outside", "bug", "'../log.txt', which is no file of its folder"),
        ("missing_file", "bug", "'part.step', which is no file of its folder"),
    ],
)
def test_a_run_that_fails_says_why_in_one_line_and_the_next_works(lab: Client, act: str, kind: str, said: str) -> None:
    run = lab.submit("toy", {"act": act})
    after = lab.submit("toy", {})
    view = lab.wait(run, 10)
    assert (view.state, view.error_kind) == ("failed", kind)
    assert said in view.error
    assert "\n" not in view.error
    assert view.artifacts == {"early.txt": "early.txt", "picture.png": "picture.png"}
    assert lab.events(run)[-1][1].error == view.error
    assert lab.wait(after, 10).state == "done"
    if kind == "bug":
        assert "Traceback" in lab.log(run)
    if kind == "input":
        assert lab.log(run) == ""


def test_a_crash_in_native_code_leaves_a_traceback_in_the_log(lab: Client) -> None:
    run = lab.submit("toy", {"act": "segfault"})
    lab.wait(run, 10)
    assert "Segmentation fault" in lab.log(run)
    assert "toy.py" in lab.log(run)


def test_what_a_run_prints_goes_to_its_log(lab: Client) -> None:
    run = lab.submit("toy", {"act": "prints"})
    assert lab.wait(run, 10).state == "done"
    assert "said by the toy" in lab.log(run)
    assert "said by native code" in lab.log(run)


def test_the_fraction_never_falls(lab: Client) -> None:
    run = lab.submit("toy", {"act": "falls"})
    lab.wait(run, 10)
    fractions = [entry.fraction for _, entry in lab.events(run) if entry.type == "progress"]
    assert fractions == sorted(fractions)
    assert 0.8 in fractions and 0.2 not in fractions


def test_numbers_that_are_none_are_stored_as_none(lab: Client) -> None:
    view = lab.wait(lab.submit("toy", {"act": "not_finite"}), 10)
    assert view.state == "done"
    assert (view.figures["bad"], view.figures["good"]) == (None, 1.0)


def test_the_result_is_the_end_of_a_run(lab: Client) -> None:
    view = lab.wait(lab.submit("toy", {"act": "after_result"}), 10)
    assert (view.state, view.error) == ("done", "")


def test_the_exit_of_a_process_is_put_into_words() -> None:
    system = toy.SYSTEMS[0]
    assert end_note(system, Exit(code=3)).error_kind == "bug"
    assert "SIGABRT" in end_note(system, Exit(signal=signal.SIGABRT)).error


# cancel and limits


@pytest.mark.parametrize("act", ["native", "stubborn", "sleep"])
def test_cancel_ends_the_run_at_once_and_keeps_what_was_shown(lab: Client, until: Until, act: str) -> None:
    run = lab.submit("toy", {"act": act, "seconds": 300})
    until(lambda: running(lab, run))
    process = lab.store.run(run)["process"]
    before = time.monotonic()
    assert lab.cancel(run)
    view = lab.wait(run, 5)
    assert time.monotonic() - before < 1.5
    assert (view.state, view.error) == ("cancelled", "")
    assert not psutil.pid_exists(process)
    assert lab.file(run, "early.txt").read_text() == "early"
    assert [e.state for _, e in lab.events(run) if e.type == "state"] == ["queued", "running", "cancelling", "cancelled"]
    assert not lab.cancel(run)


def test_cancel_ends_what_the_run_has_started(lab: Client, until: Until) -> None:
    run = lab.submit("toy", {"act": "grandchild"})
    until(lambda: running(lab, run, files=3))
    child = int(lab.file(run, "child.txt").read_text())
    assert psutil.Process(child).name() == "sleep"
    lab.cancel(run)
    lab.wait(run, 5)
    until(lambda: not psutil.pid_exists(child) or psutil.Process(child).status() == psutil.STATUS_ZOMBIE)


def test_a_waiting_run_is_cancelled_without_ever_starting(make_lab: Callable[..., Client]) -> None:
    client = make_lab(start_host=False)
    run = client.submit("toy", {})
    assert client.cancel(run)
    view = client.get(run)
    assert (view.state, view.started, view.elapsed) == ("cancelled", None, 0.0)


def test_the_time_limit_ends_native_code(lab: Client) -> None:
    view = lab.wait(lab.submit("toy-short", {"act": "native"}), 10)
    assert (view.state, view.error_kind) == ("failed", "limit")
    assert "time limit of 0.5 s" in view.error
    assert view.elapsed < 3
    assert "early.txt" in view.artifacts


def test_the_memory_limit_ends_the_run(lab: Client) -> None:
    view = lab.wait(lab.submit("toy-small", {"act": "memory"}), 20)
    assert (view.state, view.error_kind) == ("failed", "limit")
    assert "memory limit of 0.4 GB" in view.error
    assert 0.4 < view.peak_memory_gb < 1.5


def test_settings_cap_the_limits_of_systems(make_lab: Callable[..., Client]) -> None:
    client = make_lab(start_host=False, max_seconds=0.4)
    run = client.submit("toy", {"act": "native"})
    with stepping(client) as step_until:
        step_until(lambda: client.get(run).ended)
    assert "time limit of 0.4 s" in client.get(run).error


# the machine


def test_a_queued_run_starts_soon(lab: Client) -> None:
    waits = []
    for _ in range(3):
        view = lab.wait(lab.submit("toy", {}), 10)
        waits.append(view.started - view.created)
    assert min(waits) < 0.3


def test_two_runs_go_on_at_once_and_a_third_waits(lab: Client, until: Until) -> None:
    runs = [lab.submit("toy", {"act": "sleep", "seconds": 60}) for _ in range(3)]
    until(lambda: running(lab, runs[0]) and running(lab, runs[1]))
    assert lab.get(runs[2]).state == "queued"
    assert lab.queue_position(runs[2]) == 1
    lab.cancel(runs[0])
    until(lambda: running(lab, runs[2]))
    for run in runs[1:]:
        lab.cancel(run)
        lab.wait(run, 5)


def test_a_run_that_needs_both_cpus_goes_alone_and_is_not_overtaken(lab: Client, until: Until) -> None:
    narrow = lab.submit("toy", {"act": "sleep", "seconds": 60})
    until(lambda: running(lab, narrow))
    wide = lab.submit("toy-wide", {"act": "sleep", "seconds": 0.2})
    late = lab.submit("toy", {})
    time.sleep(0.4)
    assert (lab.get(wide).state, lab.get(late).state) == ("queued", "queued")
    lab.cancel(narrow)
    first, second = lab.wait(wide, 10), lab.wait(late, 10)
    assert first.finished <= second.started


def test_the_child_gets_its_share_of_threads_and_no_gpu(lab: Client) -> None:
    data = lab.wait(lab.submit("toy", {"act": "environment"}), 10).data
    assert data == {"CUDA_VISIBLE_DEVICES": "", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    data = lab.wait(lab.submit("toy-wide", {"act": "environment"}), 10).data
    assert data["OMP_NUM_THREADS"] == "2"


def test_a_run_that_needs_a_gpu_says_so_where_there_is_none(lab: Client) -> None:
    view = lab.wait(lab.submit("toy-gpu", {}), 10)
    assert (view.state, view.error_kind) == ("failed", "limit")
    assert "needs 1 GPU(s), this machine gives 0" in view.error


def test_a_gpu_is_given_to_one_run_at_a_time(make_lab: Callable[..., Client], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "3,5")  # as a scheduler would name them
    client = make_lab(start_host=False, max_cpus=4)
    with stepping(client) as step_until:
        holding = client.submit("toy-gpu", {"act": "sleep", "seconds": 60})
        step_until(lambda: running(client, holding))
        other = client.submit("toy-gpu", {"act": "environment"})
        step_until(lambda: client.get(other).ended)
        assert client.get(other).data["CUDA_VISIBLE_DEVICES"] == "5"
        second = client.submit("toy-gpu", {"act": "sleep", "seconds": 60})
        step_until(lambda: running(client, second))
        third = client.submit("toy-gpu", {"act": "environment"})
        without = client.submit("toy", {})
        step_until(lambda: client.get(without).ended)  # a run without a GPU may overtake
        assert client.get(third).state == "queued"
        client.cancel(holding)
        step_until(lambda: client.get(third).ended)
        assert client.get(third).data["CUDA_VISIBLE_DEVICES"] == "3"


needs = st.tuples(st.integers(1, 4), st.integers(0, 2))


@given(st.lists(needs, max_size=12), st.integers(0, 4), st.integers(0, 2))
def test_what_starts_fits_and_nobody_is_overtaken_with_what_he_lacks(
    wanted: list[tuple[int, int]], cpus: int, gpus: int
) -> None:
    chosen = fitting(wanted, cpus, gpus)
    assert chosen == sorted(set(chosen))
    assert sum(wanted[i][0] for i in chosen) <= cpus
    assert sum(wanted[i][1] for i in chosen) <= gpus
    if wanted and wanted[0][0] <= cpus and wanted[0][1] <= gpus:
        assert chosen[:1] == [0]
    for first in set(range(len(wanted))) - set(chosen):
        before = [i for i in chosen if i < first]
        free = (cpus - sum(wanted[i][0] for i in before), gpus - sum(wanted[i][1] for i in before))
        for kind in (0, 1):
            if wanted[first][kind] > free[kind]:
                assert all(wanted[i][kind] == 0 for i in chosen if i > first)


# hosts come and go


def host_process(client: Client) -> psutil.Process:
    return psutil.Process(client.store.hosts()[0]["process"])


def test_a_killed_host_loses_its_runs_and_the_queue_goes_on(make_lab: Callable[..., Client], until: Until) -> None:
    client = make_lab(max_cpus=1)
    lost = client.submit("toy", {"act": "native"})
    until(lambda: running(client, lost))
    waiting = client.submit("toy", {})
    child = psutil.Process(client.store.run(lost)["process"])
    host_process(client).kill()
    until(lambda: not child.is_running() or child.status() == psutil.STATUS_ZOMBIE)  # it dies with its host
    view = client.wait(lost, 10)
    assert view.state == "lost"
    assert "Run it again" in view.error
    assert client.file(lost, "early.txt").read_text() == "early"
    assert "early.txt" in view.artifacts
    assert client.wait(waiting, 10).state == "done"
    again = client.rerun(lost, act="work")
    assert client.wait(again, 10).state == "done"


def test_a_run_outlives_the_process_that_submitted_it(make_lab: Callable[..., Client], until: Until) -> None:
    client = make_lab()
    code = (
        "import sys, time, toy; from app.settings import load_settings; from app.runs.client import Client;"
        "c = Client(load_settings()); c.attend();"
        "print(c.submit('toy', {'seconds': 1.0, 'steps': 10}), flush=True); time.sleep(60)"
    )
    environment = os.environ | client.settings.environment() | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    web = subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True)
    run = web.stdout.readline().strip()
    until(lambda: running(client, run))
    web.kill()
    web.wait()
    web.stdout.close()
    view = client.wait(run, 10)
    assert view.state == "done"
    assert view.started < view.finished - 0.9


def test_one_host_a_data_folder(make_lab: Callable[..., Client]) -> None:
    client = make_lab(start_host=False)
    data = client.settings.data
    assert not hosting.host_lives(data)
    host = Host(client.settings)
    assert hosting.host_lives(data)
    with pytest.raises(AnotherHost):
        Host(client.settings, wait_for_lock_s=0.1)
    host.close()
    assert not hosting.host_lives(data)


def test_a_host_without_work_and_clients_ends(make_lab: Callable[..., Client], until: Until) -> None:
    client = make_lab(host_idle_s=0.5)
    assert client.wait(client.submit("toy", {}), 10).state == "done"
    until(lambda: not hosting.host_lives(client.settings.data))
    assert client.wait(client.submit("toy", {}), 10).state == "done"  # the next submit starts another


def test_a_host_with_other_settings_is_replaced(make_lab: Callable[..., Client], until: Until) -> None:
    client = make_lab(max_cpus=1)
    client.wait(client.submit("toy", {}), 10)
    old = host_process(client)
    client.ensure_host(renew=True)
    assert host_process(client) == old
    other = make_lab(max_cpus=2)
    other.ensure_host(renew=True)
    until(lambda: bool(client.store.hosts()) and host_process(client) != old)
    assert other.wait(other.submit("toy-wide", {"act": "environment"}), 10).data["OMP_NUM_THREADS"] == "2"


def test_a_stopped_host_says_that_its_runs_are_lost(make_lab: Callable[..., Client], until: Until) -> None:
    client = make_lab()
    run = client.submit("toy", {"act": "native"})
    until(lambda: running(client, run))
    host_process(client).send_signal(signal.SIGTERM)
    until(lambda: client.get(run).state == "lost")
    assert "was stopped" in client.get(run).error


# housekeeping


def ended(client: Client, finished: float, size: int = 1000, **columns: Any) -> str:
    run = client.submit("toy", {})
    client.store.transition(run, ("queued",), "done", finished=finished, bytes=size, **columns)
    return run


def test_retention_by_age(make_lab: Callable[..., Client]) -> None:
    client = make_lab(start_host=False, retention_days=2, max_queued=1000)
    day, now = 86400, time.time()
    old, pinned, young = ended(client, now - 3 * day), ended(client, now - 3 * day, pinned=True), ended(client, now - day)
    host = Host(client.settings)
    host._tidy()
    host.close()
    assert [view.id for view in client.list()] == [young, pinned]
    assert not client.store.run_folder(old).exists()
    assert client.store.run_folder(pinned).exists()


def test_retention_by_size_takes_the_oldest_first_and_spares_pinned_and_active(make_lab: Callable[..., Client]) -> None:
    client = make_lab(start_host=False, retention_gb=1, max_queued=1000)
    now, gb = time.time(), 10**9
    pinned = ended(client, now - 50, size=gb // 2, pinned=True)
    runs = [ended(client, now - 40 + i, size=gb // 4) for i in range(4)]
    active = client.submit("toy", {})
    host = Host(client.settings)
    host._tidy()
    host.close()
    assert {view.id for view in client.list()} == {pinned, active, *runs[2:]}


def test_folders_of_submissions_that_never_came_to_be_are_swept(make_lab: Callable[..., Client]) -> None:
    client = make_lab(start_host=False)
    run = client.submit("toy", {})
    stray, fresh = (client.settings.data / "runs" / name for name in ("stray", "fresh"))
    for folder in (stray, fresh):
        (folder / "input").mkdir(parents=True)
    long_ago = time.time() - 7200
    os.utime(stray, (long_ago, long_ago))
    host = Host(client.settings)
    host._tidy()
    host.close()
    assert not stray.exists()
    assert fresh.exists() and client.store.run_folder(run).exists()  # one is just being copied, one waits


def test_a_data_folder_can_be_moved(make_lab: Callable[..., Client], text: Path, tmp_path: Path) -> None:
    client = make_lab("here", start_host=False)
    run = client.submit("toy", {"text": text})
    client.close()
    (tmp_path / "here").rename(tmp_path / "there")
    moved = make_lab("there", start_host=False)
    with stepping(moved) as step_until:
        step_until(lambda: moved.get(run).ended)
    assert moved.get(run).figures["bytes"] == 11


def test_warm_modules_that_cannot_be_imported_are_passed_over(
    make_lab: Callable[..., Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = make_lab(start_host=False)
    host = Host(client.settings)
    host._to_warm = ["no_such_module_at_all", "colorsys"]
    sys.modules.pop("colorsys", None)
    while host._to_warm:
        host.step(0)
    assert "colorsys" in sys.modules
    host.close()
