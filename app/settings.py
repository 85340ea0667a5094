"""What the person who runs the lab decides: read once from ``SHOWFLOOR_*`` environment variables.

``SHOWFLOOR_PORT=8000`` sets `Settings.port`, and so on for every field. An empty variable counts as unset.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
    field_validator,
)

from engines.contract import InputError

PREFIX = "SHOWFLOOR_"


def usable_cpus() -> int:
    """CPUs this process may use: its affinity, and a container's quota where one is set (at least 1)."""
    affinity = getattr(os, "sched_getaffinity", None)
    count = len(affinity(0)) if affinity else os.cpu_count() or 1
    try:
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        count = min(count, max(1, round(int(quota) / int(period))))
    except (OSError, ValueError):  # no cgroup v2, or "max": no quota
        pass
    return count


def visible_gpus() -> list[str]:
    """Identifiers of the NVIDIA GPUs this process may use, as ``CUDA_VISIBLE_DEVICES`` would name them."""
    chosen = os.environ.get("CUDA_VISIBLE_DEVICES")
    if chosen is not None:
        return [name for name in (part.strip() for part in chosen.split(",")) if name and name != "-1"]
    devices = [path.name for path in Path("/dev").glob("nvidia[0-9]*")]
    return [str(index) for index in range(len(devices))]


def _names(value: Any) -> Any:
    return tuple(part.strip() for part in value.split(",") if part.strip()) if isinstance(value, str) else value


class Settings(BaseModel):
    """Every setting of the lab; frozen. `load_settings` reads them from the environment."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)

    data: Path = Field(Path(".showfloor"), description="Folder that holds the database and the runs.")
    database: str = Field("", description="SQLAlchemy URL; empty: SQLite in the data folder.")
    host: str = Field("127.0.0.1", description="Address the web server listens on.")
    port: int = Field(7860, ge=1, le=65535, description="Port the web server listens on.")
    executor: Literal["fork", "thread"] = Field("fork", description="'fork': a child process a run; 'thread': in this process.")
    extra_systems: Annotated[tuple[str, ...], BeforeValidator(_names)] = Field(
        (), description="Plug-ins as 'module:attribute', comma separated; each is a System or a list of them."
    )
    all_runs: bool = Field(False, description="The lab is one person's own: every run is listed and may be changed.")
    trust_visitors: bool | None = Field(
        None,
        description="Visitors may set folders, models and addresses that this machine then opens; unset: only where the web "
        "server listens to this machine alone.",
    )
    max_upload_mb: float = Field(200, gt=0, description="Largest input file.")
    max_cpus: int | None = Field(None, ge=1, description="CPUs that all runs share; unset: all that this process may use.")
    max_gpus: int | None = Field(None, ge=0, description="GPUs that all runs share; unset: all that are visible.")
    max_seconds: float | None = Field(None, gt=0, description="Caps the time limit of every system.")
    max_memory_gb: float | None = Field(None, gt=0, description="Caps the memory limit of every system.")
    max_queued: int = Field(100, ge=1, description="Runs that may wait or go on at once, of all visitors.")
    max_queued_per_visitor: int = Field(5, ge=1, description="Runs that one visitor may have waiting or going on.")
    retention_days: float = Field(14, gt=0, description="Finished runs older than this are removed, unless pinned.")
    retention_gb: float = Field(10, gt=0, description="Above this size the oldest finished runs are removed, unless pinned.")
    disk_reserve_mb: float = Field(500, ge=0, description="Below this much free disk no run is accepted.")
    host_idle_s: float = Field(600, gt=0, description="The run host ends after this long without runs and without a client.")
    warm: bool = Field(True, description="Import the systems' libraries ahead of the first run.")

    @field_validator("data")
    @classmethod
    def _absolute(cls, value: Path) -> Path:
        return value.expanduser().absolute()  # the host may be started from another folder

    @property
    def database_url(self) -> str:
        url = self.database or f"sqlite:///{self.data / 'runs.db'}"
        for short in ("postgres://", "postgresql://"):  # hosting services hand these out; SQLAlchemy wants the driver's name
            if url.startswith(short):
                return "postgresql+psycopg://" + url.removeprefix(short)
        return url

    @property
    def trusts_visitors(self) -> bool:
        """Whether whoever asks may name folders, models and addresses that this machine opens."""
        if self.trust_visitors is not None:
            return self.trust_visitors
        return self.all_runs or self.host in ("127.0.0.1", "localhost", "::1")

    @property
    def cpus(self) -> int:
        return self.max_cpus or usable_cpus()

    @property
    def gpus(self) -> list[str]:
        return visible_gpus()[: self.max_gpus]

    def environment(self) -> dict[str, str]:
        """These settings as environment variables, for a process that is to have the same."""
        values = {name: value for name in type(self).model_fields if (value := getattr(self, name)) is not None}
        values["extra_systems"] = ",".join(self.extra_systems)
        return {PREFIX + name.upper(): str(value) for name, value in values.items()}


def load_settings(environ: Mapping[str, str] = os.environ, **changes: Any) -> Settings:
    """Settings from the environment; ``changes`` win over it. `InputError` names the variable that can't be used."""
    names = Settings.model_fields
    values: dict[str, Any] = {name: text for name in names if (text := environ.get(PREFIX + name.upper(), "").strip())}
    try:
        return Settings.model_validate(values | changes)
    except ValidationError as error:
        said = [f"{PREFIX}{'.'.join(map(str, e['loc'])).upper()}={e['input']!r}: {e['msg']}" for e in error.errors()]
        raise InputError("; ".join(said) + ". Correct the environment variable.") from error
