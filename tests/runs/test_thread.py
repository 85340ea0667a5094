"""Runs in threads of this process: where a run must have the visitor's request around it."""

from __future__ import annotations

import contextvars
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import toy

from app.runs.client import Client
from engines import registry
from engines.contract import Limits, Metric, Needs, Progress, Result, System

visitor: contextvars.ContextVar[str] = contextvars.ContextVar("visitor", default="nobody")


def steps(params: toy.ToyParams, folder: Path) -> Iterator[Progress | Metric | Result]:
    for step in range(200):
        time.sleep(0.02)
        yield Metric(name="step", value=step, step=step)
    yield Result(figures={}, artifacts={})


def who(params: toy.ToyParams, folder: Path) -> Iterator[Result]:
    yield Result(figures={}, artifacts={}, data={"visitor": visitor.get(), "thread": threading.current_thread().name})


@pytest.fixture
def threads(make_lab: Callable[..., Client]) -> Client:
    for name, run in (("steps", steps), ("who", who)):
        limits = Limits(seconds=1.0)
        registry.register(System(name, name, "", toy.PAPER, toy.ToyParams, run, Needs(), limits, listed=False))
    return make_lab(executor="thread", max_cpus=2)


def test_a_run_has_the_context_in_which_it_was_submitted(threads: Client) -> None:
    visitor.set("ann")
    ann = threads.submit("who", {})
    contextvars.Context().run(visitor.set, "unseen")
    bob = contextvars.copy_context()
    bob.run(visitor.set, "bob")
    other = bob.run(threads.submit, "who", {})
    assert threads.wait(ann, 10).data == {"visitor": "ann", "thread": f"run-{ann}"}
    assert threads.wait(other, 10).data["visitor"] == "bob"


def test_files_and_figures_arrive_as_from_a_process(threads: Client, text: Path) -> None:
    view = threads.wait(threads.submit("toy", {"text": text}), 10)
    assert (view.state, view.figures["bytes"]) == ("done", 11)
    assert threads.file(view.id, "count").read_text() == "11"


@pytest.mark.parametrize(("act", "kind"), [("input_error", "input"), ("bug", "bug"), ("no_result", "bug")])
def test_failures_are_said_as_from_a_process(threads: Client, act: str, kind: str) -> None:
    view = threads.wait(threads.submit("toy", {"act": act}), 10)
    assert (view.state, view.error_kind) == ("failed", kind)
    assert threads.wait(threads.submit("toy", {}), 10).state == "done"


def test_cancel_ends_a_thread_at_its_next_event(threads: Client, until: Callable[..., None]) -> None:
    run = threads.submit("steps", {})
    until(lambda: threads.get(run).last_event > 4)
    threads.cancel(run)
    view = threads.wait(run, 5)
    assert view.state == "cancelled"
    assert view.elapsed < 1.0


def test_the_time_limit_holds_for_a_thread(threads: Client) -> None:
    view = threads.wait(threads.submit("steps", {}), 10)
    assert (view.state, view.error_kind) == ("failed", "limit")
    assert 0.9 < view.elapsed < 3
