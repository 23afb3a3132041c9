"""The request body of an operation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.idioms.fastapi.parameters import describe, model_of, wire_name
from wrapdocs_introspect.idioms.fastapi.values import fold_option, text_option

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.idioms.fastapi.inputs import Input
    from wrapdocs_introspect.models import ModelIndex

Json = dict[str, Any]


def make_body(inputs: Iterable[Input], models: ModelIndex) -> Json | None:
    """Make the request body.

    Args:
        inputs: All inputs of the operation.
        models: The package's models.

    Returns:
        One value, or an object of fields where several inputs share the body; None without one.
    """
    parts = {one.name: one for one in inputs if one.kind in {"body", "form", "file"}}
    if not parts:
        return None
    media_type = _media_type(list(parts.values()))
    first = next(iter(parts.values()))
    if len(parts) == 1 and not _is_embedded(first, models):
        return _single(first, media_type)
    is_explicit = any(part.is_explicit for part in parts.values())
    return {
        "mediaType": media_type,
        "required": any(part.required for part in parts.values()),
        "origin": "declared" if is_explicit else "inferred",
        "fields": [_field(part) for part in parts.values()],
    }


def _single(part: Input, media_type: str) -> Json:
    body: Json = {
        "pythonName": part.name,
        "mediaType": media_type,
        "required": part.required,
        "origin": "declared" if part.is_explicit else "inferred",
    }
    body.update(describe(part))
    body.pop("constraints", None)
    return body


def _field(part: Input) -> Json:
    return {
        "pythonName": part.name,
        "wireName": wire_name(part),
        "required": part.required,
        **describe(part),
    }


def _is_embedded(part: Input, models: ModelIndex) -> bool:
    if part.kind == "body":
        return fold_option(part.options, "embed") is True
    return model_of(part, models) is None


def _media_type(parts: list[Input]) -> str:
    kinds = {part.kind for part in parts}
    if "file" in kinds:
        return "multipart/form-data"
    if "form" in kinds:
        return "application/x-www-form-urlencoded"
    given = {text_option(part.options, "media_type") or "application/json" for part in parts}
    return given.pop() if len(given) == 1 else "application/json"
