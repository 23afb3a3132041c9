"""urllib.request, and its name in Python 2 and in six."""

from __future__ import annotations

from wrapdocs_introspect.idioms.requests.libraries.table import ClientClass, Library, Sender

_OPEN = Sender(("prepared", "content"))

LIBRARY = Library(
    name="urllib.request",
    modules=(
        "urllib.request",
        "six.moves.urllib.request",
        "urllib2",
        "future.moves.urllib.request",
    ),
    functions={"urlopen": _OPEN, "urlretrieve": Sender(("url",))},
    clients=(
        ClientClass(names=("build_opener", "OpenerDirector", "URLopener"), senders={"open": _OPEN}),
    ),
    requests={
        "Request": ("url", "content", "headers", "origin_req_host", "unverifiable", "method")
    },
    keywords={"data": "content"},
    method="GET",
    method_of_body="POST",
    media_type_of_body="application/x-www-form-urlencoded",
)
