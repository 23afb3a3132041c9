"""Parameters without a marker, classed as FastAPI classes them."""

from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Dict, List, Literal, Optional, Set, Union
from uuid import UUID

from fastapi import BackgroundTasks, FastAPI, Request, Response
from pydantic import BaseModel

app = FastAPI()


class Kind(str, Enum):
    """Kinds of books."""

    NOVEL = "novel"
    ATLAS = "atlas"


class Book(BaseModel):
    """A book."""

    title: str


@dataclass
class Price:
    """A price."""

    amount: int


@app.get("/shops/{shop_id}/books")
def scalars(
    shop_id: int,
    kind: Kind,
    since: date,
    isbn: UUID = None,
    sort: Literal["title", "price"] = "title",
    limit: Optional[int] = None,
    cheap: bool = False,
    page: Union[int, str] = 1,
    untyped=None,
    bare="a",
) -> List[Book]:
    """List books: one path parameter, the rest from the query.

    Args:
        shop_id: Number of the shop.
        kind: Kind of the books.
        since: First day of sale.
        isbn: Number of the book.
        sort: Order of the list.
        limit: How many.
        cheap: Whether to leave out what is dear.
        page: Which page.
        untyped: Without a type.
        bare: With a default only.
    """


@app.post("/shops/{shop_id}/books")
def model(shop_id: int, book: Book, request: Request, response: Response, tasks: BackgroundTasks) -> Book:
    """Add a book: the model is the body, objects of the framework are not sent.

    Args:
        shop_id: Number of the shop.
        book: The book.
    """


@app.put("/shops/{shop_id}/price")
def data_class(shop_id: int, price: Optional[Price] = None) -> Price:
    """Set the price: a dataclass is a body, too.

    Args:
        shop_id: Number of the shop.
        price: The price.
    """


@app.put("/shops/{shop_id}/titles")
def sequence(shop_id: int, titles: List[str]) -> None:
    """Set the titles: a list without a marker is a body.

    Args:
        shop_id: Number of the shop.
        titles: The titles.
    """


@app.put("/shops/{shop_id}/prices")
def mapping(shop_id: int, prices: Dict[str, int], kinds: Set[Kind]) -> None:
    """Set prices and kinds: two bodies.

    Args:
        shop_id: Number of the shop.
        prices: Prices by title.
        kinds: Kinds on sale.
    """
