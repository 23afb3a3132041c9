"""Modules of tests inside of a package, which are no part of its API."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.source.module_source import ModuleSource

_FRAMEWORKS = frozenset({"unittest", "pytest", "nose"})
_FOLDERS = frozenset({"test", "tests"})


def find_test_modules(modules: Iterable[ModuleSource]) -> set[str]:
    """Return the ids of the modules that hold tests.

    A name alone does not say it: an API may have tests, too. A module that is named like tests
    counts if it imports a test framework, and with it all modules in the folder `tests` around it.

    Args:
        modules: All modules of the package.
    """
    modules = list(modules)
    found = {one.id for one in modules if _is_named_like_tests(one.id) and _imports_framework(one)}
    folders = {folder for one in found if (folder := _test_folder(one)) is not None}
    return found | {one.id for one in modules if _test_folder(one.id) in folders}


def _imports_framework(module: ModuleSource) -> bool:
    return any(path.partition(".")[0] in _FRAMEWORKS for path in module.imports.paths)


def _is_named_like_tests(module_id: str) -> bool:
    name = module_id.rpartition(".")[2]
    return name == "conftest" or name.startswith("test_") or name.endswith("_test")


def _test_folder(module_id: str) -> str | None:
    """Return the outermost folder of tests below the package that a module is in, or is."""
    parts = module_id.split(".")
    found = (index for index, part in enumerate(parts) if index and part in _FOLDERS)
    first = next(found, None)
    return ".".join(parts[: first + 1]) if first is not None else None
