"""The arguments of a call."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.possible_senders.values.variables import Variable


class Arguments:
    """What a call gives, as variables."""

    __slots__ = ("named", "positional")

    def __init__(
        self,
        positional: Sequence[Variable | None],
        named: Sequence[tuple[str | None, Variable | None]],
    ) -> None:
        """Hold the arguments of a call."""
        self.positional = positional
        self.named = named

    def all(self) -> Iterator[Variable]:
        """Yield all that something is known of."""
        for one in self.positional:
            if one is not None:
                yield one
        for _, one in self.named:
            if one is not None:
                yield one

    def keyed(self) -> Iterator[tuple[int | str | None, Variable]]:
        """Yield the arguments with their positions and names."""
        for position, one in enumerate(self.positional):
            if one is not None:
                yield position, one
        for name, one in self.named:
            if one is not None:
                yield name, one
