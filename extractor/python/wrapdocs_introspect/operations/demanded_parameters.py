"""Parameters that have a default, and without which a function raises an error."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.parameters import parameter_defaults

if TYPE_CHECKING:
    from collections.abc import Iterator


def find_demanded(node: ast.AST) -> list[list[str]]:
    """Return lists of parameters: at least one of each must be given.

    A function says so by `if a is None and b is None: raise ...`, or in another way that means the
    same.

    Args:
        node: A function that sends a request, or the constructor of a client.
    """
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return []
    optional = parameter_defaults(node.args).keys()
    found: list[list[str]] = []
    filled: set[str] = set()
    for statement in node.body:
        names = _demanded_by(statement)
        if names and optional >= set(names) and filled.isdisjoint(names):
            found.append(names)
        filled |= _filled_by(statement)
    return found


def _filled_by(statement: ast.stmt) -> set[str]:
    """Return the variables that a statement fills: `if shop is None: shop = Shop()`."""
    inner = [statement]
    if isinstance(statement, ast.If) and None not in _missing_names(statement.test):
        inner = statement.body
    targets = [one.targets for one in inner if isinstance(one, ast.Assign)]
    return {one.id for names in targets for one in names if isinstance(one, ast.Name)}


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
    """Return the values of which one is true if an expression is: `a or b`, `any([a, b])`.

    Of `bool(a) ^ bool(b)`, not both may be given.
    """
    if isinstance(operand, ast.BoolOp) and isinstance(operand.op, ast.Or):
        return operand.values
    if isinstance(operand, ast.BinOp) and isinstance(operand.op, ast.BitXor):
        return [_without_bool(operand.left), _without_bool(operand.right)]
    if isinstance(operand, ast.Call) and getattr(operand.func, "id", None) == "any":
        given = operand.args[0] if operand.args else None
        return given.elts if isinstance(given, (ast.List, ast.Tuple)) else [operand]
    return [operand]


def _without_bool(expression: ast.expr) -> ast.expr:
    is_bool = isinstance(expression, ast.Call) and getattr(expression.func, "id", None) == "bool"
    given = expression.args if isinstance(expression, ast.Call) and is_bool else []
    return given[0] if len(given) == 1 else expression


def _name_of(expression: ast.expr) -> str | None:
    return expression.id if isinstance(expression, ast.Name) else None
