"""Classes that `dataclass_transform` marks as dataclasses."""

from typing import Any, Callable, TypeVar, overload

from typing_extensions import dataclass_transform

T = TypeVar("T")


class Column:
    """Describes a field."""

    def __init__(self, *, default: Any = ..., alias: str = "", kw_only: bool = False) -> None:
        """Make one."""


def computed(*, init: bool = False) -> Any:
    """Describe a field that the constructor does not take."""


@overload
@dataclass_transform(kw_only_default=True, field_specifiers=(Column, computed))
def model(cls: type[T]) -> type[T]: ...
@overload
def model(*, frozen: bool = False) -> Callable[[type[T]], type[T]]: ...
def model(cls: Any = None, *, frozen: bool = False) -> Any:
    """Make a class a model."""


@model
class Tree:
    """A decorated class."""

    name: str
    """Its name."""
    height: float = Column(default=1.0, alias="size", kw_only=False)
    rings: int = computed()
    leaves: list[str] = []


@model(frozen=True)
class Stone:
    """A class whose decorator has arguments."""

    weight: int


class Gravel(Stone):
    """A decorator does not make subclasses models."""

    grain: int


@dataclass_transform(frozen_default=True)
class Record:
    """A base that is marked: its own attributes are no fields."""

    registry: dict[str, Any] = {}


class Order(Record):
    """A class below the marked base."""

    number: int
    note: str = ""


class LateOrder(Order, frozen=False, kw_only=True):
    """A class below that."""

    days: int


@dataclass_transform()
class Meta(type):
    """A metaclass that is marked."""


class SubMeta(Meta):
    """One that derives from it."""


class Entity(metaclass=SubMeta):
    """The base of its classes."""

    key: int


class Bird(Entity):
    """An entity."""

    wings: int = 2
