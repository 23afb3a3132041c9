"""Operations on dicts and lists that are known in part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.values import (
    NONE,
    UNKNOWN,
    Choice,
    ClassValue,
    Constant,
    External,
    Mapping,
    Member,
    Parameter,
    Sequence,
    Text,
    Value,
    choose,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Callable

_PAIR = 2
_MAX_GUESSED_ITEMS = 4


def update(base: Mapping, other: Value) -> Mapping:
    """Evaluate `{**base, **other}`; an unknown dict leaves the result open."""
    if isinstance(other, Choice):
        other = next((one for one in other.alternatives if isinstance(one, Mapping)), UNKNOWN)
    if other == NONE:
        return base
    items = _pairs(other)
    base = base.put_all(items or ())
    is_open = items is None or getattr(other, "is_open", False)
    return Mapping(base.items, base.is_open or is_open)


def _pairs(value: Value) -> list[tuple[Value, Value]] | None:
    if isinstance(value, Mapping):
        return list(value.items)
    if not isinstance(value, Sequence):
        return None
    pairs = [one.items for one in value.items if isinstance(one, Sequence)]
    if len(pairs) < len(value.items) or any(len(pair) != _PAIR for pair in pairs):
        return None
    return [(pair[0], pair[1]) for pair in pairs]


def merge(one: Mapping, other: Mapping) -> Mapping:
    """Unite the dicts that two branches leave."""
    items = dict(one.items)
    for key, value in other.items:
        items[key] = choose([items[key], value]) if key in items else value
    return Mapping(tuple(items.items()), one.is_open or other.is_open)


def from_keywords(keywords: dict[str, Value], *, is_open: bool = False) -> Mapping:
    """Make the dict that keyword arguments are."""
    return Mapping(tuple((text(name), value) for name, value in keywords.items()), is_open)


def get_item(base: Value, key: Value) -> Value:
    """Evaluate `base[key]`."""
    if isinstance(base, Choice):
        return choose(get_item(one, key) for one in base.alternatives)
    if isinstance(base, (ClassValue, External)):
        return base  # `Page[User]`
    if isinstance(base, Mapping):
        return _mapping_item(base, key)
    if isinstance(base, Sequence):
        index = key.value if isinstance(key, Constant) else None
        is_known = isinstance(index, int) and -len(base.items) <= index < len(base.items)
        return base.items[int(index or 0)] if is_known else UNKNOWN
    return _unknown_item(base, key)


def _mapping_item(base: Mapping, key: Value) -> Value:
    found = [value for name, value in base.items if name == key]
    if found:
        return found[-1]
    if isinstance(key, Text) and key.literal is not None:
        return Member(base, key.literal) if base.is_open else UNKNOWN
    # A table that is read by a parameter: `PATHS[kind]`.
    is_small = len(base.items) <= _MAX_GUESSED_ITEMS
    return choose(value for _, value in base.items) if is_small else UNKNOWN


def _unknown_item(base: Value, key: Value) -> Value:
    if isinstance(key, Text) and key.literal is not None:
        return Member(base, key.literal)
    return Member(base, str(key.value)) if isinstance(key, Constant) else UNKNOWN


def read_mapping(base: Mapping, name: str, arguments: tuple[Value, ...]) -> Value | None:
    """Evaluate a method of a dict that does not change it; None for any other method."""
    reader = _READERS.get(name)
    return reader(base, arguments) if reader is not None else None


def change_mapping(base: Mapping, name: str, arguments: tuple[Value, ...]) -> Mapping | None:
    """Return a dict after `pop` or `setdefault`; None for a method that does not change it."""
    key, default = (*arguments, NONE, NONE)[:_PAIR]
    is_known = any(one == key for one, _ in base.items)
    if name == "pop" and is_known:
        return Mapping(tuple(item for item in base.items if item[0] != key), base.is_open)
    return base.put(key, default) if name == "setdefault" and not is_known else None


def _get(base: Mapping, arguments: tuple[Value, ...]) -> Value:
    key, default = (*arguments, NONE, NONE)[:_PAIR]
    found = [value for name, value in base.items if name == key]
    if found:
        return found[-1]
    literal = key.literal if isinstance(key, Text) else None
    if base.is_open and literal is not None:
        given = Parameter(literal)
        return given if default == NONE else choose([given, default])
    return default


def _items(base: Mapping, _: tuple[Value, ...]) -> Value:
    return Sequence(tuple(Sequence(item) for item in base.items), base.is_open)


def _keys(base: Mapping, _: tuple[Value, ...]) -> Value:
    return Sequence(tuple(key for key, _ in base.items), base.is_open)


def _values(base: Mapping, _: tuple[Value, ...]) -> Value:
    return Sequence(tuple(value for _, value in base.items), base.is_open)


_READERS: dict[str, Callable[[Mapping, tuple[Value, ...]], Value]] = {
    **dict.fromkeys(("get", "pop", "setdefault"), _get),
    "items": _items,
    "keys": _keys,
    "values": _values,
    "copy": lambda base, _: base,
}
