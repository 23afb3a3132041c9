"""How the classes of abstract values are made: immutable, and hashed once."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

from wrapdocs_introspect.records import dataclass_transform

if TYPE_CHECKING:
    _Class = TypeVar("_Class", bound=type)

    class Hashed:
        """What is computed once for each value, which no caller gives."""

        hash: int | None
        weight: int | None
        equal: object | None

else:

    @dataclass(eq=False, slots=True)
    class Hashed:
        """What is computed once for each value, which no caller gives."""

        hash: int | None = field(default=None, init=False, repr=False)
        weight: int | None = field(default=None, init=False, repr=False)
        equal: object | None = field(default=None, init=False, repr=False)
        """An equal value that stands for this one; values share others, which are compared once."""


_COMPUTED = frozenset({"hash", "weight", "equal"})


@dataclass_transform(frozen_default=True)
def value_class(cls: _Class) -> _Class:
    """Make a dataclass that computes its hash once, because values nest and are memoised.

    Only the type checker keeps it frozen: at run time, that would double the time to make a value.
    """
    made: Any = dataclass(eq=False, slots=True)(cls)
    names = [one.name for one in fields(made) if one.name not in _COMPUTED]
    key_of = attrgetter(*names) if names else type
    salt = hash(cls.__name__)

    def hash_of(self: Any) -> int:
        known: int | None = self.hash
        if known is None:
            known = self.hash = hash(key_of(self)) ^ salt
        return known

    def is_equal(self: Any, other: Any) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        if (self.hash or hash_of(self)) != (other.hash or hash_of(other)):
            return False
        one, another = self.equal or self, other.equal or other
        if one is another:
            return True
        if key_of(one) != key_of(another):
            return False
        self.equal = other.equal = another.equal = one
        return True

    made.__eq__ = is_equal
    made.__hash__ = hash_of
    decorated: _Class = made
    return decorated
