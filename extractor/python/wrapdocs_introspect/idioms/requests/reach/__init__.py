"""How callers reach operations from a client, and which operations are variants of another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.reach.access import AccessFinder
from wrapdocs_introspect.idioms.requests.reach.variants import find_variants
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.reach.access import Access
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import OperationFacts, VariantFacts


def add_reach(
    operations: list[OperationFacts],
    package: LoadedPackage,
    modules: list[Scope],
    interpreter: Interpreter,
) -> list[OperationFacts]:
    """Add `access`, `client_class` and `variant_of` to the operations of a package.

    Args:
        operations: All operations that send requests.
        package: The loaded package.
        modules: The modules in which they were looked for.
        interpreter: Evaluates values and annotations.

    Returns:
        The operations in the same order.
    """
    if not operations:
        return []
    finder = AccessFinder(operations, package, modules, interpreter)
    reached = [_with_access(one, finder.find(one)) for one in operations]
    variants = find_variants(reached)
    return [_with_variant(one, variants.get(index)) for index, one in enumerate(reached)]


def _with_access(operation: OperationFacts, access: Access) -> OperationFacts:
    if operation.client is None:
        return operation
    client = replace(
        operation.client,
        access=access.calls,
        called=access.called,
        client_class=access.client_class,
    )
    return replace(operation, client=client)


def _with_variant(operation: OperationFacts, variant: VariantFacts | None) -> OperationFacts:
    if operation.client is None or variant is None:
        return operation
    return replace(operation, client=replace(operation.client, variant_of=variant))
