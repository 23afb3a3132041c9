"""Where functions send their arguments, as others show that send theirs in the same way."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from wrapdocs_introspect.operations.parameters import BODY_LOCATIONS
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from wrapdocs_introspect.contract import RequestOption
    from wrapdocs_introspect.operations.facts import InputFacts, InputLocation, OperationFacts

_NEARLY_ALL = 0.8


class Place(NamedTuple):
    """Where an argument is sent."""

    location: InputLocation
    media_type: str | None


class ShownPlaces:
    """Where the library shows that arguments are sent for which another reading has a place.

    A function that the budget does not suffice for sends its own in the same place, if nearly all
    others agree that send theirs in the same way.
    """

    def __init__(self) -> None:
        """Know none."""
        self._shown: dict[tuple[Hashable, InputLocation], Counter[Place]] = {}

    def note(
        self, way: Hashable, before: Sequence[OperationFacts], now: Sequence[OperationFacts]
    ) -> None:
        """Note what the library shows of a function.

        Args:
            way: The way in which it sends its arguments.
            before: What another reading has found.
            now: What the library shows.
        """
        if len(before) != 1 or len(now) != 1:
            return
        shown = {one.name: one for one in now[0].inputs if one.name is not None}
        for one in before[0].inputs:
            if one.name in shown and one.location != "path":
                found = self._shown.setdefault((way, one.location), Counter())
                found[_place_of(shown[one.name])] += 1

    def move(self, way: Hashable, operation: OperationFacts) -> OperationFacts:
        """Return an operation with its arguments in the places that others show.

        Args:
            way: The way in which its function sends them.
            operation: The operation.
        """
        moves = {
            location: place
            for (other, location), places in self._shown.items()
            if other == way
            for place, count in places.most_common(1)
            if count >= _NEARLY_ALL * places.total()
        }
        call = operation.client
        if not moves or call is None:
            return operation
        inputs = tuple(_move(one, moves.get(one.location)) for one in operation.inputs)
        body = next((place for location, place in moves.items() if location == "body"), None)
        options = tuple(_move_option(one, body) for one in call.options)
        return replace(operation, inputs=inputs, client=replace(call, options=options))


def _place_of(one: InputFacts) -> Place:
    return Place(one.location, one.media_type if one.location in BODY_LOCATIONS else None)


def _move(one: InputFacts, place: Place | None) -> InputFacts:
    if place is None or place.location == "path":
        return one
    is_embedded = one.is_embedded and place.location in BODY_LOCATIONS
    return replace(
        one, location=place.location, media_type=place.media_type, is_embedded=is_embedded
    )


def _move_option(option: RequestOption, body: Place | None) -> RequestOption:
    """Return a parameter that may hold more; what it holds goes where the others go."""
    if body is None or body.location != "query" or option["effect"] != "body":
        return option
    return {**option, "effect": "query"}
