"""`and`, `or` and conditional expressions."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.conditions import decide, is_usual, split
from wrapdocs_introspect.evaluation.states.uniting import join_changes
from wrapdocs_introspect.evaluation.truth import truth_of
from wrapdocs_introspect.evaluation.values.choices import alternatives, choose
from wrapdocs_introspect.evaluation.values.values import NONE, Value

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame, State
    from wrapdocs_introspect.evaluation.interface import Evaluator


def evaluate_bool(evaluator: Evaluator, node: ast.BoolOp, frame: Frame) -> Value:
    """Evaluate `a and b` or `a or b`."""
    is_and = isinstance(node.op, ast.And)
    found: list[Value] = []
    for one in node.values[:-1]:
        value = evaluator.evaluate(one, frame)
        decided = decide(value, evaluator, frame)
        if decided is (not is_and):
            return choose((*found, value))
        if decided is None:
            found += _ending(value, evaluator, is_and=is_and)
    return choose((*found, evaluator.evaluate(node.values[-1], frame)))


def _ending(value: Value, evaluator: Evaluator, *, is_and: bool) -> list[Value]:
    """Return what a part of `and` or `or` is if it is the result."""
    possible = [
        one for one in alternatives(value) if truth_of(one, evaluator) in {not is_and, None}
    ]
    if not is_and:
        return possible
    known = [one for one in possible if truth_of(one, evaluator) is False]
    return known or [NONE]


def evaluate_if(evaluator: Evaluator, node: ast.IfExp, frame: Frame) -> Value:
    """Evaluate `a if test else b`."""
    holds, fails = split(node.test, frame.state.fork(), evaluator, frame)
    values: list[Value] = []
    ends: list[State] = []
    before = frame.state
    ways = [(holds[:2], node.body), (fails[:2], node.orelse)]
    if holds and fails:
        evaluator.enter(fails[0], frame)
        ways = ways if is_usual(node.test, evaluator, frame) else ways[::-1]
        evaluator.enter(before, frame)
    for states, branch in ways:
        for state in states:
            evaluator.enter(state, frame)
            values.append(evaluator.evaluate(branch, frame))
            ends.append(frame.state)
    before.changes = join_changes([one.changes for one in ends], evaluator)
    evaluator.enter(before, frame)
    return choose(values)
