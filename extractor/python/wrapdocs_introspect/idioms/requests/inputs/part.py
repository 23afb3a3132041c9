"""A value that a request carries, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Sequence,
    Text,
    Unknown,
    Value,
    choose,
)
from wrapdocs_introspect.records import record, replace

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Location = Literal["query", "header", "cookie", "json", "form", "body", "file"]

BODIES = frozenset({"json", "form", "body", "file"})
_PAIR = 2


@record
class Part:
    """A value that is sent."""

    location: Location | Literal["notSent"]
    value: Value
    wire_name: str | None = None
    """Its name in the request; None if the value is all of the body, or a dict that is merged."""
    is_optional: bool = False
    """Whether the request contains it only if a condition holds."""
    is_extra: bool = False
    """Whether it is merged into a part of the request that has values of its own."""

    @property
    def is_unknown(self) -> bool:
        """Whether nothing is known of it but that it is sent, not even a name."""
        return self.wire_name is None and isinstance(self.value, Unknown)


def read_pairs(location: Location, value: Sequence, *, is_optional: bool) -> Iterator[Part]:
    """Read a list of pairs of a name and a value."""
    for pair in value.items:
        if not isinstance(pair, Sequence) or len(pair.items) != _PAIR:
            return
        key, inner = pair.items
        if isinstance(key, Text) and key.literal:
            yield Part(location, inner, key.literal, is_optional)


def prefer_first_body(parts: list[Part]) -> list[Part]:
    """Return the parts of a body; of arguments that are all of it, others stand in for the first.

    `body = settings if settings is not None else body` sends one of two arguments, not both.
    """
    if any(one.wire_name is not None for one in parts):
        return parts
    return [parts[0], *(replace(one, is_extra=True) for one in parts[1:])]


def merge_parts(parts: Iterable[Part]) -> list[Part]:
    """Unite what different arguments or branches say about one value."""
    merged: dict[tuple[str, str | None, Value | None], Part] = {}
    for one in parts:
        key = (one.location, one.wire_name, None if one.wire_name else one.value)
        known = merged.get(key)
        if known is not None:
            value = choose([known.value, one.value])
            is_optional = known.is_optional or one.is_optional
            merged[key] = replace(known, value=value, is_optional=is_optional)
        else:
            merged[key] = one
    return list(merged.values())
