"""From a name to the expression that it is assigned."""

from __future__ import annotations

import ast

import griffe

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression

_MAX_HOPS = 20
_FIELDS = frozenset(
    {
        *("pydantic.Field", "pydantic.fields.Field", "pydantic.v1.Field"),
        *("dataclasses.field", "attrs.field", "attr.ib"),
    }
)
_DEFAULTS = ("default", "default_factory", "factory")


def follow(expression: Expression) -> Expression:
    """Follow names to the expression that they are assigned.

    Args:
        expression: A name, an attribute access, or any other expression.

    Returns:
        The first expression that is not a name with a known value.
    """
    for _ in range(_MAX_HOPS):
        assigned = step(expression)
        if assigned is None:
            break
        expression = assigned
    return expression


def step(expression: Expression) -> Expression | None:
    """Follow one name; return None if the expression is not a name with a known value."""
    node = expression.node
    if not isinstance(node, (ast.Name, ast.Attribute)):
        return None
    found = expression.scope.find(node, node.lineno)
    return default_of(found) if isinstance(found, Binding) else None


def follow_alias(expression: Expression) -> Expression:
    """Follow names, like `follow`, as far as the name table knows that they are assigned.

    Nearly every name in an annotation is a class. The name table knows that, so most modules never
    need their syntax tree for this.

    Args:
        expression: A type, a base class or a setting.
    """
    for _ in range(_MAX_HOPS):
        if not isinstance(expression.node, (ast.Name, ast.Attribute)):
            break
        is_assigned = isinstance(expression.target(), (griffe.Attribute, griffe.TypeAlias))
        assigned = step(expression) if is_assigned else None
        if assigned is None:
            break
        expression = assigned
    return expression


def default_of(binding: Binding) -> Expression | None:
    """Return the value of a binding; for the `Field(...)` of a class, the default in it.

    Args:
        binding: What a name is bound to.

    Returns:
        None if it has no value, like a parameter or a field without a default.
    """
    value = binding.value
    if isinstance(value, ast.Call) and binding.scope.resolve_node(value.func) in _FIELDS:
        value = _field_default(value)
    return Expression(value, binding.scope) if value is not None else None


def _field_default(call: ast.Call) -> ast.expr | None:
    if call.args:
        return call.args[0]
    given = [keyword.value for keyword in call.keywords if keyword.arg in _DEFAULTS]
    return given[0] if given else None
