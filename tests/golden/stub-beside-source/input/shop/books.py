"""Books; the types are in the stub."""

from fastapi import FastAPI
from pydantic import BaseModel

app = FastAPI()


class Book(BaseModel):
    """A book."""

    title: str


@app.get("/books")
def list_books(limit=10):
    """List the books.

    Args:
        limit: How many.
    """


def price(book):
    """Tell the price.

    Args:
        book: The book.
    """
