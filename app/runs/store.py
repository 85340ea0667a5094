"""Where runs are kept: three tables (runs, events, hosts) and a folder a run.

SQLite in WAL mode on a local disk by default, PostgreSQL by URL. Every change of state is one conditional UPDATE, so two
processes can't both win. Every state is an event, too: whoever watches a run reads one sequence 1, 2, 3, …

A run's folder: ``<data>/runs/<id>/`` with ``input/`` (copies of what was brought), ``out/`` (the engine's folder), ``log.txt``.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    RowMapping,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.exc import NoSuchModuleError, OperationalError

from app.settings import Settings
from engines.contract import InputError, Metric, Preview, Progress, Result

State = Literal["queued", "running", "cancelling", "done", "failed", "cancelled", "lost"]
ErrorKind = Literal["", "input", "limit", "crash", "bug"]
WAITING: tuple[State, ...] = ("queued",)
GOING: tuple[State, ...] = ("running", "cancelling")
ACTIVE: tuple[State, ...] = WAITING + GOING
ENDED: tuple[State, ...] = ("done", "failed", "cancelled", "lost")


class StateChange(BaseModel):
    """A run entered a state. ``error``: the sentence to show when it ended badly; ``at``: seconds since 1970."""

    model_config = ConfigDict(frozen=True)

    type: Literal["state"] = "state"
    state: State
    error: str = ""
    error_kind: ErrorKind = ""
    at: float = 0.0


Entry = Progress | Metric | Preview | Result | StateChange
ENTRY: TypeAdapter[Entry] = TypeAdapter(Annotated[Entry, Field(discriminator="type")])
"""Reads any stored event."""

_metadata = MetaData()
_Number = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows by itself only in a column of type INTEGER

runs = Table(
    "runs",
    _metadata,
    Column("number", _Number, primary_key=True, autoincrement=True),
    Column("id", String(43), nullable=False, unique=True),
    Column("system", String(100), nullable=False),
    Column("title", Text, nullable=False, default=""),
    Column("params", JSON, nullable=False),
    Column("visitor", String(200), nullable=False, default=""),
    Column("parent", String(43)),
    Column("version", String(50), nullable=False, default=""),
    Column("state", String(12), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("started", Float(53)),
    Column("finished", Float(53)),
    Column("error", Text, nullable=False, default=""),
    Column("error_kind", String(10), nullable=False, default=""),
    Column("stage", Text, nullable=False, default=""),
    Column("fraction", Float(53), nullable=False, default=0.0),
    Column("message", Text, nullable=False, default=""),
    Column("figures", JSON, nullable=False, default=dict),
    Column("artifacts", JSON, nullable=False, default=dict),
    Column("summary", Text, nullable=False, default=""),
    Column("data", JSON, nullable=False, default=dict),
    Column("thumbnail", Text, nullable=False, default=""),
    Column("pinned", Boolean, nullable=False, default=False),
    Column("host", String(43)),
    Column("process", Integer),
    Column("process_created", Float(53)),
    Column("peak_memory_gb", Float(53), nullable=False, default=0.0),
    Column("bytes", BigInteger, nullable=False, default=0),
    Column("last_event", Integer, nullable=False, default=0),
    Index("runs_by_state", "state", "number"),
    Index("runs_by_visitor", "visitor", "number"),
    Index("runs_by_system", "system", "state"),
)
events = Table(
    "events",
    _metadata,
    Column("run", String(43), ForeignKey("runs.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("json", Text, nullable=False),
)
hosts = Table(
    "hosts",
    _metadata,
    Column("id", String(43), primary_key=True),
    Column("folder", Text, nullable=False),
    Column("process", Integer, nullable=False),
    Column("process_created", Float(53), nullable=False),
    Column("fingerprint", String(64), nullable=False),
    Column("started", Float(53), nullable=False),
    Column("heartbeat", Float(53), nullable=False),
    Column("retire", Boolean, nullable=False, default=False),
)


def new_id() -> str:
    """An id that can't be guessed: 128 bits, safe in an address. Never starts with ``-``, so it can be a flag's value."""
    while (token := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return token


def _sqlite_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "busy_timeout=15000", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _opened(url: str) -> Engine:
    try:
        engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise InputError(f"the database URL needs a driver that isn't here ({error}); pip install 'psycopg[binary]'") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _sqlite_pragmas)
    return engine


def _add_missing_columns(engine: Engine) -> None:
    """Lets this version open a database that an earlier one made: columns only ever get added."""
    for table in _metadata.sorted_tables:
        there = {column["name"] for column in inspect(engine).get_columns(table.name)}
        for column in table.columns:
            if column.name not in there:
                kind = column.type.compile(engine.dialect)
                with engine.begin() as connection:
                    connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {column.name} {kind}"))
                    default = column.default.arg if column.default is not None and column.default.is_scalar else None
                    if column.default is not None and default is None:
                        default = {}
                    if default is not None:
                        connection.execute(update(table).values({column.name: default}))


class Store:
    """The tables and folders of one lab. Threads may share a Store; processes each make their own."""

    def __init__(self, settings: Settings) -> None:
        self.folder = settings.data
        (self.folder / "runs").mkdir(parents=True, exist_ok=True)
        self._engine = _opened(settings.database_url)
        for attempt in range(5):  # two processes may both make the tables of a new lab: the loser looks again
            try:
                _metadata.create_all(self._engine)
                _add_missing_columns(self._engine)
                break
            except OperationalError:
                if attempt == 4:
                    raise
                time.sleep(0.1)

    def close(self) -> None:
        self._engine.dispose()

    def journal_mode(self) -> str:
        """SQLite's journal mode (``wal`` where the file system allows it); empty for another database."""
        if self._engine.dialect.name != "sqlite":
            return ""
        with self._engine.connect() as connection:
            return str(connection.exec_driver_sql("PRAGMA journal_mode").scalar_one())

    # folders

    def run_folder(self, run: str) -> Path:
        return self.folder / "runs" / run

    def out_folder(self, run: str) -> Path:
        """The engine's folder: artifacts and previews are named relative to it."""
        return self.run_folder(run) / "out"

    def log_file(self, run: str) -> Path:
        return self.run_folder(run) / "log.txt"

    # runs

    def add(self, **columns: Any) -> None:
        """A new run in state queued; its folder must be complete by now: the host may start it at once."""
        now = time.time()
        change = StateChange(state="queued", at=now)
        with self._engine.begin() as connection:
            connection.execute(insert(runs).values(state="queued", created=now, last_event=1, **columns))
            connection.execute(insert(events).values(run=columns["id"], sequence=1, json=change.model_dump_json()))

    def run(self, run: str) -> RowMapping | None:
        with self._engine.connect() as connection:
            return connection.execute(select(runs).where(runs.c.id == run)).mappings().first()

    def _matching(self, query: Any, visitor: str | None, system: str | None, states: Sequence[State] | None) -> Any:
        if visitor is not None:
            query = query.where(runs.c.visitor == visitor)
        if system is not None:
            query = query.where(runs.c.system == system)
        if states is not None:
            query = query.where(runs.c.state.in_(states))
        return query

    def rows(
        self,
        *,
        visitor: str | None = None,
        system: str | None = None,
        states: Sequence[State] | None = None,
        oldest_first: bool = False,
        limit: int | None = None,
        offset: int = 0,
    ) -> Sequence[RowMapping]:
        query = self._matching(select(runs), visitor, system, states)
        query = query.order_by(runs.c.number if oldest_first else runs.c.number.desc()).limit(limit).offset(offset)
        with self._engine.connect() as connection:
            return connection.execute(query).mappings().all()

    def count(self, *, visitor: str | None = None, system: str | None = None, states: Sequence[State] | None = None) -> int:
        query = self._matching(select(func.count()).select_from(runs), visitor, system, states)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def position(self, run: str) -> int:
        """1 for the run that starts next; 0 for a run that doesn't wait."""
        mine = select(runs.c.number).where(runs.c.id == run, runs.c.state == "queued").scalar_subquery()
        query = select(func.count()).where(runs.c.state == "queued", runs.c.number <= mine)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def seconds_of_done(self, system: str, limit: int) -> list[float]:
        query = (
            select(runs.c.finished - runs.c.started)
            .where(runs.c.system == system, runs.c.state == "done", runs.c.started.is_not(None))
            .order_by(runs.c.number.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def states(self, ids: Iterable[str]) -> dict[str, State]:
        with self._engine.connect() as connection:
            rows = connection.execute(select(runs.c.id, runs.c.state).where(runs.c.id.in_(list(ids))))
            return {run: state for run, state in rows}

    def last_events(self) -> dict[str, int]:
        """Run → number of its last event, for every run that has not ended."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(runs.c.id, runs.c.last_event).where(runs.c.state.in_(ACTIVE)))
            return {run: last for run, last in rows}

    def transition(self, run: str, allowed: Sequence[State], to: State, **columns: Any) -> bool:
        """Move a run to a state if it is in one of ``allowed``; False when it isn't (somebody else was faster)."""
        now = time.time()
        change = StateChange(state=to, error=columns.get("error", ""), error_kind=columns.get("error_kind", ""), at=now)
        if to == "running":
            columns.setdefault("started", now)
        if to in ENDED:
            columns.setdefault("finished", now)
        query = (
            update(runs)
            .where(runs.c.id == run, runs.c.state.in_(allowed))
            .values(state=to, last_event=runs.c.last_event + 1, **columns)
            .returning(runs.c.last_event)
        )
        with self._engine.begin() as connection:
            last = connection.execute(query).scalar()
            if last is None:
                return False
            connection.execute(insert(events).values(run=run, sequence=last, json=change.model_dump_json()))
        return True

    def append(self, run: str, entries: Sequence[str], **columns: Any) -> None:
        """Store events (as JSON) after those that are there; ``columns`` of the run change in the same transaction."""
        query = (
            update(runs)
            .where(runs.c.id == run)
            .values(last_event=runs.c.last_event + len(entries), **columns)
            .returning(runs.c.last_event)
        )
        with self._engine.begin() as connection:
            last = connection.execute(query).scalar()
            if last is None or not entries:
                return
            first = last - len(entries) + 1
            rows = [{"run": run, "sequence": first + i, "json": entry} for i, entry in enumerate(entries)]
            connection.execute(insert(events), rows)

    def change(self, run: str, **columns: Any) -> bool:
        with self._engine.begin() as connection:
            return connection.execute(update(runs).where(runs.c.id == run).values(**columns)).rowcount > 0

    def remove(self, run: str, states: Sequence[State] = ENDED) -> bool:
        """Forget a run that is in one of ``states``; its folder is the caller's to delete."""
        with self._engine.begin() as connection:
            gone = connection.execute(delete(runs).where(runs.c.id == run, runs.c.state.in_(states))).rowcount > 0
        return gone

    def events(self, run: str, after: int = 0, limit: int = 1000) -> list[tuple[int, Entry]]:
        query = (
            select(events.c.sequence, events.c.json)
            .where(events.c.run == run, events.c.sequence > after)
            .order_by(events.c.sequence)
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return [(sequence, ENTRY.validate_json(json)) for sequence, json in connection.execute(query)]

    def removable(self) -> list[tuple[str, float, int]]:
        """(id, finished, bytes) of every run that retention may remove, oldest first."""
        query = (
            select(runs.c.id, runs.c.finished, runs.c.bytes)
            .where(runs.c.state.in_(ENDED), runs.c.pinned.is_(False))
            .order_by(runs.c.finished, runs.c.number)
        )
        with self._engine.connect() as connection:
            return [tuple(row) for row in connection.execute(query)]

    def total_bytes(self) -> int:
        with self._engine.connect() as connection:
            return connection.execute(select(func.coalesce(func.sum(runs.c.bytes), 0))).scalar_one()

    def known(self, ids: Iterable[str]) -> set[str]:
        return set(self.states(ids))

    # hosts

    def add_host(self, **columns: Any) -> None:
        now = time.time()
        with self._engine.begin() as connection:
            connection.execute(delete(hosts).where(hosts.c.folder == columns["folder"]))
            connection.execute(insert(hosts).values(started=now, heartbeat=now, **columns))

    def beat(self, host: str) -> bool:
        """The host says that it lives. True: it has been asked to retire."""
        with self._engine.begin() as connection:
            query = update(hosts).where(hosts.c.id == host).values(heartbeat=time.time()).returning(hosts.c.retire)
            return bool(connection.execute(query).scalar())

    def retire_host(self, host: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(hosts).where(hosts.c.id == host).values(retire=True))

    def remove_host(self, host: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(hosts).where(hosts.c.id == host))

    def hosts(self) -> Sequence[RowMapping]:
        with self._engine.connect() as connection:
            return connection.execute(select(hosts).order_by(hosts.c.started.desc())).mappings().all()
