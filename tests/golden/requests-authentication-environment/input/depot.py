"""A secret that no parameter takes: the client reads it, and keywords may replace it."""

import os

import requests


class Resource:
    """What all resources have."""

    def __init__(self, **settings) -> None:
        self.password = os.environ.get("DEPOT_PASSWORD", "")
        for name in settings:
            setattr(self, name, settings[name])

    def _send(self, path: str) -> dict:
        if not self.password:
            raise ValueError("no password")
        headers = {"Authorization": "Bearer " + self.password}
        return requests.get("https://api.depot.test" + path, headers=headers, timeout=5).json()


class Depot(Resource):
    """The client."""

    def list_crates(self) -> dict:
        """List the crates."""
        return self._send("/crates")

    def read_crate(self, number: int) -> dict:
        """Read a crate."""
        return self._send(f"/crates/{number}")
