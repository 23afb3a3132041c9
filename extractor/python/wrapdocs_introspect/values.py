"""Values of the contract: Python source, and JSON where the source is a constant."""

from __future__ import annotations

import ast
import math
from typing import Any

from wrapdocs_introspect.source_text import text_of

# Beyond these, a JavaScript reader would see another number.
_LARGEST_INTEGER = 2**53 - 1
_MISSING = object()


def value_from_node(node: ast.expr) -> dict[str, Any]:
    """Make a `Value` of an expression.

    Args:
        node: The expression.

    Returns:
        Its source text and, where it is a constant that JSON can hold, its JSON value.
    """
    value: dict[str, Any] = {"text": text_of(node)}
    constant = _fold(node)
    if constant is not _MISSING:
        value["value"] = constant
    return value


def constant_string(node: ast.expr | None) -> str | None:
    """Return the string that a node is or concatenates of literals, else None."""
    value = _fold(node) if node is not None else _MISSING
    return value if isinstance(value, str) else None


def constant_number(node: ast.expr) -> int | float | None:
    """Return the number that a node is, else None."""
    value = _fold(node)
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return value if is_number else None


def _fold(node: ast.expr) -> Any:
    if isinstance(node, ast.Constant):
        return node.value if _is_json(node.value) else _MISSING
    if isinstance(node, (ast.List, ast.Tuple)):
        items = [_fold(item) for item in node.elts]
        return _MISSING if _MISSING in items else items
    if isinstance(node, ast.Dict):
        return _fold_dict(node)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        operand = _fold(node.operand)
        is_number = isinstance(operand, (int, float)) and not isinstance(operand, bool)
        return -operand if is_number else _MISSING
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = _fold(node.left), _fold(node.right)
        return left + right if isinstance(left, str) and isinstance(right, str) else _MISSING
    return _MISSING


def _fold_dict(node: ast.Dict) -> Any:
    folded: dict[str, Any] = {}
    for key_node, value_node in zip(node.keys, node.values, strict=True):
        key = _fold(key_node) if key_node is not None else _MISSING
        value = _fold(value_node)
        if not isinstance(key, str) or value is _MISSING or key == "__proto__":
            return _MISSING
        folded[key] = value
    return folded


def _is_json(value: object) -> bool:
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, int):
        return abs(value) <= _LARGEST_INTEGER
    return value is None or isinstance(value, str)
