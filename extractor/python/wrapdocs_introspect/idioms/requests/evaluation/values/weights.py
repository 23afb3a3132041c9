"""How much a value is made of: code that builds tables from tables comes to an end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Choice,
    ClassValue,
    Constant,
    External,
    FunctionValue,
    Instance,
    Mapping,
    Member,
    ModuleValue,
    Parameter,
    Result,
    Sequence,
    Text,
    Unknown,
    Value,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.late_attributes import LateAttributes

if TYPE_CHECKING:
    from collections.abc import Iterator

_MAX_WEIGHT = 50_000
_LIGHT = frozenset({Text, Constant, Parameter, External, ClassValue, ModuleValue, Unknown})


def weigh(value: Value) -> int:
    """Count the values that a value is made of; one that several others hold counts each time."""
    weight = value.weight
    if weight is None:
        is_light = type(value) in _LIGHT
        weight = 1 if is_light else 1 + sum(map(weigh, _inner_values(value)))
        value.weight = weight
    return weight


def _inner_values(value: Value) -> Iterator[Value]:
    if isinstance(value, Mapping):
        for key, inner in value.items:
            yield from (key, inner)
    elif isinstance(value, Sequence):
        yield from value.items
    elif isinstance(value, Choice):
        yield from value.alternatives
    elif isinstance(value, Instance):
        yield from _attributes_of(value)
    elif isinstance(value, Result):
        yield from (value.callee, *value.arguments, *(inner for _, inner in value.keywords))
    elif isinstance(value, Member):
        yield value.base
    elif isinstance(value, FunctionValue) and value.receiver is not None:
        yield value.receiver


def _attributes_of(value: Instance) -> Iterator[Value]:
    """Yield the attributes of an object, or what its constructor is given to make them of."""
    if isinstance(value.attributes, LateAttributes):
        yield from value.attributes.given
    else:
        yield from (inner for _, inner in value.attributes or ())


def is_too_heavy(value: Value) -> bool:
    """Tell whether a value is made of so many others that code must be building a table."""
    return weigh(value) > _MAX_WEIGHT
