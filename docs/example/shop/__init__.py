"""A client for the shop: books, their authors, and orders."""

from dataclasses import dataclass

import requests

__version__ = "1.0.0"


@dataclass
class Book:
    """A book in the shop.

    Attributes:
        id: Id of the book
        title: Its title
        price: Its price in euros
    """

    id: str
    title: str
    price: float


class Shop:
    """Reads the shop's books.

    Args:
        api_key: The key of your account
    """

    def __init__(self, api_key: str) -> None:
        self._headers = {"Authorization": f"Bearer {api_key}"}

    def _send(self, method: str, path: str, **options):
        url = f"https://api.example.com/v1{path}"
        return requests.request(method, url, headers=self._headers, **options).json()

    def list_books(self, author_id: str, page_size: int = 20) -> list[Book]:
        """List the books of an author.

        Args:
            author_id: Id of the author
            page_size: How many books to return
        """
        return self._send("GET", f"/authors/{author_id}/books", params={"pageSize": page_size})

    def order(self, book_id: str, count: int = 1) -> None:
        """Order a book.

        Args:
            book_id: Id of the book
            count: How many copies to order
        """
        self._send("POST", "/orders", json={"book": book_id, "count": count})
