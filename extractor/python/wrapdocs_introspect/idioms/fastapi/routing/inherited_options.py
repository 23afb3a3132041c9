"""What a route inherits from its routers and their inclusions."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import fold, items_of
from wrapdocs_introspect.idioms.fastapi.options import fold_option
from wrapdocs_introspect.idioms.fastapi.response_entries import ResponseEntries
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.fastapi.routing.routes import Endpoint
    from wrapdocs_introspect.names.expression import Expression

_GROWING_METHODS = frozenset({"append", "extend", "insert"})


def tags_of(endpoint: Endpoint) -> list[str]:
    """Return the tags, those of the outermost router first."""
    tags = [fold(tag) for layer in endpoint.layers for tag in items_of(layer.get("tags"))]
    return list(dict.fromkeys(tag for tag in tags if isinstance(tag, str)))


def dependencies_of(endpoint: Endpoint) -> list[Expression]:
    """Return the `Depends(...)` of `dependencies=[...]`, the outermost router's first."""
    return [one for layer in endpoint.layers for one in items_of(layer.get("dependencies"))]


def added_dependencies_of(endpoint: Endpoint) -> Iterator[Expression]:
    """Yield what code adds to the lists of dependencies: `dependencies.append(Depends(f))`."""
    for layer in endpoint.layers:
        given = layer.get("dependencies")
        if given is not None and isinstance(given.node, ast.Name):
            yield from _added_to(given.node.id, given)


def _added_to(name: str, given: Expression) -> Iterator[Expression]:
    for statement in statements_of(given.scope.node.body):
        call = statement.value if isinstance(statement, ast.Expr) else None
        method = call.func if isinstance(call, ast.Call) else None
        if not isinstance(call, ast.Call) or not isinstance(method, ast.Attribute) or not call.args:
            continue
        is_growing = method.attr in _GROWING_METHODS and dotted_name(method.value) == name
        if is_growing:
            yield given.part(call.args[-1])


def is_deprecated(endpoint: Endpoint) -> bool:
    """Tell whether the route or anything around it is deprecated."""
    return any(fold_option(layer, "deprecated") is True for layer in endpoint.layers)


def is_in_schema(endpoint: Endpoint) -> bool:
    """Tell whether the route and all around it are shown in OpenAPI."""
    return all(fold_option(layer, "include_in_schema") is not False for layer in endpoint.layers)


def responses_of(endpoint: Endpoint) -> ResponseEntries:
    """Return the entries of `responses={...}`, a route's own over those of its routers."""
    entries = ResponseEntries()
    for layer in endpoint.layers:
        entries.read(layer.get("responses"))
    return entries


def route_options(endpoint: Endpoint) -> dict[str, Expression]:
    """Return the route's options, with the response class that it inherits."""
    options: dict[str, Expression] = {}
    for layer in endpoint.layers:
        if "default_response_class" in layer:
            options["response_class"] = layer["default_response_class"]
    return {**options, **endpoint.route.options}
