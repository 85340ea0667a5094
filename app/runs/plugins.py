"""Systems that live outside `engines`, named by the setting ``extra_systems``."""

from __future__ import annotations

from importlib import import_module

from app.settings import Settings
from engines import registry
from engines.contract import InputError, System


def register_extra_systems(settings: Settings) -> None:
    """Add each ``module:attribute`` (a System or several) to the registry; `InputError` when one can't be had."""
    for name in settings.extra_systems:
        module, _, attribute = name.partition(":")
        try:
            found = getattr(import_module(module), attribute)
        except (ImportError, AttributeError) as error:
            raise InputError(f"the extra system {name!r} can't be loaded ({error}); correct SHOWFLOOR_EXTRA_SYSTEMS") from error
        for system in [found] if isinstance(found, System) else found:
            registry.register(system)
