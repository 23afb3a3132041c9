"""Whether an operation and a request of the HTTP library are the same."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.values import Placeholder, Text

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Client
    from wrapdocs_introspect.idioms.requests.library_calls.decision import DecidedRequest
    from wrapdocs_introspect.operations.facts import OperationFacts

_HOST = re.compile(r"^[a-z]+://[^/]*")
_PLACEHOLDER = re.compile(r"\{[^{}]*\}")
_ANYTHING = "[^/]+"
_INITIAL_VALUES = frozenset({"0", "None", ""})


def write_path(path: Text) -> str:
    """Return a path with its placeholders in braces."""
    return "".join(f"{{{one.name}}}" if isinstance(one, Placeholder) else one for one in path.parts)


def path_of_server(client: Client | None) -> str:
    """Return the path that the address of a client's server has: `/v1`."""
    url = client.get("server", {}).get("url", "") if client is not None else ""
    return _HOST.sub("", url).rstrip("/")


def origin_of_client(client: Client | None) -> str:
    """Return scheme and host of a client's server, empty if they are not known."""
    found = _HOST.match(client.get("server", {}).get("url", "") if client is not None else "")
    return found[0] if found is not None else ""


def has_host(path: str) -> bool:
    """Tell whether the path of an operation is a whole address."""
    return _HOST.match(path) is not None


def path_below(request: DecidedRequest, client: Client | None) -> str:
    """Return a path without that of the client's server."""
    path, server = write_path(request.path), path_of_server(client)
    if server and f"{path}/".startswith(f"{server}/"):
        return path.removeprefix(server) or "/"
    return path


def full_path(operation: OperationFacts, client: Client | None) -> str:
    """Return the path of an operation with that of its server in front."""
    if has_host(operation.path):
        return _HOST.sub("", operation.path)
    return path_of_server(client) + operation.path


def agrees(operation: OperationFacts, client: Client | None, request: DecidedRequest) -> bool:
    """Tell whether the HTTP library shows the request that an operation says.

    One of the two may know more of the beginning of the path.
    """
    if request.method is not None and request.method != operation.method:
        return False
    if not request.is_path_known:
        return True
    own, other = full_path(operation, client), write_path(request.path)
    if _is_same(own, other) or (request.address.is_prefix_open and _ends_with(own, other)):
        return True
    # What is not known in front of it does not contradict.
    return _ends_with(other, own) and other.startswith("/{")


def _is_same(one: str, other: str) -> bool:
    return bool(_pattern(one).fullmatch(_filled(other)) or _pattern(other).fullmatch(_filled(one)))


def _ends_with(one: str, other: str) -> bool:
    """Tell whether a path ends with another one."""
    return bool(re.search(f"{_pattern(other).pattern}$", _filled(one)))


def has_initial_value(
    operation: OperationFacts, client: Client | None, request: DecidedRequest
) -> bool:
    """Tell whether an operation has an initial value where the library shows a placeholder."""
    own = full_path(operation, client).split("/")
    other = write_path(request.path).split("/")
    return len(own) == len(other) and any(
        one in _INITIAL_VALUES and each.startswith("{")
        for one, each in zip(own, other, strict=True)
    )


def lacks_prefix(operation: OperationFacts, client: Client | None, request: DecidedRequest) -> bool:
    """Tell whether the HTTP library shows more of the beginning of an operation's path."""
    if request.method != operation.method:
        return False
    own, other = full_path(operation, client), write_path(request.path)
    if _is_same(own, other) or not _ends_with(other, own):
        return False
    return "{" not in other[: max(0, len(other) - len(own))]


def _pattern(path: str) -> re.Pattern[str]:
    pieces = _PLACEHOLDER.split(path.rstrip("/"))
    return re.compile(_ANYTHING.join(re.escape(one) for one in pieces) + "/?")


def _filled(path: str) -> str:
    return _PLACEHOLDER.sub("x", path)
