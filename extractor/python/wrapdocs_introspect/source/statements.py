"""Statements of a body, also those in its branches, loops and `with` blocks."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
# Statements that contain no others, or whose inner statements are left out.
_LEAVES = (*_DEFINITIONS, ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.Expr)


def statements_of(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements of a body in source order, branches included.

    The bodies of functions and classes are left out: they are scopes of their own. It uses a stack,
    because a long `elif` chain nests as deep as it is long.

    Args:
        body: The statements to start with.

    Yields:
        Each statement, before those inside it.
    """
    stack = [iter(body)]
    while stack:
        statement = next(stack[-1], None)
        if statement is None:
            stack.pop()
            continue
        yield statement
        if not isinstance(statement, _LEAVES):
            stack.extend(iter(block) for block in reversed(_blocks(statement)))


def _blocks(statement: ast.stmt) -> list[list[ast.stmt]]:
    blocks: list[list[ast.stmt]] = [getattr(statement, "body", [])]
    blocks += [handler.body for handler in getattr(statement, "handlers", ())]
    blocks += [case.body for case in getattr(statement, "cases", ())]
    blocks += [getattr(statement, "orelse", []), getattr(statement, "finalbody", [])]
    return [block for block in blocks if block]
