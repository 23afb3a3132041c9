"""Statements of a body, also those in its branches, loops and `with` blocks."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
# Statements that contain no others, or whose inner statements are left out.
_LEAVES = frozenset(
    {
        *(*_DEFINITIONS, ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.AugAssign),
        *(ast.Expr, ast.Return, ast.Raise, ast.Assert, ast.Delete, ast.Pass),
    }
)


def does_nothing(statement: ast.stmt) -> bool:
    """Tell whether a statement of a body is text, `...`, `pass` or `raise NotImplementedError`.

    Args:
        statement: The statement.
    """
    if isinstance(statement, ast.Raise):
        call = statement.exc.func if isinstance(statement.exc, ast.Call) else statement.exc
        return isinstance(call, ast.Name) and call.id == "NotImplementedError"
    is_constant = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return is_constant or isinstance(statement, ast.Pass)


def statements_of(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements of a body in source order, branches included.

    The bodies of functions and classes are left out: they are scopes of their own. It uses a stack,
    because a long `elif` chain nests as deep as it is long.

    Args:
        body: The statements to start with.

    Yields:
        Each statement, before those inside it.
    """
    stack = [*body]
    stack.reverse()
    while stack:
        statement = stack.pop()
        yield statement
        if type(statement) not in _LEAVES:
            for block in reversed(blocks_of(statement)):
                stack.extend(reversed(block))


def returned_by(definition: ast.AST) -> ast.expr | None:
    """Return what a function gives back that does nothing else; None for anything else.

    Args:
        definition: The function.
    """
    if not isinstance(definition, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return None
    statements = list(statements_of(definition.body))
    returns = [one for one in statements if isinstance(one, ast.Return)]
    others = [one for one in statements if not isinstance(one, (ast.Return, ast.Expr))]
    return returns[0].value if len(returns) == 1 and not others else None


def blocks_of(statement: ast.stmt) -> list[list[ast.stmt]]:
    """Return the bodies of a statement's branches that are not empty.

    Args:
        statement: The statement.
    """
    blocks: list[list[ast.stmt]] = [getattr(statement, "body", [])]
    blocks += [handler.body for handler in getattr(statement, "handlers", ())]
    blocks += [case.body for case in getattr(statement, "cases", ())]
    blocks += [getattr(statement, "orelse", []), getattr(statement, "finalbody", [])]
    return [block for block in blocks if block]
