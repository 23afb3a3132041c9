"""How clients connect: where their constructors send requests, and how these are authorised."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.client_reader import ClientReader
from wrapdocs_introspect.idioms.requests.connection.hosts import HostPaths
from wrapdocs_introspect.idioms.requests.connection.part_addresses import find_main

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wrapdocs_introspect.contract import Client, Server, SourceLocation
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.inputs.routing import Router
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.operations.facts import OperationFacts


@dataclass
class Connections:
    """What is known of the clients of a package."""

    operations: list[OperationFacts]
    """All operations, with paths below the address of their client."""
    clients: dict[str, Client] = field(default_factory=dict)
    """What classes say as clients, by the ids of the classes."""


def add_connections(
    operations: Sequence[OperationFacts],
    requests: Sequence[FollowedRequest],
    addresses: Sequence[str],
    scopes: PackageScopes,
    interpreter: Interpreter,
    router: Router,
    read_again: Callable[[OperationFacts, FollowedRequest], OperationFacts],
) -> Connections:
    """Add to operations what the constructors of their clients say.

    Args:
        operations: All operations, with the classes of their clients.
        requests: Their requests, in the same order.
        addresses: The addresses in front of requests that their paths do not contain.
        scopes: The package's scopes.
        interpreter: The interpreter that followed the requests.
        router: Knows where functions that send requests put their arguments.
        read_again: Reads what a request carries once its sender is known.
    """
    completed = list(operations)
    sent: dict[str, list[int]] = defaultdict(list)
    for index, operation in enumerate(operations):
        if operation.client is not None and operation.client.client_class is not None:
            sent[operation.client.client_class].append(index)
    clients: dict[str, Client] = {}
    elsewhere: dict[int, str | None] = {}
    endings: dict[int, str] = {}
    for name, indexes in sent.items():
        cls = scopes.find(name)
        if cls is None:
            continue
        own = [requests[index] for index in indexes]
        reader = ClientReader(interpreter, router, cls, addresses)  # type: ignore[arg-type]
        accesses = [next(iter(_access(operations[index])), "") for index in indexes]
        parts = reader.find_parts(own, accesses)
        main = find_main(parts.values())
        client = reader.read(own, parts)
        elsewhere.update(
            (indexes[place], one.url if one is not None else None)
            for place, one in parts.items()
            if one != main
        )
        for index in indexes:
            endings[index] = reader.find_ending(requests[index])
            held = reader.find_sender(requests[index])
            if held is not None:
                completed[index] = read_again(completed[index], held)
        server = client.get("server") or _server_in_front(own, addresses)
        if server is not None and (main is not None or not parts):
            client["server"] = server
            prefixes = ((index, reader.find_prefix(requests[index], server)) for index in indexes)
            elsewhere.update((index, one) for index, one in prefixes if one and not parts)
        if client:
            clients[name] = client
    return Connections(HostPaths(clients, elsewhere, endings).apply(completed), clients)


def _access(operation: OperationFacts) -> Sequence[str]:
    return operation.client.access if operation.client is not None else ()


def _server_in_front(
    requests: Sequence[FollowedRequest], addresses: Sequence[str]
) -> Server | None:
    """Return the server whose address stands in front of requests, if there is only one."""
    if len(addresses) != 1:
        return None
    for one in requests:
        first = next(iter(one.sent.path.parts), None) if one.sent is not None else None
        if one.sent is not None and isinstance(first, str) and first.startswith(addresses[0]):
            step = one.sent.chain[-1]
            source: SourceLocation = {"file": step.function.scope.source.file, "line": step.line}
            return {"url": addresses[0].rstrip("/"), "source": source}
    return None
