"""Values that code reads from environment variables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    External,
    Member,
    Result,
    literal_of,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value

READING_ENVIRONMENT = frozenset({"os.environ.get", "os.getenv", "os.environ.pop"})
_TEXT_METHODS = frozenset({"strip", "lstrip", "rstrip", "removesuffix"})
_NAME_AND_DEFAULT = 2


def default_address(value: Value) -> str | None:
    """Return the address that code falls back to: `os.getenv("HOST", "https://api.test/")`.

    Args:
        value: A value; methods of texts may change what was read.

    Returns:
        The address; None for anything else.
    """
    callee = value.callee if isinstance(value, Result) else None
    if not isinstance(value, Result) or not isinstance(callee, (External, Member)):
        return None
    given = [literal_of(one) or "" for one in value.arguments]
    if isinstance(callee, External):
        reads = callee.path in READING_ENVIRONMENT and len(given) == _NAME_AND_DEFAULT
        return given[1] if reads and "://" in given[1] else None
    inner = default_address(callee.base) if callee.name in _TEXT_METHODS else None
    if inner is None:
        return None
    changed: str = getattr(inner, callee.name)(*given[:1])
    return changed
