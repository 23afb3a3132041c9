"""google.cloud._http: connections whose class says the address."""

from __future__ import annotations

from wrapdocs_introspect.idioms.requests.libraries.table import (
    ClientClass,
    Library,
    Sender,
    UrlTemplate,
)

_ADDRESS = UrlTemplate(
    "API_URL_TEMPLATE",
    "{api_base_url}{path}",
    {"api_base_url": "API_BASE_URL", "api_version": "API_VERSION"},
)

LIBRARY = Library(
    name="google.cloud",
    modules=("google.cloud._http", "google.cloud"),
    clients=(
        ClientClass(
            names=("JSONConnection",),
            senders={"api_request": Sender(("method", "path", "query", "json"), template=_ADDRESS)},
            constructor=("client",),
        ),
    ),
    keywords={"query_params": "query", "data": "json", "api_base_url": "server"},
    added_query={"prettyPrint": "false"},
)
