"""A client that makes its parts of classes in tables, or hands them one of its methods."""

from collections.abc import Callable

import requests


class Crates:
    name = "crates"

    def __init__(self, client):
        self._client = client

    def get(self, crate_id):
        """Get a crate."""
        return self._client.call("GET", f"/crates/{crate_id}")


class Shelves:
    def __init__(self, client):
        self._client = client

    def get(self, shelf_id):
        """Get a shelf."""
        return self._client.call("GET", f"/shelves/{shelf_id}")


class Doors:
    def __init__(self, client):
        self._client = client

    def open(self, door_id):
        """Open a door."""
        return self._client.call("POST", f"/doors/{door_id}/open")


class Logs:
    def __init__(self, send: Callable[..., dict]):
        self._send = send

    def all(self):
        """List what happened."""
        return self._send("GET", "/logs")


class Strangers:
    """Nothing in the package makes an object of this class."""

    def __init__(self, client):
        self._client = client

    def get(self, stranger_id):
        """Get something by a client that is not known."""
        return self._client.call("GET", f"/strangers/{stranger_id}")


class Depot:
    _parts = (Crates,)

    def __init__(self, token: str):
        self.token = token
        for part in self._parts:
            made = part(self)
            setattr(self, made.name, made)
        for name, cls in {"shelves": Shelves}.items():
            setattr(self, name, cls(self))
        self.doors = self._make(Doors)
        self.logs = Logs(self.call)

    def _make(self, cls):
        return cls(self)

    def call(self, method, path, **options):
        headers = {"X-Token": self.token}
        return requests.request(method, "https://depot.test/v1" + path, headers=headers, **options).json()
