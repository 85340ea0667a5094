"""What works on this machine, and what to do about the rest."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from packaging.requirements import InvalidRequirement, Requirement

import app
from app.runs.host import host_lives
from app.runs.store import Store
from app.settings import Settings, visible_gpus
from engines import registry

ROOT = Path(app.__file__).parent.parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@dataclass(frozen=True)
class Check:
    """One thing that was looked at. ``optional``: the lab does its job without it. ``fix``: what to do when it doesn't work."""

    name: str
    works: bool
    detail: str
    fix: str = ""
    optional: bool = False


def checks(settings: Settings) -> Iterator[Check]:
    """Every check, the quick ones first."""
    yield _python()
    yield _packages()
    yield _viewer()
    yield from _data(settings)
    yield _port(settings)
    yield _gpus()
    yield _browser()
    yield from _imports()


def _python() -> Check:
    found = ".".join(map(str, sys.version_info[:3]))
    return Check("Python", sys.version_info[:2] in ((3, 11), (3, 12)), found, "use Python 3.11 or 3.12")


def _packages() -> Check:
    """Installed versions against those that requirements.txt names."""
    file = ROOT / "requirements.txt"
    if not file.exists():
        return Check("Python packages", True, "no requirements.txt to compare with")
    wrong = []
    wanted = 0
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            requirement = Requirement(line.split("#")[0].strip())
        except InvalidRequirement:  # empty, or an option of pip
            continue
        if requirement.marker is not None and not requirement.marker.evaluate():
            continue
        wanted += 1
        try:
            found = version(requirement.name)
        except PackageNotFoundError:
            wrong.append(f"{requirement.name} is missing")
            continue
        if not requirement.specifier.contains(found, prereleases=True):
            wrong.append(f"{requirement.name} {found}, wanted {requirement.specifier}")
    detail = "; ".join(wrong) or f"{wanted} as pinned"
    return Check("Python packages", not wrong, detail, f"{sys.executable} -m pip install -r requirements.txt")


def _viewer() -> Check:
    scripts = sorted((ROOT / "assets" / "viewer").glob("*.js"))
    detail = ", ".join(f"{path.name} {path.stat().st_size / 1e3:.0f} kB" for path in scripts)
    fix = "npm --prefix web ci && npm --prefix web run build"
    return Check("3D viewer (browser code)", bool(scripts), detail or "not built", fix)


def _data(settings: Settings) -> Iterator[Check]:
    """The data folder, its disk, its database and its host."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=settings.data):
            pass
    except OSError as error:
        fix = "set SHOWFLOOR_DATA to a folder you may write to"
        yield Check("Data folder", False, f"{settings.data}: {error.strerror}", fix)
        return
    yield Check("Data folder", True, str(settings.data))
    free = shutil.disk_usage(settings.data).free
    enough = free > settings.disk_reserve_mb * 1e6
    yield Check("Disk", enough, f"{free / 1e9:.1f} GB free", "delete old runs, or set SHOWFLOOR_DATA to another disk")
    try:
        store = Store(settings)
    except Exception as error:  # whatever a database driver raises
        yield Check("Database", False, " ".join(str(error).split())[:200], "correct SHOWFLOOR_DATABASE, or unset it for SQLite")
        return
    try:
        mode = store.journal_mode()
        fix = "put the data folder on a local disk: SQLite's WAL mode doesn't work on network disks"
        yield Check("Database", mode in ("wal", ""), f"SQLite, {mode} mode" if mode else "PostgreSQL", fix)
        hosts = store.hosts()
    finally:
        store.close()
    if host_lives(settings.data) and hosts:
        since = time.strftime("%H:%M", time.localtime(hosts[0]["started"]))
        yield Check("Run host", True, f"process {hosts[0]['process']}, since {since}")
    else:
        yield Check("Run host", True, "none now; starts with the first run")


def _port(settings: Settings) -> Check:
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            fix = "it may be this lab, running already; else choose another with --port"
            return Check("Port", False, f"{settings.port}: {error.strerror}", fix, optional=True)
    return Check("Port", True, f"{settings.port} is free")


def _gpus() -> Check:
    gpus = visible_gpus()
    fix = "nothing: every system has a default that needs none"
    if not gpus:
        return Check("GPU", False, "none", fix, optional=True)
    command = shutil.which("nvidia-smi")
    names = f"{len(gpus)} NVIDIA"
    if command:
        try:
            asked = [command, "--query-gpu=name,memory.total", "--format=csv,noheader"]
            told = subprocess.run(asked, capture_output=True, text=True, timeout=10, check=True).stdout
            names = "; ".join(told.strip().splitlines())
        except (OSError, subprocess.SubprocessError):
            return Check("GPU", False, f"{names}, but nvidia-smi fails", "install the NVIDIA driver's tools", optional=True)
    return Check("GPU", True, names)


def _browser() -> Check:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    fix = "apt install chromium (only the tests need it)"
    return Check("Chromium", found is not None, found or "not found", fix, optional=True)


DEBIAN_PACKAGES = {
    "libusb-1.0.so.0": "libusb-1.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libgomp.so.1": "libgomp1",
    "libX11.so.6": "libx11-6",
}
"""Libraries that the systems' packages expect of the system → the Debian package that has them."""

_IMPORT = """
import importlib, json, sys, time
for name in sys.argv[1:]:
    start = time.perf_counter()
    try:
        importlib.import_module(name)
        error = ""
    except BaseException as e:
        error = f"{type(e).__name__}: {e}"
    print("\\n" + json.dumps({"name": name, "error": error, "seconds": time.perf_counter() - start}), flush=True)
"""


def _imports() -> Iterator[Check]:
    """Whether the systems' libraries load, in a process of their own: a native library may crash while it loads."""
    modules = list(dict.fromkeys(module for system in registry.systems().values() for module in system.warm))
    if not modules:
        return
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    try:
        ran = subprocess.run(
            [sys.executable, "-c", _IMPORT, *modules], capture_output=True, text=True, timeout=120, env=environment
        )
        printed = ran.stdout
    except subprocess.TimeoutExpired as error:
        printed = (error.stdout or b"").decode() if isinstance(error.stdout, bytes) else error.stdout or ""
    told = [json.loads(line) for line in printed.splitlines() if line.startswith('{"name"')]
    for one in told:
        detail = one["error"] or f"loads in {one['seconds']:.1f} s"
        yield Check(f"Library {one['name']}", not one["error"], detail, import_fix(one["name"], one["error"]))
    for name in modules[len(told) : len(told) + 1]:
        fix = f"pip install --force-reinstall {name.split('.')[0]}"
        yield Check(f"Library {name}", False, "crashes or hangs while it loads", fix)


def import_fix(module: str, error: str) -> str:
    """What to install when a module doesn't load."""
    if "cannot open shared object file" in error:
        library = error.split(": ")[1] if ": " in error else error
        package = DEBIAN_PACKAGES.get(library)
        return f"apt install {package}" if package else f"install the system package that has {library}"
    return f"pip install {module.split('.')[0]}"

