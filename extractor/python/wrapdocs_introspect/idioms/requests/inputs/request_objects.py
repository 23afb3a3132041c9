"""Objects that send the request that they were made with: `Request(path, "post").send()`."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import FunctionValue, Instance
from wrapdocs_introspect.idioms.requests.following.bindings import Call, required_arguments

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
    from wrapdocs_introspect.names.scope import Scope

_MAX_STEPS = 3_000
_MAX_METHODS = 6
_MAX_DEPTH = 4


def sent_by_object(
    interpreter: Interpreter, cls: Scope, arguments: tuple[tuple[str, Value], ...]
) -> Iterator[SentRequest]:
    """Yield the innermost calls with which the methods of an object send its request.

    Args:
        interpreter: Follows the methods.
        cls: The class of the object.
        arguments: What it is made with.
    """
    init = interpreter.definitions.method(cls, "__init__")
    if init is None:
        return
    made = Instance(cls)
    with interpreter.apart([init], _MAX_STEPS):
        made = interpreter.construct(cls, Call(init, None, (), arguments), 0)
    for method in islice(_methods(interpreter, cls), _MAX_METHODS):
        for one in interpreter.follow_apart(Call(method, made), _MAX_STEPS).sent:
            yield from _innermost(interpreter, one, 0)


def _methods(interpreter: Interpreter, cls: Scope) -> Iterator[Function]:
    """Yield the public methods that a caller gives nothing."""
    for child in cls.children:
        if child.kind == "function" and not child.name.startswith("_"):
            function = interpreter.definitions.function(child)
            if not required_arguments(function):
                yield function


def _innermost(interpreter: Interpreter, request: SentRequest, depth: int) -> Iterator[SentRequest]:
    callee = request.callee
    is_own = isinstance(callee, FunctionValue) and isinstance(callee.receiver, Instance)
    if not isinstance(callee, FunctionValue) or not is_own or depth > _MAX_DEPTH:
        yield request
        return
    given = tuple(request.arguments.items())
    call = Call(callee.function, callee.receiver, request.positional, given)
    inner = interpreter.follow_apart(call, _MAX_STEPS).sent
    if not inner:
        yield request
    for one in inner:
        yield from _innermost(interpreter, one, depth + 1)
