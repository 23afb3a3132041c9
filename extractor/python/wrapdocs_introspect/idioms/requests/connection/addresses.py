"""Addresses of servers: what stands in front of a path, and what a constructor makes it from."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.credentials import names_secret
from wrapdocs_introspect.idioms.requests.connection.origins import find_origin
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Hole, Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.idioms.requests.connection.constructed import ConstructedClient
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value

_ADDRESS = re.compile(r"https?://([^\s/?#]+)[^\s?#]*")
_PLACEHOLDER = re.compile(r"\{([^{}]*)\}")

_OTHER_ADDRESS = re.compile(r"(?!https?:)[a-z][a-z+.\-]*://")


@dataclass(frozen=True)
class Address:
    """The address of a server, as far as it is known."""

    url: str | None
    """The default address, without a slash at its end."""
    parameter: str | None = None
    """The parameter of the constructor that replaces it."""
    environment: str | None = None
    """The environment variable that it is read from."""

    def with_ending(self, ending: str) -> Address:
        """Return the address with what the client adds to it."""
        return replace(self, url=f"{self.url}{ending}") if self.url is not None else self


def read_address(base: Text, client: ConstructedClient) -> Address | None:
    """Return the address that stands in front of a path.

    Args:
        base: The text in front of the path.
        client: The client that sends the request.

    Returns:
        The address; None if nothing is known of it.
    """
    parts = _without_slash(base.parts)
    first, rest = next(iter(parts), ""), parts[1:]
    if isinstance(first, Hole) and _begins_path(rest):
        name, ending = first.name, _fill_parts(rest, client)
        return address_of(client.given.named(name), client.default_of(name), client, ending)
    url = _fill_parts(parts, client)
    return Address(url) if is_address(url) else None


def ending_of(base: Text, client: ConstructedClient) -> str:
    """Return what the client adds to an address that could not be read: `{...}/v1`."""
    parts = _without_slash(base.parts)
    is_added = len(parts) > 1 and isinstance(parts[0], Hole) and _begins_path(parts[1:])
    return _fill_parts(parts[1:], client) if is_added else ""


def _begins_path(parts: Sequence[str | Hole]) -> bool:
    """Tell whether what stands behind the first part of an address can be behind a whole one."""
    return not any(isinstance(part, Hole) for part in parts) or str(parts[0]).startswith("/")


def address_of(
    given: Value, default: Value, client: ConstructedClient, rest: str = ""
) -> Address | None:
    """Return the address that a value holds.

    Args:
        given: The value with the parameters of the constructor.
        default: The value if a caller gives only what is required.
        client: The client.
        rest: What the client adds to it.

    Returns:
        The address; None if nothing is known of it.
    """
    origin, default_origin = find_origin(given, client.given), find_origin(default, client.default)
    is_web = not any(map(is_elsewhere, default_origin.texts))
    urls = {f"{one}{rest}" for one in _urls(default_origin.texts, client)}
    url = _main_url(urls) if is_web else None
    if url is not None and not _is_host_known(url, client):
        named = {f"{one}{rest}" for one in _urls(origin.texts, client)}
        url = _main_url({one for one in named if _is_host_known(one, client)}) or url
    parameter = _first([one for one in origin.parameters if not _is_secret(one)])
    environment = _first([*origin.environment, *default_origin.environment])
    if url is None and parameter is None and environment is None:
        return None
    return Address(url, parameter, environment)


def holds_secret(base: Text) -> bool:
    """Tell whether a secret is a part of an address.

    Args:
        base: What stands in front of a path.
    """
    return any(isinstance(part, Hole) and _is_secret(part.name) for part in base.parts)


def _is_secret(parameter: str) -> bool:
    """Tell whether a parameter only makes a part of an address: `f"{base}/bot{token}"`."""
    last = parameter.rpartition("_")[2].lower()
    return names_secret(parameter) and last not in {"url", "uri", "endpoint", "host", "server"}


def _main_url(urls: set[str]) -> str | None:
    """Return the one address; of several, that whose host the hosts of the others end with.

    `eu.api.test` is a variant of `api.test`.
    """
    for one in urls:
        host = one.partition("://")[2]
        others = (other.partition("://")[2] for other in urls - {one})
        if all(other.endswith(f".{host}") for other in others):
            return one
    return None


def is_elsewhere(text: Text) -> bool:
    """Tell whether an address is none of the web, so that no other one is the default.

    A socket may take its place: `unix:///run/shop.sock`.

    Args:
        text: The address.
    """
    first = next(iter(text.parts), "")
    return isinstance(first, str) and _OTHER_ADDRESS.match(first) is not None


def _urls(texts: Sequence[Text], client: ConstructedClient) -> Iterator[str]:
    for one in texts:
        url = _fill_parts(_without_slash(one.parts), client)
        if is_address(url):
            yield url


def _is_host_known(url: str, client: ConstructedClient) -> bool:
    """Tell whether a caller gives all parts of the host: `https://{login}` may be computed."""
    host = url.partition("://")[2].partition("/")[0]
    return client.given.parameters.issuperset(_PLACEHOLDER.findall(host))


def is_address(url: str) -> bool:
    """Tell whether a text is an address; a scheme or a secret is not the name of a host.

    A client may read the address from the file that a caller names in place of a token.

    Args:
        url: The text.
    """
    found = _ADDRESS.fullmatch(url)
    if found is None or found[1] in {"http:", "https:"}:
        return False
    return not any(names_secret(name) for name in _PLACEHOLDER.findall(found[1]))


def _fill_parts(parts: Sequence[str | Hole], client: ConstructedClient) -> str:
    return "".join(part if isinstance(part, str) else fill(part, client) for part in parts)


def fill(hole: Hole, client: ConstructedClient) -> str:
    """Return the text of a part of an address by default, else its name in braces.

    Args:
        hole: The part.
        client: The client.
    """
    texts = find_origin(client.default.named(hole.name), client.default).texts
    literals = {one.literal for one in texts if one.literal is not None}
    return literals.pop() if len(literals) == 1 else f"{{{hole.name.rpartition('.')[2]}}}"


def _without_slash(parts: tuple[str | Hole, ...]) -> tuple[str | Hole, ...]:
    last = parts[-1] if parts else None
    if not isinstance(last, str):
        return parts
    stripped = last.rstrip("/")
    return (*parts[:-1], stripped) if stripped else parts[:-1]


def _first(names: Sequence[str]) -> str | None:
    return names[0] if names else None
