"""Values that are computed from others, such as a signature."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import (
    alternatives,
    inner_values,
    is_made_of,
)
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    Derived,
    External,
    Member,
    Parameter,
    Result,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.values.values import Value

_COMPUTING = (
    "builtins.hash",
    "builtins.id",
    "builtins.len",
    "hashlib.",
    "hmac.",
    "random.",
    "secrets.",
)


@lru_cache(maxsize=65_536)
def is_computed(value: Value) -> bool:
    """Tell whether a value is computed from others, such as a hash, and not one of them."""
    callee = value.callee if isinstance(value, Result) else None
    if isinstance(callee, External) and callee.path.startswith(_COMPUTING):
        return True
    return any(map(is_computed, inner_values(value)))


def is_looked_up(value: Value) -> bool:
    """Tell whether a value was kept for an argument: `self.tags[path]`, `self.cache[path].tag`."""
    found = [one for one in alternatives(value) if one != NONE]
    return bool(found) and all(map(_is_kept_for_argument, found))


def _is_kept_for_argument(value: Value) -> bool:
    if isinstance(value, Member):
        return _is_kept_for_argument(value.receiver)
    if not isinstance(value, Derived) or value.operation != "item" or not value.sources:
        return False
    *containers, key = value.sources
    return is_made_of(key, "argument") and not any(map(_holds_argument, containers))


def _holds_argument(value: Value) -> bool:
    """Tell whether an argument is among the values of a container, and not only among its keys."""
    if isinstance(value, Derived) and value.operation == "keys":
        return False
    if isinstance(value, Parameter):
        return value.role == "argument"
    return any(map(_holds_argument, inner_values(value)))
