"""Operations of a package: what the idioms find, with unique ids and without silent duplicates."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.idioms.fastapi import FastApiIdiom
from wrapdocs_introspect.idioms.idiom import FoundOperations, Json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.idioms.idiom import Idiom
    from wrapdocs_introspect.loading import LoadedPackage

_IDIOMS: tuple[Idiom, ...] = (FastApiIdiom(),)

IDIOM_TRIGGERS: tuple[str, ...] = tuple(trigger for idiom in _IDIOMS for trigger in idiom.triggers)

__all__ = ["IDIOM_TRIGGERS", "FoundOperations", "find_operations"]


def find_operations(package: LoadedPackage) -> FoundOperations:
    """Find the operations that a package declares, in any idiom.

    Args:
        package: The loaded package.

    Returns:
        Operations in source order, what they stand for, and findings about them.
    """
    found = FoundOperations()
    for idiom in _IDIOMS:
        part = idiom.find(package)
        for module_id, operations in part.operations.items():
            found.operations.setdefault(module_id, []).extend(operations)
        found.functions |= part.functions
        found.framework_objects |= part.framework_objects
        found.reports += part.reports
    operations = [one for module in sorted(found.operations) for one in found.operations[module]]
    _rename(operations)
    found.diagnostics = [*_diagnostics(found.reports), *_duplicates(operations)]
    return found


def _rename(operations: Iterable[Json]) -> None:
    """Give operations that share a function ids of their own: `f@GET`, `f@POST`, `f@POST-2`."""
    counts = Counter(operation["id"] for operation in operations)
    seen: Counter[str] = Counter()
    for operation in operations:
        if counts[operation["id"]] > 1:
            name = f"{operation['id']}@{operation['method']}"
            seen[name] += 1
            operation["id"] = name if seen[name] == 1 else f"{name}-{seen[name]}"


def _diagnostics(reports: Iterable[tuple[Json, Json]]) -> list[Json]:
    """Name the operations in their findings; what several share is said once."""
    kept: dict[tuple[str, str], Json] = {}
    for operation, report in reports:
        said = (report["message"], str(report.get("location")))
        kept.setdefault(said, {**report, "item": operation["id"]})
    return list(kept.values())


def _duplicates(operations: Iterable[Json]) -> list[Json]:
    first: dict[tuple[str, str], Json] = {}
    diagnostics: list[Json] = []
    for operation in operations:
        key = (operation["method"], operation["path"])
        earlier = first.setdefault(key, operation)
        if earlier is operation:
            continue
        source, before = operation["source"], earlier["source"]
        message = (
            f"{operation['method']} {operation['path']} is declared twice: by {operation['id']} "
            f"and, before it, by {earlier['id']} ({before['file']}:{before['line']})."
        )
        diagnostics.append(
            make_diagnostic(
                "duplicate-operation",
                message,
                file=source["file"],
                line=source["line"],
                item=operation["id"],
            )
        )
    return diagnostics
