"""What a table says of an HTTP library: which calls send, and what their arguments are."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

VERBS = ("get", "post", "put", "patch", "delete", "head", "options")

PartName = Literal[
    "method", "url", "query", "json", "data", "content", "fields", "files", "headers", "auth",
    "cookies", "prepared", "base_url", "host", "path", "server",
]  # fmt: skip
"""A part of a request.

`data` is a form if it is a mapping, otherwise the body itself, like `content`. `fields` are the
query or a form, as the method demands. `prepared` is an object that holds the whole request.
"""


# fmt: off
STEERING = frozenset(
    {
        "timeout", "allow_redirects", "follow_redirects", "proxies", "proxy", "hooks", "stream",
        "verify", "cert", "ssl", "extensions", "raise_for_status", "retries", "redirect", "pool",
        "preload_content", "decode_content", "assert_same_host", "trace_request_ctx", "context",
        "stream_content", "max_redirects", "read_timeout", "connect_timeout", "request_timeout",
    }
)
"""Arguments that only steer how a request is sent."""
# fmt: on


@dataclass(frozen=True, eq=False)
class UrlTemplate:
    """An address that an attribute of the sender's class says how to put together."""

    attribute: str
    """The attribute that holds the template."""
    default: str
    """The template if the class has none."""
    fields: Mapping[str, str]
    """What is put into it: the fields and the attributes that hold their values."""


@dataclass(frozen=True, eq=False)
class Sender:
    """A call that sends a request, or that makes the object of one."""

    parameters: tuple[str, ...] = ()
    """What its arguments are, in their order."""
    method: str | None = None
    """The HTTP method, if the call itself says it."""
    template: UrlTemplate | None = None
    joins_base: bool = True
    """Whether the address of the client stands in front of a relative one."""
    is_partial: bool = False
    """Whether further calls add headers and a body to the request."""


@dataclass(frozen=True, eq=False)
class ClientClass:
    """A class whose objects send requests."""

    names: tuple[str, ...]
    senders: Mapping[str, Sender]
    constructor: tuple[str, ...] = ()
    """What the arguments of its constructor are, in their order."""
    builders: Mapping[str, Sender] = field(default_factory=dict)
    """Methods that make the object of a request."""
    joins: tuple[str, ...] = ()
    """Methods that put the address of the client in front of another one."""
    scheme: str = "https"
    """The scheme of the addresses of a client that is constructed with a host."""
    parts: Mapping[str, str] = field(default_factory=dict)
    """Attributes that hold an object of another class of the library, by its name."""


@dataclass(frozen=True, eq=False)
class Library:
    """An HTTP library."""

    name: str
    modules: tuple[str, ...]
    """The import paths that it has."""
    functions: Mapping[str, Sender] = field(default_factory=dict)
    clients: tuple[ClientClass, ...] = ()
    requests: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Classes whose objects hold a whole request, with what the constructor's arguments are."""
    keywords: Mapping[str, str] = field(default_factory=dict)
    """What arguments are whose name is not that of the part: `params` is the query."""
    method: str | None = None
    """The method if nothing says it; POST if there is a body and the library decides so."""
    method_of_body: str | None = None
    media_type_of_body: str | None = None
    """What the library says a body is, unless its argument or a header says so."""
    media_type_of_text: str | None = "application/octet-stream"
    """What a body is that is a text, which few libraries declare; the default of HTTP."""
    joins_base: Literal["append", "resolve", "host"] = "append"
    """How an address is put together of that of the client and that of the call."""
    urls: tuple[str, ...] = ()
    """Classes and functions that only hold or make an address."""
    added_query: Mapping[str, str] = field(default_factory=dict)
    """What the library itself adds to the query, unless the call gives another value."""


def verbs(parameters: tuple[str, ...], **others: tuple[str, ...]) -> dict[str, Sender]:
    """Return a sender for each HTTP method.

    Args:
        parameters: What the arguments are.
        **others: Those of methods that have other ones.
    """
    return {verb: Sender(others.get(verb, parameters), verb.upper()) for verb in VERBS}
