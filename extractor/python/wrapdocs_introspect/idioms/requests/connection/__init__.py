"""How clients connect: where their constructors send requests, and how these are authorised."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.client_reader import ClientReader
from wrapdocs_introspect.idioms.requests.connection.credential_classes import CredentialClasses
from wrapdocs_introspect.idioms.requests.connection.hosts import HostPaths, PathChanges
from wrapdocs_introspect.idioms.requests.connection.part_addresses import find_main

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from wrapdocs_introspect.contract import Client, Server, SourceLocation
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.inputs.routing import Router
    from wrapdocs_introspect.loading import LoadedPackage
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
    package: LoadedPackage,
    interpreter: Interpreter,
    router: Router,
    read_again: Callable[[OperationFacts, FollowedRequest], OperationFacts],
) -> Connections:
    """Add to operations what the constructors of their clients say.

    Args:
        operations: All operations, with the classes of their clients.
        requests: Their requests, in the same order.
        addresses: The addresses in front of requests that their paths do not contain.
        package: The loaded package.
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
    credentials = CredentialClasses(package, interpreter.definitions)
    changes = PathChanges()
    for name, indexes in sent.items():
        cls = package.scopes.find(name)
        if cls is None:
            continue
        reader = ClientReader(interpreter, router, cls, addresses)  # type: ignore[arg-type]
        accesses = {index: next(iter(_access(operations[index])), "") for index in indexes}
        client = _read_client(reader, requests, accesses, addresses, changes)
        objects = credentials.find(cls)  # type: ignore[arg-type]
        if objects:
            client["credentialClasses"] = objects
        if client:
            clients[name] = client
        for index in indexes:
            changes.endings[index] = reader.find_ending(requests[index])
            held = reader.find_sender(requests[index])
            if held is not None:
                completed[index] = read_again(completed[index], held)
    return Connections(HostPaths(clients, changes).apply(completed), clients)


def _read_client(
    reader: ClientReader,
    requests: Sequence[FollowedRequest],
    accesses: Mapping[int, str],
    addresses: Sequence[str],
    changes: PathChanges,
) -> Client:
    """Return what is known of a client, and note what it says of the paths of its operations.

    Args:
        reader: Reads the client.
        requests: The requests of all operations.
        accesses: How a caller reaches the operations of the client, by their places.
        addresses: The addresses in front of requests that their paths do not contain.
        changes: Receives what the client says of paths.
    """
    own = {index: requests[index] for index in accesses}
    parts = reader.find_parts(list(own.values()), list(accesses.values()))
    main = find_main(parts.values())
    changes.elsewhere.update(
        (index, None)
        for index, access in accesses.items()
        if "(" in access and reader.takes_own_server(own[index])
    )
    client = reader.read(list(own.values()), parts)
    places = list(own)
    for place, one in parts.items():
        if one != main:
            changes.elsewhere[places[place]] = one.url if one is not None else None
    given = {index: reader.find_given(one, accesses[index]) for index, one in own.items()}
    fronts = {index: one for index, one in given.items() if one is not None}
    server = client.get("server") or _server_in_front(list(own.values()), addresses)
    if server is None and fronts:
        server = reader.make_server(next(iter(fronts.values())))
        changes.elsewhere.update((index, None) for index in own if index not in fronts)
    if server is None or (main is None and parts):
        return client
    prefixes = (
        {} if parts else {index: reader.find_prefix(one, server) for index, one in own.items()}
    )
    changes.elsewhere.update((index, one) for index, one in prefixes.items() if one)
    begun = {index: reader.find_front(own[index], one, server) for index, one in fronts.items()}
    changes.beginnings.update((index, one) for index, one in begun.items() if one is not None)
    return {**client, "server": server}


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
