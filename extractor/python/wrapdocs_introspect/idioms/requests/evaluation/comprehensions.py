"""Comprehensions: unrolled over few known items, run once over others."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.assignments import assign
from wrapdocs_introspect.idioms.requests.evaluation.comparisons import truth_of
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Mapping, Sequence, Value
from wrapdocs_introspect.idioms.requests.evaluation.values.dict_copies import copy_dict
from wrapdocs_introspect.idioms.requests.following.iteration import element_of

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

_MAX_UNROLLED = 60

Comprehension = ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp


def evaluate_comprehension(interpreter: Interpreter, node: Comprehension, frame: Frame) -> Value:
    """Evaluate a comprehension or a generator expression."""
    copied = copy_dict(interpreter, node, frame) if isinstance(node, ast.DictComp) else None
    if copied is not None:
        return copied
    before = frame.variables
    frame.variables = dict(before)
    try:
        first, *others = node.generators
        items = interpreter.evaluate(first.iter, frame)
        if not others and isinstance(items, Sequence) and _is_small(items):
            return _unroll(interpreter, node, items, frame)
        assign(interpreter, first.target, element_of(interpreter, items), frame)
        for one in others:
            inner = element_of(interpreter, interpreter.evaluate(one.iter, frame))
            assign(interpreter, one.target, inner, frame)
        return _collect(node, [_produce(interpreter, node, frame)], is_open=True)
    finally:
        frame.variables = before


def _is_small(items: Sequence) -> bool:
    return 0 < len(items.items) <= _MAX_UNROLLED


def _unroll(interpreter: Interpreter, node: Comprehension, items: Sequence, frame: Frame) -> Value:
    """Evaluate a comprehension over known items one by one: a filter of `None`, for example."""
    generator = node.generators[0]
    produced: list[tuple[Value, ...]] = []
    optional: list[Value] = []
    for item in items.items:
        assign(interpreter, generator.target, item, frame)
        tests = [truth_of(interpreter.evaluate(test, frame)) for test in generator.ifs]
        if False not in tests:
            produced.append(_produce(interpreter, node, frame))
            optional += [produced[-1][0]] if None in tests else []
    return _collect(node, produced, is_open=items.is_open, optional=tuple(optional))


def _produce(interpreter: Interpreter, node: Comprehension, frame: Frame) -> tuple[Value, ...]:
    nodes = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
    return tuple(interpreter.evaluate(one, frame) for one in nodes)


def _collect(
    node: Comprehension,
    produced: list[tuple[Value, ...]],
    *,
    is_open: bool,
    optional: tuple[Value, ...] = (),
) -> Value:
    if isinstance(node, ast.DictComp):
        return Mapping(tuple((one[0], one[1]) for one in produced), is_open, (), optional)
    return Sequence(tuple(one[0] for one in produced), is_open)
