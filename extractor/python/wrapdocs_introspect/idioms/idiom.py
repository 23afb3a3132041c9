"""What an idiom is: one way in which Python code stands for HTTP requests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.loading import LoadedPackage

Json = dict[str, Any]


@dataclass
class FoundOperations:
    """The operations of a package by module id, what they stand for, and findings."""

    operations: dict[str, list[Json]] = field(default_factory=dict)
    functions: set[str] = field(default_factory=set)
    """Ids of the functions that are shown as operations."""
    framework_objects: set[str] = field(default_factory=set)
    """Ids of the attributes that only put the operations together: applications, routers."""
    diagnostics: list[Json] = field(default_factory=list)
    reports: list[tuple[Json, Json]] = field(default_factory=list)
    """Operations with findings about them, until the operations' ids are final."""

    def add(self, module_id: str, operation: Json, reports: Iterable[Json] = ()) -> None:
        """Add an operation.

        Args:
            module_id: The module whose page shows it.
            operation: An `Operation` of the contract, its id that of the function.
            reports: Findings about it.
        """
        self.operations.setdefault(module_id, []).append(operation)
        self.functions.add(operation["id"])
        self.reports += [(operation, report) for report in reports]


class Idiom(Protocol):
    """Says which operations a package declares in one particular way."""

    name: str
    """The idiom's name, as operations carry it."""

    triggers: tuple[str, ...]
    """Texts of which at least one stands in every module the idiom needs to look at."""

    def find(self, package: LoadedPackage) -> FoundOperations:
        """Find the operations of a package."""
        ...
