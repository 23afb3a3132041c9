"""The request body of an operation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from wrapdocs_introspect.operations.parameters import BODY_LOCATIONS, describe

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.contract import BodyField, Origin, RequestBody
    from wrapdocs_introspect.docstrings.reader import DocstringReader
    from wrapdocs_introspect.operations.facts import InputFacts

_JSON = "application/json"
_MULTIPART = "multipart/form-data"
# The types that can hold limits, for which a body has no other place.
_LIMITED_KINDS = frozenset({"name", "generic", "union"})


def make_body(inputs: Iterable[InputFacts], docstrings: DocstringReader) -> RequestBody | None:
    """Make the request body.

    Args:
        inputs: All inputs of the operation.
        docstrings: Reads the package's docstrings.

    Returns:
        One value, or an object of fields if several inputs share the body; None without any.
    """
    parts = _unique(one for one in inputs if one.location in BODY_LOCATIONS)
    if not parts:
        return None
    media_type = _media_type(parts)
    if len(parts) == 1 and not parts[0].is_embedded:
        return _single(parts[0], media_type, docstrings)
    return {
        "mediaType": media_type,
        "required": any(part.required for part in parts),
        "origin": _origin(parts),
        "fields": [_field(part, docstrings) for part in parts],
    }


def _unique(parts: Iterable[InputFacts]) -> list[InputFacts]:
    """Return each part once; one value may be sent under several names."""
    return list({(one.name, one.wire_name): one for one in parts}.values())


def _single(part: InputFacts, media_type: str, docstrings: DocstringReader) -> RequestBody:
    body: dict[str, Any] = {
        **({"pythonName": part.name} if part.name is not None else {}),
        "mediaType": media_type,
        "required": part.required,
        "origin": part.origin,
        **describe(part, docstrings),
    }
    kind = body.get("type")
    if kind is not None and "constraints" in body and kind["kind"] in _LIMITED_KINDS:
        body["type"] = {**kind, "constraints": body["constraints"]}
    for key in ("constraints", "conversion", "omittedByDefault", "constant"):
        body.pop(key, None)
    return cast("RequestBody", body)


def _field(part: InputFacts, docstrings: DocstringReader) -> BodyField:
    field: dict[str, Any] = {
        **({"pythonName": part.name} if part.name and not part.is_from_object else {}),
        "wireName": part.wire_name,
        "required": part.required,
        **describe(part, docstrings),
    }
    return cast("BodyField", field)


def _origin(parts: list[InputFacts]) -> Origin:
    return "declared" if any(part.origin == "declared" for part in parts) else "inferred"


def _media_type(parts: list[InputFacts]) -> str:
    locations = {part.location for part in parts}
    given = {part.media_type or _JSON for part in parts}
    if "file" in locations or _MULTIPART in given:
        return _MULTIPART
    if "form" in locations:
        return "application/x-www-form-urlencoded"
    return given.pop() if len(given) == 1 else _JSON
