"""Functions whose routes depend on what they are called with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.fastapi.routing.calls import calls_in
from wrapdocs_introspect.idioms.fastapi.routing.router_graph import RouterGraph
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Iterable


def find_templates(scopes: Iterable[Scope]) -> dict[str, Scope]:
    """Find the functions that are read once for each call, instead of once.

    These are those that get a router and something else (`register(app, "/v1")`), and those that
    return a router and have parameters (`make_router("/v1")`).

    Args:
        scopes: All scopes of a package.

    Returns:
        The functions by their ids.
    """
    graph = RouterGraph()
    found: dict[str, Scope] = {}
    for scope in scopes:
        if scope.kind == "function" and graph.makes_different_routers(scope):
            found[scope.id] = scope
        for call, place in calls_in(scope):
            function = place.find(call.func, call.lineno)
            if not isinstance(function, Scope) or function.kind != "function":
                continue
            if function.id not in found and graph.is_passed_with_others(call, function, place):
                found[function.id] = function
    return found
