"""The innermost calls that send a request: those of the library of HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    FunctionValue,
    Value,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.following.bindings import Call
from wrapdocs_introspect.idioms.requests.sending.marked_paths import find_base

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest

_MAX_STEPS = 6_000
_MAX_DEPTH = 6


def find_innermost(interpreter: Interpreter, request: SentRequest) -> Iterator[SentRequest]:
    """Yield the innermost calls; each call is followed once, however many lead to it.

    A function that tries again calls itself, with little else than before.

    Args:
        interpreter: Follows them.
        request: The outermost call, with a mark in place of its path.
    """
    return _find(interpreter, request, 0, set())


def _find(
    interpreter: Interpreter, request: SentRequest, depth: int, seen: set[object]
) -> Iterator[SentRequest]:
    key = (request, request.callee, request.positional, tuple(request.arguments.items()))
    if key in seen:
        return
    seen.add(key)
    callee = next(functions_in(request.callee), None)
    if callee is None or depth > _MAX_DEPTH:
        yield request
        return
    call = Call(
        callee.function, callee.receiver, request.positional, tuple(request.arguments.items())
    )
    sent = interpreter.follow_apart(call, _MAX_STEPS).sent
    inner = [one for one in sent if find_base(one.path) is not None]
    if not inner:
        yield request
    for one in dict.fromkeys(inner):
        yield from _find(interpreter, one, depth + 1, seen)


def functions_in(value: Value) -> Iterator[FunctionValue]:
    """Yield the functions of the package that a value may be."""
    for one in alternatives(value):
        if isinstance(one, FunctionValue):
            yield one
