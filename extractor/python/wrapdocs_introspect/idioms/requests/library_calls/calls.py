"""Finds the calls of HTTP libraries while the code of a package is evaluated."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import (
    alternatives,
    choose,
    derive,
    is_callable,
)
from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent, ObjectContent
from wrapdocs_introspect.evaluation.values.formatting import format_fields
from wrapdocs_introspect.evaluation.values.texts import texts_of
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    UNKNOWN,
    ClassValue,
    Derived,
    External,
    FunctionValue,
    Member,
    Parameter,
    Reference,
    Super,
    Text,
    Value,
    text,
)
from wrapdocs_introspect.idioms.requests.libraries import find_client, find_library, find_named
from wrapdocs_introspect.idioms.requests.libraries.constants import find_constant
from wrapdocs_introspect.idioms.requests.libraries.table import VERBS, ClientClass, Library, Sender
from wrapdocs_introspect.idioms.requests.library_calls.addresses import join_addresses
from wrapdocs_introspect.idioms.requests.library_calls.parsed_addresses import (
    call_method_of_address,
    call_url_function,
    is_parsed_address,
    part_of_address,
)
from wrapdocs_introspect.idioms.requests.library_calls.sending import SentParts, is_response, send
from wrapdocs_introspect.idioms.requests.library_calls.url_objects import (
    call_url_method,
    make_url,
    url_attribute,
)
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.definitions import Definitions
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator

_METHODS = frozenset(one.upper() for one in VERBS)
_DICTS = frozenset({"headers", "params", "cookies"})
_ANY = frozenset({None, "typing.Any", "builtins.object"})
_SENDER_NAME = re.compile(r"session|client|http|transport|conn|request", re.IGNORECASE)
"""Names that suggest an HTTP client, where nothing else tells what an object is."""


class LibraryCalls:
    """What is known of HTTP libraries; see `evaluation.interface.Libraries`."""

    def call(
        self, evaluator: Evaluator, callee: Value, arguments: Arguments, frame: Frame
    ) -> Value | None:
        """Return what a call of a library returns; one that sends a request is noted."""
        if isinstance(callee, External):
            return _call_external(evaluator, callee, arguments, frame)
        if isinstance(callee, Member):
            receiver = callee.receiver
            if callee.name == "__init__" and isinstance(receiver, Super):
                bases = evaluator.definitions.external_bases(receiver.cls)
                return _initialise(evaluator, receiver.receiver, bases, arguments)
            return _call_member(evaluator, callee, arguments, frame)
        if isinstance(callee, Derived) and callee.operation == "getattr":
            return _call_computed(evaluator, callee, arguments, frame)
        return None

    def attribute(self, evaluator: Evaluator, receiver: Value, name: str) -> Value | None:
        """Return an attribute of an object of a library."""
        if isinstance(receiver, Text):
            return url_attribute(receiver, name)
        if isinstance(receiver, ListContent) and is_parsed_address(receiver):
            return part_of_address(receiver, name)
        found = client_of(receiver, evaluator)
        if found is None:
            return None
        library, client = found
        if name in client.parts:
            path = f"{library.modules[0]}.{client.parts[name]}"
            return evaluator.allocate(_client_content(receiver, evaluator), path)
        if isinstance(receiver, Reference) and name in _DICTS:
            made = evaluator.allocate(DictContent())
            evaluator.set_attribute(receiver, name, made)
            return made
        return None

    def constant(self, path: str) -> Value | None:
        """Return the value of a constant of a library."""
        found = find_constant(path)
        return text(found) if found is not None else None

    def is_method(self, evaluator: Evaluator, value: Member) -> bool:
        """Tell whether a value is a method that sends a request: `session.put`."""
        found = client_of(value.receiver, evaluator)
        return found is not None and value.name in found[1].senders

    def described_class(self, definitions: Definitions, cls: Scope) -> str | None:
        """Return the class of a library's clients that a protocol describes.

        One of its methods has the name of one that sends, and returns the response of the library:
        `def send(self, request: httpx.Request) -> httpx.Response: ...`
        """
        for name in cls.definitions:
            method = definitions.method(cls, name)
            returns = definitions.annotated(method.node.returns, cls) if method else None
            named = find_named(returns) if isinstance(returns, str) else None
            for client in named.library.clients if named is not None else ():
                if name in client.senders and named is not None:
                    return f"{named.library.modules[0]}.{client.names[0]}"
        return None

    def is_answer(self, value: Value) -> bool:
        """Tell whether a value is made of what a server has sent."""
        return is_response(value)

    def keeps_apart(self, value: Value) -> bool:
        """Tell whether a value may be a part of a path, a method, or something to call."""
        return any(map(_matters, alternatives(value)))


def _matters(value: Value) -> bool:
    if isinstance(value, Text):
        return "/" in value.written or (value.literal or "").upper() in _METHODS
    return is_callable(value)


def _client_content(receiver: Value, evaluator: Evaluator) -> ObjectContent:
    content = evaluator.read(receiver) if isinstance(receiver, Reference) else None
    return content if isinstance(content, ObjectContent) else ObjectContent()


def client_of(value: Value, evaluator: Evaluator) -> tuple[Library, ClientClass] | None:
    """Return the library and the class that a value is a client of, if it is one."""
    if isinstance(value, Super):
        return _client_of_class(value.cls, evaluator)
    cls = getattr(value, "cls", None) if not isinstance(value, ClassValue) else None
    if isinstance(cls, str):
        return find_client(cls)
    return _client_of_class(cls, evaluator) if isinstance(cls, Scope) else None


def _client_of_class(cls: Scope, evaluator: Evaluator) -> tuple[Library, ClientClass] | None:
    found = (find_client(path) for path in evaluator.definitions.external_bases(cls))
    return next((one for one in found if one is not None), None)


def request_of(value: Value, evaluator: Evaluator) -> tuple[Library, tuple[str, ...]] | None:
    """Return the library whose request object a value is, with the constructor's arguments."""
    cls = value.cls if isinstance(value, (Reference, Parameter)) else None
    paths = [cls] if isinstance(cls, str) else []
    if isinstance(cls, Scope):
        paths = evaluator.definitions.external_bases(cls)
    for path in paths:
        named = find_named(path)
        if named is not None and named.name in named.library.requests:
            return named.library, named.library.requests[named.name]
    return None


