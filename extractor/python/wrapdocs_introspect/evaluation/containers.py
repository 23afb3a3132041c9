"""What dicts and lists hold, of values that may be several of them, and their items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import alternatives, choose, derive, inner_values
from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent
from wrapdocs_introspect.evaluation.values.joining import join_contents, update_dict
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    UNKNOWN,
    Constant,
    External,
    Member,
    Parameter,
    Reference,
    Result,
    Text,
    Value,
    constant,
)

if TYPE_CHECKING:
    from collections.abc import Hashable

    from wrapdocs_introspect.evaluation.interface import Evaluator


def key_of(value: Value) -> Hashable | None:
    """Return the key of a dict that a value is; None if it is not known."""
    if isinstance(value, Text):
        return value.literal
    if isinstance(value, Constant) and value.kind in {"int", "bool", "float"}:
        return value.value
    return None


def dict_of(value: Value, evaluator: Evaluator) -> DictContent | None:
    """Return what a dict holds; of several dicts, what one of them holds.

    Args:
        value: The value; None and False among its alternatives are left out.
        evaluator: Knows what dicts hold.

    Returns:
        None if it is no dict.
    """
    joined: DictContent | None = None
    others: list[Value] = []
    for one in alternatives(value):
        content = evaluator.read(one) if isinstance(one, Reference) else one
        if not isinstance(content, DictContent):
            others += [] if isinstance(one, Constant) else [one]
        elif joined is None:
            joined = content
        else:
            united = join_contents(joined, content)
            joined = united if isinstance(united, DictContent) else joined
    return joined.opened(others) if joined is not None else None


def list_of(value: Value, evaluator: Evaluator) -> ListContent | None:
    """Return what a list, tuple or set holds; None if it is something else."""
    joined: ListContent | None = None
    for one in alternatives(value):
        content = evaluator.read(one) if isinstance(one, Reference) else one
        if not isinstance(content, ListContent):
            if one != NONE:
                return None
        elif joined is None:
            joined = content
        else:
            united = join_contents(joined, content)
            joined = united if isinstance(united, ListContent) else joined
    return joined


def items_of(value: Value, evaluator: Evaluator) -> list[Value] | None:
    """Return all that iterating a value gives, in order; None if that is not known."""
    found = list_of(value, evaluator)
    if found is not None:
        return None if found.is_open else list(found.items)
    known = dict_of(value, evaluator)
    if known is None or known.may_have_more:
        return None
    return [constant(one.key) for one in known.items]


def put_value(content: DictContent, key: Value, value: Value) -> DictContent:
    """Return a dict with an item whose key may not be known."""
    keys = [key_of(one) for one in alternatives(key)]
    if None in keys:
        more = derive("keys", (key,)) if _is_given(key) else UNKNOWN
        return content.opened((more,), is_open=True)
    for one in keys:
        content = content.put(one, value, is_optional=len(keys) > 1)
    return content


def _is_given(key: Value) -> bool:
    """Tell whether a key is that of an argument, as a caller gives it."""
    if isinstance(key, Parameter):
        return True
    if isinstance(key, Member):
        return _is_given(key.receiver)
    if isinstance(key, Result):
        is_method = isinstance(key.callee, Member)
        is_builtin = isinstance(key.callee, External) and key.callee.path.startswith("builtins.")
        return (is_method and _is_given(key.callee)) or (
            is_builtin and any(map(_is_given, key.arguments))
        )
    return any(map(_is_given, inner_values(key)))


def spread_into(content: DictContent, value: Value, evaluator: Evaluator) -> DictContent:
    """Return a dict with everything of a mapping, which may not be known."""
    other = dict_of(value, evaluator)
    if other is not None:
        is_maybe = any(isinstance(one, Constant) for one in alternatives(value))
        return update_dict(content, optional_items(other) if is_maybe else other)
    if isinstance(value, Constant):
        return content
    return content.opened((value,))


def optional_items(content: DictContent) -> DictContent:
    """Return a dict all items of which may be missing."""
    made = DictContent((), content.spread, content.is_open)
    for one in content.items:
        made = made.put(one.key, one.value, is_optional=True)
    return made


def extend(content: ListContent, value: Value, evaluator: Evaluator) -> ListContent:
    """Return a list with everything that iterating a value gives."""
    found = items_of(value, evaluator)
    if found is not None:
        return content.appended(*found)
    known = list_of(value, evaluator)
    return content.extended(known or ListContent(is_open=True, spread=(value,)))


def item_of_dict(content: DictContent, index: Value, value: Value) -> Value:
    """Return an item of a dict.

    Args:
        content: What the dict holds.
        index: The key.
        value: The dict.
    """
    key = key_of(index)
    if key is None:
        known = (one.value for one in content.items)
        others = [derive("item", (*content.spread, index))] if content.may_have_more else []
        return choose((*known, *others)) if content.items or others else unknown_item(value, index)
    item = content.get(key)
    if item is not None:
        return item.value
    source = content.spread[0] if content.spread else value
    return Member(source, str(key), is_item=True)


def unknown_item(value: Value, index: Value) -> Value:
    """Return an item of something that is not known."""
    key = key_of(index)
    if isinstance(key, str):
        return Member(value, key, is_item=True)
    return derive("item", (value, index))
