"""Abstract values: what is known of an expression's value without running the code."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

if TYPE_CHECKING:
    import ast
    from collections.abc import Callable, Iterable

    from typing_extensions import dataclass_transform

    from wrapdocs_introspect.idioms.requests.evaluation.frames import Frame
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import UnknownCall
    from wrapdocs_introspect.names.scope import FunctionNode, Scope

    _Class = TypeVar("_Class", bound=type)
else:

    def dataclass_transform(**_: Any) -> Callable[[Any], Any]:
        """Stand in for the decorator that only type checkers read."""
        return lambda decorated: decorated


MAX_ITEMS = 200
"""A table of more items is data: the rest of it is not looked at."""
_MAX_ALTERNATIVES = 4

HoleOrigin = Literal["parameter", "object", "unknown"]


class _Hashed:
    """What is computed once for each value."""

    __slots__ = ("_hash", "_weight")
    _hash: int
    _weight: int


@dataclass_transform(frozen_default=True)
def _value(cls: _Class) -> _Class:
    """Make a dataclass that computes its hash once, because values nest and are memoised.

    Only the type checker keeps it frozen: at run time, that would double the time to make a value.
    """
    made: Any = dataclass(eq=False, slots=True)(cls)
    names = [one.name for one in fields(made)]
    key_of = attrgetter(*names) if names else type

    def hash_of(self: Any) -> int:
        try:
            return self._hash  # type: ignore[no-any-return]
        except AttributeError:
            known: int = hash((cls.__name__, key_of(self)))
            self._hash = known
            return known

    def is_equal(self: Any, other: Any) -> bool:
        if self is other:
            return True
        if type(self) is not type(other) or hash_of(self) != hash_of(other):
            return False
        return bool(key_of(self) == key_of(other))

    made.__eq__ = is_equal
    made.__hash__ = hash_of
    decorated: _Class = made
    return decorated


@_value
class Hole(_Hashed):
    """A part of a text that only a run would know."""

    name: str
    origin: HoleOrigin
    conversion: str | None = None
    """The function or method that converts it: `quote`, `isoformat`."""
    label: str | None = None
    """The name of the field that it fills, where that says more: `{project_id}`."""


@_value
class Text(_Hashed):
    """A string: literal pieces and holes, never two literal pieces in a row."""

    parts: tuple[str | Hole, ...] = ()

    @property
    def literal(self) -> str | None:
        """The whole text; None if it has holes."""
        if not self.parts:
            return ""
        first = self.parts[0]
        return first if len(self.parts) == 1 and isinstance(first, str) else None


@_value
class Constant(_Hashed):
    """None, a boolean, a number or bytes."""

    value: float | bytes | None
    kind: type = field(init=False)
    """Its type: `1` and `True` are equal in Python, but not in JSON."""

    def __post_init__(self) -> None:
        """Remember the type of the value."""
        self.kind = type(self.value)  # type: ignore[misc]


@_value
class Parameter(_Hashed):
    """What a caller gives for a parameter of the function that is followed."""

    name: str
    cls: Scope | None = None
    """The class of the package that its annotation names."""


@_value
class Mapping(_Hashed):
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


@_value
class Sequence(_Hashed):
    """A list, tuple or set; open if it may hold more items than are known."""

    items: tuple[Value, ...] = ()
    is_open: bool = False


class Function:
    """A function, method or lambda of the package."""

    __slots__ = (
        "closure",
        "decorators",
        "defaults",
        "definition",
        "fruitless_steps",
        "id",
        "is_endless",
        "is_generator",
        "name",
        "node",
        "owner",
        "parameters",
        "scope",
        "unknown_call",
    )

    def __init__(
        self,
        node: FunctionNode,
        scope: Scope,
        owner: Scope | None,
        closure: Frame | None = None,
        definition: Scope | None = None,
    ) -> None:
        """Describe a function.

        Args:
            node: Its syntax tree; that of a lambda is made a function that returns.
            scope: The scope around it, which its names are read from.
            owner: The class that it is a method of.
            closure: The frame of the function around it, for a nested function.
            definition: Its own scope, unless it is nested.
        """
        self.node = node
        self.name = node.name
        self.scope = scope
        self.owner = owner
        self.closure = closure
        self.definition = definition
        self.id = f"{scope.id}.{node.name}"
        self.decorators: tuple[str, ...] | None = None
        self.defaults: dict[str, ast.expr] | None = None
        self.is_generator: bool | None = None
        self.parameters = [one.arg for one in [*node.args.posonlyargs, *node.args.args]]
        self.fruitless_steps = 0
        self.unknown_call: UnknownCall | None = None
        self.is_endless = False


@_value
class FunctionValue(_Hashed):
    """A function as a value; called with a receiver if it is bound."""

    function: Function
    receiver: Value | None = None


@_value
class ClassValue(_Hashed):
    """A class of the package."""

    cls: Scope


@_value
class Instance(_Hashed):
    """An object of a class of the package."""

    cls: Scope
    name: str = ""
    """How the code calls it: `self`, `self._client`."""
    attributes: tuple[tuple[str, Value], ...] | None = None
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
        kept = tuple(item for item in self.attributes or () if item[0] != name)
        return Instance(self.cls, self.name, (*kept, (name, value)), self.given)


@_value
class ModuleValue(_Hashed):
    """A module of the package."""

    module: Scope


@_value
class External(_Hashed):
    """A name of another distribution, of the standard library, or a builtin."""

    path: str


@_value
class Member(_Hashed):
    """An attribute or item of a value that is not known."""

    base: Value
    name: str


@_value
class Result(_Hashed):
    """What a call returns that is not followed."""

    callee: Value
    arguments: tuple[Value, ...] = ()
    keywords: tuple[tuple[str, Value], ...] = ()


@_value
class Choice(_Hashed):
    """One of several values."""

    alternatives: tuple[Value, ...]


@_value
class Unknown(_Hashed):
    """Nothing is known."""


Value: TypeAlias = (
    "Text | Constant | Parameter | Mapping | Sequence | FunctionValue | ClassValue | Instance"
    " | ModuleValue | External | Member | Result | Choice | Unknown"
)

UNKNOWN = Unknown()
NONE = Constant(None)


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
    return isinstance(value, (Unknown, Member, Result)) or value == NONE


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
