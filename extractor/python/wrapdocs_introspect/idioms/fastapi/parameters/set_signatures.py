"""Decorators that set the signature of what they decorate, which FastAPI reads."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from collections.abc import Iterator

_SIGNATURE: Final = "__signature__"
_SETTERS: Final = frozenset({"setattr", "__setattr__"})
_MAX_FUNCTIONS: Final = 50


def decorators_of(scope: Scope) -> Iterator[Expression]:
    """Yield what decorates a class or function, without the arguments.

    Args:
        scope: The class or function.
    """
    around = scope.parent or scope
    for node in getattr(scope.node, "decorator_list", ()):
        yield Expression(node.func if isinstance(node, ast.Call) else node, around)


def signature_setters(scope: Scope) -> Iterator[Expression]:
    """Yield the decorators of the package's own that set the signature of a class or function.

    Args:
        scope: The class or function.
    """
    for decorator in decorators_of(scope):
        if any(_sets_signature(node) for node in nodes_of(decorator)):
            yield decorator


def nodes_of(decorator: Expression) -> Iterator[ast.AST]:
    """Yield the syntax of a decorator, and of all functions of the package that it calls.

    Args:
        decorator: The decorator; of another package, it has none.
    """
    found = decorator.scope.find(decorator.node, decorator.node.lineno)
    if isinstance(found, Scope) and found.kind == "function":
        for function in _reached(found):
            yield from ast.walk(function.node)


def _reached(function: Scope) -> Iterator[Scope]:
    """Yield a function, and all of the package that it calls."""
    seen = [function]
    for one in seen:
        yield one
        for inner in one.walk():
            for node in ast.walk(inner.node):
                called = inner.find(node.func) if isinstance(node, ast.Call) else None
                if not isinstance(called, Scope) or called.kind != "function":
                    continue
                if called not in seen and len(seen) < _MAX_FUNCTIONS:
                    seen.append(called)


def _sets_signature(node: ast.AST) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr == _SIGNATURE and isinstance(node.ctx, ast.Store)
    if not isinstance(node, ast.Call) or last_part(node.func) not in _SETTERS:
        return False
    return any(isinstance(one, ast.Constant) and one.value == _SIGNATURE for one in node.args)
