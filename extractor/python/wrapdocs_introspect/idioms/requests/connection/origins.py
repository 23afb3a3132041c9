"""Where the values come from that a constructor sets: parameters, the environment, the code."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    External,
    FunctionValue,
    Hole,
    Instance,
    Member,
    Result,
    Text,
    Value,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.containers import ENVIRONMENT
from wrapdocs_introspect.idioms.requests.evaluation.values.environment import READING_ENVIRONMENT

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.connection.constructed import Constructed

_Found = TypeVar("_Found")
_MAX_DEPTH = 8


@dataclass
class Origin:
    """Where a value comes from; it may be one of several."""

    texts: list[Text] = field(default_factory=list)
    """Texts that stand in the code."""
    parameters: list[str] = field(default_factory=list)
    """Parameters of the constructor; one of another class with the name of that class."""
    environment: list[str] = field(default_factory=list)
    """Environment variables."""


def find_origin(value: Value, client: Constructed) -> Origin:
    """Return where a value comes from.

    Args:
        value: What the constructor has set.
        client: The object of the constructor.
    """
    reader = _OriginReader(client)
    reader.read(value, 0)
    return reader.origin


class _OriginReader:
    def __init__(self, client: Constructed) -> None:
        self.origin = Origin()
        self._client = client
        self._resolving: set[str] = set()

    def read(self, value: Value, depth: int) -> None:
        if depth > _MAX_DEPTH:
            return
        for one in alternatives(value):
            self._read(one, depth + 1)

    def _read(self, value: Value, depth: int) -> None:
        parameter = self._client.parameter(value)
        if parameter is not None:
            self._add_parameter(parameter, depth)
        elif isinstance(value, Text):
            self._read_text(value, depth)
        elif isinstance(value, Member):
            self._read_member(value, depth)
        elif isinstance(value, Instance) and value.given is not None:
            self.read(value.given, depth)
        elif isinstance(value, Result):
            self._read_result(value, depth)

    def _read_text(self, value: Text, depth: int) -> None:
        holes = [part for part in value.parts if isinstance(part, Hole)]
        if len(holes) == len(value.parts) == 1:
            self._read_named(holes[0].name, depth)
        elif value.parts:
            _add(self.origin.texts, value)

    def _read_named(self, name: str, depth: int) -> None:
        if name not in self._resolving:
            self._resolving.add(name)
            self.read(self._client.named(name), depth)

    def _add_parameter(self, name: str, depth: int) -> None:
        _add(self.origin.parameters, name)
        default = self._client.defaults.get(name)
        if default is not None:
            self.read(default, depth)
        if name not in self._resolving:
            # What the constructor makes of it: `if url is None: url = os.environ.get(...)`
            self._read_named(name, depth)

    def _read_member(self, value: Member, depth: int) -> None:
        if value.base == ENVIRONMENT:
            _add(self.origin.environment, value.name)
        elif isinstance(value.base, Instance) and value.base.attributes == ():
            _add(self.origin.parameters, f"{value.base.cls.name}.{value.name}")
        elif isinstance(value.base, (Result, Member)):
            self.read(value.base, depth)  # An item of what a caller gives: `basic_auth[0]`.

    def _read_result(self, value: Result, depth: int) -> None:
        callee = value.callee
        if isinstance(callee, External) and callee.path in READING_ENVIRONMENT:
            first = value.arguments[0] if value.arguments else None
            if isinstance(first, Text) and first.literal:
                _add(self.origin.environment, first.literal)
            for one in value.arguments[1:]:
                self.read(one, depth)
            return
        if isinstance(callee, Member):
            self.read(callee.base, depth)
        if isinstance(callee, (External, FunctionValue)):
            for one in value.arguments:
                self.read(one, depth)


def _add(found: list[_Found], value: _Found) -> None:
    if value not in found:
        found.append(value)
