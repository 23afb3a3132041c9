"""`value[index]` and `value[start:end]`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.containers import item_of_dict, key_of, unknown_item
from wrapdocs_introspect.evaluation.values.choices import alternatives, choose, derive, make_result
from wrapdocs_introspect.evaluation.values.contents import Content, DictContent, ListContent
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    ClassValue,
    Constant,
    External,
    Member,
    Reference,
    Text,
    Value,
    text,
)
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator


def evaluate_subscript(evaluator: Evaluator, node: ast.Subscript, frame: Frame) -> Value:
    """Evaluate `value[index]` or `value[start:end]`."""
    value = evaluator.evaluate(node.value, frame)
    if isinstance(node.slice, ast.Slice):
        bounds = _bounds(node.slice, evaluator, frame)
        return choose(
            one if _cuts_slash(one, bounds, frame) else _cut(one, bounds, evaluator)
            for one in alternatives(value)
        )
    index = evaluator.evaluate(node.slice, frame)
    found = [one for one in alternatives(value) if one != NONE]
    return choose(
        item_of(one, key, evaluator, frame) for one in found for key in alternatives(index)
    )


def item_of(value: Value, index: Value, evaluator: Evaluator, frame: Frame) -> Value:
    """Return an item of a value."""
    if isinstance(value, (ClassValue, External)):
        return value  # `Generic[T]`
    content = evaluator.read(value) if isinstance(value, Reference) else value
    if isinstance(content, DictContent):
        return item_of_dict(content, index, value)
    if isinstance(content, ListContent):
        return _item_of_list(content, index, value)
    if isinstance(value, Text):
        return _character(value, index)
    if isinstance(value, Reference) and isinstance(value.cls, Scope):
        method = evaluator.definitions.method(value.cls, "__getitem__")
        if method is not None:
            return evaluator.follow(method, Arguments((value, index)), frame)
    return unknown_item(value, index)


def _item_of_list(content: ListContent, index: Value, value: Value) -> Value:
    key = key_of(index)
    items = content.items
    if isinstance(key, int) and not content.is_open and -len(items) <= key < len(items):
        return items[key]
    more = [derive("item", (*content.spread, index))] if content.is_open or not items else []
    return choose((*items, *more)) if items else unknown_item(value, index)


def _character(value: Text, index: Value) -> Value:
    key = key_of(index)
    if isinstance(key, int) and value.parts:
        part = value.parts[0 if key >= 0 else -1]
        if isinstance(part, str) and -len(part) <= key < len(part):
            return text(part[key])
    return derive("item", (value, index))


def _bounds(
    node: ast.Slice, evaluator: Evaluator, frame: Frame
) -> tuple[int | None, int | None] | None:
    """Return where a slice begins and ends; None if that is not known, or it has steps."""
    found: list[int | None] = []
    for one in (node.lower, node.upper):
        value = evaluator.evaluate(one, frame) if one is not None else NONE
        if value != NONE and not (isinstance(value, Constant) and value.kind == "int"):
            return None
        number = value.value if isinstance(value, Constant) else None
        found.append(number if isinstance(number, int) else None)
    return (found[0], found[1]) if node.step is None else None


def _cuts_slash(value: Value, bounds: tuple[int | None, int | None] | None, frame: Frame) -> bool:
    """Tell whether a slice only cuts off a slash that was seen at an end of an unknown text.

    Such as that of `if url.endswith("/"): url = url[:-1]`: without it, it is the same address.
    """
    edges = {(None, -1): "endswith", (0, -1): "endswith", (1, None): "startswith"}
    edge = edges.get(bounds) if bounds is not None else None
    if edge is None:
        return False
    slash = text("/")
    tests = {derive(edge, (value, slash)), make_result(Member(value, edge), (slash,))}
    seen = (test for test, holds in frame.state.assumed.items() if holds)
    return any(not tests.isdisjoint(alternatives(one)) for one in seen)


def _cut(value: Value, bounds: tuple[int | None, int | None] | None, evaluator: Evaluator) -> Value:
    content: Content | Value = evaluator.read(value) if isinstance(value, Reference) else value
    if isinstance(content, ListContent) and bounds in {(None, None), (0, None)}:
        return evaluator.allocate(content)
    if bounds is not None and isinstance(content, ListContent) and not content.is_open:
        kept = content.items[bounds[0] : bounds[1]]
        return ListContent(kept, content.kind)
    if bounds is not None and isinstance(value, Text):
        return _cut_text(value, *bounds) or derive("slice", (value,))
    return derive("slice", (value,))


def _cut_text(value: Text, start: int | None, end: int | None) -> Value | None:
    if value.literal is not None:
        return text(value.literal[start:end])
    parts = list(value.parts)
    first, last = parts[0], parts[-1]
    if start is not None and start > 0 and isinstance(first, str) and start <= len(first):
        parts[0] = first[start:]
        start = None
    if end is not None and end < 0 and isinstance(last, str) and -end <= len(last):
        parts[-1] = last[:end]
        end = None
    return text(*parts) if start in {None, 0} and end is None else None
