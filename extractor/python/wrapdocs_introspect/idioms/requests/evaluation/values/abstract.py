"""Abstract values: what is known of an expression's value without running the code."""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Literal

from wrapdocs_introspect.evaluation.values.value_class import Hashed, value_class

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TypeAlias

    from wrapdocs_introspect.idioms.requests.evaluation.values.late_attributes import LateAttributes
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.names.scope import Scope

MAX_ITEMS = 200
"""A table of more items is data: the rest of it is not looked at."""
_MAX_ALTERNATIVES = 4
_INTERNED = 8_192
HoleOrigin = Literal["parameter", "object", "unknown"]


@value_class
class Hole(Hashed):
    """A part of a text that only a run would know."""

    name: str
    origin: HoleOrigin
    conversion: str | None = None
    """The function or method that converts it: `quote`, `isoformat`."""
    label: str | None = None
    """The name of the field that it fills, where that says more: `{project_id}`."""
    is_optional: bool = False
    """Whether it is only there if a condition holds, in the query of an address."""


@value_class
class Text(Hashed):
    """A string: literal pieces and holes, never two literal pieces in a row."""

    parts: tuple[str | Hole, ...] = ()

    @property
    def literal(self) -> str | None:
        """The whole text; None if it has holes."""
        if not self.parts:
            return ""
        first = self.parts[0]
        return first if len(self.parts) == 1 and isinstance(first, str) else None


@value_class
class Constant(Hashed):
    """None, a boolean, a number or bytes."""

    value: float | bytes | None
    kind: type = field(init=False)
    """Its type: `1` and `True` are equal in Python, but not in JSON."""

    def __post_init__(self) -> None:
        """Remember the type of the value."""
        self.kind = type(self.value)  # type: ignore[misc]


@value_class
class Parameter(Hashed):
    """What a caller gives for a parameter of the function that is followed."""

    name: str
    cls: Scope | None = None
    """The class of the package that its annotation names."""
    is_given: bool = False
    """Whether a caller must give it, and may not give `None`."""
    is_scalar: bool = False
    """Whether it is a text, a number or `None` by its annotation."""


@value_class
class Mapping(Hashed):
    """A dict; open if it may hold more items than are known."""

    items: tuple[tuple[Value, Value], ...] = ()
    is_open: bool = False
    spread: tuple[Value, ...] = ()
    """Dicts that are merged into it, and of which no items are known."""
    optional: tuple[Value, ...] = ()
    """Keys that are only there if a condition holds."""

    def get(self, key: str) -> Value | None:
        """Return the value of a literal key."""
        for name, value in reversed(self.items):
            if isinstance(name, Text) and name.literal == key:
                return value
        return None

    def put(self, key: Value, value: Value) -> Mapping:
        """Return the dict with an item set."""
        return self.put_all([(key, value)])

    def put_all(self, items: Iterable[tuple[Value, Value]]) -> Mapping:
        """Return the dict with items set; a dict of too many items stays open."""
        made = dict(self.items)
        set_keys: set[Value] = set()
        for key, value in items:
            made.pop(key, None)
            if len(made) >= MAX_ITEMS:
                return Mapping(tuple(made.items()), True, self.spread, self.optional)
            made[key] = value
            set_keys.add(key)
        optional = tuple(one for one in self.optional if one not in set_keys)
        return Mapping(tuple(made.items()), self.is_open, self.spread, optional)

    def remove(self, key: Value) -> Mapping:
        """Return the dict without an item."""
        kept = tuple(item for item in self.items if item[0] != key)
        optional = tuple(one for one in self.optional if one != key)
        return Mapping(kept, self.is_open, self.spread, optional)

    def with_optional(self, key: Value) -> Mapping:
        """Return the dict with a key that is only there if a condition holds."""
        return Mapping(self.items, self.is_open, self.spread, (*self.optional, key))

    def literal_items(self) -> list[tuple[str, Value]]:
        """Return the items whose keys are literal strings."""
        return [
            (key.literal, value)
            for key, value in self.items
            if isinstance(key, Text) and key.literal is not None
        ]


@value_class
class Sequence(Hashed):
    """A list, tuple or set; open if it may hold more items than are known."""

    items: tuple[Value, ...] = ()
    is_open: bool = False


