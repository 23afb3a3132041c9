"""Hosts in the paths of operations: that of the client is its server's, another one is kept."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.certainty import certainty_of
from wrapdocs_introspect.idioms.requests.connection.addresses import is_address
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from wrapdocs_introspect.contract import Client, Reason
    from wrapdocs_introspect.operations.facts import InputFacts, OperationFacts, VariantFacts


_ORIGIN = re.compile(r"https?://(?:https?://)?[^/]*")


@dataclass(slots=True)
class PathChanges:
    """What the clients of a package say of the paths of operations, by the places of these."""

    elsewhere: dict[int, str | None] = field(default_factory=dict)
    """The addresses of those that are sent to another one than their client has; None if it is
    not known."""
    endings: dict[int, str] = field(default_factory=dict)
    """What their client puts behind them."""
    beginnings: dict[int, str] = field(default_factory=dict)
    """What they begin with in place of the server: `{url}`."""


class HostPaths:
    """Paths of operations below the addresses of their clients."""

    def __init__(self, clients: Mapping[str, Client], changes: PathChanges) -> None:
        """Shorten paths.

        Args:
            clients: What classes say as clients, by the ids of the classes.
            changes: What they say of the paths of operations.
        """
        self._clients = clients
        self._elsewhere = changes.elsewhere
        self._endings = changes.endings
        self._beginnings = changes.beginnings

    def apply(self, operations: Iterable[OperationFacts]) -> list[OperationFacts]:
        """Return operations with shortened paths, and with a reason where no server is known.

        Args:
            operations: All operations.
        """
        before = list(operations)
        begun = [self._begin(index, one) for index, one in enumerate(before)]
        after = [self._settle(index, self._end(index, one)) for index, one in enumerate(begun)]
        paths: dict[tuple[str, str, str], str] = {
            (old.id, old.method, old.path): new.path for old, new in zip(before, after, strict=True)
        }
        return [_link_variant(one, paths) for one in after]

    def _begin(self, index: int, operation: OperationFacts) -> OperationFacts:
        """Return an operation without the server in front of its path: `{url}/users`."""
        client, front = operation.client, self._beginnings.get(index)
        if client is None or front is None or not operation.path.startswith(front):
            return operation
        path = f"/{operation.path.removeprefix(front).lstrip('/')}"
        reasons = tuple(one for one in client.reasons if one["kind"] != "pathFromObject")
        known = replace(client, reasons=reasons, certainty=certainty_of(reasons))
        shortened = replace(operation, path=path, client=known)
        left = set(shortened.placeholders)
        inputs = tuple(one for one in operation.inputs if _is_sent(one, left))
        return replace(shortened, inputs=inputs)

    def _end(self, index: int, operation: OperationFacts) -> OperationFacts:
        ending = self._endings.get(index, "")
        is_added = bool(ending) and not operation.path.endswith((ending, "/"))
        return replace(operation, path=f"{operation.path}{ending}") if is_added else operation

    def _settle(self, index: int, operation: OperationFacts) -> OperationFacts:
        if index not in self._elsewhere:
            return self._shorten(operation)
        address = self._elsewhere[index]
        if address is None:
            return _with_unknown_server(operation)
        return replace(operation, path=f"{address}{operation.path}")

    def _shorten(self, operation: OperationFacts) -> OperationFacts:
        if operation.client is None:
            return operation
        origin = _ORIGIN.match(operation.path)
        if origin is not None and not is_address(origin[0]):
            path = f"/{operation.path[origin.end() :].lstrip('/')}"
            return _with_unknown_server(_with_path(operation, path))
        client = self._clients.get(operation.client.client_class or "", {})
        server = client.get("server")
        url = server.get("url") if server is not None else None
        if operation.path.startswith("/") and server is None:
            return _with_unknown_server(operation)
        if url is None or not operation.path.startswith(f"{url}/"):
            return operation
        return _with_path(operation, operation.path.removeprefix(url))


def _with_path(operation: OperationFacts, path: str) -> OperationFacts:
    """Return an operation with a shorter path, and without what only the longer one had."""
    shortened = replace(operation, path=path)
    left = set(shortened.placeholders)
    inputs = (one for one in operation.inputs if _is_sent(one, left))
    return replace(shortened, inputs=tuple(inputs))


def _with_unknown_server(operation: OperationFacts) -> OperationFacts:
    if operation.client is None:
        return operation
    unknown: Reason = {"kind": "serverUnknown"}
    reasons = (*operation.client.reasons, unknown)
    return replace(operation, client=replace(operation.client, reasons=reasons))


def _is_sent(one: InputFacts, placeholders: set[str]) -> bool:
    """Tell whether an input is still in the path, or elsewhere in the request."""
    return one.location != "path" or one.wire_name in placeholders


def _link_variant(
    operation: OperationFacts, paths: Mapping[tuple[str, str, str], str]
) -> OperationFacts:
    """Point a variant to the shortened path of its primary function."""
    variant = operation.client.variant_of if operation.client is not None else None
    if operation.client is None or variant is None:
        return operation
    path = paths.get((variant.function, variant.method, variant.path), variant.path)
    linked: VariantFacts = replace(variant, path=path)
    return replace(operation, client=replace(operation.client, variant_of=linked))
