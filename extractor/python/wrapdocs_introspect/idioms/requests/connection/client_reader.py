"""What the constructor of one client says: its server and its authentication."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.addresses import ending_of, read_address
from wrapdocs_introspect.idioms.requests.connection.authentication import AuthenticationReader
from wrapdocs_introspect.idioms.requests.connection.constructed import ConstructedClient
from wrapdocs_introspect.idioms.requests.connection.named_addresses import find_named_address
from wrapdocs_introspect.idioms.requests.connection.part_addresses import (
    PartAddresses,
    find_main,
)
from wrapdocs_introspect.idioms.requests.connection.setting_places import SettingPlaces
from wrapdocs_introspect.idioms.requests.connection.transport import Transport, find_base
from wrapdocs_introspect.idioms.requests.evaluation.values import (
    FunctionValue,
    Member,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.sending.sent_requests import host_of
from wrapdocs_introspect.idioms.requests.sending.vocabulary import is_path_parameter

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from wrapdocs_introspect.contract import Authentication, Client, Server
    from wrapdocs_introspect.idioms.requests.connection.addresses import Address
    from wrapdocs_introspect.idioms.requests.connection.credentials import Credentials
    from wrapdocs_introspect.idioms.requests.evaluation.values import Value
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.inputs.routing import Router
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
    from wrapdocs_introspect.names.scope import Scope

_CLEAR = frozenset({"json", "headers", "timeout"})
"""Arguments that mean the same wherever they are given."""
_MAX_FOLLOWED = 20
"""How many functions that send the requests of a client are followed."""


@dataclass(frozen=True)
class _InnermostCall:
    """A call of the library of HTTP."""

    request: SentRequest
    count: int
    """How many requests of the client are sent with it."""
    names_host: bool
    """Whether the path of these requests begins with a host."""


class ClientReader:
    """Reads what a client says of the connection to its server."""

    def __init__(self, interpreter: Interpreter, router: Router, cls: Scope) -> None:
        """Read a client.

        Args:
            interpreter: The interpreter that followed its requests.
            router: Knows where functions that send requests put their arguments.
            cls: The class that callers construct.
        """
        self._client = ConstructedClient(interpreter, cls)
        self._authentication = AuthenticationReader(interpreter, router, self._client.given)
        self._transport = Transport(interpreter, self._client.given)
        self._parts = PartAddresses(interpreter, self._client, self._transport)
        self._places = SettingPlaces(cls, interpreter.definitions)

    def find_parts(
        self, requests: Sequence[FollowedRequest], accesses: Sequence[str]
    ) -> dict[int, Address | None]:
        """Return the address of each request, where parts of the client have different ones.

        Args:
            requests: The requests that callers send with the client.
            accesses: How a caller reaches each.
        """
        return self._parts.find(requests, accesses)

    def read(
        self,
        requests: Sequence[FollowedRequest],
        parts: Mapping[int, Address | None],
    ) -> Client:
        """Return what is known; nothing is said about what is not.

        Args:
            requests: The requests that callers send with the client.
            parts: The addresses of those whose parts have one of their own.
        """
        calls = self._follow(one.sent for one in requests if one.sent is not None)
        address = find_main(parts.values()) if parts else self._find_address(calls)
        client: Client = {}
        if address is not None:
            client["server"] = self._make_server(address)
        own = [one for one in calls if not one.names_host] or calls
        found = self._authentication.read((one.request, one.count) for one in own)
        if found:
            client["authentication"] = [self._make_authentication(one) for one in found]
        return client

    def find_sender(self, request: FollowedRequest) -> FollowedRequest | None:
        """Return a request with what sends it, where only the client says what that is.

        Args:
            request: A request that is sent by an object which its own object was given without an
                annotation: `def __init__(self, client): self._client = client`.

        Returns:
            The request, sent by what the client gives; None if that is known before, or unknown.
        """
        sent = request.sent
        if sent is None or not isinstance(sent.callee, Member) or _is_clear(sent):
            return None
        bound = self._transport.bind(sent)
        return replace(request, sent=bound) if bound is not None else None

    def _follow(self, requests: Iterable[SentRequest]) -> list[_InnermostCall]:
        kinds: dict[tuple[object, str | None], list[SentRequest]] = {}
        for one in requests:
            kinds.setdefault((_sender(one.callee), host_of(one.path)), []).append(one)
        often = sorted(kinds.items(), key=lambda kind: len(kind[1]), reverse=True)
        return [
            _InnermostCall(call, len(same), host is not None)
            for (_, host), same in often[:_MAX_FOLLOWED]
            for call in self._transport.follow(same[0])
        ]

    def _find_address(self, calls: Sequence[_InnermostCall]) -> Address | None:
        """Return the address that most requests are sent to, or the one that is named so."""
        found: Counter[Address] = Counter()
        endings: Counter[str] = Counter()
        # A request that names its host says nothing about others.
        relative = [one for one in calls if not one.names_host]
        for call in relative or calls:
            base = find_base(call.request.path)
            address = read_address(base, self._client) if base is not None else None
            if address is not None:
                found[address] += call.count
            elif base is not None:
                endings[ending_of(base)] += call.count
        if found:
            return found.most_common(1)[0][0]
        named = find_named_address(self._client)
        ending = next((one for one, _ in endings.most_common(1)), "")
        return named.with_ending(ending) if named is not None else None

    def _make_server(self, address: Address) -> Server:
        texts = [one for one in (address.url, address.environment) if one is not None]
        server: Server = {"source": self._places.find(texts)}
        if address.url is not None:
            server["url"] = address.url
        if address.parameter is not None:
            server["parameter"] = address.parameter
        if address.environment is not None:
            server["environment"] = address.environment
        return server

    def _make_authentication(self, found: Credentials) -> Authentication:
        texts = [*found.environment, found.name or "Authorization"]
        made: Authentication = {
            "scheme": found.scheme,
            "parameters": list(found.parameters),
            "source": self._places.find(texts),
        }
        if found.name is not None:
            made["name"] = found.name
        if found.prefix is not None:
            made["prefix"] = found.prefix
        if found.environment:
            made["environment"] = list(found.environment)
        return made


def _is_clear(sent: SentRequest) -> bool:
    """Tell whether the names of the arguments say what is sent: `put(path, json=body)`."""
    others = [name for name in sent.arguments if not is_path_parameter(name)]
    is_path = len(sent.positional) == 1 and sent.path in alternatives(sent.positional[0])
    return _CLEAR.issuperset(others) and (is_path or not sent.positional)


def _sender(callee: Value) -> object:
    """Return what tells functions that send requests apart, whatever object they are called on."""
    if isinstance(callee, FunctionValue):
        return callee.function
    if isinstance(callee, Member):
        return callee.name, getattr(callee.base, "name", None)
    return callee
