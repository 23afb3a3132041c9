"""Addresses that `urllib.parse` takes apart and puts together: `urlunparse(urlparse(url))`."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from wrapdocs_introspect.evaluation.containers import list_of
from wrapdocs_introspect.evaluation.values.choices import alternatives, choose, is_made_of
from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent
from wrapdocs_introspect.evaluation.values.texts import concatenate, texts_of
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    Choice,
    Member,
    Placeholder,
    Text,
    Value,
    text,
)
from wrapdocs_introspect.idioms.requests.library_calls.addresses import (
    split_address,
    with_defaults,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.interface import Evaluator
    from wrapdocs_introspect.evaluation.values.values import External
    from wrapdocs_introspect.idioms.requests.library_calls.addresses import Address

_MODULE = "urllib.parse"
_PARTS = {
    "urlparse": ("scheme", "netloc", "path", "params", "query", "fragment"),
    "urlsplit": ("scheme", "netloc", "path", "query", "fragment"),
}
"""The parts of the tuple that each function returns."""
_UNITING = {"urlunparse": "urlparse", "urlunsplit": "urlsplit"}
_NOTHING = (text(), NONE)


def call_url_function(callee: External, arguments: Arguments, evaluator: Evaluator) -> Value | None:
    """Return what a function of `urllib.parse` returns; None for one that is not known here."""
    module, _, name = callee.path.rpartition(".")
    given = arguments.positional[0] if arguments.positional else None
    if module != _MODULE or given is None:
        return None
    if name in _PARTS:
        return _parse(given, name)
    if name in _UNITING:
        return _unite(given, _UNITING[name], evaluator)
    return _parse_query(given, evaluator) if name == "parse_qs" else None


def is_parsed_address(value: Value) -> bool:
    """Tell whether a value is a tuple that `urlparse` or `urlsplit` returns."""
    return isinstance(value, ListContent) and value.kind in _PARTS


def part_of_address(parsed: ListContent, name: str) -> Value | None:
    """Return an attribute of a parsed address; None for one that it does not have."""
    names = _PARTS[parsed.kind]
    if name in names:
        return parsed.items[names.index(name)]
    host = part_of_address(parsed, "netloc") if name in {"hostname", "port"} else None
    if host is None:
        return None
    if not isinstance(host, Text) or host.literal is None:
        return Member(host.receiver if isinstance(host, Member) else host, name)
    before, colon, port = host.literal.rpartition("@")[2].partition(":")
    if name == "hostname":
        return text(before) if before else NONE
    return text(port) if colon else NONE


def call_method_of_address(
    parsed: ListContent, name: str, arguments: Arguments, evaluator: Evaluator
) -> Value | None:
    """Return what a method of a parsed address returns: `geturl()`, `_replace(query="")`."""
    if name == "geturl":
        return _unite(parsed, parsed.kind, evaluator)
    names = _PARTS[parsed.kind]
    if name != "_replace" or any(one not in names for one, _ in arguments.keywords):
        return None
    given = dict(arguments.keywords)
    items = (given.get(one, item) for one, item in zip(names, parsed.items, strict=True))
    return ListContent(tuple(items), parsed.kind)


def _parse(url: Value, kind: str) -> Value | None:
    """Return the tuple of the parts of an address; None for what is no address."""
    made: list[Value] = []
    for one in map(with_defaults, texts_of(url, "url")):
        address = split_address(one)
        if address is None:
            return None
        parts = _parts_of(one, address)
        made.append(ListContent(tuple(parts[name] for name in _PARTS[kind]), kind))
    return choose(made)


def _parts_of(url: Text, address: Address) -> dict[str, Value]:
    scheme: Value = Member(url, "scheme")
    host: Value = Member(url, "netloc")
    path: Value = address.path
    if address.is_server_known and address.server is not None:
        before, _, behind = (address.server.literal or "").partition("://")
        scheme, host = text(before), text(behind)
    elif address.server is None:
        scheme = host = text()
    elif not _is_of_constructor(url):
        path = Member(url, "path")  # What stands in front may be more than a server.
    parts = {"scheme": scheme, "netloc": host, "path": path, "query": address.query}
    return {**parts, "params": text(), "fragment": text()}


def _is_of_constructor(url: Text) -> bool:
    """Tell whether an address begins with what a constructor is given, such as `base_url`."""
    first = url.parts[0] if url.parts else ""
    return isinstance(first, Placeholder) and is_made_of(first.value, "constructor")


def _unite(value: Value, kind: str, evaluator: Evaluator) -> Value | None:
    """Return the address that is made of its parts, whether parsed or in a list or tuple."""
    made = [_unite_one(one, kind, evaluator) for one in alternatives(value)]
    known = [one for one in made if one is not None]
    return choose(known) if len(known) == len(made) else None


def _unite_one(value: Value, kind: str, evaluator: Evaluator) -> Value | None:
    content = list_of(value, evaluator)
    names = _PARTS[kind]
    if content is None or content.is_open or len(content.items) != len(names):
        return None
    parts = dict(zip(names, content.items, strict=True))
    if isinstance(parts["netloc"], Choice):
        return None
    whole = _address_of(parts["path"], parts["netloc"])
    if whole is not None:
        return whole
    server = _server_of(parts["scheme"], parts["netloc"])
    query = parts["query"]
    behind = [] if query in _NOTHING else [[text("?")], texts_of(query, "query")]
    return concatenate(([server], texts_of(parts["path"], "path"), *behind))


def _address_of(path: Value, host: Value) -> Value | None:
    """Return the address of which both are parts; None if they are not known to be."""
    if isinstance(path, Member) and isinstance(host, Member) and path.receiver == host.receiver:
        return path.receiver
    return None


def _server_of(scheme: Value, host: Value) -> Text:
    """Return scheme and host of an address from its parts; nothing for an address without them."""
    if isinstance(host, Member) and host.name == "netloc" and isinstance(host.receiver, Text):
        address = split_address(host.receiver)
        return address.server or text() if address is not None else text()
    if host in _NOTHING:
        return text()
    schemes, hosts = texts_of(scheme, "scheme"), texts_of(host, "host")
    return text(*schemes[0].parts, "://", *hosts[0].parts)


def _parse_query(query: Value, evaluator: Evaluator) -> Value | None:
    """Return the dict that `parse_qs` makes of a query; None if that is not known."""
    if not isinstance(query, Text) or query.literal is None:
        return None
    content = DictContent()
    for name, values in parse_qs(query.literal).items():
        content = content.put(name, ListContent(tuple(map(text, values))))
    return evaluator.allocate(content)
