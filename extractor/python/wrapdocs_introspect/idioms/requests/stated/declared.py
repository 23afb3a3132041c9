"""Requests that decorators of a client declare: `@get("/users/{user}")`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import fold_string
from wrapdocs_introspect.idioms.requests.sending.servers import is_server_name
from wrapdocs_introspect.idioms.requests.sending.vocabulary import (
    is_method_parameter,
    is_path_parameter,
    is_request_call,
    is_verb,
    verb_of_call,
)
from wrapdocs_introspect.idioms.requests.stated.documented import StatedRequest
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import bases_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name, last_part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wrapdocs_introspect.idioms.requests.following.function import Function


def read_declared_requests(function: Function) -> list[StatedRequest]:
    """Return the requests that the decorators of a method declare.

    A decorator declares a request if it names a method and a path, if it does not come from a
    server framework, and if the method has no body, or the decorator itself sends the request.
    Functions of a module count if the decorator is one of an object that sends requests.
    """
    return list(_read(function)) if function.node.decorator_list else []


def _read(function: Function) -> Iterator[StatedRequest]:
    scope = function.scope
    for node in function.node.decorator_list:
        if not isinstance(node, ast.Call):
            continue
        method, path = _method_of(node, scope), _path_of(node, scope)
        if method is None or path is None:
            continue
        if _is_of_sender(node.func, scope) or (
            function.owner is not None and _declares(node.func, function)
        ):
            yield StatedRequest(method, path if path.startswith("/") else f"/{path}")


def _declares(decorator: ast.expr, function: Function) -> bool:
    name = function.scope.resolve_node(decorator)
    found = function.scope.find(decorator)
    if name is None or is_server_name(name) or isinstance(found, Binding):
        return False
    is_sending = isinstance(found, Scope) and _sends(found)
    return is_sending or (found is None and _has_no_body(function))


def _is_of_sender(decorator: ast.expr, scope: Scope) -> bool:
    """Tell whether a decorator is a method of an object of the package that sends requests.

    The object is made by a call of its class: `client = Client()`, `@client.get("/users")`.
    """
    if not isinstance(decorator, ast.Attribute) or dotted_name(decorator.value) is None:
        return False
    made = scope.find(decorator.value)
    if not isinstance(made, Binding) or not isinstance(made.value, ast.Call):
        return False
    cls = made.scope.find(made.value.func)
    if not isinstance(cls, Scope) or cls.kind != "class":
        return False
    methods = {one.name: one for base in reversed(list(bases_of(cls))) for one in base.children}
    method = methods.get(decorator.attr)
    if method is None:
        return False
    called = {last_part(one.func) for one in ast.walk(method.node) if isinstance(one, ast.Call)}
    return any(_sends(one) for one in (method, *(methods[name] for name in called & set(methods))))


def _method_of(node: ast.Call, scope: Scope) -> str | None:
    for text in _texts(node, scope, is_method_parameter):
        if is_verb(text):
            return text.upper()
    return verb_of_call(last_part(node.func))


def _path_of(node: ast.Call, scope: Scope) -> str | None:
    for text in _texts(node, scope, is_path_parameter):
        if not is_verb(text) and " " not in text and text.strip("/"):
            return text
    return None


def _texts(node: ast.Call, scope: Scope, is_named: Callable[[str], bool]) -> Iterator[str]:
    """Yield the constant strings among positional arguments and those with a suitable name."""
    keywords = [one.value for one in node.keywords if one.arg and is_named(one.arg)]
    for one in [*node.args, *keywords]:
        text = fold_string(Expression(one, scope))
        if text is not None:
            yield text


def _sends(decorator: Scope) -> bool:
    """Tell whether the code of a decorator calls something that sends a request."""
    for one in ast.walk(decorator.node):
        if isinstance(one, ast.Call):
            name = last_part(one.func)
            if name and is_request_call(name):
                return True
    return False


def _has_no_body(function: Function) -> bool:
    return all(
        isinstance(one, ast.Pass)
        or (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
        for one in function.node.body
    )
