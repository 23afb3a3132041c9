"""The arguments of a call."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.values.values import Value


class Arguments(NamedTuple):
    """The arguments of a call."""

    positional: tuple[Value, ...] = ()
    keywords: tuple[tuple[str, Value], ...] = ()
    more_positional: tuple[Value, ...] = ()
    """What `*` unpacks of which the items are not known."""
    more_keywords: tuple[Value, ...] = ()
    """What `**` unpacks of which the keys are not known."""
    optional: frozenset[str] = frozenset()
    """The keywords that may be left out."""

    @property
    def is_open(self) -> bool:
        """Whether it may pass more arguments."""
        return bool(self.more_positional or self.more_keywords)

    def keyword(self, name: str) -> Value | None:
        """Return an argument that is passed by name."""
        return next((value for key, value in self.keywords if key == name), None)

    def get(self, index: int, name: str = "") -> Value | None:
        """Return an argument by its place or by its name."""
        if index < len(self.positional):
            return self.positional[index]
        return self.keyword(name)

    def behind(self, *first: Value) -> Arguments:
        """Return them with other arguments in front."""
        return self._replace(positional=(*first, *self.positional))

    @property
    def values(self) -> tuple[Value, ...]:
        """All values that are passed."""
        named = (value for _, value in self.keywords)
        return (*self.positional, *named, *self.more_positional, *self.more_keywords)
