"""Whether a request may be published: what cannot be true is not shown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import inner_values, roots
from wrapdocs_introspect.evaluation.values.values import Parameter, Placeholder
from wrapdocs_introspect.idioms.requests.library_calls.sending import is_response
from wrapdocs_introspect.idioms.requests.sending.vocabulary import is_path_parameter

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.evaluation.values.values import Value
    from wrapdocs_introspect.idioms.requests.library_calls.decision import DecidedRequest
    from wrapdocs_introspect.idioms.requests.library_calls.reading import ReadRequest

_MEDIA_TYPE = re.compile(r"^/?(application|text|image|audio|video|multipart|font)/[\w.+-]+$")
_MAX_DEPTH = 6
_UNFIT = re.compile(r"[\s<>\"'\\^`|]")


def is_plausible_path(path: str) -> bool:
    """Tell whether a path can be that of an HTTP request: no media type, no other scheme."""
    scheme, separator, _ = path.partition("://")
    if separator and scheme not in {"http", "https"} and "{" not in scheme:
        return False
    return not _MEDIA_TYPE.match(path)


def continues_answer(request: ReadRequest) -> bool:
    """Tell whether a part of the path comes from what a server has sent, and none from a caller."""
    holes = [one.value for one in request.decided.path.parts if isinstance(one, Placeholder)]
    return bool(holes) and any(map(_is_of_answer, holes)) and not any(map(_is_given, holes))


def _is_given(value: Value) -> bool:
    return any(isinstance(one, Parameter) and one.role == "argument" for one in roots(value))


def _is_of_answer(value: Value, depth: int = 0) -> bool:
    if is_response(value):
        return True
    return depth < _MAX_DEPTH and any(_is_of_answer(one, depth + 1) for one in inner_values(value))


def is_transport(request: ReadRequest) -> bool:
    """Tell whether a caller gives the path: it ends with an argument that is a path or a URL."""
    parts = request.decided.path.parts
    last, before = parts[-1] if parts else "", parts[-2] if len(parts) > 1 else ""
    if not isinstance(last, Placeholder) or not _is_given(last.value):
        return False
    is_behind_slash = isinstance(before, str) and before.endswith("/")
    return not is_behind_slash or is_path_parameter(last.name)


def without_defaults(requests: Sequence[ReadRequest]) -> list[ReadRequest]:
    """Return requests without those that are others with the default of an argument."""
    patterns = [
        (one, _pattern_of(one)) for one in requests if any(_holes_of(one, is_argument=True))
    ]
    return [
        one
        for one in requests
        if not any(
            one is not other
            and one.effect.chain == other.effect.chain
            and one.decided.method == other.decided.method
            and len(list(_holes_of(one))) < len(list(_holes_of(other)))
            and pattern.fullmatch(one.decided.shape)
            for other, pattern in patterns
        )
    ]


def _holes_of(one: ReadRequest, *, is_argument: bool = False) -> Iterator[Placeholder]:
    for part in one.decided.path.parts:
        if isinstance(part, Placeholder) and (not is_argument or _is_given(part.value)):
            yield part


def _pattern_of(one: ReadRequest) -> re.Pattern[str]:
    return re.compile("[^/]+".join(map(re.escape, one.decided.shape.split("{}"))))


def is_plausible(request: DecidedRequest) -> bool:
    """Tell whether method and path are known, and can be those of a request."""
    if request.method is None or not request.is_path_known:
        return False
    path = request.path
    literal = path.literal
    if "http:" in path.written or "https:" in path.written:
        return False
    if _UNFIT.search(path.written) or (literal is not None and _MEDIA_TYPE.match(literal)):
        return False
    if request.method == "GET" and request.body is not None:
        return request.body.media_type != "application/json" or not request.body.fields.fields
    return not any(isinstance(one, Placeholder) and not one.name for one in path.parts)
