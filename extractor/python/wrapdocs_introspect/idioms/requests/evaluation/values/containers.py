"""Operations on dicts and lists that are known in part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    MAX_ITEMS,
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
    literal_of,
    make_sequence,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Callable

ENVIRONMENT = External("os.environ")
LIST_CHANGES = frozenset({"append", "add", "extend"})
"""The methods that add to a list."""
_PAIR = 2
_MAX_NESTING = 2
_MAX_GUESSED_ITEMS = 4


def update(base: Mapping, other: Value) -> Mapping:
    """Evaluate `{**base, **other}`; an unknown dict leaves the result open."""
    if isinstance(other, Choice):
        known = [one for one in other.alternatives if one not in (NONE, Mapping())]
        maps = [one for one in known if isinstance(one, Mapping)]
        if not maps and len(known) > 1:
            spread = _unite(base.spread, tuple(known))
            return Mapping(base.items, is_open=True, spread=spread, optional=base.optional)
        changed = update(base, maps[0] if maps else next(iter(known), NONE))
        return merge(changed, base) if len(known) < len(other.alternatives) else changed
    if other == NONE:
        return base
    items = _pairs(other)
    if items is None:
        spread = _unite(base.spread, (other,))
        return Mapping(base.items, is_open=True, spread=spread, optional=base.optional)
    base = base.put_all(items)
    if not isinstance(other, Mapping):
        return Mapping(base.items, base.is_open or _is_open(other), base.spread, base.optional)
    is_open = base.is_open or other.is_open
    optional = _unite(base.optional, other.optional)
    return Mapping(base.items, is_open, _unite(base.spread, other.spread), optional)


def _is_open(value: Value) -> bool:
    return isinstance(value, (Mapping, Sequence)) and value.is_open


def _unite(one: tuple[Value, ...], other: tuple[Value, ...]) -> tuple[Value, ...]:
    return tuple(dict.fromkeys((*one, *other)))[:MAX_ITEMS]


def _pairs(value: Value) -> list[tuple[Value, Value]] | None:
    if isinstance(value, Mapping):
        return list(value.items)
    if not isinstance(value, Sequence):
        return None
    pairs = [one.items for one in value.items if isinstance(one, Sequence)]
    if len(pairs) < len(value.items) or any(len(pair) != _PAIR for pair in pairs):
        return None
    return [(pair[0], pair[1]) for pair in pairs]


def merge(one: Mapping, other: Mapping, nesting: int = 0) -> Mapping:
    """Unite the dicts that two branches leave; those in them, too, down to some depth."""
    items = dict(one.items)
    for key, value in other.items:
        known = items.get(key)
        if known is value:
            continue
        is_shallow = nesting < _MAX_NESTING
        if is_shallow and isinstance(known, Mapping) and isinstance(value, Mapping):
            items[key] = merge(known, value, nesting + 1)
        else:
            items[key] = choose([known, value]) if known is not None else value
    shared = dict(one.items).keys() & dict(other.items).keys()
    optional = [key for key in items if key not in shared]
    return Mapping(
        tuple(items.items()),
        one.is_open or other.is_open,
        _unite(one.spread, other.spread),
        _unite(_unite(one.optional, other.optional), tuple(optional)),
    )


def from_keywords(keywords: dict[str, Value], *, is_open: bool = False) -> Mapping:
    """Make the dict that keyword arguments are."""
    return Mapping(tuple((text(name), value) for name, value in keywords.items()), is_open)


def merge_pairs(one: Sequence, other: Sequence) -> Sequence | None:
    """Unite two lists of pairs, of which one goes on where the other ends.

    Lists of pairs are query strings in the making: `query.append(("limit", limit))`.

    Returns:
        The longer list; None if they differ otherwise, or hold anything but pairs.
    """
    shorter, longer = sorted((one, other), key=lambda each: len(each.items))
    added = longer.items[len(shorter.items) :]
    are_pairs = all(isinstance(each, Sequence) and len(each.items) == _PAIR for each in added)
    if longer.items[: len(shorter.items)] != shorter.items or not are_pairs:
        return None
    return Sequence(longer.items, one.is_open or other.is_open)


def get_item(base: Value, key: Value) -> Value:
    """Evaluate `base[key]`."""
    if isinstance(base, Choice):
        return choose(get_item(one, key) for one in base.alternatives)
    if isinstance(base, (ClassValue, External)) and base != ENVIRONMENT:
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


def change_sequence(base: Sequence, name: str, added: Value) -> Sequence:
    """Return a list after one of `LIST_CHANGES`; a list of too many items stays as it is."""
    if len(base.items) >= MAX_ITEMS:
        return Sequence(base.items, is_open=True)
    if name != "extend":
        return Sequence((*base.items, added), base.is_open)
    if not isinstance(added, Sequence):
        return Sequence(base.items, is_open=True)
    items = (*base.items, *added.items)
    return make_sequence(items, is_open=base.is_open or added.is_open)


def _get(base: Mapping, arguments: tuple[Value, ...]) -> Value:
    key, default = (*arguments, NONE, NONE)[:_PAIR]
    found = [value for name, value in base.items if name == key]
    if found:
        return found[-1]
    literal = literal_of(key)
    if base.is_open and literal is not None:
        given = Parameter(literal)
        return given if default == NONE else choose([given, default])
    return default


def _items(base: Mapping, _: tuple[Value, ...]) -> Value:
    """Return pairs; what is only there if a condition holds may be `None`."""
    pairs = (
        (key, choose([value, NONE]) if key in base.optional else value) for key, value in base.items
    )
    return Sequence(tuple(map(Sequence, pairs)), base.is_open)


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
