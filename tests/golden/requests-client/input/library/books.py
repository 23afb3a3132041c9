"""Books."""

from dataclasses import dataclass
from typing import overload


@dataclass
class Book:
    """A book."""

    isbn: str


class Books:
    """The books of a library."""

    def __init__(self, client) -> None:
        self._client = client

    def get(self, isbn: str) -> Book:
        """Return a book.

        Args:
            isbn: The number of the book.
        """
        return Book(**self._get(f"/books/{isbn}").json())

    @overload
    def find(self, title: str) -> list[Book]: ...

    @overload
    def find(self, title: None) -> None: ...

    def find(self, title: str | None) -> list[Book] | None:
        """Find books.

        Returns:
            The books that were found.
        """
        return self._get("/books", params={"title": title}).json()

    @overload
    def count(self, title: str) -> int:
        """Count the books with a title."""

    @overload
    def count(self) -> int:
        """Count all books."""

    def count(self, title: str | None = None) -> int:
        return self._get("/books/count", params={"title": title}).json()

    async def remove(self, isbn: str, *, shelf: str = "main") -> None:
        """Remove a book."""
        self._client.request("delete", "/shelves/{}/books/{}".format(shelf, isbn))

    @staticmethod
    def parse(isbn: str) -> str:
        """Return a number without dashes; this sends nothing."""
        return isbn.replace("-", "")

    def _get(self, path: str, **options):
        return self._client.request("GET", path, **options)
