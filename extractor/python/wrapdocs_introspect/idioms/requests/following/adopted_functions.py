"""Functions of modules that become methods: `from .books import list_books` in a class body."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.idioms.requests.following.definitions import Definitions


def find_adopted_functions(
    modules: Iterable[Scope], definitions: Definitions
) -> dict[Scope, Scope]:
    """Return the functions that are methods of one class under their own name, with that class.

    Args:
        modules: The modules whose classes may adopt functions.
        definitions: The definitions of the package.
    """
    adopting: dict[Scope, set[Scope]] = {}
    for module in modules:
        for cls, function in (
            *_in_bodies(module, definitions),
            *_below_classes(module, definitions),
        ):
            adopting.setdefault(function, set()).add(cls)
    return {
        function: next(iter(classes)) for function, classes in adopting.items() if len(classes) == 1
    }


def _in_bodies(module: Scope, definitions: Definitions) -> Iterator[tuple[Scope, Scope]]:
    """Yield what class bodies import: `class Client: from .books import list_books`."""
    for cls in module.classes:
        for name, member in cls.owner.members.items():
            found = definitions.named(cls, name) if member.is_alias else None
            if isinstance(found, Scope) and _may_be_method(found, name):
                yield cls, found


def _below_classes(module: Scope, definitions: Definitions) -> Iterator[tuple[Scope, Scope]]:
    """Yield what is assigned to classes: `Client.list_books = with_retries(list_books)`."""
    for node in getattr(module.node, "body", ()) if module.source.has_functions else ():
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if not isinstance(node, ast.Assign) or not isinstance(target, ast.Attribute):
            continue
        owner, given = target.value, _given(node.value)
        if isinstance(owner, ast.Name) and given is not None:
            cls, found = definitions.named(module, owner.id), definitions.named(module, given.id)
            is_class = isinstance(cls, Scope) and cls.kind == "class"
            if is_class and isinstance(found, Scope) and _may_be_method(found, target.attr):
                yield cls, found  # type: ignore[misc]


def _given(node: ast.expr) -> ast.Name | None:
    """Return the one name that is assigned, as it is or passed through a call."""
    if isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords:
        node = node.args[0]
    return node if isinstance(node, ast.Name) else None


def _may_be_method(function: Scope, name: str) -> bool:
    """Tell whether a definition is a function of a module that takes an object first."""
    node, parent = function.node, function.parent
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) or function.name != name:
        return False
    takes_object = bool(node.args.posonlyargs or node.args.args) and not node.decorator_list
    return takes_object and parent is not None and parent.kind == "module"
