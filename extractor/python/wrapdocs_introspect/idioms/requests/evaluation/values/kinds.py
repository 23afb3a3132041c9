"""Whether a value is of a builtin class: what the code itself makes, not what a caller gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    Constant,
    External,
    Mapping,
    Parameter,
    Sequence,
    Text,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value

_TEXTS = frozenset({"str", "basestring", "unicode", "six.string_types", "six.text_type"})
_CONTAINERS = frozenset({"list", "tuple", "set", "frozenset", "dict"})
_KINDS = _CONTAINERS | {"int", "float", "bool", "complex"}
_MODULES = ("datetime.", "uuid.", "decimal.", "pathlib.", "ipaddress.")
"""Modules whose classes are none of the builtin ones."""


def is_of_kind(value: Value, cls: Value) -> bool | None:
    """Return whether a value is of a class, or of one of several; None if that is not known.

    Args:
        value: The value.
        cls: The class, or a tuple of classes.
    """
    if isinstance(cls, Sequence) and not cls.is_open:
        found = [is_of_kind(value, one) for one in cls.items]
        return True if True in found else None if None in found else False
    return _is_of(value, cls.path.removeprefix("builtins.")) if isinstance(cls, External) else None


def _is_of(value: Value, path: str) -> bool | None:
    if isinstance(value, Text) and path in _TEXTS:
        return True
    is_known = path in _KINDS or path in _TEXTS or path.startswith(_MODULES)
    if isinstance(value, Parameter):
        return False if value.is_scalar and path in _CONTAINERS else None
    if value == NONE:
        return None  # It often stands for what a caller gives.
    if not is_known or (isinstance(value, (Mapping, Sequence)) and path in _KINDS):
        return None  # Helpers make an object of a dict, of which less is known then.
    if isinstance(value, Constant):
        return any(one.__name__ == path for one in value.kind.__mro__)
    return False if isinstance(value, (Text, Mapping, Sequence)) else None
