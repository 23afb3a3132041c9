"""Classes that are created by function calls."""

import enum
from enum import Enum, IntEnum

from pydantic import BaseModel, Field, create_model

Colour = Enum("Colour", "RED GREEN BLUE")
Size = Enum("Size", ["SMALL", "LARGE"])
Level = IntEnum("Level", {"LOW": 10, "HIGH": 20})
Place = enum.Enum("Place", [("HERE", "h"), ("THERE", "t")], type=str)
Later = Enum("Later", "A, B", start=5)


class Base(BaseModel):
    """A base."""

    id: int


Book = create_model("Book", title=(str, ...), pages=(int, 100), note=(str, Field("n", description="A remark.")))
Novel = create_model("Novel", __base__=Base, hero=(str, None), rank=(int, 3))


class Shop(BaseModel):
    """A shop that uses them."""

    colour: Colour
    book: Book
