"""Methods whose names are computed: any method of the object may be meant."""

import json
from pathlib import Path

import requests


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


class Printer:
    """A client."""

    def __init__(self) -> None:
        self._session = requests.Session()

    def send(self, verb: str):
        """Send a request, with a method of the library."""
        return getattr(self._session, verb)(route("jobs"))

    def ask(self, verb: str):
        """Send a request, with a method of the package."""
        method = getattr(self, f"_{verb}")
        return method()

    def look_up(self, options: dict, name: str) -> str:
        """Send nothing: it reads an attribute of data."""
        return getattr(options, name)

    def _read(self):
        return self._session.get(route("read"))


class Queue:
    """A client of which one request is known."""

    def __init__(self) -> None:
        self._session = requests.Session()

    def jobs(self):
        """List the jobs."""
        return self._session.get("https://printer.example/jobs").json()

    def do(self, verb: str):
        """Send a request with one of the methods that begin in a certain way."""
        return getattr(self, "_do_{0}".format(verb))()

    def _do_stop(self):
        return self._session.post(route("stop"))


class Paper:
    """Data."""

    def __init__(self, size: str) -> None:
        self.size = size

    def show(self, name: str) -> str:
        """Send nothing: no method of the class does."""
        return getattr(self, name)
