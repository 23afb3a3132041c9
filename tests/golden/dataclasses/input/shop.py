"""Dataclasses of the standard library and of Pydantic."""

import dataclasses
from dataclasses import KW_ONLY, InitVar, dataclass, field
from typing import ClassVar, List, Optional

import pydantic
from pydantic.dataclasses import dataclass as pydantic_dataclass

FIRST = 1


@dataclass
class Book:
    """A book.

    Attributes:
        title: Title on the cover.
    """

    title: str
    pages: int = 100
    tags: List[str] = field(default_factory=list)
    rank: int = field(default=FIRST, repr=False)
    shelf: Optional[str] = field(default=None, metadata={"unit": "m"})
    counter: ClassVar[int] = 0
    source: InitVar[str] = "desk"
    computed: int = field(init=False)
    untyped = 3

    def shout(self) -> str:
        """Return the title in capitals."""
        return self.title.upper()


@dataclasses.dataclass(order=True)
class Novel(Book):
    """A novel; bare `field` has no default."""

    hero: str = dataclasses.field(kw_only=True)
    _: KW_ONLY
    villain: str


@pydantic_dataclass
class Reader:
    """A reader."""

    name: str = pydantic.Field(description="Name of the reader.", min_length=1)
    age: int = 0


@pydantic.dataclasses.dataclass
class Clerk(Reader):
    """A clerk."""

    salary: float = 0.0
