"""What functions of `functools.singledispatch` do for the types that are registered."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple

from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.names.inherited_texts import find_function
from wrapdocs_introspect.source.expressions import dotted_name, last_part
from wrapdocs_introspect.source.nodes import function_node, may_register

if TYPE_CHECKING:
    from collections.abc import Iterable

    import griffe

    from wrapdocs_introspect.contract import TypeExpression
    from wrapdocs_introspect.names.package_scopes import PackageScopes

_DISPATCHING = frozenset({"singledispatch", "singledispatchmethod"})


class Registered(NamedTuple):
    """A function that is called for some types of the first argument."""

    function: griffe.Function
    type: TypeExpression | None
    """The types, if the decorator names them."""


class Registrations:
    """The functions of a package that are registered, by the function that calls them."""

    def __init__(self, functions: Iterable[griffe.Function], scopes: PackageScopes) -> None:
        """Find out what each function is registered for.

        Args:
            functions: Those with a decorator that may register them.
            scopes: The scopes of the package.
        """
        self._found: dict[str, list[Registered]] = {}
        for function in functions:
            if function.parent is not None:
                self._add(function, scopes)

    def of(self, function: griffe.Function) -> list[Registered]:
        """Return what is registered for a function, in source order of each module."""
        return self._found.get(function.path, [])

    def _add(self, function: griffe.Function, scopes: PackageScopes) -> None:
        scope = scopes.of(function.parent or function.module)
        head = function_node(function)
        types: dict[str, list[TypeExpression]] = {}
        for decorator in head.decorators if head is not None else ():
            name = _registering(decorator)
            target = find_function(name, scope) if name is not None else None
            if target is None or not _dispatches(target):
                continue
            known = types.setdefault(target.path, [])
            if isinstance(decorator, ast.Call) and decorator.args:
                known.append(type_from_node(decorator.args[0], scope))
        for path, named in types.items():
            self._found.setdefault(path, []).append(Registered(function, _union(named)))


def _registering(decorator: ast.expr) -> str | None:
    """Return `f` of `@f.register` and `@f.register(int)`."""
    if not may_register(decorator):
        return None
    node = decorator.func if isinstance(decorator, ast.Call) else decorator
    return dotted_name(node.value) if isinstance(node, ast.Attribute) else None


def _dispatches(target: griffe.Object) -> bool:
    head = function_node(target)
    return any(last_part(one) in _DISPATCHING for one in (head.decorators if head else ()))


def _union(types: list[TypeExpression]) -> TypeExpression | None:
    if len(types) <= 1:
        return types[0] if types else None
    return {"kind": "union", "members": types}
