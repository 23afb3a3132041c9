"""Addresses that a caller may give as a whole, which only lack the server otherwise."""

import requests


class Museum:
    """A museum."""

    prefix = "https://museum.example/v1/"

    def _call(self, method, url, body=None):
        if not url.startswith("http"):
            url = self.prefix + url
        return requests.request(method, url, json=body).json()

    def _get(self, url):
        return self._call("GET", url)

    def rooms(self):
        """List the rooms."""
        return self._get("rooms")

    def room(self, number):
        """Get a room."""
        return self._get("rooms/" + number)

    def next(self, page):
        """Get the next page, whose address the server sent: this is not known."""
        return self._get(page["next"]) if page["next"] else None


class Hall:
    """A hall, whose server the caller gives."""

    def __init__(self, server: str) -> None:
        self.server = server

    def _call(self, method, path, query=None):
        address = path if path.startswith("http") else f"{self.server}/v2/{path}"
        if query:
            address += "?" + "&".join(query)
        return requests.request(method, address).json()

    def pictures(self):
        """List the pictures."""
        return self._call("GET", "pictures")

    def next(self, page):
        """Get the next page, whose address the server sent."""
        return self._call("GET", page["links"]["next"])
