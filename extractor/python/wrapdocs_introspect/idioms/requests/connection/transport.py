"""Follows what sends the requests of a client down to the library of HTTP."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    FunctionValue,
    Instance,
    Member,
    Value,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.sending.innermost_calls import (
    find_innermost,
    functions_in,
)
from wrapdocs_introspect.idioms.requests.sending.marked_paths import mark_path

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.connection.constructed import Constructed
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest


class Transport:
    """Follows what sends the requests of a client, with the object that its constructor leaves."""

    def __init__(self, interpreter: Interpreter, client: Constructed) -> None:
        """Follow calls of a client.

        Args:
            interpreter: Follows them.
            client: The client.
        """
        self._interpreter = interpreter
        self._client = client

    def follow(self, request: SentRequest, sender: Instance | None = None) -> list[SentRequest]:
        """Return the innermost calls that send a request; their paths end in a mark.

        Args:
            request: The outermost call that sends it.
            sender: The object that sends it, if that is known better than from the client.
        """
        marked = mark_path(request)
        function = next(functions_in(marked.callee), None)
        name = function.function.name if function is not None else ""
        bound = self._method(sender, name) if sender is not None else None
        first = replace(marked, callee=bound or self._bind(marked.callee))
        return list(find_innermost(self._interpreter, first))

    def bind(self, request: SentRequest) -> SentRequest | None:
        """Return a request as sent by a method of an object that the client holds.

        Args:
            request: A request; the method that sends it is not known.

        Returns:
            The request with the arguments of the method by name; None if there is no such method.
        """
        method = next(functions_in(self._bind(request.callee)), None)
        if method is None:
            return None
        names = method.function.parameters[1:]
        if len(request.positional) > len(names):
            return None
        named = dict(zip(names, request.positional, strict=False)) | request.arguments
        return replace(request, callee=method, arguments=named, positional=())

    def _bind(self, callee: Value) -> Value:
        """Return a called method as that of an object which the client holds."""
        if isinstance(callee, Member):
            kept = alternatives(self._held(callee.base))
            methods = (self._method(one, callee.name) for one in kept if isinstance(one, Instance))
            return next((one for one in methods if one is not None), callee)
        function = next(functions_in(callee), None)
        receiver = function.receiver if function is not None else None
        if function is None or not isinstance(receiver, Instance):
            return callee
        bases = self._interpreter.definitions.bases
        for one in self._client.objects:
            if receiver.cls in bases(one.cls):
                return self._method(one, function.function.name) or callee
        return callee

    def _held(self, value: Value) -> Value:
        return self._client.held(value.name) if isinstance(value, Member) else value

    def _method(self, receiver: Instance, name: str) -> FunctionValue | None:
        method = self._interpreter.definitions.method(receiver.cls, name)
        return FunctionValue(method, receiver) if method is not None else None
