"""Addresses: which part of a text is the server, which the path, and which the query."""

from __future__ import annotations

import re
import string
from functools import lru_cache
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import alternatives, inner_values, roots
from wrapdocs_introspect.evaluation.values.texts import (
    default_of,
    is_text_method,
    name_of,
    texts_of,
)
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    Constant,
    Derived,
    External,
    Member,
    Parameter,
    Placeholder,
    Result,
    Text,
    Value,
    text,
)
from wrapdocs_introspect.idioms.requests.library_calls.library_call import LibraryCall
from wrapdocs_introspect.idioms.requests.library_calls.mappings import fields_of
from wrapdocs_introspect.idioms.requests.path_template import NAMED_HOST
from wrapdocs_introspect.idioms.requests.sending.vocabulary import names_base
from wrapdocs_introspect.records import record, replace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_SCHEME = re.compile(r"^([A-Za-z][A-Za-z0-9+.-]*):")
_TWO_SCHEMES = re.compile(r"^https?://https?:/")
"""What code adds where it has looked for it first; such an address is never sent."""
_END_OF_PATH = re.compile(r"[?#&]")
"""An ampersand stands where another parameter would follow: `path + separator + query`."""
_INNER_ADDRESS = re.compile(r"https?:")
_MAX_ADDRESSES = 8
_PARTS = frozenset({"url", "base_url"})
_CLIENT_PARTS = frozenset({"base_url", "host", "port", "scheme"})
"""What a client holds of an address; the same ones are taken apart once."""
_GOES_ON = frozenset({".", ":", "-", "/"})
"""What stands between the parts of a host, or begins a path."""
_TEMPLATE = re.compile(r"^/[\w{}./:@-]+$")
_MAX_TEMPLATE_DEPTH = 8


@record
class Address:
    """An address, taken apart."""

    server: Text | None
    """Scheme and host; None if nothing is known of them."""
    path: Text
    query: Text
    is_prefix_open: bool = False
    """Whether the path may begin with more than is known."""
    may_be_socket: bool = False
    """Whether it may also be another address that is none of HTTP, such as that of a socket."""

    @property
    def is_server_known(self) -> bool:
        """Whether scheme and host are known."""
        return self.server is not None and self.server.literal is not None


def addresses_of(call: LibraryCall) -> Sequence[Address]:
    """Return the addresses that a call may send a request to, HTTP addresses only."""
    parts = tuple(one for one in call.parts if one[0] in _PARTS)
    client = tuple(one for one in call.client if one[0] in _CLIENT_PARTS)
    return _addresses_of(LibraryCall(call.library, parts, client))


@lru_cache(maxsize=2_048)
def _addresses_of(call: LibraryCall) -> Sequence[Address]:
    found: dict[Address | None, None] = {}
    for url in _urls_of(call.part("url")):
        for whole in _with_base(url, call):
            found.setdefault(split_address(with_defaults(whole)))
    known = [one for one in found if one is not None]
    single = [one for one in known if not _holds_address(one)] or known
    paths = [one.path for one in single if not one.is_prefix_open]
    made = dict.fromkeys(_split_like(one, paths) for one in single)
    return [replace(one, may_be_socket=None in found) for one in made][:_MAX_ADDRESSES]


def _holds_address(address: Address) -> bool:
    """Tell whether another address stands behind a server: what was there before is unknown."""
    server = address.server.parts if address.server is not None else ()
    behind = (*server[1:], *address.path.parts)
    return any(isinstance(one, str) and _INNER_ADDRESS.search(one) for one in behind)


def _split_like(address: Address, paths: Sequence[Text]) -> Address:
    """Return an address that begins with unknown parts, divided where another one is."""
    if not address.is_prefix_open or address.server is None:
        return address
    parts = address.path.parts
    for path in paths:
        front, behind = parts[: -len(path.parts)], parts[-len(path.parts) :]
        if path.parts and behind == path.parts and front and front[0] == "/":
            return Address(text(*address.server.parts, *front[1:]), path, address.query)
    return address


def _urls_of(value: Value | None) -> list[Text]:
    if value is None:
        return []
    known = [one for one in alternatives(value) if one != NONE]
    return list(dict.fromkeys(made for one in known for made in texts_of(one, "url")))


def _with_base(url: Text, call: LibraryCall) -> Iterator[Text]:
    """Yield an address with that of the client in front."""
    first = url.parts[0] if url.parts else ""
    if isinstance(first, str) and _SCHEME.match(first):
        yield url
        return
    if call.library.joins_base == "host":
        hosts = list(_hosts_of(call))
        joined = [_join_host(one, url) for one in hosts]
        yield from (one for one in joined if one is not None)
        if not hosts:
            yield url
        return
    base = call.part("base_url") or call.client_part("base_url")
    bases = _urls_of(base) if base is not None else []
    for one in bases:
        yield join_addresses(with_defaults(one), url)
    if not bases:
        yield url


