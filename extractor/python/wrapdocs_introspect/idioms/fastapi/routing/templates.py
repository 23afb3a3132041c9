"""Functions whose routes depend on what they are called with."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.fastapi.routing.calls import calls_in
from wrapdocs_introspect.idioms.fastapi.routing.router_graph import RouterGraph
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True)
class Templates:
    """Functions that are read once for each call."""

    functions: dict[str, Scope]
    """The functions by their ids."""
    repeated: set[str]
    """The ids of all functions that are called several times."""


def find_templates(scopes: Iterable[Scope]) -> Templates:
    """Find the functions that are read once for each call, instead of once.

    These are those that get a router and something else (`register(app, "/v1")`), those that
    return a router and have parameters (`make_router("/v1")`), and those that make a router and are
    called several times.

    Args:
        scopes: All scopes of a package.
    """
    scopes = list(scopes)
    graph = RouterGraph()
    found: dict[str, Scope] = {}
    calls: Counter[str] = Counter()
    for scope in scopes:
        for call, place in calls_in(scope):
            function = place.find(call.func, call.lineno)
            if not isinstance(function, Scope) or function.kind != "function":
                continue
            calls[function.id] += 1
            if function.id not in found and graph.is_passed_with_others(call, function, place):
                found[function.id] = function
    repeated = {function for function, count in calls.items() if count > 1}
    graph.repeat(repeated)
    makers = (one for one in scopes if one.kind == "function")
    found |= {one.id: one for one in makers if graph.makes_different_routers(one)}
    return Templates(found, repeated)
