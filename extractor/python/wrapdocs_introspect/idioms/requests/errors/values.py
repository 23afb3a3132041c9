"""What variables hold while the code around a request is followed for each status."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from wrapdocs_introspect.idioms.requests.errors.statuses import CODES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wrapdocs_introspect.names.scope import Scope


class Constant(NamedTuple):
    """A value that is known: a number, a text, or a flag."""

    value: Any
    kind: str
    """The name of its type, because `1 == True`."""


class Unknown(NamedTuple):
    """Anything else."""


class Answer(NamedTuple):
    """A response, or what holds one."""

    library: str | None
    """The HTTP library that it is of."""


class Items(NamedTuple):
    """A tuple, list or set."""

    items: tuple[Any, ...]


class Table(NamedTuple):
    """A dict."""

    items: tuple[tuple[Any, Any], ...]


class Class(NamedTuple):
    """A class, by its id or import path."""

    id: str


class Thrown(NamedTuple):
    """An object of an exception class."""

    id: str
    file: str
    line: int


class Own(NamedTuple):
    """A function of the package; several if subclasses define it."""

    scopes: tuple[Scope, ...]
    is_bound: bool
    """Whether calls do not give the object that it is called on."""
    is_bare: bool = False
    """Whether calls do not go through its decorators."""


class External(NamedTuple):
    """Something outside of the package, by its import path."""

    path: str


class PerStatus(NamedTuple):
    """A value that depends on the status: one for each of `CODES`."""

    values: tuple[Any, ...]


Value = Constant | Unknown | Answer | Items | Table | Class | Thrown | Own | External | PerStatus

UNKNOWN = Unknown()
NONE = Constant(None, "NoneType")


def constant(value: object) -> Constant:
    """Return a known value."""
    return Constant(value, type(value).__name__)


STATUS = PerStatus(tuple(map(constant, CODES)))


def per_status(values: tuple[Value, ...]) -> Value:
    """Return a value that depends on the status, if it does."""
    return values[0] if len(set(values)) == 1 else PerStatus(values)


def combine(compute: Callable[..., Value], *values: Value) -> Value:
    """Return what is computed of values, for each status if one of them depends on it."""
    if not any(isinstance(one, PerStatus) for one in values):
        return compute(*values)
    spread = [one.values if isinstance(one, PerStatus) else (one,) * len(CODES) for one in values]
    return per_status(tuple(compute(*each) for each in zip(*spread, strict=True)))


def by_value(value: Value, mask: int) -> Iterator[tuple[int, Value]]:
    """Yield each value that a value may be, with the statuses for which it is."""
    if not isinstance(value, PerStatus):
        yield mask, value
        return
    masks: dict[Value, int] = {}
    for index, one in enumerate(value.values):
        if mask >> index & 1:
            masks[one] = masks.get(one, 0) | 1 << index
    yield from ((found, one) for one, found in masks.items())
