"""What a function returns, with the values of its local variables that nothing changes."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_CHANGES: Final = frozenset(
    {"add", "append", "clear", "extend", "insert", "pop", "popitem", "remove", "setdefault"}
    | {"update"}
)


def only_result(definition: ast.AST) -> tuple[ast.expr, dict[str, ast.expr]] | None:
    """Return what a function gives back in every case, and the local variables that it may name.

    Args:
        definition: The function.

    Returns:
        The expression, and the values of variables that are set once and never changed; None if
        there are several results, or a variable in the result is changed.
    """
    if not isinstance(definition, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return None
    returns = [one for one in statements_of(definition.body) if isinstance(one, ast.Return)]
    if len(returns) != 1 or returns[0] not in definition.body or returns[0].value is None:
        return None
    changed = set(_changed_names(definition))
    values = {name: value for name, value in _assigned(definition) if name not in changed}
    result = returns[0].value
    is_changed = any(isinstance(one, ast.Name) and one.id in changed for one in ast.walk(result))
    return None if is_changed else (result, values)


def _assigned(definition: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[tuple[str, ast.expr]]:
    for statement in definition.body:
        target: ast.expr | None = None
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target = statement.targets[0]
        elif isinstance(statement, ast.AnnAssign):
            target = statement.target
        value = getattr(statement, "value", None)
        if isinstance(target, ast.Name) and value is not None:
            yield target.id, value


def _changed_names(definition: ast.AST) -> Iterator[str]:
    """Yield the names that are set several times, or whose values a statement changes."""
    stored = {one.arg for one in ast.walk(definition) if isinstance(one, ast.arg)}
    for node in ast.walk(definition):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            if node.id in stored:
                yield node.id
            stored.add(node.id)
        elif isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
            yield from _root_of(node)
        elif isinstance(node, ast.Attribute) and node.attr in _CHANGES:
            yield from _root_of(node.value)


def _root_of(node: ast.expr) -> Iterator[str]:
    while isinstance(node, (ast.Attribute, ast.Subscript, ast.Call)):
        node = node.func if isinstance(node, ast.Call) else node.value
    if isinstance(node, ast.Name):
        yield node.id
