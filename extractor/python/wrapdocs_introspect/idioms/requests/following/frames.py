"""Frames: the variables of a function while it is followed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.names.scope import Scope


@dataclass(slots=True)
class Frame:
    """The variables of a function, and what it has returned so far."""

    scope: Scope
    """Where names that are not variables are looked up."""
    depth: int
    """How many calls lie between this function and the one that was entered."""
    variables: dict[str, Value] = field(default_factory=dict)
    function: Function | None = None
    returned: list[Value] = field(default_factory=list)
    yielded: list[Value] = field(default_factory=list)

    def get(self, name: str) -> Value | None:
        """Return a variable of this function or of one around it."""
        frame: Frame | None = self
        while frame is not None:
            if name in frame.variables:
                return frame.variables[name]
            frame = frame.function.closure if frame.function is not None else None
        return None
