"""Classes that derive from the session of a library send what that sends."""

import json
from pathlib import Path

import requests


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


class Loom(requests.Session):
    """A session with an address in front."""

    def request(self, method, url, **options):
        """Send a request."""
        return super().request(method, route(url), **options)

    def warm_up(self) -> None:
        """Send a request, by a method that only the base class has."""
        self.head(route("ping"))

    def thread_count(self) -> int:
        """Send nothing."""
        return len(self.headers)


class Problem(requests.RequestException):
    """An error, which sends nothing."""

    def explain(self) -> str:
        """Send nothing."""
        return str(self.response.text)


class Weaver:
    """A client."""

    def __init__(self) -> None:
        self._loom = Loom()

    def weave(self):
        """Send a request, by a method of the library that calls the one of the package."""
        return self._loom.get("weave")

    def mount(self, adapter) -> None:
        """Send nothing."""
        self._loom.mount("https://", adapter)

    def close(self) -> None:
        """Send nothing."""
        self._loom.close()
