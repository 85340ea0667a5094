"""The tables: states change once, events have no gaps."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import create_engine, text

from app.runs.store import ACTIVE, ENDED, StateChange, Store, new_id
from app.settings import Settings, load_settings
from engines.contract import InputError, Metric, Progress


def store_in(folder: Path) -> Store:
    return Store(load_settings({}, data=folder))


def added(store: Store, **columns: object) -> str:
    run = new_id()
    store.add(**{"id": run, "system": "toy", "params": {}, **columns})
    return run


def test_ids_cannot_be_guessed_and_never_look_like_a_flag() -> None:
    ids = {new_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert all(len(run) >= 22 and not run.startswith("-") for run in ids)  # 22 characters of base64 are 128 bits


def test_sqlite_is_in_wal_mode(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    assert store.journal_mode() == "wal"
    store.close()


def test_a_state_changes_only_from_where_it_may(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    run = added(store)
    assert store.transition(run, ("queued",), "cancelled")
    assert not store.transition(run, ("queued",), "running")
    row = store.run(run)
    assert (row["state"], row["started"]) == ("cancelled", None)
    assert row["finished"] >= row["created"]


def test_of_many_that_take_a_run_one_wins(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    run = added(store)
    won: list[bool] = []
    threads = [threading.Thread(target=lambda: won.append(store.transition(run, ("queued",), "running"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(won) == [False] * 7 + [True]


@settings(max_examples=25, deadline=None)
@given(st.lists(st.one_of(st.integers(1, 5), st.just("running"), st.just("cancelling")), max_size=12))
def test_events_are_numbered_without_gaps(tmp_path_factory: pytest.TempPathFactory, what: list[int | str]) -> None:
    store = store_in(tmp_path_factory.mktemp("store"))
    run = added(store)
    expected = 1
    for step in what:
        if isinstance(step, int):
            store.append(run, [Metric(name="m", value=i, step=i).model_dump_json() for i in range(step)])
            expected += step
        else:
            expected += store.transition(run, ACTIVE, step)
    found = store.events(run)
    assert [number for number, _ in found] == list(range(1, expected + 1))
    assert store.run(run)["last_event"] == expected
    for after in range(expected + 1):
        assert store.events(run, after) == found[after:]
    store.close()


def test_two_writers_of_one_run_leave_no_gap(tmp_path: Path) -> None:
    store, other = store_in(tmp_path), store_in(tmp_path)
    run = added(store)
    line = Progress(stage="x", fraction=0.5).model_dump_json()

    def write(to: Store) -> None:
        for _ in range(30):
            to.append(run, [line, line])

    threads = [threading.Thread(target=write, args=(to,)) for to in (store, other)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [number for number, _ in store.events(run)] == list(range(1, 122))


def test_positions_count_those_before(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    first, second, third = added(store), added(store), added(store)
    assert [store.position(run) for run in (first, second, third)] == [1, 2, 3]
    store.transition(first, ACTIVE, "running")
    assert [store.position(run) for run in (first, second, third)] == [0, 1, 2]
    assert store.position("nothing") == 0


def test_removing_a_run_removes_its_events_and_spares_active_ones(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    run = added(store)
    assert not store.remove(run)
    store.transition(run, ACTIVE, "failed", error="why", error_kind="bug")
    last = store.events(run)[-1][1]
    assert last == StateChange(state="failed", error="why", error_kind="bug", at=last.at)
    assert store.remove(run)
    assert store.run(run) is None
    assert store.events(run) == []


def test_a_database_of_an_earlier_version_gets_the_columns_it_lacks(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    run = added(store)
    store.transition(run, ACTIVE, "done", figures={"iou": 1.0})
    store.close()
    engine = create_engine(f"sqlite:///{tmp_path / 'runs.db'}")
    with engine.begin() as connection:
        for column in ("pinned", "data", "peak_memory_gb", "parent"):
            connection.execute(text(f"ALTER TABLE runs DROP COLUMN {column}"))
    engine.dispose()
    row = store_in(tmp_path).run(run)
    assert (row["pinned"], row["data"], row["peak_memory_gb"], row["parent"]) == (False, {}, 0.0, None)
    assert row["figures"] == {"iou": 1.0}


@pytest.mark.parametrize("url", ["postgres://u:p@h/d", "postgresql://u:p@h/d"])
def test_short_postgres_urls_name_the_driver(url: str) -> None:
    assert Settings(database=url).database_url == "postgresql+psycopg://u:p@h/d"


def test_a_missing_driver_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="pip install"):
        Store(load_settings({}, data=tmp_path, database="nosuchdatabase://host/name"))


def test_states_are_complete() -> None:
    assert set(ACTIVE) | set(ENDED) == {"queued", "running", "cancelling", "done", "failed", "cancelled", "lost"}
