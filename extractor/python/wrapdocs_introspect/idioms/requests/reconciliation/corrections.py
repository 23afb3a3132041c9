"""Operations, corrected by what the HTTP library shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.reconciliation.comparing import (
    agrees,
    full_path,
    has_host,
    has_initial_value,
    lacks_prefix,
    origin_of_client,
    path_below,
    path_of_server,
)
from wrapdocs_introspect.idioms.requests.reconciliation.decided_inputs import OF_LIBRARY
from wrapdocs_introspect.idioms.requests.reconciliation.decided_operations import (
    decide_operations,
)
from wrapdocs_introspect.idioms.requests.reconciliation.doubts import (
    OPEN,
    assume,
    is_stated,
    open_as,
    or_at_given_path,
    with_siblings,
)
from wrapdocs_introspect.idioms.requests.reconciliation.evidence import evidence_of, place_of
from wrapdocs_introspect.idioms.requests.reconciliation.input_corrections import (
    sent_for_client,
    with_inputs,
)
from wrapdocs_introspect.idioms.requests.reconciliation.plausibility import (
    is_plausible_path,
    path_given_instead,
)
from wrapdocs_introspect.idioms.requests.reconciliation.readings import first_of_each
from wrapdocs_introspect.idioms.requests.reconciliation.servers import complete_clients
from wrapdocs_introspect.idioms.requests.reconciliation.shown_fronts import ShownFronts
from wrapdocs_introspect.idioms.requests.reconciliation.shown_places import ShownPlaces
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.contract import Client
    from wrapdocs_introspect.idioms.requests.library_calls.reading import (
        ReadFunction,
        ReadRequest,
    )
    from wrapdocs_introspect.idioms.requests.reconciliation.readings import Readings
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import OperationFacts

_MAX_MORE = 6


class Corrections:
    """Corrects the operations of a package by what the HTTP library shows."""

    def __init__(self, clients: Mapping[str, Client], readings: Readings) -> None:
        """Correct operations.

        Args:
            clients: What classes say as clients.
            readings: What the library shows.
        """
        self._given = self._clients = clients
        self._readings = readings
        self._senders: set[Scope] = set()
        self.dropped: list[OperationFacts] = []
        """Operations that cannot be true, and that nothing takes the place of."""
        self.changed: set[tuple[Scope, Scope | None]] = set()
        """The functions of which the library shows another request, or other inputs of it."""
        self.opened: dict[tuple[Scope | None, Scope | None], AbstractSet[str]] = {}
        """Why the operations of each function are less sure than was known."""

    @property
    def clients(self) -> Mapping[str, Client]:
        """What classes say as clients, with the servers that their requests go to."""
        return self._clients

    def correct(self, operations: Sequence[OperationFacts]) -> list[OperationFacts]:
        """Return operations without what the HTTP library contradicts.

        Args:
            operations: The operations.
        """
        groups: dict[tuple[Scope, Scope | None], list[OperationFacts]] = {}
        for one in operations:
            groups.setdefault((one.function, one.inheriting), []).append(one)
        self._senders = {one.function for one in operations}
        self._clients = complete_clients(self._clients, self._requests_of_clients(groups))
        corrected: dict[int, list[OperationFacts]] = {}
        places, fronts = ShownPlaces(), ShownFronts()
        # What is said of functions that were not followed depends on the others.
        for key, group in sorted(
            groups.items(), key=lambda one: self._readings.is_doubted(*one[0])
        ):
            made = self._correct_group(group)
            way, sent = self._readings.way_of(*key), self._readings.sent_by(*key)
            client = self._client_of(group[0])
            if self._readings.is_doubted(*key):
                moved = [[places.move(way, one) for one in ones] for ones in made]
                made = [[fronts.put(sent, one, client) for one in ones] for ones in moved]
            elif self._readings.find_any(*key) is not None:
                places.note(way, group, [one for ones in made for one in ones])
                for one, ones in zip(group, made, strict=True):
                    fronts.note(sent, one, ones, client)
            kept = [one for ones in made for one in ones]
            if not kept:
                self.dropped.append(group[0])
            self._compare((group[0].function, group[0].inheriting), group, kept)
            read = self._readings.find_any(group[0].function, group[0].inheriting)
            is_closed = read is not None and not read.is_open and _is_closed(read, self._readings)
            for one, ones in zip(group, made, strict=True):
                is_same = not is_closed and len(kept) == len(group)
                said = ones if is_same else with_siblings(ones, len(kept))
                name = path_given_instead(read) if read is not None else None
                corrected[id(one)] = (
                    said if name is None else [or_at_given_path(each, name) for each in said]
                )
        return [made for one in operations for made in corrected[id(one)]]

    def _compare(
        self,
        function: tuple[Scope, Scope | None],
        before: Sequence[OperationFacts],
        now: Sequence[OperationFacts],
    ) -> None:
        """Remember whether the operations of a function were changed, and are less sure."""
        if len(before) != len(now) or not all(map(_is_same, before, now)):
            self.changed.add(function)
        calls = [one.client for one in now if one.client is not None]
        kinds = {reason["kind"] for call in calls for reason in call.reasons}
        if _count_options(now) > _count_options(before):
            kinds.add("queryOpen")  # Others may have an argument of another name for that.
        self.opened[function] = kinds & {*OPEN}

    def _requests_of_clients(
        self, groups: Mapping[tuple[Scope, Scope | None], Sequence[OperationFacts]]
    ) -> dict[str, list[list[ReadRequest]]]:
        """Return the requests of each function of a client, by the ids of the classes."""
        found: dict[str, list[list[ReadRequest]]] = {}
        for (function, inheriting), group in groups.items():
            read = self._readings.find_any(function, inheriting)
            name = group[0].client.client_class if group[0].client is not None else None
            requests = self._readings.whole_requests(read) if read is not None else []
            if name is not None and requests:
                found.setdefault(name, []).append(requests)
        return found

    def _correct_group(self, group: Sequence[OperationFacts]) -> list[list[OperationFacts]]:
        """Return what takes the place of each operation of a function."""
        if self._readings.is_confirmed(group[0].function, group[0].inheriting):
            opened = self._readings.opened_of(group[0].function, group[0].inheriting)
            return [[open_as(self._below_server(one), opened)] for one in group]
        read = self._readings.find_any(group[0].function, group[0].inheriting)
        decisive = self._readings.decisive_requests(read) if read is not None else []
        if decisive and not any(map(is_stated, group)):
            client = self._client_of(group[0])
            own = [one for one in decisive if self._is_own(one)] or decisive
            names, is_open = self._of_client(client), read is not None and read.is_open
            made_all = decide_operations(group, own, client, names, is_open=is_open)
            return [made_all, *([] for _ in group[1:])]
        shown = self._readings.known_requests(read) if read is not None else []
        plausible = self._readings.plausible_requests(read) if read is not None else []
        is_closed = read is not None and _is_closed(read, self._readings)
        unclaimed = first_of_each(one for one in shown if self._is_own(one))
        made: list[list[OperationFacts] | None] = []
        claimed: list[ReadRequest] = []
        for one in group:
            client = self._client_of(one)
            if is_stated(one):
                made.append([one])
                continue
            same = [each for each in plausible if agrees(one, client, each.decided)]
            longer = [each for each in plausible if lacks_prefix(one, client, each.decided)]
            found = same or longer
            if found:
                claimed += found
                unclaimed = [each for each in unclaimed if not _is_among(each, found)]
                is_changed = not same or has_initial_value(one, client, found[0].decided)
                path = path_below(found[0].decided, client) if is_changed else None
                made.append([with_inputs(one, found, path, sent_for_client(client))])
            elif is_closed and shown and read is not None and not read.is_open:
                made.append(None)
            elif self._is_refuted(one, read):
                made.append([])
            elif read is not None and _shows_path(read, one, client):
                made.append([one])
            else:
                made.append([assume(one) if read is not None else self._assume_alike(one)])
        return self._replace_disputed(group, made, unclaimed if is_closed else [], claimed)

    def _is_refuted(self, operation: OperationFacts, read: ReadFunction | None) -> bool:
        """Tell whether an operation cannot be true.

        Either its path is none, or the function was followed as a whole and sends nothing, as do
        all that were taken for functions of the same kind.
        """
        if not is_plausible_path(operation.path):
            return True
        sends_nothing = read is not None and read.is_complete and not read.requests
        is_open = read is not None and read.is_open
        others_send = self._readings.sends_like_others(operation.function, operation.inheriting)
        return sends_nothing and not is_open and not others_send

    def _assume_alike(self, operation: OperationFacts) -> OperationFacts:
        """Return an operation of a function that was not followed; others of its kind differ."""
        opened = self._readings.opened_of(operation.function, operation.inheriting)
        return open_as(assume(self._below_server(operation)), opened)

    def _below_server(self, operation: OperationFacts) -> OperationFacts:
        """Return an operation with its path below the address of the server that is known now."""
        name = operation.client.client_class if operation.client is not None else None
        before, now = self._given.get(name or ""), self._client_of(operation)
        front = path_of_server(now)
        if has_host(operation.path) or path_of_server(before) == front:
            return operation
        path = full_path(operation, before)
        if f"{path}/".startswith(f"{front}/"):
            return replace(operation, path=path.removeprefix(front) or "/")
        return replace(operation, path=origin_of_client(now) + path)

    def _of_client(self, client: Client | None) -> frozenset[str]:
        """Return the names that a client sends with every request."""
        return sent_for_client(client) | self._readings.common_headers

    def _is_own(self, one: ReadRequest) -> bool:
        """Tell whether a request is not sent by another function that is an operation."""
        chain = [step.function.definition for step in one.effect.chain]
        return not any(step in self._senders and step is not chain[0] for step in chain[1:])

    def _client_of(self, operation: OperationFacts) -> Client | None:
        name = operation.client.client_class if operation.client is not None else None
        return self._clients.get(name) if name is not None else None

    def _replace_disputed(
        self,
        group: Sequence[OperationFacts],
        made: list[list[OperationFacts] | None],
        unclaimed: list[ReadRequest],
        shown: list[ReadRequest],
    ) -> list[list[OperationFacts]]:
        """Put what the library shows in place of operations that it contradicts."""
        rest = list(unclaimed)
        filled: list[list[OperationFacts]] = []
        for one, known in zip(group, made, strict=True):
            if known is None:
                filled.append([self._make_from(one, rest.pop(0))] if rest else [])
            else:
                filled.append(known)
        model = next((one for one in group if not is_stated(one)), None)
        rest = [one for one in rest if any(_is_same_call(one, each) for each in shown)]
        if rest and model is not None and len(rest) <= _MAX_MORE:
            filled[-1] = [*filled[-1], *(self._make_from(model, one) for one in rest)]
        return filled

    def _make_from(self, model: OperationFacts, request: ReadRequest) -> OperationFacts:
        """Return an operation of the same function for another request."""
        path = path_below(request.decided, self._client_of(model))
        cleared = replace(model, inputs=())
        corrected = with_inputs(cleared, [request], path, sent_for_client(self._client_of(model)))
        evidence = tuple(evidence_of(request))
        assert corrected.client is not None  # noqa: S101 - only calls of clients get here
        call = replace(corrected.client, evidence=evidence, certainty="exact")
        return replace(corrected, client=call, source=place_of(evidence))


def _count_options(operations: Sequence[OperationFacts]) -> int:
    """Count the arguments that may hold further parameters."""
    return sum(len(one.client.options) for one in operations if one.client is not None)


def _is_same(before: OperationFacts, now: OperationFacts) -> bool:
    """Tell whether an operation says the same of its request as before.

    Where the server was not known, the path may have got what stands between them.
    """
    if _facts_of(before) == _facts_of(now):
        return True
    reasons = before.client.reasons if before.client is not None else ()
    is_below = any(one["kind"] == "serverUnknown" for one in reasons)
    known = f"/{before.path.strip('/')}"
    return (
        is_below
        and f"/{now.path.strip('/')}".endswith(known)
        and _facts_of(replace(now, path=before.path)) == _facts_of(before)
    )


def _facts_of(operation: OperationFacts) -> Hashable:
    """Return what an operation says of its request."""
    inputs = frozenset(
        (one.location, one.wire_name)
        for one in operation.inputs
        if one.location != "header" or one.wire_name.lower() not in OF_LIBRARY
    )
    return operation.method, operation.path.strip("/"), inputs


def _is_among(one: ReadRequest, others: Sequence[ReadRequest]) -> bool:
    """Tell whether a request has the method and the path of another one."""
    key = (one.decided.method, one.decided.shape)
    return any((each.decided.method, each.decided.shape) == key for each in others)


def _is_same_call(one: ReadRequest, other: ReadRequest) -> bool:
    """Tell whether the same call sends two requests: it sends one of them."""
    return one.effect.chain == other.effect.chain


def _shows_path(read: ReadFunction, operation: OperationFacts, client: Client | None) -> bool:
    """Tell whether the library shows the path of an operation, but not the method."""
    own = (one.decided for one in read.requests if one.decided.method is None)
    return any(one.is_path_known and agrees(operation, client, one) for one in own)


def _is_closed(read: ReadFunction, readings: Readings) -> bool:
    """Tell whether everything that a function sends is known."""
    own = [one for one in read.requests if not readings.is_shared(one)]
    return read.is_complete and all(
        one.decided.method is not None and one.decided.is_path_known and not one.decided.is_assumed
        for one in own
    )
