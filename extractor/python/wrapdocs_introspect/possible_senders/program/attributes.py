"""Attributes of objects and classes: what they may hold, and what reading them calls."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.possible_senders.values.conversions import (
    as_object_of_class,
    as_returned,
    as_stored,
)
from wrapdocs_introspect.possible_senders.values.external import OPAQUE, External, Opaque
from wrapdocs_introspect.possible_senders.values.kinds import ClassObject, Instance
from wrapdocs_introspect.possible_senders.values.variables import Variable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.possible_senders.program.classes import Class
    from wrapdocs_introspect.possible_senders.program.functions import Callee, Function
    from wrapdocs_introspect.possible_senders.program.package import Program
    from wrapdocs_introspect.possible_senders.values.kinds import Value
    from wrapdocs_introspect.possible_senders.values.variables import Conversion

ANY_NAME = "*"
"""The attribute that stands for those whose names are not known: `setattr(self, name, value)`."""
_OF_ALL_OBJECTS = frozenset(
    {"__name__", "__module__", "__qualname__", "__doc__", "__annotations__"}
)


class FoundAttribute:
    """An attribute of a value."""

    __slots__ = ("callees", "variable")

    def __init__(self) -> None:
        """Make one that is not known to hold anything."""
        self.variable = Variable()
        self.callees: list[Callee] = []
        """What reading it calls: properties, `__getattr__`."""


class Attributes:
    """The attributes of a package's objects."""

    def __init__(self, program: Program) -> None:
        """Start without any.

        Args:
            program: The package.
        """
        self._program = program
        self._solver = program.solver
        self._declaring: dict[str, list[Class]] = {}
        self._stored: dict[str, dict[Class, Variable]] = {}
        self._stored_in: dict[Class, list[Variable]] = {}
        self._readers: dict[str, list[tuple[frozenset[Class], Variable]]] = {}
        self._readers_of_all: dict[Class, list[Variable]] = {}
        self._foreign: dict[str, Variable] = {}
        self._found: dict[tuple[Instance | ClassObject, str], FoundAttribute] = {}
        self.undeclared: list[tuple[Class, str]] = []
        """Attributes that the body of a class assigns, whose values are asked for now."""
        self._conversions: dict[Class, Conversion] = {}
        self._asked: set[tuple[Class, str]] = set()

    def index(self, cls: Class) -> None:
        """Note which attributes the body and the methods of a class assign."""
        names = dict.fromkeys(cls.declarations)
        if cls.scope.is_attached:
            for name, definitions in cls.scope.definitions.items():
                if any(isinstance(one, Binding) for one in definitions):
                    names[name] = None
        for name in names:
            self._declaring.setdefault(name, []).append(cls)

    def stored(self, cls: Class, name: str) -> Variable:
        """Return what code stores in an attribute of the objects of a class."""
        of_name = self._stored.setdefault(name, {})
        found = of_name.get(cls)
        if found is None:
            found = of_name[cls] = Variable()
            self._stored_in.setdefault(cls, []).append(found)
            for reader in self._readers_of_all.get(cls, ()):
                self._solver.connect(found, reader)
            for classes, reader in self._readers.get(name, ()):
                if cls in classes:
                    self._solver.connect(found, reader)
        return found

    def foreign(self, name: str) -> Variable:
        """Return what the package stores in an attribute of objects that are not its own."""
        return self._foreign.setdefault(name, Variable())

    def has_foreign(self, name: str) -> bool:
        """Tell whether the package stores something in such an attribute."""
        return name in self._foreign and bool(self._foreign[name].values)

    def of_instance(self, instance: Instance, name: str) -> FoundAttribute:
        """Return an attribute of an object of the package."""
        found = self._found.get((instance, name))
        if found is None:
            found = self._found[instance, name] = FoundAttribute()
            self._find_in_instance(found, instance, name)
        return found

    def of_class(self, value: ClassObject, name: str) -> FoundAttribute:
        """Return an attribute of a class of the package."""
        found = self._found.get((value, name))
        if found is None:
            found = self._found[value, name] = FoundAttribute()
            self._find_in_class(found, value, name)
        return found

    def as_other_kind(self, cls: Class) -> Conversion:
        """Return what leaves out objects of the same kind: data that is made of other data.

        Args:
            cls: The class of the object that others are stored in.
        """
        found = self._conversions.get(cls)
        if found is None:
            found = self._conversions[cls] = partial(_unless_alike, cls)
        return found

    def read_all(self, instance: Instance) -> Variable:
        """Return what any attribute of an object may hold."""
        found = Variable()
        for cls in instance.cls.order:
            self._readers_of_all.setdefault(cls, []).append(found)
            for name in cls.declarations:
                self._ask_declaration(cls, name)
            for variable in self._stored_in.get(cls, ()):
                self._solver.connect(variable, found)
        return found

    def _ask_declaration(self, cls: Class, name: str) -> None:
        """Have what the body of a class assigns to an attribute read, once."""
        if (cls, name) not in self._asked:
            self._asked.add((cls, name))
            self.undeclared.append((cls, name))

    def _connect_stored(self, classes: frozenset[Class], name: str, target: Variable) -> None:
        """Let a variable hold what is stored in an attribute of some classes, now or later."""
        for cls in self._declaring.get(name, ()):
            if cls in classes and name in cls.declarations:
                self._ask_declaration(cls, name)
        for cls, variable in list(self._stored.get(name, {}).items()):
            if cls in classes:
                self._solver.connect(variable, target)
        self._readers.setdefault(name, []).append((classes, target))

    def _find_in_instance(self, found: FoundAttribute, instance: Instance, name: str) -> None:
        if name == "__class__":
            self._add(found, as_object_of_class(instance))
            return
        cls = instance.cls
        classes = frozenset(cls.order) if instance.kind == "exact" else cls.family
        functions = self._methods_of(instance, name)
        if functions:
            self._add_methods(found, instance, functions)
        self._connect_stored(classes, name, found.variable)
        if not functions and not self._is_declared(classes, name):
            self._find_undefined(found, instance, name, classes)

    def _methods_of(self, instance: Instance, name: str) -> list[Function]:
        cls, named = instance.cls, self._program.methods.get(name, ())
        if instance.kind == "self":
            return cls.find_in_family(name, named)
        own = cls.find(name)
        if instance.kind == "exact" or not cls.subclasses:
            return own
        derived = frozenset(cls.subclasses)
        return [*own, *(one for one in named if one.owner in derived)]

    def _add_methods(
        self, found: FoundAttribute, instance: Instance, functions: Iterable[Function]
    ) -> None:
        for one in functions:
            callee = method_value(instance, one)
            if one.is_property:
                found.callees.append(callee)
                self._solver.connect(one.returns, found.variable, as_returned)
            else:
                self._add(found, callee)
        found.callees = list(dict.fromkeys(found.callees))

    def _is_declared(self, classes: frozenset[Class], name: str) -> bool:
        return any(one in classes for one in self._declaring.get(name, ()))

    def _find_undefined(
        self, found: FoundAttribute, instance: Instance, name: str, classes: frozenset[Class]
    ) -> None:
        """Find an attribute that the code of the package defines nowhere by its name."""
        if name in _OF_ALL_OBJECTS:
            self._add(found, OPAQUE)
            return
        if name.startswith("__"):
            return  # Python does not ask `__getattr__` for these.
        for one in instance.cls.find("__getattr__"):
            found.callees.append(one.as_object(instance.cls, is_bound=True))
            self._solver.connect(one.returns, found.variable, as_returned)
        is_wide = instance.kind != "exact"
        bases = {base: None for one in classes for base in one.external_bases} if is_wide else {}
        for base in sorted(bases, key=_path_of) or _external_bases(instance.cls):
            made = base.result()
            self._add(found, made.attribute(name) if isinstance(made, External) else made)
        self._connect_stored(classes, ANY_NAME, found.variable)
        if instance.kind == "self":
            self._add(found, instance.cls.own_method(name))

    def _find_in_class(self, found: FoundAttribute, value: ClassObject, name: str) -> None:
        if name in _OF_ALL_OBJECTS:
            self._add(found, OPAQUE)
            return
        cls = value.cls
        classes = cls.family if value.is_own else frozenset(cls.order)
        named = self._program.methods.get(name, ())
        functions = cls.find_in_family(name, named) if value.is_own else cls.find(name)
        for one in functions:
            is_bound = one.kind == "classMethod"
            callee = one.as_object(cls, is_bound=is_bound)
            self._add(found, cls.own_method(name, is_of_class=True) if value.is_own else callee)
        self._connect_stored(classes, name, found.variable)
        if not functions and not self._is_declared(classes, name):
            for base in _external_bases(cls):
                self._add(found, base.attribute(name))
            self._connect_stored(classes, ANY_NAME, found.variable)

    def _add(self, found: FoundAttribute, value: Value | None) -> None:
        if value is not None:
            self._solver.add(found.variable, value)


def _unless_alike(cls: Class, value: Value) -> Value | None:
    if isinstance(value, (Instance, ClassObject)):
        is_alike = any(base in cls.order for base in value.cls.order)
        return None if is_alike else as_stored(value)
    return None if isinstance(value, Opaque) else as_stored(value)


def method_value(value: Instance | ClassObject, function: Function) -> Callee:
    """Return a method that is asked of an object or a class."""
    cls = value.cls
    if isinstance(value, Instance) and value.kind == "self":
        return cls.own_method(function.name)
    receiver = cls if function.owner in cls.order else function.owner
    return function.as_object(receiver, is_bound=True)


def _external_bases(cls: Class) -> list[External]:
    return list(dict.fromkeys(base for one in cls.order for base in one.external_bases))


def _path_of(external: External) -> tuple[str, ...]:
    return external.path
