"""The names and values that a mapping sends: of a query, of headers, of a body."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, unquote_plus

from wrapdocs_introspect.evaluation.values.choices import alternatives, choose
from wrapdocs_introspect.evaluation.values.contents import (
    DictContent,
    FrozenObject,
    ListContent,
)
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    Choice,
    Constant,
    Derived,
    Member,
    Placeholder,
    Result,
    Text,
    Value,
    text,
)
from wrapdocs_introspect.records import record

if TYPE_CHECKING:
    from collections.abc import Iterator

_MAX_DEPTH = 8
_NAME = re.compile(r"[^\s<>\"']+")
"""What stands in front of `=` in a query string, and not in XML or a sentence."""


@record
class SentField:
    """A name that is sent, and its value."""

    name: str
    value: Value
    is_optional: bool = False
    """Whether it may be left out."""


@record
class SentFields:
    """The names that a mapping sends."""

    fields: tuple[SentField, ...] = ()
    others: tuple[Value, ...] = ()
    """Where more names may come from."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names."""
        return tuple(one.name for one in self.fields)

    def as_headers(self) -> SentFields:
        """Return it without those that a later one replaces whose name differs only in case."""
        last = {one.name.lower(): index for index, one in enumerate(self.fields)}
        kept = tuple(
            one
            for index, one in enumerate(self.fields)
            if index == last[one.name.lower()] or self.fields[last[one.name.lower()]].is_optional
        )
        return SentFields(kept, self.others)

    def with_more(self, other: SentFields) -> SentFields:
        """Return it with those of another mapping."""
        known = {one.name: one for one in self.fields}
        for one in other.fields:
            known.setdefault(one.name, one)
        others = tuple(dict.fromkeys((*self.others, *other.others)))
        return SentFields(tuple(known.values()), others)


def fields_of(value: Value | None, depth: int = 0) -> SentFields:
    """Return the names that a value sends.

    Args:
        value: A mapping, pairs, a query string, or what a function makes of one of these.
        depth: How many values are around it.
    """
    if value is None or isinstance(value, Constant):
        return SentFields()
    if depth > _MAX_DEPTH:
        return SentFields((), (value,))
    if isinstance(value, DictContent):
        return _fields_of_dict(value, depth)
    if isinstance(value, Choice):
        return _fields_of_choice(value, depth)
    if isinstance(value, ListContent):
        return _fields_of_pairs(value)
    if isinstance(value, Text):
        return _fields_of_text(value, depth)
    if isinstance(value, FrozenObject):
        return SentFields((), (value,))  # Its class may send other names.
    return _fields_of_made(value, depth)


def fields_of_query(value: Text) -> SentFields:
    """Return the names in the query of an address: `?all` is sent like `?all=`."""
    made = fields_of(value)
    for piece in split_text(value, "&"):
        name = piece.literal
        if name is not None and "=" not in name:
            made = made.with_more(SentFields((SentField(unquote_plus(name), text()),)))
    return made


def _fields_of_dict(value: DictContent, depth: int) -> SentFields:
    fields = tuple(
        SentField(str(one.key), one.value, one.is_optional or _may_be_none(one.value))
        for one in value.items
        if one.value != NONE
    )
    made = SentFields(fields, (value,) if value.is_open and not value.spread else ())
    for one in value.spread:
        made = made.with_more(fields_of(one, depth + 1))
    return made


def _may_be_none(value: Value) -> bool:
    return NONE in alternatives(value)


def _fields_of_choice(value: Choice, depth: int) -> SentFields:
    found = [one for one in value.alternatives if one != NONE]
    each = [fields_of(one, depth + 1) for one in found]
    counts: dict[str, list[SentField]] = {}
    for one in each:
        for field in one.fields:
            counts.setdefault(field.name, []).append(field)
    is_always = len(found) == len(value.alternatives)
    fields = tuple(
        SentField(
            name,
            choose(one.value for one in same),
            is_optional=not is_always or len(same) < len(each) or any(f.is_optional for f in same),
        )
        for name, same in counts.items()
    )
    others = tuple(dict.fromkeys(other for one in each for other in one.others))
    return SentFields(fields, others)


