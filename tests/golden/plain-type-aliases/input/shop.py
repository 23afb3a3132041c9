"""Names of plain types and of literals, and a base class under another name."""

from typing import Annotated, Literal, Union

import logging
from enum import Enum

from pydantic import BaseModel, StrictInt, StrictStr
from pydantic import Field as PydanticField

Count = StrictInt
Label = StrictStr
Size = int
Answer = Union[Count, Label, Size]
Kind = Literal["book", "map"]


class Level(Enum):
    """A level of the standard library."""

    INFO = logging.INFO
    ERROR = logging.ERROR


class Book(BaseModel):
    """A book."""

    kind: Literal["book"]
    pages: Size


class Map(BaseModel):
    """A map."""

    kind: Literal["map"]
    answer: Answer


Base = Book
Item = Annotated[Union[Book, Map], PydanticField(discriminator="kind")]


class Novel(Base):
    """A book under another name."""

    shelf: Literal[Kind, "attic"]
    other: Item
