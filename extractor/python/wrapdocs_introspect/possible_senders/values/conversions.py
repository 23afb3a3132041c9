"""What becomes of values on their way from one variable to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.values.external import OPAQUE, External, Opaque
from wrapdocs_introspect.possible_senders.values.kinds import (
    AnyMethod,
    ClassObject,
    FunctionObject,
    Instance,
    ModuleObject,
    OwnMethod,
    SuperObject,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.possible_senders.program.classes import Class
    from wrapdocs_introspect.possible_senders.values.kinds import Value

MANY_VALUES = 12
"""So many objects of classes with the same base are taken for one of that base."""


def as_argument(value: Value) -> Value | None:
    """Return what a parameter holds if a value is given for it.

    Functions are left out: whoever gives a function to another one counts as calling it. Else one
    decorator that retries calls would connect all functions that use it.
    """
    is_function = isinstance(value, (FunctionObject, OwnMethod))
    if is_function or (isinstance(value, External) and value.sends):
        return None
    return as_stored(value)


def as_stored(value: Value) -> Value | None:
    """Return what an attribute holds if a value is stored in it: there, `self` is an object."""
    if isinstance(value, Instance) and value.kind == "self":
        return value.cls.declared
    if isinstance(value, (AnyMethod, SuperObject)):
        return None
    if isinstance(value, External) and value.library is None:
        return OPAQUE
    return value


def as_returned(value: Value) -> Value | None:
    """Return what a caller gets if a function returns a value."""
    if isinstance(value, (SuperObject, AnyMethod)):
        return None
    return OPAQUE if isinstance(value, External) and value.library is None else value


def as_instance(value: Value) -> Value | None:
    """Return what a variable holds whose annotation is a value."""
    if isinstance(value, ClassObject):
        return value.cls.declared
    if isinstance(value, External):
        return value.result() if value.path[-1][:1].isupper() or value.library else None
    return value if isinstance(value, (Instance, Opaque)) else None


def as_object_of_class(value: Value) -> Value | None:
    """Return what `type(value)` or `value.__class__` is."""
    if isinstance(value, Instance):
        return value.cls.own_object if value.kind == "self" else value.cls.object
    return None


def as_class(value: Value) -> Value | None:
    """Return the class of what an annotation such as `type[X]` names."""
    return value if isinstance(value, ClassObject) else None


def only_objects(value: Value) -> Value | None:
    """Return a value unless it is data: what a container holds besides."""
    return None if isinstance(value, (Opaque, ModuleObject, SuperObject, AnyMethod)) else value


def only_data(value: Value) -> Value | None:
    """Return a value if it is data."""
    return value if isinstance(value, Opaque) else None


def only_functions(value: Value) -> Value | None:
    """Return a value if it is a function: what a wrapper of functions returns."""
    return value if isinstance(value, (FunctionObject, OwnMethod, AnyMethod)) else None


class BaseCounts:
    """How many values of a variable are of classes with the same base."""

    __slots__ = ("_counts",)

    def __init__(self, values: Iterable[Value]) -> None:
        """Count those of some values."""
        self._counts: dict[tuple[type[Value], Class], int] = {}
        for value in values:
            self.add(value)

    def add(self, value: Value) -> None:
        """Count one more value."""
        if isinstance(value, (Instance, ClassObject)):
            for base in value.cls.order:
                key = type(value), base
                self._counts[key] = self._counts.get(key, 0) + 1

    def widen(self, value: Value) -> Value:
        """Return what stands for one more value: an object of the base that many of them have."""
        if isinstance(value, (Instance, ClassObject)):
            for base in value.cls.order:
                if self._counts.get((type(value), base), 0) >= MANY_VALUES:
                    return base.declared if isinstance(value, Instance) else base.own_object
        return value
