"""Functions of a package that make the `Field(...)` of a model's field."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.call_arguments import argument_nodes
from wrapdocs_introspect.constants.substitution import replace_names
from wrapdocs_introspect.models.base import called_name
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.statements import returned_by, statements_of

if TYPE_CHECKING:
    from collections.abc import Callable

_MAX_DEPTH = 3


def is_field_call(node: ast.expr | None, scope: Scope) -> bool:
    """Tell whether a node is a call of Pydantic's or SQLModel's `Field`."""
    name = called_name(node, scope)
    return name is not None and name.rpartition(".")[2] == "Field"


def made_field(
    call: Expression, is_field: Callable[[ast.expr, Scope], bool] = is_field_call, depth: int = 0
) -> Expression | None:
    """Return the call of `Field(...)` that a call is, or that a function returns for it.

    Args:
        call: The call.
        is_field: Tells whether a call is one of `Field` itself.
        depth: How many functions around it have been followed.

    Returns:
        The call with the arguments in place of parameters; None if there is none, or if it is not
        known what a parameter stands for.
    """
    node = call.node
    if not isinstance(node, ast.Call) or is_field(node, call.scope):
        return call if isinstance(node, ast.Call) else None
    function = call.scope.find(node.func, node.lineno) if depth < _MAX_DEPTH else None
    if not isinstance(function, Scope) or function.kind != "function":
        return None
    returned, names = returned_by(function.node), argument_nodes(node, call, function)
    if not isinstance(returned, ast.Call) or names is None:
        return None
    replaced = replace_names(returned, names)
    if _depends_on(replaced, function) or any(one.arg is None for one in returned.keywords):
        return None
    return made_field(Expression(replaced, function), is_field, depth + 1)


def _depends_on(node: ast.expr, function: Scope) -> bool:
    """Tell whether an expression still names a parameter of a function."""
    declared = getattr(function.node, "args", None)
    parameters = {one.arg for one in ast.walk(declared or node) if isinstance(one, ast.arg)}
    return any(isinstance(one, ast.Name) and one.id in parameters for one in ast.walk(node))


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
