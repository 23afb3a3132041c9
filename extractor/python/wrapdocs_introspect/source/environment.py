"""Environment variables that code reads."""

from __future__ import annotations

import ast

from wrapdocs_introspect.source.expressions import dotted_name

_READING = frozenset({"os.environ.get", "os.getenv", "environ.get", "getenv"})
_VARIABLES = frozenset({"os.environ", "environ"})


def variable_read(node: ast.AST) -> str | None:
    """Return the environment variable that an expression reads: `os.environ["SHOP_KEY"]`.

    Args:
        node: Any node; what its parts read does not count.

    Returns:
        The name; None for any other node, and if the name is computed.
    """
    read: ast.expr | None = None
    if isinstance(node, ast.Call) and node.args and dotted_name(node.func) in _READING:
        read = node.args[0]
    elif (
        isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Load)
        and dotted_name(node.value) in _VARIABLES
    ):
        read = node.slice
    if isinstance(read, ast.Constant) and isinstance(read.value, str):
        return read.value
    return None
