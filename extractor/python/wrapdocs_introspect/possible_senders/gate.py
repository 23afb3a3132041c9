"""Whether a package may send requests at all: only if it imports an HTTP library."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.scope_reader import imported_names
from wrapdocs_introspect.possible_senders.libraries import ROOTS, find_library
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.source.module_source import ModuleSource

NAMES_LIBRARY = "http-library"
"""Marks the modules whose text imports a library; their syntax trees are kept."""
LIBRARY_TRIGGERS = {
    NAMES_LIBRARY: tuple(f"{word} {root}" for root in ROOTS for word in ("import", "from"))
}


def imports_http_library(scopes: PackageScopes, sources: Iterable[ModuleSource]) -> bool:
    """Tell whether a module of a package imports an HTTP library, or a function in it does.

    Args:
        scopes: The package's scopes.
        sources: The modules.
    """
    sources = list(sources)
    paths = (path for one in sources for path in one.imports.paths)
    inner = (path for one in sources for path in _inner_imports(one, scopes))
    return any(_is_library(path, scopes) for found in (paths, inner) for path in found)


def _is_library(path: str, scopes: PackageScopes) -> bool:
    is_own = f"{path}.".startswith(f"{scopes.names.root}.")
    return not is_own and find_library(path) is not None


def _inner_imports(source: ModuleSource, scopes: PackageScopes) -> Iterator[str]:
    """Yield the paths that functions of a module import, if its text names a library."""
    scope = scopes.module(source.id) if NAMES_LIBRARY in source.idioms else None
    for node in walk(scope.node) if scope is not None else ():
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from (path for _, path in imported_names(node, source.module))
