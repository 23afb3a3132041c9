"""Bodies that a caller gives, and that an object sends of which nothing is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values import Member, Parameter, alternatives
from wrapdocs_introspect.idioms.requests.inputs.part import BODIES, Part
from wrapdocs_introspect.idioms.requests.inputs.roles import role_of
from wrapdocs_introspect.idioms.requests.sending.vocabulary import words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest

_SESSIONS = frozenset({"http", "session"})
"""Words in the names of objects that send `data` as a form."""


def given_bodies(request: SentRequest) -> Iterator[Part]:
    """Yield what a caller gives as `data` or `body`: `self.client.post(path, data)`.

    Args:
        request: A request whose method may have a body.
    """
    base = request.callee.base if isinstance(request.callee, Member) else None
    if base is None or _SESSIONS.intersection(words_of(getattr(base, "name", ""))):
        return
    for value in request.positional:
        names = [one.name for one in alternatives(value) if isinstance(one, Parameter)]
        if any(role_of(name) in BODIES for name in names):
            yield Part("body", value)
