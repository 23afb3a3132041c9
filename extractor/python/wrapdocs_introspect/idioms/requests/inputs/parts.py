"""Parts of a request: the values that a call sends in query, headers and body."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    UNKNOWN,
    ClassValue,
    FunctionValue,
    Instance,
    Mapping,
    Member,
    Parameter,
    Result,
    Sequence,
    Text,
    Unknown,
    Value,
    alternatives,
    choose,
    text,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.wire_names import declared_fields
from wrapdocs_introspect.idioms.requests.following.bindings import default_nodes
from wrapdocs_introspect.idioms.requests.inputs.declared_places import declared_places
from wrapdocs_introspect.idioms.requests.inputs.dict_resolver import DictResolver
from wrapdocs_introspect.idioms.requests.inputs.encodings import decode
from wrapdocs_introspect.idioms.requests.inputs.given_bodies import given_bodies, unread_bodies
from wrapdocs_introspect.idioms.requests.inputs.media_types import CONTENT_TYPE, names_media_type
from wrapdocs_introspect.idioms.requests.inputs.part import (
    BODIES,
    Part,
    merge_parts,
    prefer_first_body,
    read_pairs,
)
from wrapdocs_introspect.idioms.requests.inputs.query_string import query_parts
from wrapdocs_introspect.idioms.requests.inputs.roles import is_extra, role_of
from wrapdocs_introspect.idioms.requests.inputs.routing import nameless_argument
from wrapdocs_introspect.idioms.requests.sending.vocabulary import (
    is_method_parameter,
    is_path_parameter,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.inputs.part import Location
    from wrapdocs_introspect.idioms.requests.inputs.routing import Route, Router
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest

_MAX_DEPTH = 6
_NOTHING = (NONE, Mapping(), Sequence())
_OWN = (FunctionValue, ClassValue)
METHODS_WITH_BODY = frozenset({"POST", "PUT", "PATCH"})


class PartReader:
    """Reads the parts of a request from the arguments of the call that sends it."""

    def __init__(self, interpreter: Interpreter, router: Router, method: str) -> None:
        """Read the parts of a request.

        Args:
            interpreter: Follows helpers that make the dicts.
            router: Knows where functions that send requests put their arguments.
            method: The HTTP method.
        """
        self._interpreter = interpreter
        self._router = router
        self._method = method
        self._dicts = DictResolver(interpreter)

    def read(self, request: SentRequest) -> list[Part]:
        """Return what a call sends, in the order of its arguments."""
        places = declared_places(request.callee)
        routes = self._router.routes(request, self._method, self.read)
        is_own = any(isinstance(one, _OWN) for one in alternatives(request.callee))
        found: list[Part] = []
        for name, value in request.arguments.items():
            if name in places:
                found += self._declared(value, *places[name])
            elif name in routes:
                found += self._routed(value, routes[name])
            elif is_own and _is_vague(name, self._method, request.arguments):
                found += [] if value in _NOTHING else [Part("body", UNKNOWN)]
            elif not is_method_parameter(name) and not is_path_parameter(name):
                found += self._argument("json" if is_own and name == "data" else name, value, 0)
        for index, value in enumerate(request.positional):
            if (name := nameless_argument(index)) in routes:
                found += self._routed(value, routes[name])
        if self._method in METHODS_WITH_BODY:
            found += _default_media_type(request)
            found += given_bodies(request) if not found else []
            if not is_own and not any(one.location in BODIES for one in found):
                found += unread_bodies(request)
        return merge_parts([*found, *query_parts(request.path)])

    def _routed(self, value: Value, route: Route) -> Iterator[Part]:
        if route.wire_name is not None:
            yield Part(route.location, value, route.wire_name)
        elif route.location in BODIES:
            yield from self._content(route.location, value, 0)
        else:
            yield from self._fields(route.location, value, 0)

    def _declared(self, value: Value, location: Location | None, wire_name: str) -> Iterator[Part]:
        if location in {"body", "json"}:
            yield from self._content("json", value, 0)
        elif location is not None:
            yield Part(location, value, wire_name)

    def _argument(self, name: str, value: Value, depth: int) -> Iterator[Part]:
        if names_media_type(name, value):
            yield Part("header", value, CONTENT_TYPE)
            return
        role = role_of(name)
        if role is None or depth > _MAX_DEPTH:
            return
        if is_extra(name) and role != "options":
            yield Part(role, value, is_extra=True)
        elif role == "notSent":
            yield Part("notSent", value)
        elif role == "options":
            yield from self._options(value, depth + 1)
        elif role in BODIES:
            yield from self._content(role, value, depth)
        else:
            yield from self._fields(role, value, depth)

    def _options(self, value: Value, depth: int) -> Iterator[Part]:
        """Read an object or dict that holds several parts of the request."""
        for one in alternatives(self._dicts.resolve(value)):
            if isinstance(one, Instance) and one.attributes is not None:
                yield from self._object(one, depth)
                continue
            if isinstance(one, Parameter):
                yield from self._placed_fields(one)
                continue
            if isinstance(one, Mapping):
                named = one.literal_items()
            elif isinstance(one, Result):
                named = list(one.keywords)
            else:
                continue
            for name, inner in named:
                yield from self._argument(name, inner, depth)

    def _placed_fields(self, value: Parameter) -> Iterator[Part]:
        """Read an argument whose class declares which part of the request each field is."""
        definitions = self._interpreter.definitions
        fields = declared_fields(value.cls, definitions) if value.cls is not None else {}
        for name, field in fields.items():
            if field.media_type is not None:
                yield Part("header", text(field.media_type), CONTENT_TYPE)
            if field.place is not None:
                for one in self._declared(Member(value, name), field.place, field.wire_name):
                    yield replace(one, is_optional=one.is_optional or field.may_be_none)

    def _object(self, value: Instance, depth: int) -> Iterator[Part]:
        fields = declared_fields(value.cls, self._interpreter.definitions)
        attributes = dict(value.attributes or ())
        if any(one.has_place for one in fields.values()):
            for name, inner in attributes.items():
                field = fields.get(name)
                if field is not None and field.place is not None:
                    yield from self._declared(inner, field.place, field.wire_name)
            return
        if 2 * len([name for name in attributes if _says_part(name)]) >= len(attributes):
            for name, inner in attributes.items():
                yield from self._argument(name, inner, depth)
        elif self._method in METHODS_WITH_BODY:
            yield from self._fields("json", value, depth)

    def _content(self, location: Location, value: Value, depth: int) -> Iterator[Part]:
        """Read a body: an object of fields, or one value."""
        location, value = decode(location, value)
        found = list(self._fields(location, value, depth))
        if found:
            yield from prefer_first_body(found)
            return
        given = [one for one in alternatives(self._dicts.resolve(value)) if one not in _NOTHING]
        known = [one for one in given if not isinstance(one, Unknown)]
        if known and location not in {"form", "file"}:
            is_optional = len(known) < len(alternatives(value))
            yield Part(location, choose(known), None, is_optional)
        elif given:
            yield Part(location, UNKNOWN)

    def _fields(
        self, location: Location, value: Value, depth: int, *, is_optional: bool = False
    ) -> Iterator[Part]:
        """Read the items of a dict, of a list of pairs, or of an object that becomes a dict."""
        if not self._dicts.spend() or depth > _MAX_DEPTH:
            return
        found = alternatives(self._dicts.resolve(value))
        is_optional = is_optional or any(one in (NONE, Mapping()) for one in found)
        for one in found:
            if isinstance(one, Mapping):
                yield from self._items(location, one, depth, is_optional=is_optional)
            elif isinstance(one, Sequence):
                yield from read_pairs(location, one, is_optional=is_optional)
            elif isinstance(one, Instance) and one.attributes:
                yield from self._attributes(location, one, is_optional=is_optional)
            elif isinstance(one, Parameter):
                yield Part(location, one, None, is_optional)

    def _items(
        self, location: Location, value: Mapping, depth: int, *, is_optional: bool
    ) -> Iterator[Part]:
        optional = {key.literal for key in value.optional if isinstance(key, Text)}
        for name, inner in value.literal_items():
            part = Part(location, inner, name, is_optional or name in optional)
            nested = self._nested(part, depth) if location == "json" else []
            yield from nested or [part]
        for inner in value.spread:
            yield from self._fields(location, inner, depth + 1, is_optional=is_optional)

    def _nested(self, part: Part, depth: int) -> list[Part]:
        """Return the items of a dict inside of a body by their paths: `options.cas`."""
        inner = self._dicts.resolve(part.value)
        if not isinstance(inner, Mapping) or not inner.literal_items() or inner.spread:
            return []
        found = self._items("json", inner, depth + 1, is_optional=part.is_optional)
        return [replace(one, wire_name=f"{part.wire_name}.{one.wire_name}") for one in found]

    def _attributes(
        self, location: Location, value: Instance, *, is_optional: bool
    ) -> Iterator[Part]:
        fields = declared_fields(value.cls, self._interpreter.definitions)
        for name, inner in value.attributes or ():
            if name in fields:
                yield Part(location, inner, fields[name].wire_name, is_optional)


def _says_part(name: str) -> bool:
    """Tell whether an attribute is a part of a request by its name.

    A body may have a field `stream` or `headers` of its own.
    """
    return bool(role_of(name)) or is_method_parameter(name) or is_path_parameter(name)


def _is_vague(name: str, method: str, arguments: dict[str, Value]) -> bool:
    """Tell whether a parameter of the package's own function may be query or body by its name.

    Libraries put `params` into the query and `data` into a form. Functions of a package may do
    otherwise: `params` of a POST request may be its body, unless there is one beside it, and `data`
    is JSON more often.
    """
    return (
        name == "params"
        and method in METHODS_WITH_BODY
        and not any(role_of(one) in BODIES for one in arguments if arguments[one] not in _NOTHING)
    )


def _default_media_type(request: SentRequest) -> Iterator[Part]:
    """Yield the header that is sent by default: `def post(path, body, content_type="text/csv")`."""
    callee = request.callee
    defaults = default_nodes(callee.function) if isinstance(callee, FunctionValue) else {}
    for name, node in defaults.items():
        literal = node.value if isinstance(node, ast.Constant) else None
        if name not in request.arguments and isinstance(literal, str):
            value = text(literal)
            if names_media_type(name, value):
                yield Part("header", value, CONTENT_TYPE)
