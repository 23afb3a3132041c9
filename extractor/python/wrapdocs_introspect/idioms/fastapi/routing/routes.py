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
from wrapdocs_introspect.idioms.fastapi.routing.conditions import conditions_at
from wrapdocs_introspect.idioms.fastapi.routing.router_graph import RouterGraph
from wrapdocs_introspect.idioms.fastapi.routing.routers import UNSERVED
from wrapdocs_introspect.idioms.fastapi.routing.templates import find_templates
from wrapdocs_introspect.idioms.fastapi.routing.unread_routes import (
    replaced_documents,
    unread_inclusion,
    unread_routes,
)
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

    from wrapdocs_introspect.contract import Diagnostic, Method
    from wrapdocs_introspect.idioms.fastapi.routing.conditions import Condition
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
    conditions: tuple[Condition, ...] = ()
    """What must hold for the declaration."""

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
    conditions: tuple[Condition, ...] = ()
    """What must hold for it to be there."""

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
        self.diagnostics: list[Diagnostic] = []
        """Findings about routes that could not be read."""
        self._graph = RouterGraph()
        self._routes: list[Route] = []
        self._bodies: list[Scope] = []
        self._templates: dict[str, Scope] = {}
        self._read_bound: set[Scope] = set()
        self._read_whole: set[Scope] = set()
        self._others: list[tuple[ast.Call, Scope]] = []

    def read(self, modules: Iterable[Scope]) -> None:
        """Read the routes and inclusions of modules.

        Args:
            modules: The scopes to read, with everything in them.
        """
        scopes = [scope for module in modules for scope in module.walk()]
        self._bodies += [scope for scope in scopes if scope.kind != "function"]
        templates = find_templates(scopes)
        self._templates = dict(templates.functions)
        self._graph.repeat(templates.repeated)
        self._read_scopes(scope for scope in scopes if not self._is_in_template(scope))
        # Those that nothing calls.
        called = {one.id for one in self._read_bound}
        self._templates = {key: one for key, one in self._templates.items() if key in called}
        self._read_scopes(scope for scope in scopes if not self._is_in_template(scope))
        # Which functions take a router is known when all have been read.
        for call, scope in self._others:
            self._graph.pass_to_function(call, scope)
        self._graph.pass_to_lifespans()

    def has_application(self) -> bool:
        """Tell whether the modules make an application, even one without known routes."""
        return self._graph.has_application()

    def endpoints(self) -> Iterator[Endpoint]:
        """Yield every route once for every chain to it.

        A router that no application includes adds nothing if an application serves the same path.
        Neither does an application that the same function makes again, such as for a script.
        """
        for route in self._routes:
            roots: dict[tuple[str, str], Router] = {}
            chains = list(self._graph.chains(route.router))
            served = {one.prefix.text for one in chains if one.root.kind == "application"}
            for chain in chains:
                if chain.root.kind in UNSERVED and chain.prefix.text in served:
                    continue
                conditions = (*chain.conditions, *route.conditions)
                if self._is_left_out(conditions):
                    continue
                layers = (*chain.options, *_overriding(route.router, chain.root), route.options)
                path = chain.prefix + route.path
                if roots.setdefault((chain.root.name, path.text), chain.root) is not chain.root:
                    continue
                yield Endpoint(route, path, layers, chain.root, conditions)

    def _is_left_out(self, conditions: Iterable[Condition]) -> bool:
        """Tell whether a call of a function passes what excludes a route."""
        return any(
            one.value is False
            and one.is_fixed
            and self._graph.bound_scopes.call_of(one.test.scope) is not None
            for one in conditions
        )

    def router_attributes(self) -> Iterator[str]:
        """Yield the ids of the attributes that hold the routers of the routes read so far."""
        for body in self._bodies:
            for binding in body.bindings():
                if binding.imported is None and self._graph.is_held_by(binding):
                    yield binding.id

    def _is_in_template(self, scope: Scope) -> bool:
        around: Scope | None = scope
        while around is not None and around.id not in self._templates:
            around = around.parent
        return around is not None

    def _read_scopes(self, scopes: Iterable[Scope], *, is_bound: bool = False) -> None:
        for scope in scopes:
            if scope in self._read_whole:
                continue
            self._read_whole.add(scope)
            for found in replaced_documents(scope, self._graph):
                self._report(found)
            self._read_decorators(scope)
            for call, place in calls_in(scope, is_bound=is_bound):
                if not self._read_call(call, place):
                    self._others.append((call, place))
                    self._bind(call, place)
        for one in self._graph.bound_scopes.all():
            if one not in self._read_bound:
                self._read_bound.add(one)
                self._read_scopes(one.walk(), is_bound=True)

    def _bind(self, call: ast.Call, scope: Scope) -> None:
        """Read `register(app, "/v1")` with what it passes in place of the parameters."""
        function = scope.find(call.func, call.lineno)
        if isinstance(function, Scope) and function.id in self._templates:
            self._graph.bound_scopes.bind(self._templates[function.id], call, scope)

    def _read_decorators(self, function: Scope) -> None:
        if function.kind != "function" or function.parent is None:
            return
        for decorator in getattr(function.node, "decorator_list", ()):
            if isinstance(decorator, ast.Call):
                self._declare(decorator, function, function.parent)

    def _read_call(self, call: ast.Call, scope: Scope) -> bool:
        """Read a call that stands as a statement; tell whether it was one of a router's."""
        if isinstance(call.func, ast.Call):
            self._report(unread_routes(call, scope, self._graph))
            function = scope.find(call.args[0], call.lineno) if call.args else None
            if isinstance(function, Scope) and function.kind == "function":
                self._declare(call.func, function, scope)
            return True
        method = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        if method == "include_router":
            child = self._graph.include(call, scope)
            self._report(unread_inclusion(call, child, self._graph) if child else None)
        elif method == "mount":
            self._graph.mount(call, scope)
        elif method in ROUTE_ADDING_METHODS:
            self._add(call, scope)
        else:
            self._report(unread_routes(call, scope, self._graph))
            return False
        return True

    def _report(self, found: Diagnostic | None) -> None:
        if found is not None and found not in self.diagnostics:
            self.diagnostics.append(found)

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
        # The line of a decorator is not one of the function that it stands before.
        at = function.line if call in _decorators(function) else call.lineno
        conditions = (*self._graph.conditions_around(scope), *conditions_at(at, scope))
        method_name, line = method.attr, call.lineno
        route = Route(function, router, text, options, method_name, file, line, conditions)
        self._routes.append(route)


def _overriding(router: Router, root: Router) -> Iterator[dict[str, Expression]]:
    """Yield the options that the classes of a router, and of the one around it, add to a route."""
    for override in dict.fromkeys((root.override, router.override)):
        if override is not None:
            yield override.options


def _decorators(function: Scope) -> list[ast.expr]:
    return getattr(function.node, "decorator_list", [])


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
