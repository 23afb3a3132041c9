"""The servers of clients, as the addresses that reach the HTTP library tell them."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import roots
from wrapdocs_introspect.evaluation.values.values import Parameter, Placeholder
from wrapdocs_introspect.idioms.requests.reconciliation.authentication import (
    complete_authentication,
    find_authentication,
)
from wrapdocs_introspect.idioms.requests.reconciliation.comparing import write_path
from wrapdocs_introspect.idioms.requests.reconciliation.evidence import evidence_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from wrapdocs_introspect.contract import Client, Server, SourceLocation
    from wrapdocs_introspect.evaluation.values.values import Text
    from wrapdocs_introspect.idioms.requests.library_calls.decision import DecidedRequest
    from wrapdocs_introspect.idioms.requests.library_calls.reading import ReadRequest

_ORIGIN = re.compile(r"^[a-z]+://[^/]*")
_NAME = re.compile(r"[A-Za-z]")
"""A port is no name: `http://{host}:8080` says nothing of the server."""
_LEAST_SHARE = 0.5
_LEAST_BELOW = 0.8


def host_of(request: DecidedRequest) -> str | None:
    """Return scheme and host of a request; None if these are not known."""
    server = request.address.server
    return server.literal.rstrip("/") if server is not None and server.literal else None


def origin_of(url: str) -> str:
    """Return an address without its path."""
    found = _ORIGIN.match(url)
    return found[0] if found is not None else url


def is_address_known(request: ReadRequest) -> bool:
    """Tell whether the method and the whole address of a request are known."""
    address = request.decided.address
    is_http = address.server is not None and not address.may_be_socket
    is_named = address.server is not None and is_host_known(address.server)
    return is_http and is_named and request.decided.method is not None


def is_host_known(server: Text) -> bool:
    """Tell whether the host of a server has a name, apart from what a caller gives of it."""
    holes = [one for one in server.parts if isinstance(one, Placeholder)]
    first = server.parts[0] if server.parts else ""
    host = server.written.partition("://")[2]
    is_named = isinstance(first, str) and (_NAME.search(host) is not None or not holes)
    return is_named and all(
        isinstance(root, Parameter) and root.role == "constructor"
        for one in holes
        for root in roots(one.value)
    )


def complete_clients(
    clients: Mapping[str, Client], requests: Mapping[str, list[list[ReadRequest]]]
) -> dict[str, Client]:
    """Return what classes say as clients, with the servers and credentials of their requests.

    Args:
        clients: What is known of the classes, by their ids.
        requests: The requests of each function of a client, by the ids of the classes.
    """
    completed = dict(clients)
    for name, functions in requests.items():
        client = clients.get(name, {})
        server = _find_server(functions, client.get("server"))
        if server is not None:
            client = {**client, "server": server}
        known = client.get("authentication")
        found = (
            complete_authentication(known, functions) if known else find_authentication(functions)
        )
        if found:
            client = {**client, "authentication": found}
        if client:
            completed[name] = client
    return completed


def without_given_servers(requests: Sequence[ReadRequest]) -> list[ReadRequest]:
    """Return requests without those that are others, sent to the default of a server.

    An argument is in front of the path of one, and the address that it has by default of the other.
    """
    given = [one for one in requests if _has_given_server(one.decided)]
    return [
        one
        for one in requests
        if host_of(one.decided) is None or not any(_is_longer(one, each) for each in given)
    ]


def _has_given_server(request: DecidedRequest) -> bool:
    return request.address.server is not None and host_of(request) is None


def _is_longer(request: ReadRequest, other: ReadRequest) -> bool:
    """Tell whether the same call sends a request to a path with more at its beginning."""
    long, short = request.decided, other.decided
    is_same = request.effect.chain == other.effect.chain and long.method == short.method
    return is_same and bool(short.shape) and long.shape.endswith(f"/{short.shape}")


def _count_of(url: str, counts: Counter[str]) -> int:
    """Return how many functions send requests to the server of an address."""
    found = (count for base, count in counts.items() if origin_of(base) == origin_of(url))
    return max(found, default=0)


def _bases_of(requests: Sequence[ReadRequest]) -> list[str]:
    """Return the addresses that stand in front of the paths of requests."""
    given = [one for one in requests if _has_given_server(one.decided)]
    bases: dict[str, None] = {}
    for one in requests:
        host = host_of(one.decided)
        if host is not None:
            below = [each.decided.shape for each in given if _is_longer(one, each)]
            pieces = write_path(one.decided.path).strip("/").split("/")
            own = len(max(below, key=len).split("/")) if below else len(pieces)
            bases[f"{host}/{'/'.join(pieces[:-own])}".rstrip("/")] = None
    return list(bases)


def _find_server(functions: list[list[ReadRequest]], known: Server | None) -> Server | None:
    """Return another server than the one that is known; None if that need not change."""
    url = known.get("url") if known is not None else None
    if known is not None and "others" in known:
        return None
    if known is not None and url is None and not _is_http(functions):
        return None
    bases = [_bases_of(each) for each in functions]
    counts = Counter(base for each in bases for base in each)
    # What a flag chooses by its default is first.
    best = max(counts, key=lambda one: counts[one], default=None)
    is_usual = best is None or url is None or _count_of(url, counts) >= counts[best]
    is_first = best is None or url is None or origin_of(best) == origin_of(url)
    if known is not None and url is not None and origin_of(url) in map(origin_of, counts):
        if best is not None and is_usual and not is_first:
            return {**known, "url": best}
        if best is not None and best != origin_of(best) == origin_of(url):
            return {**known, "url": best}
        return None if _begins_most(url, functions) else {**known, "url": origin_of(url)}
    is_open = best is None or not all(bases)  # Others may go to another server.
    if best is None or is_open or counts[best] < len(functions) * _LEAST_SHARE:
        return None
    if known is not None:
        front = url.removeprefix(origin_of(url)) if url is not None else ""
        is_below = bool(front) and _begins_most(best + front, functions)
        return {**known, "url": best + front if is_below else best}
    return {"url": best, "source": _source_of(functions, origin_of(best))}


def _is_http(functions: Iterable[list[ReadRequest]]) -> bool:
    """Tell whether all known addresses of requests are those of HTTP servers, and no sockets."""
    addresses = [one.decided.address for each in functions for one in each]
    hosts = (host_of(one.decided) for each in functions for one in each)
    is_plain = all(_ORIGIN.match(f"{host}/") for host in hosts if host is not None)
    return is_plain and not any(one.may_be_socket for one in addresses)


def _begins_most(url: str, functions: list[list[ReadRequest]]) -> bool:
    """Tell whether most paths of requests to a server go on behind that of its address.

    Where the address of some is not known, its path is not known, either, and stays where it is.
    """
    if any(host_of(one.decided) is None for each in functions for one in each):
        return True
    path = url.removeprefix(origin_of(url)).rstrip("/")
    paths = [
        write_path(one.decided.path)
        for each in functions
        for one in each
        if host_of(one.decided) == origin_of(url)
    ]
    below = [one for one in paths if one.startswith(f"{path}/") and one != f"{path}/"]
    return len(below) >= len(paths) * _LEAST_BELOW


def _source_of(functions: Iterable[list[ReadRequest]], host: str) -> SourceLocation:
    for each in functions:
        for one in each:
            if host_of(one.decided) == host:
                *_, last = evidence_of(one)
                return {"file": last["file"], "line": last["line"]}
    raise AssertionError(host)
