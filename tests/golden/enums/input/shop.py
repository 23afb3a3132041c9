"""Enumerations of every kind."""

import enum
from enum import Enum, Flag, IntEnum, IntFlag, StrEnum, auto, unique

BASE = "b"


class Kind(str, Enum):
    """Kinds of books."""

    NOVEL = "novel"
    """A story."""
    #: Maps.
    ATLAS = "atlas"
    PREFIXED = BASE + "-side"
    #: Same value as the novel: an alias.
    STORY = "novel"


class Rank(IntEnum):
    """Ranks."""

    FIRST = 1
    SECOND = 2
    LOWEST = -1


class Colour(StrEnum):
    """Colours, by their names."""

    RED = auto()
    BLUE = auto()


@unique
class Rights(Flag):
    """Rights."""

    READ = auto()
    WRITE = auto()
    BOTH = READ | WRITE


class Bits(IntFlag):
    """Bits."""

    LOW = 1
    HIGH = 1 << 4


class Planet(enum.Enum):
    """Values that are tuples, with methods beside."""

    EARTH = (5.97, 6371)
    MARS = (0.64, 3389)

    @property
    def mass(self) -> float:
        """Mass of the planet."""
        return self.value[0]

    def describe(self) -> str:
        """Describe the planet."""
        return self.name


class Base(Enum):
    """An enumeration without members, to derive from."""


class Derived(Base):
    """Derived from an own base."""

    _ignore_ = ["helper"]
    helper = 1
    ONE = "one"
    _private = "p"


class Named(str, Enum):
    """Members whose values are their names."""

    def _generate_next_value_(name, start, count, last_values):
        """Return the name."""
        return name

    PAPER = auto()
    CLOTH = auto()


class Dashed(str, Enum):
    """A base that makes the values of its subclasses."""

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        return name.lower().replace("_", "-")


class Binding(Dashed):
    """Values of the base's function."""

    HARD_COVER = auto()


class Counted(str, Enum):
    """Values that depend on running code."""

    def _generate_next_value_(name, start, count, last_values):
        return f"{name}{count}"

    FIRST = auto()


class SelfNamed(str, Enum):
    """Values are the names of the members."""

    @staticmethod
    def _generate_next_value_(name: str, *_: object) -> str:
        return name

    @staticmethod
    def auto() -> str:
        """Save an import."""
        return auto()


class State(SelfNamed):
    """States of an order."""

    OPEN = SelfNamed.auto()
    PAID = SelfNamed.auto()
