"""The next sibling of a statement, which is where griffe looks for the docstring of a name."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast
from weakref import WeakKeyDictionary

import griffe
from griffe._internal.agents import visitor

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator


@contextmanager
def known_siblings() -> Iterator[None]:
    """Let griffe find next siblings at once.

    It goes through all siblings for each of them, which takes minutes in a class of 20,000 members.
    """
    agent: Any = visitor  # It imports the function for itself only.
    slow = agent.ast_next
    following: WeakKeyDictionary[ast.AST, dict[int, ast.AST]] = WeakKeyDictionary()

    def find(node: ast.AST) -> ast.AST:
        parent = cast("ast.AST", node.parent)  # type: ignore[attr-defined]
        known = following.get(parent)
        if known is None:
            pairs = pairwise(griffe.ast_children(parent))
            known = following[parent] = {id(one): after for one, after in pairs}
        if id(node) not in known:
            raise griffe.LastNodeError
        return known[id(node)]

    agent.ast_next = find
    try:
        yield
    finally:
        agent.ast_next = slow
