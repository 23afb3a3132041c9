"""Types that cannot be resolved."""

from typing import List

from elsewhere import Imported
from fastapi import FastAPI
from pydantic import BaseModel

app = FastAPI()


class Book(BaseModel):
    """A book."""

    author: Author
    publisher: Imported


class Odd(Missing):
    """A base that is not imported."""

    value: int


@app.post("/books", response_model=List[Result])
def add_book(book: Bok, imported: Imported) -> None:
    """Add a book: a misspelled name, and a name from another package.

    Args:
        book: The book.
        imported: Something else.
    """
