"""Functions that are not followed again, because following them showed nothing for many steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    FunctionValue,
    Text,
    Value,
    alternatives,
    literal_of,
)
from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest, carries_request

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.bindings import Call
    from wrapdocs_introspect.idioms.requests.following.function import Function

_MAX_FRUITLESS_STEPS = 1_200
_MAX_FRUITLESS_STEPS_WITH_REQUEST = 6_000
"""Given paths or methods for as long, a function only prepares what another one sends."""
_ALWAYS_FOLLOWED = -(10**9)


def note_steps(function: Function, steps: int, value: Value, sent: list[SentRequest]) -> None:
    """Remember how many steps a function took to send nothing and to return no text.

    Args:
        function: The function.
        steps: How many steps it took this time.
        value: What it returned.
        sent: The requests that it sent.
    """
    if sent:
        function.fruitless_steps = _ALWAYS_FOLLOWED
    elif not any(isinstance(one, Text) for one in alternatives(value)):
        function.fruitless_steps += steps


def is_fruitless(call: Call, *, is_searching: bool) -> bool:
    """Tell whether a function took many steps without a request, and will again.

    Args:
        call: The call of the function.
        is_searching: Whether requests are still searched for.
    """
    steps = call.function.fruitless_steps
    if steps <= _MAX_FRUITLESS_STEPS or call.function.name == "__init__":
        return False  # A constructor is followed for the attributes that it leaves.
    given = (call.receiver, *call.positional, *(value for _, value in call.keywords))
    if all(one is None or literal_of(one) is not None for one in given):
        return False  # It makes another text of one, and is followed once for each.
    if is_searching and steps > _MAX_FRUITLESS_STEPS_WITH_REQUEST:
        return not any(map(_is_nested_function, given))  # It would make values with that.
    return not any(carries_request(one) for one in given if one is not None)


def _is_nested_function(value: Value | None) -> bool:
    return isinstance(value, FunctionValue) and value.function.closure is not None
