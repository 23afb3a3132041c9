"""Values that code reads from environment variables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.values import NONE, External, Result

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.values.values import Value

READING_ENVIRONMENT = frozenset({"os.environ.get", "os.getenv"})


def value_if_unset(value: Value) -> Value | None:
    """Return what the reading of an environment variable gives where it is not set.

    Args:
        value: Any value.

    Returns:
        The value; None for what is not read from an environment variable.
    """
    if not isinstance(value, Result) or not isinstance(value.callee, External):
        return None
    if value.callee.path not in READING_ENVIRONMENT:
        return None
    return value.arguments[1] if len(value.arguments) > 1 else NONE
