"""Scopes of functions and loops in which parameters and variables have values."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.method_binding import takes_self
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.names.scope_reader import read_function
from wrapdocs_introspect.source.parameters import parameter_defaults

if TYPE_CHECKING:
    from collections.abc import Mapping

_MAX_SCOPES = 1_000
_MAX_DEPTH = 8


class BoundScopes:
    """The scopes of called functions, one for each call."""

    def __init__(self) -> None:
        """Start without any."""
        self._bound: dict[tuple[ast.Call, Scope], Scope] = {}
        self._keys: dict[Scope, str] = {}
        self._calls: dict[Scope, tuple[ast.Call, Scope]] = {}
        self._without_rest: dict[ast.Call, ast.Call] = {}

    def bind(self, function: Scope, call: ast.Call, scope: Scope) -> Scope | None:
        """Return the scope of a function in which its parameters are what a call passes.

        Args:
            function: The function.
            call: The call.
            scope: The scope that the call is in.

        Returns:
            The scope, always the same one for a call; None if there are too many, or calls are
            nested too deeply.
        """
        found = self._bound.get((call, scope))
        depth = self.key_of(scope).count(":") + 1
        if found is not None or len(self._bound) >= _MAX_SCOPES or depth > _MAX_DEPTH:
            return found
        made = _copy(function)
        for name, value in bound_arguments(function, call, scope).items():
            given = Binding(name, function.line - 1, value.scope, value.node)
            made.definitions[name] = [given, *made.definitions.get(name, ())[1:]]
        self._keys[made] = f"{self.key_of(scope)}:{len(self._bound)}"
        self._bound[call, scope] = made
        self._calls[made] = (call, scope)
        return made

    def without_rest(self, call: ast.Call) -> ast.Call:
        """Return a call without its `**options`, which are known from elsewhere; always the same.

        Args:
            call: The call.
        """
        if call not in self._without_rest:
            named = [one for one in call.keywords if one.arg is not None]
            made = ast.copy_location(ast.Call(call.func, call.args, named), call)
            self._without_rest[call] = made
        return self._without_rest[call]

    def key_of(self, scope: Scope) -> str:
        """Return what tells a bound scope, or one inside it, from others; no text for any other."""
        around: Scope | None = scope
        while around is not None and around.kind != "module":
            if around in self._keys:
                return self._keys[around]
            around = around.parent
        return ""

    def call_of(self, scope: Scope) -> tuple[ast.Call, Scope] | None:
        """Return the call that a scope is bound to, with the scope that the call is in.

        Args:
            scope: A bound scope, or one inside it.
        """
        around: Scope | None = scope
        while around is not None and around not in self._calls:
            around = around.parent
        return self._calls[around] if around is not None else None

    def all(self) -> list[Scope]:
        """Return the scopes made so far."""
        return list(self._bound.values())


def make_inner_scope(scope: Scope, names: Mapping[str, Expression], line: int) -> Scope:
    """Make a scope inside another one, in which some names have values.

    Args:
        scope: The scope around it.
        names: The values by name.
        line: The line that binds them.
    """
    made = Scope(scope.id, "function", scope.owner, scope.package, parent=scope, node=scope.node)
    for name, value in names.items():
        made.define(Binding(name, line, value.scope, value.node))
    return made


def has_parameters(function: Scope) -> bool:
    """Tell whether callers can pass something to a function.

    Args:
        function: The function.
    """
    declared = getattr(function.node, "args", None)
    if not isinstance(declared, ast.arguments):
        return False
    passed = [*declared.posonlyargs, *declared.args, *declared.kwonlyargs]
    return len(passed) > (1 if takes_self(function) else 0)


def _copy(function: Scope) -> Scope:
    around = function.parent
    made = Scope(
        function.id, "function", function.owner, function.package, parent=around, node=function.node
    )
    read_function(made)
    return made


def bound_arguments(function: Scope, call: ast.Call, scope: Scope) -> dict[str, Expression]:
    """Return what the parameters of a function are in a call.

    Args:
        function: The function.
        call: The call.
        scope: The scope that the call is in.

    Returns:
        The values by parameter; nothing if it is not known which parameter gets what.
    """
    declared = getattr(function.node, "args", None)
    if not isinstance(declared, ast.arguments):
        return {}
    around = function.parent or function
    values = {name: Expression(one, around) for name, one in parameter_defaults(declared).items()}
    skipped = 1 if takes_self(function) else 0
    names = [one.arg for one in (*declared.posonlyargs, *declared.args)][skipped:]
    for name, argument in zip(names, call.args, strict=False):
        values[name] = Expression(argument, scope)
    known = {*names, *(one.arg for one in declared.kwonlyargs)}
    is_spread = any(isinstance(one, ast.Starred) for one in call.args)
    for keyword in call.keywords:
        if keyword.arg is None:
            is_spread = True
        elif keyword.arg in known:
            values[keyword.arg] = Expression(keyword.value, scope)
    # With `*rest` or `**options`, it is not known which parameter gets what.
    return {} if is_spread else values
