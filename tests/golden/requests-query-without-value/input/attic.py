"""Names in a query that have no value."""

from urllib.parse import urlencode

import requests

CLEAR_ALL = "/boxes/clear?all"


class Attic:
    def __init__(self, token: str):
        self._headers = {"Authorization": f"Bearer {token}"}

    def _send(self, method: str, path: str):
        return requests.request(method, "https://attic.test" + path, headers=self._headers)

    def clear(self):
        """Clear all boxes."""
        return self._send("POST", CLEAR_ALL)

    def describe(self, box: str, page: int):
        """Describe a box."""
        return self._send("GET", f"/boxes/{box}?describe&page={page}")

    def _find(self, path: str, filters=None):
        pairs = sorted((filters or {}).items())
        return self._send("GET", path + "?" + urlencode([(name, value) for name, value in pairs]))

    def boxes(self):
        """List boxes: the query is always empty."""
        return self._find("/boxes")

    def search(self, colour: str):
        """Search for boxes of a colour."""
        return self._find("/boxes/search", {"colour": colour})
