"""Calls that are followed later, when it is known that their results matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    FunctionValue,
    Result,
    Value,
)
from wrapdocs_introspect.idioms.requests.following.bindings import Call

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

_MAX_STEPS = 3_000


class LeftOutCalls:
    """Calls that were left out because their functions seemed to send nothing."""

    def __init__(self, interpreter: Interpreter) -> None:
        """Follow calls of a package.

        Args:
            interpreter: What follows them.
        """
        self._interpreter = interpreter
        self._finished: dict[Result, Value] = {}

    def finish(self, result: Result) -> Value:
        """Follow a call that was left out.

        Args:
            result: The result of the call of a function of the package.

        Returns:
            What the function returns; the result itself if that takes too long.
        """
        if not isinstance(result.callee, FunctionValue):
            return result
        if result not in self._finished:
            self._finished[result] = self._finish(result, result.callee)
        return self._finished[result]

    def _finish(self, result: Result, callee: FunctionValue) -> Value:
        if callee.function.is_endless:
            return result
        call = Call(callee.function, callee.receiver, result.arguments, result.keywords)
        value = self._interpreter.follow_apart(call, _MAX_STEPS).value
        if value is None:
            callee.function.is_endless = True
        return value if value is not None else result
