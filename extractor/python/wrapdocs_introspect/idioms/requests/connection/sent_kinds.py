"""Kinds of requests: those that the same function of a client sends in the same way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.addresses import read_address
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Constant,
    FunctionValue,
    Member,
    Text,
)
from wrapdocs_introspect.idioms.requests.sending.marked_paths import find_base, find_ending
from wrapdocs_introspect.idioms.requests.sending.sent_requests import host_of
from wrapdocs_introspect.idioms.requests.sending.vocabulary import is_path_parameter

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.idioms.requests.connection.addresses import Address
    from wrapdocs_introspect.idioms.requests.connection.constructed import ConstructedClient
    from wrapdocs_introspect.idioms.requests.connection.transport import Transport
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest

_MAX_FOLLOWED = 20
"""How many functions that send the requests of a client are followed."""


@dataclass(frozen=True)
class InnermostCall:
    """A call of the library of HTTP."""

    request: SentRequest
    count: int
    """How many requests of the client are sent with it."""
    names_host: bool
    """Whether the path of these requests begins with a host."""


class SentKinds:
    """Follows one request of each kind down to the library of HTTP."""

    def __init__(self, transport: Transport, client: ConstructedClient) -> None:
        """Follow requests of a client.

        Args:
            transport: Follows what sends them.
            client: The client.
        """
        self._transport = transport
        self._client = client
        self._innermost: dict[object, list[SentRequest]] = {}
        self._addresses: dict[object, Address | None] = {}

    def follow(self, requests: Iterable[SentRequest]) -> list[InnermostCall]:
        """Return the innermost calls of each kind; rare kinds are left out.

        Args:
            requests: The requests of the client.
        """
        kinds: dict[object, list[SentRequest]] = {}
        for one in requests:
            kinds.setdefault(_kind_of(one), []).append(one)
        often = sorted(kinds.items(), key=lambda kind: len(kind[1]), reverse=True)[:_MAX_FOLLOWED]
        self._innermost = {kind: self._transport.follow(same[0]) for kind, same in often}
        return [
            InnermostCall(call, len(same), host_of(same[0].path) is not None)
            for kind, same in often
            for call in self._innermost[kind]
        ]

    def ending(self, sent: SentRequest) -> str:
        """Return what is put behind the path of a request, after requests have been followed."""
        endings = {find_ending(one.path) for one in self._innermost.get(_kind_of(sent), ())}
        return endings.pop() if len(endings) == 1 else ""

    def address(self, sent: SentRequest) -> Address | None:
        """Return the address that a request is sent to, after requests have been followed."""
        kind = _kind_of(sent)
        if kind not in self._addresses:
            self._addresses[kind] = self._read_address(self._innermost.get(kind, ()))
        return self._addresses[kind]

    def _read_address(self, calls: Iterable[SentRequest]) -> Address | None:
        bases = (find_base(one.path) for one in calls)
        read = (read_address(one, self._client) for one in bases if one is not None)
        found = {one for one in read if one is not None}
        return found.pop() if len(found) == 1 else None


def _kind_of(sent: SentRequest) -> object:
    return _sender(sent.callee), host_of(sent.path), _switches(sent)


def _sender(callee: Value) -> object:
    """Return what tells functions that send requests apart, whatever object they are called on."""
    if isinstance(callee, FunctionValue):
        return callee.function
    if isinstance(callee, Member):
        return callee.name, getattr(callee.base, "name", None)
    return callee


def _switches(sent: SentRequest) -> tuple[tuple[str, Value], ...]:
    """Return the arguments that may choose an address: `upload=True`, `base="{host}/agile"`."""
    return tuple(
        (name, value)
        for name, value in sorted(sent.arguments.items())
        if (isinstance(value, Constant) and value.value is True)
        or (
            isinstance(value, Text) and not is_path_parameter(name) and "/" in (value.literal or "")
        )
    )
