"""Attributes of values: of objects, classes and modules of the package, and of what is outside."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.python_facts import part_of_version
from wrapdocs_introspect.evaluation.values.choices import alternatives, choose, roots
from wrapdocs_introspect.evaluation.values.contents import ObjectContent
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    ClassValue,
    Derived,
    External,
    FunctionValue,
    Member,
    ModuleValue,
    Parameter,
    Reference,
    Result,
    Super,
    Text,
    Value,
    text,
)
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.function import Function
    from wrapdocs_introspect.evaluation.interface import Evaluator
    from wrapdocs_introspect.names.binding import Binding

_MAX_SUBCLASSES = 3
_ATTRIBUTES_OF_DICTS = frozenset(dir(OrderedDict))
_ATTRIBUTES_OF_LISTS = frozenset({*dir(list), *dir(set), *dir(tuple), *dir(deque)})
_OF_UNKNOWN_STATE = (Parameter, Result, Member)
_ENUM_ATTRIBUTES = frozenset({"value", "name"})
_CLASSES_OF_SUPER = frozenset({"__thisclass__", "__self_class__"})
"""What `super()` knows of its classes: that of the function, and that of the object."""


def attribute_of(value: Value, name: str, evaluator: Evaluator, frame: Frame) -> Value:
    """Return an attribute of a value.

    Args:
        value: The value.
        name: The name of the attribute.
        evaluator: Evaluates what the attribute is assigned, and properties.
        frame: The function that reads it.
    """
    found = alternatives(value)
    if len(found) == 1:
        return _attribute_of(value, name, evaluator, frame)
    possible = [one for one in found if _may_have(one, name)] or [
        one for one in found if one != NONE
    ]
    cls = _common_class(found, name, evaluator)
    typed = (one if cls is None else _of_class_seen(one, cls) for one in possible)
    return choose(_attribute_of(one, name, evaluator, frame) for one in typed)


def _may_have(value: Value, name: str) -> bool:
    """Tell whether a value may have an attribute: None, dicts and lists only have those of Python.

    Code that reads another attribute of what may also be a dict has made sure that it is none.
    """
    if value == NONE:
        return False
    if not isinstance(value, Reference) or value.kind == "object":
        return True
    return name in (_ATTRIBUTES_OF_DICTS if value.kind == "dict" else _ATTRIBUTES_OF_LISTS)


def _common_class(found: Sequence[Value], name: str, evaluator: Evaluator) -> Scope | None:
    """Return the class of those values of which one is known, if it has an attribute."""
    classes = {getattr(one, "cls", None) for one in found if isinstance(one, _OF_UNKNOWN_STATE)}
    known = [one for one in classes if isinstance(one, Scope)]
    only = known[0] if len(known) == 1 else None
    return only if only is not None and evaluator.definitions.member(only, name) else None


def _of_class_seen(value: Value, cls: Scope) -> Value:
    """Return a value of which nothing is known as one of the class of its alternatives."""
    return Result(value, cls=cls) if isinstance(value, Derived) else value


def _attribute_of(value: Value, name: str, evaluator: Evaluator, frame: Frame) -> Value:
    if isinstance(value, Reference) and value.kind == "object":
        return _of_object(value, name, evaluator, frame)
    if isinstance(value, ClassValue):
        return _of_class(value, name, evaluator, frame)
    if isinstance(value, ModuleValue):
        return _of_module(value, name, evaluator)
    if isinstance(value, External):
        return evaluator.value_of(evaluator.definitions.imported(f"{value.path}.{name}"))
    if isinstance(value, Super):
        return _of_super(value, name, evaluator, frame)
    if isinstance(value, _OF_UNKNOWN_STATE) and isinstance(value.cls, Scope):
        return _of_annotated(value, value.cls, name, evaluator, frame)
    return _of_plain_value(value, name, evaluator)


def _of_plain_value(value: Value, name: str, evaluator: Evaluator) -> Value:
    if isinstance(value, Text) and name in _ENUM_ATTRIBUTES:
        return value
    if isinstance(value, FunctionValue) and name == "__name__":
        return text(value.function.name)
    known = part_of_version(value, name) or evaluator.libraries.attribute(evaluator, value, name)
    return known or Member(value, name)


def _of_annotated(value: Value, cls: Scope, name: str, evaluator: Evaluator, frame: Frame) -> Value:
    """Return an attribute of a value of which only the class is known."""
    receiver = evaluator.object_of(cls)
    found = attribute_of(receiver, name, evaluator, frame)
    is_unset = isinstance(found, Member) and found.receiver == receiver
    if is_unset or _is_field_of_argument(found, value):
        return Member(value, name, cls=getattr(found, "cls", None))
    return found


def _is_field_of_argument(found: Value, value: Value) -> bool:
    """Tell whether a field is that of an argument, and no setting of a client."""
    is_given = isinstance(found, Parameter) and found.role == "constructor"
    return is_given and any(
        isinstance(one, Parameter) and one.role == "argument" for one in roots(value)
    )


def _of_object(value: Reference, name: str, evaluator: Evaluator, frame: Frame) -> Value:
    content = evaluator.read(value)
    known = content.get(name) if isinstance(content, ObjectContent) else None
    if isinstance(known, Value):
        if isinstance(content, ObjectContent) and name in content.optional:
            known = _or_of_class(known, value, name, evaluator, frame)
        return evaluator.settle(value, name, known) if value.is_self else known
    if isinstance(value.cls, Scope):
        found = find_in_class(value.cls, name, value, evaluator, frame)
        if found is not None:
            return found
    outside = evaluator.libraries.attribute(evaluator, value, name)
    if outside is not None:
        return outside
    if not isinstance(value.cls, Scope):
        return Member(value, name)
    return _missing(value, value.cls, name, evaluator, frame)


def _or_of_class(
    known: Value, value: Reference, name: str, evaluator: Evaluator, frame: Frame
) -> Value:
    """Return what only some ways set, or what the class has otherwise."""
    if not isinstance(value.cls, Scope):
        return known
    found = find_in_class(value.cls, name, value, evaluator, frame)
    return known if found is None else choose((known, found))


def _missing(value: Reference, cls: Scope, name: str, evaluator: Evaluator, frame: Frame) -> Value:
    """Return an attribute that neither the object nor its class is seen to have."""
    if name == "__class__":
        return ClassValue(cls)
    if name == "__dict__":
        return Member(value, name)
    settled = evaluator.settle(value, name, NONE) if value.is_self else NONE
    if settled != NONE:
        return settled
    computed = evaluator.definitions.method(cls, "__getattr__")
    if computed is not None and not name.startswith("__"):
        return evaluator.follow(computed, Arguments((value, text(name))), frame)
    below = _in_subclasses(cls, name, evaluator, frame)
    return below if below is not None else Member(value, name)


def _in_subclasses(cls: Scope, name: str, evaluator: Evaluator, frame: Frame) -> Value | None:
    """Return what subclasses define where the class itself leaves it to them, if these are few."""
    found: list[Value] = []
    defining = [
        one
        for one in evaluator.subclasses(cls)
        if evaluator.definitions.own_member(one, name) is not None
    ]
    if len(defining) > _MAX_SUBCLASSES:
        return None
    for one in defining:
        receiver = evaluator.object_of(one)
        made = find_in_class(one, name, receiver, evaluator, frame)
        found += [made] if made is not None else []
    return choose(found) if found else None


def find_in_class(
    cls: Scope, name: str, receiver: Value, evaluator: Evaluator, frame: Frame
) -> Value | None:
    """Return what a class or its bases define, bound to an object or class.

    Args:
        cls: The class.
        name: The name of the member.
        receiver: The object that it is read on, or the class.
        evaluator: Evaluates what is assigned, and properties.
        frame: The function that reads it.
    """
    return _bind(evaluator.definitions.member(cls, name), name, cls, receiver, evaluator, frame)


def _bind(
    found: tuple[Scope, Binding | Scope] | None,
    name: str,
    cls: Scope,
    receiver: Value,
    evaluator: Evaluator,
    frame: Frame,
) -> Value | None:
    if found is None:
        return None
    owner, definition = found
    if not isinstance(definition, Scope):
        return _bind_assigned(definition, name, owner, receiver, evaluator, frame)
    if definition.kind == "class":
        return ClassValue(definition)
    function = evaluator.definitions.function(definition)
    if function.is_stub and isinstance(receiver, Reference):
        below = _in_subclasses(cls, name, evaluator, frame)
        if below is not None:
            return below
    return bind_method(function, cls, receiver, evaluator, frame)


def _bind_assigned(
    definition: Binding,
    name: str,
    owner: Scope,
    receiver: Value,
    evaluator: Evaluator,
    frame: Frame,
) -> Value | None:
    if definition.value is None:
        if not isinstance(receiver, Reference) or not receiver.is_self:
            return None
        cls = evaluator.definitions.annotated(definition.annotation, owner)
        found = evaluator.settle(receiver, name, Member(receiver, name, cls=cls))
        return found if cls is not None or found != Member(receiver, name) else None
    value = evaluator.value_of(definition)
    described = _describe(value, receiver, owner, evaluator, frame)
    if described is not None:
        return described
    if isinstance(value, FunctionValue) and value.receiver is None:
        is_bound = isinstance(receiver, Reference) and value.function.class_ is None
        return FunctionValue(value.function, receiver, value.closure) if is_bound else value
    if isinstance(receiver, Reference) and receiver.is_self:
        return evaluator.settle(receiver, name, value)
    return value


def _describe(
    value: Value, receiver: Value, owner: Scope, evaluator: Evaluator, frame: Frame
) -> Value | None:
    """Return what a descriptor gives for an object: `urls = cached_property(make_urls)`."""
    if isinstance(value, Result) and isinstance(value.callee, External):
        is_property = value.callee.path.rpartition(".")[2] in {"property", "cached_property"}
        if is_property and value.arguments and isinstance(receiver, Reference):
            return evaluator.call(value.arguments[0], Arguments((receiver,)), frame)
    if isinstance(value, Reference) and isinstance(value.cls, Scope):
        method = evaluator.definitions.method(value.cls, "__get__")
        if method is not None:
            given = Arguments((value, receiver, ClassValue(owner)))
            return evaluator.follow(method, given, frame)
    return None


def bind_method(
    function: Function, cls: Scope, receiver: Value, evaluator: Evaluator, frame: Frame
) -> Value:
    """Return a method bound to an object or class; of a property, what it returns."""
    if function.is_static:
        return FunctionValue(function)
    if function.is_class_method:
        return FunctionValue(
            function, receiver if isinstance(receiver, ClassValue) else ClassValue(cls)
        )
    if function.is_property:
        if isinstance(receiver, ClassValue) and "classproperty" not in function.decorators:
            return FunctionValue(function)
        return evaluator.follow(function, Arguments((receiver,)), frame)
    made = evaluator.decorate(FunctionValue(function), frame)
    if isinstance(receiver, ClassValue) or not isinstance(made, FunctionValue):
        return made
    return FunctionValue(made.function, receiver, made.closure)


def _of_class(value: ClassValue, name: str, evaluator: Evaluator, frame: Frame) -> Value:
    state = evaluator.read(evaluator.state_of_class(value.cls))
    assigned = state.get(name) if isinstance(state, ObjectContent) else None
    found = find_in_class(value.cls, name, value, evaluator, frame)
    if isinstance(assigned, Value):
        return assigned if found is None else choose((found, assigned))
    if found is not None:
        return found
    if name in {"__name__", "__qualname__"}:
        return text(value.cls.name)
    return Member(value, name)


def _of_module(value: ModuleValue, name: str, evaluator: Evaluator) -> Value:
    definition = evaluator.definitions.named(value.module, name)
    if definition is None or definition == External(f"builtins.{name}"):
        definition = evaluator.definitions.imported(f"{value.module.id}.{name}")
    return evaluator.value_of(definition)


def _of_super(value: Super, name: str, evaluator: Evaluator, frame: Frame) -> Value:
    receiver = value.receiver
    own = receiver.cls if isinstance(receiver, (Reference, ClassValue)) else None
    cls = own if isinstance(own, Scope) else value.cls
    if name in _CLASSES_OF_SUPER:
        return ClassValue(value.cls if name == "__thisclass__" else cls)
    bases = evaluator.definitions.bases(cls)
    behind = bases[bases.index(value.cls) + 1 :] if value.cls in bases else bases[1:]
    found = evaluator.definitions.member_of(behind, name)
    if found is None:
        return Member(value, name)
    owner, definition = found
    if isinstance(definition, Scope) and definition.kind == "function":
        function = evaluator.definitions.function(definition)
        return bind_method(function, cls, receiver, evaluator, frame)
    return _bind(found, name, owner, receiver, evaluator, frame) or Member(value, name)
