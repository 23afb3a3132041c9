"""What calls are given."""

from __future__ import annotations

import abc
from dataclasses import dataclass
from datetime import timedelta
from decimal import Decimal
from enum import Enum
from typing import NamedTuple, TypedDict


class Color(Enum):
    """An enumeration."""

    RED = "red"
    BLUE = "blue"


@dataclass
class Price:
    """A data class with a field of another type than text."""

    amount: Decimal
    valid_for: timedelta
    currency: str = "EUR"


class Address(TypedDict):
    """A dict with known keys."""

    street: str
    lines: list[str]


Route = TypedDict("Route", {"from": str, "class": int})
Speed = Enum("Speed", {"very fast": 1, "slow": 2})


class Trip(Route):
    """A dict whose keys are no names in Python."""


class Size(NamedTuple):
    """A named tuple."""

    width: int
    height: int


class Shelf:
    """A reference: all its parts are optional."""

    def __init__(self, id: int | None = None, room: Room | None = None) -> None:
        self.id = id
        self.room = room


class Room:
    """A reference to what contains shelves."""

    def __init__(self, id: int | None = None, name: str | None = None) -> None:
        self.id = id
        self.name = name

    @property
    def id_or_name(self) -> int | str | None:
        """What a path contains."""
        return self.id or self.name


class Payment(abc.ABC):
    """Only its subclasses can be constructed."""

    @abc.abstractmethod
    def to_json(self) -> dict:
        """Return what is sent."""


class CardPayment(Payment):
    """A payment with a number."""

    def __init__(self, number: str) -> None:
        self.number = number

    def to_json(self) -> dict:
        """Return what is sent."""
        return {"number": self.number}
