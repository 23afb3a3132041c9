"""Classes whose objects send a request per page while a caller iterates them."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.sending.vocabulary import (
    is_request_call,
    names_client,
    says_request,
    verb_of_call,
)
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.following.definitions import Definitions
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.names.scope import Scope

_ITERATION = ("__iter__", "__aiter__")
STEPS = ("__next__", "__anext__")
_MAX_METHODS = 40


def iteration_of(cls: Scope, definitions: Definitions) -> Function | None:
    """Return the method that iterates the objects of a class."""
    found = (definitions.method(cls, name) for name in _ITERATION)
    return next((one for one in found if one is not None), None)


def is_paged(cls: Scope, definitions: Definitions) -> bool:
    """Tell whether iterating an object sends requests.

    Args:
        cls: The class of the object.
        definitions: The definitions of the package.
    """
    methods = _iterating_methods(cls, definitions)
    if any(map(_returns_nothing, methods)):
        return False  # A page that knows of no next one.
    return any(_sends(call) for one in methods for call in _calls(one))


def _iterating_methods(cls: Scope, definitions: Definitions) -> list[Function]:
    """Return the methods of a class that run while an object is iterated."""
    if iteration_of(cls, definitions) is None:
        return []
    starts = (definitions.method(cls, name) for name in (*_ITERATION, *STEPS))
    found = [one for one in starts if one is not None]
    known = {one.name for one in found}
    for method in found:
        for call in _calls(method):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
            inner = definitions.method(cls, name) if name and name not in known else None
            known.add(name)
            if inner is not None and len(found) < _MAX_METHODS:
                found.append(inner)
    return found


def _calls(function: Function) -> Iterator[ast.Call]:
    yield from (one for one in walk(function.node) if isinstance(one, ast.Call))


def _sends(call: ast.Call) -> bool:
    """Tell whether a call sends a request by its name: `self._client.get(...)`."""
    if isinstance(call.func, ast.Attribute):
        name, others = call.func.attr, [call.func.value]
    else:
        name, others = last_part(call.func), call.args
    if any(names_client(last_part(one)) for one in others):
        return verb_of_call(name) is not None or says_request(name)
    return is_request_call(name) and says_request(name)


def _returns_nothing(function: Function) -> bool:
    """Tell whether a function does nothing but return None."""
    body = [one for one in function.node.body if not _is_text(one)]
    only = body[0] if len(body) == 1 else None
    value = only.value if isinstance(only, ast.Return) else ast.Constant(value=True)
    return value is None or (isinstance(value, ast.Constant) and value.value is None)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
