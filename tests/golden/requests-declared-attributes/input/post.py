"""Attributes whose class only the body of a class declares."""

import requests


class Sender:
    """Sends requests."""

    def __init__(self, address: str) -> None:
        self.address = address

    def submit(self, method: str, path: str, values=None, trace=None):
        """Send a request."""
        headers = {"X-Trace": trace}
        return requests.request(method, self.address + path, json=values, headers=headers)


class Post:
    """A post office."""

    _sender: Sender

    def __init__(self, sender) -> None:
        self._sender = sender

    def stamp(self, letter: int, price: int, trace: str | None = None):
        """Stamp a letter."""
        return self._sender.submit("POST", f"/letters/{letter}", {"price": price}, trace)
