"""Parameters that have a default, and without which a function raises an error."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.signatures import parameter_defaults

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.names.scope import Scope


def find_demanded(function: Scope) -> list[list[str]]:
    """Return lists of parameters: at least one of each must be given.

    A function says so by `if a is None and b is None: raise ...`, or in another way that means the
    same.

    Args:
        function: The function that sends a request.
    """
    node = function.node
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return []
    optional = parameter_defaults(node.args).keys()
    found = [_demanded_by(one) for one in node.body]
    return [names for names in found if names and optional >= set(names)]


def _demanded_by(statement: ast.stmt) -> list[str]:
    """Return the parameters without which a statement raises an error."""
    if not isinstance(statement, ast.If) or not isinstance(statement.body[-1], ast.Raise):
        return []
    names = list(_missing_names(statement.test))
    return [one for one in names if one is not None] if None not in names else []


def _missing_names(test: ast.expr) -> Iterator[str | None]:
    """Yield the names that are all missing if a test is true; None for any other condition."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        for one in test.values:
            yield from _missing_names(one)
    elif isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Is):
        right = test.comparators[0]
        is_none = isinstance(right, ast.Constant) and right.value is None
        yield _name_of(test.left) if is_none else None
    elif isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        yield from (_name_of(one) for one in _alternatives(test.operand))
    else:
        yield None


def _alternatives(operand: ast.expr) -> list[ast.expr]:
    """Return the values of which one is true if an expression is: `a or b`, `any([a, b])`."""
    if isinstance(operand, ast.BoolOp) and isinstance(operand.op, ast.Or):
        return operand.values
    if isinstance(operand, ast.Call) and getattr(operand.func, "id", None) == "any":
        given = operand.args[0] if operand.args else None
        return given.elts if isinstance(given, (ast.List, ast.Tuple)) else [operand]
    return [operand]


def _name_of(expression: ast.expr) -> str | None:
    return expression.id if isinstance(expression, ast.Name) else None
