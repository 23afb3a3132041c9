"""The FastAPI idiom: functions that decorators of an application or router turn into operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.fastapi.documentation import read_docstring
from wrapdocs_introspect.idioms.fastapi.findings import find_problems
from wrapdocs_introspect.idioms.fastapi.operations import make_operations
from wrapdocs_introspect.idioms.fastapi.routes import Endpoint, RouteTable
from wrapdocs_introspect.idioms.fastapi.vocabulary import METHODS
from wrapdocs_introspect.idioms.idiom import FoundOperations

if TYPE_CHECKING:
    from wrapdocs_introspect.loading import LoadedPackage

__all__ = ["FastApiIdiom"]


class FastApiIdiom:
    """Finds the operations that FastAPI's decorators declare."""

    name = "fastapi"
    triggers: tuple[str, ...] = (
        *("fastapi", "FastAPI", "APIRouter", "include_router", "add_api_route", "api_route"),
        *("Depends(", "@app.", "@router.", "@api.", "_router.", "_app."),
        # A module may use a router of another one without naming FastAPI at all.
        *(f".{method}({quote}/" for method in METHODS for quote in ('"', "'", 'f"', "f'")),
    )

    def find(self, package: LoadedPackage) -> FoundOperations:
        """Find the operations of a package.

        Args:
            package: The loaded package.

        Returns:
            Its operations, in source order within a module.
        """
        modules = [
            package.scopes.module(source.module.path) for source in package.modules if source.tree
        ]
        table = RouteTable()
        table.read(module for module in modules if module is not None)
        found = FoundOperations(framework_objects=set(table.router_attributes()))
        for endpoint in sorted(table.endpoints(), key=_position):
            _add(found, endpoint, package)
        return found


def _position(endpoint: Endpoint) -> tuple[str, int]:
    function = endpoint.route.function
    return function.source.module.path, function.line


def _add(found: FoundOperations, endpoint: Endpoint, package: LoadedPackage) -> None:
    function = endpoint.route.function
    parsed = read_docstring(function, package.docstring_style)
    for operation in make_operations(endpoint, package):
        problems = find_problems(operation, endpoint, parsed)
        found.add(function.source.module.path, operation, problems)
