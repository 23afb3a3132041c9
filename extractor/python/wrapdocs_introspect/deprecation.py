"""Deprecation of classes and functions."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.type_expressions import dotted_name
from wrapdocs_introspect.values import constant_string

if TYPE_CHECKING:
    from wrapdocs_introspect.docstrings import ParsedDocstring
    from wrapdocs_introspect.scope import Scope

_DECORATORS = frozenset({"warnings.deprecated", "typing_extensions.deprecated"})


def deprecation_of(
    decorators: list[ast.expr], parsed: ParsedDocstring, scope: Scope
) -> str | bool | None:
    """Return the message of a deprecation, True where there is none, None where not deprecated.

    Args:
        decorators: Decorators of the class or function.
        parsed: Its docstring.
        scope: Where it stands.
    """
    for decorator in decorators:
        call = decorator if isinstance(decorator, ast.Call) else None
        dotted = dotted_name(call.func if call else decorator)
        if dotted and _is_deprecated(dotted, scope):
            message = constant_string(call.args[0]) if call and call.args else None
            return message or parsed.deprecated or True
    return parsed.deprecated


def _is_deprecated(dotted: str, scope: Scope) -> bool:
    return scope.resolve(dotted) in _DECORATORS or dotted.rpartition(".")[2] == "deprecated"
