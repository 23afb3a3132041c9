"""Anchors of operations, unique on their module's page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Diagnostic, Operation


def make_anchors_unique(operations: list[Operation]) -> list[Diagnostic]:
    """Rename anchors that an earlier operation has.

    Args:
        operations: A module's operations in source order; changed in place.

    Returns:
        A finding for each name that two functions share.
    """
    wanted = {operation["anchor"] for operation in operations}
    taken: set[str] = set()
    numbers: dict[str, int] = {}
    owners: dict[str, Operation] = {}
    diagnostics = []
    for operation in operations:
        anchor = operation["anchor"]
        if anchor in taken:
            operation["anchor"] = _free(anchor, operation, (taken, wanted), numbers)
            if "client" not in operation and _place(owners[anchor]) != _place(operation):
                diagnostics.append(_report(operation, owners[anchor], anchor))
        owners.setdefault(anchor, operation)
        taken.add(operation["anchor"])
    return diagnostics


def _free(
    anchor: str, operation: Operation, taken: tuple[set[str], set[str]], numbers: dict[str, int]
) -> str:
    """Name an anchor by its method, then by a number: those before that of its name are taken."""
    candidate = f"{anchor}-{operation['method'].lower()}"
    while any(candidate in one for one in taken):
        numbers[anchor] = number = numbers.get(anchor, 1) + 1
        candidate = f"{anchor}-{number}"
    return candidate


def _place(operation: Operation) -> tuple[str, int]:
    return operation["source"]["file"], operation["source"]["line"]


def _report(operation: Operation, owner: Operation, anchor: str) -> Diagnostic:
    source = operation["source"]
    return make_diagnostic(
        "duplicate-anchor",
        f"Two operations of this module are named {anchor} (the other is on line "
        f"{owner['source']['line']}): the address of this one is #{operation['anchor']}.",
        file=source["file"],
        line=source["line"],
        item=operation["id"],
    )
