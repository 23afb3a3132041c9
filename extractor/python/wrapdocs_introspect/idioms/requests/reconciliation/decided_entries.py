"""Public functions, with the requests that the HTTP library shows in place of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.reconciliation.known_requests import is_same, path_of
from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest, Step

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wrapdocs_introspect.idioms.requests.entry import Entry
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
        way = {step.function.definition for one in decisive for step in one.effect.chain}
        if decisive and way.isdisjoint(readings.undecided):
            entry.requests = _make_requests(decisive, entry, interpreter)
            entry.unknown_call = None


def _make_requests(
    decisive: Sequence[ReadRequest], entry: Entry, interpreter: Interpreter
) -> list[SentRequest]:
    made: dict[tuple[str, str, tuple[str, ...]], SentRequest] = {}
    for one in decisive:
        method = one.decided.method or ""
        way = tuple(step.function.id for step in one.effect.chain)
        key = (method, one.decided.shape, way)
        if key not in made:
            made[key] = _make_request(method, one, entry, interpreter)
    return list(made.values())


def _make_request(
    method: str, one: ReadRequest, entry: Entry, interpreter: Interpreter
) -> SentRequest:
    """Return a request; one that the other reading has found stays as it is.

    That reading may know less of the beginning of the path, which the client's address has.
    """
    path = path_of(one)
    alike = [each for each in entry.requests if is_same(method, path, each)]
    way = {step.function.id for step in one.effect.chain}
    # Another function may be on the way to one of them, which then has the request.
    alike.sort(key=lambda each: len({step.function.id for step in each.chain} ^ way))
    if alike and {step.function.id for step in alike[0].chain} <= way:
        return alike[0]
    steps = tuple(
        Step(interpreter.definitions.function(step.function.definition), step.line)
        for step in one.effect.chain
        if step.function.definition is not None
    )
    own = Step(entry.function, entry.function.node.lineno)
    return SentRequest((method,), path, steps or (own,))
