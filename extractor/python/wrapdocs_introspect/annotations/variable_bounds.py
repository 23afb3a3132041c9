"""Type variables: what they stand for where no type is given for them."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.type_expressions import part_from_node

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import TypeExpression
    from wrapdocs_introspect.names.scope import Scope

_MAKERS = frozenset({"typing.TypeVar", "typing_extensions.TypeVar"})


def variable_bound(value: ast.expr, scope: Scope) -> TypeExpression | None:
    """Return the default, the constraints or the bound of a type variable, as Pydantic uses them.

    Args:
        value: What is assigned: `TypeVar("T", bound=Book)`.
        scope: The scope that it is in.

    Returns:
        None if there are none, or the value is something else.
    """
    if not isinstance(value, ast.Call) or scope.resolve_node(value.func) not in _MAKERS:
        return None
    given = {one.arg: one.value for one in value.keywords}
    constraints = value.args[1:]
    if "default" in given:
        return part_from_node(given["default"], scope)
    if constraints:
        members = [part_from_node(one, scope) for one in constraints]
        return {"kind": "union", "members": members}
    return part_from_node(given["bound"], scope) if "bound" in given else None
