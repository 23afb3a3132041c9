"""What iterating a value gives, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.containers import items_of, list_of
from wrapdocs_introspect.evaluation.values.choices import alternatives, derive
from wrapdocs_introspect.evaluation.values.values import Reference, Value
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator

_ITERATORS = ("__iter__", "__aiter__")
_NEXT = ("__next__", "__anext__")


def elements_of(value: Value, evaluator: Evaluator, frame: Frame) -> tuple[list[Value], bool]:
    """Return what iterating a value gives, and whether that is all of it and surely there.

    Args:
        value: The value. What an iterator of the package sends is noted in the frame.
        evaluator: Knows what lists hold.
        frame: The function that iterates it.
    """
    iterated = iterate(value, evaluator, frame)
    known = items_of(iterated, evaluator)
    if known is not None:
        return known, True
    found = list_of(iterated, evaluator)
    if found is not None and found.items:
        more = [] if found.has_all else [derive("element", found.spread or (iterated,))]
        return [*found.items, *more], False
    return [derive("element", (iterated,))], False


def iterate(value: Value, evaluator: Evaluator, frame: Frame) -> Value:
    """Return what the iterator of an object gives; other values are returned as they are."""
    for one in alternatives(value):
        if isinstance(one, Reference) and isinstance(one.cls, Scope):
            return _iterate_object(one, one.cls, evaluator, frame)
    return value


def _iterate_object(value: Reference, cls: Scope, evaluator: Evaluator, frame: Frame) -> Value:
    result: Value = value
    for name in _ITERATORS:
        method = evaluator.definitions.method(cls, name)
        if method is not None:
            result = evaluator.follow(method, Arguments((value,)), frame)
            if result != value:
                return result
            break
    for name in _NEXT:
        method = evaluator.definitions.method(cls, name)
        if method is not None:
            return derive("list", (evaluator.follow(method, Arguments((value,)), frame),))
    return result
