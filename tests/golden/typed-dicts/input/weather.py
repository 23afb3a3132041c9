"""Typed dictionaries."""

from typing import Generic, List, TypedDict, TypeVar

from typing_extensions import NotRequired, ReadOnly, Required
from typing_extensions import TypedDict as ExtendedDict

T = TypeVar("T")


class Station(TypedDict):
    """A station."""

    code: str
    height: NotRequired[int]
    name: str
    """Name of the place."""


class Options(TypedDict, total=False):
    """Options, which may be left out."""

    unit: str
    place: Required[str]
    days: "Required[int]"
    fixed: ReadOnly[Required[bool]]


class Detailed(Station, total=False):
    """Not total, although its base is."""

    image: str


class Paged(ExtendedDict, Generic[T]):
    """A generic one."""

    items: List[T]


Wind = TypedDict("Wind", {"speed": float, "from": str, "gusts": NotRequired[float]})
Rain = TypedDict("Rain", {"amount": float}, total=False)
