"""`with`, `try` and `match`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.statements.targets import assign
from wrapdocs_introspect.evaluation.states.uniting import unite
from wrapdocs_introspect.evaluation.truth import are_equal
from wrapdocs_introspect.evaluation.values.choices import alternatives, choose
from wrapdocs_introspect.evaluation.values.contents import ListContent
from wrapdocs_introspect.evaluation.values.values import UNKNOWN, Reference, Value
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame, State
    from wrapdocs_introspect.evaluation.interface import Evaluator

_ENTERING = ("__enter__", "__aenter__")


def run_with(evaluator: Evaluator, node: ast.With | ast.AsyncWith, frame: Frame) -> list[State]:
    """Run `with value as name: ...`."""
    for item in node.items:
        value = evaluator.evaluate(item.context_expr, frame)
        entered = choose(_enter(one, evaluator, frame) for one in alternatives(value))
        if item.optional_vars is not None:
            assign(item.optional_vars, entered, evaluator, frame)
    return evaluator.run(node.body, [frame.state], frame)


def _enter(value: Value, evaluator: Evaluator, frame: Frame) -> Value:
    if isinstance(value, ListContent) and value.items:
        return choose(value.items)  # What a generator with `@contextmanager` yields.
    if isinstance(value, Reference) and isinstance(value.cls, Scope):
        for name in _ENTERING:
            method = evaluator.definitions.method(value.cls, name)
            if method is not None:
                found = evaluator.follow(method, Arguments((value,)), frame)
                return value if found == UNKNOWN else found
    return value


def run_try(evaluator: Evaluator, node: ast.Try, frame: Frame) -> list[State]:
    """Run `try: ... except: ...`; each handler may begin with what was there before the block."""
    before, sent = frame.state.fork(), len(frame.effects)
    behind = evaluator.run(node.body, [frame.state], frame)
    has_sent = len(frame.effects) > sent
    if node.orelse:
        behind = evaluator.run(node.orelse, behind, frame)
    for handler in node.handlers:
        state = before.fork()
        if handler.name is not None:
            state.variables[handler.name] = UNKNOWN
        if has_sent:
            behind = behind + evaluator.run_handler(handler, state, frame)
        else:
            behind = behind + evaluator.run(handler.body, [state], frame)
    behind = unite(behind, evaluator)
    if not node.finalbody:
        return behind
    ended = evaluator.run(node.finalbody, behind or [before], frame)
    return ended if behind else []


def run_match(evaluator: Evaluator, node: ast.Match, frame: Frame) -> list[State]:
    """Run `match value: ...`; of patterns that are no values, each may fit."""
    value = evaluator.evaluate(node.subject, frame)
    behind: list[State] = []
    start = frame.state
    is_open = True
    for case in node.cases:
        fits = _fits(case.pattern, value, evaluator, frame)
        if fits is False or not is_open:
            continue
        is_open = not (fits is True and case.guard is None)
        behind = behind + evaluator.run(case.body, [start.fork()], frame)
    return [*behind, start] if is_open else behind


def _fits(pattern: ast.pattern, value: Value, evaluator: Evaluator, frame: Frame) -> bool | None:
    if isinstance(pattern, ast.MatchValue):
        return are_equal(value, evaluator.evaluate(pattern.value, frame), evaluator)
    if isinstance(pattern, ast.MatchAs) and pattern.pattern is None:
        if pattern.name is not None:
            frame.state.variables[pattern.name] = value
        return True
    return None
