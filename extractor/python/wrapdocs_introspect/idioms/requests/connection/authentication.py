"""How a client authorises its requests."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.credentials import (
    read_auth,
    read_header,
    read_query,
)
from wrapdocs_introspect.idioms.requests.connection.security_schemes import (
    read_declared_schemes,
    read_scheme_tables,
)
from wrapdocs_introspect.idioms.requests.connection.written_headers import WrittenHeaders
from wrapdocs_introspect.idioms.requests.evaluation.attributes import get_attribute
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    FunctionValue,
    Instance,
    Mapping,
    Member,
    Result,
    Value,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.inputs.parts import PartReader
from wrapdocs_introspect.idioms.requests.sending.vocabulary import words_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.idioms.requests.connection.constructed import Constructed
    from wrapdocs_introspect.idioms.requests.connection.credentials import Credentials
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.inputs.routing import Router
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest

_AUTHENTICATION = frozenset({"auth", "authentication", "authorization"})
_HEADERS = frozenset({"header", "headers"})
_SETTINGS = ("headers", "auth", "params")
_RARE = 4
"""Credentials of less than one request in so many are those of a special request."""


class AuthenticationReader:
    """Reads how a client authorises its requests."""

    def __init__(self, interpreter: Interpreter, router: Router, client: Constructed) -> None:
        """Read a client.

        Args:
            interpreter: Follows properties that make headers.
            router: Knows where functions that send requests put their arguments.
            client: The client.
        """
        self._interpreter = interpreter
        self._router = router
        self._client = client

    def read(self, calls: Iterable[tuple[SentRequest, int]]) -> list[Credentials]:
        """Return the credentials that a client sends with its requests.

        Args:
            calls: The innermost calls, each with the number of requests that are sent with it.
        """
        found: Counter[Credentials] = Counter()
        calls = list(calls)
        for call, count in calls:
            for one in dict.fromkeys(self._in_call(call)):
                found[one] += count
        if not found:
            found.update(dict.fromkeys(self._in_members(), 1))
        if not found:
            senders = {step.function for call, _ in calls for step in call.chain}
            written = WrittenHeaders(self._interpreter, self._client, senders)
            found.update(dict.fromkeys(written.read(), 1))
        least = max(found.values(), default=0) / _RARE
        return _settle([one for one, count in found.most_common() if count >= least])

    def _in_call(self, call: SentRequest) -> Iterator[Credentials]:
        """Yield the credentials that a call sends, or that the session which sends it holds."""
        settings = self._settings(call.callee)
        method = call.methods[0] if call.methods else "GET"
        for arguments in (call.arguments, settings):
            auth = arguments.get("auth", Mapping())
            yield from read_auth(auth, self._client)
            for one in alternatives(auth):
                if isinstance(one, Instance):
                    yield from WrittenHeaders(self._interpreter, self._client, ()).read_object(one)
            yield from self._in_parts(call, arguments, method)

    def _in_parts(
        self, call: SentRequest, arguments: dict[str, Value], method: str
    ) -> Iterator[Credentials]:
        one = type(call)(call.methods, call.path, call.chain, arguments)
        for part in PartReader(self._interpreter, self._router, method).read(one):
            if part.wire_name is not None and part.location == "header":
                yield from read_header(part.wire_name, part.value, self._client)
            elif part.wire_name is not None and part.location == "query":
                yield from read_query(part.wire_name, part.value, self._client)

    def _settings(self, callee: Value) -> dict[str, Value]:
        """Return what a session was made with: `Session(headers=...)`, `session.auth = ...`."""
        if not isinstance(callee, Member):
            return {}
        base = callee.base
        held = self._client.held(base.name) if isinstance(base, Member) else base
        if isinstance(base, Instance) and base.name == "self":
            held = self._client.object  # The client is a session itself.
        named: dict[str, Value] = {}
        for one in alternatives(held):
            pairs = one.attributes if isinstance(one, Instance) else None
            pairs = one.keywords if isinstance(one, Result) else pairs
            named.update(pair for pair in pairs or () if pair[0] in _SETTINGS)
        return named

    def _in_members(self) -> Iterator[Credentials]:
        """Yield the credentials in members that are named for them: `auth_headers`, `auth`."""
        for one in self._client.objects:
            yield from read_auth(one.get("auth") or Mapping(), self._client)
            for name in self._names(one):
                found = list(self._in_member(one, name, self._client))
                # What a caller may give has credentials that the client does not make by default.
                yield from found or self._in_given(one, name)
        values = [*self._client.variables.values(), *(value for _, value in self._client.values())]
        yield from read_declared_schemes(values, self._client)

    def _in_member(self, one: Instance, name: str, client: Constructed) -> Iterator[Credentials]:
        value = self._interpreter.evaluate_outside(partial(self._call, one, name))
        for made in alternatives(value):
            yield from self._in_headers(made)
            yield from read_scheme_tables(made, client)

    def _in_given(self, one: Instance, name: str) -> Iterator[Credentials]:
        """Yield the credentials in a member of an object that a caller gives to the client."""
        if one.cls is self._client.cls:
            return
        state = self._interpreter.states.read(one.cls)
        given = replace(one, attributes=tuple(state.items()), given=None)
        for found in self._in_member(given, name, replace(self._client, object=given)):
            yield found.named_after(one.cls, self._client.cls)

    def _in_headers(self, value: Value) -> Iterator[Credentials]:
        for name, one in value.literal_items() if isinstance(value, Mapping) else ():
            yield from read_header(name, one, self._client)

    def _names(self, one: Instance) -> list[str]:
        bases = self._interpreter.definitions.bases(one.cls)
        names = dict.fromkeys(name for cls in bases for name in cls.definitions)
        return [name for name in names if _names_authentication(name)]

    def _call(self, one: Instance, name: str) -> Value:
        member = get_attribute(self._interpreter, one, name)
        is_method = isinstance(member, FunctionValue) and member.receiver is not None
        return self._interpreter.call_method(member.function, one) if is_method else member  # type: ignore[union-attr]


def _names_authentication(name: str) -> bool:
    """Tell whether a member makes headers, or a table of schemes: `_auth_headers`."""
    words = set(words_of(name))
    is_made = not words.isdisjoint(_HEADERS) or "settings" in words or "schemes" in words
    return is_made and not words.isdisjoint(_AUTHENTICATION)


def _settle(found: list[Credentials]) -> list[Credentials]:
    """Keep one of those that say the same, and none without a secret beside one that has it."""
    known = {(one.scheme, one.name, one.prefix) for one in found if one.parameters}
    kept: dict[tuple[object, ...], Credentials] = {}
    for one in found:
        place = (one.scheme, one.name, one.prefix)
        if one.parameters or place not in known:
            kept.setdefault((*place, one.parameters), one)
    return list(kept.values())
