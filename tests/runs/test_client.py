"""What pages, API and command line rely on: submit and its refusals, watching, files, lists."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.runs import client as client_module
from app.runs.client import BadParams, Client, Entry, StateChange, UnknownFile, UnknownRun
from app.settings import Settings
from engines.contract import InputError, Metric, Preview, Progress, Result


async def seen(client: Client, run: str, after: int = 0, most: int = 10_000) -> list[tuple[int, Entry]]:
    found = []
    async for number, entry in client.watch(run, after):
        found.append((number, entry))
        if len(found) == most:
            break
    return found


# submit


def test_a_run_goes_from_submit_to_its_files(lab: Client, text: Path) -> None:
    run = lab.submit("toy", {"text": text, "steps": 4}, visitor="ann")
    view = lab.wait(run, 10)
    assert (view.state, view.error, view.error_kind) == ("done", "", "")
    assert view.title == "hello world.txt"
    assert view.visitor == "ann"
    assert view.figures["bytes"] == 11
    assert view.figures["seconds"] == pytest.approx(view.elapsed, abs=0.3)
    assert 0.005 < view.figures["peak_memory_gb"] < 2
    assert view.summary == "11 bytes"
    assert view.data == {"steps": 4}
    assert view.fraction == 1.0
    assert view.thumbnail == "picture.png"
    assert view.bytes >= 11 + len("early") + 8
    assert lab.file(run, "count").read_text() == "11"
    assert lab.file(run, "sub/result.txt") == lab.file(run, "count")


def test_the_input_is_copied_so_it_may_change_afterwards(lab: Client, text: Path) -> None:
    run = lab.submit("toy", {"text": text, "act": "sleep", "seconds": 0.3})
    text.unlink()
    view = lab.wait(run, 10)
    assert view.figures["bytes"] == 11
    assert view.inputs == {"text": view.out.parent / "input" / "hello world.txt"}
    assert view.params["text"] == str(view.inputs["text"])
    assert lab.file(run, "input/hello world.txt").read_bytes() == b"hello world"


def test_inputs_of_the_same_name_do_not_overwrite_each_other(lab: Client, text: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / text.name
    other.parent.mkdir()
    other.write_text("longer than the first")
    view = lab.wait(lab.submit("toy", {"text": text, "other": other}), 10)
    assert view.inputs["text"].read_bytes() == b"hello world"
    assert view.inputs["other"].read_text() == "longer than the first"


@given(st.text(min_size=1))
def test_any_file_name_becomes_a_safe_one(name: str) -> None:
    safe = client_module._safe_name(name)
    assert safe
    assert "/" not in safe and "\x00" not in safe and safe not in (".", "..")
    assert len(safe.encode()) < 400


def test_safe_names_keep_the_suffix() -> None:
    assert client_module._safe_name("a/b?<c>.STL") == "b__c_.STL"
    assert client_module._safe_name("Ünïcode part.stl") == "Ünïcode part.stl"


@pytest.mark.parametrize(
    ("params", "sentences"),
    [
        ({"steps": 0}, ["Steps must be at least 1; it is 0."]),
        ({"steps": 10_001}, ["Steps must be at most 10000; it is 10001."]),
        ({"seconds": -1}, ["Duration must be at least 0 s; it is -1."]),
        ({"seconds": "long"}, ["Duration must be a number; it is 'long'."]),
        ({"steps": 1.5}, ["Steps must be a whole number; it is 1.5."]),
        ({"loud": "maybe"}, ["Loud must be true or false; it is 'maybe'."]),
        ({"steps": 0, "loud": 7}, ["Steps must be at least 1; it is 0.", "Loud must be true or false; it is 7."]),
        ({"colour": 1}, ["There is no setting called 'colour'"]),
        ({"text": "/nowhere/a.txt"}, ["Text: there is no file '/nowhere/a.txt'; choose another."]),
        ({"text": "a\x00.txt"}, ["Text: "]),
        ({"text": "x" * 5000 + ".txt"}, ["Text: "]),
    ],
)
def test_bad_params_are_said_in_a_sentence_a_field(lab: Client, params: dict[str, Any], sentences: list[str]) -> None:
    before = lab.count()
    with pytest.raises(BadParams) as caught:
        lab.submit("toy", params)
    for field, sentence in zip(params, sentences, strict=True):
        assert sentence in caught.value.fields[field]
        assert sentence in str(caught.value)
    assert lab.count() == before


def test_strangers_may_not_say_what_the_machine_opens(tmp_path: Path) -> None:
    def open_to(host: str, trust: bool | None = None) -> Client:  # nothing is carried out: no host looks at this folder
        return Client(Settings(data=tmp_path, host=host, trust_visitors=trust), start_host=False)

    for field, value in {"judge_url": "http://10.0.0.1/v1", "scans": "/etc", "detector_model": "someone/model"}.items():
        with pytest.raises(BadParams, match="open to strangers") as caught:
            open_to("0.0.0.0").submit("psgnav", {field: value})
        assert list(caught.value.fields) == [field]
    assert open_to("0.0.0.0").submit("psgnav", {"goal": "bed"})
    assert open_to("127.0.0.1").submit("psgnav", {"scans": "/data"})
    assert open_to("0.0.0.0", trust=True).submit("psgnav", {"scans": "/data"})


def test_the_choices_are_named_when_one_is_wrong(lab: Client) -> None:
    with pytest.raises(BadParams, match=r"What happens must be one of 'work', .*; it is 'dance'\."):
        lab.submit("toy", {"act": "dance"})


def test_files_that_cannot_be_used_are_refused(lab: Client, tmp_path: Path) -> None:
    (tmp_path / "empty.txt").touch()
    (tmp_path / "picture.jpeg").write_text("x")
    for name, said in [("empty.txt", "is empty"), ("picture.jpeg", "choose one of .txt, .md"), (".", "is a folder")]:
        with pytest.raises(BadParams, match=said):
            lab.submit("toy", {"text": tmp_path / name})


def test_an_unknown_system_is_named_with_those_there_are(lab: Client) -> None:
    with pytest.raises(InputError, match=r"no system is called 'typewriter'; there are: .*toy"):
        lab.submit("typewriter", {})


def test_a_file_above_the_limit_is_refused(make_lab: Callable[..., Client], tmp_path: Path) -> None:
    client = make_lab(start_host=False, max_upload_mb=1)
    with (tmp_path / "big.txt").open("wb") as big:
        big.truncate(2_500_000)
    with pytest.raises(BadParams, match=r"'big.txt' has 2.5 MB; at most 1.0 MB are taken"):
        client.submit("toy", {"text": tmp_path / "big.txt"})
    assert list((client.settings.data / "runs").iterdir()) == []


def test_a_full_disk_refuses(make_lab: Callable[..., Client], text: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = make_lab(start_host=False, disk_reserve_mb=500)
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: usage(10**12, 10**12 - 4 * 10**8, 4 * 10**8))
    with pytest.raises(InputError, match=r"disk is full \(400.0 MB left\)"):
        client.submit("toy", {"text": text})
    assert client.list() == []


def test_a_copy_that_fails_leaves_nothing(make_lab: Callable[..., Client], text: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = make_lab(start_host=False)

    def full(_source: Path, _target: Path) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(shutil, "copyfile", full)
    with pytest.raises(InputError, match=r"could not be copied \(No space left on device\)"):
        client.submit("toy", {"text": text})
    assert client.list() == []
    assert list((client.settings.data / "runs").iterdir()) == []


def test_a_visitor_may_have_so_many_runs_and_no_more(make_lab: Callable[..., Client]) -> None:
    client = make_lab(start_host=False, max_queued_per_visitor=2, max_queued=4)
    first = client.submit("toy", {}, visitor="ann")
    client.submit("toy", {}, visitor="ann")
    with pytest.raises(InputError, match="You have 2 runs"):
        client.submit("toy", {}, visitor="ann")
    client.submit("toy", {}, visitor="bob")
    client.cancel(first)
    client.submit("toy", {}, visitor="ann")
    client.submit("toy", {})
    with pytest.raises(InputError, match="The lab is full"):
        client.submit("toy", {}, visitor="cleo")


# looking


def test_lists_are_newest_first_and_can_be_narrowed(make_lab: Callable[..., Client]) -> None:
    client = make_lab(start_host=False)
    runs = [client.submit("toy", {}, visitor=visitor) for visitor in ("ann", "bob", "ann")]
    other = client.submit("toy-wide", {}, visitor="ann")
    client.cancel(runs[0])
    assert [view.id for view in client.list()] == [other, *reversed(runs)]
    assert [view.id for view in client.list(visitor="ann", system="toy")] == [runs[2], runs[0]]
    assert [view.id for view in client.list(states=("cancelled",))] == [runs[0]]
    assert [view.id for view in client.list(limit=2, offset=1)] == [runs[2], runs[1]]
    assert client.count(visitor="ann") == 3
    assert [client.queue_position(run) for run in (*runs, other)] == [0, 1, 2, 3]


def test_an_unknown_run_is_said_clearly(lab: Client) -> None:
    for ask in (lab.get, lab.cancel, lab.delete, lab.pin, lab.log, lambda run: lab.file(run, "x"), lab.rerun):
        with pytest.raises(UnknownRun) as caught:
            ask("nothing")
        assert str(caught.value) == "There is no run 'nothing'; it may have been deleted."
    with pytest.raises(KeyError):
        asyncio.run(seen(lab, "nothing"))


@pytest.mark.parametrize(
    "name",
    ["../log.txt", "/etc/passwd", "input/../log.txt", "input/../../../runs.db"]
    + ["..", "", ".", "sub", "no.txt", "a\x00b", "link"],
)
def test_a_file_name_cannot_leave_the_runs_folder(lab: Client, name: str) -> None:
    run = lab.submit("toy", {})
    view = lab.wait(run, 10)
    (view.out / "link").symlink_to("/etc/hostname")
    with pytest.raises(UnknownFile):
        lab.file(run, name)


def test_the_estimate_is_the_median_of_good_runs(make_lab: Callable[..., Client]) -> None:
    client = make_lab(start_host=False)
    assert client.estimate("toy") is None
    for seconds, state in [(1.0, "done"), (2.0, "done"), (9.0, "done"), (100.0, "failed")]:
        run = client.submit("toy", {})
        client.store.transition(run, ("queued",), "running", started=1000.0)
        client.store.transition(run, ("running",), state, finished=1000.0 + seconds)
    assert client.estimate("toy") == pytest.approx(2.0)
    assert client.estimate("toy-wide") is None


def test_deleting_and_pinning(lab: Client, text: Path) -> None:
    run = lab.submit("toy", {"text": text})
    view = lab.wait(run, 10)
    lab.pin(run)
    assert lab.get(run).pinned
    lab.pin(run, False)
    assert not lab.get(run).pinned
    lab.delete(run)
    assert not view.out.parent.exists()
    with pytest.raises(UnknownRun):
        lab.get(run)


def test_an_active_run_is_not_deleted(make_lab: Callable[..., Client]) -> None:
    client = make_lab(start_host=False)
    run = client.submit("toy", {})
    with pytest.raises(InputError, match="cancel it first"):
        client.delete(run)
    assert client.get(run).state == "queued"


def test_a_rerun_takes_the_same_inputs_and_other_settings(lab: Client, text: Path) -> None:
    first = lab.submit("toy", {"text": text, "steps": 2}, visitor="ann")
    lab.wait(first, 10)
    text.unlink()
    again = lab.wait(lab.rerun(first, steps=5), 10)
    assert (again.parent, again.visitor, again.title) == (first, "ann", "hello world.txt")
    assert again.figures["bytes"] == 11
    assert again.data == {"steps": 5}
    lab.delete(first)
    assert again.inputs["text"].read_bytes() == b"hello world"  # its own copy


# watching


def test_a_watcher_sees_every_event_in_order_and_then_the_end(lab: Client) -> None:
    run = lab.submit("toy", {"seconds": 0.2, "steps": 5})
    found = asyncio.run(seen(lab, run))
    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    entries = [entry for _, entry in found]
    assert [entry.state for entry in entries if isinstance(entry, StateChange)] == ["queued", "running", "done"]
    assert entries[-1].state == "done"
    fractions = [entry.fraction for entry in entries if isinstance(entry, Progress)]
    assert fractions == sorted(fractions)
    assert [entry.value for entry in entries if isinstance(entry, Metric)] == pytest.approx([0.2, 0.4, 0.6, 0.8, 1.0])
    assert [entry.path for entry in entries if isinstance(entry, Preview)] == ["early.txt", "picture.png"]
    assert sum(isinstance(entry, Result) for entry in entries) == 1


def test_a_watcher_goes_on_where_it_left_off(lab: Client) -> None:
    run = lab.submit("toy", {"seconds": 0.3, "steps": 6})
    first = asyncio.run(seen(lab, run, most=5))
    rest = asyncio.run(seen(lab, run, after=first[-1][0]))
    assert [number for number, _ in first + rest] == list(range(1, len(first + rest) + 1))
    assert first + rest == lab.events(run)
    assert asyncio.run(seen(lab, run, after=rest[-1][0])) == []  # it had seen the end already


def test_many_watchers_at_once(lab: Client) -> None:
    run = lab.submit("toy", {"seconds": 0.3, "steps": 6})

    async def all_of_them() -> list[list[tuple[int, Entry]]]:
        return await asyncio.gather(*(seen(lab, run) for _ in range(10)))

    found = asyncio.run(all_of_them())
    assert all(one == found[0] for one in found)
    assert len(found[0]) == lab.get(run).last_event


def test_watching_does_not_block_the_event_loop(lab: Client) -> None:
    run = lab.submit("toy", {"act": "sleep", "seconds": 0.5})

    async def ticks() -> float:
        task = asyncio.create_task(seen(lab, run))
        loop, longest = asyncio.get_running_loop(), 0.0
        while not task.done():
            before = loop.time()
            await asyncio.sleep(0.01)
            longest = max(longest, loop.time() - before)
        return longest

    assert asyncio.run(ticks()) < 0.25


def test_waiting_gives_up_in_time(lab: Client) -> None:
    run = lab.submit("toy", {"act": "sleep", "seconds": 60})
    with pytest.raises(TimeoutError, match="it is running"):
        lab.wait(run, 0.5)
    lab.cancel(run)
    assert lab.wait(run, 5).state == "cancelled"
