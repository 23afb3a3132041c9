"""Loops: over what is known, once for each element; otherwise once and not at all."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.conditions import split
from wrapdocs_introspect.evaluation.iteration import elements_of
from wrapdocs_introspect.evaluation.statements.targets import assign
from wrapdocs_introspect.evaluation.states.uniting import unite
from wrapdocs_introspect.evaluation.values.choices import derive

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame, State
    from wrapdocs_introspect.evaluation.interface import Evaluator
    from wrapdocs_introspect.evaluation.values.values import Value

_MAX_UNROLLED = 40
_MAX_ELEMENTS = 100
"""The elements that a loop is run for; one that is not known stands for the others."""
_MAX_OPEN_ROUNDS = 2
"""What a second round finds is what the first one has left: the cursor of the next page."""


def run_for(evaluator: Evaluator, node: ast.For | ast.AsyncFor, frame: Frame) -> list[State]:
    """Run `for name in values: ...`."""
    values = evaluator.evaluate(node.iter, frame)
    elements, is_known = elements_of(values, evaluator, frame)
    states = [frame.state]
    if not is_known or len(elements) > _MAX_ELEMENTS:
        skipped = [frame.state.fork()]
        others = [derive("element", (values,))] if len(elements) > _MAX_ELEMENTS else []
        for element in [*elements[:_MAX_ELEMENTS], *others]:
            states = _run_once(evaluator, node, element, states, frame)
        states = unite(states + skipped, evaluator)
    else:
        for element in elements:
            states = _run_once(evaluator, node, element, states, frame)
    return evaluator.run(node.orelse, states, frame) if node.orelse else states


def _run_once(
    evaluator: Evaluator,
    node: ast.For | ast.AsyncFor,
    element: Value,
    states: list[State],
    frame: Frame,
) -> list[State]:
    for state in states:
        evaluator.enter(state, frame)
        assign(node.target, element, evaluator, frame)
    return _run_body(evaluator, node.body, states, frame)


def _run_body(
    evaluator: Evaluator, body: list[ast.stmt], states: list[State], frame: Frame
) -> list[State]:
    frame.left.append([])
    behind = evaluator.run(body, states, frame)
    return unite(behind + frame.left.pop(), evaluator)


def run_while(evaluator: Evaluator, node: ast.While, frame: Frame) -> list[State]:
    """Run `while test: ...`: as long as the test is decided, otherwise up to twice."""
    states, done = [frame.state], []
    open_rounds = 0
    for _ in range(_MAX_UNROLLED):
        holds: list[State] = []
        is_decided = True
        for state in states:
            yes, no = split(node.test, state, evaluator, frame)
            is_decided = is_decided and not (yes and no)
            holds += yes
            done += no
        states = _run_body(evaluator, node.body, holds, frame) if holds else []
        open_rounds += not is_decided or _is_always_true(node.test)
        if not states or open_rounds >= _MAX_OPEN_ROUNDS:
            break
    behind = unite(done + states, evaluator)
    return evaluator.run(node.orelse, behind, frame) if node.orelse else behind


def _is_always_true(test: ast.expr) -> bool:
    return isinstance(test, ast.Constant) and bool(test.value)
