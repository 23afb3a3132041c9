"""How long the functions of a package are followed: as long as that shows requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.idioms.requests.sending.vocabulary import names_http_library

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.contract import Diagnostic
    from wrapdocs_introspect.idioms.requests.entry import Entry
    from wrapdocs_introspect.loading import LoadedPackage

MAX_FRUITLESS_STEPS = 400_000
"""Most packages send no requests. A client sends the next one after a few hundred steps."""
_MAX_STEPS = 10_000_000


class Budget:
    """The steps that following a package may take."""

    def __init__(self) -> None:
        """Start with a whole budget."""
        self._steps = 0
        self._fruitless_steps = 0

    @property
    def is_used_up(self) -> bool:
        """Whether no more functions are followed."""
        return self._fruitless_steps > MAX_FRUITLESS_STEPS or self._steps > _MAX_STEPS

    def spend(self, steps: int, *, is_fruitful: bool) -> None:
        """Count the steps of a function.

        Args:
            steps: How many steps following it took.
            is_fruitful: Whether that showed a request, or a call that sends an unknown one.
        """
        self._steps += steps
        self._fruitless_steps = 0 if is_fruitful else self._fruitless_steps + steps


def find_unfollowed(entries: Sequence[Entry], package: LoadedPackage) -> Iterator[Diagnostic]:
    """Yield a finding if the budget did not suffice for a package that sends requests.

    Args:
        entries: All public functions.
        package: The loaded package.
    """
    own = [one for one in entries if not one.is_inherited]
    left = [one for one in own if not one.is_followed]
    if left and (_is_any_found(own) or _names_http_library(package)):
        message = (
            f"{len(left):,} of {len(own):,} public functions were not followed to the requests "
            f"that they send, from {left[0].id} on: following those before took too long."
        )
        yield make_diagnostic("functions-not-followed", message)


def find_countless(entries: Sequence[Entry]) -> Iterator[Diagnostic]:
    """Yield a finding if functions send too many requests to show them.

    Args:
        entries: All public functions, with the requests that belong to them.
    """
    countless = [one.id for one in entries if one.is_countless]
    if countless:
        message = (
            f"{len(countless):,} public functions, from {countless[0]} on, send more different "
            "requests than can be shown. None of these requests is."
        )
        yield make_diagnostic("functions-not-followed", message)


def _is_any_found(entries: Sequence[Entry]) -> bool:
    return any(one.requests or one.declared or one.unknown_call for one in entries)


def _names_http_library(package: LoadedPackage) -> bool:
    paths = (path for source in package.modules for path in source.imports.paths)
    return any(map(names_http_library, paths))
