"""Whether a package may send requests at all: only if it imports an HTTP library."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.scope_reader import imported_names
from wrapdocs_introspect.possible_senders.libraries import ROOTS, find_library
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from collections.abc import Set as AbstractSet

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
    own = {one.id for one in sources}
    return any(_is_library(path, own) for found in (paths, inner) for path in found)


def _is_library(path: str, own: AbstractSet[str]) -> bool:
    """Tell whether an imported path is one of a library; others may share a namespace with it."""
    return find_library(path) is not None and own.isdisjoint(_prefixes(path))


def _prefixes(path: str) -> Iterator[str]:
    """Yield the modules that may hold what a path names."""
    parts = path.split(".")
    for length in range(len(parts), 0, -1):
        yield ".".join(parts[:length])


def _inner_imports(source: ModuleSource, scopes: PackageScopes) -> Iterator[str]:
    """Yield the paths that functions of a module import, if its text names a library."""
    scope = scopes.module(source.id) if NAMES_LIBRARY in source.idioms else None
    for node in walk(scope.node) if scope is not None else ():
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from (path for _, path in imported_names(node, source.module))
