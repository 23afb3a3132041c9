"""Functions that are made of others: who calls one sends its request."""

import json
from functools import partial, partialmethod
from pathlib import Path

import requests


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


fetch = partial(requests.get, timeout=5)
"""Sends a request, as `requests.get` does."""

shout = partial(str.upper)
"""Sends nothing."""


class Bakery:
    """A client."""

    def __init__(self) -> None:
        self._session = requests.Session()
        self._ask = partial(self._session.request, "GET")
        self._clean = partial(self._strip, "crumbs")

    def _request(self, method: str, kind: str):
        return self._session.request(method, route(kind))

    def _strip(self, what: str, text: str) -> str:
        return text.replace(what, "")

    _change = partialmethod(_request, "PATCH")

    def knead(self):
        """Send a request, with a function of the module."""
        return fetch(route("knead"))

    def bake(self):
        """Send a request, with a function in an attribute."""
        return self._ask(route("bake"))

    def sell(self):
        """Send a request, with a method that is made of another one."""
        return self._change("sell")

    def tidy(self, text: str) -> str:
        """Send nothing, with a function in an attribute."""
        return self._clean(text)

    def label(self, text: str) -> str:
        """Send nothing, with a function of the module."""
        return shout(text)

    def prepare(self):
        """Send nothing: it returns a function, and does not call it."""
        return partial(self._request, "POST")
