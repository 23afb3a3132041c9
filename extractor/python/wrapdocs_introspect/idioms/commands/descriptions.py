"""What the `help` of a command, an argument or an option says of it."""

from __future__ import annotations

import ast
from inspect import cleandoc
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import fold_string
from wrapdocs_introspect.names.binding import Binding

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.contract import CommandParameter
    from wrapdocs_introspect.names.expression import Expression
    from wrapdocs_introspect.names.scope import Scope

    Report = Callable[[str, Scope, int], None]


def describe(
    made: CommandParameter, options: dict[str, Expression], function: Scope, report: Report
) -> None:
    """Add the description to an argument or option, or report that it is made at run time.

    Args:
        made: The argument or option.
        options: The keyword arguments that declare it.
        function: The function of its command.
        report: Adds a finding about what could not be read.
    """
    given = options.get("help")
    text = read_text(given)
    if text:
        made["description"] = cleandoc(text)
    elif given is not None and text is None:
        message = f"The help of {made['names'][0]} of {function.name} is made at run time."
        report(message, given.scope, given.node.lineno)


def read_text(given: Expression | None) -> str | None:
    """Return a text for readers.

    Args:
        given: The expression of the text.

    Returns:
        None if it is made at run time, or if a name in it is bound several times: which text the
        reader sees may then depend on a condition.
    """
    return None if given is None or _has_rebound_name(given) else fold_string(given)


def _has_rebound_name(given: Expression) -> bool:
    return any(
        _is_rebound(given.scope, node)
        for node in ast.walk(given.node)
        if isinstance(node, (ast.Name, ast.Attribute))
    )


def _is_rebound(scope: Scope, node: ast.Name | ast.Attribute) -> bool:
    found = scope.find(node)
    places = [(found.scope, found.name)] if isinstance(found, Binding) else []
    if isinstance(node, ast.Name):
        places.append((scope.holder_of(node.id), node.id))
    return any(len(place.definitions.get(name, ())) > 1 for place, name in places)
