"""Instances of the package's own classes: what class a name is bound to an instance of."""

from __future__ import annotations

import ast
from typing import Final

from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import member_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.parameters import first_parameter
from wrapdocs_introspect.source.unchanged_locals import only_result

_MAX_HOPS: Final = 8


def method_of_instance(expression: Expression) -> Scope | None:
    """Return the method that an attribute of an instance is: `provider.get_user`.

    Args:
        expression: The attribute access.
    """
    node = expression.node
    if not isinstance(node, ast.Attribute):
        return None
    cls = class_of_instance(expression.part(node.value))
    found = member_of(cls, node.attr) if cls is not None else None
    return found if isinstance(found, Scope) and found.kind == "function" else None


def class_of_instance(expression: Expression, hops: int = 0) -> Scope | None:
    """Return the class of the package that an expression makes an instance of.

    Args:
        expression: `Provider()`, `Provider.create()`, a name that is bound to either.
        hops: How many functions were followed so far.
    """
    made = follow(expression)
    call = made.node
    if not isinstance(call, ast.Call) or hops > _MAX_HOPS:
        return None
    maker = made.scope.find(call.func, call.lineno)
    if not isinstance(maker, Scope) or maker.kind == "class":
        return maker if isinstance(maker, Scope) else None
    result = only_result(maker.node) if maker.kind == "function" else None
    if result is None:
        return None
    value, values = result
    if isinstance(value, ast.Name):
        value = values.get(value.id, value)
    if isinstance(value, ast.Call) and dotted_name(value.func) == _class_parameter(maker):
        return maker.parent
    return class_of_instance(Expression(value, maker), hops + 1)


def _class_parameter(function: Scope) -> str | None:
    """Return the parameter of a class method that is the class."""
    decorators = getattr(function.node, "decorator_list", ())
    arguments = getattr(function.node, "args", None)
    is_class_method = any(dotted_name(one) == "classmethod" for one in decorators)
    first = first_parameter(arguments) if is_class_method and arguments is not None else None
    return first.arg if first is not None else None
