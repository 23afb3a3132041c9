"""The methods that `self.name` may be: which one depends on the class of the object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.values.conversions import as_returned
from wrapdocs_introspect.possible_senders.values.external import External
from wrapdocs_introspect.possible_senders.values.variables import Variable

if TYPE_CHECKING:
    from wrapdocs_introspect.possible_senders.program.functions import Function
    from wrapdocs_introspect.possible_senders.program.package import Program
    from wrapdocs_introspect.possible_senders.values.kinds import OwnMethod


class MethodGroup:
    """The methods that `self.name` may be, whose parameters get the same arguments."""

    def __init__(self, program: Program, method: OwnMethod) -> None:
        """Find the methods.

        Args:
            program: The package.
            method: The method as it is asked for.
        """
        self._solver = program.solver
        self.functions = _functions_of(program, method)
        self._is_on_object = not method.is_of_class
        self.returns = Variable()
        self._parameters: dict[int | str | None, Variable] = {}
        for one in self.functions:
            self._solver.connect(one.returns, self.returns, as_returned)
        if not self.functions:
            for base in dict.fromkeys(b for one in method.cls.order for b in one.external_bases):
                self._add_external(base, method.name)

    def parameter(self, key: int | str | None) -> Variable:
        """Return the parameters that an argument is given for."""
        found = self._parameters.get(key)
        if found is None:
            found = self._parameters[key] = Variable()
            for one in self.functions:
                is_bound = self._is_on_object or one.kind == "classMethod"
                target = one.parameter(key, is_bound=is_bound)
                if target is not None:
                    self._solver.connect(found, target)
        return found

    def _add_external(self, base: External, name: str) -> None:
        made = base.result()
        method = made.attribute(name) if isinstance(made, External) else None
        result = method.result() if isinstance(method, External) else None
        if result is not None:
            self._solver.add(self.returns, result)


class MethodGroups:
    """The groups of methods, each made once."""

    def __init__(self, program: Program) -> None:
        """Start without groups."""
        self._program = program
        self._groups: dict[OwnMethod, MethodGroup] = {}

    def get(self, method: OwnMethod) -> MethodGroup:
        """Return the methods that a method of `self` may be."""
        found = self._groups.get(method)
        if found is None:
            found = self._groups[method] = MethodGroup(self._program, method)
        return found


def _functions_of(program: Program, method: OwnMethod) -> list[Function]:
    cls = method.cls
    named = program.methods.get(method.name, ())
    if not method.is_super:
        return cls.find_in_family(method.name, named)
    found = cls.find(method.name, after=cls)
    others = (one for one in named if one.owner in cls.family and one.owner is not cls)
    return found or list(others)
