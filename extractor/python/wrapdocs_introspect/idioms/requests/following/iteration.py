"""What iterating a value yields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    UNKNOWN,
    ClassValue,
    Constant,
    Instance,
    Member,
    Parameter,
    Result,
    Sequence,
    Value,
    alternatives,
    choose,
    literal_of,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

_PAIR = 2
_ITERATION = ("__iter__", "__aiter__", "__next__", "__anext__")


def what_is_yielded(frame: Frame, function: Function) -> Value:
    """Return what a generator yields.

    Args:
        frame: The frame of the generator, after its last line.
        function: The generator.

    Returns:
        A list of unknown length; the items of its argument if it only encodes a dict:
        `for key, value in given.items(): yield key, encode(value)`.
    """
    given = _only_argument(frame, function)
    if given is not None and all(map(_is_pair_of_any_key, frame.yielded)):
        return Result(Member(given, "items"))
    return Sequence((choose(frame.yielded),), is_open=True)


def items_of(value: Value) -> Value | None:
    """Return the dict whose items a value is: `given.items()`; None for anything else."""
    callee = value.callee if isinstance(value, Result) else None
    is_call = isinstance(value, Result) and not value.arguments and not value.keywords
    return (
        callee.base if is_call and isinstance(callee, Member) and callee.name == "items" else None
    )


def _only_argument(frame: Frame, function: Function) -> Parameter | None:
    """Return the argument of a function with a single parameter, if a caller gives it."""
    arguments = function.node.args
    declared = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    value = frame.variables.get(declared[0].arg) if len(declared) == 1 else None
    named = [one for one in alternatives(value) if isinstance(one, Parameter)] if value else []
    return named[0] if len(named) == 1 else None


def _is_pair_of_any_key(value: Value) -> bool:
    if not isinstance(value, Sequence) or len(value.items) != _PAIR:
        return False
    return literal_of(value.items[0]) is None


def element_of(interpreter: Interpreter, value: Value) -> Value:
    """Return what iterating a value yields; iterating a paginator sends its requests.

    Args:
        interpreter: What follows the methods of an iterator.
        value: The value.
    """
    if isinstance(value, Sequence):
        return choose(value.items)
    if isinstance(value, Instance):
        for name in _ITERATION:
            method = interpreter.definitions.method(value.cls, name)
            if method is not None:
                interpreter.call_method(method, value)
        return UNKNOWN
    if isinstance(value, (ClassValue, Constant)):
        return UNKNOWN
    found = alternatives(value)
    return choose(element_of(interpreter, one) for one in found) if len(found) > 1 else UNKNOWN
