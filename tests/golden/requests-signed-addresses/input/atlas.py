"""Addresses with a query of their own; only some of them are signed."""

from urllib.parse import urlencode

import requests


def _encode(pairs):
    extended = []
    for name, value in pairs:
        extended.append((name, str(value)))
    return requests.utils.unquote_unreserved(urlencode(extended))


def _sign(secret, path):
    return secret.sign(path)


class Atlas:
    """Maps; a client with a secret signs what it sends."""

    def __init__(self, key: str | None = None, secret: str | None = None) -> None:
        self.key = key
        self.secret = secret

    def _address(self, path, query):
        if self.secret:
            signed = path + "?" + _encode([*query, ("client", self.key)])
            return signed + "&signature=" + _sign(self.secret, signed)
        return path + "?" + _encode([*query, ("key", self.key)])

    def _fetch(self, path, query):
        return requests.get("https://atlas.example" + self._address(path, query)).json()

    def route(self, start: str, end: str):
        """Find a route: the signature is only sent with a secret."""
        return self._fetch("/route", [("start", start), ("end", end)])

    def height(self, place: str, unit: str | None = None, exact: bool = False):
        """Find a height; what depends on a condition is optional."""
        query = {"place": place}
        if unit:
            query["unit"] = unit
        if exact:
            query["exact"] = "true"
        return requests.get("https://atlas.example/height?" + _encode(query.items())).json()

    def find(self, name: str, box=None):
        """Find a place: the box is only sent if it is given, as something else."""
        query = {"name": name}
        if box:
            query["box"] = box.north + box.south
        return requests.get("https://atlas.example/places?" + urlencode(query)).json()
