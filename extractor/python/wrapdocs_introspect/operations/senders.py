"""The functions that send the request of an operation beside its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.operations.facts import OperationFacts


def with_senders(operation: OperationFacts, added: Iterable[str]) -> OperationFacts:
    """Return an operation with more functions that send its request, too.

    Args:
        operation: The operation; one that is no call of a client stays as it is.
        added: The ids of the functions.
    """
    call = operation.client
    senders = {*call.also_sent_by, *added} if call is not None else set()
    if call is None or len(senders) == len(call.also_sent_by):
        return operation
    return replace(operation, client=replace(call, also_sent_by=tuple(sorted(senders))))
