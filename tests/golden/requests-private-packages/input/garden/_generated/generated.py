"""The generated client."""

from __future__ import annotations

import requests


class Generated:
    """Sends requests."""

    def __init__(self, address: str) -> None:
        self._address = address

    def put_plant(self, plant_name: str, depth: int | None = None) -> dict:
        """Plant something."""
        return self.call("PUT", f"/plants/{plant_name}", {"depth": depth})

    def delete_plant(self, plant_name: str) -> dict:
        """Remove a plant; nobody calls this."""
        return self.call("DELETE", f"/plants/{plant_name}", {})

    def call(self, method: str, path: str, sent: dict) -> dict:
        """Send a request."""
        return requests.request(method, self._address + path, json=sent).json()
