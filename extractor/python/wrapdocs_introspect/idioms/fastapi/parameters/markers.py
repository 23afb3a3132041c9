"""Markers of parameters: `Path(...)`, `Query(...)`, `Depends(...)` and the limits beside them."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from wrapdocs_introspect.constants.call_arguments import argument_nodes
from wrapdocs_introspect.constants.folding import (
    fold_string,
    items_of,
    locate,
    named_arguments,
)
from wrapdocs_introspect.constants.substitution import replace_names
from wrapdocs_introspect.idioms.fastapi.vocabulary import (
    DEPENDENCY_MARKERS,
    INPUT_MARKERS,
    framework_name,
)
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name, last_part
from wrapdocs_introspect.source.statements import returned_by

_CONSTRAINT_CALLS = {"Ge": "ge", "Gt": "gt", "Le": "le", "Lt": "lt", "MultipleOf": "multiple_of"}
_MAX_HOPS = 3
_LENGTH_CALLS = {"MinLen": "min_length", "MaxLen": "max_length"}


@dataclass(frozen=True)
class Marker:
    """A marker; `name` is `Query`, `Depends`, ..., the first positional argument is `default`."""

    name: str
    options: dict[str, Expression]

    @property
    def is_dependency(self) -> bool:
        """Whether it asks for a dependency rather than for a value of the request."""
        return self.name in DEPENDENCY_MARKERS


def read_marker(expression: Expression | None, hops: int = 0) -> Marker | None:
    """Read a marker.

    Args:
        expression: A default or a part of `Annotated`; may be a name bound to a marker.
        hops: How many functions that return it were followed so far.

    Returns:
        The marker, or None for anything else.
    """
    if expression is None:
        return None
    expression = follow(expression)
    node = expression.node
    if not isinstance(node, ast.Call):
        return None
    name = _called(expression.part(node.func))
    if name not in INPUT_MARKERS and name not in DEPENDENCY_MARKERS:
        return _made_by_helper(node, expression, hops)
    options = named_arguments(node, expression.scope)
    first = "dependency" if name in DEPENDENCY_MARKERS else "default"
    if node.args:
        options[first] = expression.part(node.args[0])
    return Marker(name, options)


def _made_by_helper(call: ast.Call, expression: Expression, hops: int) -> Marker | None:
    """Read the marker that a function of the package returns."""
    called = locate(expression.part(call.func))
    function = called.scope.find(called.node, call.lineno) if hops < _MAX_HOPS else None
    returned = returned_by(function.node) if isinstance(function, Scope) else None
    if returned is None or not isinstance(function, Scope):
        return None
    names = argument_nodes(call, expression, function) or {}
    return read_marker(Expression(replace_names(returned, names), function), hops + 1)


def is_unread_maker(expression: Expression | None) -> bool:
    """Tell whether an expression may be a marker that code makes: `MAKERS["name"]()`.

    Args:
        expression: A default or a part of `Annotated`.
    """
    made = follow(expression) if expression is not None else None
    if made is None or not isinstance(made.node, ast.Call) or read_marker(made) is not None:
        return False
    return isinstance(made.node.func, (ast.Call, ast.Subscript))


def scopes_in(marker: Marker) -> tuple[str, ...]:
    """Return the OAuth scopes of `Security(..., scopes=[...])`.

    Args:
        marker: A marker of a dependency.
    """
    scopes = [fold_string(item) for item in items_of(marker.options.get("scopes"))]
    return tuple(dict.fromkeys(scope for scope in scopes if scope is not None))


def read_limits(metadata: tuple[Expression, ...]) -> dict[str, Expression]:
    """Read the options of `Field(...)` and of the limits of `annotated_types`.

    Args:
        metadata: The parts of `Annotated` after the type.

    Returns:
        Options by the names that FastAPI's markers give them.
    """
    options: dict[str, Expression] = {}
    for part in metadata:
        expression = follow(part)
        node = expression.node
        if not isinstance(node, ast.Call):
            continue
        name = last_part(node.func)
        single = _CONSTRAINT_CALLS.get(name) or _LENGTH_CALLS.get(name)
        if single and node.args:
            options[single] = expression.part(node.args[0])
        elif name in {"Field", "StringConstraints", "Interval", "Len"}:
            options.update(named_arguments(node, expression.scope))
    return options


def _called(expression: Expression) -> str:
    dotted = dotted_name(expression.node)
    if dotted is None:
        return ""
    resolved = expression.scope.resolve(dotted)
    if resolved is None:
        return dotted if "." not in dotted else ""
    return framework_name(resolved) or ""
