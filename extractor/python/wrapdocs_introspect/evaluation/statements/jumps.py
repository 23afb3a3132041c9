"""Expressions as statements, `if`, and what leaves a function or a loop."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.conditions import is_usual, split
from wrapdocs_introspect.evaluation.values.values import NONE

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame, State
    from wrapdocs_introspect.evaluation.interface import Evaluator


def run_expression(evaluator: Evaluator, node: ast.Expr, frame: Frame) -> None:
    """Run an expression for what it does."""
    if not isinstance(node.value, ast.Constant):
        evaluator.evaluate(node.value, frame)


def run_return(evaluator: Evaluator, node: ast.Return, frame: Frame) -> list[State]:
    """Run `return value`."""
    value = evaluator.evaluate(node.value, frame) if node.value is not None else NONE
    frame.returned.append((value, frame.state.changes))
    return []


def run_raise(_evaluator: Evaluator, _node: ast.Raise, _frame: Frame) -> list[State]:
    """Run `raise error`; how the error is made does not matter, and may take long."""
    return []


def run_assert(evaluator: Evaluator, node: ast.Assert, frame: Frame) -> list[State]:
    """Run `assert test`."""
    holds, _ = split(node.test, frame.state, evaluator, frame)
    return holds


def run_if(evaluator: Evaluator, node: ast.If, frame: Frame) -> list[State]:
    """Run `if test: ... else: ...`; a test that is not decided leads both ways."""
    holds, fails = split(node.test, frame.state, evaluator, frame)
    ways = [(holds, node.body), (fails, node.orelse)]
    if holds and fails:
        evaluator.enter(fails[0], frame)
        ways = ways if is_usual(node.test, evaluator, frame) else ways[::-1]
    return [
        behind for states, body in ways if states for behind in evaluator.run(body, states, frame)
    ]


def run_break(_evaluator: Evaluator, _node: ast.Break | ast.Continue, frame: Frame) -> list[State]:
    """Run `break` or `continue`."""
    if frame.left:
        frame.left[-1].append(frame.state)
    return []
