"""Addresses of which attributes hold scheme and host."""

import requests


class Maps:
    """Maps."""

    def __init__(self, host="maps.example", scheme=None) -> None:
        self.host = host
        self.scheme = scheme or "https"
        self.search_address = "%s://%s%s" % (self.scheme, self.host, "/search/v1")

    def search(self, text):
        """Search for a place."""
        return requests.get(self.search_address, params={"text": text})

    def tile(self, x, y):
        """Get a tile."""
        return requests.get(f"{self.scheme}://{self.host}/tiles/{x}/{y}")


class Tiles:
    """Tiles, whose options hold the server."""

    template = "{server}/rest/{version}/tiles/{x}"

    def __init__(self, options: dict) -> None:
        self._options = options

    def find(self, x):
        """Find a tile."""
        options = self._options.copy()
        options.update({"x": x})
        return requests.get(self.template.format(**options))


def legend(host, name):
    """Get a legend of a server that the caller names."""
    return requests.get(f"{host}/legends/{name}")