def _call_external(
    evaluator: Evaluator, callee: External, arguments: Arguments, frame: Frame
) -> Value | None:
    url = call_url_function(callee, arguments, evaluator)
    if url is not None:
        return url
    path, _, method = callee.path.rpartition(".")
    if method == "__init__" and arguments.positional:
        given = arguments._replace(positional=arguments.positional[1:])
        return _initialise(evaluator, arguments.positional[0], [path], given)
    named = find_named(callee.path)
    if named is not None and named.is_in_class and method == "build":
        is_url = path.rpartition(".")[2] in named.library.urls
        return make_url(arguments, evaluator) if is_url else None
    if named is None or named.is_in_class:
        return None
    library, name = named.library, named.name
    client = next((one for one in library.clients if name in one.names), None)
    if client is not None:
        parts = SentParts(library, arguments, client.constructor, evaluator)
        return evaluator.allocate(parts.content(), callee.path)
    if name in library.requests:
        parts = SentParts(library, arguments, library.requests[name], evaluator)
        return evaluator.allocate(parts.content(), callee.path)
    if name in library.functions:
        return send(evaluator, library, library.functions[name], None, arguments, frame)
    return make_url(arguments, evaluator) if name in library.urls else None


def _initialise(
    evaluator: Evaluator, receiver: Value, bases: Sequence[str], arguments: Arguments
) -> Value | None:
    """Give an object what the constructor of a library's class leaves in it.

    Args:
        evaluator: Holds the object.
        receiver: The object, whose class is one of the package.
        bases: The import paths of the classes whose constructor may be called.
        arguments: What it is given, without the object.
    """
    content = evaluator.read(receiver) if isinstance(receiver, Reference) else None
    named = next((one for one in map(find_named, bases) if one is not None), None)
    if not isinstance(receiver, Reference) or not isinstance(content, ObjectContent):
        return None
    if named is None or named.is_in_class:
        return None
    library, name = named.library, named.name
    client = next((one for one in library.clients if name in one.names), None)
    parameters = client.constructor if client is not None else library.requests.get(name)
    if parameters is None:
        return None
    for part, value in SentParts(library, arguments, parameters, evaluator).parts.items():
        content = content.put(part, value)
    evaluator.write(receiver, content)
    return NONE


