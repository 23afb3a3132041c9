"""Reading a property, or entering a block, may send a request."""

import json
from pathlib import Path

import httpx


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


class Lamp:
    """Something that a server knows."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client

    @property
    def state(self) -> dict:
        """Ask the server."""
        return self._client.get(route("lamp")).json()

    @property
    def kind(self) -> str:
        """Say it without asking."""
        return "lamp"

    def __enter__(self) -> "Lamp":
        self._client.post(route("lock"))
        return self

    def __exit__(self, *_: object) -> None:
        self._client.delete(route("lock"))


class Lighthouse:
    """A client."""

    def __init__(self) -> None:
        self._lamp = Lamp(httpx.Client())

    def is_lit(self) -> bool:
        """Send a request, by a property."""
        return self._lamp.state["lit"]

    def describe(self) -> str:
        """Send nothing, by a property."""
        return self._lamp.kind

    def repair(self) -> None:
        """Send requests, by entering and leaving a block."""
        with self._lamp:
            pass

    def save(self, path: Path) -> None:
        """Send nothing, by entering and leaving a block."""
        with path.open("w") as file:
            file.write("lighthouse")
