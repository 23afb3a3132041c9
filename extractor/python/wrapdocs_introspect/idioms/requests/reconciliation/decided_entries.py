"""Public functions, with the requests that the HTTP library shows in place of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import roots
from wrapdocs_introspect.evaluation.values.values import Member, Parameter, Placeholder, Reference
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Hole, Text
from wrapdocs_introspect.idioms.requests.sending.sent_requests import (
    SentRequest,
    Step,
    shape_of,
    without_host,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wrapdocs_introspect.evaluation.values.values import Value
    from wrapdocs_introspect.idioms.requests.entry import Entry
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import HoleOrigin
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.library_calls.reading import ReadRequest
    from wrapdocs_introspect.idioms.requests.reconciliation.readings import Readings


def decide_entries(readings: Readings, entries: Iterable[Entry], interpreter: Interpreter) -> None:
    """Give functions the requests that the HTTP library shows, where it shows all of them.

    Args:
        readings: What the library shows.
        entries: The functions, with what the other reading has found.
        interpreter: Knows the functions on the way.
    """
    for entry in entries:
        definition = entry.function.definition
        read = readings.find(definition, entry.cls) if definition is not None else None
        decisive = readings.decisive_requests(read) if read is not None else []
        if decisive:
            entry.requests = _make_requests(decisive, entry.requests, interpreter)
            entry.unknown_call = None


def _make_requests(
    decisive: Sequence[ReadRequest], known: Sequence[SentRequest], interpreter: Interpreter
) -> list[SentRequest]:
    made: dict[tuple[str, str, tuple[str, ...]], SentRequest] = {}
    for one in decisive:
        method = one.decided.method or ""
        way = tuple(step.function.id for step in one.effect.chain)
        key = (method, one.decided.shape, way)
        if key not in made:
            made[key] = _make_request(method, one, known, interpreter)
    return list(made.values())


def _make_request(
    method: str, one: ReadRequest, known: Sequence[SentRequest], interpreter: Interpreter
) -> SentRequest:
    """Return a request; one that the other reading has found stays as it is.

    That reading may know less of the beginning of the path, which the client's address has.
    """
    path = _write_path(one)
    alike = [each for each in known if method in each.methods and _is_same(path, each)]
    way = {step.function.id for step in one.effect.chain}
    # Another function may be on the way to one of them, which then has the request.
    alike.sort(key=lambda each: len({step.function.id for step in each.chain} ^ way))
    if alike and {step.function.id for step in alike[0].chain} <= way:
        return alike[0]
    steps = (
        Step(interpreter.definitions.function(step.function.definition), step.line)
        for step in one.effect.chain
        if step.function.definition is not None
    )
    return SentRequest((method,), path, tuple(steps))


def _write_path(one: ReadRequest) -> Text:
    parts = one.decided.path.parts
    return Text(
        tuple(
            Hole(part.name, _origin_of(part.value)) if isinstance(part, Placeholder) else part
            for part in parts
        )
    )


def _origin_of(value: Value) -> HoleOrigin:
    found = roots(value)
    if any(isinstance(one, Parameter) and one.role == "argument" for one in found):
        return "parameter"
    is_object = any(
        isinstance(one, Parameter)
        or (isinstance(one, Member) and isinstance(one.receiver, Reference))
        for one in found
    )
    return "object" if is_object else "unknown"


def _is_same(path: Text, other: SentRequest) -> bool:
    """Tell whether two paths are the same; one may know more of the beginning."""
    one, each = f"/{shape_of(path)}", f"/{without_host(shape_of(other.path)).strip('/')}"
    return one.endswith(each) or each.endswith(one)
