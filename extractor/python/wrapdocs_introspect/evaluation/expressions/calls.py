"""Calls."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.calls.methods import call_known_method
from wrapdocs_introspect.evaluation.containers import dict_of, list_of
from wrapdocs_introspect.evaluation.values.choices import alternatives, choose
from wrapdocs_introspect.evaluation.values.contents import DictContent
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    Constant,
    External,
    FunctionValue,
    Reference,
    Super,
    Value,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator


def evaluate_call(evaluator: Evaluator, node: ast.Call, frame: Frame) -> Value:
    """Evaluate `function(arguments)`."""
    function = node.func
    if isinstance(function, ast.Attribute):
        receiver = evaluator.evaluate(function.value, frame)
        arguments = read_arguments(evaluator, node, frame)
        frame.line = node.lineno
        return choose(
            _call_method(evaluator, one, function.attr, arguments, frame)
            for one in alternatives(receiver)
            if one != NONE or receiver == NONE
        )
    callee = evaluator.evaluate(function, frame)
    if callee == External("builtins.super"):
        return _make_super(evaluator, node, frame)
    if callee == External("builtins.locals"):
        return _make_locals(evaluator, frame)
    arguments = read_arguments(evaluator, node, frame)
    frame.line = node.lineno
    return evaluator.call(callee, arguments, frame)


def _call_method(
    evaluator: Evaluator, receiver: Value, name: str, arguments: Arguments, frame: Frame
) -> Value:
    known = call_known_method(evaluator, receiver, name, arguments, frame)
    if known is not None:
        return known
    return evaluator.call(evaluator.attribute(receiver, name, frame), arguments, frame)


def read_arguments(evaluator: Evaluator, node: ast.Call, frame: Frame) -> Arguments:
    """Evaluate the arguments of a call."""
    positional: list[Value] = []
    more: list[Value] = []
    for one in node.args:
        value = evaluator.evaluate(one, frame)
        if not isinstance(one, ast.Starred):
            positional.append(value)
            continue
        found = list_of(value, evaluator)
        positional += found.items if found is not None else ()
        if found is None or found.is_open:
            more += (found.spread if found is not None else ()) or (value,)
    return _with_keywords(evaluator, node, frame, Arguments(tuple(positional), (), tuple(more)))


def _with_keywords(
    evaluator: Evaluator, node: ast.Call, frame: Frame, arguments: Arguments
) -> Arguments:
    keywords: dict[str, Value] = {}
    optional: set[str] = set()
    more: list[Value] = []
    for one in node.keywords:
        value = evaluator.evaluate(one.value, frame)
        if one.arg is not None:
            keywords[one.arg] = value
            continue
        found = dict_of(value, evaluator)
        if found is None:
            more += [] if isinstance(value, Constant) else [value]
            continue
        for item in found.items:
            keywords.setdefault(str(item.key), item.value)
            optional |= {str(item.key)} if item.is_optional else set()
        more += found.spread or ((value,) if found.is_open else ())
    return arguments._replace(
        keywords=tuple(keywords.items()), more_keywords=tuple(more), optional=frozenset(optional)
    )


def _make_super(evaluator: Evaluator, node: ast.Call, frame: Frame) -> Value:
    """Evaluate `super()` or `super(cls, self)`."""
    if len(node.args) == 2:  # noqa: PLR2004 - the class and the object
        cls, receiver = (evaluator.evaluate(one, frame) for one in node.args)
        owner = getattr(cls, "cls", None)
        return Super(owner, receiver) if owner is not None else receiver
    function = frame.function
    owner = function.class_ if function is not None else None
    if function is None or owner is None:
        return External("builtins.super")
    receiver_name = function.parameters[0] if function.parameters else "self"
    found = frame.get(receiver_name) or frame.get("self")
    return Super(owner, found) if found is not None else External("builtins.super")


def _make_locals(evaluator: Evaluator, frame: Frame) -> Reference:
    """Evaluate `locals()`: a dict of the variables."""
    made = DictContent()
    for name, value in frame.state.variables.items():
        if not isinstance(value, FunctionValue):
            made = made.put(name, value)
    return evaluator.allocate(made)
