"""Functions with decorators, which may catch what they raise, or raise something else."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.errors.state import Ending
from wrapdocs_introspect.idioms.requests.errors.statuses import ALL
from wrapdocs_introspect.idioms.requests.errors.values import UNKNOWN, Value
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.errors.reader import ErrorReader
    from wrapdocs_introspect.names.scope import Scope


_TRANSPARENT = frozenset({"abc", "backoff", "functools", "typing", "typing_extensions", "warnings"})
"""Modules whose decorators let pass what a function raises; backoff raises the last exception."""
_BUILT_IN = frozenset({"staticmethod", "classmethod", "property"})
_OPEN = Ending(UNKNOWN, ALL, is_raised=False, is_open=True, cause=None)


def decorated_endings(
    reader: ErrorReader, function: Scope, variables: dict[str, Value]
) -> list[Ending]:
    """Return how a call of a function ends, with its decorators around it.

    Args:
        reader: Follows functions.
        function: The function.
        variables: What is known of its parameters.
    """
    decorators = list(reader.code.own_decorators(function))
    if any(_may_catch(found) for _, found in decorators if found):
        return [_OPEN]
    endings = reader.follow(function, variables)
    foreign = (node for node, found in decorators if found is None)
    return endings if all(_lets_pass(node, function) for node in foreign) else [*endings, _OPEN]


def _may_catch(decorator: Scope) -> bool:
    """Tell whether a decorator of the package may change what a function raises."""
    return any(isinstance(one, ast.ExceptHandler) for one in walk(decorator.node))


def _lets_pass(node: ast.expr, function: Scope) -> bool:
    """Tell whether a decorator of another package is known to raise what the function raises.

    `tenacity.retry` raises a `RetryError` instead, unless it is given `reraise=True`.
    """
    keywords = node.keywords if isinstance(node, ast.Call) else []
    named = node.func if isinstance(node, ast.Call) else node
    path = (function.parent or function).resolve_node(named) or ""
    if path.partition(".")[0] == "tenacity":
        return any(
            one.arg == "reraise" and isinstance(one.value, ast.Constant) and one.value.value is True
            for one in keywords
        )
    return last_part(named) in _BUILT_IN or path.partition(".")[0] in _TRANSPARENT
