"""Types that code chooses when it runs."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.binding import Binding

if TYPE_CHECKING:
    from wrapdocs_introspect.names.expression import Expression


def is_set_several_times(expression: Expression) -> bool:
    """Tell whether a type names a variable that a function sets in several places.

    Args:
        expression: The type.
    """
    for node in ast.walk(expression.unquoted().node):
        found = expression.scope.find(node) if isinstance(node, ast.Name) else None
        if not isinstance(found, Binding) or found.scope.kind != "function":
            continue
        if len(found.scope.definitions.get(found.name, ())) > 1:
            return True
    return False
