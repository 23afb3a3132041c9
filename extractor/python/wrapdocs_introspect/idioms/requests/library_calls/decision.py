"""From a call of an HTTP library and the values that reach it to the request: a pure function."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from wrapdocs_introspect.evaluation.values.choices import alternatives, roots
from wrapdocs_introspect.evaluation.values.contents import DictContent, FrozenObject, ListContent
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    UNKNOWN,
    Choice,
    Constant,
    Derived,
    External,
    Member,
    Parameter,
    Placeholder,
    Result,
    Text,
    Value,
    text,
)
from wrapdocs_introspect.idioms.requests.library_calls.addresses import (
    Address,
    addresses_of,
    with_defaults,
)
from wrapdocs_introspect.idioms.requests.library_calls.mappings import (
    SentField,
    SentFields,
    fields_of,
    fields_of_query,
)
from wrapdocs_introspect.records import record

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.libraries.table import Library
    from wrapdocs_introspect.idioms.requests.library_calls.library_call import LibraryCall

_METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "LIST"})
_WITHOUT_BODY = frozenset({"GET", "HEAD", "DELETE"})
_BODY_PARTS = ("json", "data", "content", "files", "fields")
_OF_BYTES = "application/octet-stream"
_KINDS: dict[str, Literal["text", "bytes", "mapping"]] = {
    "builtins.str": "text",
    "builtins.bytes": "bytes",
    "builtins.bytearray": "bytes",
    "typing.IO": "bytes",
    "typing.BinaryIO": "bytes",
    "io.BytesIO": "bytes",
    "builtins.dict": "mapping",
    "typing.Dict": "mapping",
    "typing.Mapping": "mapping",
    "collections.abc.Mapping": "mapping",
}
_MULTIPART_ENCODERS = ("MultipartEncoder", "MultipartEncoderMonitor", "MultipartWriter")
"""Classes of requests-toolbelt and aiohttp whose objects are bodies of several parts."""
_FIELD = re.compile(r"\{\w+\}")
"""A field of a template that is filled elsewhere, or that was not filled."""
_LETTERS = re.compile(r"[A-Za-z0-9]")
_MAX_DEPTH = 6
_SLASHES = re.compile(r"/{2,}")


@record
class SentBody:
    """The body of a request."""

    media_type: str | None
    fields: SentFields = SentFields()
    whole: Value | None = None
    """The value that is the body as it is."""


@record
class DecidedRequest:
    """A request, as far as the values that reach the HTTP library tell it."""

    method: str | None
    address: Address
    path: Text
    """Without a slash that is doubled."""
    query: SentFields
    headers: SentFields
    body: SentBody | None
    auth: tuple[Value, ...] = ()
    """The credentials that the library itself is given."""
    is_open: bool = False
    """Whether the call may be given more than is known."""
    is_assumed: bool = False

    @property
    def is_path_known(self) -> bool:
        """Whether the path has text of its own, or is the root of a known server."""
        if _LETTERS.search(self.path.written):
            return True
        return self.path.literal == "/" and self.address.is_server_known

    @property
    def shape(self) -> str:
        """The path with `{}` for each placeholder and field, without slashes at its ends."""
        return _shape_of(self.path)


@lru_cache(maxsize=8_192)
def _shape_of(path: Text) -> str:
    written = "".join("{}" if isinstance(one, Placeholder) else one for one in path.parts)
    return _FIELD.sub("{}", written).strip("/")


def decide_requests(call: LibraryCall) -> list[DecidedRequest]:
    """Return the requests that a call of an HTTP library may send."""
    found: dict[DecidedRequest, None] = {}
    addresses = addresses_of(call)
    query = _with_client(call, "query", fields_of(call.part("query"))).with_more(_added_query(call))
    headers = _with_client(call, "headers", fields_of(call.part("headers")).as_headers())
    auth = (call.part("auth"), call.client_part("auth"))
    for method in methods_of(call):
        further = call.part("fields") if method in _WITHOUT_BODY else None
        sent = query.with_more(fields_of(further))
        body = _body_of(call, method, headers)
        for address in addresses:
            written = fields_of_query(address.query) if address.query.parts else SentFields()
            decided = DecidedRequest(
                method=method,
                address=address,
                path=_clean(address.path),
                query=written.with_more(sent),
                headers=headers,
                body=body,
                auth=tuple(one for one in auth if one is not None and one != NONE),
                is_open=call.may_have_more,
                is_assumed=call.is_assumed,
            )
            found.setdefault(decided)
    return list(found)


def _with_client(call: LibraryCall, part: str, own: SentFields) -> SentFields:
    """Return what a call sends in a part of the request, and then what its client adds."""
    return own.with_more(fields_of(call.client_part(part)))


def _added_query(call: LibraryCall) -> SentFields:
    added = call.library.added_query.items()
    return SentFields(tuple(SentField(name, text(value)) for name, value in added))


def methods_of(call: LibraryCall) -> list[str | None]:
    """Return the HTTP methods that a call may use; None among them for one that is not known."""
    value = call.part("method")
    if value is None or value == NONE:
        return [_default_method(call)]
    found: dict[str | None, None] = {}
    for one in alternatives(value):
        literal = one.literal if isinstance(one, Text) else None
        if literal is not None and literal.upper() in _METHODS:
            found.setdefault(literal.upper())
        elif one == NONE:
            found.setdefault(_default_method(call))
        else:
            found.setdefault(None)
    return list(found)


def _default_method(call: LibraryCall) -> str | None:
    library = call.library
    if library.method_of_body is not None and call.part("content") not in {None, NONE}:
        return library.method_of_body
    return library.method


def _clean(path: Text) -> Text:
    """Return a path that begins with a slash and has no doubled ones."""
    if not path.parts:
        return text("/")
    parts = [_SLASHES.sub("/", one) if isinstance(one, str) else one for one in path.parts]
    first = parts[0]
    return text(*parts) if isinstance(first, str) and first.startswith("/") else text("/", *parts)


def _body_of(call: LibraryCall, method: str | None, headers: SentFields) -> SentBody | None:
    given = {
        name: value
        for name in _BODY_PARTS
        if (value := call.part(name)) is not None and _is_sent(value)
        if not (method in _WITHOUT_BODY and (name == "fields" or value == UNKNOWN))
    }
    if not given:
        return None
    media_type = _declared_type(headers)
    fields = SentFields()
    whole: Value | None = None
    for name, value in given.items():
        found = fields_of(value)
        fields = fields.with_more(found)
        whole = whole or (value if not found.fields and _may_differ(value) else None)
        media_type = media_type or _media_type(name, value, given)
    media_type = media_type or call.library.media_type_of_body
    if media_type is None and not headers.others:
        media_type = _type_as_given(given, call.library)
    return SentBody(media_type, fields, whole)


def _may_differ(value: Value) -> bool:
    """Tell whether a body may be another one: `json.dumps(None)` is always the same."""
    if not isinstance(value, Result) or not isinstance(value.callee, External):
        return True
    return any(not isinstance(one, (Constant, Text)) for one in value.arguments)


def _type_as_given(given: dict[str, Value], library: Library) -> str | None:
    """Return the media type of an argument that is sent as it is; None if it may be anything."""
    whole = given.get("content", given.get("data"))
    if whole is None or len(given) > 1:
        return None
    found = {_kind_of(one) for one in alternatives(whole) if one != NONE}
    kind = found.pop() if len(found) == 1 else None
    if kind == "mapping":
        return "application/x-www-form-urlencoded" if "data" in given else None
    return library.media_type_of_text if kind == "text" else _OF_BYTES if kind else None


def _kind_of(value: Value) -> Literal["text", "bytes", "mapping"] | None:
    """Tell what an argument is: by its type, otherwise by its default."""
    if isinstance(value, Text):
        return "text"
    if not isinstance(value, Parameter) or value.role != "argument":
        return None
    if value.cls is None:
        return "text" if value.default is None or isinstance(value.default, Text) else None
    return _KINDS.get(value.cls) if isinstance(value.cls, str) else None


def _is_sent(value: Value) -> bool:
    """Tell whether a value is more than None or an empty dict.

    What a caller may give among further keywords, and by no other way, is not.
    """
    if isinstance(value, Choice):
        return any(not _is_of_further_keywords(one) and _is_sent(one) for one in value.alternatives)
    if isinstance(value, Constant):
        return value != NONE
    if isinstance(value, DictContent):
        return bool(value.items) or value.may_have_more
    if isinstance(value, ListContent):
        return bool(value.items) or value.is_open
    return not (isinstance(value, Text) and not value.parts)


def _may_be_left_out(value: Value) -> bool:
    """Tell whether a value may be None or empty: then the others say how a body is encoded."""
    return not all(map(_is_surely_given, alternatives(value)))


def _is_surely_given(value: Value) -> bool:
    """Tell whether a value is never None and never empty, as objects of classes are."""
    if isinstance(value, FrozenObject):
        return True
    if isinstance(value, Parameter):
        return value.is_demanded
    if isinstance(value, DictContent):
        return any(not item.is_optional for item in value.items)
    if isinstance(value, ListContent):
        return bool(value.items)
    return isinstance(value, Text) and bool(value.written)


def _is_of_further_keywords(value: Value) -> bool:
    """Tell whether a value is made of nothing but what a caller may give among them."""
    found = roots(value)
    return bool(found) and all(map(_is_further_keyword, found))


def _is_further_keyword(value: Value) -> bool:
    """Tell whether a value is `kwargs["files"]` of the function that a caller calls."""
    return (
        isinstance(value, Member)
        and value.is_item
        and isinstance(value.receiver, Parameter)
        and value.receiver.name.startswith("**")
    )


def _declared_type(headers: SentFields) -> str | None:
    for one in headers.fields:
        if one.name.lower() == "content-type":
            given = [v for v in alternatives(one.value) if v != NONE]
            literals = [with_defaults(v).literal for v in given if isinstance(v, Text)]
            if len(literals) == len(given) == 1 and literals[0]:
                return literals[0].partition(";")[0].strip()
    return None


def _media_type(name: str, value: Value, given: dict[str, Value]) -> str | None:
    files = given.get("files")
    if files is not None and (len(given) == 1 or not _may_be_left_out(files)):
        return "multipart/form-data"
    if name == "json" or _is_made_by(value, "dumps"):
        return "application/json"
    if name == "fields" or any(_is_made_by(value, one) for one in _MULTIPART_ENCODERS):
        return "multipart/form-data"
    is_mapping = any(isinstance(one, (DictContent, ListContent)) for one in alternatives(value))
    if _is_made_by(value, "urlencode") or (name == "data" and is_mapping):
        return "application/x-www-form-urlencoded"
    return None


def _is_made_by(value: Value, name: str, depth: int = 0) -> bool:
    """Tell whether a value is what a function of that name returns: `json.dumps(body)`."""
    if depth > _MAX_DEPTH:
        return False
    if isinstance(value, Result):
        callee = value.callee
        if isinstance(callee, External) and callee.path.rpartition(".")[2] == name:
            return True
        # `urlencode(fields).encode()`
        return isinstance(callee, Member) and _is_made_by(callee.receiver, name, depth + 1)
    if isinstance(value, (Choice, Derived)):
        inner = value.alternatives if isinstance(value, Choice) else value.sources
        return any(_is_made_by(one, name, depth + 1) for one in inner)
    if isinstance(value, Text) and len(value.parts) == 1:
        only = value.parts[0]
        return isinstance(only, Placeholder) and _is_made_by(only.value, name, depth + 1)
    return False
