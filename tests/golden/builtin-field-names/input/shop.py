"""Fields that are named like builtins and types: annotations still mean the types."""

from datetime import date
from typing import List, Optional

from pydantic import BaseModel


class Book(BaseModel):
    """A book."""

    int: int
    pages: int = 1
    str: Optional[str]
    title: str
    list: List[int]
    ranks: list[int] = []
    date: date
    until: Optional[date] = None
    type: str = "book"
    id: int
