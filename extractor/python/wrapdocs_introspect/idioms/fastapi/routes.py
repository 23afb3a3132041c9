"""Routes: which function answers which methods and path, under which prefixes."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants import (
    UNKNOWN,
    Expression,
    FoldedText,
    fold,
    fold_text,
    items_of,
)
from wrapdocs_introspect.idioms.fastapi.calls import calls_in
from wrapdocs_introspect.idioms.fastapi.routers import Router, Routers, keywords_of
from wrapdocs_introspect.idioms.fastapi.vocabulary import METHODS, ROUTE_METHODS
from wrapdocs_introspect.namespaces import Place
from wrapdocs_introspect.prefixes import Layer, PrefixGraph, Way

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_CONVERTER = re.compile(r"\{(\w+):\w+\}")
_PLACEHOLDER = re.compile(r"\{(.*?)\}")


@dataclass(frozen=True)
class Settings:
    """What a router or an inclusion passes on; a mounted application takes nothing over."""

    options: dict[str, Expression]
    is_mount: bool = False


@dataclass(frozen=True)
class Route:
    """A declaration that a function answers requests to a path."""

    function: Place
    router: Router
    path: FoldedText
    methods: tuple[str, ...]
    options: dict[str, Expression]
    line: int
    file: str
    is_raw: bool = False
    """Starlette's `route`: the function is handed the request and reads it by itself."""


