"""What a route inherits from its routers and their inclusions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import fold, items_of
from wrapdocs_introspect.idioms.fastapi.options import fold_option
from wrapdocs_introspect.idioms.fastapi.response_entries import ResponseEntries

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.fastapi.routing.routes import Endpoint
    from wrapdocs_introspect.names.expression import Expression


def tags_of(endpoint: Endpoint) -> list[str]:
    """Return the tags, those of the outermost router first."""
    tags = [fold(tag) for layer in endpoint.layers for tag in items_of(layer.get("tags"))]
    return list(dict.fromkeys(tag for tag in tags if isinstance(tag, str)))


def dependencies_of(endpoint: Endpoint) -> list[Expression]:
    """Return the `Depends(...)` of `dependencies=[...]`, the outermost router's first."""
    return [one for layer in endpoint.layers for one in items_of(layer.get("dependencies"))]


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
