"""Values of the contract: Python source, and JSON if the source is a constant."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.constants.evaluation import UNKNOWN, checked, is_number
from wrapdocs_introspect.constants.folding import fold
from wrapdocs_introspect.constants.precheck import may_fold
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Value
    from wrapdocs_introspect.names.scope import Scope


def value_from_node(node: ast.expr, scope: Scope | None = None) -> Value:
    """Make a `Value` of an expression.

    Args:
        node: The expression.
        scope: Whose names it uses; without it, only literals are constants.

    Returns:
        Its source text and, if it is a constant that JSON can hold, its JSON value.
    """
    value: Value = {"text": text_of(node)}
    constant = constant_of(node, scope)
    if constant is not UNKNOWN:
        value["value"] = constant
    return value


def constant_of(node: ast.expr, scope: Scope | None = None) -> Any:
    """Return the JSON value of a constant expression, else UNKNOWN.

    Literals need no names. For everything else, the syntax tree of the module has to be read, which
    most modules never need.

    Args:
        node: The expression.
        scope: Whose names it uses.
    """
    literal = _literal(node)
    if literal is not UNKNOWN or scope is None or not may_fold(node, scope):
        return literal
    expression = scope.expression(node)
    return fold(expression) if expression is not None else UNKNOWN


def constant_string(node: ast.expr | None, scope: Scope | None = None) -> str | None:
    """Return the value of an expression that is text, else None."""
    value = constant_of(node, scope) if node is not None else UNKNOWN
    return value if isinstance(value, str) else None


def constant_number(node: ast.expr, scope: Scope | None = None) -> int | float | None:
    """Return the value of an expression that is a number, else None."""
    value = constant_of(node, scope)
    return value if is_number(value) else None


def _literal(node: ast.expr) -> Any:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else checked(node.value)
    if isinstance(node, (ast.List, ast.Tuple)):
        items = [_literal(item) for item in node.elts]
        return UNKNOWN if UNKNOWN in items else items
    if isinstance(node, ast.Dict):
        return _literal_dict(node)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        operand = _literal(node.operand)
        return -operand if is_number(operand) else UNKNOWN
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = _literal(node.left), _literal(node.right)
        return left + right if isinstance(left, str) and isinstance(right, str) else UNKNOWN
    return UNKNOWN


def _literal_dict(node: ast.Dict) -> Any:
    folded: dict[str, Any] = {}
    for key_node, value_node in zip(node.keys, node.values, strict=True):
        key = _literal(key_node) if key_node is not None else UNKNOWN
        value = _literal(value_node)
        if not isinstance(key, str) or value is UNKNOWN or key == "__proto__":
            return UNKNOWN
        folded[key] = value
    return folded
