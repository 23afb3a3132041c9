"""Functions with decorators, which may catch what they raise, or raise something else."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.errors.state import Ending
from wrapdocs_introspect.idioms.requests.errors.statuses import ALL
from wrapdocs_introspect.idioms.requests.errors.values import UNKNOWN, Own, Value
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
    catching = [found for _, found in decorators if found and _may_catch(found)]
    if len(catching) > 1:
        return [_OPEN]
    if catching:
        endings = _follow_wrapper(reader, catching[0], function)
    else:
        endings = reader.follow(function, variables)
    foreign = (node for node, found in decorators if found is None)
    return endings if all(_lets_pass(node, function) for node in foreign) else [*endings, _OPEN]


def _follow_wrapper(reader: ErrorReader, decorator: Scope, function: Scope) -> list[Ending]:
    """Return how a call of the function ends that a decorator puts in place of another one."""
    wrappers = [
        (inner, name)
        for inner in decorator.walk()
        if inner.kind == "function" and inner is not decorator
        for name in _called_parameters(inner)
    ]
    if len(wrappers) != 1:
        return [_OPEN]
    wrapper, name = wrappers[0]
    return reader.follow(wrapper, {name: Own((function,), is_bound=False, is_bare=True)})


def _called_parameters(wrapper: Scope) -> set[str]:
    """Return the parameters of the function around a wrapper that the wrapper calls."""
    arguments = getattr(getattr(wrapper.parent, "node", None), "args", None)
    given = {one.arg for one in arguments.args} if arguments is not None else set()
    calls = (one.func for one in walk(wrapper.node) if isinstance(one, ast.Call))
    return given & {one.id for one in calls if isinstance(one, ast.Name)}


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
