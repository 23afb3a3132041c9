"""Attributes of objects that callers hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.attributes import get_attribute
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Instance, text
from wrapdocs_introspect.idioms.requests.following.bindings import Call

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.names.scope import Scope


def attribute_of(interpreter: Interpreter, cls: Scope, name: str) -> Value:
    """Evaluate an attribute or property of an object of a class."""
    made = Instance(cls, "self")
    return interpreter.evaluate_outside(lambda: get_attribute(interpreter, made, name))


def dynamic_attribute_of(
    interpreter: Interpreter, cls: Scope, getter: Function, name: str
) -> Value:
    """Evaluate what the `__getattr__` of an object returns for a name."""
    call = Call(getter, Instance(cls, "self"), (text(name),))
    return interpreter.evaluate_outside(lambda: interpreter.call(call, 0))
