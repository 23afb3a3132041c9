"""Operations as calls of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.operations.values import make_type

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.contract import ClientCall, Operation, Paging
    from wrapdocs_introspect.operations.facts import ClientCallFacts, OperationFacts, PagingFacts


def make_client_call(facts: ClientCallFacts) -> ClientCall:
    """Make the `ClientCall` of an operation; `link_variants` adds what it is a variant of."""
    made: ClientCall = {"certainty": facts.certainty, "evidence": list(facts.evidence)}
    if facts.access:
        made["access"] = list(facts.access)
    if facts.called:
        made["called"] = list(facts.called)
    if facts.client_class is not None:
        made["clientClass"] = facts.client_class
    if facts.reasons:
        made["reasons"] = list(facts.reasons)
    if facts.also_sent_by:
        made["alsoSentBy"] = list(facts.also_sent_by)
    if facts.errors is not None:
        made["errors"] = facts.errors
    if facts.options:
        made["options"] = list(facts.options)
    if facts.paging is not None:
        made["paging"] = _make_paging(facts.paging)
    return made


def _make_paging(facts: PagingFacts) -> Paging:
    made: Paging = {}
    if facts.parameter is not None:
        made["parameter"] = facts.parameter
    if facts.item is not None:
        made["item"] = make_type(facts.item)
    return made


def link_variants(made: Iterable[tuple[OperationFacts, Operation]]) -> None:
    """Tell variants the final ids of the operations that they are variants of.

    Args:
        made: All operations with their facts; changed in place.
    """
    pairs = list(made)
    ids = {(one.id, one.method, one.path): operation["id"] for one, operation in pairs}
    for facts, operation in pairs:
        variant = facts.client.variant_of if facts.client is not None else None
        if variant is None or "client" not in operation:
            continue
        primary = ids.get((variant.function, variant.method, variant.path))
        if primary is not None and primary != operation["id"]:
            operation["client"]["variantOf"] = {"id": primary, "kind": variant.kind}
