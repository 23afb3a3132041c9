"""Options of routers that are made by a class of the package: what it passes to FastAPI's."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import named_arguments
from wrapdocs_introspect.idioms.fastapi.super_calls import super_call_of
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.inheritance import bases_of
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.fastapi.routing.bound_scopes import BoundScopes
    from wrapdocs_introspect.names.expression import Expression


def read_class_options(
    made: Scope, call: ast.Call, scope: Scope, bound_scopes: BoundScopes
) -> dict[str, Expression]:
    """Follow the arguments of a call through each `super().__init__` to FastAPI's class.

    Args:
        made: The class that the call makes an object of.
        call: The call.
        scope: The scope that the call is in.
        bound_scopes: Where the parameters of each `__init__` are what it is given.

    Returns:
        The options that FastAPI's class gets.
    """
    rest: dict[str, Expression] = {}
    for owner in bases_of(made):
        maker = owner.own("__init__")
        if not isinstance(maker, Scope):
            continue
        bound = bound_scopes.bind(maker, call, scope)
        passed = super_call_of(maker)
        if bound is None or passed is None:
            return {}
        declared = _declared(maker)
        for name in declared & rest.keys():
            value = rest[name]
            given = Binding(name, maker.line - 1, value.scope, value.node)
            bound.definitions[name] = [given, *bound.definitions.get(name, ())[1:]]
        known = {**named_arguments(call, scope), **rest}
        passes_rest = any(one.arg is None for one in passed.keywords)
        rest = {name: one for name, one in known.items() if name not in declared}
        rest = rest if passes_rest else {}
        call, scope = bound_scopes.without_rest(passed) if passes_rest else passed, bound
    return {**named_arguments(call, scope), **rest}


def _declared(maker: Scope) -> set[str]:
    declared = getattr(maker.node, "args", None)
    if not isinstance(declared, ast.arguments):
        return set()
    return {one.arg for one in (*declared.posonlyargs, *declared.args, *declared.kwonlyargs)}
