"""The parameters of a function, as its signature declares them."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.following.definitions import decorator_names
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.parameters import declared_parameters, first_parameter

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.names.scope import Scope


class Signature:
    """The parameters of the function of a request."""

    def __init__(self, request: FollowedRequest) -> None:
        """Read the signature of a function.

        Args:
            request: A request that it sends.
        """
        arguments = request.entry.function.node.args
        self._declared = {
            one.arg: (one, default) for _, one, default in declared_parameters(arguments)
        }
        self._positions = {name: position for position, name in enumerate(self._declared)}
        self._keywords = arguments.kwarg.arg if arguments.kwarg is not None else None
        self._function = request.definition
        self._request = request

    @property
    def given_names(self) -> list[str]:
        """The parameters that a caller gives, without the receiver of a method."""
        function = self._request.entry.function
        receiver = first_parameter(function.node.args) if self._request.entry.cls else None
        if "staticmethod" in decorator_names(function):
            receiver = None
        return [name for name in self._declared if receiver is None or name != receiver.arg]

    def declares(self, name: str) -> bool:
        """Tell whether the function has a parameter of this name."""
        return name in self._declared

    def has(self, name: str) -> bool:
        """Tell whether a caller may give a parameter; `**kwargs` takes all."""
        return self.declares(name) or self._keywords is not None

    def is_keywords(self, name: str) -> bool:
        """Tell whether a parameter is `**kwargs`."""
        return name == self._keywords

    def position(self, name: str | None) -> int:
        """Return where a parameter stands; what is none comes last."""
        return self._positions.get(name or "", len(self._positions))

    def is_required(self, name: str) -> bool:
        """Tell whether a parameter has no default."""
        return (
            name in self._declared
            and self._declared[name][1] is None
            and not self.is_keywords(name)
        )

    def annotation(self, name: str) -> Expression | None:
        """Return the annotation of a parameter."""
        declared = self._declared.get(name)
        node = declared[0].annotation if declared is not None else None
        return Expression(node, self._scope) if node is not None else None

    def default(self, name: str) -> Expression | None:
        """Return the default of a parameter."""
        declared = self._declared.get(name)
        node = declared[1] if declared is not None else None
        return Expression(node, self._scope) if node is not None else None

    def line(self, name: str | None) -> int:
        """Return the line of a parameter, or that of the function."""
        declared = self._declared.get(name) if name is not None else None
        return declared[0].lineno if declared is not None else self._function.line

    @property
    def _scope(self) -> Scope:
        return self._function.parent or self._function


def is_none(default: Expression | None) -> bool:
    """Tell whether a default is `None`."""
    node = default.node if default is not None else None
    return isinstance(node, ast.Constant) and node.value is None


def is_marker(default: Expression | None) -> bool:
    """Tell whether a default only marks that nothing was given: `OMIT`, `object()`, `...`.

    Such an object has no form in JSON, and so it is never sent.
    """
    if default is None:
        return False
    node = default.node
    if isinstance(node, ast.Constant):
        return node.value is ...
    target = default.scope.find(node) if isinstance(node, (ast.Name, ast.Attribute)) else None
    value = getattr(target, "value", None)
    if isinstance(node, ast.Call):
        return _makes_marker(default.scope, node)
    return isinstance(value, ast.Call) and _makes_marker(target.scope, value)  # type: ignore[union-attr]


def _makes_marker(scope: Scope, node: ast.Call) -> bool:
    """Tell whether a call without arguments makes a plain object."""
    if node.args or node.keywords:
        return False
    if isinstance(node.func, ast.Name) and node.func.id == "object":
        return True
    if not isinstance(node.func, (ast.Name, ast.Attribute)):
        return False
    cls = scope.find(node.func)
    return getattr(cls, "kind", "") == "class"
