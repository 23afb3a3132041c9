"""Requests as they are found, and values that hold a whole request."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    UNKNOWN,
    Choice,
    FunctionValue,
    Hole,
    Instance,
    Mapping,
    Result,
    Sequence,
    Text,
    Value,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.sending.paths import is_path, paths_in
from wrapdocs_introspect.idioms.requests.sending.vocabulary import (
    is_method_parameter,
    is_path_parameter,
    is_verb,
)

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterable

    from wrapdocs_introspect.idioms.requests.following.function import Function

_MAX_NESTING = 2
_HOST = re.compile(r"^https?://[^/]+")
_PLACEHOLDER = re.compile(r"\{[^}]*\}")


class Step(NamedTuple):
    """A place on the way to a request: a function, and the line of the call that leads on."""

    function: Function
    line: int


@dataclass(slots=True, unsafe_hash=True)
class SentRequest:
    """A call that sends a request; it is never changed."""

    methods: tuple[str, ...]
    path: Text
    chain: tuple[Step, ...]
    """From the public function to the call that sends it."""
    arguments: dict[str, Value] = field(default_factory=dict, compare=False)
    """The arguments of the call by name."""
    positional: tuple[Value, ...] = field(default=(), compare=False)
    """The arguments of the call without a name, if the signature of what is called is unknown."""
    callee: Value = field(default=UNKNOWN, compare=False)
    """What is called."""
    written_types: dict[str, ast.expr] = field(default_factory=dict, compare=False)
    """The arguments of the call that may name the response's type, as they are written."""

    def below(self, chain: Iterable[Step]) -> SentRequest:
        """Return the request as reached through more functions."""
        return self._with_chain((*chain, *self.chain))

    def from_step(self, index: int) -> SentRequest:
        """Return the request without the first steps of its chain."""
        return self._with_chain(self.chain[index:])

    def _with_chain(self, chain: tuple[Step, ...]) -> SentRequest:
        return SentRequest(
            self.methods,
            self.path,
            chain,
            self.arguments,
            self.positional,
            self.callee,
            self.written_types,
        )


UnknownCall = tuple[Step, ...]
"""The chain of functions to a call that sends a request which could not be determined."""


@lru_cache(maxsize=16_384)
def shape_of(path: Text) -> str:
    """Return a path with `{}` for every placeholder, without slashes at its ends."""
    return shape_of_text("".join("{}" if isinstance(one, Hole) else one for one in path.parts))


def shape_of_text(path: str) -> str:
    """Return a path that is written with its placeholders as `shape_of` does."""
    return _PLACEHOLDER.sub("{}", path).strip("/")


def without_host(path: str) -> str:
    """Return a path without the scheme and host that it begins with."""
    return _HOST.sub("", path)


def host_of(path: Text) -> str | None:
    """Return the scheme and host that a path begins with."""
    first = path.parts[0] if path.parts else None
    found = _HOST.match(first) if isinstance(first, str) else None
    return found[0] if found is not None else None


def methods_in(value: Value) -> tuple[str, ...]:
    """Return the HTTP methods that a value may be, in upper case."""
    if isinstance(value, Text):
        literal = value.literal
        return (literal.upper(),) if literal and is_verb(literal) else ()
    if not isinstance(value, Choice):
        return ()
    literals = (one.literal for one in value.alternatives if isinstance(one, Text))
    return tuple(dict.fromkeys(one.upper() for one in literals if one and is_verb(one)))


def carried_request(value: Value, nesting: int = 0) -> tuple[tuple[str, ...], Text] | None:
    """Return the method and path that one value holds: a route, a table of settings.

    Args:
        value: An object, a dict, a sequence, or a call that is not followed.
        nesting: How many values are around it.
    """
    if nesting > _MAX_NESTING or isinstance(value, FunctionValue):
        return None
    if isinstance(value, Sequence) or (isinstance(value, Result) and value.arguments):
        return _carried_by_position(value)
    pairs = _named_values(value)
    methods = next(
        (found for name, one in pairs if is_method_parameter(name) and (found := methods_in(one))),
        (),
    )
    path = _named_path(pairs) if methods else None
    if path is not None:
        return methods, path
    inner = (one for _, one in pairs if isinstance(one, (Mapping, Instance)))
    carried = (carried_request(one, nesting + 1) for one in inner)
    return next((one for one in carried if one is not None), None)


def _named_path(pairs: list[tuple[str, Value]]) -> Text | None:
    """Return the path among named values; it is preferred to the URL that an object makes of it."""
    ordered = sorted(pairs, key=lambda pair: "path" not in pair[0])
    paths = (path for name, one in ordered if is_path_parameter(name) for path in paths_in(one))
    return next(paths, None)


def _named_values(value: Value) -> list[tuple[str, Value]]:
    if isinstance(value, Instance):
        return list(value.attributes or ())
    if isinstance(value, Mapping):
        return value.literal_items()
    return list(value.keywords) if isinstance(value, Result) else []


def _carried_by_position(value: Sequence | Result) -> tuple[tuple[str, ...], Text] | None:
    items = value.items if isinstance(value, Sequence) else value.arguments
    named = value.keywords if isinstance(value, Result) else ()
    if isinstance(value, Result) and isinstance(value.callee, FunctionValue):
        return None
    methods = [found for one in items if (found := methods_in(one))]
    methods += [methods_in(one) for name, one in named if is_method_parameter(name)]
    paths = [path for one in items for path in paths_in(one)]
    paths += [path for name, one in named if is_path_parameter(name) for path in paths_in(one)]
    return (methods[0], paths[0]) if len(methods) == 1 and methods[0] and len(paths) == 1 else None


def carries_request(value: Value) -> bool:
    """Tell whether an argument may decide a request: a path, a method, or both in one value."""
    for one in alternatives(value):
        if isinstance(one, Text) and (is_path(one) or methods_in(one)):
            return True
        if isinstance(one, FunctionValue) and one.function.closure is not None:
            return True
        if isinstance(one, (Mapping, Instance, Result)) and carried_request(one, 1) is not None:
            return True
    return False
