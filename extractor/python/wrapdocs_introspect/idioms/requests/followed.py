"""A request of a public function, with everything that is known of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.records import record

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Method
    from wrapdocs_introspect.idioms.requests.entry import Entry
    from wrapdocs_introspect.idioms.requests.path_template import PathTemplate
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
    from wrapdocs_introspect.idioms.requests.stated.documented import StatedRequest
    from wrapdocs_introspect.names.scope import Scope


@record
class FollowedRequest:
    """One method and path that a public function sends, or that its docstring names."""

    entry: Entry
    definition: Scope
    """The function."""
    method: Method
    path: PathTemplate
    sent: SentRequest | None
    """The call that sends it; None if only the docstring names it."""
    stated: tuple[StatedRequest, ...] = ()
    """All requests that the docstring names."""
    others: tuple[SentRequest, ...] = ()
    """Calls that send the same method and path, maybe with another query in the address."""
    is_declared: bool = False
    """Whether a decorator or the configuration states it."""
