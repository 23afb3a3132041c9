"""A public function, where following begins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest, UnknownCall
    from wrapdocs_introspect.idioms.requests.stated.documented import StatedRequest
    from wrapdocs_introspect.names.scope import Scope


@dataclass(slots=True)
class Entry:
    """A public function, and the requests that it sends."""

    function: Function
    cls: Scope | None
    """The class that it is a method of; a class that inherits it, where that decides the path."""
    requests: list[SentRequest] = field(default_factory=list)
    """Those that belong to it; before that is known, all that it sends."""
    reads: set[str] = field(default_factory=set)
    """The names that it reads on its class."""
    declared: list[StatedRequest] = field(default_factory=list)
    """The requests that a decorator or the configuration states; they count in place of others."""
    unknown_call: UnknownCall | None = None
    """The first call that sends a request which could not be determined."""
    sends_more: bool = False
    """Whether it also sends, nearer to itself, a request that could not be determined."""
    serving: list[SentRequest] = field(default_factory=list)
    """Those that only serve the one which could not be determined."""
    all_requests: list[SentRequest] = field(default_factory=list)
    """All requests that it sends, also those that other public functions send for it."""
    also_sent_by: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    """Ids of functions that only send its requests by calling it, by method and path."""
    is_hidden: bool = False
    """Whether no caller reaches it: it is in a private module."""
    is_followed: bool = True
    """Whether the budget of the package sufficed to follow it."""
    is_countless: bool = False
    """Whether it sends so many requests that none of them is shown."""

    @property
    def id(self) -> str:
        """The dotted path by which callers know it."""
        if self.cls is None or not self.is_inherited:
            return self.function.id
        return f"{self.cls.id}.{self.function.name}"

    @property
    def is_inherited(self) -> bool:
        """Whether the class inherits the method."""
        return self.cls is not None and self.function.owner is not self.cls
