"""Bodies that a caller gives, and that an object sends of which nothing is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    UNKNOWN,
    Mapping,
    Member,
    Parameter,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.inputs.part import BODIES, Part
from wrapdocs_introspect.idioms.requests.inputs.roles import role_of
from wrapdocs_introspect.idioms.requests.sending.vocabulary import (
    is_method_parameter,
    is_path_parameter,
    words_of,
)

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


def unread_bodies(request: SentRequest) -> Iterator[Part]:
    """Yield an unknown body where a dict is sent under a name that does not say where.

    Args:
        request: A request whose method may have a body.
    """
    for name, value in request.arguments.items():
        is_other = role_of(name) is not None or is_method_parameter(name) or is_path_parameter(name)
        given = [one for one in alternatives(value) if isinstance(one, Mapping) and one.items]
        if given and not is_other:
            yield Part("body", UNKNOWN)
            return
