"""A decorator that sends again is no reason to list all functions that it decorates."""

import json
import functools
import time
from pathlib import Path

import requests


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


def retry(times: int):
    """Call a function again if it fails; this sends nothing by itself."""

    def decorate(function):
        @functools.wraps(function)
        def call(*args, **options):
            for _ in range(times):
                try:
                    return function(*args, **options)
                except requests.ConnectionError:
                    time.sleep(1)
            return function(*args, **options)

        return call

    return decorate


def signed_in(function):
    """Sign in before a function is called: whatever it decorates sends a request."""

    @functools.wraps(function)
    def call(self, *args):
        requests.post(route("login"), timeout=5)
        return function(self, *args)

    return call


class Ferry:
    """A client."""

    @retry(3)
    def board(self):
        """Send a request, maybe several times."""
        return requests.put(route("board"), timeout=5)

    @retry(3)
    def count(self, names: list[str]) -> int:
        """Send nothing."""
        return len(names)

    @signed_in
    def reserve(self, name: str) -> str:
        """Send a request: that of the decorator."""
        return name.upper()

    def cross(self):
        """Send a request, through a function that calls what it is given."""
        return self._attempt(lambda: requests.get(route("cross"), timeout=5))

    def measure(self):
        """Send nothing: neither function that the helper is given here does."""
        return self._attempt(lambda: len("ferry"))

    def _attempt(self, function):
        try:
            return function()
        except ValueError:
            return None
