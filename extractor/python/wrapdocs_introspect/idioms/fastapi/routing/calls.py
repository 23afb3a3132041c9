"""Calls in a package's code: the decorators, and the calls that stand as statements."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import fold, items_of
from wrapdocs_introspect.idioms.fastapi.routing.bound_scopes import make_inner_scope
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.statements import blocks_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.names.scope import Scope

_MAX_ROUNDS = 200
_MAX_CALLS = 10_000
_MAX_NESTED = 8
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def calls_in(scope: Scope, *, is_bound: bool = False) -> Iterator[tuple[ast.Call, Scope]]:
    """Yield the calls that stand as statements in a scope, or that it returns.

    A call in a loop over a list that can be read is yielded once for each item, with a scope in
    which the loop's variable is the item: `for one in (users, teams): app.include_router(one)`.

    Args:
        scope: A module, class or function.
        is_bound: Whether its parameters have values, so that conditions on them are decided.

    Yields:
        Each call with the scope to read its names from.
    """
    stack = [(iter(scope.node.body), scope)]
    count = 0
    while stack and count < _MAX_CALLS:
        statement = next(stack[-1][0], None)
        here = stack[-1][1]
        if statement is None:
            stack.pop()
            continue
        calls = list(_calls_of(statement))
        if calls:
            count += len(calls)
            yield from ((call, here) for call in calls)
        elif not isinstance(statement, _DEFINITIONS):
            blocks = list(_blocks(statement, here, is_bound=is_bound))
            stack.extend((iter(block), inner) for block, inner in reversed(blocks))


def _calls_of(statement: ast.stmt) -> Iterator[ast.Call]:
    """Yield the call that a statement is, and those among its first arguments.

    `app.include_router(add_users(APIRouter()))` also calls `add_users`.
    """
    value = getattr(statement, "value", None)
    if not isinstance(statement, (ast.Expr, ast.Assign, ast.Return)):
        return
    for _ in range(_MAX_NESTED):
        if not isinstance(value, ast.Call):
            return
        yield value
        given = [*value.args, *(one.value for one in value.keywords)]
        value = next((one for one in given if isinstance(one, ast.Call)), None)


def _blocks(
    statement: ast.stmt, scope: Scope, *, is_bound: bool
) -> Iterator[tuple[list[ast.stmt], Scope]]:
    """Yield the bodies of a statement, that of a loop once for each item."""
    if isinstance(statement, (ast.For, ast.AsyncFor)):
        rounds = list(_rounds(statement, scope))
        yield from ((statement.body, one) for one in rounds or [scope])
        yield statement.orelse, scope
    elif isinstance(statement, ast.If) and is_bound:
        value = fold(Expression(statement.test, scope))
        if value is UNKNOWN or value:
            yield statement.body, scope
        if value is UNKNOWN or not value:
            yield statement.orelse, scope
    else:
        yield from ((block, scope) for block in blocks_of(statement))


def _rounds(loop: ast.For | ast.AsyncFor, scope: Scope) -> Iterator[Scope]:
    """Yield a scope for each item of a loop, in which the loop's variables are bound."""
    for count, item in enumerate(items_of(Expression(loop.iter, scope))):
        if count >= _MAX_ROUNDS:
            return
        if isinstance(loop.target, ast.Name):
            yield make_inner_scope(scope, {loop.target.id: item}, loop.lineno)
        elif isinstance(loop.target, ast.Tuple):
            values = follow(item)
            elements = values.node.elts if isinstance(values.node, (ast.Tuple, ast.List)) else []
            names = [name.id for name in loop.target.elts if isinstance(name, ast.Name)]
            if len(names) == len(elements):
                parts = map(values.part, elements)
                yield make_inner_scope(scope, dict(zip(names, parts, strict=True)), loop.lineno)
