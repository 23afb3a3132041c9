"""What following a function or a call showed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wrapdocs_introspect.records import record

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Instance, Value
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest, UnknownCall


@record
class Followed:
    """What following a public function showed."""

    requests: list[SentRequest]
    reads: set[str]
    """The names that it reads on its own class."""
    unknown_call: UnknownCall | None
    """The first call that sends a request which could not be determined."""
    steps: int
    """How many steps it took, with those for the state of objects."""


class Outcome(NamedTuple):
    """What following a call showed."""

    value: Value
    """What it returns."""
    receiver: Instance | None = None
    """The object whose method it is, if the method assigned to it."""


class FollowedCall(NamedTuple):
    """What following a call by itself showed."""

    value: Value | None
    """What it returns; None if that takes too long."""
    sent: list[SentRequest]
    reads: frozenset[str]
    """The names that it reads on the class of its receiver."""
