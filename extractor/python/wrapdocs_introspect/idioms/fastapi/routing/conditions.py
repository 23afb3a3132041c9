"""Conditions under which a function, and so its route, is there at all."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import fold
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.statements import blocks_of

if TYPE_CHECKING:
    from wrapdocs_introspect.names.scope import Scope

_OF_PYTHON = frozenset({"TYPE_CHECKING", "__name__", "sys", "typing"})


def condition_of(function: Scope) -> Expression | None:
    """Return the outermost condition around a function's definition that is not known.

    Args:
        function: The function.

    Returns:
        `enabled` of `if enabled:`, `not enabled` for its `else`; None if it is always there.
    """
    return condition_at(function.line, function.parent) if function.parent is not None else None


def condition_at(line: int, scope: Scope) -> Expression | None:
    """Return the outermost condition around a statement that is not known.

    Args:
        line: Where the statement begins.
        scope: The scope that it is in.
    """
    body = scope.node.body
    while body:
        around = next((one for one in body if _holds(one, line)), None)
        if around is None or around.lineno == line:
            return None
        if isinstance(around, ast.If):
            test = Expression(around.test, scope)
            is_in_body = any(_holds(one, line) for one in around.body)
            if fold(test) is UNKNOWN and not _asks_for_python(around.test):
                return test if is_in_body else test.part(_negate(around.test))
        blocks = blocks_of(around)
        body = next((one for one in blocks if any(_holds(s, line) for s in one)), [])
    return None


def _asks_for_python(test: ast.expr) -> bool:
    """Tell whether a condition is about Python itself: `sys.version_info >= (3, 12)`."""
    names = {node.id for node in ast.walk(test) if isinstance(node, ast.Name)}
    return not names.isdisjoint(_OF_PYTHON)


def _holds(statement: ast.stmt, line: int) -> bool:
    return statement.lineno <= line <= (statement.end_lineno or statement.lineno)


def _negate(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
