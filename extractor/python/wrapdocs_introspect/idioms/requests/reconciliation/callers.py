"""Operations that also send the request of another one: `pin()` asks `me()` for the user's id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.sending.sent_requests import shape_of_text
from wrapdocs_introspect.operations.senders import with_senders

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from wrapdocs_introspect.idioms.requests.library_calls.reading import ReadRequest
    from wrapdocs_introspect.idioms.requests.reconciliation.readings import Readings
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import OperationFacts


def with_callers(operations: Sequence[OperationFacts], readings: Readings) -> list[OperationFacts]:
    """Return operations with the other operations' functions that send their request as well.

    Args:
        operations: The operations.
        readings: What the HTTP library shows.
    """
    by_function: dict[Scope, list[OperationFacts]] = {}
    for one in operations:
        by_function.setdefault(one.function, []).append(one)
    callers: dict[int, set[str]] = {}
    for function, own in by_function.items():
        read = readings.find_any(function, own[0].inheriting)
        for request in read.requests if read is not None else ():
            inner = _inner_sender(request, by_function)
            if inner is None or inner is function or any(_shows(one, request) for one in own):
                continue
            for other in by_function[inner]:
                if _shows(other, request):
                    callers.setdefault(id(other), set()).add(function.id)
    return [with_senders(one, callers.get(id(one), ())) for one in operations]


def _shows(operation: OperationFacts, request: ReadRequest) -> bool:
    """Tell whether a request is that of an operation, maybe below the address of a server."""
    path = f"/{shape_of_text(operation.path)}"
    is_same = operation.method == request.decided.method
    return is_same and f"/{request.decided.shape}".endswith(path)


def _inner_sender(request: ReadRequest, senders: Container[Scope]) -> Scope | None:
    """Return the innermost function on the way to a request that is another operation's."""
    steps = (step.function.definition for step in reversed(request.effect.chain[1:]))
    return next((one for one in steps if one in senders), None)
