"""The address stands in the signature of the constructor, by the name of a constant."""

import requests


class Api:
    """Sends requests to an address with a slash at its end."""

    BASE_URL = "https://api.books.test/v2/"

    def __init__(self, token: str, base_url: str = BASE_URL) -> None:
        if not base_url.endswith("/"):
            base_url += "/"
        self.base_url = base_url
        self.token = token

    def get_book(self, book_id: str) -> dict:
        """Get a book."""
        return self._send("GET", f"books/{book_id}")

    def _send(self, method: str, path: str) -> dict:
        return requests.request(method, self.base_url + path).json()
