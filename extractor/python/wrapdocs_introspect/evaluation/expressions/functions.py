"""Lambdas, `await` and `yield`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.frames import Scoped
from wrapdocs_introspect.evaluation.function import Function
from wrapdocs_introspect.evaluation.values.choices import alternatives, choose, derive
from wrapdocs_introspect.evaluation.values.values import (
    UNKNOWN,
    FunctionValue,
    Reference,
    Value,
)
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator


def evaluate_lambda(_evaluator: Evaluator, node: ast.Lambda, frame: Frame) -> Value:
    """Evaluate `lambda x: ...`: a function that returns."""
    returned = ast.copy_location(ast.Return(node.body), node)
    made = ast.FunctionDef("<lambda>", node.args, [returned], [])
    return nested_function(ast.copy_location(made, node), frame)


def nested_function(node: ast.FunctionDef | ast.AsyncFunctionDef, frame: Frame) -> FunctionValue:
    """Return a function that is defined in another one, with the variables around it."""
    owner = frame.function.class_ if frame.function is not None else None
    function = Function(node, frame.scope, owner)
    closure = Scoped(frame.state.variables, frame.closure)
    return FunctionValue(function, None, closure)


def evaluate_await(evaluator: Evaluator, node: ast.Await, frame: Frame) -> Value:
    """Evaluate `await value`."""
    value = evaluator.evaluate(node.value, frame)
    return choose(_await(one, evaluator, frame) for one in alternatives(value))


def _await(value: Value, evaluator: Evaluator, frame: Frame) -> Value:
    if isinstance(value, Reference) and isinstance(value.cls, Scope):
        method = evaluator.definitions.method(value.cls, "__await__")
        if method is not None:
            return evaluator.follow(method, Arguments((value,)), frame)
    return value


def evaluate_yield(evaluator: Evaluator, node: ast.Yield, frame: Frame) -> Value:
    """Evaluate `yield value`."""
    if node.value is not None:
        frame.yielded.append(evaluator.evaluate(node.value, frame))
    return UNKNOWN


def evaluate_yield_from(evaluator: Evaluator, node: ast.YieldFrom, frame: Frame) -> Value:
    """Evaluate `yield from values`."""
    value = evaluator.evaluate(node.value, frame)
    frame.yielded.append(derive("element", (value,)))
    return value
