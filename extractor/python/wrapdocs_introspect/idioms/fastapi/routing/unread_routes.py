"""Code that adds or changes routes in ways that wrapdocs cannot read."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import fold
from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.idioms.fastapi.vocabulary import ROUTE_ADDING_METHODS, ROUTE_METHODS
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.source_text import text_of
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import Diagnostic
    from wrapdocs_introspect.idioms.fastapi.routing.router_graph import RouterGraph
    from wrapdocs_introspect.names.scope import Scope

_GETATTR_ARGUMENTS = 2
_MAX_HOPS = 8


def unread_inclusion(call: ast.Call, child: Expression, graph: RouterGraph) -> Diagnostic | None:
    """Return a finding if a router that is included belongs to another package.

    Args:
        call: The call of `include_router`.
        child: What is included.
        graph: The routers of the package.
    """
    router = graph.find(child)
    path = router.id if router is not None else child.resolve()
    if router is not None and router.certain:
        return None
    root = child.scope.module.package.path.partition(".")[0]
    if path is None or path.partition(".")[0] == root:
        path = _foreign_maker(child)
    if path is None and (router is not None or child.scope.find(child.node) is not None):
        return None
    message = f"{text_of(call)} adds routes that are only known at run time. They are not shown."
    if path is not None:
        message = (
            f"{text_of(call)} adds routes of {path.partition(':')[0]}, which is a part of another "
            "package. They are not shown."
        )
    return _make(message, call, child.scope)


def _foreign_maker(child: Expression, hops: int = 0) -> str | None:
    """Return what of another package makes a router: `maps.router`, `make_router(True)`."""
    holder = child.node
    while isinstance(holder, (ast.Attribute, ast.Call, ast.Subscript)):
        dotted = dotted_name(holder)
        resolved = child.scope.resolve(dotted) if dotted is not None else None
        if resolved is not None and child.scope.lookup(resolved) is None:
            root = child.scope.module.package.path.partition(".")[0]
            return resolved if resolved.partition(".")[0] != root else None
        holder = holder.func if isinstance(holder, ast.Call) else holder.value
    if not isinstance(holder, ast.Name) or hops > _MAX_HOPS:
        return None
    made = child.scope.find(holder, child.node.lineno)
    if isinstance(made, Binding) and made.value is not None:
        return _foreign_maker(Expression(made.value, made.scope), hops + 1)
    resolved = child.scope.resolve(holder.id)
    is_foreign = resolved is not None and "." in resolved and child.scope.lookup(resolved) is None
    return resolved if is_foreign and made is None else None


def unread_routes(call: ast.Call, scope: Scope, graph: RouterGraph) -> Diagnostic | None:
    """Return a finding if a call gets a method of a router by a name that is not known.

    Args:
        call: For example `getattr(router, method)`.
        scope: The scope that it is in.
        graph: The routers of the package.
    """
    called = call
    while isinstance(called.func, ast.Call):
        called = called.func
    is_getattr = dotted_name(called.func) == "getattr" and len(called.args) == _GETATTR_ARGUMENTS
    if not is_getattr:
        return None
    holder, name = (Expression(argument, scope) for argument in called.args)
    method = fold(name)
    router = graph.find(holder) if method is UNKNOWN or _adds_routes(method) else None
    if router is None or not router.certain:
        return None
    message = (
        f"{text_of(called)} adds routes with a method that is only known at run time. They are "
        "not shown."
    )
    return _make(message, call, scope)


def replaced_documents(scope: Scope, graph: RouterGraph) -> Iterator[Diagnostic]:
    """Yield a finding for each `app.openapi = function`.

    Args:
        scope: A module, class or function.
        graph: The routers of the package.
    """
    for statement in statements_of(scope.node.body):
        for target in statement.targets if isinstance(statement, ast.Assign) else ():
            if not isinstance(target, ast.Attribute) or target.attr != "openapi":
                continue
            router = graph.find(Expression(target.value, scope))
            if router is None or router.kind == "router":
                continue
            message = (
                f"{router.name} makes its OpenAPI document with a function of its own. What that "
                "adds, changes or removes is not shown."
            )
            file = scope.source.file
            yield make_diagnostic("openapi-replaced", message, file=file, line=statement.lineno)


def _adds_routes(method: object) -> bool:
    return method in ROUTE_METHODS or method in ROUTE_ADDING_METHODS


def _make(message: str, call: ast.Call, scope: Scope) -> Diagnostic:
    return make_diagnostic("routes-not-read", message, file=scope.source.file, line=call.lineno)
