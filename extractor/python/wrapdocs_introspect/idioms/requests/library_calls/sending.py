"""Calls that send a request: their arguments, by what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from wrapdocs_introspect.evaluation.values.choices import (
    alternatives,
    choose,
    inner_values,
    make_result,
)
from wrapdocs_introspect.evaluation.values.contents import FrozenObject, ObjectContent
from wrapdocs_introspect.evaluation.values.formatting import format_fields
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    UNKNOWN,
    Derived,
    External,
    Member,
    Reference,
    Result,
    Super,
    Text,
    Value,
    text,
)
from wrapdocs_introspect.idioms.requests.libraries import find_client, find_named
from wrapdocs_introspect.idioms.requests.libraries.table import STEERING, PartName
from wrapdocs_introspect.idioms.requests.library_calls.library_call import LibraryCall
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator
    from wrapdocs_introspect.idioms.requests.libraries.table import Library, Sender, UrlTemplate

_RESPONSE = make_result(External("http response"))
_ANSWERS = frozenset({"getresponse"})
"""Methods of `http.client` that return the response; the connection may come from a pool."""
_MAX_STEPS_BACK = 8
_MAX_DEPTH = 6
_KNOWN_PARTS = STEERING | set(get_args(PartName)) | {"port", "client"}
_CLIENT_PARTS = frozenset({"query", "headers", "auth", "cookies", "base_url", "host", "port"})


class SentParts:
    """The arguments of a call, by what they are."""

    def __init__(
        self,
        library: Library,
        arguments: Arguments,
        parameters: tuple[str, ...],
        evaluator: Evaluator,
        method: str | None = None,
    ) -> None:
        """Name the arguments of a call.

        Args:
            library: Knows what keyword arguments are.
            arguments: The arguments.
            parameters: What those without a name are, in their order.
            evaluator: Knows what dicts hold.
            method: The HTTP method, if the call itself says it.
        """
        self._evaluator = evaluator
        self.parts: dict[str, Value] = dict(zip(parameters, arguments.positional, strict=False))
        for name, value in arguments.keywords:
            self.parts[library.keywords.get(name, name)] = value
        if method is not None:
            self.parts["method"] = text(method)
        self.may_have_more = arguments.is_open or not set(self.parts) <= _KNOWN_PARTS

    def content(self) -> ObjectContent:
        """Return them as attributes of an object."""
        return ObjectContent(tuple(self.parts.items()))

    def frozen(self) -> dict[str, Value]:
        """Return them as they are now."""
        return {name: self._evaluator.freeze(value) for name, value in self.parts.items()}


def send(
    evaluator: Evaluator,
    library: Library,
    sender: Sender,
    receiver: Value | None,
    arguments: Arguments,
    frame: Frame,
    *,
    is_assumed: bool = False,
) -> Value:
    """Note a call that sends a request, and return its response.

    Args:
        evaluator: Knows what objects hold.
        library: The library.
        sender: What is called.
        receiver: The client object.
        arguments: The arguments of the call.
        frame: The function that makes it.
        is_assumed: Whether only names suggest that it belongs to a library.
    """
    sent = SentParts(library, arguments, sender.parameters, evaluator, sender.method)
    if sender.template is not None and receiver is not None:
        sent.parts["url"] = _fill(sender.template, sent.parts, receiver, evaluator, frame)
    if sender.is_partial:
        sent.parts.setdefault("content", UNKNOWN)
    client = dict(_parts_of_client(receiver, library, evaluator))
    if not sender.joins_base:
        client.pop("base_url", None)
    for parts in _resolve_prepared(sent.frozen(), evaluator):
        call = LibraryCall(
            library,
            tuple(sorted(parts.items())),
            tuple(sorted(client.items())),
            sent.may_have_more or sender.is_partial,
            is_assumed,
        )
        evaluator.emit(call, frame)
    return _RESPONSE


def _parts_of_client(
    receiver: Value | None, library: Library, evaluator: Evaluator
) -> Iterator[tuple[str, Value]]:
    schemes: set[str] = set()
    for one in alternatives(receiver) if receiver is not None else ():
        value = one.receiver if isinstance(one, Super) else one
        content = evaluator.read(value) if isinstance(value, Reference) else None
        if not isinstance(content, ObjectContent):
            continue
        cls = getattr(value, "cls", None)
        client = find_client(cls) if isinstance(cls, str) else None
        schemes |= {client[1].scheme} if client is not None else set()
        for name, held in content.attributes:
            part = library.keywords.get(name.lstrip("_"), name.lstrip("_"))
            if part in _CLIENT_PARTS:
                yield part, evaluator.freeze(held)
    if schemes == {"http"}:
        yield "scheme", text("http")


def _resolve_prepared(parts: dict[str, Value], evaluator: Evaluator) -> Iterator[dict[str, Value]]:
    """Yield the parts of each request that a call may send."""
    prepared = parts.pop("prepared", None)
    if prepared is None:
        yield parts
        return
    for one in alternatives(prepared):
        if one != NONE:
            yield {**dict(_parts_of_prepared(one, evaluator)), **parts}


def _parts_of_prepared(value: Value, evaluator: Evaluator) -> Iterator[tuple[str, Value]]:
    """Yield what an object holds that is a whole request; anything else is an address."""
    found = _request_in(value, evaluator)
    if found is None:
        is_object = isinstance(value, FrozenObject)
        yield "url", UNKNOWN if is_object else value
        return
    yield from found.attributes


def _request_in(value: Value, evaluator: Evaluator) -> FrozenObject | None:
    """Return the object of a request; also one that was given to code that is not followed.

    Such code returns the request that it may change: `hooks.before_request(context, request)`.
    """
    given = value.arguments if isinstance(value, Result) else (value,)
    objects = (one for each in given for one in alternatives(each))
    found = (one for one in objects if isinstance(one, FrozenObject))
    return next((one for one in found if _is_request(one.cls, evaluator)), None)


def _is_request(cls: Scope | str | None, evaluator: Evaluator) -> bool:
    paths = [cls] if isinstance(cls, str) else []
    if isinstance(cls, Scope):
        paths = evaluator.definitions.external_bases(cls)
    named = (find_named(path) for path in paths)
    return any(one is not None and one.name in one.library.requests for one in named)


def _fill(
    template: UrlTemplate,
    parts: dict[str, Value],
    receiver: Value,
    evaluator: Evaluator,
    frame: Frame,
) -> Value:
    """Return the address that a class says how to put together."""
    value = receiver.receiver if isinstance(receiver, Super) else receiver
    written = evaluator.attribute(value, template.attribute, frame)
    given = {
        name: parts.get(name) or evaluator.attribute(value, attribute, frame)
        for name, attribute in template.fields.items()
    }
    given["path"] = parts.get("path") or UNKNOWN
    if parts.get("server") not in {None, NONE}:
        given["api_base_url"] = parts["server"]
    texts = [one for one in alternatives(written) if isinstance(one, Text)]
    return choose(
        format_fields(one, (), given, UNKNOWN) for one in texts or [text(template.default)]
    )


def is_response(value: Value) -> bool:
    """Tell whether a value is a response, or was read from one."""
    for _ in range(_MAX_STEPS_BACK):
        if value is _RESPONSE or value == _RESPONSE:
            return True
        if isinstance(value, Member):
            value = value.receiver
        elif isinstance(value, Result):
            if isinstance(value.callee, Member) and value.callee.name in _ANSWERS:
                return True
            inner = value.arguments[:1]
            value = inner[0] if inner and not isinstance(value.callee, Member) else value.callee
        elif isinstance(value, Derived) and value.sources:
            value = value.sources[0]
        else:
            return False
    return False


def is_of_answer(value: Value, depth: int = 0) -> bool:
    """Tell whether a value is made of what a server has sent."""
    if is_response(value):
        return True
    return depth < _MAX_DEPTH and any(is_of_answer(one, depth + 1) for one in inner_values(value))
