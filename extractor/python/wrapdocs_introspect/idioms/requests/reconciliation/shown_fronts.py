"""What stands before the paths of requests, as others show that are sent in the same way."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Text
from wrapdocs_introspect.idioms.requests.reconciliation.comparing import (
    full_path,
    has_host,
    path_of_server,
)
from wrapdocs_introspect.idioms.requests.reconciliation.doubts import without_server
from wrapdocs_introspect.idioms.requests.reconciliation.sampling import way_of_request
from wrapdocs_introspect.idioms.requests.sending.sent_requests import shape_of, shape_of_text
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence

    from wrapdocs_introspect.contract import Client
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
    from wrapdocs_introspect.operations.facts import OperationFacts

_ENOUGH = 2
_NEARLY_ALL = 0.8

Front = tuple["str | tuple[str]", ...]
"""The segments before a path; the name of an argument in place of one that this argument is."""


class ShownFronts:
    """What the library shows before the paths that another reading has found.

    A function that the budget does not suffice for has the same before its own, if nearly all
    others agree that call the same helper with the same arguments: `/api/v2`, or `/api/v2` and the
    argument `group`. If they do not agree, what stands before its path is not known.
    """

    def __init__(self) -> None:
        """Know none."""
        self._shown: dict[Hashable, Counter[Front]] = {}

    def note(
        self,
        requests: Sequence[SentRequest],
        before: OperationFacts,
        now: Sequence[OperationFacts],
        client: Client | None,
    ) -> None:
        """Note what the library shows of an operation.

        Args:
            requests: The requests of its function, as another reading has found them.
            before: What that reading says.
            now: What the library shows.
            client: What is known of its client; the address may have a path.
        """
        request = _find(requests, before)
        if request is None or len(now) != 1 or has_host(now[0].path):
            return
        path = full_path(now[0], client)
        if path.endswith(before.path):
            segments = path.removesuffix(before.path).strip("/").split("/")
            front = tuple(_name(request, one) for one in segments if one)
            self._shown.setdefault(_way_of(request), Counter())[front] += 1

    def put(
        self,
        requests: Sequence[SentRequest],
        operation: OperationFacts,
        client: Client | None,
    ) -> OperationFacts:
        """Return an operation with what others show before its path.

        Args:
            requests: The requests of its function, as another reading has found them.
            operation: The operation.
            client: What is known of its client.
        """
        request = _find(requests, operation)
        fronts = self._shown.get(_way_of(request)) if request is not None else None
        if request is None or not fronts or set(fronts) == {()}:
            return operation
        front, count = fronts.most_common(1)[0]
        is_agreed = count >= _ENOUGH and count >= _NEARLY_ALL * fronts.total()
        segments = [_fill(request, one) for one in front] if is_agreed else [None]
        known = [one for one in segments if one is not None]
        if len(known) < len(segments):
            return without_server(operation)
        path = "".join(f"/{one}" for one in known) + operation.path
        base = path_of_server(client)
        return (
            replace(operation, path=path.removeprefix(base)) if path.startswith(base) else operation
        )


def _find(requests: Iterable[SentRequest], operation: OperationFacts) -> SentRequest | None:
    """Return the request that an operation is about."""
    shape = shape_of_text(operation.path)
    same = (
        one
        for one in requests
        if operation.method in one.methods and shape_of(one.path) == shape and one.arguments
    )
    return next(same, None)


def _way_of(request: SentRequest) -> Hashable:
    return way_of_request(request), frozenset(request.arguments)


def _name(request: SentRequest, segment: str) -> str | tuple[str]:
    """Return the argument that a segment is, or the segment if it is none, or may be several."""
    names = [name for name in request.arguments if _text_of(request, name) == segment]
    return (names[0],) if len(names) == 1 else segment


def _fill(request: SentRequest, segment: str | tuple[str]) -> str | None:
    return segment if isinstance(segment, str) else _text_of(request, segment[0])


def _text_of(request: SentRequest, name: str) -> str | None:
    """Return an argument that is a known text."""
    value = request.arguments[name]
    return value.literal.strip("/") if isinstance(value, Text) and value.literal else None
