"""Comparisons."""

from __future__ import annotations

import ast
import operator
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.evaluation.containers import dict_of, key_of, list_of
from wrapdocs_introspect.evaluation.truth import are_equal, truth_of, without_stand_ins
from wrapdocs_introspect.evaluation.values.choices import choose, derive
from wrapdocs_introspect.evaluation.values.contents import ListContent
from wrapdocs_introspect.evaluation.values.values import (
    FALSE,
    NONE,
    TRUE,
    Constant,
    Parameter,
    Text,
    Value,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator
    from wrapdocs_introspect.evaluation.values.contents import DictContent

_NEGATED = (ast.IsNot, ast.NotEq, ast.NotIn)
_ORDER: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_NUMBERS = frozenset({"int", "float", "bool"})


def evaluate_compare(evaluator: Evaluator, node: ast.Compare, frame: Frame) -> Value:
    """Evaluate `a == b`; of `a < b < c`, all comparisons that are not decided."""
    left = evaluator.evaluate(node.left, frame)
    open_ones: list[Value] = []
    for operation, right_node in zip(node.ops, node.comparators, strict=True):
        right = evaluator.evaluate(right_node, frame)
        found = choose(
            _compare(operation, a, b, evaluator)
            for a in without_stand_ins(left, evaluator)
            for b in without_stand_ins(right, evaluator)
        )
        if found == FALSE:
            return FALSE
        if found != TRUE:
            open_ones.append(found)
        left = right
    if not open_ones:
        return TRUE
    return open_ones[0] if len(open_ones) == 1 else derive("and", open_ones)


def _compare(operation: ast.cmpop, left: Value, right: Value, evaluator: Evaluator) -> Value:
    decided = _decide(operation, left, right, evaluator)
    is_negated = isinstance(operation, _NEGATED)
    if decided is not None:
        return TRUE if decided is not is_negated else FALSE
    name = "in" if isinstance(operation, (ast.In, ast.NotIn)) else "=="
    if type(operation) in _ORDER:
        name = type(operation).__name__
    made = derive(name, (left, right))
    return derive("not", (made,)) if is_negated else made


def _decide(operation: ast.cmpop, left: Value, right: Value, evaluator: Evaluator) -> bool | None:
    if isinstance(operation, (ast.Is, ast.IsNot, ast.Eq, ast.NotEq)):
        if isinstance(left, ListContent) and isinstance(right, ListContent):
            numbers = [_numbers_of(left), _numbers_of(right)]
            return None if None in numbers else numbers[0] == numbers[1]
        return are_equal(left, right, evaluator)
    if isinstance(operation, (ast.In, ast.NotIn)):
        return is_inside(left, right, evaluator)
    compare = _ORDER.get(type(operation))
    numbers = [_numbers_of(left), _numbers_of(right)]
    if (
        compare is None
        or None in numbers
        or isinstance(left, Constant) != isinstance(right, Constant)
    ):
        return None
    return compare(*numbers)


def _numbers_of(value: Value) -> tuple[Any, ...] | None:
    """Return the numbers that a value consists of, which is one or a tuple: `(3, 10)`."""
    if isinstance(value, ListContent):
        found = [_numbers_of(one) if isinstance(one, Constant) else None for one in value.items]
        known = [one for one in found if one is not None]
        is_known = len(known) == len(found) and not value.is_open
        return tuple(number for one in known for number in one) if is_known else None
    if not isinstance(value, Constant) or value.kind not in _NUMBERS:
        return None
    return (value.value,)


def is_inside(value: Value, container: Value, evaluator: Evaluator) -> bool | None:
    """Tell whether `value in container` holds; None if that is not decided."""
    found = list_of(container, evaluator)
    if found is not None:
        if found.has_all and _is_given(value) and _are_empty(found.items, evaluator):
            return False
        answers = {are_equal(value, one, evaluator) for one in found.items}
        if True in answers:
            return True if found.lacking is None else None
        return False if answers <= {False} and found.has_all else None
    known = dict_of(container, evaluator)
    if known is not None:
        return _is_key(value, known)
    if isinstance(value, Text) and isinstance(container, Text) and value.literal is not None:
        if value.literal in container.written:
            return True
        return False if container.literal is not None else None
    return None


def _is_given(value: Value) -> bool:
    """Tell whether callers must give a value, which then is something."""
    return isinstance(value, Parameter) and value.is_demanded


def _are_empty(values: Sequence[Value], evaluator: Evaluator) -> bool:
    """Tell whether values only stand for nothing: `(None, "", [])`."""
    is_kind = {NONE, Text(())} & set(values)
    return bool(is_kind) and all(truth_of(one, evaluator) is False for one in values)


def _is_key(value: Value, content: DictContent) -> bool | None:
    key = key_of(value)
    if key is None:
        return None if content.items or content.may_have_more else False
    item = content.get(key)
    if item is not None:
        return None if item.is_optional else True
    return None if content.may_have_more else False
