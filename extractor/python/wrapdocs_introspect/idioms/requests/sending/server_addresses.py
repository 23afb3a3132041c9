"""The server's address in front of paths, where an attribute such as `base_url` holds it.

Callers may set another one, so it is no part of the path. An address that is a constant stays.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Text,
    Value,
    alternatives,
    literal_of,
)
from wrapdocs_introspect.idioms.requests.sending.vocabulary import names_base

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest

_ADDRESS = re.compile(r"[a-z][a-z+.\-]*://", re.IGNORECASE)


class ServerAddresses:
    """Literal addresses that code reads from attributes and settings such as `base_url`."""

    def __init__(self) -> None:
        """Start without an address."""
        self._by_name: dict[str, dict[str, None]] = {}

    def note(self, name: str, value: Value) -> None:
        """Remember what an attribute or setting holds, if its name is that of an address."""
        if not names_base(name):
            return
        for one in alternatives(value):
            literal = literal_of(one)
            if literal and _ADDRESS.match(literal):
                self._by_name.setdefault(name.strip("_").lower(), {}).setdefault(literal)

    def find_main(self, requests: Collection[SentRequest]) -> tuple[str, ...]:
        """Return the addresses of the name that most requests begin with, longest first.

        A few requests that go elsewhere, such as to a server for tokens, keep their address.

        Args:
            requests: All requests of a package.
        """
        literals = [str(one.path.parts[0]) for one in requests if one.path.parts]
        counts = {
            name: sum(any(map(literal.startswith, found)) for literal in literals)
            for name, found in self._by_name.items()
        }
        main = max(counts, key=lambda name: counts[name], default=None)
        if main is None or 2 * counts[main] < len(literals):
            return ()
        return tuple(sorted(self._by_name[main], key=len, reverse=True))


def without_address(request: SentRequest, addresses: Iterable[str]) -> SentRequest:
    """Return a request without one of these addresses in front of its path.

    Args:
        request: The request.
        addresses: The addresses, longest first.
    """
    first = request.path.parts[0] if request.path.parts else None
    for one in addresses:
        address = one.rstrip("/")
        if isinstance(first, str) and first.startswith((f"{address}/", one)):
            rest = first.removeprefix(address)
            parts = ((rest,) if rest else ()) + request.path.parts[1:]
            return replace(request, path=Text(parts))
    return request
