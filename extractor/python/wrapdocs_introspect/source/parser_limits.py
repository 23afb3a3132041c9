"""Limits on the syntax trees that the parser makes."""

from __future__ import annotations

import ast
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_PARSER_LIMIT = 2_000
_MAX_DEPTH = 3 * _PARSER_LIMIT


@contextmanager
def limited_recursion() -> Iterator[None]:
    """Prevent the parser from making trees that are too deep to walk later.

    Its own limit is a multiple of Python's, so a walk under the same limit could not follow.
    """
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(min(limit, _PARSER_LIMIT))
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)


@contextmanager
def deep_recursion(limit: int) -> Iterator[None]:
    """Allow recursion to this depth: that of calls in the documented code, times our own."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, limit))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def check_depth(tree: ast.Module | None) -> None:
    """Reject a tree that is too deep to walk, which the parser of Python 3.10 does not do."""
    if sys.version_info >= (3, 11) or tree is None:
        return
    level: list[ast.AST] = [tree]
    depth = 0
    while level:
        depth += 1
        if depth > _MAX_DEPTH:
            raise RecursionError
        level = [child for node in level for child in ast.iter_child_nodes(node)]
