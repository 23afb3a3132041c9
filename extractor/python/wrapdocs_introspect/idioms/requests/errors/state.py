"""Ways through a function, and how they end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from wrapdocs_introspect.idioms.requests.errors.statuses import ALL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.idioms.requests.errors.values import Value

_MAX_STATES = 40


@dataclass
class State:
    """What is known at one place of one way through a function."""

    variables: dict[str, Value] = field(default_factory=dict)
    mask: int = ALL
    """The statuses of the response with which the way is taken."""
    is_open: bool = False
    """Whether something got the response that is not followed."""
    cause: str | None = None
    """The exception of the HTTP library that a handler has caught, if there is no response."""

    def having(self, mask: int) -> State:
        """Return the way with fewer statuses."""
        return State(self.variables, self.mask & mask, self.is_open, self.cause)

    def put(self, name: str, value: Value) -> State:
        """Return the way with another value of a variable."""
        return State({**self.variables, name: value}, self.mask, self.is_open, self.cause)

    def without(self, name: str) -> State:
        """Return the way without a variable."""
        left = {key: value for key, value in self.variables.items() if key != name}
        return State(left, self.mask, self.is_open, self.cause)

    def opened(self) -> State:
        """Return the way after something that is not followed."""
        return State(self.variables, self.mask, is_open=True, cause=self.cause)


class Ending(NamedTuple):
    """How a way through a function ends: it returns a value, or raises one."""

    value: Value
    mask: int
    is_raised: bool
    is_open: bool
    cause: str | None


def unite(states: Iterable[State]) -> list[State]:
    """Join ways that only differ in the statuses; if there are too many, forget variables."""
    found: list[State] = []
    for state in states:
        same = (
            one
            for one in found
            if (one.cause, one.is_open) == (state.cause, state.is_open)
            and one.variables == state.variables
        )
        known = next(same, None)
        if known is not None:
            known.mask |= state.mask
        elif state.mask:
            found.append(State(state.variables, state.mask, state.is_open, state.cause))
    return found if len(found) <= _MAX_STATES else _join_all(found)


def _join_all(states: list[State]) -> list[State]:
    causes = {one.cause for one in states}
    return [_join([one for one in states if one.cause == cause]) for cause in causes]


def _join(states: list[State]) -> State:
    first, *others = states
    common = {
        name: value
        for name, value in first.variables.items()
        if all(name in one.variables and one.variables[name] == value for one in others)
    }
    mask = first.mask
    for one in others:
        mask |= one.mask
    return State(common, mask, is_open=True, cause=first.cause)
