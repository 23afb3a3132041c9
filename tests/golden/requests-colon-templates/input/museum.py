"""Placeholders that are written with a colon, and filled by a function of the client."""

import re

import requests


class Museum:
    """The client."""

    def __init__(self, address: str) -> None:
        self._address = address

    def _path(self, template: str, values: dict) -> str:
        return re.sub(r":(\w+)", lambda found: str(values[found.group(1)]), template)

    def _send(self, method: str, path: str):
        return requests.request(method, self._address + path, timeout=5)

    def get_picture(self, room: str, picture: int):
        """Return a picture in a room."""
        path = self._path("/rooms/:room/pictures/:number", {"room": room, "number": picture})
        return self._send("GET", path)
