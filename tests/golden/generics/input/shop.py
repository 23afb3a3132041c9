"""Generic models."""

from typing import Generic, List, Optional, TypeVar

from pydantic import BaseModel
from pydantic.generics import GenericModel

T = TypeVar("T")
K = TypeVar("K", bound=str)


class Page(BaseModel, Generic[T]):
    """A page of a list."""

    items: List[T]
    next: Optional[str] = None


class Pair(GenericModel, Generic[K, T]):
    """A pair, as Pydantic 1 has it."""

    key: K
    value: T


class Book(BaseModel):
    """A book."""

    title: str


class BookPage(Page[Book]):
    """A page of books."""

    total: int


class Shop(BaseModel):
    """A shop."""

    books: Page[Book]
    prices: Pair[str, float]


Books = Page[Book]
