"""http.client."""

from __future__ import annotations

from wrapdocs_introspect.idioms.requests.libraries.table import ClientClass, Library, Sender

_SENDERS = {
    "request": Sender(("method", "url", "content", "headers")),
    "putrequest": Sender(("method", "url"), is_partial=True),
}

LIBRARY = Library(
    name="http.client",
    modules=("http.client", "six.moves.http_client", "httplib"),
    clients=(
        ClientClass(names=("HTTPSConnection",), senders=_SENDERS, constructor=("host", "port")),
        ClientClass(
            names=("HTTPConnection",),
            senders=_SENDERS,
            constructor=("host", "port"),
            scheme="http",
        ),
    ),
    keywords={"body": "content"},
    joins_base="host",
)