@dataclass(frozen=True)
class Endpoint:
    """A route at the end of one way from a root: the whole path, and all that it inherits."""

    route: Route
    path: FoldedText
    layers: tuple[dict[str, Expression], ...]
    """Options from the root to the route itself."""

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
    """All routes of a package, and how its routers are composed."""

    def __init__(self) -> None:
        """Make an empty table."""
        self._routers = Routers()
        self._graph: PrefixGraph[Settings] = PrefixGraph()
        self._known: set[str] = set()
        self._routes: list[Route] = []
        self._handovers: list[tuple[ast.Call, Place]] = []

    def read(self, modules: Iterable[Place]) -> None:
        """Read the routes and inclusions of modules.

        Args:
            modules: The places to read, with everything in them.
        """
        for module in modules:
            for place in module.walk():
                if isinstance(place.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    self._routes += self._decorating(place)
                for call, names in calls_in(place):
                    self._read_call(call, names)
        for call, names in self._handovers:
            self._hand_over(call, names)

    def endpoints(self) -> Iterator[Endpoint]:
        """Yield every route once for every way to it."""
        for route in self._routes:
            for way in self._graph.ways(route.router.id):
                layers = [layer.settings.options for layer in _since_mount(way)]
                path = way.prefix + route.path
                yield Endpoint(route, path, (*layers, route.options))

    def _decorating(self, function: Place) -> Iterator[Route]:
        outer = function.parent or function
        for decorator in getattr(function.node, "decorator_list", ()):
            if isinstance(decorator, ast.Call):
                route = self._declared_by(decorator, function, outer)
                if route is not None:
                    yield route

    def _declared_by(self, call: ast.Call, function: Place, outer: Place) -> Route | None:
        """Read `router.get("/path", ...)`."""
        if not isinstance(call.func, ast.Attribute) or call.func.attr not in ROUTE_METHODS:
            return None
        options = keywords_of(call, outer)
        path = Expression(call.args[0], outer) if call.args else options.get("path")
        router = self._find(Expression(call.func.value, outer)) if path is not None else None
        if path is None or router is None or not _is_path(path, router):
            return None
        name = call.func.attr
        methods = (name.upper(),) if name in METHODS else methods_of(options)
        return self._route(call, function, router, path, methods, options, outer)

    def _route(
        self,
        call: ast.Call,
        function: Place,
        router: Router,
        path: Expression,
        methods: tuple[str, ...],
        options: dict[str, Expression],
        outer: Place,
    ) -> Route:
        return Route(
            function=function,
            router=router,
            path=fold_text(path),
            methods=methods,
            options=options,
            line=call.lineno,
            file=outer.source.file,
            is_raw=isinstance(call.func, ast.Attribute) and call.func.attr in {"route", "add_route"},
        )

    def _read_call(self, call: ast.Call, place: Place) -> None:
        if isinstance(call.func, ast.Call):
            self._add(self._applied(call, place))
        elif isinstance(call.func, ast.Attribute) and call.func.attr == "include_router":
            self._include(call, place)
        elif isinstance(call.func, ast.Attribute) and call.func.attr == "mount":
            self._mount(call, place)
        elif isinstance(call.func, ast.Attribute) and call.func.attr in _ADDING:
            self._add(self._added(call, place))
        elif call.args or call.keywords:
            self._handovers.append((call, place))

    def _add(self, route: Route | None) -> None:
        if route is not None:
            self._routes.append(route)

    def _applied(self, call: ast.Call, place: Place) -> Route | None:
        """Read `router.get("/path")(function)`."""
        function = place.find(call.args[0], call.lineno) if call.args else None
        if not isinstance(call.func, ast.Call) or not _is_function(function):
            return None
        return self._declared_by(call.func, function, place) if function else None

    def _added(self, call: ast.Call, place: Place) -> Route | None:
        """Read `router.add_api_route("/path", function, ...)`."""
        options = keywords_of(call, place)
        given = [Expression(argument, place) for argument in call.args]
        path = given[0] if given else options.get("path")
        endpoint = given[1] if len(given) > 1 else options.get("endpoint") or options.get("route")
        if path is None or endpoint is None or not isinstance(call.func, ast.Attribute):
            return None
        function = place.find(endpoint.node, call.lineno)
        router = self._find(Expression(call.func.value, place))
        if router is None or not _is_function(function) or not _is_path(path, router):
            return None
        return self._route(call, function, router, path, methods_of(options), options, place)

    def _include(self, call: ast.Call, place: Place) -> None:
        options = keywords_of(call, place)
        given = Expression(call.args[0], place) if call.args else options.get("router")
        self._connect(call, place, given, options.get("prefix"), Settings(options))

    def _mount(self, call: ast.Call, place: Place) -> None:
        options = keywords_of(call, place)
        given = [Expression(argument, place) for argument in call.args]
        path = given[0] if given else options.get("path")
        mounted = given[1] if len(given) > 1 else options.get("app")
        self._connect(call, place, mounted, path, Settings({}, is_mount=True))

    def _connect(
        self,
        call: ast.Call,
        place: Place,
        child: Expression | None,
        prefix: Expression | None,
        settings: Settings,
    ) -> None:
        if child is None or not isinstance(call.func, ast.Attribute):
            return
        inner, outer = self._find(child), self._find(Expression(call.func.value, place))
        if inner is None or outer is None:
            return
        text = fold_text(prefix) if prefix is not None else FoldedText()
        if settings.is_mount:
            text = FoldedText(text.text.rstrip("/"), text.unresolved)
        self._graph.include(outer.id, inner.id, Layer(text, settings))

    def _hand_over(self, call: ast.Call, place: Place) -> None:
        """Read `register(app)`: what the function does to its parameter, it does to `app`."""
        function = place.find(call.func, call.lineno)
        if not isinstance(function, Place) or function.kind != "function":
            return
        for name, argument in _arguments(call, function):
            inside = self._routers.find(Expression(ast.Name(name, lineno=function.line), function))
            if inside is None or inside.id not in self._known:
                continue
            outside = self._find(Expression(argument, place))
            if outside is not None:
                self._graph.include(outside.id, inside.id, Layer(FoldedText(), Settings({})))

    def _find(self, expression: Expression) -> Router | None:
        router = self._routers.find(expression)
        if router is not None and router.id not in self._known:
            self._known.add(router.id)
            prefix = router.options.get("prefix")
            text = fold_text(prefix) if prefix is not None else FoldedText()
            self._graph.add(router.id, Layer(text, Settings(router.options)))
        return router


_ADDING = frozenset({"add_api_route", "add_route"})


def methods_of(options: dict[str, Expression]) -> tuple[str, ...]:
    """Return the methods of `methods=[...]`; `ANY` where they cannot be read."""
    given = options.get("methods")
    if given is None:
        return ("GET",)
    methods = [fold(item) for item in items_of(given)]
    if not methods or UNKNOWN in methods:
        return ("ANY",)
    known = [str(method).upper() for method in methods if str(method).lower() in METHODS]
    return tuple(dict.fromkeys(known))


def _is_path(path: Expression, router: Router) -> bool:
    text = fold_text(path)
    if router.certain:
        return True
    return not text.unresolved and (text.text == "" or text.text.startswith("/"))


def _is_function(definition: object) -> bool:
    return isinstance(definition, Place) and definition.kind == "function"


def _since_mount(way: Way[Settings]) -> list[Layer[Settings]]:
    layers = list(way.layers)
    for index in range(len(layers) - 1, -1, -1):
        if layers[index].settings.is_mount:
            return layers[index + 1 :]
    return layers


def _arguments(call: ast.Call, function: Place) -> Iterator[tuple[str, ast.expr]]:
    arguments = getattr(function.node, "args", None)
    if not isinstance(arguments, ast.arguments):
        return
    names = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)]
    yield from zip(names, call.args, strict=False)
    for keyword in call.keywords:
        if keyword.arg is not None:
            yield keyword.arg, keyword.value
