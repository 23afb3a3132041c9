"""Follows what sends the requests of a client down to the library of HTTP."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    FunctionValue,
    Instance,
    Member,
    Text,
    Value,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.following.bindings import Call

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.connection.constructed import Constructed
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest

_MAX_STEPS = 6_000
_MAX_DEPTH = 6
_MARK = "followed-by-wrapdocs"
_KIND_OF_FILE = re.compile(r"\.[a-z]+")
_START = re.compile(r"https?://[^/]+/|/")


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
        marked = _mark_path(request)
        function = next(_functions(marked.callee), None)
        name = function.function.name if function is not None else ""
        bound = self._method(sender, name) if sender is not None else None
        first = replace(marked, callee=bound or self._bind(marked.callee))
        return list(self._innermost(first, 0, set()))

    def _innermost(
        self, request: SentRequest, depth: int, seen: set[object]
    ) -> Iterator[SentRequest]:
        """Yield the innermost calls; each call is followed once, however many lead to it.

        A function that tries again calls itself, with little else than before.
        """
        key = (request, request.callee, request.positional, tuple(request.arguments.items()))
        if key in seen:
            return
        seen.add(key)
        callee = next(_functions(request.callee), None)
        if callee is None or depth > _MAX_DEPTH:
            yield request
            return
        call = Call(
            callee.function, callee.receiver, request.positional, tuple(request.arguments.items())
        )
        sent = self._interpreter.follow_apart(call, _MAX_STEPS).sent
        inner = [one for one in sent if find_base(one.path) is not None]
        if not inner:
            yield request
        for one in dict.fromkeys(inner):
            yield from self._innermost(one, depth + 1, seen)

    def bind(self, request: SentRequest) -> SentRequest | None:
        """Return a request as sent by a method of an object that the client holds.

        Args:
            request: A request; the method that sends it is not known.

        Returns:
            The request with the arguments of the method by name; None if there is no such method.
        """
        method = next(_functions(self._bind(request.callee)), None)
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
        function = next(_functions(callee), None)
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


def find_base(path: Text) -> Text | None:
    """Return what stands in front of the mark in a path; None if there is no mark."""
    before: list[object] = []
    for part in path.parts:
        if isinstance(part, str) and _MARK in part:
            start = part.partition(_MARK)[0]
            return Text((*before, start) if start else tuple(before))  # type: ignore[arg-type]
        before.append(part)
    return None


def find_ending(path: Text) -> str:
    """Return the kind of file that a path gets behind the mark: `.json`; else an empty text."""
    for index, part in enumerate(path.parts):
        if isinstance(part, str) and _MARK in part:
            after, query, _ = part.partition(_MARK)[2].partition("?")
            is_end = bool(query) or index == len(path.parts) - 1
            return after if is_end and _KIND_OF_FILE.fullmatch(after) else ""
    return ""


def _functions(value: Value) -> Iterator[FunctionValue]:
    for one in alternatives(value):
        if isinstance(one, FunctionValue):
            yield one


def _mark_path(request: SentRequest) -> SentRequest:
    """Replace the path by a mark; it begins as the path does."""
    first = request.path.parts[0]
    start = _START.match(first) if isinstance(first, str) else None
    mark = Text((f"{start[0] if start is not None else ''}{_MARK}",))
    marked = {name: _mark(value, request.path, mark) for name, value in request.arguments.items()}
    positional = tuple(_mark(value, request.path, mark) for value in request.positional)
    return replace(request, path=mark, arguments=marked, positional=positional)


def _mark(value: Value, path: Text, mark: Text) -> Value:
    """Replace a path by a mark: the path itself, or one that an object holds."""
    if path in alternatives(value):
        return mark
    if not isinstance(value, Instance) or not value.attributes:
        return value
    attributes = tuple((name, _mark_end(one, path, mark)) for name, one in value.attributes)
    return replace(value, attributes=attributes)


def _mark_end(value: Value, path: Text, mark: Text) -> Value:
    """Replace the path at the end of an address."""
    if not isinstance(value, Text):
        return value
    if value == path:
        return mark
    whole, end = render(value), render(path)
    return Text((f"{whole.removesuffix(end)}/{_MARK}",)) if whole.endswith(end) else value


def render(value: Text) -> str:
    """Return a text with the names of its holes in braces."""
    return "".join(one if isinstance(one, str) else f"{{{one.name}}}" for one in value.parts)
