"""Reads `__all__` in the forms that need no running code."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_ALL = "__all__"
_COPIES = frozenset({"list", "tuple", "set", "frozenset", "sorted"})
_MAX_HOPS = 20


@dataclass(frozen=True)
class ExportsOf:
    """The names that another module exports: `users.__all__`, or an import of it."""

    dotted: str


Entry = str | ExportsOf


@dataclass
class DeclaredExports:
    """The `__all__` of a module; not readable if a part of it is computed."""

    line: int
    entries: list[Entry] = field(default_factory=list)
    is_readable: bool = True


class _UnreadableError(Exception):
    """An expression whose names are only known by running the code."""


def read_exports(body: list[ast.stmt]) -> DeclaredExports | None:
    """Read `__all__` of a module.

    Args:
        body: The module's statements.

    Returns:
        What is declared, or None if the module has no `__all__`.
    """
    declared: DeclaredExports | None = None
    lists: dict[str, ast.expr] = {}
    for outer in body:
        for statement in statements_of([outer]):
            _remember_list(statement, lists)
            for method, value in _changes(statement):
                if declared is None or (method == "assign" and statement is outer):
                    declared = DeclaredExports(statement.lineno)
                _apply(declared, method, value, lists)
    return declared


def _remember_list(statement: ast.stmt, lists: dict[str, ast.expr]) -> None:
    """Remember the value of a name, for `__all__ = names + [...]`."""
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        lists[statement.targets[0].id] = statement.value


def _changes(statement: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    """Yield the effects of a statement on `__all__`."""
    if isinstance(statement, ast.Assign) and any(map(_is_all, statement.targets)):
        yield "assign", statement.value
    elif isinstance(statement, ast.AnnAssign) and _is_all(statement.target):
        if statement.value is not None:
            yield "assign", statement.value
    elif isinstance(statement, ast.AugAssign) and _is_all(statement.target):
        yield "extend", statement.value
    elif isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        call = statement.value
        if isinstance(call.func, ast.Attribute) and _is_all(call.func.value) and call.args:
            yield call.func.attr, call.args[0]


def _is_all(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == _ALL


def _apply(
    declared: DeclaredExports, method: str, value: ast.expr, lists: dict[str, ast.expr]
) -> None:
    try:
        if method in {"assign", "extend"}:
            declared.entries += _names(value, lists)
        elif method == "append":
            declared.entries.append(_name(value))
        elif method == "remove" and (name := _name(value)) in declared.entries:
            declared.entries.remove(name)
    except _UnreadableError:
        declared.is_readable = False


def _names(node: ast.expr, lists: dict[str, ast.expr], hops: int = 0) -> list[Entry]:
    """Return the names of a list, a sum of lists, or another module's `__all__`."""
    if hops > _MAX_HOPS:
        raise _UnreadableError
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        return [entry for item in node.elts for entry in _item(item, lists, hops)]
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.BitOr)):
        return [*_names(node.left, lists, hops + 1), *_names(node.right, lists, hops + 1)]
    if isinstance(node, ast.Call) and dotted_name(node.func) in _COPIES and len(node.args) == 1:
        return _names(node.args[0], lists, hops + 1)
    if isinstance(node, ast.Name) and node.id in lists and node.id != _ALL:
        return _names(lists[node.id], lists, hops + 1)
    dotted = dotted_name(node)
    if dotted is None or _is_all(node):
        raise _UnreadableError
    return [ExportsOf(dotted)]


def _item(node: ast.expr, lists: dict[str, ast.expr], hops: int) -> list[Entry]:
    if isinstance(node, ast.Starred):
        return _names(node.value, lists, hops + 1)
    return [_name(node)]


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.Attribute) and node.attr == "__name__":
        return dotted_name(node.value) or ""
    raise _UnreadableError
