"""Names that a module imports from a private one for its own functions."""

from __future__ import annotations

import ast

from wrapdocs_introspect.source.expressions import dotted_name

_OWN = (ast.FunctionDef, ast.AsyncFunctionDef)


def read_used_imports(body: list[ast.stmt]) -> list[str]:
    """Return the names from private modules that functions of a module call, sorted.

    Args:
        body: The statements of a module that has no `__all__`, which would say what it offers.
    """
    imported = {
        alias.name
        for statement in body
        if isinstance(statement, ast.ImportFrom) and _is_private(statement.module)
        for alias in statement.names
        if alias.asname is None
    }
    if not imported:
        return []
    called = {
        dotted_name(node.func)
        for statement in body
        if isinstance(statement, (*_OWN, ast.ClassDef))
        for node in ast.walk(statement)
        if isinstance(node, ast.Call)
    }
    return sorted(imported & called)


def _is_private(module: str | None) -> bool:
    return (module or "").rpartition(".")[2].startswith("_")