def _call_member(
    evaluator: Evaluator, callee: Member, arguments: Arguments, frame: Frame
) -> Value | None:
    receiver, name = callee.receiver, callee.name
    if isinstance(receiver, (Text, ListContent)):
        return _call_address(callee, arguments, evaluator)
    if request_of(receiver, evaluator) is not None:
        return receiver if name == "prepare" else None
    found = client_of(receiver, evaluator)
    if found is None:
        return _call_assumed(evaluator, callee, arguments, frame)
    library, client = found
    if name in client.builders:
        return _build(evaluator, library, client.builders[name], arguments, receiver)
    if name in client.joins:
        return _join(evaluator, receiver, arguments)
    if name not in client.senders:
        return receiver if name in {"__enter__", "__aenter__"} else None
    sender = client.senders[name]
    own = _own_request(evaluator, receiver, sender, frame)
    if own is not None:
        return evaluator.call(own, arguments.behind(text(sender.method or "")), frame)
    return send(evaluator, library, sender, receiver, arguments, frame)


def _call_address(callee: Member, arguments: Arguments, evaluator: Evaluator) -> Value | None:
    """Return what a method of an address returns, whether it is one object or a tuple."""
    receiver = callee.receiver
    if not isinstance(receiver, ListContent):
        return call_url_method(callee, arguments, evaluator)
    if not is_parsed_address(receiver):
        return None
    return call_method_of_address(receiver, callee.name, arguments, evaluator)


def _own_request(
    evaluator: Evaluator, receiver: Value, sender: Sender, frame: Frame
) -> Value | None:
    """Return the `request` of a subclass, which `get` and the others of the library call."""
    value = receiver.receiver if isinstance(receiver, Super) else receiver
    if sender.method is None or not isinstance(value, Reference):
        return None
    method = (
        evaluator.definitions.method(value.cls, "request") if isinstance(value.cls, Scope) else None
    )
    if method is None or frame.function is method:
        return None
    return FunctionValue(method, value)


def _build(
    evaluator: Evaluator, library: Library, sender: Sender, arguments: Arguments, receiver: Value
) -> Value:
    """Return the object of a request that a method of a client makes."""
    if sender.parameters[:1] == ("prepared",) and arguments.positional:
        return arguments.positional[0]
    parts = SentParts(library, arguments, sender.parameters, evaluator, sender.method)
    content = parts.content()
    base = _client_content(receiver, evaluator).get("base_url")
    if base is not None:
        content = content.put("base_url", base)
    name = next(iter(library.requests))
    return evaluator.allocate(content, f"{library.modules[0]}.{name}")


def _join(evaluator: Evaluator, receiver: Value, arguments: Arguments) -> Value:
    """Return an address behind that of the client, with arguments in place of its fields."""
    base = _client_content(receiver, evaluator).get("base_url")
    bases = texts_of(base, "base_url") if isinstance(base, Value) else []
    urls = texts_of(arguments.get(0, "url") or UNKNOWN, "url")
    joined = [join_addresses(one, url) for one in bases for url in urls] or urls
    others = derive("arguments", arguments.more_keywords)
    return choose(format_fields(one, (), dict(arguments.keywords), others) for one in joined)


def _call_computed(
    evaluator: Evaluator, callee: Derived, arguments: Arguments, frame: Frame
) -> Value | None:
    """Call `getattr(session, method)(url)`."""
    receiver, name = callee.sources[0], callee.sources[-1]
    found = client_of(receiver, evaluator)
    library = found[0] if found is not None else None
    if library is None and isinstance(receiver, External):
        library = find_library(receiver.path)
    if library is None or len(callee.sources) < 2:  # noqa: PLR2004 - the object and the name
        return None
    sender = Sender(("url",))
    arguments = arguments._replace(keywords=(*arguments.keywords, ("method", name)))
    return send(evaluator, library, sender, receiver if found else None, arguments, frame)


def _call_assumed(
    evaluator: Evaluator, callee: Member, arguments: Arguments, frame: Frame
) -> Value | None:
    """Note a request that only names suggest: `session.get("/users")` of an unknown session."""
    receiver, name = callee.receiver, callee.name
    if not isinstance(receiver, (Parameter, Member)) or receiver.cls not in _ANY:
        return None
    if not _SENDER_NAME.search(receiver.name) or name not in {*VERBS, "request"}:
        return None
    library = find_library("requests")
    if library is None:
        return None
    sender = library.functions[name]
    place = sender.parameters.index("url")
    url = arguments.get(place, "url")
    if url is None or url == NONE or not any(map(_is_address, alternatives(url))):
        return None
    return send(evaluator, library, sender, None, arguments, frame, is_assumed=True)


def _is_address(value: Value) -> bool:
    return isinstance(value, Text) and "/" in value.written and " " not in value.written
