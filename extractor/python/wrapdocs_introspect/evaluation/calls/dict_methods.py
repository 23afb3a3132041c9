"""Methods of dicts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.containers import (
    item_of_dict,
    key_of,
    list_of,
    put_value,
    spread_into,
)
from wrapdocs_introspect.evaluation.values.choices import alternatives, choose, is_callable
from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent
from wrapdocs_introspect.evaluation.values.joining import join_contents
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    UNKNOWN,
    Reference,
    Value,
    constant,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.interface import Evaluator

    DictMethod = Callable[[Value, DictContent, Arguments, Evaluator], Value]


def _get(value: Value, content: DictContent, arguments: Arguments, _: Evaluator) -> Value:
    default = arguments.get(1, "default") or NONE
    keys = alternatives(arguments.get(0) or UNKNOWN)
    return choose(_item_or(content, key, default, value) for key in keys)


def _item_or(content: DictContent, key: Value, default: Value, value: Value) -> Value:
    known = key_of(key)
    item = content.get(known) if known is not None else None
    if item is not None:
        return choose((item.value, default)) if item.is_optional else item.value
    if known is not None and not content.may_have_more:
        return default
    if is_callable(default):
        # As for a parameter whose default is a class: what callers pass does the same.
        return default
    return choose((item_of_dict(content, key, value), default))


def _pop(value: Value, content: DictContent, arguments: Arguments, evaluator: Evaluator) -> Value:
    key = key_of(arguments.get(0) or UNKNOWN)
    default = arguments.get(1) or UNKNOWN
    found = _item_or(content, arguments.get(0) or UNKNOWN, default, value)
    if isinstance(value, Reference) and key is not None:
        evaluator.write(value, content.without(key))
    if default == UNKNOWN:
        return choose(one for one in alternatives(found) if one != UNKNOWN)
    return found


def _set_default(
    value: Value, content: DictContent, arguments: Arguments, evaluator: Evaluator
) -> Value:
    default = arguments.get(1, "default") or NONE
    key = arguments.get(0) or UNKNOWN
    found = _item_or(content, key, default, value)
    if isinstance(value, Reference):
        evaluator.write(value, put_value(content, key, found))
    return found


def _update(
    value: Value, content: DictContent, arguments: Arguments, evaluator: Evaluator
) -> Value:
    made = content
    for one in (*arguments.positional, *arguments.more_keywords):
        made = spread_into(made, _as_dict(one, evaluator), evaluator)
    for name, given in arguments.keywords:
        made = made.put(name, given, is_optional=name in arguments.optional)
    if isinstance(value, Reference):
        evaluator.write(value, made)
    return NONE


def _as_dict(value: Value, evaluator: Evaluator) -> Value:
    """Return the dict that a list of pairs stands for; other values as they are."""
    found = list_of(value, evaluator)
    return pairs_as_dict(found, evaluator) if found is not None else value


def pairs_as_dict(content: ListContent, evaluator: Evaluator) -> DictContent:
    """Return the dict that is made of pairs."""
    made = DictContent((), content.spread, is_open=not content.has_all)
    for one in content.items:
        pair = list_of(one, evaluator)
        key = key_of(pair.items[0]) if pair is not None and len(pair.items) == 2 else None  # noqa: PLR2004
        if pair is None or key is None:
            made = made.opened((one,))
        else:
            made = made.put(key, pair.items[1], is_optional=content.may_lack(one))
    return made


def _copy(_: Value, content: DictContent, _arguments: Arguments, evaluator: Evaluator) -> Value:
    return evaluator.allocate(content)


def _with_item(
    value: Value, content: DictContent, arguments: Arguments, evaluator: Evaluator
) -> Value:
    """Return a dict with one more item; some classes change the object instead."""
    key, given = arguments.get(0, "key") or UNKNOWN, arguments.get(1, "value") or UNKNOWN
    made = put_value(content, key, given)
    if isinstance(value, Reference):
        evaluator.write(value, made)
    return evaluator.allocate(made)


def _merge(_: Value, content: DictContent, arguments: Arguments, evaluator: Evaluator) -> Value:
    copy = evaluator.allocate(content)
    _update(copy, content, arguments, evaluator)
    return copy


def _clear(value: Value, _: DictContent, _arguments: Arguments, evaluator: Evaluator) -> Value:
    if isinstance(value, Reference):
        evaluator.write(value, DictContent())
    return NONE


def _items(value: Value, content: DictContent, _: Arguments, _evaluator: Evaluator) -> Value:
    pairs = (ListContent((constant(one.key), one.value), "tuple") for one in content.items)
    return _listed(tuple(pairs), content, value)


def _keys(value: Value, content: DictContent, _: Arguments, _evaluator: Evaluator) -> Value:
    return _listed(tuple(constant(one.key) for one in content.items), content, value)


def _values(value: Value, content: DictContent, _: Arguments, _evaluator: Evaluator) -> Value:
    return _listed(tuple(one.value for one in content.items), content, value)


def _listed(items: tuple[Value, ...], content: DictContent, value: Value) -> Value:
    if content.may_have_more:
        return ListContent(items, "list", is_open=True, spread=content.spread or (value,))
    pairs = zip(items, content.items, strict=True)
    lacking = tuple(made for made, one in pairs if one.is_optional)
    return ListContent(items, "list", bool(lacking), (), lacking or None)


def _from_keys(_: Value, content: DictContent, arguments: Arguments, evaluator: Evaluator) -> Value:
    joined = join_contents(content, DictContent((), arguments.positional))
    return evaluator.allocate(joined)


DICT_METHODS: dict[str, DictMethod] = {
    "get": _get,
    "pop": _pop,
    "setdefault": _set_default,
    "update": _update,
    "extend": _update,
    "set": _with_item,
    "add": _with_item,
    "merge": _merge,
    "copy": _copy,
    "clear": _clear,
    "items": _items,
    "keys": _keys,
    "values": _values,
    "fromkeys": _from_keys,
}
