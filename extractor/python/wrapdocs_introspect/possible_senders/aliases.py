"""Other names of functions: `setPreferences = set_preferences` in a class or a module."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.loading import LoadedPackage


def find_aliases(package: LoadedPackage, functions: Iterable[str]) -> dict[str, list[str]]:
    """Return the ids of the other names of functions, by the ids of the functions.

    Args:
        package: The loaded package.
        functions: The ids of functions; only the modules that define them are read.
    """
    around = {id_[:at] for id_ in functions for at, letter in enumerate(id_) if letter == "."}
    found: dict[str, list[str]] = {}
    for source in package.modules:
        if source.id in around:
            for scope in _with_classes(package.scopes.of(source.module)):
                for function, alias in _aliases_in(scope):
                    found.setdefault(function, []).append(alias)
    return found


def _with_classes(scope: Scope) -> Iterator[Scope]:
    yield scope
    for one in scope.classes:
        yield from _with_classes(one)


def _aliases_in(scope: Scope) -> Iterator[tuple[str, str]]:
    """Yield the id of a function, and that of another name which the same scope gives it."""
    for definitions in scope.definitions.values():
        last = definitions[-1]
        if isinstance(last, Binding) and isinstance(last.value, ast.Name):
            function = scope.own(last.value.id)
            if isinstance(function, Scope) and function.kind == "function":
                yield function.id, last.id
