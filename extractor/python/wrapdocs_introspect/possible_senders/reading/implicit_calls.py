"""Calls that the code does not write as such: of loops, of functions that are given away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.values.conversions import as_argument, as_returned
from wrapdocs_introspect.possible_senders.values.external import External
from wrapdocs_introspect.possible_senders.values.kinds import FunctionObject, Instance, OwnMethod

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wrapdocs_introspect.possible_senders.program.functions import Function
    from wrapdocs_introspect.possible_senders.program.package import Program
    from wrapdocs_introspect.possible_senders.reading.arguments import Arguments
    from wrapdocs_introspect.possible_senders.reading.calls import Call
    from wrapdocs_introspect.possible_senders.values.kinds import Value
    from wrapdocs_introspect.possible_senders.values.variables import Variable

ITERATION = ("__iter__", "__next__", "__aiter__", "__anext__")
_OF_CONTAINERS = frozenset({*ITERATION, "__contains__", "__getitem__", "__setitem__", "__len__"})


class PartialCall:
    """Gives arguments to functions of which `partial` makes others."""

    __slots__ = ("_arguments", "_program", "function")

    def __init__(self, program: Program, function: Function, arguments: Arguments) -> None:
        """Give the arguments.

        Args:
            program: The package.
            function: The function that makes the partial.
            arguments: Those behind the function.
        """
        self._program = program
        self.function = function
        self._arguments = arguments

    def meet(self, value: Value) -> None:
        """Give them to a function."""
        solver = self._program.solver
        for key, argument in self._arguments.keyed():
            if isinstance(value, FunctionObject):
                target = value.function.parameter(key, is_bound=value.is_bound)
            elif isinstance(value, OwnMethod):
                target = self._program.groups.get(value).parameter(key)
            else:
                return
            if target is not None:
                solver.connect(argument, target, as_argument)


class SpecialCall:
    """Calls methods that Python calls by itself, such as those of a loop."""

    __slots__ = ("_names", "_program", "_result", "function", "line")

    def __init__(
        self,
        program: Program,
        function: Function,
        line: int,
        names: Sequence[str],
        result: Variable,
    ) -> None:
        """Call them.

        Args:
            program: The package.
            function: The function in which it happens.
            line: The line on which it does.
            names: The names of the methods.
            result: Gets what they return.
        """
        self._program = program
        self.function = function
        self.line = line
        self._names = names
        self._result = result

    def watch(self, held: Variable) -> None:
        """Call the methods of whatever a variable holds.

        Containers hold the same as what is in them. Of what may be a container, only the items are
        used, so that a loop over a list of pages does not count as a loop over a page.

        Args:
            held: The variable.
        """
        if any(one in _OF_CONTAINERS for one in self._names):
            self._program.container_uses.append((held, self))
        else:
            self._program.solver.watch(held, self)

    def meet(self, value: Value) -> None:
        """Call the methods of a value."""
        if isinstance(value, Instance):
            call_special(self._program, self, value, self._names, self._result)


class GivenFunction:
    """Counts functions that are given to others as called: nobody knows when these call them."""

    __slots__ = ("_line", "_program", "function")

    def __init__(self, program: Program, function: Function, line: int) -> None:
        """Count them.

        Args:
            program: The package.
            function: The function that gives them away.
            line: The line on which it does.
        """
        self._program = program
        self.function = function
        self._line = line

    def meet(self, value: Value) -> None:
        """Count a value, if it is a function."""
        if isinstance(value, (FunctionObject, OwnMethod)) or (
            isinstance(value, External) and value.sends
        ):
            self._program.add_call(self.function, value, self._line)


class ReturnedObject:
    """Counts what a caller's loop or `await` will call as called by whoever returns the object."""

    __slots__ = ("_line", "_program", "function")

    _NAMES = ("__next__", "__anext__", "__iter__", "__aiter__", "__await__")

    def __init__(self, program: Program, function: Function, line: int) -> None:
        """Count it.

        Args:
            program: The package.
            function: The function that returns.
            line: The line on which it does.
        """
        self._program = program
        self.function = function
        self._line = line

    def meet(self, value: Value) -> None:
        """Count the methods of a value that is returned."""
        if isinstance(value, (FunctionObject, OwnMethod)):
            self._program.add_call(self.function, value, self._line, is_made=True)
        elif isinstance(value, Instance):
            for name in self._NAMES:
                for one in value.cls.find(name):
                    self._program.add_call(
                        self.function, one.as_object(value.cls, is_bound=True), self._line
                    )


def call_special(
    program: Program,
    call: Call | SpecialCall,
    value: Instance,
    names: Sequence[str],
    result: Variable,
) -> None:
    """Call methods of an object that the code does not name.

    Args:
        program: The package.
        call: The call.
        value: The object.
        names: The names of the methods.
        result: Gets what they return.
    """
    for name in program.special_methods(names):
        found = program.attributes.of_instance(value, name)
        for one in list(found.variable.values):
            if isinstance(one, FunctionObject):
                program.add_call(call.function, one, call.line)
                program.solver.connect(one.function.returns, result, as_returned)
            elif isinstance(one, OwnMethod):
                program.add_call(call.function, one, call.line)
                program.solver.connect(program.groups.get(one).returns, result, as_returned)
