"""The environment variables that a constructor reads in place of its parameters."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.environment import variable_read
from wrapdocs_introspect.source.parameters import declared_parameters
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.following.function import Function


def find_environment(constructor: Function | None) -> dict[str, str]:
    """Return the environment variables that are read for parameters, by the parameters.

    Only what the constructor itself reads counts: `self.key = key or os.getenv("SHOP_KEY")`.

    Args:
        constructor: The constructor of a client.
    """
    if constructor is None:
        return {}
    names = {one.arg for _, one, _ in declared_parameters(constructor.node.args)}
    found: dict[str, str] = {}
    for target, value in _settings(constructor.node):
        variable = next(_read_variables(value), None)
        parameter = _find_parameter(target, value, names) if variable is not None else None
        if variable is not None and parameter is not None:
            found.setdefault(parameter, variable)
    return dict(sorted(found.items()))


def _settings(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names that are set or given, with their values."""
    for one in walk(node):
        if isinstance(one, ast.Assign):
            for target in one.targets:
                yield _name_of(target), one.value
        elif isinstance(one, ast.AnnAssign) and one.value is not None:
            yield _name_of(one.target), one.value
        elif isinstance(one, ast.keyword) and one.arg is not None:
            yield one.arg, one.value


def _name_of(target: ast.expr) -> str:
    name = getattr(target, "attr", None) or getattr(target, "id", "")
    return str(name).lstrip("_")


def _read_variables(value: ast.expr) -> Iterator[str]:
    found = (variable_read(one) for one in walk(value))
    return (one for one in found if one is not None)


def _find_parameter(target: str, value: ast.expr, names: set[str]) -> str | None:
    """Return the parameter that a variable stands in for: the one that is set, or read with it."""
    if target in names:
        return target
    used = {one.id for one in walk(value) if isinstance(one, ast.Name)} & names
    return used.pop() if len(used) == 1 else None
