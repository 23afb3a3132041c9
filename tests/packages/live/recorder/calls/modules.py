"""Imports the modules of a package."""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
import time

from recorder.sandbox.children import within
from recorder.values.package import PACKAGE

_SKIPPED = re.compile(r"(^|\.)(tests?|testing|examples?|__main__|cli|conftest|scripts?|docs)(\.|$)")
_MOST_MODULES = 9000
_SECONDS_IN_ALL = 120
_CREDENTIALS = (
    "api_key",
    "token",
    "access_token",
    "api_token",
    "private_key",
    "username",
    "password",
)


def import_package(skipped: list[str]) -> list[str]:
    """Import all modules of the package; return what could not be imported, and why."""
    failures: list[str] = []
    deadline = time.monotonic() + _SECONDS_IN_ALL
    for root in PACKAGE.modules:
        _import(root, failures)
        paths = getattr(sys.modules.get(root), "__path__", [])
        for info in pkgutil.walk_packages(paths, f"{root}.", onerror=lambda _: None):
            is_skipped = _SKIPPED.search(info.name.removeprefix(root)) or info.name in skipped
            if not is_skipped and time.monotonic() < deadline and len(sys.modules) < _MOST_MODULES:
                _import(info.name, failures)
    PACKAGE.collect()
    return failures


def set_module_credentials() -> None:
    """Fill in the credentials that some packages keep in variables of their module."""
    from recorder.values.recipes import RECIPES

    for root in PACKAGE.modules:
        module = sys.modules.get(root)
        for name, value in list(getattr(module, "__dict__", {}).items()):
            if value is None and name.lower() in _CREDENTIALS:
                setattr(module, name, RECIPES.make_value(f"{root}.{name}"))


def _import(name: str, failures: list[str]) -> None:
    try:
        within(30, 60, lambda: importlib.import_module(name))
    except BaseException as error:
        failures.append(f"{name}: {type(error).__name__}: {error}")
