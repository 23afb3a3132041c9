"""What the `help` of an argument or option says of it."""

from __future__ import annotations

from inspect import cleandoc
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import fold_string

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
    text = fold_string(given)
    if text:
        made["description"] = cleandoc(text)
    elif given is not None and text is None:
        message = f"The help of {made['names'][0]} of {function.name} is made at run time."
        report(message, given.scope, given.node.lineno)
