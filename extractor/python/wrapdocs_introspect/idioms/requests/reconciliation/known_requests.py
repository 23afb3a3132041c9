"""Requests that the outermost calls show, beside those of the HTTP library."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import is_made_of, roots
from wrapdocs_introspect.evaluation.values.values import Member, Parameter, Placeholder, Reference
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Hole, Text
from wrapdocs_introspect.idioms.requests.sending.sent_requests import shape_of, without_host

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wrapdocs_introspect.evaluation.values.values import Value
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import HoleOrigin
    from wrapdocs_introspect.idioms.requests.library_calls.reading import ReadRequest
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest


def is_same_requests(known: Sequence[SentRequest], shown: Sequence[ReadRequest]) -> bool:
    """Tell whether the library shows the requests that the outermost calls show, and no others.

    Args:
        known: What the outermost calls show.
        shown: What the library shows.
    """
    paths = [(one.decided.method or "", path_of(one)) for one in shown]
    return all(any(is_same(*one, each) for each in known) for one in paths) and all(
        any(is_same(*one, each) for one in paths) for each in known
    )


def is_same(method: str, path: Text, known: SentRequest) -> bool:
    """Tell whether two requests have the same method and path; one may know more of its beginning.

    Args:
        method: The method that the library shows.
        path: The path that it shows.
        known: What the outermost call shows.
    """
    if method not in known.methods:
        return False
    one, each = f"/{shape_of(path)}", f"/{without_host(shape_of(known.path)).strip('/')}"
    return one.endswith(each) or each.endswith(one) or _is_filled(one, known.path)


def _is_filled(shape: str, known: Text) -> bool:
    """Tell whether a shape is a known path in which attributes of objects have their values."""
    if not any(isinstance(one, Hole) and one.origin == "object" for one in known.parts):
        return False
    written = "".join(map(_pattern_of, known.parts)).removeprefix("/")
    return re.search(f"(^|/){written}$", shape) is not None


def _pattern_of(part: str | Hole) -> str:
    if isinstance(part, Hole):
        return ".*" if part.origin == "object" else re.escape("{}")
    return re.escape(part)


def path_of(one: ReadRequest) -> Text:
    """Return the path that the library shows, as the outermost calls write theirs."""
    parts = one.decided.path.parts
    return Text(
        tuple(
            Hole(part.name, _origin_of(part.value)) if isinstance(part, Placeholder) else part
            for part in parts
        )
    )


def _origin_of(value: Value) -> HoleOrigin:
    if is_made_of(value, "argument"):
        return "parameter"
    is_object = any(
        isinstance(one, Parameter)
        or (isinstance(one, Member) and isinstance(one.receiver, Reference))
        for one in roots(value)
    )
    return "object" if is_object else "unknown"
