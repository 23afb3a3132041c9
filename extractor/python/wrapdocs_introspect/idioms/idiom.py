"""An idiom: one way in which Python code stands for HTTP requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.operations.facts import IdiomFacts


class Idiom(Protocol):
    """Finds the facts about a package's operations."""

    name: str
    """The idiom's name, as operations carry it."""

    triggers: tuple[str, ...]
    """Texts of which at least one is in every module that the idiom needs to look at."""

    def find(self, package: LoadedPackage, declared: AbstractSet[str]) -> IdiomFacts:
        """Find the operations of a package.

        Args:
            package: The loaded package.
            declared: Ids of the functions that are operations of an idiom before this one.
        """
        ...
