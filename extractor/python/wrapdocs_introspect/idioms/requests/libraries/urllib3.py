"""urllib3."""

from __future__ import annotations

from wrapdocs_introspect.idioms.requests.libraries.table import ClientClass, Library, Sender

_SENDERS = {
    "request": Sender(("method", "url", "content", "fields", "headers", "json")),
    "urlopen": Sender(("method", "url", "content", "headers")),
    "request_encode_url": Sender(("method", "url", "query", "headers")),
    "request_encode_body": Sender(("method", "url", "fields", "headers")),
}

LIBRARY = Library(
    name="urllib3",
    modules=("urllib3",),
    functions={"request": _SENDERS["request"]},
    clients=(
        ClientClass(
            names=("PoolManager", "ProxyManager", "proxy_from_url"),
            senders=_SENDERS,
        ),
        ClientClass(
            names=("HTTPSConnectionPool", "connection_from_url"),
            senders=_SENDERS,
            constructor=("host", "port"),
        ),
        ClientClass(
            names=("HTTPConnectionPool",),
            senders=_SENDERS,
            constructor=("host", "port"),
            scheme="http",
        ),
    ),
    keywords={"body": "content"},
    joins_base="host",
)
