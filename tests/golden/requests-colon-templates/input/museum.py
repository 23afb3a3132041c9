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

    def buy_postcards(self, shop_id: str, motif: str, count: int = 1):
        """Buy postcards of a motif in a shop."""
        values = {"id": _segment("id", shop_id), "motif": _segment("motif", motif)}
        path = _FIELD.sub(lambda found: values[found["name"]], "/shops/:id/postcards/:motif")
        return requests.post(self._address + path, json={"count": count}, timeout=5)


_FIELD = re.compile(r":(?P<name>[a-z]+)")


def _segment(name: str, value: object) -> str:
    written = str(value)
    if not written or "/" in written:
        raise ValueError(name)
    return written
