"""Attributes of objects that callers hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.attributes import get_attribute
from wrapdocs_introspect.idioms.requests.evaluation.bindings import Call
from wrapdocs_introspect.idioms.requests.evaluation.interpreter import OutOfStepsError
from wrapdocs_introspect.idioms.requests.evaluation.values import UNKNOWN, Instance, text

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.evaluation.values import Function, Value
    from wrapdocs_introspect.names.scope import Scope


def attribute_of(interpreter: Interpreter, cls: Scope, name: str) -> Value:
    """Evaluate an attribute or property of an object of a class."""
    interpreter.start()
    try:
        return get_attribute(interpreter, Instance(cls, "self"), name)
    except (OutOfStepsError, RecursionError):
        return UNKNOWN


def dynamic_attribute_of(
    interpreter: Interpreter, cls: Scope, getter: Function, name: str
) -> Value:
    """Evaluate what the `__getattr__` of an object returns for a name."""
    interpreter.start()
    try:
        return interpreter.call(Call(getter, Instance(cls, "self"), (text(name),)), 0)
    except (OutOfStepsError, RecursionError):
        return UNKNOWN
