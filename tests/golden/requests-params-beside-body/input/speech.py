"""`params` of a POST request: the query if there is a body beside it, else perhaps the body."""

from __future__ import annotations

import opaque
import requests


class Speech:
    """Speech."""

    def __init__(self, address: str) -> None:
        self._address = address

    def say(self, voice: str, text: str, quality: str | None = None) -> bytes:
        """Say a text."""
        return self.request(
            f"/voices/{voice}/speech",
            method="POST",
            params={"quality": quality},
            json={"text": text},
        )

    def add_voice(self, name: str) -> bytes:
        """Add a voice; nobody can tell how its name is sent."""
        return self.request("/voices", method="POST", params={"name": name})

    def request(
        self, path: str, *, method: str, params: dict | None = None, json: dict | None = None
    ) -> bytes:
        """Send a request."""
        return opaque.send(requests.Request(method, self._address + path), params, json)
