"""Which systems the lab has. Importing this module imports nothing heavy: a system's libraries load inside its run."""

from __future__ import annotations

from importlib import import_module

from engines.contract import System

_PACKAGES = ["engines.cadfit", "engines.picture2cad", "engines.mpf", "engines.psgnav", "engines.adept"]
"""Each package has ``SYSTEMS``: the system itself first, then its unlisted helpers."""

_extra: dict[str, System] = {}


def systems() -> dict[str, System]:
    """Every system by name, in the order of the home page; unlisted helpers included."""
    found = {system.name: system for package in _PACKAGES for system in import_module(package).SYSTEMS}
    return found | _extra


def get(name: str) -> System:
    """The system of that name; `KeyError` with the known names otherwise."""
    found = systems()
    if name not in found:
        raise KeyError(f"no system is called {name!r}; there are: {', '.join(found)}")
    return found[name]


def register(system: System) -> None:
    """Add a system that lives outside this package (a plug-in, or a test's own)."""
    _extra[system.name] = system
