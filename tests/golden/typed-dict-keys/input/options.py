"""Which keys dictionaries have besides those that are listed."""

from pydantic import BaseModel
from typing_extensions import Never, NotRequired, ReadOnly, TypedDict


class Closed(TypedDict, closed=True):
    """No other keys."""

    name: ReadOnly[str]


class Open(TypedDict, extra_items=ReadOnly[int | None]):
    """Other keys are numbers."""

    name: NotRequired[ReadOnly[str]]


class More(Open):
    """Inherits which other keys there may be."""

    size: int


class Ended(Open, closed=True):
    """Ends what its base leaves open."""

    size: int


class Nothing(TypedDict, extra_items=Never):
    """Has no other keys, in other words."""

    name: str


Written = TypedDict("Written", {"content-type": str}, extra_items=bytes)


class Model(BaseModel, extra="allow"):
    """The same of a model."""

    name: str
    __pydantic_extra__: dict[str, float]


class Usual(TypedDict, closed=False):
    """As ever."""

    name: str
