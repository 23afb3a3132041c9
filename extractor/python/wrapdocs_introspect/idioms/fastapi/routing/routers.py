"""Applications and routers: which expression creates one, and with which options."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Literal

from wrapdocs_introspect.annotations.annotated import plain_type
from wrapdocs_introspect.constants.folding import locate, named_arguments
from wrapdocs_introspect.idioms.fastapi.instances import method_of_instance
from wrapdocs_introspect.idioms.fastapi.routing.bound_scopes import (
    BoundScopes,
    bound_arguments,
    has_parameters,
)
from wrapdocs_introspect.idioms.fastapi.routing.class_options import read_class_options
from wrapdocs_introspect.idioms.fastapi.routing.field_factories import FIELD_MAKERS, field_factory
from wrapdocs_introspect.idioms.fastapi.routing.overrides import Override, read_override
from wrapdocs_introspect.idioms.fastapi.vocabulary import (
    APPLICATIONS,
    FRAMEWORKS,
    IGNORED_BY_APPLICATIONS,
    ROUTERS,
    framework_name,
)
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import external_bases_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_MAX_HOPS = 8
_USUAL_NAMES = frozenset({"app", "router", "api", "application"})
_USUAL_ENDINGS = ("_app", "_router", "_api", "router")

Kind = Literal["application", "router", "parameter", "unknown"]
UNSERVED: Final = frozenset({"router", "parameter"})
"""What serves nothing by itself."""


@dataclass(frozen=True)
class Router:
    """An application or router.

    `certain` is False where only its name says so. `options` are the arguments it was made with.
    """

    id: str
    certain: bool
    options: dict[str, Expression] = field(default_factory=dict, hash=False, compare=False)
    kind: Kind = "unknown"
    """What it is, if the code that makes it was read, or that a function takes it."""
    holder: str | None = None
    """What holds it, if several calls make such routers in the same place."""
    override: Override | None = None
    """The method of its class, if that adds routes in a way of its own."""

    @property
    def name(self) -> str:
        """The dotted path of what holds it, or of the code that makes it."""
        return self.holder or self.id.partition(":")[0]


class Routers:
    """Recognises applications and routers."""

    def __init__(self) -> None:
        """Start without knowledge."""
        self._uses: dict[str, bool] = {}
        self.repeated: set[str] = set()
        """Ids of functions that are called several times."""
        self.bound_scopes: BoundScopes = BoundScopes()
        """The scopes of the functions that are called with arguments."""

    def find(self, expression: Expression, hops: int = 0) -> Router | None:
        """Return the router that an expression refers to.

        Args:
            expression: For example `app`, `users.router`, `self.router`, `APIRouter()`.
            hops: How many names were followed so far.

        Returns:
            The router, or None for anything else.
        """
        node, scope = expression.node, expression.scope
        if hops > _MAX_HOPS:
            return None
        if isinstance(node, ast.Call):
            made_at = f"{scope.id}:{node.lineno}:{node.col_offset}{self.bound_scopes.key_of(scope)}"
            return self._made_by(node, scope, made_at, "", hops)
        if isinstance(node, ast.Subscript):
            located = locate(expression)
            return self.find(located, hops + 1) if located.node is not node else None
        if dotted_name(node) is None:
            return None
        found = scope.find(node, node.lineno)
        if isinstance(found, Binding):
            return self.bound(found, hops)
        return self._named(node, scope) if found is None else None

    def bound(self, binding: Binding, hops: int = 0) -> Router | None:
        """Return the router that a name is bound to.

        Args:
            binding: The name.
            hops: How many names were followed so far.

        Returns:
            The router, or None for anything else.
        """
        router_id = f"{binding.id}:{binding.line}{self.bound_scopes.key_of(binding.scope)}"
        value, scope = binding.value, binding.scope
        if isinstance(value, ast.Call):
            return self._made_by(value, scope, router_id, binding.name, hops)
        if value is not None and dotted_name(value) is not None:
            return self.find(Expression(value, scope), hops + 1)
        kind: Kind = "parameter" if _is_parameter(binding) else "unknown"
        if binding.annotation is not None:
            is_router = _is_router_type(Expression(binding.annotation, scope.parent or scope))
            return Router(router_id, certain=True, kind=kind) if is_router else None
        return self._plausible(router_id, binding.name, scope, kind)

    def _made_by(
        self, call: ast.Call, scope: Scope, router_id: str, name: str, hops: int
    ) -> Router | None:
        called = Expression(call.func, scope)
        maker = scope.find(call.func, call.lineno) or method_of_instance(called)
        if isinstance(maker, Scope) and maker.kind == "function":
            returned = self._returned(maker, hops)
            if returned is not None:
                return self._returned_to(call, scope, maker, router_id, returned, hops) or returned
            annotation = getattr(maker.node, "returns", None)
            if annotation is not None and _is_router_type(Expression(annotation, maker)):
                return Router(router_id, certain=True)
            return self._plausible(router_id, name, scope)
        if isinstance(maker, Scope):
            made = next((base for base in external_bases_of(maker) if _makes_routers(base)), None)
            if made is None:
                return None
            options = read_class_options(maker, call, scope, self.bound_scopes)
            router = _made(router_id, made, options)
            return replace(router, override=read_override(maker))
        maker_id = scope.resolve_node(call.func)
        inner = field_factory(call) if maker_id in FIELD_MAKERS else None
        if inner is not None:
            return self._made_by(inner, scope, router_id, name, hops)
        made = maker_id or dotted_name(call.func) or ""
        if _makes_routers(made):
            return _made(router_id, made, named_arguments(call, scope))
        return None if maker_id else self._plausible(router_id, name, scope)

    def makes_different_routers(self, function: Scope) -> bool:
        """Tell whether what router a function returns depends on its arguments.

        Args:
            function: The function.
        """
        is_repeated = function.id in self.repeated
        if not is_repeated and not has_parameters(function):
            return False
        returned = self._returned(function, 0)
        if returned is None or returned.kind not in {"router", "application"}:
            return False
        # What it returns may be made elsewhere, once and for all.
        is_made_inside = (
            returned.id.startswith(f"{function.id}.") or f"{function.id}:" in returned.id
        )
        return returned.kind == "router" if not is_repeated else is_made_inside

    def _passed(
        self, returned: Router, call: ast.Call, scope: Scope, maker: Scope, hops: int
    ) -> Router | None:
        """Return the router that a function is given and gives back."""
        name = returned.name.removeprefix(f"{maker.id}.")
        given = bound_arguments(maker, call, scope).get(name)
        return self.find(given, hops + 1) if given is not None else None

    def _returned_to(
        self, call: ast.Call, scope: Scope, maker: Scope, router_id: str, known: Router, hops: int
    ) -> Router | None:
        """Return the router that a function makes for a call, or gives back."""
        if known.kind == "parameter":
            return self._passed(known, call, scope, maker, hops)
        if not self.makes_different_routers(maker):
            return None
        bound = self.bound_scopes.bind(maker, call, scope)
        returned = self._returned(bound, hops) if bound is not None else None
        if returned is None or maker.id not in self.repeated:
            return returned
        return replace(returned, holder=router_id.partition(":")[0])

    def _returned(self, maker: Scope, hops: int) -> Router | None:
        """Return the router that a factory function gives back."""
        for statement in statements_of(maker.node.body):
            if isinstance(statement, ast.Return) and statement.value is not None:
                router = self.find(Expression(statement.value, maker), hops + 1)
                if router is not None:
                    return router
        return None

    def _named(self, node: ast.expr, scope: Scope) -> Router | None:
        """Judge a name whose definition is not in the package."""
        dotted = dotted_name(node) or ""
        router_id = scope.resolve(dotted) or f"{scope.source.module.path}.{dotted}"
        return self._plausible(router_id, dotted, scope)

    def _plausible(
        self, router_id: str, dotted: str, scope: Scope, kind: Kind = "unknown"
    ) -> Router | None:
        name = dotted.rpartition(".")[2].lower()
        is_usual = name in _USUAL_NAMES or name.endswith(_USUAL_ENDINGS)
        if is_usual and self._uses_framework(scope):
            return Router(router_id, certain=False, kind=kind)
        return None

    def _uses_framework(self, scope: Scope) -> bool:
        file = scope.source.file
        if file not in self._uses:
            module = scope
            while module.parent is not None:
                module = module.parent
            self._uses[file] = any(
                imported.partition(".")[0] in FRAMEWORKS for imported in _imports(module)
            )
        return self._uses[file]


def _imports(module: Scope) -> Iterator[str]:
    for scope in module.walk():
        yield from (one.imported for one in scope.bindings() if one.imported is not None)


def _made(router_id: str, maker_id: str, options: dict[str, Expression]) -> Router:
    """Make a router of what was given to its maker; applications take some options for nothing."""
    is_application = maker_id.endswith(tuple(APPLICATIONS))
    ignored = IGNORED_BY_APPLICATIONS if is_application else frozenset()
    kept = {name: value for name, value in options.items() if name not in ignored}
    kind: Kind = "application" if is_application else "router"
    return Router(router_id, certain=True, options=kept, kind=kind)


def _makes_routers(maker_id: str) -> bool:
    name = maker_id.rpartition(".")[2]
    if framework_name(maker_id) is not None:
        return name in APPLICATIONS or name in ROUTERS
    # Not resolved, or of a library that builds on FastAPI: `fastapi_utils...InferringRouter`.
    is_bare = "." not in maker_id and name in APPLICATIONS | ROUTERS
    return is_bare or (maker_id.startswith("fastapi_") and name.endswith(("Router", "FastAPI")))


def _is_router_type(annotation: Expression) -> bool:
    plain = plain_type(annotation)
    found = plain.scope.find(plain.node)
    if isinstance(found, Scope) and found.kind == "class":
        return any(_makes_routers(base) for base in external_bases_of(found))
    resolved = plain.scope.resolve_node(plain.node) or dotted_name(plain.node)
    return resolved is not None and _makes_routers(resolved)


def _is_parameter(binding: Binding) -> bool:
    """Tell whether a function takes what a name is bound to, from callers that are not known."""
    arguments = getattr(binding.scope.node, "args", None)
    if not isinstance(arguments, ast.arguments):
        return False
    taken = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    return binding.name in [one.arg for one in taken]
