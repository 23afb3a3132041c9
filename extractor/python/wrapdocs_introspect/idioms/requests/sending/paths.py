"""Which texts are paths: those that name something on a server."""

from __future__ import annotations

import re
from itertools import takewhile

from wrapdocs_introspect.idioms.requests.evaluation.text.holes import to_hole
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Hole,
    Member,
    Parameter,
    Result,
    Text,
    Value,
    alternatives,
    literal_of,
)
from wrapdocs_introspect.idioms.requests.sending.vocabulary import is_path_parameter, is_verb

_ADDRESS_AND_PATH = 2
_HOST = re.compile(r"^https?://[^/]+")
_SCHEME_AND_HOST = re.compile(r"^https?://[^/]*")
"""Of `https://{host}`, only the scheme is literal."""
_IMAGE = re.compile(r"\.(?:png|jpe?g|gif|webp|svg)$")
_PLACEHOLDER = re.compile(r"\{[^}]*\}")
_SERVER = re.compile(r"https?://[^/]+/(?:(?:api|rest|v\d[\w.\-]*)/)*")
"""The address of a server, with nothing but a version behind it."""
_LETTER = re.compile(r"[^\W\d_]")
_NO_PATH = re.compile(r"[ \n\t<>]")
_SLASH_FREE = re.compile(r"[a-z][\w.\-]*(?:\?.*)?")
"""A path without a slash, maybe with a query; with a capital letter, it is rather a type."""


def paths_in(value: Value, *, slash_free: bool = False) -> list[Text]:
    """Return the paths that a value may be.

    Args:
        value: A text, a choice of texts, or a call around a path such as `URL("/x")`.
        slash_free: Whether `users` and `chat.postMessage` count as paths.
    """
    found: list[Text] = []
    known = alternatives(value)
    if any(map(_is_server, known)):
        # The others are servers, too, whatever stands behind their hosts: `/api`.
        known = tuple(one for one in known if literal_of(one) is None)
    for one in known:
        if isinstance(one, Result):
            inner = [path for argument in one.arguments for path in paths_in(argument)]
            found += inner if len(inner) == 1 else []
        elif isinstance(one, Text) and (is_path(one) or (slash_free and _is_slash_free(one))):
            found += [] if _is_completed(one, known) else [one]
    return found


def _is_server(value: Value) -> bool:
    """Tell whether a text is the address of a server, and no path."""
    return _HOST.sub("", literal_of(value) or "/x") in {"", "/"}


def _is_completed(path: Text, known: tuple[Value, ...]) -> bool:
    """Tell whether a path only completes an address that may be whole, too.

    `url if url.startswith("http") else self.server + url`: the caller gives all that is a path.
    """
    given = [to_hole(one) for one in known if isinstance(one, (Parameter, Member, Result))]
    parts = list(takewhile(lambda one: not str(one).startswith("?"), path.parts))
    return len(parts) > 1 and parts[-1] in given


def is_path(value: Text) -> bool:
    """Tell whether a text has a slash and a letter: one of holes only says nothing."""
    literal = "".join(part for part in value.parts if isinstance(part, str))
    if "/" not in literal or _NO_PATH.search(literal) or _ends_empty(value):
        return False
    if _is_address_of_any(value) or _ends_with_given_path(value):
        return False
    return _LETTER.search(_PLACEHOLDER.sub("", _SCHEME_AND_HOST.sub("", literal))) is not None


def _is_address_of_any(value: Text) -> bool:
    """Tell whether a caller gives the path behind an address: `"https://x.example/api" + path`."""
    first, *others = value.parts
    if not isinstance(first, str) or not _HOST.match(first) or first.endswith("/"):
        return False
    if "?" in first:
        return False  # What a caller gives is the query.
    if not others or not isinstance(others[0], Hole):
        return False
    return len(others) == 1 or str(others[1]).startswith("?")


def _ends_with_given_path(value: Text) -> bool:
    """Tell whether a caller gives the whole path behind a version: `f"{base}/v1{path}"`.

    So it is behind nothing but the address of a server.
    """
    *_, before, last = ("", *value.parts)
    if not isinstance(before, str) or not isinstance(last, Hole):
        return False
    is_server = len(value.parts) == _ADDRESS_AND_PATH and _SERVER.fullmatch(before) is not None
    is_given = last.origin == "parameter" and is_path_parameter(last.name)
    if is_server:
        return is_given or last.origin == "unknown"
    return is_given and not before.endswith("/")


def _ends_empty(value: Text) -> bool:
    """Tell whether a path ends in an empty text, which a subclass would fill."""
    last = value.parts[-1]
    return isinstance(last, str) and last.endswith("//")


def _is_slash_free(value: Text) -> bool:
    first = value.parts[0] if value.parts else None
    is_name = isinstance(first, str) and _SLASH_FREE.fullmatch(first) is not None
    return is_name and not is_verb(str(first))


def is_image(path: Text) -> bool:
    """Tell whether a path is the whole address of an image, which is no operation of an API."""
    first, last = path.parts[0], path.parts[-1]
    is_absolute = isinstance(first, str) and _HOST.match(first) is not None
    return is_absolute and isinstance(last, str) and _IMAGE.search(last) is not None


def is_rooted(path: Text) -> bool:
    """Tell whether a path begins with a slash or an address: not `a/b` or `{port}/tcp`, keys."""
    first = path.parts[0]
    if isinstance(first, Hole):
        return first.origin == "object"
    return first.startswith("/") or _HOST.match(first) is not None
