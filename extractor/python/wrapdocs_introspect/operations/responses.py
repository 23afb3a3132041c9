"""Responses of an operation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.operations.values import make_type

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Response
    from wrapdocs_introspect.operations.facts import ResponseFacts, ResponseOptions

_BODILESS = re.compile(r"1\d\d|204|205|304")


def make_response(facts: ResponseFacts) -> Response:
    """Make a `Response`; a status without content has no media type."""
    response: Response = {"status": facts.status, "origin": facts.origin}
    if facts.type is not None:
        response["type"] = make_type(facts.type)
    if facts.wire_type is not None:
        response["wireType"] = make_type(facts.wire_type)
    if facts.media_type is not None and not is_bodiless(facts.status):
        response["mediaType"] = facts.media_type
    if facts.description:
        response["description"] = facts.description
    _describe_writing(response, facts.written)
    return response


def _describe_writing(response: Response, written: ResponseOptions) -> None:
    if written.include:
        response["include"] = list(written.include)
    if written.exclude:
        response["exclude"] = list(written.exclude)
    if written.omits:
        response["omits"] = list(written.omits)
    if written.by_name:
        response["byName"] = True


def is_bodiless(status: str) -> bool:
    """Tell whether HTTP allows no content with a status."""
    return _BODILESS.fullmatch(status) is not None
