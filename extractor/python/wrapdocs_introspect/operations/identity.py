"""Identity of operations: unique ids, and findings about duplicates."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.contract import Diagnostic, Operation


def make_ids_unique(operations: Iterable[Operation]) -> None:
    """Give operations that share a function ids of their own: `f@GET`, `f@POST`, `f@POST-2`.

    Args:
        operations: All operations of the package; changed in place.
    """
    counts = Counter(operation["id"] for operation in operations)
    seen: Counter[str] = Counter()
    for operation in operations:
        if counts[operation["id"]] > 1:
            name = f"{operation['id']}@{operation['method']}"
            seen[name] += 1
            operation["id"] = name if seen[name] == 1 else f"{name}-{seen[name]}"


def find_duplicates(operations: Iterable[Operation]) -> Iterator[Diagnostic]:
    """Yield a finding for each operation whose method and path an earlier one has.

    The same request to two applications is not the same operation.
    """
    first: dict[tuple[str, str, str], Operation] = {}
    for operation in operations:
        key = (operation.get("application", ""), operation["method"], operation["path"])
        earlier = first.setdefault(key, operation)
        if earlier is operation:
            continue
        source, before = operation["source"], earlier["source"]
        message = (
            f"{operation['method']} {operation['path']} is declared twice: by {operation['id']} "
            f"and, before it, by {earlier['id']} ({before['file']}:{before['line']})."
        )
        yield make_diagnostic(
            "duplicate-operation",
            message,
            file=source["file"],
            line=source["line"],
            item=operation["id"],
        )
