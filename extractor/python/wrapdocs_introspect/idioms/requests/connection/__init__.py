"""How clients connect: where their constructors send requests, and how these are authorised."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.client_reader import ClientReader
from wrapdocs_introspect.idioms.requests.connection.hosts import HostPaths

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wrapdocs_introspect.contract import Client
    from wrapdocs_introspect.idioms.requests.evaluation.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
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
    scopes: PackageScopes,
    interpreter: Interpreter,
) -> Connections:
    """Add to operations what the constructors of their clients say.

    Args:
        operations: All operations, with the classes of their clients.
        requests: Their requests, in the same order.
        scopes: The package's scopes.
        interpreter: The interpreter that followed the requests.
    """
    sent: dict[str, list[FollowedRequest]] = defaultdict(list)
    for operation, request in zip(operations, requests, strict=True):
        if operation.client is not None and operation.client.client_class is not None:
            sent[operation.client.client_class].append(request)
    clients: dict[str, Client] = {}
    for name, own in sent.items():
        cls = scopes.find(name)
        if cls is not None and (client := ClientReader(interpreter, cls).read(own)):  # type: ignore[arg-type]
            clients[name] = client
    return Connections(HostPaths(clients).apply(operations), clients)
