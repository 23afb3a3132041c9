"""Operators: of texts, lists, dicts and numbers."""

from __future__ import annotations

import ast
import operator
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.containers import dict_of, extend, items_of, list_of
from wrapdocs_introspect.evaluation.truth import truth_of
from wrapdocs_introspect.evaluation.values.choices import alternatives, choose, derive, is_unknown
from wrapdocs_introspect.evaluation.values.contents import ListContent
from wrapdocs_introspect.evaluation.values.formatting import format_percent
from wrapdocs_introspect.evaluation.values.joining import update_dict
from wrapdocs_introspect.evaluation.values.texts import concatenate, texts_of
from wrapdocs_introspect.evaluation.values.values import (
    FALSE,
    TRUE,
    Constant,
    Member,
    Result,
    Text,
    Value,
    constant,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator

_MAX_NUMBER = 10**12
_NUMBERS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}


def evaluate_binary(evaluator: Evaluator, node: ast.BinOp, frame: Frame) -> Value:
    """Evaluate `a + b` and the like."""
    left = evaluator.evaluate(node.left, frame)
    right = evaluator.evaluate(node.right, frame)
    return combine(node.op, left, right, evaluator, frame)


def combine(
    operation: ast.operator, left: Value, right: Value, evaluator: Evaluator, frame: Frame
) -> Value:
    """Return what an operator makes of two values."""
    if isinstance(operation, ast.Add):
        return _add(left, right, evaluator)
    if isinstance(operation, ast.Mod) and any(isinstance(a, Text) for a in alternatives(left)):
        return choose(_percent(one, right, evaluator, frame) for one in alternatives(left))
    if isinstance(operation, ast.Div) and not _is_number(left):
        return _divide(left, right)
    if isinstance(operation, ast.FloorDiv) and any(isinstance(a, Text) for a in alternatives(left)):
        for one in items_of(right, evaluator) or [derive("element", (right,))]:
            left = _divide(left, one)
        return left
    if isinstance(operation, ast.BitOr):
        return _unite(left, right, evaluator)
    return _calculate(operation, left, right)


def _add(left: Value, right: Value, evaluator: Evaluator) -> Value:
    first, second = list_of(left, evaluator), list_of(right, evaluator)
    if first is not None or second is not None:
        base = first if first is not None else extend(ListContent(), left, evaluator)
        return evaluator.allocate(extend(base, right, evaluator))
    if _is_number(left) and _is_number(right):
        return _calculate(ast.Add(), left, right)
    if _may_be_text(left) and _may_be_text(right):
        return concatenate((texts_of(left), texts_of(right)))
    return derive("+", (left, right))


def _is_number(value: Value) -> bool:
    return isinstance(value, Constant) and value.kind in {"int", "float"}


def _may_be_text(value: Value) -> bool:
    return any(isinstance(one, Text) or is_unknown(one) for one in alternatives(value))


def _percent(left: Value, right: Value, evaluator: Evaluator, frame: Frame) -> Value:
    if not isinstance(left, Text):
        return derive("%", (left, right))
    if "://" in left.written and "%" not in left.written and dict_of(right, evaluator) is not None:
        # The operator of an object for an address, which is a text here.
        arguments = Arguments((right,))
        found = evaluator.libraries.call(evaluator, Member(left, "update_query"), arguments, frame)
        return found or derive("%", (left, right))
    return format_percent(left, right, list_of(right, evaluator), dict_of(right, evaluator))


def _divide(left: Value, right: Value) -> Value:
    """Return the address that `/` makes of two parts: of paths, and of objects for addresses."""
    if not any(isinstance(one, (Text, Result, Member)) for one in alternatives(left)):
        return derive("/", (left, right))
    starts = [text(*one.parts, "" if one.written.endswith("/") else "/") for one in texts_of(left)]
    return concatenate((starts, texts_of(right)))


def _unite(left: Value, right: Value, evaluator: Evaluator) -> Value:
    first, second = dict_of(left, evaluator), dict_of(right, evaluator)
    if first is None or second is None:
        return derive("|", (left, right))
    return evaluator.allocate(update_dict(first, second))


def _calculate(operation: ast.operator, left: Value, right: Value) -> Value:
    compute = _NUMBERS.get(type(operation))
    known = [one.value for one in (left, right) if isinstance(one, Constant) and one.kind == "int"]
    if isinstance(operation, ast.Pow) and len(known) == 2 and 0 <= int(str(known[1])) < 40:  # noqa: PLR2004
        compute = operator.pow
    if compute is not None and len(known) == 2:  # noqa: PLR2004 - both of them
        try:
            made = compute(int(str(known[0])), int(str(known[1])))
        except (ArithmeticError, ValueError):
            return derive("number", (left, right))
        if abs(made) < _MAX_NUMBER:
            return constant(made)
    return derive(type(operation).__name__, (left, right))


def evaluate_unary(evaluator: Evaluator, node: ast.UnaryOp, frame: Frame) -> Value:
    """Evaluate `not a` or `-a`."""
    value = evaluator.evaluate(node.operand, frame)
    if isinstance(node.op, ast.Not):
        known = truth_of(value, evaluator)
        if known is None:
            return derive("not", (value,))
        return FALSE if known else TRUE
    if isinstance(node.op, ast.USub) and isinstance(value, Constant) and value.kind == "int":
        return constant(-int(str(value.value)))
    return derive(type(node.op).__name__, (value,))
