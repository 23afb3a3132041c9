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
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wrapdocs_introspect.idioms.requests.evaluation.function import Function


def read_declared_requests(function: Function) -> list[StatedRequest]:
    """Return the requests that the decorators of a method declare.

    A decorator declares a request if it names a method and a path, if it does not come from a
    server framework, and if the method has no body, or the decorator itself sends the request.
    """
    if function.owner is None:
        return []
    return list(_read(function))


def _read(function: Function) -> Iterator[StatedRequest]:
    scope = function.scope
    for node in function.node.decorator_list:
        if not isinstance(node, ast.Call):
            continue
        method, path = _method_of(node, scope), _path_of(node, scope)
        if method is None or path is None:
            continue
        name = scope.resolve_node(node.func)
        found = scope.find(node.func)
        if name is None or is_server_name(name) or isinstance(found, Binding):
            continue
        is_sending = isinstance(found, Scope) and _sends(found)
        if is_sending or (found is None and _has_no_body(function)):
            yield StatedRequest(method, path if path.startswith("/") else f"/{path}")


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
