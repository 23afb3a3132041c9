"""Evaluates expressions on abstract values."""

from __future__ import annotations

import ast
from itertools import islice, product
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.assignments import assign
from wrapdocs_introspect.idioms.requests.evaluation.attributes import get_attribute
from wrapdocs_introspect.idioms.requests.evaluation.calls import evaluate_call
from wrapdocs_introspect.idioms.requests.evaluation.choices import settle_choices
from wrapdocs_introspect.idioms.requests.evaluation.comparisons import evaluate_comparison, truth_of
from wrapdocs_introspect.idioms.requests.evaluation.comprehensions import evaluate_comprehension
from wrapdocs_introspect.idioms.requests.evaluation.containers import get_item, update
from wrapdocs_introspect.idioms.requests.evaluation.holes import to_parts
from wrapdocs_introspect.idioms.requests.evaluation.texts import (
    MAX_TEXT,
    character_at,
    concatenate,
    cut,
    fill_percent,
    join,
)
from wrapdocs_introspect.idioms.requests.evaluation.values import (
    MAX_ITEMS,
    NONE,
    UNKNOWN,
    Constant,
    Function,
    FunctionValue,
    Mapping,
    Sequence,
    Text,
    Value,
    alternatives,
    choose,
    text,
)
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.idioms.requests.evaluation.frames import Frame
    from wrapdocs_introspect.idioms.requests.evaluation.interpreter import Interpreter
    from wrapdocs_introspect.names.scope import Scope

_MAX_COMBINATIONS = 6
_MAX_BITS = 64


def _constant(_: Interpreter, node: ast.Constant, __: Frame) -> Value:
    value = node.value
    if isinstance(value, str):
        return text(value) if len(value) <= MAX_TEXT else UNKNOWN
    if isinstance(value, int) and value.bit_length() > _MAX_BITS:
        return UNKNOWN
    is_plain = value is None or isinstance(value, (bool, int, float, bytes))
    return Constant(value) if is_plain else UNKNOWN  # type: ignore[arg-type]


def _name(interpreter: Interpreter, node: ast.Name, frame: Frame) -> Value:
    variable = frame.get(node.id)
    if variable is not None:
        return variable
    return interpreter.value_of(interpreter.definitions.named(_scope_of_names(frame), node.id))


def _scope_of_names(frame: Frame) -> Scope:
    """Return where a function looks up names: not in the class that it is a method of."""
    scope = frame.scope
    while frame.function is not None and scope.kind == "class" and scope.parent is not None:
        scope = scope.parent
    return scope


def _attribute(interpreter: Interpreter, node: ast.Attribute, frame: Frame) -> Value:
    base = interpreter.evaluate(node.value, frame)
    interpreter.reach_line(node.lineno)
    value = get_attribute(interpreter, base, node.attr)
    interpreter.addresses.note(node.attr, value)
    return value


def _joined(interpreter: Interpreter, node: ast.JoinedStr, frame: Frame) -> Value:
    values: list[Value] = []
    names: list[str] = []
    for one in node.values:
        shown = one.value if isinstance(one, ast.FormattedValue) else one
        values.append(interpreter.evaluate(shown, frame))
        names.append((dotted_name(shown) or "value").rpartition(".")[2])
    return choose(
        join(
            part
            for value, name in zip(settled, names, strict=True)
            for part in to_parts(value, name)
        )
        for settled in settle_choices(values)
    )


def _operation(interpreter: Interpreter, node: ast.BinOp, frame: Frame) -> Value:
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
    return Sequence(items, is_open)


def _is_textual(value: Value) -> bool:
    return any(isinstance(one, Text) for one in alternatives(value))


def _combine(operation: Callable[[Value, Value], Value], left: Value, right: Value) -> Value:
    pairs = list(product(alternatives(left), alternatives(right)))[:_MAX_COMBINATIONS]
    return choose(operation(one, other) for one, other in pairs)


def _dict(interpreter: Interpreter, node: ast.Dict, frame: Frame) -> Value:
    made = Mapping()
    items: list[tuple[Value, Value]] = []
    for key, value in islice(zip(node.keys, node.values, strict=True), MAX_ITEMS):
        inner = interpreter.evaluate(value, frame)
        if key is not None:
            items.append((interpreter.evaluate(key, frame), inner))
        else:
            made = update(made.put_all(items), inner)
            items = []
    return (
        made.put_all(items) if len(node.keys) <= MAX_ITEMS else Mapping(tuple(items), is_open=True)
    )


