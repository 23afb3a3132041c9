"""The limits of numbers on the command line, as click writes them in its help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import fold
from wrapdocs_introspect.idioms.commands.options import is_true

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wrapdocs_introspect.contract import CommandParameter
    from wrapdocs_introspect.names.expression import Expression

PARAMETERS = ("min", "max", "min_open", "max_open", "clamp")
"""The parameters of `click.IntRange` and `click.FloatRange`, in order."""


def add_range(made: CommandParameter, options: Mapping[str, Expression]) -> None:
    """Add the limits of a number to an argument or option.

    Args:
        made: The argument or option.
        options: What `min`, `max` and so on are given, in typer or in the type of click.
    """
    low, high = _limit(options.get("min")), _limit(options.get("max"))
    before = f"{low}{'<' if is_true(options.get('min_open')) else '<='}" if low else ""
    after = f"{'<' if is_true(options.get('max_open')) else '<='}{high}" if high else ""
    if before and after:
        made["range"] = f"{before}x{after}"
    elif before:
        made["range"] = f"x{'>' if is_true(options.get('min_open')) else '>='}{low}"
    elif after:
        made["range"] = f"x{after}"
    if "range" in made and is_true(options.get("clamp")):
        made["clamp"] = True


def _limit(given: Expression | None) -> str | None:
    value = fold(given) if given is not None else None
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return repr(value) if is_number else None
