"""Expressions in syntax trees: dotted names, and types written as text."""

from __future__ import annotations

import ast

_MAX_STRING = 10_000


def parse_type(text: str) -> ast.expr | None:
    """Parse the text of a type; return None if it is not a Python expression."""
    if len(text) > _MAX_STRING:
        return None
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def dotted_name(node: ast.expr | None) -> str | None:
    """Return `a.b.c` for a name or attribute access, else None."""
    if isinstance(node, ast.Name):
        return node.id
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return None
    return ".".join((node.id, *reversed(parts)))


def last_part(node: ast.expr | None) -> str:
    """Return `c` for `a.b.c`; an empty text for what is no dotted name."""
    return (dotted_name(node) or "").rpartition(".")[2]
