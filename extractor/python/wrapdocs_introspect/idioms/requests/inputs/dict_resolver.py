"""Dicts and objects that helpers make."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    ClassValue,
    External,
    FunctionValue,
    Instance,
    Mapping,
    Result,
    Sequence,
    Text,
    Value,
    alternatives,
    choose,
    literal_of,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.containers import merge
from wrapdocs_introspect.idioms.requests.evaluation.values.dumped_models import (
    dump_model,
    given_model,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.wire_names import declared_fields
from wrapdocs_introspect.idioms.requests.following.iteration import items_of

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

_MAX_DEPTH = 6
_MAX_VALUES = 2_000
"""How many values of a request are looked at: code may nest dicts without end."""


class DictResolver:
    """Finds the dicts and objects that helpers make, within a budget for one request."""

    def __init__(self, interpreter: Interpreter) -> None:
        """Find what helpers make.

        Args:
            interpreter: Follows the helpers.
        """
        self._interpreter = interpreter
        self._budget = _MAX_VALUES

    def spend(self) -> bool:
        """Count a value that is looked at; tell whether the budget sufficed for it."""
        self._budget -= 1
        return self._budget >= 0

    def resolve(self, value: Value) -> Value:
        """Return the dict or object that a helper makes, as far as that is known."""
        return choose([self._resolve(one, 0) for one in alternatives(value)])

    def _resolve(self, value: Value, depth: int) -> Value:
        if isinstance(value, Instance) and value.given is not None and not value.attributes:
            value = value.given
        is_affordable = self.spend()
        if not isinstance(value, Result) or depth > _MAX_DEPTH or not is_affordable:
            return value
        renamed = self._renamed(value, depth)
        if renamed is not None:
            return renamed
        definitions = self._interpreter.definitions
        dumped = dump_model(value, definitions) or given_model(value, definitions)
        if dumped is not None:
            return dumped
        made = self._interpreter.left_out.finish(value)
        itemised = items_of(value) or items_of(made)
        if itemised is not None:
            return self._resolve(itemised, depth + 1)
        if any(isinstance(one, (Mapping, Sequence)) for one in alternatives(made)):
            return choose([self._resolve(one, depth + 1) for one in alternatives(made)])
        given = [one for one in value.arguments if _may_be_dict(one)]
        is_helper = isinstance(value.callee, (FunctionValue, External))
        return self._resolve_choice(given[0], depth + 1) if is_helper and len(given) == 1 else value

    def _resolve_choice(self, value: Value, depth: int) -> Value:
        """Return the one dict of an argument that may be one of several."""
        found = [self._resolve(one, depth) for one in alternatives(value)]
        maps = [one for one in found if isinstance(one, Mapping)]
        return reduce(merge, maps) if len(maps) == len(found) else choose(found)

    def _renamed(self, value: Result, depth: int) -> Mapping | None:
        """Return a dict that is given to a function together with the class that it is of."""
        resolved = [self._resolve_choice(one, depth + 1) for one in value.arguments]
        given = [one for one in resolved if isinstance(one, Mapping)]
        classes = [one for one in value.arguments if isinstance(one, ClassValue)]
        if len(given) != 1 or len(classes) != 1:
            return None
        fields = declared_fields(classes[0].cls, self._interpreter.definitions)
        mapping = given[0]
        names = {key: field.wire_name for key, field in fields.items()}
        return _rename(mapping, names) if fields else mapping


def _rename(value: Mapping, names: dict[str, str]) -> Mapping:
    def renamed(key: Value) -> Value:
        literal = literal_of(key)
        return Text((names.get(literal, literal),)) if literal else key

    return Mapping(
        tuple((renamed(key), inner) for key, inner in value.items),
        value.is_open,
        value.spread,
        tuple(map(renamed, value.optional)),
    )


def _may_be_dict(value: Value) -> bool:
    return any(
        isinstance(one, (Mapping, Result))
        or (isinstance(one, Instance) and bool(one.attributes or one.given))
        for one in alternatives(value)
    )
