"""Reads all functions of a package, and lets values flow until nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.program.package import Program
from wrapdocs_introspect.possible_senders.reading.attribute_access import as_foreign
from wrapdocs_introspect.possible_senders.reading.bodies import (
    read_declaration,
    read_function,
    stores_attributes,
)
from wrapdocs_introspect.possible_senders.unknown_receivers import find_callees
from wrapdocs_introspect.possible_senders.values.external import OPAQUE
from wrapdocs_introspect.possible_senders.values.variables import Solver

if TYPE_CHECKING:
    from collections.abc import Iterable
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.possible_senders.program.functions import Function
    from wrapdocs_introspect.possible_senders.program.package import MethodCall
    from wrapdocs_introspect.possible_senders.values.variables import Variable, Watcher
    from wrapdocs_introspect.source.module_source import ModuleSource

_STEPS_PER_FUNCTION = 400
_MIN_STEPS = 50_000
_MAX_ROUNDS = 20


class Analysis:
    """What the functions of a package may call."""

    def __init__(
        self,
        scopes: PackageScopes,
        sources: Iterable[ModuleSource],
        operations: AbstractSet[str],
        unknown: AbstractSet[str],
    ) -> None:
        """Begin with functions that have not been read.

        Args:
            scopes: The package's scopes.
            sources: The modules whose functions count.
            operations: Ids of the functions that are operations: what they do is not read.
            unknown: Ids of those that are known to send a request, but not which.
        """
        self.errors: dict[Function | None, Exception] = {}
        """The functions that could not be evaluated."""
        self.is_complete = True
        """Whether all values have arrived, so that no limit was hit."""
        self._solver = Solver(self._note_error)
        self.program = Program(scopes, sources, self._solver, operations | unknown)
        self._unknown = unknown

    def run(self, asked: Iterable[Function]) -> None:
        """Read the functions that matter, and let all values flow.

        Args:
            asked: The functions that are asked about.
        """
        program = self.program
        self._max_steps = _MIN_STEPS + _STEPS_PER_FUNCTION * len(program.functions)
        for function in [*program.modules.values(), *asked]:
            program.demand(function)
        for function in program.functions:
            if function.is_constructor or stores_attributes(function):
                program.demand(function)
        for _ in range(_MAX_ROUNDS):
            self._flow()
            is_settled = not self._settle()
            if is_settled and not self._call_by_name(self._unknown_calls()):
                break
        else:
            self.is_complete = False
        if not self.is_complete:
            self._finish_by_name()
        self._mark_senders()

    def _mark_senders(self) -> None:
        """Mark the functions that are known to send, and those that could not be read."""
        for function in self.program.functions:
            if function.id in self._unknown:
                function.sending_line = function.line
        for broken in self.errors:
            if broken is not None:
                broken.sending_line = broken.line

    def _finish_by_name(self) -> None:
        """Let all calls call the methods of that name, since not all values have arrived."""
        program = self.program
        is_read = False
        while not is_read:
            functions, program.unread = program.unread, []
            for function in functions:
                self._read(function)
            is_read = not self._call_by_name(program.attribute_calls)

    def _flow(self) -> None:
        """Let values flow, and read what is asked for on the way."""
        program = self.program
        while self.is_complete:
            functions, declarations = program.unread, program.attributes.undeclared
            program.unread, program.attributes.undeclared = [], []
            for function in functions:
                self._read(function)
            for cls, name in declarations:
                read_declaration(program, cls, name)
            self.is_complete = self._solver.run(self._max_steps)
            if not program.unread and not program.attributes.undeclared:
                return

    def _unknown_calls(self) -> list[MethodCall]:
        return [one for one in self.program.attribute_calls if one.is_unknown]

    def _call_by_name(self, calls: Iterable[MethodCall]) -> bool:
        """Let calls of methods call those of the package that have the name.

        Returns:
            Whether there are functions to read because of that.
        """
        program = self.program
        for one in calls:
            for callee in find_callees(program, one.node):
                program.add_call(one.function, callee, one.node.lineno)
        return bool(program.unread)

    def _settle(self) -> bool:
        """Take what is stored in unknown objects for what is read of unknown objects.

        Returns:
            Whether that changed anything.
        """
        program, solver = self.program, self._solver
        attributes = program.attributes
        stores = [one for one in program.unknown_stores if not one[0].values]
        program.unknown_stores = []
        for _, name, value in stores:
            solver.connect(value, attributes.foreign(name), as_foreign)
        reads: list[tuple[Variable | None, str, Variable]] = []
        left: list[tuple[Variable | None, str, Variable]] = []
        for read in program.unknown_reads:
            is_unknown = read[0] is None or not read[0].values
            is_stored = is_unknown and attributes.has_foreign(read[1])
            (reads if is_stored else left).append(read)
        program.unknown_reads = left
        for _, name, result in reads:
            solver.connect(attributes.foreign(name), result)
        return self._use_objects() or bool(stores or reads)

    def _use_objects(self) -> bool:
        """Call the methods of objects that are used like containers, but are none.

        Returns:
            Whether there are any.
        """
        program = self.program
        found: list[tuple[Variable, Watcher]] = []
        left: list[tuple[Variable, Watcher]] = []
        for use in program.container_uses:
            (found if _holds_only_objects(use[0]) else left).append(use)
        program.container_uses = left
        for held, call in found:
            program.solver.watch(held, call)
        return bool(found)

    def _read(self, function: Function) -> None:
        try:
            read_function(self.program, function)
        except Exception as error:  # noqa: BLE001 - whatever it is, the other functions are fine
            self._note_error(function, error)

    def _note_error(self, function: Function | None, error: Exception) -> None:
        self.errors.setdefault(function, error)


def _holds_only_objects(held: Variable) -> bool:
    """Tell whether a variable holds objects, and nothing that may be a container."""
    return bool(held.values) and OPAQUE not in held.values
