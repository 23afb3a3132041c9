"""Ships whose attributes a helper sets, and that only get their client from a group."""

from __future__ import annotations

import json

import requests


class Record:
    """What the server knows of something; it is loaded when an attribute is read."""

    def __init__(self, client: object, id: object) -> None:
        self._set("_client", client)
        self._set("id", id)

    def _set(self, name, value):
        object.__setattr__(self, name, value)


class Ship(Record):
    """A ship."""

    def rename(self, name: str, flag: str = "") -> dict:
        """Give a ship another name; the client makes JSON of it."""
        return self._client.post(f"/ships/{self.id}/name", data={"name": name, "flag": flag})


class Group:
    """Methods for one kind of record."""

    def __init__(self, client: Fleet) -> None:
        self.client = client


class Ships(Group):
    """Methods for ships."""

    def get(self, ship_id: str) -> Ship:
        """Get a ship."""
        found = self.client.post(f"/ships/{ship_id}", data=None)
        return Ship(self.client, found["id"])


class Fleet:
    """The client."""

    def __init__(self, token: str, url: str = "https://fleet.example/v2") -> None:
        self.token = token
        self.url = url
        self.ships = Ships(self)

    def post(self, path, data=None):
        """Send a request."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        body = json.dumps(data) if data is not None else None
        return requests.post(self.url + path, headers=headers, data=body).json()
