"""Conditions: which ways lead on from a test, and what each of them assumes."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.calls.methods import call_known_method
from wrapdocs_introspect.evaluation.expressions.comparisons import is_inside
from wrapdocs_introspect.evaluation.statements.targets import assign
from wrapdocs_introspect.evaluation.truth import are_equal, is_instance, truth_of
from wrapdocs_introspect.evaluation.values.choices import (
    alternatives,
    choose,
    has_roots,
    is_unknown,
)
from wrapdocs_introspect.evaluation.values.contents import ListContent
from wrapdocs_introspect.evaluation.values.environment import (
    READING_ENVIRONMENT,
    value_if_unset,
)
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    UNKNOWN,
    ClassValue,
    Constant,
    Derived,
    Member,
    Parameter,
    Text,
    Value,
)
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame, State
    from wrapdocs_introspect.evaluation.interface import Evaluator
    from wrapdocs_introspect.names.scope import Scope

_MAX_STATES = 6
_POSITIVE = (ast.Is, ast.Eq)
_PLACES = (ast.Name, ast.Attribute, ast.Subscript)
_READING = READING_ENVIRONMENT | {"environ.get", "getenv"}
_EDGES = frozenset({"startswith", "endswith"})
_EQUALITIES = (ast.Is, ast.Eq, ast.IsNot, ast.NotEq)


def decide(value: Value, evaluator: Evaluator, frame: Frame) -> bool | None:
    """Tell whether a condition holds here; None if that is not decided."""
    known = truth_of(value, evaluator)
    if known is not None:
        return known
    if isinstance(value, Derived) and value.operation == "not":
        inner = decide(value.sources[0], evaluator, frame) if value.sources else None
        return None if inner is None else not inner
    return frame.state.assumed.get(value)


def split(
    test: ast.expr, state: State, evaluator: Evaluator, frame: Frame
) -> tuple[list[State], list[State]]:
    """Return the states in which a test holds, and those in which it does not.

    Args:
        test: The test.
        state: Where it is evaluated; it may become one of the results.
        evaluator: Evaluates it.
        frame: The function that it stands in.
    """
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        holds, fails = split(test.operand, state, evaluator, frame)
        return fails, holds
    if isinstance(test, ast.BoolOp):
        return _split_bool(test, state, evaluator, frame)
    evaluator.enter(state, frame)
    value = evaluator.evaluate(test, frame)
    decided = decide(value, evaluator, frame)
    if decided is not None:
        return ([state], []) if decided else ([], [state])
    other = state.fork()
    assume(state, test, value, evaluator, frame, outcome=True)
    assume(other, test, value, evaluator, frame, outcome=False)
    return [state], [other]


def is_usual(test: ast.expr, evaluator: Evaluator, frame: Frame) -> bool:
    """Tell whether a test holds where parameters have their defaults; the usual way is first.

    No environment variable is set by default.

    Args:
        test: The test; others than names, attributes and comparisons of these are taken to hold.
        evaluator: Evaluates it.
        frame: The function that it stands in.
    """
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return not is_usual(test.operand, evaluator, frame)
    if isinstance(test, ast.Compare) and isinstance(test.ops[0], _EQUALITIES):
        default = _default_of(test.left, evaluator, frame)
        if default is None:
            return True
        is_equal = are_equal(default, evaluator.evaluate(test.comparators[0], frame), evaluator)
        return is_equal is None or is_equal is isinstance(test.ops[0], _POSITIVE)
    default = _default_of(test, evaluator, frame)
    return default is None or truth_of(default, evaluator) is not False


def _default_of(node: ast.expr, evaluator: Evaluator, frame: Frame) -> Value | None:
    # Evaluating another call once more would send its requests twice.
    is_reading = isinstance(node, ast.Call) and dotted_name(node.func) in _READING
    if not isinstance(node, _PLACES) and not is_reading:
        return None
    value = evaluator.evaluate(node, frame)
    return value.default if isinstance(value, Parameter) else value_if_unset(value)


def _split_bool(
    test: ast.BoolOp, state: State, evaluator: Evaluator, frame: Frame
) -> tuple[list[State], list[State]]:
    is_and = isinstance(test.op, ast.And)
    going, done = [state], []
    for value in test.values:
        following: list[State] = []
        for one in going:
            holds, fails = split(value, one, evaluator, frame)
            following += holds if is_and else fails
            done += fails if is_and else holds
        going = following[:_MAX_STATES]
    return (going, done) if is_and else (done, going)


def assume(
    state: State,
    test: ast.expr,
    value: Value,
    evaluator: Evaluator,
    frame: Frame,
    *,
    outcome: bool,
) -> None:
    """Note in a state how a test that is not decided came out, and what follows from that."""
    positive, holds = value, outcome
    while isinstance(positive, Derived) and positive.operation == "not" and positive.sources:
        positive, holds = positive.sources[0], not holds
    if positive is not UNKNOWN and has_roots(positive):
        state.assumed[positive] = holds
    _narrow(state, test, evaluator, frame, outcome=outcome)


def _narrow(
    state: State, test: ast.expr, evaluator: Evaluator, frame: Frame, *, outcome: bool
) -> None:
    """Leave out what cannot be there where a test came out in a certain way."""
    evaluator.enter(state, frame)
    if isinstance(test, _PLACES):
        _keep(test, lambda one: truth_of(one, evaluator) in {outcome, None}, evaluator, frame)
    elif isinstance(test, ast.Compare) and isinstance(test.ops[0], (ast.In, ast.NotIn)):
        _narrow_containers(test, evaluator, frame, outcome=outcome)
    elif isinstance(test, ast.Compare) and isinstance(test.left, _PLACES):
        _narrow_compared(test, evaluator, frame, outcome=outcome)
    elif _is_instance_test(test):
        _narrow_instance(test, evaluator, frame, outcome=outcome)  # type: ignore[arg-type]
    elif isinstance(test, ast.Call) and isinstance(test.func, ast.Attribute):
        _narrow_edge(test, test.func, evaluator, frame, outcome=outcome)


def _narrow_compared(
    test: ast.Compare, evaluator: Evaluator, frame: Frame, *, outcome: bool
) -> None:
    if len(test.ops) != 1 or not isinstance(test.ops[0], _EQUALITIES):
        return
    other = evaluator.evaluate(test.comparators[0], frame)
    is_equal = isinstance(test.ops[0], _POSITIVE) is outcome
    known = evaluator.evaluate(test.left, frame)
    if isinstance(test.left, ast.Name) and is_equal and is_unknown(known) and _is_plain(other):
        assign(test.left, other, evaluator, frame)
        return
    answers = {is_equal, None}
    _keep(test.left, lambda one: are_equal(one, other, evaluator) in answers, evaluator, frame)


def _narrow_containers(
    test: ast.Compare, evaluator: Evaluator, frame: Frame, *, outcome: bool
) -> None:
    """Leave out what holds a value, or does not: `if "://" not in url`."""
    place = test.comparators[0]
    if len(test.ops) != 1 or not isinstance(place, _PLACES):
        return
    value = evaluator.evaluate(test.left, frame)
    is_in = isinstance(test.ops[0], ast.In) is outcome
    _keep(place, lambda one: is_inside(value, one, evaluator) in {is_in, None}, evaluator, frame)


def _is_plain(value: Value) -> bool:
    if isinstance(value, Constant):
        return value == NONE or value.kind == "bool"
    return isinstance(value, Text) and value.literal is not None


def _is_instance_test(test: ast.expr) -> bool:
    return (
        isinstance(test, ast.Call)
        and isinstance(test.func, ast.Name)
        and test.func.id == "isinstance"
        and len(test.args) == 2  # noqa: PLR2004 - the value and the class
        and isinstance(test.args[0], _PLACES)
    )


def _narrow_instance(test: ast.Call, evaluator: Evaluator, frame: Frame, *, outcome: bool) -> None:
    wanted = evaluator.evaluate(test.args[1], frame)
    classes = wanted.items if isinstance(wanted, ListContent) else alternatives(wanted)
    place = test.args[0]
    known = evaluator.evaluate(place, frame)
    only = classes[0] if len(classes) == 1 else None
    if outcome and isinstance(only, ClassValue) and isinstance(known, (Parameter, Member)):
        assign(place, _as_object(known, only.cls), evaluator, frame)
        return
    _keep(
        place, lambda one: is_instance(one, classes, evaluator) in {outcome, None}, evaluator, frame
    )


def _as_object(value: Parameter | Member, cls: Scope) -> Value:
    """Return a value that is seen to be an object of a class."""
    if isinstance(value, Member):
        return Member(value.receiver, value.name, value.is_item, cls)
    return value.with_class(cls, None)


def _narrow_edge(
    test: ast.Call, function: ast.Attribute, evaluator: Evaluator, frame: Frame, *, outcome: bool
) -> None:
    """Leave out texts that `startswith` and `endswith` decide the other way."""
    if function.attr not in _EDGES or not isinstance(function.value, _PLACES):
        return
    arguments = Arguments(tuple(evaluator.evaluate(one, frame) for one in test.args))

    def is_possible(one: Value) -> bool:
        found = call_known_method(evaluator, one, function.attr, arguments, frame)
        return found is None or truth_of(found, evaluator) in {outcome, None}

    _keep(function.value, is_possible, evaluator, frame)


def _keep(place: ast.expr, is_possible: Possible, evaluator: Evaluator, frame: Frame) -> None:
    """Keep those alternatives of a variable, attribute or item that are possible."""
    found = alternatives(evaluator.evaluate(place, frame))
    if len(found) < 2:  # noqa: PLR2004 - there is nothing to choose from
        return
    kept = [one for one in found if is_possible(one)]
    if kept and len(kept) < len(found):
        assign(place, choose(kept), evaluator, frame)


if TYPE_CHECKING:
    from collections.abc import Callable

    Possible = Callable[[Value], bool]
