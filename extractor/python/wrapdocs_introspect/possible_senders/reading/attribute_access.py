"""Reading and storing attributes of whatever a variable holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.program.attributes import ANY_NAME, method_value
from wrapdocs_introspect.possible_senders.values.conversions import as_stored
from wrapdocs_introspect.possible_senders.values.external import OPAQUE, External, Opaque
from wrapdocs_introspect.possible_senders.values.kinds import (
    ClassObject,
    Instance,
    ModuleObject,
    SuperObject,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.possible_senders.program.attributes import FoundAttribute
    from wrapdocs_introspect.possible_senders.program.functions import Function
    from wrapdocs_introspect.possible_senders.program.package import Program
    from wrapdocs_introspect.possible_senders.values.kinds import Value
    from wrapdocs_introspect.possible_senders.values.variables import Variable


class AttributeRead:
    """Reads an attribute of whatever a variable holds."""

    __slots__ = ("_line", "_name", "_program", "_result", "function")

    def __init__(
        self, program: Program, function: Function | None, line: int, name: str, result: Variable
    ) -> None:
        """Read an attribute.

        Args:
            program: The package.
            function: The function that does it.
            line: The line on which it does.
            name: The name of the attribute.
            result: Gets what the attribute holds.
        """
        self._program = program
        self.function = function
        self._line = line
        self._name = name
        self._result = result

    def meet(self, value: Value) -> None:
        """Read the attribute of a value."""
        attributes, solver = self._program.attributes, self._program.solver
        if isinstance(value, Instance):
            self._use(attributes.of_instance(value, self._name))
        elif isinstance(value, ClassObject):
            self._use(attributes.of_class(value, self._name))
        elif isinstance(value, ModuleObject):
            held = self._program.names.member_of_module(value.scope, self._name)
            solver.connect(held, self._result)
        elif isinstance(value, External):
            solver.add(self._result, value.attribute(self._name))
            if value.library is None:
                solver.connect(attributes.foreign(self._name), self._result)
        elif isinstance(value, SuperObject):
            method = value.cls.own_method(self._name, is_super=True)
            solver.add(self._result, method)
        else:
            solver.add(self._result, OPAQUE)
            if isinstance(value, Opaque):
                solver.connect(attributes.foreign(self._name), self._result)

    def _use(self, found: FoundAttribute) -> None:
        self._program.solver.connect(found.variable, self._result)
        for callee in found.callees:
            self._program.add_call(self.function, callee, self._line)


class AttributeStore:
    """Stores what a variable holds in an attribute of whatever another one holds."""

    __slots__ = ("_line", "_name", "_program", "_value", "function")

    def __init__(
        self,
        program: Program,
        function: Function,
        line: int,
        name: str,
        value: Variable,
    ) -> None:
        """Store an attribute.

        Args:
            program: The package.
            function: The function that does it.
            line: The line on which it does.
            name: The name of the attribute.
            value: What is stored.
        """
        self._program = program
        self.function = function
        self._line = line
        self._name = name
        self._value = value

    def meet(self, value: Value) -> None:
        """Store it in an attribute of a value."""
        attributes, solver = self._program.attributes, self._program.solver
        if isinstance(value, (Instance, ClassObject)):
            is_named = self._name != ANY_NAME
            convert = as_stored if is_named else attributes.as_other_kind(value.cls)
            solver.connect(self._value, attributes.stored(value.cls, self._name), convert)
            for one in value.cls.find(self._name):
                if one.is_property:
                    self._program.add_call(self.function, method_value(value, one), self._line)
        elif isinstance(value, ModuleObject):
            held = self._program.names.global_variable(value.scope, self._name)
            solver.connect(self._value, held)
        elif isinstance(value, (External, Opaque)):
            solver.connect(self._value, attributes.foreign(self._name), as_foreign)


def as_foreign(value: Value) -> Value | None:
    """Return what is worth following if it is stored in an object of another package."""
    if isinstance(value, (Opaque, ModuleObject)) or (
        isinstance(value, External) and value.library is None
    ):
        return None
    return as_stored(value)
