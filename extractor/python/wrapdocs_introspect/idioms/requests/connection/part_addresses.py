"""Addresses of the parts of a client, of which each may have a host of its own."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.addresses import read_address
from wrapdocs_introspect.idioms.requests.evaluation.attributes import get_attribute
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Instance,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.sending.innermost_calls import functions_in
from wrapdocs_introspect.idioms.requests.sending.marked_paths import find_base
from wrapdocs_introspect.idioms.requests.sending.sent_requests import host_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wrapdocs_introspect.idioms.requests.connection.addresses import Address
    from wrapdocs_introspect.idioms.requests.connection.constructed import ConstructedClient
    from wrapdocs_introspect.idioms.requests.connection.transport import Transport
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
    from wrapdocs_introspect.names.scope import Scope

_MAX_PARTS = 200


def find_main(addresses: Iterable[Address | None]) -> Address | None:
    """Return the address that most requests are sent to; None if there is no such address.

    Args:
        addresses: The address of each request, None if it is not known.
    """
    counts = Counter(addresses)
    address, count = next(iter(counts.most_common(1)), (None, 0))
    return address if 2 * count > counts.total() else None


class PartAddresses:
    """Finds the addresses to which the parts of a client send their requests."""

    def __init__(
        self, interpreter: Interpreter, client: ConstructedClient, transport: Transport
    ) -> None:
        """Look at the parts of a client.

        Args:
            interpreter: Evaluates the attributes that lead to the parts.
            client: The client.
            transport: Follows what sends its requests.
        """
        self._interpreter = interpreter
        self._client = client
        self._transport = transport
        self._reached: dict[tuple[str, ...], Instance | None] = {}

    def find(
        self, requests: Sequence[FollowedRequest], accesses: Sequence[str]
    ) -> dict[int, Address | None]:
        """Return the address of each request, where the parts of the client have different ones.

        Args:
            requests: The requests of the client.
            accesses: How a caller reaches each: `client.letters.v1.create`.

        Returns:
            Addresses by the places of the requests, None if it is not known; nothing if all parts
            have the same address.
        """
        parts: dict[Scope, tuple[Instance, SentRequest]] = {}
        found: dict[int, Scope | None] = {}
        for index, (request, access) in enumerate(zip(requests, accesses, strict=True)):
            sender = self._sender(request.sent)
            if sender is None or request.sent is None:
                continue
            part = self._part(access, sender)
            found[index] = part.cls if part is not None else None
            if part is not None and len(parts) < _MAX_PARTS:
                parts.setdefault(part.cls, (part, request.sent))
        if len(parts) < 2:  # noqa: PLR2004 - one part is no reason to tell parts apart
            return {}
        addresses = {cls: self._address(part, sent) for cls, (part, sent) in parts.items()}
        if len({one.url for one in addresses.values() if one is not None}) < 2:  # noqa: PLR2004
            return {}
        return {
            index: addresses.get(cls) if cls is not None else None for index, cls in found.items()
        }

    def _sender(self, sent: SentRequest | None) -> Instance | None:
        """Return the object that sends a request, if it is neither the client nor the part."""
        if sent is None or host_of(sent.path) is not None:
            return None
        receiver = next((one.receiver for one in functions_in(sent.callee)), None)
        if not isinstance(receiver, Instance) or receiver.name in {"", "self"}:
            return None
        is_client = receiver.cls in self._interpreter.definitions.bases(self._client.cls)
        return None if is_client else receiver

    def _part(self, access: str, sender: Instance) -> Instance | None:
        """Return the nearest object on the way from the client that is such a sender."""
        for one in self._way(access):
            if self._is_a(one, sender):
                return one
            held = [value for _, value in one.attributes or () if isinstance(value, Instance)]
            senders = [value for value in held if self._is_a(value, sender)]
            if len({value.cls for value in senders}) == 1:
                return senders[0]
        return None

    def _is_a(self, one: Instance, sender: Instance) -> bool:
        return sender.cls in self._interpreter.definitions.bases(one.cls)

    def _way(self, access: str) -> Iterator[Instance]:
        """Yield the objects that attributes lead to, nearest to the called method first."""
        plain = access.partition("(")[0].split(".")
        names = tuple(plain[1:-1])
        for count in range(len(names), -1, -1):
            reached = self._reach(names[:count])
            if reached is not None:
                yield reached

    def _reach(self, names: tuple[str, ...]) -> Instance | None:
        if not names:
            return self._client.given.object
        if names not in self._reached:
            base = self._reach(names[:-1])
            self._reached[names] = self._attribute(base, names[-1]) if base is not None else None
        return self._reached[names]

    def _attribute(self, base: Instance, name: str) -> Instance | None:
        read = partial(get_attribute, self._interpreter, base, name)
        values = alternatives(self._interpreter.evaluate_outside(read))
        found = [one for one in values if isinstance(one, Instance)]
        return max(found, key=lambda one: one.attributes is not None, default=None)

    def _address(self, part: Instance, sent: SentRequest) -> Address | None:
        for call in self._transport.follow(sent, part):
            base = find_base(call.path)
            address = read_address(base, self._client) if base is not None else None
            if address is not None and address.url is not None:
                return address
        return None