def _join_host(server: Text, path: Text) -> Text | None:
    """Return the address of a host and a path; None if they are parts of different addresses.

    `urlsplit(url).netloc` and `urlsplit(url).path` are parts of `url`, whatever that is.
    """
    host = _part_of(server.parts[-1], "netloc") if server.parts else None
    first = _part_of(path.parts[0], "path") if path.parts else None
    if host is None or first is None:
        return text(*server.parts, *path.parts)
    return text(*host.parts, *path.parts[1:]) if host == first else None


def _part_of(part: str | Placeholder, name: str) -> Text | None:
    """Return the address of which something is a part."""
    value = part.value if isinstance(part, Placeholder) else None
    if not isinstance(value, Member) or value.name != name:
        return None
    return value.receiver if isinstance(value.receiver, Text) else None


def _hosts_of(call: LibraryCall) -> Iterator[Text]:
    """Yield the addresses of the server that a client was constructed for."""
    host, port = call.client_part("host"), call.client_part("port")
    scheme = call.client_part("scheme")
    front = f"{scheme.written if isinstance(scheme, Text) else 'https'}://"
    behind = _port_of(port) if port is not None else []
    for one in _urls_of(host) if host is not None else ():
        named = with_defaults(one)
        is_whole = bool(_SCHEME.match(named.written)) and "://" in named.written
        yield named if is_whole else text(front, *named.parts, *behind)


def _port_of(value: Value) -> list[str]:
    """Return the only port that is known, which others may replace: `port or 9200`."""
    given = [one.default if isinstance(one, Parameter) else one for one in alternatives(value)]
    found = {one.value for one in given if isinstance(one, Constant) and one.kind == "int"}
    return [f":{found.pop()}"] if len(found) == 1 else []


def join_addresses(base: Text, url: Text) -> Text:
    """Return an address behind another one, with one slash between them."""
    parts = list(base.parts)
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip("/")
    rest = list(url.parts)
    if rest and isinstance(rest[0], str):
        rest[0] = rest[0].lstrip("/")
    return text(*parts, "/", *rest) if parts else url


def with_defaults(value: Text) -> Text:
    """Return a text with the defaults of what constructors may be given."""
    parts: list[str | Placeholder] = []
    for index, part in enumerate(value.parts):
        known = part.value if isinstance(part, Placeholder) else None
        default = default_of(known) if known is not None else None
        if default is not None and (default.parts or _may_be_empty(value, index)):
            parts += with_defaults(default).parts
            continue
        template: str | None = None
        if isinstance(known, (Result, Derived)):
            template = _template_in(known, _MAX_TEMPLATE_DEPTH)
        parts += _fill_template(template, known) if template and known else [part]
    return text(*parts)


def _may_be_empty(value: Text, index: int) -> bool:
    """Tell whether an address is one without a part between its server and its path."""
    before = value.parts[index - 1] if index else "/"
    behind = value.parts[index + 1] if index + 1 < len(value.parts) else ""
    is_whole = not isinstance(before, str) or before[-1:] not in _GOES_ON
    return is_whole and isinstance(behind, str) and behind[:1] == "/"


@lru_cache(maxsize=65_536)
def _template_in(value: Value, depth: int) -> str | None:
    """Return the template of a path among what a function was given that is not followed.

    Many values are made of the same ones, so that what was found is kept.

    Args:
        value: What it returns.
        depth: How deep in it the template may be.
    """
    if depth < 0:
        return None
    if isinstance(value, Text):
        literal = value.literal
        return literal if literal is not None and _TEMPLATE.match(literal) else None
    found = {_template_in(one, depth - 1) for one in _filled_values(value)} - {None}
    return found.pop() if len(found) == 1 else None


def _filled_values(value: Value) -> Iterator[Value]:
    """Yield the values that a value is made of, but not what is searched for in a text."""
    if isinstance(value, Result) and is_text_method(value.callee):
        yield value.callee.receiver
    elif not isinstance(value, Result) or not _searches(value.callee):
        yield from inner_values(value)


def _searches(callee: Value) -> bool:
    return isinstance(callee, External) and callee.path.startswith("re.")


def _fill_template(template: str, value: Value) -> list[str | Placeholder]:
    """Return the parts of a template; what fills its fields is one of the sources of a value."""
    parts: list[str | Placeholder] = []
    named = {name_of(one): one for one in roots(value)}
    for literal, field, _, _ in string.Formatter().parse(template):
        parts.append(literal)
        if field:
            parts.append(Placeholder(field, named.get(field, value)))
    return parts


