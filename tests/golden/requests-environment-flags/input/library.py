"""Environment variables that are not set decide which server is the usual one."""

import os

import requests


class Library:
    """The client; a variable turns TLS on."""

    def __init__(self, host: str = "library.test", port: int = 8080) -> None:
        scheme = "http"
        if os.getenv("LIBRARY_TLS") == "true":
            scheme = "https"
        self._base = f"{scheme}://{host}:{port}"

    def list_books(self):
        """Return all books."""
        return requests.get(self._base + "/books", timeout=5)


class Museum:
    """The client; a variable leads to another server."""

    def __init__(self) -> None:
        mode = os.environ.get("MUSEUM_MODE", "live")
        sandbox = "https://sandbox.museum.test"
        self._base = sandbox if mode == "sandbox" else "https://museum.test"

    def list_pictures(self):
        """Return all pictures."""
        return requests.get(self._base + "/pictures", timeout=5)
