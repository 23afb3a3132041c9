"""How callers reach functions that send requests: `client.chat.completions.create`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.following.definitions import decorator_names
from wrapdocs_introspect.idioms.requests.reach.clients import ClientFinder
from wrapdocs_introspect.idioms.requests.reach.edges import EdgeReader
from wrapdocs_introspect.idioms.requests.reach.import_paths import ImportPaths
from wrapdocs_introspect.idioms.requests.reach.leading_classes import LeadingClasses
from wrapdocs_introspect.idioms.requests.reach.routes import find_routes, is_as_short
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.records import record

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.reach.routes import Route
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.operations.facts import OperationFacts

_MAX_CALLS = 3
_READING = frozenset({"GET", "HEAD", "OPTIONS", "LIST"})
_WITHOUT_OBJECT = frozenset({"staticmethod", "classmethod"})


@record
class Access:
    """How callers reach a function."""

    calls: tuple[str, ...] = ()
    """Expressions, the best one first: `client.chat.completions.create`, `shop.Order.create`."""
    client_class: str | None = None
    """The id of the class of `client`; None if no object is needed."""
    called: tuple[str, ...] = ()
    """The ids of the functions that the best of `calls` calls on its way."""


class AccessFinder:
    """Finds how callers reach the functions of a package that send requests."""

    def __init__(
        self,
        operations: Sequence[OperationFacts],
        package: LoadedPackage,
        modules: Sequence[Scope],
        interpreter: Interpreter,
    ) -> None:
        """Search a package for ways to its operations.

        Args:
            operations: All operations.
            package: The loaded package.
            modules: The modules in which they were looked for.
            interpreter: The interpreter that followed the functions.
        """
        self._definitions = interpreter.definitions
        self._paths = ImportPaths(package)
        sending = {cls for one in operations if (cls := self._class_of(one)) is not None}
        leading = LeadingClasses(sending, interpreter.returned)
        leading.add(modules)
        leading.add_importing(package)
        changing = {
            self._definitions.function(one.function)
            for one in operations
            if one.method not in _READING
        }
        edges = EdgeReader(interpreter, leading.names, changing)
        resources = {
            owner
            for one in operations
            if (owner := self._class_of(one))
            and needs_no_object(self._definitions.function(one.function))
        }
        finder = ClientFinder(interpreter, edges, sending, resources)
        clients = finder.find(self._candidates(leading))
        self._routes = find_routes(clients, edges)
        self._heirs = self._find_heirs()

    def find(self, operation: OperationFacts) -> Access:
        """Return how callers reach the function of an operation."""
        cls, function = self._class_of(operation), self._definitions.function(operation.function)
        if cls is None:
            path = self._paths.of(function.id)
            return Access((path,) if path is not None else ())
        own = list(self._from_class(cls, function))
        if own and _WITHOUT_OBJECT.intersection(decorator_names(function)):
            return Access(tuple(own))
        routes = self._routes_to(cls, function)
        suffix = "" if function.name == "__call__" else f".{function.name}"
        calls = [*own, *(f"{one.text}{suffix}" for one in routes)]
        if own or not routes:
            return Access(tuple(calls[:_MAX_CALLS]))
        best = routes[0]
        return Access(tuple(calls[:_MAX_CALLS]), best.client.id, best.called)

    def _class_of(self, operation: OperationFacts) -> Scope | None:
        """Return the class whose method an operation is."""
        return operation.inheriting or self._definitions.function(operation.function).owner

    def _candidates(self, leading: LeadingClasses) -> Iterator[tuple[str, Scope]]:
        for _, module in sorted(leading.modules.items()):
            for child in module.classes:
                if child.name in leading.names:
                    path = self._paths.of(child.id)
                    if path is not None:
                        yield path, child

    def _find_heirs(self) -> dict[Scope, list[Scope]]:
        """Return the classes that clients lead to, by themselves and by their bases."""
        heirs: dict[Scope, list[Scope]] = {}
        for cls in self._routes:
            for base in self._definitions.bases(cls):
                heirs.setdefault(base, []).append(cls)
        return heirs

    def _from_class(self, cls: Scope, function: Function) -> Iterator[str]:
        """Yield the call of a method on its class, if that needs no object."""
        path = self._paths.of(cls.id)
        if path is not None and needs_no_object(function):
            yield f"{path}.{function.name}"

    def _routes_to(self, cls: Scope, function: Function) -> list[Route]:
        """Return the routes to objects that have a method."""
        routes: list[Route] = []
        for heir in self._heirs.get(cls, ()):
            if self._definitions.method(heir, function.name) is function:
                routes += self._routes[heir]
        routes.sort(key=lambda one: one.cost)
        texts: dict[str, Route] = {}
        for one in routes:
            if is_as_short(one, routes[0]):
                texts.setdefault(one.text, one)
        return list(texts.values())


def needs_no_object(function: Function) -> bool:
    """Tell whether a method, or one of its overloads, is a class or static method."""
    if function.owner is None:
        return False
    definitions = function.owner.definitions.get(function.name, ())
    nodes = [one.node for one in definitions if isinstance(one, Scope)]
    decorators = (one for node in nodes for one in getattr(node, "decorator_list", ()))
    return any(getattr(one, "id", "") in _WITHOUT_OBJECT for one in decorators)
