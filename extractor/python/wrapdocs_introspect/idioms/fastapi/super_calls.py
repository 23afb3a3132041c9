"""What the `__init__` of a subclass passes on to the class that it derives from."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from wrapdocs_introspect.names.scope import Scope


def super_call_of(maker: Scope) -> ast.Call | None:
    """Return the call of `super().__init__` in an `__init__`.

    Args:
        maker: The `__init__`.
    """
    for statement in statements_of(maker.node.body):
        call = statement.value if isinstance(statement, ast.Expr) else None
        if isinstance(call, ast.Call) and _is_super_init(call.func):
            return call
    return None


def _is_super_init(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "__init__"
        and isinstance(node.value, ast.Call)
        and dotted_name(node.value.func) == "super"
    )
