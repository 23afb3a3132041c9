"""Functions with `*args` and `**kwargs`: FastAPI reads a signature that stands elsewhere."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from wrapdocs_introspect.names.scope import Scope


def takes_anything(function: Scope) -> bool:
    """Tell whether a function has both `*args` and `**kwargs`."""
    declared = getattr(function.node, "args", None)
    return isinstance(declared, ast.arguments) and None not in {declared.vararg, declared.kwarg}


def wrapped_by(function: Scope) -> Expression | None:
    """Return the function whose signature `@wraps(...)` gives to another.

    Args:
        function: The function that is decorated.
    """
    for decorator in getattr(function.node, "decorator_list", ()):
        if not isinstance(decorator, ast.Call) or not decorator.args:
            continue
        if last_part(decorator.func) == "wraps":
            return Expression(decorator.args[0], function.parent or function)
    return None
