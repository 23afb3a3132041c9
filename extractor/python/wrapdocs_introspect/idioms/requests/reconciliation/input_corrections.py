"""The query and the body of operations, corrected by what the HTTP library shows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from wrapdocs_introspect.idioms.requests.reconciliation.inputs import (
    WITHOUT_BODY,
    SentInputs,
    encoded_as_sent,
)
from wrapdocs_introspect.operations.parameters import BODY_LOCATIONS, FORM_LOCATIONS
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wrapdocs_introspect.contract import Client, Method
    from wrapdocs_introspect.idioms.requests.library_calls.decision import DecidedRequest
    from wrapdocs_introspect.idioms.requests.library_calls.reading import ReadRequest
    from wrapdocs_introspect.operations.facts import InputFacts, OperationFacts

_WORDS = re.compile(r"[\W_]")


def sent_for_client(client: Client | None) -> frozenset[str]:
    """Return the names in query and headers that authorise a client; they are shown with it."""
    schemes = client.get("authentication", []) if client is not None else []
    in_query = {one.get("name", "") for one in schemes if one["scheme"] == "query"}
    in_headers = {one.get("name", "").lower() for one in schemes if one["scheme"] == "header"}
    return frozenset(in_query | in_headers)


def with_inputs(
    operation: OperationFacts,
    requests: Sequence[ReadRequest],
    path: str | None,
    credentials: frozenset[str] = frozenset(),
) -> OperationFacts:
    """Return an operation with what the HTTP library shows of its query and its body.

    Args:
        operation: The operation.
        requests: The requests that it stands for.
        path: Its path, if that is another one.
        credentials: Names in the query that are not shown with each operation.
    """
    made = SentInputs(operation.function)
    decided = [one.decided for one in requests if not one.decided.is_assumed]
    if not decided:
        return operation
    inputs = list(operation.inputs)
    if path is not None:
        in_path = list(made.of_path(decided[0]))
        names = {f"{{{one.wire_name}}}" for one in inputs if one.location == "path"}
        in_path = [one for one in in_path if f"{{{one.wire_name}}}" not in names]
        inputs = [
            *(one for one in inputs if one.location != "path" or f"{{{one.wire_name}}}" in path),
            *in_path,
        ]
    inputs = _correct_query(inputs, decided, made, credentials)
    inputs = _correct_body(inputs, decided, made)
    changed = _with_openness(replace(operation, inputs=tuple(inputs)), decided, made)
    if path is None:
        return changed
    methods = {one.method for one in decided}
    method = cast("Method", methods.pop()) if len(methods) == 1 else operation.method
    return replace(changed, path=path, method=method, unresolved=())


def _correct_query(
    inputs: list[InputFacts],
    decided: Sequence[DecidedRequest],
    made: SentInputs,
    credentials: frozenset[str],
) -> list[InputFacts]:
    """Return inputs with the query that is sent: more names, and none that go elsewhere."""
    shown = {one.wire_name: one for request in decided for one in made.of_query(request)}
    is_closed = all(not one.query.others and not one.is_open for one in decided)
    if is_closed:
        inputs = [one for one in inputs if one.location != "query" or one.wire_name in shown]
    known = {one.wire_name for one in inputs if one.location == "query"}
    added = [one for name, one in shown.items() if name not in known | credentials]
    moved = {one.wire_name for one in added}
    if any(one.body is None for one in decided):
        inputs = [
            one
            for one in inputs
            if one.location not in BODY_LOCATIONS or one.wire_name not in moved
        ]
    return [*inputs, *added]


def _correct_body(
    inputs: list[InputFacts], decided: Sequence[DecidedRequest], made: SentInputs
) -> list[InputFacts]:
    bodies = [one.body for one in decided if one.body is not None]
    has_open = any(one.is_open for one in decided)
    if not bodies and not has_open:
        return [one for one in inputs if one.location not in BODY_LOCATIONS]
    is_closed = not has_open and all(
        one.whole is None and not one.fields.others and one.fields.fields for one in bodies
    )
    own = [one for one in inputs if one.location in BODY_LOCATIONS]
    if not is_closed:
        may_have_body = any(one.method not in WITHOUT_BODY for one in decided)
        wholes = [made.of_whole_body(one) for one in bodies if may_have_body]
        added = [one for one in wholes[:1] if one is not None and not own]
        return [*(encoded_as_sent(one, bodies) for one in inputs), *added]
    shown = {one.wire_name: one for body in bodies for one in made.of_body(body)}
    if _places(own) == _places(shown.values()):
        return inputs
    kept = {
        one.wire_name: one
        for one in own
        if one.wire_name in shown and one.location == shown[one.wire_name].location
    }
    others = [one for one in inputs if one.location not in BODY_LOCATIONS]
    return [*others, *(kept.get(name, one) for name, one in shown.items())]


def _places(inputs: Iterable[InputFacts]) -> set[tuple[str, bool, bool]]:
    """Return what inputs send, whether as a form, and whether as a field of the body.

    Other spellings of a name are the same.
    """
    return {
        (
            _WORDS.sub("", one.wire_name.partition(".")[0]).lower(),
            one.location in FORM_LOCATIONS,
            one.is_embedded,
        )
        for one in inputs
    }


def _with_openness(
    operation: OperationFacts, decided: Sequence[DecidedRequest], made: SentInputs
) -> OperationFacts:
    """Return an operation that says which parameters may hold more than is named."""
    call = operation.client
    if call is None:
        return operation
    known = {one["pythonName"] for one in call.options}
    sent = {one.name for one in operation.inputs}
    options = list(call.options)
    for request in decided:
        for one in made.options_of_query(request):
            if one["pythonName"] not in known | sent:
                known.add(one["pythonName"])
                options.append(one)
    has_body = any(one.location in BODY_LOCATIONS and one.is_embedded for one in operation.inputs)
    reasons = tuple(one for one in call.reasons if one["kind"] != "bodyUnknown" or not has_body)
    return replace(operation, client=replace(call, options=tuple(options), reasons=reasons))
