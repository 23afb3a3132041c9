"""Paths from constants of this module and of another."""

from fastapi import FastAPI

from . import paths
from .paths import BOOKS, SHELF as SHELF_PATH

app = FastAPI()
NEWEST = "newest"
ITEM = "/{" + "item_id" + "}"


class Routes:
    """Paths as class attributes that build on each other."""

    ORDERS = "/orders"
    ORDER = ORDERS + "/{order_id}"


@app.get(BOOKS)
def concatenated() -> None:
    """Concatenation in another module."""


@app.get(paths.REVIEWS)
def percent() -> None:
    """The `%` operator."""


@app.get(paths.AUTHOR)
def formatted(author_id: int) -> None:
    """`str.format` with escaped braces.

    Args:
        author_id: Number of the author.
    """


@app.get(SHELF_PATH)
def joined(shelf_id: int) -> None:
    """`str.join` over a list of constants.

    Args:
        shelf_id: Number of the shelf.
    """


@app.get(f"{BOOKS}/{NEWEST}")
def interpolated() -> None:
    """An f-string of two constants."""


@app.get(BOOKS + ITEM)
def sum_of_both(item_id: int) -> None:
    """A sum of an imported and an own constant.

    Args:
        item_id: Number of the item.
    """


@app.get(f"{BOOKS}/{{book_id}}")
def escaped(book_id: int) -> None:
    """An f-string with escaped braces.

    Args:
        book_id: Number of the book.
    """


@app.get(Routes.ORDER)
def from_class(order_id: int) -> None:
    """A class attribute that is derived from another one.

    Args:
        order_id: Number of the order.
    """


@app.get(
    "/implicit"
    "/concatenation"
)
def implicit() -> None:
    """Two literals side by side."""


@app.get(path="/by/keyword")
def keyword() -> None:
    """The path as a keyword."""
