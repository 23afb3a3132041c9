"""Where a value that is sent comes from: a parameter, the object, or the code itself."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.idioms.requests.evaluation.loops import is_of_later_round
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Choice,
    Constant,
    External,
    FunctionValue,
    Hole,
    Instance,
    Mapping,
    Member,
    Parameter,
    Result,
    Sequence,
    Text,
    Value,
)
from wrapdocs_introspect.records import record, replace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from wrapdocs_introspect.contract import JsonValue

_MAX_DEPTH = 8
_GETTERS = frozenset({"get", "pop"})


@record
class Source:
    """Where a value comes from."""

    parameter: str | None = None
    """The parameter of the function."""
    attribute: str | None = None
    """The attribute of the object that the method is called on."""
    constant: JsonValue = None
    """The value itself, if no parameter and no attribute holds it."""
    conversion: str | None = None
    """What the code does to it before it is sent."""

    @property
    def name(self) -> str | None:
        """The parameter or attribute."""
        return self.parameter or self.attribute


NOTHING = Source()
"""Of a value that is not known, or that is not sent: `None`."""


@lru_cache(maxsize=10_000)
def source_of(value: Value, depth: int = 0) -> Source:
    """Return where a value comes from.

    Args:
        value: The value.
        depth: How many values are around it.
    """
    if depth > _MAX_DEPTH:
        return NOTHING
    reader = _READERS.get(type(value))
    return reader(value, depth) if reader is not None else NOTHING


def _of_parameter(value: Parameter, _: int) -> Source:
    return Source(parameter=value.name)


def _of_constant(value: Constant, _: int) -> Source:
    return Source(constant=value.value) if not isinstance(value.value, bytes) else NOTHING


def _of_text(value: Text, _: int) -> Source:
    if value.literal is not None:
        return Source(constant=value.literal)
    holes = [part for part in value.parts if isinstance(part, Hole)]
    if len({(hole.name, hole.origin) for hole in holes}) > 1:
        return NOTHING
    conversion = holes[0].conversion or ("format" if len(value.parts) > 1 else None)
    return _of_hole(holes[0], conversion)


def _of_hole(hole: Hole, conversion: str | None) -> Source:
    if hole.origin == "object":
        return Source(attribute=hole.name, conversion=conversion) if hole.name else NOTHING
    if hole.origin == "unknown":
        return NOTHING
    name, _, attribute = hole.name.partition(".")
    return Source(parameter=name, conversion=conversion or attribute or None)


def _of_instance(value: Instance, depth: int) -> Source:
    if value.given is not None:
        return source_of(value.given, depth + 1)
    return Source(attribute=value.name) if value.name not in {"", "self"} else NOTHING


def _of_member(value: Member, depth: int) -> Source:
    if isinstance(value.base, Mapping):
        # A keyword argument: `kwargs["limit"]`.
        return Source(parameter=value.name) if value.base.is_open else NOTHING
    if isinstance(value.base, Instance) and value.base.given is None:
        name = value.base.name
        path = value.name if name in {"", "self"} else f"{name}.{value.name}"
        return Source(attribute=path) if name else NOTHING
    base = source_of(value.base, depth + 1)
    if base.attribute is not None and base.conversion is None:
        return Source(attribute=f"{base.attribute}.{value.name}")
    return replace(base, conversion=value.name) if base.parameter is not None else NOTHING


def _of_result(value: Result, depth: int) -> Source:
    callee = value.callee
    if isinstance(callee, Member):
        if isinstance(callee.base, Text) and callee.name == "join":
            return _convert(_only(value.arguments, depth), f"join {callee.base.literal or ''}")
        if callee.name in _GETTERS and isinstance(callee.base, Mapping):
            return NOTHING
        base = source_of(callee.base, depth + 1)
        # What an object makes of arguments is not the object: `self.client.select(...)`.
        is_made = base.attribute is not None and bool(value.arguments or value.keywords)
        return _convert(base, callee.name) if not is_made else NOTHING
    given = _only([*value.arguments, *(one for _, one in value.keywords)], depth)
    if isinstance(callee, External):
        return _convert(given, callee.path.removeprefix("builtins."))
    return _convert(given, callee.function.name) if isinstance(callee, FunctionValue) else NOTHING


def _only(values: Iterable[Value], depth: int) -> Source:
    """Return the one source among arguments that is no constant."""
    found = {one for value in values if (one := source_of(value, depth + 1)).name is not None}
    return found.pop() if len(found) == 1 else NOTHING


def _convert(source: Source, conversion: str) -> Source:
    if source.name is None:
        return NOTHING
    return replace(source, conversion=source.conversion or conversion)


def _of_choice(value: Choice, depth: int) -> Source:
    """Prefer what a caller gives to constants: `limit or 50`."""
    found = [source_of(one, depth + 1) for one in value.alternatives]
    named = [one for one in found if one.name is not None]
    if not named:
        constants = [one for one in found if one != NOTHING]
        moves_on = any(map(is_of_later_round, value.alternatives))
        return constants[0] if len(constants) == 1 and not moves_on else NOTHING
    if len({one.name for one in named}) > 1:
        return NOTHING
    conversions = {one.conversion for one in named} - {None}
    is_plain = len(named) == len([one for one in found if one != NOTHING])
    conversion = conversions.pop() if len(conversions) == 1 and is_plain else None
    return replace(named[0], conversion=conversion)


def _of_container(value: Sequence | Mapping, depth: int) -> Source:
    if isinstance(value, Mapping):
        inner = [one for _, one in value.items] + list(value.spread)
    else:
        inner = list(value.items)
    found = [source_of(one, depth + 1) for one in inner]
    names = {one.name for one in found if one.name is not None}
    if len(names) == 1:
        return next(replace(one, conversion=None) for one in found if one.name is not None)
    is_nested = any(isinstance(one.constant, (dict, list)) for one in found)
    if names or value.is_open or is_nested or NOTHING in found:
        return NOTHING
    return Source(constant=_to_json(value))


def _to_json(value: Sequence | Mapping) -> JsonValue:
    if isinstance(value, Mapping):
        return {key: source_of(one).constant for key, one in value.literal_items()}
    return [source_of(one).constant for one in value.items]


_READERS: dict[type, Callable[[Any, int], Source]] = {
    Parameter: _of_parameter,
    Constant: _of_constant,
    Text: _of_text,
    Instance: _of_instance,
    Member: _of_member,
    Result: _of_result,
    Choice: _of_choice,
    Sequence: _of_container,
    Mapping: _of_container,
}
