"""Choices between values, and values that are made of others; both stay small."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.contents import (
    DictContent,
    FrozenObject,
    ListContent,
)
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    UNKNOWN,
    Choice,
    ClassValue,
    Derived,
    External,
    FunctionValue,
    Member,
    ModuleValue,
    Parameter,
    Partial,
    Placeholder,
    Reference,
    Result,
    Super,
    Text,
    Value,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.evaluation.values.values import Role
    from wrapdocs_introspect.names.scope import Scope

MAX_ALTERNATIVES = 10
_MAX_DEPTH = 10
_MAX_SOURCES = 12
_MAX_ROOTS = 60


def alternatives(value: Value) -> tuple[Value, ...]:
    """Return everything that a value may be."""
    return value.alternatives if isinstance(value, Choice) else (value,)


def choose(values: Iterable[Value]) -> Value:
    """Return one of several values.

    Of too many, those that are left out become one that is not known and keeps them as sources.
    """
    found = dict.fromkeys(one for value in values for one in alternatives(value))
    if not found:
        return UNKNOWN
    if len(found) == 1:
        return next(iter(found))
    if len(found) > MAX_ALTERNATIVES:
        ordered = sorted(found, key=_rank)
        kept, rest = ordered[: MAX_ALTERNATIVES - 1], ordered[MAX_ALTERNATIVES - 1 :]
        return Choice((*kept, derive("one of many", rest)))
    return Choice(tuple(found))


def _rank(value: Value) -> int:
    if isinstance(value, (Reference, FunctionValue, ClassValue, Partial)):
        return 0
    return 1 if isinstance(value, Text) else 2


def derive(operation: str, sources: Iterable[Value]) -> Derived:
    """Return what an operation makes of values; what is nested too deep is only its sources."""
    kept = tuple(dict.fromkeys(one for one in sources if one is not UNKNOWN))[:_MAX_SOURCES]
    depth = 1 + max((_depth_of(one) for one in kept), default=0)
    if depth > _MAX_DEPTH:
        kept = tuple(dict.fromkeys(root for one in kept for root in roots(one)))[:_MAX_SOURCES]
        depth = 1 + max((_depth_of(one) for one in kept), default=0)
    return Derived(operation, kept, depth)


def make_result(
    callee: Value,
    arguments: tuple[Value, ...] = (),
    keywords: tuple[tuple[str, Value], ...] = (),
    cls: Scope | str | None = None,
) -> Result | Derived:
    """Return what a call returns that is not followed."""
    inner = (callee, *arguments, *(value for _, value in keywords))
    depth = 1 + max(_depth_of(one) for one in inner)
    if depth > _MAX_DEPTH:
        return derive("result", inner)
    return Result(callee, arguments[:_MAX_SOURCES], keywords[:_MAX_SOURCES], cls, depth)


def _depth_of(value: Value) -> int:
    if isinstance(value, (Result, Derived)):
        return value.depth
    if isinstance(value, Member):
        return 1 + _depth_of(value.receiver)
    if isinstance(value, Choice):
        return max(_depth_of(one) for one in value.alternatives)
    if isinstance(value, Text):
        return max(
            (_depth_of(p.value) for p in value.parts if isinstance(p, Placeholder)), default=0
        )
    return 0


def is_unknown(value: Value) -> bool:
    """Tell whether nothing is known of a value but where it comes from."""
    if isinstance(value, Choice):
        return all(map(is_unknown, value.alternatives))
    return isinstance(value, (Parameter, Member, Result, Derived))


def without_none(value: Value) -> Value:
    """Return what a value is if it is not None."""
    if not isinstance(value, Choice):
        return value
    return choose(one for one in value.alternatives if one != NONE)


def is_callable(value: Value) -> bool:
    """Tell whether a value is a function, method or class that is known."""
    return isinstance(value, (FunctionValue, ClassValue, Partial))


def inner_values(value: Value) -> Iterator[Value]:
    """Yield the values that a value is made of."""
    if isinstance(value, Choice):
        yield from value.alternatives
    elif isinstance(value, Text):
        yield from (one.value for one in value.parts if isinstance(one, Placeholder))
    elif isinstance(value, Member):
        yield value.receiver
    elif isinstance(value, Derived):
        yield from value.sources
    elif isinstance(value, Result):
        yield value.callee
        yield from value.arguments
        yield from (one for _, one in value.keywords)
    elif isinstance(value, (FunctionValue, Super)) and value.receiver is not None:
        yield value.receiver
    elif isinstance(value, DictContent):
        yield from (one.value for one in value.items)
        yield from value.spread
    elif isinstance(value, ListContent):
        yield from (*value.items, *value.spread)
    elif isinstance(value, FrozenObject):
        yield from (one for _, one in value.attributes)


def is_made_of(value: Value, role: Role) -> bool:
    """Tell whether a value is made of a parameter of a role, and not only of attributes of one."""
    return any(isinstance(one, Parameter) and one.role == role for one in roots(value))


@lru_cache(maxsize=65_536)
def roots(value: Value) -> tuple[Value, ...]:
    """Return what a value was made of at first: parameters, objects, attributes of these."""
    waiting: list[Value] = [value]
    seen: dict[Value, bool] = {}
    while waiting and len(seen) < _MAX_ROOTS:
        one = waiting.pop()
        if one in seen:
            continue
        is_root = isinstance(one, (Parameter, Reference)) or _is_plain_member(one)
        seen[one] = is_root
        if not is_root and not isinstance(one, (External, ModuleValue)):
            waiting += inner_values(one)
    return tuple(one for one, is_root in seen.items() if is_root)


def has_roots(value: Value) -> bool:
    """Tell whether a value is made of anything: whether it has `roots`."""
    waiting: list[Value] = [value]
    seen: set[Value] = set()
    while waiting and len(seen) < _MAX_ROOTS:
        one = waiting.pop()
        if isinstance(one, (Parameter, Reference)) or _is_plain_member(one):
            return True
        if one not in seen and not isinstance(one, (External, ModuleValue)):
            waiting += inner_values(one)
        seen.add(one)
    return False


def _is_plain_member(value: Value) -> bool:
    return isinstance(value, Member) and isinstance(value.receiver, (Parameter, Reference))
