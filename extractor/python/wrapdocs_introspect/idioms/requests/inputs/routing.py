"""Where a function that sends requests puts its arguments: found by following it once.

The outermost call that names method and path is where following a public function stops. What
that function is does not depend on the request, so it is followed by itself with markers for
its arguments: where a marker arrives, the argument is sent.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    ClassValue,
    Constant,
    Hole,
    Instance,
    Mapping,
    Member,
    Parameter,
    Result,
    Sequence,
    Text,
    Value,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.following.bindings import Call
from wrapdocs_introspect.idioms.requests.inputs.request_objects import sent_by_object
from wrapdocs_introspect.idioms.requests.inputs.sources import source_of
from wrapdocs_introspect.idioms.requests.sending.innermost_calls import functions_in
from wrapdocs_introspect.idioms.requests.sending.paths import paths_in
from wrapdocs_introspect.idioms.requests.sending.sent_requests import carried_request
from wrapdocs_introspect.idioms.requests.sending.vocabulary import (
    is_method_parameter,
    is_path_parameter,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.inputs.part import Location, Part
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
    from wrapdocs_introspect.names.scope import Scope

_MAX_STEPS = 6_000
_MAX_DEPTH = 4
_MAX_NESTING = 8
_MAX_COMPARED = 8
_MARKED_PATH = "/followed-by-wrapdocs"
_VERSION = re.compile(r"/v\d+(?=/)")

Routes = dict[str, "Route"]
_Call = tuple["Function", tuple["Value", ...], tuple[tuple[str, "Value"], ...]]


@dataclass(frozen=True)
class Route:
    """Where an argument is sent."""

    location: Location
    wire_name: str | None
    """Its name in the request; None if it is a dict of several values, or the whole body."""


@dataclass
class _FollowedFunction:
    """A function that has been followed with certain arguments, as a method of a class."""

    reads: frozenset[str] | None = None
    """The names that it reads on its class; None while it is followed."""
    routes: Routes = field(default_factory=dict)


class Router:
    """Follows functions that send requests, each once."""

    def __init__(self, interpreter: Interpreter) -> None:
        """Follow functions of a package.

        Args:
            interpreter: Follows them.
        """
        self._interpreter = interpreter
        self._known: dict[_Call, dict[Scope | None, _FollowedFunction]] = {}
        self._objects: dict[tuple[Scope, tuple[tuple[str, Value], ...]], Routes] = {}
        self._depth = 0

    def routes(
        self, request: SentRequest, method: str, read: Callable[[SentRequest], list[Part]]
    ) -> Routes:
        """Return where the arguments of a call are sent.

        Args:
            request: The call.
            method: The HTTP method.
            read: Reads the parts of a call that is found inside of the called function.

        Returns:
            Routes by the names of arguments; those that do not arrive anywhere have none.
        """
        callee = next(functions_in(request.callee), None)
        arguments = tuple(_mark(name, value) for name, value in request.arguments.items())
        nameless = tuple(_mark_nameless(request, index) for index in range(len(request.positional)))
        if isinstance(request.callee, ClassValue):
            return self._routes_of_object(request.callee.cls, arguments, read)
        if callee is None or self._depth >= _MAX_DEPTH:
            return {}
        receiver = callee.receiver.cls if isinstance(callee.receiver, Instance) else None
        known = self._known.setdefault((callee.function, nameless, arguments), {})
        followed = known.get(receiver) or self._find_alike(known, receiver)
        if followed is None:
            followed = known[receiver] = _FollowedFunction()
            self._depth += 1
            try:
                self._follow(
                    followed,
                    Call(callee.function, callee.receiver, nameless, arguments),
                    method,
                    read,
                )
            finally:
                self._depth -= 1
        return followed.routes

    def _routes_of_object(
        self,
        cls: Scope,
        arguments: tuple[tuple[str, Value], ...],
        read: Callable[[SentRequest], list[Part]],
    ) -> Routes:
        """Return where an object that is made with arguments sends them."""
        key = (cls, arguments)
        if key not in self._objects:
            routes = self._objects[key] = {}
            for one in sent_by_object(self._interpreter, cls, arguments):
                for name, route in _arrivals(one, read(one)):
                    routes.setdefault(name, route)
        return self._objects[key]

    def _find_alike(
        self, known: dict[Scope | None, _FollowedFunction], receiver: Scope | None
    ) -> _FollowedFunction | None:
        """Return what was found for another class that has the same of all that is read on it."""
        if receiver is None:
            return None
        member = self._interpreter.definitions.member
        for cls, one in islice(known.items(), _MAX_COMPARED):
            if cls is not None and one.reads is not None:
                names = ("__init__", *one.reads)
                if all(member(cls, name) == member(receiver, name) for name in names):
                    return one
        return None

    def _follow(
        self,
        followed: _FollowedFunction,
        call: Call,
        method: str,
        read: Callable[[SentRequest], list[Part]],
    ) -> None:
        found = self._interpreter.follow_apart(call, _MAX_STEPS)
        routes: Routes = {}
        for one in found.sent:
            if method in one.methods:
                for name, route in _arrivals(one, read(one)):
                    routes.setdefault(name, route)
        followed.routes, followed.reads = routes, found.reads


def _mark(name: str, value: Value) -> tuple[str, Value]:
    """Replace an argument by a marker, unless it decides what the function does."""
    if is_path_parameter(name) and paths_in(value, slash_free=True):
        return name, Text((f"{_version_of(value)}{_MARKED_PATH}",))
    if is_method_parameter(name) or carried_request(value) is not None:
        return name, value
    is_switch = isinstance(value, Constant) or (isinstance(value, Text) and value.literal)
    return name, value if is_switch else Parameter(f"<{name}>")


def _mark_nameless(request: SentRequest, index: int) -> Value:
    """Replace an argument without a name by a marker; the path is known by its value."""
    value = request.positional[index]
    is_path = request.path in alternatives(value)
    return _mark("path" if is_path else nameless_argument(index), value)[1]


def nameless_argument(index: int) -> str:
    """Return what the routes call an argument that a function takes as one of `*args`."""
    return f"*{index}"


def _version_of(path: Value) -> str:
    """Return the version that a path begins with: another one may be sent in another way."""
    first = path.parts[0] if isinstance(path, Text) and path.parts else None
    found = _VERSION.match(first) if isinstance(first, str) else None
    return found[0] if found is not None else ""


def _arrivals(request: SentRequest, parts: list[Part]) -> Iterator[tuple[str, Route]]:
    for part in parts:
        name = source_of(part.value).parameter or ""
        if name.startswith("<") and part.location != "notSent" and not _is_item(part.value):
            yield name.strip("<>"), Route(part.location, part.wire_name)
    for name in _in_query_string(request.path):
        yield name, Route("query", None)


def _is_item(value: Value, depth: int = 0) -> bool:
    """Tell whether only an item of a marker is sent: `params["type"]`, or a constant instead."""
    if depth > _MAX_NESTING:
        return True
    found = [one for one in alternatives(value) if source_of(one).name is not None]
    return all(isinstance(one, Member) or _is_made_of_item(one, depth + 1) for one in found)


def _is_made_of_item(value: Value, depth: int) -> bool:
    """Tell whether a value is made with an item of a marker: `f"Bearer {options['key']}"`."""
    if isinstance(value, Text):
        return any("." in one.name for one in value.parts if isinstance(one, Hole))
    callee = value.callee if isinstance(value, Result) else None
    if isinstance(callee, Member):
        return callee.name in {"get", "pop"} and bool(value.arguments)  # type: ignore[union-attr]
    # `encode(options.get("body"))`, and what else is put together of items.
    inner = [one for one in _inner_values(value) if source_of(one).name is not None]
    return bool(inner) and all(_is_item(one, depth) for one in inner)


def _inner_values(value: Value) -> Iterator[Value]:
    if isinstance(value, Result):
        yield from (*value.arguments, *(one for _, one in value.keywords))
    elif isinstance(value, Mapping):
        yield from (*(one for _, one in value.items), *value.spread)
    elif isinstance(value, Sequence):
        yield from value.items


def _in_query_string(path: Text) -> Iterator[str]:
    """Yield the markers after the question mark of an address: `url + "?" + urlencode(params)`."""
    is_query = False
    for part in path.parts:
        if isinstance(part, str):
            is_query = is_query or "?" in part
        elif isinstance(part, Hole) and is_query and part.name.startswith("<"):
            yield part.name.partition(".")[0].strip("<>")
