"""Attributes of values: methods, properties, state of objects, members of modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    UNKNOWN,
    Choice,
    ClassValue,
    Constant,
    External,
    FunctionValue,
    Instance,
    Member,
    ModuleValue,
    Parameter,
    Result,
    Text,
    Unknown,
    Value,
    alternatives,
    choose,
    is_weak,
    text,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.sessions import get_setting
from wrapdocs_introspect.idioms.requests.following.definitions import decorator_names
from wrapdocs_introspect.names.binding import Binding

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.idioms.requests.following.definitions import Definition
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.names.scope import Scope

SUPER = External("super")
BASE_CONSTRUCTOR = Member(UNKNOWN, "__init__")
"""`super().__init__` where no base of the package has a constructor."""


def get_attribute(interpreter: Interpreter, base: Value, name: str) -> Value:
    """Evaluate `base.name`."""
    reader = _READERS.get(type(base))
    return reader(interpreter, base, name) if reader is not None else Member(base, name)


def _of_choice(interpreter: Interpreter, base: Choice, name: str) -> Value:
    known = [one for one in base.alternatives if one != NONE]
    return choose([get_attribute(interpreter, one, name) for one in known])


def _of_parameter(interpreter: Interpreter, base: Parameter, name: str) -> Value:
    if base.cls is None:
        return Member(base, name)
    return _of_instance(interpreter, Instance(base.cls, base.name, None, base), name)


def _of_module(interpreter: Interpreter, base: ModuleValue, name: str) -> Value:
    found = interpreter.definitions.named(base.module, name)
    return interpreter.value_of(found) if found is not None else Member(base, name)


def _of_external(_: Interpreter, base: External, name: str) -> Value:
    return External(f"{base.path}.{name}")


def _of_result(interpreter: Interpreter, base: Result, name: str) -> Value:
    if base.callee == SUPER:
        return _of_super(interpreter, base, name)
    setting = get_setting(base, name)
    return setting if setting is not None else Member(base, name)


def _of_text(_: Interpreter, base: Text, name: str) -> Value:
    """Evaluate the attribute of a text: only the members of an enum have a value."""
    return base if name == "value" else Member(base, name)


def _of_class(interpreter: Interpreter, base: ClassValue, name: str) -> Value:
    if name in {"__name__", "__qualname__"}:
        return text(base.cls.name)
    interpreter.note_read(base.cls, name)
    found = interpreter.definitions.member(base.cls, name)
    if found is None:
        return Member(base, name)
    value = interpreter.value_of(found[1])
    if isinstance(value, FunctionValue) and "classmethod" in decorator_names(value.function):
        return FunctionValue(value.function, base)
    return value


def _of_instance(interpreter: Interpreter, base: Instance, name: str) -> Value:
    assigned = base.get(name)
    if assigned is not None:
        return assigned
    if name == "__class__":
        interpreter.note_read(base.cls, name)
        return ClassValue(base.cls)
    interpreter.note_read(base.cls, name)
    found = interpreter.definitions.member(base.cls, name)
    if found is not None and not isinstance(found[1], Binding):
        value = interpreter.value_of(found[1])
        if isinstance(value, FunctionValue):
            return _of_method(interpreter, base, value.function)
        return value
    is_from_outside = base.attributes is None or base.name != ""
    state = interpreter.states.read(base.cls).get(name) if is_from_outside else None
    if state is not None and state != NONE:
        is_of_argument = isinstance(base.given, Parameter) and isinstance(state, Member)
        if is_of_argument or _is_part_of_argument(state):
            return _with_declared_class(interpreter, Member(base, name), name, found)
        return _with_declared_class(interpreter, state, name, found)
    return _of_binding(interpreter, base, name, found)


def _with_declared_class(
    interpreter: Interpreter, state: Value, name: str, found: tuple[Scope, Definition] | None
) -> Value:
    """Return an object of the class that the class body declares for what a caller gives."""
    binding = found[1] if found is not None else None
    if found is None or not isinstance(binding, Binding) or not isinstance(state, Member):
        return state
    return interpreter.with_annotation(state, binding.annotation, found[0], name)


def _is_part_of_argument(value: Value) -> bool:
    """Tell whether the object took a value out of what it was made with: `json["id"]`.

    The name of its own attribute says more.
    """
    return isinstance(value, Member) and isinstance(value.base, Member)


def _of_method(interpreter: Interpreter, base: Instance, method: Function) -> Value:
    decorators = decorator_names(method)
    if any("property" in name for name in decorators):
        return _of_property(interpreter, base, method)
    if "staticmethod" in decorators:
        return FunctionValue(method)
    receiver = ClassValue(base.cls) if "classmethod" in decorators else base
    return FunctionValue(method, receiver)


def _of_property(interpreter: Interpreter, base: Instance, getter: Function) -> Value:
    """Run a property; where that says nothing, its own name says more than what it returns."""
    value = interpreter.call_method(getter, base)
    known = [
        one
        for one in alternatives(value)
        if not isinstance(one, (Unknown, Constant, Result, Member)) and not _says_nothing(one)
    ]
    return choose(known) if known else Member(base, getter.name)


def _says_nothing(value: Value) -> bool:
    """Tell whether a text is an address of unknown pieces: `"{}://{}".format(scheme, host)`."""
    literals = (
        [one for one in value.parts if isinstance(one, str)] if isinstance(value, Text) else []
    )
    return "://" in literals and not any(letter.isalnum() for one in literals for letter in one)


def _of_binding(
    interpreter: Interpreter, base: Instance, name: str, found: tuple[Scope, Definition] | None
) -> Value:
    """Return a value from the class body: a default, or an object of the annotated class."""
    unknown = Member(base, name)
    if found is None:
        return unknown
    owner, binding = found
    if not isinstance(binding, Binding):
        return unknown
    value = interpreter.value_of(binding)
    if isinstance(value, FunctionValue) and value.receiver is None:
        return FunctionValue(value.function, base)
    if not is_weak(value):
        return value
    path = f"{base.name}.{name}" if base.name else name
    typed = interpreter.with_annotation(UNKNOWN, binding.annotation, owner, path)
    return typed if isinstance(typed, Instance) else unknown


def _of_super(interpreter: Interpreter, base: Result, name: str) -> Value:
    """Evaluate `super().name`: the next definition after the class that the method stands in."""
    cls, receiver = base.arguments
    if not isinstance(cls, ClassValue):
        return Member(UNKNOWN, name)
    definitions = interpreter.definitions
    own = receiver.cls if isinstance(receiver, (Instance, ClassValue)) else cls.cls
    order = definitions.bases(own)
    if cls.cls not in order:
        order = definitions.bases(cls.cls)
    for one in order[order.index(cls.cls) + 1 :]:
        found = definitions.own_member(one, name)
        if found is not None:
            value = interpreter.value_of(found)
            if isinstance(value, FunctionValue):
                return FunctionValue(value.function, receiver)
            return value
    return Member(UNKNOWN, name)


_READERS: dict[type, Callable[[Interpreter, Any, str], Value]] = {
    Choice: _of_choice,
    Instance: _of_instance,
    Parameter: _of_parameter,
    ClassValue: _of_class,
    ModuleValue: _of_module,
    External: _of_external,
    Result: _of_result,
    Text: _of_text,
}
"""How attributes are read; of other values, they are members of which nothing is known."""
