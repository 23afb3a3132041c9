"""What functions of the package return for the arguments of a call."""

from __future__ import annotations

import ast

from wrapdocs_introspect.annotations.method_binding import takes_self
from wrapdocs_introspect.constants.folding import locate, named_arguments
from wrapdocs_introspect.idioms.fastapi.routing.bound_scopes import make_inner_scope
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.parameters import parameter_defaults
from wrapdocs_introspect.source.unchanged_locals import only_result


def result_of(expression: Expression) -> Expression | None:
    """Return the expression that a called function gives back.

    Args:
        expression: The call, or a name that is bound to it.

    Returns:
        The expression with a scope in which the parameters are what the call passes; None for
        anything but a call of a function that always returns the same expression.
    """
    whole = locate(expression)
    node = whole.node
    function = whole.scope.find(node.func, node.lineno) if isinstance(node, ast.Call) else None
    if not isinstance(node, ast.Call) or not isinstance(function, Scope):
        return None
    found = only_result(function.node)
    given = _given(node, whole, function)
    if found is None or given is None:
        return None
    result, values = found
    scope = make_inner_scope(function, given, function.line)
    for name, value in values.items():
        scope.define(Binding(name, function.line, scope, value))
    return Expression(result, scope)


def _given(call: ast.Call, whole: Expression, function: Scope) -> dict[str, Expression] | None:
    """Return what the parameters of a function are in a call; None if that is not known."""
    declared = getattr(function.node, "args", None)
    is_spread = any(isinstance(one, ast.Starred) for one in call.args)
    if not isinstance(declared, ast.arguments) or is_spread:
        return None
    names = [one.arg for one in (*declared.posonlyargs, *declared.args)]
    names = names[1 if takes_self(function) else 0 :]
    around = function.parent or function
    defaults = parameter_defaults(declared).items()
    positional = zip(names, call.args, strict=False)
    return {
        **{name: Expression(one, around) for name, one in defaults},
        **{name: whole.part(one) for name, one in positional},
        **named_arguments(call, whole.scope),
    }
