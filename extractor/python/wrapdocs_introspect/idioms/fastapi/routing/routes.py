"""Routes: which function answers which methods and path, under which prefixes."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import fold, items_of, named_arguments
from wrapdocs_introspect.constants.partial_text import PartialText, fold_text
from wrapdocs_introspect.idioms.fastapi.routing.calls import calls_in
from wrapdocs_introspect.idioms.fastapi.routing.router_graph import RouterGraph
from wrapdocs_introspect.idioms.fastapi.vocabulary import (
    METHODS,
    RAW_ROUTE_METHODS,
    ROUTE_ADDING_METHODS,
    ROUTE_METHODS,
)
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.contract import Method
    from wrapdocs_introspect.idioms.fastapi.routing.routers import Router

_CONVERTER = re.compile(r"\{(\w+):\w+\}")
_PLACEHOLDER = re.compile(r"\{(.*?)\}")


@dataclass(frozen=True)
class Route:
    """A declaration that a function answers requests to a path."""

    function: Scope
    router: Router
    path: PartialText
    options: dict[str, Expression]
    method: str
    """The method of the router that declares it: `get`, `api_route`, `add_api_route`, ..."""
    file: str
    line: int

    @property
    def methods(self) -> tuple[Method, ...]:
        """The HTTP methods it answers."""
        method = METHODS.get(self.method)
        return (method,) if method is not None else _methods_in(self.options)

    @property
    def is_raw(self) -> bool:
        """Whether the function gets the request and reads it by itself."""
        return self.method in RAW_ROUTE_METHODS


@dataclass(frozen=True)
class Endpoint:
    """A route at the end of one chain from a root: the full path, and all that it inherits."""

    route: Route
    path: PartialText
    layers: tuple[dict[str, Expression], ...]
    """Options from the root to the route itself."""
    root: Router
    """The application, or the router that nothing includes."""

    @property
    def shown_path(self) -> str:
        """The path as readers see it, without converters."""
        return _CONVERTER.sub(r"{\1}", self.path.text)

    @property
    def placeholders(self) -> list[str]:
        """The names in braces that are placeholders rather than unresolved expressions."""
        names = _PLACEHOLDER.findall(self.shown_path)
        return [name for name in dict.fromkeys(names) if name not in self.path.unresolved]


class RouteTable:
    """All routes of a package."""

    def __init__(self) -> None:
        """Make an empty table."""
        self._graph = RouterGraph()
        self._routes: list[Route] = []
        self._bodies: list[Scope] = []

    def read(self, modules: Iterable[Scope]) -> None:
        """Read the routes and inclusions of modules.

        Args:
            modules: The scopes to read, with everything in them.
        """
        others: list[tuple[ast.Call, Scope]] = []
        for module in modules:
            for scope in module.walk():
                if scope.kind != "function":
                    self._bodies.append(scope)
                self._read_decorators(scope)
                others += [one for one in calls_in(scope) if not self._read_call(*one)]
        # Which functions take a router is known when all have been read.
        for call, scope in others:
            self._graph.pass_to_function(call, scope)

    def endpoints(self) -> Iterator[Endpoint]:
        """Yield every route once for every chain to it.

        A router that no application includes adds nothing if an application serves the same path.
        """
        for route in self._routes:
            chains = list(self._graph.chains(route.router))
            served = {one.prefix.text for one in chains if one.root.kind == "application"}
            for chain in chains:
                if chain.root.kind == "router" and chain.prefix.text in served:
                    continue
                layers = (*chain.options, route.options)
                yield Endpoint(route, chain.prefix + route.path, layers, chain.root)

    def router_attributes(self) -> Iterator[str]:
        """Yield the ids of the attributes that hold the routers of the routes read so far."""
        for body in self._bodies:
            for binding in body.bindings():
                if binding.imported is None and self._graph.is_held_by(binding):
                    yield binding.id

    def _read_decorators(self, function: Scope) -> None:
        if function.kind != "function" or function.parent is None:
            return
        for decorator in getattr(function.node, "decorator_list", ()):
            if isinstance(decorator, ast.Call):
                self._declare(decorator, function, function.parent)

    def _read_call(self, call: ast.Call, scope: Scope) -> bool:
        """Read a call that stands as a statement; tell whether it was one of a router's."""
        if isinstance(call.func, ast.Call):
            function = scope.find(call.args[0], call.lineno) if call.args else None
            if isinstance(function, Scope) and function.kind == "function":
                self._declare(call.func, function, scope)
            return True
        method = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        if method == "include_router":
            self._graph.include(call, scope)
        elif method == "mount":
            self._graph.mount(call, scope)
        elif method in ROUTE_ADDING_METHODS:
            self._add(call, scope)
        else:
            return False
        return True

    def _declare(self, call: ast.Call, function: Scope, scope: Scope) -> None:
        """Read `router.get("/path", ...)`, which is applied to a function."""
        if isinstance(call.func, ast.Attribute) and call.func.attr in ROUTE_METHODS:
            self._append(call, call.func, function, scope)

    def _add(self, call: ast.Call, scope: Scope) -> None:
        """Read `router.add_api_route("/path", function, ...)`."""
        named = [one.value for one in call.keywords if one.arg in {"endpoint", "route"}]
        given = [*call.args[1:2], *named]
        function = scope.find(given[0], call.lineno) if given else None
        is_function = isinstance(function, Scope) and function.kind == "function"
        if isinstance(call.func, ast.Attribute) and isinstance(function, Scope) and is_function:
            self._append(call, call.func, function, scope)

    def _append(self, call: ast.Call, method: ast.Attribute, function: Scope, scope: Scope) -> None:
        options = named_arguments(call, scope)
        path = Expression(call.args[0], scope) if call.args else options.get("path")
        router = self._graph.find(Expression(method.value, scope)) if path is not None else None
        text = fold_text(path)
        if router is None or not (router.certain or _looks_like_path(text)):
            return
        file = scope.source.file
        route = Route(function, router, text, options, method.attr, file, call.lineno)
        self._routes.append(route)


def _methods_in(options: dict[str, Expression]) -> tuple[Method, ...]:
    """Return the methods of `methods=[...]`, or `ANY` if they cannot be read."""
    given = options.get("methods")
    if given is None:
        return ("GET",)
    methods = [fold(item) for item in items_of(given)]
    if not methods or UNKNOWN in methods:
        return ("ANY",)
    known = [METHODS.get(str(method).lower()) for method in methods]
    return tuple(method for method in dict.fromkeys(known) if method is not None)


def _looks_like_path(text: PartialText) -> bool:
    return not text.unresolved and text.text[:1] in {"", "/"}
