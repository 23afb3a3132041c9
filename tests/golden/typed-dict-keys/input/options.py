"""Which keys dictionaries have besides those that are listed."""

from typing_extensions import NotRequired, ReadOnly, TypedDict


class Closed(TypedDict, closed=True):
    """No other keys."""

    name: ReadOnly[str]


class Open(TypedDict, extra_items=ReadOnly[int | None]):
    """Other keys are numbers."""

    name: NotRequired[ReadOnly[str]]


class Usual(TypedDict, closed=False):
    """As ever."""

    name: str
