"""Credentials in headers that methods write: `headers["Authorization"] = f"Bearer {self.token}"`.

They are read where following what sends the requests does not come to them: an object that a
caller gives writes them, such as `auth=Token("...")`, or a method sets the secret later.
"""

from __future__ import annotations

import ast
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.credentials import read_header
from wrapdocs_introspect.idioms.requests.following.frames import Frame
from wrapdocs_introspect.idioms.requests.sending.vocabulary import (
    is_request_call,
    names_client,
    verb_of_call,
    words_of,
)
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.parameters import first_parameter
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from wrapdocs_introspect.idioms.requests.connection.constructed import Constructed
    from wrapdocs_introspect.idioms.requests.connection.credentials import Credentials
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Instance, Value
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.names.scope import Scope

_DEPTH = 8
_WRITING = frozenset(
    {
        *("header", "headers", "auth", "authentication", "authorization", "authenticate"),
        *("request", "call", "apply", "sign", "prepare"),
    }
)
_NOT_SENT = frozenset({"mask", "masked", "redact", "redacted", "log", "debug", "sanitize"})


class WrittenHeaders:
    """Reads the headers that the methods of a client's objects write."""

    def __init__(
        self, interpreter: Interpreter, client: Constructed, senders: Collection[Function]
    ) -> None:
        """Read a client.

        Args:
            interpreter: Evaluates what is written.
            client: The client.
            senders: The functions that send its requests. What others write before they send
                something is not sent with these requests.
        """
        self._interpreter = interpreter
        self._client = client
        self._senders = senders

    def read(self) -> Iterator[Credentials]:
        """Yield the credentials that objects of the client write."""
        seen: set[Scope] = set()
        for one in self._client.objects:
            for made in (one, *self._variants(one)):
                if made.cls not in seen:
                    seen.add(made.cls)
                    yield from self.read_object(made)

    def _variants(self, one: Instance) -> Iterator[Instance]:
        """Yield objects of the classes that stand beside that of an object and inherit from it.

        A caller gives one of them in its place.
        """
        around = one.cls.parent if one.cls is not self._client.cls else None
        for cls in around.children if around is not None else ():
            if cls.kind != "class" or cls is one.cls:
                continue
            if one.cls in self._interpreter.definitions.bases(cls):
                state = self._interpreter.states.read(cls)
                yield replace(one, cls=cls, attributes=tuple(state.items()), given=None)

    def read_object(self, one: Instance) -> Iterator[Credentials]:
        """Yield the credentials that one object writes: `auth=TokenAuth(token)`.

        Args:
            one: The object.
        """
        definitions = self._interpreter.definitions
        names = dict.fromkeys(
            name for cls in definitions.bases(one.cls) for name in cls.definitions
        )
        for name in names:
            method = definitions.method(one.cls, name) if _may_write(name) else None
            if method is None or not self._may_belong(method):
                continue
            for header, node in _written_headers(method.node):
                value = self._evaluate(node, method, one)
                for found in read_header(header, value, replace(self._client, object=one)):
                    yield found.named_after(one.cls, self._client.cls)

    def _may_belong(self, method: Function) -> bool:
        """Tell whether what a method writes may be sent with the requests of the client."""
        return method in self._senders or not (self._senders and _sends(method.node))

    def _evaluate(self, node: ast.expr, method: Function, one: Instance) -> Value:
        first = first_parameter(method.node.args)
        variables: dict[str, Value] = {first.arg: one} if first is not None else {}
        frame = Frame(method.scope, _DEPTH, variables, method)
        return self._interpreter.evaluate_outside(partial(self._interpreter.evaluate, node, frame))


def _may_write(name: str) -> bool:
    words = set(words_of(name))
    return not words.isdisjoint(_WRITING) and words.isdisjoint(_NOT_SENT)


def _sends(function: ast.AST) -> bool:
    """Tell whether a function sends a request itself: `self._session.get(url)`."""
    calls = (one.func for one in walk(function) if isinstance(one, ast.Call))
    return any(
        isinstance(one, ast.Attribute)
        and (verb_of_call(one.attr) is not None or is_request_call(one.attr))
        and names_client(last_part(one.value))
        for one in calls
    )


def _written_headers(function: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield names and values of items that a function puts into headers, or returns as them."""
    for node in walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Subscript) and _names_headers(target.value):
                    yield from _literal_pair(target.slice, node.value)
        elif isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                yield from (pair for pair in _literal_pair(key, value) if _is_header(pair[0]))


def _names_headers(node: ast.expr) -> bool:
    return "headers" in words_of(last_part(node))


def _is_header(name: str) -> bool:
    """Tell whether the key of a dict is a header: `token` may be anything."""
    return name.lower() == "authorization" or "-" in name


def _literal_pair(key: ast.expr | None, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        yield key.value, value
