"""Modules whose names only running code knows."""

from __future__ import annotations

import ast

from wrapdocs_introspect.source.bodies import read_offered_names
from wrapdocs_introspect.source.expressions import last_part

_GETTER = "__getattr__"
_IMPORTERS = frozenset({"import_module", "__import__"})
# Names in the stub beside the module, which is read.
_FROM_STUB = "attach_stub"


def find_dynamic_names(body: list[ast.stmt]) -> int | None:
    """Find a `__getattr__` that offers names of which nothing says what they are.

    Args:
        body: The statements of a module, with the imports that are written for such a function.

    Returns:
        The line of the function, None if there is none or if its names are known.
    """
    for statement in body:
        if isinstance(statement, ast.FunctionDef) and statement.name == _GETTER:
            offers = _gives_names(statement) and not read_offered_names(body)
        elif isinstance(statement, ast.Assign) and _is_getter(statement):
            value = statement.value
            offers = not isinstance(value, ast.Call) or last_part(value.func) != _FROM_STUB
        else:
            continue
        # The imports that a function makes are written where it stands.
        imports = [one for one in body if isinstance(one, ast.ImportFrom)]
        is_written = any(one.lineno == statement.lineno for one in imports)
        if offers and not is_written and not any(map(_is_for_types, body)):
            return statement.lineno
    return None


def _is_for_types(statement: ast.stmt) -> bool:
    """Tell whether a statement imports names for type checkers: those that are offered."""
    if not isinstance(statement, ast.If) or last_part(statement.test) != "TYPE_CHECKING":
        return False
    return any(isinstance(one, ast.ImportFrom) for one in statement.body)


def _is_getter(statement: ast.Assign) -> bool:
    targets = [one for target in statement.targets for one in ast.walk(target)]
    return any(isinstance(one, ast.Name) and one.id == _GETTER for one in targets)


def _gives_names(function: ast.FunctionDef) -> bool:
    """Tell whether a function gives anything, other than the modules of its package."""
    nodes = list(ast.walk(function))
    called = {last_part(one.func) for one in nodes if isinstance(one, ast.Call)}
    if called & _IMPORTERS and "getattr" not in called:
        return False
    return any(isinstance(one, ast.Return) and one.value is not None for one in nodes)
