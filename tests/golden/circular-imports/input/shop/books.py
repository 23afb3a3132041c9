"""Books."""

from __future__ import annotations

from pydantic import BaseModel

from .authors import PREFIX, Author

SHELF = PREFIX + "/shelf"


class Book(BaseModel):
    """A book."""

    author: Author
