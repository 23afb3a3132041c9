"""Attributes of objects whose constructors are followed when somebody asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.bindings import Call


class LateAttributes:
    """What a constructor leaves on an object: most objects of data are made and never read."""

    __slots__ = ("_find", "_found", "_hash", "call")

    def __init__(self, call: Call, find: Callable[[], tuple[tuple[str, Value], ...]]) -> None:
        """Describe what a constructor leaves.

        Args:
            call: The call of the constructor; equal calls leave equal attributes.
            find: Follows it.
        """
        self.call = call
        self._find = find
        self._found: tuple[tuple[str, Value], ...] | None = None
        self._hash: int | None = None

    def __iter__(self) -> Iterator[tuple[str, Value]]:
        """Iterate over names and values."""
        if self._found is None:
            self._found = self._find()
        return iter(self._found)

    def __bool__(self) -> bool:
        """Tell whether there are any."""
        return any(True for _ in self)

    def __hash__(self) -> int:
        """Hash the call."""
        if self._hash is None:
            self._hash = hash(self.call)
        return self._hash

    def __eq__(self, other: object) -> bool:
        """Compare the calls."""
        return isinstance(other, LateAttributes) and self.call == other.call

    @property
    def given(self) -> Iterator[Value]:
        """What the constructor is called with."""
        yield from self.call.positional
        yield from (value for _, value in self.call.keywords)
