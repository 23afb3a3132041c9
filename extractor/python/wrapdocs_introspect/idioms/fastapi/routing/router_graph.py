"""How the routers of a package are composed: inclusions, mounted applications, function calls."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.method_binding import takes_self
from wrapdocs_introspect.constants.folding import fold, named_arguments
from wrapdocs_introspect.constants.partial_text import PartialText, fold_text
from wrapdocs_introspect.constants.path_prefixes import Layer, PrefixGraph
from wrapdocs_introspect.idioms.fastapi.routing.conditions import conditions_at
from wrapdocs_introspect.idioms.fastapi.routing.routers import Router, Routers
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.parameters import first_parameter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.fastapi.routing.bound_scopes import BoundScopes
    from wrapdocs_introspect.idioms.fastapi.routing.conditions import Condition
    from wrapdocs_introspect.names.binding import Binding


@dataclass(frozen=True)
class Settings:
    """What a router or an inclusion passes on; a mounted application takes nothing over."""

    options: dict[str, Expression]
    is_mount: bool = False
    conditions: tuple[Condition, ...] = ()
    """What must hold for the inclusion."""


@dataclass(frozen=True)
class RouterChain:
    """A chain of inclusions: its prefix, the inherited options, and where it begins."""

    prefix: PartialText
    options: tuple[dict[str, Expression], ...]
    root: Router
    conditions: tuple[Condition, ...]
    """What must hold for all its inclusions."""


class RouterGraph:
    """The routers that calls name, and which is included where."""

    def __init__(self) -> None:
        """Make an empty graph."""
        self._routers = Routers()
        self.bound_scopes: BoundScopes = self._routers.bound_scopes
        """The scopes of the functions that are called with arguments."""
        self._graph: PrefixGraph[Settings] = PrefixGraph()
        self._known: dict[str, Router] = {}

    def find(self, expression: Expression) -> Router | None:
        """Return the router that an expression refers to, and remember it.

        Args:
            expression: For example `app` or `users.router`.
        """
        router = self._routers.find(expression)
        if router is not None and router.id not in self._known:
            self._known[router.id] = router
            prefix = fold_text(router.options.get("prefix"))
            self._graph.add(router.id, Layer(prefix, Settings(router.options)))
        return router

    def repeat(self, functions: set[str]) -> None:
        """Note functions that are called several times: each call makes a router of its own.

        Args:
            functions: Their ids.
        """
        self._routers.repeated |= functions

    def is_held_by(self, binding: Binding) -> bool:
        """Tell whether a name is bound to a router that is in use."""
        router = self._routers.bound(binding)
        return router is not None and router.id in self._known

    def has_application(self) -> bool:
        """Tell whether one of the routers is an application."""
        return any(one.kind == "application" and one.certain for one in self._known.values())

    def chains(self, router: Router) -> Iterator[RouterChain]:
        """Yield every chain to a router's routes.

        Args:
            router: The router.
        """
        for chain in self._graph.chains(router.id):
            options = tuple(layer.settings.options for layer in _since_mount(chain.layers))
            conditions = tuple(one for layer in chain.layers for one in layer.settings.conditions)
            yield RouterChain(chain.prefix, options, self._known[chain.root], conditions)

    def include(self, call: ast.Call, scope: Scope) -> Expression | None:
        """Read `app.include_router(router, prefix="/v1", ...)`; return what is included."""
        options = named_arguments(call, scope)
        given = Expression(call.args[0], scope) if call.args else options.get("router")
        settings = Settings(options, conditions=self.conditions_of(call, scope))
        self._connect(call, given, Layer(fold_text(options.get("prefix")), settings), scope)
        return given

    def mount(self, call: ast.Call, scope: Scope) -> None:
        """Read `app.mount("/path", other_app)`."""
        options = named_arguments(call, scope)
        given = [Expression(argument, scope) for argument in call.args]
        where = given[0] if given else options.get("path")
        if where is not None and fold(where) is None:
            return  # A setting without a value: there is no such path.
        path = fold_text(where)
        mounted = given[1] if len(given) > 1 else options.get("app")
        prefix = PartialText(path.text.rstrip("/"), path.unresolved)
        conditions = self.conditions_of(call, scope)
        settings = Settings({}, is_mount=True, conditions=conditions)
        self._connect(call, mounted, Layer(prefix, settings), scope)

    def conditions_of(self, call: ast.Call, scope: Scope) -> tuple[Condition, ...]:
        """Return what must hold for a call, and for the calls of the functions around it.

        Args:
            call: The call.
            scope: The scope that it is in.
        """
        return (*self.conditions_around(scope), *conditions_at(call.lineno, scope))

    def conditions_around(self, scope: Scope) -> tuple[Condition, ...]:
        """Return what must hold for the call that a scope of a function is bound to.

        Args:
            scope: The scope, or one inside it.
        """
        made = self.bound_scopes.call_of(scope)
        return self.conditions_of(*made) if made is not None else ()

    def pass_to_function(self, call: ast.Call, scope: Scope) -> None:
        """Read `register(app)`: what the function does to its parameter, it does to `app`."""
        function = scope.find(call.func, call.lineno)
        if not isinstance(function, Scope) or function.kind != "function":
            return
        for name, argument in _arguments(call, function):
            if self._find_used(function, name) is None:
                continue
            outside = self.find(Expression(argument, scope))
            if outside is not None:
                self._pass(outside, function, name, self.conditions_of(call, scope))

    def pass_to_lifespans(self) -> None:
        """Read `FastAPI(lifespan=start)`: the application calls the function with itself."""
        for router in list(self._known.values()):
            given = router.options.get("lifespan")
            function = given.scope.find(given.node, given.node.lineno) if given else None
            if not isinstance(function, Scope):
                continue
            arguments = getattr(function.node, "args", None)
            first = first_parameter(arguments) if isinstance(arguments, ast.arguments) else None
            if first is not None:
                self._pass(router, function, first.arg)

    def is_passed_with_others(self, call: ast.Call, function: Scope, scope: Scope) -> bool:
        """Tell whether a call passes a router and something else: `register(app, "/v1")`.

        Args:
            call: The call.
            function: What is called.
            scope: The scope that the call is in.
        """
        passed = list(_arguments(call, function))
        return len(passed) > 1 and any(
            self._routers.find(Expression(ast.Name(name, lineno=function.line), function))
            and self._routers.find(Expression(argument, scope))
            for name, argument in passed
        )

    def makes_different_routers(self, function: Scope) -> bool:
        """Tell whether what router a function returns depends on its arguments.

        Args:
            function: The function.
        """
        return self._routers.makes_different_routers(function)

    def _find_used(self, function: Scope, name: str) -> Router | None:
        """Return the router that a parameter stands for, if the function does something to it."""
        parameter = ast.Name(name, lineno=function.line)
        inside = self._routers.find(Expression(parameter, function))
        return inside if inside is not None and inside.id in self._known else None

    def _pass(
        self,
        outside: Router,
        function: Scope,
        name: str,
        conditions: tuple[Condition, ...] = (),
    ) -> None:
        inside = self._find_used(function, name)
        if inside is not None:
            self._graph.include(
                outside.id, inside.id, Layer(PartialText(), Settings({}, conditions=conditions))
            )

    def _connect(
        self, call: ast.Call, child: Expression | None, layer: Layer[Settings], scope: Scope
    ) -> None:
        if child is None or not isinstance(call.func, ast.Attribute):
            return
        inner, outer = self.find(child), self.find(Expression(call.func.value, scope))
        if inner is not None and outer is not None:
            self._graph.include(outer.id, inner.id, layer)


def _since_mount(layers: tuple[Layer[Settings], ...]) -> tuple[Layer[Settings], ...]:
    mounts = [index for index, layer in enumerate(layers) if layer.settings.is_mount]
    return layers[mounts[-1] + 1 :] if mounts else layers


def _arguments(call: ast.Call, function: Scope) -> Iterator[tuple[str, ast.expr]]:
    arguments = getattr(function.node, "args", None)
    if not isinstance(arguments, ast.arguments):
        return
    names = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)]
    names = names[1 if takes_self(function) else 0 :]
    yield from zip(names, call.args, strict=False)
    for keyword in call.keywords:
        if keyword.arg is not None:
            yield keyword.arg, keyword.value
