"""Functions of a package that make the `Field` of a model's field."""

from __future__ import annotations

import ast

from wrapdocs_introspect.models.field_arguments import is_field_call
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.statements import statements_of

_MAX_DEPTH = 3


def makes_field(call: Expression, depth: int = 0) -> bool:
    """Tell whether a call is one of a function that returns `Field(...)`, or that is not known.

    Args:
        call: The call.
        depth: How many functions around it have been looked at.
    """
    node = call.node
    if not isinstance(node, ast.Call) or depth > _MAX_DEPTH:
        return False
    if isinstance(node.func, (ast.Call, ast.Subscript)):
        return depth == 0  # It may return anything: `MAKERS["name"]()`.
    function = call.scope.find(node.func, node.lineno)
    if not isinstance(function, Scope) or function.kind != "function":
        return False
    body = getattr(function.node, "body", [])
    returned = [one.value for one in statements_of(body) if isinstance(one, ast.Return)]
    return any(
        is_field_call(value, function) or makes_field(Expression(value, function), depth + 1)
        for value in returned
        if isinstance(value, ast.Call)
    )
