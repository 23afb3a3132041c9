"""Operations of the functions that were followed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from wrapdocs_introspect.idioms.requests.certainty import (
    find_certainty,
    find_reasons,
    unknown_placeholders,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import text
from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
from wrapdocs_introspect.idioms.requests.inputs import SentInputs, read_inputs
from wrapdocs_introspect.idioms.requests.inputs.path import read_path_inputs
from wrapdocs_introspect.idioms.requests.path_template import (
    fill_from_arguments,
    is_whole_address,
    make_template,
)
from wrapdocs_introspect.idioms.requests.responses import read_response
from wrapdocs_introspect.idioms.requests.sending.paths import is_image, paths_in
from wrapdocs_introspect.idioms.requests.sending.sent_requests import shape_of, without_host
from wrapdocs_introspect.idioms.requests.sending.server_addresses import without_address
from wrapdocs_introspect.idioms.requests.stated.beginnings import beginning_of
from wrapdocs_introspect.idioms.requests.stated.documented import (
    complete_template,
    read_stated_requests,
)
from wrapdocs_introspect.idioms.requests.stated.marked_parameters import (
    read_marked_inputs,
    read_marked_options,
)
from wrapdocs_introspect.operations.facts import ClientCallFacts, OperationFacts
from wrapdocs_introspect.operations.written import location_of
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wrapdocs_introspect.contract import (
        EvidenceStep,
        Method,
        Reason,
        RequestOption,
        SourceLocation,
    )
    from wrapdocs_introspect.idioms.requests.entry import Entry
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.inputs.routing import Router
    from wrapdocs_introspect.idioms.requests.paging.page_items import PageItems
    from wrapdocs_introspect.idioms.requests.sending.helpers import Helpers
    from wrapdocs_introspect.idioms.requests.stated.beginnings import Beginnings
    from wrapdocs_introspect.idioms.requests.stated.documented import StatedRequest
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import InputFacts

_ITEM = re.compile(r"\.[^{}/]*\}")
"""The item of an argument at the end of a placeholder: `.id}`."""


def make_operations(
    entry: Entry,
    addresses: Sequence[str],
    beginnings: Beginnings,
    interpreter: Interpreter,
    router: Router,
    page_items: PageItems,
    helpers: Helpers,
) -> Iterator[tuple[FollowedRequest, OperationFacts]]:
    """Yield the operations of a public function, one for each method and path, with the request.

    Args:
        entry: The function, with the requests that it sends.
        addresses: The addresses of the package's own server, which paths do not begin with.
        beginnings: What addresses stand for that a server sent.
        interpreter: The interpreter that followed it.
        router: Knows where functions that send requests put their arguments.
        page_items: Reads what pages hold.
        helpers: Knows what functions that send requests make of them.
    """
    definition = entry.function.definition
    if definition is None:
        return
    requests = _requests_of(entry, definition, addresses, beginnings, helpers)
    for request in requests:
        inputs = read_inputs(request, interpreter, router, page_items)
        yield request, _make_operation(request, requests, inputs)


def read_inputs_again(
    operation: OperationFacts,
    request: FollowedRequest,
    interpreter: Interpreter,
    router: Router,
    page_items: PageItems,
) -> OperationFacts:
    """Return an operation with what its request carries, once its sender is known.

    Args:
        operation: The operation.
        request: Its request, with the method that sends it.
        interpreter: The interpreter that followed it.
        router: Knows where functions that send requests put their arguments.
        page_items: Reads what pages hold.
    """
    carried = read_inputs(request, interpreter, router, page_items)
    if operation.client is None:
        return operation
    options = (*carried.options, *_marked_options(request))
    reasons = tuple(one for one in operation.client.reasons if one["kind"] != "bodyUnknown")
    client = replace(
        operation.client,
        options=options,
        paging=carried.paging,
        reasons=(*reasons, *_body_reasons(carried)),
    )
    return replace(operation, inputs=_inputs_of(request, carried), client=client)


def find_unknown_requests(entries: Iterable[Entry]) -> dict[str, SourceLocation]:
    """Return the calls that send a request which could not be determined, by ids of functions.

    Args:
        entries: All public functions.
    """
    return {
        entry.id: {"file": step.function.scope.source.file, "line": step.line}
        for entry in entries
        if entry.unknown_call is not None and not entry.is_inherited
        for step in entry.unknown_call[:1]
    }


def _requests_of(
    entry: Entry,
    definition: Scope,
    addresses: Sequence[str],
    beginnings: Beginnings,
    helpers: Helpers,
) -> list[FollowedRequest]:
    if entry.declared:
        return [_make_stated(entry, definition, one, is_declared=True) for one in entry.declared]
    stated = read_stated_requests(entry.function)
    found: dict[tuple[str, str], FollowedRequest] = {}
    for absolute in entry.requests:
        sent = without_address(helpers.complete(absolute), addresses)
        is_path = is_whole_address(sent.path) or paths_in(sent.path, slash_free=True)
        if is_image(sent.path) or not is_path:
            continue
        known = beginning_of(sent.path, entry.cls, beginnings)
        for name in sent.methods:
            method = cast("Method", name)
            for template in complete_template(method, sent.path, stated, known):
                path = fill_from_arguments(template, sent.arguments)
                request = FollowedRequest(entry, definition, method, path, absolute, tuple(stated))
                first = found.setdefault((method, path.text), request)
                if first is not request:
                    found[method, path.text] = replace(first, others=(*first.others, absolute))
    if found or entry.is_inherited or entry.is_hidden:
        return _unite_alike(found.values())
    return [_make_stated(entry, definition, one) for one in stated]


def _unite_alike(requests: Iterable[FollowedRequest]) -> list[FollowedRequest]:
    """Return requests without those that only read an item of the same argument.

    `/users/{user}` and `/users/{user.id}` are one: the function takes an id, or what has one.
    """
    known = list(requests)
    plain = {(one.method, one.path.text) for one in known}
    return [
        one
        for one in known
        if (one.method, short := _ITEM.sub("}", one.path.text)) not in plain
        or short == one.path.text
    ]


def _make_stated(
    entry: Entry, definition: Scope, stated: StatedRequest, *, is_declared: bool = False
) -> FollowedRequest:
    method, path = cast("Method", stated.method), make_template(text(stated.path))
    return FollowedRequest(entry, definition, method, path, None, is_declared=is_declared)


def _make_operation(
    request: FollowedRequest, siblings: Sequence[FollowedRequest], carried: SentInputs
) -> OperationFacts:
    entry = request.entry
    reasons = (*find_reasons(request, siblings), *_body_reasons(carried))
    evidence = tuple(_evidence_of(request))
    return OperationFacts(
        function=request.definition,
        method=request.method,
        path=request.path.text,
        source=_place(evidence),
        origin="declared" if request.is_declared else "inferred",
        unresolved=tuple(unknown_placeholders(request)),
        inputs=_inputs_of(request, carried),
        responses=(read_response(request),),
        client=ClientCallFacts(
            certainty=find_certainty(request, reasons),
            evidence=evidence,
            reasons=reasons,
            options=(*carried.options, *_marked_options(request)),
            paging=carried.paging,
            also_sent_by=_callers_of(request),
        ),
        inheriting=entry.cls if entry.is_inherited else None,
    )


def _callers_of(request: FollowedRequest) -> tuple[str, ...]:
    """Return the ids of functions that send a request only by calling its function."""
    if request.sent is None:
        return ()
    shape = without_host(shape_of(request.sent.path))
    return tuple(sorted(request.entry.also_sent_by.get((request.method, shape), ())))


def _body_reasons(carried: SentInputs) -> tuple[Reason, ...]:
    return ({"kind": "bodyUnknown"},) if carried.is_body_unknown else ()


def _inputs_of(request: FollowedRequest, carried: SentInputs) -> tuple[InputFacts, ...]:
    marked = read_marked_inputs(request) if request.is_declared else []
    names = {one.name for one in marked}
    in_path = (one for one in read_path_inputs(request) if one.name not in names)
    return (*in_path, *marked, *carried.inputs)


def _marked_options(request: FollowedRequest) -> list[RequestOption]:
    return read_marked_options(request) if request.is_declared else []


def _evidence_of(request: FollowedRequest) -> Iterator[EvidenceStep]:
    if request.sent is None:
        place = location_of(request.definition)
        yield {"file": place["file"], "line": place["line"], "function": request.definition.id}
        return
    for step in request.sent.chain:
        file = step.function.scope.source.file
        yield {"file": file, "line": step.line, "function": step.function.id}


def _place(evidence: Sequence[EvidenceStep]) -> SourceLocation:
    return {"file": evidence[0]["file"], "line": evidence[0]["line"]}
