"""Functions that answer requests, which are not those of a client."""

from __future__ import annotations

import ast
from functools import lru_cache
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.inheritance import external_bases_of
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.names.scope import Scope

_FRAMEWORKS = (
    *("aiohttp.web", "apiflask", "blacksheep", "bottle", "connexion", "django", "falcon"),
    *("fastapi", "flask", "flask_restful", "flask_restx", "litestar", "ninja", "pyramid"),
    *("quart", "rest_framework", "robyn", "sanic", "starlette", "tornado.web"),
)


@lru_cache(maxsize=4096)
def is_server_name(path: str) -> bool:
    """Tell whether an import path belongs to a framework of servers."""
    return any(path == one or path.startswith(f"{one}.") for one in _FRAMEWORKS)


def is_handler(function: Function) -> bool:
    """Tell whether a function answers requests.

    Its decorator is one of a server framework or of an application made with one, or its class is
    a view of one.
    """
    owner = function.owner
    if owner is not None and _is_view(owner):
        return True
    return any(_is_of_server(node, function.scope) for node in function.node.decorator_list)


@lru_cache(maxsize=1)  # The methods of a class are asked for one after the other.
def _is_view(cls: Scope) -> bool:
    return any(map(is_server_name, external_bases_of(cls)))


def _is_of_server(decorator: ast.expr, scope: Scope) -> bool:
    node = decorator.func if isinstance(decorator, ast.Call) else decorator
    name = scope.resolve_node(node)
    if name is not None and is_server_name(name):
        return True
    base = node.value if isinstance(node, ast.Attribute) else None
    found = scope.find(base) if base is not None and dotted_name(base) is not None else None
    if not isinstance(found, Binding) or not isinstance(found.value, ast.Call):
        return False
    made_with = found.scope.resolve_node(found.value.func)
    return made_with is not None and is_server_name(made_with)
