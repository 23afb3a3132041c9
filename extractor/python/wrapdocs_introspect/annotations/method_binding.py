"""How a method is bound: to an instance, to the class, or to neither."""

from __future__ import annotations

from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.source.parameters import first_parameter

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Binding
    from wrapdocs_introspect.names.scope import Scope

_BINDINGS: dict[str, Binding] = {"classmethod": "classMethod", "staticmethod": "staticMethod"}


def binding_of(function: griffe.Function) -> Binding | None:
    """Return the binding of a method as the contract names it; None if it is an instance method."""
    if not isinstance(function.parent, griffe.Class):
        return None
    return next((name for label, name in _BINDINGS.items() if label in function.labels), None)


def is_bound(function: griffe.Function) -> bool:
    """Tell whether no caller passes the first parameter of a function."""
    return isinstance(function.parent, griffe.Class) and binding_of(function) != "staticMethod"


def takes_self(function: Scope) -> bool:
    """Tell whether a function of a class has a first parameter that no caller passes."""
    arguments = getattr(function.node, "args", None)
    if function.parent is None or function.parent.kind != "class" or arguments is None:
        return False
    first = first_parameter(arguments)
    return first is not None and first.arg in {"self", "cls"}
