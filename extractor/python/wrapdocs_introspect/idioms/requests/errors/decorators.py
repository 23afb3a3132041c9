"""Functions with decorators of the package, which may catch what they raise."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.errors.state import Ending
from wrapdocs_introspect.idioms.requests.errors.statuses import ALL
from wrapdocs_introspect.idioms.requests.errors.values import UNKNOWN, Value
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.errors.reader import ErrorReader
    from wrapdocs_introspect.names.scope import Scope


def decorated_endings(
    reader: ErrorReader, function: Scope, variables: dict[str, Value]
) -> list[Ending]:
    """Return how a call of a function ends, with its decorators around it.

    Args:
        reader: Follows functions.
        function: The function.
        variables: What is known of its parameters.
    """
    if any(_may_catch(found) for _, found in reader.code.own_decorators(function) if found):
        return [Ending(UNKNOWN, ALL, is_raised=False, is_open=True, cause=None)]
    return reader.follow(function, variables)


def _may_catch(decorator: Scope) -> bool:
    """Tell whether a decorator of the package may change what a function raises."""
    return any(isinstance(one, ast.ExceptHandler) for one in walk(decorator.node))
