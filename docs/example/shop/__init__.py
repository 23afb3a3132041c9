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


@dataclass
class Order:
    """Copies of a book that somebody has ordered.

    Attributes:
        id: Id of the order
        book: The ordered book
        count: How many copies
        state: `open`, `sent` or `cancelled`
    """

    id: str
    book: Book
    count: int
    state: str = "open"


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

    def order(self, book_id: str, count: int = 1) -> Order:
        """Order a book.

        Args:
            book_id: Id of the book
            count: How many copies to order
        """
        return self._send("POST", "/orders", json={"book": book_id, "count": count})

    def get_order(self, order_id: str) -> Order:
        """Look at an order.

        Args:
            order_id: Id of the order
        """
        return self._send("GET", f"/orders/{order_id}")

    def cancel_order(self, order_id: str, reason: str | None = None) -> None:
        """Cancel an order that was not sent yet.

        Args:
            order_id: Id of the order
            reason: What the shop should know
        """
        self._send("DELETE", f"/orders/{order_id}", params={"reason": reason})
