"""An operation's function as it is written: signature, overloads, binding, decorators, place."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

import griffe

from wrapdocs_introspect.annotations.method_binding import binding_of, takes_self
from wrapdocs_introspect.annotations.signatures import make_signature
from wrapdocs_introspect.emit.overloads import make_overloads
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import SourceLocation
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.names.scope import Scope


def describe_function(function: Scope, package: LoadedPackage) -> dict[str, Any]:
    """Return the part of an operation that shows its function as written.

    Args:
        function: The function.
        package: Its package.
    """
    node = function.node
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return {}
    found = function.lookup(function.id)
    known = found if isinstance(found, griffe.Function) else None
    binding = binding_of(known) if known is not None else None
    overloads = make_overloads(known, package) if known is not None else []
    return {
        "signature": make_signature(
            node.args,
            node.returns,
            (function.parent or function).documented,
            is_async=isinstance(node, ast.AsyncFunctionDef),
            is_bound=_is_bound(function, binding),
        ),
        **({"overloads": overloads} if overloads else {}),
        **({"binding": binding} if binding is not None else {}),
        "decorators": [text_of(decorator) for decorator in node.decorator_list],
        "source": location_of(function),
    }


def location_of(function: Scope) -> SourceLocation:
    """Return the place of a function."""
    source: SourceLocation = {"file": function.source.file, "line": function.line}
    end = getattr(function.node, "end_lineno", None)
    if end is not None:
        source["endLine"] = end
    return source


def _is_bound(function: Scope, binding: str | None) -> bool:
    """Tell whether no caller passes the first parameter."""
    if binding == "staticMethod":
        return False
    return takes_self(function) or binding == "classMethod"
