"""Names used before they exist, with postponed evaluation."""

from __future__ import annotations

from typing import TYPE_CHECKING, List

from fastapi import FastAPI
from pydantic import BaseModel

if TYPE_CHECKING:
    from datetime import datetime

app = FastAPI()


class Shop(BaseModel):
    """A shop."""

    owner: Person
    staff: List["Person"]
    boss: Person | None = None
    opened: datetime
    tree: dict[str, list[Shop]] = {}


@app.post("/shops")
def add_shop(shop: Shop, people: List["Person"]) -> List["Shop"]:
    """Add a shop.

    Args:
        shop: The shop.
        people: Who works there.
    """


class Person(BaseModel):
    """A person."""

    name: str
