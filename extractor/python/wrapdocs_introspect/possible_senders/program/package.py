"""A package as functions whose bodies can be read, and as names that hold values."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wrapdocs_introspect.possible_senders.program.attributes import Attributes
from wrapdocs_introspect.possible_senders.program.classes import functions_in
from wrapdocs_introspect.possible_senders.program.definitions import Definitions
from wrapdocs_introspect.possible_senders.program.functions import Function
from wrapdocs_introspect.possible_senders.program.method_groups import MethodGroups
from wrapdocs_introspect.possible_senders.program.names import Names
from wrapdocs_introspect.possible_senders.reading.attribute_access import AttributeRead
from wrapdocs_introspect.possible_senders.values.external import OPAQUE
from wrapdocs_introspect.possible_senders.values.kinds import AnyMethod, FunctionObject, OwnMethod
from wrapdocs_introspect.possible_senders.values.variables import Variable

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterable, Iterator
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.possible_senders.program.functions import Callee
    from wrapdocs_introspect.possible_senders.values.kinds import Value
    from wrapdocs_introspect.possible_senders.values.variables import Solver, Watcher
    from wrapdocs_introspect.source.module_source import ModuleSource


class MethodCall(NamedTuple):
    """A call of a method as the code writes it."""

    function: Function
    """The function that calls."""
    node: ast.Call
    base: Variable | None
    """What holds the object; None if it is `self`, or if nothing is known of it."""
    called: Variable | None
    """What holds the method."""

    @property
    def is_unknown(self) -> bool:
        """Whether it is not known, or not completely, which method that is."""
        is_found = self.called is not None and bool(self.called.values)
        return not is_found or (self.base is not None and self.base.is_full)


class Program(Definitions):
    """A package, and what is known of its values."""

    def __init__(
        self,
        scopes: PackageScopes,
        sources: Iterable[ModuleSource],
        solver: Solver,
        known: AbstractSet[str],
    ) -> None:
        """Find the functions and classes of a package.

        Args:
            scopes: The package's scopes.
            sources: The modules whose functions count.
            solver: Lets values flow.
            known: Ids of the functions of which is known that they send requests.
        """
        super().__init__(scopes, sources)
        self.scopes = scopes
        self.solver = solver
        self.attributes = Attributes(self)
        self.groups = MethodGroups(self)
        self.names = Names(self)
        self.data = Variable(OPAQUE)
        """What holds nothing but data."""
        self.unread: list[Function] = []
        """Functions and bodies of modules that somebody calls or uses, and that are to be read."""
        self.attribute_calls: list[MethodCall] = []
        self.container_uses: list[tuple[Variable, Watcher]] = []
        """What is used like a container, and what calls the methods of objects that are none."""
        self.unknown_reads: list[tuple[Variable | None, str, Variable]] = []
        """Attributes that are read, of which object, and what gets what they hold."""
        self.unknown_stores: list[tuple[Variable, str, Variable]] = []
        """Attributes that are stored, in which object, and what is stored."""
        self._known = known
        self._demanded: set[Function] = set()
        self._constants: dict[Value, Variable] = {}
        for cls in self.classes.values():
            self.attributes.index(cls)

    def constant(self, value: Value) -> Variable:
        """Return a variable that always holds one value."""
        found = self._constants.get(value)
        if found is None:
            found = self._constants[value] = Variable(value)
        return found

    def read_attribute(self, held: Variable, name: str) -> Variable:
        """Return an attribute of whatever a variable holds."""
        result = Variable()
        self.solver.watch(held, AttributeRead(self, None, 0, name, result))
        return result

    def special_methods(self, names: Iterable[str]) -> Iterator[str]:
        """Yield the names that a class of the package has a method of."""
        return (name for name in names if name in self.methods)

    def read_module(self, module: Scope) -> None:
        """Have the body of a module read that defines no functions, since a name of it is used."""
        if module.kind == "module" and module.id not in self.modules:
            body = self.modules[module.id] = Function("<module>", module, module.node)
            self.demand(body)

    def demand(self, function: Function) -> None:
        """Have a function read, because somebody calls it or asks what it returns."""
        if function not in self._demanded:
            self._demanded.add(function)
            self.unread.append(function)

    def is_known_sender(self, function: Function) -> bool:
        """Tell whether it is known that a function sends a request: what it does is not read."""
        return function.id in self._known

    def add_call(
        self, function: Function | None, callee: Callee, line: int, *, is_made: bool = False
    ) -> None:
        """Remember that a function may call something.

        Args:
            function: The function; None if it does not matter which one calls.
            callee: What it calls.
            line: The line of the call.
            is_made: Whether it only defines or returns it, so that its caller may call it.
        """
        if function is not None:
            function.add_call(callee, line, is_made=is_made)
        if isinstance(callee, FunctionObject):
            self.demand(callee.function)
        elif isinstance(callee, OwnMethod):
            for one in self.groups.get(callee).functions:
                self.demand(one)
        elif isinstance(callee, AnyMethod):
            for cls in callee.cls.order:
                for one in functions_in(cls.functions):
                    self.demand(one)
