"""Credentials in what a client sends: headers, query and the `auth` of libraries of HTTP."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from wrapdocs_introspect.idioms.requests.connection.origins import find_origin
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    Constant,
    External,
    Hole,
    Result,
    Sequence,
    Text,
    Value,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.sending.vocabulary import words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.connection.constructed import Constructed
    from wrapdocs_introspect.names.scope import Scope

Scheme = Literal["bearer", "basic", "header", "query"]

_SECRET_WORDS = frozenset(
    {"key", "apikey", "token", "auth", "secret", "password", "authentication"}
)
_OTHER_WORDS = frozenset({"idempotency", "csrf", "xsrf", "page", "next", "continuation", "agent"})
_QUERY_KEYS = frozenset(
    {"api_key", "apikey", "key", "token", "access_token", "auth_token", "api_token", "appid"}
)
_PAIR = 2


@dataclass(frozen=True)
class Credentials:
    """How a request is authorised."""

    scheme: Scheme
    name: str | None = None
    """The header or query parameter, if the scheme does not say it."""
    prefix: str | None = None
    """What stands in front of the secret in a header: `Bot`."""
    parameters: tuple[str, ...] = ()
    """The parameters of the constructor that hold the secrets."""
    environment: tuple[str, ...] = ()
    """The environment variables that they are read from by default."""

    def named_after(self, cls: Scope, client: Scope) -> Credentials:
        """Return credentials with the parameters of another class than the client named after it.

        Args:
            cls: The class whose object says how requests are authorised.
            client: The class of the client.
        """
        if cls is client:
            return self
        own = f"{client.name}."
        names = (
            name.removeprefix(own) if "." in name else f"{cls.name}.{name}"
            for name in self.parameters
        )
        return replace(self, parameters=tuple(names))


def read_header(name: str, value: Value, client: Constructed) -> Iterator[Credentials]:
    """Yield the credentials in a header.

    Args:
        name: The name of the header.
        value: What is sent.
        client: The client that sends it.
    """
    is_authorization = name.lower() == "authorization"
    if not is_authorization and not names_secret(name):
        return
    for one in alternatives(value):
        if one == NONE or isinstance(one, Constant):
            continue
        found = _read_authorization(one, client) if is_authorization else None
        found = found or _with_secrets(Credentials("header", name), [one], client)
        if found.parameters or found.environment or (is_authorization and _has_prefix(found)):
            yield found


def read_query(name: str, value: Value, client: Constructed) -> Iterator[Credentials]:
    """Yield the credentials in a query parameter: one by name that the constructor gets.

    Args:
        name: The name of the query parameter.
        value: What is sent.
        client: The client that sends it.
    """
    if name.lower().replace("-", "_") not in _QUERY_KEYS or not _is_of_object(value):
        return
    found = _with_secrets(Credentials("query", name), [value], client)
    if found.parameters or found.environment:
        yield found


def read_auth(value: Value, client: Constructed) -> Iterator[Credentials]:
    """Yield the credentials in the `auth` of a library of HTTP: a pair, or `BasicAuth(...)`.

    Args:
        value: The value.
        client: The client that sends it.
    """
    for one in alternatives(value):
        pair: tuple[Value, ...] = ()
        if isinstance(one, Sequence) and not one.is_open:
            pair = one.items
        elif isinstance(one, Result) and isinstance(one.callee, External):
            is_basic = one.callee.path.endswith("BasicAuth")
            pair = (*one.arguments, *(inner for _, inner in one.keywords)) if is_basic else ()
        if len(pair) == _PAIR:
            secrets = [one for one in pair if not isinstance(one, Text) or one.literal is None]
            yield _with_secrets(Credentials("basic"), secrets, client)


def add_secret(credentials: Credentials, secret: Value, client: Constructed) -> Credentials:
    """Return credentials with the parameters that their secret comes from, if these are known."""
    found = (_with_secrets(credentials, [one], client) for one in alternatives(secret))
    return next((one for one in found if one.parameters or one.environment), credentials)


def _read_authorization(value: Value, client: Constructed) -> Credentials | None:
    first = value.parts[0] if isinstance(value, Text) and value.parts else None
    if not isinstance(first, str) or not isinstance(value, Text):
        return None
    prefix, _, rest = first.partition(" ")
    secrets: list[Value] = [Text((rest, *value.parts[1:]) if rest else value.parts[1:])]
    if prefix.lower() == "basic":
        return _with_secrets(Credentials("basic"), _split_pair(value), client)
    if prefix.lower() == "bearer":
        return _with_secrets(Credentials("bearer"), secrets, client)
    plain = prefix.rstrip()
    return _with_secrets(Credentials("header", "Authorization", plain or None), secrets, client)


def _split_pair(value: Text) -> list[Value]:
    return [Text((part,)) for part in value.parts if isinstance(part, Hole)]


def _with_secrets(
    credentials: Credentials, secrets: list[Value], client: Constructed
) -> Credentials:
    origins = [find_origin(one, client) for one in secrets]
    parameters = tuple(one.parameters[0] for one in origins if one.parameters)
    environment = tuple(one.environment[0] for one in origins if one.environment)
    is_whole = len(parameters) in {0, len(secrets)}
    return replace(
        credentials,
        parameters=tuple(dict.fromkeys(parameters)) if is_whole else (),
        environment=environment if len(environment) == len(secrets) else (),
    )


def _has_prefix(found: Credentials) -> bool:
    return found.scheme in {"bearer", "basic"} or found.prefix is not None


def names_secret(name: str) -> bool:
    """Tell whether a header or a parameter holds a secret by its name.

    Args:
        name: The name: `X-Api-Key`, `access_token`.
    """
    words = set(words_of(name.replace("-", "_")))
    return not words.isdisjoint(_SECRET_WORDS) and words.isdisjoint(_OTHER_WORDS)


def _is_of_object(value: Value) -> bool:
    """Tell whether no parameter of the function itself is sent."""
    holes = (part for one in alternatives(value) if isinstance(one, Text) for part in one.parts)
    return all(isinstance(one, str) or one.origin == "object" for one in holes)
