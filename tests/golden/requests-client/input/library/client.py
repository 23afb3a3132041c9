"""The client."""

import requests

from library.books import Books


class Library:
    """A library."""

    def __init__(self, token: str, base_url: str = "https://library.example/api") -> None:
        self.base_url = base_url
        self.session = requests.Session()
        self.books = Books(self)

    def request(self, method: str, path: str, **options):
        """Send any request; which one is up to the caller."""
        return self.session.request(method, self.base_url + path, **options)

    def describe(self) -> str:
        """Return a text; this sends nothing."""
        return f"Library at {self.base_url}"
