"""tornado.httpclient."""

from __future__ import annotations

from wrapdocs_introspect.idioms.requests.libraries.table import ClientClass, Library, Sender

LIBRARY = Library(
    name="tornado",
    modules=("tornado.httpclient", "tornado.simple_httpclient"),
    clients=(
        ClientClass(
            names=("AsyncHTTPClient", "HTTPClient"),
            senders={"fetch": Sender(("prepared",))},
        ),
    ),
    requests={"HTTPRequest": ("url", "method", "headers", "content")},
    keywords={"body": "content"},
    method="GET",
)
