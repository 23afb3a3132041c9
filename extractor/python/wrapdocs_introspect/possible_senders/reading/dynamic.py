"""What code does to objects without naming their attributes: containers, computed names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.values.conversions import only_objects
from wrapdocs_introspect.possible_senders.values.external import OPAQUE, External, Opaque
from wrapdocs_introspect.possible_senders.values.kinds import Instance, ModuleObject

if TYPE_CHECKING:
    from wrapdocs_introspect.possible_senders.program.functions import Function
    from wrapdocs_introspect.possible_senders.program.package import Program
    from wrapdocs_introspect.possible_senders.values.kinds import Value
    from wrapdocs_introspect.possible_senders.values.variables import Variable


class ContainerCall:
    """Lets a method of a container change what that holds, or return it: `items.append(one)`."""

    __slots__ = ("_added", "_container", "_program", "_result", "function")

    def __init__(
        self,
        program: Program,
        function: Function,
        container: Variable,
        added: Variable | None,
        result: Variable | None,
    ) -> None:
        """Call a method that is named like one of a container.

        Args:
            program: The package.
            function: The function that calls it.
            container: The variable that holds the container.
            added: What the method adds, if it does.
            result: Gets what the method returns, if it does.
        """
        self._program = program
        self.function = function
        self._container = container
        self._added = added
        self._result = result

    def meet(self, value: Value) -> None:
        """Call it, unless it is a method of the package."""
        if not isinstance(value, Opaque):
            return
        solver = self._program.solver
        solver.connect(self._added, self._container)
        if self._result is not None:
            solver.connect(self._container, self._result, only_objects)


class DynamicRead:
    """Reads an attribute whose name is not known: `getattr(self, name)`."""

    __slots__ = ("_program", "_result", "function")

    def __init__(self, program: Program, function: Function, result: Variable) -> None:
        """Read an attribute.

        Args:
            program: The package.
            function: The function that does it.
            result: Gets what any attribute holds.
        """
        self._program = program
        self.function = function
        self._result = result

    def meet(self, value: Value) -> None:
        """Read any attribute of a value."""
        solver = self._program.solver
        if isinstance(value, Instance):
            solver.add(self._result, value.cls.any_method)
            if value.kind == "self":
                solver.connect(self._program.attributes.read_all(value), self._result)
        elif isinstance(value, External) and value.library is not None:
            solver.add(self._result, value.attribute("request"))
        elif isinstance(value, ModuleObject):
            for name in value.scope.definitions:
                solver.connect(self._program.names.global_name(value.scope, name), self._result)
        else:
            solver.add(self._result, OPAQUE)
