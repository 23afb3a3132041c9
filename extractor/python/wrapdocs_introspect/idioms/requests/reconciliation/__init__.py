"""Two readings beside each other: that of the outermost calls, and that of the HTTP library.

What both say stays as it is. Where the library shows another request, the claim is corrected. What
only the library shows becomes an operation, and what only the outermost call shows is assumed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.reconciliation.callers import with_callers
from wrapdocs_introspect.idioms.requests.reconciliation.constructed_addresses import (
    ConstructedAddresses,
)
from wrapdocs_introspect.idioms.requests.reconciliation.constructed_servers import (
    complete_servers,
)
from wrapdocs_introspect.idioms.requests.reconciliation.corrections import Corrections
from wrapdocs_introspect.idioms.requests.reconciliation.decided_entries import decide_entries
from wrapdocs_introspect.idioms.requests.reconciliation.given_paths import GivenPaths
from wrapdocs_introspect.idioms.requests.reconciliation.inherited import find_inherited
from wrapdocs_introspect.idioms.requests.reconciliation.readings import Readings
from wrapdocs_introspect.idioms.requests.reconciliation.undetermined import find_undetermined

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wrapdocs_introspect.contract import Client, Diagnostic, SourceLocation
    from wrapdocs_introspect.idioms.requests.entry import Entry
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import OperationFacts

IS_ENABLED = True
"""Whether the library is asked; without it, the reading of the outermost calls counts alone."""

__all__ = ["IS_ENABLED", "Reconciliation"]


class Reconciliation:
    """The reading of the HTTP library beside that of the outermost calls."""

    def __init__(
        self, scopes: PackageScopes, entries: Sequence[Entry], interpreter: Interpreter
    ) -> None:
        """Follow public functions to the HTTP library.

        Args:
            scopes: The package's scopes.
            entries: The functions.
            interpreter: The interpreter that followed them otherwise.
        """
        self._interpreter = interpreter
        self._readings = Readings(scopes, entries) if IS_ENABLED else None
        self.undetermined: dict[str, SourceLocation] = {}
        """The calls that send a request which is not shown, by ids of functions."""

    def find_inherited(self, modules: Sequence[Scope]) -> list[Entry]:
        """Return inherited methods that send another request than in the class that defines them.

        Args:
            modules: The modules whose classes count.
        """
        if self._readings is None:
            return []
        return list(find_inherited(self._readings, modules, self._interpreter))

    def decide(self, entries: Sequence[Entry]) -> None:
        """Give functions the requests that the library shows, where it shows all of them.

        Args:
            entries: The functions, with what the other reading has found.
        """
        if self._readings is not None:
            decide_entries(self._readings, entries, self._interpreter)

    def correct(
        self, operations: Sequence[OperationFacts], clients: Mapping[str, Client]
    ) -> tuple[list[OperationFacts], Mapping[str, Client]]:
        """Return operations and clients without what the library contradicts.

        Args:
            operations: The operations, with the clients that reach them.
            clients: What classes say as clients.
        """
        if self._readings is None:
            return list(operations), clients
        operations, clients = complete_servers(operations, clients, self._readings)
        corrections = Corrections(clients, self._readings)
        corrected = corrections.correct(operations)
        if self._readings.settle_samples(corrections.changed, corrections.opened):
            corrections = Corrections(clients, self._readings)
            corrected = corrections.correct(operations)
        corrected = ConstructedAddresses(corrections.clients, self._readings).complete(corrected)
        corrected = list(map(GivenPaths(self._readings.evaluator).complete, corrected))
        self.undetermined = {
            **find_undetermined(self._readings, corrected),
            **{one.id: one.source for one in corrections.dropped if self._sends(one)},
        }
        return with_callers(corrected, self._readings), corrections.clients

    def _sends(self, operation: OperationFacts) -> bool:
        """Tell whether the function of an operation may send a request at all."""
        if self._readings is None:
            return True
        read = self._readings.find_any(operation.function, operation.inheriting)
        return read is None or read.is_open or bool(read.requests)

    @property
    def problems(self) -> list[Diagnostic]:
        """Faults of wrapdocs, each with the function that it was following."""
        return self._readings.problems if self._readings is not None else []