def _sequence(
    interpreter: Interpreter, node: ast.List | ast.Tuple | ast.Set, frame: Frame
) -> Value:
    items: list[Value] = []
    is_open = len(node.elts) > MAX_ITEMS
    for one in node.elts[:MAX_ITEMS]:
        value = interpreter.evaluate(one.value if isinstance(one, ast.Starred) else one, frame)
        if not isinstance(one, ast.Starred):
            items.append(value)
        elif isinstance(value, Sequence):
            items += value.items
            is_open = is_open or value.is_open
        else:
            is_open = True
    return Sequence(tuple(items), is_open)


def _conditional(interpreter: Interpreter, node: ast.IfExp, frame: Frame) -> Value:
    truth = truth_of(interpreter.evaluate(node.test, frame))
    branches = [node.body, node.orelse] if truth is None else [node.body if truth else node.orelse]
    return choose([interpreter.evaluate(one, frame) for one in branches])


def _boolean(interpreter: Interpreter, node: ast.BoolOp, frame: Frame) -> Value:
    values = [interpreter.evaluate(one, frame) for one in node.values]
    if isinstance(node.op, ast.And):
        return values[-1]
    kept: list[Value] = []
    for value in values:
        if truth_of(value) is not False:
            kept.append(value)
        if truth_of(value):
            break
    return choose(kept) if kept else values[-1]


def _unary(interpreter: Interpreter, node: ast.UnaryOp, frame: Frame) -> Value:
    value = interpreter.evaluate(node.operand, frame)
    truth = truth_of(value) if isinstance(node.op, ast.Not) else None
    if truth is not None:
        return Constant(not truth)
    is_number = isinstance(value, Constant) and isinstance(value.value, (int, float))
    return Constant(-value.value) if is_number and isinstance(node.op, ast.USub) else UNKNOWN  # type: ignore[operator, union-attr]


def _subscript(interpreter: Interpreter, node: ast.Subscript, frame: Frame) -> Value:
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


def _lambda(_: Interpreter, node: ast.Lambda, frame: Frame) -> Value:
    returning = ast.Return(node.body, lineno=node.lineno, col_offset=node.col_offset)
    made = ast.FunctionDef("<lambda>", node.args, [returning], [])
    made = ast.copy_location(made, node)
    return FunctionValue(Function(made, frame.scope, None, frame))


def _inner(
    interpreter: Interpreter, node: ast.Await | ast.Starred | ast.FormattedValue, frame: Frame
) -> Value:
    return interpreter.evaluate(node.value, frame)


def _yield(interpreter: Interpreter, node: ast.Yield, frame: Frame) -> Value:
    value = interpreter.evaluate(node.value, frame) if node.value is not None else NONE
    frame.yielded.append(value)
    return UNKNOWN


def _yield_from(interpreter: Interpreter, node: ast.YieldFrom, frame: Frame) -> Value:
    frame.yielded.append(interpreter.element_of(interpreter.evaluate(node.value, frame)))
    return UNKNOWN


def _named(interpreter: Interpreter, node: ast.NamedExpr, frame: Frame) -> Value:
    value = interpreter.evaluate(node.value, frame)
    assign(interpreter, node.target, value, frame)
    return value


EVALUATORS: dict[type[ast.expr], Callable[..., Value]] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.JoinedStr: _joined,
    ast.BinOp: _operation,
    ast.Dict: _dict,
    ast.List: _sequence,
    ast.Tuple: _sequence,
    ast.Set: _sequence,
    ast.IfExp: _conditional,
    ast.BoolOp: _boolean,
    ast.Compare: evaluate_comparison,
    ast.UnaryOp: _unary,
    ast.Subscript: _subscript,
    ast.Lambda: _lambda,
    ast.Await: _inner,
    ast.Starred: _inner,
    ast.Yield: _yield,
    ast.YieldFrom: _yield_from,
    ast.NamedExpr: _named,
    ast.ListComp: evaluate_comprehension,
    ast.SetComp: evaluate_comprehension,
    ast.GeneratorExp: evaluate_comprehension,
    ast.DictComp: evaluate_comprehension,
    ast.Call: evaluate_call,
}
"""How expressions are evaluated; of other kinds, which no request needs, nothing is known."""
