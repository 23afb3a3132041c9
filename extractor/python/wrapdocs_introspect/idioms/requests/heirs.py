"""Modules without a word of HTTP, whose classes inherit what sends requests from other modules."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from wrapdocs_introspect.idioms.requests.following.definitions import Definitions
    from wrapdocs_introspect.names.scope import Scope


def find_heirs(
    others: Collection[Scope], candidates: Collection[Scope], definitions: Definitions
) -> Iterator[Scope]:
    """Yield modules with a class that calls or replaces what a base in another module defines.

    Args:
        others: The modules in which nothing looks like a request.
        candidates: The modules that may send requests.
        definitions: Knows the bases of classes.
    """
    known = {one.source.id for one in candidates}
    for module in others:
        for cls in module.classes:
            bases = [one for one in definitions.bases(cls)[1:] if one.source.id in known]
            names = {name for one in bases for name in _methods_of(one)}
            if names and (names & _methods_of(cls) or names & _called_names(cls)):
                yield module
                break


def _methods_of(cls: Scope) -> set[str]:
    return {one.name for one in cls.children if one.kind == "function" and _is_own(one.name)}


def _is_own(name: str) -> bool:
    return not name.startswith("__")


def _called_names(cls: Scope) -> set[str]:
    """Return the methods that a class calls on its own objects: `self.load()`."""
    functions = (one.node for one in cls.children if one.kind == "function")
    calls = (one.func for node in functions for one in walk(node) if isinstance(one, ast.Call))
    attributes = (one for one in calls if isinstance(one, ast.Attribute))
    return {one.attr for one in attributes if _is_receiver(one.value)}


def _is_receiver(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        node = node.func
    return isinstance(node, ast.Name) and node.id in {"self", "cls", "super"}
