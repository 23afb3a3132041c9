"""aiohttp."""

from __future__ import annotations

from wrapdocs_introspect.idioms.requests.libraries.table import (
    ClientClass,
    Library,
    Sender,
    verbs,
)

LIBRARY = Library(
    name="aiohttp",
    modules=("aiohttp", "aiohttp_retry", "yarl"),
    functions={"request": Sender(("method", "url"))},
    clients=(
        ClientClass(
            names=("ClientSession", "RetryClient"),
            senders={
                **verbs(("url",)),
                "request": Sender(("method", "url")),
                "_request": Sender(("method", "url")),
            },
            constructor=("base_url",),
        ),
    ),
    keywords={"params": "query"},
    media_type_of_text="text/plain",
    joins_base="resolve",
    urls=("URL",),
)
