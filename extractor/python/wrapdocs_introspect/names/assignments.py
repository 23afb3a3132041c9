"""From a name to the expression that gives it its value."""

from __future__ import annotations

import ast

from wrapdocs_introspect.names.lexical_scope import Binding, Expression

_MAX_HOPS = 20
_FIELDS = frozenset(
    {
        *("pydantic.Field", "pydantic.fields.Field", "pydantic.v1.Field"),
        *("dataclasses.field", "attrs.field", "attr.ib"),
    }
)
_DEFAULTS = ("default", "default_factory", "factory")


def follow(expression: Expression) -> Expression:
    """Follow names to the expression they are bound to.

    Args:
        expression: A name, an attribute access, or anything else.

    Returns:
        The first expression on the way that is not a name with a known value.
    """
    for _ in range(_MAX_HOPS):
        following = step(expression)
        if following is None:
            break
        expression = following
    return expression


def step(expression: Expression) -> Expression | None:
    """Follow one name; None for what is no name, or a name without a known value."""
    node = expression.node
    if not isinstance(node, (ast.Name, ast.Attribute)):
        return None
    found = expression.scope.find(node, node.lineno)
    return default_of(found) if isinstance(found, Binding) else None


def default_of(binding: Binding) -> Expression | None:
    """Return the value of a binding; of a class's `Field(...)`, the default in it.

    Args:
        binding: What a name is bound to.

    Returns:
        None where it has no value, as a parameter or a field without a default.
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
