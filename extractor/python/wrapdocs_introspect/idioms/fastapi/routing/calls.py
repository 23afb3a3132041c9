"""Calls in a package's code: the decorators, and the calls that stand as statements."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import items_of
from wrapdocs_introspect.idioms.fastapi.substitution import replace_names
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.names.scope import Scope

_MAX_ROUNDS = 200


def calls_in(scope: Scope) -> Iterator[tuple[ast.Call, Scope]]:
    """Yield the calls that stand as statements in a scope.

    A call in a loop over a list that can be read is yielded once for each item, with the item in
    place of the loop's variable: `for router in (users, teams): app.include_router(router)`.

    Args:
        scope: A module, class or function.

    Yields:
        Each call with the scope to read its names from.
    """
    unrolled: set[int] = set()
    for statement in statements_of(scope.node.body):
        if isinstance(statement, (ast.For, ast.AsyncFor)) and id(statement) not in unrolled:
            inner = list(statements_of(statement.body))
            rounds = list(_rounds(statement, scope))
            if rounds:
                unrolled |= {id(one) for one in inner}
            for names in rounds:
                for call in filter(None, map(_call_of, inner)):
                    yield _replace(call, names), scope
        elif id(statement) not in unrolled:
            single = _call_of(statement)
            if single is not None:
                yield single, scope


def _call_of(statement: ast.stmt) -> ast.Call | None:
    value = getattr(statement, "value", None)
    if isinstance(statement, (ast.Expr, ast.Assign)) and isinstance(value, ast.Call):
        return value
    return None


def _rounds(loop: ast.For | ast.AsyncFor, scope: Scope) -> Iterator[dict[str, ast.expr]]:
    for count, item in enumerate(items_of(Expression(loop.iter, scope))):
        if count >= _MAX_ROUNDS or item.scope is not scope:
            return
        if isinstance(loop.target, ast.Name):
            yield {loop.target.id: item.node}
        elif isinstance(loop.target, ast.Tuple):
            values = follow(item).node
            elements = values.elts if isinstance(values, (ast.Tuple, ast.List)) else []
            names = [name.id for name in loop.target.elts if isinstance(name, ast.Name)]
            if len(names) == len(elements):
                yield dict(zip(names, elements, strict=True))


def _replace(call: ast.Call, names: dict[str, ast.expr]) -> ast.Call:
    replaced = replace_names(call, names)
    return replaced if isinstance(replaced, ast.Call) else call
