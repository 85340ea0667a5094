"""What the host makes of an engine's events, for any engine."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
import toy
from hypothesis import given
from hypothesis import strategies as st

from app.runs.executors import BrokenContract, Job, Note, _checked, carry_out
from engines.contract import EVENT, Metric, Preview, Progress, Result, System

number = st.floats(allow_nan=True, allow_infinity=True)
events = st.lists(
    st.one_of(
        st.builds(Progress, stage=st.text(max_size=5), fraction=st.floats(0, 1)),
        st.builds(Metric, name=st.just("m"), value=number, step=st.integers(0, 9)),
        st.builds(Preview, kind=st.just("k"), caption=st.text(max_size=5)),
    ),
    max_size=20,
)
END = Result(figures={"a": 1.0}, artifacts={})


def system_of(said: list) -> System:
    def run(_params: toy.ToyParams, _folder: Path) -> Iterator:
        yield from said

    return dataclasses.replace(toy.SYSTEMS[0], run=run)


@given(events, st.floats(allow_nan=True, allow_infinity=True))
def test_what_comes_out_is_readable_rising_and_ends_with_the_result(said: list, figure: float) -> None:
    result = Result(figures={"a": figure}, artifacts={})
    found = list(_checked(system_of([*said, result, Progress(stage="late", fraction=0)]), {}, Path()))
    assert found[-1] == result or figure != figure
    fractions = [event.fraction for event in found if isinstance(event, Progress)]
    given_fractions = [event.fraction for event in said if isinstance(event, Progress)]
    assert fractions == [max(given_fractions[: i + 1]) for i in range(len(given_fractions))]
    for event in found:
        EVENT.validate_json(event.model_dump_json())  # NaN and infinities have become null or are gone
    kept = [event for event in said if not isinstance(event, Metric)]
    assert [type(event) for event in found[:-1] if not isinstance(event, Metric)] == [type(event) for event in kept]


@given(events)
def test_an_engine_without_a_result_breaks_its_promise(said: list) -> None:
    with pytest.raises(BrokenContract, match="without a result"):
        list(_checked(system_of(said), {}, Path()))


@pytest.mark.parametrize("name", ["../secret", "/etc/hostname", "absent.step", "."])
def test_a_file_that_is_not_in_the_folder_is_not_named(tmp_path: Path, name: str) -> None:
    (tmp_path / "secret").touch()
    (tmp_path / "out").mkdir()
    for event in (Preview(kind="k", path=name), Result(figures={}, artifacts={"part": name})):
        with pytest.raises(BrokenContract):
            list(_checked(system_of([event, END]), {}, tmp_path / "out"))


def test_an_engine_is_closed_when_its_run_fails(tmp_path: Path) -> None:
    closed = []

    def run(_params: toy.ToyParams, _folder: Path) -> Iterator:
        try:
            yield Preview(kind="k", path="absent")
        finally:
            closed.append(True)

    said: list[str] = []
    carry_out(Job("r", dataclasses.replace(toy.SYSTEMS[0], run=run), {}, tmp_path, tmp_path / "log.txt"), said.append)
    assert closed == [True]
    assert Note.model_validate_json(said[-1]).error_kind == "bug"


@pytest.mark.parametrize(
    ("error", "kind"),
    [(OSError(28, "No space left on device"), "limit"), (MemoryError(), "limit"), (OSError(2, "gone"), "bug")],
)
def test_a_full_disk_and_memory_are_limits(tmp_path: Path, error: Exception, kind: str) -> None:
    def run(_params: toy.ToyParams, _folder: Path) -> Iterator:
        raise error
        yield

    said: list[str] = []
    carry_out(Job("r", dataclasses.replace(toy.SYSTEMS[0], run=run), {}, tmp_path, tmp_path / "log.txt"), said.append)
    assert Note.model_validate_json(said[-1]).error_kind == kind
    assert "Traceback" in (tmp_path / "log.txt").read_text()


def test_a_very_long_error_is_cut_to_one_readable_line(tmp_path: Path) -> None:
    def run(_params: toy.ToyParams, _folder: Path) -> Iterator:
        raise RuntimeError("line\n" * 1000)
        yield

    said: list[str] = []
    carry_out(Job("r", dataclasses.replace(toy.SYSTEMS[0], run=run), {}, tmp_path, tmp_path / "log.txt"), said.append)
    error = Note.model_validate_json(said[-1]).error
    assert "\n" not in error and len(error) < 400
