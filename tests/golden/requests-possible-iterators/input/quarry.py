"""Who makes an object that sends its requests while somebody iterates it."""

import json
from pathlib import Path

import httpx


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


class Pages:
    """Sends one request for each page."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        self._number = 0

    def __iter__(self) -> "Pages":
        return self

    def __next__(self) -> dict:
        self._number += 1
        return self._client.get(route(str(self._number))).json()


class Stones:
    """Yields what it holds."""

    def __init__(self, stones: list[str]) -> None:
        self._stones = stones

    def __iter__(self):
        return iter(self._stones)


class Quarry:
    """A client."""

    def __init__(self) -> None:
        self._client = httpx.Client()

    def pages(self) -> Pages:
        """Return what sends requests while it is iterated."""
        return Pages(self._client)

    def first(self) -> dict:
        """Send a request: it asks for the first page."""
        return next(self.pages())

    def names(self):
        """Send requests, one for each page."""
        for page in self.pages():
            yield page["name"]

    def stones(self) -> Stones:
        """Return what sends nothing."""
        return Stones(["granite"])

    def weigh(self) -> int:
        """Send nothing."""
        return sum(len(one) for one in self.stones())
