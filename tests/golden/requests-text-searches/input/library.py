"""What methods of texts search for is no path, even if it looks like one."""

import re

import requests


class Library:
    """The client; the host may be given with slashes in front."""

    def __init__(self, host: str, port: int = 8080) -> None:
        self._base = "http://%s:%s" % (host.lstrip("//"), port)

    def list_books(self):
        """Return all books."""
        return requests.get(self._base + "/books", timeout=5)

    def get_book(self, name: str):
        """Return a book by its name, or by its whole path."""
        return requests.get(f"{self._base}/books/{name.removeprefix('/books/')}", timeout=5)

    def get_author(self, name: str):
        """Return an author by the name, or by the whole path."""
        return requests.get(f"{self._base}/authors/{re.sub('/authors/', '', name)}", timeout=5)
