"""Types that only exist inside a function, or that it chooses when it runs."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Iterator

_MAX_HOPS = 8


def is_set_several_times(expression: Expression) -> bool:
    """Tell whether a type names a variable that a function sets in several places.

    Args:
        expression: The type.
    """
    for node in ast.walk(expression.unquoted().node):
        found = expression.scope.find(node) if isinstance(node, ast.Name) else None
        if not isinstance(found, Binding) or found.scope.kind != "function":
            continue
        if len(found.scope.definitions.get(found.name, ())) > 1:
            return True
    return False


def passed_type(expression: Expression) -> Expression:
    """Return the type that a call passes for a parameter which a type names.

    Args:
        expression: `model` in a function that is called with a class.
    """
    for _ in range(_MAX_HOPS):
        name = expression.unquoted().node
        found = _local(name, expression) if isinstance(name, ast.Name) else None
        if not isinstance(found, Binding) or found.value is None:
            break
        if not isinstance(found.value, (ast.Name, ast.Attribute)):
            break
        expression = Expression(found.value, found.scope)
    return expression


def local_names(expression: Expression) -> Iterator[str]:
    """Yield the names in a type of which is not known what they are outside of a function.

    Args:
        expression: The type.
    """
    for node in ast.walk(expression.unquoted().node):
        if not isinstance(node, ast.Name):
            continue
        found = _local(node, expression)
        if isinstance(found, (Binding, Scope)) and getattr(found, "imported", None) is None:
            yield node.id


def _local(name: ast.Name, expression: Expression) -> Binding | Scope | None:
    """Return what a function defines by a name, or takes."""
    holder = expression.scope.holder_of(name.id)
    return holder.own(name.id) if holder.kind == "function" else None
