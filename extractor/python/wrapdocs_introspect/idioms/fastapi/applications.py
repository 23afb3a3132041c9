"""The applications of a package: which one serves an operation, and whether one does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.fastapi.routing.routers import UNSERVED
from wrapdocs_introspect.operations.facts import OperationFacts, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.idioms.fastapi.routing.routes import Endpoint


class Applications:
    """The applications that the endpoints of a package belong to."""

    def __init__(self, endpoints: Iterable[Endpoint], *, has_any: bool) -> None:
        """Collect the applications.

        Args:
            endpoints: All endpoints of the package.
            has_any: Whether the package makes an application, even one without known routes.
        """
        self._names = {one.root.name for one in endpoints if one.root.kind == "application"}
        self._has_any = has_any or bool(self._names)

    def describe(self, facts: OperationFacts, endpoint: Endpoint) -> OperationFacts:
        """Name the application that serves an operation, or say that none does.

        Args:
            facts: The facts about the operation.
            endpoint: Its endpoint.

        Returns:
            The facts, unchanged if the package has one application or none.
        """
        root = endpoint.root
        if root.kind == "application" and len(self._names) > 1:
            return replace(facts, application=root.name)
        if root.kind in UNSERVED and self._has_any:
            problem = Problem("router-not-included", _message(facts, endpoint), facts.source)
            return replace(facts, origin="inferred", problems=(*facts.problems, problem))
        return facts


def _message(facts: OperationFacts, endpoint: Endpoint) -> str:
    root = endpoint.root
    is_given = root.kind == "parameter"
    gap = "to which no application is passed" if is_given else "which no application includes"
    return (
        f"{facts.function.name} belongs to {root.name}, {gap} in code that can be read. "
        f"{facts.path} may be incomplete."
    )
