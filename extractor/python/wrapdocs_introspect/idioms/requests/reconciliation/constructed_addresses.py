"""The addresses of requests as callers reach them, on clients with no more than they demand."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.access import parse_access
from wrapdocs_introspect.idioms.requests.reconciliation.comparing import (
    has_host,
    write_path,
)
from wrapdocs_introspect.idioms.requests.reconciliation.decided_operations import (
    decide_operations,
)
from wrapdocs_introspect.idioms.requests.reconciliation.doubts import (
    OPEN,
    assume,
    is_stated,
    open_as,
    with_siblings,
)
from wrapdocs_introspect.idioms.requests.reconciliation.input_corrections import sent_for_client
from wrapdocs_introspect.idioms.requests.reconciliation.servers import (
    is_address_known,
    origin_of,
)
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from wrapdocs_introspect.contract import Client, ReasonKind
    from wrapdocs_introspect.idioms.requests.library_calls.reading import ReadFunction, ReadRequest
    from wrapdocs_introspect.idioms.requests.reconciliation.readings import Readings
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import OperationFacts

_MAX_STEPS = 20_000
"""The steps that following functions may take in a package."""
_MAX_OBJECTS = 4
"""In how many ways to a function it is followed where these may show other requests."""
_ENOUGH = 2
"""How many functions of a kind are followed if all of them agree with what is known."""
_FIELD = re.compile(r"\{[^{}]*\}")


class ConstructedAddresses:
    """Compares operations with what callers reach on a client that they construct."""

    def __init__(self, clients: Mapping[str, Client], readings: Readings) -> None:
        """Compare operations.

        Args:
            clients: What classes say as clients, by their ids.
            readings: Follows functions.
        """
        self._clients = clients
        self._readings = readings
        self._limit = readings.steps + _MAX_STEPS
        self._seen: Counter[Hashable] = Counter()
        self._fronts: dict[tuple[Hashable, str], Counter[tuple[str, ...]]] = {}
        """What stands before the paths of functions of a kind, and what takes the place of it."""
        self._disputed: set[Hashable] = set()
        self._opened: dict[Hashable, set[ReasonKind]] = {}
        """What is open in requests of functions of a kind."""

    def complete(self, operations: Sequence[OperationFacts]) -> list[OperationFacts]:
        """Return operations with the addresses that their requests have by default."""
        groups: dict[tuple[Scope, Scope | None], list[OperationFacts]] = {}
        for one in operations:
            if not is_stated(one):
                groups.setdefault((one.function, one.inheriting), []).append(one)
        ways = {key: self._readings.group_of(*key) for key in groups if not self._is_decided(key)}
        changed: dict[int, list[OperationFacts]] = {}
        left: list[tuple[Hashable, list[OperationFacts]]] = []
        for key, way in ways.items():
            group = groups[key]
            made = None if self._is_enough(way) else self._follow(way, group)
            if made is None:
                left.append((way, group))
            else:
                changed.update(_in_place_of(group, made))
        for way, group in left:
            moved = self._move(way, group) if way in self._disputed else group
            opened = {*self._opened.get(way, ()), "assumed"}
            made = [open_as(one, opened) if _is_assumed(one) else one for one in moved]
            changed.update(_in_place_of(group, made))
        return [made for one in operations for made in changed.get(id(one), [one])]

    def _is_decided(self, key: tuple[Scope, Scope | None]) -> bool:
        """Tell whether the constructor decides nothing of the address, as another reading shows."""
        read = self._readings.find_any(*key)
        requests = self._readings.whole_requests(read) if read is not None else []
        servers = {one.decided.address.server for one in requests}
        return len(servers) == 1 and all(one.decided.address.is_server_known for one in requests)

    def _is_enough(self, way: Hashable) -> bool:
        """Tell whether enough functions of a kind were followed, and all show the same."""
        every = [shown for (one, _), shown in self._fronts.items() if one == way]
        return self._seen[way] >= _ENOUGH and all(len(shown) == 1 for shown in every)

    def _follow(self, way: Hashable, group: list[OperationFacts]) -> list[OperationFacts] | None:
        """Return the operations of a function; None if following it does not show them."""
        read = self._read(group[0])
        requests = self._whole_requests(read)
        if read is None or not requests:
            return None
        addresses = _addresses_of(requests)
        is_among = any(self._is_among(one, addresses) for one in group)
        if not is_among and self._depends_on_object(group[0], addresses):
            return group
        if not self._learn_fronts(way, group, addresses):
            return group  # Attributes that other methods set have their first values here.
        self._seen[way] += 1
        if not is_among:
            self._disputed.add(way)
        client = self._client_of(group[0])
        names = sent_for_client(client) | self._readings.common_headers
        made = decide_operations(group, requests, client, names, is_open=read.is_open)
        self._opened.setdefault(way, set()).update(*map(_open_kinds, made))
        is_sure = is_among and not any(map(_is_assumed, group))
        return group if is_sure else with_siblings(made, len(made))

    def _learn_fronts(
        self,
        way: Hashable,
        group: Sequence[OperationFacts],
        addresses: Sequence[tuple[str, str]],
    ) -> bool:
        """Remember what stands before the paths of a function; tell whether that is known."""
        is_any = False
        for model in group:
            front, path = self._divide(model)
            tail = _FIELD.sub("{}", path).rstrip("/")
            fronts = tuple(
                "/".join(address.rstrip("/").split("/")[: -tail.count("/")])
                for method, address in addresses
                if tail and method == model.method and _FIELD.sub("{}", address).endswith(tail)
            )
            if fronts:
                self._fronts.setdefault((way, front), Counter())[fronts] += 1
                is_any = True
        return is_any

    def _move(self, way: Hashable, group: list[OperationFacts]) -> list[OperationFacts]:
        """Return the operations of a function that was not followed, as others of its kind show."""
        found: dict[str, OperationFacts] = {}
        for model in group:
            shown = self._fronts.get((way, self._divide(model)[0]), Counter())
            if len(shown) != 1 or shown.total() < _ENOUGH:
                return list(map(assume, group))
            found.update(self._put(model, *shown))
        return with_siblings(list(found.values()), len(found))

    def _put(self, model: OperationFacts, fronts: Sequence[str]) -> dict[str, OperationFacts]:
        """Return an operation behind each of some addresses."""
        base, path = self._base_of(model), self._divide(model)[1]
        paths = [_path_behind(f"{front}{path}", base) for front in fronts]
        return {one: replace(model, path=one) for one in paths}

    def _divide(self, operation: OperationFacts) -> tuple[str, str]:
        """Return what stands before the path of an operation, and the path."""
        path = operation.path.partition("?")[0]
        if has_host(path):
            return origin_of(path), path.removeprefix(origin_of(path))
        return self._base_of(operation), path

    def _read(self, operation: OperationFacts, index: int = 0) -> ReadFunction | None:
        """Follow a function as callers reach it, in one of the ways that they have."""
        call = operation.client
        cls = self._readings.find_class(call.client_class or "") if call is not None else None
        if call is None or cls is None or not call.access or self._readings.steps > self._limit:
            return None
        return self._readings.read_call(operation.function, cls, parse_access(call.access[index]))

    def _whole_requests(self, read: ReadFunction | None) -> list[ReadRequest]:
        """Return the requests of a function, if the whole address of each is known."""
        found = self._readings.whole_requests(read) if read is not None else []
        return found if all(map(is_address_known, found)) else []

    def _depends_on_object(
        self, operation: OperationFacts, addresses: Sequence[tuple[str, str]]
    ) -> bool:
        """Tell whether a function sends other requests on another object that callers reach."""
        call = operation.client
        others = range(1, min(len(call.access), _MAX_OBJECTS)) if call is not None else range(0)
        read = (self._read(operation, index) for index in others)
        return any(_addresses_of(self._whole_requests(one)) != addresses for one in read)

    def _is_among(self, operation: OperationFacts, addresses: Sequence[tuple[str, str]]) -> bool:
        """Tell whether an operation is one of some requests, as far as its address is known."""
        path = operation.path.partition("?")[0]
        own = path if has_host(path) else self._base_of(operation) + path
        pieces = map(re.escape, _FIELD.split(own.rstrip("/")))
        front = "" if has_host(own) else ".*"
        pattern = re.compile(front + ".+".join(pieces))
        return any(
            method == operation.method and pattern.fullmatch(address.rstrip("/"))
            for method, address in addresses
        )

    def _base_of(self, operation: OperationFacts) -> str:
        client = self._client_of(operation)
        return client.get("server", {}).get("url", "").rstrip("/") if client is not None else ""

    def _client_of(self, operation: OperationFacts) -> Client | None:
        name = operation.client.client_class if operation.client is not None else None
        return self._clients.get(name or "")


def _path_behind(address: str, base: str) -> str:
    """Return an address as a path behind another one, or whole if it is elsewhere."""
    return address.removeprefix(base) if base and address.startswith(f"{base}/") else address


def _in_place_of(
    group: Sequence[OperationFacts], made: list[OperationFacts]
) -> dict[int, list[OperationFacts]]:
    return {**{id(one): [] for one in group}, id(group[0]): made}


def _addresses_of(requests: Sequence[ReadRequest]) -> list[tuple[str, str]]:
    """Return method and address of each request."""
    return list(dict.fromkeys(map(_address_of, requests)))


def _address_of(request: ReadRequest) -> tuple[str, str]:
    decided = request.decided
    server = write_path(decided.address.server) if decided.address.server is not None else ""
    return decided.method or "", f"{server.rstrip('/')}{write_path(decided.path)}"


def _open_kinds(operation: OperationFacts) -> set[ReasonKind]:
    call = operation.client
    return {one["kind"] for one in call.reasons if one["kind"] in OPEN} if call else set()


def _is_assumed(operation: OperationFacts) -> bool:
    return operation.client is not None and operation.client.certainty == "assumed"
