"""Words by which code names requests: verbs, calls that send, parameters for method and path.

They are the words of HTTP and of HTTP clients, never names of a package or of an SDK generator.
"""

from __future__ import annotations

import re
from functools import lru_cache

VERBS = frozenset({"get", "post", "put", "patch", "delete", "head", "options"})
_LITERAL_VERBS = VERBS | {"list", "trace"}
"""What may stand as a method in a call: some servers know methods of their own, such as LIST."""

# fmt: off
_BESIDE_A_VERB = frozenset(
    {
        "raw", "api", "json", "async", "request", "call", "http", "do", "send", "all", "page",
        "paginated", "paginate", "with", "info", "response", "obj", "object", "data", "one",
        "resource", "endpoint", "url", "stream", "form", "file", "and", "return", "as", "to",
        "sync", "rest", "iter", "list",
    }
)
_REQUEST = frozenset(
    {
        "request", "requests", "api", "call", "perform", "send", "execute", "fetch", "invoke",
        "transport", "submit", "query", "http",
    }
)
_BESIDE_A_REQUEST = frozenset(
    {
        "do", "make", "json", "and", "check", "raw", "with", "info", "async", "rest", "build",
        "retry", "stream", "static", "blob", "multipart", "paginated", "to", "web", "page",
        "response", "preload", "content", "without", "internal", "sync", "action",
    }
)
_METHOD_PARAMETERS = frozenset(
    {
        "method", "verb", "http_method", "http_verb", "request_method", "httpmethod",
        "requestmethod", "method_type",
    }
)
_PATH_PARAMETERS = frozenset(
    {
        "path", "url", "endpoint", "uri", "route", "resource_path", "api_path", "endpoint_path",
        "path_template", "relative_url", "url_path", "target_url", "api_method", "resource",
        "url_template", "api_endpoint", "relative_path", "request_url", "request_path",
        "full_url", "path_or_url", "raw_path",
    }
)
_CLIENTS = frozenset(
    {
        "client", "session", "api", "http", "requester", "rest", "connection", "transport",
        "adapter", "requestor", "web", "service", "conn",
    }
)
_HTTP_LIBRARIES = frozenset({"requests", "httpx", "aiohttp", "urllib3", "niquests"})
_BASES = frozenset({"base", "host", "hostname", "server", "domain", "root", "origin"})
_ADDRESSES = frozenset({"url", "uri", "address", "endpoint"})
# fmt: on
_PLAIN_CLIENTS = frozenset({"client", "http", "api", "requester", "rest", "requestor"})
RESPONSE_PARAMETERS = (
    *("cast_to", "parse_as", "response_type", "response_class", "response_cls"),
    *("response_model", "return_type", "result_type"),
)
"""Parameters that take the class of the response; the first ones count more."""
_WORD_EDGE = re.compile(r"([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])")


@lru_cache(maxsize=4096)
def words_of(name: str) -> tuple[str, ...]:
    """Split `requestJsonAndCheck`, `APIAsync` and `_get_api_list` into lower-case words."""
    return tuple(word for word in _WORD_EDGE.sub(r"\g<0>_", name).lower().split("_") if word)


@lru_cache(maxsize=4096)
def _last_word(name: str) -> str:
    return next(reversed(words_of(name)), "")


@lru_cache(maxsize=4096)
def verb_of_call(name: str) -> str | None:
    """Return the HTTP method that the name of a call says: `_get`, `post_json`, `list`."""
    words = words_of(name)
    verbs = [word for word in words if word in VERBS]
    if len(verbs) == 1 and all(word in _BESIDE_A_VERB or word in VERBS for word in words):
        return verbs[0].upper()
    return "LIST" if words == ("list",) else None


@lru_cache(maxsize=4096)
def is_request_call(name: str) -> bool:
    """Tell whether the name of a call says that it sends something: `request`, `_api_call`."""
    words = words_of(name)
    known = _REQUEST | _BESIDE_A_REQUEST
    return any(word in _REQUEST for word in words) and all(word in known for word in words)


def names_response(name: str) -> bool:
    """Tell whether a class is that of a response by its name: `ApiResponse`."""
    return _last_word(name) == "response"


def names_address(name: str) -> bool:
    """Tell whether the last word of a function's name is an address: `get_api_url`."""
    return _last_word(name) in {"url", "uri", "path", "endpoint"}


@lru_cache(maxsize=4096)
def is_plain_request(name: str) -> bool:
    """Tell whether the name of a call says `request` itself: `send` and `execute` are vague."""
    return is_request_call(name) and (says_request(name) or "http" in words_of(name))


@lru_cache(maxsize=4096)
def says_request(name: str) -> bool:
    """Tell whether the name of a call has the word `request`, whatever stands beside it."""
    return not {"request", "requests"}.isdisjoint(words_of(name))


def names_http_library(path: str) -> bool:
    """Tell whether an import path is that of a library that sends HTTP requests."""
    return path.partition(".")[0] in _HTTP_LIBRARIES


@lru_cache(maxsize=4096)
def is_method_parameter(name: str) -> bool:
    """Tell whether a parameter or attribute holds an HTTP method."""
    return name.strip("_").lower() in _METHOD_PARAMETERS


@lru_cache(maxsize=4096)
def is_path_parameter(name: str) -> bool:
    """Tell whether a parameter or attribute holds a path or URL."""
    return name.strip("_").lower() in _PATH_PARAMETERS


def is_verb(literal: str) -> bool:
    """Tell whether a string is an HTTP method, in either case."""
    return literal.lower() in _LITERAL_VERBS


def names_client(name: str) -> bool:
    """Tell whether a name is that of a client or session: `self._client`, `http_session`."""
    return _last_word(name) in _CLIENTS


def says_client(name: str) -> bool:
    """Tell whether a name is that of a client of HTTP alone: servers have sessions, too."""
    return _last_word(name) in _PLAIN_CLIENTS


def has_client_word(name: str) -> bool:
    """Tell whether a class is a client by its name: `ApiClient`, `HTTPAdapterBase`."""
    return any(word in _CLIENTS for word in words_of(name))


@lru_cache(maxsize=4096)
def names_base(name: str) -> bool:
    """Tell whether an attribute holds the address of a server by its name: `_base_url`, `host`."""
    words = words_of(name.rpartition(".")[2])
    return not _BASES.isdisjoint(words) or ("api" in words and words[-1] in _ADDRESSES)


def names_server(name: str) -> bool:
    """Tell whether a parameter takes the address of a server: `host`, `base_url`, not `domain`."""
    return names_base(name) and _last_word(name) in _ADDRESSES | {"host", "hostname", "server"}
