"""A client makes objects that send their requests to servers of their own."""

import requests

__all__ = ["Vault"]


class Http:
    """Sends requests to one server."""

    def __init__(self, host: str) -> None:
        self._host = host

    def request(self, method, path):
        """Send a request."""
        return requests.request(method, self._host + path).json()


class Shelf:
    """A shelf, which has a server of its own."""

    def __init__(self, host: str) -> None:
        self._http = Http(host)

    def boxes(self):
        """List the boxes."""
        return self._http.request("GET", "/boxes")


class Vault:
    """A vault."""

    def __init__(self) -> None:
        self._http = Http("https://vault.example")

    def shelf(self, name: str) -> Shelf:
        """Look up the server of a shelf."""
        return Shelf(self._http.request("GET", f"/shelves/{name}")["host"])

    def shelves(self):
        """List the shelves."""
        return self._http.request("GET", "/shelves")
