"""The FastAPI idiom: functions that decorators of an application or router turn into operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.fastapi.applications import Applications
from wrapdocs_introspect.idioms.fastapi.endpoints import read_endpoint
from wrapdocs_introspect.idioms.fastapi.routing.routes import Endpoint, RouteTable
from wrapdocs_introspect.idioms.fastapi.served_models import report_foreign_parts
from wrapdocs_introspect.idioms.fastapi.vocabulary import METHODS
from wrapdocs_introspect.operations.facts import IdiomFacts

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.loading import LoadedPackage

__all__ = ["FastApiIdiom"]


class FastApiIdiom:
    """Finds the operations that FastAPI's decorators declare."""

    name = "fastapi"
    triggers: tuple[str, ...] = (
        *("fastapi", "FastAPI", "APIRouter", "include_router", "add_api_route", "api_route"),
        *("Depends(", "@app.", "@router.", "@api.", "_router.", "_app."),
        # A module may use a router of another one, or pass it on, without naming FastAPI at all.
        *("(app)", "(app,", "(application)", "(application,", "(router)", "(router,"),
        *(f".{method}({quote}/" for method in METHODS for quote in ('"', "'", 'f"', "f'")),
    )

    def find(self, package: LoadedPackage, declared: AbstractSet[str]) -> IdiomFacts:  # noqa: ARG002
        """Find the operations of a package.

        Args:
            package: The loaded package.
            declared: Ids of the functions that other idioms declare.

        Returns:
            Its operations, in source order within a module.
        """
        table = RouteTable()
        table.read(package.modules_for(self.name))
        endpoints = sorted(table.endpoints(), key=_position)
        applications = Applications(endpoints, has_any=table.has_application())
        operations = [
            applications.describe(facts, one)
            for one in endpoints
            for facts in read_endpoint(one, package.models)
        ]
        return IdiomFacts(
            operations=operations,
            framework_objects=frozenset(table.router_attributes()),
            diagnostics=(*table.diagnostics, *report_foreign_parts(operations, package.models)),
        )


def _position(endpoint: Endpoint) -> tuple[str, int]:
    function = endpoint.route.function
    return function.module.path, function.line
