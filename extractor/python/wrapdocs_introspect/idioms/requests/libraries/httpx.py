"""httpx."""

from __future__ import annotations

from wrapdocs_introspect.idioms.requests.libraries.table import (
    ClientClass,
    Library,
    Sender,
    verbs,
)

_SENDERS = {
    **verbs(("url",)),
    "request": Sender(("method", "url")),
    "stream": Sender(("method", "url")),
}

LIBRARY = Library(
    name="httpx",
    modules=("httpx", "httpx2", "authlib.integrations.httpx_client"),
    functions=_SENDERS,
    clients=(
        ClientClass(
            names=("Client", "AsyncClient", "BaseClient", "OAuth2Client", "AsyncOAuth2Client"),
            senders={**_SENDERS, "send": Sender(("prepared",))},
            builders={"build_request": Sender(("method", "url"))},
        ),
    ),
    requests={"Request": ("method", "url")},
    keywords={"params": "query"},
    urls=("URL",),
)
