"""Comparisons of values, and whether a value counts as true."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    UNKNOWN,
    ClassValue,
    Constant,
    FunctionValue,
    Mapping,
    Parameter,
    Sequence,
    Text,
    Value,
    literal_of,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.dumped_models import dump_given_model

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter


def truth_of(value: Value) -> bool | None:
    """Return whether a value counts as true, None if that is not known."""
    if isinstance(value, Constant):
        return bool(value.value)
    if isinstance(value, Mapping):
        return True if len(value.items) > len(value.optional) else None
    literal = literal_of(value)
    return bool(literal) if literal is not None else None


def evaluate_comparison(interpreter: Interpreter, node: ast.Compare, frame: Frame) -> Value:
    """Evaluate a comparison of two values."""
    left = interpreter.evaluate(node.left, frame)
    rights = [interpreter.evaluate(one, frame) for one in node.comparators]
    if len(rights) > 1:
        return UNKNOWN
    dumped = dump_given_model(rights[0], interpreter.definitions)
    return _compare(node.ops[0], left, rights[0] if dumped is None else dumped)


def _compare(operator: ast.cmpop, left: Value, right: Value) -> Value:
    is_negative = isinstance(operator, (ast.NotEq, ast.IsNot, ast.NotIn))
    same: bool | None
    if isinstance(operator, (ast.Eq, ast.NotEq, ast.Is, ast.IsNot)):
        same = _is_same(left, right)
    elif isinstance(operator, (ast.In, ast.NotIn)):
        same = _is_among(left, right)
    else:
        same = None
    return Constant(same != is_negative) if same is not None else UNKNOWN


def _is_same(left: Value, right: Value) -> bool | None:
    if _is_plain(left) and _is_plain(right):
        return left == right
    is_something = isinstance(left, (Text, Mapping, Sequence, FunctionValue))
    is_something = is_something or (isinstance(left, Parameter) and left.is_given)
    return False if right == NONE and is_something else None


def _is_among(left: Value, right: Value) -> bool | None:
    if isinstance(left, Text) and isinstance(right, Text):
        is_known = left.literal is not None and right.literal is not None
        return str(left.literal) in str(right.literal) if is_known else None
    if not _is_plain(left) or not isinstance(right, (Mapping, Sequence)):
        return None
    if isinstance(right, Mapping) and left in right.optional:
        return None
    known = [item[0] for item in right.items] if isinstance(right, Mapping) else list(right.items)
    if left in known:
        return True
    return False if not right.is_open and all(map(_is_plain, known)) else None


def _is_plain(value: Value) -> bool:
    if isinstance(value, Text):
        return value.literal is not None
    return isinstance(value, (Constant, ClassValue))
