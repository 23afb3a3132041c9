"""Methods of lists, tuples and sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.containers import extend, key_of
from wrapdocs_introspect.evaluation.values.choices import choose, derive
from wrapdocs_introspect.evaluation.values.contents import ListContent
from wrapdocs_introspect.evaluation.values.values import NONE, UNKNOWN, Reference, Value

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.interface import Evaluator

    ListMethod = Callable[[Value, ListContent, Arguments, Evaluator], Value]


def _append(value: Value, content: ListContent, arguments: Arguments, ev: Evaluator) -> Value:
    if isinstance(value, Reference):
        ev.write(value, content.appended(*arguments.positional))
    return NONE


def _extend(value: Value, content: ListContent, arguments: Arguments, ev: Evaluator) -> Value:
    for one in arguments.positional:
        content = extend(content, one, ev)
    if isinstance(value, Reference):
        ev.write(value, content)
    return NONE


def _insert(value: Value, content: ListContent, arguments: Arguments, ev: Evaluator) -> Value:
    index = key_of(arguments.get(0) or UNKNOWN)
    items = list(content.items)
    if isinstance(index, int) and not content.is_open:
        items.insert(index, arguments.get(1) or UNKNOWN)
        made = ListContent(tuple(items), content.kind)
    else:
        made = ListContent((*items, *arguments.positional[1:]), content.kind, is_open=True)
    if isinstance(value, Reference):
        ev.write(value, made)
    return NONE


def _pop(value: Value, content: ListContent, arguments: Arguments, ev: Evaluator) -> Value:
    index = key_of(arguments.get(0)) if arguments.positional else -1  # type: ignore[arg-type]
    items = content.items
    if isinstance(index, int) and not content.is_open and -len(items) <= index < len(items):
        kept = [one for place, one in enumerate(items) if place != index % len(items)]
        if isinstance(value, Reference):
            ev.write(value, ListContent(tuple(kept), content.kind))
        return items[index]
    return choose((*items, derive("item", (value,))))


def _copy(_: Value, content: ListContent, _arguments: Arguments, ev: Evaluator) -> Value:
    return ev.allocate(content)


LIST_METHODS: dict[str, ListMethod] = {
    "append": _append,
    "add": _append,
    "extend": _extend,
    "update": _extend,
    "insert": _insert,
    "pop": _pop,
    "copy": _copy,
}
