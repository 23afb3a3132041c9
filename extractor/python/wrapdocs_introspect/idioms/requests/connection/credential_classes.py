"""Classes whose objects a constructor takes as credentials, where no annotation names them."""

from __future__ import annotations

import ast
from functools import cached_property
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.idioms.requests.reach.import_paths import ImportPaths
from wrapdocs_introspect.idioms.requests.sending.vocabulary import words_of
from wrapdocs_introspect.source.parameters import declared_parameters
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.following.definitions import Definitions
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.names.scope import Scope

_WORDS = frozenset(
    {"auth", "authentication", "authenticator", "authorization", "credential", "credentials"}
)


class CredentialClasses:
    """Finds the classes of a package that have the methods which a client calls on credentials."""

    def __init__(self, package: LoadedPackage, definitions: Definitions) -> None:
        """Look at a package.

        Args:
            package: The loaded package.
            definitions: Its definitions.
        """
        self._package = package
        self._definitions = definitions

    @cached_property
    def _importable(self) -> list[Scope]:
        """The classes that callers can import."""
        paths = ImportPaths(self._package)
        return [one for one in self._classes() if paths.of(one.id) is not None]

    def find(self, cls: Scope) -> dict[str, list[str]]:
        """Return the ids of classes by the parameters of a constructor that take their objects.

        `self.auth.sign(request)` says that `auth` has a method `sign`.

        Args:
            cls: The class of a client.
        """
        init = self._definitions.method(cls, "__init__")
        if init is None:
            return {}
        found = {name: self._classes_with(self._called_on(name, init, cls)) for name in _open(init)}
        return {name: ids for name, ids in found.items() if ids}

    def _called_on(self, parameter: str, init: Function, cls: Scope) -> set[str]:
        """Return the names of the methods that a class calls on what it keeps of a parameter."""
        kept = set(_kept_as(parameter, init))
        bases = self._definitions.bases(cls)
        return {name for one in bases for holder, name in _calls(one.node) if holder in kept}

    def _classes_with(self, methods: set[str]) -> list[str]:
        if not methods:
            return []
        method = self._definitions.method
        return sorted(
            one.id for one in self._importable if all(method(one, name) for name in methods)
        )

    def _classes(self) -> Iterator[Scope]:
        for source in self._package.modules:
            for member in source.module.members.values():
                if isinstance(member, griffe.Class):
                    yield self._package.scopes.of(member)


def _open(init: Function) -> Iterator[str]:
    """Yield the parameters without an annotation that are named like credentials."""
    for _, parameter, _ in declared_parameters(init.node.args):
        is_credential = not _WORDS.isdisjoint(words_of(parameter.arg))
        if is_credential and parameter.annotation is None:
            yield parameter.arg


def _kept_as(parameter: str, init: Function) -> Iterator[str]:
    """Yield the attributes that hold a parameter: `self.auth = auth`."""
    for one in walk(init.node):
        is_kept = isinstance(one, ast.Assign) and getattr(one.value, "id", None) == parameter
        for target in one.targets if isinstance(one, ast.Assign) and is_kept else ():
            if isinstance(target, ast.Attribute):
                yield target.attr


def _calls(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield the attribute and the method of each `self.auth.sign()`."""
    for one in walk(node):
        function = one.func if isinstance(one, ast.Call) else None
        holder = function.value if isinstance(function, ast.Attribute) else None
        if isinstance(holder, ast.Attribute) and getattr(holder.value, "id", None) == "self":
            yield holder.attr, function.attr  # type: ignore[union-attr]
