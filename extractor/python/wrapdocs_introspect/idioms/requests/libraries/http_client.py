"""http.client."""

from __future__ import annotations

from wrapdocs_introspect.idioms.requests.libraries.table import ClientClass, Library, Sender

LIBRARY = Library(
    name="http.client",
    modules=("http.client", "six.moves.http_client", "httplib"),
    clients=(
        ClientClass(
            names=("HTTPSConnection", "HTTPConnection"),
            senders={
                "request": Sender(("method", "url", "content", "headers")),
                "putrequest": Sender(("method", "url")),
            },
            constructor=("host", "port"),
        ),
    ),
    keywords={"body": "content"},
    joins_base="host",
)
