"""Whether a request may be published: what cannot be true is not shown."""

from __future__ import annotations

import mimetypes
import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import is_made_of, roots
from wrapdocs_introspect.evaluation.values.values import Member, Parameter, Placeholder
from wrapdocs_introspect.idioms.requests.library_calls.sending import is_of_answer
from wrapdocs_introspect.idioms.requests.sending.vocabulary import is_path_parameter

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wrapdocs_introspect.evaluation.frames import Step
    from wrapdocs_introspect.evaluation.values.values import Value
    from wrapdocs_introspect.idioms.requests.library_calls.decision import (
        DecidedRequest,
        SentBody,
    )
    from wrapdocs_introspect.idioms.requests.library_calls.reading import (
        ReadFunction,
        ReadRequest,
    )

    _Call = tuple[tuple[Step, ...], str | None]

_MEDIA_TYPE = re.compile(r"(application|text|image|audio|video|multipart|font)/[\w.+-]+")
_MEDIA_TYPES_OF_FILES = frozenset(mimetypes.MimeTypes().types_map[True].values())
_FURTHER_MEDIA_TYPES = frozenset(
    {
        "application/x-www-form-urlencoded",
        "application/xml",
        "application/x-ndjson",
        "multipart/form-data",
        "multipart/mixed",
    }
)
"""Media types that are sent to APIs and that no file has."""
_UNFIT = re.compile(r"[\s<>\"'\\^`|]")


def is_plausible_path(path: str) -> bool:
    """Tell whether a path can be that of an HTTP request: no media type, no other scheme."""
    scheme, separator, _ = path.partition("://")
    if separator and scheme not in {"http", "https"} and "{" not in scheme:
        return False
    return not is_media_type(path)


def is_media_type(path: str) -> bool:
    """Tell whether what was taken for a path is a media type.

    `application/json` is one; `/audio/speech` and `/image/upload` are paths, because their second
    part names no type of files and has no suffix or prefix of the registry (RFC 6838, section 3).
    """
    name = path.removeprefix("/")
    if not _MEDIA_TYPE.fullmatch(name):
        return False
    if "+" in name or name.partition("/")[2].startswith(("vnd.", "x-")):
        return True
    return name in _FURTHER_MEDIA_TYPES or name in _MEDIA_TYPES_OF_FILES


def continues_answer(request: ReadRequest) -> bool:
    """Tell whether a request goes to an address that a server has sent, such as the next page."""
    decided = request.decided
    server, parts = decided.address.server, decided.path.parts
    hosts = server.parts[1:2] if server is not None else ()
    if any(isinstance(one, Placeholder) and is_of_answer(one.value) for one in hosts):
        return True
    if decided.path.literal in {"", "/"} and server is not None:
        parts = server.parts
    last, before = parts[-1] if parts else "", parts[-2] if len(parts) > 1 else ""
    if not isinstance(last, Placeholder) or _is_given(last.value):
        return False
    is_segment = isinstance(before, str) and before.endswith("/") and before != "/"
    return not is_segment and is_of_answer(last.value)


def _is_given(value: Value) -> bool:
    return is_made_of(value, "argument")


def is_transport(request: ReadRequest) -> bool:
    """Tell whether a caller gives the path: it ends with an argument that is a path or a URL."""
    parts = request.decided.path.parts
    last, before = parts[-1] if parts else "", parts[-2] if len(parts) > 1 else ""
    if not isinstance(last, Placeholder) or not _is_of_caller(last.value):
        return False
    is_behind_slash = isinstance(before, str) and before.endswith("/")
    return not is_behind_slash or (_is_given(last.value) and is_path_parameter(last.name))


def path_given_instead(read: ReadFunction) -> str | None:
    """Return the argument that may be the whole path in place of one that the function has."""
    known = {_call_of(one) for one in read.requests if one.decided.is_path_known}
    for one in read.requests:
        parts = [part for part in one.decided.path.parts if part != "/"]
        given = parts[0].value if len(parts) == 1 and isinstance(parts[0], Placeholder) else None
        if not isinstance(given, Parameter) or given.role != "argument":
            continue
        if _call_of(one) in known:
            return given.name
    return None


def without_defaults(requests: Sequence[ReadRequest]) -> list[ReadRequest]:
    """Return requests without those that are others with the default of an argument.

    Many requests of a function may differ only in what is not looked at here, so calls and shapes
    are compared, each once, rather than requests.
    """
    kinds = [(_call_of(one), one.decided.shape) for one in requests]
    given: dict[_Call, set[str]] = {}
    for one, (call, shape) in zip(requests, kinds, strict=True):
        if any(_holes_of_caller(one)):
            given.setdefault(call, set()).add(shape)
    defaults = {
        (call, shape) for call, shape in set(kinds) if _is_default(shape, given.get(call, ()))
    }
    return [one for one, kind in zip(requests, kinds, strict=True) if kind not in defaults]


def _call_of(one: ReadRequest) -> _Call:
    return one.effect.chain, one.decided.method


def _is_default(shape: str, others: Iterable[str]) -> bool:
    """Tell whether one of other shapes has an argument where this one has a text."""
    return any(
        shape.count("{}") < other.count("{}") and _pattern_of(other).fullmatch(shape)
        for other in others
    )


def _holes_of_caller(one: ReadRequest) -> Iterator[Placeholder]:
    for part in one.decided.path.parts:
        if isinstance(part, Placeholder) and _is_of_caller(part.value):
            yield part


def _is_of_caller(value: Value) -> bool:
    """Tell whether a value is an argument, or an attribute or item of one."""
    items = [one.receiver for one in roots(value) if isinstance(one, Member)]
    return _is_given(value) or any(map(_is_given, items))


def _pattern_of(shape: str) -> re.Pattern[str]:
    return re.compile("[^/]+".join(map(re.escape, shape.split("{}"))))


def has_sent_fields(body: SentBody) -> bool:
    """Tell whether a body has a field that is always there, or that a caller gives."""
    return any(not one.is_optional or _is_of_caller(one.value) for one in body.fields.fields)


def is_plausible(request: DecidedRequest) -> bool:
    """Tell whether method and path are known, and can be those of a request."""
    if request.method is None or not request.is_path_known:
        return False
    path = request.path
    literal = path.literal
    if "http:" in path.written or "https:" in path.written:
        return False
    if _UNFIT.search(path.written) or (literal is not None and is_media_type(literal)):
        return False
    if request.method == "GET" and request.body is not None:
        return request.body.media_type != "application/json" or not has_sent_fields(request.body)
    return not any(isinstance(one, Placeholder) and not one.name for one in path.parts)
