"""Routes that use a name through many re-exports."""

from fastapi import FastAPI

from .inner import Book, Price
from .inner.models import Author

app = FastAPI()


@app.post("/books")
def list_books(book: Book, price: Price) -> list[Author]:
    """List books.

    Args:
        book: The book.
        price: The price.
    """
