"""Fields with the names of builtins and of types: they do not capture annotations."""

from typing import List, Optional

from pydantic import BaseModel


class Book(BaseModel):
    """A book."""

    int: int = 0
    pages: int = 1
    str: Optional[str] = None
    title: str
    list: List[int] = []
    type: str = "book"
    id: int
    List: List[str] = []
    later: List[str] = []
