"""Syntax trees without what nobody reads: they are most of the memory that a package takes."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Hashable

_ENDS = frozenset({"end_lineno", "end_col_offset"})
_PLACED = (ast.expr, ast.arg, ast.keyword)
_WITHOUT_PLACE = (ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)
_SINGLETONS = frozenset({type(None), bool, type(Ellipsis)})
_EMPTY: list[ast.AST] = []


def compact(tree: ast.Module) -> None:
    """Take out of a tree the places where expressions end, and what it holds several times.

    A node without its end has at most five values, and Python keeps these in a dict of 184 bytes
    rather than 272. A name that one statement reads several times has the same meaning each time,
    so that one node is enough. All empty lists are the same one, which nobody may add to.
    Statements keep their ends.

    Args:
        tree: The tree; changed in place.
    """
    statements: list[ast.AST] = [tree]
    while statements:
        statements += _compact_statement(statements.pop())


def empty_functions(tree: ast.Module) -> None:
    """Leave only the first statement of each function, which may be its docstring.

    Args:
        tree: The tree; changed in place.
    """
    bodies = [tree.body]
    while bodies:
        for statement in statements_of(bodies.pop()):
            if isinstance(statement, ast.ClassDef):
                bodies.append(statement.body)
            elif isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                del statement.body[1:]


def _compact_statement(statement: ast.AST) -> list[ast.AST]:
    """Compact a statement, or a decorator; return the statements and decorators in it."""
    inner: list[ast.AST] = []
    leaves: dict[Hashable, ast.AST] = {}
    waiting = [statement]
    while waiting:
        node = waiting.pop()
        if isinstance(node, _PLACED):
            node.__dict__ = {key: one for key, one in vars(node).items() if key not in _ENDS}
        values = vars(node)
        for key, value in values.items():
            if key == "decorator_list":
                inner += value
            elif isinstance(value, list):
                inner += _share_all(value, leaves, waiting)
                values[key] = value or _EMPTY
            elif isinstance(value, ast.AST) and not isinstance(value, _WITHOUT_PLACE):
                values[key] = _share(value, leaves, waiting)
    return inner


def _share_all(
    nodes: list[ast.AST], leaves: dict[Hashable, ast.AST], waiting: list[ast.AST]
) -> list[ast.AST]:
    """Share the leaves in a list; return the statements in it."""
    statements: list[ast.AST] = []
    for index, one in enumerate(nodes):
        if isinstance(one, ast.stmt):
            statements.append(one)
        elif isinstance(one, ast.AST):
            nodes[index] = _share(one, leaves, waiting)
    return statements


def _share(node: ast.AST, leaves: dict[Hashable, ast.AST], waiting: list[ast.AST]) -> ast.AST:
    """Return a node, or the leaf that says the same; what has not been seen waits."""
    leaf = _leaf_key(node)
    if leaf is not None:
        known = leaves.setdefault(leaf, node)
        if known is not node:
            return known
    waiting.append(node)
    return node


def _leaf_key(node: ast.AST) -> Hashable:
    """Return what a leaf says; None for other nodes, and for texts and numbers."""
    if isinstance(node, ast.Name):
        return node.id if isinstance(node.ctx, ast.Load) else None
    if isinstance(node, ast.Constant) and type(node.value) in _SINGLETONS:
        return (type(node.value), node.value)
    return None
