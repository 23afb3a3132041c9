"""Routes from the clients that a package exports to the classes that send requests."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

from wrapdocs_introspect.records import record

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.idioms.requests.reach.clients import Client
    from wrapdocs_introspect.idioms.requests.reach.edges import EdgeReader
    from wrapdocs_introspect.names.scope import Scope

_MAX_ROUTES = 3
_MAX_STEPS = 50_000
_MAX_LENGTH = 8


@record
class Route:
    """How a caller gets an object from a client."""

    text: str
    """The expression: `client.chat.completions`."""
    client: Scope
    cost: int
    calls: int = 0
    """How many calls it contains."""
    passed: tuple[Scope, ...] = ()
    """The classes of the objects on the way."""
    called: tuple[str, ...] = ()
    """The ids of the functions that it calls."""


def find_routes(clients: Iterable[Client], edges: EdgeReader) -> dict[Scope, list[Route]]:
    """Find the cheapest routes to every class that clients lead to.

    Args:
        clients: The clients; the first come first where routes cost the same.
        edges: The steps from each class.

    Returns:
        At most three routes for each class, the cheapest first.
    """
    found: dict[Scope, list[Route]] = {}
    heap: list[tuple[int, int, Scope, Route]] = []
    order = 0
    for client in clients:
        route = Route(client.name, client.cls, client.cost)
        heapq.heappush(heap, (client.cost, order, client.cls, route))
        order += 1
    while heap and order < _MAX_STEPS:
        _, _, cls, route = heapq.heappop(heap)
        if not _is_worth_adding(route, found.setdefault(cls, [])):
            continue
        found[cls].append(route)
        if len(route.passed) >= _MAX_LENGTH:
            continue
        for edge in edges.of(cls):
            if edge.target not in route.passed:
                order += 1
                longer = Route(
                    route.text + edge.text,
                    route.client,
                    route.cost + edge.cost,
                    route.calls + edge.is_call,
                    (*route.passed, cls),
                    (*route.called, edge.called) if edge.called else route.called,
                )
                heapq.heappush(heap, (longer.cost, order, edge.target, longer))
    return found


def _is_worth_adding(route: Route, known: list[Route]) -> bool:
    if not known:
        return True
    is_new = all(route.text != one.text for one in known)
    return is_new and len(known) < _MAX_ROUTES and is_as_short(route, known[0])


def is_as_short(route: Route, best: Route) -> bool:
    """Tell whether a route is worth showing beside a cheaper one."""
    is_shorter = len(route.passed) <= len(best.passed) and route.calls <= best.calls
    return route.client is best.client and is_shorter
