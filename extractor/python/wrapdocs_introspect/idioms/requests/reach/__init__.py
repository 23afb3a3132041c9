"""How callers reach operations from a client, and which operations are variants of another."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.reach.access import AccessFinder

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.reach.access import Access
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import OperationFacts


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
    return [_with_access(one, finder.find(one)) for one in operations]


def _with_access(operation: OperationFacts, access: Access) -> OperationFacts:
    if operation.client is None:
        return operation
    client = replace(operation.client, access=access.calls, client_class=access.client_class)
    return replace(operation, client=client)
