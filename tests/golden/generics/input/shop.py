"""Generic models."""

from typing import Generic, List, Optional

from pydantic import BaseModel
from pydantic.generics import GenericModel
from typing_extensions import TypeVar

T = TypeVar("T")
K = TypeVar("K", bound=str)
N = TypeVar("N", int, float)


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
_B = TypeVar("_B", bound=Book)
D = TypeVar("D", default=int)
_Unused = TypeVar("_Unused", bound=Book)


class Shelf(BaseModel, Generic[_B, N, D]):
    """A shelf that may be used without saying what is on it."""

    first: _B
    others: List[_B]
    length: N
    number: D
