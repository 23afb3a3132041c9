"""Adds the functions that may send a request to what following requests has found."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.testing_modules import find_test_modules
from wrapdocs_introspect.operations.senders import with_senders
from wrapdocs_introspect.possible_senders import find_possible_senders
from wrapdocs_introspect.possible_senders.aliases import find_aliases

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.operations.facts import IdiomFacts, OperationFacts


def add_possible_senders(
    facts: IdiomFacts, package: LoadedPackage, declared: AbstractSet[str]
) -> IdiomFacts:
    """Return facts with the functions that may send a request, though no operation says so.

    Args:
        facts: What following the requests has found.
        package: The loaded package.
        declared: Ids of the functions that declare their requests.
    """
    named = {id_ for one in facts.operations if one.client for id_ in one.client.also_sent_by}
    found = find_possible_senders(
        package,
        left_out=find_test_modules(package.modules),
        operations={one.id for one in facts.operations},
        unknown=facts.unknown_requests.keys(),
        named=declared | named | facts.hidden_senders,
    )
    operations = [_add_callers(one, found.callers) for one in facts.operations]
    senders = {id_ for one in operations for id_ in _senders_of(one)}
    aliases = find_aliases(package, senders)
    return dataclasses.replace(
        facts,
        operations=[_add_aliases(one, aliases) for one in operations],
        unknown_requests={**found.undetermined, **facts.unknown_requests},
        diagnostics=(*facts.diagnostics, *found.diagnostics),
    )


def _add_callers(operation: OperationFacts, callers: Mapping[str, Sequence[str]]) -> OperationFacts:
    return with_senders(operation, callers.get(operation.id, ()))


def _add_aliases(operation: OperationFacts, aliases: Mapping[str, Sequence[str]]) -> OperationFacts:
    """Return an operation with the other names of the functions that send its request."""
    added = (id_ for one in _senders_of(operation) for id_ in aliases.get(one, ()))
    return with_senders(operation, added)


def _senders_of(operation: OperationFacts) -> tuple[str, ...]:
    """Return the ids of the functions that send the request of an operation."""
    known = operation.client.also_sent_by if operation.client is not None else ()
    return (operation.function.id, *known)
