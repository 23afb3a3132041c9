"""Requests that a value sends: a parameter, an item of a table, or what an expression gives."""

import requests

from .exceptions import HTTPError, NotThere

_SENDERS = {"GET": requests.get, "DELETE": requests.delete}


class Store:
    """Sends through functions of the library that are values."""

    def __init__(self, base="https://api.example.com"):
        self.base = base

    def _send(self, sender, path):
        answer = sender(self.base + path)
        if answer.status_code == 404:
            raise NotThere()
        return answer.json()

    def get_item(self):
        """Give a function of the library."""
        return self._send(requests.get, "/item")

    def delete_item(self):
        """Take the function from a table."""
        answer = _SENDERS["DELETE"](self.base + "/item")
        if answer.status_code == 409:
            raise HTTPError()
        return answer.json()

    def list_items(self):
        """Find the function by its name."""
        answer = getattr(requests, "get")(self.base + "/items")
        answer.raise_for_status()
        return answer.json()

    def find_item(self):
        """Catch an exception of the package."""
        try:
            return self._send(requests.get, "/found")
        except NotThere:
            return None
