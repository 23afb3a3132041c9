"""The address of a client by the names of what its constructor sets: `base_url`, `host`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.addresses import address_of
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    Result,
    Sequence,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.sending.vocabulary import names_base, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.connection.addresses import Address
    from wrapdocs_introspect.idioms.requests.connection.constructed import (
        Constructed,
        ConstructedClient,
    )
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value

_BASES = frozenset(
    {"base_url", "base_uri", "api_base", "api_url", "server_url", "base_path", "api_base_url"}
)
"""Names of which each says by itself that a client sends its requests there."""
_OTHER_ADDRESSES = frozenset(
    {
        *("auth", "oauth", "token", "login", "sso", "web", "websocket", "ws", "wss", "socket"),
        *("proxy", "redirect", "callback", "docs", "upload", "files", "media", "cdn", "gateway"),
    }
)


def find_named_address(client: ConstructedClient) -> Address | None:
    """Return the address that a client keeps under a name that says so.

    Args:
        client: The client.

    Returns:
        The address; None if there is none, or several that differ.
    """
    default: dict[str, Value] = {}
    for name, value in _named_values(client.default):
        # What the object keeps counts where a parameter of the same name is not given.
        if default.get(name, NONE) == NONE:
            default[name] = value
    found: dict[int, list[Address]] = {}
    for name, value in _named_values(client.given):
        rank = _rank(name)
        address = address_of(value, default.get(name, value), client) if rank is not None else None
        if rank is None or address is None or (address.url is None and rank > 0):
            continue
        if address.parameter is None and name in client.given.parameters:
            address = replace(address, parameter=name)
        found.setdefault(rank, []).append(address)
    return next((_agreed(found[rank]) for rank in sorted(found)), None)


def _agreed(found: list[Address]) -> Address | None:
    """Return the one address that says most; None if some differ."""
    urls = {one.url for one in found if one.url is not None}
    if len(urls) > 1:
        return None
    return max(found, key=lambda one: (one.url is not None, one.parameter is not None))


def _named_values(client: Constructed) -> Iterator[tuple[str, Value]]:
    """Yield variables and attributes, and what is given to objects of other packages by name."""
    values = [*client.variables.items(), *client.values()]
    yield from values
    for _, value in values:
        for one in _kept_in(value):
            yield from one.keywords if isinstance(one, Result) else ()


def _kept_in(value: Value) -> Iterator[Value]:
    """Yield what a value may be, and what a list holds: `self._sessions = [session]`."""
    for one in alternatives(value):
        yield one
        for item in one.items if isinstance(one, Sequence) else ():
            yield from alternatives(item)


def _rank(name: str) -> int | None:
    """Return how well a name says that it is the address of the server; None if it does not."""
    plain = name.strip("_").lower()
    if plain in _BASES:
        return 0
    if not _OTHER_ADDRESSES.isdisjoint(words_of(plain)):
        return None
    if names_base(plain):
        return 1
    return 2 if plain in {"url", "endpoint", "address"} else None
