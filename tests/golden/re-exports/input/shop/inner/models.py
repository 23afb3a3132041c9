"""Where the models are."""

from pydantic import BaseModel

__all__ = ["Book", "Author"]


class Author(BaseModel):
    """An author."""

    name: str


class Book(BaseModel):
    """A book."""

    author: Author
