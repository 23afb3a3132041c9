"""What the constructor of one client says: its server and its authentication."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.addresses import (
    Address,
    address_of,
    ending_of,
    fill,
    holds_secret,
    is_elsewhere,
    read_address,
)
from wrapdocs_introspect.idioms.requests.connection.authentication import AuthenticationReader
from wrapdocs_introspect.idioms.requests.connection.constructed import ConstructedClient
from wrapdocs_introspect.idioms.requests.connection.environment import find_environment
from wrapdocs_introspect.idioms.requests.connection.named_addresses import find_named_address
from wrapdocs_introspect.idioms.requests.connection.part_addresses import (
    PartAddresses,
    find_main,
)
from wrapdocs_introspect.idioms.requests.connection.sent_kinds import SentKinds
from wrapdocs_introspect.idioms.requests.connection.setting_places import SettingPlaces
from wrapdocs_introspect.idioms.requests.connection.transport import Transport
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Hole,
    Member,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.reach.clients import CLIENT
from wrapdocs_introspect.idioms.requests.sending.marked_paths import find_base
from wrapdocs_introspect.idioms.requests.sending.sent_requests import host_of
from wrapdocs_introspect.idioms.requests.sending.vocabulary import (
    is_path_parameter,
    names_server,
)
from wrapdocs_introspect.operations.demanded_parameters import find_demanded

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wrapdocs_introspect.contract import Authentication, Client, Server
    from wrapdocs_introspect.idioms.requests.connection.credentials import Credentials
    from wrapdocs_introspect.idioms.requests.connection.sent_kinds import InnermostCall
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.inputs.routing import Router
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
    from wrapdocs_introspect.names.scope import Scope

_CLEAR = frozenset({"json", "headers", "timeout"})
"""Arguments that mean the same wherever they are given."""
_LEAST_SHARE = 5
"""A shorter address counts as that of the server if it has at least a fifth of all requests."""


class ClientReader:
    """Reads what a client says of the connection to its server."""

    def __init__(
        self, interpreter: Interpreter, router: Router, cls: Scope, addresses: Sequence[str]
    ) -> None:
        """Read a client.

        Args:
            interpreter: The interpreter that followed its requests.
            router: Knows where functions that send requests put their arguments.
            cls: The class that callers construct.
            addresses: The addresses in front of requests that their paths do not contain.
        """
        self._addresses = addresses
        self._interpreter = interpreter
        self._client = ConstructedClient(interpreter, cls)
        self._authentication = AuthenticationReader(interpreter, router, self._client.given)
        self._transport = Transport(interpreter, self._client.given)
        self._parts = PartAddresses(interpreter, self._client, self._transport)
        self._places = SettingPlaces(cls, interpreter.definitions)
        self._kinds = SentKinds(self._transport, self._client)
        self._constructed = {cls: self._client}
        self._held: dict[tuple[Scope, str], Address | None] = {}

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
        calls = self._kinds.follow(one.sent for one in requests if one.sent is not None)
        address = find_main(parts.values()) if parts else self._find_address(calls, requests)
        client: Client = {}
        if address is not None:
            client["server"] = self.make_server(address)
        own = [one for one in calls if not one.names_host] or calls
        found = self._authentication.read((one.request, one.count) for one in own)
        if found:
            client["authentication"] = [self._make_authentication(one) for one in found]
        constructor = self._interpreter.definitions.method(self._client.cls, "__init__")
        environment = find_environment(constructor)
        if environment:
            client["environment"] = environment
        demanded = find_demanded(constructor.node) if constructor is not None else []
        if demanded:
            client["oneOf"] = demanded
        return client

    def find_given(self, request: FollowedRequest, access: str) -> Address | None:
        """Return the server in front of a path, where an attribute of another name holds it.

        Args:
            request: A request whose path begins with an attribute: `{url}/users`.
            access: How a caller reaches it.

        Returns:
            The address that the constructor takes, or sets; None if a server may have sent it.
        """
        beginning, cls = request.path.beginning, request.entry.cls
        if beginning is None or cls is None or "." in beginning.name:
            return None
        key = (cls, beginning.name)
        if key not in self._held:
            self._held[key] = self._find_held(*key)
        address = self._held[key]
        is_clear = cls is self._client.cls and access.startswith(f"{CLIENT}.")
        has_address = address is not None and address.url is not None
        return address if is_clear or has_address else None

    def takes_own_server(self, request: FollowedRequest) -> bool:
        """Tell whether the object of a request is made with a server: `client.index(name)`.

        That need not be the server of the client, which made the object.

        Args:
            request: A request of an object that a method of the client returns.
        """
        cls = request.entry.cls
        method = self._interpreter.definitions.method
        init = method(cls, "__init__") if cls is not None and cls is not self._client.cls else None
        arguments = init.node.args if init is not None else None
        declared = [*arguments.args, *arguments.kwonlyargs] if arguments is not None else []
        return any(names_server(one.arg) for one in declared)

    def _find_held(self, cls: Scope, name: str) -> Address | None:
        """Return the address that the constructor of a class takes, or leaves as an attribute."""
        if cls not in self._constructed:
            self._constructed[cls] = ConstructedClient(self._interpreter, cls)
        client = self._constructed[cls]
        if name not in client.given.parameters and client.given.object.get(name) is None:
            return None
        return address_of(client.given.named(name), client.default_of(name), client)

    def find_front(self, request: FollowedRequest, address: Address, server: Server) -> str | None:
        """Return what the path of a request begins with in place of the address of the server.

        Args:
            request: A request whose path begins with an attribute.
            address: The address that the attribute holds.
            server: The server of the client.

        Returns:
            `{url}`, or `{url}/v{version}` where that is the server; None for another server.
        """
        first, *others = request.sent.path.parts if request.sent is not None else ("",)
        if not isinstance(first, Hole):
            return None
        front, url = f"{{{first.name}}}", server.get("url")
        if url is None or url in {address.url, _origin_of(url)}:
            return front
        filled = address.url or _origin_of(url)
        for part in others:
            front += part if isinstance(part, str) else f"{{{part.name}}}"
            filled += part if isinstance(part, str) else fill(part, self._client)
            if filled.startswith(f"{url}/"):
                return front.removesuffix(filled.removeprefix(url))
        return None

    def make_server(self, address: Address) -> Server:
        """Return an address with the place where the constructor sets it.

        Args:
            address: The address.
        """
        texts = [one for one in (address.url, address.environment) if one is not None]
        server: Server = {"source": self._places.find(texts)}
        if address.url is not None:
            server["url"] = address.url
        if address.parameter is not None:
            server["parameter"] = address.parameter
        if address.environment is not None:
            server["environment"] = address.environment
        return server

    def find_ending(self, request: FollowedRequest) -> str:
        """Return what the client puts behind the path of a request, once it has been read.

        Args:
            request: A request that callers send with the client.
        """
        return self._kinds.ending(request.sent) if request.sent is not None else ""

    def find_prefix(self, request: FollowedRequest, server: Server) -> str:
        """Return what stands between the address of the server and the path of a request.

        Args:
            request: A request that callers send with the client.
            server: The server of the client.

        Returns:
            The rest of the address that it is sent to: `/agile/1.0`; the whole address if it is
            another server's, and an empty text if it is the client's own, or unknown.
        """
        sent = request.sent
        if sent is None or not request.path.text.startswith("/"):
            return ""
        is_absolute = host_of(sent.path) is not None
        address = self._in_front_of(sent) if is_absolute else self._kinds.address(sent)
        url, own = (address.url if address is not None else None), server.get("url")
        if url is None or own is None or url == own:
            return ""
        return url.removeprefix(own) if url.startswith(f"{own}/") else url

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

    def _in_front_of(self, sent: SentRequest) -> Address | None:
        """Return the address in front of a request which its path does not contain."""
        first = str(sent.path.parts[0])
        return next(
            (Address(one.rstrip("/")) for one in self._addresses if first.startswith(one)), None
        )

    def _find_address(
        self, calls: Sequence[InnermostCall], requests: Sequence[FollowedRequest]
    ) -> Address | None:
        """Return the address that most requests are sent to, or the one that is named so."""
        found: Counter[Address] = Counter()
        endings: Counter[str] = Counter()
        has_secret = is_local = False
        # A request that names its host says nothing about others.
        relative = [one for one in calls if not one.names_host]
        for call in relative or calls:
            base = find_base(call.request.path)
            address = read_address(base, self._client) if base is not None else None
            is_local = is_local or (base is not None and is_elsewhere(base))
            if address is not None:
                found[address] += call.count
            elif base is not None:
                endings[ending_of(base, self._client)] += call.count
                has_secret = has_secret or holds_secret(base)
        if found and not is_local:
            fronts = [self._in_front_of(one.sent) for one in requests if one.sent is not None]
            known = Counter(one for one in fronts if one is not None)
            if known and not relative:
                return replace(_shorten(found), url=_shorten(known).url)
            return _shorten(found + known)
        named = find_named_address(self._client)
        if named is not None and has_secret:
            # A part of the address, such as a token, stands where is not known.
            return replace(named, url=None) if named.parameter is not None else None
        ending = next((one for one, _ in endings.most_common(1)), "")
        return named.with_ending(ending) if named is not None else None

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


def _shorten(found: Counter[Address]) -> Address:
    """Return the most frequent address, or a frequent one that it begins with."""
    main = found.most_common(1)[0][0]
    shorter = (
        one
        for one, count in found.items()
        if main.url is not None and one.url is not None
        if main.url.startswith(f"{one.url}/") and _LEAST_SHARE * count >= found.total()
    )
    shortest = min(shorter, key=lambda one: len(one.url or ""), default=main)
    return replace(main, url=shortest.url)


def _origin_of(url: str) -> str:
    """Return an address without its path."""
    scheme, slashes, rest = url.partition("://")
    return f"{scheme}{slashes}{rest.partition('/')[0]}"


def _is_clear(sent: SentRequest) -> bool:
    """Tell whether the names of the arguments say what is sent: `put(path, json=body)`."""
    others = [name for name in sent.arguments if not is_path_parameter(name)]
    is_path = len(sent.positional) == 1 and sent.path in alternatives(sent.positional[0])
    return _CLEAR.issuperset(others) and (is_path or not sent.positional)
