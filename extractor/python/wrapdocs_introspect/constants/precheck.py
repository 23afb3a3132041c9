"""A cheap check whether folding an expression can succeed, before any scope is read."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.nodes import declared_attributes

if TYPE_CHECKING:
    import griffe

    from wrapdocs_introspect.names.scope import Scope

_BUILTINS = frozenset({"dict", "str"})
# Libraries some of whose names have known values, as `HTTPStatus.OK` and `os.environ.get`.
_LIBRARIES = frozenset({"fastapi", "http", "logging", "os", "starlette"})


def may_fold(node: ast.expr, scope: Scope) -> bool:
    """Tell whether an expression may be a constant, by the names in it.

    Args:
        node: The expression.
        scope: Whose names it uses.

    Returns:
        False if it calls a class or function, or names something without a known value.
    """
    return all(_is_possible(part, scope) for part in ast.walk(node))


def _is_possible(part: ast.AST, scope: Scope) -> bool:
    if isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
        return scope.lookup(scope.resolve(part.func.id) or "") is None
    return _may_be_constant(part.id, scope) if isinstance(part, ast.Name) else True


def _may_be_constant(name: str, scope: Scope) -> bool:
    resolved = scope.resolve(name)
    if resolved is None:
        return name in _BUILTINS or name in declared_attributes(scope.owner)
    found = scope.lookup(resolved)
    if found is None:
        return resolved.partition(".")[0] in _LIBRARIES
    return _is_declared(found) if found.is_attribute else not found.is_function


def _is_declared(attribute: griffe.Object) -> bool:
    """Tell whether a body assigns an attribute: in `self.size = size` the name is a parameter."""
    owner = attribute.parent
    return owner is not None and attribute.name in declared_attributes(owner)