def _fields_of_pairs(value: ListContent) -> SentFields:
    made = SentFields((), tuple(value.spread or (() if value.has_all else (value,))))
    for one in value.items:
        pairs = [pair for pair in alternatives(one) if pair != NONE]
        for pair in pairs:
            is_optional = len(pairs) > 1 or value.may_lack(one)
            made = made.with_more(_field_of_pair(pair, is_optional=is_optional))
    return made


def _field_of_pair(value: Value, *, is_optional: bool) -> SentFields:
    items = value.items if isinstance(value, ListContent) else ()
    key = items[0] if len(items) == 2 else None  # noqa: PLR2004
    if not isinstance(key, Text) or key.literal is None:
        return SentFields((), (value,))
    return SentFields((SentField(key.literal, items[1], is_optional),))


def _fields_of_text(value: Text, depth: int) -> SentFields:
    """Return the names in a query string: `a=1&b={b}`."""
    made = SentFields()
    for name, given in _pairs_of(value):
        if isinstance(given, Placeholder):
            made = made.with_more(fields_of(given.value, depth + 1))
        else:
            made = made.with_more(SentFields((SentField(name, given),)))
    return made


def _pairs_of(value: Text) -> Iterator[tuple[str, Text | Placeholder]]:
    for piece in split_text(value, "&"):
        head = piece.parts[0] if piece.parts else ""
        if isinstance(head, Placeholder):
            yield from (("", one) for one in piece.parts if isinstance(one, Placeholder))
        elif "=" in head:
            name, _, rest = head.partition("=")
            if not _NAME.fullmatch(name):
                return
            decoded = parse_qsl(f"{name}=x")
            yield (decoded[0][0] if decoded else name), text(rest, *piece.parts[1:])


def split_text(value: Text, separator: str) -> list[Text]:
    """Split a text at a separator in its literal parts."""
    pieces: list[list[str | Placeholder]] = [[]]
    for part in value.parts:
        if isinstance(part, Placeholder):
            pieces[-1].append(part)
            continue
        first, *rest = part.split(separator)
        pieces[-1].append(first)
        pieces += [[one] for one in rest]
    return [made for made in (text(*one) for one in pieces) if made.parts]


def _fields_of_made(value: Value, depth: int) -> SentFields:
    """Return the names in what a function makes of a mapping: `urlencode(params)`."""
    sources: tuple[Value, ...] = ()
    if isinstance(value, Result):
        sources = (*value.arguments, *(one for _, one in value.keywords))
        if isinstance(value.callee, Member):
            sources = (value.callee.receiver, *sources)
    elif isinstance(value, Derived):
        sources = value.sources
    elif isinstance(value, Member) and isinstance(value.receiver, (DictContent, FrozenObject)):
        sources = (value.receiver,)
    for one in sources:
        if _is_mapping(one) or (len(sources) == 1 and _is_made_of_nothing(one)):
            return fields_of(one, depth + 1)
    return SentFields((), (value,))


def _is_made_of_nothing(value: Value, depth: int = 0) -> bool:
    """Tell whether a value is an empty list, or what functions make of it: `urlencode([])`."""
    if isinstance(value, ListContent):
        return not value.items and value.has_all
    if not isinstance(value, Result) or isinstance(value.callee, Member):
        return False
    inner = (*value.arguments, *(one for _, one in value.keywords))
    return len(inner) == 1 and depth < _MAX_DEPTH and _is_made_of_nothing(inner[0], depth + 1)


def _is_mapping(value: Value, depth: int = 0) -> bool:
    if isinstance(value, (DictContent, FrozenObject)):
        return True
    if isinstance(value, ListContent):
        items = [pair for one in value.items for pair in alternatives(one)]
        return any(isinstance(one, ListContent) for one in items)
    if depth > _MAX_DEPTH:
        return False
    if isinstance(value, (Result, Derived)):
        inner = value.arguments if isinstance(value, Result) else value.sources
        if isinstance(value, Result) and isinstance(value.callee, Member):
            inner = (value.callee.receiver, *inner)
        return any(_is_mapping(one, depth + 1) for one in inner)
    if isinstance(value, Choice):
        return any(_is_mapping(one, depth + 1) for one in value.alternatives)
    return False
