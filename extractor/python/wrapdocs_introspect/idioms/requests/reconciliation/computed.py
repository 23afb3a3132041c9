"""Values that are computed from others, such as a signature."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import inner_values
from wrapdocs_introspect.evaluation.values.values import External, Result

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
