"""What objects, dicts and lists hold where two ways through the code meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import choose
from wrapdocs_introspect.evaluation.values.contents import (
    Content,
    DictContent,
    Item,
    ListContent,
    ObjectContent,
)

if TYPE_CHECKING:
    from collections.abc import Iterator


def update_dict(made: DictContent, other: DictContent) -> DictContent:
    """Return a dict with what another one holds; items that the other may lack may stay."""
    for one in other.items:
        known = made.get(one.key)
        value = one.value
        if one.is_optional and known is not None:
            value = choose((known.value, value))
        is_optional = one.is_optional and (known is None or known.is_optional)
        made = made.put(one.key, value, is_optional=is_optional)
    return made.opened(other.spread, is_open=other.is_open)


def join_contents(first: Content, second: Content) -> Content:
    """Return what one of two contents is."""
    if first is second or first == second:
        return first
    if isinstance(first, DictContent) and isinstance(second, DictContent):
        return _join_dicts(first, second)
    if isinstance(first, ListContent) and isinstance(second, ListContent):
        return _join_lists(first, second)
    if isinstance(first, ObjectContent) and isinstance(second, ObjectContent):
        return _join_objects(first, second)
    return first


def _join_dicts(first: DictContent, second: DictContent) -> DictContent:
    items = tuple(_join_items(first, second))
    spread = tuple(dict.fromkeys((*first.spread, *second.spread)))
    return DictContent(items, spread, first.is_open or second.is_open)


def _join_items(first: DictContent, second: DictContent) -> Iterator[Item]:
    for one in first.items:
        other = second.get(one.key)
        if other is None:
            yield Item(one.key, one.value, is_optional=True)
        else:
            value = choose((one.value, other.value))
            yield Item(one.key, value, one.is_optional or other.is_optional)
    for one in second.items:
        if first.get(one.key) is None:
            yield Item(one.key, one.value, is_optional=True)


def _join_lists(first: ListContent, second: ListContent) -> ListContent:
    spread = tuple(dict.fromkeys((*first.spread, *second.spread)))
    has_all = first.has_all and second.has_all
    lacking = tuple(dict.fromkeys((*(first.lacking or ()), *(second.lacking or ()))))
    if len(first.items) == len(second.items):
        pairs = zip(first.items, second.items, strict=True)
        is_open = first.is_open or second.is_open
        made = tuple(choose(pair) for pair in pairs)
        is_same = made == first.items and has_all and is_open
        return ListContent(made, first.kind, is_open, spread, lacking if is_same else None)
    short, long = sorted((first.items, second.items), key=len)
    more = tuple(one for one in short if one not in long)
    lacking = tuple(dict.fromkeys((*lacking, *(one for one in long if one not in short), *more)))
    return ListContent((*long, *more), first.kind, True, spread, lacking if has_all else None)


def _join_objects(first: ObjectContent, second: ObjectContent) -> ObjectContent:
    others = dict(second.attributes)
    made = {
        name: choose((value, others[name])) if name in others else value
        for name, value in first.attributes
    }
    only_one = {name for name, _ in first.attributes} ^ others.keys()
    optional = first.optional | second.optional | only_one
    return ObjectContent(tuple({**others, **made}.items()), optional)
