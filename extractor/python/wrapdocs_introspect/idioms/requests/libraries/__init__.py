"""HTTP libraries: one table each. To add one, add a file and a row to `_LIBRARIES`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wrapdocs_introspect.idioms.requests.libraries import (
    aiohttp,
    azure_core,
    google_cloud,
    http_client,
    httplib2,
    httpx,
    requests,
    tornado,
    urllib3,
    urllib_request,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.libraries.table import ClientClass, Library

_LIBRARIES = (
    *(requests.LIBRARY, httpx.LIBRARY, aiohttp.LIBRARY, urllib3.LIBRARY, urllib_request.LIBRARY),
    *(http_client.LIBRARY, httplib2.LIBRARY, tornado.LIBRARY, azure_core.LIBRARY),
    google_cloud.LIBRARY,
)
_BY_MODULE = {module: library for library in _LIBRARIES for module in library.modules}

SENDER_NAMES = frozenset(
    name
    for library in _LIBRARIES
    for senders in (library.functions, *(one.senders for one in library.clients))
    for name in senders
)
"""The last names of all calls that send requests."""

__all__ = ["SENDER_NAMES", "Named", "find_client", "find_library", "find_named"]


class Named(NamedTuple):
    """Something that an HTTP library defines."""

    library: Library
    name: str
    """Its last name."""
    is_in_class: bool
    """Whether it is a member of a class."""


def find_library(path: str) -> Library | None:
    """Return the library that an import path leads into."""
    while path:
        found = _BY_MODULE.get(path)
        if found is not None:
            return found
        path = path.rpartition(".")[0]
    return None


def find_named(path: str) -> Named | None:
    """Return what an import path names in an HTTP library."""
    parent, _, name = path.rpartition(".")
    library = find_library(parent)
    if library is None:
        return None
    return Named(library, name, parent.rpartition(".")[2][:1].isupper())


def find_client(path: str) -> tuple[Library, ClientClass] | None:
    """Return the class of clients that an import path names."""
    found = find_named(path)
    if found is None:
        return None
    classes = (one for one in found.library.clients if found.name in one.names)
    client = next(classes, None)
    return (found.library, client) if client is not None else None
