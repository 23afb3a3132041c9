"""Operations of functions of which the HTTP library shows every request."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from wrapdocs_introspect.evaluation.values.choices import is_made_of, roots
from wrapdocs_introspect.evaluation.values.values import (
    Member,
    Parameter,
    Placeholder,
    Reference,
)
from wrapdocs_introspect.idioms.requests.certainty import certainty_of
from wrapdocs_introspect.idioms.requests.library_calls.sending import is_of_answer
from wrapdocs_introspect.idioms.requests.reconciliation.comparing import (
    agrees,
    has_initial_value,
    lacks_prefix,
    path_below,
    path_of_server,
    write_path,
)
from wrapdocs_introspect.idioms.requests.reconciliation.computed import is_computed
from wrapdocs_introspect.idioms.requests.reconciliation.decided_inputs import DecidedInputs
from wrapdocs_introspect.idioms.requests.reconciliation.evidence import evidence_of, place_of
from wrapdocs_introspect.idioms.requests.reconciliation.servers import host_of, origin_of
from wrapdocs_introspect.idioms.requests.reconciliation.turns import read_turns
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.contract import Client, Method, Reason
    from wrapdocs_introspect.evaluation.values.values import Value
    from wrapdocs_introspect.idioms.requests.library_calls.decision import DecidedRequest
    from wrapdocs_introspect.idioms.requests.library_calls.reading import ReadRequest
    from wrapdocs_introspect.operations.facts import OperationFacts

_PLACEHOLDER = re.compile(r"\{[^{}]*\}")
_OF_PATH = frozenset({"pathFromObject"})
_KEPT = frozenset({"inherited", "docstringDiffers", "serverUnknown", "severalRequests"})
"""Reasons that another reading has found, and that hold for this one, too."""


def decide_operations(
    group: Sequence[OperationFacts],
    requests: Sequence[ReadRequest],
    client: Client | None,
    of_client: AbstractSet[str],
    *,
    is_open: bool,
) -> list[OperationFacts]:
    """Return the operations of a function whose requests are all known.

    Args:
        group: What another reading says of the function; types and texts come from there.
        requests: Its requests.
        client: What its class says as a client.
        of_client: The names of query parameters and headers that all requests of the client have.
        is_open: Whether the function gives something to code that is not followed.
    """
    left = list(group)
    made: list[OperationFacts] = []
    for same in _unite(requests):
        known = next((one for one in left if _is_same(one, client, same)), None)
        if known is not None:
            left.remove(known)
        made.append(_decide(known or _cleared(group[0]), same, client, of_client, is_open=is_open))
    return made


def _unite(requests: Sequence[ReadRequest]) -> list[list[ReadRequest]]:
    """Return the requests of each method and path; the server may depend on a setting."""
    found: dict[tuple[str | None, str], list[ReadRequest]] = {}
    for one in requests:
        found.setdefault((one.decided.method, one.decided.shape), []).append(one)
    return list(found.values())


def _is_same(
    operation: OperationFacts, client: Client | None, requests: Sequence[ReadRequest]
) -> bool:
    return any(
        agrees(operation, client, one.decided) or lacks_prefix(operation, client, one.decided)
        for one in requests
    )


def _cleared(model: OperationFacts) -> OperationFacts:
    """Return an operation of the same function without what another request carries."""
    call = model.client
    assert call is not None  # noqa: S101 - only calls of clients get here
    return replace(model, inputs=(), client=replace(call, options=(), paging=None))


def _decide(
    base: OperationFacts,
    requests: Sequence[ReadRequest],
    client: Client | None,
    of_client: AbstractSet[str],
    *,
    is_open: bool,
) -> OperationFacts:
    decided = sorted((one.decided for one in requests), key=_rank)
    path = _path_of(decided, base, client)
    unknown = tuple(one for one in _unknown_names(decided[0]) if f"{{{one}}}" in path)
    inputs = DecidedInputs(base, decided, of_client, path, is_open=is_open)
    evidence = tuple(evidence_of(requests[0]))
    call = base.client
    assert call is not None  # noqa: S101 - only calls of clients get here
    kept = _KEPT | _OF_PATH if path == base.path else _KEPT
    reasons = (*_reasons_of(call.reasons, kept, decided[0], client), *_gaps(unknown, inputs))
    client_call = replace(
        call,
        certainty=certainty_of(reasons),
        evidence=evidence,
        reasons=reasons,
        options=tuple(inputs.options(call.options)),
        paging=call.paging or read_turns(requests[0]),
    )
    return replace(
        base,
        method=cast("Method", decided[0].method),
        path=path,
        source=place_of(evidence),
        unresolved=unknown,
        inputs=tuple(inputs.all()),
        client=client_call,
    )


def _path_of(
    requests: Sequence[DecidedRequest], base: OperationFacts, client: Client | None
) -> str:
    """Return a path below the address of the client; of another server, the whole address.

    The other reading names placeholders after the arguments as they are written.
    """
    first = requests[0]
    server = client.get("server") if client is not None else None
    url = server.get("url", "") if server is not None else ""
    hosts = [host_of(one) for one in requests]
    path = write_path(first.path)
    is_below = f"{path}/".startswith(f"{path_of_server(client)}/")
    is_own = origin_of(url) in hosts and is_below if url else server is not None
    below = path_below(first, client) if None in hosts or is_own else f"{hosts[0]}{path}"
    is_unnamed = has_initial_value(base, client, first) or _names_answer(base, first)
    is_named = not base.unresolved and not is_unnamed
    return base.path if is_named and _is_same_path(base.path, below, first) else below


def _names_answer(base: OperationFacts, request: DecidedRequest) -> bool:
    """Tell whether another reading takes for an argument what a server has sent."""
    holes = [one.value for one in request.path.parts if isinstance(one, Placeholder)]
    given = [one for one in holes if _is_argument(one)]
    named = [one for one in base.inputs if one.location == "path" and one.name is not None]
    return len(named) > len(given) and any(map(is_of_answer, holes))


def _is_same_path(known: str, path: str, request: DecidedRequest) -> bool:
    """Tell whether two paths differ in names only, or in placeholders that no caller fills."""
    one, other = _PLACEHOLDER.sub("{}", known), _PLACEHOLDER.sub("{}", path)
    if one == other:
        return True
    if request.address.is_prefix_open and one.endswith(other):
        return True  # The beginning is known otherwise.
    if _begins_with_object(request) and one.endswith(f"/{other.partition('{}/')[2]}"):
        return True  # The other reading knows what the object has there.
    front = other.removesuffix(one)
    if front == other or front.strip("/").replace("{}", "").strip("/"):
        return False
    holes = [one.value for one in request.path.parts if isinstance(one, Placeholder)]
    return not any(map(_is_argument, holes[: front.count("{}")]))


def _begins_with_object(request: DecidedRequest) -> bool:
    """Tell whether a path begins with an attribute of an object, which no caller gives."""
    parts = [one for one in request.path.parts if one != "/"]
    return (
        isinstance(parts[0], Placeholder) and not _is_argument(parts[0].value) if parts else False
    )


def _is_argument(value: Value) -> bool:
    return is_made_of(value, "argument")


def _reasons_of(
    known: Sequence[Reason],
    kept: AbstractSet[str],
    request: DecidedRequest,
    client: Client | None,
) -> Iterator[Reason]:
    address = request.address
    is_of_client = bool(client and client.get("server")) and not address.is_prefix_open
    has_server = address.is_server_known or is_of_client
    for one in known:
        if one["kind"] in kept and not (one["kind"] == "serverUnknown" and has_server):
            yield one


def _gaps(unknown: Sequence[str], inputs: DecidedInputs) -> Iterator[Reason]:
    for name in unknown:
        yield {"kind": "pathIncomplete", "detail": name}
    if inputs.is_body_unknown:
        yield {"kind": "bodyUnknown"}
    if inputs.is_query_open:
        yield {"kind": "queryOpen"}
    if inputs.is_body_open:
        yield {"kind": "bodyOpen"}


def _rank(request: DecidedRequest) -> tuple[int, int, int]:
    """Return what puts the clearest placeholders first.

    An argument may be an object with an id, or the id itself: that is the shorter name. The field
    of a template says more than what fills it, unless that is an argument.
    """
    parts = request.path.parts
    holes = [one for one in parts if isinstance(one, Placeholder)]
    items = sum("." in one.name for one in holes)
    return items, len(list(_unknown_names(request))), -len(holes)


def _unknown_names(request: DecidedRequest) -> Iterator[str]:
    """Yield the placeholders that neither an argument nor an attribute fills as it is."""
    for part in request.path.parts:
        if isinstance(part, Placeholder):
            is_given = any(map(_is_given, roots(part.value)))
            if not is_given or is_computed(part.value):
                yield part.name


def _is_given(value: Value) -> bool:
    if isinstance(value, Parameter):
        return value.role in {"argument", "constructor"}
    return isinstance(value, Member) and isinstance(value.receiver, (Reference, Parameter))
