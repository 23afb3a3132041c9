"""Evaluates operators: `+`, `%`, `|`, `/`, `and`, `or`, `not`."""

from __future__ import annotations

import ast
from itertools import product
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.comparisons import truth_of
from wrapdocs_introspect.idioms.requests.evaluation.text.templates import fill_percent
from wrapdocs_introspect.idioms.requests.evaluation.text.texts import concatenate
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    UNKNOWN,
    Constant,
    Mapping,
    Sequence,
    Text,
    alternatives,
    choose,
    make_sequence,
    text,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.containers import update

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

_MAX_COMBINATIONS = 6


def evaluate_operation(interpreter: Interpreter, node: ast.BinOp, frame: Frame) -> Value:
    """Evaluate an operator between two values."""
    left = interpreter.evaluate(node.left, frame)
    right = interpreter.evaluate(node.right, frame)
    if isinstance(node.op, ast.Add):
        return add_values(left, right)
    if isinstance(node.op, ast.Mod) and _is_textual(left):
        texts = [one for one in alternatives(left) if isinstance(one, Text)]
        return choose(fill_percent(one, right) for one in texts)
    if isinstance(node.op, ast.BitOr) and isinstance(left, Mapping):
        return update(left, right)
    if isinstance(node.op, ast.Div) and _is_textual(right):
        # URL classes add a segment with `/`.
        return _combine(lambda one, other: concatenate(one, text("/"), other), left, right)
    return UNKNOWN


def add_values(left: Value, right: Value) -> Value:
    """Evaluate `left + right` of texts or sequences."""
    if _is_textual(left) or _is_textual(right):
        return _combine(concatenate, left, right)
    if not isinstance(left, Sequence) and not isinstance(right, Sequence):
        return UNKNOWN
    items: tuple[Value, ...] = ()
    is_open = False
    for one in (left, right):
        items += one.items if isinstance(one, Sequence) else ()
        is_open = is_open or not isinstance(one, Sequence) or one.is_open
    return make_sequence(items, is_open=is_open)


def _is_textual(value: Value) -> bool:
    return any(isinstance(one, Text) for one in alternatives(value))


def _combine(operation: Callable[[Value, Value], Value], left: Value, right: Value) -> Value:
    pairs = list(product(_not_none(left), _not_none(right)))[:_MAX_COMBINATIONS]
    return choose(operation(one, other) for one, other in pairs)


def _not_none(value: Value) -> list[Value]:
    """Return what a value may be: nothing can be added to `None`, unless it is nothing else."""
    found = alternatives(value)
    return [one for one in found if one != NONE] or list(found)


def evaluate_boolean(interpreter: Interpreter, node: ast.BoolOp, frame: Frame) -> Value:
    """Evaluate `and` and `or`."""
    values = [interpreter.evaluate(one, frame) for one in node.values]
    if isinstance(node.op, ast.And):
        return next((one for one in values if truth_of(one) is False), values[-1])
    are_comparisons = all(isinstance(one, ast.Compare) for one in node.values)
    if are_comparisons and Constant(True) in values:
        return Constant(True)
    kept: list[Value] = []
    for value, one in zip(values, node.values, strict=True):
        if truth_of(value) is not False:
            kept.append(value)
        # Of `flag and 1 or 0`, the first part is not sure to be `1`.
        if truth_of(value) and not isinstance(one, ast.BoolOp):
            break
    is_switch = _is_switch(values) and not are_comparisons
    return choose(values if is_switch else kept or values[-1:])


def _is_switch(values: list[Value]) -> bool:
    """Tell whether the operands are constants, between which a condition decides."""
    return len(values) > 1 and all(isinstance(one, Constant) for one in values)


def evaluate_unary(interpreter: Interpreter, node: ast.UnaryOp, frame: Frame) -> Value:
    """Evaluate `not` and the minus of a number."""
    value = interpreter.evaluate(node.operand, frame)
    truth = truth_of(value) if isinstance(node.op, ast.Not) else None
    if truth is not None:
        return Constant(not truth)
    is_number = isinstance(value, Constant) and isinstance(value.value, (int, float))
    return Constant(-value.value) if is_number and isinstance(node.op, ast.USub) else UNKNOWN  # type: ignore[operator, union-attr]
