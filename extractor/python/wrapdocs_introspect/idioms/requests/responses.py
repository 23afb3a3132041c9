"""Responses of requests: what a function returns, or what the call that sends it names."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values import Constant, Mapping, Text, Value
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.operations.facts import ResponseFacts
from wrapdocs_introspect.source.expressions import parse_type

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest

_ARGUMENTS = ("response_type", "response_types_map", "response_types", "return_type")
_SUCCESS = range(200, 300)


def read_response(request: FollowedRequest) -> ResponseFacts:
    """Return the successful response of a request.

    Args:
        request: The request; its function's annotation counts before what its call names.
    """
    function = request.definition
    returns = getattr(function.node, "returns", None)
    if returns is None:
        returns = _named_type(request)
    is_nothing = isinstance(returns, ast.Constant) and returns.value is None
    if returns is None or is_nothing:
        return ResponseFacts("2XX", "inferred")
    return ResponseFacts("2XX", "inferred", Expression(returns, function.parent or function))


def _named_type(request: FollowedRequest) -> ast.expr | None:
    """Return the type that an argument names: `response_type="User"`, `{200: "User"}`."""
    arguments = request.sent.arguments if request.sent is not None else {}
    found = (_literal(arguments[name]) for name in _ARGUMENTS if name in arguments)
    name = next((one for one in found if one), None)
    return parse_type(name) if name is not None else None


def _literal(value: Value) -> str | None:
    if isinstance(value, Text):
        return value.literal
    if not isinstance(value, Mapping):
        return None
    found = (
        one.literal
        for status, one in value.items
        if isinstance(one, Text) and isinstance(status, Constant) and status.value in _SUCCESS
    )
    return next(found, None)
