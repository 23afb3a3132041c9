"""The client puts the kind of file behind every path."""

from urllib.parse import urlencode

import requests


class Tickets:
    """The client."""

    def __init__(self, account: str) -> None:
        self._account = account

    def _request(self, method: str, endpoint: str, query: dict | None = None):
        url = f"https://tickets.example/api/{endpoint}.json"
        if query:
            url = f"{url}?{urlencode(query)}"
        return requests.request(method, url, timeout=5)

    def get_ticket(self, number: int):
        """Return a ticket."""
        return self._request("GET", f"tickets/{number}")

    def list_tickets(self, page: int):
        """List tickets."""
        return self._request("GET", "tickets", {"page": page})
