"""HTTP libraries: which of their calls send a request. The only table of them in this package."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.words import words
from wrapdocs_introspect.records import record

if TYPE_CHECKING:
    from collections.abc import Sequence

CALL = "()"
"""Stands in a path for a call of what is before it: `requests`, `Session`, `()`, `get`."""

_VERBS = words("get post put patch delete head options request")
_CONNECTION = words("request getresponse endheaders send putrequest connect")
_TOKENS = words("fetch_token refresh_token fetch_request_token fetch_access_token refresh")
_ANY_NAME = (
    _VERBS
    | _TOKENS
    | words(
        "send stream urlopen urlretrieve fetch getresponse _request open execute perform "
        "api_request send_request run json_request ws_connect retrieve connect_sse aconnect_sse "
        "upload download transmit"
    )
)
"""What methods that send requests are called in libraries whose names are not listed."""


@record
class Library:
    """An HTTP library, or a part of one."""

    name: str
    """The module that it is imported from."""
    sends: frozenset[str]
    """The names of functions and methods that send a request."""
    sends_by_any_call: bool = False
    """Whether every method of its objects sends a request."""
    is_chained: bool = False
    """Whether objects make others that send: `service.files().list().execute()`."""


def _library(
    name: str, sends: str = "", *, verbs: bool = False, is_chained: bool = False
) -> Library:
    names = words(sends) | (_VERBS if verbs else frozenset())
    return Library(name, names, is_chained=is_chained)


_TABLE = (
    _library("requests", "send", verbs=True),
    _library("httpx", "send stream handle_request handle_async_request", verbs=True),
    _library("aiohttp", "_request ws_connect", verbs=True),
    _library("niquests", "send", verbs=True),
    _library("requests_oauthlib", f"send {' '.join(sorted(_TOKENS))}", verbs=True),
    _library("authlib", f"send {' '.join(sorted(_TOKENS))}", verbs=True),
    _library("urllib3", "request urlopen request_encode_url request_encode_body send getresponse"),
    _library("urllib.request", "urlopen urlretrieve open retrieve"),
    _library("urllib2", "urlopen open"),
    _library("six.moves.urllib.request", "urlopen urlretrieve open"),
    *(Library(name, _CONNECTION) for name in ("http.client", "httplib", "six.moves.http_client")),
    _library("httplib2", "request"),
    _library("pycurl", "perform perform_rb"),
    _library("tornado.httpclient", "fetch fetch_impl"),
    _library("tornado.simple_httpclient", "fetch fetch_impl"),
    _library("azure.core", "run send_request send"),
    _library("azure.mgmt.core", "run send_request send"),
    _library("msrest", "send run"),
    _library("google.auth", "refresh api_request", verbs=True),
    _library("google.oauth2", "refresh"),
    _library("google.cloud._http", "api_request _make_request _do_request"),
    _library(
        "google.resumable_media",
        "transmit transmit_next_chunk consume initiate consume_next_chunk recover",
    ),
    _library("google.appengine.api.urlfetch", "fetch"),
    _library("googleapiclient", "execute next_chunk", is_chained=True),
    _library("apiclient", "execute next_chunk", is_chained=True),
    _library("botocore", "send _make_api_call make_request"),
    _library("httpx_sse", "connect_sse aconnect_sse"),
    _library("pyodide.http", "pyfetch open_url"),
    _library("oauth2", "request"),
    _library("mechanize", "open"),
    _library("intuitlib", "get_bearer_token refresh revoke get_user_info"),
    *(
        Library(name, _ANY_NAME)
        for name in (
            *("treq", "asks", "requests_toolbelt", "requests_cache", "cachecontrol", "httpcore"),
            *("cloudscraper", "curl_cffi", "requests_html", "aiohttp_retry", "requests_futures"),
            *("aiohttp_client_cache", "requests_ratelimiter", "tls_client", "primp", "urlfetch"),
            *("rauth", "hyper", "httpx_ws"),
        )
    ),
    *(
        Library(name, frozenset(), sends_by_any_call=True, is_chained=True)
        for name in ("xmlrpc.client", "xmlrpclib", "suds", "zeep", "boto3", "aiobotocore")
    ),
)
_LIBRARIES = {one.name: one for one in _TABLE}
ROOTS = sorted({one.name.partition(".")[0] for one in _TABLE})
"""The packages that hold libraries, such as `http` and `google`."""
_LONGEST = max(one.name.count(".") + 1 for one in _TABLE)
_LIKE_LIBRARY = re.compile(r"(?:\A|_)(?:aio)?(?:https?x?|requests|urllib3)\d*(?:\Z|_)|http_?client")
"""The names of packages around a library, such as `requests_kerberos` or `acme_http_client`."""
_WITHOUT_CLIENT = frozenset(
    {
        *("http.cookies", "http.cookiejar", "http.server", "http", "httptools"),
        *("requests_mock", "pytest_httpx", "pytest_httpserver", "http_message_signatures"),
    }
)
_SENDER = re.compile(
    r"(Session|Client|Manager|Pool|Connection|Http|HTTP|Opener|OpenerDirector|URLopener|Pipeline"
    r"|Adapter|Transport|Credentials|Curl|API|Api|Proxy|Upload|Download|OAuth\d?)\Z"
)
"""How classes are named whose objects send requests; the others hold what is sent or received."""
_HARMLESS = words("""
    exceptions utils auth structures headers cookies json text codes status_codes params hooks
    proxies url content util fields filepost compat mounts mount parse error cookiejar helpers hdrs
    multipart typing web warnings status_code data info geturl add_header add_handler history raw
    default_headers elapsed reason polling paging match_conditions rest configuration policies
    serialization tracing settings retry path_template from_credentials
    with_scopes_if_required
    """)
"""Parts of libraries that send nothing."""


_SENDING_PARTS = words("""
    client _client session _session pool pipeline _pipeline http _http transport _transport
    connection _connection opener
    """)
"""Attributes of clients and sessions that hold what sends their requests."""


def find_library(path: str) -> Library | None:
    """Return the library that an imported path belongs to.

    Args:
        path: A dotted path: `requests`, `urllib.request.urlopen`.
    """
    parts = path.split(".")
    for length in range(min(_LONGEST, len(parts)), 0, -1):
        found = _LIBRARIES.get(".".join(parts[:length]))
        if found is not None:
            return found
    if _LIKE_LIBRARY.search(parts[0]) and not _is_without_client(parts):
        return Library(parts[0], _ANY_NAME)
    return None


def may_make_sender(path: Sequence[str]) -> bool:
    """Tell whether calling something of a library may make an object that sends requests.

    Args:
        path: The names that lead to it.
    """
    if any(one in _HARMLESS for one in path):
        return False
    name = path[-1]
    return not name[:1].isupper() or _SENDER.search(name) is not None


def is_sending_call(library: Library, path: Sequence[str]) -> bool:
    """Tell whether calling something of a library sends a request.

    Args:
        library: The library.
        path: The way to what is called below the library's module: `Session`, `()`, `get`.
    """
    if not path or (path[-1] == CALL and not library.sends_by_any_call):
        return False
    before, name = path[:-1], path[-1]
    if library.sends_by_any_call:
        return CALL in before and not any(one.endswith("Error") for one in path)
    if any(one in _HARMLESS for one in before):
        return False
    if any(one[:1].isupper() and not _SENDER.search(one) for one in before):
        return False
    return name in library.sends


def is_harmless(name: str) -> bool:
    """Tell whether a part of a library only holds what is sent or received."""
    return name in _HARMLESS


def is_sending_part(name: str) -> bool:
    """Tell whether an attribute of a library's object is named like what sends its requests."""
    return name in _SENDING_PARTS


def _is_without_client(parts: Sequence[str]) -> bool:
    return parts[0] in _WITHOUT_CLIENT or ".".join(parts[:2]) in _WITHOUT_CLIENT
