"""Objects for addresses, such as `httpx.URL`: they are texts with more attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import alternatives, choose, make_result
from wrapdocs_introspect.evaluation.values.texts import concatenate, texts_of
from wrapdocs_introspect.evaluation.values.values import (
    FALSE,
    TRUE,
    External,
    Member,
    Placeholder,
    Text,
    Value,
    text,
)
from wrapdocs_introspect.idioms.requests.library_calls.addresses import split_address

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.interface import Evaluator

_PATHS = ("raw_path", "path", "path_qs", "raw_path_qs")
_WITH_PATH = frozenset({"copy_with", "with_path"})
_WITH_QUERY = frozenset({"with_query", "update_query", "copy_merge_params", "copy_set_param"})
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
        given = arguments.get(0, "params") or arguments.get(0, "query")
        query = evaluator.freeze(given) if given is not None else None
        if query is None:
            return None
        encoded = make_result(External("urllib.parse.urlencode"), (query,))
        return text(*value.parts, "?", Placeholder("query", encoded))
    return None


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
