"""Calls that have been followed: what they read, wrote, returned and did."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from wrapdocs_introspect.evaluation.frames import Effect
    from wrapdocs_introspect.evaluation.values.contents import Content
    from wrapdocs_introspect.evaluation.values.values import Value

_MAX_VERSIONS = 6
_MAX_CALLS = 60_000


@dataclass(slots=True)
class Touched:
    """The objects, dicts and lists that a call has read and written."""

    read: dict[int, Content] = field(default_factory=dict)
    """What they held before the call."""
    written: set[int] = field(default_factory=set)
    is_open: bool = False
    """Whether it gave a part of a request to something that is not followed."""

    def add(self, inner: Touched) -> None:
        """Add what a call inside of this one has read and written."""
        for key, content in inner.read.items():
            if key not in self.written:
                self.read.setdefault(key, content)
        self.written |= inner.written
        self.is_open = self.is_open or inner.is_open


@dataclass(slots=True)
class FollowedCall:
    """A call that has been followed."""

    value: Value
    read: dict[int, Content]
    written: dict[int, Content]
    effects: tuple[Effect, ...]
    is_open: bool
    is_cut: bool = False
    """Whether its budget was used up; then it has the effects up to there, and no value."""


class CallMemory:
    """The calls that have been followed, to be repeated where the same is met again."""

    def __init__(self) -> None:
        """Start without any call."""
        self._calls: dict[Hashable, list[FollowedCall]] = {}
        self._count = 0

    def find(self, key: Hashable, read: Callable[[int], Content | None]) -> FollowedCall | None:
        """Return a call with the same arguments, which found the same in all that it read.

        Args:
            key: The function and its arguments.
            read: Returns what an object, dict or list holds now.
        """
        for one in self._calls.get(key, ()):
            if all(_is_same(read(id_), content) for id_, content in one.read.items()):
                return one
        return None

    def add(self, key: Hashable, call: FollowedCall) -> None:
        """Remember a call."""
        versions = self._calls.setdefault(key, [])
        if len(versions) < _MAX_VERSIONS and self._count < _MAX_CALLS:
            versions.append(call)
            self._count += 1


def _is_same(one: Content | None, other: Content) -> bool:
    return one is other or one == other
