"""Evaluates items and slices: `base[key]`, `base[1:]`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.text.texts import character_at, cut
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    UNKNOWN,
    Constant,
    Sequence,
    Text,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.containers import get_item

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter


def evaluate_subscript(interpreter: Interpreter, node: ast.Subscript, frame: Frame) -> Value:
    """Evaluate an item or a slice."""
    base = interpreter.evaluate(node.value, frame)
    if not isinstance(node.slice, ast.Slice):
        key = interpreter.evaluate(node.slice, frame)
        value = _item(base, key)
        interpreter.addresses.note(key.literal or "" if isinstance(key, Text) else "", value)
        return value
    bounds = [_bound(interpreter, one, frame) for one in (node.slice.lower, node.slice.upper)]
    if UNKNOWN in bounds or node.slice.step is not None:
        return UNKNOWN
    low, high = (one.value if isinstance(one, Constant) else None for one in bounds)
    return _slice(base, low, high)  # type: ignore[arg-type]


def _item(base: Value, key: Value) -> Value:
    index = key.value if isinstance(key, Constant) else None
    known = character_at(base, index) if isinstance(base, Text) and isinstance(index, int) else None
    return known if known is not None else get_item(base, key)


def _bound(interpreter: Interpreter, node: ast.expr | None, frame: Frame) -> Value:
    value = interpreter.evaluate(node, frame) if node is not None else NONE
    is_bound = isinstance(value, Constant) and (value == NONE or isinstance(value.value, int))
    return value if is_bound else UNKNOWN


def _slice(base: Value, low: int | None, high: int | None) -> Value:
    if isinstance(base, Sequence) and not base.is_open:
        return Sequence(base.items[low:high])
    return cut(base, low, high) if isinstance(base, Text) and base.parts else UNKNOWN
