"""What decorators and bases say of functions and classes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.source.expressions import dotted_name, last_part
from wrapdocs_introspect.source.nodes import function_node, is_overloaded

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.contract import Protocol
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.source.nodes import ClassNode

_ABSTRACT_BASES = frozenset({"abc.ABC", "abc.ABCMeta"})


_PROTOCOLS: dict[str, Protocol] = {
    "__enter__": "contextManager",
    "__aenter__": "asyncContextManager",
    "__iter__": "iterable",
    "__aiter__": "asyncIterable",
}


def protocols_of(cls: griffe.Class) -> list[Protocol]:
    """Return the protocols whose special methods a class has."""
    return [protocol for name, protocol in _PROTOCOLS.items() if name in cls.members]


def decorators_of(function: griffe.Function) -> list[ast.expr]:
    """Return the decorators of a function, of a stub's overloads without `@overload` itself."""
    node = function_node(function)
    decorators = node.decorators if node else []
    if not is_overloaded(function):
        return decorators
    return [one for one in decorators if last_part(one) != "overload"]


def is_abstract(cls: griffe.Class, node: ClassNode, scope: Scope) -> bool:
    """Tell whether a class is made for others to complete: by base, metaclass or a method."""
    metaclasses = [keyword.value for keyword in node.keywords if keyword.arg == "metaclass"]
    names = [dotted_name(base) for base in (*node.bases, *metaclasses)]
    if any(name and scope.resolve(name) in _ABSTRACT_BASES for name in names):
        return True
    members = cls.members.values()
    return any(isinstance(one, griffe.Object) and "abstractmethod" in one.labels for one in members)
