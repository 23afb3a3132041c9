"""Stars."""

from __future__ import annotations

import requests

from observatory.connection import Connection, Registry

connection = Connection()
registry = Registry()


@connection.get("/stars/{name}")
def star(answer: requests.Response, name: str) -> dict:
    """Return a star."""
    return answer.json()


@connection.patch("/stars/{name}")
def rename_star(answer: requests.Response, name: str) -> bool:
    """Rename a star."""
    return answer.ok


@registry.get("/never/sent")
def kept() -> str:
    """Is kept under a name."""
    return "kept"


class Planets:
    """Planets."""

    @connection.get("/planets")
    def all_planets(self, answer: requests.Response) -> list:
        """Return all planets."""
        return answer.json()
