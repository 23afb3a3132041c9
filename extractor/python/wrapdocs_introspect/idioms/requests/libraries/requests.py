"""requests, and libraries with the same interface."""

from __future__ import annotations

from wrapdocs_introspect.idioms.requests.libraries.table import (
    ClientClass,
    Library,
    Sender,
    verbs,
)

_REQUEST = (
    *("method", "url", "query", "data", "headers", "cookies", "files", "auth"),
    *("timeout", "allow_redirects", "proxies", "hooks", "stream", "verify", "cert", "json"),
)
_SENDERS = {
    **verbs(("url",), get=("url", "query"), post=("url", "data", "json"), put=("url", "data"),
            patch=("url", "data")),
    "request": Sender(_REQUEST),
}  # fmt: skip
_SESSION = ("Session", "session", "AsyncSession", "AuthorizedSession", "OAuth2Session",
            "OAuth1Session", "CachedSession", "FuturesSession", "BaseUrlSession")  # fmt: skip
_PREPARED = (
    "method",
    "url",
    "headers",
    "files",
    "data",
    "query",
    "auth",
    "cookies",
    "hooks",
    "json",
)
_KEYWORDS = {"params": "query"}

LIBRARY = Library(
    name="requests",
    modules=(
        *("requests", "niquests", "pip._vendor.requests", "google.auth.transport.requests"),
        *("requests_oauthlib", "requests_cache", "requests_futures", "requests_toolbelt"),
        *("authlib.integrations.requests_client", "curl_cffi.requests"),
    ),
    functions=_SENDERS,
    clients=(
        ClientClass(
            names=_SESSION,
            senders={**_SENDERS, "send": Sender(("prepared",))},
            builders={"prepare_request": Sender(("prepared",))},
        ),
    ),
    requests={"Request": _PREPARED},
    keywords=_KEYWORDS,
)
