"""Methods with which subclasses of routers add routes: what they add to each route."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from wrapdocs_introspect.constants.substitution import replace_names
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import bases_of
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Iterator

# The methods that all others of a router call.
_OVERRIDDEN: Final = ("add_api_route", "api_route")
# Options of which a route has its own beside those that it is given.
_GROWING: Final = frozenset({"dependencies", "responses", "tags"})


@dataclass(frozen=True)
class Override:
    """A method that adds routes in a way of its own."""

    method: str
    """Its id."""
    options: dict[str, Expression] = field(default_factory=dict, hash=False, compare=False)
    """What it always adds to the options of a route."""


def read_override(made: Scope) -> Override | None:
    """Read the method with which a router's own class adds routes.

    Args:
        made: The class.
    """
    methods = (owner.own(name) for owner in bases_of(made) for name in _OVERRIDDEN)
    method = next((one for one in methods if isinstance(one, Scope)), None)
    return Override(method.id, dict(_added_by(method))) if method is not None else None


def _added_by(method: Scope) -> Iterator[tuple[str, Expression]]:
    """Yield the options that a method extends: `options["tags"] = [*options["tags"], "new"]`."""
    arguments = getattr(method.node, "args", None)
    if not isinstance(arguments, ast.arguments):
        return
    given = {one.arg for one in ast.walk(arguments) if isinstance(one, ast.arg)}
    for name, value in _set_in(method.node.body, arguments.kwarg):
        names = {one.id for one in ast.walk(value) if isinstance(one, ast.Name)}
        # What does not name an argument replaces the route's own options.
        if name in _GROWING and not names.isdisjoint(given):
            # The route has its own options in any case.
            nothing = ast.copy_location(ast.Constant(None), value)
            yield name, Expression(replace_names(value, {name: nothing}), method)


def _set_in(body: list[ast.stmt], options: ast.arg | None) -> Iterator[tuple[str, ast.expr]]:
    """Yield what statements set in `**options`, and what they pass on by keyword."""
    for statement in body:
        value = getattr(statement, "value", None)
        if isinstance(statement, ast.Assign) and options is not None:
            key = _key_of(statement.targets[0], options.arg)
            if key is not None:
                yield key, statement.value
        elif isinstance(value, ast.Call) and _calls_super(value):
            yield from ((one.arg, one.value) for one in value.keywords if one.arg is not None)


def _key_of(target: ast.expr, options: str) -> str | None:
    if not isinstance(target, ast.Subscript) or not isinstance(target.slice, ast.Constant):
        return None
    is_option = isinstance(target.value, ast.Name) and target.value.id == options
    return str(target.slice.value) if is_option else None


def _calls_super(call: ast.Call) -> bool:
    method = call.func
    return (
        isinstance(method, ast.Attribute)
        and method.attr in _OVERRIDDEN
        and isinstance(method.value, ast.Call)
        and isinstance(method.value.func, ast.Name)
        and method.value.func.id == "super"
    )
