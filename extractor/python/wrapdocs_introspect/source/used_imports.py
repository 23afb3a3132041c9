"""Names that a module imports from a private one for its own functions."""

from __future__ import annotations

import ast

from wrapdocs_introspect.source.expressions import dotted_name

_OWN = (ast.FunctionDef, ast.AsyncFunctionDef)


def read_used_imports(body: list[ast.stmt]) -> list[str]:
    """Return the names from private modules that functions of a module call.

    Args:
        body: The statements of the module.

    Returns:
        Their names, sorted; none if `__all__` says what the module offers.
    """
    imported = {
        alias.name
        for statement in body
        if isinstance(statement, ast.ImportFrom) and _is_private(statement.module)
        for alias in statement.names
        if alias.asname is None
    }
    if not imported or any(map(_is_all, body)):
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


def _is_all(statement: ast.stmt) -> bool:
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    return any(isinstance(one, ast.Name) and one.id == "__all__" for one in targets)
