"""What the code encodes itself before it is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.text.texts import concatenate
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    External,
    Mapping,
    Member,
    Result,
    Text,
    Value,
    alternatives,
    text,
)
from wrapdocs_introspect.idioms.requests.inputs.query_string import query_parts

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.inputs.part import Location

_TEXT_METHODS = frozenset({"encode", "decode", "replace", "strip"})


def decode(location: Location, value: Value) -> tuple[Location, Value]:
    """Return what is encoded, and how: `json.dumps(body)`, `urlencode(form).encode()`.

    Args:
        location: Where it is sent if the code does not encode it.
        value: The value that is sent.
    """
    for one in alternatives(value):
        encoded = _before_text_methods(one)
        for inner in alternatives(encoded):
            callee = inner.callee if isinstance(inner, Result) else None
            path = callee.path if isinstance(callee, External) else ""
            given = inner.arguments if isinstance(inner, Result) else ()
            if given and path.endswith("json.dumps"):
                return "json", given[0]
            if given and path.endswith("parse.urlencode"):
                return "form", given[0]
            form = _read_form(inner) if isinstance(inner, Text) and location != "json" else None
            if form is not None:
                return "form", form
    return location, value


def _read_form(encoded: Text) -> Mapping | None:
    """Return what a text of literal names holds: `f"to={to}&subject={subject}"`."""
    parts = query_parts(concatenate(text("?"), encoded))
    items = tuple((text(one.wire_name or ""), one.value) for one in parts)
    return Mapping(items) if items else None


def _before_text_methods(value: Value) -> Value:
    """Return the text that methods of texts are called on: `text.replace("+", " ").encode()`."""
    callee = value.callee if isinstance(value, Result) else None
    while isinstance(callee, Member) and callee.name in _TEXT_METHODS:
        value = callee.base
        callee = value.callee if isinstance(value, Result) else None
    return value
