"""The servers of clients as callers construct them: with no more than a constructor demands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.access import parse_access
from wrapdocs_introspect.idioms.requests.certainty import certainty_of
from wrapdocs_introspect.idioms.requests.reconciliation.comparing import (
    has_host,
    path_of_server,
    write_path,
)
from wrapdocs_introspect.idioms.requests.reconciliation.evidence import evidence_of
from wrapdocs_introspect.idioms.requests.reconciliation.servers import (
    is_host_known,
    origin_of,
)
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wrapdocs_introspect.contract import Client, Server, SourceLocation
    from wrapdocs_introspect.idioms.requests.library_calls.reading import (
        ReadFunction,
        ReadRequest,
    )
    from wrapdocs_introspect.idioms.requests.reconciliation.readings import Readings
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import ClientCallFacts, OperationFacts

_SAMPLES = 5
"""The functions of a client that are followed; they are on different objects if possible."""
_ENOUGH = 3
"""If so many of them lead to the same server, no more are followed."""
_MAX_STEPS = 60_000
_MAX_SERVERS = 4
_FIELD = re.compile(r"\{[^{}]*\}")


def complete_servers(
    operations: Sequence[OperationFacts], clients: Mapping[str, Client], readings: Readings
) -> tuple[list[OperationFacts], dict[str, Client]]:
    """Return operations and clients with the servers that clients have by default.

    Args:
        operations: The operations, with the clients that reach them.
        clients: What classes say as clients, by their ids.
        readings: Follows functions.
    """
    completed = dict(clients)
    changed: dict[int, OperationFacts] = {}
    budget = _MAX_STEPS
    for name, own in _by_client(operations).items():
        cls = readings.find_class(name)
        if cls is None or budget <= 0:
            continue
        before = readings.steps
        known = clients.get(name, {}).get("server")
        server = _find_server(_choose(own), cls, known, readings)
        budget -= readings.steps - before
        if server is None:
            continue
        completed[name] = {**clients.get(name, {}), "server": server}
        for one in own:
            if known is None or "url" not in known or not one.path.startswith("/"):
                changed[id(one)] = _below(one, completed[name], is_first=known is None)
    return [changed.get(id(one), one) for one in operations], completed


def _by_client(operations: Sequence[OperationFacts]) -> dict[str, list[OperationFacts]]:
    """Return the operations that callers reach from an object of each class."""
    found: dict[str, list[OperationFacts]] = {}
    for one in operations:
        call = one.client
        if call is not None and call.client_class is not None and call.access:
            found.setdefault(call.client_class, []).append(one)
    return found


def _choose(operations: Sequence[OperationFacts]) -> list[OperationFacts]:
    """Return some operations, evenly of the objects that a client has: `client.users`."""
    by_object: dict[str, OperationFacts] = {}
    for one in operations:
        if one.client is not None and not has_host(one.path):
            by_object.setdefault(one.client.access[0].rpartition(".")[0], one)
    found = list(by_object.values())
    step = max(1, len(found) // _SAMPLES)
    return found[::step][:_SAMPLES]


def _find_server(
    operations: Sequence[OperationFacts], cls: Scope, known: Server | None, readings: Readings
) -> Server | None:
    """Return another server than is known, if all operations are sent to it that show one.

    Where an argument decides that callers must give, it is one of several for all operations.
    """
    found: list[dict[str, ReadRequest]] = []
    for one in operations:
        bases = _find_bases(one, cls, readings, is_any=known is None)
        found += [bases] if bases else []
        if len(found) == _ENOUGH and len({frozenset(one) for one in found}) == 1:
            break
    if len({frozenset(one) for one in found}) != 1 or 2 * len(found) < len(operations):
        return None
    url, *others = found[0]
    is_other_host = len({origin_of(one) for one in found[0]}) == len(found[0])
    if others and not (is_other_host and len(others) < _MAX_SERVERS):
        return None
    is_same = known is not None and origin_of(known.get("url", "")) == origin_of(url)
    if not others and is_same and all(one.path.startswith("/") for one in operations):
        return None
    *_, last = evidence_of(found[0][url])
    place: SourceLocation = {"file": last["file"], "line": last["line"]}
    made: Server = {"source": place} if known is None else {**known}
    made["url"] = url
    if others:
        made["others"] = others
    return made


def _find_bases(
    operation: OperationFacts, cls: Scope, readings: Readings, *, is_any: bool
) -> dict[str, ReadRequest]:
    """Return the addresses that may stand in front of the path of an operation.

    Args:
        operation: The operation.
        cls: The class of the client.
        readings: Follows functions.
        is_any: Whether any server is more than is known.
    """
    if operation.client is None:
        return {}
    access = parse_access(operation.client.access[0], with_options=False)
    found = _bases_of(readings.read_call(operation.function, cls, access), operation)
    if found or not is_any or not readings.takes_more(cls):
        return found
    # What may stand among further keywords says nothing of the path, only of the host.
    bare = readings.read_call(operation.function, cls, access._replace(is_bare=True))
    hosts = _bases_of(bare, operation)
    return hosts if all(url == origin_of(url) for url in hosts) else {}


def _bases_of(read: ReadFunction, operation: OperationFacts) -> dict[str, ReadRequest]:
    found: dict[str, ReadRequest] = {}
    for one in read.requests:
        if one.decided.address.may_be_socket:
            return {}
        url = _front_of(one, operation)
        if url is not None:
            found.setdefault(url, one)
    # A client may put its path in front of itself again where an address was not understood.
    return {
        url: one
        for url, one in found.items()
        if not any(url.startswith(f"{other}/") for other in found)
    }


def _front_of(request: ReadRequest, operation: OperationFacts) -> str | None:
    """Return what stands in front of the path of an operation in the address of a request."""
    server, path = request.decided.address.server, request.decided.path
    if request.decided.method not in {None, operation.method} or server is None:
        return None
    if not is_host_known(server):
        return None
    written, own = write_path(path).rstrip("/"), operation.path.rstrip("/")
    if not _FIELD.sub("{}", written).endswith(_FIELD.sub("{}", own)):
        return None
    pieces = len(own.split("/")) - 1
    front = written.split("/")[: len(written.split("/")) - pieces]
    return f"{write_path(server)}{'/'.join(front)}".rstrip("/")


def _below(operation: OperationFacts, client: Client, *, is_first: bool) -> OperationFacts:
    """Return an operation below the address of a server that was not known before.

    Args:
        operation: The operation.
        client: Its client, with the server.
        is_first: Whether nothing was known of the server, which is the reason that it has.
    """
    front = path_of_server(client)
    first, slash, rest = operation.path.partition("/")
    if front and operation.path.startswith(f"{front}/"):
        operation = replace(operation, path=operation.path.removeprefix(front))
    elif first and slash and front.endswith(first):  # `{key}/stop` behind `/robot{key}`.
        operation = replace(operation, path=f"/{rest}")
    call = operation.client
    if call is None or "(" in call.access[0].rpartition(".")[0]:
        return operation
    settled = {"pathFromObject"} if operation.path == f"/{rest}" else set()
    return replace(
        operation,
        client=_without_reasons(call, settled | ({"serverUnknown"} if is_first else set())),
    )


def _without_reasons(call: ClientCallFacts, kinds: set[str]) -> ClientCallFacts:
    reasons = tuple(one for one in call.reasons if one["kind"] not in kinds)
    if len(reasons) == len(call.reasons) or call.certainty == "documented":
        return call
    return replace(call, reasons=reasons, certainty=certainty_of(reasons))
