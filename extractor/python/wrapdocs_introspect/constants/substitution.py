"""Expressions with values in place of names: of loop variables, and of parameters."""

from __future__ import annotations

import ast
import copy
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import fold

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wrapdocs_introspect.names.expression import Expression
    from wrapdocs_introspect.names.scope import Scope


def replace_names(node: ast.expr, names: Mapping[str, ast.expr]) -> ast.expr:
    """Return a copy of an expression with other expressions in place of some names.

    Args:
        node: The expression; it is not changed.
        names: What stands in place of each name.
    """
    replaced: ast.expr = _Replacer(names).visit(copy.deepcopy(node))
    return replaced


def node_in(scope: Scope, expression: Expression) -> ast.expr | None:
    """Return a node that means in a scope what an expression means in its own.

    Args:
        scope: The other scope.
        expression: The expression.

    Returns:
        The node itself, the constant that it folds to, or None if it has no meaning there.
    """
    if expression.scope is scope:
        return expression.node
    value = fold(expression)
    if value is UNKNOWN or isinstance(value, (list, dict)):
        return None
    return ast.copy_location(ast.Constant(value), expression.node)


class _Replacer(ast.NodeTransformer):
    def __init__(self, names: Mapping[str, ast.expr]) -> None:
        self._names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self._names.get(node.id, node)