def make_sequence(items: Iterable[Value], *, is_open: bool) -> Sequence:
    """Make a list of others; only so many items are known, or a few lines could fill the memory."""
    known = tuple(islice(items, MAX_ITEMS + 1))
    return Sequence(known[:MAX_ITEMS], is_open or len(known) > MAX_ITEMS)


@value_class
class FunctionValue(Hashed):
    """A function as a value; called with a receiver if it is bound."""

    function: Function
    receiver: Value | None = None


@value_class
class ClassValue(Hashed):
    """A class of the package."""

    cls: Scope


@value_class
class Instance(Hashed):
    """An object of a class of the package."""

    cls: Scope
    name: str = ""
    """How the code calls it: `self`, `self._client`."""
    attributes: tuple[tuple[str, Value], ...] | LateAttributes | None = None
    """What has been assigned to it; None if it comes from outside, as `__init__` leaves it."""
    given: Value | None = None
    """The value that is known to be of this class."""

    def get(self, name: str) -> Value | None:
        """Return an attribute that has been assigned."""
        for key, value in self.attributes or ():
            if key == name:
                return value
        return None

    def put(self, name: str, value: Value) -> Instance:
        """Return the object with an attribute assigned."""
        kept = [item for item in self.attributes or () if item[0] != name]
        return Instance(self.cls, self.name, (*kept, (name, value)), self.given)


@value_class
class ModuleValue(Hashed):
    """A module of the package."""

    module: Scope


@value_class
class External(Hashed):
    """A name of another distribution, of the standard library, or a builtin."""

    path: str


@value_class
class Member(Hashed):
    """An attribute or item of a value that is not known."""

    base: Value
    name: str


@value_class
class Result(Hashed):
    """What a call returns that is not followed."""

    callee: Value
    arguments: tuple[Value, ...] = ()
    keywords: tuple[tuple[str, Value], ...] = ()


@value_class
class Choice(Hashed):
    """One of several values."""

    alternatives: tuple[Value, ...]


@value_class
class Unknown(Hashed):
    """Nothing is known."""


Value: TypeAlias = (
    "Text | Constant | Parameter | Mapping | Sequence | FunctionValue | ClassValue | Instance"
    " | ModuleValue | External | Member | Result | Choice | Unknown"
)
_WEAK = frozenset({Unknown, Member, Result})
UNKNOWN = Unknown()
NONE = Constant(None)


@lru_cache(maxsize=_INTERNED)
def text(literal: str) -> Text:
    """Make a text of one literal piece."""
    return Text((literal,) if literal else ())


def literal_of(value: Value | None) -> str | None:
    """Return a text that is known as a whole; None for anything else."""
    return value.literal if isinstance(value, Text) else None


def alternatives(value: Value) -> tuple[Value, ...]:
    """Return the values that a value may be."""
    return value.alternatives if isinstance(value, Choice) else (value,)


def choose(values: Iterable[Value]) -> Value:
    """Unite values into one.

    Args:
        values: What an expression may be; unknown ones are left out.

    Returns:
        A value, or a choice of at most four; parameters, texts and dicts are kept before others.
    """
    values = list(values)
    if len(values) == 1:
        return values[0]
    found: dict[Value, None] = {}
    for value in values:
        for one in alternatives(value):
            if not isinstance(one, Unknown):
                found.setdefault(one)
    if len(found) <= 1:
        return next(iter(found), UNKNOWN)
    kept = sorted(found, key=_rank)[:_MAX_ALTERNATIVES] if len(found) > _MAX_ALTERNATIVES else found
    return Choice(tuple(kept))


def _rank(value: Value) -> int:
    if isinstance(value, (Parameter, Text, Mapping)):
        return 0
    return 2 if isinstance(value, Constant) else 1


def is_weak(value: Value) -> bool:
    """Tell whether a value says so little that an annotation says more."""
    kind = type(value)
    return kind in _WEAK or (kind is Constant and value.value is None)  # type: ignore[union-attr]


def last_name(value: Value) -> str:
    """Return the last part of the name by which code calls a value."""
    if isinstance(value, (Member, Parameter)):
        return value.name
    if isinstance(value, External):
        return value.path.rpartition(".")[2]
    if isinstance(value, FunctionValue):
        return value.function.name
    return value.cls.name if isinstance(value, ClassValue) else ""


def nesting(value: Value) -> int:
    """Count the calls and attribute accesses that a value is made of."""
    depth = 0
    while isinstance(value, (Member, Result)):
        value = value.callee if isinstance(value, Result) else value.base
        depth += 1
    return depth
