"""Records: dataclasses that nothing changes, made without what checking that would cost."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_: Any) -> Callable[[Any], Any]:
        """Stand in for the decorator that only type checkers read."""
        return lambda decorated: decorated


__all__ = ["dataclass_transform", "record", "replace"]

_Class = TypeVar("_Class", bound=type)
_Record = TypeVar("_Record")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: _Class) -> _Class:
    """Make a dataclass of facts, of which a package has very many.

    Only the type checker keeps it frozen: at run time, that would triple the time to make one.
    """
    made: Any = dataclass(unsafe_hash=True, slots=True)(cls)
    decorated: _Class = made
    return decorated


def replace(one: _Record, **values: Any) -> _Record:
    """Return a copy of a record with other values in some fields.

    `dataclasses.replace` takes five times as long.
    """
    cls = type(one)
    made = object.__new__(cls)
    for name in cls.__slots__:  # type: ignore[attr-defined]
        setattr(made, name, getattr(one, name))
    for name, value in values.items():
        setattr(made, name, value)
    return made
