"""Deprecation of classes and functions."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.values import constant_string
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Deprecated
    from wrapdocs_introspect.docstrings.parsing import ParsedDocstring
    from wrapdocs_introspect.names.scope import Scope

_MESSAGES = ("message", "msg", "reason", "details")
_DECORATORS = frozenset({"warnings.deprecated", "typing_extensions.deprecated"})


def deprecation_of(
    decorators: list[ast.expr], parsed: ParsedDocstring, scope: Scope
) -> Deprecated | None:
    """Return the message of a deprecation, True if there is none, None if it is not deprecated.

    Args:
        decorators: Decorators of the class or function.
        parsed: Its docstring.
        scope: The scope that it is in.
    """
    for decorator in decorators:
        call = decorator if isinstance(decorator, ast.Call) else None
        dotted = dotted_name(call.func if call else decorator)
        if dotted and _is_deprecated(dotted, scope):
            return (_message(call) if call else None) or parsed.deprecated or True
    return parsed.deprecated or None


def _message(call: ast.Call) -> str | None:
    """Return what a decorator says: its first argument, or the keyword of well-known libraries."""
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    nodes = [*call.args[:1], *(named[name] for name in _MESSAGES if name in named)]
    return next(filter(None, map(constant_string, nodes)), None)


def _is_deprecated(dotted: str, scope: Scope) -> bool:
    return scope.resolve(dotted) in _DECORATORS or dotted.rpartition(".")[2] == "deprecated"