def split_address(value: Text) -> Address | None:
    """Take an address apart; None for one that is not sent by HTTP."""
    before, query = _split_query(value)
    parts = _with_scheme(list(before.parts))
    first = parts[0] if parts else ""
    scheme = _SCHEME.match(first) if isinstance(first, str) else None
    if isinstance(first, str) and scheme is not None:
        if not scheme[1].lower().startswith("http") or _TWO_SCHEMES.match(first):
            return None
        server, path = _split_host(parts, first)
        return Address(_without_usual_port(server), path, query)
    if isinstance(first, Placeholder):
        return Address(*_split_placeholder(parts), query, is_prefix_open=True)
    return Address(None, before, query, is_prefix_open=True)


def _with_scheme(parts: list[str | Placeholder]) -> list[str | Placeholder]:
    """Return an address with the colon behind what holds its scheme.

    That may hold the colon, too: `f"{self.protocol}//{self.host}/users"`. Two slashes also stand
    behind the address of a server that ends with one. In front of a host that is known, HTTPS
    stands for a scheme that is not.
    """
    first, second = (*parts, "", "")[:2]
    if not isinstance(first, Placeholder) or not isinstance(second, str):
        return parts
    if names_base(name_of(first.value) or first.name):
        return parts
    if NAMED_HOST.match(second):
        return [f"https:{second}", *parts[2:]]
    return [first, "://", *parts[2:]] if second == "//" else parts


def _without_usual_port(server: Text) -> Text:
    """Return the address of a server without a port that its scheme implies."""
    first, last = server.parts[0], server.parts[-1]
    port = ":443" if isinstance(first, str) and first.startswith("https:") else ":80"
    if not isinstance(last, str) or not last.endswith(port):
        return server
    return text(*server.parts[:-1], last.removesuffix(port))


def _split_host(parts: list[str | Placeholder], first: str) -> tuple[Text, Text]:
    start = first.find("://") + 3
    slash = first.find("/", start)
    if slash >= 0:
        return text(first[:slash]), text(first[slash:], *parts[1:])
    return _split_at_path(parts, 1, has_host=len(first) > start)


def _split_placeholder(parts: list[str | Placeholder]) -> tuple[Text | None, Text]:
    """Take apart an address that begins with something that is not known."""
    second = parts[1] if len(parts) > 1 else ""
    if isinstance(second, str) and second.startswith("://"):
        at = second.find("/", 3)
        if at >= 0:
            return text(parts[0], second[:at]), text(second[at:], *parts[2:])
        return _split_behind_host(parts)
    if isinstance(second, str) and second[:1] not in _GOES_ON:
        return text(parts[0]), text("/", *parts[1:])
    return _split_at_path(parts, 1, has_host=isinstance(second, Placeholder))


def _split_behind_host(parts: list[str | Placeholder]) -> tuple[Text, Text]:
    """Split an address at the first slash behind its host: `{scheme}://{host}:{port}/users`."""
    for index, part in enumerate(parts[2:], start=2):
        if isinstance(part, str) and "/" in part:
            at = part.index("/")
            return text(*parts[:index], part[:at]), text(part[at:], *parts[index + 1 :])
    return text(*parts), text()


def _split_at_path(
    parts: list[str | Placeholder], start: int, *, has_host: bool
) -> tuple[Text, Text]:
    """Split an address where its path begins: at a slash, or at a whole part of it."""
    for index, part in enumerate(parts[start:], start=start):
        if isinstance(part, str):
            if "/" in part:
                at = part.index("/")
                return text(*parts[:index], part[:at]), text(part[at:], *parts[index + 1 :])
            has_host = has_host or part[:1] in _GOES_ON
            continue
        behind = parts[index + 1] if index + 1 < len(parts) else "/"
        if has_host and not _ends_open(parts[index - 1]) and _begins_path(behind):
            return text(*parts[:index]), text("/", *parts[index:])
    return text(*parts), text()


def _ends_open(part: str | Placeholder) -> bool:
    """Tell whether the name of a host goes on behind a part: `https://api-`."""
    return isinstance(part, str) and part[-1:] in _GOES_ON


def _begins_path(behind: str | Placeholder) -> bool:
    return isinstance(behind, Placeholder) or behind[:1] == "/"


def _split_query(value: Text) -> tuple[Text, Text]:
    parts = list(value.parts)
    for index, part in enumerate(parts):
        if isinstance(part, Placeholder):
            ahead = parts[index - 1] if index else "/"
            is_segment = isinstance(ahead, str) and ahead.endswith("/")
            if not is_segment and _is_encoded(part.value):
                return text(*parts[:index]), text(*parts[index:])
            continue
        found = _END_OF_PATH.search(part)
        if found is not None:
            before, behind = part[: found.start()], part[found.end() :]
            rest = text(behind, *parts[index + 1 :]) if found[0] != "#" else text()
            return text(*parts[:index], before), rest
    return value, text()


def _is_encoded(value: Value) -> bool:
    """Tell whether a placeholder is a query string that a function makes of a mapping."""
    if not isinstance(value, Result):
        return False
    return bool(fields_of(value).fields)
