"""A client whose methods are assigned."""

from functools import partialmethod

import requests


class Base:
    """Sends requests."""

    def __init__(self, url: str):
        self._url = url

    def _send(self, method, path, *, timeout=None, **params):
        return requests.request(method, self._url + path, params=params, timeout=timeout)


class Library(Base):
    """A library."""

    def _book(self, method: str, book: int, **params: str):
        return self._send(method, f"/books/{book}", **params)

    get_book = partialmethod(_book, "GET")
    """Get a book.

    Args:
        book: Its number.
    """

    delete_book = remove_book = partialmethod(_book, "DELETE")

    def list_books(self, author: str, limit: int = 10):
        """List books.

        Args:
            author: Who wrote them.
            limit: How many.
        """
        return self._send("GET", "/books", author=author, limit=limit)

    find_books = list_books
    list_few_books = partialmethod(list_books, limit=3)
    """List at most three books."""
    ping = lambda self: self._send("GET", "/ping")  # noqa: E731

    async def renew(self, book: int):
        """Renew a loan."""
        return self._send("POST", f"/books/{book}/loan")

    extend = renew
