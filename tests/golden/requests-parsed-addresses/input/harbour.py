"""Addresses that are taken apart by `urllib.parse` and put together again."""

from urllib.parse import parse_qs, urlparse, urlsplit, urlunparse, urlunsplit

import requests


class Harbour:
    """Addresses of which parts are replaced, and texts that are classes of their own."""

    def __init__(self, url="https://harbour.example/api"):
        self.url = url
        parsed = urlparse(url)
        self.host = parsed.hostname
        self.root = parsed.path

    def _build(self, path):
        if path.startswith("http://") or path.startswith("https://"):
            return path
        return f"{self.url}{path}"

    def _send(self, method, path, **parameters):
        parsed = urlparse(self._build(path))
        query = parse_qs(parsed.query)
        for name, value in parameters.items():
            query[name] = value
        url = urlunparse(parsed._replace(query=""))
        return requests.request(method, url, params=query)

    def list_ships(self, **parameters):
        """List ships, without a query of its own."""
        return self._send("GET", self._build("/ships"), **parameters)

    def get_ship(self, id):
        """Get a ship, below the path of the server."""
        parsed = urlsplit(self.url)
        path = f"{parsed.path}/ships/{id}"
        return requests.get(urlunsplit((parsed.scheme, parsed.netloc, path, "", "")))

    def move_ship(self, id):
        """Move a ship, beside the path of the server."""
        url = urlparse(self.url)._replace(path=f"/moves/{id}").geturl()
        return requests.put(url)

    def list_piers(self):
        """List piers, with the parts of an address in a list."""
        parts = list(urlparse(self.url))
        parts[2] = "/piers"
        return requests.get(urlunparse(parts))

    def list_cranes(self):
        """List cranes, with an address from its host and its path."""
        return requests.get(f"https://{self.host}{self.root}/cranes")

    def drop_anchor(self, ship_id: int):
        """Drop an anchor, by an id that is a class of its own."""
        return requests.delete(f"{self.url}/anchors/{Quoted(ship_id)}")

    def list_lamps(self):
        """List lamps of an older version, whose name is replaced."""
        return requests.get(f"{self.url}/lamps".replace("api", "old"))


class Quoted(str):
    """A text that may stand in a path."""

    def __new__(cls, value):
        return super().__new__(cls, str(value).replace("/", "%2F"))
