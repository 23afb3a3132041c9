"""Functions that send a request which is not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.reconciliation.evidence import evidence_of, place_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wrapdocs_introspect.contract import SourceLocation
    from wrapdocs_introspect.idioms.requests.reconciliation.readings import Readings
    from wrapdocs_introspect.operations.facts import OperationFacts


def find_undetermined(
    readings: Readings, operations: Sequence[OperationFacts]
) -> dict[str, SourceLocation]:
    """Return the calls of functions that send a request which is not shown, by their ids."""
    senders = {one.function for one in operations}
    found: dict[str, SourceLocation] = {}
    for (definition, _), entry in readings.entries.items():
        if definition in senders or entry.is_inherited or entry.all_requests:
            continue
        for one in readings.own_requests(definition, entry.cls):
            inner = {step.function.definition for step in one.effect.chain[1:]}
            if inner.isdisjoint(senders - {definition}):
                found.setdefault(entry.id, place_of(tuple(evidence_of(one))))
    return found
