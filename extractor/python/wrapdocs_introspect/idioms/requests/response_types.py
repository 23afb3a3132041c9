"""Types of responses that the call names which sends the request: `cast_to=User`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    ClassValue,
    Constant,
    FunctionValue,
    Instance,
    Mapping,
    Sequence,
    Text,
)
from wrapdocs_introspect.idioms.requests.sending.vocabulary import RESPONSE_PARAMETERS
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.expressions import last_part, parse_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest

_OF_TEXTS = ("response_type", "response_types_map", "response_types", "return_type")
_SUCCESS = range(200, 300)
_ARGUMENTS_OF_CAST = 2


def named_text(sent: SentRequest) -> ast.expr | None:
    """Return the type that an argument names as text: `response_type="User"`, `{200: "User"}`."""
    given = [sent.arguments, *_settings_of(sent.callee)]
    found = (_literal(one[name]) for one in given for name in _OF_TEXTS if name in one)
    name = next((one for one in found if one), None)
    return parse_type(name) if name is not None else None


def _settings_of(callee: Value) -> list[dict[str, Value]]:
    """Return the tables of the object whose method sends the request."""
    receiver = callee.receiver if isinstance(callee, FunctionValue) else None
    attributes = receiver.attributes or () if isinstance(receiver, Instance) else ()
    return [dict(one.literal_items()) for _, one in attributes if isinstance(one, Mapping)]


def _literal(value: Value) -> str | None:
    if isinstance(value, Text):
        return value.literal
    if isinstance(value, Sequence) and len(value.items) == 1:
        value = value.items[0]  # Some tables name each type in a tuple.
    if isinstance(value, ClassValue):
        return value.cls.name
    if not isinstance(value, Mapping):
        return None
    found = (
        one.literal
        for status, one in value.items
        if isinstance(one, Text) and isinstance(status, Constant) and status.value in _SUCCESS
    )
    return next(found, None)


def named_class(sent: SentRequest) -> Expression | None:
    """Return the class of the package that an argument names: `cast_to=Page[User]`.

    A response that is sent as a stream of events is none of that class.
    """
    if sent.arguments.get("stream") == Constant(value=True):
        return None
    function = sent.chain[-1].function
    scope = function.definition or function.scope
    for name in RESPONSE_PARAMETERS:
        node = sent.written_types.get(name)
        if node is not None:
            named = _without_cast(Expression(node, scope))
            return named if _is_class(named) else None
    return None


def _without_cast(named: Expression) -> Expression:
    """Return what is parsed of `cast(type[User], Envelope[User])`: the second argument."""
    node = named.node
    is_cast = isinstance(node, ast.Call) and last_part(node.func) == "cast"
    if isinstance(node, ast.Call) and is_cast and len(node.args) == _ARGUMENTS_OF_CAST:
        return named.part(node.args[1])
    return named


def _is_class(named: Expression) -> bool:
    node = named.node
    plain = named.part(node.value) if isinstance(node, ast.Subscript) else named
    return isinstance(plain.target(), griffe.Class)


def class_ids(written: Expression) -> frozenset[str]:
    """Return the ids of the names in a type."""
    return frozenset(_ids(written))


def _ids(written: Expression) -> Iterator[str]:
    for node in ast.walk(written.node):
        if isinstance(node, ast.Constant):
            inner = written.part(node).unquoted()
            yield from _ids(inner) if inner.node is not node else ()
        elif isinstance(node, (ast.Name, ast.Attribute)):
            yield written.scope.resolve_node(node) or last_part(node)
