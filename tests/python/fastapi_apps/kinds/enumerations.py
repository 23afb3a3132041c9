"""Members whose values are not what a first look at their lines says."""

from enum import Enum, IntEnum, auto
from typing import Literal

from fastapi import FastAPI
from pydantic import BaseModel

app = FastAPI()


class Adapter(str, Enum):
    """A comma makes a tuple, of which `str` takes the first part."""

    pcnet = ("PCnet",)
    intel = "Intel"


class Slot(str, Enum):
    """A member that is an underscore."""

    a = "A"
    _ = ""


class Size(int, Enum):
    """Values of another base, and a name of the same value."""

    small = 1
    large = 0x10
    huge = large


class Order(IntEnum):
    """Values that count."""

    first = auto()
    second = auto()
    tenth = 10
    next_one = auto()


class Word(str, Enum):
    """A base that gives names, and what is no member."""

    def _generate_next_value_(name: str, *_: object) -> str:  # noqa: N805
        return name.upper()

    red = auto()
    green = auto()
    _ignore_ = ["blue"]

    def describe(self) -> str:
        """Describe it."""
        return self.value


class Digit(str, Enum):
    """A base that makes texts of numbers."""

    one = auto()
    three = 3
    four = auto()


class Kind(str, Enum):
    """Two kinds."""

    a = "A"
    b = "B"


class Message(BaseModel):
    """Literals of members."""

    plain: Literal[Kind.a]
    preset: Literal[Kind.a] = Kind.a
    several: Literal[Kind.a, Kind.b]
    mixed: Literal[Kind.b, "C"] | None = None
    listed: list[Literal[Kind.a]] = []


@app.get("/a")
def texts(adapter: Adapter, slot: Slot, word: Word = Word.red) -> str:
    """Take texts."""
    return adapter + slot + word


@app.get("/d")
def digits(digit: Digit = Digit.four) -> str:
    """Take digits."""
    return digit


@app.get("/b")
def numbers(size: Size = Size.huge, order: Order = Order.next_one) -> int:
    """Take numbers."""
    return size + order


@app.get("/c")
def literals(kind: Literal[Kind.a] = Kind.a) -> Message:
    """Take a member."""
    return Message(plain=kind, several=kind)
