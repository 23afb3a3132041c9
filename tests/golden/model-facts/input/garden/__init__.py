"""What classes say of their fields as a whole, in each way that Python has."""

import enum
import sys
from dataclasses import dataclass
from functools import partial

import attr
import attrs
import pydantic
from pydantic import BaseModel, ConfigDict, RootModel
from pydantic.v1 import BaseModel as OldModel
from typing_extensions import NamedTuple, TypedDict

IS_FROZEN = True
SETTINGS = ConfigDict(extra="forbid", frozen=IS_FROZEN)
frozen_dataclass = dataclass(frozen=True)
arguments_by_name = partial(dataclass, kw_only=True)


@dataclass(frozen=IS_FROZEN, kw_only=True)
class Written:
    """A dataclass that says all."""

    size: int


@frozen_dataclass
class Named:
    """A dataclass whose decorator has a name."""

    size: int


@arguments_by_name(frozen=True)
class Partial:
    """A dataclass whose decorator has some arguments already."""

    size: int


@dataclass(slots=sys.version_info >= (3, 10), frozen=sys.version_info >= (3, 10))
class Unread:
    """A dataclass with an argument that is not known."""

    size: int


@pydantic.dataclasses.dataclass(config=ConfigDict(frozen=True, populate_by_name=True))
class Validated:
    """A dataclass of Pydantic."""

    size: int


@attr.frozen
class Frozen:
    """A frozen class of attrs."""

    _size: int


@attrs.define
class BelowFrozen(Frozen):
    """A class whose base is frozen."""

    colour: str


class Model(BaseModel):
    """A model that overrides a method of Pydantic."""

    model_config = SETTINGS
    size: int

    def model_dump(self):
        """Write the model."""


class Derived(Model, extra="allow"):
    """A model that changes one setting."""

    model_config = ConfigDict(populate_by_name=True, ser_json_timedelta="float")


class Below(Model):
    """A model that only inherits settings."""


class Mixed(Derived, Below):
    """The settings of the last base win, as Pydantic merges them."""


class Sizes(RootModel[list[int]]):
    """Takes its value by position."""


class OldSizes(OldModel):
    """Takes its value by name."""

    __root__: list[int]


class OldSettings(OldModel):
    """A model with settings of Pydantic 1."""

    size: int

    class Config:
        allow_mutation = False
        extra = pydantic.v1.Extra.ignore


class Closed(TypedDict, closed=True):
    """A dictionary without other keys."""

    size: int


class Open(TypedDict, extra_items=int):
    """A dictionary with other keys."""

    size: int


class Pair(NamedTuple):
    """A tuple."""

    left: int
    right: int = 0


class Colour(enum.Enum):
    """An enumeration."""

    RED = 1
