"""Evaluates expressions on abstract values."""

from __future__ import annotations

import ast
from itertools import islice
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.assignments import assign
from wrapdocs_introspect.idioms.requests.evaluation.attributes import get_attribute
from wrapdocs_introspect.idioms.requests.evaluation.calls import evaluate_call
from wrapdocs_introspect.idioms.requests.evaluation.comparisons import evaluate_comparison, truth_of
from wrapdocs_introspect.idioms.requests.evaluation.comprehensions import evaluate_comprehension
from wrapdocs_introspect.idioms.requests.evaluation.operators import (
    evaluate_boolean,
    evaluate_operation,
    evaluate_unary,
)
from wrapdocs_introspect.idioms.requests.evaluation.subscripts import evaluate_subscript
from wrapdocs_introspect.idioms.requests.evaluation.text.holes import to_parts
from wrapdocs_introspect.idioms.requests.evaluation.text.texts import MAX_TEXT, join
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    MAX_ITEMS,
    NONE,
    UNKNOWN,
    Constant,
    FunctionValue,
    Mapping,
    Sequence,
    choose,
    make_sequence,
    text,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.choices import settle_choices
from wrapdocs_introspect.idioms.requests.evaluation.values.containers import update
from wrapdocs_introspect.idioms.requests.following.function import Function
from wrapdocs_introspect.idioms.requests.following.iteration import element_of
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.names.scope import Scope

_MAX_BITS = 64


def _constant(_: Interpreter, node: ast.Constant, __: Frame) -> Value:
    value = node.value
    if isinstance(value, str):
        return text(value) if len(value) <= MAX_TEXT else UNKNOWN
    if value is None:
        return NONE
    if isinstance(value, int) and value.bit_length() > _MAX_BITS:
        return UNKNOWN
    is_plain = isinstance(value, (bool, int, float, bytes))
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
    return make_sequence(items, is_open=is_open)


def _conditional(interpreter: Interpreter, node: ast.IfExp, frame: Frame) -> Value:
    truth = truth_of(interpreter.evaluate(node.test, frame))
    branches = [node.body, node.orelse] if truth is None else [node.body if truth else node.orelse]
    return choose([interpreter.evaluate(one, frame) for one in branches])


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
    frame.yielded.append(element_of(interpreter, interpreter.evaluate(node.value, frame)))
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
    ast.BinOp: evaluate_operation,
    ast.Dict: _dict,
    ast.List: _sequence,
    ast.Tuple: _sequence,
    ast.Set: _sequence,
    ast.IfExp: _conditional,
    ast.BoolOp: evaluate_boolean,
    ast.Compare: evaluate_comparison,
    ast.UnaryOp: evaluate_unary,
    ast.Subscript: evaluate_subscript,
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
