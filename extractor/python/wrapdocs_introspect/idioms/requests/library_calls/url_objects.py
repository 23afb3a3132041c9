"""Objects for addresses, such as `httpx.URL`: they are texts with more attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import alternatives, choose, make_result
from wrapdocs_introspect.evaluation.values.contents import DictContent
from wrapdocs_introspect.evaluation.values.texts import concatenate, texts_of
from wrapdocs_introspect.evaluation.values.values import (
    FALSE,
    NONE,
    TRUE,
    UNKNOWN,
    External,
    Member,
    Placeholder,
    Text,
    Value,
    text,
)
from wrapdocs_introspect.idioms.requests.library_calls.addresses import split_address

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.interface import Evaluator

_PATHS = ("raw_path", "path", "path_qs", "raw_path_qs")
_WITH_PATH = frozenset({"copy_with", "with_path"})
_WITH_QUERY = frozenset({"with_query", "update_query", "extend_query", "copy_merge_params"})
_WITH_PARAMETER = frozenset({"copy_set_param", "copy_add_param"})
_SAME = frozenset({"human_repr", "geturl", "unsplit"})


def url_attribute(value: Text, name: str) -> Value | None:
    """Return an attribute of an address; None for one that it does not have."""
    address = split_address(value)
    if address is None:
        return None
    if name in _PATHS:
        return address.path if address.server is not None or address.path.parts else text("/")
    if name == "is_relative_url":
        return _is_relative(value)
    if name == "is_absolute_url":
        found = _is_relative(value)
        return None if found is None else (FALSE if found == TRUE else TRUE)
    return None


def _is_relative(value: Text) -> Value | None:
    first = value.parts[0] if value.parts else ""
    if isinstance(first, Placeholder):
        return None
    return FALSE if "://" in first else TRUE


def make_url(arguments: Arguments, evaluator: Evaluator) -> Value | None:
    """Return the address that a constructor makes of a text, or of its parts.

    Args:
        arguments: A text, or keywords: `scheme="https", host=host, port=80, path="/users"`.
        evaluator: Holds the query.
    """
    if arguments.positional:
        return arguments.positional[0]
    parts = dict(arguments.keywords)
    host = _first_of(parts, ("host", "authority", "netloc"))
    pieces: list[Iterable[Text]] = []
    if host is not None:
        pieces += [texts_of(parts.get("scheme", text("http")), "scheme"), [text("://")]]
        pieces.append(texts_of(host, "host"))
        port = parts.get("port", NONE)
        pieces += [] if port == NONE else [[text(":")], texts_of(port, "port")]
    path = _first_of(parts, _PATHS)
    pieces += [texts_of(path, "path")] if path is not None else []
    query = _first_of(parts, ("query", "params"))
    if query is not None:
        pieces.append([text("?", _encode(query, evaluator))])
    return concatenate(pieces) if pieces else None


def _first_of(parts: dict[str, Value], names: Sequence[str]) -> Value | None:
    found = (parts.get(name, NONE) for name in names)
    return next((one for one in found if one != NONE), None)


def _encode(query: Value, evaluator: Evaluator) -> Placeholder:
    encoded = make_result(External("urllib.parse.urlencode"), (evaluator.freeze(query),))
    return Placeholder("query", encoded)


def call_url_method(callee: Member, arguments: Arguments, evaluator: Evaluator) -> Value | None:
    """Return what a method of an address returns; None for other methods."""
    value = callee.receiver
    if not isinstance(value, Text):
        return None
    if callee.name in _SAME:
        return value
    if callee.name in _WITH_PATH:
        named = (arguments.keyword(name) for name in _PATHS)
        path = next((one for one in named if one is not None), arguments.get(0))
        return value if path is None else _with_path(value, path)
    if callee.name in _WITH_QUERY:
        return _with_query(value, _query_of(arguments), evaluator)
    if callee.name in _WITH_PARAMETER:
        name, given = arguments.get(0, "key"), arguments.get(1, "value")
        key = name.literal if isinstance(name, Text) else None
        query = DictContent().put(key, given) if key is not None and given is not None else UNKNOWN
        return _with_query(value, query, evaluator)
    if callee.name == "joinpath":
        pieces: list[Iterable[Text]] = [[_without_slash(value)]]
        for one in arguments.positional:
            pieces += [[text("/")], texts_of(one, "path")]
        return concatenate(pieces)
    return None


def _query_of(arguments: Arguments) -> Value:
    """Return what a method puts into the query: a mapping or a text, or keywords of its own."""
    given = arguments.get(0, "params") or arguments.keyword("query")
    if given is not None:
        return given
    content = DictContent(spread=(*arguments.more_positional, *arguments.more_keywords))
    for name, value in arguments.keywords:
        content = content.put(name, value)
    return content


def _with_query(value: Text, query: Value, evaluator: Evaluator) -> Value:
    """Return an address with a query, or with each of several; None stands for no query."""
    nothing = (NONE, text(), DictContent())
    return choose(
        value if one in nothing else text(*value.parts, "?", _encode(one, evaluator))
        for one in alternatives(query)
    )


def _without_slash(value: Text) -> Text:
    last = value.parts[-1] if value.parts else ""
    return text(*value.parts[:-1], last.rstrip("/")) if isinstance(last, str) else value


def _with_path(value: Text, path: Value) -> Value | None:
    address = split_address(value)
    if address is None or address.server is None:
        return path if any(isinstance(one, Text) for one in alternatives(path)) else None
    paths = texts_of(path, "path")
    own = [one for one in paths if not _begins_with_path_of_other(one)]
    return choose([concatenate(([address.server], own or paths))])


def _begins_with_path_of_other(path: Text) -> bool:
    """Tell whether a path begins with that of an address which is not known.

    `url.copy_with(raw_path=url.raw_path + path)` says the same address twice; where it may be one
    of several, the path of one does not stand behind the server of another.
    """
    first = next((one for one in path.parts if one != "/"), None)
    value = first.value if isinstance(first, Placeholder) else None
    return isinstance(value, Member) and value.name in _PATHS
