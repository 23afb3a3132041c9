"""httplib2."""

from __future__ import annotations

from wrapdocs_introspect.idioms.requests.libraries.table import ClientClass, Library, Sender

LIBRARY = Library(
    name="httplib2",
    modules=("httplib2", "google_auth_httplib2"),
    clients=(
        ClientClass(
            names=("Http", "AuthorizedHttp"),
            senders={"request": Sender(("url", "method", "content", "headers"))},
        ),
    ),
    keywords={"uri": "url", "body": "content"},
    method="GET",
)
