"""What code does to objects without naming their attributes: containers, computed names."""

from __future__ import annotations

import ast
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

    __slots__ = ("_beginning", "_program", "_result", "function")

    def __init__(
        self, program: Program, function: Function, beginning: str, result: Variable
    ) -> None:
        """Read an attribute.

        Args:
            program: The package.
            function: The function that does it.
            beginning: How the name begins, as far as that is known.
            result: Gets what any such attribute holds.
        """
        self._beginning = beginning
        self._program = program
        self.function = function
        self._result = result

    def meet(self, value: Value) -> None:
        """Read any attribute of a value."""
        solver = self._program.solver
        if isinstance(value, Instance):
            solver.add(self._result, value.cls.any_method(self._beginning))
            if value.kind == "self":
                solver.connect(self._program.attributes.read_all(value), self._result)
        elif isinstance(value, External) and value.library is not None:
            solver.add(self._result, value.attribute("request"))
        elif isinstance(value, ModuleObject):
            for name in value.scope.definitions:
                if not name.startswith(self._beginning):
                    continue
                solver.connect(self._program.names.global_name(value.scope, name), self._result)
        else:
            solver.add(self._result, OPAQUE)


def beginning_of(node: ast.expr) -> str:
    """Return how a text begins, as far as its literal parts tell: `"_do_" + name`."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return beginning_of(node.values[0]) if node.values else ""
    if isinstance(node, ast.BinOp):
        beginning = beginning_of(node.left)
        return beginning.partition("%")[0] if isinstance(node.op, ast.Mod) else beginning
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        is_format = node.func.attr == "format"
        return beginning_of(node.func.value).partition("{")[0] if is_format else ""
    return ""
