"""Media types of request bodies."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import literal_of
from wrapdocs_introspect.idioms.requests.inputs.sources import source_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.inputs.part import Part
    from wrapdocs_introspect.operations.facts import InputLocation

JSON = "application/json"
FORM = "application/x-www-form-urlencoded"
MULTIPART = "multipart/form-data"

CONTENT_TYPE = "Content-Type"

_MEDIA_TYPE = re.compile(r"[\w.+-]+/[\w.+-]+(?:;.*)?")
_LOCATIONS: dict[str, InputLocation] = {FORM: "form", MULTIPART: "file"}


def is_content_type(part: Part) -> bool:
    """Tell whether a part is the header `Content-Type`."""
    return part.location == "header" and (part.wire_name or "").lower() == "content-type"


def names_media_type(argument: str, value: Value) -> bool:
    """Tell whether an argument or option says how a body is encoded: `content_type="text/csv"`.

    Args:
        argument: Its name.
        value: Its value.
    """
    if argument.lower().replace("_", "").replace("-", "") != "contenttype":
        return False
    return _MEDIA_TYPE.fullmatch(literal_of(value) or "") is not None


def content_type_of(parts: Iterable[Part]) -> str | None:
    """Return the media type that the headers of a request name."""
    given = (source_of(one.value).constant for one in parts if is_content_type(one))
    return next((one.partition(";")[0].strip() for one in given if isinstance(one, str)), None)


def location_of_body(part: Part, media_type: str | None) -> InputLocation:
    """Return how a part of a body is sent.

    Args:
        part: A part of the body.
        media_type: The media type that the headers name.
    """
    if part.location == "file":
        return "file"
    if media_type is not None:
        return _LOCATIONS.get(media_type, "body")
    return "form" if part.location == "form" else "body"
